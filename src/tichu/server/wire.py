"""The vocabulary of the wire: what a browser or a program may send, and how it is written.

Frames are ``{"t": type, "v": version, "d": data}``. Actions inside them are those of the contract; they are
read by the core, not here. Everything else that arrives is described by a model, so that bad input is
refused at the door and the client's types can be made from the same source.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from tichu.table import commands
from tichu.table import options as table_options

PROTOCOL = 1
"""The version of this vocabulary; a server says it in its greeting."""

LARGEST_FRAME = 8 * 1024
LONGEST_CHAT = 300

PHRASES = (
    "hello", "good-luck", "well-played", "thanks", "sorry", "oops", "wow", "nice-bomb", "hurry", "thinking",
    "one-moment", "back", "again", "good-game", "bye",
)  # fmt: skip
"""The quick phrases; clients put them into the reader's language."""

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24)]
ActionId = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
PlayerId = Annotated[str, StringConstraints(min_length=1, max_length=40)]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=40)]
PlaceNumber = Annotated[int, Field(ge=0, lt=12)]


class Model(BaseModel):
    """Strict: no unknown keys, no numbers in quotes."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


# -- what a table is ---------------------------------------------------------------------------------------

Seconds = Annotated[float, Field(ge=0, le=600, allow_inf_nan=False)]
HouseRule = (
    bool
    | Annotated[int, Field(ge=-(10**9), le=10**9)]
    | Annotated[str, StringConstraints(max_length=40)]
    | None
)


class TableOptions(Model):
    """How a table is to be played. House rules are the library's settings: target, rounds, …, players."""

    title: Annotated[str, StringConstraints(strip_whitespace=True, max_length=60)] = ""
    variant: Annotated[str, StringConstraints(max_length=40)] = "nanjing"
    edition: Annotated[str, StringConstraints(max_length=40)] | None = None
    house_rules: Annotated[dict[str, HouseRule], Field(max_length=40)] = {}
    public: Annotated[bool, Field(description="listed in the lobby")] = False
    spectators: Annotated[bool, Field(description="whoever has the link may watch")] = True
    clock: Annotated[
        Annotated[float, Field(ge=1, le=86400, allow_inf_nan=False)] | None,
        Field(description="seconds for each decision; null: no clock"),
    ] = 60.0
    reserve: Annotated[
        float, Field(ge=0, le=3600, allow_inf_nan=False, description="seconds beyond the clock, for a match")
    ] = 120.0
    bomb_window: Annotated[
        float,
        Field(
            ge=0, le=10, allow_inf_nan=False, description="seconds after each play in which bombs are taken"
        ),
    ] = 1.5
    bot_pace: Annotated[
        float, Field(ge=0, le=10, allow_inf_nan=False, description="about so long a bot takes to answer")
    ] = 1.0
    between_rounds: Annotated[
        Seconds, Field(description="the longest wait before the next round; all may agree to go on sooner")
    ] = 20.0
    stand_in: Annotated[BotName, Field(description="the bot that helps out for people who are away")] = "club"


# -- what people do at a table, apart from playing ---------------------------------------------------------


class Sit(Model):
    """Take an open place, or move to one."""

    type: Literal["sit"]
    place: PlaceNumber | None = None


class Leave(Model):
    """Give up the place. In a running match a bot plays on, and the place can be taken again."""

    type: Literal["leave"]


class SeatBot(Model):
    """The host puts a bot on a place."""

    type: Literal["bot"]
    place: PlaceNumber
    bot: BotName


class OpenPlace(Model):
    """The host takes a bot, or a person, from a place before the start."""

    type: Literal["open"]
    place: PlaceNumber


class Swap(Model):
    """The host lets two places change before the start."""

    type: Literal["swap"]
    a: PlaceNumber
    b: PlaceNumber


class HandOver(Model):
    """The host makes somebody else the host."""

    type: Literal["host"]
    player: PlayerId


