"""Keeps sockets and keys in step: no socket outlives its key or a ban, no session its time."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from tichu.server.cancellation import cancel_and_wait
from tichu.server.held_addresses import HeldAddresses
from tichu.server.hub import Hub
from tichu.server.identity import DAY, ENDED, SESSION_AGE, SESSION_IDLE
from tichu.server.restrictions import active, disconnect_banned
from tichu.server.store import Player, Store

log = logging.getLogger("tichu.server")

CHECK_INTERVAL: Final = 20.0
"""Seconds between two checks of the keys of open sockets."""
CLEAN_INTERVAL: Final = 3600.0
"""Seconds between two deletions of expired sessions and idle guests."""
GUEST_IDLE: Final = 14 * DAY
"""Seconds after which a guest who never had a place at a table and does not come back is deleted."""
MAX_KEYS: Final = 500
"""Maximum keys in one query."""


class KeyWatch:
    """Closes the sockets of keys that no longer exist, and of banned people.

    Ending a key or a ban closes sockets at once. This is for those that were just being opened, for messages
    between processes that were lost, and for sessions that expire while a socket is open.
    """

    def __init__(self, store: Store, hub: Hub, held: HeldAddresses) -> None:
        self._store, self._hub, self._held = store, hub, held
        self._cleaned: float | None = None
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop checking."""
        await cancel_and_wait([self._task])

    async def _run(self) -> None:
        while True:
            try:
                await self.clean(time.time())
                await self.check()
                await self._held.load()
            except Exception as trouble:  # the database is away for a while
                log.warning("sessions cannot be checked: %s", type(trouble).__name__)
            await asyncio.sleep(CHECK_INTERVAL)

    async def clean(self, now: float) -> None:
        """Delete expired sessions and guests who only looked in, once in a while."""
        if self._cleaned is None or now - self._cleaned > CLEAN_INTERVAL:
            await self._store.drop_expired(now - SESSION_IDLE, now - SESSION_AGE)
            await self._store.drop_idle_guests(now - GUEST_IDLE)
            self._cleaned = now

    async def check(self) -> None:
        """Close the sockets in this process whose key has ended or whose person is banned; note mutes."""
        opened = {connection.key for connection in self._hub.connections.values() if connection.key}
        ids, owners = sorted(opened), dict[str, Player]()
        for start in range(0, len(ids), MAX_KEYS):
            owners |= await self._store.owners(ids[start : start + MAX_KEYS])
        for connection in list(self._hub.connections.values()):
            if connection.key not in opened:
                continue  # opened meanwhile
            player = owners.get(connection.key)
            if player is None:
                connection.close(*ENDED)
            elif player.banned_until is not None and active(player.banned_until):
                disconnect_banned(connection, player.banned_until)
            else:
                connection.muted_until = player.muted_until or 0.0
