"""The cards the person has picked, and the suggestions they step through."""

from __future__ import annotations

from tichu.core.cards import Card, Cards, Rank, rank_of
from tichu.tui.gifts import GiftSelection
from tichu.tui.offers import Offers, pick


class CardSelection:
    """The picked cards of one hand. During the exchange each picked card has a receiver."""

    def __init__(self) -> None:
        self.hand: Cards = ()
        self.cursor = 0
        self.gifts: GiftSelection | None = None
        self._places: frozenset[int] = frozenset()
        self._suggested: tuple[Cards, int] | None = None
        """The cards picked before the first suggestion, and the number of the current suggestion."""

    @property
    def places(self) -> frozenset[int]:
        """The picked places in the hand."""
        return self._places if self.gifts is None else self.gifts.places

    @property
    def cards(self) -> Cards:
        """The picked cards."""
        return tuple(sorted(self.hand[place] for place in self.places))

    def look_at(self, hand: Cards, plan: dict[int, int]) -> None:
        """Switch to a hand; picked cards stay picked if all of them are still there."""
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
            self._suggested = None
            if self.gifts is not None:
                self.gifts.clear()
        self.cursor = max(0, min(self.cursor, len(hand) - 1))

    def clear(self) -> None:
        """Put all cards back."""
        self._places = frozenset()
        self._suggested = None
        if self.gifts is not None:
            self.gifts.clear()

    def toggle(self, place: int) -> None:
        """Pick a card or put it back."""
        if not 0 <= place < len(self.hand):
            return
        self._suggested = None
        self.cursor = place
        if self.gifts is not None:
            self.gifts.toggle(place)
        else:
            self._places ^= {place}

    def choose(self, cards: Cards) -> None:
        """Pick exactly these cards."""
        self._suggested = None
        self._places = frozenset(pick(self.hand, cards))

    def press_rank(self, rank: Rank) -> bool:
        """Pick one more card of that rank, or none after the last; False if the hand has none."""
        places = [place for place, card in enumerate(self.hand) if rank_of(card) == rank]
        free = [place for place in places if place not in self.places]
        for place in free[:1] or places:
            self.toggle(place)
        return bool(places)

    def suggest(self, offers: Offers, back: bool = False) -> bool:
        """Pick the next suggestion that contains the picked cards; False if there is none."""
        base, shown = self._suggested or (self.cards, -1 if not back else 0)
        ways = offers.suggestions(base)
        if not ways:
            return False
        at = (shown + (-1 if back else 1)) % len(ways)
        self.choose(ways[at])
        self._suggested = (base, at)
        return True
