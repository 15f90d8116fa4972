"""The kernel is held equal to the core on random walks; a hundred thousand positions: make bench-kernel."""

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


WALKS = """
from random import Random
from tests.kernel.walking import walk, walk_with_referee
from tichu.kernel.jit import BOUNDS_CHECKS, COMPILED
rng = Random(5)
for _ in range(12):
    walk(rng, compare=3)
    walk_with_referee(rng)
print("equal", COMPILED, BOUNDS_CHECKS)
"""


@pytest.mark.parametrize(
    ("setting", "expected"),
    [
        ({"TICHU_KERNEL": "plain"}, "equal False False"),
        ({"TICHU_KERNEL": "compiled", "TICHU_KERNEL_CHECKS": "1"}, "equal True True"),
    ],
    ids=["uncompiled", "every index checked"],
)
def test_the_same_source_walks_otherwise(setting: dict[str, str], expected: str) -> None:
    """With checks nothing is kept, so that half a minute goes into compiling."""
    done = subprocess.run(
        [sys.executable, "-c", WALKS],
        env={**os.environ, "TICHU_KERNEL_CHECKS": "", **setting},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.stdout.strip() == expected, done.stderr
