"""A bad frame, who sends it, and how it is written."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, NamedTuple

import websockets
from websockets.asyncio.client import ClientConnection

from tests.server.guests import Guest
from tichu.client import Mirror
from tichu.client.frames import Frame
from tichu.core.cards import card_name, parse_cards


class BadFrame(NamedTuple):
    """A frame, and what must come of it."""

    kind: str
    data: str | bytes
    answer: str = "error"
    """The type of the one frame that answers it; "" if the line may be closed instead, with ``closes``."""
    code: str | None = None
    id: str | None = None
    """What the answer must name, if anything."""
    version: int | None = None
    closes: tuple[int, ...] = ()
    as_text: bool | None = None
    raw: bool = False
    """Put on the wire as it is, without a frame around it."""
    pieces: int = 1


class FrameSender:
    """A person who sends bad frames, and what they know of the table."""

    def __init__(self, name: str, guest: Guest, host: bool = False, token: str | None = None) -> None:
        self.name, self.guest, self.host, self.token = name, guest, host, token
        self.mirror = Mirror()
        self.acked: dict[str, int] = {}
        """Action ids that were acknowledged long ago, and with which version."""
        self.line: ClientConnection | None = None
        self.quiet: ClientConnection | None = None
        """Another socket of the same person, on which nothing may ever arrive."""

    @property
    def seat(self) -> int | None:
        seats = self.mirror.own_seats
        return seats[0] if seats else None

    @property
    def hand(self) -> list[str]:
        """The cards of a player."""
        assert self.mirror.round is not None
        text = None if self.seat is None else self.mirror.round["hands"][self.seat]
        return [card_name(card) for card in parse_cards(text or "")]

    def connect(self, table: str) -> websockets.connect:
        """A socket of this person, with their cookie or their token."""
        if self.token is None:
            return self.guest.connect(table)
        return Guest(self.guest.server, token=self.token).connect(table)


Maker = Callable[[random.Random, FrameSender], BadFrame]


def to_text(frame: object) -> str:
    return json.dumps(frame)


def new_id(rng: random.Random) -> str:
    return f"bad-{rng.getrandbits(64):x}"


def act(rng: random.Random, action: object, **more: Any) -> tuple[str, Frame]:
    name = new_id(rng)
    data = {"id": name, "action": action}
    if "seat" in more:
        data["seat"] = more.pop("seat")
    return name, {"t": "act", **more, "d": data}
