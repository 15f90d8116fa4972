"""Who is looking at a table, and what they are sent.

Every version of the table becomes one frame for each visitor: what has changed for him, or an empty one. The
last frames are kept for a while, so that whoever comes back gets what he has missed.
"""

from __future__ import annotations

from collections import deque
from typing import Final, NamedTuple, Protocol

from tichu.server.store.rows import StoredEvent
from tichu.server.table.commands import Person
from tichu.server.table.show import (
    Shown,
    Viewer,
    changes,
    chat_part,
    encode,
    frame,
    seen_part,
    table_part,
    told,
)
from tichu.server.table.state import TableState

KEPT: Final = 64
"""So many versions back a visitor can go on without a new snapshot."""


class Visitor(Protocol):
    """Somebody at the other end of a wire."""

    person: Person

    def send(self, text: str) -> None:
        """Hand over a frame; never waits."""

    def close(self, code: int, reason: str) -> None:
        """Hang up."""


class _Page(NamedTuple):
    """The frames of one version: by viewer, and for whom alone or for whom not they are."""

    version: int
    frames: dict[Viewer, str]
    speaker: str | None
    only: str | None

    def frame_for(self, viewer: Viewer, player: str, muted: set[str]) -> str | None:
        """The frame for a visitor; None if it was not made."""
        if (self.only is not None and self.only != player) or self.speaker in muted:
            return empty_frame(self.version)
        return self.frames.get(viewer)


class _Draft(NamedTuple):
    """What a version says before the live part is known."""

    version: int
    said: Shown | dict[Viewer, Shown] | None
    table: Shown | None
    seen: dict[Viewer, dict[str, Shown]]
    speaker: str | None
    only: str | None
    hears: bool | None
    by_viewer: bool


def empty_frame(version: int) -> str:
    """The frame of a version in which nothing is new for somebody."""
    return f'{{"t":"empty","v":{version},"d":{{}}}}'


