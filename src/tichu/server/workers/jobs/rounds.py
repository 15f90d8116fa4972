"""Replays, records and the index of finished rounds."""

from __future__ import annotations

import gzip
import pickle
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias

import msgspec

from tichu.core.game import Game
from tichu.records.writing import round_lines
from tichu.server.device_matches import CheckedMatch, DeviceOwner, check_match
from tichu.server.workers.protocol import Job
from tichu.table.frames.replay import round_replay
from tichu.table.round_log import LogLine, Outcome, RoundSource, Totals, played_rounds

COMPRESSION: Final = 5


class ReplayRequest(NamedTuple):
    """The replay of a round; ``rounds`` is the number of finished rounds of its match."""

    source: RoundSource
    players: tuple[str, ...]
    rounds: int


class RecordRequest(NamedTuple):
    """The lines of a record for some rounds of a match."""

    sources: tuple[RoundSource, ...]


class IndexRequest(NamedTuple):
    """The index of the finished rounds of a match, or of the rest of it. The parts are slices of the log.

    ``totals`` is the score of the match before the first of these rounds.
    """

    game: Game
    totals: Totals


class IndexedRound(NamedTuple):
    """Where a finished round is in the log, and its result."""

    number: int
    first_seq: int
    last_seq: int
    outcome: Outcome


class DeviceMatchRequest(NamedTuple):
    """The check of a match that somebody has played on their device, and wants to have at this table."""

    packed: str
    table: str
    owner: DeviceOwner
    now: float


RoundsRequest: TypeAlias = ReplayRequest | RecordRequest | IndexRequest | DeviceMatchRequest
RoundsAnswer: TypeAlias = bytes | list[IndexedRound] | CheckedMatch


class RoundsJob(Job[RoundsRequest, RoundsAnswer]):
    """Replay rounds. A replay is JSON and compressed with gzip, a part of a record is text."""

    name: ClassVar[str] = "replays and records"

    def perform(self, request: RoundsRequest, parts: Iterator[Sequence[LogLine]]) -> RoundsAnswer:
        """Do what the request asks for."""
        match request:
            case ReplayRequest(source, players, rounds):
                data = msgspec.json.encode(round_replay(source, players, rounds))
                return gzip.compress(data, COMPRESSION, mtime=0)
            case RecordRequest(sources):
                return "".join(
                    f"{line}\n" for source in sources for line in round_lines(source.recorded())
                ).encode()
            case IndexRequest(game, totals):
                return list(_index(game, totals, parts))
            case DeviceMatchRequest(packed, table, owner, now):
                return check_match(packed, table, owner, now)

    def encode_answer(self, answer: RoundsAnswer) -> bytes:
        """Pickle the answer: no code of other packages runs in this worker."""
        return pickle.dumps(answer, pickle.HIGHEST_PROTOCOL)

    def decode_answer(self, body: bytes) -> Any:
        """Unpickle the answer."""
        return pickle.loads(body)


def _index(game: Game, totals: Totals, parts: Iterator[Sequence[LogLine]]) -> Iterator[IndexedRound]:
    for first_seq, last_seq, recorded in played_rounds(game, chain.from_iterable(parts), totals):
        result = recorded.result
        assert result is not None
        outcome = Outcome(result.out, result.scores, result.totals)
        yield IndexedRound(result.number, first_seq, last_seq, outcome)
