"""Games written down, one JSON object per line: all at once, or line by line while they are played."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from os import PathLike
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO

from tichu.actions import Action
from tichu.cards import cards_name
from tichu.errors import InvalidRecord
from tichu.match import Match, RoundResult
from tichu.records.model import FORMAT, Header, Record, RecordedRound
from tichu.records.replay import Table, check_deal, check_setup, replay
from tichu.round import Round
from tichu.variants import Deal, Setup


def write_record(record: Record) -> str:
    """The record as text."""
    return "".join(line + "\n" for line in record_lines(record))


def save(path: str | PathLike[str], record: Record) -> None:
    """Write the record to a file; what was in it is replaced."""
    Path(path).write_bytes(write_record(record).encode())


def record_lines(record: Record) -> Iterator[str]:
    """The record line by line."""
    yield header_line(record.header)
    total: tuple[int, ...] | None = None
    for recorded in record.rounds:
        yield deal_line(recorded.number, recorded.deal)
        for seat, action in recorded.actions:
            yield action_line(seat, action)
        if recorded.result is not None:
            yield result_line(recorded.result)
            total = recorded.result.totals
    if record.winners is not None:
        yield final_line(record.winners, total)


def header_line(header: Header) -> str:
    """The first line: the game, the house rules and who plays."""
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


def deal_line(number: int, deal: Deal) -> str:
    """The line that opens a round: who sits where and who has which cards."""
    setup = deal.setup
    data: dict[str, Any] = {"round": number, "dealer": setup.dealer}
    if setup.first != setup.dealer:
        data["first"] = setup.first
    if setup.soloist is not None:
        data["soloist"] = setup.soloist
    data["seating"] = list(setup.seating)
    if setup.ranks is not None:
        data["ranks"] = list(setup.ranks)
    data["hands"] = [cards_name(sorted(hand)) for hand in deal.hands]
    if any(deal.stock):
        data["stock"] = [cards_name(sorted(rest)) for rest in deal.stock]
    if deal.faceup:
        data["faceup"] = cards_name(sorted(deal.faceup))
    return _line(data)


def action_line(seat: int, action: Action) -> str:
    """What a seat did, in the vocabulary of the contract; cards in their fixed order."""
    return _line({"seat": seat, **Action.from_json(action.to_json()).to_json()})


def result_line(result: RoundResult) -> str:
    """The line that closes a round."""
    return _line(
        {
            "result": None if result.scores is None else list(result.scores),
            "out": list(result.out),
            "total": None if result.totals is None else list(result.totals),
        }
    )


def final_line(winners: tuple[int, ...], total: Iterable[int] | None) -> str:
    """The line that closes the match."""
    winner = winners[0] if len(winners) == 1 else list(winners)
    return _line({"winner": winner, "total": None if total is None else list(total)})


def _line(data: Mapping[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False)


class Recorder:
    """Writes a match down while it is played; every line is in the file before the next one begins.

    Tell it every action right after it was made: ``recorder.action(seat, action)``, or hand that method to
    the referee as ``watch``. Results are written by themselves, and a new deal with its first action; a table
    that shows cards before anybody acts calls ``dealt()`` after ``match.next_round()``.
    """

    def __init__(
        self,
        stream: TextIO,
        match: Match,
        *,
        players: Iterable[str],
        date: str | None = None,
        source: str | None = None,
    ) -> None:
        if date is not None:
            _check_date(date)
        header = Header(match.game, tuple(players), date, source)
        if match.rounds_played or match.round != Round.start(match.game, match.deal):
            raise InvalidRecord("not-at-the-start", "a record begins before anybody has acted")
        Table(header).begin(1, match.deal)  # refuses a deal that no match has
        self._take_up(stream, match, header)
        self._write(header_line(header))
        self._write(deal_line(1, match.deal))

    @classmethod
    def resume(cls, stream: TextIO, record: Record, *, seed: int | None = None) -> Recorder:
        """Go on with a record of which everything so far is in the stream; ``seed`` is for the next cards.

        The match stands where the record ends. A result that a crash kept from being written is added.
        """
        recorder = cls.__new__(cls)
        recorder._take_up(stream, replay(record, seed=seed), record.header)
        last: RecordedRound = record.rounds[-1]
        recorder._settled = last.result is not None
        recorder._finished = record.winners is not None
        recorder._results()
        return recorder

    @classmethod
    def reopen(cls, path: str | PathLike[str], *, seed: int | None = None) -> Recorder:
        """Go on with a record in a file; half a line at its end, left by a crash, is dropped.

        Any other problem is raised, and the file stays as it is. Close the recorder when you are done.
        """
        from tichu.records.reading import read_bytes

        data = Path(path).read_bytes()
        reading = read_bytes(data)
        record = reading.salvaged
        if reading.problem is not None and reading.problem.code != "truncated":
            raise reading.problem
        if record is None or not record.rounds:
            raise reading.problem or InvalidRecord("nothing-dealt", "the record has no round")
        if reading.problem is not None:
            with open(path, "r+b") as file:
                file.truncate(data.rfind(b"\n") + 1)
        stream = open(path, "a", encoding="utf-8", newline="\n")  # noqa: SIM115 - closed by close()
        if reading.problem is None and not data.endswith(b"\n"):
            stream.write("\n")
        try:
            return cls.resume(stream, record, seed=seed)
        except BaseException:
            stream.close()
            raise

    def _take_up(self, stream: TextIO, match: Match, header: Header) -> None:
        self.match = match
        self.header = header
        self._stream = stream
        self._round = match.round
        self._number = match.rounds_played + (not match.round.over)
        self._next: Setup | None = None
        self._settled = False
        self._finished = False

    def action(self, seat: int, action: Action | Mapping[str, Any]) -> None:
        """Write down what a seat has just done."""
        self.dealt()
        if self._settled:
            raise InvalidRecord("out-of-order", "an action, but the round is over")
        self._write(action_line(seat, action if isinstance(action, Action) else Action.from_json(action)))
        self._results()

    def dealt(self) -> None:
        """Write down the cards of a new round, if there is one that is not yet written."""
        match = self.match
        if match.round is self._round:
            return
        if not self._settled:
            raise InvalidRecord("out-of-order", "a new deal, but the last actions were not written down")
        number = match.rounds_played + (not match.round.over)
        if number != self._number + 1 or self._next is None:
            raise InvalidRecord("out-of-order", f"round {self._number + 1} was not written down")
        check_setup(match.deal.setup, self._next)
        check_deal(match.game, match.deal)
        self._write(deal_line(number, match.deal))
        self._round, self._number = match.round, number
        self._settled = False

    def close(self) -> None:
        """Close the file."""
        self._stream.close()

    def __enter__(self) -> Recorder:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, why: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _results(self) -> None:
        match = self.match
        if match.round.over and not self._settled:
            self._write(result_line(match.history[-1]))
            self._settled = True
        if match.over and not self._finished:
            self._write(final_line(match.winners, match.scores))
            self._finished = True
        if self._settled and not match.over:
            self._next = match.next_setup()

    def _write(self, line: str) -> None:
        self._stream.write(line + "\n")
        self._stream.flush()


def _check_date(date: str) -> None:
    """Dates are written so that they sort: 2026-11-15, with a time after it if wanted."""
    try:
        datetime.fromisoformat(date)
    except (TypeError, ValueError):
        raise InvalidRecord("bad-date", f"a date is written like 2026-11-15, not {date!r}") from None
