"""What a local table hands to its machine: shuffled cards, randomness, the date and bots."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random, SystemRandom

from tichu.bots.guard import fallback
from tichu.core.game import Game
from tichu.core.match import Match
from tichu.local.bots import check_bot
from tichu.records.commitment import commitment, new_salt
from tichu.table.deals import SealedDeal, shuffled
from tichu.table.providers import Providers


def local_providers(chance: Random | None = None, date: Callable[[], float] = time.time) -> Providers:
    """Return the providers of a local table, by default with the randomness of the operating system.

    With a seeded generator the same inputs give the same log.
    """
    source = SystemRandom() if chance is None else chance

    def shuffle(game: Game, match: Match | None) -> SealedDeal:
        number, deal = shuffled(game, match, source)
        salt = new_salt() if chance is None else chance.randbytes(32).hex()
        return SealedDeal(number, deal, commitment(number, deal, salt), salt)

    return Providers(
        shuffle=shuffle,
        timestamp=date,
        pace=lambda: source.uniform(0.6, 1.4),
        seed=lambda: source.getrandbits(48),
        check_bot=check_bot,
        fallback=fallback,
    )
