"""The events of a table's log: one class per kind, each with its visibility.

``to_json`` and ``from_json`` convert events for the log. ``visibility`` says who may see an event, and
``shown`` is what they see of it.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final, Literal, NamedTuple, TypeAlias

from tichu.core.actions import Action, Exchange, Grand
from tichu.core.game import Game
from tichu.table.arrangement import Arrangement, Board
from tichu.table.deals import SealedDeal
from tichu.table.options import TableOptions

DecidedBy: TypeAlias = Literal["player", "bot", "away", "clock", "auto"]
"""Who decided an action: the person, a bot in its own place, the stand-in of somebody who is away or whose
time has run out, or the table itself (picking up a trick)."""


CloseReason: TypeAlias = Literal["rounds", "events", "administrator", "time", "boards", "director"]
"""Why a table was closed, if not by a person at it: too many rounds in a match, too many events at the table,
or by an administrator; in a tournament also because its time is up, all boards are played, or a director
wanted it."""


class Visibility(NamedTuple):
    """Who may see an event: everybody, unless a field restricts it."""

    place: int | None = None
    """Only the person at this place."""
    person: str | None = None
    """Only this person."""
    spectators_only: bool = False
    """Only those who have no place."""
    speaker: str | None = None
    """Not those who have muted this person."""


EVERYBODY: Final = Visibility()
_SECRET: Final = (Grand, Exchange)
"""Actions of which the others learn nothing at first."""


class Event:
    """Something that happened at a table."""

    __slots__ = ()
    kind: ClassVar[str]
    changes_table: ClassVar[bool] = True
    """Whether it may change what everybody sees of the table (places, score, options)."""

    @property
    def visibility(self) -> Visibility:
        """Who may see the event."""
        return EVERYBODY

    def to_json(self) -> dict[str, Any]:
        """Return the event as the log keeps it."""
        return {name: getattr(self, name) for name in _field_names(type(self))}

    def shown(self) -> dict[str, Any]:
        """Return what is shown to those who may see the event."""
        return {"type": self.kind, **self.to_json()}

    @classmethod
    def from_json(cls, data: dict[str, Any], game: Game) -> Event:
        """Return the event of a log; ``game`` is what is played at the table at that time."""
        return cls(**{name: data[name] for name in _field_names(cls) if name in data})


def _field_names(event: type[Event]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(event))  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Created(Event):
    """The table was created. A tournament may have arranged it, and chosen the cards of its rounds."""

    kind: ClassVar[str] = "created"
    host: str
    options: TableOptions
    arrangement: Arrangement | None = None
    boards: tuple[Board, ...] = ()

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"host": self.host, "options": self.options.to_json()}
        if self.arrangement is not None:
            data["arrangement"] = self.arrangement.to_json()
        if self.boards:
            data["boards"] = [board.to_json() for board in self.boards]
        return data

    def shown(self) -> dict[str, Any]:
        return {"type": "created", "host": self.host, "options": self.options.to_json()}

    @classmethod
    def from_json(cls, data: dict[str, Any], game: Game) -> Created:
        arrangement = data.get("arrangement")
        return cls(
            data["host"],
            TableOptions.from_json(data["options"]),
            None if arrangement is None else Arrangement.from_json(arrangement),
            tuple(Board.from_json(board) for board in data.get("boards", ())),
        )


@dataclass(frozen=True, slots=True)
class Arranged(Event):
    """The tournament changed who may sit at the table, when its match ends, or paused it."""

    kind: ClassVar[str] = "arranged"
    arrangement: Arrangement

    def to_json(self) -> dict[str, Any]:
        return {"arrangement": self.arrangement.to_json()}

    def shown(self) -> dict[str, Any]:
        return {"type": "arranged", **self.arrangement.shown()}

    @classmethod
    def from_json(cls, data: dict[str, Any], game: Game) -> Arranged:
        return cls(Arrangement.from_json(data["arrangement"]))


@dataclass(frozen=True, slots=True)
class OptionsChanged(Event):
    """The host changed the options; the last match is removed from the table."""

    kind: ClassVar[str] = "options"
    options: TableOptions

    def to_json(self) -> dict[str, Any]:
        return {"options": self.options.to_json()}

    @classmethod
    def from_json(cls, data: dict[str, Any], game: Game) -> OptionsChanged:
        return cls(TableOptions.from_json(data["options"]))


@dataclass(frozen=True, slots=True)
class Sat(Event):
    """A person sat down, or a bot was put on a place.

    Whoever takes over a place in the middle of a round ``waits``: the stand-in finishes the round.
    """

    kind: ClassVar[str] = "sat"
    place: int
    player: str | None
    name: str
    bot: str | None
    waits: bool = False
    avatar: str | None = None


@dataclass(frozen=True, slots=True)
class Admitted(Event):
    """All others agreed that somebody who has taken over a place plays in this round already."""

    kind: ClassVar[str] = "admitted"
    place: int


@dataclass(frozen=True, slots=True)
class Left(Event):
    """A place was given up; in a running match a bot plays on there until somebody takes over."""

    kind: ClassVar[str] = "left"
    place: int


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """Two places changed."""

    kind: ClassVar[str] = "swapped"
    a: int
    b: int


@dataclass(frozen=True, slots=True)
class HostChanged(Event):
    """Somebody else is the host, or nobody."""

    kind: ClassVar[str] = "host"
    player: str | None


@dataclass(frozen=True, slots=True)
class Renamed(Event):
    """A person at the table took another name or picture."""

    kind: ClassVar[str] = "named"
    player: str
    name: str
    avatar: str | None = None


@dataclass(frozen=True, slots=True)
class Started(Event):
    """A match began. It is ``rated`` if the table is, and people sit on more than one side."""

    kind: ClassVar[str] = "started"
    rated: bool = False


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A round was dealt. Only its number and the commitment to its cards are shown."""

    kind: ClassVar[str] = "dealt"
    sealed: SealedDeal

    def to_json(self) -> dict[str, Any]:
        return self.sealed.to_json()

    def shown(self) -> dict[str, Any]:
        return {"type": "dealt", "round": self.sealed.number, "commitment": self.sealed.commitment}

    @classmethod
    def from_json(cls, data: dict[str, Any], game: Game) -> Dealt:
        return cls(SealedDeal.from_json(data, game))


