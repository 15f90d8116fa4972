"""A server whose tables always get the same cards."""

from __future__ import annotations

import random
from collections.abc import Mapping

from tichu.server.table import providers

SEED = 473


class KnownDeals(random.Random):
    """In the place of the operating system's randomness.

    The host holds the Mah Jong, the Phoenix, the Dragon and pairs of twos, threes and fours; nobody else
    holds three cards of a rank.
    """

    def __init__(self) -> None:
        super().__init__(SEED)


CONSTANTS: Mapping[str, object] = {f"{providers.__name__}.SystemRandom": KnownDeals}
"""Constants for such a server."""
