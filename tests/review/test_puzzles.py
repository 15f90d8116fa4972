"""The shipped puzzles: endings are confirmed by a second, independent search."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.support import record_of, run
from tests.support import THOROUGH
from tichu.core.actions import Action, Play
from tichu.core.cards import points
from tichu.core.round import Round
from tichu.records import read_record
from tichu.review import puzzles as finding
from tichu.review import self_play
from tichu.review.endgame import Solver
from tichu.review.puzzle_format import pack_puzzle, unpack_puzzle
from tichu.review.puzzle_making import write_index
from tichu.review.trainer.question_sets import PART_SIZE, QuestionSet

PARTS = Path(__file__).parents[2] / "web" / "src" / "puzzles" / "parts"
PACKED = QuestionSet("puzzles", PARTS).questions()
PUZZLES = [unpack_puzzle(packed) for packed in PACKED]
ENDINGS = [puzzle for puzzle in PUZZLES if puzzle["kind"] == "endgame"]
PROVED = ENDINGS if THOROUGH else ENDINGS[::40]
"""Endings that are solved again. All of them take minutes: TICHU_THOROUGH=1 when the files change."""
LEGAL = PUZZLES if THOROUGH else PUZZLES[::10]


class ProofSearch:
    """Decides whether a side can reach a goal (points more than the other side) against any defence."""

    def __init__(self, side: int, goal: int) -> None:
        self.side = side
        self.goal = goal
        self.known: dict[object, bool] = {}

    def reaches(self, round_: Round) -> bool:
        if round_.scores is not None:
            return round_.scores[self.side] - round_.scores[1 - self.side] >= self.goal
        assert round_.turn is not None
        top = round_.top
        key = (
            tuple(round_.hands),
            round_.phase,
            round_.turn,
            top and (top.seat, top.combo, top.worth),
            sum(points(played.combo.cards) for played in round_.trick),
            frozenset(round_.passed),
            tuple(map(points, round_.won)),
            tuple(round_.out),
            round_.wish,
        )
        if key not in self.known:
            mine = round_.turn % 2 == self.side
            outcomes = (self.reaches(after(round_, action)) for action in actions(round_))
            self.known[key] = any(outcomes) if mine else all(outcomes)
        return self.known[key]


def actions(round_: Round) -> list[Action]:
    """Legal actions of the seat in turn, without calls."""
    assert round_.turn is not None
    return [
        action for action in round_.legal_actions(round_.turn) if action.type not in ("tichu", "withdraw")
    ]


def after(round_: Round, action: Action) -> Round:
    copy = round_.copy()
    assert copy.turn is not None
    copy.apply(copy.turn, action)
    return copy


def test_puzzles_are_different_and_have_many_themes() -> None:
    assert len({packed["id"] for packed in PACKED}) == len(PACKED)
    assert len({(packed["cards"], packed["seat"]) for packed in PACKED}) == len(PACKED)
    themes = Counter(packed["theme"] for packed in PACKED)
    assert len(themes) >= 10
    assert max(themes.values()) <= 0.3 * len(PACKED)
    assert len(ENDINGS) >= len(PACKED) / 3


def test_files_are_full_and_the_list_fits_to_them(tmp_path: Path) -> None:
    sizes = [len(part.read_text("utf-8").splitlines()) for part in QuestionSet("puzzles", PARTS).parts()]
    assert set(sizes) == {PART_SIZE}
    write_index(tmp_path, PACKED)
    assert (tmp_path / "index.json").read_text("utf-8") == (PARTS / "index.json").read_text("utf-8")


def test_packing_loses_nothing() -> None:
    for packed in PACKED[::50]:
        puzzle = unpack_puzzle(packed)
        assert pack_puzzle(puzzle, packed["id"]) == packed


@pytest.mark.parametrize("puzzle", PROVED, ids=lambda puzzle: puzzle["id"])
def test_an_ending_has_exactly_one_solution(puzzle: dict[str, Any]) -> None:
    round_ = Round.from_json(puzzle["position"])
    seat, value = puzzle["seat"], puzzle["value"]
    assert round_.turn == seat
    assert not any(round_.bombs(other) for other in range(4))
    solutions = [Action.from_json(data) for data in puzzle["solutions"]]
    wanted, less = ProofSearch(seat % 2, value), ProofSearch(seat % 2, value - 9)
    others = 0
    for action in actions(round_):
        if action in solutions:
            assert wanted.reaches(after(round_, action))
        else:
            assert not less.reaches(after(round_, action))
            others += 1
    assert solutions
    assert others >= 1
    more = ProofSearch(seat % 2, value + 1)
    assert not any(more.reaches(after(round_, action)) for action in solutions)


@pytest.mark.parametrize("puzzle", LEGAL, ids=lambda puzzle: puzzle["id"])
def test_every_puzzle_is_legal_and_complete(puzzle: dict[str, Any]) -> None:
    round_ = Round.from_json(puzzle["position"])
    legal = list(round_.legal_actions(puzzle["seat"]))
    for data in (*puzzle["solutions"], puzzle["trap"]["action"]):
        assert Action.from_json(data) in legal or data["type"] == "play"
        round_.copy().apply(puzzle["seat"], data)
    assert puzzle["trap"]["action"] not in puzzle["solutions"]
    line = round_.copy()
    for step in puzzle["line"]:
        line.apply(step["seat"], step["action"])
    if puzzle["kind"] == "endgame":
        assert line.scores is not None
        side = puzzle["seat"] % 2
        assert line.scores[side] - line.scores[1 - side] == puzzle["value"]
    shapes = {tuple(card >> 2 for card in a.cards) if isinstance(a, Play) else a.type for a in legal}
    assert len(shapes - {"tichu"}) >= 2 or len(legal) >= 2


def test_solver_and_proof_search_agree_on_every_move() -> None:
    puzzle = min(ENDINGS, key=lambda puzzle: int(puzzle["nodes"]))
    round_ = Round.from_json(puzzle["position"])
    for line in Solver().solve(round_).moves:
        side = round_.turn % 2 if round_.turn is not None else 0
        assert ProofSearch(side, line.value).reaches(after(round_, line.action))
        assert not ProofSearch(side, line.value + 1).reaches(after(round_, line.action))


def test_command_finds_puzzles_in_records(tmp_path: Path) -> None:
    game = tmp_path / "game.jsonl"
    game.write_text(record_of(rounds=4, bots="greedy", seed=1), encoding="utf-8")
    out = tmp_path / "puzzles.jsonl"
    result = run("puzzles", str(game), "--own", "6", "--out", str(out))
    assert result.exit_code == 0
    found = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert found
    for puzzle in found:
        assert puzzle["value"] - puzzle["next"] >= finding.MIN_MARGIN_POINTS
    assert f"{len(found)} puzzle" in result.output


def test_interrupting_the_command_reports_its_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(seed: int, rounds: int) -> Iterator[list[Round]]:
        yield []
        yield []
        raise KeyboardInterrupt

    monkeypatch.setattr(self_play, "own_games", interrupted)
    result = run("puzzles", "--own", "2000")
    assert result.exit_code == 130
    assert "0 puzzles in 2 rounds" in result.output
    assert "stopped before the end" in result.output


def test_unsupported_variant_is_reported(tmp_path: Path) -> None:
    assert run("puzzles").exit_code == 1
    game = tmp_path / "ranks.jsonl"
    game.write_text(record_of("grandseigneur", rounds=1, seed=2), encoding="utf-8")
    assert read_record(game.read_text(encoding="utf-8")).problem is None
    assert "reviews support" in run("puzzles", str(game)).output


def test_unsupported_games_are_skipped_and_reported(tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_text(record_of("grandseigneur", rounds=1, seed=2), encoding="utf-8")
    (tmp_path / "b.jsonl").write_text(record_of(rounds=1, seed=2), encoding="utf-8")
    result = run("puzzles", str(tmp_path))
    assert result.exit_code == 1
    assert "puzzles in 1 round" in result.output
    assert "reviews support" in result.output
