"""A table whose frames are written by the test: any position is on the page at once, without a game."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tests.web.conftest import Visit

NAMES = (
    "You",
    "Greta",
    "Kai",
    "Mei-Lin",
    "Bartholomew",
    "Ida",
    "Noor",
    "Otto",
    "Pia",
    "Quinn",
    "Rosalind",
    "Sven",
)
TITLES = ("grandseigneur", "seigneur", "maitre", "bourgeois", "pauvre", "miserable")
HAND = "Ma 2g 3k 4b 5r 6g 7k 8b 9r Tg Jk Qb Kr Dr"
ABILITIES: dict[str, Any] = {
    "tichu": True,
    "withdraw": False,
    "pass": False,
    "take": False,
    "give": [],
    "dog": [],
    "bound": False,
    "fitting": "",
}


class StagedTable:
    """Shows a page what the test wants of a table; questions of the page get an empty answer."""

    def __init__(self, visit: Visit, players: int = 4, *, watching: bool = False) -> None:
        self.visit, self.watching = visit, watching
        self.page: Page = visit.page
        self.version = 0
        self.sent: list[dict[str, Any]] = []
        """The actions of the page."""
        self._socket: WebSocketRoute | None = None
        assert visit.window is not None
        visit.window.stage(self._connected)
        self._set(players, {}, {})
        visit.go("/t/staged")
        self.page.locator(".board").wait_for()

    def show(self, players: int = 4, *, can: dict[str, Any] | None = None, **round_: Any) -> None:
        """Show another position, as after a reconnection."""
        self._set(players, round_, can or {})
        self._send("snapshot", self._snapshot())

    def happen(
        self, seat: int, action: dict[str, Any], *, can: dict[str, Any] | None = None, **round_: Any
    ) -> None:
        """Show what a seat does, with what it changes in the round."""
        event = {"type": "acted", "seat": seat, "place": seat, "by": "player", "action": action}
        self.tell(event, can=can, **round_)

    def tell(self, event: dict[str, Any], *, can: dict[str, Any] | None = None, **round_: Any) -> None:
        """Show an event, with what it changes in the round."""
        self.round |= round_
        self.version += 1
        delta: dict[str, Any] = {"event": event, "round": round_}
        if "trick" in round_ or can is not None:
            self.aid = self._aid(can or {})
            delta["aid"] = self.aid
        self._send("delta", delta)

    # -- the frames ----------------------------------------------------------------------------------

    def _connected(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._answer)
        self._send("snapshot", self._snapshot())

    def _send(self, kind: str, data: dict[str, Any]) -> None:
        if self._socket is not None:
            self._socket.send(json.dumps({"t": kind, "v": self.version, "d": data}))

    def _answer(self, text: str | bytes) -> None:
        frame = json.loads(text)
        if frame["t"] == "ask":
            self._send("answer", {"id": frame["d"]["id"], "what": frame["d"]["what"]})
        elif frame["t"] == "act":
            self.sent.append(frame["d"]["action"])
            self._send("ack", {"id": frame["d"]["id"]})

    def _set(self, players: int, round_: dict[str, Any], can: dict[str, Any]) -> None:
        self.players = players
        self.version += 1
        self.round: dict[str, Any] = {
            "variant": "tichu" if players == 4 else "grandseigneur",
            "edition": "fata-morgana",
            "settings": {},
            "phase": "play",
            "seat": None if self.watching else 0,
            "hands": [None if self.watching else HAND, *[None] * (players - 1)],
            "counts": [14] * players,
            "turn": 0,
            "trick": [],
            "passed": [],
            "wish": None,
            "calls": {},
            "started": [0],
            "out": [],
            "won": [""] * players,
            "scores": None,
            "waiting": [0],
            "given": [None] * players,
            "received": {},
            "stock": [],
            "ranks": None if players == 4 else list(range(players)),
            **round_,
        }
        self.aid = self._aid(can)

    def _aid(self, can: dict[str, Any]) -> dict[str, Any]:
        combos = [
            {
                "kind": "single" if " " not in play["cards"] else "straight",
                "rank": play["cards"].split()[-1][0],
                "length": len(play["cards"].split()),
                "bomb": False,
            }
            for play in self.round["trick"]
        ]
        own = {} if self.watching else {"0": {**ABILITIES, **can}}
        return {"combos": combos, "can": own, "result": None, "gifts": {}}

    def _snapshot(self) -> dict[str, Any]:
        place = None if self.watching else 0
        return {
            "you": {"player": "you", "place": place},
            "table": self._table(),
            "round": self.round,
            "aid": self.aid,
            "chat": [],
            "live": {
                "present": [],
                "watching": 0,
                "ready": [],
                "votes": {},
                "window": None,
                "clocks": {},
                "next": None,
            },
        }

    def _table(self) -> dict[str, Any]:
        places = [
            {
                "player": "you" if place == 0 and not self.watching else None,
                "name": NAMES[place],
                "bot": "greedy" if place else None,
                "away": False,
                "left": False,
            }
            for place in range(self.players)
        ]
        return {
            "id": "staged",
            "options": {"title": "", "bomb_window": 0},
            "edition": "fata-morgana",
            "rules": {"wish": "optional", "tichu": True, "direction": "counter-clockwise"},
            "titles": [],
            "title_codes": [] if self.players == 4 else list(TITLES),
            "status": "running",
            "host": "you",
            "paused": False,
            "places": places,
            "played": None,
            "match": 1,
            "round": 2,
            "seating": list(range(self.players)),
            "scores": [0, 0] if self.players == 4 else None,
            "history": [],
            "ranks": None,
            "winners": [],
            "commitment": None,
            "reveal": None,
        }
