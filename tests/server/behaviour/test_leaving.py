"""Requirements 1 and 6: leaving a running match, taking over, rematches."""

from __future__ import annotations

import asyncio

from tests.server.behaviour.parties import party
from tests.server.behaviour.support import CALM, of, refused, story, try_to_do, visit
from tests.server.behaviour.test_kinds_of_games import as_a_newcomer_sees_it
from tests.server.guests import Guest, TablePlayer
from tests.server.running import RunningServer

ONE_ROUND = {"house_rules": {"rounds": 1, "target": None}}


@story
async def test_a_bot_plays_on_for_who_leaves_and_somebody_else_takes_the_place(server: RunningServer) -> None:
    async with party(server.url, watchers=1) as people:
        await people.start()
        leaver, watcher = people.players[1], people.watchers[0]
        assert (await leaver.do(type="leave"))["t"] == "ack"
        for visitor in people.everybody:
            if visitor is not leaver:  # who sees the table with other eyes now gets a snapshot
                await visitor.event("left", place=1)
            await visitor.until(lambda v=visitor: v.places[1]["left"])  # type: ignore[misc]
        await people.host.until(lambda: 1 not in people.host.round["waiting"])
        await leaver.ping()
        assert leaver.mirror.place is None
        assert all(hand is None for hand in leaver.round["hands"]), "their cards are hidden from them now"
        assert of(await leaver.act({"type": "tichu"}), "error", code="not-allowed")
        # somebody who watched takes it, and sees the cards when all others agree
        assert of(await watcher.do(type="sit", place=0), "error", code="place-taken")
        assert (await watcher.do(type="sit", place=1))["t"] == "ack"
        await watcher.until(lambda: watcher.places[1]["waits"])
        assert watcher.places[1]["player"] == watcher.guest.player and not watcher.places[1]["left"]
        assert watcher.mirror.place is None and all(hand is None for hand in watcher.round["hands"])
        assert of(await watcher.act({"type": "tichu"}), "error", code="next-deal")
        for number in (0, 2, 3):
            assert (await people.players[number].do(type="admit", place=1))["t"] == "ack"
        await watcher.until(lambda: watcher.mirror.place == 1)
        assert watcher.hand and watcher.round["seat"] == 1
        assert await refused(leaver.guest, people.table, type="sit") == "table-full"
        people.players[1], people.watchers = watcher, [leaver]
        await people.together()
        await people.answer_all()
        await people.exchange()
        await as_a_newcomer_sees_it(people)


@story
async def test_who_left_can_come_back_if_nobody_took_the_place(server: RunningServer) -> None:
    async with party(server.url) as people:
        await people.start()
        leaver = people.players[3]
        await leaver.do(type="leave")
        assert (await leaver.do(type="sit"))["t"] == "ack"
        await leaver.until(lambda: leaver.mirror.place == 3 and not leaver.places[3]["left"])
        assert leaver.hand


@story
async def test_new_spectator_sees_the_round_after_the_only_one_sat_down(server: RunningServer) -> None:
    async with party(server.url, 3, watchers=1) as people:
        watcher = people.watchers.pop()
        assert (await watcher.do(type="sit", place=3))["t"] == "ack"
        people.players.append(watcher)
        await people.start()

        async with visit(await Guest.arrive(server.url), people.table) as newcomer:
            assert newcomer.round["hands"] == [None] * 4
            assert newcomer.round["phase"] == "grand"


@story
async def test_the_host_leaves_a_running_match(server: RunningServer) -> None:
    async with party(server.url) as people:
        await people.start()
        await people.host.do(type="leave")
        other = people.players[1]
        await other.event("host")
        assert other.mirror.table["host"] in {player.guest.player for player in people.players[1:]}
        assert other.mirror.table["status"] == "running"


@story
async def test_the_last_person_who_leaves_closes_the_table(server: RunningServer) -> None:
    async with party(server.url, 2, watchers=1) as people:
        await people.start(fill="random")
        await people.players[1].do(type="leave")
        await people.host.event("left", place=1)
        assert people.host.mirror.table["status"] == "running"
        await people.host.do(type="leave")
        await people.watchers[0].event("closed")
        assert people.watchers[0].mirror.table["status"] == "closed"
        answer = await try_to_do(people.host.guest, people.table, type="sit")
        assert answer.status_code == 409 and answer.json()["code"] == "table-closed"


@story
async def test_the_host_does_not_close_on_others_who_play(server: RunningServer) -> None:
    async with party(server.url) as people:
        await people.start()
        assert of(await people.host.do(type="close"), "error", code="match-running")


