"""A table that is followed over a WebSocket, across broken connections and restarts of the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Final
from weakref import WeakSet

import websockets

from tichu.client.errors import ClientError, ConnectionEnded, RequestRefused, TableUnavailable, params_of
from tichu.client.frames import Frame, frame_text, parse_frame
from tichu.client.link import TableLink
from tichu.client.mirror import Mirror
from tichu.client.session import Received, Reply, Session
from tichu.client.sockets import Backoff, FrameSocket, SocketOpener, open_socket
from tichu.client.updates import ConnectionLost, LateRefusal, Update, UpdateStream
from tichu.core.actions import Action

FINAL_CODES: Final = {
    4401: "the server does not know you",
    4403: "nobody may watch at this table",
    4404: "there is no such table",
}
"""Close codes after which connecting again makes no sense."""
RESEND_DELAY: Final = 0.2
"""Seconds after which something is sent again while its table moves to another process."""


def _ignore(frame: Frame) -> None:
    pass


@dataclass(frozen=True, slots=True, kw_only=True)
class ConnectionSettings:
    """How a table is connected to, and who is shown the frames."""

    opener: SocketOpener = open_socket
    backoff: Backoff = Backoff()
    on_send: Callable[[Frame], None] = _ignore
    """Called with every frame before it is sent for the first time."""
    on_receive: Callable[[Frame], None] = _ignore
    """Called with every received frame before it is applied."""


class Submission:
    """Something that was sent and has to be answered."""

    def __init__(self, frame: Frame) -> None:
        loop = asyncio.get_running_loop()
        self.id: str = frame["d"]["id"]
        self.first: asyncio.Future[Reply] = loop.create_future()
        """The first reply: ``ack``, ``held`` or ``answer``. A refusal is raised."""
        self.final: asyncio.Future[Reply] = loop.create_future()
        """The reply after which nothing follows."""

    def settle(self, reply: Reply) -> None:
        """Take a reply."""
        if reply.kind == "error":
            code, sentence = reply.data["code"], reply.data["message"]
            self.fail(RequestRefused(code, sentence, params=params_of(reply.data)))
            return
        for future in (self.first,) if reply.kind == "held" else (self.first, self.final):
            if not future.done():
                future.set_result(reply)

    def fail(self, why: ClientError) -> None:
        """Let everybody who waits for the answer know that there is none, or a refusal."""
        for future in (self.first, self.final):
            if not future.done():
                future.set_exception(why)
                future.exception()  # not everybody waits for both


class TableConnection:
    """One client at one table; ``Client.table`` creates it.

    As a context manager it connects and waits for the first state. ``mirror`` is what you may know of the
    table; ``updates`` tells of every change.
    """

    def __init__(
        self, link: TableLink, headers: Mapping[str, str], settings: ConnectionSettings | None = None
    ) -> None:
        self.link = link
        self.connections = 0
        """How often a connection was made."""
        self._headers = dict(headers)
        self._settings = settings or ConnectionSettings()
        self._session = Session()
        self._socket: FrameSocket | None = None
        self._submissions: dict[str, Submission] = {}
        self._streams: WeakSet[UpdateStream] = WeakSet()
        self._tasks: set[asyncio.Task[None]] = set()
        self._ended: ClientError | None = None
        self._last_error: Reply | None = None

    @property
    def mirror(self) -> Mirror:
        """What this client may know of the table."""
        return self._session.mirror

    @property
    def connected(self) -> bool:
        """Whether the server has shown the state on the present connection."""
        return self._socket is not None and self._session.in_sync

    @property
    def unanswered(self) -> list[Frame]:
        """Frames that were sent, or wait to be sent, and have no final answer."""
        return list(self._session.open.values())

    # -- life ----------------------------------------------------------------------------------------------

    async def __aenter__(self) -> TableConnection:
        self.start()
        try:
            await self.until(lambda mirror: True)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, why: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    def start(self) -> None:
        """Connect in the background."""
        self._background(self._run())

    async def close(self) -> None:
        """Disconnect, and wait until that is done."""
        tasks = list(self._tasks)
        self.abort()
        await asyncio.gather(*tasks, return_exceptions=True)

    def abort(self) -> None:
        """Disconnect without the closing handshake."""
        self._end(ConnectionEnded("disconnected", "the connection was closed"))
        for task in self._tasks:
            task.cancel()
        self.drop()

    def drop(self) -> None:
        """Break the present connection; a new one is made as after any broken connection."""
        if self._socket is not None:
            self._socket.transport.abort()

    def _background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _end(self, why: ClientError) -> None:
        """Let nobody wait any longer."""
        if self._ended is not None:
            return
        self._ended = why
        for submission in self._submissions.values():
            submission.fail(why)
        self._submissions.clear()
        for stream in list(self._streams):
            stream.end(why)

    # -- connecting ----------------------------------------------------------------------------------------

    async def _run(self) -> None:
        try:
            await self._stay_connected()
        except ClientError as why:
            self._end(why)

    async def _stay_connected(self) -> None:
        delays = self._settings.backoff.delays()
        while True:
            reason = await self._connect_once()
            if self._session.in_sync:
                delays = self._settings.backoff.delays()
            self._session.disconnected()
            wait = next(delays)
            self._publish(ConnectionLost(reason, wait))
            await asyncio.sleep(wait)

    async def _connect_once(self) -> str:
        """Connect, and take frames until the connection breaks; return why it did."""
        self._last_error = None
        url, version = self.link.socket, self.mirror.version
        if version is not None:
            url += f"?v={version}"
        try:
            async with self._settings.opener(url, self._headers) as socket:
                self._socket = socket
                self.connections += 1
                with suppress(websockets.ConnectionClosed):
                    async for text in socket:
                        await self._receive(parse_frame(text))
                self._check_close_code(socket.close_code or 0)
                return f"closed with code {socket.close_code}"
        except websockets.InvalidStatus as why:
            status = why.response.status_code
            if 400 <= status < 500 and status not in (408, 429):
                sentence = f"the server refuses the connection with status {status}"
                raise TableUnavailable("refused", sentence) from None
            return f"refused with status {status}"
        except (OSError, websockets.WebSocketException, TimeoutError) as why:
            return str(why) or type(why).__name__
        finally:
            self._socket = None

    def _check_close_code(self, code: int) -> None:
        if code not in FINAL_CODES:
            return
        error = {} if self._last_error is None else self._last_error.data
        sentence = error.get("message", FINAL_CODES[code])
        raise TableUnavailable(error.get("code", "refused"), sentence, params=params_of(error))

    # -- receiving -----------------------------------------------------------------------------------------

    async def _receive(self, frame: Frame) -> None:
        self._settings.on_receive(frame)
        received = self._session.receive(frame, asyncio.get_running_loop().time())
        self._tell(received)
        for waiting in received.send:
            await self._send(waiting)
        if received.send_later is not None:
            self._background(self._send_again(received.send_later))

    def _tell(self, received: Received) -> None:
        news = received.news
        if not isinstance(news, Reply):
            if news is not None:
                self._publish(news)
            return
        if news.kind == "error":
            self._last_error = news
            if news.after_held:
                code, sentence = news.data["code"], news.data["message"]
                self._publish(LateRefusal(news.id, code, sentence, params_of(news.data)))
        submission = self._submissions.get(news.id)
        if submission is not None:
            submission.settle(news)
            if news.kind != "held":
                del self._submissions[news.id]

    def _publish(self, update: Update) -> None:
        for stream in list(self._streams):
            stream.put(update)

    def updates(self) -> UpdateStream:
        """Iterate over what happens from now on; the first update is the present state, if it is known."""
        stream = UpdateStream(self.mirror)
        if self._ended is not None:
            stream.end(self._ended)
        self._streams.add(stream)
        return stream

    async def until(self, condition: Callable[[Mirror], bool]) -> Mirror:
        """Wait until the state is known and fulfils a condition."""
        async for _ in self.updates():
            if self.mirror.version is not None and condition(self.mirror):
                return self.mirror
        raise ConnectionEnded("disconnected", "the connection was closed")

    # -- sending -------------------------------------------------------------------------------------------

    async def act(self, action: Action, seat: int | None = None, *, seen: int | None = None) -> int:
        """Play, and wait until it has happened and the mirror shows it; return its version.

        ``seen`` is the version on which the action was decided, if that took time; by default the present
        one. The server refuses an action as ``stale`` if the round has moved on since.

        A play that is held is waited for. ``RequestRefused`` says why it did not happen. If this is
        cancelled the action is not sent again; whether it has happened is unknown then.
        """
        submission = await self.submit(action, seat, seen=seen)
        version = (await self._answer(submission)).version
        await self.until(lambda mirror: (mirror.version or 0) >= version)
        return version

    async def submit(self, action: Action, seat: int | None = None, *, seen: int | None = None) -> Submission:
        """Play without waiting for an answer; it is sent again after a broken connection."""
        return await self._submit(self._session.act(action, seat, seen))

    async def do(self, command: str, **data: Any) -> int:
        """Do something other than playing: ``do("sit", place=2)``. Return the version in which it is done."""
        submission = await self._submit(self._session.do({"type": command, **data}))
        version = (await self._answer(submission)).version
        await self.until(lambda mirror: (mirror.version or 0) >= version)
        return version

    async def ask(self, what: str, *, cards: str | None = None, seat: int | None = None) -> dict[str, Any]:
        """Ask a question about your own cards, for example ``ask("legal")``."""
        return (await self._answer(await self._submit(self._session.ask(what, cards, seat)))).data

    async def _submit(self, frame: Frame) -> Submission:
        if self._ended is not None:
            self._session.forget(frame["d"]["id"])
            raise self._ended
        submission = self._submissions[frame["d"]["id"]] = Submission(frame)
        self._settings.on_send(frame)
        if self.connected:  # otherwise it is sent when the server has shown the state
            await self._send(frame)
        return submission

    async def _answer(self, submission: Submission) -> Reply:
        try:
            return await submission.final
        except asyncio.CancelledError:
            self.forget(submission)
            raise

    def forget(self, submission: Submission) -> None:
        """Do not wait for an answer any longer, and do not send it again."""
        self._session.forget(submission.id)
        self._submissions.pop(submission.id, None)

    async def _send(self, frame: Frame) -> None:
        if self._socket is not None:
            with suppress(websockets.ConnectionClosed):  # it is sent again on the next connection
                await self._socket.send(frame_text(frame))

    async def _send_again(self, frame: Frame) -> None:
        await asyncio.sleep(RESEND_DELAY)
        if self.connected and frame["d"]["id"] in self._session.open:
            await self._send(frame)