class Audience:
    """The visitors of one table."""

    def __init__(self, state: TableState) -> None:
        self.visitors: dict[Visitor, Viewer] = {}
        self.renew(state)

    def renew(self, state: TableState) -> None:
        """Begin anew from a state that was read from the log."""
        self._state = state
        self._pages: deque[_Page] = deque(maxlen=KEPT)
        self._drafts: list[_Draft] = []
        self._table = table_part(state)
        self._seen: dict[Viewer, dict[str, Shown | None]] = {}
        self._gone: dict[Viewer, int] = {}
        self._moved_at = state.version
        for visitor in self.visitors:
            self.visitors[visitor] = self.viewer(visitor)
        for viewer in set(self.visitors.values()):
            self._seen[viewer] = seen_part(state, viewer)

    def viewer(self, visitor: Visitor) -> Viewer:
        """How a visitor sees the table at the moment."""
        return self._state.place_of(visitor.person.id)

    def present(self) -> set[str]:
        """The people who are connected."""
        return {visitor.person.id for visitor in self.visitors}

    # -- coming and going -----------------------------------------------------------------------------------

    def admit(self, visitor: Visitor, version: int | None, live: Shown) -> None:
        """Show a visitor what he has missed since a version, or everything."""
        viewer = self.viewer(visitor)
        self.visitors[visitor] = viewer
        self._gone.pop(viewer, None)
        missed = None if version is None else self._missed(visitor, viewer, version)
        if missed is None:
            self.snapshot(visitor, live)
        else:
            for text in missed:
                visitor.send(text)
            visitor.send(frame("live", self._state.version, live))

    def dismiss(self, visitor: Visitor) -> None:
        """Forget a visitor."""
        if visitor not in self.visitors:
            return
        viewer = self.visitors.pop(visitor)
        if viewer not in self.visitors.values():
            self._gone[viewer] = self._state.version

    def snapshot(self, visitor: Visitor, live: Shown) -> None:
        """Send a visitor everything."""
        viewer = self.viewer(visitor)
        self.visitors[visitor] = viewer
        self._gone.pop(viewer, None)
        if viewer not in self._seen:
            self._seen[viewer] = seen_part(self._state, viewer)
        data = {
            "you": {"player": visitor.person.id, "place": viewer},
            "table": self._table,
            **self._seen[viewer],
            "chat": chat_part(self._state, viewer, visitor.person.id),
            "live": live,
        }
        visitor.send(frame("snapshot", self._state.version, data))

    def _missed(self, visitor: Visitor, viewer: Viewer, version: int) -> list[str] | None:
        """The frames after a version, if all of them are still there."""
        if not self._moved_at <= version <= self._state.version:
            return None  # before somebody changed places he may have had other eyes
        pages = [page for page in self._pages if page.version > version]
        if len(pages) != self._state.version - version:
            return None
        muted = self._state.mutes.get(visitor.person.id, set())
        frames = [page.frame_for(viewer, visitor.person.id, muted) for page in pages]
        return None if None in frames else [text for text in frames if text is not None]

    # -- news -----------------------------------------------------------------------------------------------

    def note(self, event: StoredEvent, hidden: bool) -> None:
        """Work out what an event, just taken by the state, changes for everybody; ``publish`` sends it."""
        state = self._state
        round_over = state.match is not None and state.match.round.over
        table = None
        if event.kind not in ("acted", "chat", "muted") or (event.kind == "acted" and round_over):
            now = table_part(state)
            table, self._table = changes(self._table, now), now
        if event.kind in ("sat", "left", "swapped", "options"):
            self._moved_at = event.seq
        changed: dict[Viewer, dict[str, Shown]] = {}
        if event.kind in ("options", "started", "dealt", "acted"):
            seen = {viewer: seen_part(state, viewer) for viewer in self._watched()}
            for viewer, sections in seen.items():
                before = self._seen.get(viewer, {})
                news = {name: changes(before.get(name), section) for name, section in sections.items()}
                changed[viewer] = {name: new for name, new in news.items() if new is not None}
            self._seen = seen
        said = told(state, event, hidden)
        speaker = only = None
        hears = None
        if event.kind == "chat":
            said = {"type": "chat", **state.chat[-1].to_json()}
            speaker, hears = event.data["player"], event.data["watching"]
        elif event.kind == "muted":
            said = {"type": "muted", **event.data}
            only = event.data["by"]
        by_viewer = hidden and event.kind == "acted"
        self._drafts.append(_Draft(event.seq, said, table, changed, speaker, only, hears, by_viewer))

    def publish(self, live: Shown) -> None:
        """Send everybody what was noted since the last time."""
        state, drafts = self._state, self._drafts
        self._drafts = []
        live_text = encode(live)
        watched = self._watched()
        pages = [_page(draft, watched, live_text if draft is drafts[-1] else None) for draft in drafts]
        self._pages.extend(pages)
        for visitor, viewer in list(self.visitors.items()):
            if self.viewer(visitor) != viewer:
                self.snapshot(visitor, live)
                continue
            muted = state.mutes.get(visitor.person.id, set())
            for page in pages:
                text = page.frame_for(viewer, visitor.person.id, muted)
                if text is None:
                    self.snapshot(visitor, live)
                    break
                visitor.send(text)

    def tell_live(self, live: Shown) -> None:
        """Send everybody who is there and how the clocks stand, without a new version."""
        text = frame("live", self._state.version, live)
        for visitor in list(self.visitors):
            visitor.send(text)

    def _watched(self) -> set[Viewer]:
        """The viewers for whom frames are made: those who are here, or were a moment ago."""
        for viewer, version in list(self._gone.items()):
            if self._state.version - version > KEPT:
                del self._gone[viewer]
                self._seen.pop(viewer, None)
        return {*self.visitors.values(), *self._gone}


def _page(draft: _Draft, watched: set[Viewer], live: str | None) -> _Page:
    """The frames of one version; the last one also carries the live part."""
    common = []
    if draft.table is not None:
        common.append('"table":' + encode(draft.table))
    if live is not None:
        common.append('"live":' + live)
    said_to_all = None if draft.by_viewer or draft.said is None else '"event":' + encode(draft.said)
    frames: dict[Viewer, str] = {}
    for viewer in watched:
        parts = list(common)
        if draft.hears is True and viewer is not None:
            frames[viewer] = empty_frame(draft.version)
            continue
        if said_to_all is not None:
            parts.append(said_to_all)
        elif draft.by_viewer and draft.said is not None and viewer in draft.said:
            parts.append('"event":' + encode(draft.said[viewer]))  # type: ignore[index]
        for name, section in draft.seen.get(viewer, {}).items():
            parts.append(f'"{name}":{encode(section)}')
        if len(parts) > (live is not None):
            frames[viewer] = f'{{"t":"delta","v":{draft.version},"d":{{{",".join(parts)}}}}}'
        else:
            frames[viewer] = empty_frame(draft.version)
    return _Page(draft.version, frames, draft.speaker, draft.only)
