"""Replays and records of matches, made by a worker. Replays are kept, up to a number of bytes."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from functools import partial
from typing import Final, NamedTuple

from tichu.core.game import Game
from tichu.records import Header
from tichu.records.writing import final_line, header_line
from tichu.server.errors import not_found
from tichu.server.rounds.byte_cache import ByteCache
from tichu.server.rounds.index import RoundIndex, game_of
from tichu.server.rounds.shared_tasks import SharedTasks
from tichu.server.store import MatchRow, RoundRow, Store
from tichu.server.workers.fair_queue import Owner
from tichu.server.workers.jobs.rounds import RecordRequest, ReplayRequest
from tichu.server.workers.workers import Workers

MAX_CACHE_BYTES: Final = 32 << 20
"""Maximum size of the replays that are kept, compressed; about 10,000 rounds."""
ROUNDS_AT_ONCE: Final = 10
"""Rounds of a record that are read and written at a time."""
FORMAT: Final = 1
"""Version of what replays and records contain; part of their tags."""
SOURCE: Final = "tichu server"


class FoundRound(NamedTuple):
    """A finished round of a match that has so many finished rounds."""

    match: MatchRow
    row: RoundRow
    rounds: int

    @property
    def tag(self) -> str:
        """An ETag: it changes when the replay would."""
        return _tag(self.match, self.row.number, self.rounds)


class FoundRecord(NamedTuple):
    """A match that has so many finished rounds."""

    match: MatchRow
    rounds: int

    @property
    def tag(self) -> str:
        """An ETag: it changes when the record would."""
        return _tag(self.match, 0, self.rounds)


class Replays:
    """Replays and records. A replay is made once, however many people ask for it at the same time."""

    def __init__(self, store: Store, workers: Workers, index: RoundIndex) -> None:
        self._store = store
        self._workers = workers
        self._index = index
        self._cache: ByteCache[str] = ByteCache(MAX_CACHE_BYTES)
        self._making: SharedTasks[str, bytes] = SharedTasks()
        self._making_parts: SharedTasks[tuple[str, RoundRow | None], tuple[bytes, RoundRow]] = SharedTasks()

    async def find(self, match: MatchRow, number: int, person: str) -> FoundRound:
        """Find a finished round for a person; refuse if there is none."""
        row = await self._index.find(match, number, person)
        return FoundRound(match, row, max(number, await self._index.count(match, person)))

    async def replay(self, found: FoundRound, person: str) -> bytes:
        """Return the replay of a round: JSON, compressed with gzip."""
        kept = self._cache.get(found.tag)
        if kept is not None:
            return kept
        return await self._making.run(found.tag, lambda: self._make(found, person))

    async def _make(self, found: FoundRound, person: str) -> bytes:
        match = found.match
        source = await self._index.source(match, found.row)
        request = ReplayRequest(source, player_names(match), found.rounds)
        replay = await self._workers.replay(request, Owner(person, match.table))
        self._cache.put(found.tag, replay)
        return replay

    # -- records ---------------------------------------------------------------------------------------------

    async def find_record(self, match: MatchRow, person: str) -> FoundRecord:
        """Find the record of a match for a person; refuse if it has no finished round."""
        rounds = await self._index.count(match, person)
        if not rounds:
            raise not_found("finished round yet")
        return FoundRecord(match, rounds)

    async def record(self, found: FoundRecord, person: str) -> AsyncIterator[bytes]:
        """Return the record in parts of a few rounds; a match may have thousands of them."""
        match = found.match
        game = await game_of(self._store, match)
        date = datetime.fromtimestamp(match.started_at, UTC).isoformat(timespec="seconds")
        yield f"{header_line(Header(game, player_names(match), date, SOURCE))}\n".encode()
        last: RoundRow | None = None
        while last is None or last.number < found.rounds:
            # A client that disconnects ends this generator, but never a query.
            make = partial(self._make_part, found, last, game, person)
            part, last = await self._making_parts.run((found.tag, last), make)
            yield part
        if match.result is not None:
            yield f"{final_line(tuple(match.result['winners']), last.outcome.totals)}\n".encode()

    async def _make_part(
        self, found: FoundRecord, before: RoundRow | None, game: Game, person: str
    ) -> tuple[bytes, RoundRow]:
        """Return the lines of the next rounds of a record, and the last of these rounds."""
        table, number = found.match.table, found.match.number
        after, totals = (0, None) if before is None else (before.number, before.outcome.totals)
        limit = min(ROUNDS_AT_ONCE, found.rounds - after)
        rows = await self._store.rounds(table, number, after, limit)
        request = RecordRequest(await self._index.sources(rows, game, totals))
        return await self._workers.record(request, Owner(person, table)), rows[-1]


def player_names(match: MatchRow) -> tuple[str, ...]:
    """Return the names of the players in a match, by place."""
    return tuple(seat.name for seat in sorted(match.seats, key=lambda seat: seat.place))


def _tag(match: MatchRow, number: int, rounds: int) -> str:
    content = (FORMAT, match.table, match.number, number, rounds, player_names(match), match.finished_at)
    return f'W/"{hashlib.sha256(repr(content).encode()).hexdigest()[:32]}"'
