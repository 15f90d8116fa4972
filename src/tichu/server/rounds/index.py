"""Finding finished rounds in the logs of their tables.

The store has a row for every round since it is written together with the last event of the round. Rounds of
earlier versions have none: their rows are computed by a worker when somebody asks for one of them.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Sequence
from functools import partial
from typing import Final

from tichu.core.game import Game
from tichu.server.errors import not_found
from tichu.server.rounds.shared_tasks import SharedTasks
from tichu.server.store import MatchRow, RoundRow, Store
from tichu.server.workers.fair_queue import Owner
from tichu.server.workers.jobs.rounds import IndexRequest
from tichu.server.workers.protocol import JobFailed, JobLate
from tichu.server.workers.workers import Workers
from tichu.table.options import TableOptions
from tichu.table.round_log import LogLine, RoundSource, Totals

SLICE: Final = 1000
"""Events read from the store at a time."""
RETRY_SECONDS: Final = 60.0
"""Seconds after a failure before a match is read again: its log may be damaged, and long."""
MAX_ROUND_EVENTS: Final = 5000
"""Maximum events of one round; no round of any game has as many."""


class RoundIndex:
    """Finished rounds by match and number."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self._store = store
        self._workers = workers
        self._filling: SharedTasks[tuple[str, int], None] = SharedTasks()
        self._retry_at: dict[tuple[str, int], float] = {}
        """When a match that could not be read may be tried again."""

    async def find(self, match: MatchRow, number: int, person: str) -> RoundRow:
        """Return a finished round for a person; refuse if there is none."""
        row = await self._store.round(match.table, match.number, number)
        if row is None:
            await self._fill(match, person)
            row = await self._store.round(match.table, match.number, number)
        if row is None:
            raise not_found("round")
        return row

    async def count(self, match: MatchRow, person: str) -> int:
        """Return the number of finished rounds of a match that can be read."""
        count, highest = await self._store.count_rounds(match.table, match.number)
        if not count or count < highest or not _has_all(match, count):
            await self._fill(match, person)
            count, _ = await self._store.count_rounds(match.table, match.number)
        return count

    async def source(self, match: MatchRow, row: RoundRow) -> RoundSource:
        """Read what is needed to replay a round: its own events only."""
        before = await self._store.round(match.table, match.number, row.number - 1)
        totals = None if before is None else before.outcome.totals
        (source,) = await self.sources([row], await game_of(self._store, match), totals)
        return source

    async def sources(self, rows: Sequence[RoundRow], game: Game, totals: Totals) -> tuple[RoundSource, ...]:
        """Read successive rounds of a match; ``totals`` is the score before the first of them."""
        after, upto = rows[0].first_seq - 1, rows[-1].last_seq
        lines = await self._store.log_lines(rows[0].table, after, upto, MAX_ROUND_EVENTS * len(rows))
        found = []
        for row in rows:
            own = tuple(line for line in lines if row.first_seq <= line.seq <= row.last_seq)
            found.append(RoundSource(game, row.number, totals, row.outcome, own))
            totals = row.outcome.totals
        return tuple(found)

    async def _fill(self, match: MatchRow, person: str) -> None:
        """Add the rounds that are missing; once, however many people wait for it."""
        key = (match.table, match.number)
        if time.monotonic() < self._retry_at.get(key, 0.0):
            raise JobFailed("the log of this match could not be read a moment ago")
        try:
            await self._filling.run(key, lambda: self._compute(match, person))
        except (JobFailed, JobLate):
            now = time.monotonic()
            self._retry_at = {other: at for other, at in self._retry_at.items() if at > now}
            self._retry_at[key] = now + RETRY_SECONDS
            raise

    async def _compute(self, match: MatchRow, person: str) -> None:
        count, highest = await self._store.count_rounds(match.table, match.number)
        if match.result is not None and count == highest and _has_all(match, count):
            return
        # A gap is in a match that began with an earlier version: then all of it is computed.
        last = await self._store.round(match.table, match.number, highest) if count == highest else None
        after = match.first_seq if last is None else last.last_seq
        upto = await self._store.last_seq_of_match(match.table, match.number)
        if not await self._store.log_lines(match.table, after, upto, 1):
            return
        request = IndexRequest(
            await game_of(self._store, match), None if last is None else last.outcome.totals
        )
        lines = partial(log_slices, self._store, match.table, after, upto)
        found = await self._workers.index(request, lines, Owner(person, match.table))
        rows = [RoundRow(match.table, match.number, *entry) for entry in found]
        await self._store.add_rounds(rows)


async def game_of(store: Store, match: MatchRow) -> Game:
    """Return the game that was played in a match, with its house rules."""
    options = await store.options_at(match.table, match.first_seq)
    if options is None:
        raise not_found("match")
    return TableOptions.from_json(options).game()


async def log_slices(store: Store, table: str, after: int, upto: int) -> AsyncIterator[list[LogLine]]:
    """Read the deals and actions of a part of a log, in slices."""
    while lines := await store.log_lines(table, after, upto, SLICE):
        yield lines
        after = lines[-1].seq


def _has_all(match: MatchRow, count: int) -> bool:
    """Whether no finished round of the match can be missing."""
    return match.result is None or count >= match.result["rounds"]