@dataclass(frozen=True, slots=True)
class Acted(Event):
    """A seat acted. Answers to the Grand Tichu question and passed cards are shown to their place only.

    ``spent`` is the part of the reserve that the decision cost. ``together`` are the seats of partners whose
    calls are simultaneous with this one (T4).
    """

    kind: ClassVar[str] = "acted"
    changes_table: ClassVar[bool] = False
    seat: int
    place: int
    by: DecidedBy
    action: Action
    spent: float = 0.0
    together: tuple[int, ...] = ()

    @property
    def visibility(self) -> Visibility:
        return Visibility(place=self.place) if isinstance(self.action, _SECRET) else EVERYBODY

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "seat": self.seat,
            "place": self.place,
            "by": self.by,
            "action": self.action.to_json(),
        }
        if self.spent:
            data["spent"] = self.spent
        if self.together:
            data["together"] = list(self.together)
        return data

    def shown(self) -> dict[str, Any]:
        return {
            "type": "acted",
            "seat": self.seat,
            "place": self.place,
            "by": self.by,
            "action": self.action.to_json(),
        }

    @classmethod
    def from_json(cls, data: dict[str, Any], game: Game) -> Acted:
        return cls(
            data["seat"],
            data["place"],
            data["by"],
            Action.from_json(data["action"]),
            data.get("spent", 0.0),
            tuple(data.get("together", ())),
        )


@dataclass(frozen=True, slots=True)
class WentAway(Event):
    """A person's clock ran out too often; the stand-in plays for them."""

    kind: ClassVar[str] = "away"
    place: int


@dataclass(frozen=True, slots=True)
class CameBack(Event):
    """A person who was away plays again."""

    kind: ClassVar[str] = "back"
    place: int


@dataclass(frozen=True, slots=True)
class Paused(Event):
    """The table was paused; ``player`` is None if it paused by itself because nobody was there."""

    kind: ClassVar[str] = "paused"
    player: str | None


@dataclass(frozen=True, slots=True)
class Resumed(Event):
    """The table was resumed."""

    kind: ClassVar[str] = "resumed"
    player: str | None


@dataclass(frozen=True, slots=True)
class Chatted(Event):
    """Somebody said something: a text, one of the quick phrases, or a reaction (a small picture)."""

    kind: ClassVar[str] = "chat"
    changes_table: ClassVar[bool] = False
    player: str
    name: str
    watching: bool
    text: str | None = None
    phrase: str | None = None
    reaction: str | None = None

    @property
    def visibility(self) -> Visibility:
        return Visibility(spectators_only=self.watching, speaker=self.player)

    def to_json(self) -> dict[str, Any]:
        said = {"text": self.text, "phrase": self.phrase, "reaction": self.reaction}
        given = {key: value for key, value in said.items() if value is not None}
        return {"player": self.player, "name": self.name, "watching": self.watching, **given}


@dataclass(frozen=True, slots=True)
class Muted(Event):
    """A person muted or unmuted somebody."""

    kind: ClassVar[str] = "muted"
    changes_table: ClassVar[bool] = False
    by: str
    player: str
    on: bool

    @property
    def visibility(self) -> Visibility:
        return Visibility(person=self.by)


@dataclass(frozen=True, slots=True)
class Closed(Event):
    """The table was closed for good; ``reason`` says why, if nobody at the table has closed it."""

    kind: ClassVar[str] = "closed"
    reason: CloseReason | None = None


EVENTS: Final[dict[str, type[Event]]] = {
    event.kind: event
    for event in (
        Created, Arranged, OptionsChanged, Sat, Admitted, Left, Swapped, HostChanged, Renamed, Started, Dealt,
        Acted, WentAway, CameBack, Paused, Resumed, Chatted, Muted, Closed,
    )
}  # fmt: skip
"""The kinds of events, by the name they have in the log."""


class Recorded(NamedTuple):
    """An event with its place in the log.

    Attributes:
        seq: Its number, which is the version of the table after it.
        event: What happened.
        at: When, in seconds since 1970.
        player: The person who caused it.
        action_id: The id that the client gave to what the person did.
    """

    seq: int
    event: Event
    at: float
    player: str | None = None
    action_id: str | None = None
