"""A connection of a test, without a socket."""

from __future__ import annotations

import json
from typing import Any

from tichu.server.store import Blocks
from tichu.table.commands import Person


class Listener:
    """A connection that keeps the frames it was sent, and must not be closed."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.blocks, self.hidden, self.wants_legal = Blocks(), False, False
        self.frames: list[dict[str, Any]] = []

    def send(self, text: str) -> None:
        self.frames.append(json.loads(text))

    def close(self, code: int, reason: str) -> None:
        raise AssertionError(f"closed: {code} {reason}")
