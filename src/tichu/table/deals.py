"""The cards of a round, committed to before anybody sees one."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from tichu.core.game import Game
from tichu.core.match import Match
from tichu.core.variants import Deal, Setup
from tichu.records.deals import deal_to_json, read_deal


class SealedDeal(NamedTuple):
    """A deal with the hash that is shown before the round and the salt that is shown after it."""

    number: int
    deal: Deal
    commitment: str
    salt: str

    def to_json(self) -> dict[str, Any]:
        """Return the deal as the log keeps it."""
        return {
            "deal": deal_to_json(self.number, self.deal),
            "commitment": self.commitment,
            "salt": self.salt,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any], game: Game) -> SealedDeal:
        """Return the deal that a log has kept."""
        number, deal = read_deal(data["deal"], game)
        return cls(number, deal, data["commitment"], data["salt"])


def shuffled(game: Game, match: Match | None, chance: Random) -> tuple[int, Deal]:
    """Return the next round of the match, or the first one, with its number."""
    variant, settings = game.variant, game.settings
    setup: Setup = variant.first_setup(settings, chance) if match is None else match.next_setup()
    deck = list(variant.pack(settings))
    chance.shuffle(deck)
    return 1 if match is None else match.rounds_played + 1, variant.deal(settings, deck, setup)
