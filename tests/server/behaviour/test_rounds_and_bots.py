"""Requirements 9 and 10: the next round, and bots that think at a pace."""

from __future__ import annotations

import asyncio

from tests.server.behaviour.parties import party
from tests.server.behaviour.support import CALM, of, story, visit
from tests.server.guests import Guest, TablePlayer
from tests.server.running import RunningServer
from tichu.client.playing import LOOK_AGAIN


@story
async def test_the_next_round_begins_when_all_are_ready(server: RunningServer) -> None:
    async with party(server.url, watchers=1) as people:
        await people.start()
        assert of(await people.host.do(type="ready"), "error", code="not-between-rounds")
        await people.play_round()
        live = people.host.mirror.live
        assert live["next"] is not None and 500 < live["next"] <= 600
        assert people.host.mirror.table["reveal"] is not None, "the deal is opened when the round is over"
        assert of(await people.watchers[0].do(type="ready"), "error", code="not-allowed")
        for number in range(3):
            assert (await people.players[number].do(type="ready"))["t"] == "ack"
        ready = sorted(player.guest.player for player in people.players[:3])
        await people.watchers[0].until(lambda: people.watchers[0].mirror.live["ready"] == ready)
        assert people.host.mirror.table["round"] == 1
        await people.players[3].do(type="ready")
        for visitor in people.everybody:
            await visitor.event("dealt", round=2)
            assert visitor.mirror.live["ready"] == [] and visitor.mirror.live["next"] is None
            assert visitor.round["phase"] == "grand" and visitor.mirror.table["reveal"] is None


@story
async def test_the_next_round_begins_by_itself_after_a_while(server: RunningServer) -> None:
    async with party(server.url, 4, {"between_rounds": 0.5}) as people:
        await people.start()
        await people.play_round()
        for visitor in people.everybody:
            await visitor.event("dealt", round=2)


@story
async def test_a_pause_between_rounds_keeps_the_next_one_back(server: RunningServer) -> None:
    async with party(server.url) as people:
        await people.start()
        await people.play_round()
        await people.host.do(type="pause")
        await people.host.until(lambda: people.host.mirror.table["paused"] is True)
        assert people.host.mirror.live["next"] is None
        for player in people.players:
            await player.do(type="ready")
        await people.host.ping()
        assert people.host.mirror.table["round"] == 1
        await people.host.do(type="resume")
        await people.host.until(lambda: people.host.mirror.live["next"] is not None)


@story
async def test_the_deal_was_sealed_before(server: RunningServer) -> None:
    """What is opened after the round is what was promised before it."""
    async with party(server.url) as people:
        await people.start()
        promised = people.host.mirror.table["commitment"]
        await people.play_round()
        assert people.host.mirror.table["reveal"]["commitment"] == promised


@story
async def test_one_person_and_three_bots_play_a_whole_match(server: RunningServer) -> None:
    host = await Guest.arrive(server.url)
    options = {**CALM, "house_rules": {"target": 100}}
    bots = {"1": "club@easy", "2": "greedy", "3": "random"}
    table = await host.make_table(options, bots=bots)
    player = TablePlayer(host, table)
    playing = asyncio.create_task(player.play())
    await host.do(table, "start")
    mirror = await playing
    assert mirror.gaps == 0 and mirror.table["winners"]
    assert max(mirror.table["scores"]) >= 100
    assert {error["code"] for error in player.errors} <= LOOK_AGAIN, "only refusals about the moment"


async def seconds_for(server: RunningServer, pace: float) -> float:
    """How long three bots take to answer the first question."""
    host = await Guest.arrive(server.url)
    table = await host.make_table({**CALM, "bot_pace": pace}, fill="random")
    async with visit(host, table) as seen:
        began = asyncio.get_running_loop().time()
        await seen.do(type="start")
        await seen.until(lambda: seen.mirror.round is not None and seen.round["waiting"] == [0])
        return asyncio.get_running_loop().time() - began


@story
async def test_bots_think_at_a_settable_pace(server: RunningServer) -> None:
    slow = await seconds_for(server, 2.0)
    assert slow > 1.0
    for _ in range(10):  # a busy machine may need long for some
        if await seconds_for(server, 0) < 1.0:
            return
    raise AssertionError("bots without a pace always take longer than a second")
