"""Tables full of players who do not give up, and the check that nothing of what they did was lost or doubled.

Shared by ``test_killed.py`` and ``benchmarks/kill.py``.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from bisect import bisect
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from math import inf
from typing import Any, NamedTuple

import psutil  # type: ignore[import-untyped]
from websockets.asyncio.client import ClientConnection

from tests.server.guests import Frame, Guest, Mirror, TablePlayer, full_table
from tests.server.redis_server import RedisServer
from tests.server.running import RunningServer
from tichu.core.view import View
from tichu.records import prove_all, read_record, replay
from tichu.server.store import Store, StoredEvent
from tichu.server.table.log import fold
from tichu.server.table.show import seen_part, table_part
from tichu.table.state import TableState

# -- who plays what ----------------------------------------------------------------------------------------


class Game(NamedTuple):
    """A kind of table: so many people, bots on the other places."""

    people: int
    options: dict[str, Any]


def _rules(**rules: Any) -> dict[str, Any]:
    return {"house_rules": rules}


GAMES: tuple[Game, ...] = (
    Game(4, {"bomb_window": 0, **_rules(rounds=1)}),
    Game(4, {"bomb_window": 0.05, **_rules(rounds=1)}),
    Game(3, {"bomb_window": 0, "variant": "trichu", **_rules(rounds=3)}),
    Game(2, {"bomb_window": 0, **_rules(rounds=2)}),
    Game(6, {"bomb_window": 0.05, "variant": "tientsin", **_rules(rounds=1)}),
    Game(5, {"bomb_window": 0, "variant": "hierarchie", **_rules(rounds=1)}),
    Game(1, {"bomb_window": 0.05, **_rules(rounds=2)}),
    Game(7, {"bomb_window": 0, "variant": "grandseigneur", **_rules(players=7, rounds=1)}),
)
"""Short matches, a hundred and more actions each."""


class _WholeMirror(Mirror):
    """A mirror that makes views of what a view knows, whatever else is shown of the round."""

    def view(self, seat: int) -> View:
        assert self.round is not None
        known = {key: value for key, value in self.round.items() if key != "combos" and value is not None}
        return View.from_json({**known, "seat": seat})


class Survivor(TablePlayer):
    """A player who notices gaps and asks for what is missing, and who says again what may have got lost."""

    def __init__(self, guest: Guest, table: str, **options: Any) -> None:
        super().__init__(guest, table, **options)
        self.mirror = _WholeMirror()
        self.acked_at: list[float] = []
        self.missed = 0
        """Frames that did not fit: something before them was missing."""
        self.repeated = 0
        self.refused: dict[str, str] = {}
        """The codes of errors by action id."""

    @property
    def open(self) -> dict[str, Frame]:
        """What was sent and not answered."""
        return self._open

    async def _take(self, line: ClientConnection, frame: Frame) -> None:
        mirror, kind = self.mirror, frame["t"]
        if kind in ("delta", "empty") and mirror.version is not None and frame["v"] != mirror.version + 1:
            if frame["v"] <= mirror.version:
                self.repeated += 1
            else:
                self.missed += 1
                await line.send(json.dumps({"t": "resume", "d": {"v": mirror.version}}))
            return
        if kind == "ack":
            self.acked_at.append(time.monotonic())
        elif kind == "error" and "id" in frame["d"]:
            self.refused[frame["d"]["id"]] = frame["d"]["code"]
        elif kind == "snapshot":
            self._asked = None
            for waiting in list(self._open.values()):
                await line.send(json.dumps(waiting))
        await super()._take(line, frame)
        if kind == "ack" and frame["v"] <= (mirror.version or 0):
            await self._decide(line)  # it was sent again, and what followed from it is known already
        between = mirror.round is not None and mirror.round["phase"] == "over" and not self._open
        if kind == "live" and between and self.guest.player not in frame["d"]["ready"]:
            self._asked = None  # who is ready is not in the log: say it again
            await self._decide(line)


# -- a house full of them ----------------------------------------------------------------------------------


@dataclass
class Seated:
    """A table and its people."""

    id: str
    game: Game
    players: list[Survivor]
    tasks: list[asyncio.Task[Mirror]] = field(default_factory=list)

    @property
    def over(self) -> bool:
        """Whether everybody has seen the end of the match."""
        return all(task.done() for task in self.tasks)

    @property
    def acked(self) -> int:
        """How many actions were acknowledged."""
        return sum(len(player.acked) for player in self.players)

    def acks(self) -> list[float]:
        """When something was acknowledged."""
        return sorted(at for player in self.players for at in player.acked_at)


class Party:
    """Many tables at once; their people are connected to one or several servers."""

    def __init__(self, *urls: str, players_at: Sequence[str] = (), delay: float = 0.0) -> None:
        self.urls = urls
        self._players_at = players_at or urls
        self.tables: list[Seated] = []
        self._delay = delay

    async def seat(self, count: int, games: Sequence[Game] = GAMES) -> None:
        """Fill so many tables and start their matches."""
        first = len(self.tables)
        new = await asyncio.gather(
            *(self._fill(number, games[number % len(games)]) for number in range(first, first + count))
        )
        for seated in new:
            seated.tasks = [asyncio.create_task(player.play()) for player in seated.players]
        for seated in new:
            await seated.players[0].guest.do(seated.id, type="start", fill="greedy")
        self.tables += new

    async def _fill(self, number: int, game: Game) -> Seated:
        options = {"clock": None, "bot_pace": 0, "between_rounds": 5, **game.options}
        table, guests = await full_table(self.urls[number % len(self.urls)], game.people, options)
        players = []
        for place, guest in enumerate(guests):
            url = self._players_at[(number + place) % len(self._players_at)]
            guest = Guest(url, guest.cookie, guest.player, guest.name)
            players.append(Survivor(guest, table, seed=100 * number + place, delay=self._delay))
        return Seated(table, game, players)

    @property
    def players(self) -> Iterable[Survivor]:
        """Everybody."""
        return (player for seated in self.tables for player in seated.players)

    @property
    def acked(self) -> int:
        """How many actions were acknowledged so far."""
        return sum(seated.acked for seated in self.tables)

    @property
    def running(self) -> list[Seated]:
        """The tables that still play."""
        return [seated for seated in self.tables if not seated.over]

    async def play(self, actions: int, patience: float = 30.0) -> None:
        """Wait until so many more actions were acknowledged, or all matches are over."""
        goal, end = self.acked + actions, time.monotonic() + patience
        while self.acked < goal and self.running:
            self._raise_failures()
            assert time.monotonic() < end, "nothing goes on:\n" + self.stuck()
            await asyncio.sleep(0.01)

    async def finish(self, patience: float) -> None:
        """Wait until all matches are over."""
        tasks = [task for seated in self.tables for task in seated.tasks]
        _, waiting = await asyncio.wait(tasks, timeout=patience, return_when=asyncio.FIRST_EXCEPTION)
        self._raise_failures()
        assert not waiting, "not all matches finish:\n" + self.stuck()

    async def leave(self) -> None:
        """Get up, whatever the match does."""
        tasks = [task for seated in self.tables for task in seated.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _raise_failures(self) -> None:
        for seated in self.tables:
            for task in seated.tasks:
                if task.done():
                    task.result()

    def stuck(self) -> str:
        """How things stand at the tables that have not finished."""
        lines = []
        for seated in self.running:
            lines.append(f"{seated.id} {seated.game}")
            for player in seated.players:
                mirror = player.mirror
                phase = None if mirror.round is None else (mirror.round["phase"], mirror.round["waiting"])
                lines.append(
                    f"  place {mirror.place} v{mirror.version} {mirror.table.get('status')} {phase} "
                    f"connections {player.connections} open {list(player.open.values())} "
                    f"errors {player.errors[-2:]} live {mirror.live}"
                )
        return "\n".join(lines)


# -- killing -----------------------------------------------------------------------------------------------


def workers_of(server: RunningServer) -> list[psutil.Process]:
    """The worker processes of a server that has several."""
    assert server.process is not None
    found = []
    for child in psutil.Process(server.process.pid).children():
        with suppress(psutil.NoSuchProcess):
            if any("spawn_main" in part for part in child.cmdline()):
                found.append(child)
    return found


def living_workers(redis: RedisServer) -> int:
    """How many workers have said so lately."""
    return redis.command("KEYS", "tichu:worker:*").count(b"tichu:worker:")


@dataclass
class Outages:
    """When the server was gone and when it was back."""

    spans: list[tuple[float, float]] = field(default_factory=list)

    def add(self, killed: float, back: float) -> None:
        """One more."""
        self.spans.append((killed, back))

    def longest_wait(self, party: Party) -> float:
        """The longest any table in play waited for its next acknowledged action once the server was back."""
        return max(self.waits(party))

    def waits(self, party: Party) -> list[float]:
        """The same for each outage."""
        longest = [0.0] * len(self.spans)
        for seated in party.tables:
            acks = seated.acks()
            following = [*self.spans[1:], (inf, inf)]
            for place, ((killed, back), (again, _)) in enumerate(zip(self.spans, following, strict=True)):
                number = bisect(acks, back)
                # If the whole server was killed again before anything could happen, that says nothing.
                if 0 < number < len(acks) and acks[0] < killed and (killed == back or acks[number] < again):
                    longest[place] = max(longest[place], acks[number] - back)
        return longest


async def kill_and_restart(server: RunningServer, outages: Outages) -> None:
    """Kill the server without warning, and start it again."""
    killed = time.monotonic()
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    outages.add(killed, time.monotonic())


async def kill_workers(server: RunningServer, count: int, rng: random.Random, outages: Outages) -> None:
    """Kill some of the worker processes without warning; the server itself puts others in their place."""
    workers = workers_of(server)
    for worker in rng.sample(workers, min(count, len(workers))):
        with suppress(psutil.NoSuchProcess):
            worker.kill()
    now = time.monotonic()
    outages.add(now, now)


# -- the check ---------------------------------------------------------------------------------------------


@dataclass
class Findings:
    """What the logs say about what was acknowledged."""

    tables: int = 0
    finished: int = 0
    acked: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    """Anything else that is not as it should be."""

    def nothing_lost(self) -> None:
        """Everything acknowledged is there once."""
        assert not self.lost, self.lost
        assert not self.doubled, self.doubled

    def clean(self) -> None:
        """And all matches have finished, and everybody has seen that."""
        self.nothing_lost()
        assert not self.wrong, self.wrong
        assert self.finished == self.tables


async def inspect(party: Party, store_url: str, *, midway: bool = False) -> Findings:
    """Compare what the players were told with the logs; then, unless midway, with records and ratings."""
    findings = Findings()
    store = await Store.open(store_url, migrate=False)
    try:
        for seated in party.tables:
            findings.tables += 1
            events = await store.events(seated.id)
            _check_actions(seated, events, findings)
            state = _fold(seated, events, findings)
            if state is None or state.status != "finished" or midway:
                continue
            findings.finished += 1
            _check_mirrors(seated, state, findings)
            await _check_record(seated, state, findings)
            await _check_rated(seated, store, findings)
    finally:
        await store.close()
    return findings


def _check_actions(seated: Seated, events: list[StoredEvent], findings: Findings) -> None:
    if [event.seq for event in events] != list(range(1, len(events) + 1)):
        findings.wrong.append(f"{seated.id}: the log has gaps")
    numbered = Counter((event.player, event.action_id) for event in events if event.action_id is not None)
    findings.doubled += [f"{seated.id}: {key} is there {n} times" for key, n in numbered.items() if n > 1]
    by_seq = {event.seq: event for event in events}
    by_id = {(event.player, event.action_id): event for event in events}
    for player in seated.players:
        me = player.guest.player
        for action_id, frame in player.sent.items():
            if frame["t"] != "act":
                continue
            event, version = by_id.get((me, action_id)), player.acked.get(action_id)
            what = f"{seated.id}: {action_id} of {me}"
            if version is not None:
                findings.acked += 1
                there = by_seq.get(version)
                if there is None or (there.player, there.action_id) != (me, action_id):
                    findings.lost.append(f"{what} was acknowledged as event {version}, which is {there}")
                    continue
            if event is not None:
                if event.data["action"] != frame["d"]["action"] or event.data["seat"] != frame["d"]["seat"]:
                    findings.wrong.append(f"{what} is in the log as {event.data}, but was {frame}")
                if version is None and player.refused.get(action_id) not in ("moved", "not-stored", "void"):
                    findings.wrong.append(f"{what} is in the log, but was never acknowledged")
            elif version is None and action_id not in player.refused and seated.over:
                findings.wrong.append(f"{what} was never answered")
    sent = {(player.guest.player, action_id) for player in seated.players for action_id in player.sent}
    findings.wrong += [f"{seated.id}: nobody sent {key}" for key in numbered if key not in sent]


def _fold(seated: Seated, events: list[StoredEvent], findings: Findings) -> TableState | None:
    try:
        return fold(seated.id, events)
    except Exception as why:
        findings.wrong.append(f"{seated.id}: the log cannot be read: {why!r}")
        return None


def _check_mirrors(seated: Seated, state: TableState, findings: Findings) -> None:
    for player in seated.players:
        mirror, who = player.mirror, f"{seated.id}: {player.guest.player}"
        place = state.place_of(player.guest.player)
        if not player.mirror.version or place is None or not seated.over:
            continue
        if mirror.version != state.version:
            findings.wrong.append(f"{who} stands at version {mirror.version}, not {state.version}")
        if mirror.table != _as_sent(table_part(state)):
            findings.wrong.append(f"{who} sees another table: {mirror.table}")
        seen, shown = _as_sent(seen_part(state, place)["round"]), mirror.round or {}
        different = [key for key in {**seen, **shown} if shown.get(key) != seen.get(key)]
        if different:
            findings.wrong.append(f"{who} sees another round: {different}")


def _as_sent(value: object) -> Any:
    return json.loads(json.dumps(value))


async def _check_record(seated: Seated, state: TableState, findings: Findings) -> None:
    answer = await seated.players[0].guest.ask("GET", f"/api/tables/{seated.id}/matches/1/record")
    if answer.status_code != 200:
        findings.wrong.append(f"{seated.id}: no record: {answer.text}")
        return
    reading = read_record(answer.text)
    if reading.problem is not None or reading.record is None:
        findings.wrong.append(f"{seated.id}: the record is not sound: {reading.problem}")
        return
    replay(reading.record)
    if state.match is None or reading.record.winners != state.match.winners:
        findings.wrong.append(f"{seated.id}: the record has other winners")
    findings.wrong += [
        f"{seated.id}: a commitment is not proven: {proof}"
        for proof in prove_all(reading)
        if proof.status != "proven"
    ]


async def _check_rated(seated: Seated, store: Store, findings: Findings) -> None:
    """A match between people counts, also if the server was killed before it could write that down."""
    if seated.game.people < 3:
        return
    end = time.monotonic() + 5
    while True:
        match = await store.match(seated.id, 1)
        if match is not None and match.finished_at is not None and match.rated:
            return
        if time.monotonic() > end:
            findings.wrong.append(f"{seated.id}: the match is not rated")
            return
        await asyncio.sleep(0.05)
