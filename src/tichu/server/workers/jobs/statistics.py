"""Counts of what a person did in the matches of one table, from the table's log."""

from __future__ import annotations

import pickle
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain, groupby
from operator import itemgetter
from typing import Any, ClassVar, NamedTuple, TypeAlias

from tichu.core.errors import TichuError
from tichu.records.facts import round_facts
from tichu.review.statistics.collection import PlayerStats, player_stats
from tichu.server.store import MatchRow
from tichu.server.workers.protocol import Job
from tichu.table.options import TableOptions
from tichu.table.round_log import LogLine, dealt_rounds

GameKind: TypeAlias = tuple[str, int]
"""A variant and the number of players."""


MatchPart: TypeAlias = tuple[int, dict[str, Any], list[LogLine]]
"""The number of a match, the options of its table, and a slice of its log."""


class CountRequest(NamedTuple):
    """A person, a table, and the person's matches there. The parts are slices of their logs, in order."""

    player: str
    table: str
    matches: tuple[MatchRow, ...]


@dataclass(slots=True)
class MatchCounts:
    """Counts by number of the match; ``problem`` says why matches are missing."""

    counts: dict[int, tuple[GameKind, PlayerStats]] = field(default_factory=dict)
    problem: str = ""


class StatisticsJob(Job[CountRequest, MatchCounts]):
    """Replay matches of a table and count."""

    name: ClassVar[str] = "statistics"

    def perform(self, request: CountRequest, parts: Iterator[MatchPart]) -> MatchCounts:
        """Return the counts of the matches that can be read."""
        matches = {match.number: match for match in request.matches}
        found = MatchCounts()
        for number, slices in groupby(parts, key=itemgetter(0)):
            try:
                found.counts[number] = _count(request.player, matches[number], slices)
            except (TichuError, KeyError, ValueError, TypeError) as error:
                found.problem = f"{type(error).__name__}: {error}"
        return found

    def encode_answer(self, answer: MatchCounts) -> bytes:
        """Pickle the answer: no code of other packages runs in this worker."""
        return pickle.dumps(answer, pickle.HIGHEST_PROTOCOL)

    def decode_answer(self, body: bytes) -> MatchCounts:
        """Unpickle the answer."""
        answer: MatchCounts = pickle.loads(body)
        return answer


def _count(player: str, match: MatchRow, slices: Iterable[MatchPart]) -> tuple[GameKind, PlayerStats]:
    parts = iter(slices)
    _, options, first = next(parts)
    game = TableOptions.from_json(options).game()
    lines = chain(first, chain.from_iterable(lines for _, _, lines in parts))
    found = (round_facts(game, deal, moves) for deal, moves in dealt_rounds(game, lines))
    facts = [entry for entry in found if entry is not None]
    winners = None if match.result is None else tuple(match.result["winners"])
    stats = PlayerStats()
    for seat in match.seats:
        if seat.player == player:
            stats.add(player_stats(facts, seat.place, winners))
    return (game.variant.key, game.settings.players), stats
