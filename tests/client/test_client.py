"""Identity, HTTP requests and tables of a real server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.client.support import CALM, async_test, settings
from tests.server.running import RunningServer
from tichu.bots import GreedyBot
from tichu.client import (
    Client,
    GuestBook,
    LateRefusal,
    RequestRefused,
    StateChanged,
    TableUnavailable,
    Unreachable,
    play,
)
from tichu.core.actions import Action, Grand, Pass
from tichu.core.view import View


async def greedy(view: View) -> Action:
    return GreedyBot().decide(view)


# -- identity ----------------------------------------------------------------------------------------------


@async_test
async def test_first_visit_makes_a_guest(server: RunningServer) -> None:
    client = Client(server.url)

    await client.log_in("Zoë")

    assert client.name == "Zoë"
    assert (await client.request("GET", "/api/me"))["id"] == client.player


@async_test
async def test_token_plays_for_its_owner(server: RunningServer) -> None:
    owner = Client(server.url)
    await owner.log_in()

    program = Client(server.url, token=await owner.create_token("my bot"))
    await program.log_in()

    assert program.player == owner.player


@async_test
async def test_guest_book_remembers_the_guest(server: RunningServer, tmp_path: Path) -> None:
    path = tmp_path / "tichu" / "guests.json"
    first, again, stranger = Client(server.url), Client(server.url), Client(server.url)

    await first.log_in(guests=GuestBook(path))
    await again.log_in(guests=GuestBook(path))
    await stranger.log_in()

    assert again.player == first.player != stranger.player
    assert path.stat().st_mode & 0o077 == 0


def test_unreadable_guest_book_is_empty(tmp_path: Path) -> None:
    path = tmp_path / "guests.json"
    path.write_text("[not json")

    assert GuestBook(path).cookie("http://host") is None


@async_test
async def test_wrong_token_is_refused(server: RunningServer) -> None:
    client = Client(server.url, token="tichu_wrong")

    with pytest.raises(RequestRefused) as refusal:
        await client.log_in()

    assert (refusal.value.code, refusal.value.status) == ("bad-token", 401)


@async_test
async def test_wrong_token_cannot_follow_a_table(server: RunningServer) -> None:
    host = Client(server.url)
    await host.log_in()
    link = await host.create_table()

    with pytest.raises(TableUnavailable) as refusal:
        async with Client(server.url, token="tichu_wrong").table(link):
            pass

    assert refusal.value.code == "who-are-you"


@async_test
async def test_server_that_does_not_answer() -> None:
    with pytest.raises(Unreachable, match=r"http://127.0.0.1:9 does not answer: connection refused"):
        await Client("http://127.0.0.1:9").log_in()


# -- tables ------------------------------------------------------------------------------------------------


@async_test
async def test_table_that_does_not_exist(server: RunningServer) -> None:
    client = Client(server.url)
    await client.log_in()

    with pytest.raises(TableUnavailable, match="there is no such table") as refusal:
        async with client.table("nowhere"):
            pass
    with pytest.raises(RequestRefused) as request:
        await client.do("nowhere", "sit")

    assert refusal.value.code == "not-found"
    assert (request.value.code, request.value.status) == ("not-found", 404)


@async_test
async def test_host_sits_starts_and_asks(server: RunningServer) -> None:
    client = Client(server.url)
    await client.log_in()
    link = await client.create_table(CALM, sit=False)

    async with client.table(link) as table:
        await table.do("sit", place=2)
        await table.do("start", fill="greedy")
        answer = await table.ask("legal")
        version = await table.act(Grand(False))

        assert table.mirror.place == 2
        assert {"type": "grand", "call": False} in answer["actions"]
        assert version <= (table.mirror.version or 0)


@async_test
async def test_refused_action_changes_nothing(server: RunningServer) -> None:
    client = Client(server.url)
    await client.log_in()

    async with client.table(await client.create_table(CALM)) as table:
        version = table.mirror.version
        with pytest.raises(RequestRefused) as refusal:
            await table.act(Pass())

        assert refusal.value.code == "not-running"
        assert table.mirror.version == version


@async_test
async def test_updates_tell_what_happens(server: RunningServer) -> None:
    host, friend = Client(server.url), Client(server.url)
    await host.log_in()
    await friend.log_in()
    link = await host.create_table(CALM)

    async with host.table(link) as table:
        updates = table.updates()
        first = await anext(updates)
        await friend.do(link, "sit", place=3)
        event = None
        while event is None:  # who is connected is told too, and is no event
            update = await anext(updates)
            event = update.event if isinstance(update, StateChanged) else None

    assert first == StateChanged("snapshot", 2)
    assert (event["type"], event["place"]) == ("sat", 3)
    assert [update async for update in updates if isinstance(update, LateRefusal)] == []


@async_test
async def test_two_programs_play_a_match(server: RunningServer) -> None:
    clients = [Client(server.url), Client(server.url)]
    for client in clients:
        await client.log_in()
    link = await clients[0].create_table({**CALM, "house_rules": {"rounds": 2}})
    await clients[1].do(link, "sit")

    async with clients[0].table(link, settings()) as one, clients[1].table(link, settings()) as other:
        await one.do("start", fill="greedy")
        mirrors = await asyncio.gather(play(one, greedy), play(other, greedy))

    assert mirrors[0].table["winners"] == mirrors[1].table["winners"] != []
    assert [mirror.gaps + mirror.repeats for mirror in mirrors] == [0, 0]
