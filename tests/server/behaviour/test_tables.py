"""Requirement 1: tables, places and hosts."""

from __future__ import annotations

import pytest

from tests.server.behaviour.support import CALM, refused, story, try_to_do, visit
from tests.server.guests import Guest, full_table
from tests.server.running import RunningServer


@story
async def test_a_new_table_comes_with_an_invite_link(server: RunningServer) -> None:
    host = await Guest.arrive(server.url)
    answer = await host.send("POST", "/api/tables", {})
    assert answer.status_code == 201
    table, link = answer.json()["id"], answer.json()["link"]
    assert link.startswith(server.url) and table in link


@story
async def test_every_variant_and_edition_of_the_catalogue_makes_a_table(server: RunningServer) -> None:
    host = await Guest.arrive(server.url)
    catalogue = (await host.send("GET", "/api/catalogue")).json()
    pairs = [(v["key"], e["key"], v["players"][0]) for v in catalogue["variants"] for e in v["editions"]]
    assert len(pairs) >= 14
    for variant, edition, players in pairs:
        table = await host.make_table({"variant": variant, "edition": edition})
        shown = (await host.send("GET", f"/api/tables/{table}")).json()
        assert (shown["variant"], shown["edition"]) == (variant, edition)
        assert len(shown["places"]) == players


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"variant": "bridge"}, "unknown-variant"),
        ({"variant": "trichu", "edition": "tichubadour"}, None),
        ({"house_rules": {"jokers": 3}}, "unknown-setting"),
        ({"house_rules": {"target": "many"}}, None),
        ({"house_rules": {"target": -5}}, None),
        ({"variant": "grandseigneur", "house_rules": {"players": 40}}, None),
        ({"clock": -1}, "malformed"),
        ({"stand_in": "nobody"}, "unknown-bot"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    server: RunningServer, options: dict[str, object], code: str | None
) -> None:
    @story
    async def ask() -> None:
        host = await Guest.arrive(server.url)
        answer = await host.send("POST", "/api/tables", {"options": options})
        assert answer.status_code == 422, answer.text
        assert answer.json()["message"]
        assert code in (None, answer.json()["code"])

    ask()


@story
async def test_house_rules_target_and_number_of_players(server: RunningServer) -> None:
    host = await Guest.arrive(server.url)
    rules = {"players": 8, "rounds": 3, "packs": 2}
    table = await host.make_table({"variant": "grandseigneur", "house_rules": rules})
    async with visit(host, table) as seen:
        assert seen.mirror.table["options"]["house_rules"] == rules
        assert len(seen.places) == 8


@story
async def test_only_public_tables_are_in_the_lobby(server: RunningServer) -> None:
    host, stranger = await Guest.arrive(server.url), await Guest.arrive(server.url)
    public = await host.make_table({"public": True, "title": "Come in"})
    private = await host.make_table({"public": False})
    lobby = {table["id"]: table for table in (await stranger.send("GET", "/api/tables")).json()}
    assert lobby[public]["title"] == "Come in" and lobby[public]["open"] == 3
    assert private not in lobby
    await host.do(public, "close")
    assert public not in {table["id"] for table in (await stranger.send("GET", "/api/tables")).json()}


@story
async def test_spectators_or_not(server: RunningServer) -> None:
    table, guests = await full_table(server.url, 4, {**CALM, "spectators": False})
    stranger = await Guest.arrive(server.url)
    await guests[0].do(table, "start")
    async with visit(stranger, table) as seen:
        code, _ = await seen.gone()
        assert code is not None and code >= 4000
        assert not [frame for frame in seen.frames if frame["t"] in ("snapshot", "delta")]
    async with visit(guests[1], table) as seen:
        assert seen.mirror.place == 1
    table, _ = await full_table(server.url, 4, {**CALM, "spectators": True})
    async with visit(stranger, table) as seen:
        assert seen.mirror.place is None and seen.mirror.live["watching"] == 1


@story
async def test_who_came_early_does_not_stay_as_a_spectator_where_there_are_none(
    server: RunningServer,
) -> None:
    table, guests = await full_table(server.url, 4, {**CALM, "spectators": False})
    stranger = await Guest.arrive(server.url)
    async with visit(stranger, table) as seen:
        await guests[0].do(table, "start")
        code, _ = await seen.gone()
        assert code is not None and code >= 4000
        assert seen.mirror.round is None


