"""Persistent storage of table logs, players and ratings, in SQLite or PostgreSQL."""

from __future__ import annotations

from tichu.server.store.administration import PersonFilter, TableFilter
from tichu.server.store.backup import backup
from tichu.server.store.club_rows import (
    BELONGING,
    Admission,
    ClubEvent,
    ClubEventKind,
    ClubMember,
    ClubPart,
    ClubRole,
    ClubRow,
    ClubTable,
    ListedClub,
    SeasonRow,
)
from tichu.server.store.contacts import BlockedPlayer, Blocks, Invitation, MetPlayer
from tichu.server.store.errors import Conflict, StoreError
from tichu.server.store.file_lock import only_server
from tichu.server.store.integrity import check_at_start
from tichu.server.store.personal import DELETED_NAME
from tichu.server.store.push import PushSubscription
from tichu.server.store.rows import (
    AdminToken,
    ChatLine,
    Key,
    KeyKind,
    LadderRow,
    ListedTable,
    MatchRow,
    MatchSeat,
    NewEvents,
    Player,
    Rating,
    RatingPoint,
    RoundRow,
    StoredEvent,
    TableRow,
    TableStatus,
    TokenScope,
    TournamentRow,
    TournamentRowStatus,
)
from tichu.server.store.store import Store

__all__ = [
    "DELETED_NAME",
    "PersonFilter",
    "Store",
    "TableFilter",
    "backup",
    "check_at_start",
    "only_server",
    # rows
    "BELONGING",
    "Admission",
    "ClubEvent",
    "ClubEventKind",
    "ClubMember",
    "ClubPart",
    "ClubRole",
    "ClubRow",
    "ClubTable",
    "ListedClub",
    "SeasonRow",
    "AdminToken",
    "BlockedPlayer",
    "Blocks",
    "ChatLine",
    "Invitation",
    "MetPlayer",
    "NewEvents",
    "Key",
    "KeyKind",
    "LadderRow",
    "ListedTable",
    "MatchRow",
    "MatchSeat",
    "Player",
    "PushSubscription",
    "Rating",
    "RatingPoint",
    "RoundRow",
    "StoredEvent",
    "TableRow",
    "TableStatus",
    "TokenScope",
    "TournamentRow",
    "TournamentRowStatus",
    # errors
    "Conflict",
    "StoreError",
]
