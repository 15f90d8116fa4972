"""The protocol of one table without I/O: frames in, frames to send and news out.

A session outlives connections. It numbers what is sent, sends it again when that is safe and needed, and
notices missing versions. ``connection.py`` owns the socket.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import count
from secrets import token_hex
from typing import Any, Final, Literal

from tichu.client.frames import REPLIES, STATE_FRAMES, Frame, act_frame, ask_frame, do_frame, resume_frame
from tichu.client.mirror import Mirror
from tichu.core.actions import Action

RESEND_CODES: Final = frozenset(("moved", "moving", "not-stored"))
"""Errors after which the same frame is sent again: its id keeps it from happening twice."""
TOO_FAST: Final = "slow-down"
"""Error after which an action is sent again; commands and questions are left to the caller."""


@dataclass(frozen=True, slots=True)
class StateChanged:
    """A frame was applied to the mirror."""

    kind: str
    """``snapshot``, ``delta``, ``empty`` or ``live``."""
    version: int
    event: dict[str, Any] | None = None
    """What happened, if this client may know."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to something that was sent. After ``held`` another one follows."""

    kind: Literal["ack", "held", "error", "answer"]
    id: str
    """Empty for an error that is about the connection."""
    version: int
    data: dict[str, Any]
    after_held: bool = False
    """Whether ``held`` came before."""


@dataclass(slots=True)
class Received:
    """What follows from a frame."""

    send: list[Frame] = field(default_factory=list)
    """To be sent now."""
    send_later: Frame | None = None
    """To be sent in a moment."""
    news: StateChanged | Reply | None = None


class Session:
    """What was sent to a table and not answered, and the mirror of its state."""

    def __init__(self) -> None:
        self.mirror = Mirror()
        self.open: dict[str, Frame] = {}
        """Frames that were not answered for good, by id."""
        self.in_sync = False
        """Whether the server has shown the state on the present connection."""
        self._held: set[str] = set()
        self._resuming = False
        self._prefix = token_hex(4)
        self._numbers = count(1)

    # -- sending -------------------------------------------------------------------------------------------

    def act(self, action: Action, seat: int | None = None, seen: int | None = None) -> Frame:
        """Make the frame of an action; ``seen`` is the version it was decided on, by default the mirror's."""
        version = self.mirror.version if seen is None else seen
        return self._remember(act_frame(self._new_id(), action, seat, version))

    def do(self, command: Mapping[str, Any]) -> Frame:
        """Make the frame of a command."""
        return self._remember(do_frame(self._new_id(), command))

    def ask(self, what: str, cards: str | None = None, seat: int | None = None) -> Frame:
        """Make the frame of a question."""
        return self._remember(ask_frame(self._new_id(), what, cards, seat))

    def forget(self, request: str) -> None:
        """Do not send this again."""
        self.open.pop(request, None)
        self._held.discard(request)

    def _new_id(self) -> str:
        return f"{self._prefix}-{next(self._numbers)}"

    def _remember(self, frame: Frame) -> Frame:
        self.open[frame["d"]["id"]] = frame
        return frame

    # -- receiving -----------------------------------------------------------------------------------------

    def disconnected(self) -> None:
        """The connection is gone."""
        self.in_sync = self._resuming = False

    def receive(self, frame: Frame, now: float = 0.0) -> Received:
        """Take a frame of the server."""
        if frame["t"] in STATE_FRAMES:
            return self._receive_state(frame, now)
        if frame["t"] in REPLIES:
            return self._receive_reply(frame)
        return Received()

    def _receive_state(self, frame: Frame, now: float) -> Received:
        kind, gaps = frame["t"], self.mirror.gaps
        if not self.mirror.take(frame, now):
            missing = self.mirror.gaps > gaps and not self._resuming
            self._resuming |= missing
            return Received([resume_frame(self.mirror.version)] if missing else [])
        if kind != "live":
            self._resuming = False
        received = Received(news=StateChanged(kind, frame["v"], frame["d"].get("event")))
        if kind == "snapshot" or not self.in_sync:
            # The connection is new, or the table has moved to another process: answers may have been lost.
            received.send = list(self.open.values())
        self.in_sync = True
        return received

    def _receive_reply(self, frame: Frame) -> Received:
        kind, data = frame["t"], frame["d"]
        request = data.get("id", "")
        waiting = self.open.get(request)
        if kind == "error" and waiting is not None and _may_send_again(data["code"], waiting):
            return Received(send_later=waiting)
        after_held = request in self._held
        if kind == "held":
            self._held.add(request)
        else:
            self.forget(request)
        return Received(news=Reply(kind, request, frame["v"], data, after_held))


def _may_send_again(code: str, frame: Frame) -> bool:
    """Whether the error says that the same frame should be sent again."""
    return code in RESEND_CODES or (code == TOO_FAST and frame["t"] == "act")
