"""A tournament on a server that is killed in the middle: nothing is lost, nobody is seated twice.

``make bench-tournament`` kills more often, and workers on PostgreSQL and Redis.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.running import RunningServer, log_is_clean
from tests.server.tournaments.group import TournamentGroup, inspect_tournament


def test_a_tournament_survives_a_kill(sqlite_url: str, tmp_path: Path) -> None:
    log = tmp_path / "server.log"

    async def play(server: RunningServer) -> None:
        group = TournamentGroup([server.url], pairs=4, rounds=2)
        await group.register()
        playing = asyncio.create_task(group.play(timeout=90))
        await group.wait_for_actions(30, 60)
        server.kill()
        await asyncio.to_thread(server.start)
        await playing
        found = await inspect_tournament(group, sqlite_url)
        assert found.wrong == []
        assert (found.tables, found.actions > 100) == (4, True)

    with RunningServer(sqlite_url, log) as server:
        asyncio.run(play(server))
    log_is_clean(log)
