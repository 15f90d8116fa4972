"""The same over real sockets and the HTTP API, with a real store; and how long windows for bombs are open."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import uvicorn
import websockets
from websockets.asyncio.client import ClientConnection

import tichu
from tests.properties.choosing import random_action
from tests.properties.tables import TABLES, dealt
from tests.server.guests import Guest, short_action
from tests.server.ports import free_port
from tests.server.secrecy.swaps import any_swap, swapped_action, swapped_deal
from tichu.core.cards import parse_cards
from tichu.core.variants import Deal
from tichu.records.commitment import commitment, new_salt
from tichu.server import hub
from tichu.server.app import create_app
from tichu.server.config import ServerConfig
from tichu.server.table.providers import PROVIDERS
from tichu.server.table.running import Services
from tichu.table.deals import SealedDeal

Json = dict[str, Any]
Move = tuple[int, Json]
Shuffle = Callable[[tichu.Game, tichu.Match | None], SealedDeal]


@asynccontextmanager
async def running(store: Path) -> AsyncIterator[str]:
    """A server in this process, so that cards can be arranged."""
    port = free_port()
    config = ServerConfig(store=str(store), port=port, thinkers=1, limits=0)
    settings = uvicorn.Config(
        create_app(config), port=port, log_config=None, access_log=False, ws="websockets-sansio", loop="none"
    )
    server = uvicorn.Server(settings)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        assert not serving.done(), serving
        await asyncio.sleep(0.02)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await serving


@pytest.fixture
def arrange(monkeypatch: pytest.MonkeyPatch) -> Callable[[Sequence[Deal]], list[SealedDeal]]:
    """Lets the next rounds be dealt like this; what was sealed can be looked at afterwards."""
    waiting: list[Deal] = []
    sealed: list[SealedDeal] = []

    def deal(game: tichu.Game, match: tichu.Match | None) -> SealedDeal:
        number = 1 if match is None else match.rounds_played + 1
        salt, cards = new_salt(), waiting.pop(0)
        sealed.append(SealedDeal(number, cards, commitment(number, cards, salt), salt))
        return sealed[-1]

    providers = PROVIDERS._replace(shuffle=deal)
    monkeypatch.setattr(hub, "Services", partial(Services, providers=providers))

    def arranged(deals: Sequence[Deal]) -> list[SealedDeal]:
        waiting.extend(deals)
        return sealed

    return arranged


class RecordingSocket:
    """A socket to a table, and everything that came through it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.texts: list[str] = []
        self.frames: list[Json] = []
        self.times: list[float] = []
        self._news = asyncio.Event()
        self._count = 0
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            async for text in self.socket:
                self.times.append(time.monotonic())
                self.texts.append(str(text))
                self.frames.append(json.loads(text))
                self._news.set()
        except websockets.ConnectionClosed:
            pass

    async def send(self, kind: str, data: Json) -> str:
        self._count += 1
        name = f"a{self._count}"
        await self.socket.send(json.dumps({"t": kind, "d": {"id": name, **data}}))
        return name

    async def until(self, found: Callable[[Json], bool], timeout: float = 20.0) -> int:
        """The number of the first frame of that kind, which may still have to come."""
        seen = 0

        async def look() -> int:
            nonlocal seen
            while True:
                self._news.clear()
                while seen < len(self.frames):
                    seen += 1
                    if found(self.frames[seen - 1]):
                        return seen - 1
                await self._news.wait()

        return await asyncio.wait_for(look(), timeout)

    async def answered(self, kind: str, data: Json) -> None:
        """Send a frame and wait for the answer."""
        name = await self.send(kind, data)
        await self.until(lambda frame: frame["d"].get("id") == name)

    async def act(self, seat: int, action: Json) -> None:
        """Do something, and wait until it is written."""
        name = await self.send("act", {"seat": seat, "action": action})
        number = await self.until(
            lambda frame: frame["t"] in ("ack", "error") and frame["d"].get("id") == name
        )
        assert self.frames[number]["t"] == "ack", self.texts[number]


# -- two worlds ----------------------------------------------------------------------------------------------


def played(round_: tichu.Round, rng: Random, steps: int) -> list[Move]:
    """Some random moves; no call before all have answered, which a table would keep back."""
    moves: list[Move] = []
    while len(moves) < steps and not round_.over:
        seat, action = random_action(round_, rng, bold=True)
        if round_.phase == "grand" and isinstance(action, tichu.Tichu):
            continue
        moves.append((seat, action.to_json()))
        round_.apply(seat, action)
    return moves


