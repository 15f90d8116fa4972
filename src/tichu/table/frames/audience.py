"""The connections at a table, and the frames they are sent.

Every version of the table becomes one frame for each connection: what has changed for it, or an empty one.
The last frames are kept for a while, so that a client that reconnects gets what it has missed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Set
from typing import Final, NamedTuple, Protocol

from tichu.core.actions import Exchange, Give, Grand, Pass, Play, Take
from tichu.table import events as e
from tichu.table.commands import Person
from tichu.table.events import Recorded, Visibility
from tichu.table.frames.projection import (
    FrameWriter,
    Sections,
    Shown,
    Viewer,
    changes,
    chat_part,
    joined,
    muted_part,
    personal_part,
    personal_part_in_play,
    public_news,
    public_part,
    public_view,
    table_part,
)
from tichu.table.state import TableState

MAX_VERSIONS: Final = 64
"""Maximum number of versions a client may be behind and still continue without a snapshot."""
NOBODY: Final[Set[Viewer]] = frozenset()
NO_NEWS: Final[Sections] = {}
"""The sections of a viewer for whom nothing of their own has changed. Do not modify it."""
_CHANGES_ROUND: Final = (e.OptionsChanged, e.Started, e.Dealt)


class BlockList(Protocol):
    """Whom a person has blocked, and who has blocked them."""

    @property
    def blocked(self) -> Set[str]: ...

    @property
    def by(self) -> Set[str]: ...


class Connection(Protocol):
    """A connection to the table."""

    @property
    def person(self) -> Person: ...

    @property
    def blocks(self) -> BlockList: ...

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


class _UnsentVersion(NamedTuple):
    """What a version says, before the live part is known. Sections contain only what has changed."""

    recorded: Recorded
    table: Shown | None
    public: Sections
    personal: Mapping[Viewer, Sections]


def empty_frame(version: int) -> str:
    """Return the frame of a version in which nothing is new for a connection."""
    return f'{{"t":"empty","v":{version},"d":{{}}}}'


class Audience:
    """The connections at one table."""

    def __init__(self, state: TableState, frame: FrameWriter) -> None:
        self._frame = frame
        self.connections: dict[Connection, Viewer] = {}
        self.renew(state)

    def renew(self, state: TableState) -> None:
        """Start again from a state that was read from the log."""
        self._state = state
        self._sent: deque[_VersionFrames] = deque(maxlen=MAX_VERSIONS)
        self._unsent: list[_UnsentVersion] = []
        self._table = table_part(state)
        self._public = public_view(state)
        self._aid = public_part(self._public)["aid"]
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
            connection.send(self._frame("live", self._state.version, live))

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
        connection.send(self._frame("snapshot", self._state.version, data))

    def _missed(self, connection: Connection, viewer: Viewer, version: int) -> list[str] | None:
        """Return the frames after a version, if all of them are still there."""
        if not self._moved_at <= version <= self._state.version:
            return None  # before somebody changed places they may have seen another hand
        versions = [entry for entry in self._sent if entry.version > version]
        if len(versions) != self._state.version - version:
            return None
        frames = [self._frame_for(entry, connection, viewer) for entry in versions]
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
        if acted or isinstance(event, _CHANGES_ROUND):
            before, self._public = self._public, public_view(state)
            phase = None if before is None else before.round.phase
            public, self._aid = public_news(before, self._public, self._aid)
            personal: Mapping[Viewer, Sections] = self._personal_news(event, phase)
        else:
            public, personal = {}, dict.fromkeys(self._watched(), NO_NEWS)
        self._unsent.append(_UnsentVersion(recorded, table, public, personal))

    def _personal_news(self, event: e.Event, phase: str | None) -> dict[Viewer, Sections]:
        """Return what an event has changed in the viewers' own parts; nothing for those who are new."""
        known, self._personal = self._personal, {}  # parts that nobody follows any more are out of date
        asked = _asked_places(self._state)
        anew, concerned = self._concerned(event, phase, asked)
        played = event.place if isinstance(event, e.Acted) and isinstance(event.action, Play) else None
        news: dict[Viewer, Sections] = {}
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
                news[viewer] = NO_NEWS if after is before else _news(before, after)
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
        versions = [_frames_of(entry, live if entry is unsent[-1] else None, self._frame) for entry in unsent]
        self._sent.extend(versions)
        moved = bool(versions) and self._moved_at >= versions[0].version
        for connection, viewer in list(self.connections.items()):
            if moved and self.viewer(connection) != viewer:
                self.snapshot(connection, live)
                continue
            for entry in versions:
                text = self._frame_for(entry, connection, viewer)
                if text is None:
                    self.snapshot(connection, live)
                    break
                connection.send(text)

    def _frame_for(self, entry: _VersionFrames, connection: Connection, viewer: Viewer) -> str | None:
        """Return the frame of a version for a connection; None if it was not made."""
        only, speaker = entry.visibility.person, entry.visibility.speaker
        if only is not None and only != connection.person.id:
            return empty_frame(entry.version)
        if speaker is not None and speaker in self._unheard(connection):
            return empty_frame(entry.version)
        return entry.frames.get(viewer)

    def tell_live(self, live: Shown) -> None:
        """Send the live section to every connection, without a new version."""
        text = self._frame("live", self._state.version, live)
        for connection in list(self.connections):
            connection.send(text)

    def _watched(self) -> set[Viewer]:
        """Return the viewers for whom frames are kept: those connected now or until recently."""
        if self._gone:
            oldest = self._state.version - MAX_VERSIONS
            self._gone = {viewer: version for viewer, version in self._gone.items() if version >= oldest}
        return {*self.connections.values(), *self._gone}


