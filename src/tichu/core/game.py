"""A game: a variant with the settings of an edition and house rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import Any

from tichu.core.cards import Card
from tichu.core.combos import ComboRules
from tichu.core.editions import EDITIONS, edition_settings, editions_of
from tichu.core.errors import InvalidSettings, shown
from tichu.core.settings import Settings, check_value
from tichu.core.variants import VARIANTS, Variant


@dataclass(frozen=True, slots=True)
class Game:
    """The rules of one table: the variant, the rule book, and the settings that follow from both."""

    variant: Variant
    edition: str
    settings: Settings
    house_rules: Mapping[str, Any]
    combo_rules: ComboRules
    seats: int

    @classmethod
    def of(cls, variant: str, edition: str | None = None, /, **house_rules: Any) -> Game:
        """Create a game; house rules override the edition, contradictory ones are refused."""
        if variant not in tuple(VARIANTS):
            raise InvalidSettings(
                "unknown-variant", f"there is no variant {shown(variant)}; there are {', '.join(VARIANTS)}"
            )
        if edition is None:
            edition = editions_of(variant)[0]
        edition_settings(variant, edition)
        for name, value in house_rules.items():
            check_value(name, value)
        return _resolve(variant, edition, tuple(sorted(house_rules.items())))

    def card_title(self, card: Card) -> str:
        """The name of a card in the edition: ``the jade 8``, ``the Wolf`` (C3)."""
        return EDITIONS[self.edition].card_title(card)

    def differences(self) -> dict[str, tuple[Any, Any]]:
        """Return the settings that differ from the default edition, each with its value there and here."""
        default = Game.of(self.variant.key, players=self.settings.players).settings
        return {
            entry.name: (getattr(default, entry.name), getattr(self.settings, entry.name))
            for entry in fields(Settings)
            if getattr(default, entry.name) != getattr(self.settings, entry.name)
        }


@lru_cache(maxsize=1024)
def _resolve(variant: str, edition: str, overrides: tuple[tuple[str, Any], ...]) -> Game:
    """Create a game with these checked house rules; cached, because every round and position needs it."""
    kind = VARIANTS[variant]
    book = edition_settings(variant, edition)
    house_rules = dict(overrides)
    count = house_rules.pop("players", kind.player_counts[0])
    settings = replace(Settings(), **kind.defaults, players=count)
    if count not in kind.player_counts:
        few, many = kind.player_counts[0], kind.player_counts[-1]
        asked = f"{few}" if few == many else f"{few} to {many}"
        raise InvalidSettings("bad-player-count", f"{variant} is for {asked} players, not {count}")
    settings = replace(settings, **kind.defaults_for(count, house_rules), **book)
    # A house rule that only repeats the book is dropped.
    house_rules = {name: value for name, value in house_rules.items() if getattr(settings, name) != value}
    settings = replace(settings, **house_rules)
    kind.check_settings(settings, house_rules)
    rules = ComboRules(settings.triple_suits_differ, settings.bomb_suits_differ)
    return Game(kind, edition, settings, house_rules, rules, kind.seats(settings))
