"""People over HTTP: guests, names, accounts and tokens."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import argon2
import httpx
import pytest
import websockets

from tests.server.http_api.support import problem
from tests.server.running import RunningServer
from tests.server.store.support import person, with_store
from tichu.server.accounts import Accounts
from tichu.server.avatars import AVATARS
from tichu.server.errors import Refused
from tichu.server.passwords import Passwords
from tichu.server.store import Store


def test_a_first_visit_makes_a_guest(visitor: httpx.Client) -> None:
    me = visitor.get("/api/me").json()
    assert me["login"] is None and me["ratings"] == [] and me["name"]
    again = visitor.get("/api/me")
    assert again.json() == me
    assert "set-cookie" not in again.headers
    other = visitor.get(f"/api/players/{me['id']}").json()
    shown = {"id": me["id"], "name": me["name"], "avatar": me["avatar"], "ratings": []}
    assert {key: other[key] for key in shown} == shown
    assert not other["account"] and other["bot"] is None and other["places"] == {}


def test_avatars(visitor: httpx.Client) -> None:
    assert visitor.get("/api/me").json()["avatar"] in AVATARS
    for avatar in ("fox", None):
        answer = visitor.put("/api/me/avatar", json={"avatar": avatar})
        assert answer.status_code == 200 and answer.json()["avatar"] == avatar
    for wrong in ("unicorn", 7, ""):
        problem(visitor.put("/api/me/avatar", json={"avatar": wrong}), 422, "malformed")
    assert visitor.get("/api/me").json()["avatar"] is None


def test_names(visitor: httpx.Client) -> None:
    visitor.get("/api/me")
    for name in ("Zoë", "李雷", "x", "x" * 24, "<b>O'Neil</b>", "🐉"):
        answer = visitor.patch("/api/me", json={"name": f"  {name} "})
        assert answer.status_code == 200 and answer.json()["name"] == name
    for wrong in ("", "   ", "x" * 25, 7, None, ["x"], "\ud800"):
        body = json.dumps({"name": wrong}).encode()
        problem(
            visitor.patch("/api/me", content=body, headers={"Content-Type": "application/json"}),
            422,
            "malformed",
        )
    for name in ("a\u0000b", "a\nb", "a\u202eb", "a\u200bb", "\u0007"):
        problem(visitor.patch("/api/me", json={"name": name}), 422, "bad-name")
    assert visitor.get("/api/me").json()["name"] == "🐉"


def test_an_account_on_two_devices(server: RunningServer, visitor: httpx.Client) -> None:
    me = visitor.get("/api/me").json()
    mine = {"login": "Li.Lei", "password": "eight and more"}
    made = visitor.post("/api/account", json=mine)
    assert made.status_code == 201
    assert made.json() == {
        **me, "login": "Li.Lei", "recoverable": True, "recovery_code": made.json()["recovery_code"]
    }  # fmt: skip
    problem(visitor.post("/api/account", json={**mine, "login": "other"}), 409, "has-account")
    with httpx.Client(base_url=server.url, timeout=30, verify=False) as other:
        problem(other.post("/api/account", json={**mine, "login": "li.lei"}), 409, "login-taken")
        assert other.get("/api/me").json()["login"] is None
        wrong = problem(
            other.post("/api/login", json={**mine, "password": "wrong password"}), 401, "wrong-password"
        )
        nobody = problem(other.post("/api/login", json={**mine, "login": "nobody"}), 401, "wrong-password")
        assert wrong == nobody
        answer = other.post("/api/login", json={**mine, "login": "LI.LEI"})
        assert answer.status_code == 200 and answer.json()["id"] == me["id"]
        assert other.get("/api/me").json()["id"] == me["id"]
        stolen = other.cookies["tichu"]
        assert other.post("/api/logout").status_code == 204
        assert "tichu" not in other.cookies
        answer = httpx.get(server.url + "/api/tokens", cookies={"tichu": stolen}, timeout=30, verify=False)
        problem(answer, 401, "who-are-you")
    assert visitor.get("/api/me").json()["id"] == me["id"], "the first device stays signed in"


def test_a_wrong_name_takes_as_long_as_a_wrong_password(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For both, one password is compared with one hash of the same cost."""
    compared: list[str] = []

    async def sign_in(store: Store) -> None:
        passwords = Passwords()
        accounts = Accounts(store, passwords)
        await store.add_player(person("anna"))
        await accounts.register(person("anna"), "known", "eight and more", "here")
        monkeypatch.setattr(passwords, "_matches", lambda hashed, _: compared.append(hashed))
        for login in ("known", "unknown"):
            with pytest.raises(Refused):
                await accounts.sign_in(login, "wrong one", "here")
        passwords.close()

    with_store(sqlite_url, sign_in)
    known, unknown = compared
    assert argon2.extract_parameters(known) == argon2.extract_parameters(unknown)


