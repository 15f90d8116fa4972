"""An async client of a Tichu server, for programs that play, watch or manage tables.

``Client`` is a person on a server, ``TableConnection`` a table that is followed across broken connections.
docs/client.md shows how to use them.
"""

from __future__ import annotations

from tichu.core.extras import missing_extra

try:
    from tichu.client.client import Client
    from tichu.client.connection import ConnectionSettings, Submission, TableConnection
    from tichu.client.errors import (
        BadLink,
        ClientError,
        ConnectionEnded,
        RequestRefused,
        TableUnavailable,
        Unreachable,
    )
    from tichu.client.guestbook import GuestBook
    from tichu.client.link import TableLink
    from tichu.client.mirror import Mirror
    from tichu.client.playing import play
    from tichu.client.session import StateChanged
    from tichu.client.sockets import Backoff, open_socket
    from tichu.client.updates import ConnectionLost, LateRefusal, Update
except ModuleNotFoundError as missing:
    if missing.name not in ("httpx", "websockets"):
        raise
    raise ModuleNotFoundError(f"tichu.client: {missing_extra(missing.name)}", name=missing.name) from None

__all__ = [
    "Backoff",
    "BadLink",
    "Client",
    "ClientError",
    "ConnectionEnded",
    "ConnectionLost",
    "ConnectionSettings",
    "GuestBook",
    "LateRefusal",
    "Mirror",
    "RequestRefused",
    "StateChanged",
    "Submission",
    "TableConnection",
    "TableLink",
    "TableUnavailable",
    "Unreachable",
    "Update",
    "open_socket",
    "play",
]
