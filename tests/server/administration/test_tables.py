"""Administrators list, close and delete tables."""

from __future__ import annotations

import asyncio

import httpx

from tests.server.behaviour.support import CALM, story, visit
from tests.server.guests import Guest, full_table
from tests.server.http_api.support import problem
from tests.server.running import RunningServer


async def send(admin: httpx.Client, method: str, path: str) -> httpx.Response:
    """Send a request without keeping the sockets of the test waiting."""
    return await asyncio.to_thread(admin.request, method, path)


@story
async def test_a_closed_table_tells_everybody_and_hangs_up(
    server: RunningServer, admin: httpx.Client
) -> None:
    table, guests = await full_table(server.url, 4, CALM)
    await guests[0].do(table, "start")
    watcher = await Guest.arrive(server.url)
    async with visit(guests[1], table) as player, visit(watcher, table) as spectator:
        assert (await send(admin, "POST", f"/tables/{table}/close")).status_code == 204

        for seen in (player, spectator):
            assert await seen.gone() == (4410, "table-closed")
            assert seen.mirror.table["close_reason"] == "administrator"
            assert seen.mirror.status == "closed"
    again = await send(admin, "POST", f"/tables/{table}/close")
    problem(again, 409, "table-closed")


@story
async def test_a_closed_table_stays_closed_after_a_restart(
    server: RunningServer, admin: httpx.Client
) -> None:
    table, guests = await full_table(server.url, 4, CALM)
    await guests[0].do(table, "start")
    await send(admin, "POST", f"/tables/{table}/close")

    await asyncio.to_thread(server.stop)
    await asyncio.to_thread(server.start)

    async with visit(guests[1], table) as player:
        assert player.mirror.status == "closed"
        assert player.mirror.table["close_reason"] == "administrator"
    refused = await guests[1].send("POST", f"/api/tables/{table}/do", {"do": {"type": "leave"}})
    problem(refused, 409, "table-closed")


@story
async def test_a_deleted_table_is_gone(server: RunningServer, admin: httpx.Client) -> None:
    host = await Guest.arrive(server.url)
    table = await host.make_table(CALM, fill="club", start=True)
    async with visit(host, table) as player:
        assert (await send(admin, "DELETE", f"/tables/{table}")).status_code == 204
        assert await player.gone() == (4404, "not-found")
    problem(await send(admin, "DELETE", f"/tables/{table}"), 404, "not-found")
    assert (await host.send("GET", "/api/me/tables")).json() == []


@story
async def test_tables_are_listed_with_state_and_version(server: RunningServer, admin: httpx.Client) -> None:
    host = await Guest.arrive(server.url)
    first = await host.make_table({**CALM, "title": "Größe"}, fill="club", start=True)
    second = await host.make_table({**CALM, "title": "title"})
    await host.do(first, "pause")

    mine = admin.get("/tables", params={"player": host.player}).json()
    assert [table["id"] for table in mine] == [first, second]
    assert [(table["status"], table["paused"], table["asleep"]) for table in mine] == [
        ("running", True, False),
        ("open", False, False),
    ]
    assert [table["version"] > 2 for table in mine] == [True, False]
    for search, found in (("größe", [first]), ("title", [second]), (host.name[:4].lower(), [first, second])):
        listed = admin.get("/tables", params={"player": host.player, "search": search}).json()
        assert [table["id"] for table in listed] == found, search
    assert admin.get("/tables", params={"player": host.player, "status": "closed"}).json() == []
    problem(admin.get("/tables", params={"status": "broken"}), 422, "malformed")
