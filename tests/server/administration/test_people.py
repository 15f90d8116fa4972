"""Administrators find, rename, mute, ban and delete people, and end their sessions."""

from __future__ import annotations

import asyncio
import re
import time
from uuid import uuid4

import httpx
import pytest

from tests.server.behaviour.support import CALM, Visitor, story, visit
from tests.server.guests import Guest
from tests.server.http_api.support import problem, until_closed
from tests.server.running import RunningServer

PASSWORD = "seven grey herons"


@pytest.fixture
def login(server: RunningServer) -> str:
    return f"u{uuid4().hex[:10]}"


async def send(admin: httpx.Client, method: str, path: str, **body: object) -> httpx.Response:
    """Send a request without keeping the sockets of the test waiting."""
    json = body if method in ("PUT", "PATCH") else None
    return await asyncio.to_thread(admin.request, method, path, json=json)


async def chat(person: Visitor) -> str:
    """Send a chat message; return "ack", or the code of the refusal."""
    reply = await person.do(type="chat", phrase="hello")
    return str(reply["d"].get("code", reply["t"]))


@story
async def test_a_muted_person_cannot_write(server: RunningServer, admin: httpx.Client) -> None:
    guest = await Guest.arrive(server.url)
    table = await guest.make_table(CALM)
    async with visit(guest, table) as player:
        assert await chat(player) == "ack"
        muted = (await send(admin, "PUT", f"/people/{guest.player}/mute", until=time.time() + 600)).json()
        assert muted["muted"]["until"] > time.time() and muted["banned"] is None
        assert await chat(player) == "muted"
        said = await guest.send("POST", f"/api/tables/{table}/do", {"do": {"type": "chat", "text": "hi"}})
        assert "until" in problem(said, 403, "muted")
    async with visit(guest, table) as player:
        assert await chat(player) == "muted", "a new socket does not help"
        assert (await send(admin, "DELETE", f"/people/{guest.player}/mute")).json()["muted"] is None
        assert await chat(player) == "ack"


@story
async def test_a_banned_guest_is_disconnected_and_refused(server: RunningServer, admin: httpx.Client) -> None:
    guest = await Guest.arrive(server.url)
    table = await guest.make_table(CALM)
    async with visit(guest, table) as player:
        await send(admin, "PUT", f"/people/{guest.player}/ban", until=None)
        assert await player.gone() == (4403, "banned")
        assert player.frames[-1]["d"]["code"] == "banned"
    assert "for good" in problem(await guest.send("GET", "/api/me"), 403, "banned")
    problem(await guest.send("POST", "/api/tables", {}), 403, "banned")
    async with guest.connect(table) as line:
        assert (await until_closed(line))[-1]["d"]["code"] == "banned" and line.close_code == 4403

    await send(admin, "DELETE", f"/people/{guest.player}/ban")

    assert (await guest.send("GET", "/api/me")).json()["id"] == guest.player, "it is still the same person"


def test_a_banned_guest_does_not_come_back_as_a_new_guest(server: RunningServer, admin: httpx.Client) -> None:
    with (
        httpx.Client(base_url=server.url, verify=False) as other,
        httpx.Client(base_url=server.url, verify=False) as guest,
    ):
        player = guest.get("/api/me").json()["id"]
        neighbour = other.get("/api/me").json()["id"]
        end = time.time() + 3600
        for wrong in (time.time() - 1, time.time() + 40 * 86400):
            problem(admin.put(f"/people/{player}/ban", json={"address_until": wrong}), 422, "malformed")
        held = admin.put(f"/people/{player}/ban", json={"address_until": end}).json()
        try:
            assert held["address_held"] == {"until": end}
            guest.cookies.clear()
            assert "no new guests" in problem(guest.get("/api/me"), 403, "banned")
            assert other.get("/api/me").json()["id"] == neighbour, "others at that address play on"
        finally:
            admin.delete(f"/people/{player}/ban")
        assert guest.get("/api/me").status_code == 200
        assert admin.get(f"/people/{player}").json()["address_held"] is None


