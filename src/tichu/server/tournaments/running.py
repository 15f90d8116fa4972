"""A tournament that runs in this process: the shell around its state, and the only writer of its log.

The path of a request: it is decided and folded, the events are stored, then it is acknowledged; readers see
only what is stored. What could not be stored did not happen: the state is then read from the log again.
Tables follow the log: the id of a table is in the log before the table exists, so a crash in between opens it
later and never twice; the result of a table is taken from its own log, once for each id.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, NamedTuple, Protocol

from tichu.core.errors import TichuError
from tichu.server.aliases import alias
from tichu.server.cancellation import cancel_and_wait
from tichu.server.errors import Refused
from tichu.server.store import Conflict, Store, TableRow
from tichu.server.tournaments import requests as r
from tichu.server.tournaments.decide import decide
from tichu.server.tournaments.draft import Draft, Secrets
from tichu.server.tournaments.due import (
    POLL_INTERVAL,
    ArrangeTable,
    CloseTable,
    CreateTable,
    SeenTable,
    TableWork,
    advance,
    is_settled,
    is_withdrawn,
    next_round_at,
    pair_if_possible,
    pairing_is_due,
    table_work,
)
from tichu.server.tournaments.log import read_tournament, to_stored, tournament_row
from tichu.server.tournaments.state import HostedTournament
from tichu.table.arrangement import Arrangement
from tichu.table.commands import Person
from tichu.table.events import CloseReason
from tichu.table.inputs import CreateArranged

log = logging.getLogger("tichu.server")

RETRY_INTERVAL: Final = 2.0
"""Seconds after a failure before the tables are looked at again."""
MAX_WAIT: Final = 30.0
"""Maximum seconds until a tournament looks at the time again."""
MOVED: Final = ("moved", "the tournament has moved: try again", 503)


class TableKeeper(Protocol):
    """What a tournament needs of the tables of this server."""

    async def create_arranged(self, name: str, create: CreateArranged) -> None:
        """Create a table, unless it exists already."""

    async def arrange(self, name: str, arrangement: Arrangement) -> None:
        """Make a table what the tournament wants."""

    async def close_table(self, name: str, reason: CloseReason) -> None:
        """Close a table."""


class TournamentServices(NamedTuple):
    """What a tournament needs from the server."""

    store: Store
    tables: TableKeeper
    opened: Callable[[str, CreateTable], None] = lambda name, created: None
    """Told of tables that have just been created, with the name of the tournament."""
    now: Callable[[], float] = time.time
    secrets: Secrets = Secrets()


class RunningTournament:
    """The shell of one tournament. ``lost`` is called if it stops because another process writes its log."""

    def __init__(
        self,
        state: HostedTournament,
        services: TournamentServices,
        lost: Callable[[RunningTournament], None] | None = None,
    ) -> None:
        self.state = state
        self.touched_at = time.monotonic()
        self._services = services
        self._lost = lost
        self._lock = asyncio.Lock()
        self._nudged = asyncio.Event()
        self._settled: set[str] = set()
        """Tables about which nothing more has to be done."""
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    def start(self) -> None:
        """Begin to look after tables and the time."""
        self._task = asyncio.create_task(self._run(), name=f"tournament {alias(self.state.id)}")

    async def stop(self) -> None:
        """Stop, after what is being stored."""
        async with self._lock:
            self._stopped = True
        await cancel_and_wait([self._task])

    def nudge(self) -> None:
        """Look at the tables now."""
        self._nudged.set()

    @property
    def idle(self) -> bool:
        """Whether nothing will happen by itself."""
        return not self._lock.locked() and self._next_look(self._services.now()) is None

    # -- requests -------------------------------------------------------------------------------------------

    async def request(self, person: Person, request: r.Request, names: Mapping[str, str]) -> int:
        """Carry out a request; return the revision with which it is stored."""
        self.touched_at = time.monotonic()
        async with self._lock:
            if self._stopped:
                raise Refused(*MOVED)
            draft = self._draft(person, names)
            if isinstance(request, r.PairRound):  # many entrants take a second to pair
                await self._change(draft, lambda: asyncio.to_thread(decide, draft, request))
            else:
                await self._change(draft, lambda: _now(decide, draft, request))
            revision = self.state.revision
        self.nudge()
        return revision

    def _draft(self, person: Person | None = None, names: Mapping[str, str] | None = None) -> Draft:
        return Draft(self.state, self._services.now(), person, names, self._services.secrets)

    async def _change(self, draft: Draft, decide_it: Callable[[], Awaitable[object]]) -> None:
        """Decide about a change and store it; if either fails, nothing has changed."""
        try:
            await decide_it()
            if draft.entries:
                stored = [to_stored(entry) for entry in draft.entries]
                await self._services.store.append_to_tournament(tournament_row(self.state), stored)
        except Conflict:
            log.warning("tournament %s was written to by another process", alias(self.state.id))
            self._give_up()
            raise Refused(*MOVED) from None
        except BaseException:
            if draft.entries:
                await self._read_again()
            raise

    async def _read_again(self) -> None:
        try:
            state = await read_tournament(self.state.id, self._services.store)
        except Exception:
            state = None
        if state is None:
            self._give_up()
        else:
            self.state = state

    def _give_up(self) -> None:
        """Stop because the state may differ from the log; the next request loads it again."""
        self._stopped = True
        self.nudge()  # the task that waits for the next look ends
        if self._lost is not None:
            self._lost(self)

    # -- by itself ------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while not self._stopped:
            wait: float | None
            try:
                await self.look()
                wait = self._next_look(self._services.now())
            except TichuError as why:
                log.warning("tournament %s: %s", alias(self.state.id), why.code)
                wait = RETRY_INTERVAL
            except Exception:
                log.exception("tournament %s", alias(self.state.id))
                wait = RETRY_INTERVAL
            try:
                async with asyncio.timeout(None if wait is None else min(wait, MAX_WAIT)):
                    await self._nudged.wait()
            except TimeoutError:
                pass
            self._nudged.clear()

    def _next_look(self, now: float) -> float | None:
        """Return the seconds until something may have to be done; None if nothing will."""
        if self._watched():
            return POLL_INTERVAL
        at = next_round_at(self.state)
        return None if at is None else max(POLL_INTERVAL, at - now)

    def _watched(self) -> list[str]:
        everything = (*self.state.opened, *self.state.withdrawn)
        return [id for id in everything if id not in self._settled]

    async def look(self) -> None:
        """Look at the tables and the time, store what follows, and do what the tables need.

        What they need is computed before another change begins, whose events may not be stored yet.
        """
        async with self._lock:
            if self._stopped:
                return
            seen = await self._seen()
            draft = self._draft()
            used = {id: table for id, table in seen.items() if id in self.state.opened}
            await self._change(draft, lambda: _now(advance, draft, used))
            if pairing_is_due(self._draft()):
                paired = self._draft()
                await self._change(paired, lambda: asyncio.to_thread(pair_if_possible, paired))
                opening = self._draft()
                await self._change(opening, lambda: _now(advance, opening, {}))
            self._settled |= {id for id in self._watched() if self._is_settled(id, seen.get(id))}
            work = table_work(self.state, seen)
        done = await asyncio.gather(*map(self._do, work))
        if any(isinstance(part, CreateTable) and ok for part, ok in zip(work, done, strict=True)):
            self.nudge()  # now they exist, and people can be sent there

    def _is_settled(self, id: str, seen: SeenTable | None) -> bool:
        withdrawn = self.state.withdrawn.get(id)
        if withdrawn is not None:
            return is_withdrawn(withdrawn, seen, self._services.now())
        return is_settled(self.state, self.state.opened[id], seen)

    async def _seen(self) -> dict[str, SeenTable]:
        rows = await self._services.store.tables_with_ids(self._watched())
        return {id: self._see(row) for id, row in rows.items()}

    def _see(self, row: TableRow) -> SeenTable:
        if row.id in self.state.withdrawn:
            return SeenTable(row.status, {}, (), None)
        key = self.state.opened[row.id].key
        sides = len(self.state.round_of(key).table(key[1]).sides)
        return SeenTable.of(row, sides, len(self.state.boards_at(key)))

    async def _do(self, work: TableWork) -> bool:
        """Do what a table needs; False if it has to be tried again at the next look."""
        tables = self._services.tables
        try:
            match work:
                case CreateTable(table, create):
                    await tables.create_arranged(table.id, create)
                    self._services.opened(self.state.options.name, work)
                case ArrangeTable(id, wanted):
                    await tables.arrange(id, wanted)
                case CloseTable(id):
                    await tables.close_table(id, "director")
        except TichuError as why:
            log.warning("tournament %s cannot reach a table: %s", alias(self.state.id), why.code)
            return False
        return True


async def _now(function: Callable[..., object], *arguments: object) -> None:
    function(*arguments)
