"""Workers for tests, in this process or in their own."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from tests.server.redis_server import RedisServer
from tichu.server.broker import Message
from tichu.server.broker.redis import RedisBroker

HEARTBEAT = 0.1  # short, to keep the tests fast
LIFETIME = 30.0
"""Nobody loses a table because the machine is busy; ``expire`` ends the time of a worker."""
SHORT_LIFETIME = 2.0
"""For tests in which somebody has to wait that long."""
ROOT = Path(__file__).parents[3]


class Worker(RedisBroker):
    """A broker that records messages and lost tables."""

    def __init__(
        self, url: str, *, heartbeat: float = HEARTBEAT, lifetime: float = LIFETIME, **more: Any
    ) -> None:
        super().__init__(url, heartbeat=heartbeat, lifetime=lifetime, **more)
        self.heard: list[Message] = []
        self.lost: list[frozenset[str]] = []
        self.on_lost(self.lost.append)

    async def run(self) -> None:
        await self.start(self.heard.append)


@asynccontextmanager
async def workers(redis: RedisServer, count: int, **more: Any) -> AsyncIterator[list[Worker]]:
    """Start workers in this process."""
    started = [Worker(redis.url, **more) for _ in range(count)]
    try:
        for worker in started:
            await worker.run()
        yield started
    finally:
        for worker in started:
            await worker.close()


class Child:
    """A worker in its own process."""

    def __init__(self, redis: RedisServer, *tables: str, lifetime: float = LIFETIME) -> None:
        command = [sys.executable, "-m", "tests.server.broker.child"]
        command += [redis.url, str(HEARTBEAT), str(lifetime), *tables]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        hello = self.hear()
        self.worker: str = hello["worker"]
        self.owners: list[str] = hello["owners"]

    def hear(self) -> dict[str, Any]:
        """Read its next report."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, "the child process has ended"
        told: dict[str, Any] = json.loads(line)
        return told

    def signal(self, number: int) -> None:
        os.kill(self.process.pid, number)

    def suspend(self) -> None:
        """Stop the process until it gets a SIGCONT, and wait until it has stopped."""
        self.signal(signal.SIGSTOP)
        os.waitpid(self.process.pid, os.WUNTRACED)

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


@contextmanager
def child(redis: RedisServer, *tables: str, lifetime: float = LIFETIME) -> Iterator[Child]:
    one = Child(redis, *tables, lifetime=lifetime)
    try:
        yield one
    finally:
        one.close()


def expire(redis: RedisServer, worker: str) -> None:
    """Let a worker's time be up, which it has not renewed."""
    key = f"tichu:worker:{worker}"
    left = int(redis.command("PTTL", key).strip()[1:])
    assert 0 < left <= 1000 * LIFETIME
    redis.command("PEXPIRE", key, "1")


async def until(true: Callable[[], bool], seconds: float = 30) -> None:
    """Wait for a condition."""

    async def asked() -> bool:
        return true()

    await until_asked(asked, seconds)


async def until_asked(true: Callable[[], Awaitable[bool]], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not await true():
        assert time.monotonic() < end, "timed out"
        await asyncio.sleep(0.01)