@story
async def test_whoever_has_the_link_can_sit_also_where_nobody_may_watch(
    server: RunningServer,
) -> None:
    host, friend = await Guest.arrive(server.url), await Guest.arrive(server.url)
    table = await host.make_table({"spectators": False})
    await friend.do(table, "sit")
    async with visit(friend, table) as seen:
        assert seen.mirror.place == 1


@story
async def test_bots_by_name_and_level(server: RunningServer) -> None:
    host = await Guest.arrive(server.url)
    answer = await host.send("POST", "/api/tables", {"bots": {"1": "club@easy", "3": "random"}})
    table = answer.json()["id"]
    async with visit(host, table) as seen:
        assert [place["bot"] for place in seen.places] == [None, "club@easy", None, "random"]
        assert (await seen.do(type="bot", place=2, bot="greedy"))["t"] == "ack"
        await seen.until(lambda: seen.places[2]["bot"] == "greedy")
        assert (await seen.do(type="open", place=1))["t"] == "ack"
        await seen.until(lambda: seen.places[1]["bot"] is None)
        answer_ = await seen.do(type="bot", place=1, bot="club@genius")
        assert answer_["t"] == "error"


@story
async def test_fill_puts_bots_on_the_other_places(server: RunningServer) -> None:
    host = await Guest.arrive(server.url)
    for start in (False, True):
        body = {"options": CALM, "bots": {"2": "random"}, "fill": "greedy", "start": start}
        table = (await host.send("POST", "/api/tables", body)).json()["id"]
        async with visit(host, table) as seen:
            assert [place["bot"] for place in seen.places] == [None, "greedy", "random", "greedy"]
            assert seen.mirror.table["status"] == ("running" if start else "open")
    body = {"options": {"variant": "tientsin"}, "sit": False, "fill": "greedy"}
    table = (await host.send("POST", "/api/tables", body)).json()["id"]
    shown = (await host.send("GET", f"/api/tables/{table}")).json()
    assert [place["bot"] for place in shown["places"]] == ["greedy"] * 6


@pytest.mark.parametrize(
    "bot", ["nobody", "cmd:touch /tmp/tichu-was-here", "os:getcwd", "./bot.py", "club@", ""]
)
def test_strange_bots_are_refused(server: RunningServer, bot: str) -> None:
    @story
    async def ask() -> None:
        host = await Guest.arrive(server.url)
        table = await host.make_table()
        assert (await try_to_do(host, table, type="bot", place=1, bot=bot)).status_code == 422
        assert (await host.send("POST", "/api/tables", {"bots": {"1": bot}})).status_code == 422
        if bot:
            assert (await host.send("POST", "/api/tables", {"fill": bot})).status_code == 422
            assert (await host.send("POST", "/api/tables", {"options": {"stand_in": bot}})).status_code == 422
        assert (await try_to_do(host, table, type="start", fill=bot)).status_code == 422

    ask()


@story
async def test_sit_move_and_leave(server: RunningServer) -> None:
    host, friend, third = [await Guest.arrive(server.url) for _ in range(3)]
    table = await host.make_table()
    async with visit(friend, table) as seen:
        assert seen.mirror.place is None
        assert (await seen.do(type="sit", place=2))["t"] == "ack"
        await seen.until(lambda: seen.places[2]["player"] == friend.player)
        assert await refused(third, table, type="sit", place=2) == "place-taken"
        assert await refused(third, table, type="sit", place=9)
        assert (await seen.do(type="sit", place=1))["t"] == "ack"
        await seen.until(lambda: seen.places[1]["player"] == friend.player)
        assert seen.places[2]["player"] is None
        assert (await seen.do(type="leave"))["t"] == "ack"
        await seen.until(lambda: seen.places[1]["player"] is None)
    async with visit(third, table) as seen:
        assert [place["player"] for place in seen.places] == [host.player, None, None, None]


@story
async def test_somebody_who_sits_down_sees_his_own_cards(server: RunningServer) -> None:
    """The socket was opened as a spectator's; after sitting down it is a player's."""
    host, friend = await Guest.arrive(server.url), await Guest.arrive(server.url)
    table = await host.make_table(CALM, bots={"1": "random", "3": "random"})
    async with visit(friend, table) as seen, visit(host, table) as other:
        await seen.do(type="sit", place=2)
        await other.until(lambda: other.places[2]["player"] == friend.player)
        assert (await other.do(type="start"))["t"] == "ack"
        await seen.until(lambda: seen.mirror.round is not None)
        assert seen.round["seat"] == 2 and len(seen.round["hands"][2].split()) == 8
        assert seen.mirror.place == 2, "the socket is never told its new place in a `you`"


