"""How much a visitor may do, and that the server hangs up on who floods it or does not read."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import re
import select
import socket
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
import websockets
from websockets.asyncio.client import ClientConnection

from tests.server.doors.support import OPEN, QUICK, a_guest, a_table, address, client, door_of, enter, read
from tests.server.guests import Guest, TablePlayer, full_table
from tests.server.running import RunningServer, log_is_clean
from tichu.client.frames import Frame
from tichu.server import limits
from tichu.server.http.socket import MAX_FAULTS, MAX_SOCKETS


async def arrive(line: ClientConnection) -> None:
    """Read until the table was shown."""
    while (await read(line))["t"] != "snapshot":
        pass


async def answers(line: ClientConnection, frames: list[Frame]) -> list[Frame]:
    """What comes back for these frames, one for each."""
    for frame in frames:
        await line.send(json.dumps(frame))
    found: list[Frame] = []
    while len(found) < len(frames):
        frame = await read(line)
        if frame["t"] in ("ack", "error", "answer", "pong"):
            found.append(frame)
    return found


# -- limits -------------------------------------------------------------------------------------------------


class Clock:
    """A clock that is moved by hand."""

    now = 0.0

    def monotonic(self) -> float:
        return self.now


def test_what_was_used_up_is_given_again_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(limits, "time", clock)
    limiter = limits.Limiter()
    rate = limits.Rate(burst=3, per_second=0.5)

    assert [limiter.allows(rate, "anna") for _ in range(4)] == [True, True, True, False]
    assert limiter.allows(rate, "ben")
    clock.now += 2
    assert [limiter.allows(rate, "anna") for _ in range(2)] == [True, False]
    clock.now += 3600
    assert [limiter.allows(rate, "anna") for _ in range(4)] == [True, True, True, False]


def until_refused(request: Callable[[], httpx.Response], most: int = 1000) -> list[int]:
    """Ask until it is too much; the statuses."""
    statuses: list[int] = []
    while len(statuses) < most and 429 not in statuses:
        answer = request()
        statuses.append(answer.status_code)
    assert answer.status_code == 429 and answer.json()["code"] == "slow-down", statuses
    return statuses


def test_guests_have_a_limit_by_address(server: RunningServer) -> None:
    with client(server) as visitor:

        def come() -> httpx.Response:
            visitor.cookies.clear()
            return visitor.get("/api/me")

        statuses = until_refused(come)
    assert statuses[:-1] == [200] * 40
    with client(server) as other:
        assert other.get("/api/me").status_code == 200


def test_requests_have_a_limit_by_address(server: RunningServer) -> None:
    with client(server) as visitor:
        statuses = until_refused(lambda: visitor.get("/api/tables"))
    assert statuses[:-1] == [200] * 60


def test_sign_ins_have_a_limit_by_address(server: RunningServer) -> None:
    names = map(str, range(10, 1000))
    with client(server) as visitor:
        statuses = until_refused(
            lambda: visitor.post(
                "/api/login", json={"login": "some" + next(names), "password": "not this one"}
            )
        )
    assert statuses[:-1] == [401] * 6


def test_failed_sign_ins_do_not_lock_the_owner_out(server: RunningServer) -> None:
    mine = {"login": "somebody", "password": "a good secret"}
    with client(server) as owner:
        assert owner.post("/api/account", json=mine).status_code == 201
    with client(server) as stranger:
        until_refused(lambda: stranger.post("/api/login", json={**mine, "password": "not this one"}))
    with client(server) as owner:
        assert [owner.post("/api/login", json=mine).status_code for _ in range(6)] == [200] * 6


def test_new_tables_have_a_limit_by_address_and_by_person(server: RunningServer) -> None:
    home = address()
    first, second = a_guest(server), a_guest(server)
    with client(server, home, cookies={"tichu": first.cookie}) as visitor:
        statuses = until_refused(lambda: visitor.post("/api/tables", json={}))
        assert statuses[:-1] == [201] * 10
    with client(server, home, cookies={"tichu": second.cookie}) as visitor:
        assert until_refused(lambda: visitor.post("/api/tables", json={})) == [429], "the same address"
    with client(server, cookies={"tichu": first.cookie}) as visitor:
        assert until_refused(lambda: visitor.post("/api/tables", json={})) == [429], "the same person"


def test_chat_has_a_limit(server: RunningServer) -> None:
    guest = a_guest(server)
    table = a_table(server, guest)
    frames = [{"t": "do", "d": {"id": f"c{n}", "do": {"type": "chat", "text": "hi"}}} for n in range(12)]

    async def talk() -> None:
        async with enter(server, guest, table) as line:
            await arrive(line)
            found = await answers(line, frames)
            acked = [frame["d"]["id"] for frame in found if frame["t"] == "ack"]
            refused = [frame["d"]["code"] for frame in found if frame["t"] == "error"]
            assert acked == ["c0", "c1", "c2", "c3", "c4"]
            assert refused == ["slow-down"] * 7
            assert (await answers(line, [{"t": "ping"}]))[0]["t"] == "pong", "all else goes on"

    asyncio.run(talk())
    with client(server, cookies={"tichu": guest.cookie}) as visitor:
        talk_ = {"do": {"type": "chat", "text": "hi"}}
        statuses = until_refused(lambda: visitor.post(f"/api/tables/{table}/do", json=talk_))
        assert statuses == [429], "HTTP is no way round it"


def test_questions_have_a_limit(server: RunningServer) -> None:
    guest = a_guest(server)
    table = a_table(server, guest, options={"clock": None}, fill="random", start=True)
    frames = [{"t": "ask", "d": {"id": f"q{n}", "what": "cards", "cards": "2g"}} for n in range(50)]

    async def ask() -> None:
        async with enter(server, guest, table) as line:
            await arrive(line)
            found = await answers(line, frames)
        by_id = {frame["d"]["id"]: frame for frame in found}
        assert [by_id[f"q{n}"]["t"] for n in range(20)] == ["answer"] * 20
        refused = [frame["d"]["code"] for frame in found if frame["t"] == "error"]
        assert refused == ["slow-down"] * 30

    asyncio.run(ask())


def test_frames_have_a_limit_over_all_sockets_of_a_person(server: RunningServer) -> None:
    guest = a_guest(server)
    table = a_table(server, guest)

    async def ping() -> None:
        async with enter(server, guest, table) as one, enter(server, guest, table) as two:
            await arrive(one)
            await arrive(two)
            kinds = []
            for line in (one, two):
                kinds += [frame["t"] for frame in await answers(line, [{"t": "ping"}] * 80)]
            assert kinds == ["pong"] * 60 + ["error"] * 100

    asyncio.run(ping())


def test_sockets_have_a_limit_by_address_and_by_person(server: RunningServer) -> None:
    guest = a_guest(server)
    table = a_table(server, guest)

    async def knock() -> None:
        home = address()
        statuses: list[int] = []
        while 4429 not in statuses:
            statuses.append(await door_of(enter(server, guest, table, place=home)))
        assert statuses[:-1] == [OPEN] * 60
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(MAX_SOCKETS):
                await stack.enter_async_context(enter(server, guest, table))
            assert await door_of(enter(server, guest, table)) == 4429
            assert await door_of(enter(server, a_guest(server), table)) == OPEN
        while await door_of(enter(server, guest, table)) != OPEN:
            pass  # the server has not noticed all of the closed sockets yet

    asyncio.run(knock())


def test_a_flood_is_cut_off_and_disturbs_nobody(lively_server: RunningServer) -> None:
    """Frames too many, good or bad: the server hangs up, and the others play on."""
    server = lively_server
    guests = [a_guest(server) for _ in range(4)]
    table = a_table(server, guests[0], options={**QUICK, "house_rules": {"rounds": 1}})
    flooders = [a_guest(server) for _ in range(2)]
    floods = ['{"t":"ping"}', '{"t":"pong"']

    async def flood(guest: Guest, text: str) -> None:
        async with enter(server, guest, table) as line:
            with contextlib.suppress(websockets.ConnectionClosed):
                async with asyncio.timeout(60):
                    while True:
                        for _ in range(50):
                            await line.send(text)
                        await asyncio.sleep(0.005)
            with contextlib.suppress(websockets.ConnectionClosed):
                errors = 0
                while True:
                    errors += json.loads(await asyncio.wait_for(line.recv(), 30))["t"] == "error"
            assert MAX_FAULTS <= errors <= MAX_FAULTS + 1
            assert line.close_code == 1008

    async def play() -> None:
        for guest in guests[1:]:
            await guest.do(table, "sit")
        players = [TablePlayer(guest, table, delay=0.06) for guest in guests]
        playing = [asyncio.create_task(player.play()) for player in players]
        await guests[0].do(table, "start")
        for _ in range(2):
            await asyncio.gather(*(flood(*each) for each in zip(flooders, floods, strict=True)))
        mirrors = await asyncio.wait_for(asyncio.gather(*playing), 120)
        for player, mirror in zip(players, mirrors, strict=True):
            assert mirror.gaps == 0 and mirror.table["winners"]
            assert player.connections == 1
            assert not [error for error in player.errors if error["code"] == "slow-down"]

    asyncio.run(play())


# -- who does not read --------------------------------------------------------------------------------------


def masked(text: str) -> bytes:
    """A short text as a client's frame."""
    data = text.encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data)]) + bytes(4) + data


