"""Models of the frames and commands that clients send.

Frames are ``{"t": type, "v": version, "d": data}``. The actions in them are parsed by the core. Everything
else is described by a model, which refuses invalid input and from which the TypeScript types are generated.
"""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Annotated, Any, Literal

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
    StringConstraints,
    TypeAdapter,
    create_model,
)
from pydantic_core.core_schema import CoreSchema, no_info_after_validator_function, tagged_union_schema

from tichu.server.names import Visible
from tichu.table import commands
from tichu.table import options as table_options
from tichu.table.frames.protocol import (
    LARGEST_FRAME,
    LONGEST_CHAT,
    LONGEST_TITLE,
    MAX_PLACES,
    PHRASES,
    PROTOCOL,
    REACTIONS,
)

__all__ = ["LARGEST_FRAME", "LONGEST_CHAT", "PHRASES", "PROTOCOL", "REACTIONS"]

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24), Visible]
ActionId = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
PlayerId = Annotated[str, StringConstraints(min_length=1, max_length=40)]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=40)]
PlaceNumber = Annotated[int, Field(ge=0, lt=MAX_PLACES)]


class Model(BaseModel):
    """Base of all models. It is strict: no unknown keys, no numbers as strings."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


# -- options of a table ------------------------------------------------------------------------------------

Seconds = Annotated[float, Field(ge=0, le=600, allow_inf_nan=False)]
HouseRule = (
    bool
    | Annotated[int, Field(ge=-(10**9), le=10**9)]
    | Annotated[str, StringConstraints(max_length=40)]
    | None
)


DEFAULTS = table_options.TableOptions()


class TableOptions(Model):
    """The options of a table. House rules are settings of the library: target, rounds, …, players."""

    title: Annotated[str, StringConstraints(strip_whitespace=True, max_length=LONGEST_TITLE), Visible] = (
        DEFAULTS.title
    )
    variant: Annotated[str, StringConstraints(max_length=40)] = DEFAULTS.variant
    edition: Annotated[str, StringConstraints(max_length=40)] | None = DEFAULTS.edition
    house_rules: Annotated[dict[str, HouseRule], Field(max_length=40)] = {}
    public: Annotated[bool, Field(description="listed in the lobby")] = DEFAULTS.public
    spectators: Annotated[bool, Field(description="anybody with the link may watch")] = DEFAULTS.spectators
    rated: Annotated[bool, Field(description="for people with an account, without hints")] = DEFAULTS.rated
    clock: Annotated[
        Annotated[float, Field(ge=1, le=86400, allow_inf_nan=False)] | None,
        Field(description="seconds for each decision; null for no clock"),
    ] = DEFAULTS.clock
    reserve: Annotated[
        float, Field(ge=0, le=3600, allow_inf_nan=False, description="seconds beyond the clock, for a match")
    ] = DEFAULTS.reserve
    bomb_window: Annotated[
        float,
        Field(
            ge=0, le=10, allow_inf_nan=False, description="seconds after each play in which bombs are taken"
        ),
    ] = DEFAULTS.bomb_window
    bot_pace: Annotated[
        float,
        Field(ge=0, le=10, allow_inf_nan=False, description="seconds a bot takes to answer, about"),
    ] = DEFAULTS.bot_pace
    between_rounds: Annotated[
        Seconds,
        Field(description="maximum seconds before the next round; earlier if all are ready"),
    ] = DEFAULTS.between_rounds
    stand_in: Annotated[BotName, Field(description="the bot that plays for people who are away")] = (
        DEFAULTS.stand_in
    )


# -- commands: everything but playing ----------------------------------------------------------------------

COMMAND_FIELDS: dict[str, Any] = {
    "place": PlaceNumber,
    "a": PlaceNumber,
    "b": PlaceNumber,
    "bot": BotName,
    "fill": BotName,
    "player": PlayerId,
    "on": bool,
    "options": TableOptions,
    "text": Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_CHAT)],
    "phrase": Literal[PHRASES],
    "reaction": Literal[REACTIONS],
}
"""What the fields of commands may contain, by their name."""


def _model_of(command: type[commands.Command]) -> type[Model]:
    """Return the model that validates a command before it is created."""
    definitions: dict[str, Any] = {"type": (Literal[command.type], ...)}
    for field in fields(command):
        kind = COMMAND_FIELDS[field.name]
        if field.default is MISSING:
            definitions[field.name] = (kind, ...)
        else:
            definitions[field.name] = (kind | None if field.default is None else kind, field.default)
    return create_model(
        command.__name__, __base__=Model, __module__=__name__, __doc__=command.__doc__, **definitions
    )


COMMAND_MODELS = {name: _model_of(command) for name, command in commands.COMMANDS.items()}
"""The models of the commands, by the name they have on the wire."""


class _CommandSchema:
    """Makes pydantic validate a command with its model and return the command of ``tichu.table``."""

    @staticmethod
    def __get_pydantic_core_schema__(source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        models = {name: handler.generate_schema(model) for name, model in COMMAND_MODELS.items()}
        return no_info_after_validator_function(
            _to_command, tagged_union_schema(models, discriminator="type")
        )


def _to_command(model: Model) -> commands.Command:
    return commands.command_from_json(model.model_dump())


AnyCommand = Annotated[commands.Command, _CommandSchema]


# -- frames from the client --------------------------------------------------------------------------------

Version = Annotated[int, Field(ge=0, le=2**53)]


class ActData(Model):
    """An action; ``seat`` is needed only by Trichu's soloist, to act for the dummy."""

    id: ActionId
    action: dict[str, Any]
    seat: Annotated[int, Field(ge=0, lt=MAX_PLACES)] | None = None


