"""The facts behind a decision of the club bot, computed once per decision."""

from __future__ import annotations

from functools import cached_property

from tichu.bots.club.odds import Odds
from tichu.bots.club.plan import Planner
from tichu.bots.club.style import Style
from tichu.core.cards import DOG, Cards, points
from tichu.core.combos import Played
from tichu.core.view import View


class Situation:
    """The hand, the trick, and the calls, from the bot's seat."""

    def __init__(self, view: View, style: Style) -> None:
        assert view.seat is not None
        round_ = view.round
        self.view = view
        self.style = style
        self.round = round_
        self.seat = view.seat
        self.hand: Cards = view.hand
        self.odds = Odds(view, style.willing)
        self.planner = Planner(self.odds, round_.game.combo_rules, style)
        self.partners = self.odds.partners
        self.opponents = self.odds.opponents
        self.i_called = self.seat in round_.calls
        nobody_out = not round_.out
        self.bets_open = nobody_out
        self.partner_called = nobody_out and any(other in round_.calls for other in self.partners)
        self.calling_opponents = [other for other in self.opponents if nobody_out and other in round_.calls]
        top = round_.top
        self.top: Played | None = None if top is None or top.combo.cards == (DOG,) else top
        self.leading = view.in_turn and self.top is None
        self.trick_points = sum(points(played.combo.cards) for played in round_.trick)
        self.fewest = min((view.counts[other] for other in self.opponents), default=14)

    @cached_property
    def partner_holds(self) -> bool:
        """Whether a partner is winning the trick."""
        return self.top is not None and self.top.seat in self.view.game.variant.partners(
            self.round, self.seat
        )

    @cached_property
    def own_trick(self) -> bool:
        """Whether the bot itself is winning the trick."""
        return self.top is not None and self.top.seat == self.seat

    @cached_property
    def caller_still_to_play(self) -> bool:
        """Whether a partner who called acts after this seat in this trick."""
        if self.top is None:
            return False
        for other in self.round.seats_after(self.seat):
            if other == self.top.seat:
                return False
            if other in self.partners and other in self.round.calls:
                return True
        return False

    @cached_property
    def cost(self) -> float:
        """Cost of the hand under its best plan."""
        return self.planner.cost(self.hand)

    def threat(self, seat: int) -> float:
        """Cost of letting this opponent win the lead."""
        count = self.view.counts[seat]
        if seat in self.round.out:
            return 0.0
        danger = {1: 1.1, 2: 0.8, 3: 0.5, 4: 0.35, 5: 0.2}.get(count, 0.1)
        if seat in self.calling_opponents:
            danger += self.style.caller_threat
        if self.round.out and self.round.out[0] not in (self.seat, *self.partners_all()):
            danger += 0.4  # a second opponent going out means a double victory
        return danger

    def partners_all(self) -> tuple[int, ...]:
        """All partners, including those who are out."""
        return self.view.game.variant.partners(self.round, self.seat)
