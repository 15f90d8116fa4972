"""The events of a tournament's log: one class per kind, with JSON forms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final, NamedTuple

from tichu.core.errors import shown
from tichu.tournament import codec
from tichu.tournament.errors import TournamentError
from tichu.tournament.options import TournamentOptions
from tichu.tournament.results import MatchResult


class TournamentEvent:
    """Something that happened in a tournament."""

    __slots__ = ()
    kind: ClassVar[str]

    def to_json(self) -> dict[str, Any]:
        """Return the event as the log keeps it."""
        return {"type": self.kind, **codec.to_json(self)}


@dataclass(frozen=True, slots=True)
class TournamentCreated(TournamentEvent):
    """The tournament was created; ``version`` is that of the log's format."""

    kind: ClassVar[str] = "created"
    version: int
    options: TournamentOptions


@dataclass(frozen=True, slots=True)
class EntrantRegistered(TournamentEvent):
    """A person, pair or team takes part. Numbers begin with 1."""

    kind: ClassVar[str] = "registered"
    entrant: int
    name: str
    members: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EntrantChanged(TournamentEvent):
    """An entrant got another name or other members: a substitute, or a correction."""

    kind: ClassVar[str] = "changed"
    entrant: int
    name: str
    members: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EntrantCheckedIn(TournamentEvent):
    """An entrant has arrived, or is back after an absence or a withdrawal."""

    kind: ClassVar[str] = "checked-in"
    entrant: int


@dataclass(frozen=True, slots=True)
class EntrantAbsent(TournamentEvent):
    """An entrant is not paired until they check in again."""

    kind: ClassVar[str] = "absent"
    entrant: int


@dataclass(frozen=True, slots=True)
class EntrantWithdrawn(TournamentEvent):
    """An entrant has left the tournament; their results stay."""

    kind: ClassVar[str] = "withdrawn"
    entrant: int


@dataclass(frozen=True, slots=True)
class PairedTable:
    """A table of a round.

    Attributes:
        table: Its number.
        sides: The entrants on each side: one pair or team, or the persons who are partners. There are two
            sides, three in Trichu, and one for each person in a game of ranks.
        boards: The boards of the table, if not all tables of a duplicate round play the same ones.
    """

    table: int
    sides: tuple[tuple[int, ...], ...]
    boards: tuple[int, ...] = ()

    @property
    def entrants(self) -> tuple[int, ...]:
        """All entrants at the table."""
        return tuple(entrant for side in self.sides for entrant in side)


@dataclass(frozen=True, slots=True)
class RoundPaired(TournamentEvent):
    """A round begins. ``byes`` are entrants without opponents; they get the points of a win.

    In an arena it is a part of the field that is free; other tables may still be playing.
    """

    kind: ClassVar[str] = "paired"
    round: int
    tables: tuple[PairedTable, ...]
    byes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class PairingUndone(TournamentEvent):
    """The last round, which had no results, was not paired after all."""

    kind: ClassVar[str] = "unpaired"
    round: int


@dataclass(frozen=True, slots=True)
class ResultEntered(TournamentEvent):
    """A table has a result, reported by an entrant or by the director (None), who needs no confirmation."""

    kind: ClassVar[str] = "result"
    round: int
    table: int
    result: MatchResult
    by: int | None = None


@dataclass(frozen=True, slots=True)
class ResultConfirmed(TournamentEvent):
    """The other side, or the director (None), agrees with a result."""

    kind: ClassVar[str] = "confirmed"
    round: int
    table: int
    by: int | None = None


@dataclass(frozen=True, slots=True)
class ResultCorrected(TournamentEvent):
    """The director replaced a result."""

    kind: ClassVar[str] = "corrected"
    round: int
    table: int
    result: MatchResult
    reason: str = ""


@dataclass(frozen=True, slots=True)
class ClockSet(TournamentEvent):
    """The time of an arena begins, or was changed: it is over at ``ends``, in seconds since 1970."""

    kind: ClassVar[str] = "clock"
    ends: float


@dataclass(frozen=True, slots=True)
class TournamentClosed(TournamentEvent):
    """The tournament is over: the time of an arena, or by the director's decision."""

    kind: ClassVar[str] = "closed"


@dataclass(frozen=True, slots=True)
class DirectorNote(TournamentEvent):
    """The director noted something."""

    kind: ClassVar[str] = "note"
    text: str


@dataclass(frozen=True, slots=True)
class LastUndone(TournamentEvent):
    """The last event that has not been undone yet does not count. It stays in the log."""

    kind: ClassVar[str] = "undone"


TOURNAMENT_EVENTS: Final[dict[str, type[TournamentEvent]]] = {
    event.kind: event
    for event in (
        TournamentCreated, EntrantRegistered, EntrantChanged, EntrantCheckedIn, EntrantAbsent,
        EntrantWithdrawn, RoundPaired, PairingUndone, ResultEntered, ResultConfirmed, ResultCorrected,
        ClockSet, TournamentClosed, DirectorNote, LastUndone,
    )
}  # fmt: skip
"""The kinds of events, by the name they have in the log."""


def event_from_json(data: dict[str, Any]) -> TournamentEvent:
    """Return the event of a JSON form, or say what is wrong with it."""
    rest = dict(data)
    kind = rest.pop("type", None)
    if not isinstance(kind, str) or kind not in TOURNAMENT_EVENTS:
        raise TournamentError("bad-event", f"there is no event of type {shown(kind)}")
    return codec.from_json(TOURNAMENT_EVENTS[kind], rest)


class LoggedEvent(NamedTuple):
    """An event with its place in the log: its number, from 1, and when it happened, in seconds since 1970."""

    seq: int
    at: float
    event: TournamentEvent
