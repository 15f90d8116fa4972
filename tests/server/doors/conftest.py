"""One server with limits for all of these tests; its log must be clean afterwards."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest

from tests.server.doors.support import OWN_ORIGIN
from tests.server.running import RunningServer, log_is_clean


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with limits; a visitor says with X-Forwarded-For where they come from."""
    folder = tmp_path_factory.mktemp("doors")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TICHU_TRUST_PROXY", "yes")
        running = RunningServer(
            f"sqlite:///{folder}/tichu.db",
            folder / "server.log",
            limits=1,
            origins=f"{OWN_ORIGIN}/, http://other.example:8080",
        )
        running.start()
    with contextlib.ExitStack() as stack:
        stack.push(running.__exit__)
        yield running
    log_is_clean(running.log)
