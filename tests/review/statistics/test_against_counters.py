"""``tichu stats`` over recorded games equals what was counted while they were played."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.cli.support import run
from tests.review.statistics.counters import Watcher, played

GAMES: dict[str, tuple[str, tuple[str, ...], dict[str, Any]]] = {
    "nanjing": ("nanjing", ("greedy", "random", "club", "random"), {"target": None, "rounds": 9}),
    "nanjing to a target": ("nanjing", ("greedy",), {"target": 300}),
    "bombs on the Dog": ("nanjing", ("random",), {"bomb_on_dog": True, "target": None, "rounds": 12}),
    "a broken wish loses": ("nanjing", ("random",), {"wish_breach": "penalty", "target": None, "rounds": 12}),
    "clockwise": ("nanjing", ("greedy", "random"), {"direction": "clockwise", "target": None, "rounds": 4}),
    "without exchange": ("nanjing", ("greedy",), {"exchange": "none", "target": None, "rounds": 3}),
    "trichu": ("trichu", ("greedy", "random", "greedy"), {"rounds": 6}),
    "tientsin": ("tientsin", ("greedy", "random"), {"target": None, "rounds": 4}),
    "tientsin, all exchange": (
        "tientsin",
        ("random",),
        {"exchange": "everyone", "target": None, "rounds": 1},
    ),
    "grandseigneur": ("grandseigneur", ("greedy", "random"), {"players": 6, "rounds": 6}),
    "two packs": ("grandseigneur", ("greedy",), {"players": 8, "rounds": 2}),
    "hierarchie": ("hierarchie", ("greedy", "random"), {"players": 5, "rounds": 5}),
}


@cache
def game(name: str) -> tuple[str, Watcher]:
    variant, bots, options = GAMES[name]
    return played(variant, bots, 11, **options)


def shared(part: float, whole: float) -> Any:
    return pytest.approx(part / whole) if whole else None


def table(mine: Counter[Any], kind: str, columns: tuple[str, ...]) -> dict[str, dict[str, int]]:
    rows = {key[1] for key, count in mine.items() if isinstance(key, tuple) and key[0] == kind and count}
    return {row: {column: mine[kind, row, column] for column in columns} for row in rows}


def calls(mine: Counter[Any], call: str) -> dict[str, Any]:
    asked, called, made = mine[f"{call}_asked"], mine["called", call], mine["made", call]
    rate, success = shared(called, asked), shared(made, called)
    return {"asked": asked, "called": called, "made": made, "rate": rate, "success": success}


def expected(mine: Counter[Any], history: list[int], seats: int, teams: bool, won: bool) -> dict[str, Any]:
    """Every figure of a player, from the independent counters."""
    rounds = mine["rounds"]
    bombs = sum(count for key, count in mine.items() if isinstance(key, tuple) and key[0] == "bomb")
    gifts = ("dragon", "phoenix", "ace", "high", "middle", "low", "mahjong", "dog")
    dragons = sum(count for key, count in mine.items() if isinstance(key, tuple) and key[0] == "dragon")
    return {
        "rounds": rounds,
        "matches": {"finished": 1, "won": int(won)},
        "points": shared(mine["points"], rounds) if teams else None,
        "difference": shared(mine["lead"], rounds) if teams else None,
        "first": {"count": mine["place", 1], "rate": shared(mine["place", 1], rounds)},
        "mean_place": None
        if teams
        else shared(sum(p * mine["place", p] for p in range(1, seats + 1)), rounds),
        "tichu": calls(mine, "tichu"),
        "grand": calls(mine, "grand"),
        "victories": {
            "won": mine["swept", True],
            "lost": mine["swept", False],
            "rate": shared(mine["swept", True], rounds),
            "rate_lost": shared(mine["swept", False], rounds),
        },
        "places": places(mine, seats, teams),
        "tricks_per_round": shared(mine["tricks"], rounds),
        "plays_per_round": shared(mine["plays"], rounds),
        "passes": {"count": mine["passes"], "per_round": shared(mine["passes"], rounds)},
        "bombs": {
            "count": bombs,
            "per_round": shared(bombs, rounds),
            "hands": mine["bomb_hands"],
            "held_rate": shared(mine["bomb_hands"], rounds),
            "sorts": table(mine, "bomb", ("led", "in_turn", "out_of_turn")),
        },
        "wishes": {
            "count": mine["mahjong"],
            "none": mine["no_wish"],
            "ranks": table(mine, "wish", ("at_once", "later", "never")),
        },
        "gifts": table(mine, "gift", gifts),
        "dragon": {"count": dragons, "to": table(mine, "dragon", ("more", "same", "fewer"))},
        "strength": {
            "mean": shared(mine["strength"], rounds),
            "bins": [strength_bin(mine, low, teams) for low in range(0, 14, 2)],
        },
        "history": [history],
    }


def places(mine: Counter[Any], seats: int, teams: bool) -> list[dict[str, Any]]:
    """The figures for each place; None is the place of a player who did not finish."""
    return [
        {
            "place": place,
            "count": mine["place", place],
            "rate": shared(mine["place", place], mine["rounds"]),
            "points": shared(mine["place_points", place], mine["place", place]) if teams else None,
            "difference": shared(mine["place_lead", place], mine["place", place]) if teams else None,
        }
        for place in [*range(1, seats + 1), *([None] if teams else [])]
    ]


def strength_bin(mine: Counter[Any], low: int, teams: bool) -> dict[str, Any]:
    """The figures for hands of about the same strength."""
    return {
        "low": low,
        "high": None if low == 12 else low + 1,
        "count": mine["bin", low],
        "first": mine["bin_first", low],
        "first_rate": shared(mine["bin_first", low], mine["bin", low]),
        "difference": shared(mine["bin_lead", low], mine["bin", low]) if teams else None,
        "mean_place": None if teams else shared(mine["bin_place", low], mine["bin", low]),
    }


def without_margins(figures: dict[str, Any]) -> dict[str, Any]:
    """Remove the margins, which have their own test."""
    for entry in figures["strength"]["bins"]:
        del entry["margin"]
    return figures


def check(report: dict[str, Any], watcher: Watcher, names: tuple[str, ...]) -> None:
    match = watcher.match
    teams, seats = match.game.variant.has_points, match.game.seats
    (kind,) = report["games"]
    assert (kind["variant"], kind["players"]) == (match.game.variant.key, match.game.settings.players)
    assert (kind["rounds"], report["rounds"]) == (watcher.rounds, watcher.rounds)
    assert kind["tricks_per_round"] == shared(watcher.tricks, watcher.rounds)
    assert kind["matches"] == 1
    assert kind["editions"] == {match.game.edition: watcher.rounds}
    assert set(kind["by_player"]) == set(names)
    for player, name in enumerate(names):
        winner = player % len(match.scores) if match.scores else player
        should = expected(watcher.counts[name], watcher.history[name], seats, teams, winner in match.winners)
        assert without_margins(kind["by_player"][name]) == should, name
    mine: Counter[Any] = sum(watcher.counts.values(), Counter())
    figures = kind["everybody"]
    assert figures["rounds"] == mine["rounds"] == seats * watcher.rounds
    assert figures["passes"]["count"] == mine["passes"]
    assert figures["bombs"]["sorts"] == table(mine, "bomb", ("led", "in_turn", "out_of_turn"))
    assert (figures["tichu"], figures["grand"]) == (calls(mine, "tichu"), calls(mine, "grand"))


@pytest.mark.parametrize("name", GAMES)
def test_statistics_equal_the_counters(name: str, tmp_path: Path) -> None:
    text, watcher = game(name)
    file = tmp_path / "game.jsonl"
    file.write_text(text, encoding="utf-8")
    done = run("stats", str(file), "--json", "--history")
    assert done.exit_code == 0, done.stderr
    check(json.loads(done.stdout), watcher, watcher.names)


def test_games_cover_everything_that_is_counted() -> None:
    seen: Counter[Any] = Counter()
    for name in GAMES:
        for mine in game(name)[1].counts.values():
            seen.update(mine)
    for sort in ("four", "straight"):
        assert sum(seen["bomb", sort, turn] for turn in ("led", "in_turn", "out_of_turn"))
    for turn in ("led", "in_turn", "out_of_turn"):
        assert sum(seen["bomb", sort, turn] for sort in ("four", "straight"))
    for when in ("at_once", "later", "never"):
        assert any(count for key, count in seen.items() if key[0] == "wish" and key[-1] == when)
    assert seen["called", "tichu"] > seen["made", "tichu"] > 0
    assert seen["called", "grand"] > seen["made", "grand"] > 0
    assert seen["swept", True] and seen["place", None] and seen["no_wish"]
    assert {key[1] for key in seen if key[0] == "gift"} == {
        "partner",
        "left",
        "right",
        "opposite",
        "up",
        "down",
    }
    assert {key[2] for key in seen if key[0] == "dragon"} == {"more", "same", "fewer"}
