"""What goes into the table machine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from tichu.core.actions import Action
from tichu.table.arrangement import Arrangement, Board
from tichu.table.commands import Command, Person
from tichu.table.events import CloseReason
from tichu.table.options import TableOptions
from tichu.table.state import TableState


class Sender(NamedTuple):
    """A person who waits for the reply to something they sent.

    ``action_id`` makes a resend harmless. ``reply_to`` belongs to the shell, which gets it back with the
    reply.
    """

    person: Person
    action_id: str | None = None
    reply_to: object = None

    def repeats(self, other: Sender | None) -> bool:
        """Whether this is the same action sent again, perhaps over another connection."""
        return (
            other is not None
            and self.action_id is not None
            and self.action_id == other.action_id
            and self.person.id == other.person.id
        )


@dataclass(frozen=True, slots=True)
class Create:
    """Set up a new table; the person is its host."""

    person: Person
    options: TableOptions
    sit: bool = True


@dataclass(frozen=True, slots=True)
class CreateArranged:
    """Set up a new table for a tournament; it has no host, and people sit down by coming."""

    options: TableOptions
    arrangement: Arrangement
    boards: tuple[Board, ...] = ()


@dataclass(frozen=True, slots=True)
class Arrange:
    """Make the table what its tournament wants."""

    arrangement: Arrangement


@dataclass(frozen=True, slots=True)
class Act:
    """A person plays. ``seen`` is the version they acted on, if they said so."""

    sender: Sender
    action: Action
    seat: int | None = None
    seen: int | None = None


@dataclass(frozen=True, slots=True)
class Do:
    """A person does something else at the table."""

    sender: Sender
    command: Command


@dataclass(frozen=True, slots=True)
class BotReply:
    """A bot has answered a question; no action if it could not."""

    question: int
    action: Action | None


@dataclass(frozen=True, slots=True)
class Arrived:
    """A person has connected."""

    person: Person


@dataclass(frozen=True, slots=True)
class Departed:
    """A person's last connection was closed."""

    person: Person


@dataclass(frozen=True, slots=True)
class Rename:
    """A person has changed their name or picture."""

    person: Person


@dataclass(frozen=True, slots=True)
class ForceClose:
    """Close the table whatever happens at it."""

    reason: CloseReason


@dataclass(frozen=True, slots=True)
class Tick:
    """Time has passed."""


@dataclass(frozen=True, slots=True)
class Stored:
    """The events of the last ``Append`` are stored."""


@dataclass(frozen=True, slots=True)
class Reloaded:
    """The events of the last ``Append`` could not be stored; this is the state of the log."""

    state: TableState


Input: TypeAlias = (
    Create | CreateArranged | Arrange | Act | Do | BotReply | Arrived | Departed | Rename | ForceClose | Tick
    | Stored | Reloaded
)  # fmt: skip