@story
async def test_a_rematch(server: RunningServer) -> None:
    async with party(server.url, 4, {**CALM, **ONE_ROUND}, watchers=1) as people:
        await people.start()
        assert of(await people.host.do(type="rematch"), "error", code="match-not-over")
        await people.play_match()
        for visitor in people.everybody:
            assert visitor.mirror.table["status"] == "finished"
            assert visitor.mirror.table["winners"]
        assert of(await people.players[1].do(type="rematch"), "error", code="not-allowed")
        ack = await people.host.do(type="rematch")
        assert ack["t"] == "ack"
        for visitor in people.everybody:
            await visitor.until(lambda v=visitor: v.mirror.table["match"] == 2)  # type: ignore[misc]
            await visitor.until(lambda v=visitor: (v.mirror.round or {}).get("phase") == "grand")  # type: ignore[misc]
        table = people.host.mirror.table
        assert table["scores"] == [0, 0] and table["history"] == [] and table["winners"] == []
        assert table["reveal"] is None
        await as_a_newcomer_sees_it(people)
        matches = (await people.host.guest.send("GET", f"/api/tables/{people.table}/matches")).json()
        assert [match["number"] for match in matches] in ([1, 2], [2, 1], [1])


@story
async def test_after_a_match_places_can_change_and_bots_fill_up(server: RunningServer) -> None:
    async with party(server.url, 4, {**CALM, **ONE_ROUND}) as people:
        await people.start()
        await people.play_match()
        await people.players[2].do(type="leave")
        await people.host.until(lambda: people.host.places[2]["player"] is None)
        assert of(await people.host.do(type="rematch"), "error", code="places-open")
        assert (await people.host.do(type="bot", place=2, bot="random"))["t"] == "ack"
        assert (await people.host.do(type="rematch"))["t"] == "ack"
        await people.host.until(lambda: people.host.mirror.table["match"] == 2)


@story
async def test_who_left_a_match_may_sit_down_again_after_it(server: RunningServer) -> None:
    async with party(server.url, 4, {**CALM, **ONE_ROUND, "stand_in": "random"}) as people:
        await people.start()
        leaver = people.players[2]
        assert (await leaver.do(type="leave"))["t"] == "ack"
        others = [player.guest for player in people.players if player is not leaver]
        await asyncio.gather(*(TablePlayer(guest, people.table).play() for guest in others))
        assert of(await people.host.do(type="rematch"), "error", code="places-open"), "nobody plays there"
        assert (await leaver.do(type="sit"))["t"] == "ack"
        await leaver.until(lambda: leaver.mirror.place == 2)
        assert (await people.host.do(type="rematch"))["t"] == "ack"
        await leaver.until(lambda: leaver.mirror.table["match"] == 2 and not leaver.places[2]["left"])


@story
async def test_a_result_keeps_the_names_of_those_who_played(server: RunningServer) -> None:
    async with party(server.url, 4, {**CALM, **ONE_ROUND}, watchers=1) as people:
        await people.start()
        assert not people.host.mirror.table["played"]
        await people.play_match()
        played = people.host.mirror.table["played"]
        assert [place["player"] for place in played] == [player.guest.player for player in people.players]
        assert (await people.players[1].do(type="leave"))["t"] == "ack"
        assert (await people.watchers[0].do(type="sit"))["t"] == "ack"
        assert (await people.host.do(type="swap", a=2, b=3))["t"] == "ack"
        third = played[3]["player"]
        for visitor in people.everybody:
            await visitor.until(lambda v=visitor: v.places[2]["player"] == third)  # type: ignore[misc]
            assert visitor.places[1]["player"] == people.watchers[0].guest.player
            assert visitor.mirror.table["played"] == played
        await as_a_newcomer_sees_it(people)
        assert (await people.host.do(type="rematch"))["t"] == "ack"
        await people.host.until(lambda: people.host.mirror.table["match"] == 2)
        assert people.host.mirror.table["played"] is None


@story
async def test_after_a_match_the_table_can_grow(server: RunningServer) -> None:
    async with party(server.url, 4, {**CALM, **ONE_ROUND}, watchers=2) as people:
        await people.start()
        await people.play_match()
        larger = {**CALM, "variant": "tientsin", "house_rules": {"rounds": 1, "target": None}}
        assert (await people.host.do(type="options", options=larger))["t"] == "ack"
        for visitor in people.everybody:
            await visitor.until(lambda v=visitor: v.mirror.table["status"] == "open")  # type: ignore[misc]
            assert visitor.mirror.round is None, "the old cards are gone"
        for watcher in people.watchers:
            assert (await watcher.do(type="sit"))["t"] == "ack"
        await as_a_newcomer_sees_it(people)
        people.players, people.watchers = people.everybody, []
        await people.start()
        await people.play_match()
        assert len(people.round["hands"]) == 6
        matches = (await people.host.guest.send("GET", f"/api/tables/{people.table}/matches")).json()
        assert sorted(match["number"] for match in matches) == [1, 2]


@story
async def test_own_tables_and_matches_are_listed(server: RunningServer) -> None:
    guest, stranger = await Guest.arrive(server.url), await Guest.arrive(server.url)
    table = await guest.make_table(CALM)
    assert table in {entry["id"] for entry in (await guest.send("GET", "/api/me/tables")).json()}
    assert (await stranger.send("GET", "/api/me/tables")).json() == []
    async with visit(guest, table) as seen:
        assert seen.mirror.place == 0
