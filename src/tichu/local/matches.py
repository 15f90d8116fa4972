"""Records and replays of the matches in the log of a local table."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

from tichu.core.game import Game
from tichu.local.log import LogEntry, state_of
from tichu.records.model import Header
from tichu.records.writing import final_line, header_line, round_lines
from tichu.table.errors import Refused
from tichu.table.events import Started
from tichu.table.frames.replay import round_replay
from tichu.table.round_log import KINDS, LogLine, Outcome, PlayedRound, RoundSource, played_rounds

SOURCE: Final = "tichu on a device"


class LoggedMatch(NamedTuple):
    """A match in a log: its rules, its players by place, and its finished rounds."""

    game: Game
    players: tuple[str, ...]
    started_at: float
    lines: tuple[LogLine, ...]
    rounds: tuple[PlayedRound, ...]
    winners: tuple[int, ...]


def find_match(entries: Sequence[LogEntry], number: int) -> LoggedMatch:
    """Return a match of a log; refuse if there is none of this number."""
    starts = [index for index, entry in enumerate(entries) if entry["kind"] == Started.kind]
    if not 1 <= number <= len(starts):
        raise Refused("not-found", "there is no such match", 404)
    begin, end = starts[number - 1], ([*starts, len(entries)])[number]
    state = state_of("", entries[:end])
    assert state.match is not None
    lines = tuple(
        LogLine(entry["seq"], entry["kind"], json.dumps(entry["data"]))
        for entry in entries[begin:end]
        if entry["kind"] in KINDS
    )
    finished = state.finished
    places = finished.places if finished is not None and finished.number == number else state.places
    return LoggedMatch(
        state.game,
        tuple(place.name for place in places),
        entries[begin]["at"],
        lines,
        tuple(played_rounds(state.game, lines, None)),
        tuple(state.match.winners),
    )


def match_record(entries: Sequence[LogEntry], number: int) -> str:
    """Return the record of a match: every finished round with all hands open."""
    match = find_match(entries, number)
    if not match.rounds:
        raise Refused("not-found", "no round of this match is finished yet", 404)
    date = datetime.fromtimestamp(match.started_at, UTC).isoformat(timespec="seconds")
    lines = [header_line(Header(match.game, match.players, date, SOURCE))]
    for played in match.rounds:
        lines += round_lines(played.recorded)
    result = match.rounds[-1].recorded.result
    if match.winners and result is not None:
        lines.append(final_line(match.winners, result.totals))
    return "".join(f"{line}\n" for line in lines)


def match_replay(entries: Sequence[LogEntry], number: int, round_number: int) -> dict[str, Any]:
    """Return a finished round step by step with all hands open, as the server's API does."""
    match = find_match(entries, number)
    if not 1 <= round_number <= len(match.rounds):
        raise Refused("not-found", "there is no such finished round", 404)
    played = match.rounds[round_number - 1]
    before = match.rounds[round_number - 2].recorded.result if round_number > 1 else None
    result = played.recorded.result
    assert result is not None
    source = RoundSource(
        match.game,
        result.number,
        None if before is None else before.totals,
        Outcome(result.out, result.scores, result.totals),
        tuple(line for line in match.lines if played.first_seq <= line.seq <= played.last_seq),
    )
    return round_replay(source, match.players, len(match.rounds))
