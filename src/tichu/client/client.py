"""A client of a server: who you are there, the HTTP API, and connections to tables."""

from __future__ import annotations

from collections.abc import Mapping
from http.cookies import SimpleCookie
from typing import Any, Final

import httpx

from tichu.client.connection import ConnectionSettings, TableConnection
from tichu.client.errors import Unreachable
from tichu.client.guestbook import GuestBook
from tichu.client.http import json_of, send_request
from tichu.client.link import TableLink

COOKIE: Final = "tichu"


class Client:
    """One person on one server: a guest with a cookie, or the owner of a token.

    >>> Client("https://tichu.example/", token="tichu_secret").headers
    {'Authorization': 'Bearer tichu_secret'}
    """

    def __init__(self, server: str, *, token: str | None = None, cookie: str = "") -> None:
        self.server = server.rstrip("/")
        self.token, self.cookie = token, cookie
        self.player = ""
        """Your player id, after ``log_in``."""
        self.name = ""
        """Your name, after ``log_in``."""

    @property
    def headers(self) -> dict[str, str]:
        """The headers that say who you are."""
        if self.token is not None:
            return {"Authorization": f"Bearer {self.token}"}
        return {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}

    async def log_in(self, name: str | None = None, *, guests: GuestBook | None = None) -> None:
        """Find out who you are; without a token or a cookie you become a new guest.

        ``name`` is your name from now on; a token keeps its owner's name, and a server refuses another.
        ``guests`` remembers guests from one program run to the next.
        """
        if guests is not None and self.token is None and not self.cookie:
            self.cookie = guests.cookie(self.server) or ""
        known = self.cookie
        me = await self.request("GET", "/api/me")
        if guests is not None and self.cookie != known:
            guests.remember(self.server, self.cookie)
        if name is not None:
            me = await self.request("PATCH", "/api/me", {"name": name})
        try:
            self.player, self.name = me["id"], me["name"]
        except (LookupError, TypeError):
            raise Unreachable("malformed", f"{self.server} is not a Tichu server") from None

    # -- HTTP ----------------------------------------------------------------------------------------------

    async def send(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Send a request of the HTTP API and return the response, also if it is a refusal.

        A new cookie, as after signing in, is used from then on.
        """
        response = await send_request(self.server, method, path, self.headers, body)
        cookie = _new_cookie(response)
        if cookie is not None and self.token is None:
            self.cookie = cookie
        return response

    async def request(self, method: str, path: str, body: object = None) -> Any:
        """Send a request of the HTTP API and return the JSON of the answer; ``RequestRefused`` if refused."""
        return json_of(await self.send(method, path, body))

    async def create_token(self, label: str) -> str:
        """Create a token with which a program can play for you."""
        return str((await self.request("POST", "/api/tokens", {"label": label}))["token"])

    async def create_table(self, options: Mapping[str, Any] | None = None, **more: Any) -> TableLink:
        """Create a table. docs/server.md lists the options, and ``sit``, ``bots``, ``fill`` and ``start``."""
        made = await self.request("POST", "/api/tables", {"options": dict(options or {}), **more})
        return TableLink(self.server, made["id"])

    async def do(self, table: TableLink | str, command: str, **data: Any) -> None:
        """Do something at a table without a connection to it: ``do(link, "sit", place=2)``."""
        path = f"/api/tables/{self.link(table).table}/do"
        await self.request("POST", path, {"do": {"type": command, **data}})

    # -- tables --------------------------------------------------------------------------------------------

    def link(self, table: TableLink | str) -> TableLink:
        """The link of a table of this server, from the link or the table's id."""
        if isinstance(table, TableLink):
            return table
        return TableLink.parse(table) if "/" in table else TableLink(self.server, table)

    def table(self, table: TableLink | str, settings: ConnectionSettings | None = None) -> TableConnection:
        """A connection to a table; use it with ``async with``."""
        return TableConnection(self.link(table), self.headers, settings)


def _new_cookie(response: httpx.Response) -> str | None:
    cookies = SimpleCookie(response.headers.get("Set-Cookie", ""))
    return cookies[COOKIE].value if COOKIE in cookies else None
