"""Reading the frames of a client without third-party libraries.

A server validates the same frames with the models of ``tichu.server.wire``; a test compares the two.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import MISSING, Field, fields
from typing import Any, Final, NamedTuple, NoReturn, TypeAlias

from tichu.core.errors import shown
from tichu.local import checks
from tichu.local.checks import malformed
from tichu.table.commands import COMMANDS, Command, command_from_json
from tichu.table.errors import Refused
from tichu.table.frames.protocol import LARGEST_FRAME, MAX_PLACES

MAX_VERSION: Final = 2**53
MAX_CARDS_TEXT: Final = 400
QUESTIONS: Final = ("cards", "legal", "complete", "hint")
ACTION_ID: Final = re.compile(r"[A-Za-z0-9_.:-]{1,64}")


class ActRequest(NamedTuple):
    """The client wants to play; ``seen`` is the version it acted on."""

    id: str
    action: dict[str, Any]
    seat: int | None
    seen: int | None


class CommandRequest(NamedTuple):
    """The client sends a command."""

    id: str
    command: Command


class RuleQuestion(NamedTuple):
    """The client asks about the rules, or for a hint."""

    id: str
    what: str
    cards: str | None
    seat: int | None


class ResumeRequest(NamedTuple):
    """The client wants everything after a version; a snapshot if it has none."""

    version: int | None


class IgnoredFrame(NamedTuple):
    """A frame that only matters to a server."""


class PingRequest(NamedTuple):
    """The client wants a ``pong``."""


ClientRequest: TypeAlias = (
    ActRequest | CommandRequest | RuleQuestion | ResumeRequest | IgnoredFrame | PingRequest
)


def parse_frame(text: str) -> ClientRequest:
    """Return what a frame asks for; refuse text that is not a frame."""
    if len(text) > LARGEST_FRAME:
        raise Refused("too-large", f"a frame has at most {LARGEST_FRAME} characters", 413)
    try:
        found = json.loads(text, parse_constant=_not_a_number)
    except (ValueError, RecursionError):
        raise malformed("the frame is not JSON") from None
    frame = checks.keys(found, "frame", required=("t",), optional=("v", "d"))
    version = _version(frame.get("v"), "v")
    data = frame.get("d", {} if frame["t"] == "ping" else None)
    match frame["t"]:
        case "act":
            return _act(data, version)
        case "do":
            given = checks.keys(data, "d", required=("id", "do"))
            return CommandRequest(_id(given), parse_command(given["do"]))
        case "ask":
            return _question(data)
        case "resume":
            given = checks.keys(data, "d", optional=("v",))
            return ResumeRequest(_version(given.get("v"), "d.v"))
        case "visible":
            checks.boolean(checks.keys(data, "d", required=("visible",))["visible"], "d.visible")
            return IgnoredFrame()
        case "ping":
            checks.keys(data, "d")
            return PingRequest()
        case unknown:
            raise malformed(f"there is no frame {shown(unknown)}")


def action_id(text: str) -> str | None:
    """Return the action id of a refused frame, if it has one, so that its sender can identify it."""
    try:
        found = json.loads(text)["d"]["id"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    return found if isinstance(found, str) and len(found) <= 64 and found.isascii() else None


def parse_command(found: object) -> Command:
    """Return the command of a JSON object; refuse unknown commands and wrong fields."""
    kind = found.get("type") if isinstance(found, Mapping) else None
    command = COMMANDS.get(kind) if isinstance(kind, str) else None
    if command is None:
        raise malformed(f"there is no command {shown(kind)}")
    needed = {field.name: field for field in fields(command)}
    required = [name for name, field in needed.items() if field.default is MISSING]
    given = checks.keys(found, "do", required=("type", *required), optional=tuple(needed))
    data = {name: _field(needed[name], given[name]) for name in needed if name in given}
    return command_from_json({"type": kind, **data})


def _field(field: Field[Any], value: object) -> object:
    if value is None and field.default is None:
        return None
    return checks.COMMAND_FIELDS[field.name](value, field.name)


def _act(data: object, version: int | None) -> ActRequest:
    given = checks.keys(data, "d", required=("id", "action"), optional=("seat",))
    if not isinstance(given["action"], dict):
        raise malformed("d.action must be an object")
    return ActRequest(_id(given), given["action"], _seat(given.get("seat")), version)


def _question(data: object) -> RuleQuestion:
    given = checks.keys(data, "d", required=("id", "what"), optional=("cards", "seat"))
    if given["what"] not in QUESTIONS:
        raise malformed(f"d.what must be one of {', '.join(QUESTIONS)}")
    cards = given.get("cards")
    if cards is not None:
        cards = checks.string(cards, "d.cards", MAX_CARDS_TEXT)
    return RuleQuestion(_id(given), given["what"], cards, _seat(given.get("seat")))


def _id(data: Mapping[str, Any]) -> str:
    found = data["id"]
    if not isinstance(found, str) or not ACTION_ID.fullmatch(found):
        raise malformed("d.id must be 1 to 64 letters, digits or the characters _ . : -")
    return found


def _seat(value: object) -> int | None:
    return None if value is None else checks.integer(value, "d.seat", 0, MAX_PLACES - 1)


def _version(value: object, name: str) -> int | None:
    return None if value is None else checks.integer(value, name, 0, MAX_VERSION)


def _not_a_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")
