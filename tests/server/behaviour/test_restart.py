"""Requirement 11: a server that is stopped and started again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.behaviour.parties import Party, party
from tests.server.behaviour.support import story, visit
from tests.server.running import RunningServer, log_is_clean

HASTY = {"clock": 6, "reserve": 0, "stand_in": "greedy"}


async def snapshots(people: Party) -> list[dict[str, Any]]:
    """What everybody is shown who comes in now."""
    shown = []
    for visitor in people.everybody:
        async with visit(visitor.guest, people.table) as fresh:
            frame = next(frame for frame in fresh.frames if frame["t"] == "snapshot")
            shown.append({"v": frame["v"], **{k: v for k, v in frame["d"].items() if k != "live"}})
    return shown


@story
async def _restart_in_the_middle(server: RunningServer) -> None:
    async with party(server.url, watchers=1) as people, party(server.url, 4, HASTY) as hasty:
        await people.start()
        await people.act(1, {"type": "grand", "call": True})
        await people.answer_all()
        await people.exchange()
        for _ in range(9):
            await people.step()
        await people.host.do(type="chat", text="mind the step")
        await people.players[1].do(type="mute", player=people.host.guest.player)
        await people.together()
        await hasty.begin()
        turn, played = people.round["turn"], await people.step()
        while people.phase == "take":  # the table would take the trick by itself
            turn, played = people.round["turn"], await people.step()
        before = await snapshots(people)
        sent = next(f for f in people.at(turn).frames if f["t"] == "ack" and f["v"] == played["v"])
        await asyncio.to_thread(server.stop)
        code, _ = await people.host.gone()
        assert code in (1001, 1012), "whoever is connected is told that the server goes away"
        await asyncio.to_thread(server.start)
        assert await snapshots(people) == before
        async with visit(hasty.host.guest, hasty.table) as back:  # clocks run again
            await back.event("acted", by="clock")
        async with visit(people.at(turn).guest, people.table, played["v"]) as back:
            again = await back.act({"type": "pass"}, id=sent["d"]["id"])
            assert again == sent, "what was acknowledged stays acknowledged"
            await back.ping()
            assert not [frame for frame in back.frames if frame["t"] in ("delta", "empty")]


def test_a_restart_in_the_middle_of_a_round_changes_nothing(tmp_path: Path) -> None:
    log = tmp_path / "server.log"
    with RunningServer(f"sqlite:///{tmp_path}/tichu.db", log) as server:
        _restart_in_the_middle(server)
    log_is_clean(log)
