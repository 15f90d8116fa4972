"""Connections that are slow or too many, and raw websocket frames that are too many."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.guests import Guest
from tests.server.http_api.support import until_closed as frames_until_closed
from tests.server.running import RunningServer, log_is_clean
from tichu.server.config import ServerConfig
from tichu.server.http.connection_caps import ConnectionCaps
from tichu.server.limits import NEW_CONNECTIONS, Rate

DEADLINES = {
    "tichu.server.http.http_protocol.HEADER_TIMEOUT": 0.3,
    "tichu.server.http.http_protocol.BODY_TIMEOUT": 0.3,
}
EVERY_ONE_WAITS = Rate(0.5, 1000)
ALIVE = b"GET /health/alive HTTP/1.1\r\nHost: x\r\n\r\n"
MASK = bytes(4)
PING = b"\x89\x80" + MASK
PONG = b"\x8a\x80" + MASK
FIRST_FRAGMENT, NEXT_FRAGMENT = b"\x01\x80" + MASK, b"\x00\x80" + MASK


def connect(server: RunningServer) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=60)


def until_closed(line: socket.socket) -> bytes:
    """What the server sends until it closes the connection."""
    found = b""
    try:
        while data := line.recv(65536):
            found += data
    except ConnectionResetError:
        pass
    return found


# -- deadlines -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with short deadlines."""
    folder = tmp_path_factory.mktemp("hasty")
    with RunningServer(str(folder / "tichu.db"), folder / "server.log", constants=DEADLINES) as running:
        yield running
    log_is_clean(running.log)


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        (b"", b""),
        (b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", b"HTTP/1.1 408 "),
        (b"PATCH /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{", b"HTTP/1.1 408 "),
    ],
    ids=["nothing", "half of the headers", "half of the body"],
)
def test_a_request_that_does_not_arrive_is_given_up(hasty: RunningServer, sent: bytes, answer: bytes) -> None:
    with connect(hasty) as line:
        line.sendall(sent)
        assert until_closed(line).startswith(answer)


def test_a_connection_that_stays_open_has_a_deadline_for_the_next_request(hasty: RunningServer) -> None:
    with connect(hasty) as line:
        line.sendall(ALIVE)
        assert line.recv(65536).startswith(b"HTTP/1.1 200 ")
        line.sendall(b"GET / HTTP/1.1\r\n")
        assert b"HTTP/1.1 408 " in until_closed(line)


# -- raw frames ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with limits, in which every connection waits for its turn."""
    folder = tmp_path_factory.mktemp("limited")
    with RunningServer(
        str(folder / "tichu.db"),
        folder / "server.log",
        constants={"tichu.server.http.connection_caps.NEW_CONNECTIONS": EVERY_ONE_WAITS},
        limits=1,
        connections_per_address=8,
    ) as running:
        yield running
    log_is_clean(running.log)


def test_floods_of_raw_frames_are_cut_off(limited: RunningServer) -> None:
    async def send(guest: Guest, table: str, flood: bytes) -> tuple[int | None, str | None]:
        async with guest.connect(table) as line:
            line.transport.write(flood)
            await frames_until_closed(line)
        return line.close_code, line.close_reason

    async def send_all() -> None:
        guest = await Guest.arrive(limited.url)
        table = await guest.make_table()
        floods = [PING * 3000, PONG * 3000, FIRST_FRAGMENT + NEXT_FRAGMENT * 3000]
        found = await asyncio.gather(*(send(guest, table, flood) for flood in floods))
        assert found == [(1008, "too many frames")] * 3

    asyncio.run(asyncio.wait_for(send_all(), 60))


# -- pace ---------------------------------------------------------------------------------------------------


def test_an_address_that_opens_many_connections_has_to_wait() -> None:
    caps = ConnectionCaps(ServerConfig(store="unused"))
    delays = [caps.delay("192.0.2.1") for _ in range(int(NEW_CONNECTIONS.burst) + 2)]
    assert not any(delays[:-2]) and all(delays[-2:])
    assert not caps.delay("192.0.2.2")


def test_connections_of_a_proxy_do_not_wait() -> None:
    caps = ConnectionCaps(ServerConfig(store="unused", trust_proxy=True))
    assert not any(caps.delay("192.0.2.1") for _ in range(2 * int(NEW_CONNECTIONS.burst)))


# -- caps ----------------------------------------------------------------------------------------------------


def accepted(line: socket.socket) -> bool:
    """Whether a connection is used, or refused because there are too many."""
    try:
        line.sendall(ALIVE)
        return line.recv(65536).startswith((b"HTTP/1.1 200 ", b"HTTP/1.1 429 "))
    except ConnectionError:
        return False


def test_connections_of_an_address_are_limited(limited: RunningServer) -> None:
    """The last test with this server, which may count closed connections for a moment."""
    with ExitStack() as stack:
        while accepted(stack.enter_context(connect(limited))):
            pass

    while True:  # the server has not noticed all of the closed connections yet
        with connect(limited) as line:
            if accepted(line):
                break
