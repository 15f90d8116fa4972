"""Pauses as clients see them. What they do is tested in tests/table, on a virtual clock."""

from __future__ import annotations

from tests.server.behaviour.parties import party
from tests.server.behaviour.support import of, story
from tests.server.running import RunningServer


@story
async def test_the_host_pauses_at_once_and_a_paused_table_stands_still(server: RunningServer) -> None:
    async with party(server.url, 4, {"clock": 50}, watchers=1) as people:
        assert of(await people.host.do(type="pause"), "error", code="not-running")
        await people.begin()
        turn = people.at(people.round["turn"])
        assert (await people.host.do(type="pause"))["t"] == "ack"
        for visitor in people.everybody:
            await visitor.event("paused", player=people.host.guest.player)
            assert visitor.mirror.table["paused"] and visitor.mirror.live["clocks"] == {}
        assert of(await turn.act({"type": "play", "cards": turn.hand[0]}), "error", code="paused")
        assert of(await turn.act({"type": "tichu"}), "error", code="paused")
        assert (await people.players[1].do(type="chat", phrase="one-moment"))["t"] == "ack"
        assert of(await people.host.do(type="pause"), "error", code="paused")
        assert (await people.host.do(type="resume"))["t"] == "ack"
        for visitor in people.everybody:
            await visitor.event("resumed")
            assert not visitor.mirror.table["paused"]
        assert str(people.round["turn"]) in people.host.mirror.live["clocks"]
        assert of(await people.host.do(type="resume"), "error", code="not-paused")
        await people.step()


@story
async def test_most_of_the_people_can_pause_and_half_of_them_go_on(server: RunningServer) -> None:
    async with party(server.url, 4, watchers=1) as people:
        await people.start()
        assert of(await people.watchers[0].do(type="pause"), "error", code="not-allowed")
        for number in (1, 2):
            assert (await people.players[number].do(type="pause"))["t"] == "ack"
        await people.players[2].do(type="pause")
        asked = sorted(people.players[number].guest.player for number in (1, 2))
        for visitor in people.everybody:
            await visitor.until(lambda v=visitor: v.mirror.live["votes"] == {"pause": asked})  # type: ignore[misc]
            assert not visitor.mirror.table["paused"], "two of four are not most, however often they ask"
        await people.players[3].do(type="pause")
        await people.host.until(lambda: people.host.mirror.table["paused"] is True)
        assert people.host.mirror.live["votes"] == {}
        await people.players[1].do(type="resume")
        await people.host.until(lambda: len(people.host.mirror.live["votes"].get("resume", [])) == 1)
        assert people.host.mirror.table["paused"]
        await people.players[3].do(type="resume")
        await people.host.until(lambda: not people.host.mirror.table["paused"])