def test_a_banned_account_cannot_sign_in(server: RunningServer, admin: httpx.Client, login: str) -> None:
    with httpx.Client(base_url=server.url, verify=False) as visitor:
        made = visitor.post("/api/account", json={"login": login, "password": PASSWORD}).json()
        token = visitor.post("/api/tokens", json={"label": "bot"}).json()["token"]
    admin.put(f"/people/{made['id']}/ban", json={})
    recovery = {"login": login, "recovery_code": made["recovery_code"], "new_password": "eight blue cranes"}
    with httpx.Client(base_url=server.url, verify=False) as other:
        problem(other.post("/api/login", json={"login": login, "password": PASSWORD}), 403, "banned")
        problem(other.post("/api/account/recover", json=recovery), 403, "banned")
        wrong = other.post("/api/login", json={"login": login, "password": "seven grey cranes"})
        problem(wrong, 401, "wrong-password")
        bearer = {"Authorization": f"Bearer {token}"}
        problem(other.get("/api/me", headers=bearer), 403, "banned")

        admin.delete(f"/people/{made['id']}/ban")

        assert other.post("/api/account/recover", json=recovery).status_code == 200, "the code is unused"
    line = rf"login-failed player={re.escape(made['id'])} address=\S+ why=banned"
    assert re.search(line, server.log.read_text())


def test_a_ban_that_is_over_counts_no_more(server: RunningServer, admin: httpx.Client) -> None:
    with httpx.Client(base_url=server.url, verify=False) as visitor:
        player = visitor.get("/api/me").json()["id"]
    for until in (time.time() - 1, 1e300):
        problem(admin.put(f"/people/{player}/ban", json={"until": until}), 422, "malformed")
    assert admin.get(f"/people/{player}").json()["banned"] is None


def test_people_are_found_shown_renamed_and_deleted(
    server: RunningServer, admin: httpx.Client, login: str
) -> None:
    with httpx.Client(base_url=server.url, verify=False) as visitor:
        player = visitor.post("/api/account", json={"login": login, "password": PASSWORD}).json()["id"]
        visitor.post("/api/tokens", json={"label": "my bot", "scope": "read"})
        table = visitor.post("/api/tables", json={}).json()["id"]

        renamed = admin.patch(f"/people/{player}", json={"name": "Lucky Fox"}).json()
        assert renamed["name"] == "Lucky Fox" == visitor.get("/api/me").json()["name"]
        problem(admin.patch(f"/people/{player}", json={"name": "deleted player"}), 422, "bad-name")
        for text in (player, login[1:].upper(), "lucky fox"):
            assert player in [person["id"] for person in admin.get(f"/people?search={text}").json()]
        shown = admin.get(f"/people/{player}").json()
        assert [(key["kind"], key["label"]) for key in shown["keys"]] == [
            ("session", "Python"),
            ("token", "my bot"),
        ]
        assert [each["id"] for each in shown["tables"]] == [table]

        assert admin.delete(f"/people/{player}").status_code == 204
        problem(admin.get(f"/people/{player}"), 404, "not-found")
        assert visitor.get("/api/me").json()["id"] != player


@story
async def test_an_administrator_ends_sessions(server: RunningServer, admin: httpx.Client) -> None:
    guest = await Guest.arrive(server.url)
    table = await guest.make_table(CALM)
    key = admin.get(f"/people/{guest.player}").json()["keys"][0]["id"]
    async with visit(guest, table) as player:
        assert (await send(admin, "DELETE", f"/people/{guest.player}/keys/{key}")).status_code == 204
        assert await player.gone() == (4401, "session-ended")
    problem(await send(admin, "DELETE", f"/people/{guest.player}/keys/{key}"), 404, "not-found")
    assert (await send(admin, "DELETE", f"/people/{guest.player}/keys")).json() == {"ended": 0}
