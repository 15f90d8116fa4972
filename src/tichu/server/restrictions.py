"""Bans and mutes: until when they last, and how people are told."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from math import isinf
from typing import Final

from tichu.server.connections import LocalConnection
from tichu.server.errors import Refused
from tichu.server.frame_text import frame
from tichu.server.store import Player

BANNED: Final = (4403, "banned")
"""How the sockets of a banned person are closed."""


def active(until: float | None) -> bool:
    """Whether a ban or mute that lasts until a time has not ended."""
    return until is not None and until > time.time()


def until_text(until: float) -> str:
    """Return the end of a ban or mute in words."""
    return "for good" if isinf(until) else f"until {datetime.fromtimestamp(until, UTC):%Y-%m-%d %H:%M} UTC"


def check_not_banned(player: Player) -> None:
    """Refuse a banned person."""
    if player.banned_until is not None and active(player.banned_until):
        raise _banned(player.banned_until)


def check_not_muted(until: float | None) -> None:
    """Refuse a chat message of a person who is muted until a time."""
    if until is not None and active(until):
        raise Refused(
            "muted", f"an administrator has muted you {until_text(until)}: you cannot write in the chat", 403
        )


def disconnect_banned(connection: LocalConnection, until: float) -> None:
    """Tell a person that they are banned, and close the socket."""
    why = _banned(until)
    connection.send(frame("error", 0, why.to_json()))
    connection.close(*BANNED)


def _banned(until: float) -> Refused:
    return Refused("banned", f"an administrator has banned you from this server {until_text(until)}", 403)
