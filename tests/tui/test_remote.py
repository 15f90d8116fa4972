"""The full-screen table at a real server: sitting down, a round, a broken connection, an unknown table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.guests import Guest, TablePlayer, any_action
from tests.server.running import RunningServer
from tests.support import THOROUGH
from tests.tui.support import SMALL, KeyboardPlayer
from tichu.core.actions import Action, Grand
from tichu.core.view import View
from tichu.tui.app import TichuApp
from tichu.tui.dialogs import LineDialog
from tichu.tui.remote import RemoteTable


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Guests are remembered in a folder of the test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


OPTIONS = {"bomb_window": 0.01, "bot_pace": 0, "between_rounds": 60, "clock": None}


def evening(
    session: RemoteTable, script: Callable[[KeyboardPlayer], Awaitable[None]]
) -> Callable[[], Awaitable[None]]:
    async def run() -> None:
        app = TichuApp(session)
        async with app.run_test(size=SMALL) as pilot:
            await script(KeyboardPlayer(app, pilot, Random(2)))

    return run


@pytest.mark.parametrize(
    "options",
    [
        {"variant": "trichu"},
        *([{}, {"variant": "grandseigneur", "house_rules": {"players": 6}}] if THOROUGH else []),
    ],
    ids=lambda options: options.get("variant", "nanjing"),
)
def test_a_whole_round_at_a_servers_table(server: RunningServer, options: dict[str, Any]) -> None:
    async def main() -> None:
        host = await Guest.arrive(server.url)
        table = await host.make_table({**OPTIONS, **options}, sit=False)
        session = RemoteTable(f"{server.url}/t/{table}", name="Zoë")

        async def script(player: KeyboardPlayer) -> None:
            await player.until(lambda: session.mirror.place is not None)
            assert "The host starts the match." in player.words("#trick")
            assert (await host.send("GET", f"/api/tables/{table}")).json()["places"][0]["name"] == "Zoë"
            await host.do(table, "start", fill="greedy")
            await player.until(lambda: player.table.scene.intermission is None)
            await player.play_round()
            await player.until(lambda: "Round 1 is over" in player.words("#trick"))
            await player.go_on()
            await player.until(lambda: player.table.scene.number == 2)

        await evening(session, script)()

    asyncio.run(main())


def test_the_host_starts_asks_for_a_hint_and_is_recognised_later(server: RunningServer) -> None:
    async def main() -> None:
        host = await Guest.arrive(server.url)
        token = (await host.send("POST", "/api/tokens", {"label": "terminal"})).json()["token"]
        table = await host.make_table(OPTIONS, sit=False)
        link = f"{server.url}/t/{table}"
        session = RemoteTable(link, token=token)

        async def script(player: KeyboardPlayer) -> None:
            await player.until(lambda: "enter" in player.shortcuts)
            await player.press("enter")
            await player.until(lambda: player.table.scene.asked is not None)
            await player.press("h")
            await player.until(lambda: player.says.startswith("The coach would"))
            await player.press("n")
            await player.until(lambda: ": 1 card" in player.words("#prompt"))

        await evening(session, script)()
        assert "brings you back" in session.farewell
        again = RemoteTable(link, token=token)

        async def back(player: KeyboardPlayer) -> None:
            await player.until(lambda: player.table.scene.asked is not None)
            assert again.mirror.place == 0

        await evening(again, back)()

    asyncio.run(main())


def test_game_with_another_person_survives_a_broken_connection(server: RunningServer) -> None:
    async def main() -> None:
        host = await Guest.arrive(server.url)
        table = await host.make_table({**OPTIONS, "house_rules": {"rounds": 1}})
        session = RemoteTable(f"{server.url}/t/{table}")
        friend = TablePlayer(host, table, seed=1)

        async def script(player: KeyboardPlayer) -> None:
            await player.until(lambda: session.mirror.place == 1)
            match = asyncio.create_task(friend.play())
            await host.do(table, "start", fill="greedy")
            await player.until(lambda: player.table.scene.asked is not None)
            await player.press("h")
            await player.until(lambda: "hints are only available" in player.says.replace("\n", " ").lower())
            assert session.connection is not None
            session.connection.drop()
            await player.until(lambda: "Connection lost" in player.words("#trick"))
            await player.until(lambda: player.table.scene.intermission is None)
            await player.play_round()
            while session.mirror.table["status"] == "running":  # after a draw there is another round (M1)
                await player.go_on()
                await player.until(lambda: player.table.scene.intermission is None)
                await player.play_round()
            await asyncio.wait_for(match, 30)
            await player.until(lambda: bool(player.table.scene.winners))

        await evening(session, script)()

    asyncio.run(main())


def test_consequences_of_secret_answers_are_in_the_log(server: RunningServer) -> None:
    """Secret answers arrive without an action, but their consequences are in the log."""

    def calling(view: View, rng: Random) -> Action:
        return Grand(True) if view.round.phase == "grand" else any_action(view, rng)

    async def main() -> None:
        host = await Guest.arrive(server.url)
        table = await host.make_table(OPTIONS)
        session = RemoteTable(f"{server.url}/t/{table}")
        friend = TablePlayer(host, table, choose=calling, delay=0.5)

        async def script(player: KeyboardPlayer) -> None:
            await player.until(lambda: session.mirror.place == 1)
            match = asyncio.create_task(friend.play())
            await host.do(table, "start", fill="greedy")
            await player.until(lambda: player.table.scene.asked is not None)
            await player.press("n")
            await player.until(lambda: player.table.selection.gifts is not None)
            await player._exchange()
            await player.until(lambda: player.log.count(" gives you: ") == 3)
            assert f"{host.name[:14]}: Grand Tichu!" in player.log
            match.cancel()

        await evening(session, script)()

    asyncio.run(main())


def test_a_full_table_can_only_be_watched(server: RunningServer) -> None:
    async def main() -> None:
        host = await Guest.arrive(server.url)
        table = await host.make_table({**OPTIONS, "bot_pace": 5}, fill="greedy", start=True)
        session = RemoteTable(f"{server.url}/t/{table}")

        async def script(player: KeyboardPlayer) -> None:
            await player.until(lambda: "You are watching" in player.log)
            assert player.table.scene.seats == ()
            await asyncio.sleep(0.3)
            assert player.log.count("table is full") == 1
            assert "table is full" not in player.says
            await player.press("8", "enter", "p", "b", "tab", "h", "c")
            await player.until(lambda: isinstance(player.app.screen, LineDialog))
            await player.press("h", "i", "enter")
            await player.until(lambda: ": hi" in player.log)
            assert player.table.query_one("#seats").region.height

        await evening(session, script)()

    asyncio.run(main())


def test_a_table_that_does_not_exist(server: RunningServer) -> None:
    session = RemoteTable(f"{server.url}/t/nowhere")

    async def script(player: KeyboardPlayer) -> None:
        await player.until(lambda: "Not found." in player.words("#trick"))

    asyncio.run(evening(session, script)())  # type: ignore[arg-type]


def test_a_server_that_does_not_answer() -> None:
    session = RemoteTable("http://127.0.0.1:9/t/nowhere")

    async def script(player: KeyboardPlayer) -> None:
        words = "http://127.0.0.1:9 does not answer: connection refused"
        await player.until(lambda: words in player.words("#trick"))

    asyncio.run(evening(session, script)())  # type: ignore[arg-type]
