"""The broker of several processes, on one host or many, through Redis."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.commands.core import AsyncScript
from redis.exceptions import RedisError

from tichu.server.broker import scripts
from tichu.server.broker.base import Broker, BrokerDown, Message, Receiver, encode, log
from tichu.server.broker.outbox import Outbox

REDIS_ERRORS = (RedisError, OSError, RuntimeError)
"""Errors of a connection to Redis. A TimeoutError is an OSError; uvloop raises a RuntimeError if the
transport was closed a moment ago."""
MIN_RETRY_DELAY, MAX_RETRY_DELAY = 0.05, 0.5
"""Seconds between attempts to reconnect to Redis."""

SETTLING_TIME = 0.75
"""Seconds in which all workers register again with a Redis that has lost its data."""


class RedisBroker(Broker):
    """Ownership and messages through Redis.

    Each worker renews a key every ``heartbeat`` seconds. If the key is not renewed for ``lifetime`` seconds,
    the worker counts as dead and others may claim its tables. A worker that was suspended that long, or lost
    its connection, keeps its tables until it can ask again: it reports those that others have taken through
    ``on_lost`` and keeps the rest. Meanwhile two workers may both believe that they own a table; then the
    database decides.
    """

    def __init__(
        self,
        url: str,
        *,
        heartbeat: float = 0.5,
        lifetime: float = 2.5,
        prefix: str = "tichu:",
        max_queued: int = 50_000,
        max_queued_chars: int = 64 * 1024 * 1024,
    ) -> None:
        super().__init__()
        self.heartbeat, self.lifetime, self.prefix = heartbeat, lifetime, prefix
        self._redis: Redis = Redis.from_url(
            url,
            decode_responses=True,
            protocol=2,
            retry=Retry(NoBackoff(), 0),  # this class retries itself
            socket_timeout=lifetime,
            socket_connect_timeout=lifetime,
        )
        self._scripts: dict[str, AsyncScript] = {}
        self._outbox = Outbox(max_queued, max_queued_chars)
        self._write_lock = asyncio.Lock()
        self._ownership_lock = asyncio.Lock()  # answers about ownership must not overtake each other
        self._task: asyncio.Task[None] | None = None
        self._connected = False
        self._uncertain = False  # an answer was lost: Redis may have recorded other claims
        self._last_renewal = 0.0
        self._closed = False

    # -- lifecycle ---------------------------------------------------------------------------------------

    async def start(self, receive: Receiver) -> None:
        self._receive = receive
        try:
            inbox, _ = await self._open()
        except REDIS_ERRORS as error:
            raise BrokerDown("broker-down", f"cannot reach Redis: {error}") from error
        self._connected = True
        self._task = asyncio.create_task(self._keep_link(inbox), name="broker")

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        if self._task is not None:
            with suppress(*REDIS_ERRORS):
                async with asyncio.timeout(self.lifetime):
                    while self._connected and len(self._outbox):
                        await self._write_batch()
                    async with self._write_lock:  # wait for the answer to the last batch
                        self._connected = False
            self._connected = False
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            async with self._ownership_lock:
                with suppress(*REDIS_ERRORS):
                    await self._run(scripts.UNREGISTER)
        self._disown(self.owned())
        self.dropped += self._outbox.clear()
        await self._redis.aclose()

    async def ping(self) -> None:
        if not self._connected:
            raise BrokerDown
        try:
            await self._redis.ping()
        except REDIS_ERRORS as error:
            raise BrokerDown from error

    async def workers(self) -> list[str]:
        return sorted(await self._ask(scripts.WORKERS))

    # -- tables ------------------------------------------------------------------------------------------

    async def claim(self, table: str) -> str:
        async with self._changing_ownership():
            owner = await self._run(scripts.CLAIM, table)
            if owner is None:  # this worker's key has expired
                await self._register()
                owner = await self._run(scripts.CLAIM, table)
            if owner is None:
                raise BrokerDown
            if owner == self.worker:
                self._own(table)
            else:
                self._lose([table])
            return str(owner)

    async def owner(self, table: str) -> str | None:
        owner = await self._ask(scripts.OWNER, table)
        return None if owner is None else str(owner)

    async def release(self, table: str) -> None:
        self._disown([table])
        with suppress(BrokerDown):  # then it is released on reconnecting
            async with self._changing_ownership():
                if table not in self._owned:  # it may have been claimed again meanwhile
                    await self._run(scripts.RELEASE, table)

    async def orphans(self) -> list[str]:
        return sorted(await self._ask(scripts.ORPHANS))

    async def take(self, key: str, rate: tuple[float, float], cost: float) -> bool:
        """Take tokens from a rate limit that all workers share; False if there are too few."""
        return bool(await self._ask(scripts.TAKE, key, *map(repr, (*rate, cost))))

    # -- messages ----------------------------------------------------------------------------------------

    def send(self, worker: str, message: Message) -> None:
        text = encode(message)
        if self._closed:
            self.dropped += 1
        elif worker == self.worker:
            self._send_to_self(text)
        elif not self._outbox.put(worker, text):
            self.dropped += 1

    async def _write_batch(self) -> None:
        """Send one batch. A failed batch is not sent again, because part of it may have arrived."""
        async with self._write_lock:
            batch = self._outbox.take()
            lost = sum(map(len, batch.values()))
            try:
                async with self._redis.pipeline(transaction=False) as pipe:
                    for worker, texts in batch.items():
                        pipe.publish(f"{self.prefix}inbox:{worker}", f"[{','.join(texts)}]")
                    listeners: list[int] = await pipe.execute()
                arrived = sum(len(t) for t, heard in zip(batch.values(), listeners, strict=True) if heard)
                self.sent += arrived
                lost -= arrived
            finally:
                self.dropped += lost

    async def _write(self, settling: float) -> None:
        """Send queued messages. Wait first if Redis has lost its data, until all owners are registered."""
        await asyncio.sleep(settling)
        self._connected = True
        while True:
            await self._outbox.filled()
            await self._write_batch()

    async def _read(self, inbox: PubSub) -> None:
        """Deliver messages. Each heartbeat publishes an empty batch, so silence means a dead connection."""
        clock = asyncio.get_running_loop().time
        silent = False
        while True:
            message = await inbox.get_message(timeout=self.lifetime)
            if clock() - self._last_renewal > self.lifetime:
                await self._renew()  # suspended too long: learn of lost tables before delivering old messages
            if message is None:
                if silent:
                    raise TimeoutError("no messages from Redis")
                silent = True
                continue
            silent = False
            if message["type"] == "message":
                for each in _decode(message["data"]):
                    self._deliver(each)
            await asyncio.sleep(0)  # let other tasks run even if the inbox is full

    # -- connection to Redis -----------------------------------------------------------------------------

    async def _keep_link(self, inbox: PubSub | None) -> None:
        """Keep the connection; reconnect with exponential backoff when it fails."""
        pause, was_unknown = MIN_RETRY_DELAY, False
        while True:
            try:
                if inbox is None:
                    inbox, was_unknown = await self._open()
                    log.info("reconnected to Redis")
                pause = MIN_RETRY_DELAY
                await _run_until_one_fails(
                    self._read(inbox),
                    self._send_heartbeats(),
                    self._write(SETTLING_TIME if was_unknown else 0),
                )
            except Exception as error:
                if inbox is not None:
                    log.warning("lost the connection to Redis: %s: %s", type(error).__name__, error)
            finally:
                self._connected = False
                if inbox is not None:
                    await _close_inbox(inbox)
                    inbox = None
            await self._redis.connection_pool.disconnect(inuse_connections=False)
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))
            pause = min(2 * pause, MAX_RETRY_DELAY)

    async def _open(self) -> tuple[PubSub, bool]:
        """Subscribe, then register; return the inbox and whether Redis did not know this worker."""
        inbox = self._redis.pubsub()
        try:
            await inbox.subscribe(f"{self.prefix}inbox:{self.worker}")
            if await inbox.get_message(timeout=self.lifetime) is None:
                raise TimeoutError("Redis does not respond")
            async with self._ownership_lock:
                return inbox, await self._register()
        except BaseException:
            await _close_inbox(inbox)
            raise

    async def _send_heartbeats(self) -> None:
        while True:
            await asyncio.sleep(self.heartbeat)
            await self._renew()

    async def _renew(self) -> None:
        """Renew this worker's key. If it had expired, or an answer was lost, register again."""
        now = asyncio.get_running_loop().time()
        if self._uncertain or not await self._run(scripts.RENEW, self._lifetime_ms):
            async with self._ownership_lock:
                await self._register()
        self._last_renewal = max(self._last_renewal, now)

    async def _register(self) -> bool:
        """Register with all owned tables; return whether Redis did not know this worker.

        The caller must hold ``_ownership_lock``.
        """
        now = asyncio.get_running_loop().time()
        self._uncertain = True
        was_unknown, lost = await self._run(scripts.REGISTER, self._lifetime_ms, *sorted(self._owned))
        self._uncertain = False
        self._last_renewal = max(self._last_renewal, now)
        self.registrations += 1
        self._lose(lost)
        return bool(was_unknown)

    # -- scripts -----------------------------------------------------------------------------------------

    @property
    def _lifetime_ms(self) -> str:
        return str(round(self.lifetime * 1000))

    async def _run(self, script: str, *arguments: str) -> Any:
        known = self._scripts.get(script)
        if known is None:
            known = self._scripts[script] = self._redis.register_script(script)
        return await known(args=[self.prefix, self.worker, *arguments])

    async def _ask(self, script: str, *arguments: str) -> Any:
        if not self._connected:
            raise BrokerDown
        try:
            return await self._run(script, *arguments)
        except REDIS_ERRORS as error:
            raise BrokerDown from error

    @asynccontextmanager
    async def _changing_ownership(self) -> AsyncIterator[None]:
        """Guard a change of ownership; if its answer is lost, the next heartbeat registers again."""
        async with self._ownership_lock:
            if not self._connected:
                self._uncertain = True
                raise BrokerDown
            try:
                yield
            except BaseException as error:
                self._uncertain = True
                if isinstance(error, REDIS_ERRORS):
                    raise BrokerDown from error
                raise


async def _run_until_one_fails(*endless: Coroutine[Any, Any, None]) -> None:
    """Run until the first fails, then cancel the others. Unlike in a TaskGroup, cancellation wins."""
    tasks = {asyncio.create_task(each) for each in endless}
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        while tasks:
            for task in tasks:
                task.cancel()
            done, tasks = await asyncio.wait(tasks, timeout=1)
            for task in done:
                if not task.cancelled():
                    task.exception()  # mark as retrieved: the first one is raised already


async def _close_inbox(inbox: PubSub) -> None:
    with suppress(*REDIS_ERRORS):
        await inbox.aclose()  # type: ignore[no-untyped-call]


def _decode(text: str) -> list[Message]:
    try:
        batch = json.loads(text)
    except ValueError:
        batch = None
    if not isinstance(batch, list) or not all(isinstance(message, dict) for message in batch):
        log.error("ignored data in the inbox that is not a batch of messages")
        return []
    return batch
