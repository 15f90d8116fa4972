"""What the store keeps: events, tables, matches, people, their keys and their ratings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

TableStatus: TypeAlias = Literal["open", "running", "finished", "closed"]
KeyKind: TypeAlias = Literal["cookie", "token"]


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """One thing that happened at a table: number ``seq`` of its log, at ``at`` seconds since 1970."""

    seq: int
    kind: str
    data: dict[str, Any]
    at: float
    player: str | None = None
    action_id: str | None = None


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as the lobby shows it; ``summary["people"]`` lists the ids of those who belong to it."""

    id: str
    status: TableStatus
    public: bool
    variant: str
    edition: str
    host: str | None
    created_at: float
    updated_at: float
    summary: dict[str, Any]


@dataclass(frozen=True, slots=True)
class MatchSeat:
    """Who sat where in a match: a person (``player`` is their id) or a bot."""

    place: int
    player: str | None
    name: str
    bot: str | None


@dataclass(frozen=True, slots=True)
class MatchRow:
    """One of the matches played at a table; its log begins with event ``first_seq``."""

    table: str
    number: int
    variant: str
    edition: str
    started_at: float
    finished_at: float | None
    first_seq: int
    result: dict[str, Any] | None
    seats: tuple[MatchSeat, ...]
    rated: bool = False


@dataclass(frozen=True, slots=True)
class Append:
    """Events for the end of a table's log, and what they change: all of it is written, or nothing.

    ``row`` and ``match`` replace what was there; a match that was rated stays rated.
    """

    table: str
    events: tuple[StoredEvent, ...]
    row: TableRow | None = None
    match: MatchRow | None = None


@dataclass(frozen=True, slots=True)
class Player:
    """A person; guests have no login."""

    id: str
    name: str
    login: str | None
    created_at: float


@dataclass(frozen=True, slots=True)
class Key:
    """What proves who somebody is: a browser's cookie or a program's token (only its hash is kept)."""

    id: str
    player: str
    kind: KeyKind
    label: str
    created_at: float
    last_used_at: float | None


@dataclass(frozen=True, slots=True)
class Rating:
    """How well somebody plays a variant: about ``mu``, give or take ``sigma``."""

    player: str
    variant: str
    mu: float
    sigma: float
    matches: int