def _viewers(state: TableState) -> dict[str, Viewer]:
    """Return how the people at the table see it."""
    return {player: state.viewer_of(player) for player in state.people()}


def _asked_places(state: TableState) -> list[int]:
    """Return the places that the round waits for."""
    match = state.match
    return [] if match is None else [match.controller(seat) for seat in match.round.to_act()]


def _news(before: Sections, after: Sections) -> Sections:
    """Return what has changed in each section."""
    return {name: changes(before[name], section) for name, section in after.items()}


def _frames_of(unsent: _UnsentVersion, live: Shown | None, frame: FrameWriter) -> _VersionFrames:
    """Return the frames of one version; the last one also carries the live part."""
    version, event = unsent.recorded.seq, unsent.recorded.event
    visibility, shown = event.visibility, event.shown()
    shared: dict[bool, str] = {}
    """The frame of viewers without news of their own, by whether they may see the event."""
    frames: dict[Viewer, str] = {}
    for viewer, personal in unsent.personal.items():
        if visibility.spectators_only and viewer is not None:
            frames[viewer] = empty_frame(version)
            continue
        sees_event = visibility.place is None or visibility.place == viewer
        if personal is not NO_NEWS:
            frames[viewer] = _delta(unsent, shown if sees_event else None, personal, live, frame)
            continue
        if sees_event not in shared:
            shared[sees_event] = _delta(unsent, shown if sees_event else None, personal, live, frame)
        frames[viewer] = shared[sees_event]
    return _VersionFrames(version, frames, visibility)


def _delta(
    unsent: _UnsentVersion, event: Shown | None, personal: Sections, live: Shown | None, frame: FrameWriter
) -> str:
    """Return a frame with what is new: for everybody, and for one viewer."""
    data: Shown = {}
    if unsent.table is not None:
        data["table"] = unsent.table
    if event is not None:
        data["event"] = event
    for name in ("round", "aid"):
        section, own = unsent.public.get(name), personal.get(name)
        if section and own:
            data[name] = section | own
        elif section or own:
            data[name] = section or own
    if not data:
        return empty_frame(unsent.recorded.seq)
    if live is not None:
        data["live"] = live
    return frame("delta", unsent.recorded.seq, data)
