"""Accounts over HTTP: sessions, passwords, recovery codes, and what tokens may do."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from uuid import uuid4

import httpx
import pytest
import websockets

from tests.server.http_api.support import problem
from tests.server.running import RunningServer

PASSWORD = "seven grey herons"
OTHER_PASSWORD = "eight blue cranes"


@contextmanager
def device(server: RunningServer, **more: Any) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=30, verify=False, **more) as client:
        yield client


def account(client: httpx.Client) -> tuple[str, str]:
    """Create an account with the common password; return its login and its recovery code."""
    login = f"u{uuid4().hex[:10]}"
    made = client.post("/api/account", json={"login": login, "password": PASSWORD})
    assert made.status_code == 201, made.text
    return login, made.json()["recovery_code"]


def sign_in(client: httpx.Client, login: str, password: str = PASSWORD) -> None:
    answer = client.post("/api/login", json={"login": login, "password": password})
    assert answer.status_code == 200, answer.text


async def closed_by(server: RunningServer, headers: dict[str, str], end: Any) -> int:
    """Open a socket, call ``end`` in a thread, and return the code with which the server closes it."""
    async with httpx.AsyncClient(base_url=server.url, timeout=30, verify=False) as host:
        table = (await host.post("/api/tables", json={})).json()["id"]
    uri = f"{server.socket_url}/api/tables/{table}/socket"
    async with websockets.connect(uri, additional_headers=headers) as line:
        while json.loads(await line.recv())["t"] != "snapshot":
            pass
        await asyncio.to_thread(end)
        await asyncio.wait_for(line.wait_closed(), 30)
        return line.close_code or 0


# -- sessions ------------------------------------------------------------------------------------------------


def test_a_new_account_has_a_new_cookie(server: RunningServer, visitor: httpx.Client) -> None:
    visitor.get("/api/me")
    old = visitor.cookies["tichu"]

    account(visitor)

    assert visitor.cookies["tichu"] != old
    assert len(visitor.get("/api/sessions").json()) == 1
    problem(httpx.get(server.url + "/api/tokens", cookies={"tichu": old}, verify=False), 401, "who-are-you")
    answer = httpx.get(server.url + "/api/me", cookies={"tichu": old}, verify=False)
    problem(answer, 401, "session-renewed")
    assert "set-cookie" not in answer.headers, "a late request does not replace the new cookie"


def test_signing_in_ends_the_session_of_the_guest(server: RunningServer, visitor: httpx.Client) -> None:
    login, _ = account(visitor)
    with device(server) as other:
        other.get("/api/me")
        guest = other.cookies["tichu"]
        sign_in(other, login)
    problem(httpx.get(server.url + "/api/tokens", cookies={"tichu": guest}, verify=False), 401, "who-are-you")


def test_sessions_are_listed_and_ended(server: RunningServer, visitor: httpx.Client) -> None:
    login, _ = account(visitor)
    firefox = {"User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"}
    with device(server, headers=firefox) as second, device(server) as third:
        sign_in(second, login)
        sign_in(third, login)
        listed = second.get("/api/sessions").json()
        assert [(each["label"], each["current"]) for each in listed if each["current"]] == [
            ("Firefox, Linux", True)
        ]
        assert len(listed) == 3
        assert all(each["created_at"] <= each["last_used_at"] < each["expires_at"] for each in listed)

        mine = next(each["id"] for each in third.get("/api/sessions").json() if each["current"])
        with device(server) as stranger:
            stranger.get("/api/me")
            problem(stranger.delete(f"/api/sessions/{mine}"), 404, "not-found")
        assert visitor.delete(f"/api/sessions/{mine}").status_code == 204
        problem(third.get("/api/sessions"), 401, "who-are-you")
        problem(visitor.delete(f"/api/sessions/{mine}"), 404, "not-found")

        assert second.delete("/api/sessions").status_code == 204
        problem(visitor.get("/api/sessions"), 401, "who-are-you")
        assert [each["current"] for each in second.get("/api/sessions").json()] == [True]


def test_ending_a_session_closes_its_sockets(server: RunningServer, visitor: httpx.Client) -> None:
    login, _ = account(visitor)
    with device(server) as other:
        sign_in(other, login)
        headers = {"Cookie": f"tichu={other.cookies['tichu']}"}
    code = asyncio.run(closed_by(server, headers, lambda: visitor.delete("/api/sessions")))
    assert code == 4401


def test_ending_a_token_closes_its_sockets(server: RunningServer, visitor: httpx.Client) -> None:
    made = visitor.post("/api/tokens", json={"label": "bot"}).json()
    headers = {"Authorization": f"Bearer {made['token']}"}
    code = asyncio.run(closed_by(server, headers, lambda: visitor.delete(f"/api/tokens/{made['id']}")))
    assert code == 4401


def test_a_new_cookie_lets_sockets_connect_again(server: RunningServer, visitor: httpx.Client) -> None:
    visitor.get("/api/me")
    headers = {"Cookie": f"tichu={visitor.cookies['tichu']}"}
    assert asyncio.run(closed_by(server, headers, lambda: account(visitor))) == 1012


# -- passwords -----------------------------------------------------------------------------------------------


def test_a_password_change_needs_the_password_and_ends_other_sessions(
    server: RunningServer, visitor: httpx.Client
) -> None:
    login, _ = account(visitor)
    old = visitor.cookies["tichu"]
    path, change = "/api/account/password", {"password": PASSWORD, "new_password": OTHER_PASSWORD}
    with device(server) as other:
        sign_in(other, login)
        problem(visitor.post(path, json={**change, "password": OTHER_PASSWORD}), 401, "wrong-password")
        problem(visitor.post(path, json={**change, "new_password": "password1"}), 422, "weak-password")
        assert other.get("/api/sessions").status_code == 200

        assert visitor.post(path, json=change).status_code == 204

        problem(other.get("/api/sessions"), 401, "who-are-you")
        assert visitor.cookies["tichu"] != old and visitor.get("/api/sessions").status_code == 200
        wrong = {"login": login, "password": PASSWORD}
        problem(other.post("/api/login", json=wrong), 401, "wrong-password")
        sign_in(other, login, OTHER_PASSWORD)


def test_common_passwords_are_refused(visitor: httpx.Client) -> None:
    for weak in ("password1", "12345678", "zhangwei1", "aaaaaaaa"):
        answer = visitor.post("/api/account", json={"login": "zhangwei", "password": weak})
        problem(answer, 422, "weak-password")
    assert visitor.get("/api/me").json()["login"] is None


def test_guests_have_no_password_to_change(visitor: httpx.Client) -> None:
    visitor.get("/api/me")
    change = {"password": PASSWORD, "new_password": OTHER_PASSWORD}
    problem(visitor.post("/api/account/password", json=change), 409, "no-account")
    problem(visitor.post("/api/account/recovery-code", json={"password": PASSWORD}), 409, "no-account")


def test_a_recovery_code_works_once(server: RunningServer, visitor: httpx.Client) -> None:
    login, code = account(visitor)
    body = {"login": login, "recovery_code": code.lower().replace("-", " "), "new_password": OTHER_PASSWORD}
    path = "/api/account/recover"
    with device(server) as other:
        problem(other.post(path, json={**body, "recovery_code": "AAAA-BBBB"}), 401, "wrong-code")
        problem(other.post(path, json={**body, "login": "nobody-here"}), 401, "wrong-code")

        found = other.post(path, json=body)

        assert found.status_code == 200 and found.json()["login"] == login
        problem(visitor.get("/api/sessions"), 401, "who-are-you")
        problem(other.post(path, json=body), 401, "wrong-code")
        following = {**body, "recovery_code": found.json()["recovery_code"]}
        assert visitor.post(path, json=following).status_code == 200
        sign_in(other, login, OTHER_PASSWORD)


def test_a_new_recovery_code_replaces_the_old_one(visitor: httpx.Client) -> None:
    login, old = account(visitor)
    path = "/api/account/recovery-code"
    problem(visitor.post(path, json={"password": OTHER_PASSWORD}), 401, "wrong-password")

    new = visitor.post(path, json={"password": PASSWORD}).json()["recovery_code"]

    body = {"login": login, "recovery_code": old, "new_password": OTHER_PASSWORD}
    problem(visitor.post("/api/account/recover", json=body), 401, "wrong-code")
    assert visitor.post("/api/account/recover", json={**body, "recovery_code": new}).status_code == 200


# -- tokens --------------------------------------------------------------------------------------------------


def program(server: RunningServer, owner: httpx.Client, scope: str | None = None) -> httpx.Client:
    body = {"label": "bot"} if scope is None else {"label": "bot", "scope": scope}
    made = owner.post("/api/tokens", json=body).json()
    assert made["scope"] == scope or "play"
    return httpx.Client(
        base_url=server.url, headers={"Authorization": f"Bearer {made['token']}"}, timeout=30, verify=False
    )


def test_a_token_cannot_change_the_identity(server: RunningServer, visitor: httpx.Client) -> None:
    login, _ = account(visitor)
    name = visitor.get("/api/me").json()["name"]
    mine = {"login": login, "password": PASSWORD}
    change = {"password": PASSWORD, "new_password": OTHER_PASSWORD}
    recovery = {"login": login, "recovery_code": "AAAA", "new_password": OTHER_PASSWORD}
    with program(server, visitor) as bot:
        for method, path, body in (
            ("PATCH", "/api/me", {"name": "Mallory"}),
            ("POST", "/api/account", {"login": "mallory", "password": PASSWORD}),
            ("POST", "/api/login", mine),
            ("POST", "/api/tokens", {"label": "another"}),
            ("GET", "/api/tokens", None),
            ("DELETE", "/api/tokens/x", None),
            ("GET", "/api/sessions", None),
            ("DELETE", "/api/sessions", None),
            ("DELETE", "/api/sessions/x", None),
            ("POST", "/api/account/password", change),
            ("POST", "/api/account/recovery-code", {"password": PASSWORD}),
            ("POST", "/api/account/recover", recovery),
            ("GET", "/api/me/export", None),
            ("POST", "/api/me/delete", {"password": PASSWORD}),
        ):
            problem(bot.request(method, path, json=body), 403, "token-scope")
        assert bot.get("/api/me").json()["name"] == name
        assert bot.post("/api/tables", json={}).status_code == 201, "but it may play"


def test_a_token_for_reading_changes_nothing(server: RunningServer, visitor: httpx.Client) -> None:
    table = visitor.post("/api/tables", json={}).json()["id"]
    with program(server, visitor, "read") as reader:
        assert reader.get("/api/me/tables").status_code == 200
        problem(reader.post("/api/tables", json={}), 403, "token-scope")
        problem(reader.post(f"/api/tables/{table}/do", json={"do": {"type": "leave"}}), 403, "token-scope")
        authorization = {"Authorization": reader.headers["Authorization"]}
    assert asyncio.run(_refused_with(server, table, authorization)) == 4403
    problem(visitor.post("/api/tokens", json={"label": "x", "scope": "admin"}), 422, "malformed")


async def _refused_with(server: RunningServer, table: str, headers: dict[str, str]) -> int:
    uri = f"{server.socket_url}/api/tables/{table}/socket"
    async with websockets.connect(uri, additional_headers=headers) as line:
        assert json.loads(await line.recv())["d"]["code"] == "token-scope"
        with pytest.raises(websockets.ConnectionClosed):
            await asyncio.wait_for(line.recv(), 30)
        return line.close_code or 0


# -- personal data -------------------------------------------------------------------------------------------


def test_people_can_download_their_data(visitor: httpx.Client) -> None:
    login, _ = account(visitor)
    visitor.post("/api/tokens", json={"label": "my bot", "scope": "read"})
    table = visitor.post("/api/tables", json={}).json()["id"]
    visitor.post(f"/api/tables/{table}/do", json={"do": {"type": "chat", "text": "Hello, Zoë"}})

    answer = visitor.get("/api/me/export")

    assert "attachment" in answer.headers["Content-Disposition"]
    data = answer.json()
    assert data["me"]["login"] == login and data["tokens"][0]["label"] == "my bot"
    assert [each["id"] for each in data["tables"]] == [table] and len(data["sessions"]) == 1
    assert [line["text"] for line in data["chat"]] == ["Hello, Zoë"]


def test_a_deleted_account_leaves_no_name_behind(server: RunningServer, visitor: httpx.Client) -> None:
    login, _ = account(visitor)
    name = visitor.patch("/api/me", json={"name": "Ottilie Unique"}).json()["name"]
    me = visitor.get("/api/me").json()["id"]
    with device(server) as friend:
        table = friend.post("/api/tables", json={}).json()["id"]
        own = visitor.post("/api/tables", json={}).json()["id"]
        visitor.post(f"/api/tables/{table}/do", json={"do": {"type": "sit"}})
        path = "/api/me/delete"
        problem(visitor.post(path, json={}), 401, "wrong-password")
        problem(visitor.post(path, json={"password": OTHER_PASSWORD}), 401, "wrong-password")
        assert name in friend.get(f"/api/tables/{table}").text

        cookie = visitor.cookies["tichu"]
        assert visitor.post(path, json={"password": PASSWORD}).status_code == 204

        assert "tichu" not in visitor.cookies
        problem(
            httpx.get(server.url + "/api/tokens", cookies={"tichu": cookie}, verify=False), 401, "who-are-you"
        )
        problem(friend.get(f"/api/players/{me}"), 404, "not-found")
        assert name not in friend.get(f"/api/tables/{table}").text
        assert friend.get(f"/api/tables/{own}").json()["status"] == "closed"
        wrong = {"login": login, "password": PASSWORD}
        problem(friend.post("/api/login", json=wrong), 401, "wrong-password")
        again = friend.post("/api/account", json=wrong)
        assert again.status_code == 201 and again.json()["id"] != me, "the login is free"


def test_nobody_can_take_the_name_of_the_deleted(visitor: httpx.Client) -> None:
    problem(visitor.patch("/api/me", json={"name": "Deleted Player"}), 422, "bad-name")
