"""What people may ask for at a table, apart from playing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, ClassVar, Final, NamedTuple

from tichu.table.options import TableOptions


class Person(NamedTuple):
    """Somebody at a table, playing or watching. ``avatar`` names their picture; None for their initial.

    Only people with an ``account`` can sit at rated tables.
    """

    id: str
    name: str
    avatar: str | None = None
    account: bool = False


@dataclass(frozen=True, slots=True)
class Command:
    """Something a person asks for."""

    type: ClassVar[str]

    @property
    def ballot(self) -> str | None:
        """Under what votes for this command are counted; None if there is no vote."""
        return None


@dataclass(frozen=True, slots=True)
class Sit(Command):
    """Take an open place, or move to one."""

    type: ClassVar[str] = "sit"
    place: int | None = None


@dataclass(frozen=True, slots=True)
class Leave(Command):
    """Give up the place. In a running match a bot continues, and the place can be taken over."""

    type: ClassVar[str] = "leave"


@dataclass(frozen=True, slots=True)
class SeatBot(Command):
    """The host puts a bot on a place."""

    type: ClassVar[str] = "bot"
    place: int
    bot: str


@dataclass(frozen=True, slots=True)
class OpenPlace(Command):
    """The host clears a place before the start."""

    type: ClassVar[str] = "open"
    place: int


@dataclass(frozen=True, slots=True)
class Swap(Command):
    """The host swaps two places before the start."""

    type: ClassVar[str] = "swap"
    a: int
    b: int


@dataclass(frozen=True, slots=True)
class HandOver(Command):
    """The host makes somebody else the host."""

    type: ClassVar[str] = "host"
    player: str


@dataclass(frozen=True, slots=True)
class ChangeOptions(Command):
    """The host changes the options before the start."""

    type: ClassVar[str] = "options"
    options: TableOptions


@dataclass(frozen=True, slots=True)
class Start(Command):
    """The host starts the match; the bot ``fill`` takes the empty places."""

    type: ClassVar[str] = "start"
    fill: str | None = None


@dataclass(frozen=True, slots=True)
class Ready(Command):
    """Be ready for the next round, or after a match for another one: it starts when everybody is."""

    type: ClassVar[str] = "ready"


@dataclass(frozen=True, slots=True)
class PauseGame(Command):
    """Pause the game: at once for the host, otherwise when more than half of the people ask for it.

    The host of a rated match can do so three times; then their vote counts as any other.
    """

    type: ClassVar[str] = "pause"

    @property
    def ballot(self) -> str:
        return self.type


@dataclass(frozen=True, slots=True)
class ResumeGame(Command):
    """End a pause: at once for the host, otherwise when half of the people ask for it."""

    type: ClassVar[str] = "resume"

    @property
    def ballot(self) -> str:
        return self.type


@dataclass(frozen=True, slots=True)
class Admit(Command):
    """Let somebody who has taken over a place play in this round already; all others have to agree."""

    type: ClassVar[str] = "admit"
    place: int

    @property
    def ballot(self) -> str:
        return f"{self.type}-{self.place}"


@dataclass(frozen=True, slots=True)
class Rematch(Command):
    """The host starts another match with the same people, without waiting for their answers."""

    type: ClassVar[str] = "rematch"


@dataclass(frozen=True, slots=True)
class Back(Command):
    """Take the place back from the stand-in."""

    type: ClassVar[str] = "back"


@dataclass(frozen=True, slots=True)
class Chat(Command):
    """Send a chat message: text, one of the quick phrases, or a reaction."""

    type: ClassVar[str] = "chat"
    text: str | None = None
    phrase: str | None = None
    reaction: str | None = None


@dataclass(frozen=True, slots=True)
class Mute(Command):
    """Mute somebody, or unmute them."""

    type: ClassVar[str] = "mute"
    player: str
    on: bool = True


@dataclass(frozen=True, slots=True)
class Close(Command):
    """The host closes the table, before a match or after it."""

    type: ClassVar[str] = "close"


COMMANDS: Final[dict[str, type[Command]]] = {
    command.type: command
    for command in (
        Sit, Leave, SeatBot, OpenPlace, Swap, HandOver, ChangeOptions, Start, Ready, PauseGame, ResumeGame,
        Admit, Rematch, Back, Chat, Mute, Close,
    )
}  # fmt: skip
"""The commands by the name they have on the wire."""


def command_from_json(data: Mapping[str, Any]) -> Command:
    """Return the command of a JSON object whose shape has been checked."""
    given = {key: value for key, value in data.items() if key != "type"}
    if data["type"] == ChangeOptions.type:
        return ChangeOptions(TableOptions.from_json(given["options"]))
    return COMMANDS[data["type"]](**given)


def command_to_json(command: Command) -> dict[str, Any]:
    """Return the JSON object from which ``command_from_json`` makes the command again."""
    return {"type": command.type, **asdict(command)}
