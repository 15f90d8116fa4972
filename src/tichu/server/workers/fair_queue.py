"""A queue in which nobody has to wait for all requests of somebody else."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Sized
from typing import Generic, NamedTuple, TypeVar

Item = TypeVar("Item")
Waiting = TypeVar("Waiting", bound=Sized)


class Owner(NamedTuple):
    """The person on whose account a request is made, the table it is for, and the address of the person."""

    person: str = ""
    table: str = ""
    address: str = ""

    @property
    def group(self) -> str:
        """Who waits together: the people of an address, or a person whose address is not known."""
        return self.address or self.person


NOBODY = Owner()


class FairQueue(Generic[Item]):
    """Items by owner. Addresses take turns, then the tables of an address; a table's items keep their order.

    An address that has been served goes behind all others that wait, however many items it has left.
    """

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, OrderedDict[str, deque[tuple[Owner, Item]]]] = OrderedDict()
        self._filled = asyncio.Event()

    def put(self, owner: Owner, item: Item) -> None:
        """Add an item behind the others of its owner."""
        self._items(owner).append((owner, item))
        self._filled.set()

    def put_first(self, owner: Owner, item: Item) -> None:
        """Add an item that is taken before all others."""
        self._items(owner).appendleft((owner, item))
        self._addresses[owner.group].move_to_end(owner.table, last=False)
        self._addresses.move_to_end(owner.group, last=False)
        self._filled.set()

    async def get(self) -> tuple[Owner, Item]:
        """Remove and return the next item; wait until there is one."""
        while not self._addresses:
            self._filled.clear()
            await self._filled.wait()
        address, tables = next(iter(self._addresses.items()))
        table, items = next(iter(tables.items()))
        found = items.popleft()
        _end_turn(tables, table)
        _end_turn(self._addresses, address)
        return found

    def _items(self, owner: Owner) -> deque[tuple[Owner, Item]]:
        return self._addresses.setdefault(owner.group, OrderedDict()).setdefault(owner.table, deque())


def _end_turn(turns: OrderedDict[str, Waiting], name: str) -> None:
    """Move a name behind the others, or remove it if it has nothing left."""
    if turns[name]:
        turns.move_to_end(name)
    else:
        del turns[name]
