"""The waiting list of quick match without I/O: who waits, who is there, and who has been seated.

It lives in one process. It may be lost at any time: everybody who still waits enters it again with their next
heartbeat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from tichu.server.quick_match import matching
from tichu.server.quick_match.matching import Group, WaitingPerson
from tichu.server.quick_match.wishes import GameWish, WantedGame
from tichu.table.commands import Person

SEATING_TIMEOUT: Final = 30.0
"""Seconds for which nobody else seats people who are being seated; then they can be matched again."""
PRESENT_FOR: Final = 5.0
"""Seconds after their last heartbeat for which people can be seated."""
KEPT_FOR: Final = 60.0
"""Seconds for which the time that somebody has waited is kept after their last heartbeat, and for which it
is known where somebody was seated."""
State: TypeAlias = Literal["waiting", "seated", "replaced"]


class Heartbeat(NamedTuple):
    """A heartbeat of somebody who waits.

    ``visit`` names the window in which they wait, and ``first`` says that they have just begun to wait
    there. If somebody waits in two windows, the newer one counts.
    """

    person: Person
    wish: GameWish
    visit: str
    first: bool
    worker: str
    """The process that has heard it."""


@dataclass(frozen=True, slots=True)
class _Entry:
    waiting: WaitingPerson
    person: Person
    visit: str
    worker: str
    seen_at: float
    busy_until: float = 0.0
    """While a table is being made for this person."""


class _Seat(NamedTuple):
    table: str
    visit: str
    at: float


class Seated(NamedTuple):
    """Somebody who was seated, the window in which they wait, and the process that tells them."""

    player: str
    visit: str
    worker: str


class WaitingList:
    """Who waits for which game. Times are handed in, in seconds."""

    def __init__(self) -> None:
        self._entries: dict[str, _Entry] = {}
        self._seats: dict[str, _Seat] = {}
        self._left: dict[tuple[str, str], float] = {}
        """When windows were left: heartbeats that were on their way do not count."""

    def __len__(self) -> int:
        return len(self._entries)

    # -- coming and going ------------------------------------------------------------------------------------

    def knows(self, heartbeat: Heartbeat) -> bool:
        """Whether a heartbeat can be taken without looking anything up: it changes no wish."""
        entry = self._entries.get(heartbeat.person.id)
        if entry is None:
            return self._is_seated(heartbeat) or (heartbeat.person.id, heartbeat.visit) in self._left
        return (
            entry.visit != heartbeat.visit and not heartbeat.first
        ) or entry.waiting.wish == heartbeat.wish

    def take(
        self, heartbeat: Heartbeat, now: float, mu: float | None = None, apart: Iterable[str] = ()
    ) -> None:
        """Take a heartbeat: enter somebody, change their wish, or note that they are there.

        Whoever changes only the strength they wish for, or when bots may come, does not lose their time.
        """
        player = heartbeat.person.id
        entry = self._entries.get(player)
        if (player, heartbeat.visit) in self._left:
            return
        if self._is_seated(heartbeat) or (
            entry is not None and entry.visit != heartbeat.visit and not heartbeat.first
        ):
            return
        self._seats.pop(player, None)
        if entry is None:
            waiting = WaitingPerson(player, heartbeat.wish, now)
        else:
            same = entry.waiting.wish.game == heartbeat.wish.game
            waiting = replace(entry.waiting, wish=heartbeat.wish, since=entry.waiting.since if same else now)
        if mu is not None:
            waiting = replace(waiting, mu=mu, apart=frozenset(apart))
        busy = 0.0 if entry is None else entry.busy_until
        self._entries[player] = _Entry(
            waiting, heartbeat.person, heartbeat.visit, heartbeat.worker, now, busy
        )

    def _is_seated(self, heartbeat: Heartbeat) -> bool:
        """Whether somebody has been seated, and has not begun to wait again."""
        seat = self._seats.get(heartbeat.person.id)
        return seat is not None and (seat.visit == heartbeat.visit or not heartbeat.first)

    def leave(self, player: str, visit: str, now: float) -> None:
        """Take somebody off the list who no longer waits in a window."""
        self._left[player, visit] = now
        entry = self._entries.get(player)
        if entry is not None and entry.visit == visit:
            del self._entries[player]

    def clear(self) -> None:
        """Forget everybody: another process keeps the list."""
        self._entries.clear()
        self._seats.clear()
        self._left.clear()

    def forget_old(self, now: float) -> None:
        """Forget those who have not been there for a while, and old seats."""
        self._entries = {
            player: entry for player, entry in self._entries.items() if now - entry.seen_at < KEPT_FOR
        }
        self._left = {window: at for window, at in self._left.items() if now - at < KEPT_FOR}
        self._seats = {player: seat for player, seat in self._seats.items() if now - seat.at < KEPT_FOR}

    # -- seating ---------------------------------------------------------------------------------------------

    def match(self, now: float, bot_mu: Mapping[str, float]) -> list[Group]:
        """Return the groups that can sit down; their people are busy until they are seated or put back.

        If that fails, they can be seated again after a while.
        """
        groups = matching.match((entry.waiting for entry in self._present(now)), now, bot_mu)
        for group in groups:
            self._set_busy(group.people, now + SEATING_TIMEOUT)
        return groups

    def _present(self, now: float) -> list[_Entry]:
        return [
            entry
            for entry in self._entries.values()
            if now - entry.seen_at < PRESENT_FOR and entry.busy_until <= now
        ]

    def _set_busy(self, people: Iterable[str], until: float) -> None:
        for player in people:
            if player in self._entries:
                self._entries[player] = replace(self._entries[player], busy_until=until)

    def put_back(self, people: Iterable[str], until: float) -> None:
        """Let people wait on who could not be seated; they are not seated again until a time."""
        self._set_busy(people, until)

    def set_apart(self, player: str, apart: Iterable[str]) -> None:
        """Take note of whom somebody has blocked by now, and who has blocked them."""
        entry = self._entries.get(player)
        if entry is not None:
            waiting = replace(entry.waiting, apart=frozenset(apart))
            self._entries[player] = replace(entry, waiting=waiting)

    def seat(self, people: Iterable[str], table: str, now: float) -> list[Seated]:
        """Take people off the list who were seated; return whom to tell."""
        seated: list[Seated] = []
        for player in people:
            entry = self._entries.pop(player, None)
            if entry is not None:
                self._seats[player] = _Seat(table, entry.visit, now)
                seated.append(Seated(player, entry.visit, entry.worker))
        return seated

    def seated_before(self, heartbeat: Heartbeat, table: str, now: float) -> None:
        """Take note of where somebody was seated by a process that is gone."""
        self._seats[heartbeat.person.id] = _Seat(table, heartbeat.visit, now)

    # -- looking ---------------------------------------------------------------------------------------------

    def since(self, player: str) -> float:
        """Return when somebody on the list began to wait."""
        return self._entries[player].waiting.since

    def person(self, player: str) -> Person:
        """Return somebody on the list as tables know them."""
        return self._entries[player].person

    def games(self, now: float) -> Counter[WantedGame]:
        """Return how many people wait for each game."""
        return Counter(
            entry.waiting.wish.game for entry in self._entries.values() if now - entry.seen_at < PRESENT_FOR
        )

    def report(self, player: str, visit: str, now: float) -> dict[str, Any]:
        """Return what somebody is told who waits in a window."""
        seat, entry = self._seats.get(player), self._entries.get(player)
        if seat is not None:
            # The other windows of the same person need not follow them to the table.
            return {"state": "seated" if seat.visit == visit else "replaced", "table": seat.table}
        if entry is None or entry.visit != visit:
            return {"state": "replaced", "table": None}
        waiting = entry.waiting
        waited, after = now - waiting.since, waiting.wish.bots_after
        return {
            "state": "waiting",
            "table": None,
            "waited": round(waited, 1),
            "bots_in": None if after is None else round(max(0.0, after - waited), 1),
        }
