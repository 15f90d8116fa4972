"""Runs pairs on a Ray cluster: a running one, or a local one started for the run."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Final

from tichu.arena.bot_pool import release_all
from tichu.arena.contest import ArenaError, Contest
from tichu.arena.pairs import PairResult
from tichu.arena.runner import Results, Task, play_task
from tichu.core.errors import TichuError
from tichu.core.extras import explain_missing

QUIET: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}

CONNECT_TIMEOUT: Final = 5.0
"""Seconds to wait for a connection to a cluster."""


def on_cluster(contests: Sequence[Contest], tasks: Sequence[Task], jobs: int) -> Results:
    """Play in Ray workers, two tasks per processor at a time; ``jobs`` is the size of a local cluster."""
    ray = _ray()
    ours = _connect(ray, jobs)
    running: dict[Any, Task] = {}
    try:
        play = ray.remote(num_cpus=1, max_retries=2)(_play)
        shared = [ray.put(contest) for contest in contests]
        at_once = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        ahead = iter(tasks)
        while True:
            for task in islice(ahead, at_once - len(running)):
                running[play.remote(shared[task.contest], task)] = task
            if not running:
                break
            done, _ = ray.wait(list(running), num_returns=1)
            for reference in done:
                task = running.pop(reference)
                yield task, _result(ray, reference)
    finally:
        for reference in running:
            ray.cancel(reference, force=True)
        if ours:
            ray.shutdown()


def _play(contest: Contest, task: Task) -> list[PairResult]:
    """Play the pairs of a task; programs are closed afterwards, because the worker may stay idle for long."""
    try:
        return play_task(contest, task)
    finally:
        release_all()


def _ray() -> Any:
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    with explain_missing():
        import ray

    return ray


def _connect(ray: Any, jobs: int) -> bool:
    """Connect to a cluster or start one; returns whether we must shut the connection down."""
    if ray.is_initialized():
        return False
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    running = running_cluster()
    try:
        if running is None:
            ray.init(address="local", num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            # Not the address itself: Ray authenticates automatically only with clusters it finds this way.
            ray.init(address="auto", **quiet)
    except Exception as trouble:  # Ray raises plain ones too, as when a cluster is slow to start
        raise ArenaError("no-cluster", f"Ray cannot be used: {trouble}") from None
    return True


def running_cluster() -> str | None:
    """Return the address of the cluster to join: that of RAY_ADDRESS, else that of ``ray start``.

    Checked first, because Ray itself waits for minutes if the cluster has died.
    """
    named = os.environ.get("RAY_ADDRESS", "")
    if named and named != "auto":
        if named != "local" and not _answers(named):
            raise ArenaError("no-cluster", f"the Ray cluster at {named} (RAY_ADDRESS) does not answer")
        return None if named == "local" else named
    folder = os.environ.get("RAY_TMPDIR") or os.environ.get("TMPDIR") or "/tmp"
    try:
        noted = Path(folder, "ray", "ray_current_cluster").read_text(encoding="utf-8").strip()
    except OSError:
        return None
    return noted if noted and _answers(noted) else None


def _answers(address: str) -> bool:
    """Whether a server listens at the address."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), timeout=CONNECT_TIMEOUT):
            return True
    except (OSError, ValueError):
        return False


def _result(ray: Any, reference: Any) -> Any:
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as trouble:
        cause = trouble.cause
        if isinstance(cause, TichuError):
            raise cause from None
        raise ArenaError("worker-failed", f"a Ray worker failed: {cause}") from trouble
    except ray.exceptions.RayError as trouble:
        raise ArenaError("worker-died", f"a Ray worker was lost: {trouble}") from None
