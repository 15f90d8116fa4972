"""A real server in a process of its own, for tests that talk to it as everybody does."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

import httpx


class RunningServer:
    """``tichu serve`` with a store and perhaps a broker; it can be killed and started again on its port."""

    def __init__(
        self, store: str, log: Path, *, broker: str | None = None, port: int | None = None, **options: object
    ) -> None:
        self.port = port or free_port()
        self.log = log
        self._options: dict[str, object] = {
            "store": store,
            "port": self.port,
            "thinkers": 1,
            "limits": 0,
            **options,
        }
        if broker is not None:
            self._options["broker"] = broker
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def start(self, patience: float = 120.0) -> None:
        """Start it, and wait until it answers."""
        arguments = [f"--{name.replace('_', '-')}={value}" for name, value in self._options.items()]
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tichu", "serve", *arguments], stdout=log, stderr=log
            )
        end = time.monotonic() + patience
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > end:
                if self.process.poll() is None:
                    self.kill()
                raise AssertionError("the server did not start:\n" + self.log.read_text()[-3000:])
            time.sleep(0.05)

    def answers(self) -> bool:
        """Whether it is healthy."""
        try:
            return httpx.get(self.url + "/health", timeout=2, verify=False).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """Kill it without warning."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask it to stop, and wait until it has."""
        if self.process is None or self.process.poll() is not None:
            return 0
        self.process.terminate()
        return self.process.wait(60)

    def __enter__(self) -> RunningServer:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, why: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None and self.process.poll() is None:
            try:
                self.stop()
            except subprocess.TimeoutExpired:
                self.kill()


def free_port() -> int:
    """A port nobody listens on at the moment."""
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        port: int = line.getsockname()[1]
        return port


def log_is_clean(log: Path) -> None:
    """No error and no stack in what the server has logged."""
    text = log.read_text(errors="replace") if os.path.exists(log) else ""
    assert "Traceback" not in text, text[-4000:]
    assert " ERROR " not in text, text[-4000:]
