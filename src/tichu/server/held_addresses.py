"""Addresses from which nobody becomes a guest for a while, because somebody there is banned.

A banned guest who deletes the cookie would be a new guest. People who have a session or an account are not
affected: they may live in the same house.
"""

from __future__ import annotations

import time
from typing import Final

from tichu.server.address_book import AddressBook
from tichu.server.errors import Refused
from tichu.server.restrictions import active, until_text
from tichu.server.store import Store

MAX_HELD: Final = 30 * 86400.0
"""Maximum seconds for which an address is held: others get it after a while."""


class HeldAddresses:
    """The held addresses in the store, as this process knows them."""

    def __init__(self, store: Store, addresses: AddressBook) -> None:
        self._store = store
        self._addresses = addresses
        self._ends: dict[str, tuple[str, float]] = {}
        """By network: for whom it is held, and until when."""

    async def load(self) -> None:
        """Read what other processes hold, and forget what is over."""
        held = await self._store.held_addresses(time.time())
        self._ends = {network: (player, until) for network, player, until in held}

    async def hold(self, player: str, until: float) -> None:
        """Hold the last address of a person; nothing happens if this process has not seen them."""
        network = self._addresses.find(player)
        if network is not None:
            await self._store.hold_address(network, player, until)
            self._ends[network] = (player, until)

    async def free(self, player: str) -> None:
        """Free the addresses of a person."""
        await self._store.free_addresses(player)
        self._ends = {network: entry for network, entry in self._ends.items() if entry[0] != player}

    def ends_for(self, player: str) -> float | None:
        """Until when an address of a person is held; None if none is."""
        return max((until for held, until in self._ends.values() if held == player), default=None)

    def check(self, network: str) -> None:
        """Refuse a new guest from an address that is held."""
        _, until = self._ends.get(network, ("", 0.0))
        if active(until):
            sentence = f"somebody from your network is banned: there can be no new guests {until_text(until)}"
            raise Refused("banned", sentence, 403)
