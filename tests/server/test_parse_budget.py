"""How much of a client's data is parsed before others have their turn."""

from __future__ import annotations

import asyncio
from functools import partial

from tichu.server.http.parse_budget import BYTES_PER_TURN, ParseBudget

PIECE = BYTES_PER_TURN // 2


def test_a_flood_is_spread_over_turns_of_the_event_loop() -> None:
    async def scene() -> None:
        budget, parsed = ParseBudget(), list[str]()
        for number in range(5):
            budget.spend("flood", PIECE, partial(parsed.append, f"f{number}"))
        budget.spend("other", PIECE, partial(parsed.append, "o"))
        assert parsed == ["f0", "f1", "o"], "the client waits only for its own"

        await asyncio.sleep(0)
        assert parsed[3:] == ["f2", "f3"]
        await asyncio.sleep(0)
        assert parsed[5:] == ["f4"]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not budget._left and not budget._waiting

    asyncio.run(scene())


def test_what_follows_waits_behind_what_came_before() -> None:
    async def scene() -> None:
        budget, parsed = ParseBudget(), list[int]()
        for number in range(3):
            budget.spend("flood", BYTES_PER_TURN, partial(parsed.append, number))
        await asyncio.sleep(0)
        budget.spend("flood", 1, partial(parsed.append, 3))
        assert parsed == [0, 1]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert parsed == [0, 1, 2, 3]

    asyncio.run(scene())
