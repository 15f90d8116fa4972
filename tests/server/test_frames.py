"""What the server sends is what its models say, and so are the client's types."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import Guest, TablePlayer, any_action, full_table, short_action
from tests.server.running import RunningServer
from tichu.server.frames import SERVER_FRAME
from tichu.server.typescript import types

TYPES = Path(__file__).parents[2] / "web" / "src" / "wire" / "types.ts"


def test_the_client_s_types_are_fresh() -> None:
    assert TYPES.read_text(encoding="utf-8") == types(), "run `make web-types`"


@pytest.mark.parametrize(
    ("count", "options"),
    [
        (4, {"bomb_window": 0.02, "house_rules": {"rounds": 1}}),
        (3, {"variant": "trichu", "bomb_window": 0, "house_rules": {"rounds": 3}}),
        (5, {"variant": "hierarchie", "bomb_window": 0, "house_rules": {"rounds": 2}}),
    ],
    ids=["nanjing", "trichu", "hierarchie"],
)
def test_every_frame_is_as_its_model_says(server: RunningServer, count: int, options: dict[str, Any]) -> None:
    kinds: set[str] = set()

    def look(frame: dict[str, Any]) -> None:
        kinds.add(SERVER_FRAME.validate_json(json.dumps(frame)).t)

    async def play() -> None:
        table, guests = await full_table(server.url, count, {"clock": 60, "reserve": 10, **options})
        watcher = TablePlayer(await Guest.arrive(server.url), table, on_frame=look)
        choose = any_action if count == 4 else short_action
        players = [
            TablePlayer(guest, table, choose=choose, seed=at, on_frame=look)
            for at, guest in enumerate(guests)
        ]
        tasks = [asyncio.create_task(each.play()) for each in (*players, watcher)]
        await guests[0].do(table, "start")
        await guests[1].do(table, "chat", phrase="hello")
        await asyncio.wait_for(asyncio.gather(*tasks), 120)

    asyncio.run(play())
    assert {"welcome", "snapshot", "delta", "live", "ack"} <= kinds
