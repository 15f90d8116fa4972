"""What the server provides to table machines: shuffled cards, randomness, the time and bots."""

from __future__ import annotations

import random
import time
from random import SystemRandom
from typing import Final

from tichu.bots import registry
from tichu.bots.guard import fallback
from tichu.core.errors import TichuError, shown
from tichu.core.game import Game
from tichu.core.match import Match
from tichu.core.variants import Deal
from tichu.records.commitment import commitment, new_salt
from tichu.table.deals import SealedDeal, shuffled
from tichu.table.errors import Refused
from tichu.table.providers import Providers


def shuffle(game: Game, match: Match | None) -> SealedDeal:
    """Deal the next round of the match, or the first one, with the operating system's randomness."""
    return seal(*shuffled(game, match, SystemRandom()))


def seal(number: int, deal: Deal) -> SealedDeal:
    """Commit to the cards of a round that a tournament has chosen."""
    salt = new_salt()
    return SealedDeal(number, deal, commitment(number, deal, salt), salt)


def check_bot(name: str) -> None:
    """Refuse unknown bots, and external programs: clients must not start processes."""
    if name.startswith(registry.COMMAND):
        raise Refused("unknown-bot", "external programs are not started here: they connect with a token", 422)
    try:
        registry.check(name)
    except TichuError as why:
        sentence = f"there is no bot {shown(name)}; available are {', '.join(registry.names())}"
        raise Refused(why.code, str(why) if why.code == "unknown-level" else sentence, 422) from None


PROVIDERS: Final = Providers(
    shuffle=shuffle,
    timestamp=time.time,
    pace=lambda: random.uniform(0.6, 1.4),
    seed=lambda: random.getrandbits(48),
    check_bot=check_bot,
    fallback=fallback,
    seal=seal,
)
