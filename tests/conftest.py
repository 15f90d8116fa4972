"""Configuration of all tests: a server that they share, and Ctrl-C even in background runs."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.running import RunningServer

SLOWEST = [Path(__file__).parent / "web", Path(__file__).parent / "server"]

# A program that is started in the background ignores Ctrl-C; the programs that tests start must not.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server on SQLite that the tests of a process share, each with tables and people of its own."""
    from tests.server.running import RunningServer, log_is_clean

    folder = tmp_path_factory.mktemp("server")
    with RunningServer(f"sqlite:///{folder}/tichu.db", folder / "server.log") as running:
        yield running
    log_is_clean(running.log)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the slowest packages first: at the end two test processes share many short tests evenly."""
    items.sort(key=lambda item: _place(item.path))


def _place(path: Path) -> int:
    return next((place for place, folder in enumerate(SLOWEST) if folder in path.parents), len(SLOWEST))
