"""A round, from the deal to the score: a deterministic state machine.

Any seat may try an action at any time; ``apply`` performs it, or raises an error and changes nothing. Every
handler checks everything before it changes the state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tichu.core import calls, legal, plays, wishes
from tichu.core.actions import Action, Exchange, Give, Grand, Pass, Play, Take, Tichu, Withdraw
from tichu.core.candidates import throwable_bombs
from tichu.core.cards import DOG, DRAGON, MAHJONG, Rank, without
from tichu.core.combos import Combination, Played
from tichu.core.errors import IllegalAction
from tichu.core.game import Game
from tichu.core.gifts import check_exchange
from tichu.core.history import HistoryEntry, history_to_json
from tichu.core.refusals import refuse
from tichu.core.round_state import RoundState
from tichu.core.table_text import headline, table_text
from tichu.core.tricks import check_give, check_take
from tichu.core.variants.base import Deal, Ending

if TYPE_CHECKING:
    from tichu.core.view import View


class Round(RoundState):
    """A round of any variant."""

    __slots__ = ()

    @classmethod
    def start(cls, game: Game, deal: Deal) -> Round:
        """Create the round for a deal."""
        round_ = cls(game, deal.hands)
        round_.stock = list(deal.stock)
        round_.dealer = deal.setup.dealer
        round_.soloist = deal.setup.soloist
        round_.ranks = deal.setup.ranks
        round_.faceup = deal.faceup
        round_.phase = "grand"
        round_._after_grand()
        return round_

    # -- looking -----------------------------------------------------------------------------------------

    @property
    def ending(self) -> Ending | None:
        """What decided the round; None before its end, and in games without points (S2, S4, W8)."""
        if not self.over or self.scores is None:
            return None
        return "breach" if self.breach is not None else self.game.variant.ending(self)

    def to_act(self) -> list[int]:
        """Return the seats the round is waiting for: those still to answer or give, or the seat in turn."""
        if self.phase == "grand":
            asked = self.game.variant.asked_for_grand(self)
            return [seat for seat in asked if seat not in self.answered]
        if self.phase == "exchange":
            return [seat for seat in sorted(self.game.variant.gifts(self)) if self.given[seat] is None]
        return [] if self.turn is None else [self.turn]

    def bombs(self, seat: int) -> list[Combination]:
        """Return the seat's bombs that beat the play on the table, in turn or not."""
        return throwable_bombs(self, seat)

    def can_throw(self, seat: int, action: Action) -> bool:
        """Whether the action is a bomb of the seat that beats the play on the table."""
        return isinstance(action, Play) and plays.is_thrown_bomb(self, seat, action)

    def binding_wish(self, seat: int) -> Rank | None:
        """The wish, if the seat is in turn and has a legal play that fulfils it."""
        return wishes.binding_wish(self, seat)

    def breaks_wish(self, seat: int, action: Action) -> bool:
        """Whether a legal action of the seat leaves a wish open that binds it, where that is allowed (W8)."""
        return isinstance(action, Play | Pass) and plays.leaves_wish_open(self, seat, action)

    def legal_actions(self, seat: int) -> Sequence[Action]:
        """Every legal action of that seat now, in turn or out of turn."""
        self._check_seat(seat)
        return legal.legal_actions(self, seat)

    def first_legal_actions(self, seat: int, limit: int) -> tuple[list[Action], int]:
        """At most ``limit`` legal actions of that seat, and the number of all; no others are built."""
        self._check_seat(seat)
        return legal.first_actions(self, seat, limit)

    def view(self, seat: int | None) -> View:
        """What a seat may know; None is a spectator."""
        from tichu.core.view import View

        if seat is not None:
            self._check_seat(seat)
        return View.of(self, seat)

    @classmethod
    def from_json(cls, data: object) -> Round:
        """Create a round from the JSON of a position; an impossible position is refused."""
        from tichu.core.position import read_position

        return read_position(data)

    def to_json(self) -> dict[str, Any]:
        """Return the complete position as JSON."""
        data = self.state_json()
        if self.history:
            data["history"] = history_to_json(self.history)
        return data

    def state_json(self) -> dict[str, Any]:
        """Return the position without its history, for callers that track it themselves."""
        from tichu.core.position import write_position

        return write_position(self)

    def __eq__(self, other: object) -> bool:
        """Whether both have the same position; the history does not matter."""
        return isinstance(other, Round) and self.state_json() == other.state_json()

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        """Return the whole table as text, with all hands."""
        return table_text(self, self.to_act(), [len(hand) for hand in self.hands])

    def __repr__(self) -> str:
        """Return the game, the phase, and the seats that are asked."""
        return f"<Round {headline(self, self.to_act())}>"

    # -- acting ------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: Action | Mapping[str, Any]) -> None:
        """Apply an action of the seat. If it is not legal, raise ``IllegalAction`` and change nothing."""
        action = self._readable(seat, action)
        match action:
            case Play():
                self._play(seat, action)
            case Pass():
                self._pass(seat)
            case Take():
                self._take(seat)
            case Give():
                self._give(seat, action)
            case Tichu():
                self._tichu(seat)
            case Grand():
                self._grand(seat, action)
            case Exchange():
                self._exchange(seat, action)
            case Withdraw():
                self._withdraw(seat)
            case _:
                raise legal.unknown_action(action)

    def why_not(self, seat: int, action: Action | Mapping[str, Any]) -> IllegalAction | None:
        """Return the error that ``apply`` would raise, or None if the action is legal. Changes nothing."""
        try:
            legal.check(self, seat, self._readable(seat, action))
        except IllegalAction as why:
            return why.with_traceback(None)
        return None

    def _readable(self, seat: int, action: Action | Mapping[str, Any]) -> Action:
        """Return the action as an object; raises if the seat does not exist or the round is over."""
        self._check_seat(seat)
        if not isinstance(action, Action):
            action = Action.from_json(action)
        if self.phase == "over":
            raise IllegalAction("round-over", "the round is over")
        return action

    def mark_simultaneous(self, seats: Sequence[int]) -> None:
        """Mark the calls of these seats as simultaneous, so that one of two partners may withdraw (T4).

        The round has no clock, so the table has to decide which calls are simultaneous.
        """
        if self.settings.withdraw_calls:
            self.just_called = [seat for seat in seats if seat in self.calls]

    def apply_recorded(self, seat: int, action: Action) -> None:
        """Apply an action of a log or record, in which simultaneous calls may not be marked (T4)."""
        if isinstance(action, Withdraw) and self.why_not(seat, action) is not None:
            self.mark_adjacent_calls()
        self.apply(seat, action)

    def mark_adjacent_calls(self) -> None:
        """Mark the calls since the last play or pass as simultaneous, for records that do not say (T4)."""
        seats = set()
        for seat, action in reversed(self.history):
            if not isinstance(action, Tichu | Grand | Withdraw):
                break
            seats.add(seat)
        self.mark_simultaneous(sorted(seats))

    def _check_seat(self, seat: object) -> None:
        if type(seat) is not int or not 0 <= seat < self.game.seats:
            raise IllegalAction("no-such-seat", f"there is no seat {seat!r}")

    def _grand(self, seat: int, action: Grand) -> None:
        refuse(calls.why_no_grand(self, seat))
        self.answered.add(seat)
        if action.call:
            self.calls[seat] = "grand"
        self._after_grand()

    def _after_grand(self) -> None:
        """Once all have answered, draw the other cards and start the exchange."""
        if self.to_act():
            return
        for seat in sorted(self.answered):
            self._remember(seat, Grand(self.calls.get(seat) == "grand"))
        for seat, call in sorted(self.calls.items()):
            if call == "tichu":
                self._remember(seat, Tichu())
        self.hands = [tuple(sorted(hand + rest)) for hand, rest in zip(self.hands, self.stock, strict=True)]
        self.stock = [()] * self.game.seats
        self.phase = "exchange"
        self._after_gift()

    def _remember(self, seat: int, action: Action) -> None:
        """Add an action that everybody sees to the history."""
        self.history += (HistoryEntry(seat, action),)

    def _tichu(self, seat: int) -> None:
        refuse(calls.why_no_tichu(self, seat))
        self.calls[seat] = "tichu"
        if self.phase != "grand":  # not shown to the others before all have answered
            self._remember(seat, Tichu())

    def _withdraw(self, seat: int) -> None:
        refuse(calls.why_no_withdraw(self, seat))
        del self.calls[seat]
        self._part_calls(seat)
        self._remember(seat, Withdraw())

    def _part_calls(self, seat: int) -> None:
        """No longer count the seat's call as simultaneous; those of other pairs still are (T4)."""
        self.just_called = [other for other in self.just_called if other != seat]
        self.just_called = [other for other in self.just_called if calls.calling_partners(self, other)]

    def _exchange(self, seat: int, action: Exchange) -> None:
        check_exchange(self, seat, action)
        given = [card for _, cards in action.give for card in cards]
        self.hands[seat] = without(self.hands[seat], given)
        self.given[seat] = action.give
        self._part_calls(seat)  # calls before and after an exchange are not simultaneous
        self._after_gift()

    def _after_gift(self) -> None:
        """Once all have given, hand out the cards and let the Mah Jong lead."""
        if self.to_act():
            return
        for gifts in self.given:
            for receiver, cards in gifts or ():
                self.hands[receiver] = tuple(sorted(self.hands[receiver] + cards))
        self.phase = "play"
        self.turn = self.game.variant.first_lead(self)

    def _play(self, seat: int, action: Play) -> None:
        combo, receiver, breach = plays.check_play(self, seat, action)
        self._remember(seat, Play(combo.cards, combo.stands_for or None, action.wish, action.to))
        self.hands[seat] = without(self.hands[seat], combo.cards)
        self.started.add(seat)
        self.just_called = []
        if breach and self.breach is None:
            self.breach = seat
        if not self.hands[seat]:
            self.out.append(seat)
        self._lay_down(seat, combo)
        if self.wish is not None and combo.has_natural(self.wish):
            self.wish = None
        if MAHJONG in combo.cards:
            self.wish = action.wish
        if self._ended(seat):
            return
        self.phase = "play"
        self.turn = self.next_holding(seat) if receiver is None else receiver

    def _lay_down(self, seat: int, combo: Combination) -> None:
        """Put the play on the table; a Dog left there is removed by a lead, but not by a bomb."""
        self.passed = []
        top = self.top
        if top is not None and top.combo.cards == (DOG,) and not combo.is_bomb:
            self._collect(top.seat)
        if combo.cards == (DOG,) and not self.settings.bomb_on_dog:
            self.won[seat] += combo.cards
        else:
            self.trick.append(Played.on(self.top, seat, combo))

    def _pass(self, seat: int) -> None:
        breach = plays.check_pass(self, seat)
        self._remember(seat, Pass())
        self.just_called = []
        if breach and self.breach is None:
            self.breach = seat
            if self._ended(seat):
                return
        self.passed.append(seat)
        owner = self.trick[-1].seat
        for other in self.seats_after(seat):
            if other == owner:
                self.phase = "take"
            if other == owner or other not in self.out:
                self.turn = other
                return

    def _take(self, seat: int) -> None:
        check_take(self, seat)
        self._remember(seat, Take())
        self._collect(seat)
        self._new_trick(seat)

    def _give(self, seat: int, action: Give) -> None:
        check_give(self, seat, action)
        self._remember(seat, action)
        ends = self.gift_ends_round
        self._collect(action.to)
        if ends:
            self._settle("counted")
        else:
            self._new_trick(seat)

    def _collect(self, seat: int) -> None:
        """Move the cards on the table to the seat's pile."""
        for played in self.trick:
            self.won[seat] += played.combo.cards
        self.trick = []

    def _new_trick(self, seat: int) -> None:
        """Start a trick: the winner leads, or the next player with cards (P4, P5)."""
        self.just_called = []
        self.passed = []
        self.phase = "play"
        self.turn = self.next_holding(seat, inclusive=True)

    def _ended(self, seat: int) -> bool:
        """Settle the round if this action ended it; returns whether it did (S1, S5, W8)."""
        if self.breach is not None:
            if self.calls and not self.out:
                return False  # a bet is open: play on until somebody is out
            self._settle("breach")
            return True
        if self.hands[seat]:
            return False
        ending = self.game.variant.ending(self)
        if ending is None:
            return False
        if ending == "counted":
            if self.trick and self.trick[-1].combo.cards == (DRAGON,) and self.settings.dragon_given:
                self.phase, self.turn = "take", seat
                return True
            self._collect(seat)
        self._settle(ending)
        return True

    def _settle(self, ending: Ending) -> None:
        self.phase, self.turn = "over", None
        self.passed = []
        self.scores = self.game.variant.scores(self, ending)
        self.out = list(self.game.variant.standing(self))
