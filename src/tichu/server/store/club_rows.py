"""Rows of clubs in the store."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeAlias

from tichu.server.store.rows import Player, TableRow

Admission: TypeAlias = Literal["open", "approval", "invitation"]
"""Who can join without the link of the club: everybody, those whom an organiser lets in, or nobody."""
ClubRole: TypeAlias = Literal["organiser", "member", "applicant", "barred"]
ClubEventKind: TypeAlias = Literal[
    "founded", "changed", "new-link", "applied", "joined", "left", "admitted", "removed", "barred",
    "role", "season", "season-deleted", "tournament", "table",
]  # fmt: skip

BELONGING: tuple[ClubRole, ...] = ("organiser", "member")
"""The roles of those who belong to a club."""


@dataclass(frozen=True, slots=True)
class ClubRow:
    """A club. ``code`` is the secret of its link: whoever knows it can join."""

    id: str
    name: str
    about: str
    admission: Admission
    listed: bool
    code: str
    created_at: float
    updated_at: float


class ListedClub(NamedTuple):
    """A club in a list, with its number of members, and the role of the person who asks."""

    club: ClubRow
    members: int
    role: ClubRole | None


class ClubMember(NamedTuple):
    """A person with a role in a club, since ``at``."""

    player: Player
    role: ClubRole
    at: float


class SeasonRow(NamedTuple):
    """A season of a club; ``data`` is its name, its end, its rules, and what does not count."""

    club: str
    id: str
    starts_at: float
    data: dict[str, Any]


class ClubTable(NamedTuple):
    """A table that was opened for a club."""

    row: TableRow
    members_only: bool


class ClubEvent(NamedTuple):
    """Something that happened in a club: who did it, and the person whom it concerns."""

    kind: ClubEventKind
    at: float
    player: str | None
    about: str | None = None
    text: str = ""


class ClubPart(NamedTuple):
    """A person's part in a club, for the export of their data."""

    player: str
    club: ClubRow
    role: ClubRole | None
    at: float | None
    events: list[ClubEvent]