class DoData(Model):
    """A command."""

    id: ActionId
    do: AnyCommand


class AskData(Model):
    """A question.

    ``cards``: what these cards are, and whether they may be played; ``complete``: the legal plays that
    contain them; ``legal``: the legal actions; ``hint``: what a bot would do.
    """

    id: ActionId
    what: Literal["cards", "legal", "complete", "hint"]
    cards: Annotated[str, StringConstraints(max_length=400)] | None = None
    seat: Annotated[int, Field(ge=0, lt=MAX_PLACES)] | None = None


class ResumeData(Model):
    """The last version the client has seen; null for a snapshot."""

    v: Version | None = None


class NoData(Model):
    """No data."""


class ActFrame(Model):
    """Play. ``v`` is the version the player saw: an action meant for an earlier situation is refused."""

    t: Literal["act"]
    v: Version | None = None
    d: ActData


class DoFrame(Model):
    """Send a command."""

    t: Literal["do"]
    v: Version | None = None
    d: DoData


class AskFrame(Model):
    """Ask a question."""

    t: Literal["ask"]
    v: Version | None = None
    d: AskData


class ResumeFrame(Model):
    """Request everything after a version."""

    t: Literal["resume"]
    v: Version | None = None
    d: ResumeData


class VisibleData(Model):
    """Whether the page is in view."""

    visible: bool


class VisibleFrame(Model):
    """Tell whether the page is in view: people who do not look are sent notifications, if they want them."""

    t: Literal["visible"]
    v: Version | None = None
    d: VisibleData


class PingFrame(Model):
    """Request a ``pong``."""

    t: Literal["ping"]
    v: Version | None = None
    d: NoData = NoData()


ClientFrame = ActFrame | DoFrame | AskFrame | ResumeFrame | VisibleFrame | PingFrame
CLIENT_FRAME: TypeAdapter[ClientFrame] = TypeAdapter(Annotated[ClientFrame, Field(discriminator="t")])
COMMAND: TypeAdapter[commands.Command] = TypeAdapter(AnyCommand)


def to_options(options: TableOptions) -> table_options.TableOptions:
    """Convert options to those of ``tichu.table``."""
    return table_options.TableOptions.from_json(options.model_dump())
