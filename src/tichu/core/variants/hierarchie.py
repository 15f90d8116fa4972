"""« Quelqu'un est toujours le trou du C.. »: five to ten players, two packs, one set of specials."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from tichu.core.cards import SPECIALS, SUIT_CARDS, Card, Cards
from tichu.core.settings import Settings
from tichu.core.variants.base import Deal, Setup
from tichu.core.variants.rank_game import RankGame

if TYPE_CHECKING:
    from tichu.core.round import Round

HAND_SIZE: Final = 12


class Hierarchie(RankGame):
    """The French book's game of ranks."""

    key = "hierarchie"
    title = "Quelqu'un est toujours le trou du C.."
    summary = "Five to ten players in a hierarchy, two packs and one set of specials"
    player_counts = range(5, 11)
    tribute_for_five = (3, 2)
    defaults: ClassVar[Mapping[str, Any]] = {
        **RankGame.defaults,
        "packs": 2,
        "direction": "clockwise",
        "wish": "none",
        "tribute_return": "lowest",
        "triple_suits_differ": True,
        "bomb_suits_differ": True,
    }
    foreign_settings: ClassVar[Mapping[str, str]] = {
        **RankGame.foreign_settings,
        "packs": "it is played with two packs of suit cards and one set of specials",
    }

    def pack(self, settings: Settings) -> Cards:
        """108 cards (HI1)."""
        return tuple(sorted((*SUIT_CARDS, *SUIT_CARDS, *SPECIALS)))

    def deal(self, settings: Settings, deck: Sequence[Card], setup: Setup) -> Deal:
        """Twelve cards each, the rest face up; with ten players all cards are dealt (HI1)."""
        used = HAND_SIZE * settings.players
        dealt = super().deal(settings, deck[:used], setup)
        return dealt._replace(faceup=tuple(sorted(deck[used:])))

    def titles(self, players: int) -> tuple[str, ...]:
        """The first and the last have a title; the others have their number."""
        return ("Grand Maître", *(f"No. {place}" for place in range(2, players)), "Trou du C..")

    def title_codes(self, players: int) -> tuple[str, ...]:
        """Return the codes of the titles, and ``place`` for those between them."""
        return ("grand-maitre", *("place" for _ in range(2, players)), "trou-du-c")

    def lead_without_mahjong(self, round_: Round) -> int:
        """The highest-ranked player; in the first round the one after the dealer (HI2)."""
        if round_.ranks is not None:
            return round_.ranks[0]
        return (self._lowest(round_) + 1) % round_.game.seats

    def dog_receivers(self, round_: Round, seat: int) -> tuple[int, ...]:
        """The lowest in rank, in the first round the dealer, or the next after them with cards (HI4)."""
        return (round_.next_holding(self._lowest(round_), inclusive=True),)

    def _lowest(self, round_: Round) -> int:
        if round_.ranks is not None:
            return round_.ranks[-1]
        return round_.game.seats - 1 if round_.dealer is None else round_.dealer

    def served_first(self, dealer: int, ranks: tuple[int, ...] | None, seats: int) -> int:
        """The player after the dealer."""
        return (dealer + 1) % seats
