"""Recording a match line by line while it is played."""

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
from tichu.records.replay import RecordTable, check_deal, check_setup, replay
from tichu.records.writing import action_line, deal_line, final_line, header_line, result_line


class Recorder:
    """Writes a match to a stream while it is played, flushing every line.

    Call ``recorder.action(seat, action)`` right after every action, or pass that method to the referee as
    ``watch``. Results are written automatically, and a new deal with its first action; to show cards before
    anybody acts, call ``dealt()`` after ``match.next_round()``.

    With ``salts``, the recorder commits to every deal: the function is called once per round with its number
    and returns the salt (``lambda number: new_salt()``). Show ``commitment`` at the table before the first
    card; the salt is written with the result. Store the salts where no player can read them: a round whose
    salt is lost in a crash cannot be proven.
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
            raise InvalidRecord("not-at-the-start", "a record must start before the first action")
        RecordTable(header).begin(1, match.deal)  # refuses an impossible first deal
        self._init(stream, match, header, salts)
        self._commit_to_deal(1)
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
        """Continue a record that the stream already contains; ``seed`` is for later deals.

        The match continues where the record ends. A result that was lost in a crash is added. For a round
        with a commitment, ``salts`` must return its original salt; without ``salts`` it stays unopened.
        """
        recorder = cls.__new__(cls)
        recorder._init(stream, replay(record, seed=seed), record.header, salts)
        last: RecordedRound = record.rounds[-1]
        recorder.commitment = last.commitment
        if last.result is None and last.commitment is not None and salts is not None:
            recorder._salt = salts(last.number)
            if not opens(recorder._salt, last.number, last.deal, last.commitment):
                raise InvalidRecord(
                    "wrong-salt", f"round {last.number}: the salt does not match the commitment"
                )
        recorder._settled = last.result is not None
        recorder._finished = record.winners is not None
        recorder._write_results()
        return recorder

    @classmethod
    def reopen(
        cls,
        path: str | PathLike[str],
        *,
        seed: int | None = None,
        salts: Callable[[int], str] | None = None,
    ) -> Recorder:
        """Continue a record in a file; an incomplete last line, left by a crash, is removed.

        Any other problem is raised, and the file is not changed. Close the recorder when you are done.
        """
        from tichu.records.reading import read_bytes

        data = Path(path).read_bytes()
        reading = read_bytes(data)
        record = reading.salvaged
        if reading.problem is not None and reading.problem.code != "truncated":
            raise reading.problem
        if record is None or not record.rounds:
            raise reading.problem or InvalidRecord("nothing-dealt", "the record has no rounds")
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

    def _init(self, stream: TextIO, match: Match, header: Header, salts: Callable[[int], str] | None) -> None:
        self.match = match
        self.header = header
        self.commitment: str | None = None
        self._salts = salts
        self._salt: str | None = None
        self._stream = stream
        self._round = match.round
        self._number = match.rounds_played + (not match.round.over)
        self._next_setup: Setup | None = None
        self._settled = False
        self._finished = False

    def action(self, seat: int, action: Action | Mapping[str, Any]) -> None:
        """Write an action that has just been applied."""
        self.dealt()
        if self._settled:
            raise InvalidRecord("out-of-order", "an action, but the round is over")
        self._write(action_line(seat, action if isinstance(action, Action) else Action.from_json(action)))
        self._write_results()

    def dealt(self) -> None:
        """Write the deal of a new round, unless it is already written."""
        match = self.match
        if match.round is self._round:
            return
        if not self._settled:
            raise InvalidRecord("out-of-order", "a new deal, but the last actions were not recorded")
        number = match.rounds_played + (not match.round.over)
        if number != self._number + 1 or self._next_setup is None:
            raise InvalidRecord("out-of-order", f"round {self._number + 1} was not recorded")
        check_setup(match.deal.setup, self._next_setup)
        check_deal(match.game, match.deal)
        self._commit_to_deal(number)
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

    def _commit_to_deal(self, number: int) -> None:
        """Commit to the deal of a new round, if there are salts."""
        self._salt = self.commitment = None
        if self._salts is not None:
            self._salt = self._salts(number)
            self.commitment = commitment(number, self.match.deal, self._salt)

    def _write_results(self) -> None:
        match = self.match
        if match.round.over and not self._settled:
            self._write(result_line(match.history[-1], self._salt))
            self._settled = True
        if match.over and not self._finished:
            self._write(final_line(match.winners, match.scores))
            self._finished = True
        if self._settled and not match.over:
            self._next_setup = match.next_setup()

    def _write(self, line: str) -> None:
        self._stream.write(line + "\n")
        self._stream.flush()


def _check_date(date: str) -> None:
    """Refuse dates that are not ISO 8601, such as 2026-11-15 or 2026-11-15T20:00."""
    try:
        datetime.fromisoformat(date)
    except (TypeError, ValueError):
        raise InvalidRecord("bad-date", f"a date must look like 2026-11-15, not {date!r}") from None
