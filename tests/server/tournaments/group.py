"""A tournament of people who do not give up, on a server that is killed under them.

Shared by ``test_killed.py`` and ``benchmarks/tournament.py``.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx

from tests.server.guests import Guest, short_action
from tests.server.killing import PersistentPlayer
from tichu.client.errors import RequestRefused, Unreachable
from tichu.server.store import Store
from tichu.server.table.log import read_state
from tichu.server.tournaments import events as h
from tichu.server.tournaments.log import from_stored, read_tournament

RETRY = 0.1
"""Seconds before somebody asks again."""
SETTINGS = {"bomb_window": 0, "clock": None, "between_rounds": 0, "absence": "wait"}


class TournamentGroup:
    """A host and pairs of guests; the guests of pair n go to one of several addresses of the server."""

    def __init__(
        self, urls: Sequence[str], pairs: int, rounds: int, delay: float = 0.0, pause: float = RETRY
    ) -> None:
        self._urls, self.pairs, self.rounds, self._delay, self._pause = urls, pairs, rounds, delay, pause
        self.id = ""
        self.guests: list[Guest] = []
        self.acked: list[str] = []
        """The types of requests that were acknowledged."""
        self.players: list[PersistentPlayer] = []
        self.finished_tables = 0

    # -- requests -----------------------------------------------------------------------------------------

    async def _until_answered(self, guest: Guest, method: str, path: str, body: object = None) -> Any:
        """Send a request until it is answered; a refusal is raised."""
        while True:
            try:
                return await guest.request(method, path, body)
            except RequestRefused as why:
                if why.code not in ("moved", "no-answer", "broker-down", "store-unavailable", "not-stored"):
                    raise
            except (Unreachable, httpx.HTTPError, OSError):
                pass
            await asyncio.sleep(RETRY)

    async def do(self, guest: Guest, type: str, **fields: Any) -> None:
        """Carry out a request in the tournament."""
        path = f"/api/tournaments/{self.id}/do"
        await self._until_answered(guest, "POST", path, {"do": {"type": type, **fields}})
        self.acked.append(type)

    async def look(self, guest: Guest) -> dict[str, Any]:
        """Return the tournament as somebody sees it."""
        found: dict[str, Any] = await self._until_answered(guest, "GET", f"/api/tournaments/{self.id}")
        return found

    # -- the evening --------------------------------------------------------------------------------------

    async def register(self) -> None:
        """Create the tournament, and let all pairs register."""
        urls = [self._urls[number % len(self._urls)] for number in range(2 * self.pairs)]
        self.guests = [await Guest.arrive(url) for url in urls]
        options = {"name": "Cup", "format": "swiss", "rounds": self.rounds}
        length = {"kind": "hands", "amount": 1}
        body = {"options": {**options, "length": length}, "settings": SETTINGS}
        self.id = (await self.guests[0].request("POST", "/api/tournaments", body))["id"]
        for one, other in zip(self.guests[::2], self.guests[1::2], strict=True):
            await self.do(one, "register")
            await self.do(other, "join", code=(await self.look(one))["me"]["code"])

    async def play(self, timeout: float) -> None:
        """Play all rounds."""
        async with asyncio.timeout(timeout), asyncio.TaskGroup() as tasks:
            tasks.create_task(self._direct())
            for number, guest in enumerate(self.guests):
                tasks.create_task(self._follow(guest, number))

    async def _direct(self) -> None:
        host = self.guests[0]
        while True:
            found = await self.look(host)
            if found["status"] == "finished":
                return
            if found["status"] in ("registration", "between"):
                with suppress(RequestRefused):  # it had been paired before the server was killed
                    await self.do(host, "pair")
            await asyncio.sleep(self._pause)

    async def _follow(self, guest: Guest, number: int) -> None:
        """Go to each table at which somebody is expected."""
        done: set[str] = set()
        while True:
            found = await self.look(guest)
            if found["status"] == "finished":
                return
            table = found["me"]["table"]
            if table is not None and table["table_id"] is not None and table["table_id"] not in done:
                player = PersistentPlayer(
                    guest, table["table_id"], choose=short_action, seed=number, delay=self._delay
                )
                self.players.append(player)
                await player.play()
                done.add(table["table_id"])
                self.finished_tables += 1
            await asyncio.sleep(self._pause)

    @property
    def actions(self) -> int:
        """The number of acknowledged actions at tables."""
        return sum(len(player.acked) for player in self.players)

    async def wait_for_actions(
        self, count: int, timeout: float, over: Callable[[], bool] = lambda: False
    ) -> None:
        """Wait until so many more actions were acknowledged, or the tournament is over."""
        goal, end = self.actions + count, time.monotonic() + timeout
        while self.actions < goal and time.monotonic() < end and not over():
            await asyncio.sleep(0.01)


@dataclass
class TournamentFindings:
    """What is wrong with the logs after a tournament."""

    tables: int = 0
    events: int = 0
    actions: int = 0
    wrong: list[str] = field(default_factory=list)


async def inspect_tournament(group: TournamentGroup, store_url: str) -> TournamentFindings:
    """Compare the tournament's log with the logs of its tables, and with what people were told."""
    store = await Store.open(store_url, migrate=False)
    try:
        return await _inspect(group, store)
    finally:
        await store.close()


