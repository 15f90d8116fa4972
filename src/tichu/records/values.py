"""Reading and checking values from the JSON of a record."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from tichu.core.cards import Cards, parse_cards
from tichu.core.errors import InvalidCard, InvalidRecord, shown


def parse_object(text: str) -> dict[str, Any]:
    """Return the JSON object of a line."""
    if not text.isascii():
        try:
            text.encode()
        except UnicodeEncodeError:
            raise InvalidRecord("not-utf8", "the line is not UTF-8 text") from None
    try:
        data = _DECODER.decode(text)
    except InvalidRecord:
        raise
    except RecursionError:
        raise _broken("too deeply nested") from None
    except json.JSONDecodeError as why:
        raise _broken(f"{why.msg} at column {why.colno}") from None
    except ValueError:
        raise _broken("a number has too many digits") from None
    if not isinstance(data, dict):
        raise malformed(f"a line must be a JSON object, not {shown(data)}")
    return data


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) != len(pairs):
        keys = [key for key, _ in pairs]
        raise malformed(f"duplicate key: {shown(next(key for key in keys if keys.count(key) > 1))}")
    return data


def _no_constant(name: str) -> NoReturn:
    raise malformed(f"{name} is not a number")


# `json.loads` would create one for each line.
_DECODER = json.JSONDecoder(object_pairs_hook=_once, parse_constant=_no_constant)


def _broken(sentence: str) -> InvalidRecord:
    return InvalidRecord("broken-json", f"the line is not JSON: {sentence}")


def wrong_cards(sentence: str) -> InvalidRecord:
    """Return the error for impossible cards."""
    return InvalidRecord("wrong-cards", sentence)


def malformed(sentence: str) -> InvalidRecord:
    """Return the error for a malformed line."""
    return InvalidRecord("malformed", sentence)


def keys_shown(data: Mapping[str, Any]) -> str:
    """Return the keys of an object, for an error message."""
    return shown(list(data)) if data else "no keys"


def check_keys(data: Mapping[str, Any], known: Sequence[str], required: Sequence[str]) -> None:
    """Refuse unknown keys and missing ones."""
    for key in data:
        if key not in known:
            raise malformed(f"unexpected key {shown(key)} in a line with {known[0]!r}")
    for key in required:
        if key not in data:
            raise malformed(f"{key!r} is missing")


def read_integer(value: object, key: str) -> int:
    """Return an integer."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise malformed(f"{key!r} must be an integer, not {shown(value)}")
    return value


def read_integers(value: object, key: str) -> tuple[int, ...]:
    """Return a list of integers."""
    if not isinstance(value, list):
        raise malformed(f"{key!r} must be a list of integers, not {shown(value)}")
    return tuple(read_integer(entry, key) for entry in value)


def read_integers_or_none(value: object, key: str) -> tuple[int, ...] | None:
    """Return a list of integers, or None."""
    return None if value is None else read_integers(value, key)


def read_text(value: object, key: str) -> str:
    """Return a string."""
    if not isinstance(value, str):
        raise malformed(f"{key!r} must be a string, not {shown(value)}")
    return value


def read_texts(value: object, key: str) -> tuple[str, ...]:
    """Return a list of strings."""
    if not isinstance(value, list):
        raise malformed(f"{key!r} must be a list of strings, not {shown(value)}")
    return tuple(read_text(entry, key) for entry in value)


def read_piles(value: object, key: str) -> tuple[Cards, ...]:
    """Return a list of piles of cards."""
    return tuple(map(read_cards, read_texts(value, key)))


def read_cards(value: object) -> Cards:
    """Return the cards of a string."""
    try:
        return parse_cards(value)
    except InvalidCard as why:
        raise wrong_cards(str(why)) from None
