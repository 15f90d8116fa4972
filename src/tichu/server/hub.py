"""The house: which tables run here, who is connected, and where everything else is.

A table runs in the one process that has claimed it. A visitor may be connected to any process; if the table
is elsewhere, his frames go there and the answers come back through the broker. When a process dies, another
claims its tables, and visitors are shown to where they are now.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from pydantic import ValidationError

from tichu.core.errors import TichuError
from tichu.server import wire
from tichu.server.aliases import alias
from tichu.server.broker import Broker, BrokerDown, Message
from tichu.server.errors import Refused, not_found
from tichu.server.metrics import Metrics
from tichu.server.ratings import rate_match
from tichu.server.store import Store, StoreError
from tichu.server.table.projection import frame
from tichu.server.table.running import RunningTable, Services
from tichu.server.visitors import Connection, RemoteVisitor
from tichu.server.workers.workers import Workers
from tichu.table.commands import Person
from tichu.table.effects import Create
from tichu.table.events import Acted, Recorded
from tichu.table.state import TableState

log = logging.getLogger("tichu.server")

WATCH_EVERY: Final = 0.5
"""Seconds between two looks at who is still alive."""
PATIENCE: Final = 10.0
"""Seconds to wait for another process's answer to a request."""
RATED_AFTER: Final = 7 * 86400.0
"""Seconds after which a match is not rated any more, if the process died before it could."""
IDLE_AFTER: Final = 600.0
"""Seconds after which a table that nobody looks at is put away; its log stays."""


