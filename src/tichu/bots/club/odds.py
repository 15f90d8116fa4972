"""Estimates from the view: which cards are unseen, and how likely a play wins its trick.

A play "holds" if no opponent beats it. The numbers are good enough to compare plays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property

from tichu.core.cards import ACE, DRAGON, PHOENIX, Card, Rank
from tichu.core.combos import Combination
from tichu.core.round import Round
from tichu.core.view import View

# Probability that an opponent holds such a combination, early in a round.
STRAIGHTS = {5: 0.34, 6: 0.22, 7: 0.13, 8: 0.08}
PAIR_RUNS = {2: 0.26, 3: 0.1}
FULL_HOUSES = 0.3
BOMB_RISK = 0.04


class Odds:
    """Estimates of one seat at one moment of a round."""

    def __init__(self, view: View, willing: float) -> None:
        round_ = view.round
        seat = view.seat if view.seat is not None else 0
        variant = round_.game.variant
        self.view = view
        self.willing = willing
        """Probability that an opponent who can beat a play does so."""
        self.seat = seat
        self.partners = [other for other in variant.partners(round_, seat) if other not in round_.out]
        self.opponents = [other for other in variant.opponents(round_, seat) if other not in round_.out]
        self.unseen = Counter(view.unseen)
        hidden = view.hidden.difference(round_.out)
        self.hidden_opponents = [other for other in self.opponents if other in hidden]
        cards = sum(view.counts[other] for other in hidden)
        theirs = sum(view.counts[other] for other in self.hidden_opponents)
        self.share = theirs / cards if cards else 0.0
        """Share of the unseen cards that opponents hold."""
        self.longest = max((view.counts[other] for other in self.opponents), default=0)
        self.left = sum(self.unseen.values())
        self.loose = self.unseen - Counter(_with_partners(round_, seat, self.partners))
        """Unseen cards that an opponent may hold, without those we passed to a partner."""

    @cached_property
    def by_rank(self) -> list[int]:
        """Number of unseen suit cards of each rank."""
        counts = [0] * (ACE + 1)
        for card, number in self.loose.items():
            if 8 <= card < PHOENIX:
                counts[card >> 2] += number
        return counts

    @cached_property
    def _singles(self) -> list[float]:
        """Probability that a single of each rank holds; the Dragon comes after the ace."""
        specials = self.loose[DRAGON] + self.loose[PHOENIX]
        danger = self.share * self.willing
        holds = [1.0] * (ACE + 2)
        higher = specials
        for rank in range(ACE, 0, -1):
            holds[rank] = (1 - danger * 0.62) ** higher
            higher += self.by_rank[rank]
        return holds

    def _equal_chance(self, number: int, size: int) -> float:
        """Probability that an opponent has ``size`` cards of a rank of which ``number`` are unseen."""
        players = len(self.hidden_opponents)
        if number < size or not players:
            return 0.0
        part = self.share / players
        rest = 1 - part
        ways = {
            (2, 2): part**2,
            (3, 2): 3 * part**2 * rest + part**3,
            (4, 2): 6 * part**2 * rest**2 + 4 * part**3 * rest + part**4,
            (3, 3): part**3,
            (4, 3): 4 * part**3 * rest + part**4,
        }
        return min(1.0, players * ways.get((min(number, 4), size), 0.0))

    @cached_property
    def _pairs(self) -> list[float]:
        return self._equals(2)

    @cached_property
    def _triples(self) -> list[float]:
        return self._equals(3)

    def _equals(self, size: int) -> list[float]:
        holds = [1.0] * (ACE + 2)
        phoenix = self.loose[PHOENIX] * self.share
        chance = 1.0
        for rank in range(ACE, 1, -1):
            holds[rank] = chance
            number = self.by_rank[rank]
            natural = self._equal_chance(number, size)
            helped = (
                phoenix * self._equal_chance(number, size - 1) * 0.25
                if size == 3
                else phoenix * 0.05 * number
            )
            chance *= 1 - self.willing * min(1.0, natural + helped)
        return holds

    def holds(self, kind: str, rank: Rank, length: int) -> float:
        """Probability that no opponent beats such a play."""
        if length > self.longest:
            return 1.0
        early = min(1.0, self.left / 42) * min(1.0, self.share * 1.5)
        if kind == "single":
            if rank > ACE:
                return 1.0 - BOMB_RISK if rank == DRAGON >> 2 else self._singles[ACE] ** 0.5
            return self._singles[rank]
        if kind == "pair":
            return self._pairs[rank]
        if kind == "triple":
            return self._triples[rank]
        if kind == "full_house":
            return 1 - FULL_HOUSES * early * (ACE - rank) / 12
        if kind == "straight":
            return 1 - STRAIGHTS.get(length, 0.04) * early * (ACE - rank) / (ACE - 5)
        if kind == "pair_run":
            return 1 - PAIR_RUNS.get(length // 2, 0.03) * early * (ACE - rank) / 12
        return 0.99

    def play_holds(self, combo: Combination, worth: int | None = None) -> float:
        """Probability that a play holds; a single Phoenix counts by its value in this trick."""
        if combo.kind == "single" and combo.cards == (PHOENIX,):
            return self._singles[max(1, min(ACE, (worth or 3) // 2))]
        return self.holds(combo.kind, combo.rank, len(combo.cards))


def _with_partners(round_: Round, seat: int, partners: Iterable[int]) -> Iterator[Card]:
    """Cards that this seat passed to partners who are still playing."""
    for receiver, cards in round_.given[seat] or ():
        if receiver in partners:
            yield from cards
