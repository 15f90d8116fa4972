"""The kernel starts quickly, and prints one line while it is compiled for the first time."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from pickle import UnpicklingError

import pytest

from tichu.bots.shark.code import SHARK_CODE
from tichu.envs import precompile as envs
from tichu.envs.code import ENVS_CODE
from tichu.kernel import precompile
from tichu.kernel.code_cache import STAMP, CodeCache
from tichu.kernel.jit import COMPILED, KERNEL_CODE

FIRST_ROUND = """
from tichu.core.game import Game
from tichu.kernel import bridge, playouts
from tichu.kernel import moves as m
from tichu.kernel import state as s
st = bridge.table_of(Game.of("nanjing"))
totals, out, deck = s.new_buffer(playouts.TOTALS), s.new_buffer(m.MAX_MOVES), s.new_buffer(56)
playouts.random_rounds(st, 1, 1, totals, out, deck)
assert totals[0] > 30
"""
FIRST_STEP = """
from tichu.envs.vector import VectorEnv
env = VectorEnv(4, seed=1)
env.step(env.random_actions())
"""

needs_numba = pytest.mark.skipif(not COMPILED, reason="nothing is compiled here")


def seconds(script: str) -> float:
    """Processor time of a fresh process; other work on the machine does not count."""
    timed = f"{script}\nimport time\nprint(time.process_time())"
    done = subprocess.run(
        [sys.executable, "-c", timed], capture_output=True, text=True, timeout=120, check=True
    )
    assert done.stderr == ""
    return float(done.stdout)


@needs_numba
@pytest.mark.parametrize("script", [FIRST_ROUND, FIRST_STEP], ids=["round", "step"])
def test_a_fresh_process_plays_within_two_seconds(script: str) -> None:
    envs.prepare()
    assert any(seconds(script) < 2 for _ in range(3))


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CodeCache:
    """A copy of the kernel's sources with a folder of its own for machine code."""
    for path in KERNEL_CODE.package.glob("*.py"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    return CodeCache(tmp_path, compiled=True, skip=KERNEL_CODE.skip)


def nothing() -> None:
    """Stands for compiling."""


@needs_numba
def test_a_cold_start_prints_one_line_and_a_warm_one_nothing(
    cache: CodeCache, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (cache.folder / STAMP).read_text().endswith("incomplete\n")
    precompile.prepare_code(nothing, nothing, cache)
    printed = capsys.readouterr()
    assert len(printed.err.splitlines()) == 1 and printed.out == ""
    assert "the first time only" in printed.err
    assert cache.complete
    precompile.prepare_code(nothing, nothing, cache)
    assert capsys.readouterr().err == ""


@needs_numba
def test_machine_code_of_other_sources_is_deleted(cache: CodeCache) -> None:
    old = cache.folder / "rules.deal-1.py311.nbi"
    old.touch()
    cache.drop_if_stale()
    assert old.exists()
    (cache.folder / STAMP).write_text("something else complete\n")
    cache.drop_if_stale()
    assert not old.exists() and not cache.complete


@needs_numba
@pytest.mark.parametrize("name", ["state.py", "jit.py", "moves.py", "cards.py"])
def test_an_edit_of_any_compiled_source_counts(cache: CodeCache, name: str) -> None:
    dependent = CodeCache(cache.package / "elsewhere", compiled=False, needs=(cache,))
    before, dependent_before = cache.sources_hash(), dependent.sources_hash()
    (cache.package / name).write_text((cache.package / name).read_text() + "# changed\n")
    assert cache.sources_hash() != before
    assert dependent.sources_hash() != dependent_before


@needs_numba
def test_an_edit_of_a_file_that_is_not_compiled_does_not_count(cache: CodeCache) -> None:
    before = cache.sources_hash()
    (cache.package / "bridge.py").write_text("# changed\n")
    assert cache.sources_hash() == before


@pytest.mark.parametrize("code", [KERNEL_CODE, SHARK_CODE, ENVS_CODE], ids=["kernel", "shark", "envs"])
def test_files_that_are_skipped_exist_and_compile_nothing(code: CodeCache) -> None:
    for name in code.skip:
        source = (code.package / name).read_text()
        assert "\n@jit" not in source and "\n@small" not in source


@needs_numba
@pytest.mark.parametrize(
    "damage", [EOFError(), UnpicklingError(), ValueError()], ids=["empty", "short", "garbage"]
)
def test_a_damaged_cache_is_rebuilt(damage: Exception, cache: CodeCache) -> None:
    cache.mark_complete()
    kept = cache.folder / "rules.deal-1.py311.nbi"
    kept.touch()
    uses = []

    def first_use() -> None:
        uses.append(kept.exists())
        if kept.exists():
            raise damage

    precompile.prepare_code(nothing, first_use, cache)
    assert uses == [True, False]


@needs_numba
@pytest.mark.parametrize(
    "damage", [b"", b"machine c", b"\0" * 12, None], ids=["empty", "short", "zero", "gone"]
)
def test_damaged_machine_code_is_never_loaded(damage: bytes | None, cache: CodeCache) -> None:
    code = cache.folder / "rules.deal-1.py311.1.nbc"
    code.write_bytes(b"machine code")
    cache.mark_complete()
    cache.drop_if_stale()
    assert cache.complete
    if damage is None:
        code.unlink()
    else:
        code.write_bytes(damage)

    again = CodeCache(cache.package, compiled=True, skip=cache.skip)

    assert not again.complete and not code.exists()
