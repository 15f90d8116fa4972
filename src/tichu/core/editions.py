"""The rule books as a table: the settings in which each differs from the defaults of the game.

A row holds only differences. What every book says is in the variant's own ``defaults``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from tichu.core.cards import DOG, MAHJONG, SPECIAL_NAMES, SUIT_NAMES, Card, card_title
from tichu.core.errors import InvalidSettings, shown


class Edition(NamedTuple):
    """A rule book: its games, and the settings in which it differs."""

    key: str
    title: str
    language: str
    year: int | None
    everywhere: Mapping[str, Any]
    games: Mapping[str, Mapping[str, Any]]
    suits: tuple[str, ...] = SUIT_NAMES
    specials: Mapping[Card, str] = SPECIAL_NAMES

    def card_title(self, card: Card) -> str:
        """What the book calls a card: ``the jade 8``, ``the Wolf`` (C3)."""
        return card_title(card, self.suits, self.specials)


EDITIONS: Final[dict[str, Edition]] = {
    edition.key: edition
    for edition in (
        Edition(
            key="fata-morgana",
            title="Fata Morgana, 7th edition",
            language="de",
            year=2011,
            everywhere={},
            games={"nanjing": {}, "trichu": {}, "tientsin": {}, "grandseigneur": {}},
        ),
        Edition(
            key="philibert",
            title="Philibert",
            language="fr",
            year=2004,
            everywhere={"bomb_on_dog": True},
            games={
                "nanjing": {},
                "trichu": {"exchange": "real-players", "soloist": "winner"},
                "tientsin": {},
                "hierarchie": {},
            },
        ),
        Edition(
            key="groo",
            title="Groo",
            language="pt",
            year=2009,
            everywhere={"deal": "draw-clockwise", "withdraw_calls": True},
            games={"nanjing": {}, "trichu": {"soloist": "left"}, "tientsin": {}},
        ),
        Edition(
            key="tichubadour",
            title="Tichubadour",
            language="fr",
            year=2022,
            everywhere={"deal": "packets", "wish_breach": "penalty"},
            games={"nanjing": {}},
            suits=("pickaxe", "tent", "compass", "neckerchief"),
            specials={**SPECIAL_NAMES, MAHJONG: "Nightingale", DOG: "Wolf"},
        ),
        Edition(
            key="francois",
            title="Johan François, with the players' association's FAQ",
            language="nl",
            year=None,
            everywhere={"wish": "required"},
            games={"nanjing": {}, "tientsin": {}},
        ),
    )
}

PAIRS: Final[tuple[tuple[str, str], ...]] = tuple(
    (variant, edition.key)
    for variant in ("nanjing", "trichu", "tientsin", "grandseigneur", "hierarchie")
    for edition in EDITIONS.values()
    if variant in edition.games
)


def editions_of(variant: str) -> tuple[str, ...]:
    """The rule books that have this game, the usual one first."""
    return tuple(edition for game, edition in PAIRS if game == variant)


def edition_settings(variant: str, edition: str) -> dict[str, Any]:
    """Return the settings in which the rule book differs for this game; raises if the game is not in it."""
    if edition not in tuple(EDITIONS):
        raise InvalidSettings(
            "unknown-edition", f"there is no edition {shown(edition)}; there are {', '.join(EDITIONS)}"
        )
    book = EDITIONS[edition]
    if variant not in book.games:
        raise InvalidSettings(
            "not-in-edition",
            f"{variant} is not in the rule book {edition}; it is in {', '.join(editions_of(variant))}",
        )
    return {**book.everywhere, **book.games[variant]}