@pytest.mark.parametrize(
    "body",
    [
        {"login": "x", "password": "long enough"},
        {"login": "x" * 33, "password": "long enough"},
        {"login": "a b", "password": "long enough"},
        {"login": "a\u0000", "password": "long enough"},
        {"login": "name", "password": "short"},
        {"login": "name", "password": "x" * 201},
        {"login": "name"},
        {"login": "name", "password": 12345678},
    ],
)
def test_logins_and_passwords_that_are_refused(visitor: httpx.Client, body: dict[str, Any]) -> None:
    for path in ("/api/account", "/api/login"):
        sentence = problem(visitor.post(path, json=body), 422, "malformed")
        assert "long enough" not in sentence and "x" * 20 not in sentence


def test_tokens(server: RunningServer, visitor: httpx.Client) -> None:
    problem(visitor.get("/api/tokens"), 401, "who-are-you")
    me = visitor.get("/api/me").json()
    made = visitor.post("/api/tokens", json={"label": " my bot "})
    assert made.status_code == 201
    token = made.json()["token"]
    assert token.startswith("tichu_")
    listed = visitor.get("/api/tokens").json()
    assert [(entry["id"], entry["label"]) for entry in listed] == [(made.json()["id"], "my bot")]
    assert "token" not in listed[0] and token not in visitor.get("/api/tokens").text
    table = visitor.post("/api/tables", json={}).json()["id"]
    with httpx.Client(
        base_url=server.url, headers={"Authorization": f"Bearer {token}"}, timeout=30, verify=False
    ) as program:
        assert program.get("/api/me").json()["id"] == me["id"]
        assert "tichu" not in program.cookies
        assert asyncio.run(_greeting(server, table, token))["you"]["player"] == me["id"]
        assert visitor.get("/api/tokens").json()[0]["last_used_at"] is not None
        with httpx.Client(base_url=server.url, timeout=30, verify=False) as stranger:
            stranger.get("/api/me")
            problem(stranger.delete(f"/api/tokens/{made.json()['id']}"), 404, "not-found")
        problem(visitor.delete("/api/tokens/none"), 404, "not-found")
        assert visitor.delete(f"/api/tokens/{made.json()['id']}").status_code == 204
        problem(program.get("/api/me"), 401, "bad-token")
        problem(program.get("/api/tokens"), 401, "who-are-you")
        problem(program.post("/api/tables", json={}), 401, "bad-token")
        assert asyncio.run(_greeting(server, table, token))["code"] == "who-are-you"
    for label in ("", " ", "x" * 61, None):
        problem(visitor.post("/api/tokens", json={"label": label}), 422, "malformed")
    for _ in range(20):
        assert visitor.post("/api/tokens", json={"label": "many"}).status_code == 201
    problem(visitor.post("/api/tokens", json={"label": "many"}), 409, "too-many-tokens")


async def _greeting(server: RunningServer, table: str, token: str) -> dict[str, Any]:
    uri = f"{server.socket_url}/api/tables/{table}/socket"
    async with websockets.connect(uri, additional_headers={"Authorization": f"Bearer {token}"}) as line:
        data: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), 20))["d"]
        return data
