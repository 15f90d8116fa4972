"""Rows of the store: events, tables, matches, players, keys and ratings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from tichu.table.round_log import Outcome

TableStatus: TypeAlias = Literal["open", "running", "finished", "closed"]
TournamentRowStatus: TypeAlias = Literal["registration", "playing", "between", "finished", "closed"]
KeyKind: TypeAlias = Literal["cookie", "token"]
TokenScope: TypeAlias = Literal["play", "read"]


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """Event number ``seq`` of a table's log; ``at`` is a Unix timestamp in seconds."""

    seq: int
    kind: str
    data: dict[str, Any]
    at: float
    player: str | None = None
    action_id: str | None = None


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as the lobby shows it; ``summary["people"]`` lists the ids of its players."""

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
class ListedTable:
    """A table in an administrator's list; ``version`` is the number of the last event in its log."""

    row: TableRow
    version: int


@dataclass(frozen=True, slots=True)
class MatchSeat:
    """A seat of a match: a person (``player`` is their id) or a bot."""

    place: int
    player: str | None
    name: str
    bot: str | None


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match played at a table; its log starts with event ``first_seq``."""

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
class RoundRow:
    """A finished round of a match: events ``first_seq`` (the deal) to ``last_seq`` of its table's log."""

    table: str
    match: int
    number: int
    first_seq: int
    last_seq: int
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class NewEvents:
    """Events to append to a table's log with the rows they change, written in one transaction.

    ``row``, ``match`` and ``round`` replace the existing rows; a rated match stays rated.
    """

    table: str
    events: tuple[StoredEvent, ...]
    row: TableRow | None = None
    match: MatchRow | None = None
    round: RoundRow | None = None


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """A tournament as lists show it; ``people`` are those who take part, direct, or are invited."""

    id: str
    status: TournamentRowStatus
    listed: bool
    host: str
    starts_at: float | None
    created_at: float
    updated_at: float
    revision: int
    summary: dict[str, Any]
    people: tuple[str, ...] = ()
    club: str | None = None


@dataclass(frozen=True, slots=True)
class Player:
    """A person; guests have no login. ``recoverable`` says whether they have a recovery code.

    ``banned_until`` and ``muted_until`` are Unix times, infinite for good; None if there never was one.
    """

    id: str
    name: str
    login: str | None
    created_at: float
    recoverable: bool = False
    banned_until: float | None = None
    muted_until: float | None = None
    avatar: str | None = None


@dataclass(frozen=True, slots=True)
class Key:
    """A credential: a browser's cookie or a program's token. Only its hash is stored.

    ``scope`` says what a program may do with a token; it does not restrict a cookie.
    """

    id: str
    player: str
    kind: KeyKind
    label: str
    created_at: float
    last_used_at: float | None
    scope: TokenScope = "play"


@dataclass(frozen=True, slots=True)
class AdminToken:
    """A token of an administrator. Only its hash is stored; it belongs to no player."""

    id: str
    name: str
    created_at: float
    expires_at: float
    last_used_at: float | None = None


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's rating in a variant: estimate ``mu`` with standard deviation ``sigma``."""

    player: str
    variant: str
    mu: float
    sigma: float
    matches: int


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """A rating after a match."""

    at: float
    mu: float
    sigma: float
    table: str
    number: int


@dataclass(frozen=True, slots=True)
class LadderRow:
    """A rating with the name and picture of the player; bots have neither."""

    rating: Rating
    name: str | None
    avatar: str | None


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A chat message of a player, or the key of a quick phrase or reaction."""

    table: str
    at: float
    text: str
