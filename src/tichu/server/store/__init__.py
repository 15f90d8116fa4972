"""The store: what happened at the tables, who the people are, and how well they play – kept for good."""

from __future__ import annotations

from tichu.server.store.backup import backup
from tichu.server.store.errors import Conflict, StoreError
from tichu.server.store.rows import (
    Append,
    Key,
    KeyKind,
    MatchRow,
    MatchSeat,
    Player,
    Rating,
    StoredEvent,
    TableRow,
    TableStatus,
)
from tichu.server.store.store import Store

__all__ = [
    "Store",
    "backup",
    # what goes in and comes out
    "Append",
    "Key",
    "KeyKind",
    "MatchRow",
    "MatchSeat",
    "Player",
    "Rating",
    "StoredEvent",
    "TableRow",
    "TableStatus",
    # what can go wrong
    "Conflict",
    "StoreError",
]
