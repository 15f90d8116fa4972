"""What the table machine is handed because it may not have it itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tichu.core.actions import Action
from tichu.core.game import Game
from tichu.core.match import Match
from tichu.core.variants import Deal
from tichu.core.view import View
from tichu.table.deals import SealedDeal


def _no_boards(number: int, deal: Deal) -> SealedDeal:
    raise NotImplementedError("this shell has no tables of tournaments")


class Providers(NamedTuple):
    """Randomness, the date, and bots.

    Attributes:
        shuffle: Deals the next round of a match, or the first one.
        timestamp: The date for the log, in seconds since 1970.
        pace: A factor for the time a bot takes, different for each question.
        seed: The seed for a bot's decision.
        check_bot: Raises ``Refused`` if there is no bot of that name.
        fallback: Returns a safe legal action for a view, for bots that fail.
        seal: Commits to the cards of a round that a tournament has chosen.
    """

    shuffle: Callable[[Game, Match | None], SealedDeal]
    timestamp: Callable[[], float]
    pace: Callable[[], float]
    seed: Callable[[], int]
    check_bot: Callable[[str], None]
    fallback: Callable[[View], Action]
    seal: Callable[[int, Deal], SealedDeal] = _no_boards
