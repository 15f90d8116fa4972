"""Quick match in a process of the server.

The waiting list lives in the process that has claimed it from the broker. All processes, that one included,
send it heartbeats of those whose requests they hold open, and get news of them back. A message may be
lost, and so may the process with the list: the next heartbeats repair it. That nobody is seated twice,
whatever two processes believe, is decided by the database.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from tichu.core.errors import TichuError
from tichu.server.broker import BrokerDown, Message
from tichu.server.cancellation import cancel_and_wait
from tichu.server.hub import Hub
from tichu.server.quick_match.matching import Group
from tichu.server.quick_match.waiting_list import Heartbeat, Seated, WaitingList
from tichu.server.quick_match.wishes import FILL_BOT, START_MU, GameWish, WantedGame
from tichu.server.store import Conflict, Store
from tichu.server.table_ids import new_table_id
from tichu.table.commands import Person, Sit, Start
from tichu.table.inputs import Create
from tichu.table.places import BOT_ID

log = logging.getLogger("tichu.server")

CLAIM: Final = "quick-match:list"
"""What the process with the waiting list claims from the broker."""
HEARTBEAT_INTERVAL: Final = 1.5
"""Seconds between two heartbeats."""
ASKED_FOR: Final = 10.0
"""Seconds for which news of the games that people wait for is kept up to date after somebody has asked."""
NEWS_TIMEOUT: Final = 1.0
"""Seconds to wait for the first news of the games."""
RETRY_AFTER: Final = 3.0
"""Seconds before people are seated again whose table could not be made."""
BOTS_INTERVAL: Final = 60.0
"""Seconds for which the ratings of bots are kept."""
SEATED_BEFORE: Final = 120.0
"""Seconds for which somebody is sent to the table at which they were seated by a process that is gone."""

Games = list[dict[str, Any]]


@dataclass(eq=False)
class OpenRequest:
    """An open request of somebody who waits; ``news`` is what is known by now."""

    heartbeat: Heartbeat
    news: dict[str, Any] | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)


class Sitter(NamedTuple):
    """Somebody who is about to be seated, and since when they have waited."""

    person: Person
    since: float


class QuickMatch:
    """The open requests of this process, and the waiting list if it is here."""

    def __init__(self, hub: Hub, store: Store) -> None:
        self._hub, self._store, self._broker = hub, store, hub.broker
        self._requests: set[OpenRequest] = set()
        self._list = WaitingList()
        self._list_lock = asyncio.Lock()
        self._games: Games = []
        self._games_at = self._asked_at = float("-inf")
        self._bots: dict[str, float] = {}
        self._bots_at = float("-inf")
        self._news = asyncio.Event()
        self._soon = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._work: set[asyncio.Task[None]] = set()
        self._closed = False
        hub.adopters["quick-match"] = self._adopt
        hub.handlers |= {
            "quick-heartbeats": lambda message: self._start(self._take_heartbeats(message)),
            "quick-leave": self._take_leave,
            "quick-news": self._take_news,
        }

    async def close(self) -> None:
        """Stop; whoever waits enters again where the server is next."""
        self._closed = True
        await cancel_and_wait([*self._work, self._task])

    # -- people of this process ------------------------------------------------------------------------------

    async def wait(
        self, person: Person, wish: GameWish, visit: str, first: bool, known: int | None, timeout: float
    ) -> dict[str, Any]:
        """Let somebody wait for a game, and return the news: at once, if they do not know them yet.

        ``known`` is the number of people who wait for the game, as the client knows it.
        """
        request = OpenRequest(Heartbeat(person, wish, visit, first, self._broker.worker))
        self._requests.add(request)
        self._send_soon()
        end = time.monotonic() + timeout
        try:
            while (left := end - time.monotonic()) > 0:
                with suppress(TimeoutError):
                    async with asyncio.timeout(left):
                        await request.changed.wait()
                request.changed.clear()
                news = request.news
                if news is not None and (news["state"] != "waiting" or news["waiting"] != known):
                    break
        finally:
            self._requests.discard(request)
        if request.news is None:
            raise BrokerDown
        return {**request.news, "games": self._games}

    async def leave(self, player: str, visit: str) -> None:
        """Take somebody off the waiting list."""
        owner = await self._broker.claim(CLAIM)
        self._broker.send(owner, {"k": "quick-leave", "player": player, "visit": visit})

    async def games(self) -> Games:
        """Return the games that people wait for, with their number."""
        self._asked_at = time.monotonic()
        if self._asked_at - self._games_at > 2 * HEARTBEAT_INTERVAL:
            self._news.clear()
            self._send_soon()
            with suppress(TimeoutError):
                async with asyncio.timeout(NEWS_TIMEOUT):
                    await self._news.wait()
        return self._games

    def _send_soon(self) -> None:
        self._soon.set()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._send_heartbeats())

    async def _send_heartbeats(self) -> None:
        """Send heartbeats as long as somebody waits here, or asks for the games."""
        while self._requests or time.monotonic() - self._asked_at < ASKED_FOR:
            self._soon.clear()
            try:
                owner = await self._broker.claim(CLAIM)
            except BrokerDown:
                pass
            else:
                heartbeats = [_to_json(request.heartbeat) for request in self._requests]
                self._broker.send(
                    owner, {"k": "quick-heartbeats", "from": self._broker.worker, "heartbeats": heartbeats}
                )
            with suppress(TimeoutError):
                async with asyncio.timeout(HEARTBEAT_INTERVAL):
                    await self._soon.wait()

    def _take_news(self, message: Message) -> None:
        if "games" in message:
            self._games, self._games_at = message["games"], time.monotonic()
            self._news.set()
        for request in self._requests:
            news = message["people"].get(request.heartbeat.person.id, {}).get(request.heartbeat.visit)
            if news is not None:
                request.news = news
                request.heartbeat = request.heartbeat._replace(first=False)
                request.changed.set()

    async def _adopt(self, name: str) -> None:
        """Do nothing for a list whose process has died: the next heartbeat claims it."""

    # -- the waiting list ------------------------------------------------------------------------------------

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        if self._closed:
            work.close()
            return
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _take_heartbeats(self, message: Message) -> None:
        """Take the heartbeats that a process has sent, seat whom they complete, and send it the news."""
        heartbeats = [_from_json(each, message["from"]) for each in message["heartbeats"]]
        try:
            async with self._list_lock:
                if await self._broker.claim(CLAIM) != self._broker.worker:
                    self._list.clear()
                    return
                self._list.forget_old(time.time())
                for heartbeat in heartbeats:
                    await self._take(heartbeat)
                await self._match()
            self._tell(message["from"], heartbeats)
        except TichuError as trouble:
            log.warning("quick match: %s", trouble.code)
        except Exception:
            log.exception("quick match: the waiting list could not be brought up to date")

    def _take_leave(self, message: Message) -> None:
        self._list.leave(message["player"], message["visit"], time.time())

    async def _take(self, heartbeat: Heartbeat) -> None:
        player = heartbeat.person.id
        if self._list.knows(heartbeat):
            self._list.take(heartbeat, time.time())
            return
        if not heartbeat.first:
            table = await self._store.seat_since(player, time.time() - SEATED_BEFORE)
            if table is not None and await self._store.table(table) is not None:
                self._list.seated_before(heartbeat, table, time.time())
                return
        rating = (await self._store.ratings([player], heartbeat.wish.game.variant)).get(player)
        mu = START_MU if rating is None else rating.mu
        self._list.take(heartbeat, time.time(), mu, await self._apart(player))

    async def _apart(self, player: str) -> frozenset[str]:
        blocks = await self._store.blocks_of(player)
        return blocks.blocked | blocks.by

    async def _match(self) -> None:
        if not len(self._list):
            return
        groups = [
            (group, [Sitter(self._list.person(each), self._list.since(each)) for each in group.people])
            for group in self._list.match(time.time(), await self._bot_ratings())
        ]
        for group, sitters in groups:  # meanwhile somebody may leave
            if await self._still_meet(group.people):
                self._start(self._seat(group, sitters))
            else:
                self._list.put_back(group.people, 0.0)

    async def _bot_ratings(self) -> dict[str, float]:
        """Return the ratings of the bot that takes open places, by variant; looked up now and then."""
        if time.monotonic() - self._bots_at > BOTS_INTERVAL:
            found = await self._store.ratings_of(f"{BOT_ID}{FILL_BOT}")
            self._bots, self._bots_at = {each.variant: each.mu for each in found}, time.monotonic()
        return self._bots

    async def _still_meet(self, people: Sequence[str]) -> bool:
        """Look up once more who has blocked whom: they may have done so while they waited."""
        apart = {player: await self._apart(player) for player in people}
        for player in people:
            self._list.set_apart(player, apart[player])
        return not any(other in apart[player] for player in people for other in people)

    async def _seat(self, group: Group, sitters: Sequence[Sitter]) -> None:
        """Make a table for a group, and tell everybody where they sit."""
        table = new_table_id()
        try:
            since = {each.person.id: each.since for each in sitters}
            await self._store.reserve_seats(table, since, time.time())
            await self._make_table(table, group, {each.person.id: each.person for each in sitters})
        except Conflict:
            await self._find_seats(sitters)
        except Exception as trouble:
            code = trouble.code if isinstance(trouble, TichuError) else type(trouble).__name__
            log.warning("quick match could not make a table: %s", code)
            self._list.put_back(group.people, time.time() + RETRY_AFTER)
            with suppress(TichuError):
                await self._store.drop_seats(table)
                await self._hub.close_table(table)
        else:
            self._tell_seated(self._list.seat(group.people, table, time.time()), table)

    async def _find_seats(self, sitters: Sequence[Sitter]) -> None:
        """Find those whom another process has seated, because it believes that it keeps the list."""
        for person, since in sitters:
            table = await self._store.seat_since(person.id, since)
            if table is None:
                self._list.put_back([person.id], 0.0)
            else:
                self._tell_seated(self._list.seat([person.id], table, time.time()), table)

    def _tell_seated(self, seated: Sequence[Seated], table: str) -> None:
        for player, visit, worker in seated:
            news = {"state": "seated", "table": table}
            self._broker.send(worker, {"k": "quick-news", "people": {player: {visit: news}}})

    async def _make_table(self, table: str, group: Group, persons: Mapping[str, Person]) -> None:
        host = persons[group.people[0]]
        options = group.game.options(len(persons))
        await self._hub.create(Create(host, options, True), table)
        for place, player in enumerate(group.seats):
            if player is not None and player != host.id:
                await self._hub.request(persons[player], table, Sit(place))
        await self._hub.request(host, table, Start(FILL_BOT if None in group.seats else None))

    def _tell(self, worker: str, heartbeats: Sequence[Heartbeat]) -> None:
        now = time.time()
        counts = self._list.games(now)
        people: dict[str, dict[str, dict[str, Any]]] = {}
        for heartbeat in heartbeats:
            player, game = heartbeat.person.id, heartbeat.wish.game
            report = self._list.report(player, heartbeat.visit, now)
            report |= {"waiting": counts[game], "players": game.players}
            people.setdefault(player, {})[heartbeat.visit] = report
        self._broker.send(worker, {"k": "quick-news", "people": people, "games": _games(counts)})


def _games(counts: Counter[WantedGame]) -> Games:
    return [{**game._asdict(), "waiting": count} for game, count in counts.most_common()]


def _to_json(heartbeat: Heartbeat) -> dict[str, Any]:
    return {
        "person": list(heartbeat.person),
        "wish": heartbeat.wish.to_json(),
        "visit": heartbeat.visit,
        "first": heartbeat.first,
    }


def _from_json(data: Mapping[str, Any], worker: str) -> Heartbeat:
    wish = GameWish.from_json(data["wish"])
    return Heartbeat(Person(*data["person"]), wish, data["visit"], data["first"], worker)
