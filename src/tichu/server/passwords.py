"""Hashing of passwords: slow on purpose, so one at a time and at a low priority."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tichu.server.errors import Refused

MAX_RUNNING: Final = 1
"""Maximum hashes computed at the same time; two would take both cores of a small server."""
NICENESS: Final = 10
"""Priority of the thread that hashes, below that of the server."""
MAX_WAITING: Final = 20
"""Maximum hashes that wait for their turn; further requests are refused."""
MEMORY_KIB: Final = 19 * 1024
"""Memory for one hash. With this and two passes Argon2id meets the minimum that OWASP recommends, and it fits
into a server with 512 MB."""
PASSES: Final = 2
LANES: Final = 1
"""Threads for one hash."""

T = TypeVar("T")


class Passwords:
    """Hashes and verifies passwords in a thread of its own."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=PASSES, memory_cost=MEMORY_KIB, parallelism=LANES)
        self._threads = ThreadPoolExecutor(
            MAX_RUNNING, thread_name_prefix="passwords", initializer=_lower_priority
        )
        self._queued = 0
        self._decoy = self._hasher.hash(secrets.token_hex(8))

    async def hash(self, password: str) -> str:
        """Return the hash of a password, with its parameters and salt."""
        return await self._run(lambda: self._hasher.hash(password))

    async def verify(self, hashed: str | None, password: str) -> bool:
        """Whether the hash is that of the password. None takes as long as any hash, and is never right."""
        good = await self._run(lambda: self._matches(hashed or self._decoy, password))
        return good and hashed is not None

    def outdated(self, hashed: str) -> bool:
        """Whether the hash was made with other parameters than are used now."""
        return self._hasher.check_needs_rehash(hashed)

    def close(self) -> None:
        """End the thread; what waits is given up."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _matches(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _run(self, work: Callable[[], T]) -> T:
        if self._queued >= MAX_RUNNING + MAX_WAITING:
            raise Refused("busy", "too many people are signing in: try again in a moment", 503)
        loop = asyncio.get_running_loop()
        self._queued += 1
        running = loop.run_in_executor(self._threads, work)
        running.add_done_callback(self._done)
        return await asyncio.shield(running)  # a thread cannot be stopped when the caller gives up

    def _done(self, running: asyncio.Future[T]) -> None:
        self._queued -= 1
        if not running.cancelled():
            running.exception()  # the caller may have gone


def _lower_priority() -> None:
    """Let the thread yield to the server; only on Linux do threads have a priority of their own."""
    if sys.platform == "linux":
        with suppress(OSError):  # some containers do not allow it
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
