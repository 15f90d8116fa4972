"""Registry of the tables and connections in this process, and routing to other processes.

A table runs in the one process that has claimed it. A client may be connected to any process; if its table
runs in another one, its frames go there and the answers come back through the broker. When a process dies,
another one claims its tables, and clients are reconnected to them.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final
from weakref import WeakValueDictionary

from tichu.core.errors import TichuError
from tichu.server import activity_log, wire
from tichu.server.aliases import alias
from tichu.server.broker import Broker, BrokerDown, Message
from tichu.server.cancellation import cancel_and_wait
from tichu.server.connections import LocalConnection
from tichu.server.errors import Refused, not_found
from tichu.server.frame_text import frame
from tichu.server.metrics import Metrics
from tichu.server.person_updates import PersonUpdates
from tichu.server.push.notifier import Notifier
from tichu.server.push.turns import TurnWatch
from tichu.server.ratings import rate_match
from tichu.server.remote_clients import RemoteClients, message_of_blocks
from tichu.server.remote_requests import RemoteRequests
from tichu.server.store import Conflict, Store, StoreError
from tichu.server.table.log import DamagedTable
from tichu.server.table.running import RunningTable
from tichu.server.table.services import Services
from tichu.server.table_ids import new_table_id
from tichu.server.table_requests import TableRequests
from tichu.server.workers.workers import Workers
from tichu.table.arrangement import Arrangement
from tichu.table.commands import Command, Person
from tichu.table.events import Acted, CloseReason, Recorded
from tichu.table.inputs import Create, CreateArranged
from tichu.table.state import TableState

log = logging.getLogger("tichu.server")

WATCH_INTERVAL: Final = 0.5
"""Seconds between two checks of which processes are alive."""
RATING_DEADLINE: Final = 7 * 86400.0
"""Seconds after which an unrated match, whose process died before it was rated, stays unrated."""
IDLE_TIMEOUT: Final = 30.0
"""Seconds after which an idle table is unloaded. It is loaded from its log again when somebody comes."""
MAX_LOADS: Final = 4
"""Maximum tables that are loaded at the same time; more would slow down those that are running."""


class Hub:
    """The tables and connections of this process."""

    def __init__(
        self,
        store: Store,
        broker: Broker,
        workers: Workers,
        metrics: Metrics,
        notifier: Notifier | None = None,
    ) -> None:
        self.store, self.broker, self.workers, self.metrics = store, broker, workers, metrics
        self.tables: dict[str, RunningTable] = {}
        self.connections: dict[str, LocalConnection] = {}
        self.quarantined: dict[str, str] = {}
        """Why the logs of damaged tables cannot be read, by table."""
        self._remote = RemoteClients(broker, self.find, self._background)
        self.requests = RemoteRequests(broker)
        self._requests = TableRequests(self.requests, self.find, self.delete_table)
        self.handlers: dict[str, Callable[[Message], None]] = {}
        """Handlers of other parts of the server for messages, by kind."""
        self.adopters: dict[str, Callable[[str], Awaitable[object]]] = {}
        """What takes over claims that are not tables, by the part of their names before a colon."""
        self.on_finished: Callable[[TableState], None] | None = None
        self._turns = None if notifier is None else TurnWatch(self._is_looking, notifier)
        self.people = PersonUpdates(self.connections, self._remote, broker, self._background)
        self._registrations = 0
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._loading = asyncio.Semaphore(MAX_LOADS)
        self._taking_over: set[str] = set()
        """Tables of processes that have died, while they are loaded."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = False
        self._services = Services(store, workers, self._stored, metrics.handled.observe)

    # -- starting and stopping -------------------------------------------------------------------------------

    async def start(self) -> None:
        """Start: resume running tables."""
        await self.broker.start(self._receive)
        self._registrations = self.broker.registrations
        self.broker.on_lost(self._claims_lost)
        self._background(self._watch())
        self._background(self._resume_tables())

    async def close(self) -> None:
        """Stop: flush accepted events and ask clients to reconnect."""
        self._closing = True
        for connection in list(self.connections.values()):
            connection.close(1012, "the server restarts")
        await cancel_and_wait(self._tasks)
        await asyncio.gather(*(table.stop() for table in list(self.tables.values())))
        self.tables.clear()
        await self.broker.close()

    def _background(self, work: Awaitable[Any]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _resume_tables(self) -> None:
        """Load every running table that no other process has, and those with a match to be rated."""
        running = await self.store.table_ids(["running"])
        for table in [*running, *await self.store.unrated(time.time() - RATING_DEADLINE)]:
            try:
                await self.find(table)
            except DamagedTable:
                pass  # logged already
            except Exception as trouble:
                log.warning("table %s cannot be loaded: %s", alias(table), type(trouble).__name__)
            await asyncio.sleep(0)

    async def _watch(self) -> None:
        """Take over tables of processes that have died, and unload idle tables."""
        while True:
            await asyncio.sleep(WATCH_INTERVAL)
            try:
                await self._check()
            except BrokerDown:
                log.warning("the broker cannot be reached")
            except Exception:
                log.exception("checking processes and tables failed")

    async def _check(self) -> None:
        self.metrics.thinking.set(self.workers.busy)
        self.metrics.queued.set(self.workers.waiting)
        self.metrics.tables.set(len(self.tables))
        for table in [table for table in self.tables.values() if table.idle]:
            if time.monotonic() - table.touched_at > IDLE_TIMEOUT:
                await self._unload(table)
        alive = {*await self.broker.workers(), self.broker.worker}
        self._remote.keep_only(alive)
        registered_again = self.broker.registrations != self._registrations
        self._registrations = self.broker.registrations
        for connection in list(self.connections.values()):
            elsewhere = isinstance(connection.home, str)
            if connection.home is None or (elsewhere and (registered_again or connection.home not in alive)):
                self._background(self._attach(connection))
        if registered_again:  # messages may have been lost meanwhile
            self._remote.send_all_away()
        for name in await self.broker.orphans():
            if name not in self._taking_over:  # one that is slow to load must not keep the others waiting
                self._taking_over.add(name)
                self._background(self._take_over(name))

    async def _take_over(self, name: str) -> None:
        prefix, colon, rest = name.partition(":")
        try:
            await (self.adopters[prefix](rest) if colon else self.find(name))
        except Refused:
            pass  # its process died before anything was stored
        except TichuError as trouble:
            log.warning("table %s cannot be taken over yet: %s", alias(name), trouble.code)
        except Exception:
            log.exception("table %s cannot be taken over", alias(name))
        finally:
            self._taking_over.discard(name)

    async def _unload(self, table: RunningTable) -> None:
        async with self._lock(table.state.id):
            if table.idle and self.tables.get(table.state.id) is table:
                del self.tables[table.state.id]
                await table.stop()
                await self.broker.release(table.state.id)

    # -- finding tables -------------------------------------------------------------------------------------

    def _lock(self, table: str) -> asyncio.Lock:
        """Return the lock of a table; it lives as long as somebody holds it or waits for it."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    async def find(self, name: str) -> RunningTable | str:
        """Return the table if it runs here or can be loaded here; otherwise the process that runs it."""
        if (here := self.tables.get(name)) is not None:
            return here
        if name in self.quarantined:
            raise DamagedTable(self.quarantined[name])
        async with self._lock(name):
            if (here := self.tables.get(name)) is not None:
                return here
            owner = await self.broker.claim(name)
            if owner != self.broker.worker:
                return owner
            async with self._loading:
                table = await self._load(name)
            if table is None:
                await self.broker.release(name)
                raise not_found("table")
            if name not in self.broker.owned():  # another process has claimed it in the meantime
                raise BrokerDown
            self.tables[name] = table
            table.start()
            self._rate(table.state)  # its process may have died before that was done
            return table

    async def _load(self, name: str) -> RunningTable | None:
        """Load a table; if its log cannot be read, put it aside until the server is restarted."""
        try:
            return await RunningTable.load(name, self._services, self._table_lost)
        except DamagedTable as damage:
            self.quarantined[name] = damage.reason
            await self.broker.release(name)
            log.error("table %s is damaged and stays closed: %s", alias(name), damage.reason)
            raise

    async def create(self, create: Create, name: str | None = None) -> str:
        """Create a table and return its id, which is part of its link."""
        return await self._create(name or new_table_id(), create)

    async def create_arranged(self, name: str, create: CreateArranged) -> None:
        """Create the table of a tournament, unless it exists already."""
        async with self._lock(name):
            if name in self.tables or await self.store.table(name) is not None:
                return
            if await self.broker.claim(name) == self.broker.worker:  # otherwise it is tried again
                with suppress(Conflict):  # another process was faster
                    await self._create(name, create)

    async def _create(self, name: str, create: Create | CreateArranged) -> str:
        await self.broker.claim(name)
        try:
            table = await RunningTable.create(name, create, self._services, self._table_lost)
        except BaseException as why:
            await self.broker.release(name)
            if not isinstance(why, StoreError):
                raise
            raise Refused("not-stored", "that could not be stored: try again", 503) from None
        self.tables[name] = table
        table.start()
        return name

    def _table_lost(self, table: RunningTable) -> None:
        """Forget a table that has stopped: another process writes to its log, or it has failed."""
        self._drop(table)
        self._background(self.broker.release(table.state.id))

    def _claims_lost(self, names: frozenset[str]) -> None:
        """Stop tables that other processes have claimed because this one did not report in time."""
        for name in names:
            if (table := self.tables.get(name)) is not None:
                self._background(table.stop())
                self._drop(table)

    def _drop(self, table: RunningTable) -> None:
        """Forget a table, and let its clients look for it again."""
        if self.tables.get(table.state.id) is table:
            del self.tables[table.state.id]
        for connection in self.connections.values():
            if connection.home is table:
                connection.home = None
        self._remote.send_away_from(table)

    # -- clients --------------------------------------------------------------------------------------------

    async def connect(self, connection: LocalConnection) -> None:
        """Register a connection and attach it to its table."""
        self.connections[connection.id] = connection
        self.metrics.connections.set(len(self.connections))
        await self._attach(connection)

    async def _attach(self, connection: LocalConnection) -> None:
        """Connect a client to its table, in this process or another."""
        if connection.closed or connection.attaching or self._closing:
            return
        connection.attaching = True
        try:
            home = await self.find(connection.table)
        except Refused as why:
            connection.send(frame("error", 0, why.to_json()))
            connection.close(4404, why.code)
            return
        except TichuError:  # the broker or the store is unavailable: tried again at the next check
            connection.home = None
            return
        finally:
            connection.attaching = False
        if connection.id not in self.connections:
            return  # disconnected in the meantime
        connection.home = home
        if isinstance(home, RunningTable):
            home.enter(connection, connection.version)
        else:
            message = {"k": "enter", "v": connection.version, **self._about(connection)}
            self.broker.send(home, message)
        connection.version = None

    def _about(self, connection: LocalConnection) -> Message:
        return {
            "table": connection.table,
            "conn": connection.id,
            "from": self.broker.worker,
            "person": list(connection.person),
            "hidden": connection.hidden,
            "legal": connection.wants_legal,
            **message_of_blocks(connection.blocks),
        }

    def disconnect(self, connection: LocalConnection) -> None:
        """Forget a connection that was closed."""
        self.connections.pop(connection.id, None)
        self.metrics.connections.set(len(self.connections))
        home, connection.home = connection.home, None
        if isinstance(home, RunningTable):
            home.leave(connection)
        elif home is not None:
            self.broker.send(home, {"k": "leave", "conn": connection.id})

    def receive(self, connection: LocalConnection, message: wire.ClientFrame, text: str) -> None:
        """Pass a frame of a client to its table."""
        home = connection.home
        if isinstance(message, wire.VisibleFrame):
            connection.hidden = not message.d.visible
        if isinstance(home, RunningTable):
            home.receive(connection, message)
        elif home is not None:
            forwarded = {"k": "frame", "conn": connection.id, "from": self.broker.worker, "text": text}
            self.broker.send(home, forwarded)
        else:
            data = {"code": "moving", "message": "the table is being loaded: try again in a moment"}
            if not isinstance(message, wire.PingFrame | wire.ResumeFrame | wire.VisibleFrame):
                data = {"id": message.d.id, **data}
            connection.send(frame("error", 0, data))

    async def request(self, person: Person, name: str, command: Command) -> None:
        """Carry out a command of a person who need not be connected to the table."""
        await self._requests.command(person, name, command)

    async def arrange(self, name: str, arrangement: Arrangement) -> None:
        """Make a table what its tournament wants."""
        await self._requests.arrange(name, arrangement)

    async def close_table(self, name: str, reason: CloseReason = "administrator") -> None:
        """Close a table. For an administrator, everybody there is told and disconnected."""
        await self._requests.close(name, reason)

    async def delete_table(self, name: str) -> None:
        """Stop a table where it runs, and delete it with its log. Its clients learn that it is gone."""
        async with self._lock(name):
            owner = await self.broker.claim(name)
            if owner == self.broker.worker:
                await self._delete_here(name)
                return
        await self._requests.delete_at(owner, name)

    async def _delete_here(self, name: str) -> None:
        table = self.tables.get(name)
        try:
            if table is not None:
                await table.stop()
            await self.store.delete_table(name)
            self.quarantined.pop(name, None)
        finally:
            if table is not None:
                self._drop(table)
            await self.broker.release(name)

    async def rename(self, person: Person) -> None:
        """Tell the tables of a person that they have another name."""
        for connection in self.connections.values():
            if connection.person.id == person.id:
                connection.person = person
        for row in await self.store.tables_of(person.id, ("open", "running")):
            try:
                home = await self.find(row.id)
            except TichuError as why:  # a damaged table keeps the old name
                log.warning("table %s cannot be told of a name: %s", alias(row.id), why.code)
                continue
            if isinstance(home, RunningTable):
                self._remote.rename(home, person)
            else:
                self.broker.send(home, {"k": "rename", "table": row.id, "person": list(person)})

    # -- messages of other processes -----------------------------------------------------------------------

    def _receive(self, message: Message) -> None:
        """Handle a message of another process; unknown kinds are ignored."""
        handler: Callable[[Message], None] | None = {
            "send": self._on_send,
            "hang-up": self._on_close,
            "moved": self._on_moved,
            "enter": lambda message: self._remote.enter(message, self.tables.get(message["table"])),
            "frame": self._remote.receive,
            "leave": lambda message: self._remote.leave(message["conn"]),
            "rename": self._on_rename,
            "request": lambda message: self._background(self._requests.serve(message)),
            "reply": self.requests.settle,
            **self.handlers,
            **self.people.handlers,
        }.get(message["k"])
        if handler is not None:
            handler(message)

    def _on_send(self, message: Message) -> None:
        if (connection := self.connections.get(message["conn"])) is not None:
            connection.send(message["text"])

    def _on_close(self, message: Message) -> None:
        if (connection := self.connections.get(message["conn"])) is not None:
            connection.close(message["code"], message["reason"])

    def _on_moved(self, message: Message) -> None:
        if (connection := self.connections.get(message["conn"])) is not None:
            connection.home = None
            self._background(self._attach(connection))

    def _on_rename(self, message: Message) -> None:
        if (table := self.tables.get(message["table"])) is not None:
            self._remote.rename(table, Person(*message["person"]))

    # -- results --------------------------------------------------------------------------------------------

    def _stored(self, state: TableState, recorded: Recorded) -> None:
        activity_log.table_event(state, recorded)
        self.metrics.traffic.events[recorded.event.kind] += 1
        if isinstance(recorded.event, Acted) and state.status == "finished":
            self._rate(state)
        if self.on_finished is not None and state.status in ("finished", "closed"):
            self.on_finished(state)
        if self._turns is not None:
            self._turns.observe(state)

    def _is_looking(self, table: str, player: str) -> bool:
        here = self.tables.get(table)
        return here is not None and here.audience.is_looking(player)

    def _rate(self, state: TableState) -> None:
        """Rate the match that ended last at a table, if that has not been done."""
        if state.finished is not None:
            self._background(rate_match(self.store, state.id, state.finished))
