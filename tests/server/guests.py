"""Guests of a running server, and players that play on whatever happens to the connection."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from typing import Any

import websockets

from tichu.client import Backoff, Client, ConnectionSettings, Mirror, TableConnection, open_socket, play
from tichu.client.frames import Frame
from tichu.core.actions import Action, Grand, Play, Tichu
from tichu.core.view import View


def open_plainly(url: str, headers: Any, **more: Any) -> websockets.connect:
    """Open a socket without compression and keep-alive frames, which only cost time on one machine."""
    return open_socket(url, headers, compression=None, ping_interval=None, **more)


class Guest(Client):
    """A person on a server."""

    @classmethod
    async def arrive(cls, url: str) -> Guest:
        """Visit a server for the first time."""
        guest = cls(url)
        await guest.log_in()
        return guest

    async def register(self) -> None:
        """Get an account, with a login that nobody else has."""
        body = {"login": f"login-{secrets.token_hex(6)}", "password": secrets.token_urlsafe(12)}
        await self.request("POST", "/api/account", body)

    async def make_table(self, options: dict[str, Any] | None = None, **more: Any) -> str:
        """Create a table; return its id."""
        return (await self.create_table(options, **more)).table

    def connect(self, table: str, version: int | None = None, **more: Any) -> websockets.connect:
        """A socket to a table, for tests that look at every frame."""
        url = self.link(table).socket
        return open_plainly(url if version is None else f"{url}?v={version}", self.headers, **more)


async def full_table(
    url: str, count: int = 4, options: dict[str, Any] | None = None
) -> tuple[str, list[Guest]]:
    """Create a table at which ``count`` guests sit, with accounts if it is rated; the first is its host."""
    guests = [await Guest.arrive(url) for _ in range(count)]
    if options and options.get("rated"):
        for guest in guests:
            await guest.register()
    table = await guests[0].make_table(options)
    for guest in guests[1:]:
        await guest.do(table, "sit")
    return table, guests


Chooser = Callable[[View, random.Random], Action]


def any_action(view: View, rng: random.Random) -> Action:
    """Any legal action but a call; no Grand Tichu."""
    if view.round.phase == "grand":
        return Grand(False)
    actions = view.legal_actions()
    action = rng.choice(actions)  # thousands of exchanges are not built for one
    if isinstance(action, Tichu):
        action = rng.choice([each for each in actions if not isinstance(each, Tichu)])
    return action


def short_action(view: View, rng: random.Random) -> Action:
    """Any legal play of as many cards as possible, which brings the round to its end soon."""
    if view.round.phase != "play":
        return any_action(view, rng)
    plays = [action for action in view.legal_actions() if isinstance(action, Play)]
    return max(plays, key=lambda play: len(play.cards)) if plays else any_action(view, rng)


class TablePlayer:
    """Plays a match at random, and keeps what was sent and answered."""

    def __init__(
        self,
        guest: Guest,
        table: str,
        *,
        choose: Chooser = any_action,
        seed: int = 0,
        delay: float = 0.0,
        on_frame: Callable[[Frame], None] | None = None,
    ) -> None:
        self.guest, self.table = guest, table
        self.sent: dict[str, Frame] = {}
        """Frames by id, without those that were sent again."""
        self.acked: dict[str, int] = {}
        """The version of every acknowledged id."""
        self.errors: list[dict[str, Any]] = []
        self.frames = 0
        self.connection: TableConnection | None = None
        self.choose, self._rng, self._delay = choose, random.Random(seed), delay
        self._on_frame = on_frame

    @property
    def mirror(self) -> Mirror:
        """What the player knows of the table."""
        return Mirror() if self.connection is None else self.connection.mirror

    @property
    def connections(self) -> int:
        """How often the player has connected."""
        return 0 if self.connection is None else self.connection.connections

    @property
    def unanswered(self) -> list[Frame]:
        """What was sent and not answered."""
        return [] if self.connection is None else self.connection.unanswered

    async def play(self, until: str = "finished") -> Mirror:
        """Play until the table has that status."""
        settings = ConnectionSettings(
            opener=open_plainly,
            backoff=Backoff(0.2, 0.2),
            on_send=lambda frame: self.sent.update({frame["d"]["id"]: frame}),
            on_receive=self._note,
        )
        self.connection = self.guest.table(self.table, settings)
        async with self.connection as table:
            return await play(table, self._decide, until=until)

    def _note(self, frame: Frame) -> None:
        self.frames += 1
        if frame["t"] == "ack":
            self.acked[frame["d"]["id"]] = frame["v"]
        elif frame["t"] == "error":
            self.errors.append(frame["d"])
        if self._on_frame is not None:
            self._on_frame(frame)

    async def _decide(self, view: View) -> Action:
        if self._delay:
            await asyncio.sleep(self._delay)
        return self.choose(view, self._rng)
