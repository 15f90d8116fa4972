"""The arena on a real local Ray cluster, in a separate process, because Ray starts servers."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tichu.arena import ArenaError, duel
from tichu.arena.cluster import running_cluster

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
        env={**os.environ, "RAY_ADDRESS": "local"},
    )
    assert done.returncode == 0, done.stderr
    there: dict[str, Any] = json.loads(done.stdout)
    del here["timing"], there["timing"]
    assert there == here


def test_cluster_is_taken_from_the_environment_or_from_ray_start(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))
    assert running_cluster() is None
    with socket.create_server(("127.0.0.1", 0)) as head:
        address = f"127.0.0.1:{head.getsockname()[1]}"
        note = tmp_path / "ray" / "ray_current_cluster"
        note.parent.mkdir()
        note.write_text(address, encoding="utf-8")
        assert running_cluster() == address
        monkeypatch.setenv("RAY_ADDRESS", f"ray://{address}")
        assert running_cluster() == f"ray://{address}"
        monkeypatch.setenv("RAY_ADDRESS", "local")
        assert running_cluster() is None
    monkeypatch.delenv("RAY_ADDRESS")
    assert running_cluster() is None  # the cluster has died, but its file is left
    monkeypatch.setenv("RAY_ADDRESS", address)
    with pytest.raises(ArenaError, match="does not answer"):
        running_cluster()
