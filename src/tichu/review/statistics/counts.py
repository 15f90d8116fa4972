"""Counts of what happened in a player's hands."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, fields
from typing import Any, Final

from tichu.core.cards import rank_name
from tichu.records.facts import RoundFacts, SeatFacts
from tichu.records.strength import bin_of

CAUGHT: Final = 0
"""Place of a player left holding cards by a double victory of the other team."""
NO_WISH: Final = "none"


def _counter() -> Any:
    return field(default_factory=Counter)


@dataclass(slots=True)
class HandCounts:
    """Counts over a number of hands. Counts can be added."""

    rounds: int = 0
    tricks: int = 0
    points: int = 0
    difference: int = 0
    tichu_asked: int = 0
    tichu_called: int = 0
    tichu_made: int = 0
    grand_asked: int = 0
    grand_called: int = 0
    grand_made: int = 0
    victories_won: int = 0
    victories_lost: int = 0
    plays: int = 0
    passes: int = 0
    bomb_hands: int = 0
    strength: int = 0
    places: Counter[int] = _counter()
    place_points: Counter[int] = _counter()
    place_difference: Counter[int] = _counter()
    bombs: Counter[tuple[str, str]] = _counter()
    """By kind and turn."""
    wishes: Counter[tuple[str, str]] = _counter()
    """By rank and time of fulfilment."""
    gifts: Counter[tuple[str, str]] = _counter()
    """By receiver and kind of card."""
    dragon: Counter[tuple[str, str]] = _counter()
    """By receiver and their number of cards."""
    bins: Counter[int] = _counter()
    """By strength of the hand, like the next four."""
    bin_first: Counter[int] = _counter()
    bin_difference: Counter[int] = _counter()
    bin_squares: Counter[int] = _counter()
    """Sums of squared differences, for the standard error of the mean."""
    bin_places: Counter[int] = _counter()

    @property
    def first(self) -> int:
        """How often the player went out first."""
        return self.places[1]

    def add(self, other: HandCounts) -> None:
        """Add other counts."""
        for entry in fields(HandCounts):
            mine, theirs = getattr(self, entry.name), getattr(other, entry.name)
            if isinstance(mine, Counter):
                mine.update(theirs)
            else:
                setattr(self, entry.name, mine + theirs)

    def add_hand(self, facts: RoundFacts, hand: SeatFacts) -> None:
        """Add one hand of a round."""
        self.rounds += 1
        self.tricks += facts.tricks
        self.points += hand.points
        self.difference += hand.difference
        self._add_calls(facts, hand)
        self.victories_won += hand.victory == "won"
        self.victories_lost += hand.victory == "lost"
        self.plays += hand.plays
        self.passes += hand.passes
        place = CAUGHT if hand.place is None else hand.place
        self.places[place] += 1
        self.place_points[place] += hand.points
        self.place_difference[place] += hand.difference
        self.bomb_hands += hand.bomb_held
        self.bombs.update((bomb.sort, bomb.turn) for bomb in hand.bombs)
        if hand.wish is not None:
            rank, honoured = hand.wish
            self.wishes[(NO_WISH, "") if rank is None else (rank_name(rank), honoured)] += 1
        self.gifts.update((gift.to, gift.kind) for gift in hand.gifts)
        self.dragon.update((gift.to, gift.cards) for gift in hand.dragon)
        self.strength += hand.strength
        number = bin_of(hand.strength)
        self.bins[number] += 1
        self.bin_first[number] += hand.place == 1
        self.bin_difference[number] += hand.difference
        self.bin_squares[number] += hand.difference**2
        self.bin_places[number] += place

    def _add_calls(self, facts: RoundFacts, hand: SeatFacts) -> None:
        self.tichu_asked += facts.game.settings.tichu
        self.tichu_called += hand.call == "tichu"
        self.tichu_made += hand.call == "tichu" and hand.made
        self.grand_asked += hand.asked_for_grand
        self.grand_called += hand.call == "grand"
        self.grand_made += hand.call == "grand" and hand.made
