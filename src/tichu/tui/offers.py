"""What a seat can do now: the meaning of the picked cards, suggestions, the exchange."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final, NamedTuple

from tichu.core.actions import Action, Exchange, Give, Pass, Play, Take, Tichu, Withdraw
from tichu.core.cards import PHOENIX, Card, Cards, without
from tichu.core.combos import Combination, Kind
from tichu.core.moves import bombs
from tichu.core.view import View
from tichu.tui.phrases import reading, shape
from tichu.tui.refusals import refusal
from tichu.words import say
from tichu.words.cards import face_of

_LEAD_ORDER: Final[tuple[Kind, ...]] = (
    "straight",
    "pair_run",
    "full_house",
    "triple",
    "pair",
    "single",
    "bomb",
    "straight_bomb",
)


class PickedCards(NamedTuple):
    """The picked cards: the legal plays with them and their description, or why they cannot be played."""

    plays: tuple[Play, ...] = ()
    words: str = ""
    why_not: str = ""


class Offers:
    """What one seat can do at one moment. Computed on demand and cached."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.phase = view.round.phase

    @cached_property
    def actions(self) -> Sequence[Action]:
        """Every legal action."""
        return self.view.legal_actions()

    @cached_property
    def plays(self) -> dict[Cards, list[Play]]:
        """Legal plays by their cards; several if reading, wish or receiver differ. Highest reading first."""
        found: dict[Cards, list[Play]] = {}
        if self.phase in ("play", "take"):
            for action in self.actions:
                if isinstance(action, Play):
                    found.setdefault(tuple(sorted(action.cards)), []).append(action)
        for plays in found.values():
            plays.sort(key=lambda play: play.stands_for or (), reverse=True)
        return found

    @property
    def may_pass(self) -> bool:
        """Whether the seat may pass."""
        return self.phase == "play" and self.view.in_turn and self.view.why_not(Pass()) is None

    @property
    def may_take(self) -> bool:
        """Whether there is a trick to take."""
        return self.phase == "take" and self.view.why_not(Take()) is None

    @property
    def may_call(self) -> bool:
        """Whether Tichu can be called and can still be won (X2)."""
        return not self.view.round.out and self.view.seat is not None and self.view.why_not(Tichu()) is None

    @property
    def may_withdraw(self) -> bool:
        """Whether a call can be withdrawn (T4)."""
        return self.view.seat is not None and self.view.why_not(Withdraw()) is None

    @property
    def gifts(self) -> list[Give]:
        """Possible ways to give the Dragon's trick away."""
        return [action for action in self.actions if isinstance(action, Give)] if self.phase == "take" else []

    @cached_property
    def bombs(self) -> list[Cards]:
        """Bombs that can be played now, lowest first."""
        seat = self.view.seat
        if seat is None:
            return []
        playable = sorted(self.view.round.bombs(seat), key=lambda bomb: (len(bomb.cards), bomb.rank))
        return [bomb.cards for bomb in playable]

    def refusal(self, action: Action) -> str:
        """Return why the action is illegal; empty if it is legal."""
        why = self.view.why_not(action)
        return "" if why is None else refusal(why, self.view.round)

    # -- the picked cards --------------------------------------------------------------------------------

    def picked(self, cards: Cards) -> PickedCards:
        """Return what these cards mean now."""
        if not cards or self.phase not in ("play", "take"):
            return PickedCards()
        plays = tuple(self.plays.get(cards, ()))
        combos = [self._combination(play) for play in plays]
        words = list(dict.fromkeys(self._shape(combo) for combo in combos))
        if words:
            return PickedCards(plays, words[0] if len(words) == 1 else f"{words[0]} …")
        return PickedCards((), "", self.refusal(Play(cards)) or say("errors.no-combination"))

    def _shape(self, combo: Combination) -> str:
        return shape(combo, face_of(self.view.game.edition))

    def _combination(self, play: Play) -> Combination:
        combo = reading(play.cards, play.stands_for, self.view.game.combo_rules)
        assert combo is not None
        return combo

    def breaks_wish(self, action: Action) -> bool:
        """Return whether the action breaks a wish and so loses the round (W8)."""
        view, seat = self.view, self.view.seat
        if seat is None or view.game.settings.wish_breach != "penalty":
            return False
        return view.round.breaks_wish(seat, action)

    # -- suggestions -------------------------------------------------------------------------------------

    @cached_property
    def _distinct_plays(self) -> list[tuple[Combination, Cards]]:
        """One play for each set of plays that differ only in suits; cheapest first, bombs last."""
        found: dict[object, tuple[Combination, Cards]] = {}
        rules, hand = self.view.game.combo_rules, self.view.hand
        for cards, plays in self.plays.items():
            combo = self._combination(plays[0])
            pattern = plays[0].pattern
            known = found.get(pattern)
            # Of plays that differ only in suits, prefer the one that breaks no bomb.
            if known is None or len(bombs(without(hand, cards), rules)) > len(
                bombs(without(hand, known[1]), rules)
            ):
                found[pattern] = (combo, cards)
        return sorted(found.values(), key=lambda entry: _suggestion_order(*entry))

    def suggestions(self, holding: Cards = ()) -> list[Cards]:
        """Return plays to suggest; all of them contain the picked cards."""
        if not holding:
            return [cards for _, cards in self._distinct_plays]
        fitting = [cards for cards in self.plays if _contains(cards, holding)]
        found: dict[object, tuple[Combination, Cards]] = {}
        for cards in fitting:
            play = self.plays[cards][0]
            found.setdefault(play.pattern, (self._combination(play), cards))
        return [cards for _, cards in sorted(found.values(), key=lambda entry: _suggestion_order(*entry))]

    def described_suggestions(self, holding: Cards = ()) -> list[tuple[Cards, str]]:
        """Return the suggestions, each with its description."""
        return [
            (cards, self._shape(self._combination(self.plays[cards][0])))
            for cards in self.suggestions(holding)
        ]

    # -- the exchange ------------------------------------------------------------------------------------

    @cached_property
    def gifts_due(self) -> dict[int, int]:
        """Number of cards the seat still has to give to each receiver."""
        if self.phase != "exchange" or not self.view.in_turn or self.view.seat is None:
            return {}
        return dict(self.view.game.variant.gifts(self.view.round)[self.view.seat])

    @property
    def forced(self) -> str:
        """``best`` or ``lowest`` if those cards must be given; empty if the seat may choose."""
        if not self.gifts_due or self.view.seat is None or self.view.round.ranks is None:
            return ""
        return self.view.game.variant.forced_gift(self.view.round, self.view.seat) or ""

    def only_gift(self) -> Exchange | None:
        """Return the only possible exchange, or None if there is a choice."""
        if self.forced and len(self.actions) == 1 and isinstance(self.actions[0], Exchange):
            return self.actions[0]
        return None


def _contains(cards: Cards, holding: Cards) -> bool:
    try:
        without(cards, holding)
    except KeyError:
        return False
    return True


def _suggestion_order(combo: Combination, cards: Cards) -> tuple[int, int, int, int, Cards]:
    """Sort key: long runs before single cards, low before high, Phoenix late, bombs last."""
    kind = _LEAD_ORDER.index(combo.kind)
    return kind, -len(cards), cards.count(PHOENIX), combo.rank, cards


def pick(hand: Cards, cards: Sequence[Card]) -> set[int]:
    """Return the positions of these cards in the hand."""
    places: set[int] = set()
    for card in cards:
        places.add(next(place for place, held in enumerate(hand) if held == card and place not in places))
    return places
