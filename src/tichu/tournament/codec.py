"""JSON forms of frozen dataclasses, checked against their types.

Supported are integers, numbers, strings, truth values, ``None``, literals, tuples and other dataclasses.
"""

from __future__ import annotations

from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from tichu.core.errors import shown
from tichu.tournament.errors import TournamentError

T = TypeVar("T")


def to_json(value: Any) -> Any:
    """Return the JSON form; fields that have their default value are left out."""
    if is_dataclass(value):
        return {
            field.name: to_json(getattr(value, field.name))
            for field in fields(value)
            if field.default is MISSING or getattr(value, field.name) != field.default
        }
    return [to_json(item) for item in value] if isinstance(value, tuple) else value


def from_json(kind: type[T], data: object) -> T:
    """Return the dataclass of a JSON form, or say which field is wrong."""
    if not isinstance(data, dict):
        raise _bad(kind.__name__, data)
    known: Any = kind
    types = _types(known)
    unknown = [name for name in data if name not in types]
    if unknown:
        raise TournamentError("bad-event", f"{kind.__name__} has no field {shown(unknown[0])}")
    missing = [name for name in _required(known) if name not in data]
    if missing:
        raise TournamentError("bad-event", f"{kind.__name__} needs the field {missing[0]!r}")
    return kind(**{name: _parse(types[name], value, name) for name, value in data.items()})


@cache
def _types(kind: Any) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


@cache
def _required(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind) if field.default is MISSING)


def _parse(kind: Any, value: object, name: str) -> Any:
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return _parse_union(get_args(kind), value, name)
    if origin is Literal:
        if value in get_args(kind):
            return value
    elif origin is tuple:
        return _parse_tuple(get_args(kind), value, name)
    elif is_dataclass(kind):
        return from_json(kind, value)  # type: ignore[arg-type]
    elif kind is float:
        if isinstance(value, int | float) and not isinstance(value, bool):
            return value
    elif type(value) is kind:
        return value
    raise _bad(name, value)


def _parse_union(kinds: tuple[Any, ...], value: object, name: str) -> Any:
    if value is None and type(None) in kinds:
        return None
    return _parse(next(kind for kind in kinds if kind is not type(None)), value, name)


def _parse_tuple(kinds: tuple[Any, ...], value: object, name: str) -> tuple[Any, ...]:
    if not isinstance(value, list):
        raise _bad(name, value)
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(_parse(kinds[0], item, name) for item in value)
    if len(value) != len(kinds):
        raise _bad(name, value)
    return tuple(_parse(kind, item, name) for kind, item in zip(kinds, value, strict=True))


def _bad(name: str, value: object) -> TournamentError:
    return TournamentError("bad-event", f"{name} cannot be {shown(value)}")
