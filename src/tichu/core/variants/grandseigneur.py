"""Grandseigneur: five to twelve players in a hierarchy, one or two packs without the Dog."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from tichu.core.cards import DOG, MAHJONG, PACK, Cards
from tichu.core.settings import Settings
from tichu.core.variants.base import NO_HOUSE_RULES, contradiction
from tichu.core.variants.rank_game import RankGame

if TYPE_CHECKING:
    from tichu.core.round import Round

TITLES: Final[Mapping[str, str]] = {
    "grandseigneur": "Grandseigneur",
    "seigneur": "Seigneur",
    "maitre": "Maître",
    "chevalier": "Chevalier",
    "ecuyer": "Écuyer",
    "marchand": "Marchand",
    "artisan": "Artisan",
    "journalier": "Journalier",
    "porcher": "Porcher",
    "bourgeois": "Bourgeois",
    "pauvre": "Pauvre",
    "miserable": "Misérable",
}
"""The titles by code, highest first."""
SPARE_TITLES: Final = ("journalier", "ecuyer", "artisan", "marchand", "porcher", "chevalier", "bourgeois")
"""Titles that are dropped first with fewer players; with six, the book's own six are left."""


class Grandseigneur(RankGame):
    """The German book's game of ranks."""

    key = "grandseigneur"
    title = "Grandseigneur"
    summary = "Five to twelve players in a hierarchy, one or two packs without the Dog"
    player_counts = range(5, 13)
    tribute_for_five = (2, 1)
    foreign_settings: ClassVar[Mapping[str, str]] = {
        **RankGame.foreign_settings,
        "bomb_on_dog": "the Dog is not in the pack",
    }

    def defaults_for(
        self, players: int, house_rules: Mapping[str, Any] = NO_HOUSE_RULES
    ) -> Mapping[str, Any]:
        """Two packs from seven players on (GS5)."""
        return {"packs": 2 if players >= 7 else 1, "bomb_suits_differ": True}

    def check_settings(self, settings: Settings, house_rules: Mapping[str, Any]) -> None:
        """One or two packs."""
        if settings.packs > self.most_packs:
            raise contradiction(
                "packs", f"Grandseigneur is played with one or two packs, not {settings.packs}"
            )
        super().check_settings(settings, house_rules)

    def pack(self, settings: Settings) -> Cards:
        """No Dog; the second pack has no Mah Jong either (GS1, GS5)."""
        first = [card for card in PACK if card != DOG]
        second = [card for card in first if card != MAHJONG]
        return tuple(sorted(first + second * (settings.packs - 1)))

    def titles(self, players: int) -> tuple[str, ...]:
        """Return the titles of the book, with extra ones from seven players on (GS2)."""
        return tuple(TITLES[code] for code in self.title_codes(players))

    def title_codes(self, players: int) -> tuple[str, ...]:
        """Return the codes of the titles."""
        dropped = SPARE_TITLES[: len(TITLES) - players]
        return tuple(code for code in TITLES if code not in dropped)

    def dog_receivers(self, round_: Round, seat: int) -> tuple[int, ...]:
        """There is no Dog."""
        return ()

    def served_first(self, dealer: int, ranks: tuple[int, ...] | None, seats: int) -> int:
        """Return the Grandseigneur; in the first round the dealer."""
        return ranks[0] if ranks else dealer
