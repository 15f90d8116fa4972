"""The figures that follow from what was counted, as plain data for programs and pages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from tichu.core.cards import RANKS, rank_name
from tichu.review.statistics.collection import GameStats, PlayerStats
from tichu.review.statistics.strength import BINS
from tichu.review.statistics.tally import CAUGHT, NO_WISH, Tally

BOMB_SORTS: Final = ("four", "straight")
BOMB_TURNS: Final = ("led", "in_turn", "out_of_turn")
HONOURED: Final = ("at_once", "later", "never")
RELATIONS: Final = ("partner", "left", "right", "opposite", "up", "down")
CARD_KINDS: Final = ("dragon", "phoenix", "ace", "high", "middle", "low", "mahjong", "dog")
LONGER: Final = ("more", "same", "fewer")


def share(part: float, whole: float) -> float | None:
    """A ratio, or None of nothing."""
    return part / whole if whole else None


def game_figures(game: GameStats, players: Sequence[str] | None = None) -> dict[str, Any]:
    """Everything about one kind of game: all players together, then each of them, or only these."""
    names = list(game.by_player) if players is None else [name for name in players if name in game.by_player]
    seats, points = game.seats, game.variant.has_points
    return {
        "variant": game.variant.key,
        "players": game.players,
        "editions": dict(sorted(game.editions.items())),
        "rounds": game.rounds,
        "matches": game.matches,
        "tricks_per_round": share(game.tricks, game.rounds),
        "everybody": figures(game.everybody(), seats, points),
        "by_player": {name: figures(game.by_player[name], seats, points) for name in names},
    }


def figures(stats: PlayerStats, seats: int, points: bool) -> dict[str, Any]:
    """One player's figures; ``points`` is False in a game of ranks, which has neither calls nor teams."""
    tally = stats.tally
    rounds = tally.rounds
    return {
        "rounds": rounds,
        "matches": {"finished": stats.matches, "won": stats.matches_won},
        "points": share(tally.points, rounds) if points else None,
        "difference": share(tally.difference, rounds) if points else None,
        "first": {"count": tally.first, "rate": share(tally.first, rounds)},
        "mean_place": None if points else share(sum(place * n for place, n in tally.places.items()), rounds),
        "tichu": _calls(tally.tichu_asked, tally.tichu_called, tally.tichu_made),
        "grand": _calls(tally.grand_asked, tally.grand_called, tally.grand_made),
        "victories": {
            "won": tally.victories_won,
            "lost": tally.victories_lost,
            "rate": share(tally.victories_won, rounds),
            "rate_lost": share(tally.victories_lost, rounds),
        },
        "places": _places(tally, seats, points),
        "tricks_per_round": share(tally.tricks, rounds),
        "plays_per_round": share(tally.plays, rounds),
        "passes": {"count": tally.passes, "per_round": share(tally.passes, rounds)},
        "bombs": {
            "count": tally.bombs.total(),
            "per_round": share(tally.bombs.total(), rounds),
            "hands": tally.bomb_hands,
            "held_rate": share(tally.bomb_hands, rounds),
            "sorts": _crossed(tally.bombs, BOMB_SORTS, BOMB_TURNS),
        },
        "wishes": {
            "count": tally.wishes.total(),
            "none": tally.wishes[NO_WISH, ""],
            "ranks": _crossed(tally.wishes, [rank_name(rank) for rank in RANKS], HONOURED),
        },
        "gifts": _crossed(tally.gifts, RELATIONS, CARD_KINDS),
        "dragon": {"count": tally.dragon.total(), "to": _crossed(tally.dragon, RELATIONS, LONGER)},
        "strength": {"mean": share(tally.strength, rounds), "bins": _bins(tally, points)},
        "history": [list(match) for match in stats.history],
    }


def _calls(asked: int, called: int, made: int) -> dict[str, Any]:
    return {
        "asked": asked,
        "called": called,
        "made": made,
        "rate": share(called, asked),
        "success": share(made, called),
    }


def _places(tally: Tally, seats: int, points: bool) -> list[dict[str, Any]]:
    """From the first out to the last; place None is for who was caught with cards by a double victory."""
    order = [*range(1, seats + 1), *([CAUGHT] if points else [])]
    return [
        {
            "place": None if place == CAUGHT else place,
            "count": tally.places[place],
            "rate": share(tally.places[place], tally.rounds),
            "points": share(tally.place_points[place], tally.places[place]) if points else None,
            "difference": share(tally.place_difference[place], tally.places[place]) if points else None,
        }
        for place in order
    ]


def _bins(tally: Tally, points: bool) -> list[dict[str, Any]]:
    """By strength of the hand: how many hands, how many went out first, and what they brought."""
    return [
        {
            "low": BINS[number].low,
            "high": BINS[number].high,
            "count": tally.bins[number],
            "first": tally.bin_first[number],
            "first_rate": share(tally.bin_first[number], tally.bins[number]),
            "difference": share(tally.bin_difference[number], tally.bins[number]) if points else None,
            "margin": _margin(tally, number) if points else None,
            "mean_place": None if points else share(tally.bin_places[number], tally.bins[number]),
        }
        for number in range(len(BINS))
    ]


def _margin(tally: Tally, number: int) -> float | None:
    """Half of the 95 % interval of the mean difference of a bin; None with fewer than two hands."""
    count = tally.bins[number]
    if count < 2:
        return None
    spread = tally.bin_squares[number] - tally.bin_difference[number] ** 2 / count
    return 1.96 * sqrt(max(0.0, spread) / (count - 1) / count)


def _crossed(
    counter: Counter[tuple[str, str]], rows: Sequence[str], columns: Sequence[str]
) -> dict[str, dict[str, int]]:
    """A counter of pairs as a table in tables; rows of nothing are left out."""
    table = {row: {column: counter[row, column] for column in columns} for row in rows}
    return {row: cells for row, cells in table.items() if any(cells.values())}