@story
async def test_swap_by_the_host_before_the_start(server: RunningServer) -> None:
    table, guests = await full_table(server.url, 4, CALM)
    async with visit(guests[0], table) as host:
        assert (await host.do(type="swap", a=1, b=3))["t"] == "ack"
        await host.until(lambda: host.places[1]["player"] == guests[3].player)
        assert host.places[3]["player"] == guests[1].player
        await host.do(type="start")
        assert (await host.do(type="swap", a=1, b=3))["t"] == "error"


@story
async def test_the_host_hands_over(server: RunningServer) -> None:
    table, guests = await full_table(server.url, 3)
    stranger = await Guest.arrive(server.url)
    assert await refused(guests[0], table, type="host", player=stranger.player)
    await guests[0].do(table, "host", player=guests[2].player)
    assert await refused(guests[0], table, type="bot", place=3, bot="club") == "not-allowed"
    await guests[2].do(table, "bot", place=3, bot="club")
    # and by itself, when the host leaves
    async with visit(guests[1], table) as seen:
        await guests[2].do(table, "leave")
        await seen.until(lambda: seen.mirror.table["host"] in (guests[0].player, guests[1].player))
        event = await seen.event("host")
        assert event["d"]["event"]["player"] == seen.mirror.table["host"]


@story
async def test_commands_of_the_host_are_refused_for_others(server: RunningServer) -> None:
    table, guests = await full_table(server.url, 3)
    stranger = await Guest.arrive(server.url)
    for other in (guests[1], stranger):
        for command in (
            {"type": "bot", "place": 3, "bot": "club"},
            {"type": "open", "place": 1},
            {"type": "swap", "a": 0, "b": 1},
            {"type": "host", "player": other.player},
            {"type": "options", "options": {}},
            {"type": "start", "fill": "club"},
            {"type": "rematch"},
            {"type": "close"},
        ):
            answer = await try_to_do(other, table, **command)
            assert answer.status_code in (403, 409), (command, answer.text)
    shown = (await stranger.send("GET", f"/api/tables/{table}")).json()
    assert shown["status"] == "open" and shown["host"] == guests[0].player and shown["open"] == 1


@story
async def test_start_with_open_places_only_with_fill(server: RunningServer) -> None:
    table, guests = await full_table(server.url, 2, CALM)
    assert await refused(guests[0], table, type="start") == "places-open"
    await guests[0].do(table, "start", fill="club@easy")
    async with visit(guests[0], table) as seen:
        assert [place["bot"] for place in seen.places] == [None, None, "club@easy", "club@easy"]
        assert seen.mirror.table["status"] == "running"
    assert await refused(guests[0], table, type="start")


@story
async def test_options_change_before_the_start(server: RunningServer) -> None:
    table, guests = await full_table(server.url, 3)
    async with visit(guests[1], table) as seen:
        options = {"variant": "trichu", "house_rules": {"rounds": 3}, "clock": None, "public": True}
        await guests[0].do(table, "options", options=options)
        await seen.until(lambda: seen.mirror.table["options"]["variant"] == "trichu")
        assert len(seen.places) == 3
        assert [place["player"] for place in seen.places] == [guest.player for guest in guests]
        assert table in {entry["id"] for entry in (await guests[2].send("GET", "/api/tables")).json()}
        bad = {"variant": "trichu", "house_rules": {"rounds": -3}}
        assert (await try_to_do(guests[0], table, type="options", options=bad)).status_code == 422
        await guests[0].do(table, "start")
        assert await refused(guests[0], table, type="options", options={})


@story
async def test_fewer_places_than_people_is_refused_or_makes_room(server: RunningServer) -> None:
    """Four people cannot become three without anybody being told to go."""
    table, guests = await full_table(server.url, 4)
    answer = await try_to_do(guests[0], table, type="options", options={"variant": "trichu"})
    shown = (await guests[0].send("GET", f"/api/tables/{table}")).json()
    if answer.status_code == 204:
        assert len(shown["places"]) == 3
    else:
        assert answer.status_code == 409 and len(shown["places"]) == 4


@story
async def test_a_closed_table_is_closed(server: RunningServer) -> None:
    host, friend = await Guest.arrive(server.url), await Guest.arrive(server.url)
    table = await host.make_table()
    async with visit(friend, table) as seen:
        await host.do(table, "close")
        await seen.event("closed")
    assert await refused(friend, table, type="sit")
