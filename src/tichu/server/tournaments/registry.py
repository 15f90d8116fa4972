"""The tournaments of this server: which run in this process, and routing to other processes.

A tournament runs in the one process that has claimed it, like a table. When a process dies, another one
claims its tournaments.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Iterable
from typing import Any, Final
from weakref import WeakValueDictionary

from tichu.core.errors import TichuError
from tichu.server.aliases import alias
from tichu.server.broker import Message
from tichu.server.cancellation import cancel_and_wait
from tichu.server.errors import not_found
from tichu.server.hub import Hub
from tichu.server.push.notifier import Notice, Notifier
from tichu.server.remote_requests import in_time
from tichu.server.store import Store
from tichu.server.tournaments import requests as r
from tichu.server.tournaments.directing import check_settings, to_settings
from tichu.server.tournaments.due import CreateTable
from tichu.server.tournaments.events import ClubChanged, HostedEvent, TournamentHosted
from tichu.server.tournaments.log import TournamentReader, read_tournament, to_stored, tournament_row
from tichu.server.tournaments.running import RunningTournament, TournamentServices
from tichu.server.tournaments.state import HostedTournament
from tichu.table.commands import Person
from tichu.table.state import TableState
from tichu.tournament import commands
from tichu.tournament.options import MatchLength, TournamentOptions, usual_options

log = logging.getLogger("tichu.server")

PREFIX: Final = "tournament"
"""Claims of tournaments are named ``tournament:<id>``."""
RESUME_FINISHED: Final = 86400.0
"""Seconds for which a finished tournament is loaded at the start: its boards may have to be revealed."""
SWEEP_INTERVAL: Final = 10.0
"""Seconds between two checks for idle tournaments."""
IDLE_TIMEOUT: Final = 60.0
"""Seconds after which an idle tournament is unloaded."""


class TournamentRegistry:
    """The tournaments of this process."""

    def __init__(self, store: Store, hub: Hub, notifier: Notifier | None = None) -> None:
        self._store, self._hub, self._broker, self._notifier = store, hub, hub.broker, notifier
        self.running: dict[str, RunningTournament] = {}
        self.reader = TournamentReader(store)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._services = TournamentServices(store, hub, self._opened)

    async def start(self) -> None:
        """Start: resume tournaments that no other process runs."""
        self._hub.handlers["tournament"] = self._on_request
        self._hub.adopters[PREFIX] = self.find
        self._hub.on_finished = self._on_table_finished
        self._broker.on_lost(self._claims_lost)
        self._background(self._resume())
        self._background(self._sweep())

    async def close(self) -> None:
        """Stop all tournaments of this process."""
        await cancel_and_wait(self._tasks)
        await asyncio.gather(*(one.stop() for one in list(self.running.values())))
        self.running.clear()

    def _background(self, work: Awaitable[Any]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _resume(self) -> None:
        for id in await self._store.unfinished_tournaments(time.time() - RESUME_FINISHED):
            try:
                await self.find(id)
            except TichuError as why:
                log.warning("tournament %s cannot be loaded: %s", alias(id), why.code)
            except Exception:
                log.exception("tournament %s cannot be loaded", alias(id))

    async def _sweep(self) -> None:
        """Unload tournaments in which nothing will happen by itself."""
        while True:
            await asyncio.sleep(SWEEP_INTERVAL)
            for id, one in list(self.running.items()):
                if one.idle and time.monotonic() - one.touched_at > IDLE_TIMEOUT:
                    async with self._lock(id):
                        if self.running.get(id) is one and one.idle:
                            del self.running[id]
                            await one.stop()
                            await self._broker.release(f"{PREFIX}:{id}")

    # -- finding --------------------------------------------------------------------------------------------

    def _lock(self, id: str) -> asyncio.Lock:
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        return lock

    async def find(self, id: str) -> RunningTournament | str:
        """Return the tournament if it runs here or can be loaded here; otherwise the process that runs it."""
        here = self.running.get(id)
        if here is not None:
            return here
        async with self._lock(id):
            here = self.running.get(id)
            if here is not None:
                return here
            claim = f"{PREFIX}:{id}"
            owner = await self._broker.claim(claim)
            if owner != self._broker.worker:
                return owner
            try:
                state = await read_tournament(id, self._store)
                if state is None:
                    raise not_found("tournament")
            except BaseException:
                await self._broker.release(claim)
                raise
            one = self.running[id] = RunningTournament(state, self._services, self._forget)
            one.start()
            return one

    def _forget(self, one: RunningTournament) -> None:
        if self.running.get(one.state.id) is one:
            del self.running[one.state.id]
        self._background(self._broker.release(f"{PREFIX}:{one.state.id}"))

    def _claims_lost(self, names: frozenset[str]) -> None:
        for name in names:
            prefix, _, id = name.partition(":")
            one = self.running.pop(id, None) if prefix == PREFIX else None
            if one is not None:
                self._background(one.stop())

    # -- requests -------------------------------------------------------------------------------------------

    async def create(self, person: Person, new: r.NewTournament) -> str:
        """Create a tournament and return its id, which is part of its link."""
        options, settings = to_options(new.options), to_settings(new.settings)
        check_settings(settings, options)
        id, now = secrets.token_urlsafe(9), time.time()
        created = HostedEvent(1, commands.create(options), now, person.id)
        state = HostedTournament.replay(id, [created])
        hosted = HostedEvent(2, TournamentHosted(person.id, person.name, settings), now, person.id)
        state.apply(hosted)
        entries = [created, hosted]
        if new.club is not None:
            entries.append(HostedEvent(3, ClubChanged(new.club), now, person.id))
            state.apply(entries[-1])
        await self._store.append_to_tournament(tournament_row(state), list(map(to_stored, entries)))
        if settings.automatic:
            await self.find(id)
        return id

    async def request(self, person: Person, id: str, request: r.Request) -> int:
        """Carry out a request where the tournament runs; return the revision with which it is stored."""
        home = await self.find(id)
        if isinstance(home, RunningTournament):
            return await home.request(person, request, await self._names(request))
        message = {"k": "tournament", "id": id, "person": list(person), "do": request.model_dump()}
        return int(await in_time(self._hub.requests.send(home, message)))

    async def rename(self, person: Person, tournaments: Iterable[str] | None = None) -> None:
        """Give a person another name in some tournaments, by default in those they take part in or direct."""
        if tournaments is None:
            tournaments = [row.id for row in await self._store.tournaments_of(person.id)]
        for id in tournaments:
            try:
                await self.request(person, id, r.TakeNewName(type="rename"))
            except TichuError as why:
                log.warning("tournament %s cannot rename somebody: %s", alias(id), why.code)

    async def _names(self, request: r.Request) -> dict[str, str]:
        """Return the names of persons that a request names, if they exist."""
        if not isinstance(request, r.Replace | r.SetDirector):
            return {}
        player = await self._store.player(request.player)
        return {} if player is None else {player.id: player.name}

    def _on_request(self, message: Message) -> None:
        self._background(self._hub.requests.answer(message, self._carry_out))

    async def _carry_out(self, message: Message) -> int:
        request = r.REQUEST.validate_python(message["do"])
        return await self.request(Person(*message["person"]), message["id"], request)

    # -- tables ---------------------------------------------------------------------------------------------

    def _on_table_finished(self, state: TableState) -> None:
        """Take the result at once if the tournament runs in this process; otherwise its next look does."""
        one = None if state.arrangement is None else self.running.get(state.arrangement.tournament)
        if one is not None:
            one.nudge()

    def _opened(self, name: str, created: CreateTable) -> None:
        """Tell people who do not look that they are expected at a table."""
        if self._notifier is None:
            return
        for people in created.create.arrangement.reserved:
            for player in people:
                self._notifier.notify(player, Notice("people.tableOpened", created.table.id, name))


def to_options(model: r.TournamentOptionsModel) -> TournamentOptions:
    """Convert the options of a request; nobody can guess the seed."""
    given = model.model_dump(exclude={"name", "format", "length", "ranking"}, exclude_none=True)
    length = None if model.length is None else MatchLength(model.length.kind, model.length.amount)
    ranking = None if model.ranking is None else tuple(model.ranking)
    return usual_options(
        model.name, model.format, secrets.randbits(100), length=length, ranking=ranking, **given
    )
