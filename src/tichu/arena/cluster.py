"""The same work on a Ray cluster: the one that is running, or one that is started here for the occasion."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Final

from tichu.arena.bench import dismiss_all
from tichu.arena.contest import ArenaError, Contest
from tichu.arena.runner import Results, Task, play_task
from tichu.arena.table import PairResult
from tichu.core.errors import TichuError

QUIET: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}

PATIENCE: Final = 5.0
"""How many seconds a cluster has to answer."""


def on_cluster(contests: Sequence[Contest], tasks: Sequence[Task], jobs: int) -> Results:
    """In Ray's workers, as many at a time as the cluster has processors; ``jobs`` sizes a local cluster."""
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
    """What a worker does; programs do not stay, since nobody knows for how long the worker is idle then."""
    try:
        return play_task(contest, task)
    finally:
        dismiss_all()


def _ray() -> Any:
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ModuleNotFoundError:
        raise ArenaError(
            "no-ray", "--ray needs Ray, which is not installed: pip install 'tichu[distributed]'"
        ) from None
    return ray


def _connect(ray: Any, jobs: int) -> bool:
    """Join the cluster, or start one; whether the connection is ours to end."""
    if ray.is_initialized():
        return False
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if running_cluster() is None:
            ray.init(address="local", num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            # Not the address itself: Ray proves who we are by itself only to clusters it finds this way.
            ray.init(address="auto", **quiet)
    except (ConnectionError, RuntimeError) as trouble:
        raise ArenaError("no-cluster", f"Ray cannot be used: {trouble}") from None
    return True


def running_cluster() -> str | None:
    """The address of the cluster to join: the one RAY_ADDRESS names, else the one ``ray start`` has noted.

    Asked first, since Ray itself waits for minutes if that cluster has died.
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
    """Whether somebody listens there."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE):
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
