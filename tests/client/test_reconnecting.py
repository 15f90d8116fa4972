"""Broken connections, lost frames, restarts of the server: nothing is lost and nothing happens twice."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from tests.client.support import CALM, FaultySocket, async_test, faulty, settings
from tests.server.running import RunningServer
from tichu.client import Client, ConnectionLost, Mirror, StateChanged, TableLink, play
from tichu.client.frames import Frame
from tichu.core.actions import Action, Grand
from tichu.core.view import View


async def first_legal(view: View) -> Action:
    return view.legal_actions()[0]


async def new_table(server: RunningServer, **more: Any) -> tuple[Client, TableLink]:
    """A guest and a new table at which they sit."""
    client = Client(server.url)
    await client.log_in()
    return client, await client.create_table({**CALM, **more})


def kept(mirror: Mirror) -> tuple[Any, ...]:
    """What is in the log, and so is the same for every connection of a person."""
    return mirror.version, mirror.place, mirror.table, mirror.round, mirror.aid


@async_test
async def test_resent_action_is_not_played_twice(server: RunningServer) -> None:
    client, link = await new_table(server)
    sent: Counter[str] = Counter()

    def count_actions(socket: FaultySocket, frame: Frame) -> bool:
        sent.update([frame["d"]["id"]] if frame["t"] == "act" else [])
        return True

    def break_before_the_first_ack(socket: FaultySocket, frame: Frame) -> bool:
        if frame["t"] == "ack" and sent[frame["d"]["id"]] == 1:
            socket.transport.abort()
            return False
        return True

    opener = faulty(count_actions, break_before_the_first_ack)
    async with client.table(link, settings()) as other, client.table(link, settings(opener)) as table:
        updates = other.updates()
        await other.do("start", fill="greedy")
        await table.until(lambda mirror: bool(mirror.asked_seats))
        version = await table.act(Grand(False))
        await other.until(lambda mirror: (mirror.version or 0) >= version)

    events = [update.event async for update in updates if isinstance(update, StateChanged) and update.event]
    answers = [event["action"] for event in events if event["type"] == "acted" and event["place"] == 0]
    assert list(sent.values()) == [2]
    assert table.connections == 2
    assert answers == [{"type": "grand", "call": False}]


@async_test
async def test_lost_frames_are_requested_again(server: RunningServer) -> None:
    client, link = await new_table(server)
    lost: set[int] = set()

    def lose_some(socket: FaultySocket, frame: Frame) -> bool:
        if frame["t"] != "delta" or frame["v"] not in (5, 8, 9) or frame["v"] in lost:
            return True
        lost.add(frame["v"])
        return False

    async with client.table(link) as whole, client.table(link, settings(faulty(incoming=lose_some))) as table:
        for number in range(10):
            await whole.do("chat", text=f"line {number}")
        await table.until(lambda mirror: mirror.version == whole.mirror.version)

    assert lost == {5, 8, 9}
    assert table.mirror.gaps >= 2
    assert table.connections == 1
    assert kept(table.mirror) == kept(whole.mirror)


@async_test
async def test_broken_connection_goes_on_from_the_last_version(server: RunningServer) -> None:
    client, link = await new_table(server)
    kinds: list[str] = []

    def note(frame: Frame) -> None:
        kinds.append(frame["t"])

    async with client.table(link) as whole, client.table(link, settings(on_receive=note)) as table:
        updates = table.updates()
        kinds.clear()
        table.drop()
        while not isinstance(await anext(updates), ConnectionLost):
            pass
        await whole.do("chat", text="hello")
        await table.until(lambda mirror: mirror.version == whole.mirror.version)

    assert table.connections == 2
    assert "delta" in kinds
    assert "snapshot" not in kinds


@async_test
async def test_client_plays_on_after_the_server_was_killed(server: RunningServer) -> None:
    """An action that is decided while the server is down happens when it is back."""
    client, link = await new_table(server, house_rules={"rounds": 1})
    restarts: list[asyncio.Task[None]] = []

    async def kill_before_the_third(view: View) -> Action:
        if len(acted) == 2 and not restarts:
            updates = table.updates()
            server.kill()
            while not isinstance(await anext(updates), ConnectionLost):
                pass
            assert not table.connected
            restarts.append(asyncio.create_task(asyncio.to_thread(server.start)))
        acted.append(await first_legal(view))
        return acted[-1]

    acted: list[Action] = []
    async with client.table(link, settings()) as table:
        await table.do("start", fill="greedy")
        mirror = await play(table, kill_before_the_third)
        await asyncio.gather(*restarts)

    assert (len(restarts), table.connections) == (1, 2)
    assert mirror.table["winners"]
    assert mirror.gaps == 0
