"""Planning a hand: split it into combinations that need few leads and win many.

A combination that certainly loses needs its own lead and costs 1. One that certainly wins keeps the lead, so
that a loser can be led next, and costs -1. In between, the cost follows the probability of winning the trick.
Cards that can follow to somebody else's lead (middling singles and pairs) are cheaper. A hand that costs 1 or
less can go out once it gets the lead.
"""

from __future__ import annotations

from typing import NamedTuple

from tichu.bots.club.odds import Odds
from tichu.bots.club.style import Style
from tichu.core.cards import ACE, DOG, DRAGON, PHOENIX, Cards
from tichu.core.combos import ComboRules, Kind
from tichu.core.moves import bombs

Counts = tuple[int, ...]


class Part(NamedTuple):
    """One combination of a plan, by its shape."""

    kind: Kind
    rank: int
    length: int
    cost: float


class Planner:
    """Plans hands at one moment of a round, with memoization."""

    def __init__(self, odds: Odds, rules: ComboRules, style: Style) -> None:
        self.odds = odds
        self.style = style
        self.rules = rules
        self._plans: dict[tuple[Counts, int], tuple[float, tuple[Part, ...]]] = {}
        self._hands: dict[Cards, tuple[float, tuple[Part, ...]]] = {}
        self._costs: dict[tuple[Kind, int, int], float] = {}

    def cost(self, hand: Cards) -> float:
        """Cost of the hand under its best plan."""
        return self.plan(hand)[0]

    def plan(self, hand: Cards) -> tuple[float, tuple[Part, ...]]:
        """The best plan for the hand, and its cost."""
        known = self._hands.get(hand)
        if known is None:
            known = self._best_plan(hand)
            self._hands[hand] = known
        return known

    def part_cost(self, kind: Kind, rank: int, length: int) -> float:
        """Cost of a combination of this shape."""
        key = (kind, rank, length)
        cost = self._costs.get(key)
        if cost is None:
            style = self.style
            holds = self.odds.holds(kind, rank, length)
            ride, regain = 0.0, style.regain_other
            if kind == "single":
                ride, regain = style.ride_single * max(0, rank - 3), style.regain_single
            elif kind == "pair":
                ride, regain = style.ride_pair * max(0, rank - 3), style.regain_pair
            cost = 1 - holds * (1 + regain) - ride * (1 - holds)
            self._costs[key] = cost
        return cost

    def _best_plan(self, hand: Cards) -> tuple[float, tuple[Part, ...]]:
        best = self._plan_without_bombs(hand)
        for bomb in bombs(hand, self.rules):
            rest = list(hand)
            for card in bomb.cards:
                rest.remove(card)
            cost, parts = self.plan(tuple(rest))
            if cost + self.style.bomb_cost < best[0]:
                part = Part(bomb.kind, bomb.rank, len(bomb.cards), self.style.bomb_cost)
                best = cost + self.style.bomb_cost, (part, *parts)
        return best

    def _plan_without_bombs(self, hand: Cards) -> tuple[float, tuple[Part, ...]]:
        counts = [0] * (ACE + 1)
        jokers = 0
        extra: list[Part] = []
        for card in hand:
            if card == PHOENIX:
                jokers += 1
            elif card == DRAGON:
                extra.append(Part("single", DRAGON >> 2, 1, self.part_cost("single", DRAGON >> 2, 1)))
            elif card == DOG:
                extra.append(Part("single", 0, 1, self.style.dog_cost))
            else:
                counts[card >> 2] += 1
        cost, parts = self._solve(tuple(counts), jokers)
        return cost + sum(part.cost for part in extra), (*extra, *parts)

    def _solve(self, counts: Counts, jokers: int) -> tuple[float, tuple[Part, ...]]:
        """The cheapest way to split these ranks, starting with the lowest."""
        key = (counts, jokers)
        known = self._plans.get(key)
        if known is not None:
            return known
        low = next((rank for rank in range(1, ACE + 1) if counts[rank]), 0)
        if not low:
            parts = (Part("single", PHOENIX >> 2, 1, self.style.phoenix_cost),) * jokers
            known = self.style.phoenix_cost * jokers, parts
        else:
            known = float("inf"), ()
            for kind, rank, taken, used in self._options(counts, low, jokers):
                rest = list(counts)
                length = used
                for at, number in taken:
                    rest[at] -= number
                    length += number
                cost, parts = self._solve(tuple(rest), jokers - used)
                own = self.style.mahjong_cost if rank == 1 else self.part_cost(kind, rank, length)
                if cost + own < known[0]:
                    known = cost + own, (Part(kind, rank, length, own), *parts)
        self._plans[key] = known
        return known

    def _options(
        self, counts: Counts, low: int, jokers: int
    ) -> list[tuple[Kind, int, tuple[tuple[int, int], ...], int]]:
        """Combinations with the lowest rank: kind, rank, cards taken of each rank, Phoenixes used."""
        number = counts[low]
        options: list[tuple[Kind, int, tuple[tuple[int, int], ...], int]] = []
        if number == 1:
            options.append(("single", low, ((low, 1),), 0))
        elif number == 2:
            options.append(("pair", low, ((low, 2),), 0))
        elif number == 3:
            options.append(("triple", low, ((low, 3),), 0))
        else:
            options += [("pair", low, ((low, 2),), 0), ("triple", low, ((low, 3),), 0)]
        if low > 1:
            self._add_full_houses(options, counts, low, jokers)
            self._add_pair_runs(options, counts, low, jokers)
            if jokers and number < 3:
                kind: Kind = "pair" if number == 1 else "triple"
                options.append((kind, low, ((low, number),), 1))
        self._add_straights(options, counts, low, jokers)
        return options

    def _add_full_houses(
        self,
        options: list[tuple[Kind, int, tuple[tuple[int, int], ...], int]],
        counts: Counts,
        low: int,
        jokers: int,
    ) -> None:
        number = counts[low]
        for other in range(low + 1, ACE + 1):
            if number >= 3 and counts[other] == 2:
                options.append(("full_house", low, ((low, 3), (other, 2)), 0))
            elif number == 2 and counts[other] == 3:
                options.append(("full_house", other, ((low, 2), (other, 3)), 0))
            elif jokers and number == 2 and counts[other] == 2:
                options.append(("full_house", other, ((low, 2), (other, 2)), 1))
            elif jokers and number == 3 and counts[other] == 1:
                options.append(("full_house", low, ((low, 3), (other, 1)), 1))
            elif jokers and number == 1 and counts[other] == 3:
                options.append(("full_house", other, ((low, 1), (other, 3)), 1))

    def _add_straights(
        self,
        options: list[tuple[Kind, int, tuple[tuple[int, int], ...], int]],
        counts: Counts,
        low: int,
        jokers: int,
    ) -> None:
        taken: list[tuple[int, int]] = []
        used = 0
        for high in range(low, ACE + 1):
            if counts[high]:
                taken.append((high, 1))
            elif used < jokers:
                used += 1
            else:
                break
            if high - low + 1 >= 5:
                options.append(("straight", high, tuple(taken), used))

    def _add_pair_runs(
        self,
        options: list[tuple[Kind, int, tuple[tuple[int, int], ...], int]],
        counts: Counts,
        low: int,
        jokers: int,
    ) -> None:
        taken: list[tuple[int, int]] = []
        used = 0
        for high in range(low, ACE + 1):
            natural = min(2, counts[high])
            if not natural or used + 2 - natural > jokers:
                break
            used += 2 - natural
            taken.append((high, natural))
            if high > low:
                options.append(("pair_run", high, tuple(taken), used))
