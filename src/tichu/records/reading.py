"""Records read with suspicion: the first line that cannot be is reported, and what came before it is kept."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Any, Final, NoReturn

from tichu.core.actions import Action
from tichu.core.cards import Cards, parse_cards
from tichu.core.errors import IllegalAction, InvalidCard, InvalidRecord, InvalidSettings, shown
from tichu.core.game import Game
from tichu.core.match import RoundResult
from tichu.core.settings import check_value
from tichu.core.variants import Deal, Setup
from tichu.records.model import FORMAT, Header, Move, Reading, Record, RecordedRound, check_hex
from tichu.records.replay import Table, wrong_cards

HEADER_KEYS: Final = ("tichu", "variant", "edition", "settings", "players", "date", "source")
DEAL_KEYS: Final = (
    "round",
    "dealer",
    "first",
    "soloist",
    "seating",
    "ranks",
    "hands",
    "stock",
    "faceup",
    "commitment",
)
RESULT_KEYS: Final = ("result", "out", "total", "salt")
FINAL_KEYS: Final = ("winner", "total")

_MAYBE_HEADER: Final = re.compile(r'"tichu"\s*:')


def load(path: str | PathLike[str]) -> Reading:
    """Read the game in a file."""
    return read_bytes(Path(path).read_bytes())


def read_bytes(data: bytes) -> Reading:
    """Read a game from the bytes of a file; they are UTF-8."""
    return read_record(data.decode("utf-8", errors="surrogateescape"))


def read_record(source: str | Iterable[str]) -> Reading:
    """Read one game, from its text or its lines; whatever is wrong is in the reading, never raised."""
    lines, whole = _numbered(source)
    return _read(lines, whole)


def read_records(source: str | Iterable[str]) -> list[Reading]:
    """Read a collection: games one after the other, each with its own header."""
    lines, whole = _numbered(source)
    starts = [at for at, (_, text) in enumerate(lines) if _is_header(text)]
    if not starts or starts[0] != 0:
        starts.insert(0, 0)
    ends = [*starts[1:], len(lines)]
    return [
        _read(lines[start:end], whole or end < len(lines))
        for start, end in zip(starts, ends, strict=True)
        if start < end
    ]


def _numbered(source: str | Iterable[str]) -> tuple[list[tuple[int, str]], bool]:
    """The lines that are not blank, with their numbers, and whether the last one came to its end."""
    # Not splitlines: a name may hold one of the rarer line separators.
    pieces = source.split("\n") if isinstance(source, str) else list(source)
    whole = not pieces or pieces[-1] == "" or pieces[-1].endswith("\n")
    if pieces:
        pieces[0] = pieces[0].removeprefix("\ufeff")
    return [(number, text) for number, text in enumerate(pieces, 1) if text.strip()], whole


def _is_header(text: str) -> bool:
    if not _MAYBE_HEADER.search(text):
        return False
    try:
        return "tichu" in _object(text)
    except InvalidRecord:
        return False


def _read(lines: Sequence[tuple[int, str]], whole: bool) -> Reading:
    """Read the lines of one game up to the first that is wrong."""
    game = _Reader()
    for number, text in lines:
        try:
            game.line(_object(text))
        except InvalidRecord as why:
            code, sentence = why.code, why.reason
            if number == lines[-1][0] and not whole and code in ("broken-json", "not-utf8"):
                code, sentence = "truncated", "the last line breaks off"
            return game.reading(InvalidRecord(code, sentence, number))
    if game.header is None:
        return game.reading(InvalidRecord("missing-header", "the record is empty", 1))
    return game.reading(None)


class _Reader:
    """Takes the lines of a game one by one, and plays them through."""

    def __init__(self) -> None:
        self.header: Header | None = None
        self.table: Table | None = None
        self.rounds: list[RecordedRound] = []
        self.deal: Deal | None = None
        self.commitment: str | None = None
        self.moves: list[Move] = []
        self.winners: tuple[int, ...] | None = None

    def reading(self, problem: InvalidRecord | None) -> Reading:
        """What has been read so far."""
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
        """The round that is being read."""
        number = len(self.rounds) + 1
        return RecordedRound(number, deal, tuple(self.moves), result, self.commitment, salt)

    def line(self, data: Mapping[str, Any]) -> None:
        """Take the next line."""
        if self.table is None or self.header is None:
            self.header = _read_header(data)
            self.table = Table(self.header)
        elif self.table.finished:
            raise InvalidRecord("out-of-order", "the match is over, and nothing comes after its winner")
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
            raise InvalidRecord("out-of-order", "a second header: another game begins here")
        else:
            raise InvalidRecord("unknown-line", f"nobody knows what a line with {_keys(data)} means")

    def _action(self, table: Table, data: Mapping[str, Any]) -> None:
        seat = _integer(data["seat"], "seat")
        try:
            action = Action.from_json({key: value for key, value in data.items() if key != "seat"})
        except IllegalAction as why:
            raise InvalidRecord("malformed", str(why)) from None
        table.act(seat, action)
        self.moves.append((seat, action))

    def _result(self, table: Table, data: Mapping[str, Any]) -> None:
        _check_keys(data, RESULT_KEYS, required=("result", "out", "total"))
        expected = table.expected_result()
        result = expected._replace(
            scores=_integers_or_none(data["result"], "result"),
            out=_integers(data["out"], "out"),
            totals=_integers_or_none(data["total"], "total"),
        )
        salt = check_hex(data["salt"], "salt") if "salt" in data else None
        assert self.deal is not None
        recorded = self._recorded(self.deal, result, salt)
        table.settle(result)
        self.rounds.append(recorded)
        self.deal, self.moves = None, []

    def _final(self, table: Table, data: Mapping[str, Any]) -> None:
        _check_keys(data, FINAL_KEYS, required=FINAL_KEYS)
        winner = data["winner"]
        winners = _integers(winner if isinstance(winner, list) else [winner], "winner")
        total = _integers_or_none(data["total"], "total")
        scores = table.playing.scores
        if table.playing.over and total != (None if scores is None else tuple(scores)):
            raise InvalidRecord("wrong-result", f"the total is {shown(scores)}, not {shown(data['total'])}")
        table.finish(winners)
        self.winners = winners


# -- the kinds of lines --------------------------------------------------------------------------------------


def _read_header(data: Mapping[str, Any]) -> Header:
    if "tichu" not in data:
        raise InvalidRecord("missing-header", 'a record begins with a header: {"tichu": 1, ...}')
    version = data["tichu"]
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise InvalidRecord("unknown-version", f"there is no version {shown(version)} of the format")
    if version > FORMAT:
        raise InvalidRecord(
            "newer-version", f"written in version {shown(version)} of the format; this library reads {FORMAT}"
        )
    _check_keys(data, HEADER_KEYS, required=("tichu", "variant", "edition", "players"))
    settings = data.get("settings", {})
    if not isinstance(settings, dict):
        raise _malformed("'settings' is an object")
    try:
        for name, value in settings.items():
            check_value(name, value)
        game = Game.of(_text(data["variant"], "variant"), _text(data["edition"], "edition"), **settings)
    except InvalidSettings as why:
        raise InvalidRecord(why.code, str(why)) from None
    return Header(
        game,
        _texts(data["players"], "players"),
        None if data.get("date") is None else _text(data["date"], "date"),
        None if data.get("source") is None else _text(data["source"], "source"),
    )


def read_deal(data: Mapping[str, Any], game: Game) -> tuple[int, Deal]:
    """The number of a round and its cards, from the object of a deal line; who may sit so is not checked."""
    _check_keys(data, DEAL_KEYS, required=("round", "dealer", "seating", "hands"))
    dealer = _integer(data["dealer"], "dealer")
    setup = Setup(
        seating=_integers(data["seating"], "seating"),
        dealer=dealer,
        first=_integer(data.get("first", dealer), "first"),
        soloist=None if data.get("soloist") is None else _integer(data["soloist"], "soloist"),
        ranks=_integers_or_none(data.get("ranks"), "ranks"),
    )
    deal = Deal(
        setup,
        hands=_piles(data["hands"], "hands"),
        stock=_piles(data.get("stock", [""] * game.seats), "stock"),
        faceup=_cards(data.get("faceup", "")),
    )
    return _integer(data["round"], "round"), deal


# -- values of unknown shape ---------------------------------------------------------------------------------


def _object(text: str) -> dict[str, Any]:
    """The JSON object of a line."""
    if not text.isascii():
        try:
            text.encode()
        except UnicodeEncodeError:
            raise InvalidRecord("not-utf8", "the line is no UTF-8 text") from None
    try:
        data = json.loads(text, object_pairs_hook=_once, parse_constant=_no_constant)
    except InvalidRecord:
        raise
    except RecursionError:
        raise _broken("brackets in brackets without end") from None
    except json.JSONDecodeError as why:
        raise _broken(f"{why.msg} at column {why.colno}") from None
    except ValueError:
        raise _broken("a number has too many digits to be read") from None
    if not isinstance(data, dict):
        raise _malformed(f"a line is a JSON object, not {shown(data)}")
    return data


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) != len(pairs):
        keys = [key for key, _ in pairs]
        raise _malformed(f"a key is there twice: {shown(next(key for key in keys if keys.count(key) > 1))}")
    return data


def _no_constant(name: str) -> NoReturn:
    raise _malformed(f"{name} is no number")


def _broken(sentence: str) -> InvalidRecord:
    return InvalidRecord("broken-json", f"the line is no JSON: {sentence}")


def _malformed(sentence: str) -> InvalidRecord:
    return InvalidRecord("malformed", sentence)


def _keys(data: Mapping[str, Any]) -> str:
    return shown(list(data)) if data else "nothing in it"


def _check_keys(data: Mapping[str, Any], known: Sequence[str], required: Sequence[str]) -> None:
    for key in data:
        if key not in known:
            raise _malformed(f"{shown(key)} does not belong in a line with {known[0]!r}")
    for key in required:
        if key not in data:
            raise _malformed(f"{key!r} is missing")


def _integer(value: object, key: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise _malformed(f"{key!r} is a whole number, not {shown(value)}")
    return value


def _integers(value: object, key: str) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise _malformed(f"{key!r} is a list of whole numbers, not {shown(value)}")
    return tuple(_integer(entry, key) for entry in value)


def _integers_or_none(value: object, key: str) -> tuple[int, ...] | None:
    return None if value is None else _integers(value, key)


def _text(value: object, key: str) -> str:
    if not isinstance(value, str):
        raise _malformed(f"{key!r} is a text, not {shown(value)}")
    return value


def _texts(value: object, key: str) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise _malformed(f"{key!r} is a list of texts, not {shown(value)}")
    return tuple(_text(entry, key) for entry in value)


def _piles(value: object, key: str) -> tuple[Cards, ...]:
    return tuple(map(_cards, _texts(value, key)))


def _cards(value: object) -> Cards:
    try:
        return parse_cards(value)
    except InvalidCard as why:
        raise wrong_cards(str(why)) from None
