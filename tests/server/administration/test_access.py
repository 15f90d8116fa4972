"""Who reaches the routes of administrators, and what the log says about it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import httpx

from tests.cli.support import run
from tests.server.administration.support import new_token
from tests.server.http_api.support import problem
from tests.server.running import RunningServer

PASSWORD = "seven grey herons"


@contextmanager
def client(
    server: RunningServer, token: str | None = None, cookie: str | None = None
) -> Iterator[httpx.Client]:
    """Somebody with a token, with a cookie, or with nothing."""
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    cookies = {} if cookie is None else {"tichu": cookie}
    with httpx.Client(
        base_url=server.url, timeout=30, verify=False, headers=headers, cookies=cookies
    ) as made:
        yield made


def ask(visitor: httpx.Client, method: str, path: str) -> httpx.Response:
    body = {"name": "x"} if method == "PATCH" else {}
    return visitor.request(method, path, json=body if method in ("PUT", "PATCH") else None)


def routes(server: RunningServer) -> list[tuple[str, str]]:
    """The method and path of every route of administrators, with ids that do not exist."""
    with client(server) as visitor:
        paths = visitor.get("/openapi.json").json()["paths"]
    found = [
        (method.upper(), re.sub(r"\{\w+\}", "none", path))
        for path, methods in paths.items()
        if path.startswith("/api/admin/")
        for method in methods
    ]
    assert len(found) >= 14
    return found


def test_only_administrators_reach_their_routes(server: RunningServer, admin_token: str) -> None:
    with client(server) as visitor:
        visitor.post("/api/account", json={"login": "root", "password": PASSWORD}).raise_for_status()
        play, read = (
            visitor.post("/api/tokens", json={"label": scope, "scope": scope}).json()["token"]
            for scope in ("play", "read")
        )
        cookie = visitor.cookies["tichu"]
    every = routes(server)

    for token, with_cookie, status, code in (
        (None, None, 401, "who-are-you"),
        (None, cookie, 401, "who-are-you"),
        (play, None, 403, "token-scope"),
        (read, cookie, 403, "token-scope"),
        (admin_token + "x", cookie, 401, "bad-token"),
    ):
        with client(server, token, with_cookie) as visitor:
            for method, path in every:
                problem(ask(visitor, method, path), status, code)
    with client(server, admin_token) as admin:
        for method, path in every:
            assert ask(admin, method, path).status_code == (404 if "none" in path else 200), (method, path)


def test_the_documentation_names_the_scope(server: RunningServer) -> None:
    with client(server) as visitor:
        page = visitor.get("/docs").text
    assert page.count("Needs a token of the scope <code>admin</code>.") == len(routes(server))


def test_a_token_of_an_administrator_is_for_nothing_else(server: RunningServer, admin_token: str) -> None:
    with client(server, admin_token) as admin:
        for method, path in (("GET", "/api/me"), ("POST", "/api/tables"), ("GET", "/api/sessions")):
            assert admin.request(method, path, json={}).status_code == 401, path
    with client(server, cookie=admin_token) as visitor:
        assert visitor.get("/api/sessions").status_code == 401


def test_a_token_of_an_administrator_expires_and_can_be_ended(server: RunningServer) -> None:
    _, expired = new_token(server.store, days=1e-9)
    ended, secret = new_token(server.store)
    with client(server, expired) as admin:
        problem(admin.get("/api/admin/people"), 401, "bad-token")
    with client(server, secret) as admin:
        assert admin.get("/api/admin/people").status_code == 200

        assert run("admin", "end-token", ended.id, server.store).exit_code == 0

        problem(admin.get("/api/admin/people"), 401, "bad-token")
    assert "there is no such token" in run("admin", "end-token", ended.id, server.store).stderr


def test_every_action_of_an_administrator_is_logged(server: RunningServer) -> None:
    token, secret = new_token(server.store, name="the log's reader")
    with client(server) as visitor:
        player = visitor.get("/api/me").json()["id"]
        table = visitor.post("/api/tables", json={}).json()["id"]
        key = visitor.get("/api/sessions").json()[0]["id"]
    person, at = f"/api/admin/people/{player}", f"/api/admin/tables/{table}"
    done = {
        "list-tables": ("GET", "/api/admin/tables"),
        "show-table": ("GET", at),
        "close-table": ("POST", f"{at}/close"),
        "delete-table": ("DELETE", at),
        "list-people": ("GET", "/api/admin/people"),
        "show-person": ("GET", person),
        "rename": ("PATCH", person),
        "mute": ("PUT", f"{person}/mute"),
        "unmute": ("DELETE", f"{person}/mute"),
        "ban": ("PUT", f"{person}/ban"),
        "unban": ("DELETE", f"{person}/ban"),
        "end-key": ("DELETE", f"{person}/keys/{key}"),
        "end-all-keys": ("DELETE", f"{person}/keys"),
        "delete-person": ("DELETE", person),
    }

    with client(server, secret) as admin:
        for method, path in done.values():
            assert ask(admin, method, path).is_success, path

    log = server.log.read_text()
    lines = [line for line in log.splitlines() if f' by={token.id} name="the log\'s reader" ' in line]
    assert [re.findall(r"what=(\S+)", line)[0] for line in lines] == list(done)
    about = [line for line in lines if f"player={player}" in line]
    assert len(about) == len([path for _, path in done.values() if path.startswith(person)])
    assert secret not in log and table not in log
    assert "tichu.security: banned by=" in log and "tichu.security: unbanned by=" in log
