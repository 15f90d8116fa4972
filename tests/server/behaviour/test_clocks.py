"""Requirement 5: clocks and absence."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.behaviour.parties import Party, party
from tests.server.behaviour.support import Visitor, of, story, visit
from tests.server.guests import Guest
from tests.server.running import RunningServer

FAST: dict[str, Any] = {"clock": 1.5, "reserve": 0, "stand_in": "greedy"}


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
async def test_without_a_clock_nobody_is_hurried(server: RunningServer) -> None:
    async with party(server.url, 4, {"clock": None}) as people:
        await people.start()
        assert people.host.mirror.live["clocks"] == {}


@story
async def test_the_clock_starts_when_the_bomb_window_ends(server: RunningServer) -> None:
    async with party(server.url, 4, {"clock": 50, "bomb_window": 5}) as people:
        await people.begin()
        await people.act(people.round["turn"], {"type": "play", "cards": "Ma"})
        shown = clock(people.host, people.round["turn"])
        assert 3 < shown["starts"] <= 5 and shown["left"] == 50


@story
async def test_time_out_then_away_then_back(server: RunningServer) -> None:
    """One decision is made by the clock; after two the bot holds the seat; who returns has it at once."""
    async with party(server.url, 4, FAST, watchers=1) as people:
        await people.start()
        for seat in (0, 1, 3):
            await people.act(seat, {"type": "grand", "call": False})
        slow = people.players[2]
        await slow.event("acted", seat=2, by="clock")
        assert not slow.places[2]["away"]
        await slow.until(lambda: slow.round["phase"] == "exchange")
        for seat in (0, 1, 3):
            await people.act(seat, gifts(people, seat))
        for visitor in people.everybody:
            await visitor.event("away", place=2)
            assert visitor.places[2]["away"]
            assert visitor.places[2]["player"] == slow.guest.player, "it is still his place"
        # what the bot does now is done in his name
        await people.host.until(lambda: people.host.round["phase"] == "play")
        while people.round["turn"] != 2:
            await people.step()
        await people.host.event("acted", seat=2, by="away")
        # he takes it back by coming in again
        async with visit(slow.guest, people.table) as back:
            await back.event("back", place=2)
            assert not back.places[2]["away"]
            for visitor in people.everybody:
                await visitor.until(lambda v=visitor: not v.places[2]["away"])  # type: ignore[misc]


def gifts(people: Party, seat: int) -> dict[str, Any]:
    """The first three cards, one to each."""
    others = [other for other in range(4) if other != seat]
    give = {str(other): card for other, card in zip(others, people.hand(seat), strict=False)}
    return {"type": "exchange", "give": give}


async def away(people: Party, seat: int) -> None:
    """Let a player's time run out twice."""
    for other in range(4):
        if other != seat:
            await people.act(other, {"type": "grand", "call": False})
    await people.host.until(lambda: people.host.round["phase"] == "exchange")
    for other in range(4):
        if other != seat:
            await people.act(other, gifts(people, other))
    await people.host.event("away", place=seat)
    await people.together()


@story
async def test_who_is_away_takes_the_place_back_by_acting(server: RunningServer) -> None:
    async with party(server.url, 4, {**FAST, "bot_pace": 10}) as people:  # so the bot has not led yet
        await people.start()
        await away(people, 3)
        answer = await people.players[3].act({"type": "tichu"})
        assert answer["t"] == "ack"
        await people.host.event("back", place=3)
        await people.host.until(lambda: people.host.round["calls"] == {"3": "tichu"})


@story
async def test_who_is_away_takes_the_place_back_by_saying_so(server: RunningServer) -> None:
    async with party(server.url, 4, FAST) as people:
        await people.start()
        assert of(await people.host.do(type="back"), "error", code="not-away")
        await away(people, 3)
        assert (await people.players[3].do(type="back"))["t"] == "ack"
        await people.host.event("back", place=3)


@story
async def test_a_decision_in_time_forgives_an_earlier_one(server: RunningServer) -> None:
    """Two in a row are needed."""
    async with party(server.url, 4, FAST) as people:
        await people.start()
        for seat in (0, 1, 2):
            await people.act(seat, {"type": "grand", "call": False})
        await people.players[3].event("acted", seat=3, by="clock")
        await people.together()
        for seat in range(4):
            await people.act(seat, gifts(people, seat))
        assert people.phase == "play"
        turn = people.round["turn"]
        await people.host.event("acted", seat=turn, by="clock")
        await people.together()
        assert not any(place["away"] for place in people.host.places)


@story
async def test_the_reserve_is_used_up_across_decisions(server: RunningServer) -> None:
    async with party(server.url, 4, {"clock": 1, "reserve": 20}) as people:
        await people.start()
        slow = people.players[1]
        for seat in (0, 2, 3):
            await people.act(seat, {"type": "grand", "call": False})
        await asyncio.sleep(1.6)  # time has to pass: that is what is tested
        await people.act(1, {"type": "grand", "call": False})
        left = clock(slow, 1)["reserve"]
        assert 15 < left < 19.8
        assert clock(slow, 0)["reserve"] > 19.5
        assert clock(slow, 1)["left"] > 0.5, "the time for a decision is whole again"
        for seat in (0, 2, 3):
            await people.act(seat, gifts(people, seat))
        await asyncio.sleep(1.3)
        await people.act(1, gifts(people, 1))
        assert not slow.events("acted") or all(e["by"] == "player" for e in slow.events("acted"))
        async with visit(slow.guest, people.table) as fresh:
            turn = people.round["turn"]
            assert fresh.mirror.live["clocks"][str(turn)]["reserve"] <= 20
        while people.round["turn"] != 1:
            await people.step()
        assert clock(slow, 1)["reserve"] < left, "what is gone is gone"


@story
async def test_a_table_without_people_pauses_itself_until_somebody_returns(server: RunningServer) -> None:
    host = await Guest.arrive(server.url)
    options = {**FAST, "bot_pace": 0, "bomb_window": 0}
    table = await host.make_table(options, fill="random", start=True)
    async with visit(host, table) as seen:
        await seen.until(lambda: seen.mirror.table["paused"] is True)
        assert seen.places[0]["away"] and seen.events("paused")[0]["player"] is None
        version = seen.mirror.version
        await seen.ping()
        assert seen.mirror.version == version and seen.mirror.live["clocks"] == {}
        assert (await seen.do(type="back"))["t"] == "ack"
        await seen.until(lambda: not seen.mirror.table["paused"] and not seen.places[0]["away"])
        await seen.until(lambda: seen.mirror.table["paused"] is True)
        async with visit(host, table) as again:  # or by coming in
            await again.until(lambda: not again.mirror.table["paused"] and not again.places[0]["away"])


@story
async def test_when_the_last_who_is_there_leaves_the_others_away_the_table_pauses(
    server: RunningServer,
) -> None:
    async with party(server.url, 2, {**FAST, "bot_pace": 0}) as people:
        await people.start(fill="random")
        staying, leaving = people.players[1], people.host
        await leaving.act({"type": "grand", "call": False})
        await leaving.until(lambda: leaving.round["phase"] == "exchange")
        await leaving.act((await leaving.ask("legal"))["d"]["actions"][0])
        await staying.event("away", place=1)
        assert (await leaving.do(type="leave"))["t"] == "ack"
        await staying.until(lambda: staying.mirror.table["paused"] is True)
        newcomer = await Guest.arrive(server.url)
        await newcomer.do(people.table, "sit", place=0)
        await staying.until(lambda: not staying.mirror.table["paused"])


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
