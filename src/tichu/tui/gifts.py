"""Selection of the cards to pass to each receiver in the exchange."""

from __future__ import annotations

from collections.abc import Mapping

from tichu.core.actions import Exchange
from tichu.core.cards import Cards


class GiftSelection:
    """Positions in the hand, by receiver. A selected card goes to the first receiver who still lacks one."""

    def __init__(self, plan: Mapping[int, int]) -> None:
        self.plan = dict(plan)
        """The number of cards due to each receiver."""
        self.given: dict[int, list[int]] = {to: [] for to in plan}

    @property
    def places(self) -> frozenset[int]:
        """All selected positions."""
        return frozenset(place for places in self.given.values() for place in places)

    @property
    def next(self) -> int | None:
        """The receiver of the next card; None if the selection is complete."""
        return next((to for to, count in self.plan.items() if len(self.given[to]) < count), None)

    def toggle(self, place: int) -> None:
        """Select or deselect a card; in a complete selection it replaces the last card."""
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
        """Deselect all cards."""
        for places in self.given.values():
            places.clear()

    def fill(self, hand: Cards, exchange: Exchange) -> None:
        """Select the cards of a proposed exchange."""
        self.clear()
        for to, cards in exchange.give:
            for card in cards:
                free = (place for place, held in enumerate(hand) if held == card and place not in self.places)
                self.given[to].append(next(free))

    def exchange(self, hand: Cards) -> Exchange:
        """The selection as an action."""
        gifts = ((to, tuple(sorted(hand[place] for place in places))) for to, places in self.given.items())
        return Exchange(tuple(sorted(gifts)))
