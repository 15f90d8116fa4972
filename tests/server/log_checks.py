"""Comparison of the logs of tables with what their players sent and were told."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.server.killing import PlayedTable, TableGroup
from tichu.records import prove_all, read_record, replay
from tichu.server.frame_text import encode
from tichu.server.store import Store, StoredEvent
from tichu.server.table.log import fold
from tichu.table.frames.projection import (
    Sections,
    Viewer,
    joined,
    personal_part,
    public_part,
    public_view,
    table_part,
)
from tichu.table.state import TableState


@dataclass
class Findings:
    """The result of the comparison."""

    tables: int = 0
    finished: int = 0
    acked: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    """Every other difference."""

    def nothing_lost(self) -> None:
        """Assert that every acknowledged action is in the log once."""
        assert not self.lost, self.lost
        assert not self.doubled, self.doubled

    def clean(self) -> None:
        """Assert that nothing at all is wrong, and that all matches have finished."""
        self.nothing_lost()
        assert not self.wrong, self.wrong
        assert self.finished == self.tables


async def inspect(group: TableGroup, store_url: str, *, midway: bool = False) -> Findings:
    """Compare what the players were told with the logs and, unless midway, with records and ratings."""
    findings = Findings()
    store = await Store.open(store_url, migrate=False)
    try:
        for seated in group.tables:
            findings.tables += 1
            events = await store.events(seated.id)
            _check_actions(seated, events, findings)
            state = _fold(seated, events, findings)
            if state is None or state.status != "finished" or midway:
                continue
            findings.finished += 1
            _check_mirrors(seated, state, findings)
            await _check_record(seated, state, findings)
            await _check_rated(seated, store, findings)
    finally:
        await store.close()
    return findings


def _check_actions(seated: PlayedTable, events: list[StoredEvent], findings: Findings) -> None:
    if [event.seq for event in events] != list(range(1, len(events) + 1)):
        findings.wrong.append(f"{seated.id}: the log has gaps")
    numbered = Counter((event.player, event.action_id) for event in events if event.action_id is not None)
    findings.doubled += [f"{seated.id}: {key} is there {n} times" for key, n in numbered.items() if n > 1]
    by_seq = {event.seq: event for event in events}
    by_id = {(event.player, event.action_id): event for event in events}
    for player in seated.players:
        me = player.guest.player
        for action_id, frame in player.sent.items():
            if frame["t"] != "act":
                continue
            event, version = by_id.get((me, action_id)), player.acked.get(action_id)
            what = f"{seated.id}: {action_id} of {me}"
            if version is not None:
                findings.acked += 1
                there = by_seq.get(version)
                if there is None or (there.player, there.action_id) != (me, action_id):
                    findings.lost.append(f"{what} was acknowledged as event {version}, which is {there}")
                    continue
            if event is not None:
                if event.data["action"] != frame["d"]["action"] or event.data["seat"] != frame["d"]["seat"]:
                    findings.wrong.append(f"{what} is in the log as {event.data}, but was {frame}")
                if version is None and player.refused.get(action_id) not in ("moved", "not-stored", "void"):
                    findings.wrong.append(f"{what} is in the log, but was never acknowledged")
            elif version is None and action_id not in player.refused and seated.over:
                findings.wrong.append(f"{what} was never answered")
    sent = {(player.guest.player, action_id) for player in seated.players for action_id in player.sent}
    findings.wrong += [f"{seated.id}: nobody sent {key}" for key in numbered if key not in sent]


def _fold(seated: PlayedTable, events: list[StoredEvent], findings: Findings) -> TableState | None:
    try:
        return fold(seated.id, events)
    except Exception as why:
        findings.wrong.append(f"{seated.id}: the log cannot be read: {why!r}")
        return None


def _check_mirrors(seated: PlayedTable, state: TableState, findings: Findings) -> None:
    for player in seated.players:
        mirror, who = player.mirror, f"{seated.id}: {player.guest.player}"
        place = state.place_of(player.guest.player)
        if not player.mirror.version or place is None or not seated.over:
            continue
        if mirror.version != state.version:
            findings.wrong.append(f"{who} is at version {mirror.version}, not {state.version}")
        if mirror.table != _as_sent(table_part(state)):
            findings.wrong.append(f"{who} sees another table: {mirror.table}")
        seen, shown = _as_sent(seen_part(state, place)["round"]), mirror.round or {}
        different = [key for key in {**seen, **shown} if shown.get(key) != seen.get(key)]
        if different:
            findings.wrong.append(f"{who} sees another round: {different}")


def seen_part(state: TableState, viewer: Viewer) -> Sections:
    """Return everything that a viewer sees of the round, public and personal."""
    return joined(public_part(public_view(state)), personal_part(state, viewer))


def _as_sent(value: object) -> Any:
    return json.loads(encode(value))


async def _check_record(seated: PlayedTable, state: TableState, findings: Findings) -> None:
    answer = await seated.players[0].guest.send("GET", f"/api/tables/{seated.id}/matches/1/record")
    if answer.status_code != 200:
        findings.wrong.append(f"{seated.id}: no record: {answer.text}")
        return
    reading = read_record(answer.text)
    if reading.problem is not None or reading.record is None:
        findings.wrong.append(f"{seated.id}: the record is not sound: {reading.problem}")
        return
    replay(reading.record)
    if state.match is None or reading.record.winners != state.match.winners:
        findings.wrong.append(f"{seated.id}: the record has other winners")
    findings.wrong += [
        f"{seated.id}: a commitment is not proven: {proof}"
        for proof in prove_all(reading)
        if proof.status != "proven"
    ]


async def _check_rated(seated: PlayedTable, store: Store, findings: Findings) -> None:
    """A match at a rated table is rated, even if the server was killed before it could rate it."""
    if not seated.kind.options.get("rated"):
        return
    end = time.monotonic() + 30
    while True:
        match = await store.match(seated.id, 1)
        if match is not None and match.finished_at is not None and match.rated:
            return
        if time.monotonic() > end:
            findings.wrong.append(f"{seated.id}: the match is not rated")
            return
        await asyncio.sleep(0.05)
