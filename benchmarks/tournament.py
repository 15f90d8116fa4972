"""Kill a server in the middle of a tournament: nothing may be lost, and nobody may be seated twice.

Sixteen pairs play four rounds over real sockets. With one worker, the whole server is killed (SIGKILL) and
restarted, with SQLite. With more, one worker process is killed each time, with PostgreSQL and Redis, which
this script starts; the server replaces them. Afterwards the log of the tournament is compared with the logs
of its tables and with what people were told.

    make bench-tournament                             # 16 pairs, 4 rounds, 5 kills
    make bench-tournament ARGS="--workers 2"
    make bench-tournament ARGS="--workers 2 --browser"   # a browser watches all the time
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from kill import all_live, postgres

from tests.server.killing import Outages, kill_and_restart, kill_workers
from tests.server.redis_server import RedisServer, redis_server
from tests.server.running import RunningServer
from tests.server.tournaments.group import TournamentFindings, TournamentGroup, inspect_tournament

TIMEOUT = 900.0
"""Seconds after which a tournament that does not end is given up."""
PROGRESS = 5.0
"""Seconds between two lines about the progress."""
PAUSE = 0.5
"""Seconds after which somebody who waits looks at the tournament again, as a page does every three."""


async def play_and_kill(
    server: RunningServer, store: str, redis: RedisServer | None, args: argparse.Namespace
) -> TournamentFindings:
    """Play the tournament, and kill the server at moments spread over it."""
    rng, outages = random.Random(args.seed), Outages()
    group = TournamentGroup([server.url], args.pairs, args.rounds, delay=args.delay, pause=PAUSE)
    began = time.monotonic()
    await group.register()
    print(f"  {args.pairs} pairs are registered after {time.monotonic() - began:.0f} s", flush=True)
    playing = asyncio.create_task(group.play(TIMEOUT))
    telling = asyncio.create_task(tell_progress(group, args, began))
    watching = asyncio.create_task(watch(server.url, group, args.browser)) if args.browser else None
    expected = 35 * args.pairs * args.rounds  # actions of all hands together, about
    for kill in range(1, args.kills + 1):
        await group.wait_for_actions(rng.randint(1, 2 * expected // (args.kills + 1)), 120, playing.done)
        if playing.done():
            break
        if redis is None:
            await kill_and_restart(server, outages)
        else:
            await kill_workers(server, 1, rng, outages)
            await all_live(redis, args.workers)
        print(f"  kill {kill} of {args.kills} after {time.monotonic() - began:.0f} s", flush=True)
    await playing
    telling.cancel()
    print(f"  played after {time.monotonic() - began:.0f} s; now the logs are compared", flush=True)
    found = await inspect_tournament(group, store)
    print(f"  compared after {time.monotonic() - began:.0f} s", flush=True)
    if watching is not None:
        found.wrong += await watching
    return found


async def tell_progress(group: TournamentGroup, args: argparse.Namespace, began: float) -> None:
    """Print how far the tournament is, until it is cancelled."""
    while True:
        await asyncio.sleep(PROGRESS)
        print(
            f"  {time.monotonic() - began:4.0f} s: {group.actions} actions acknowledged, "
            f"{group.finished_tables} of {2 * args.pairs * args.rounds} people have finished a table",
            flush=True,
        )


async def watch(url: str, group: TournamentGroup, chromium: str) -> list[str]:
    """Watch the tournament in a browser until it is over; return what is wrong with what it shows."""
    from playwright.async_api import async_playwright

    rounds: set[str] = set()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = await browser.new_page(locale="en")
        await page.goto(f"{url}/tournaments/{group.id}")
        state = page.locator("p.state")
        while (shown := (await state.inner_text(timeout=60_000)).strip()) != "Finished":
            rounds.add(shown)
            await asyncio.sleep(PAUSE)
        names = await page.locator("section tbody th.name").all_inner_texts()
        await browser.close()
    final = await group.look(group.guests[0])
    entrants = {each["number"]: each["name"] for each in final["entry_list"]}
    wanted = [entrants[line["entrant"]] for line in final["standings"]]
    seen = [f"Round {number} of {group.rounds}" for number in range(1, group.rounds + 1)]
    print(f"  the browser has seen: {', '.join(sorted(rounds))}", flush=True)
    wrong = [] if names == wanted else ["the browser shows other standings at the end"]
    return wrong + [f"the browser has not seen “{each}”" for each in seen if each not in rounds]


def find_browser() -> str:
    """Return the path of a Chromium; the page must be built, too."""
    from tests.web.get_browser import installed

    found = installed()
    assert found is not None, "no Chromium: python -m tests.web.get_browser"
    return found


def main() -> int:
    """Run the tournament and print a report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pairs", type=int, default=16)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--kills", type=int, default=5)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--delay", type=float, default=0.02, help="seconds before each action")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--browser", action="store_const", const=find_browser, help="let a browser watch")
    args = parser.parse_args()
    args.browser = args.browser() if args.browser else None
    began = time.monotonic()
    with ExitStack() as stack:
        folder = Path(
            stack.enter_context(tempfile.TemporaryDirectory(prefix="tichu-cup-", ignore_cleanup_errors=True))
        )
        folder.chmod(0o755)
        log, redis = folder / "server.log", None
        if args.workers == 1:
            store = f"sqlite:///{folder}/tichu.db"
            server = RunningServer(store, log)
        else:
            redis, store = stack.enter_context(redis_server()), stack.enter_context(postgres(folder))
            server = RunningServer(store, log, broker=redis.url, workers=args.workers)
        stack.enter_context(server)
        found = asyncio.run(play_and_kill(server, store, redis, args))
        for problem in found.wrong:
            print(f"  wrong: {problem}")
        traces = log.read_text(errors="replace").count("Traceback")
    print(
        f"{args.pairs} pairs, {args.rounds} rounds, {found.tables} tables, {args.kills} kills, "
        f"{args.workers} worker(s): {found.events} events of the tournament and {found.actions} acknowledged "
        f"actions checked, {len(found.wrong)} wrong, {traces} tracebacks in the server's log, "
        f"{time.monotonic() - began:.0f} s"
    )
    return 1 if found.wrong or traces else 0


if __name__ == "__main__":
    sys.exit(main())
