"""Games written down line by line while they are played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from os import PathLike
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO

from tichu.core.actions import Action
from tichu.core.errors import InvalidRecord
from tichu.core.match import Match
from tichu.core.round import Round
from tichu.core.variants import Setup
from tichu.records.commitment import commitment, opens
from tichu.records.model import Header, Record, RecordedRound
from tichu.records.replay import Table, check_deal, check_setup, replay
from tichu.records.writing import action_line, deal_line, final_line, header_line, result_line


class Recorder:
    """Writes a match down while it is played; every line is in the file before the next one begins.

    Tell it every action right after it was made: ``recorder.action(seat, action)``, or hand that method to
    the referee as ``watch``. Results are written by themselves, and a new deal with its first action; a table
    that shows cards before anybody acts calls ``dealt()`` after ``match.next_round()``.

    With ``salts`` every deal is committed to: the function is asked once for the salt of each round, by its
    number (``lambda number: new_salt()``). Show ``commitment`` at the table before the first card; the salt
    stands in the result. Keep the salts where no player looks, or a crash takes that of the round with it.
    """

    def __init__(
        self,
        stream: TextIO,
        match: Match,
        *,
        players: Iterable[str],
        date: str | None = None,
        source: str | None = None,
        salts: Callable[[int], str] | None = None,
    ) -> None:
        if date is not None:
            _check_date(date)
        header = Header(match.game, tuple(players), date, source)
        if match.rounds_played or match.round != Round.start(match.game, match.deal):
            raise InvalidRecord("not-at-the-start", "a record begins before anybody has acted")
        Table(header).begin(1, match.deal)  # refuses a deal that no match has
        self._take_up(stream, match, header, salts)
        self._seal(1)
        self._write(header_line(header))
        self._write(deal_line(1, match.deal, self.commitment))

    @classmethod
    def resume(
        cls,
        stream: TextIO,
        record: Record,
        *,
        seed: int | None = None,
        salts: Callable[[int], str] | None = None,
    ) -> Recorder:
        """Go on with a record of which everything so far is in the stream; ``seed`` is for the next cards.

        The match stands where the record ends. A result that a crash kept from being written is added. Of a
        round that was committed to, ``salts`` must know the salt of then; without ``salts`` it stays shut.
        """
        recorder = cls.__new__(cls)
        recorder._take_up(stream, replay(record, seed=seed), record.header, salts)
        last: RecordedRound = record.rounds[-1]
        recorder.commitment = last.commitment
        if last.result is None and last.commitment is not None and salts is not None:
            recorder._salt = salts(last.number)
            if not opens(recorder._salt, last.number, last.deal, last.commitment):
                raise InvalidRecord("wrong-salt", f"round {last.number}: another salt was committed to")
        recorder._settled = last.result is not None
        recorder._finished = record.winners is not None
        recorder._results()
        return recorder

    @classmethod
    def reopen(
        cls,
        path: str | PathLike[str],
        *,
        seed: int | None = None,
        salts: Callable[[int], str] | None = None,
    ) -> Recorder:
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
            return cls.resume(stream, record, seed=seed, salts=salts)
        except BaseException:
            stream.close()
            raise

    def _take_up(
        self, stream: TextIO, match: Match, header: Header, salts: Callable[[int], str] | None
    ) -> None:
        self.match = match
        self.header = header
        self.commitment: str | None = None
        self._salts = salts
        self._salt: str | None = None
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
        self._seal(number)
        self._write(deal_line(number, match.deal, self.commitment))
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

    def _seal(self, number: int) -> None:
        """Commit to the cards of a new round, if that is wanted."""
        self._salt = self.commitment = None
        if self._salts is not None:
            self._salt = self._salts(number)
            self.commitment = commitment(number, self.match.deal, self._salt)

    def _results(self) -> None:
        match = self.match
        if match.round.over and not self._settled:
            self._write(result_line(match.history[-1], self._salt))
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
