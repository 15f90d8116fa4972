"""Requirement 2: guests with names, and programs with tokens."""

from __future__ import annotations

import asyncio
import json

from tests.server.behaviour.parties import party
from tests.server.behaviour.support import CALM, Visitor, story, visit
from tests.server.guests import Guest, TablePlayer, full_table
from tests.server.running import RunningServer


@story
async def test_a_guest_can_change_his_name_and_the_table_shows_it(server: RunningServer) -> None:
    async with party(server.url, 2, watchers=1) as people:
        watcher = people.watchers[0]
        assert watcher.places[1]["name"] == people.players[1].guest.name
        answer = await people.players[1].guest.send("PATCH", "/api/me", {"name": "  Zoë  "})
        assert answer.status_code == 200 and answer.json()["name"] == "Zoë"
        for visitor in people.everybody:
            await visitor.until(lambda v=visitor: v.places[1]["name"] == "Zoë")  # type: ignore[misc]
        assert (await people.host.guest.send("GET", f"/api/tables/{people.table}")).json()["places"][1][
            "name"
        ] == "Zoë"
        for bad in ("", "   ", "x" * 25, 7):
            answer = await people.players[1].guest.send("PATCH", "/api/me", {"name": bad})
            assert answer.status_code == 422, bad


@story
async def test_a_name_changes_in_the_middle_of_a_round(server: RunningServer) -> None:
    async with party(server.url, watchers=1) as people:
        await people.begin()
        await people.players[2].guest.send("PATCH", "/api/me", {"name": "Ada"})
        for visitor in people.everybody:
            await visitor.until(lambda v=visitor: v.places[2]["name"] == "Ada")  # type: ignore[misc]
        await people.step()
        assert all(visitor.mirror.gaps == 0 for visitor in people.everybody)


@story
async def test_a_guest_keeps_his_identity(server: RunningServer) -> None:
    guest = await Guest.arrive(server.url)
    assert (await guest.send("GET", "/api/me")).json()["id"] == guest.player
    assert (await Guest.arrive(server.url)).player != guest.player


@story
async def test_programs_play_over_the_same_socket_with_a_token(server: RunningServer) -> None:
    owner = await Guest.arrive(server.url)
    answer = await owner.send("POST", "/api/tokens", {"label": "my bot"})
    assert answer.status_code == 201
    program = Guest(server.url, token=answer.json()["token"])
    host = await Guest.arrive(server.url)
    table = await host.make_table(
        {**CALM, "house_rules": {"rounds": 1, "target": None}}, bots={"2": "random"}
    )
    async with visit(program, table) as line:
        welcome = line.frames[0]
        assert welcome["t"] == "welcome" and welcome["d"]["you"]["player"] == owner.player
        assert (await line.do(type="sit", place=1))["t"] == "ack"
    players = [TablePlayer(program, table), TablePlayer(host, table)]
    await host.do(table, "start", fill="random")
    for player in players:
        await player.play("running")
    mirrors = await asyncio.gather(*(player.play() for player in players))
    assert mirrors[0].place == 1 and mirrors[0].table["winners"]
    # a token that was taken back is worth nothing
    listed = (await owner.send("GET", "/api/tokens")).json()
    assert [entry["label"] for entry in listed] == ["my bot"] and "token" not in listed[0]
    assert (await owner.send("DELETE", f"/api/tokens/{listed[0]['id']}")).status_code == 204
    await refused_socket(program, table)


async def refused_socket(guest: Guest, table: str) -> None:
    """No place at the table for this one: the door is shut at once."""
    async with guest.connect(table) as line:
        visitor = Visitor(guest, line)
        await visitor.listen()
        assert visitor.closed is not None and (visitor.closed[0] or 0) >= 4000
        assert not [frame for frame in visitor.frames if frame["t"] == "snapshot"]


@story
async def test_a_wrong_token_opens_nothing(server: RunningServer) -> None:
    host = await Guest.arrive(server.url)
    table = await host.make_table()
    await refused_socket(Guest(server.url, token="tichu_wrong"), table)


@story
async def test_no_table_no_socket(server: RunningServer) -> None:
    guest = await Guest.arrive(server.url)
    await refused_socket(guest, "NoSuchTable0")


@story
async def test_nonsense_is_answered_and_does_no_harm(server: RunningServer) -> None:
    table, guests = await full_table(server.url, 2)
    async with visit(guests[1], table) as seen:
        nonsense = [
            "{}", "[]", "null", "hello", '{"t":"act"}', '{"t":"act","d":{"id":"x","action":7}}',
            '{"t":"do","d":{"id":"x","do":{"type":"fly"}}}', '{"t":"act","d":{"id":"ä ö","action":{}}}',
            '{"t":"resume","d":{"v":-4}}', '{"t":"ping","more":1}', '{"t":"ask","d":{"id":"q","what":"x"}}',
        ]  # fmt: skip
        for text in nonsense:
            after = seen.now
            await seen.line.send(text)
            answer = await seen.frame(lambda frame: frame["t"] == "error", after)
            assert answer["d"]["code"] == "malformed" and answer["d"]["message"], text
        known = await seen.reply("x") if any(f["d"].get("id") == "x" for f in seen.frames) else None
        assert known is None or known["t"] == "error"
        after = seen.now
        await seen.line.send(json.dumps({"t": "act", "d": {"id": "a1", "action": {"type": "fly"}}}))
        assert (await seen.reply("a1", after))["t"] == "error"
        assert (await seen.do(type="sit", place=3))["t"] == "ack", "the socket still works"
