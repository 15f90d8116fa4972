"""Writing records: one JSON object per line, with keys in a fixed order."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from os import PathLike
from pathlib import Path
from typing import Any

from tichu.core.actions import Action
from tichu.core.match import RoundResult
from tichu.core.variants import Deal
from tichu.records.deals import deal_to_json
from tichu.records.model import FORMAT, Header, Record, RecordedRound


def write_record(record: Record) -> str:
    """The record as text."""
    return "".join(line + "\n" for line in record_lines(record))


def save(path: str | PathLike[str], record: Record) -> None:
    """Write the record to a file, replacing its content."""
    Path(path).write_bytes(write_record(record).encode())


def record_lines(record: Record) -> Iterator[str]:
    """The lines of the record."""
    yield header_line(record.header)
    total: tuple[int, ...] | None = None
    for recorded in record.rounds:
        yield from round_lines(recorded)
        if recorded.result is not None:
            total = recorded.result.totals
    if record.winners is not None:
        yield final_line(record.winners, total)


def round_lines(recorded: RecordedRound) -> Iterator[str]:
    """The lines of a round: the deal, the actions, and the result if it is finished."""
    yield deal_line(recorded.number, recorded.deal, recorded.commitment)
    for seat, action in recorded.actions:
        yield action_line(seat, action)
    if recorded.result is not None:
        yield result_line(recorded.result, recorded.salt)


def header_line(header: Header) -> str:
    """The first line: variant, edition, house rules and players."""
    data: dict[str, Any] = {
        "tichu": FORMAT,
        "variant": header.variant,
        "edition": header.edition,
        "settings": header.settings,
        "players": list(header.players),
    }
    if header.date is not None:
        data["date"] = header.date
    if header.source is not None:
        data["source"] = header.source
    return _line(data)


def deal_line(number: int, deal: Deal, commitment: str | None = None) -> str:
    """The line that opens a round: seating and cards, and the commitment to them last."""
    data = deal_to_json(number, deal)
    if commitment is not None:
        data["commitment"] = commitment
    return _line(data)


def action_line(seat: int, action: Action) -> str:
    """The line of an action, with its cards sorted."""
    return _line({"seat": seat, **Action.from_json(action.to_json()).to_json()})


def result_line(result: RoundResult, salt: str | None = None) -> str:
    """The line that closes a round, with the salt of the commitment last."""
    data: dict[str, Any] = {
        "result": None if result.scores is None else list(result.scores),
        "out": list(result.out),
        "total": None if result.totals is None else list(result.totals),
    }
    if salt is not None:
        data["salt"] = salt
    return _line(data)


def final_line(winners: tuple[int, ...], total: Iterable[int] | None) -> str:
    """The line that closes the match."""
    winner = winners[0] if len(winners) == 1 else list(winners)
    return _line({"winner": winner, "total": None if total is None else list(total)})


def _line(data: Mapping[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False)
