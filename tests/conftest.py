"""Configuration of all tests: a server that they share, and Ctrl-C even in background runs."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.running import RunningServer

SLOWEST = (
    "tests/server/test_killed.py",
    "tests/server/test_reviews.py",
    "tests/server/test_secrecy_live.py",
    "tests/server/test_example_bot.py",
    "tests/server/http_api/test_requests.py",
    "tests/arena/test_ray.py",
    "tests/web/test_playing.py",
    "tests/web/",
    "tests/server/",
)
"""The tests that take longest, in this order."""

# A program that is started in the background ignores Ctrl-C; the programs that tests start must not.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Texts are compared in English, whatever the language of the machine.
os.environ["TICHU_LANGUAGE"] = "en"

# Nobody watches the terminal table: it need not be painted sixty times per second.
os.environ["TEXTUAL_FPS"] = "4"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server on SQLite that the tests of a process share, each with tables and people of its own."""
    from tests.server.running import RunningServer, log_is_clean

    folder = tmp_path_factory.mktemp("server")
    with RunningServer(f"sqlite:///{folder}/tichu.db", folder / "server.log") as running:
        yield running
    log_is_clean(running.log)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the slowest first: at the end the test processes share many short tests evenly."""
    items.sort(key=lambda item: _place(item.nodeid))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect without the garbage collector, and keep it from what was collected.

    These many objects stay until the end. It would look at all of them again and again, and find nothing.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def _place(name: str) -> int:
    return next((place for place, start in enumerate(SLOWEST) if name.startswith(start)), len(SLOWEST))
