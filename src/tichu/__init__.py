"""Tichu: the card game, for people and for programs.

>>> import tichu
>>> match = tichu.Match("nanjing", seed=1)
>>> match.round.phase
'grand'
"""

from __future__ import annotations

from dataclasses import replace

from tichu.core.actions import Action, Exchange, Give, Grand, Pass, Play, Take, Tichu, Withdraw
from tichu.core.cards import (
    DOG,
    DRAGON,
    MAHJONG,
    PHOENIX,
    card_name,
    card_title,
    cards_name,
    parse_card,
    parse_cards,
    parse_rank,
    rank_name,
    rank_of,
    suit_of,
)
from tichu.core.cards import points as card_points
from tichu.core.combos import Combination, classify
from tichu.core.editions import EDITIONS, PAIRS
from tichu.core.errors import (
    IllegalAction,
    InvalidCard,
    InvalidPosition,
    InvalidRecord,
    InvalidSettings,
    TichuError,
)
from tichu.core.game import Game
from tichu.core.match import Match
from tichu.core.round import Round
from tichu.core.settings import Settings
from tichu.core.variants import VARIANTS
from tichu.core.variants.base import too_many
from tichu.core.view import View
from tichu.table import referee

__version__ = "0.1.0"

__all__ = [
    "DOG",
    "DRAGON",
    "EDITIONS",
    "MAHJONG",
    "PAIRS",
    "PHOENIX",
    "VARIANTS",
    "Action",
    "Combination",
    "Exchange",
    "Game",
    "Give",
    "Grand",
    "IllegalAction",
    "InvalidCard",
    "InvalidPosition",
    "InvalidRecord",
    "InvalidSettings",
    "Match",
    "Pass",
    "Play",
    "Round",
    "Settings",
    "Take",
    "Tichu",
    "TichuError",
    "View",
    "Withdraw",
    "card_name",
    "card_points",
    "card_title",
    "cards_name",
    "parse_card",
    "parse_cards",
    "parse_rank",
    "rank_name",
    "rank_of",
    "readings",
    "referee",
    "suit_of",
]


def readings(cards: str, variant: str = "nanjing", edition: str | None = None) -> tuple[Combination, ...]:
    """Every combination these cards can be, best first.

    Examples:
        >>> [reading.rank_text for reading in readings("8g 8k 9g 9k Ph")]
        ['9', '8']
    """
    game = Game.of(variant, edition)
    parsed = parse_cards(cards)
    surplus = too_many(parsed, game.variant.pack(replace(game.settings, packs=game.variant.most_packs)))
    if surplus:
        raise InvalidCard("card-twice", f"the pack does not have {card_title(min(surplus))} that often")
    return classify(parsed, game.combo_rules)
