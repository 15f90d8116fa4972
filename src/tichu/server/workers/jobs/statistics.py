"""Counts of what a person did in the matches of one table, from the table's log."""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple, TypeAlias

from tichu.core.errors import TichuError
from tichu.review.statistics.collection import PlayerStats, player_stats
from tichu.review.statistics.facts import record_facts
from tichu.server.match_records import RecordBuilder
from tichu.server.store import MatchRow, StoredEvent
from tichu.server.workers.protocol import Job

GameKind: TypeAlias = tuple[str, int]
"""A variant and the number of players."""


class CountRequest(NamedTuple):
    """A person, a table, and the person's matches there. The parts are slices of the table's log."""

    player: str
    table: str
    matches: tuple[MatchRow, ...]


@dataclass(slots=True)
class MatchCounts:
    """Counts by number of the match; ``problem`` says why matches are missing."""

    counts: dict[int, tuple[GameKind, PlayerStats]] = field(default_factory=dict)
    problem: str = ""


class StatisticsJob(Job[CountRequest, MatchCounts]):
    """Replay the log of a table and count."""

    name: ClassVar[str] = "statistics"

    def perform(self, request: CountRequest, parts: Iterator[Sequence[StoredEvent]]) -> MatchCounts:
        """Return the counts of the matches that can be read."""
        builder = RecordBuilder(request.table, request.matches)
        found = MatchCounts()
        try:
            for events in parts:
                _read(builder, events)
        except (TichuError, KeyError, ValueError, TypeError) as error:
            found.problem = f"{type(error).__name__}: {error}"
        for match in request.matches:
            if match.number in builder.records:
                found.counts[match.number] = _count(request.player, match, builder)
        return found

    def encode_answer(self, answer: MatchCounts) -> bytes:
        """Pickle the answer: no code of other packages runs in this worker."""
        return pickle.dumps(answer, pickle.HIGHEST_PROTOCOL)

    def decode_answer(self, body: bytes) -> MatchCounts:
        """Unpickle the answer."""
        answer: MatchCounts = pickle.loads(body)
        return answer


def _read(builder: RecordBuilder, events: Sequence[StoredEvent]) -> None:
    for event in events:
        if builder.complete:
            return
        builder.take(event)


def _count(player: str, match: MatchRow, builder: RecordBuilder) -> tuple[GameKind, PlayerStats]:
    record = builder.records[match.number]
    facts = list(record_facts(record))
    stats = PlayerStats()
    for seat in match.seats:
        if seat.player == player:
            stats.add(player_stats(facts, seat.place, record.winners))
    game = record.header.game
    return (game.variant.key, game.settings.players), stats