async def _inspect(group: TournamentGroup, store: Store) -> TournamentFindings:
    found = TournamentFindings()
    log = [from_stored(event) for event in await store.tournament_events(group.id)]
    found.events = len(log)
    if [entry.seq for entry in log] != list(range(1, len(log) + 1)):
        found.wrong.append("the log has gaps")
    state = await read_tournament(group.id, store)
    assert state is not None
    if state.status != "finished" or len(state.tournament.rounds) != group.rounds:
        found.wrong.append(f"{state.status} after {len(state.tournament.rounds)} rounds")
    if len(state.tournament.entrants) != group.pairs or not all(
        map(state.is_complete, range(1, group.pairs + 1))
    ):
        found.wrong.append("a registration was lost or doubled")
    ids = [entry.event.id for entry in log if isinstance(entry.event, h.TableFinished)]
    if len(set(ids)) != len(ids) or set(ids) != set(state.opened):
        found.wrong.append("a table has no result, or two")
    seats: Counter[tuple[int, str]] = Counter()
    for id, opened in state.opened.items():
        table = await read_state(id, store)
        found.tables += 1
        people = [place.player for place in table.places]
        seats.update((opened.round, player or "") for player in people)
        paired = state.round_of(opened.key).table(opened.table)
        members = [
            {member.player for number in side for member in state.people[number]} for side in paired.sides
        ]
        if [set(people[0::2]), set(people[1::2])] != members:
            found.wrong.append(f"table {opened.key}: the wrong people sit there")
        scores = None if table.match is None else tuple(table.match.scores or ())
        if table.status != "finished" or opened.games != (scores,):
            found.wrong.append(f"table {opened.key}: {table.status} {scores}, result {opened.games}")
    found.wrong += [f"{key} was seated {count} times" for key, count in seats.items() if count > 1]
    if len(seats) != 2 * group.pairs * group.rounds:
        found.wrong.append(f"{len(seats)} people had a seat")
    await _check_actions(group, store, found)
    return found


async def _check_actions(group: TournamentGroup, store: Store, found: TournamentFindings) -> None:
    """Every acknowledged action is in the log of its table once."""
    for player in group.players:
        by_seq = {event.seq: event for event in await store.events(player.table)}
        for action_id, version in player.acked.items():
            event = by_seq.get(version)
            found.actions += 1
            if event is None or (event.player, event.action_id) != (player.guest.player, action_id):
                found.wrong.append(f"{action_id} at {player.table} was lost")
