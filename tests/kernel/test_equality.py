"""Kernel and core are equal on random walks.

``make bench-kernel`` compares a hundred thousand positions, with compiled code that checks every index.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.kernel.walking import walk, walk_with_referee

POSITIONS = 400
"""For each seed."""


@pytest.mark.parametrize("seed", range(4))
def test_legal_actions_and_results_are_the_same(seed: int) -> None:
    rng, positions = Random(seed), 0
    while positions < POSITIONS:
        positions += walk(rng, compare=2)[0]


@pytest.mark.parametrize("seed", range(4))
def test_the_same_seats_are_asked(seed: int) -> None:
    rng, questions = Random(100 + seed), 0
    while questions < POSITIONS:
        questions += walk_with_referee(rng)


WALKS = """
from random import Random
from tests.kernel.walking import walk, walk_with_referee
from tichu.kernel.jit import COMPILED
rng = Random(5)
for _ in range(8):
    walk(rng, compare=3)
    walk_with_referee(rng)
print("equal", COMPILED)
"""


def test_uncompiled_source_plays_the_same() -> None:
    """Without the compiler numpy checks every index."""
    done = subprocess.run(
        [sys.executable, "-c", WALKS],
        env={**os.environ, "TICHU_KERNEL_CHECKS": "", "TICHU_KERNEL": "plain"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.stdout.strip() == "equal False", done.stderr
