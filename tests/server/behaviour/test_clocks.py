"""Clocks and absences as clients see them. What they do is tested in tests/table, on a virtual clock."""

from __future__ import annotations

from tests.server.behaviour.parties import party
from tests.server.behaviour.support import Visitor, of, story, visit
from tests.server.guests import Guest
from tests.server.running import RunningServer


def clock(visitor: Visitor, place: int) -> dict[str, float]:
    """What a visitor is shown of somebody's clock."""
    shown: dict[str, float] = visitor.mirror.live["clocks"][str(place)]
    return shown


@story
async def test_everybody_who_has_to_decide_has_a_clock_that_all_see(server: RunningServer) -> None:
    async with party(server.url, 4, {"clock": 50, "reserve": 30}, watchers=1) as people:
        await people.start()
        for visitor in people.everybody:
            assert set(visitor.mirror.live["clocks"]) == {"0", "1", "2", "3"}
            assert 40 < clock(visitor, 2)["left"] <= 50 and clock(visitor, 2)["reserve"] == 30
        await people.act(2, {"type": "grand", "call": False})
        for visitor in people.everybody:
            assert set(visitor.mirror.live["clocks"]) == {"0", "1", "3"}
        await people.answer_all()
        await people.exchange()
        for visitor in people.everybody:
            assert set(visitor.mirror.live["clocks"]) == {str(people.round["turn"])}


@story
async def test_a_table_whose_only_person_lets_the_clock_run_out_sleeps_until_they_return(
    server: RunningServer,
) -> None:
    host, stranger = await Guest.arrive(server.url), await Guest.arrive(server.url)
    options = {"clock": 1, "reserve": 0, "stand_in": "greedy", "bot_pace": 0, "bomb_window": 0}
    table = await host.make_table(options, fill="random")
    async with visit(stranger, table) as watcher, visit(host, table) as seen:
        assert of(await seen.do(type="start"), "ack")
        await seen.event("paused", player=None)
        await watcher.reach(seen.mirror.version or 0)
        for visitor in (watcher, seen):
            assert visitor.events("away")[0]["place"] == 0
            assert visitor.mirror.table["paused"] and visitor.places[0]["away"]
            assert visitor.places[0]["player"] == host.player, "the place is still theirs"
            assert visitor.mirror.live["clocks"] == {}

        after = seen.now
        assert of(await seen.do(type="back"), "ack")
        await seen.event("back", after, place=0)
        await seen.event("resumed", after)


@story
async def test_a_broken_line_is_shown_and_not_punished(server: RunningServer) -> None:
    async with party(server.url, 4, {"clock": 50}, watchers=1) as people:
        await people.start()
        missing = people.players[2].guest.player
        await people.players[2].line.close()
        for visitor in [*people.players[:2], people.players[3], *people.watchers]:
            await visitor.until(lambda v=visitor: missing not in v.mirror.live["present"])  # type: ignore[misc]
            assert not visitor.places[2]["away"] and visitor.places[2]["player"] == missing
            assert "2" in visitor.mirror.live["clocks"]
        async with visit(people.players[2].guest, people.table) as back:
            await people.host.until(lambda: missing in people.host.mirror.live["present"])
            assert (await back.act({"type": "grand", "call": False}))["t"] == "ack"


@story
async def test_spectators_are_counted(server: RunningServer) -> None:
    async with party(server.url, 2, watchers=2) as people:
        await people.host.until(lambda: people.host.mirror.live["watching"] == 2)
        await people.watchers[0].line.close()
        await people.host.until(lambda: people.host.mirror.live["watching"] == 1)
