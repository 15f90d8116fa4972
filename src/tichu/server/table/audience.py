"""The connections at a table, and the frames they are sent.

Every version of the table becomes one frame for each connection: what has changed for it, or an empty one.
The last frames are kept for a while, so that a client that reconnects gets what it has missed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence, Set
from typing import Final, NamedTuple, Protocol

from tichu.core.actions import Exchange, Give, Grand, Pass, Play, Take
from tichu.server.store import Blocks
from tichu.server.table.projection import (
    Sections,
    Shown,
    Viewer,
    changes,
    chat_part,
    encode,
    frame,
    joined,
    muted_part,
    personal_part,
    personal_part_in_play,
    public_news,
    public_part,
    public_view,
    table_part,
)
from tichu.table import events as e
from tichu.table.commands import Person
from tichu.table.events import Recorded, Visibility
from tichu.table.state import TableState

MAX_VERSIONS: Final = 64
"""Maximum number of versions a client may be behind and still continue without a snapshot."""
NOBODY: Final[Set[Viewer]] = frozenset()


class Connection(Protocol):
    """A connection to the table."""

    person: Person
    blocks: Blocks
    hidden: bool
    """Whether the page is not in view."""
    wants_legal: bool
    """Whether the client is sent its legal actions when the round waits for it."""

    def send(self, text: str) -> None:
        """Queue a frame; never waits."""

    def close(self, code: int, reason: str) -> None:
        """Close the connection after the queued frames."""


class _VersionFrames(NamedTuple):
    """The frames of one version, by viewer."""

    version: int
    frames: Mapping[Viewer, str]
    visibility: Visibility

    def frame_for(self, viewer: Viewer, player: str, muted: Set[str]) -> str | None:
        """Return the frame for a connection; None if it was not made."""
        only = self.visibility.person
        if (only is not None and only != player) or self.visibility.speaker in muted:
            return empty_frame(self.version)
        return self.frames.get(viewer)


class _UnsentVersion(NamedTuple):
    """What a version says, before the live part is known. Sections are JSON without their braces."""

    recorded: Recorded
    table: Shown | None
    public: Mapping[str, str]
    personal: Mapping[Viewer, Mapping[str, str]]


def empty_frame(version: int) -> str:
    """Return the frame of a version in which nothing is new for a connection."""
    return f'{{"t":"empty","v":{version},"d":{{}}}}'


class Audience:
    """The connections at one table."""

    def __init__(self, state: TableState) -> None:
        self.connections: dict[Connection, Viewer] = {}
        self.renew(state)

    def renew(self, state: TableState) -> None:
        """Start again from a state that was read from the log."""
        self._state = state
        self._sent: deque[_VersionFrames] = deque(maxlen=MAX_VERSIONS)
        self._unsent: list[_UnsentVersion] = []
        self._table = table_part(state)
        self._public = public_view(state)
        self._personal: dict[Viewer, Sections] = {}
        self._asked = _asked_places(state)
        self._gone: dict[Viewer, int] = {}
        self._moved_at = state.version
        self._viewers = _viewers(state)
        for connection in self.connections:
            self.connections[connection] = self.viewer(connection)
        for viewer in set(self.connections.values()):
            self._personal[viewer] = personal_part(state, viewer)

    def viewer(self, connection: Connection) -> Viewer:
        """Return how a connection sees the table at the moment."""
        return self._state.viewer_of(connection.person.id)

    def has(self, player: str) -> bool:
        """Whether a person is connected."""
        return any(connection.person.id == player for connection in self.connections)

    def is_looking(self, player: str) -> bool:
        """Whether a person has the table in view."""
        return any(each.person.id == player and not each.hidden for each in self.connections)

    def _unheard(self, connection: Connection) -> Set[str]:
        """Return whose messages a connection is not sent: of people it has muted here, or blocked."""
        muted: Set[str] = self._state.mutes.get(connection.person.id, frozenset())
        return muted | connection.blocks.blocked if connection.blocks.blocked else muted

    # -- coming and going -----------------------------------------------------------------------------------

    def admit(self, connection: Connection, version: int | None, live: Shown) -> None:
        """Show a connection what it has missed since a version, or everything."""
        viewer = self.viewer(connection)
        self.connections[connection] = viewer
        self._gone.pop(viewer, None)
        missed = None if version is None else self._missed(connection, viewer, version)
        if missed is None:
            self.snapshot(connection, live)
        else:
            for text in missed:
                connection.send(text)
            connection.send(frame("live", self._state.version, live))

    def dismiss(self, connection: Connection) -> None:
        """Forget a connection."""
        if connection not in self.connections:
            return
        viewer = self.connections.pop(connection)
        if viewer not in self.connections.values():
            self._gone[viewer] = self._state.version

    def dismiss_person(self, player: str) -> list[Connection]:
        """Forget all connections of a person, and return them."""
        theirs = [connection for connection in self.connections if connection.person.id == player]
        for connection in theirs:
            self.dismiss(connection)
        return theirs

    def snapshot(self, connection: Connection, live: Shown) -> None:
        """Send a connection everything."""
        viewer = self.viewer(connection)
        self.connections[connection] = viewer
        self._gone.pop(viewer, None)
        if viewer not in self._personal:
            self._personal[viewer] = personal_part(self._state, viewer)
        data = {
            "you": {"player": connection.person.id, "place": viewer},
            "table": self._table,
            **joined(public_part(self._public), self._personal[viewer]),
            "chat": chat_part(self._state, viewer, self._unheard(connection)),
            "muted": muted_part(self._state, connection.person.id),
            "live": live,
        }
        connection.send(frame("snapshot", self._state.version, data))

    def _missed(self, connection: Connection, viewer: Viewer, version: int) -> list[str] | None:
        """Return the frames after a version, if all of them are still there."""
        if not self._moved_at <= version <= self._state.version:
            return None  # before somebody changed places they may have seen another hand
        versions = [entry for entry in self._sent if entry.version > version]
        if len(versions) != self._state.version - version:
            return None
        muted = self._unheard(connection)
        frames = [entry.frame_for(viewer, connection.person.id, muted) for entry in versions]
        return None if None in frames else [text for text in frames if text is not None]

    # -- news -----------------------------------------------------------------------------------------------

    def note(self, recorded: Recorded) -> None:
        """Compute what an event that was just applied changes for every viewer; ``publish`` sends it."""
        state, event = self._state, recorded.event
        acted = isinstance(event, e.Acted)
        table = None
        if event.changes_table or (acted and state.round is not None and state.round.over):
            now = table_part(state)
            table, self._table = changes(self._table, now), now
            viewers = _viewers(state)
            if viewers != self._viewers or isinstance(event, e.OptionsChanged):
                self._viewers, self._moved_at = viewers, recorded.seq
        if acted or isinstance(event, e.OptionsChanged | e.Started | e.Dealt):
            before, self._public = self._public, public_view(state)
            phase = None if before is None else before.round.phase
            public, personal = public_news(before, self._public), self._personal_news(event, phase)
        else:
            public, personal = {}, {viewer: {} for viewer in self._watched()}
        self._unsent.append(_UnsentVersion(recorded, table, public, personal))

    def _personal_news(self, event: e.Event, phase: str | None) -> dict[Viewer, dict[str, str]]:
        """Return what an event has changed in the viewers' own parts; nothing for those who are new."""
        known, self._personal = self._personal, {}  # parts that nobody follows any more are out of date
        asked = _asked_places(self._state)
        anew, concerned = self._concerned(event, phase, asked)
        played = event.place if isinstance(event, e.Acted) and isinstance(event.action, Play) else None
        news: dict[Viewer, dict[str, str]] = {}
        for viewer in self._watched():
            before = known.get(viewer)
            if before is None or anew is None or viewer in anew:
                after = personal_part(self._state, viewer)
            elif viewer in concerned:
                after = personal_part_in_play(self._state, viewer, before, viewer == played)
            else:
                after = before
            self._personal[viewer] = after
            if before is not None:
                news[viewer] = _news(before, after)
        self._asked = asked
        return news

    def _concerned(
        self, event: e.Event, phase: str | None, asked: list[int]
    ) -> tuple[Set[Viewer] | None, Set[Viewer]]:
        """Return whose own part is made anew (None: everybody's), and in whose a trick has changed something.

        When the turn goes on, those are the one who acted and whoever was and is in turn: the others hold the
        same cards and can do the same as before. While not all have answered or given, the others know
        nothing of an answer. ``phase`` is the phase before the event.
        """
        round_ = self._state.round
        if (
            not isinstance(event, e.Acted)
            or round_ is None
            or round_.over
            or round_.soloist is not None  # everybody sees the dummy's cards
            or round_.settings.withdraw_calls  # ends with the next action
        ):
            return None, NOBODY
        match event.action:
            case Play() | Pass() | Take() | Give():
                return NOBODY, {event.place, *self._asked, *asked}
            case Grand() | Exchange() if round_.phase == phase:
                return {event.place}, NOBODY
            case _:
                return None, NOBODY

    def publish(self, live: Shown) -> None:
        """Send every connection what was noted since the last call."""
        unsent, self._unsent = self._unsent, []
        live_text = encode(live)
        versions = [_frames_of(entry, live_text if entry is unsent[-1] else None) for entry in unsent]
        self._sent.extend(versions)
        moved = bool(versions) and self._moved_at >= versions[0].version
        for connection, viewer in list(self.connections.items()):
            if moved and self.viewer(connection) != viewer:
                self.snapshot(connection, live)
                continue
            muted = self._unheard(connection)
            for entry in versions:
                text = entry.frame_for(viewer, connection.person.id, muted)
                if text is None:
                    self.snapshot(connection, live)
                    break
                connection.send(text)

    def tell_live(self, live: Shown) -> None:
        """Send the live section to every connection, without a new version."""
        text = frame("live", self._state.version, live)
        for connection in list(self.connections):
            connection.send(text)

    def _watched(self) -> set[Viewer]:
        """Return the viewers for whom frames are kept: those connected now or until recently."""
        for viewer, version in list(self._gone.items()):
            if self._state.version - version > MAX_VERSIONS:
                del self._gone[viewer]
        return {*self.connections.values(), *self._gone}


