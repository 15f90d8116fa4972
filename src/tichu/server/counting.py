"""Inside a counter: a process that reads the logs of tables and counts what people did in their matches.

It is told one table after the other: the matches that are wanted, then the log in slices, then None. It
answers each table with what it has counted, and is gone when the server has nothing more to say.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Iterator
from typing import Any, BinaryIO, Final, NamedTuple, TypeAlias

from tichu.core.errors import TichuError
from tichu.review.statistics.collection import PlayerStats, player_stats
from tichu.review.statistics.facts import record_facts
from tichu.server.history import Chronicle
from tichu.server.store import MatchRow, StoredEvent

POLITENESS: Final = 10
"""Counting yields to serving, and to thinking."""
HEAD: Final = 8

Kind: TypeAlias = tuple[str, int]
"""A variant and the number of players."""


class Wanted(NamedTuple):
    """Whose matches are counted, and which of them were played at a table."""

    player: str
    table: str
    matches: tuple[MatchRow, ...]


Counted: TypeAlias = dict[int, tuple[Kind, PlayerStats]]
"""By number of the match; what could not be counted is missing."""


def framed(message: object) -> bytes:
    """A message with its length before it."""
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(data).to_bytes(HEAD, "big") + data


def main() -> None:
    """Count until standard input ends."""
    os.nice(POLITENESS)
    heard = _messages(sys.stdin.buffer)
    for wanted in heard:
        chronicle = Chronicle(wanted.table, wanted.matches)
        problem = ""
        for events in iter(lambda: next(heard), None):
            problem = problem or _read(chronicle, events)
        answer = count(wanted, chronicle)
        sys.stdout.buffer.write(framed((answer, problem)))
        sys.stdout.buffer.flush()


def _messages(stream: BinaryIO) -> Iterator[Any]:
    while head := stream.read(HEAD):
        yield pickle.loads(stream.read(int.from_bytes(head, "big")))


def _read(chronicle: Chronicle, events: list[StoredEvent]) -> str:
    """Take a slice of the log; the sentence says why it cannot be followed, if it cannot."""
    try:
        for event in events:
            if not chronicle.complete:
                chronicle.tell(event)
    except (TichuError, KeyError, ValueError, TypeError) as trouble:
        return f"{type(trouble).__name__}: {trouble}"
    return ""


def count(wanted: Wanted, chronicle: Chronicle) -> Counted:
    """What the person did in the matches that could be read."""
    counted: Counted = {}
    for match in wanted.matches:
        record = chronicle.records.get(match.number)
        if record is None:
            continue
        facts = list(record_facts(record))
        game = record.header.game
        stats = PlayerStats()
        for seat in match.seats:
            if seat.player == wanted.player:
                stats.add(player_stats(facts, seat.place, record.winners))
        counted[match.number] = ((game.variant.key, game.settings.players), stats)
    return counted
