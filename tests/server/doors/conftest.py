"""Servers with limits for all of these tests; their logs must be clean afterwards."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.server import forked
from tests.server.doors.support import OWN_ORIGIN
from tests.server.running import RunningServer, log_is_clean


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with limits whose time stands still: what was used up is not given again."""
    constants = {"tichu.server.limits.time": forked.StoppedClock()}
    with limited(tmp_path_factory.mktemp("doors"), constants) as running:
        yield running


@pytest.fixture(scope="package")
def lively_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with limits that recover."""
    with limited(tmp_path_factory.mktemp("lively"), {}) as running:
        yield running


@contextlib.contextmanager
def limited(folder: Path, constants: Mapping[str, object]) -> Iterator[RunningServer]:
    """A server with limits; a visitor says with X-Forwarded-For where they come from."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TICHU_TRUST_PROXY", "yes")
        running = RunningServer(
            f"sqlite:///{folder}/tichu.db",
            folder / "server.log",
            constants={"tichu.server.http.guard.REFUSAL_DELAY": 0.0, **constants},  # see test_guard.py
            limits=1,
            origins=f"{OWN_ORIGIN}/, http://other.example:8080",
        )
        running.start()
    with contextlib.ExitStack() as stack:
        stack.push(running.__exit__)
        yield running
    log_is_clean(running.log)
