"""The shell of a tournament: what happens if another process writes its log."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from tests.server.tournaments.support import HOST, Evening
from tichu.server.errors import Refused
from tichu.server.store import Conflict, Store
from tichu.server.tournaments.requests import Announce
from tichu.server.tournaments.running import RunningTournament, TableKeeper, TournamentServices
from tichu.table.commands import Person


class OvertakenStore:
    """A store to which another process has written."""

    async def append_to_tournament(self, *_: Any) -> None:
        raise Conflict("conflict", "it has been written already")

    async def tables_with_ids(self, *_: Any) -> dict[str, Any]:
        return {}


def test_a_tournament_that_lost_its_log_stops_waiting() -> None:
    services = TournamentServices(cast(Store, OvertakenStore()), cast(TableKeeper, None))
    lost: list[RunningTournament] = []

    async def test() -> None:
        one = RunningTournament(Evening().state, services, lost.append)
        one.start()
        await asyncio.sleep(0)  # nothing is due, so it waits without a limit
        with pytest.raises(Refused):
            await one.request(Person(HOST, "Hana"), Announce(type="announce", text="Hello"), {})
        assert one._task is not None
        await asyncio.wait_for(one._task, timeout=60)

    asyncio.run(test())
    assert len(lost) == 1
