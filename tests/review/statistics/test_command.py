"""The ``tichu stats`` command: input files, output, exit codes."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from tests.cli.support import record_of, run
from tests.review.statistics.counters import played
from tichu.cli import stats as command
from tichu.records import read_record, write_bsw
from tichu.review.statistics import FoundGame, HandCounts, PlayerStats, figures, read_games
from tichu.review.statistics.canvas import paint
from tichu.review.statistics.plots import drawable_words
from tichu.words import SOURCE, Words


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two records and a log, one level deep and two."""
    folder = tmp_path_factory.mktemp("games")
    (folder / "more").mkdir()
    text = record_of(rounds=3, seed=1)
    (folder / "one.jsonl").write_text(text, encoding="utf-8")
    (folder / "more" / "two.jsonl").write_text(record_of("trichu", rounds=2, seed=2), encoding="utf-8")
    (folder / "more" / "log.tch").write_text(write_bsw(read_record(text).sound()), encoding="utf-8")
    return folder


def report(*words: str, exit_code: int = 0) -> dict[str, Any]:
    done = run("stats", *words, "--json")
    assert done.exit_code == exit_code, done.output
    data: dict[str, Any] = json.loads(done.stdout)
    return data


def test_folders_are_searched_and_games_kept_apart(folder: Path) -> None:
    data = report(str(folder))
    assert data["rounds"] == 3 + 2 + 3
    assert [(game["variant"], game["rounds"]) for game in data["games"]] == [("nanjing", 6), ("trichu", 2)]


def test_brettspielwelt_log_gives_the_same_figures(folder: Path) -> None:
    ours = report(str(folder / "one.jsonl"), "--history")["games"][0]["by_player"]
    theirs = report(str(folder / "more" / "log.tch"), "--history")["games"][0]["by_player"]
    for name, own in ours.items():
        other = theirs[name]
        assert list(chain(*own.pop("history"))) == list(chain(*other.pop("history")))
        assert own == other


def test_patterns_are_expanded_and_files_counted_once(folder: Path) -> None:
    assert report(f"{folder}/**/*.jsonl")["rounds"] == 5
    assert report(str(folder), str(folder / "one.jsonl"), f"{folder}/*.jsonl")["rounds"] == 8


def test_unreadable_files_are_reported_and_skipped(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "odd.jsonl").write_bytes(b"\xff\x00 no game")
    (tmp_path / "empty.tch").write_text("")
    done = run("stats", str(folder / "one.jsonl"), str(tmp_path), f"{tmp_path}/none.jsonl", f"{tmp_path}/*.x")
    assert done.exit_code == 1
    assert "3 rounds" in done.stdout
    said = done.stderr.replace("\n", " ")
    for name in (
        "odd.jsonl: line 1",
        "empty.tch: no Brettspielwelt round",
        "none.jsonl: no such file",
        "*.x: no such file",
    ):
        assert name in said


def test_damaged_game_counts_up_to_the_damage(folder: Path, tmp_path: Path) -> None:
    lines = record_of(rounds=3, seed=1).splitlines(keepends=True)
    broken = tmp_path / "broken.jsonl"
    third = next(at for at, line in enumerate(lines) if '"round": 3' in line)
    more = (folder / "more" / "two.jsonl").read_text(encoding="utf-8")
    broken.write_text("".join(lines[: third + 2]) + "{\n" + more, encoding="utf-8")
    done = run("stats", str(broken), "--json")
    assert done.exit_code == 1
    data = json.loads(done.stdout)
    assert [game["rounds"] for game in data["games"]] == [2, 2]
    assert (data["unfinished"], len(data["problems"])) == (1, 1)
    assert f"line {third + 3}: " in data["problems"][0]
    assert "not counted: 1 unfinished round" in done.stderr


def test_players_can_be_selected(folder: Path) -> None:
    data = report(str(folder), "--player", "Cyd", "--player", "Dan")
    assert [list(game["by_player"]) for game in data["games"]] == [["Cyd", "Dan"], ["Cyd"]]
    shown = run("stats", str(folder), "--player", "Dan", "--plain").stdout
    assert "Trichu" not in shown and "Ann" not in shown and "Strength of the hand (Dan)" in shown
    done = run("stats", str(folder), "--player", "Zoe")
    assert done.exit_code == 1 and "no player is called Zoe" in done.stderr


