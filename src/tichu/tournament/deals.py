"""The cards of the boards of a duplicate tournament, from its seed."""

from __future__ import annotations

from typing import NamedTuple

from tichu.core.game import Game
from tichu.tournament.lots import draw_order
from tichu.tournament.options import TournamentOptions


class BoardDeal(NamedTuple):
    """The cards of a board: by seat, the first eight and the six drawn after the Grand Tichu question."""

    board: int
    first: tuple[tuple[int, ...], ...]
    second: tuple[tuple[int, ...], ...]


def deal_board(options: TournamentOptions, board: int) -> BoardDeal:
    """Deal a board. Seats 0 and 2 are the first side of each table, 1 and 3 the second."""
    game = Game.of(options.variant)
    cards = draw_order(game.variant.pack(game.settings), options.seed, f"board {board}")
    size = len(cards) // game.seats
    hands = [cards[seat * size : (seat + 1) * size] for seat in range(game.seats)]
    return BoardDeal(
        board,
        tuple(tuple(sorted(hand[:8])) for hand in hands),
        tuple(tuple(sorted(hand[8:])) for hand in hands),
    )