def deaf(server: RunningServer, guest: Guest, table: str) -> socket.socket:
    """A visitor who opens a socket, and never reads from it."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(30)
    line.connect(("127.0.0.1", server.port))
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: tichu={guest.cookie}\r\n\r\n".encode()
    )
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


def connections(server: RunningServer) -> int:
    page = httpx.get(server.url + "/metrics", timeout=30).text
    found = re.search(r"^tichu_connections (\S+)$", page, re.MULTILINE)
    assert found is not None
    return int(float(found[1]))


def test_who_does_not_read_is_hung_up_on_and_blocks_nobody(tmp_path: Path) -> None:
    log = tmp_path / "server.log"

    async def play(server: RunningServer) -> None:
        table, guests = await full_table(server.url, 4, {**QUICK, "house_rules": {"rounds": 1}})
        await guests[0].do(table, "start")
        line = deaf(server, await Guest.arrive(server.url), table)
        stack.callback(line.close)

        def ask_for_more() -> None:
            with contextlib.suppress(OSError):
                for _ in range(3500):
                    line.sendall(masked('{"t":"resume","d":{"v":null}}'))

        asking = asyncio.create_task(asyncio.to_thread(ask_for_more))
        players = [TablePlayer(guest, table) for guest in guests]
        mirrors = await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 120)
        assert all(mirror.gaps == 0 and mirror.table["winners"] for mirror in mirrors)
        assert all(player.connections == 1 for player in players)
        await asking
        while connections(server):  # until the server has given up
            await asyncio.sleep(0.1)
        assert await asyncio.to_thread(_is_gone, line), "and the line is cut"

    impatient = {"tichu.server.http.outgoing.SEND_SECONDS": 2.0}
    server = RunningServer(f"sqlite:///{tmp_path}/tichu.db", log, constants=impatient)
    with contextlib.ExitStack() as stack, server:
        asyncio.run(play(server))
        assert server.answers()
    log_is_clean(log)


def _is_gone(line: socket.socket, timeout: float = 60.0) -> bool:
    """Whether the other end has cut the line: what is sent there is refused. Nothing is read."""
    end = time.monotonic() + timeout
    poll = select.poll()
    poll.register(line, select.POLLERR | select.POLLHUP)
    while time.monotonic() < end:
        try:
            line.send(masked('{"t":"ping"}'), socket.MSG_DONTWAIT)
        except BlockingIOError:
            pass  # nobody reads there either
        except OSError:
            return True
        if poll.poll(100):
            return True
    return False
