"""The same over real sockets and the HTTP API, with a real store."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import httpx
import pytest

import tichu
from tests.properties.choosing import random_action
from tests.properties.tables import TABLES, dealt
from tests.server.guests import Guest, short_action
from tests.server.secrecy.live import (
    Arrange,
    Json,
    RecordingSocket,
    arranging,
    connected,
    plain,
    round_of,
    running,
)
from tests.server.secrecy.swaps import any_swap, swapped_action, swapped_deal
from tichu.core.variants import Deal
from tichu.table.deals import SealedDeal

Move = tuple[int, Json]


@pytest.fixture
def arrange(monkeypatch: pytest.MonkeyPatch) -> Arrange:
    return arranging(monkeypatch)


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
    return [plain(text, known) for text in texts]


async def _play(
    rounds: list[list[Move]],
    lines: list[RecordingSocket],
    players: int,
    sealed: list[SealedDeal],
    look: Callable[[], Awaitable[None]],
) -> None:
    """Make the moves of all rounds, looking in between."""
    for number, moves in enumerate(rounds, start=1):
        await lines[0].until(lambda frame: round_of(frame) == number)  # noqa: B023
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


@pytest.mark.parametrize(
    ("variant", "viewer", "seed", "steps"),
    [("nanjing", 1, 3, 2), ("nanjing", None, 4, 45), ("trichu", 0, 5, 6)],
)
def test_sockets_and_http_do_not_depend_on_hidden_cards(
    tmp_path: Path,
    arrange: Arrange,
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
