"""The list of public tables is made seldom, and is never older than the question."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from tichu.server.http import lobby
from tichu.server.http.lobby import Lobby, TableList
from tichu.server.store import Store, TableRow


class EmptyStore:
    """A store without tables that counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0
        self.may_answer = asyncio.Event()

    async def tables(self, **wanted: object) -> list[TableRow]:
        self.asked += 1
        await self.may_answer.wait()
        return []


def test_all_who_wait_share_a_list_that_was_begun_after_they_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MIN_INTERVAL", 0.0)

    async def scene() -> None:
        store = EmptyStore()
        tables = Lobby(cast(Store, store))
        first = [asyncio.create_task(tables.list()) for _ in range(20)]
        while not store.asked:
            await asyncio.sleep(0)
        late: asyncio.Task[TableList] = asyncio.create_task(tables.list())
        store.may_answer.set()

        answers = await asyncio.gather(*first, late)

        assert store.asked == 2 and answers[0] is answers[19] is not answers[20]

    asyncio.run(scene())
