"""Requirement 8: questions."""

from __future__ import annotations

import json

from tests.server.behaviour.parties import party
from tests.server.behaviour.support import CALM, of, story, visit
from tests.server.guests import Guest, open_plainly
from tests.server.running import RunningServer
from tichu.core.actions import Action


@story
async def test_what_cards_are_and_why_they_cannot_be_played(server: RunningServer) -> None:
    async with party(server.url, watchers=1) as people:
        assert of(await people.host.ask("cards", cards="2g"), "error", code="not-running")
        await people.begin()
        leader = people.at(people.round["turn"])
        other = people.at((leader.seat + 1) % 4)
        answer = (await leader.ask("cards", cards="Ma"))["d"]
        assert answer["legal"] and answer["readings"][0]["kind"] == "single"
        answer = (await other.ask("cards", cards=other.hand[0]))["d"]
        assert not answer["legal"] and answer["code"] and answer["why"]
        answer = (await leader.ask("cards", cards="2g 9k"))["d"]
        assert not answer["legal"] and answer["readings"] == [] and answer["why"]
        answer = (await leader.ask("cards", cards="8g 8k 9g 9k Ph"))["d"]
        readings = [(reading["kind"], reading["rank"], reading["as"]) for reading in answer["readings"]]
        assert readings == [("full_house", "9", "9"), ("full_house", "8", "8")]
        assert answer["legal"] == ({"8g", "8k", "9g", "9k", "Ph"} <= set(leader.hand))
        answer = await leader.ask("cards", cards="XX")
        assert answer["t"] == "error" or (not answer["d"]["legal"] and answer["d"]["why"])
        assert of(await leader.ask("cards"), "error", code="malformed")
        assert of(await people.watchers[0].ask("cards", cards="Ma"), "error", code="not-allowed")


@story
async def test_what_is_legal_is_what_the_view_says(server: RunningServer) -> None:
    async with party(server.url) as people:
        await people.begin()
        for _ in range(6):
            for player in people.players:
                answer = (await player.ask("legal"))["d"]
                expected = player.view().legal_actions()
                assert answer["in_turn"] == (player.seat == people.round["turn"])
                if answer["more"]:
                    assert len(answer["actions"]) + answer["more"] == len(expected)
                else:
                    got = {Action.from_json(action) for action in answer["actions"]}
                    assert got == set(expected)
            await people.step()


@story
async def test_legal_actions_are_sent_unasked_to_clients_that_want_them(server: RunningServer) -> None:
    host = await Guest.arrive(server.url)
    table = await host.make_table({**CALM, "house_rules": {"rounds": 1}}, fill="greedy", start=True)
    async with open_plainly(f"{host.link(table).socket}?legal=1", host.headers) as line:
        frames = [json.loads(await line.recv()) for _ in range(3)]
        assert [frame["t"] for frame in frames] == ["welcome", "snapshot", "answer"]
        offer = frames[2]["d"]
        assert (offer["id"], offer["what"], offer["in_turn"]) == ("offer", "legal", True)
        answer = {"type": "grand", "call": False}
        assert answer in offer["actions"]
        await line.send(json.dumps({"t": "act", "v": frames[1]["v"], "d": {"id": "a", "action": answer}}))
        frame = frames[2]
        while not (frame["t"] == "answer" and len(frame["d"]["actions"]) > 2):
            frame = json.loads(await line.recv())
    assert any(action["type"] == "exchange" for action in frame["d"]["actions"])


@story
async def test_a_question_changes_nothing(server: RunningServer) -> None:
    async with party(server.url) as people:
        await people.begin()
        version = await people.together()
        for what in ("legal", "hint"):
            await people.host.ask(what)
        await people.host.ask("cards", cards=people.host.hand[0])
        await people.host.ping()
        assert people.host.mirror.version == version


@story
async def test_no_hints_where_other_people_play(server: RunningServer) -> None:
    async with party(server.url, 2) as people:
        await people.start(fill="random")
        assert of(await people.host.ask("hint"), "error", code="no-hints")


@story
async def test_a_hint_where_everybody_else_is_a_bot(server: RunningServer) -> None:
    host = await Guest.arrive(server.url)
    # Greedy bots never bomb out of turn: after a bomb the hint would be about an earlier trick.
    table = await host.make_table({**CALM, "house_rules": {"rounds": 1}}, fill="greedy", start=True)
    async with visit(host, table) as seen:
        for _ in range(3):
            await seen.until(lambda: seen.mirror.asked_seats == [0])
            hint = await seen.ask("hint")
            assert of(hint, "answer", what="hint") and hint["d"]["sentence"]
            assert Action.from_json(hint["d"]["action"]) in seen.view().legal_actions()
            ack = await seen.act(hint["d"]["action"])
            assert ack["t"] == "ack", "what is hinted at can be played"
            await seen.reach(ack["v"])


@story
async def test_a_hundred_phoenixes_do_not_stop_the_house(server: RunningServer) -> None:
    async with party(server.url) as people:
        await people.begin()
        answer = (await people.host.ask("cards", cards=" ".join(["Ph"] * 100)))["d"]
        assert not answer["legal"] and answer["code"] == "malformed"
