"""Reading records strictly: the first invalid line is reported, and what came before it is kept."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Any, Final

from tichu.core.actions import Action
from tichu.core.errors import IllegalAction, InvalidRecord, InvalidSettings, shown
from tichu.core.game import Game
from tichu.core.match import RoundResult
from tichu.core.settings import check_value
from tichu.core.variants import Deal
from tichu.records.deals import read_deal
from tichu.records.model import FORMAT, Header, Move, Reading, Record, RecordedRound, check_hex
from tichu.records.replay import RecordTable
from tichu.records.values import (
    check_keys,
    keys_shown,
    malformed,
    parse_object,
    read_integer,
    read_integers,
    read_integers_or_none,
    read_text,
    read_texts,
)

HEADER_KEYS: Final = ("tichu", "variant", "edition", "settings", "players", "date", "source")
RESULT_KEYS: Final = ("result", "out", "total", "salt")
FINAL_KEYS: Final = ("winner", "total")

_HEADER_HINT: Final = re.compile(r'"tichu"\s*:')


def load(path: str | PathLike[str]) -> Reading:
    """Read a game from a file."""
    return read_bytes(Path(path).read_bytes())


def read_bytes(data: bytes) -> Reading:
    """Read a game from UTF-8 bytes."""
    return read_record(data.decode("utf-8", errors="surrogateescape"))


def read_record(source: str | Iterable[str]) -> Reading:
    """Read one game from text or lines; problems are returned in the reading, never raised."""
    lines, whole = _numbered(source)
    return _read(lines, whole)


def read_records(source: str | Iterable[str]) -> list[Reading]:
    """Read several games in one file, each with its own header."""
    return [reading for reading, _ in iterate_records(source)]


def iterate_records(source: str | Iterable[str]) -> Iterator[tuple[Reading, float]]:
    """Read the games in a file one by one, each with the share of the file that has been read by then."""
    lines, whole = _numbered(source)
    starts = [at for at, (_, text) in enumerate(lines) if _is_header(text)]
    if not starts or starts[0] != 0:
        starts.insert(0, 0)
    ends = [*starts[1:], len(lines)]
    for start, end in zip(starts, ends, strict=True):
        if start < end:
            yield _read(lines[start:end], whole or end < len(lines)), end / len(lines)


def _numbered(source: str | Iterable[str]) -> tuple[list[tuple[int, str]], bool]:
    """Non-blank lines with their numbers, and whether the last line is complete."""
    # Not splitlines: a name may contain a Unicode line separator.
    pieces = source.split("\n") if isinstance(source, str) else list(source)
    whole = not pieces or pieces[-1] == "" or pieces[-1].endswith("\n")
    if pieces:
        pieces[0] = pieces[0].removeprefix("\ufeff")
    return [(number, text) for number, text in enumerate(pieces, 1) if text.strip()], whole


def _is_header(text: str) -> bool:
    if not _HEADER_HINT.search(text):
        return False
    try:
        return "tichu" in parse_object(text)
    except InvalidRecord:
        return False


def _read(lines: Sequence[tuple[int, str]], whole: bool) -> Reading:
    """Read the lines of one game up to the first invalid one."""
    game = _RecordReader()
    for number, text in lines:
        try:
            game.line(parse_object(text))
        except InvalidRecord as why:
            code, sentence = why.code, why.reason
            if number == lines[-1][0] and not whole and code in ("broken-json", "not-utf8"):
                code, sentence = "truncated", "the last line is incomplete"
            return game.reading(InvalidRecord(code, sentence, number))
    if game.header is None:
        return game.reading(InvalidRecord("missing-header", "the record is empty", 1))
    return game.reading(None)


class _RecordReader:
    """Reads a game line by line, checking each against the rules."""

    def __init__(self) -> None:
        self.header: Header | None = None
        self.table: RecordTable | None = None
        self.rounds: list[RecordedRound] = []
        self.deal: Deal | None = None
        self.commitment: str | None = None
        self.moves: list[Move] = []
        self.winners: tuple[int, ...] | None = None

    def reading(self, problem: InvalidRecord | None) -> Reading:
        """The game as read so far."""
        if self.header is None:
            return Reading(None, problem)
        unfinished = None
        if self.deal is not None:
            unfinished = self._recorded(self.deal)
        if unfinished is None or problem is not None:
            return Reading(Record(self.header, tuple(self.rounds), self.winners), problem, unfinished)
        return Reading(Record(self.header, (*self.rounds, unfinished)))

    def _recorded(
        self, deal: Deal, result: RoundResult | None = None, salt: str | None = None
    ) -> RecordedRound:
        """The current round."""
        number = len(self.rounds) + 1
        return RecordedRound(number, deal, tuple(self.moves), result, self.commitment, salt)

    def line(self, data: Mapping[str, Any]) -> None:
        """Read the next line."""
        if self.table is None or self.header is None:
            self.header = _read_header(data)
            self.table = RecordTable(self.header)
        elif self.table.finished:
            raise InvalidRecord("out-of-order", "the match is over, so no line may follow its winner")
        elif "seat" in data:
            self._action(self.table, data)
        elif "round" in data:
            number, deal = read_deal(data, self.header.game)
            commitment = check_hex(data["commitment"], "commitment") if "commitment" in data else None
            self.table.begin(number, deal)
            self.deal, self.commitment = deal, commitment
        elif "result" in data:
            self._result(self.table, data)
        elif "winner" in data:
            self._final(self.table, data)
        elif "tichu" in data:
            raise InvalidRecord("out-of-order", "a second header: another game starts here")
        else:
            raise InvalidRecord("unknown-line", f"unknown kind of line: {keys_shown(data)}")

    def _action(self, table: RecordTable, data: Mapping[str, Any]) -> None:
        seat = read_integer(data["seat"], "seat")
        try:
            action = Action.from_json({key: value for key, value in data.items() if key != "seat"})
        except IllegalAction as why:
            raise InvalidRecord("malformed", str(why)) from None
        table.act(seat, action)
        self.moves.append((seat, action))

    def _result(self, table: RecordTable, data: Mapping[str, Any]) -> None:
        check_keys(data, RESULT_KEYS, required=("result", "out", "total"))
        expected = table.expected_result()
        result = expected._replace(
            scores=read_integers_or_none(data["result"], "result"),
            out=read_integers(data["out"], "out"),
            totals=read_integers_or_none(data["total"], "total"),
        )
        salt = check_hex(data["salt"], "salt") if "salt" in data else None
        assert self.deal is not None
        recorded = self._recorded(self.deal, result, salt)
        table.settle(result)
        self.rounds.append(recorded)
        self.deal, self.moves = None, []

    def _final(self, table: RecordTable, data: Mapping[str, Any]) -> None:
        check_keys(data, FINAL_KEYS, required=FINAL_KEYS)
        winner = data["winner"]
        winners = read_integers(winner if isinstance(winner, list) else [winner], "winner")
        total = read_integers_or_none(data["total"], "total")
        scores = table.playing.scores
        if table.playing.over and total != (None if scores is None else tuple(scores)):
            raise InvalidRecord("wrong-result", f"the total is {shown(scores)}, not {shown(data['total'])}")
        table.finish(winners)
        self.winners = winners


# -- header --------------------------------------------------------------------------------------------------


def _read_header(data: Mapping[str, Any]) -> Header:
    if "tichu" not in data:
        raise InvalidRecord("missing-header", 'a record starts with a header: {"tichu": 1, ...}')
    version = data["tichu"]
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise InvalidRecord("unknown-version", f"unknown version of the format: {shown(version)}")
    if version > FORMAT:
        raise InvalidRecord(
            "newer-version", f"written in version {shown(version)} of the format; this library reads {FORMAT}"
        )
    check_keys(data, HEADER_KEYS, required=("tichu", "variant", "edition", "players"))
    settings = data.get("settings", {})
    if not isinstance(settings, dict):
        raise malformed("'settings' must be an object")
    try:
        for name, value in settings.items():
            check_value(name, value)
        game = Game.of(
            read_text(data["variant"], "variant"), read_text(data["edition"], "edition"), **settings
        )
    except InvalidSettings as why:
        raise InvalidRecord(why.code, str(why)) from None
    return Header(
        game,
        read_texts(data["players"], "players"),
        None if data.get("date") is None else read_text(data["date"], "date"),
        None if data.get("source") is None else read_text(data["source"], "source"),
    )
