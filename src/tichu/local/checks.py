"""Checks of JSON values: each returns the value, or refuses it and names where it was."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tichu.core.errors import shown
from tichu.table.errors import Refused
from tichu.table.frames.protocol import LONGEST_CHAT, LONGEST_TITLE, MAX_PLACES, PHRASES, REACTIONS
from tichu.table.options import TableOptions

MAX_NAME: Final = 40
"""Maximum characters of the name of a bot, a player, a variant or a setting's value."""
MAX_HOUSE_RULES: Final = 40
MAX_SETTING: Final = 10**9

Check = Callable[[Any, str], Any]
"""Takes a value and the name of its field."""


def malformed(sentence: str) -> Refused:
    """Return the refusal of a value that has not the right form."""
    return Refused("malformed", sentence, 422)


def keys(
    found: object, name: str, required: Sequence[str] = (), optional: Sequence[str] = ()
) -> dict[str, Any]:
    """Check that a value is an object with these keys and no others."""
    if not isinstance(found, dict):
        raise malformed(f"{name} must be an object")
    for key in required:
        if key not in found:
            raise malformed(f"{name}.{key} is missing")
    for key in found:
        if key not in required and key not in optional:
            raise malformed(f"{name} has no field {shown(key)}")
    return found


def boolean(value: object, name: str) -> bool:
    """Check for a boolean."""
    if not isinstance(value, bool):
        raise malformed(f"{name} must be true or false")
    return value


def integer(value: object, name: str, least: int, most: int) -> int:
    """Check for a whole number within limits."""
    if type(value) is not int or not least <= value <= most:
        raise malformed(f"{name} must be a whole number from {least} to {most}")
    return value


def number(value: object, name: str, least: float, most: float) -> float:
    """Check for a number within limits."""
    if type(value) not in (int, float) or not math.isfinite(value) or not least <= value <= most:  # type: ignore[arg-type,operator]
        raise malformed(f"{name} must be a number from {least:g} to {most:g}")
    return float(value)  # type: ignore[arg-type]


def string(value: object, name: str, most: int, least: int = 0) -> str:
    """Check for a text of limited length."""
    if not isinstance(value, str) or not least <= len(value) <= most:
        raise malformed(f"{name} must be a text of {least} to {most} characters")
    try:
        value.encode()
    except UnicodeEncodeError:
        raise malformed(f"{name} contains half a character") from None
    return value


def options(value: object, name: str = "options") -> dict[str, Any]:
    """Check the options of a table; missing ones have their default."""
    given = keys(value, name, optional=tuple(OPTION_FIELDS))
    checked = {key: OPTION_FIELDS[key](each, f"{name}.{key}") for key, each in given.items()}
    return TableOptions(**checked).to_json()


def _place(value: object, name: str) -> int:
    return integer(value, name, 0, MAX_PLACES - 1)


def _name(value: object, name: str) -> str:
    return string(value, name, MAX_NAME, 1)


def _key(value: object, name: str) -> str:
    return string(value, name, MAX_NAME)


def _chat(value: object, name: str) -> str:
    stripped = value.strip() if isinstance(value, str) else value
    return string(stripped, name, LONGEST_CHAT, 1)


def _title(value: object, name: str) -> str:
    stripped = value.strip() if isinstance(value, str) else value
    return string(stripped, name, LONGEST_TITLE)


def _one_of(choices: Sequence[str]) -> Check:
    def check(value: object, name: str) -> str:
        if value not in choices or not isinstance(value, str):
            raise malformed(f"{name} must be one of {', '.join(choices)}")
        return value

    return check


def _seconds(least: float, most: float) -> Check:
    return lambda value, name: number(value, name, least, most)


def _or_none(check: Check) -> Check:
    return lambda value, name: None if value is None else check(value, name)


def _house_rules(value: object, name: str) -> Mapping[str, Any]:
    if not isinstance(value, dict) or len(value) > MAX_HOUSE_RULES:
        raise malformed(f"{name} must be an object with at most {MAX_HOUSE_RULES} settings")
    for key, each in value.items():
        if isinstance(each, bool) or each is None:
            continue
        if isinstance(each, str):
            _key(each, f"{name}.{key}")
        else:
            integer(each, f"{name}.{key}", -MAX_SETTING, MAX_SETTING)
    return value


OPTION_FIELDS: Final[dict[str, Check]] = {
    "title": _title,
    "variant": _key,
    "edition": _or_none(_key),
    "house_rules": _house_rules,
    "public": boolean,
    "spectators": boolean,
    "rated": boolean,
    "clock": _or_none(_seconds(1, 86400)),
    "reserve": _seconds(0, 3600),
    "bomb_window": _seconds(0, 10),
    "bot_pace": _seconds(0, 10),
    "between_rounds": _seconds(0, 600),
    "stand_in": _name,
}
"""What each option of a table may be."""

COMMAND_FIELDS: Final[dict[str, Check]] = {
    "place": _place,
    "a": _place,
    "b": _place,
    "bot": _name,
    "fill": _name,
    "player": _name,
    "on": boolean,
    "options": options,
    "text": _chat,
    "phrase": _one_of(PHRASES),
    "reaction": _one_of(REACTIONS),
}
"""What the fields of commands may contain, by their name."""
