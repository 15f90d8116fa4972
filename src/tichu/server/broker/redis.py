"""The broker of a server that is many processes, on one host or many: they meet in Redis."""

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

TROUBLE = (RedisError, OSError)  # a TimeoutError is an OSError
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 0.5  # seconds between attempts to reach Redis again
SETTLING = 0.75  # seconds in which everybody has come back to a Redis that has forgotten all


class RedisBroker(Broker):
    """Workers that share tables through Redis.

    Each worker keeps a key alive with its ``heartbeat``; when the key is older than its ``lifetime`` (both in
    seconds) the worker counts as dead and others may claim its tables. A worker that was frozen for so long,
    or whose Redis went away, keeps its tables until it can ask again: those that nobody took stay its own,
    the others are reported through ``on_lost``. In between two workers may both believe they own a table;
    then the database decides.
    """

    def __init__(
        self,
        url: str,
        *,
        heartbeat: float = 0.5,
        lifetime: float = 2.5,
        prefix: str = "tichu:",
        waiting: int = 50_000,
        waiting_size: int = 64 * 1024 * 1024,
    ) -> None:
        super().__init__()
        self.heartbeat, self.lifetime, self.prefix = heartbeat, lifetime, prefix
        self._redis: Redis = Redis.from_url(
            url,
            decode_responses=True,
            protocol=2,
            retry=Retry(NoBackoff(), 0),  # trying again is this class's own business
            socket_timeout=lifetime,
            socket_connect_timeout=lifetime,
        )
        self._scripts: dict[str, AsyncScript] = {}
        self._outbox = Outbox(waiting, waiting_size)
        self._writing = asyncio.Lock()
        self._asking = asyncio.Lock()  # one question about ownership at a time: answers cannot overtake
        self._task: asyncio.Task[None] | None = None
        self._up = False
        self._doubt = False  # an answer got lost: Redis may know other claims than I do
        self._beaten = 0.0
        self._closed = False

    # -- life --------------------------------------------------------------------------------------------

    async def start(self, receive: Receiver) -> None:
        self._receive = receive
        try:
            inbox, _ = await self._open()
        except TROUBLE as problem:
            raise BrokerDown("broker-down", f"cannot reach Redis: {problem}") from problem
        self._up = True
        self._task = asyncio.create_task(self._live(inbox), name="broker")

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        if self._task is not None:
            with suppress(*TROUBLE):
                async with asyncio.timeout(self.lifetime):
                    while self._up and len(self._outbox):
                        await self._write_batch()
                    async with self._writing:  # the last batch has been answered
                        self._up = False
            self._up = False
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            async with self._asking:
                with suppress(*TROUBLE):
                    await self._run(scripts.GOODBYE)
        self._disown(self.owned())
        self.dropped += self._outbox.clear()
        await self._redis.aclose()

    async def ping(self) -> None:
        if not self._up:
            raise BrokerDown
        try:
            await self._redis.ping()
        except TROUBLE as problem:
            raise BrokerDown from problem

    async def workers(self) -> list[str]:
        return sorted(await self._ask(scripts.WORKERS))

    # -- tables ------------------------------------------------------------------------------------------

    async def claim(self, table: str) -> str:
        async with self._sure():
            owner = await self._run(scripts.CLAIM, table)
            if owner is None:  # my heartbeat is gone: I slept too long
                await self._assert()
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
        with suppress(BrokerDown):  # then it is given back as soon as Redis is there again
            async with self._sure():
                if table not in self._mine:  # it might have been claimed anew meanwhile
                    await self._run(scripts.RELEASE, table)

    async def orphans(self) -> list[str]:
        return sorted(await self._ask(scripts.ORPHANS))

    # -- messages ----------------------------------------------------------------------------------------

    def send(self, worker: str, message: Message) -> None:
        text = encode(message)
        if self._closed:
            self.dropped += 1
        elif worker == self.worker:
            self._send_to_myself(text)
        elif not self._outbox.put(worker, text):
            self.dropped += 1

    async def _write_batch(self) -> None:
        """Send one batch; a batch that fails is not sent again, for part of it may have arrived."""
        async with self._writing:
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
        """Send what waits. After Redis forgot all, first let everybody else come back to what is theirs."""
        await asyncio.sleep(settling)
        self._up = True
        while True:
            await self._outbox.filled()
            await self._write_batch()

    async def _read(self, inbox: PubSub) -> None:
        """Deliver what arrives. Every heartbeat comes by as an empty batch, so silence means a dead link."""
        clock = asyncio.get_running_loop().time
        silent = False
        while True:
            message = await inbox.get_message(timeout=self.lifetime)
            if clock() - self._beaten > self.lifetime:
                await self._beat()  # I was asleep: learn what I lost before old messages reach my tables
            if message is None:
                if silent:
                    raise TimeoutError("the inbox has gone silent")
                silent = True
                continue
            silent = False
            if message["type"] == "message":
                for each in _decode(message["data"]):
                    self._deliver(each)
            await asyncio.sleep(0)  # a full inbox must not starve the tables

    # -- the link to Redis -------------------------------------------------------------------------------

    async def _live(self, inbox: PubSub | None) -> None:
        """Keep the link; when it breaks, make it anew, waiting a little longer after each failure."""
        pause, stranger = FIRST_PAUSE, False
        while True:
            try:
                if inbox is None:
                    inbox, stranger = await self._open()
                    log.info("the link to Redis is there again")
                pause = FIRST_PAUSE
                await _together(self._read(inbox), self._pulse(), self._write(SETTLING if stranger else 0))
            except Exception as problem:
                if inbox is not None:
                    log.warning("the link to Redis broke: %s: %s", type(problem).__name__, problem)
            finally:
                self._up = False
                if inbox is not None:
                    await _hang_up(inbox)
                    inbox = None
            await self._redis.connection_pool.disconnect(inuse_connections=False)
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _open(self) -> tuple[PubSub, bool]:
        """Subscribe, then say hello and what is mine; also tells whether Redis did not know me."""
        inbox = self._redis.pubsub()
        try:
            await inbox.subscribe(f"{self.prefix}inbox:{self.worker}")
            if await inbox.get_message(timeout=self.lifetime) is None:
                raise TimeoutError("Redis does not answer")
            async with self._asking:
                return inbox, await self._assert()
        except BaseException:
            await _hang_up(inbox)
            raise

    async def _pulse(self) -> None:
        while True:
            await asyncio.sleep(self.heartbeat)
            await self._beat()

    async def _beat(self) -> None:
        """Show that I live. If Redis believed me dead, or an answer got lost, check what is still mine."""
        now = asyncio.get_running_loop().time()
        if self._doubt or not await self._run(scripts.RENEW, self._milliseconds):
            async with self._asking:
                await self._assert()
        self._beaten = max(self._beaten, now)

    async def _assert(self) -> bool:
        """Say hello and claim again what I believe is mine; was I a stranger? Needs the ``_asking`` lock."""
        now = asyncio.get_running_loop().time()
        self._doubt = True
        stranger, lost = await self._run(scripts.ASSERT, self._milliseconds, *sorted(self._mine))
        self._doubt = False
        self._beaten = max(self._beaten, now)
        self.hellos += 1
        self._lose(lost)
        return bool(stranger)

    # -- questions ---------------------------------------------------------------------------------------

    @property
    def _milliseconds(self) -> str:
        return str(round(self.lifetime * 1000))

    async def _run(self, script: str, *arguments: str) -> Any:
        known = self._scripts.get(script)
        if known is None:
            known = self._scripts[script] = self._redis.register_script(script)
        return await known(args=[self.prefix, self.worker, *arguments])

    async def _ask(self, script: str, *arguments: str) -> Any:
        if not self._up:
            raise BrokerDown
        try:
            return await self._run(script, *arguments)
        except TROUBLE as problem:
            raise BrokerDown from problem

    @asynccontextmanager
    async def _sure(self) -> AsyncIterator[None]:
        """Change who owns what; if the answer gets lost, the next heartbeat clears it up."""
        async with self._asking:
            if not self._up:
                self._doubt = True
                raise BrokerDown
            try:
                yield
            except BaseException as problem:
                self._doubt = True
                if isinstance(problem, TROUBLE):
                    raise BrokerDown from problem
                raise


async def _together(*endless: Coroutine[Any, Any, None]) -> None:
    """Run until the first fails, then end them all. Unlike in a TaskGroup, being cancelled comes first."""
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
                    task.exception()  # the first is raised already, the others are its echo


async def _hang_up(inbox: PubSub) -> None:
    with suppress(*TROUBLE):
        await inbox.aclose()  # type: ignore[no-untyped-call]


def _decode(text: str) -> list[Message]:
    try:
        batch = json.loads(text)
    except ValueError:
        batch = None
    if not isinstance(batch, list) or not all(isinstance(message, dict) for message in batch):
        log.error("something in the inbox was no batch of messages")
        return []
    return batch
