"""The plain table at a real server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.guests import Guest
from tests.server.running import RunningServer
from tests.support import THOROUGH
from tests.tui.typing import TypedLines, TypingPlayer, plain_table
from tichu.tui.remote import RemoteTable

OPTIONS = {"bomb_window": 0.01, "bot_pace": 0, "between_rounds": 60, "clock": None}


@pytest.fixture(autouse=True)
def guests_of_the_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.mark.parametrize("options", [{}, {"variant": "trichu"}] if THOROUGH else [{}])
def test_a_round_is_typed_at_a_server(server: RunningServer, options: dict[str, Any]) -> None:
    async def evening() -> str:
        host = await Guest.arrive(server.url)
        token = (await host.send("POST", "/api/tokens", {"label": "terminal"})).json()["token"]
        table = await host.make_table({**OPTIONS, **options}, sit=False)
        session = RemoteTable(f"{server.url}/t/{table}", token=token)
        return await asyncio.wait_for(TypingPlayer(session, Random(2)).play(), 60)

    output = asyncio.run(evening())

    assert "You are the host." in output
    assert "Round 1 is over" in output


def test_a_spectator_can_chat_and_leave(server: RunningServer) -> None:
    async def evening() -> str:
        host = await Guest.arrive(server.url)
        table = await host.make_table({**OPTIONS, "bot_pace": 5}, fill="greedy", start=True)
        plain, output = plain_table(
            RemoteTable(f"{server.url}/t/{table}"), TypedLines("c hello", "8", "q", "y")
        )
        await asyncio.wait_for(plain.run(), 60)
        return output.getvalue()

    output = asyncio.run(evening())

    assert "You can only watch now." in output
    assert "Leave the table?" in output


def test_an_unknown_table_ends_the_game_with_the_reason(server: RunningServer) -> None:
    async def evening() -> str:
        plain, _ = plain_table(RemoteTable(f"{server.url}/t/nowhere"), TypedLines())
        return await asyncio.wait_for(plain.run(), 60)

    assert asyncio.run(evening()) == "Not found. It may have been removed."
