"""The network addresses from which people were last seen."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

MAX_PEOPLE: Final = 20_000
"""Maximum people whose address is kept; the one not seen for longest is forgotten."""


class AddressBook:
    """Remembers the address of each person, in memory only.

    Anybody can become many guests, but not come from many addresses. So work for people who come from one
    address is limited and queued as if it were for one of them.
    """

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, address: str) -> None:
        """Take note of the address of a person."""
        self._addresses[person] = address
        self._addresses.move_to_end(person)
        if len(self._addresses) > MAX_PEOPLE:
            self._addresses.popitem(last=False)

    def find(self, person: str) -> str | None:
        """Return the last address of a person, if it is known."""
        return self._addresses.get(person)

    def address_of(self, person: str) -> str:
        """Return the last address of a person; their id if it is not known."""
        return self._addresses.get(person, person)
