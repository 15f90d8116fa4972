"""Figures computed from the counts, as plain data for JSON and web pages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from tichu.core.cards import RANKS, rank_name
from tichu.records.strength import BINS
from tichu.review.statistics.collection import GameStats, PlayerStats
from tichu.review.statistics.counts import CAUGHT, NO_WISH, HandCounts

BOMB_SORTS: Final = ("four", "straight")
BOMB_TURNS: Final = ("led", "in_turn", "out_of_turn")
HONOURED: Final = ("at_once", "later", "never")
RELATIONS: Final = ("partner", "left", "right", "opposite", "up", "down")
CARD_KINDS: Final = ("dragon", "phoenix", "ace", "high", "middle", "low", "mahjong", "dog")
LONGER: Final = ("more", "same", "fewer")


def share(part: float, whole: float) -> float | None:
    """Return a ratio, or None if the whole is zero."""
    return part / whole if whole else None


def game_figures(game: GameStats, players: Sequence[str] | None = None) -> dict[str, Any]:
    """Return the figures of one kind of game: all players together, then each player or only these."""
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


def without_history(game: dict[str, Any]) -> dict[str, Any]:
    """Return the figures of a kind of game without the histories, whose size grows with the matches."""
    shown = {name: _no_history(data) for name, data in game["by_player"].items()}
    return {**game, "everybody": _no_history(game["everybody"]), "by_player": shown}


def _no_history(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key != "history"}


def figures(stats: PlayerStats, seats: int, points: bool) -> dict[str, Any]:
    """Return one player's figures. ``points`` is False in games of ranks, which have no calls or teams."""
    counts = stats.counts
    rounds = counts.rounds
    return {
        "rounds": rounds,
        "matches": {"finished": stats.matches, "won": stats.matches_won},
        "points": share(counts.points, rounds) if points else None,
        "difference": share(counts.difference, rounds) if points else None,
        "first": {"count": counts.first, "rate": share(counts.first, rounds)},
        "mean_place": None if points else share(sum(place * n for place, n in counts.places.items()), rounds),
        "tichu": _calls(counts.tichu_asked, counts.tichu_called, counts.tichu_made),
        "grand": _calls(counts.grand_asked, counts.grand_called, counts.grand_made),
        "victories": {
            "won": counts.victories_won,
            "lost": counts.victories_lost,
            "rate": share(counts.victories_won, rounds),
            "rate_lost": share(counts.victories_lost, rounds),
        },
        "places": _places(counts, seats, points),
        "tricks_per_round": share(counts.tricks, rounds),
        "plays_per_round": share(counts.plays, rounds),
        "passes": {"count": counts.passes, "per_round": share(counts.passes, rounds)},
        "bombs": {
            "count": counts.bombs.total(),
            "per_round": share(counts.bombs.total(), rounds),
            "hands": counts.bomb_hands,
            "held_rate": share(counts.bomb_hands, rounds),
            "sorts": _crossed(counts.bombs, BOMB_SORTS, BOMB_TURNS),
        },
        "wishes": {
            "count": counts.wishes.total(),
            "none": counts.wishes[NO_WISH, ""],
            "ranks": _crossed(counts.wishes, [rank_name(rank) for rank in RANKS], HONOURED),
        },
        "gifts": _crossed(counts.gifts, RELATIONS, CARD_KINDS),
        "dragon": {"count": counts.dragon.total(), "to": _crossed(counts.dragon, RELATIONS, LONGER)},
        "strength": {"mean": share(counts.strength, rounds), "bins": _bins(counts, points)},
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


def _places(counts: HandCounts, seats: int, points: bool) -> list[dict[str, Any]]:
    """Figures by place, first out to last. Place None is a hand caught by a double victory."""
    order = [*range(1, seats + 1), *([CAUGHT] if points else [])]
    return [
        {
            "place": None if place == CAUGHT else place,
            "count": counts.places[place],
            "rate": share(counts.places[place], counts.rounds),
            "points": share(counts.place_points[place], counts.places[place]) if points else None,
            "difference": share(counts.place_difference[place], counts.places[place]) if points else None,
        }
        for place in order
    ]


def _bins(counts: HandCounts, points: bool) -> list[dict[str, Any]]:
    """Figures by strength of the hand: number of hands, how many went out first, and their results."""
    return [
        {
            "low": BINS[number].low,
            "high": BINS[number].high,
            "count": counts.bins[number],
            "first": counts.bin_first[number],
            "first_rate": share(counts.bin_first[number], counts.bins[number]),
            "difference": share(counts.bin_difference[number], counts.bins[number]) if points else None,
            "margin": _margin(counts, number) if points else None,
            "mean_place": None if points else share(counts.bin_places[number], counts.bins[number]),
        }
        for number in range(len(BINS))
    ]


def _margin(counts: HandCounts, number: int) -> float | None:
    """Half width of the 95 % interval of a bin's mean difference; None with fewer than two hands."""
    count = counts.bins[number]
    if count < 2:
        return None
    spread = counts.bin_squares[number] - counts.bin_difference[number] ** 2 / count
    return 1.96 * sqrt(max(0.0, spread) / (count - 1) / count)


def _crossed(
    counter: Counter[tuple[str, str]], rows: Sequence[str], columns: Sequence[str]
) -> dict[str, dict[str, int]]:
    """Convert a counter of pairs into nested dictionaries, leaving out empty rows."""
    table = {row: {column: counter[row, column] for column in columns} for row in rows}
    return {row: cells for row, cells in table.items() if any(cells.values())}