def test_tables_fit_eighty_columns(tmp_path: Path) -> None:
    for variant, options in (
        ("nanjing", {"rounds": 2, "target": None}),
        ("hierarchie", {"players": 8, "rounds": 2}),
    ):
        file = tmp_path / f"{variant}.jsonl"
        file.write_text(played(variant, ("random",), 3, **options)[0], encoding="utf-8")
        done = run("stats", str(file), "--plain", columns=80)
        assert done.exit_code == 0
        assert max(map(len, done.stdout.splitlines())) <= 80
        assert "…" not in done.stdout
    assert "Places" in done.stdout and "Calls" not in done.stdout


def test_no_finished_round_is_an_error(tmp_path: Path) -> None:
    file = tmp_path / "begun.jsonl"
    file.write_text("\n".join(record_of(rounds=1, seed=1).splitlines()[:9]) + "\n", encoding="utf-8")
    done = run("stats", str(file))
    assert done.exit_code == 1
    assert "no finished rounds found" in done.stderr


def test_ctrl_c_shows_the_counts_so_far(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(data: bytes, name: str) -> Iterator[FoundGame]:
        yield from read_games(data, name)
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "read_games", interrupted)
    done = run("stats", str(folder))
    assert done.exit_code == 130
    assert "stopped; so far" in done.stderr
    assert "\n3 rounds" in done.stdout


def test_plots_of_every_kind_of_game(folder: Path, tmp_path: Path) -> None:
    ranks = tmp_path / "ranks.jsonl"
    ranks.write_text(record_of("grandseigneur", rounds=2, seed=1, players=5), encoding="utf-8")
    done = run("stats", str(folder / "one.jsonl"), str(ranks), "--plots", str(tmp_path / "a"))
    assert done.exit_code == 0, done.stderr
    names = {"calls", "order", "strength", "history"}
    wanted = {f"nanjing-{name}" for name in names}
    wanted |= {f"grandseigneur-5-{name}" for name in ("places", "strength", "history")}
    files = {file.name: file.read_bytes() for file in (tmp_path / "a").iterdir()}
    assert set(files) == {f"{name}.{ending}" for name in wanted for ending in ("png", "svg")}
    for name, data in files.items():
        assert data.startswith(b"\x89PNG" if name.endswith("png") else b"<?xml")


def test_plots_are_in_the_language_if_a_font_has_its_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    assert drawable_words(Words("el")).language == "el"
    monkeypatch.setattr("tichu.review.statistics.plots.font_for", lambda letters: None)
    assert drawable_words(Words("ko")).language == SOURCE


def test_plots_that_are_not_in_the_language_say_so(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def note_language(*given: Any) -> list[Path]:
        asked.append(given[-1].language)
        return []

    monkeypatch.setattr("tichu.cli.stats.drawable_words", lambda words: Words(SOURCE))
    monkeypatch.setattr("tichu.cli.stats.draw_all", note_language)
    done = run("--language", "ko", "stats", str(folder / "one.jsonl"), "--plots", str(tmp_path))
    assert Words("ko").text("command.plotsEnglish") in done.stderr
    assert asked == [SOURCE]


def test_plots_are_reproducible(tmp_path: Path) -> None:
    drawn = [
        paint(tmp_path / name, "Title", "below", (3, 2), lambda figure: figure.subplots().plot([1, 2]))[1]
        for name in "ab"
    ]
    assert drawn[0].read_bytes() == drawn[1].read_bytes()


def test_missing_matplotlib_is_explained(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    done = run("stats", str(folder), "--plots", str(tmp_path / "plots"))
    assert done.exit_code == 1
    assert "tichu[data]" in done.stderr
    assert run("stats", str(folder)).exit_code == 0


def test_margin_of_a_mean() -> None:
    counts = HandCounts(rounds=3)
    for value in (-100, 0, 160):
        counts.bins[2] += 1
        counts.bin_difference[2] += value
        counts.bin_squares[2] += value**2
    bins = figures(PlayerStats(counts), 4, points=True)["strength"]["bins"]
    assert bins[2]["difference"] == 20
    assert bins[2]["margin"] == pytest.approx(1.96 * 131.149 / 3**0.5, rel=1e-4)
    assert bins[0]["margin"] is None
