"""A table on a server, by its link."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any, Final, TypeVar

from tichu.client import (
    Client,
    ClientError,
    ConnectionLost,
    GuestBook,
    LateRefusal,
    Mirror,
    StateChanged,
    TableConnection,
    TableLink,
    Update,
)
from tichu.core.actions import Action
from tichu.core.errors import TichuError
from tichu.tui.phrases import clean, sentence
from tichu.tui.remote_scene import name_at, remote_scene
from tichu.tui.scene import Hint
from tichu.tui.session import GameSession

ANSWER_TIMEOUT: Final = 20.0
"""Seconds to wait for the server's answer."""
MAX_CHAT_LENGTH: Final = 300
"""Maximum characters of a chat message."""

T = TypeVar("T")


class RemoteTable(GameSession):
    """A place at a table on a server, or a spectator's view of it."""

    shared = True

    def __init__(self, link: str, *, token: str | None = None, name: str | None = None) -> None:
        super().__init__()
        self.link = TableLink.parse(link)
        self.connection: TableConnection | None = None
        self._client = Client(self.link.server, token=token)
        self._name = name
        self._notice = f"Connecting to {self.link} …"
        self._sitting: asyncio.Task[None] | None = None
        self._unconnected = Mirror()
        self.scene = remote_scene(self.mirror, self._notice)

    @property
    def mirror(self) -> Mirror:
        """What is known of the table."""
        return self._unconnected if self.connection is None else self.connection.mirror

    @property
    def farewell(self) -> str:  # type: ignore[override]
        """What leaving the table means, in a sentence."""
        if self.mirror.status == "running" and self.mirror.place is not None:
            return f"Your place is kept: tichu play {self.link} brings you back."
        return ""

    # -- the server --------------------------------------------------------------------------------------

    async def run(self) -> None:
        try:
            await self._client.log_in(self._name, guests=GuestBook())
            self.connection = self._client.table(self.link)
            self.connection.start()
            async for update in self.connection.updates():
                self._take(update)
        except ClientError as why:
            self._look(sentence(str(why)))

    def _take(self, update: Update) -> None:
        match update:
            case StateChanged():
                self._look("", update.event)
                if self._sitting is None and self.mirror.place is None and self.mirror.status != "closed":
                    self._sitting = asyncio.create_task(self._sit())
            case ConnectionLost():
                self._look("The connection is lost; trying again …")
            case LateRefusal() if update.code != "replaced":
                self.note(sentence(update.message), alarm=True)

    async def _sit(self) -> None:
        """Take a free place, once; if there is none, watch."""
        assert self.connection is not None
        try:
            await self.connection.do("sit")
        except ClientError as why:
            self.note(f"You watch: {why}.")

    def _look(self, notice: str, event: dict[str, Any] | None = None) -> None:
        """Make a new scene, and tell what has happened."""
        before, self._notice = self.scene, notice
        self.scene = remote_scene(self.mirror, notice)
        event = event or {}
        if event.get("type") == "acted":
            self.tell(before, event["seat"], Action.from_json(event["action"]))
            return
        self.tell(before)
        words = self._words(event)
        if words:
            self.note(words)

    def _words(self, event: dict[str, Any]) -> str:
        """A sentence for an event that is not a play; empty if it needs none."""
        kind, who = event.get("type"), self._who(event)
        if kind == "chat":
            text = event.get("text") or str(event.get("phrase", "")).replace("-", " ")
            return f"{clean(str(event.get('name', '')), 'somebody')}: {clean(str(text), '', MAX_CHAT_LENGTH)}"
        return {
            "sat": f"{who} sits down.",
            "left": f"{who} gets up.",
            "away": f"{who} is away; a stand-in plays.",
            "back": f"{who} is back.",
            "paused": "The table is paused.",
            "resumed": "The game goes on.",
            "closed": "The table is closed.",
        }.get(str(kind), "")

    def _who(self, event: dict[str, Any]) -> str:
        return "You" if event.get("place") == self.mirror.place else name_at(self.mirror, event.get("place"))

    # -- the person --------------------------------------------------------------------------------------

    def _connected(self) -> TableConnection:
        if self.connection is None or not self.connection.connected:
            raise TichuError("offline", "there is no connection to the server, wait a moment")
        return self.connection

    async def act(self, seat: int, action: Action) -> None:
        connection = self._connected()
        submission = await connection.submit(action, seat)
        try:
            reply = await _in_time(submission.first)
        except BaseException:
            connection.forget(submission)
            raise
        if reply.kind == "held":
            self.note("Your play waits until the bomb window closes.")

    async def hint(self, seat: int) -> Hint:
        answer = await _in_time(self._connected().ask("hint", seat=seat))
        return Hint(Action.from_json(answer["action"]), str(answer["sentence"]))

    async def go_on(self) -> None:
        connection, table, place = self._connected(), self.mirror.table, self.mirror.place
        if table["status"] == "open":
            await _in_time(connection.do("start", fill="club"))
        elif table["status"] == "finished":
            await _in_time(connection.do("rematch"))
        elif table["paused"]:
            await _in_time(connection.do("resume"))
        elif place is not None and table["places"][place]["away"]:
            await _in_time(connection.do("back"))
        else:
            await _in_time(connection.do("ready"))

    async def speak(self, words: str) -> None:
        await _in_time(self._connected().do("chat", text=words[:MAX_CHAT_LENGTH]))

    def close(self) -> None:
        if self.connection is not None:
            self.connection.abort()


async def _in_time(answer: Awaitable[T]) -> T:
    """Wait for an answer of the server, with a timeout."""
    try:
        return await asyncio.wait_for(answer, ANSWER_TIMEOUT)
    except TimeoutError:
        raise TichuError("no-answer", "the server does not answer") from None
