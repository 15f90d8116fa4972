"""A finished round is reviewed when somebody asks, by whoever may see it, and only once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import Guest, TablePlayer
from tests.server.running import RunningServer, log_is_clean
from tichu.records import read_record
from tichu.server import reviewer as reviewers
from tichu.server.reviewer import Busy, Failed, Reviewer

QUICK: dict[str, Any] = {"bomb_window": 0, "clock": None, "bot_pace": 0, "between_rounds": 0.5}


async def asked(guest: Guest, path: str) -> dict[str, Any]:
    for _ in range(100):
        answer = await guest.ask("GET", path)
        assert answer.status_code == 200, answer.text
        if answer.json()["review"] is not None:
            found: dict[str, Any] = answer.json()["review"]
            return found
    raise AssertionError("no review came")


def test_a_round_is_reviewed(tmp_path: Path) -> None:
    async def visit(server: RunningServer) -> None:
        guest = await Guest.arrive(server.url)
        options = {**QUICK, "house_rules": {"rounds": 1, "target": None}, "spectators": False}
        table = await guest.make_table(options, bots={str(place): "random" for place in (1, 2, 3)})
        player = TablePlayer(guest, table, seed=1)
        await guest.do(table, type="start")
        await asyncio.wait_for(player.play(), 60)
        path = f"/api/tables/{table}/matches/1/rounds"
        found = await asked(guest, f"{path}/1/review")
        text = (await guest.ask("GET", f"/api/tables/{table}/matches/1/record")).text
        recorded = read_record(text).sound().rounds[0]
        assert len(found["graph"]) == len(recorded.actions) + 1
        assert found["decisions"]
        assert {entry["grade"] for entry in found["decisions"]} & {"slip", "mistake", "blunder"}
        assert [line["player"] for line in found["summary"]] == [0, 1, 2, 3]
        assert await asked(guest, f"{path}/1/review") == found
        assert (await guest.ask("GET", f"{path}/99/review")).status_code == 404
        stranger = await Guest.arrive(server.url)
        assert (await stranger.ask("GET", f"{path}/1/review")).status_code == 403

    with RunningServer(str(tmp_path / "tichu.db"), tmp_path / "server.log") as server:
        asyncio.run(visit(server))
    log_is_clean(tmp_path / "server.log")


def test_rounds_wait_for_their_turn_and_not_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = most = 0

    async def think(record: object, number: int) -> dict[str, Any]:
        nonlocal thinking, most
        thinking += 1
        most = max(most, thinking)
        await asyncio.sleep(0.01)
        thinking -= 1
        return {"round": number}

    async def scene() -> None:
        monkeypatch.setattr(reviewers, "_review", think)
        monkeypatch.setattr(reviewers, "MOST_WAITING", 5)
        reviewer = Reviewer()

        async def record() -> Any:
            return None

        first = await asyncio.gather(*(reviewer.of(("t", 1, n), record, 0) for n in range(1, 6)))
        assert first == [None] * 5
        with pytest.raises(Busy):
            await reviewer.of(("t", 1, 6), record, 0)
        assert await reviewer.of(("t", 1, 5), record, 5) == {"round": 5}
        assert await reviewer.of(("t", 1, 6), record, 5) == {"round": 6}
        await reviewer.close()

    asyncio.run(scene())
    assert most == 1


def test_a_round_that_cannot_be_thought_out_is_not_tried_again_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried = 0

    async def think(record: object, number: int) -> dict[str, Any]:
        nonlocal tried
        tried += 1
        raise OSError("no process")

    async def record() -> Any:
        return None

    async def scene() -> None:
        monkeypatch.setattr(reviewers, "_review", think)
        reviewer = Reviewer()
        for _ in range(3):
            with pytest.raises(Failed):
                await reviewer.of(("t", 1, 1), record, 5)
        assert tried == 1
        monkeypatch.setattr(reviewers, "FORGIVES_AFTER", 0.0)
        with pytest.raises(Failed):
            await reviewer.of(("t", 1, 1), record, 5)
        assert tried == 2
        await reviewer.close()

    asyncio.run(scene())


def test_two_who_ask_at_the_same_time_get_the_same_review(monkeypatch: pytest.MonkeyPatch) -> None:
    thought = 0

    async def think(record: object, number: int) -> dict[str, Any]:
        nonlocal thought
        thought += 1
        return {"round": number}

    async def record() -> Any:
        await asyncio.sleep(0.01)

    async def scene() -> None:
        monkeypatch.setattr(reviewers, "_review", think)
        reviewer = Reviewer()
        both = await asyncio.gather(*(reviewer.of(("t", 1, 1), record, 5) for _ in range(2)))
        assert both == [{"round": 1}] * 2
        await reviewer.close()

    asyncio.run(scene())
    assert thought == 1
