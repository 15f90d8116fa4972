"""Views: what a seat may know. Everything sent to a player, a bot or a browser goes through a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tichu.core.actions import Action, Pass, gifts_from_json, gifts_to_json
from tichu.core.cards import Cards, Rank, cards_name
from tichu.core.combos import Played
from tichu.core.errors import IllegalAction, InvalidCard, InvalidPosition, shown
from tichu.core.game import Game
from tichu.core.history import History, history_to_json
from tichu.core.position import pile_name, public_changes, read_position, write_public
from tichu.core.round import Round
from tichu.core.round_state import Call, Gifts, Phase
from tichu.core.table_text import headline, table_text

VIEW_KEYS: Final = ("seat", "counts", "waiting", "received", "stock")
"""Keys of a view that a position does not have."""


class View:
    """A round as one seat sees it; seat None is a spectator.

    ``round`` is the round without hidden information: hidden hands are empty, so use ``counts`` for the
    number of cards of a seat.
    """

    __slots__ = ("counts", "hidden", "round", "seat", "waiting")

    def __init__(
        self, seat: int | None, round_: Round, counts: list[int], hidden: frozenset[int], waiting: list[int]
    ) -> None:
        self.seat = seat
        self.round = round_
        self.counts = counts
        self.hidden = hidden
        self.waiting = waiting

    @classmethod
    def of(cls, full: Round, seat: int | None, *, laid_open: bool = False) -> View:
        """The view of a seat, or of a spectator; ``laid_open`` shows the cards left in a finished round."""
        seats = full.game.seats
        own = () if seat is None else full.seats_of(seat)
        all_open = laid_open and full.over
        open_hands = range(seats) if all_open else full.game.variant.seen_hands(full, seat)
        hidden = frozenset([other for other in range(seats) if other not in open_hands])
        seen = full.copy()
        seen.hands = [() if other in hidden else hand for other, hand in enumerate(full.hands)]
        seen.stock = [()] * seats
        seen.given = _visible_gifts(full, own) if own else [None] * seats
        if full.phase == "grand":
            seen.calls = {other: call for other, call in full.calls.items() if other in own}
        return cls(seat, seen, [len(hand) for hand in full.hands], hidden, full.to_act())

    @property
    def game(self) -> Game:
        """The rules of the table."""
        return self.round.game

    @property
    def hand(self) -> Cards:
        """The cards of the seat; a spectator has none."""
        return () if self.seat is None else self.round.hands[self.seat]

    @property
    def in_turn(self) -> bool:
        """Whether the round is waiting for this seat."""
        return self.seat in self.waiting

    @property
    def phase(self) -> Phase:
        """The phase of the round: ``grand``, ``exchange``, ``play``, ``take`` or ``over``."""
        return self.round.phase

    @property
    def trick(self) -> list[Played]:
        """The plays on the table, the first one first."""
        return self.round.trick

    @property
    def top(self) -> Played | None:
        """The play to beat: its ``seat`` and its ``combo``; None for a lead."""
        return self.round.top

    @property
    def wish(self) -> Rank | None:
        """The rank that was wished for, while the wish stands."""
        return self.round.wish

    @property
    def calls(self) -> dict[int, Call]:
        """The calls that this seat may know, by seat."""
        return self.round.calls

    @property
    def history(self) -> History:
        """What everybody has seen in this round, oldest first: entries with a ``seat`` and an ``action``."""
        return self.round.history

    @property
    def partners(self) -> tuple[int, ...]:
        """The seats on this side: one in Nanjing, two in Tientsin, none in a game of ranks."""
        return () if self.seat is None else self.game.variant.partners(self.round, self.seat)

    @property
    def partner(self) -> int | None:
        """The partner's seat; None if there is not exactly one."""
        partners = self.partners
        return partners[0] if len(partners) == 1 else None

    @property
    def opponents(self) -> tuple[int, ...]:
        """The seats on the other side."""
        return () if self.seat is None else self.game.variant.opponents(self.round, self.seat)

    @property
    def unseen(self) -> Cards:
        """The cards that this seat cannot locate: neither in an open hand, nor played, nor on the table.

        A card that this seat has passed counts as unseen, although the seat knows who received it.
        """
        round_ = self.round
        known = [card for pile in (round_.faceup, *round_.hands, *round_.won) for card in pile]
        known += [card for played in round_.trick for card in played.combo.cards]
        if self.seat is not None and round_.phase == "exchange":
            own = [round_.given[seat] or () for seat in round_.seats_of(self.seat)]
            known += [card for gifts in own for _, cards in gifts for card in cards]
        pack = Counter(self.game.variant.pack(self.game.settings))
        return tuple(sorted((pack - Counter(known)).elements()))

    def __str__(self) -> str:
        """Return the table as text, as this seat sees it."""
        return table_text(self.round, self.waiting, self.counts, self.hidden)

    def __repr__(self) -> str:
        """Return the seat, the game, the phase, and the seats that are asked."""
        who = "of a spectator" if self.seat is None else f"of seat {self.seat}"
        return f"<View {who}: {headline(self.round, self.waiting)}>"

    def legal_actions(self) -> Sequence[Action]:
        """Every legal action of the seat."""
        return () if self.seat is None else self.round.legal_actions(self.seat)

    def first_legal_actions(self, limit: int) -> tuple[list[Action], int]:
        """At most ``limit`` legal actions of the seat, and the number of all; no others are built."""
        return ([], 0) if self.seat is None else self.round.first_legal_actions(self.seat, limit)

    def options(self) -> Sequence[Action]:
        """Return the legal answers when the seat is asked: its legal actions, or out of turn also a pass."""
        actions = self.legal_actions()
        return actions if self.in_turn else [*actions, Pass()]

    def why_not(self, action: Action | Mapping[str, Any]) -> IllegalAction | None:
        """Return the error for an illegal answer, or None if it is legal.

        Allowed is what ``options`` lists, and what means the same (``as`` left out).
        """
        if self.seat is None:
            return IllegalAction("no-such-seat", "a spectator cannot act")
        if isinstance(action, Pass) and not self.in_turn:
            return None  # asked out of turn: the seat declines
        return self.round.why_not(self.seat, action)

    def to_json(self) -> dict[str, Any]:
        """Return the position without what this seat may not know."""
        return self.state_json() | {"history": history_to_json(self.round.history)}

    def state_json(self) -> dict[str, Any]:
        """Return the same without the history, for callers that track it themselves."""
        return self.public_json() | self.personal_json()

    def public_json(self) -> dict[str, Any]:
        """Return the part of the JSON that is the same for every seat, without the history."""
        data = write_public(self.round)
        data["counts"] = list(self.counts)
        data["stock"] = [None] * self.round.game.seats
        data["waiting"] = list(self.waiting)
        return data

    def public_changes(self, before: View) -> dict[str, Any]:
        """Return what is new in ``public_json`` since an earlier view of the game; null for what is gone.

        Of a history that has become longer only the new entries are written, as ``history_added``.
        """
        changed = public_changes(before.round, self.round)
        if self.counts != before.counts:
            changed["counts"] = list(self.counts)
        if self.waiting != before.waiting:
            changed["waiting"] = list(self.waiting)
        history, known = self.round.history, before.round.history
        if history[: len(known)] != known:
            changed["history"] = history_to_json(history)
        elif len(history) > len(known):
            changed["history_added"] = history_to_json(history[len(known) :])
        return changed

    def personal_json(self) -> dict[str, Any]:
        """Return the part of the JSON that depends on the seat; all other keys are the same for everybody."""
        round_ = self.round
        own = () if self.seat is None else round_.seats_of(self.seat)
        received = {} if self.seat is None else round_.received(self.seat)
        return {
            "seat": self.seat,
            "hands": [
                None if seat in self.hidden else pile_name(hand) for seat, hand in enumerate(round_.hands)
            ],
            "calls": {str(seat): call for seat, call in sorted(round_.calls.items())},
            "given": [
                gifts_to_json(gifts) if gifts and giver in own else None
                for giver, gifts in enumerate(round_.given)
            ],
            "received": {str(giver): cards_name(cards) for giver, cards in received.items()},
        }

    @staticmethod
    def personal_json_after_play(before: dict[str, Any], round_: Round, seat: int) -> dict[str, Any]:
        """Return ``personal_json`` after a play of the seat, given the one before.

        The hand is all that has changed, unless the round is over or the seat acts for a dummy.
        """
        hands = list(before["hands"])
        hands[seat] = pile_name(round_.hands[seat])
        return before | {"hands": hands}

    @classmethod
    def from_json(cls, data: object) -> View:
        """Parse a view from JSON."""
        if not isinstance(data, Mapping):
            raise InvalidPosition("malformed", "a view must be a JSON object")
        position = {key: value for key, value in data.items() if key not in VIEW_KEYS}
        hands = position.get("hands")
        if not isinstance(hands, list):
            raise InvalidPosition("malformed", "'hands' must be a list")
        hidden = frozenset(seat for seat, hand in enumerate(hands) if hand is None)
        position["hands"] = ["" if hand is None else hand for hand in hands]
        round_ = read_position(position, hidden)
        counts = _numbers(data, "counts", 1 + len(round_.game.variant.pack(round_.settings)))
        if len(counts) != round_.game.seats:
            raise InvalidPosition("malformed", f"'counts' has {round_.game.seats} entries, one for each seat")
        seat = data.get("seat")
        if seat is not None:
            if type(seat) is not int or not 0 <= seat < round_.game.seats:
                raise InvalidPosition("no-such-seat", f"there is no seat {shown(seat)}")
            _restore_received(round_, seat, data.get("received", {}))
        return cls(seat, round_, counts, hidden, _numbers(data, "waiting", round_.game.seats))


