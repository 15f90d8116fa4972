"""A real server in a process of its own, for tests that talk to it as everybody does."""

from __future__ import annotations

import http.client
import multiprocessing
import os
import signal
import time
from collections.abc import Mapping
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from types import TracebackType

from tests.server import forked
from tests.server.ports import free_port

forks = multiprocessing.get_context("forkserver")
"""Starts processes that have imported the server already."""
forks.set_forkserver_preload(forked.PRELOADED)

START_SECONDS = 120.0
POLL_SECONDS = 0.01
STOP_SECONDS = 60.0


class RunningServer:
    """``tichu serve`` with a store and perhaps a broker; it can be killed and started again on its port."""

    def __init__(
        self,
        store: str,
        log: Path,
        *,
        broker: str | None = None,
        constants: Mapping[str, object] | None = None,
        **options: object,
    ) -> None:
        self.port = free_port()
        self.store = store
        self.log = log
        self._constants = {**forked.CONSTANTS, **(constants or {})}
        self._options: dict[str, object] = {
            "store": store,
            "port": self.port,
            "thinkers": 1,
            "limits": 0,
            **options,
        }
        if broker is not None:
            self._options["broker"] = broker
        self.process: ForkServerProcess | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        arguments = [f"--{name.replace('_', '-')}={value}" for name, value in self._options.items()]
        self.process = forks.Process(
            target=forked.serve, args=(arguments, self.log, dict(os.environ), self._constants)
        )
        self.process.start()
        end = time.monotonic() + START_SECONDS
        while not self.answers():
            if not self.process.is_alive() or time.monotonic() > end:
                self.kill()
                raise AssertionError("the server did not start:\n" + self.log.read_text()[-3000:])
            time.sleep(POLL_SECONDS)

    def answers(self) -> bool:
        """Whether it is healthy. A server that listens but is not ready yet keeps the request waiting."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=START_SECONDS)
        try:
            connection.request("GET", "/health")
            return connection.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False
        finally:
            connection.close()

    def kill(self) -> None:
        """Kill it without warning."""
        assert self.process is not None
        self.process.kill()
        self.process.join()

    def send_signal(self, number: int) -> None:
        """Send it a signal."""
        assert self.process is not None and self.process.pid is not None
        os.kill(self.process.pid, number)

    def stop(self) -> None:
        """Ask it to stop, and wait until it has; fail if it was not running, or does not stop."""
        assert self.process is not None and self.process.is_alive(), "the server has ended by itself"
        self.process.terminate()
        self.process.join(STOP_SECONDS)
        code = self.process.exitcode
        if code is None:
            self.kill()
        assert code in (0, -signal.SIGTERM), f"the server has stopped with {code}"

    def __enter__(self) -> RunningServer:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, why: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is None or not self.process.is_alive():
            return
        if kind is None:
            self.stop()
        else:
            self.kill()


def log_is_clean(log: Path) -> None:
    """No error and no stack in what the server has logged."""
    text = log.read_text(errors="replace") if os.path.exists(log) else ""
    assert "Traceback" not in text, text[-4000:]
    assert " ERROR " not in text, text[-4000:]