class Hub:
    """Everything that runs in this process."""

    def __init__(self, store: Store, broker: Broker, thinkers: Workers, metrics: Metrics) -> None:
        self.store, self.broker, self.thinkers, self.metrics = store, broker, thinkers, metrics
        self.tables: dict[str, RunningTable] = {}
        self.connections: dict[str, Connection] = {}
        self._remote: dict[str, tuple[RunningTable, RemoteVisitor]] = {}
        self._arriving: dict[str, list[Message]] = {}
        """What visitors of other processes send while their table is still being brought here."""
        self._replies: dict[str, asyncio.Future[None]] = {}
        self._hellos = 0
        self._locks: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = False
        self._services = Services(store, thinkers, self._stored, metrics.handled.observe)

    # -- life -----------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Open the house: running tables go on."""
        await self.broker.start(self._receive)
        self._hellos = self.broker.registrations
        self.broker.on_lost(self._claims_lost)
        self._background(self._watch())
        self._background(self._wake_tables())

    async def close(self) -> None:
        """Close the house: everything that was accepted is written, everybody is told to come back."""
        self._closing = True
        for connection in list(self.connections.values()):
            connection.close(1012, "the server restarts")
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*(table.stop() for table in list(self.tables.values())))
        self.tables.clear()
        await self.broker.close()

    def _background(self, work: Awaitable[Any]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _wake_tables(self) -> None:
        """Bring every running table back that nobody else has, and those with a match to be rated."""
        running = await self.store.table_ids(["running"])
        for table in [*running, *await self.store.unrated(time.time() - RATED_AFTER)]:
            try:
                await self.find(table)
            except Exception as trouble:
                log.warning("table %s cannot be brought back: %s", alias(table), type(trouble).__name__)
            await asyncio.sleep(0)

    async def _watch(self) -> None:
        """Look after tables of processes that have died, and put away what nobody needs."""
        while True:
            await asyncio.sleep(WATCH_EVERY)
            try:
                await self._look_round()
            except BrokerDown:
                log.warning("the broker cannot be reached")
            except Exception:
                log.exception("looking after tables")

    async def _look_round(self) -> None:
        self.metrics.thinking.set(self.thinkers.busy)
        self.metrics.queued.set(self.thinkers.waiting)
        self.metrics.tables.set(len(self.tables))
        for table in [table for table in self.tables.values() if table.idle]:
            if time.monotonic() - table.touched_at > IDLE_AFTER:
                await self._put_away(table)
        alive = {*await self.broker.workers(), self.broker.worker}
        for connection_id, (table, visitor) in list(self._remote.items()):
            if visitor.worker not in alive:
                del self._remote[connection_id]
                table.leave(visitor)
        shaken, self._hellos = self.broker.registrations != self._hellos, self.broker.registrations
        for connection in list(self.connections.values()):
            away = isinstance(connection.home, str) and (shaken or connection.home not in alive)
            if connection.home is None or away:
                self._background(self._lead_in(connection))
        if shaken:  # frames may be lost, and goodbyes: whoever is still there comes in again
            for connection_id, (table, visitor) in list(self._remote.items()):
                del self._remote[connection_id]
                table.leave(visitor)
                self.broker.send(visitor.worker, {"k": "moved", "conn": connection_id})
        for name in await self.broker.orphans():
            await self._take_over(name)

    async def _take_over(self, name: str) -> None:
        try:
            await self.find(name)
        except Refused:
            pass  # its process died before it had written anything
        except TichuError as trouble:
            log.warning("table %s cannot be taken over yet: %s", alias(name), trouble.code)

    async def _put_away(self, table: RunningTable) -> None:
        async with self._lock(table.state.id):
            if table.idle and self.tables.get(table.state.id) is table:
                del self.tables[table.state.id]
                await table.stop()
                await self.broker.release(table.state.id)

    # -- finding tables -------------------------------------------------------------------------------------

    def _lock(self, table: str) -> asyncio.Lock:
        lock = self._locks.get(table)
        if lock is None:
            if len(self._locks) > 10_000:
                self._locks = {name: held for name, held in self._locks.items() if held.locked()}
            lock = self._locks[table] = asyncio.Lock()
        return lock

    async def find(self, name: str) -> RunningTable | str:
        """The table if it runs here, or can; otherwise the process where it is."""
        here = self.tables.get(name)
        if here is not None:
            return here
        async with self._lock(name):
            here = self.tables.get(name)
            if here is not None:
                return here
            owner = await self.broker.claim(name)
            if owner != self.broker.worker:
                return owner
            table = await RunningTable.load(name, self._services, self._table_lost)
            if table is None:
                await self.broker.release(name)
                raise not_found("table")
            self.tables[name] = table
            table.start()
            self._rate(table.state)  # its process may have died before it could
            return table

    async def create(self, create: Create) -> str:
        """Set up a new table; returns its name, which is also the invitation."""
        name = secrets.token_urlsafe(9)
        await self.broker.claim(name)
        try:
            table = await RunningTable.create(name, create, self._services, self._table_lost)
        except StoreError:
            await self.broker.release(name)
            raise Refused("not-stored", "that could not be stored: try again", 503) from None
        self.tables[name] = table
        table.start()
        return name

    def _table_lost(self, table: RunningTable) -> None:
        """Another process writes at a table of ours."""
        self._drop(table)
        self._background(self.broker.release(table.state.id))

    def _claims_lost(self, names: frozenset[str]) -> None:
        """Other processes have taken over, because this one was not heard of for too long."""
        for name in names:
            table = self.tables.get(name)
            if table is not None:
                self._background(table.stop())
                self._drop(table)

    def _drop(self, table: RunningTable) -> None:
        """Forget a table, and show its visitors where it is now."""
        if self.tables.get(table.state.id) is table:
            del self.tables[table.state.id]
        for connection in self.connections.values():
            if connection.home is table:
                connection.home = None
        for connection_id, (home, visitor) in list(self._remote.items()):
            if home is table:
                del self._remote[connection_id]
                self.broker.send(visitor.worker, {"k": "moved", "conn": connection_id})

    # -- visitors -------------------------------------------------------------------------------------------

    async def connect(self, connection: Connection) -> None:
        """A visitor comes in."""
        self.connections[connection.id] = connection
        self.metrics.connections.set(len(self.connections))
        await self._lead_in(connection)

    async def _lead_in(self, connection: Connection) -> None:
        """Bring a visitor to his table, wherever it is."""
        if connection.closed or connection.on_the_way or self._closing:
            return
        connection.on_the_way = True
        try:
            home = await self.find(connection.table)
        except Refused as why:
            connection.send(frame("error", 0, {"code": why.code, "message": str(why)}))
            connection.close(4404, why.code)
            return
        except TichuError:  # neither the broker nor the store is there for ever: tried again soon
            connection.home = None
            return
        finally:
            connection.on_the_way = False
        if connection.id not in self.connections:
            return  # he has gone meanwhile
        connection.home = home
        if isinstance(home, RunningTable):
            home.enter(connection, connection.version)
        else:
            message = {"k": "enter", "v": connection.version, **self._about(connection)}
            self.broker.send(home, message)
        connection.version = None

    def _about(self, connection: Connection) -> Message:
        return {
            "table": connection.table,
            "conn": connection.id,
            "from": self.broker.worker,
            "person": list(connection.person),
        }

    def disconnect(self, connection: Connection) -> None:
        """A visitor has gone."""
        connection.closed = True
        self.connections.pop(connection.id, None)
        self.metrics.connections.set(len(self.connections))
        if isinstance(connection.home, RunningTable):
            connection.home.leave(connection)
        elif connection.home is not None:
            self.broker.send(connection.home, {"k": "leave", "conn": connection.id})

    def receive(self, connection: Connection, message: wire.ClientFrame, text: str) -> None:
        """A visitor has sent something."""
        if isinstance(connection.home, RunningTable):
            connection.home.receive(connection, message)
        elif connection.home is not None:
            message_ = {"k": "frame", "conn": connection.id, "from": self.broker.worker, "text": text}
            self.broker.send(connection.home, message_)
        else:
            data = {"code": "moving", "message": "the table is being brought back: try again in a moment"}
            if not isinstance(message, wire.PingFrame | wire.ResumeFrame):
                data = {"id": message.d.id, **data}
            connection.send(frame("error", 0, data))

    async def request(self, person: Person, name: str, command: wire.Command) -> None:
        """Let a person do something at a table without being connected to it."""
        home = await self.find(name)
        if isinstance(home, RunningTable):
            done = home.request(person, wire.to_command(command))
        else:
            done = asyncio.get_running_loop().create_future()
            reply = secrets.token_urlsafe(9)
            self._replies[reply] = done
            done.add_done_callback(lambda _: self._replies.pop(reply, None))
            message = {"k": "request", "table": name, "reply": reply, "from": self.broker.worker}
            self.broker.send(home, {**message, "person": list(person), "do": command.model_dump()})
        try:
            await asyncio.wait_for(done, PATIENCE)
        except TimeoutError:
            raise Refused("no-answer", "the table does not answer: try again", 503) from None

    async def rename(self, person: Person) -> None:
        """A person has taken another name: say so at his tables."""
        for connection in self.connections.values():
            if connection.person.id == person.id:
                connection.person = person
        for row in await self.store.tables_of(person.id, ("open", "running")):
            home = await self.find(row.id)
            if isinstance(home, RunningTable):
                self._rename_at(home, person)
            else:
                self.broker.send(home, {"k": "rename", "table": row.id, "person": list(person)})

    def _rename_at(self, table: RunningTable, person: Person) -> None:
        for home, visitor in self._remote.values():
            if home is table and visitor.person.id == person.id:
                visitor.person = person
        table.rename(person)

    # -- from other processes -------------------------------------------------------------------------------

    def _receive(self, message: Message) -> None:
        """A message of another process."""
        handler: Callable[[Message], None] | None = {
            "send": self._on_send,
            "hang-up": self._on_hang_up,
            "moved": self._on_moved,
            "enter": self._on_enter,
            "frame": self._on_frame,
            "leave": self._on_leave,
            "rename": self._on_rename,
            "request": lambda message: self._background(self._on_request(message)),
            "reply": self._on_reply,
        }.get(message["k"])
        if handler is not None:
            handler(message)

    def _on_send(self, message: Message) -> None:
        connection = self.connections.get(message["conn"])
        if connection is not None:
            connection.send(message["text"])

    def _on_hang_up(self, message: Message) -> None:
        connection = self.connections.get(message["conn"])
        if connection is not None:
            connection.close(message["code"], message["reason"])

    def _on_moved(self, message: Message) -> None:
        connection = self.connections.get(message["conn"])
        if connection is not None:
            connection.home = None
            self._background(self._lead_in(connection))

    def _on_enter(self, message: Message) -> None:
        home = self.tables.get(message["table"])
        if home is not None:
            self._let_in(home, message)
        elif message["conn"] not in self._arriving:
            self._arriving[message["conn"]] = []
            self._background(self._bring_and_let_in(message))

    async def _bring_and_let_in(self, message: Message) -> None:
        """Let a visitor in whose table is not here yet; what he sends meanwhile waits."""
        home: RunningTable | str = ""
        try:
            home = await self.find(message["table"])
        except TichuError:
            await asyncio.sleep(WATCH_EVERY)
        frames = self._arriving.pop(message["conn"], None)
        if frames is None:
            return  # he has left
        if not isinstance(home, RunningTable):
            self.broker.send(message["from"], {"k": "moved", "conn": message["conn"]})
            return
        self._let_in(home, message)
        for each in frames:
            self._on_frame(each)

    def _let_in(self, home: RunningTable, message: Message) -> None:
        before = self._remote.get(message["conn"])
        if before is not None and before[0] is home:
            visitor = before[1]
        else:
            if before is not None:
                before[0].leave(before[1])
            visitor = RemoteVisitor(self.broker, message["from"], message["conn"], Person(*message["person"]))
            self._remote[message["conn"]] = (home, visitor)
        home.enter(visitor, message["v"])

    def _on_frame(self, message: Message) -> None:
        if message["conn"] in self._arriving:
            self._arriving[message["conn"]].append(message)
            return
        found = self._remote.get(message["conn"])
        if found is None:
            self.broker.send(message["from"], {"k": "moved", "conn": message["conn"]})
            return
        home, visitor = found
        home.receive(visitor, wire.CLIENT_FRAME.validate_json(message["text"]))

    def _on_leave(self, message: Message) -> None:
        self._arriving.pop(message["conn"], None)
        found = self._remote.pop(message["conn"], None)
        if found is not None:
            found[0].leave(found[1])

    def _on_rename(self, message: Message) -> None:
        table = self.tables.get(message["table"])
        if table is not None:
            self._rename_at(table, Person(*message["person"]))

    async def _on_request(self, message: Message) -> None:
        answer: Message = {"k": "reply", "reply": message["reply"]}
        try:
            await self.request(
                Person(*message["person"]), message["table"], wire.COMMAND.validate_python(message["do"])
            )
        except Refused as why:
            answer["refused"] = [why.code, why.sentence, why.status]
        except TichuError as why:
            answer["refused"] = [why.code, why.sentence, 409]
        except (ValidationError, OSError):
            answer["refused"] = ["no-answer", "the table does not answer: try again", 503]
        self.broker.send(message["from"], answer)

    def _on_reply(self, message: Message) -> None:
        done = self._replies.get(message["reply"])
        if done is None or done.done():
            return
        if "refused" in message:
            done.set_exception(Refused(*message["refused"]))
        else:
            done.set_result(None)

    # -- results --------------------------------------------------------------------------------------------

    def _stored(self, state: TableState, recorded: Recorded) -> None:
        self.metrics.events.labels(recorded.event.kind).inc()
        if isinstance(recorded.event, Acted) and state.status == "finished":
            self._rate(state)

    def _rate(self, state: TableState) -> None:
        """Rate the match that ended last at a table, if that has not been done."""
        if state.finished is not None:
            self._background(rate_match(self.store, state.id, state.finished))
