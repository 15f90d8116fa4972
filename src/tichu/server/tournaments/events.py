"""Events of a tournament on a server that the library does not have: people, tables, and the director."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final, NamedTuple

from tichu.core.errors import shown
from tichu.server.tournaments.settings import AbsenceRule, HostSettings
from tichu.tournament import codec
from tichu.tournament.errors import TournamentError
from tichu.tournament.events import TOURNAMENT_EVENTS, TournamentEvent
from tichu.tournament.results import Points


@dataclass(frozen=True, slots=True)
class TournamentHosted(TournamentEvent):
    """A person holds the tournament on this server, and is its first director."""

    kind: ClassVar[str] = "hosted"
    host: str
    name: str
    settings: HostSettings


@dataclass(frozen=True, slots=True)
class SettingsChanged(TournamentEvent):
    """A director changed how the tournament is held."""

    kind: ClassVar[str] = "settings"
    settings: HostSettings


@dataclass(frozen=True, slots=True)
class DirectorChanged(TournamentEvent):
    """A person is a director, or is no longer one."""

    kind: ClassVar[str] = "director"
    player: str
    name: str
    on: bool


@dataclass(frozen=True, slots=True)
class ClubChanged(TournamentEvent):
    """The tournament belongs to a club, or to none."""

    kind: ClassVar[str] = "club"
    club: str | None


@dataclass(frozen=True, slots=True)
class DealsSeen(TournamentEvent):
    """A director has looked at the cards of the boards, to prepare them in a room."""

    kind: ClassVar[str] = "deals-seen"
    director: str


@dataclass(frozen=True, slots=True)
class EntryOpened(TournamentEvent):
    """An entrant has a code: whoever knows it can join them."""

    kind: ClassVar[str] = "entry"
    entrant: int
    code: str


@dataclass(frozen=True, slots=True)
class PersonInvited(TournamentEvent):
    """A person is asked to join an entrant."""

    kind: ClassVar[str] = "invited"
    entrant: int
    player: str


@dataclass(frozen=True, slots=True)
class PersonJoined(TournamentEvent):
    """A person of this server belongs to an entrant."""

    kind: ClassVar[str] = "joined"
    entrant: int
    player: str
    name: str


@dataclass(frozen=True, slots=True)
class PersonRenamed(TournamentEvent):
    """A person has another name."""

    kind: ClassVar[str] = "renamed"
    player: str
    name: str


@dataclass(frozen=True, slots=True)
class PersonLeft(TournamentEvent):
    """A person no longer belongs to an entrant."""

    kind: ClassVar[str] = "left"
    entrant: int
    player: str


@dataclass(frozen=True, slots=True)
class BoardsCommitted(TournamentEvent):
    """The server has committed to the deals of a round; the salts are secret until they are revealed."""

    kind: ClassVar[str] = "committed"
    round: int
    boards: tuple[int, ...]
    commitments: tuple[str, ...]
    salts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BoardsRevealed(TournamentEvent):
    """Every table has finished these boards: everybody may see them."""

    kind: ClassVar[str] = "revealed"
    boards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TableOpened(TournamentEvent):
    """A game of a match is played at a table of this server; ``id`` was chosen before it was created."""

    kind: ClassVar[str] = "opened"
    round: int
    table: int
    game: int
    id: str


@dataclass(frozen=True, slots=True)
class TablesReady(TournamentEvent):
    """These tables exist now: people are sent there."""

    kind: ClassVar[str] = "ready"
    ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TableFinished(TournamentEvent):
    """A table of this server has a result: the points of its game, or of its boards."""

    kind: ClassVar[str] = "finished"
    id: str
    games: tuple[Points | None, ...]


@dataclass(frozen=True, slots=True)
class AbsenceHandled(TournamentEvent):
    """People were absent from their table for too long, and the rule of the tournament was applied."""

    kind: ClassVar[str] = "absence"
    round: int
    table: int
    rule: AbsenceRule
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlaceGiven(TournamentEvent):
    """Somebody else plays at a place of a table."""

    kind: ClassVar[str] = "substituted"
    round: int
    table: int
    place: int
    player: str
    name: str


@dataclass(frozen=True, slots=True)
class ResultDisputed(TournamentEvent):
    """A side does not agree with a result: the director decides. ``games`` is what they report instead."""

    kind: ClassVar[str] = "disputed"
    round: int
    table: int
    by: int
    games: tuple[Points | None, ...] = ()
    text: str = ""


@dataclass(frozen=True, slots=True)
class TimeExtended(TournamentEvent):
    """Matches of a round that end by the clock last longer; all of them, or one table."""

    kind: ClassVar[str] = "extended"
    round: int
    minutes: int
    table: int | None = None


@dataclass(frozen=True, slots=True)
class DirectorAnnounced(TournamentEvent):
    """A director told everybody something."""

    kind: ClassVar[str] = "announced"
    text: str


@dataclass(frozen=True, slots=True)
class PlayHalted(TournamentEvent):
    """A director paused all tables."""

    kind: ClassVar[str] = "paused"


@dataclass(frozen=True, slots=True)
class PlayContinued(TournamentEvent):
    """A director lets all tables go on."""

    kind: ClassVar[str] = "resumed"


HOST_EVENTS: Final[dict[str, type[TournamentEvent]]] = {
    event.kind: event
    for event in (
        TournamentHosted, SettingsChanged, DirectorChanged, ClubChanged, DealsSeen, EntryOpened,
        PersonInvited, PersonJoined, PersonRenamed, PersonLeft, BoardsCommitted, BoardsRevealed,
        TableOpened, TablesReady, TableFinished, AbsenceHandled, PlaceGiven, ResultDisputed, TimeExtended,
        DirectorAnnounced, PlayHalted, PlayContinued,
    )
}  # fmt: skip
"""The kinds of events that only a server has, by the name they have in the log."""

ALL_EVENTS: Final[dict[str, type[TournamentEvent]]] = {**TOURNAMENT_EVENTS, **HOST_EVENTS}


def parse_event(kind: str, data: dict[str, Any]) -> TournamentEvent:
    """Return the event that a log has kept."""
    if kind not in ALL_EVENTS:
        raise TournamentError("bad-event", f"there is no event of type {shown(kind)}")
    return codec.from_json(ALL_EVENTS[kind], data)


class HostedEvent(NamedTuple):
    """An event with its place in the log: its number, when it happened, and who caused it."""

    seq: int
    event: TournamentEvent
    at: float
    player: str | None = None
