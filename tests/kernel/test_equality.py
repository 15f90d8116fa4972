"""The kernel is held equal to the core on random walks; a hundred thousand positions: make bench-kernel.

With every index into an array checked: ``TICHU_KERNEL_CHECKS=1 pytest tests/kernel/test_equality.py`` (it
compiles for more than a minute and keeps nothing, so it is no part of the suite).
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.kernel.walking import walk, walk_with_referee

POSITIONS = 600
"""For each seed; with eight seeds five thousand positions, and as many answers to the referee."""


@pytest.mark.parametrize("seed", range(8))
def test_the_same_is_legal_with_the_same_result(seed: int) -> None:
    rng, positions = Random(seed), 0
    while positions < POSITIONS:
        positions += walk(rng, compare=2)[0]


@pytest.mark.parametrize("seed", range(8))
def test_the_same_seats_are_asked(seed: int) -> None:
    rng, questions = Random(100 + seed), 0
    while questions < POSITIONS:
        questions += walk_with_referee(rng)


def test_the_same_source_plays_uncompiled() -> None:
    script = """
from random import Random
from tests.kernel.walking import walk, walk_with_referee
from tichu.kernel.compiled import COMPILED
assert not COMPILED
rng = Random(5)
for _ in range(12):
    walk(rng, compare=3)
    walk_with_referee(rng)
print("equal")
"""
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "TICHU_KERNEL": "plain"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.stdout.strip() == "equal", done.stderr