def _viewers(state: TableState) -> dict[str, Viewer]:
    """Return how the people at the table see it."""
    return {player: state.viewer_of(player) for player in state.people()}


def _asked_places(state: TableState) -> list[int]:
    """Return the places that the round waits for."""
    match = state.match
    return [] if match is None else [match.controller(seat) for seat in match.round.to_act()]


def _news(before: Sections, after: Sections) -> dict[str, str]:
    """Return what has changed in each section, as JSON without braces."""
    if after is before:
        return {}
    news = {name: changes(before[name], section) for name, section in after.items()}
    return {name: encode(changed)[1:-1] for name, changed in news.items() if changed}


def _frames_of(unsent: _UnsentVersion, live: str | None) -> _VersionFrames:
    """Return the frames of one version; the last one also carries the live part."""
    version, event = unsent.recorded.seq, unsent.recorded.event
    visibility = event.visibility
    told = '"event":' + encode(event.shown())
    common = [] if unsent.table is None else ['"table":' + encode(unsent.table)]
    made: dict[tuple[bool, str | None, str | None], str] = {}
    """Frames already made: most viewers have no news of their own and get the same one."""
    frames: dict[Viewer, str] = {}
    for viewer, personal in unsent.personal.items():
        if visibility.spectators_only and viewer is not None:
            frames[viewer] = empty_frame(version)
            continue
        sees_event = visibility.place is None or visibility.place == viewer
        key = (sees_event, personal.get("round"), personal.get("aid"))
        if key not in made:
            parts = [*common, told] if sees_event else common
            sections = (_section(name, unsent.public, personal) for name in ("round", "aid"))
            made[key] = _delta(version, [*parts, *filter(None, sections)], live)
        frames[viewer] = made[key]
    return _VersionFrames(version, frames, visibility)


def _section(name: str, public: Mapping[str, str], personal: Mapping[str, str]) -> str:
    """Return what is new in a section, for everybody and for one viewer; empty if nothing is."""
    members = ",".join(filter(None, (public.get(name), personal.get(name))))
    return f'"{name}":{{{members}}}' if members else ""


def _delta(version: int, parts: Sequence[str], live: str | None) -> str:
    if not parts:
        return empty_frame(version)
    content = ",".join(parts if live is None else (*parts, '"live":' + live))
    return f'{{"t":"delta","v":{version},"d":{{{content}}}}}'
