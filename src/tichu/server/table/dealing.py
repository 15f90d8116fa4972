"""Cards from the operating system's randomness, sealed before anybody sees one."""

from __future__ import annotations

import json
from random import SystemRandom
from typing import Any, NamedTuple

from tichu.core.game import Game
from tichu.core.match import Match
from tichu.core.variants import Deal, Setup
from tichu.records.commitment import commitment, new_salt
from tichu.records.deals import read_deal
from tichu.records.writing import deal_line


class SealedDeal(NamedTuple):
    """The cards of a round, with the hash that was shown before and the salt that is shown after it."""

    number: int
    deal: Deal
    commitment: str
    salt: str

    def to_json(self) -> dict[str, Any]:
        """The deal as the log keeps it."""
        return {
            "deal": json.loads(deal_line(self.number, self.deal)),
            "commitment": self.commitment,
            "salt": self.salt,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any], game: Game) -> SealedDeal:
        """The deal that the log has kept."""
        number, deal = read_deal(data["deal"], game)
        return cls(number, deal, data["commitment"], data["salt"])


def shuffle(game: Game, match: Match | None) -> SealedDeal:
    """The cards of the next round of the match, or of its first."""
    chance = SystemRandom()
    variant, settings = game.variant, game.settings
    setup: Setup = variant.first_setup(settings, chance) if match is None else match.next_setup()
    deck = list(variant.pack(settings))
    chance.shuffle(deck)
    deal = variant.deal(settings, deck, setup)
    number = 1 if match is None else match.rounds_played + 1
    salt = new_salt()
    return SealedDeal(number, deal, commitment(number, deal, salt), salt)
