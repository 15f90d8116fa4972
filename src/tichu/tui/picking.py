"""The cards the person has picked so far, and the offers he leafs through."""

from __future__ import annotations

from tichu.core.cards import Card, Cards, Rank, rank_of
from tichu.tui.gifts import GiftSelection
from tichu.tui.offers import Offers, pick


class Picking:
    """What is picked of one hand. During the exchange the picked cards have receivers."""

    def __init__(self) -> None:
        self.hand: Cards = ()
        self.cursor = 0
        self.gifts: GiftSelection | None = None
        self._places: frozenset[int] = frozenset()
        self._leaf: tuple[Cards, int] | None = None
        """What was picked before leafing began, and which offer is shown."""

    @property
    def places(self) -> frozenset[int]:
        """The picked places of the hand."""
        return self._places if self.gifts is None else self.gifts.places

    @property
    def cards(self) -> Cards:
        """The picked cards."""
        return tuple(sorted(self.hand[place] for place in self.places))

    def look_at(self, hand: Cards, plan: dict[int, int]) -> None:
        """Take up a hand; what was picked of it stays picked as far as it is still there."""
        if bool(plan) != (self.gifts is not None) or (self.gifts is not None and self.gifts.plan != plan):
            self.clear()
            self.gifts = GiftSelection(plan) if plan else None
        if hand != self.hand:
            kept: list[Card] = []
            for card in self.cards:
                if hand.count(card) > kept.count(card):
                    kept.append(card)
            lost = len(kept) < len(self.places)
            self.hand = hand
            self._places = frozenset() if lost else frozenset(pick(hand, kept))
            self._leaf = None
            if self.gifts is not None:
                self.gifts.clear()
        self.cursor = max(0, min(self.cursor, len(hand) - 1))

    def clear(self) -> None:
        """Put everything back."""
        self._places = frozenset()
        self._leaf = None
        if self.gifts is not None:
            self.gifts.clear()

    def toggle(self, place: int) -> None:
        """Pick a card, or put it back."""
        if not 0 <= place < len(self.hand):
            return
        self._leaf = None
        self.cursor = place
        if self.gifts is not None:
            self.gifts.toggle(place)
        else:
            self._places ^= {place}

    def choose(self, cards: Cards) -> None:
        """Pick exactly these."""
        self._leaf = None
        self._places = frozenset(pick(self.hand, cards))

    def press_rank(self, rank: Rank) -> bool:
        """One more card of that rank, after the last none; False if there is none in the hand."""
        places = [place for place, card in enumerate(self.hand) if rank_of(card) == rank]
        free = [place for place in places if place not in self.places]
        for place in free[:1] or places:
            self.toggle(place)
        return bool(places)

    def leaf(self, offers: Offers, back: bool = False) -> bool:
        """Show the next offer that fits what was picked; False if there is none."""
        base, shown = self._leaf or (self.cards, -1 if not back else 0)
        ways = offers.suggestions(base)
        if not ways:
            return False
        at = (shown + (-1 if back else 1)) % len(ways)
        self.choose(ways[at])
        self._leaf = (base, at)
        return True
