"""A connection and a scripted server, for what real servers do too rarely."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.client.support import async_test
from tests.client.test_session import delta, reply, snapshot
from tichu.client import (
    Backoff,
    ConnectionEnded,
    ConnectionLost,
    ConnectionSettings,
    LateRefusal,
    RequestRefused,
    TableConnection,
    TableLink,
    TableUnavailable,
    Unreachable,
)
from tichu.client import connection as connection_module
from tichu.client.frames import Frame, frame_text
from tichu.client.sockets import FrameSocket
from tichu.core.actions import Pass

LINK = TableLink("http://tichu.example", "abc")
Answer = Callable[["ScriptedSocket", Frame], None]


class ScriptedSocket:
    """A socket whose other end is a function that answers frames."""

    def __init__(self, answer: Answer, *first: Frame) -> None:
        self._answer = answer
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self.sent: list[Frame] = []
        self.close_code: int | None = None
        self.push(*first)

    def push(self, *frames: Frame) -> None:
        """Let the client receive frames."""
        for frame in frames:
            self._queue.put_nowait(frame_text(frame))

    def close(self, code: int) -> None:
        """Close the socket after what was pushed."""
        self.close_code = code
        self._queue.put_nowait(None)

    def abort(self) -> None:
        self.close(1006)

    @property
    def transport(self) -> ScriptedSocket:
        return self

    async def send(self, message: str) -> None:
        frame = json.loads(message)
        self.sent.append(frame)
        self._answer(self, frame)

    async def __aiter__(self) -> AsyncIterator[str | bytes]:
        while (text := await self._queue.get()) is not None:
            yield text


class ScriptedServer:
    """Hands out sockets one after the other, and keeps the URLs they were asked for."""

    def __init__(self, *sockets: ScriptedSocket | OSError) -> None:
        self.sockets = list(sockets)
        self.urls: list[str] = []

    @asynccontextmanager
    async def open(self, url: str, headers: Mapping[str, str]) -> AsyncIterator[FrameSocket]:
        self.urls.append(url.removeprefix(LINK.socket))
        socket = self.sockets[len(self.urls) - 1]
        if isinstance(socket, OSError):
            raise socket
        yield socket

    def connection(self) -> TableConnection:
        return TableConnection(LINK, {}, ConnectionSettings(opener=self.open, backoff=Backoff(0, 0)))


def ignore(socket: ScriptedSocket, frame: Frame) -> None:
    pass


def acknowledge(socket: ScriptedSocket, frame: Frame) -> None:
    socket.push(reply("ack", frame["d"]["id"], 6), delta(6))


@async_test
async def test_unreachable_server_is_tried_again() -> None:
    server = ScriptedServer(OSError("no route"), OSError("no route"), ScriptedSocket(ignore, snapshot(5)))

    async with server.connection() as table:
        assert (table.connected, table.connections) == (True, 1)

    assert server.urls == ["", "", ""]


def test_waits_grow_up_to_a_limit() -> None:
    delays = Backoff(first=1, longest=4).delays()

    waits = [next(delays) for _ in range(5)]

    for wait, longest in zip(waits, (1, 2, 4, 4, 4), strict=True):
        assert longest / 2 <= wait <= longest


@async_test
async def test_table_that_moves_gets_the_same_action_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_module, "RESEND_DELAY", 0)

    def move_first(socket: ScriptedSocket, frame: Frame) -> None:
        if len(socket.sent) < 3:
            code = ("moved", "moving")[len(socket.sent) - 1]
            socket.push(reply("error", frame["d"]["id"], code=code, message="the table has moved"))
        else:
            acknowledge(socket, frame)

    socket = ScriptedSocket(move_first, snapshot(5))
    async with ScriptedServer(socket).connection() as table:
        assert await table.act(Pass()) == 6

    assert len(socket.sent) == 3
    assert socket.sent[0] == socket.sent[1] == socket.sent[2]


@async_test
async def test_table_that_has_moved_shows_a_snapshot_and_gets_unanswered_actions_again() -> None:
    def move_once(socket: ScriptedSocket, frame: Frame) -> None:
        if len(socket.sent) == 1:
            socket.push(snapshot(5))
        else:
            acknowledge(socket, frame)

    socket = ScriptedSocket(move_once, snapshot(5))
    async with ScriptedServer(socket).connection() as table:
        assert await table.act(Pass()) == 6

    assert socket.sent[0] == socket.sent[1]


@async_test
async def test_held_action_is_waited_for() -> None:
    def hold(socket: ScriptedSocket, frame: Frame) -> None:
        socket.push(reply("held", frame["d"]["id"]), reply("ack", frame["d"]["id"], 6), delta(6))

    async with ScriptedServer(ScriptedSocket(hold, snapshot(5))).connection() as table:
        assert await table.act(Pass()) == 6


@async_test
async def test_held_action_that_is_refused_later_is_told_as_an_update() -> None:
    refused: dict[str, Any] = {"code": "overtaken", "message": "a bomb came first", "params": {"seat": 2}}

    def overtake(socket: ScriptedSocket, frame: Frame) -> None:
        name = frame["d"]["id"]
        socket.push(reply("held", name), reply("error", name, **refused))

    async with ScriptedServer(ScriptedSocket(overtake, snapshot(5))).connection() as table:
        updates = table.updates()
        await anext(updates)
        submission = await table.submit(Pass())

        assert (await submission.first).kind == "held"
        assert await anext(updates) == LateRefusal(
            submission.id, "overtaken", "a bomb came first", {"seat": 2}
        )
        with pytest.raises(RequestRefused) as refusal:
            await submission.final
        assert refusal.value.params == {"seat": 2}


@pytest.mark.parametrize("code", [1012, 1013, 4429, 4503])
@async_test
async def test_server_that_restarts_is_connected_to_again(code: int) -> None:
    first = ScriptedSocket(ignore, snapshot(5))
    server = ScriptedServer(first, ScriptedSocket(ignore, delta(6)))

    async with server.connection() as table:
        first.close(code)
        await table.until(lambda mirror: mirror.version == 6)

    assert server.urls == ["", "?v=5"]


@pytest.mark.parametrize(
    ("code", "error"),
    [(4401, "who-are-you"), (4403, "not-allowed"), (4404, "not-found")],
)
@async_test
async def test_client_that_may_not_follow_the_table_does_not_try_again(code: int, error: str) -> None:
    data: dict[str, Any] = {"code": error, "message": "no"}
    socket = ScriptedSocket(ignore, {"t": "error", "v": 0, "d": data})
    socket.close(code)
    server = ScriptedServer(socket)

    with pytest.raises(TableUnavailable, match="no") as refusal:
        async with server.connection():
            pass

    assert refusal.value.code == error
    assert len(server.urls) == 1


@async_test
async def test_something_that_is_not_a_tichu_server() -> None:
    socket = ScriptedSocket(ignore, {"hello": "world"})

    with pytest.raises(Unreachable, match="not a frame"):
        async with ScriptedServer(socket).connection():
            pass


@async_test
async def test_closing_ends_updates_and_everybody_who_waits() -> None:
    table = ScriptedServer(ScriptedSocket(ignore, snapshot(5))).connection()
    async with table:
        updates = table.updates()
        waiting = asyncio.create_task(table.act(Pass()))
        await asyncio.sleep(0)

    with pytest.raises(ConnectionEnded):
        await waiting
    with pytest.raises(ConnectionEnded):
        await table.act(Pass())
    assert [type(update).__name__ async for update in updates] == ["StateChanged"]


@async_test
async def test_cancelled_action_is_not_sent_again() -> None:
    first, second = ScriptedSocket(ignore, snapshot(5)), ScriptedSocket(ignore, snapshot(5), delta(6))
    async with ScriptedServer(first, second).connection() as table:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(table.act(Pass()), 0.01)
        updates = table.updates()
        table.drop()
        assert any([isinstance(await anext(updates), ConnectionLost) for _ in range(2)])
        await table.until(lambda mirror: mirror.version == 6)

    assert len(first.sent) == 1
    assert second.sent == []