def played_to_the_end(round_: tichu.Round, rng: Random) -> list[Move]:
    """The moves of a round that is over after few tricks."""
    moves: list[Move] = []
    while not round_.over:
        seat = round_.to_act()[0]
        action = short_action(round_.view(seat), rng)
        moves.append((seat, action.to_json()))
        round_.apply(seat, action)
    return moves


def two_worlds(
    variant: str, viewer: int | None, seed: int, steps: int
) -> tuple[list[Deal], list[Deal], list[list[Move]], list[list[Move]]]:
    """A round, and the beginning of the next, in two ways that are the same to one player or a spectator."""
    game = next(table for table in TABLES if table.variant == variant)
    rng = Random(seed)
    match = dealt(game, seed, 3)
    first = match.deal
    moves = played_to_the_end(match.round, rng)
    match.next_round()
    second = match.deal
    begun = played(match.round, rng, steps)
    seat = None if viewer is None else match.seating.index(viewer)
    position = match.round.to_json()
    while True:
        swap = any_swap(position, seat, rng)
        other = swapped_deal(second, swap)
        twin = tichu.Round.start(match.game, other)
        changed = [(each, swapped_action(action, swap)) for each, action in begun]
        try:
            for each, action in changed:
                twin.apply(each, action)
        except tichu.IllegalAction:
            continue
        if other != second and twin.breach == match.round.breach:
            return [first, second], [first, other], [moves, begun], [moves, changed]


async def connected(guests: list[Guest], table: str) -> list[RecordingSocket]:
    """Sockets that were opened one after the other: whoever comes later sees that the others are there."""
    lines: list[RecordingSocket] = []
    for guest in guests:
        lines.append(RecordingSocket(await guest.connect(table)))
        await lines[-1].until(lambda frame: frame["t"] == "snapshot")
    return lines


LOOKS = (
    "/api/tables/{table}",
    "/api/tables",
    "/api/tables/{table}/matches",
    "/api/tables/{table}/matches/1/record",
    "/api/me",
    "/api/me/tables",
    "/api/me/matches",
    "/api/players/{host}",
    "/health",
)


