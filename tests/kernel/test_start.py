"""The kernel starts quickly, and says so in one line while it is compiled for the first time."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from pickle import UnpicklingError

import pytest

from tichu.kernel import compiled, warm

FIRST_ROUND = """
from tichu.core.game import Game
from tichu.kernel import bridge, playouts
from tichu.kernel import moves as m
from tichu.kernel import state as s
st = bridge.table_of(Game.of("nanjing"))
totals, out, deck = s.new_buffer(playouts.TOTALS), s.new_buffer(m.MOST_MOVES), s.new_buffer(56)
playouts.random_rounds(st, 1, 1, totals, out, deck)
assert totals[0] > 30
"""
FIRST_STEP = """
from tichu.envs.vector import VectorEnv
env = VectorEnv(4, seed=1)
env.step(env.random_actions())
"""


def seconds(script: str) -> float:
    """Processor time of a fresh process; other work on the machine does not count."""
    timed = f"{script}\nimport time\nprint(time.process_time())"
    done = subprocess.run(
        [sys.executable, "-c", timed], capture_output=True, text=True, timeout=120, check=True
    )
    assert done.stderr == ""
    return float(done.stdout)


@pytest.mark.skipif(not compiled.COMPILED, reason="nothing is compiled here")
@pytest.mark.parametrize("script", [FIRST_ROUND, FIRST_STEP], ids=["round", "step"])
def test_a_fresh_process_plays_within_two_seconds(script: str) -> None:
    warm.prepare()
    assert min(seconds(script) for _ in range(3)) < 2


def _stamp(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(compiled, "_kept", lambda: folder)
    compiled.forget_stale()
    return folder / compiled.STAMP


@pytest.mark.skipif(not compiled.COMPILED, reason="nothing is compiled here")
def test_a_cold_start_says_one_line_and_a_warm_one_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stamp = _stamp(tmp_path, monkeypatch)
    assert stamp.read_text().endswith("cold\n") and not compiled.is_warm()
    warm.prepare()
    said = capsys.readouterr()
    assert len(said.err.splitlines()) == 1 and said.out == ""
    assert "only this once" in said.err
    assert compiled.is_warm()
    warm.prepare()
    assert capsys.readouterr().err == ""


@pytest.mark.skipif(not compiled.COMPILED, reason="nothing is compiled here")
def test_machine_code_of_other_sources_is_thrown_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stamp = _stamp(tmp_path, monkeypatch)
    old = tmp_path / "rules.deal-1.py311.nbi"
    old.touch()
    compiled.forget_stale()
    assert old.exists()
    stamp.write_text("something else warm\n")
    compiled.forget_stale()
    assert not old.exists() and not compiled.is_warm()


@pytest.mark.skipif(not compiled.COMPILED, reason="nothing is compiled here")
def test_slots_and_decorators_are_part_of_the_machine_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in compiled.HERE.glob("*.py"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    monkeypatch.setattr(compiled, "HERE", tmp_path)
    before = compiled._sources()
    for name, same in (
        ("weights.py", True),
        ("state.py", False),
        ("compiled.py", False),
        ("moves.py", False),
    ):
        whole = (tmp_path / name).read_text()
        (tmp_path / name).write_text(whole + "# changed\n")
        assert (compiled._sources() == before) is same, name
        (tmp_path / name).write_text(whole)


@pytest.mark.skipif(not compiled.COMPILED, reason="nothing is compiled here")
@pytest.mark.parametrize("damage", [EOFError(), UnpicklingError()], ids=["empty", "short"])
def test_damaged_machine_code_is_made_anew(
    damage: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stamp = _stamp(tmp_path, monkeypatch)
    stamp.write_text(f"{compiled._sources()} warm\n")
    kept = tmp_path / "rules.deal-1.py311.nbi"
    kept.touch()
    uses = []

    def first_use() -> None:
        uses.append(kept.exists())
        if kept.exists():
            raise damage

    warm.prepare(first_use)
    assert uses == [True, False]


@pytest.mark.skipif(
    os.environ.get("TICHU_SLOW_TESTS") != "1", reason="compiles for a minute; TICHU_SLOW_TESTS=1"
)
def test_a_cold_process_says_one_line(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tichu.kernel.warm"],
        env={**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=600,
        check=True,
    )
    assert len(done.stderr.splitlines()) == 1 and done.stdout == ""
