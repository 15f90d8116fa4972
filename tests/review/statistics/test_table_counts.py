"""Statistics of tables are those of the records they were made from."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.support import record_of, run
from tichu.arena import Progress, duel
from tichu.arena.contest import ArenaError
from tichu.cli import stats as command
from tichu.records import samples
from tichu.records.tables import TableFolder
from tichu.records.tables.database import connect
from tichu.review.statistics.table_counts import table_statistics


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Records of every variant: one with six players, one of random bots, and an unfinished one."""
    folder = tmp_path_factory.mktemp("games")
    for name in samples.names():
        (folder / f"{name}.jsonl").write_text(samples.text(name), encoding="utf-8")
    (folder / "ranks.jsonl").write_text(
        record_of("hierarchie", rounds=2, seed=3, players=6), encoding="utf-8"
    )
    (folder / "random.jsonl").write_text(record_of(rounds=3, seed=4, bots="random"), encoding="utf-8")
    started = record_of(rounds=2, seed=5).splitlines(keepends=True)
    (folder / "started.jsonl").write_text("".join(started[:-3]), encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def tables(games: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("export") / "tables"
    assert run("export", str(games), "--parquet", str(folder), "--jobs", "1").exit_code == 0
    return folder


def report(*words: object) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(run("stats", *map(str, words), "--json").stdout)
    return data


def sorted_history(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The kinds of game, with the matches of every player in an order of their own."""
    for game in data["games"]:
        for player in game["by_player"].values():
            player["history"].sort()
    return list(data["games"])


def test_tables_and_records_give_the_same_figures(games: Path, tables: Path) -> None:
    records, counted = report(games, "--history"), report(tables, "--history")
    assert counted["rounds"] == records["rounds"] == 20
    assert len(records["games"]) == len(samples.names()) + 1
    assert sorted_history(counted) == sorted_history(records)


def test_tables_and_records_can_be_counted_together(games: Path, tables: Path) -> None:
    one = games / "random.jsonl"
    both = report(tables, one)
    assert both["rounds"] == report(tables)["rounds"] + 3
    assert [game["variant"] for game in both["games"]] == [game["variant"] for game in report(games)["games"]]


def test_json_has_a_history_only_if_asked_for(tables: Path) -> None:
    game = report(tables)["games"][0]
    assert "history" not in game["everybody"]
    assert not any("history" in player for player in game["by_player"].values())


def test_batches_of_records_give_the_same_figures_in_any_order(
    games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def last_first(function: Any, tasks: Any, jobs: int) -> Iterator[Any]:
        yield from [(task, function(pickle.loads(pickle.dumps(task)))) for task in reversed(tasks)]

    monkeypatch.setattr("tichu.records.tables.export.BATCH_FILES", 4)
    monkeypatch.setattr(command, "in_processes", last_first)
    assert report(games, "--jobs", "2", "--history") == report(games, "--jobs", "1", "--history")


def test_several_processes_export_the_same(
    tables: Path, games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tichu.records.tables.export.BATCH_FILES", 4)
    done = run("export", str(games), "--parquet", str(tmp_path), "--jobs", "2")

    assert done.exit_code == 0, done.output
    assert len(TableFolder(tmp_path).parts()) == 2
    assert report(tmp_path) == report(tables)


def test_narrow_console_cuts_nothing_off(games: Path) -> None:
    narrow = run("stats", str(games / "random.jsonl"), columns=40)
    assert "…" not in narrow.stdout
    assert "straights" in narrow.stdout


@pytest.mark.parametrize(("variant", "seats"), [("nanjing", 4), ("trichu", 4), ("hierarchie", 5)])
def test_arena_saves_both_rounds_of_each_pair(tmp_path: Path, variant: str, seats: int) -> None:
    players = seats if variant == "hierarchie" else None
    played = duel("greedy", "random", variant=variant, players=players, pairs=2, save=tmp_path)

    (game,) = table_statistics([tmp_path]).in_order()
    assert game.rounds == len(played.rounds) == 4
    hands = {name: stats.counts.rounds for name, stats in game.by_player.items()}
    assert sum(hands.values()) == 4 * seats
    if variant == "nanjing":
        for name, tally in zip(played.names, played.tallies, strict=True):
            counts = game.by_player[name].counts
            assert (counts.rounds, counts.points) == (tally.hands, 2 * tally.score)
            assert (counts.tichu_called, counts.grand_made) == (tally.tichu_called, tally.grand_made)


def test_arena_does_not_save_the_same_rounds_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tichu.arena.saving.PART_ROUNDS", 2)
    duel("greedy", "random", pairs=2, save=tmp_path)
    assert len(TableFolder(tmp_path).parts()) == 2
    with pytest.raises(ArenaError, match="already contains"):
        duel("greedy", "random", pairs=1, save=tmp_path)
    duel("greedy", "random", pairs=1, seed=2, save=tmp_path)
    with connect() as database:
        files = TableFolder(tmp_path).files("rounds")
        query = "SELECT count(*), count(DISTINCT match) FROM read_parquet(?)"
        assert database.execute(query, [files]).fetchone() == (6, 6)


def test_interrupted_arena_keeps_the_rounds_played(tmp_path: Path) -> None:
    def stop(progress: Progress) -> None:
        if progress.done == 2:
            raise KeyboardInterrupt

    played = duel("greedy", "random", pairs=5, save=tmp_path, progress=stop, partial=True)

    assert played.interrupted
    assert sum(game.rounds for game in table_statistics([tmp_path]).in_order()) == len(played.rounds) == 4
    assert not list(tmp_path.glob(".*"))
