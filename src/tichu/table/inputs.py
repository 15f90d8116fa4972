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


class Create(NamedTuple):
    """Set up a new table; the person is its host."""

    person: Person
    options: TableOptions
    sit: bool = True


class CreateArranged(NamedTuple):
    """Set up a new table for a tournament; it has no host, and people sit down by coming."""

    options: TableOptions
    arrangement: Arrangement
    boards: tuple[Board, ...] = ()


class Arrange(NamedTuple):
    """Make the table what its tournament wants."""

    arrangement: Arrangement


class Act(NamedTuple):
    """A person plays. ``seen`` is the version they acted on, if they said so."""

    sender: Sender
    action: Action
    seat: int | None = None
    seen: int | None = None


class Do(NamedTuple):
    """A person does something else at the table."""

    sender: Sender
    command: Command


class BotReply(NamedTuple):
    """A bot has answered a question; no action if it could not."""

    question: int
    action: Action | None


class Arrived(NamedTuple):
    """A person has connected."""

    person: Person


class Departed(NamedTuple):
    """A person's last connection was closed."""

    person: Person


class Rename(NamedTuple):
    """A person has changed their name or picture."""

    person: Person


class ForceClose(NamedTuple):
    """Close the table whatever happens at it."""

    reason: CloseReason


@dataclass(frozen=True, slots=True)
class Tick:
    """Time has passed."""


@dataclass(frozen=True, slots=True)
class Stored:
    """The events of the last ``Append`` are stored."""


class Reloaded(NamedTuple):
    """The events of the last ``Append`` could not be stored; this is the state of the log."""

    state: TableState


Input: TypeAlias = (
    Create | CreateArranged | Arrange | Act | Do | BotReply | Arrived | Departed | Rename | ForceClose | Tick
    | Stored | Reloaded
)  # fmt: skip
