"""A table of a server, by its link; a broken line is made anew."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from secrets import token_hex
from typing import Any, Final

import websockets
from websockets.asyncio.client import ClientConnection

from tichu.core.actions import Action
from tichu.core.errors import TichuError
from tichu.tui.mirror import Frame, Mirror
from tichu.tui.passport import Link, present
from tichu.tui.thinker import Thinker
from tichu.tui.venue import Hint, Venue
from tichu.tui.words import clean, sentence

FIRST_WAIT: Final = 0.3
LONGEST_WAIT: Final = 5.0
PATIENCE: Final = 20.0
"""Seconds for an answer."""
FINAL: Final = {
    4401: "the server does not know you",
    4403: "nobody may watch at this table",
    4404: "there is no such table",
}
"""Codes after which it makes no sense to come back."""
LONGEST_LINE: Final = 300


class RemoteTable(Venue):
    """A place at a table on a server, or a chair to watch from."""

    talks = True

    def __init__(self, link: str, *, token: str | None = None, name: str | None = None) -> None:
        super().__init__()
        self.link = Link.of(link)
        self.mirror = Mirror()
        self._token, self._name = token, name
        self._thinker = Thinker()
        self._notice = f"Going to {self.link} …"
        self._line: ClientConnection | None = None
        self._open: dict[str, Frame] = {}
        """What was sent and not answered; sent again when the line is back."""
        self._answers: dict[str, asyncio.Future[Frame]] = {}
        self._asked_to_sit = False
        self._prefix = token_hex(4)
        self._count = 0
        self.scene = self.mirror.scene(self._notice)

    @property
    def farewell(self) -> str:  # type: ignore[override]
        """What leaving means."""
        if self.mirror.table.get("status") == "running" and self.mirror.place is not None:
            return f"Your place is kept: tichu play {self.link} brings you back."
        return ""

    # -- the line ----------------------------------------------------------------------------------------

    async def run(self) -> None:
        try:
            headers = await self._thinker.think(lambda: present(self.link, self._token, self._name))
        except TichuError as why:
            self._look(sentence(str(why)))
            return
        wait = FIRST_WAIT
        while True:
            try:
                uri = self.link.socket
                if self.mirror.version is not None:
                    uri += f"?v={self.mirror.version}"
                async with websockets.connect(
                    uri, additional_headers=headers, max_size=None, close_timeout=1
                ) as line:
                    self._line, wait = line, FIRST_WAIT
                    await self._listen(line)
                final = FINAL.get(line.close_code or 0)
            except (OSError, websockets.WebSocketException, TimeoutError):
                final = None
            finally:
                self._line = None
            if final is not None:
                self._look(sentence(final))
                return
            self._look("The line is broken; trying again …")
            await asyncio.sleep(wait)
            wait = min(LONGEST_WAIT, 2 * wait)

    async def _listen(self, line: ClientConnection) -> None:
        try:
            async for text in line:
                await self._take(line, json.loads(text))
        except websockets.ConnectionClosed:
            return

    async def _take(self, line: ClientConnection, frame: Frame) -> None:
        kind, data = frame["t"], frame["d"]
        if kind in ("snapshot", "delta", "empty", "live"):
            self.mirror.take(frame)
            if self.mirror.gap:
                await line.send(json.dumps({"t": "resume", "d": {"v": self.mirror.version}}))
                return
            again = kind == "snapshot" or bool(self._notice)
            self._look("", data.get("event"))
            if again:
                await self._sit_or_send_again(line)
        elif kind in ("ack", "held", "error", "answer"):
            self._answered(kind, data)

    async def _sit_or_send_again(self, line: ClientConnection) -> None:
        for frame in list(self._open.values()):
            await line.send(json.dumps(frame))
        if self.mirror.place is None and self.mirror.table["status"] != "closed" and not self._asked_to_sit:
            self._asked_to_sit = True
            await self._send("do", do={"type": "sit"})

    def _answered(self, kind: str, data: dict[str, Any]) -> None:
        name = data.get("id", "")
        waiting = self._answers.pop(name, None)
        if kind != "held":
            self._open.pop(name, None)
        if waiting is not None and not waiting.done():
            waiting.set_result({"t": kind, **data})
            if kind == "error" and self.mirror.place is None:
                self.note(f"You watch: {data['message']}.")
        elif kind == "error" and data["code"] != "replaced":
            self.note(sentence(data["message"]), alarm=True)

    def _look(self, notice: str, event: dict[str, Any] | None = None) -> None:
        """Show the table anew, and tell what has happened."""
        before, self._notice = self.scene, notice
        self.scene = self.mirror.scene(notice)
        event = event or {}
        if event.get("type") == "acted":
            self.tell(before, event["seat"], Action.from_json(event["action"]))
            return
        self.tell(before)
        words = self._words(event)
        if words:
            self.note(words)

    def _words(self, event: dict[str, Any]) -> str:
        """An event that is no play, in words."""
        kind, who = event.get("type"), self._who(event)
        if kind == "chat":
            text = event.get("text") or str(event.get("phrase", "")).replace("-", " ")
            return f"{clean(str(event.get('name', '')), 'somebody')}: {clean(str(text), '', LONGEST_LINE)}"
        if kind == "sat":
            return f"{who} sits down."
        return {
            "left": f"{who} gets up.",
            "away": f"{who} is away; a stand-in plays.",
            "back": f"{who} is back.",
            "paused": "The table is paused.",
            "resumed": "On we go.",
            "closed": "The table is closed.",
        }.get(str(kind), "")

    def _who(self, event: dict[str, Any]) -> str:
        return "You" if event.get("place") == self.mirror.place else self.mirror.name_of(event.get("place"))

    # -- the person --------------------------------------------------------------------------------------

    async def _send(self, kind: str, **data: Any) -> asyncio.Future[Frame]:
        """Send something that is sent again until it is answered; returns where the answer will be."""
        self._count += 1
        name = f"{self._prefix}-{self._count}"
        frame = {"t": kind, "v": self.mirror.version if kind == "act" else None, "d": {"id": name, **data}}
        self._open[name] = frame
        answer: asyncio.Future[Frame] = asyncio.get_running_loop().create_future()
        self._answers[name] = answer
        if self._line is not None:
            with suppress(websockets.ConnectionClosed):  # it goes out again when the line is back
                await self._line.send(json.dumps(frame))
        return answer

    async def _ask(self, kind: str, **data: Any) -> Frame:
        """Send something, and wait for the answer; a refusal is raised."""
        if self._line is None:
            raise TichuError("offline", "the line is broken, wait a moment")
        try:
            answer = await asyncio.wait_for(await self._send(kind, **data), PATIENCE)
        except TimeoutError:
            raise TichuError("no-answer", "the server does not answer") from None
        if answer["t"] == "error":
            raise TichuError(answer["code"], answer["message"])
        return answer

    async def act(self, seat: int, action: Action) -> None:
        answer = await self._ask("act", seat=seat, action=action.to_json())
        if answer["t"] == "held":
            self.note("It waits for its moment.")

    async def hint(self, seat: int) -> Hint:
        answer = await self._ask("ask", what="hint", seat=seat)
        return Hint(Action.from_json(answer["action"]), str(answer["sentence"]))

    async def go_on(self) -> None:
        table = self.mirror.table
        if table["status"] == "open":
            await self._ask("do", do={"type": "start", "fill": "club"})
        elif table["status"] == "finished":
            await self._ask("do", do={"type": "rematch"})
        elif table["paused"]:
            await self._ask("do", do={"type": "resume"})
        elif self.mirror.place is not None and table["places"][self.mirror.place]["away"]:
            await self._ask("do", do={"type": "back"})
        else:
            await self._ask("do", do={"type": "ready"})

    async def speak(self, words: str) -> None:
        await self._ask("do", do={"type": "chat", "text": words[:LONGEST_LINE]})

    def close(self) -> None:
        self._thinker.close()
        if self._line is not None:
            self._line.transport.abort()  # no farewell on the line: who leaves does not wait
