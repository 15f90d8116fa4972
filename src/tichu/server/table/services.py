"""What the tables of a process need from the server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tichu.server.store import Store
from tichu.server.table.providers import PROVIDERS
from tichu.server.workers.workers import Workers
from tichu.table.events import Recorded
from tichu.table.providers import Providers
from tichu.table.state import TableState

SLEEP_AFTER: Final = 60.0
"""Seconds without anybody connected after which a running table pauses."""


class Services(NamedTuple):
    """What a table needs from the server."""

    store: Store
    workers: Workers
    stored: Callable[[TableState, Recorded], None]
    """Called with every event that was stored."""
    handled: Callable[[float], None] | None = None
    """Called with the seconds it took to reply to a frame."""
    providers: Providers = PROVIDERS
    sleep_after: float | None = SLEEP_AFTER
