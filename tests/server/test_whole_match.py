"""Four guests play a whole match over real sockets."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.guests import Guest, TablePlayer, any_action, full_table, short_action
from tests.server.running import RunningServer
from tichu.records import prove_all, read_record


async def only_match(guest: Guest, table: str) -> dict[str, Any]:
    """The one match that somebody has played."""
    (match,) = (await guest.send("GET", "/api/me/matches")).json()
    assert match["table"] == table
    found: dict[str, Any] = match
    return found


@pytest.mark.parametrize(
    ("count", "options"),
    [
        (4, {"house_rules": {"rounds": 1, "target": None}, "rated": True}),
        (3, {"variant": "trichu", "house_rules": {"rounds": 3}}),
        (6, {"variant": "tientsin", "house_rules": {"rounds": 1}}),
        (7, {"variant": "grandseigneur", "house_rules": {"players": 7, "rounds": 1}}),
        (5, {"variant": "hierarchie", "house_rules": {"rounds": 1}}),
    ],
    ids=lambda value: str(value) if isinstance(value, int) else "",
)
def test_a_match_to_its_end(server: RunningServer, count: int, options: dict[str, Any]) -> None:
    check_match(server, count, options)


def test_a_match_to_its_end_on_postgres(server_on_postgres: RunningServer) -> None:
    check_match(server_on_postgres, 4, {"house_rules": {"rounds": 1}, "rated": True})


async def check_ratings(guests: list[Guest], table: str) -> None:
    """The match is rated, and everybody can see the ratings."""
    async with asyncio.timeout(30):  # ratings are written after the match
        while not (await only_match(guests[2], table))["rated"]:
            await asyncio.sleep(0.1)
    one = guests[0].player
    profile = await guests[1].request("GET", f"/api/players/{one}")
    (rating,) = profile["ratings"]
    assert rating["matches"] == 1 and rating["provisional"] and profile["places"] == {}
    (point,) = await guests[1].request("GET", f"/api/players/{one}/ratings/{rating['variant']}")
    assert point["table"] == table and point["rating"] == rating["rating"]
    (match,) = await guests[1].request("GET", f"/api/players/{one}/matches")
    assert match["table"] == table
    ladder = await guests[0].request("GET", f"/api/ladder/{rating['variant']}")
    assert ladder["you"] == {"place": None, "rating": rating["rating"], "matches": 1}
    statistics = await guests[1].request("GET", f"/api/players/{one}/statistics")
    assert statistics["matches"] + statistics["waiting"] == 1  # they are counted in the background


def check_match(server: RunningServer, count: int, options: dict[str, Any]) -> None:
    """Play a match; all players see the same, and its record is proven."""

    async def play() -> str:
        table, guests = await full_table(server.url, count, {"bomb_window": 0, "clock": None, **options})
        choose = any_action if count == 4 else short_action
        players = [TablePlayer(guest, table, choose=choose, seed=at) for at, guest in enumerate(guests)]
        tasks = [asyncio.create_task(player.play()) for player in players]
        await guests[0].do(table, "start")
        mirrors = await asyncio.wait_for(asyncio.gather(*tasks), 120)
        for player, mirror in zip(players, mirrors, strict=True):
            assert mirror.gaps == 0
            assert mirror.table["winners"]
            assert mirror.table["history"] == mirrors[0].table["history"]
            refused = {error["code"] for error in player.errors}
            # On a slow machine the table takes a finished trick before its owner's answer arrives (stale).
            assert refused <= {"not-your-turn", "not-between-rounds", "stale"}, player.errors
        record = await guests[1].send("GET", f"/api/tables/{table}/matches/1/record")
        assert record.status_code == 200
        if options.get("rated"):
            await check_ratings(guests, table)
        return record.text

    reading = read_record(asyncio.run(play()))
    assert reading.problem is None
    assert reading.record is not None and reading.record.winners
    assert all(proof.status == "proven" for proof in prove_all(reading))
