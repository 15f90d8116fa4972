"""The ``tichu review`` command: text, JSON and HTML output."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from tests.cli.pseudo import marked, unmarked
from tests.cli.support import record_of, run
from tichu.records import read_record, write_bsw
from tichu.review import judging
from tichu.review.judging import ReviewLevel
from tichu.review.reviewing import Review, RoundReview

__all__ = ["marked"]


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "LEVELS", {**judging.LEVELS})
    monkeypatch.setitem(judging.LEVELS, "quick", ReviewLevel(8, 24, 64, 16, 6))
    monkeypatch.setattr("tichu.review.reviewing.LEVELS", judging.LEVELS)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(record_of(rounds=2, bots="random", seed=3), encoding="utf-8")
    return path


def test_text_output_lists_rounds_and_players(game: Path) -> None:
    result = run("review", str(game))
    assert result.exit_code == 0
    assert "Round 1" in result.stdout
    assert "Round 2" in result.stdout
    assert "blunder" in result.stdout  # the bots play at random
    for name in ("Ann", "Bob", "Cyd", "Dan"):
        assert name in result.stdout


def test_review_of_one_round_and_one_player_as_json(game: Path) -> None:
    result = run("review", str(game), "--round", "2", "--player", "Bob", "--json")
    (data,) = json.loads(result.stdout)
    assert [round_["round"] for round_ in data["rounds"]] == [2]
    decisions = data["rounds"][0]["decisions"]
    assert {entry["player"] for entry in decisions} == {1}
    costs = [entry["cost"] for entry in decisions if entry["grade"] != "good"]
    assert costs
    assert all(entry["remark"]["text"] for entry in decisions if entry["grade"] != "good")
    lost = data["summary"][1]["lost"]
    assert sum(lost.values()) == pytest.approx(sum(costs), abs=0.1 * len(costs) + 0.2)


def test_summary_adds_up_many_games_by_player_and_kind_of_decision(game: Path) -> None:
    result = run("review", str(game), str(game), "--round", "1", "--summary", "--json")
    (one,) = json.loads(run("review", str(game), "--round", "1", "--json").stdout)
    table = run("review", str(game), "--round", "1", "--summary", columns=160)

    data = json.loads(result.stdout)

    assert data["games"] == 2
    for player, line in zip(data["players"], one["summary"], strict=True):
        assert (player["games"], player["rounds"]) == (2, 2)
        assert player["decisions"] == 2 * line["decisions"]
        assert player["accuracy"] == line["accuracy"]
        for area, tally in player["areas"].items():
            assert tally["lost"] == pytest.approx(2 * line["areas"][area]["lost"], abs=0.2)
        assert player["most"] == max(player["areas"], key=lambda area: player["areas"][area]["lost"])
    assert "Passing cards" in table.stdout
    assert "loses most in: " in table.stdout


class Page(HTMLParser):
    """Checks that every element is closed, and collects addresses."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in ("meta", "br", "line", "polyline"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_html_report_is_self_contained(game: Path, tmp_path: Path) -> None:
    target = tmp_path / "review.html"
    assert run("review", str(game), "--html", str(target)).exit_code == 0
    text = target.read_text(encoding="utf-8")
    page = Page()
    page.feed(text)
    assert not page.open
    assert not page.addresses
    assert "://" not in text
    assert {"svg", "polyline", "circle", "table"} <= page.seen
    assert "prefers-color-scheme: dark" in text


def test_brettspielwelt_log_can_be_reviewed(tmp_path: Path) -> None:
    record = read_record(record_of(rounds=1, bots="club", seed=9)).sound()
    path = tmp_path / "game.tch"
    path.write_text(write_bsw(record), encoding="utf-8")
    result = run("review", str(path))
    assert result.exit_code == 0
    assert "Round 1" in result.stdout


def test_rounds_of_a_log_are_numbered_consecutively(tmp_path: Path) -> None:
    record = read_record(record_of(rounds=2, bots="club", seed=9)).sound()
    path = tmp_path / "game.tch"
    path.write_text(write_bsw(record), encoding="utf-8")
    both, second = run("review", str(path)).stdout, run("review", str(path), "--round", "2").stdout
    assert both.count("Round 1") == both.count("Round 2") == 1
    assert both.count("Accuracy") == 1  # one summary for the same players
    assert "Round 2" in second
    assert "Round 1" not in second


def test_missing_round_player_or_support_is_reported(game: Path, tmp_path: Path) -> None:
    assert "no such round" in run("review", str(game), "--round", "9").output
    nobody = run("review", str(game), "--player", "Zoe")
    assert nobody.exit_code == 1
    assert "no player is called Zoe" in nobody.output
    ranks = tmp_path / "ranks.jsonl"
    ranks.write_text(record_of("hierarchie", rounds=1, seed=1), encoding="utf-8")
    refused = run("review", str(ranks))
    assert refused.exit_code == 1
    assert "reviews support" in refused.output


def test_ctrl_c_prints_the_finished_rounds(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run_round = Review._run_round

    def stopped(self: Review, round_: RoundReview, *rest: Any) -> None:
        if round_.number == 2:
            raise KeyboardInterrupt
        run_round(self, round_, *rest)

    monkeypatch.setattr(Review, "_run_round", stopped)
    result = run("review", str(game))
    assert result.exit_code == 130
    assert "Round 1" in result.stdout
    assert "Round 2" not in result.stdout
    assert "stopped before the end" in result.output


@pytest.mark.parametrize("words", [["review", "--html"], ["puzzles", "--out"]])
def test_unwritable_output_is_reported_before_the_work(game: Path, tmp_path: Path, words: list[str]) -> None:
    result = run(*words, str(tmp_path / "nowhere" / "r.html"), str(game))
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr == f"tichu: {tmp_path}/nowhere/r.html: no such file or directory\n"


@pytest.mark.usefixtures("marked")
def test_review_and_its_page_are_translated(game: Path, tmp_path: Path) -> None:
    target = tmp_path / "1.html"
    result = run("--language", "de", "review", str(game), "--round", "1", "--html", str(target), columns=1000)
    assert unmarked((result.stdout + result.stderr).replace(str(target), "")) == set()
    page = target.read_text(encoding="utf-8")
    assert '<html lang="de">' in page
    assert unmarked(re.sub(r"<style>.*</style>|<[^>]*>", " ", page, flags=re.DOTALL)) == set()
