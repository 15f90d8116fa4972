"""Log files of Brettspielwelt as a whole: every round judged, and the agreeing ones turned into records."""

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
    """A logged round with its verdict."""

    logged: BswRound
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class BswReport:
    """What became of the rounds of a log file."""

    path: str
    judged: tuple[Judged, ...]

    @property
    def rounds(self) -> int:
        """How many rounds the file has, incomplete ones too."""
        return len(self.judged)

    @property
    def complete(self) -> int:
        """How many rounds have a result to compare."""
        return self.agree + self.differ

    @property
    def agree(self) -> int:
        """How many rounds the engine replays to the logged result."""
        return self._count("agree")

    @property
    def differ(self) -> int:
        """How many rounds are not possible as logged, or have another result."""
        return self._count("differ")

    @property
    def incomplete(self) -> int:
        """How many rounds break off."""
        return self._count("incomplete")

    def records(self) -> list[Record]:
        """The agreeing rounds, each as a record of its own."""
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
    """A logged round as a record of its own; an ``InvalidRecord`` if engine and log do not agree.

    A log says nothing about the match around a round, so the record is one of a single round. The dealer in
    it means nothing either: seat 0 stands in. A round that breaks off becomes an unfinished one.
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
    """The rounds that agree, each as a record of its own."""
    verdicts = ((logged, judge(logged)) for logged in rounds)
    return [bsw_record(logged, verdict) for logged, verdict in verdicts if verdict.status == "agree"]
