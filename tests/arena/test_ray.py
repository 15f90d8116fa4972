"""The arena on a real Ray cluster of this machine, in a process of its own: Ray starts servers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

from tichu.arena import duel

PAIRS, SEED = 6, 11


def test_a_local_cluster_gives_the_same_result() -> None:
    here = duel("greedy", "random", variant="trichu", pairs=PAIRS, seed=SEED).to_json()
    words = ["arena", "greedy", "random", "--variant", "trichu", "--pairs", str(PAIRS), "--seed", str(SEED)]
    done = subprocess.run(
        [sys.executable, "-m", "tichu", *words, "--json", "--ray", "--jobs", "2"],
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
        env={name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"},
    )
    assert done.returncode == 0, done.stderr
    there: dict[str, Any] = json.loads(done.stdout)
    del here["timing"], there["timing"]
    assert there == here
