"""Rounds of one match from the lines of its table's log, without the rest of the log."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple, TypeAlias

from tichu.core.game import Game
from tichu.core.match import RoundResult, round_result, start_round
from tichu.core.round import Round
from tichu.core.variants import Deal
from tichu.records.model import Move, RecordedRound
from tichu.table.deals import SealedDeal
from tichu.table.events import Acted, Dealt

Totals: TypeAlias = tuple[int, ...] | None
"""The score of a match; None in a game of ranks, and before the first result."""

KINDS: Final = (Dealt.kind, Acted.kind)
"""The kinds of events that make a round."""


class LogLine(NamedTuple):
    """An event of the log that belongs to a round; ``data`` is JSON that was not parsed yet."""

    seq: int
    kind: str
    data: str


class Outcome(NamedTuple):
    """The result of a round as the store keeps it: the order of going out, the scores, and the totals."""

    out: tuple[int, ...]
    scores: Totals
    totals: Totals


class PlayedRound(NamedTuple):
    """A finished round, and the first and the last event of it in the log."""

    first_seq: int
    last_seq: int
    recorded: RecordedRound


class RoundSource(NamedTuple):
    """Everything that is needed to replay or review a finished round alone.

    ``totals`` is the score before the round. ``lines`` are its deal and its actions.
    """

    game: Game
    number: int
    totals: Totals
    outcome: Outcome
    lines: tuple[LogLine, ...]

    def recorded(self) -> RecordedRound:
        """Return the round; nothing is replayed."""
        sealed = _sealed(self.lines[0], self.game)
        moves = tuple(_move(_acted(line, self.game)) for line in self.lines[1:])
        result = RoundResult(self.number, sealed.deal.setup, *self.outcome)
        return RecordedRound(self.number, sealed.deal, moves, result, sealed.commitment, sealed.salt)


def dealt_rounds(game: Game, lines: Iterable[LogLine]) -> Iterator[tuple[Deal, list[Move]]]:
    """Yield the deals of a match with their actions; nothing is replayed, and the last may be unfinished."""
    deal: Deal | None = None
    moves: list[Move] = []
    for line in lines:
        if line.kind == Acted.kind:
            moves.append(_move(_acted(line, game)))
            continue
        if deal is not None:
            yield deal, moves
        deal, moves = _sealed(line, game).deal, []
    if deal is not None:
        yield deal, moves


def played_rounds(game: Game, lines: Iterable[LogLine], totals: Totals) -> Iterator[PlayedRound]:
    """Replay the rounds of a match in order, and yield those that are finished.

    ``totals`` is the score of the match before the first of them.
    """
    reader: _RoundReader | None = None
    for line in lines:
        if line.kind == Dealt.kind:
            reader = _RoundReader(line, game, totals)
        elif reader is not None:
            played = reader.take(line)
            if played is not None:
                yield played
                assert played.recorded.result is not None
                reader, totals = None, played.recorded.result.totals


class _RoundReader:
    """Replays one round, line by line."""

    def __init__(self, line: LogLine, game: Game, totals: Totals) -> None:
        self._first_seq = line.seq
        self._game = game
        self._totals = totals
        self._sealed = _sealed(line, game)
        self._round: Round = start_round(game, self._sealed.deal, totals)
        self._moves: list[Move] = []

    def take(self, line: LogLine) -> PlayedRound | None:
        """Take the next action; return the round if it was the last one."""
        event = _acted(line, self._game)
        self._round.apply_recorded(event.seat, event.action)
        if event.together:
            self._round.mark_simultaneous(sorted({*self._round.just_called, *event.together}))
        self._moves.append(_move(event))
        if not self._round.over:
            return None
        number, deal, commitment, salt = self._sealed
        result = round_result(number, self._round, deal.setup, self._totals)
        recorded = RecordedRound(number, deal, tuple(self._moves), result, commitment, salt)
        return PlayedRound(self._first_seq, line.seq, recorded)


def _sealed(line: LogLine, game: Game) -> SealedDeal:
    return SealedDeal.from_json(json.loads(line.data), game)


def _acted(line: LogLine, game: Game) -> Acted:
    return Acted.from_json(json.loads(line.data), game)


def _move(event: Acted) -> Move:
    return event.seat, event.action