async def evening(
    url: str, variant: str, viewer: int | None, rounds: list[list[Move]], sealed: list[SealedDeal]
) -> list[str]:
    """Everything the viewer gets to read, over the socket and over HTTP, without random values."""
    players = tichu.Match(variant).game.settings.players
    guests: list[Guest] = [await Guest.arrive(url) for _ in range(players)]
    spectator, stranger = await Guest.arrive(url), await Guest.arrive(url)
    options = {"variant": variant, "clock": None, "bomb_window": 0, "between_rounds": 600, "public": True}
    table = await guests[0].make_table(options)
    for guest in guests[1:]:
        await guest.do(table, "sit")
    watcher = spectator if viewer is None else guests[viewer]
    read: list[str] = []
    lines = await connected([*guests, spectator], table)
    line = lines[players if viewer is None else viewer]
    async with _client(url, watcher) as watching, _client(url, stranger) as outside:

        async def look() -> None:
            for client in (watching, outside):
                for path in LOOKS:
                    answer = await client.get(path.format(table=table, host=guests[0].player))
                    read.append(f"{path} {answer.status_code} {answer.text}")

        await guests[0].do(table, "start")
        await _play(rounds, lines, players, sealed, look)
    late = RecordingSocket(await watcher.connect(table))
    again = RecordingSocket(await watcher.connect(table, version=len(line.texts) // 2))
    for each in (late, again):
        await each.answered("ask", {"what": "legal"})
    await asyncio.sleep(0.1)
    for each in [*lines, late, again]:
        await each.socket.close()
    texts = [*line.texts, *late.texts, *again.texts, *read]
    assert not any(sealed[-1].salt in text for text in texts), "the salt of a round that is not over"
    known = _random_values([*guests, spectator, stranger], table, sealed)
    return [_plain(text, known) for text in texts]


async def _play(
    rounds: list[list[Move]],
    lines: list[RecordingSocket],
    players: int,
    sealed: list[SealedDeal],
    look: Callable[[], Awaitable[None]],
) -> None:
    """Make the moves of all rounds, looking in between."""
    for number, moves in enumerate(rounds, start=1):
        await lines[0].until(lambda frame: _round_of(frame) == number)  # noqa: B023
        seating, soloist = sealed[-1].deal.setup.seating, sealed[-1].deal.setup.soloist
        between = 20 if number == len(rounds) else 100  # rounds before the last are the same in both worlds
        for count, (seat, action) in enumerate(moves):
            dummy = soloist is not None and seat == (soloist + 2) % 4
            await lines[seating[soloist if dummy and soloist is not None else seat]].act(seat, action)
            if count % between == 5:
                await look()
        await look()
        if number < len(rounds):
            for each in lines[:players]:
                await each.answered("do", {"do": {"type": "ready"}})


def _client(url: str, guest: Guest) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=url, cookies={"tichu": guest.cookie}, timeout=20, verify=False)


def _random_values(guests: list[Guest], table: str, sealed: list[SealedDeal]) -> dict[str, str]:
    """Values that differ from run to run, with what they are."""
    known = {guest.player: f"player {number}" for number, guest in enumerate(guests)}
    known |= {guest.name: "a name" for guest in guests}
    known[table] = "the table"
    known |= {deal.commitment: "a promise" for deal in sealed}
    return known | {deal.salt: "a salt" for deal in sealed}


def _round_of(frame: Json) -> int | None:
    number = frame["d"].get("table", {}).get("round") if isinstance(frame["d"], dict) else None
    return number if isinstance(number, int) else None


def _in_order(names: re.Match[str]) -> str:
    """People are listed by their ids, which are chance."""
    return ",".join(sorted(names[0].split(",")))


def _plain(text: str, known: dict[str, str]) -> str:
    for chance in sorted(known, key=len, reverse=True):
        text = text.replace(chance, known[chance])
    text = re.sub(r'(?<="present":\[)[^]]*|(?<="ready":\[)[^]]*', _in_order, text)
    text = re.sub(r'"(next|starts)":[\d.]+', r'"\1":soon', text)
    text = re.sub(r'"avatar": ?"\w+"', '"avatar":"a picture"', text)
    text = re.sub(r"\b1\d{9}(\.\d+)?\b", "a time", text)
    return re.sub(r"\d{4}-\d\d-\d\dT[\d:+.]+", "a date", text)


@pytest.mark.parametrize(
    ("variant", "viewer", "seed", "steps"),
    [("nanjing", 1, 3, 2), ("nanjing", None, 4, 45), ("trichu", 0, 5, 6)],
)
def test_sockets_and_http_do_not_depend_on_hidden_cards(
    tmp_path: Path,
    arrange: Callable[[Sequence[Deal]], list[SealedDeal]],
    variant: str,
    viewer: int | None,
    seed: int,
    steps: int,
) -> None:
    deals, other_deals, moves, other_moves = two_worlds(variant, viewer, seed, steps)

    async def world(name: str, cards: list[Deal], rounds: list[list[Move]]) -> list[str]:
        sealed = arrange(cards)
        async with running(tmp_path / f"{name}.db") as url:
            return await evening(url, variant, viewer, rounds, sealed)

    one = asyncio.run(world("one", deals, moves))
    other = asyncio.run(world("other", other_deals, other_moves))
    for left, right in zip(one, other, strict=False):
        assert left == right
    assert len(one) == len(other)
    assert any('"reveal":{"deal"' in text for text in one)  # of the first round, which is over
    records = [text for text in one if "/record 200" in text]
    assert records and all(text.count('"type":"deal"') <= 1 for text in records)


# -- windows for bombs ---------------------------------------------------------------------------------------

OWN = "Ma 2g 3k 4b 6r 7g 9k Tb Qr Ag Jk 5b 8g 3r"
PLAIN = [
    "2k 3b 4r 6g 7k 9b Tr Qg Ak Jb 5r 8k Kg Do",
    "2b 3g 4k 6b 7r 9g Tk Qb Ar Jr 5g 8b Kk Ph",
    "2r 4g 5k 6k 7b 8r 9r Tg Jg Qk Kb Kr Ab Dr",
]
"""Nobody has a bomb; the seats after the first."""
FOUR = ["Kg", "Kk", "Kb", "Kr"]


def hands(bomb: int | None) -> Deal:
    """Seat 0 leads; the other seat holds four kings, or nobody does."""
    piles = [text.split() for text in [OWN, *PLAIN]]
    if bomb is not None:
        for card in FOUR:
            holder = next(pile for pile in piles if card in pile)
            if holder is not piles[bomb]:
                spare = next(each for each in piles[bomb] if each not in FOUR and each[0] in "23456789TJQA")
                holder[holder.index(card)] = spare
                piles[bomb][piles[bomb].index(spare)] = card
    setup = tichu.Match("nanjing", seed=1).deal.setup._replace(seating=(0, 1, 2, 3))
    assert sorted(card for pile in piles for card in pile) == sorted(
        {*piles[0], *piles[1], *piles[2], *piles[3]}
    )
    dealt_ = [parse_cards(" ".join(pile)) for pile in piles]
    return Deal(setup, tuple(hand[:8] for hand in dealt_), tuple(hand[8:] for hand in dealt_))


WINDOW = 0.3
RULES: Json = {"exchange": "none", "grand_tichu": False, "tichu": False, "direction": "clockwise"}


async def one_window(url: str, bot_at: int | None) -> tuple[float, float, list[str]]:
    """Seat 0 leads and seat 1 passes at once: how long that took, and what seat 0 was sent."""
    guests = [await Guest.arrive(url) for _ in range(4)]
    options = {"clock": None, "bomb_window": WINDOW, "bot_pace": 0, "house_rules": RULES}
    table = await guests[0].make_table(options)
    for place in range(1, 4):
        if place == bot_at:
            await guests[0].do(table, "bot", place=place, bot="greedy")
        else:
            await guests[place].do(table, "sit", place=place)
    lines = await connected(guests, table)
    await guests[0].do(table, "start")
    await lines[0].until(lambda frame: "round" in frame["d"] and frame["t"] == "delta")
    play = {"type": "play", "cards": "Ma", "wish": None}
    began = time.monotonic()
    await lines[0].act(0, play)
    led = await lines[0].until(lambda frame: _acted(frame) == "play")
    turn = lines[0].frames[led]["d"]["round"]["turn"]
    await lines[turn].send("act", {"seat": turn, "action": {"type": "pass"}})
    await lines[turn].until(lambda frame: frame["t"] in ("held", "ack"))
    passed = await lines[0].until(lambda frame: _acted(frame) == "pass")
    shown = lines[0].frames[led]["d"]["live"]["window"]
    took = lines[0].times[passed] - began
    texts = lines[0].texts[: passed + 1]
    for line in lines:
        await line.socket.close()
    known = {guest.player: f"player {number}" for number, guest in enumerate(guests)}
    known |= {guest.name: "a name" for guest in guests}
    known[table] = "the table"
    plain = [re.sub(r'"window":[\d.]+', '"window":w', _plain(text, known)) for text in texts]
    return took, shown, [re.sub(r"\b[0-9a-f]{64}\b", "a promise", text) for text in plain]


def _acted(frame: Json) -> str | None:
    event = frame["d"].get("event") if isinstance(frame["d"], dict) else None
    kind = event["action"]["type"] if event and event.get("type") == "acted" else None
    return kind if isinstance(kind, str) else None


def test_a_window_is_open_just_as_long_whoever_holds_a_bomb(
    tmp_path: Path, arrange: Callable[[Sequence[Deal]], list[SealedDeal]]
) -> None:
    """Place 2 is a bot that never bombs out of turn; nobody, it or an opponent holds four kings."""
    shortest: dict[int | None, float] = {None: inf, 2: inf, 3: inf}

    async def measure() -> None:
        """A busy machine makes some windows longer: measured again until each was as long as it should be."""
        seen: list[str] | None = None
        async with running(tmp_path / "windows.db") as url:
            for _ in range(40):
                for holder in shortest:
                    arrange([hands(holder)])
                    took, shown, texts = await one_window(url, bot_at=2)
                    seen = seen or texts
                    assert texts == seen, f"{holder} holds a bomb"
                    assert 0 < shown <= WINDOW
                    shortest[holder] = min(shortest[holder], took)
                if max(shortest.values()) < WINDOW + 0.06:
                    return

    asyncio.run(measure())
    assert min(shortest.values()) >= WINDOW - 0.01, shortest
    assert max(shortest.values()) < WINDOW + 0.06, shortest


def test_where_only_bots_play_nobody_waits_for_windows(tmp_path: Path) -> None:
    async def watch() -> None:
        async with running(tmp_path / "bots.db") as url:
            host = await Guest.arrive(url)
            options = {"bomb_window": 10, "bot_pace": 0, "public": False}
            table = await host.make_table(options, sit=False, fill="greedy", start=True)
            line = RecordingSocket(await host.connect(table))
            # A round has some thirty windows, which would take five minutes.
            await line.until(lambda frame: bool(frame["d"].get("table", {}).get("history")), 120)
            await line.socket.close()

    asyncio.run(watch())
