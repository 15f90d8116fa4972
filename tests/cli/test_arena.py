from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.support import run
from tichu.arena import pairs, runner

SMALL = ("--variant", "trichu", "--pairs", "3", "--seed", "5", "--jobs", "1")
PAGE = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")


def test_duel_prints_a_table() -> None:
    result = run("arena", "greedy", "random", *SMALL)
    assert result.exit_code == 0
    text = result.stdout
    assert "greedy against random" in text and "Trichu, fata-morgana, 3 players; 3 pairs, 6 rounds" in text
    assert re.search(r"\+\d+\.\d ± \d+\.\d points a round for greedy", text)
    assert "greedy would win" in text
    for line in ("Tichu called", "Grand called", "double victories", "processor time", "illegal, replaced"):
        assert line in text
    assert result.stderr == ""  # not a terminal: no progress bar


def test_game_without_scores_is_compared_by_places() -> None:
    text = run("arena", "greedy", "random", "-v", "hierarchie", "-n", "6", "-p", "2", "-j", "1").stdout
    assert "place points a round" in text and "mean place" in text and "goes out before" in text
    assert "Tichu called" not in text


def test_json_contains_the_report() -> None:
    data = json.loads(run("arena", "greedy", "random", *SMALL, "--set", "rounds=3", "--json").stdout)
    assert data["pairs"] == 3 and data["settings"] == {"rounds": 3}
    assert data["match"]["rounds"] == 3


def test_jobs_do_not_change_the_json() -> None:
    words = ("arena", "random", "random", "--variant", "tientsin", "--pairs", "4", "--json", "--jobs")
    one, two = (json.loads(run(*words, jobs).stdout) for jobs in ("1", "2"))
    del one["timing"], two["timing"]
    assert one == two


def test_faults_of_a_bot_are_printed() -> None:
    result = run("arena", "cmd:false", "random", *SMALL)
    assert result.exit_code == 1
    assert "cmd:false gave no usable answer to" in result.stderr
    assert re.search(r"illegal, replaced +\d+ \(", result.stdout)
    assert "cmd:false, pair 0: exit in phase" in result.stdout


def test_ladder_writes_its_files(tmp_path: Path) -> None:
    result = run("arena", "--ladder", "--bots", "random, greedy", *SMALL, "--out", str(tmp_path / "here"))
    assert result.exit_code == 0
    assert "Ladder: Trichu" in result.stdout and "matches won" in result.stdout
    assert {path.name for path in (tmp_path / "here").iterdir()} == {"ladder.md", "ladder.svg"}
    assert result.stderr.count("written: ") == 2


def test_ladder_as_json() -> None:
    data = json.loads(run("arena", "--ladder", "--bots", "random,greedy", *SMALL, "--json").stdout)
    assert [one["name"] for one in data["standings"]] == ["greedy", "random"]
    assert data["duels"][0]["pairs"] == 3


@pytest.mark.parametrize("ladder", [False, True])
def test_ctrl_c_reports_the_pairs_played(monkeypatch: pytest.MonkeyPatch, ladder: bool) -> None:
    played = pairs.play_pair

    def interrupt(contest: Any, number: int) -> Any:
        if number == 2:
            raise KeyboardInterrupt
        return played(contest, number)

    monkeypatch.setattr(runner, "play_pair", interrupt)
    words = ("--ladder", "--bots", "random,greedy") if ladder else ("random", "greedy")
    result = run("arena", *words, "--variant", "trichu", "--pairs", "50", "--jobs", "1")
    assert result.exit_code == 130
    assert "2 pairs" in result.stdout
    assert "stopped after 2 of 50 pairs" in result.stderr


def test_ctrl_c_before_the_first_pair(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(contest: Any, number: int) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(runner, "play_pair", interrupt)
    result = run("arena", "random", "greedy", *SMALL)
    assert result.exit_code == 130 and result.stdout == ""
    assert "stopped before a pair was finished" in result.stderr


@pytest.mark.parametrize(
    "words",
    [(), ("greedy",), ("greedy", "random", "--out", "x"), ("greedy", "--ladder"), ("a", "b", "--pairs", "0")],
)
def test_wrong_arguments_are_a_usage_error(words: tuple[str, ...]) -> None:
    assert run("arena", *words).exit_code == 2


def test_unknown_bot_is_an_error() -> None:
    result = run("arena", "nobody", "random", *SMALL)
    assert result.exit_code == 1
    assert result.stderr.startswith("tichu: there is no bot 'nobody'") and result.stderr.count("\n") == 1


def test_documented_options_exist() -> None:
    text = run("arena", "--help", columns=200).stdout
    for option in set(re.findall(r"`?(--[a-z]+)", "\n".join(re.findall(r"tichu arena[^`#\n]*", PAGE)))):
        assert option in text
    for option in re.findall(r"(--[a-z-]+)", text):
        assert option in PAGE or option in ("--help", "--set", "--edition", "--players")