class ChangeOptions(Model):
    """The host changes the table before the start."""

    type: Literal["options"]
    options: TableOptions


class Start(Model):
    """The host starts the match; empty places get the bot, if one is named."""

    type: Literal["start"]
    fill: BotName | None = None


class Ready(Model):
    """Go on with the next round."""

    type: Literal["ready"]


class PauseGame(Model):
    """Stop the clocks: at once if the host asks for it, or when most have asked."""

    type: Literal["pause"]


class ResumeGame(Model):
    """Go on: the same way."""

    type: Literal["resume"]


class Rematch(Model):
    """The host starts another match with the same people."""

    type: Literal["rematch"]


class Back(Model):
    """Take the place back from the bot that held it."""

    type: Literal["back"]


class Chat(Model):
    """Say something: free text, or one of the quick phrases."""

    type: Literal["chat"]
    text: (
        Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_CHAT)] | None
    ) = None
    phrase: Literal[PHRASES] | None = None  # type: ignore[valid-type]


class Mute(Model):
    """Hear no more of somebody, or hear them again."""

    type: Literal["mute"]
    player: PlayerId
    on: bool = True


class Close(Model):
    """The host ends the table before a match, or after it."""

    type: Literal["close"]


Command = (
    Sit | Leave | SeatBot | OpenPlace | Swap | HandOver | ChangeOptions | Start | Ready | PauseGame
    | ResumeGame | Rematch | Back | Chat | Mute | Close
)  # fmt: skip
AnyCommand = Annotated[Command, Field(discriminator="type")]


# -- frames from the client --------------------------------------------------------------------------------

Version = Annotated[int, Field(ge=0, le=2**53)]


class ActData(Model):
    """An action of the contract; ``seat`` is needed only by Trichu's soloist, for the dummy."""

    id: ActionId
    action: dict[str, Any]
    seat: Annotated[int, Field(ge=0, lt=12)] | None = None


class DoData(Model):
    """Something else to do at the table."""

    id: ActionId
    do: AnyCommand


class AskData(Model):
    """A question.

    ``cards``: what these cards are, and whether they may be played; ``complete``: what legal plays they could
    be part of; ``legal``: what can be done now; ``hint``: what a bot would do.
    """

    id: ActionId
    what: Literal["cards", "legal", "complete", "hint"]
    cards: Annotated[str, StringConstraints(max_length=400)] | None = None
    seat: Annotated[int, Field(ge=0, lt=12)] | None = None


class ResumeData(Model):
    """The last version that was seen; null for a fresh start."""

    v: Version | None = None


class NoData(Model):
    """Nothing."""


class ActFrame(Model):
    """Play. ``v`` is the version the player acted on: an action meant for an older moment is refused."""

    t: Literal["act"]
    v: Version | None = None
    d: ActData


class DoFrame(Model):
    """Do something else at the table."""

    t: Literal["do"]
    v: Version | None = None
    d: DoData


class AskFrame(Model):
    """Ask."""

    t: Literal["ask"]
    v: Version | None = None
    d: AskData


class ResumeFrame(Model):
    """Ask for everything after a version."""

    t: Literal["resume"]
    v: Version | None = None
    d: ResumeData


class PingFrame(Model):
    """Ask for a sign of life."""

    t: Literal["ping"]
    v: Version | None = None
    d: NoData = NoData()


ClientFrame = ActFrame | DoFrame | AskFrame | ResumeFrame | PingFrame
CLIENT_FRAME: TypeAdapter[ClientFrame] = TypeAdapter(Annotated[ClientFrame, Field(discriminator="t")])
COMMAND: TypeAdapter[Command] = TypeAdapter(AnyCommand)


def to_options(options: TableOptions) -> table_options.TableOptions:
    """Return the options as the table has them."""
    return table_options.TableOptions.from_json(options.model_dump())


def to_command(command: Command) -> commands.Command:
    """Return a command as the table takes it."""
    return commands.command_from_json(command.model_dump())
