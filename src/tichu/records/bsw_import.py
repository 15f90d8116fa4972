"""Import of Brettspielwelt log files: judge every round and convert those that agree to records."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from os import PathLike, fspath
from pathlib import Path
from typing import Final

from tichu.core.errors import InvalidRecord
from tichu.core.match import Match
from tichu.records.bsw import BswRound, decode_bsw, read_bsw
from tichu.records.bsw_judge import Status, Verdict, bsw_deal, bsw_game, judge
from tichu.records.model import Header, Record, RecordedRound

SOURCE: Final = "brettspielwelt"


@dataclass(frozen=True, slots=True)
class Judged:
    """A logged round and its verdict."""

    logged: BswRound
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class BswReport:
    """The verdicts on the rounds of a log file."""

    path: str
    judged: tuple[Judged, ...]

    @property
    def rounds(self) -> int:
        """Number of rounds in the file, including incomplete ones."""
        return len(self.judged)

    @property
    def complete(self) -> int:
        """Number of rounds with a result to compare."""
        return self.agree + self.differ

    @property
    def agree(self) -> int:
        """Number of rounds that replay to the logged result."""
        return self._count("agree")

    @property
    def differ(self) -> int:
        """Number of rounds that are illegal as logged or have another result."""
        return self._count("differ")

    @property
    def incomplete(self) -> int:
        """Number of rounds that end early."""
        return self._count("incomplete")

    def records(self) -> list[Record]:
        """The rounds that agree, each as its own record."""
        return [
            bsw_record(entry.logged, entry.verdict)
            for entry in self.judged
            if entry.verdict.status == "agree"
        ]

    def _count(self, status: Status) -> int:
        return sum(entry.verdict.status == status for entry in self.judged)


def import_bsw(path: str | PathLike[str]) -> BswReport:
    """Read a log file and judge every round in it."""
    text = decode_bsw(Path(path).read_bytes())
    return BswReport(fspath(path), tuple(Judged(logged, judge(logged)) for logged in read_bsw(text)))


def bsw_record(logged: BswRound, verdict: Verdict | None = None) -> Record:
    """Convert a logged round to a record; raise ``InvalidRecord`` if engine and log disagree.

    A log does not say which rounds form a match, so the record has a single round. It does not name the
    dealer either; the record says seat 0. A round that ends early becomes an unfinished one.
    """
    verdict = verdict or judge(logged)
    if verdict.status == "differ" or verdict.round is None:
        raise InvalidRecord(verdict.code, verdict.reason, verdict.line)
    deal = bsw_deal(logged)
    result = None
    if verdict.round.over:
        match = Match("nanjing", first_deal=deal)
        for seat, action in verdict.actions:
            match.apply(seat, action)
        (result,) = match.history
    header = Header(bsw_game(), logged.names, source=SOURCE)
    return Record(header, (RecordedRound(1, deal, verdict.actions, result),))


def bsw_records(rounds: Iterable[BswRound]) -> list[Record]:
    """Convert the rounds that agree, each to its own record."""
    verdicts = ((logged, judge(logged)) for logged in rounds)
    return [bsw_record(logged, verdict) for logged, verdict in verdicts if verdict.status == "agree"]