def _numbers(data: Mapping[str, Any], key: str, below: int) -> list[int]:
    """Parse a list of non-negative integers less than ``below``."""
    value = data.get(key)
    if not isinstance(value, list) or not all(type(entry) is int and 0 <= entry < below for entry in value):
        raise InvalidPosition("malformed", f"{key!r} must be a list of numbers below {below}")
    return list(value)


def _restore_received(round_: Round, seat: int, received: object) -> None:
    """Restore the cards that others gave to the seat."""
    try:
        gifts = gifts_from_json(received)
    except (IllegalAction, InvalidCard) as why:
        raise InvalidPosition(why.code, f"'received': {why}") from None
    for giver, cards in gifts:
        if giver >= round_.game.seats:
            raise InvalidPosition("no-such-seat", f"seat {giver} cannot have given anything")
        round_.given[giver] = (*(round_.given[giver] or ()), (seat, cards))


def _visible_gifts(full: Round, own: Sequence[int]) -> list[Gifts | None]:
    """Gifts that a player knows about: their own, and after the exchange those they received."""
    known: list[Gifts | None] = []
    for giver, gifts in enumerate(full.given):
        if gifts is None or giver in own:
            known.append(gifts)
        elif full.phase == "exchange":
            known.append(None)
        else:
            known.append(tuple([gift for gift in gifts if gift[0] in own]) or None)
    return known
