"""The log of a tournament as text: one JSON object per line."""

from __future__ import annotations

import json
from collections.abc import Iterable

from tichu.core.errors import InvalidRecord, TichuError, shown
from tichu.tournament.events import LoggedEvent, event_from_json
from tichu.tournament.state import Tournament


def format_line(logged: LoggedEvent) -> str:
    """Return the line of an event, with its line end."""
    data = {"seq": logged.seq, "at": logged.at, **logged.event.to_json()}
    return json.dumps(data, ensure_ascii=False) + "\n"


def parse_log(text: str) -> list[LoggedEvent]:
    """Read a log. A damaged line raises `InvalidRecord` with its number."""
    if not text:
        raise InvalidRecord("damaged-log", "the log is empty", 1)
    lines = text.split("\n")
    if lines.pop():
        raise InvalidRecord("damaged-log", "the line was not written to its end", len(lines) + 1)
    return [_parse_line(line, number) for number, line in enumerate(lines, 1)]


def replay_log(log: Iterable[LoggedEvent]) -> Tournament:
    """Fold a log; an event that does not fit raises `InvalidRecord` with the number of its line."""
    tournament: Tournament | None = None
    for logged in log:
        try:
            if tournament is None:
                tournament = Tournament.replay([logged.event])
            else:
                tournament = tournament.after(logged.event)
        except TichuError as error:
            raise InvalidRecord("damaged-log", str(error), logged.seq) from None
    if tournament is None:
        raise InvalidRecord("damaged-log", "the log is empty", 1)
    return tournament


def _parse_line(line: str, number: int) -> LoggedEvent:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise InvalidRecord("damaged-log", f"{shown(line)} is not JSON", number) from None
    if not isinstance(data, dict):
        raise InvalidRecord("damaged-log", f"{shown(line)} is not an event", number)
    seq, at = data.pop("seq", None), data.pop("at", None)
    if seq != number or isinstance(seq, bool):
        raise InvalidRecord("damaged-log", f"the event has the number {shown(seq)}", number)
    if not isinstance(at, int | float) or isinstance(at, bool):
        raise InvalidRecord("damaged-log", f"the event has the time {shown(at)}", number)
    try:
        return LoggedEvent(number, at, event_from_json(data))
    except TichuError as error:
        raise InvalidRecord("damaged-log", str(error), number) from None
