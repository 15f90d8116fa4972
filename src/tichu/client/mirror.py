"""A copy of a table's state, kept up to date from the frames of the server. No I/O."""

from __future__ import annotations

from typing import Any

from tichu.client.frames import Frame
from tichu.core.view import View

NEW_ROUND_EVENTS = frozenset(("options", "started"))
"""Events after which the old round is gone."""


class Mirror:
    """What one client may know of a table. ``take`` applies a frame; versions are followed without gaps."""

    def __init__(self) -> None:
        self.version: int | None = None
        """The last applied version; None before the first snapshot."""
        self.player = ""
        """Your player id."""
        self.place: int | None = None
        """Your place at the table; None if you watch."""
        self.table: dict[str, Any] = {}
        self.round: dict[str, Any] | None = None
        self.aid: dict[str, Any] | None = None
        self.chat: list[dict[str, Any]] = []
        """The chat lines of the last snapshot; later ones are events."""
        self.live: dict[str, Any] = {}
        self.live_at = 0.0
        """When ``live`` was received, on the clock of the caller."""
        self.gaps = 0
        """Number of frames that did not fit because an earlier version was missing."""
        self.repeats = 0
        """Number of frames whose version was known already."""

    def take(self, frame: Frame, now: float = 0.0) -> bool:
        """Apply a frame. Return False if it does not fit: versions before it are missing, or it is old.

        After a gap, request the missing versions with ``resume``. Other kinds of frames are ignored.
        """
        kind, data = frame["t"], frame["d"]
        if kind == "snapshot":
            self._replace(frame["v"], data, now)
        elif kind in ("delta", "empty"):
            if not self._follows(frame["v"]):
                return False
            self.version = frame["v"]
            self._merge(data, now)
        elif kind == "live":
            if self.version is None:
                return False
            self.live, self.live_at = data, now
        return True

    def _follows(self, version: int) -> bool:
        if self.version is None or version > self.version + 1:
            self.gaps += 1
            return False
        if version <= self.version:
            self.repeats += 1
            return False
        return True

    def _replace(self, version: int, data: dict[str, Any], now: float) -> None:
        self.version = version
        self.player, self.place = data["you"]["player"], data["you"]["place"]
        self.table, self.round, self.aid = data["table"], data["round"], data["aid"]
        self.chat = data["chat"]
        self.live, self.live_at = data["live"], now

    def _merge(self, data: dict[str, Any], now: float) -> None:
        event = data.get("event")
        if event is not None and event.get("type") in NEW_ROUND_EVENTS:
            self.round = self.aid = None
        if "table" in data:
            self.table = {**self.table, **data["table"]}
        if "round" in data:
            self.round = merge_round(self.round or {}, data["round"])
        if "aid" in data:
            self.aid = {**(self.aid or {}), **data["aid"]}
        if "live" in data:
            self.live, self.live_at = data["live"], now

    # -- what follows from it ------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        """``open``, ``running``, ``finished`` or ``closed``; empty before the first snapshot."""
        return str(self.table.get("status", ""))

    @property
    def is_host(self) -> bool:
        """Whether you are the host."""
        return bool(self.table) and self.table["host"] == self.player

    @property
    def between_rounds(self) -> bool:
        """Whether a round is over and the match goes on."""
        return self.status == "running" and self.round is not None and self.round["phase"] == "over"

    @property
    def own_seats(self) -> list[int]:
        """The seats you act for in this round: your own, and the dummy's if you are Trichu's soloist."""
        if self.round is None or self.place is None or self.table["seating"] is None:
            return []
        seat = self.table["seating"].index(self.place)
        soloist = self.round.get("soloist")
        return [seat, self.round["dummy"]] if soloist is not None and soloist == seat else [seat]

    @property
    def asked_seats(self) -> list[int]:
        """Your seats that the round waits for."""
        if self.round is None or self.status != "running" or self.table["paused"]:
            return []
        own = self.own_seats
        return [seat for seat in self.round["waiting"] if seat in own]

    def view(self, seat: int | None = None) -> View:
        """The round as one of your seats sees it; without ``seat`` your own seat, or a spectator."""
        if self.round is None:
            raise ValueError("no cards have been dealt")
        return View.from_json(self.round if seat is None else {**self.round, "seat": seat})


def merge_round(before: dict[str, Any], news: dict[str, Any]) -> dict[str, Any]:
    """Return the round with what has changed; ``history_added`` is appended to the history."""
    merged = {**before, **news}
    added = merged.pop("history_added", [])
    if added:
        merged["history"] = [*merged.get("history", []), *added]
    return merged
