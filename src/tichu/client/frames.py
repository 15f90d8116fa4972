"""Frames: the JSON messages on the socket of a table. docs/server.md describes them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from tichu.client.errors import Unreachable
from tichu.core.actions import Action

Frame: TypeAlias = dict[str, Any]

STATE_FRAMES: Final = frozenset(("snapshot", "delta", "empty", "live"))
"""Frames that change what a client knows of the table."""
REPLIES: Final = frozenset(("ack", "held", "error", "answer"))
"""Frames that answer something the client has sent."""

PING: Final[Frame] = {"t": "ping"}

_encode: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def frame_text(frame: Frame) -> str:
    """Write a frame as it is sent."""
    return _encode(frame)


def parse_frame(text: str | bytes) -> Frame:
    """Read a frame of the server."""
    try:
        frame = json.loads(text)
        if isinstance(frame["t"], str) and isinstance(frame["v"], int) and isinstance(frame["d"], dict):
            return frame  # type: ignore[no-any-return]
    except (ValueError, TypeError, KeyError, RecursionError):
        pass
    raise Unreachable("malformed", "the server sent something that is not a frame")


def act_frame(request: str, action: Action, seat: int | None = None, version: int | None = None) -> Frame:
    """Play ``action``; ``version`` is what the player looked at when deciding."""
    data: Frame = {"id": request, "action": action.to_json()}
    if seat is not None:
        data["seat"] = seat
    return {"t": "act", "v": version, "d": data}


def do_frame(request: str, command: Mapping[str, Any]) -> Frame:
    """Do something other than playing, for example ``{"type": "sit"}``."""
    return {"t": "do", "d": {"id": request, "do": dict(command)}}


def ask_frame(request: str, what: str, cards: str | None = None, seat: int | None = None) -> Frame:
    """Ask a question about your own cards."""
    data: Frame = {"id": request, "what": what}
    if cards is not None:
        data["cards"] = cards
    if seat is not None:
        data["seat"] = seat
    return {"t": "ask", "d": data}


def resume_frame(version: int | None) -> Frame:
    """Request everything after ``version``, or a snapshot."""
    return {"t": "resume", "d": {"v": version}}
