"""Who is let in: nobody from another page, and nobody without a name."""

from __future__ import annotations

import asyncio

from tests.server.doors.support import OPEN, OWN_ORIGIN, a_guest, a_table, client, door_of, enter
from tests.server.guests import Guest
from tests.server.running import RunningServer

# -- origins ------------------------------------------------------------------------------------------------


def bad_origins(server: RunningServer) -> list[str]:
    host = f"127.0.0.1:{server.port}"
    return [
        "http://evil.example", "https://evil.example", "null", "", "http://", "file://", f"http://{host}.evil.example",
        f"http://evil.example/{host}", f"http://evil.example@{host}x", "http://127.0.0.1", f"http://localhost:{server.port}",
        "https://tichu.example.evil.example", "http://tichu.example", "http://other.example",
        f"http://127.0.0.1:{server.port + 1}", "https://sub.tichu.example",
    ]  # fmt: skip


def test_sockets_of_other_pages_are_refused(server: RunningServer) -> None:
    guest = a_guest(server)
    table = a_table(server, guest)

    async def knock() -> None:
        for origin in bad_origins(server):
            status = await door_of(enter(server, guest, table, origin=origin))
            assert status == 4403, origin
        for good in (None, server.url, OWN_ORIGIN, "http://other.example:8080"):
            assert await door_of(enter(server, guest, table, origin=good)) == OPEN, good

    asyncio.run(knock())


def test_requests_of_other_pages_are_refused(server: RunningServer) -> None:
    guest = a_guest(server)
    with client(server, cookies={"tichu": guest.cookie}) as visitor:
        for origin in bad_origins(server):
            for method, path, body in (
                ("POST", "/api/tables", {}),
                ("PATCH", "/api/me", {"name": "Mallory"}),
                ("POST", "/api/tokens", {"label": "mine"}),
                ("POST", "/api/login", {"login": "mallory", "password": "12345678"}),
                ("POST", "/api/logout", None),
                ("DELETE", "/api/tokens/x", None),
            ):
                answer = visitor.request(method, path, json=body, headers={"Origin": origin})
                assert (answer.status_code, answer.json()["code"]) == (403, "cross-origin"), (origin, path)
        me = visitor.get("/api/me", headers={"Origin": "http://evil.example"})
        assert "access-control-allow-origin" not in me.headers, "no other page can read it"
        assert me.json()["name"] == guest.name
        for origin in (server.url, OWN_ORIGIN, "http://other.example:8080"):
            assert (
                visitor.patch("/api/me", json={"name": "me"}, headers={"Origin": origin}).status_code == 200
            )


# -- identities ---------------------------------------------------------------------------------------------


def test_nobody_comes_in_without_a_name(server: RunningServer) -> None:
    guest = a_guest(server)
    table = a_table(server, guest)
    nobody = Guest(server.url, cookie="not-a-secret")
    empty = Guest(server.url)

    async def knock() -> None:
        for who in (None, nobody, empty):
            assert await door_of(enter(server, who, table)) == 4401
        assert await door_of(enter(server, guest, table)) == OPEN

    asyncio.run(knock())
