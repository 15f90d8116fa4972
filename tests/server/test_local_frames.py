"""Frames of clients: the local table accepts and refuses the same ones as a server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import ValidationError

from tests.server.bad_frames.ill_made import JUNK, NOT_JSON
from tichu.local.client_frames import CommandRequest, parse_frame
from tichu.server import wire
from tichu.table.commands import ChangeOptions
from tichu.table.errors import Refused
from tichu.table.frames.protocol import LARGEST_FRAME
from tichu.table.options import TableOptions

INVISIBLE = ("\u0000", "\u202eevil")
"""Titles that other people would be misled by; nobody else sees those of a local table."""

COMMANDS: list[dict[str, Any]] = [
    {"type": "sit"}, {"type": "sit", "place": 2}, {"type": "sit", "place": None}, {"type": "leave"},
    {"type": "bot", "place": 1, "bot": "club"}, {"type": "open", "place": 3}, {"type": "host", "player": "p"},
    {"type": "swap", "a": 0, "b": 1}, {"type": "options", "options": TableOptions().to_json()},
    {"type": "start"}, {"type": "start", "fill": "club@easy"}, {"type": "ready"}, {"type": "pause"},
    {"type": "resume"}, {"type": "admit", "place": 1}, {"type": "rematch"}, {"type": "back"},
    {"type": "chat", "text": " hello "}, {"type": "chat", "phrase": "hello"}, {"type": "mute", "player": "p"},
    {"type": "chat", "reaction": "tea"}, {"type": "mute", "player": "p", "on": False}, {"type": "close"},
]  # fmt: skip
FRAMES: list[dict[str, Any]] = [
    {"t": "act", "v": 3, "d": {"id": "a1", "action": {"type": "pass"}, "seat": 1}},
    {"t": "act", "d": {"id": "a1", "action": {"anything": [1]}, "seat": None}},
    {"t": "ask", "v": None, "d": {"id": "a1", "what": "cards", "cards": "Ma", "seat": 0}},
    {"t": "ask", "d": {"id": "a1", "what": "hint"}},
    {"t": "resume", "d": {"v": 5}},
    {"t": "resume", "d": {}},
    {"t": "visible", "d": {"visible": True}},
    {"t": "ping"},
    {"t": "ping", "d": {}},
    *({"t": "do", "d": {"id": "a1", "do": command}} for command in COMMANDS),
]


def _accepted_by_server(text: str) -> bool:
    try:
        wire.CLIENT_FRAME.validate_json(text)
    except ValidationError:
        return False
    return True


def _accepted_locally(text: str) -> bool:
    try:
        parse_frame(text)
    except Refused as why:
        return why.code != "malformed"
    return True


def _changed(value: Any) -> Iterator[Any]:
    """The value with one thing in it replaced by junk, left out, or added."""
    yield from JUNK
    if isinstance(value, dict):
        for key, inner in value.items():
            yield {name: each for name, each in value.items() if name != key}
            if key != "action":  # the core reads it, in both shells
                for other in _changed(inner):
                    if not (key == "title" and other in INVISIBLE):
                        yield {**value, key: other}
        yield {**value, "more": 1}


@pytest.mark.parametrize("frame", FRAMES, ids=json.dumps)
def test_well_formed_frames_are_accepted(frame: dict[str, Any]) -> None:
    assert _accepted_by_server(json.dumps(frame))
    assert _accepted_locally(json.dumps(frame))


@pytest.mark.parametrize("frame", FRAMES, ids=json.dumps)
def test_changed_frames_are_accepted_by_both_or_none(frame: dict[str, Any]) -> None:
    for changed in _changed(frame):
        text = json.dumps(changed)
        assert _accepted_locally(text) == _accepted_by_server(text), text


@pytest.mark.parametrize("text", NOT_JSON)
def test_text_that_is_not_a_frame_is_refused(text: str) -> None:
    assert not _accepted_locally(text)


@pytest.mark.parametrize("command", COMMANDS, ids=json.dumps)
def test_commands_are_read_alike(command: dict[str, Any]) -> None:
    text = json.dumps({"t": "do", "d": {"id": "a1", "do": command}})

    here, there = parse_frame(text), wire.CLIENT_FRAME.validate_json(text)

    assert isinstance(here, CommandRequest) and isinstance(there, wire.DoFrame)
    assert here.command == there.d.do


def test_missing_options_have_their_default() -> None:
    command = {"type": "options", "options": {"variant": "trichu", "clock": 30}}

    found = parse_frame(json.dumps({"t": "do", "d": {"id": "a1", "do": command}}))

    assert found == CommandRequest("a1", ChangeOptions(TableOptions(variant="trichu", clock=30.0)))


def test_large_and_deep_frames_are_refused() -> None:
    with pytest.raises(Refused) as refusal:
        parse_frame(" " * (LARGEST_FRAME + 1))
    assert refusal.value.code == "too-large"
    assert not _accepted_locally('{"a":' * 1300)
    assert not _accepted_locally("9" * 5000)
    assert not _accepted_locally('{"t":"resume","d":{"v":NaN}}')
