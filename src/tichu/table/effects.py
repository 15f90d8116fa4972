"""Effects of the table machine: what its shell has to do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from tichu.core.errors import TichuError
from tichu.core.view import View
from tichu.table.events import Recorded
from tichu.table.inputs import Sender


class Append(NamedTuple):
    """Store these events, then feed ``Stored`` or ``Reloaded``; other inputs may be fed meanwhile."""

    events: tuple[Recorded, ...]


class Show(NamedTuple):
    """Show everybody these events, which are stored, as each may see them."""

    events: tuple[Recorded, ...]


@dataclass(frozen=True, slots=True)
class ShowLive:
    """Show everybody what is not in the log: who is there, and how the clocks stand."""


class Acknowledged(NamedTuple):
    """The action or command has happened, with this version."""

    version: int


@dataclass(frozen=True, slots=True)
class Held:
    """The action is legal and waits until the bomb window ends, or all have answered."""


class Denied(NamedTuple):
    """The action or command will not happen."""

    why: TichuError


class Tell(NamedTuple):
    """Reply to a person."""

    sender: Sender
    message: Acknowledged | Held | Denied


class Dismiss(NamedTuple):
    """Disconnect somebody who may no longer watch."""

    person: str


class Ask(NamedTuple):
    """Ask a bot for its decision, and feed it as ``BotReply``."""

    question: int
    bot: str
    view: View
    seed: int


class Forget(NamedTuple):
    """The answer to a question is no longer needed."""

    question: int


class Wake(NamedTuple):
    """Feed ``Tick`` at this time, which may be now; the last ``Wake`` counts."""

    at: float


Effect: TypeAlias = Append | Show | ShowLive | Tell | Dismiss | Ask | Forget | Wake
