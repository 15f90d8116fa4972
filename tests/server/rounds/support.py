"""Rounds for tests, and workers that do their work at once."""

from __future__ import annotations

import json
from collections.abc import AsyncIterable, Callable, Sequence
from typing import cast

from tichu.records import Record
from tichu.server.workers.fair_queue import Owner
from tichu.server.workers.jobs.rounds import (
    IndexedRound,
    IndexRequest,
    RecordRequest,
    ReplayRequest,
    RoundsJob,
)
from tichu.table.deals import SealedDeal
from tichu.table.events import Acted, Dealt
from tichu.table.round_log import LogLine, Outcome, RoundSource


def round_source(record: Record, number: int) -> RoundSource:
    """A finished round of a record, as the server reads it from a log."""
    recorded = record.rounds[number - 1]
    result = recorded.result
    assert result is not None
    before = record.rounds[number - 2].result if number > 1 else None
    sealed = SealedDeal(number, recorded.deal, recorded.commitment or "0" * 64, recorded.salt or "0" * 64)
    events = [Dealt(sealed), *(Acted(seat, 0, "player", action) for seat, action in recorded.actions)]
    return RoundSource(
        record.header.game,
        number,
        None if before is None else before.totals,
        Outcome(result.out, result.scores, result.totals),
        tuple(LogLine(seq, event.kind, json.dumps(event.to_json())) for seq, event in enumerate(events, 1)),
    )


class InlineWorkers:
    """Workers without processes; they count what they were asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self._job = RoundsJob()

    async def replay(self, request: ReplayRequest, owner: Owner) -> bytes:
        self.asked.append("replay")
        return cast(bytes, self._job.perform(request, iter(())))

    async def record(self, request: RecordRequest, owner: Owner) -> bytes:
        self.asked.append("record")
        return cast(bytes, self._job.perform(request, iter(())))

    async def index(
        self, request: IndexRequest, log: Callable[[], AsyncIterable[Sequence[LogLine]]], owner: Owner
    ) -> list[IndexedRound]:
        self.asked.append("index")
        slices = [lines async for lines in log()]
        return cast("list[IndexedRound]", self._job.perform(request, iter(slices)))
