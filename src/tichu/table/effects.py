"""What goes into the table machine and what comes out of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from tichu.core.actions import Action
from tichu.core.errors import TichuError
from tichu.core.game import Game
from tichu.core.match import Match
from tichu.core.view import View
from tichu.table.commands import Command, Person
from tichu.table.deals import SealedDeal
from tichu.table.events import Recorded
from tichu.table.options import TableOptions
from tichu.table.state import TableState


class Providers(NamedTuple):
    """What the machine is handed because it may not have it itself: randomness, the date, and bots.

    Attributes:
        shuffle: Deals the next round of a match, or the first one.
        timestamp: The date for the log, in seconds since 1970.
        pace: A factor for the time a bot takes, different for each question.
        seed: The seed for a bot's decision.
        check_bot: Raises ``Refused`` if there is no bot of that name.
        fallback: The quietest legal action of a view, for bots that fail.
    """

    shuffle: Callable[[Game, Match | None], SealedDeal]
    timestamp: Callable[[], float]
    pace: Callable[[], float]
    seed: Callable[[], int]
    check_bot: Callable[[str], None]
    fallback: Callable[[View], Action]


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


# -- inputs --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Create:
    """Set up a new table; the person is its host."""

    person: Person
    options: TableOptions
    sit: bool = True


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
    """A person is connected who was not."""

    person: Person


@dataclass(frozen=True, slots=True)
class Departed:
    """The last connection of a person has ended."""

    person: Person


@dataclass(frozen=True, slots=True)
class Rename:
    """A person has taken another name."""

    person: Person


@dataclass(frozen=True, slots=True)
class Tick:
    """Time has passed."""


@dataclass(frozen=True, slots=True)
class Stored:
    """The events of the last ``Append`` are safe."""


@dataclass(frozen=True, slots=True)
class Reloaded:
    """The events of the last ``Append`` could not be stored; this is the state of the log."""

    state: TableState


Input: TypeAlias = Create | Act | Do | BotReply | Arrived | Departed | Rename | Tick | Stored | Reloaded


# -- effects -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Append:
    """Store these events, then feed ``Stored`` or ``Reloaded``; other inputs may be fed meanwhile."""

    events: tuple[Recorded, ...]


@dataclass(frozen=True, slots=True)
class Show:
    """Show everybody these events, which are stored, as each may see them."""

    events: tuple[Recorded, ...]


@dataclass(frozen=True, slots=True)
class ShowLive:
    """Show everybody what is not in the log: who is there, and how the clocks stand."""


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """What was sent has happened, with this version."""

    version: int


@dataclass(frozen=True, slots=True)
class Held:
    """What was sent is legal and waits until bombs have been claimed, or all have answered."""


@dataclass(frozen=True, slots=True)
class Denied:
    """What was sent will not happen."""

    why: TichuError


@dataclass(frozen=True, slots=True)
class Tell:
    """Reply to a person."""

    sender: Sender
    message: Acknowledged | Held | Denied


@dataclass(frozen=True, slots=True)
class Dismiss:
    """Somebody who is connected may not watch any more."""

    person: str


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask a bot for its decision, and feed it as ``BotReply``."""

    question: int
    bot: str
    view: View
    seed: int


@dataclass(frozen=True, slots=True)
class Forget:
    """The answer to a question is not needed any more."""

    question: int


@dataclass(frozen=True, slots=True)
class Wake:
    """Feed ``Tick`` at this time, which may be now; the last ``Wake`` counts."""

    at: float


Effect: TypeAlias = Append | Show | ShowLive | Tell | Dismiss | Ask | Forget | Wake
