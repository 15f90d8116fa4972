"""The cards one is about to give away, by receiver, before they are given."""

from __future__ import annotations

from collections.abc import Mapping

from tichu.core.actions import Exchange
from tichu.core.cards import Cards


class Parcel:
    """Places of the hand for each receiver. A card goes to the first receiver who still lacks one."""

    def __init__(self, plan: Mapping[int, int]) -> None:
        self.plan = dict(plan)
        self.given: dict[int, list[int]] = {to: [] for to in plan}

    @property
    def places(self) -> frozenset[int]:
        """All places that are to be given."""
        return frozenset(place for places in self.given.values() for place in places)

    @property
    def next(self) -> int | None:
        """Who gets the next card; None if everybody has all."""
        return next((to for to, count in self.plan.items() if len(self.given[to]) < count), None)

    def toggle(self, place: int) -> None:
        """Give this card, or keep it after all; with everything given it takes the last one's place."""
        for places in self.given.values():
            if place in places:
                places.remove(place)
                return
        to = self.next
        if to is None:
            to = list(self.plan)[-1]
            self.given[to].pop()
        self.given[to].append(place)

    def clear(self) -> None:
        """Begin anew."""
        for places in self.given.values():
            places.clear()

    def fill(self, hand: Cards, exchange: Exchange) -> None:
        """Put in what somebody proposes."""
        self.clear()
        for to, cards in exchange.give:
            for card in cards:
                free = (place for place, held in enumerate(hand) if held == card and place not in self.places)
                self.given[to].append(next(free))

    def exchange(self, hand: Cards) -> Exchange:
        """The gifts as an action."""
        return Exchange(
            tuple(
                sorted(
                    (to, tuple(sorted(hand[place] for place in places))) for to, places in self.given.items()
                )
            )
        )
