"""What every request passes before it reaches a route: hosts, origins, sizes, limits and security headers."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tichu.server.config import ServerConfig
from tichu.server.errors import Refused, cross_origin, not_found
from tichu.server.frame_text import frame
from tichu.server.http.context import ServerContext, context_of
from tichu.server.http.problems import refusal
from tichu.server.limits import CONNECTIONS, REFUSALS, REQUEST_PACE, REQUESTS

LARGEST_REQUEST: Final = 64 * 1024
"""Maximum bytes of the body of a request."""
CHEAP_COST: Final = 0.1
"""Tokens of the request limit for a file of the page: a visit requests many, and each comes from memory."""
CHEAP_TURN: Final = 0.3
"""The turn of such a file, as a part of that of a request that reads the database."""
REFUSAL_DELAY = 2.0
"""Seconds until a refusal is answered if its address gets many."""
MONITOR_PATHS: Final = ("/health", "/metrics", "/docs", "/openapi.json")
"""What the address of ``--monitor`` serves; all but /health is then served only there."""
COSTLY: Final = ("/api/", "/t/", "/replay/", "/preview/", *MONITOR_PATHS)
"""How the paths begin that cost more than a file: those that read the database."""
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
SECURITY_HEADERS: Final = {
    b"content-security-policy": b"default-src 'none'; frame-ancestors 'none'",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    b"referrer-policy": b"same-origin",
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
}
"""Headers of every answer that does not set them itself."""


class RequestGuard:
    """ASGI middleware that refuses what no route should see."""

    def __init__(self, app: ASGIApp, config: ServerConfig) -> None:
        self._app = app
        self._monitor = config.monitor_address
        self._host_names = config.allowed_host_names
        self._most_open = config.connections_per_address * config.limits
        self._open: Counter[str] = Counter()
        """Open requests and sockets, by address."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        context = context_of(connection)
        address = context.address(connection)
        send = self._with_headers(scope, send)
        try:
            self._enter(address)
        except Refused as why:
            await refusal(why)(scope, receive, send)
            return
        try:
            costly = scope["path"].startswith(COSTLY)
            await _wait_for_turn(context, address, 1.0 if costly else CHEAP_TURN)
            self._check_door(scope, connection)
            _check_request(context, connection, scope["method"])
            cost = 1.0 if costly else CHEAP_COST
            await context.limiter.check_shared(REQUESTS, address, cost=cost)
        except Refused as why:
            await _slow_down(context, address)
            await refusal(why)(scope, receive, send)
        else:
            await self._app(scope, receive, send)
        finally:
            self._leave(address)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        context = context_of(connection)
        address = context.address(connection)
        try:
            self._enter(address)
        except Refused as why:
            await _refuse_socket(why, receive, send)
            return
        try:
            await _wait_for_turn(context, address)
            self._check_door(scope, connection)
            await context.limiter.check_shared(CONNECTIONS, address)
        except Refused as why:
            await _slow_down(context, address)
            await _refuse_socket(why, receive, send)
        else:
            await self._app(scope, receive, send)
        finally:
            self._leave(address)

    def _check_door(self, scope: Scope, connection: HTTPConnection) -> None:
        """Refuse requests to names that are not this server's, and to paths that are served elsewhere."""
        path: str = scope["path"]
        monitored = path.startswith(MONITOR_PATHS)
        if self._monitor is not None:
            at_monitor = scope["server"] is not None and scope["server"][1] == self._monitor[1]
            if at_monitor != monitored and not path.startswith("/health"):
                raise not_found("page")
            if at_monitor:
                return
        if path.startswith("/health"):  # asked by load balancers, which may use the address
            return
        if self._host_names and _host_name(connection) not in self._host_names:
            raise Refused("wrong-host", "this server does not have that name", 400)

    def _enter(self, address: str) -> None:
        """Count an open request or socket; refuse it if its address has too many."""
        if self._most_open and self._open[address] >= self._most_open:
            raise Refused("slow-down", "there are too many connections from your address", 429)
        self._open[address] += 1

    def _leave(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        """Add the security headers to the answer."""
        api = scope["path"].startswith("/api")
        secure = scope["scheme"] == "https"

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message["headers"] = list(message.get("headers", ()))
                known = {name.lower() for name, _ in headers}
                headers += [entry for entry in SECURITY_HEADERS.items() if entry[0] not in known]
                if api and b"cache-control" not in known:
                    headers.append((b"cache-control", b"no-store"))
                if secure:
                    headers.append(HSTS)
            await send(message)

        return send_with_headers


def _check_request(context: ServerContext, connection: HTTPConnection, method: str) -> None:
    """Refuse requests of other origins, and requests that are too large."""
    if method not in SAFE_METHODS and not context.same_origin(connection):
        raise cross_origin()
    if "transfer-encoding" in connection.headers:
        raise Refused("length-required", "a request needs a Content-Length", 411)
    length = connection.headers.get("content-length", "0")
    if not (length.isascii() and length.isdigit()) or int(length) > LARGEST_REQUEST:
        raise Refused("too-large", "that request is too large", 413)


async def _wait_for_turn(context: ServerContext, address: str, cost: float = 1.0) -> None:
    """Wait if the address has begun other requests just now."""
    delay = context.limiter.delay(REQUEST_PACE, address, cost=cost)
    if delay:
        await asyncio.sleep(delay)


async def _slow_down(context: ServerContext, address: str) -> None:
    """Wait before a refusal if the address gets many: a client that waits for its answer slows down."""
    if not context.limiter.allows(REFUSALS, address):
        await asyncio.sleep(REFUSAL_DELAY)


def _host_name(connection: HTTPConnection) -> str:
    try:
        return urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    except ValueError:
        return ""


async def _refuse_socket(why: Refused, receive: Receive, send: Send) -> None:
    """Tell a client why its socket is refused; a browser shows a page only what comes over an open socket."""
    await receive()  # the request to connect
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": frame("error", 0, why.to_json())})
    await send({"type": "websocket.close", "code": 4000 + why.status, "reason": why.code})
