"""A table on a server, by its link."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any, Final, TypeVar

from tichu.bots.protocol import Reason
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
    Unreachable,
    Update,
)
from tichu.core.actions import Action
from tichu.core.errors import TichuError
from tichu.tui.hints import Hint
from tichu.tui.phrases import clean
from tichu.tui.refusals import refusal
from tichu.tui.remote_scene import name_at, remote_scene, shown_name
from tichu.tui.session import GameSession
from tichu.words import say, words_in_use

ANSWER_TIMEOUT: Final = 20.0
"""Seconds to wait for the server's answer."""
MAX_CHAT_LENGTH: Final = 300
"""Maximum characters of a chat message."""

EVENTS: Final = {
    "sat": "table.saidSat",
    "left": "table.saidLeft",
    "away": "table.saidAway",
    "back": "table.saidBack",
    "paused": "table.saidPaused",
    "resumed": "table.saidResumed",
    "closed": "table.closed",
}
"""What is told about a table besides plays, each with its text."""

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
        self._notice = say("terminal.connectingTo", link=str(self.link))
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
            return say("terminal.placeKept", link=str(self.link))
        return ""

    # -- the server --------------------------------------------------------------------------------------

    async def run(self) -> None:
        try:
            await self._client.log_in(self._name, guests=GuestBook())
            self.connection = self._client.table(self.link)
            self.connection.start()
            async for update in self.connection.updates():
                self._take(update)
        except Unreachable as why:
            key = "terminal.unreachable" if why.code == "offline" else "terminal.notTichu"
            self._look(say(key, server=self.link.server, why=why.params.get("why", "")))
        except ClientError as why:
            self._look(refusal(why))

    def _take(self, update: Update) -> None:
        match update:
            case StateChanged():
                self._look("", update.event)
                if self._sitting is None and self.mirror.place is None and self.mirror.status != "closed":
                    self._sitting = asyncio.create_task(self._sit())
            case ConnectionLost():
                self._look(say("table.lost"))
            case LateRefusal() if update.code != "replaced":
                round_ = None if self.scene.view is None else self.scene.view.round
                self.note(
                    refusal(TichuError(update.code, update.message, params=update.params), round_), alarm=True
                )

    async def _sit(self) -> None:
        """Take a free place, once; if there is none, watch."""
        assert self.connection is not None
        try:
            await self.connection.do("sit")
        except ClientError as why:
            self.note(f"{say('table.watching')} {refusal(why)}")

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
        kind = str(event.get("type"))
        if kind == "chat":
            return _chat_words(event)
        key = EVENTS.get(kind)
        return "" if key is None else say(key, name=name_at(self.mirror, event.get("place")))

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
            self.note(say("table.held"))

    async def hint(self, seat: int) -> Hint:
        answer = await _in_time(self._connected().ask("hint", seat=seat))
        reason = answer["reason"]
        return Hint(Action.from_json(answer["action"]), Reason(str(reason["code"]), reason["params"]))

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


def _chat_words(event: dict[str, Any]) -> str:
    """A chat message with its author; quick phrases and reactions are in the reader's language."""
    key = (
        f"panels.reaction_{event['reaction']}"
        if "reaction" in event
        else f"table.phrase_{event.get('phrase')}"
    )
    text = event.get("text") or words_in_use().find(key)
    author = shown_name(str(event.get("name", "")))
    return say("common.labelled", label=author, text=clean(str(text or ""), "", MAX_CHAT_LENGTH))


async def _in_time(answer: Awaitable[T]) -> T:
    """Wait for an answer of the server, with a timeout."""
    try:
        return await asyncio.wait_for(answer, ANSWER_TIMEOUT)
    except TimeoutError:
        raise TichuError("no-answer", "the server does not answer") from None
