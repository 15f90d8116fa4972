"""A queue in which nobody has to wait for all requests of somebody else."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Sized
from typing import Generic, NamedTuple, TypeVar

Item = TypeVar("Item")
Waiting = TypeVar("Waiting", bound=Sized)


class Owner(NamedTuple):
    """The person on whose account a request is made, and the table it is for."""

    person: str = ""
    table: str = ""


NOBODY = Owner()


class FairQueue(Generic[Item]):
    """Items by owner. People take turns, and so do the tables of a person; a table's items keep their order.

    A person who has been served goes behind all others who wait, however many items they have left.
    """

    def __init__(self) -> None:
        self._people: OrderedDict[str, OrderedDict[str, deque[Item]]] = OrderedDict()
        self._filled = asyncio.Event()

    def put(self, owner: Owner, item: Item) -> None:
        """Add an item behind the others of its owner."""
        self._items(owner).append(item)
        self._filled.set()

    def put_first(self, owner: Owner, item: Item) -> None:
        """Add an item that is taken before all others."""
        self._items(owner).appendleft(item)
        self._people[owner.person].move_to_end(owner.table, last=False)
        self._people.move_to_end(owner.person, last=False)
        self._filled.set()

    async def get(self) -> tuple[Owner, Item]:
        """Remove and return the next item; wait until there is one."""
        while not self._people:
            self._filled.clear()
            await self._filled.wait()
        person, tables = next(iter(self._people.items()))
        table, items = next(iter(tables.items()))
        item = items.popleft()
        _end_turn(tables, table)
        _end_turn(self._people, person)
        return Owner(person, table), item

    def _items(self, owner: Owner) -> deque[Item]:
        return self._people.setdefault(owner.person, OrderedDict()).setdefault(owner.table, deque())


def _end_turn(turns: OrderedDict[str, Waiting], name: str) -> None:
    """Move a name behind the others, or remove it if it has nothing left."""
    if turns[name]:
        turns.move_to_end(name)
    else:
        del turns[name]
