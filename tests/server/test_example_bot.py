"""``tichu bot --at`` and the example program play at a table of a real server."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.support import run
from tests.server.guests import Guest, TablePlayer, short_action
from tests.server.running import RunningServer
from tests.support import THOROUGH
from tichu.tui.remote_scene import result_text

SMALLEST_BOT = Path(__file__).parents[2] / "examples" / "smallest_bot.py"


async def start_bot(link: str, token: str | None = None, bot: str = "club") -> asyncio.subprocess.Process:
    """Let a bot play in its own process."""
    words = ["-m", "tichu", "bot", bot, "--at", link, *(("--token", token) if token else ())]
    return await asyncio.create_subprocess_exec(
        sys.executable, *words, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )


async def token_of(guest: Guest) -> str:
    answer = await guest.send("POST", "/api/tokens", {"label": "my bot"})
    assert answer.status_code == 201, answer.text
    token: str = answer.json()["token"]
    return token


async def seated(host: Guest, table: str, count: int) -> None:
    """Wait until ``count`` places are taken."""
    for _ in range(1200):
        places = (await host.send("GET", f"/api/tables/{table}")).json()["places"]
        if sum(place["player"] is not None for place in places) == count:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"the programs did not sit down: {places}")


TRICHU = {"variant": "trichu", "bomb_window": 0, "house_rules": {"rounds": 3}}


@pytest.mark.parametrize(
    ("count", "bots", "options"),
    [
        (4, ("club", "greedy", "club"), {"bomb_window": 0.02, "house_rules": {"rounds": 1, "target": None}}),
        *([(3, ("greedy", "club"), TRICHU)] if THOROUGH else []),
    ],
    ids=lambda value: value.get("variant", "nanjing") if isinstance(value, dict) else "",
)
def test_three_programs_and_a_guest(
    server: RunningServer, count: int, bots: tuple[str, ...], options: dict[str, Any]
) -> None:
    async def evening() -> None:
        host = await Guest.arrive(server.url)
        made = await host.send("POST", "/api/tables", {"options": {"clock": None, **options}})
        table, link = made.json()["id"], made.json()["link"]
        programs = []
        for number, bot in enumerate(bots):
            token = await token_of(await Guest.arrive(server.url)) if number else None
            programs.append(await start_bot(link, token, bot))
            await seated(host, table, number + 2)
        try:
            player = TablePlayer(host, table, choose=short_action, seed=1)
            match = asyncio.create_task(player.play())
            await host.do(table, "start")
            mirror = await asyncio.wait_for(match, 120)
            for program in programs:
                said, errors = await asyncio.wait_for(program.communicate(), 60)
                assert program.returncode == 0, errors.decode()
                assert said.decode() == f"{result_text(mirror)}\n"
                assert said.startswith(b"Victory: ") and said.endswith(b")\n")
                assert f"has taken a seat at {link}." in errors.decode()
        finally:
            for program in programs:
                if program.returncode is None:
                    program.kill()
                    await program.wait()
        assert mirror.table["winners"]
        assert all(place["bot"] is None for place in mirror.table["places"])  # people, as far as one sees
        history = (await host.send("GET", "/api/me/matches")).json()
        assert not history[0]["result"]["helped"]

    asyncio.run(evening())


def test_bot_reconnects_after_a_restart(tmp_path: Path, sqlite_url: str) -> None:
    async def evening(server: RunningServer) -> None:
        host = await Guest.arrive(server.url)
        options = {
            "clock": None,
            "bomb_window": 0,
            "bot_pace": 0.01,
            "house_rules": {"rounds": 1, "target": None},
        }
        made = await host.send("POST", "/api/tables", {"options": options, "sit": False})
        table, link = made.json()["id"], made.json()["link"]
        program = await start_bot(link, await token_of(await Guest.arrive(server.url)))
        try:
            await seated(host, table, 1)
            await host.do(table, "start", fill="greedy")
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            said, errors = await asyncio.wait_for(program.communicate(), 90)
        finally:
            if program.returncode is None:
                program.kill()
                await program.wait()
        assert said.decode().startswith("Victory: "), errors.decode()

    with RunningServer(sqlite_url, tmp_path / "server.log") as server:
        asyncio.run(evening(server))


def test_bot_reports_why_it_cannot_play(server: RunningServer) -> None:
    async def full_table() -> tuple[str, str]:
        host = await Guest.arrive(server.url)
        token = await token_of(await Guest.arrive(server.url))
        return await host.make_table({}, fill="greedy", start=True), token

    table, token = asyncio.run(full_table())
    for link, words in ((table, "there is no free place"), ("nowhere", "there is no such table")):
        done = run("bot", "club", "--at", f"{server.url}/t/{link}", "--token", token)
        assert done.exit_code == 1
        assert words in done.stderr


def test_smallest_bots_play_a_match(server: RunningServer) -> None:
    async def evening() -> None:
        guests = [await Guest.arrive(server.url) for _ in range(2)]
        host = await Guest.arrive(server.url)
        table = await host.make_table(
            {
                "bomb_window": 0,
                "bot_pace": 0,
                "clock": None,
                "between_rounds": 0,
                "house_rules": {"rounds": 1, "target": None},
            },
            sit=False,
        )
        runs = [
            await asyncio.create_subprocess_exec(
                sys.executable,
                str(SMALLEST_BOT),
                f"{server.url}/t/{table}",
                await token_of(guest),
                stdout=asyncio.subprocess.PIPE,
            )
            for guest in guests
        ]
        await seated(host, table, 2)
        await host.do(table, "start", fill="greedy")
        said = await asyncio.wait_for(asyncio.gather(*(run.communicate() for run in runs)), 120)
        assert all(b"The match is over" in out for out, _ in said)

    asyncio.run(evening())
