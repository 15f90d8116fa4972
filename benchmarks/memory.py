"""Memory of the server while many tables play: it must stay flat.

Two hundred tables with four sockets each play about an action a second. Matches are short: tables end and are
made anew all the time, half of them by new guests. Sockets come and go, people chat, ask what is legal, and
read replays; at some more tables one person plays with bots and asks for hints. The memory of the server and
its worker processes is sampled. After a warm-up, in which every table has been made anew, the mean of two
minutes must not be more than 5 % below the mean of the last two minutes.

    make bench-memory                              # 200 tables, 20 minutes
    make bench-memory ARGS="--tables 50 --minutes 8"
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import uvloop
from load import Server, let_many_open
from load_client import Trouble
from memory_tables import Crowd

GROWTH_BAR = 0.05
"""Maximum growth after the warm-up."""
SAMPLE_SECONDS = 5.0
MEGABYTE = 1024 * 1024


@dataclass(frozen=True)
class Sample:
    """Memory of all processes of the server, in megabytes."""

    minute: float
    resident: float
    unique: float
    """What would be freed if the processes ended: without what they share."""
    main: float
    """The part of the main process in ``unique``."""


def measure(server: psutil.Process, minute: float) -> Sample:
    """Take a sample."""
    resident = unique = main = 0.0
    for process in [server, *server.children(recursive=True)]:
        with suppress(psutil.NoSuchProcess):
            info = process.memory_full_info()
            resident += info.rss / MEGABYTE
            unique += info.uss / MEGABYTE
            if process.pid == server.pid:
                main = info.uss / MEGABYTE
    return Sample(minute, resident, unique, main)


async def watch(server: Server, crowd: Crowd, minutes: float, warm_up: float) -> tuple[list[Sample], float]:
    """Let the tables live and take samples; return them and the minute at which the warm-up was over."""
    living = [asyncio.ensure_future(crowd.live(table)) for table in crowd.tables]
    began, samples, shown = time.monotonic(), list[Sample](), 0
    try:
        while (minute := (time.monotonic() - began) / 60) < minutes:
            samples.append(await asyncio.to_thread(measure, server.usage, minute))
            if not crowd.renewed:
                warm_up = max(warm_up, minute)
            if minute >= shown:
                last, counts = samples[-1], crowd.counts
                print(
                    f"minute {shown:>3}: unique {last.unique:7.1f} MB, resident {last.resident:7.1f} MB, "
                    f"main process {last.main:7.1f} MB, {counts['actions']} actions, "
                    f"{counts['tables']} tables",
                    flush=True,
                )
                shown += 1
            await asyncio.sleep(SAMPLE_SECONDS)
    finally:
        for task in living:
            task.cancel()
        await asyncio.gather(*living, return_exceptions=True)
    return samples, warm_up


def report(samples: list[Sample], crowd: Crowd, minutes: float, warm_up: float) -> bool:
    """Print the result; return whether memory stayed flat."""
    if warm_up > minutes - 4:
        print("the tables were too slow: not all of them have been made anew early enough")
        return False
    for what, count in sorted(crowd.counts.items()):
        print(f"  {what:<18} {count}")
    for trouble, count in crowd.troubles.most_common(5):
        print(f"  replaced: {trouble} ({count})")
    early = [each for each in samples if warm_up <= each.minute < warm_up + 2]
    late = [each for each in samples if each.minute >= minutes - 2]
    flat = True
    for name in ("unique", "resident", "main"):
        before = statistics.mean(getattr(each, name) for each in early)
        after = statistics.mean(getattr(each, name) for each in late)
        later = [each for each in samples if each.minute >= warm_up]
        slope = statistics.linear_regression(
            [each.minute for each in later], [getattr(each, name) for each in later]
        ).slope
        growth = after / before - 1
        print(
            f"{name:<9} minutes {warm_up:.1f} to {warm_up + 2:.1f}: {before:7.1f} MB, "
            f"last two: {after:7.1f} MB, growth {growth:+.1%}, {slope:+.2f} MB a minute"
        )
        flat &= growth <= GROWTH_BAR
    print(f"memory is {'flat' if flat else 'NOT FLAT'} within {GROWTH_BAR:.0%}")
    return flat


async def run(args: argparse.Namespace) -> bool:
    """Start a server, let the tables live, and report."""
    with (
        tempfile.TemporaryDirectory(prefix="tichu-memory-") as name,
        Server("tichu", Path(name), limits=False) as server,
    ):
        await server.ready()
        crowd = Crowd(server.port, args.tables, max(1, args.tables // 20), random.Random(args.seed))
        await crowd.open()
        samples, warm_up = await watch(server, crowd, args.minutes, args.warm_up)
        return report(samples, crowd, args.minutes, warm_up)


def main() -> int:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--warm-up", type=float, default=3.0, help="minutes that do not count, at least")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.minutes < args.warm_up + 4:
        parser.error("--minutes must be at least four more than --warm-up")
    let_many_open()
    print(f"{args.tables} tables, {args.minutes:g} minutes, seed {args.seed}", flush=True)
    try:
        return 0 if uvloop.run(run(args)) else 1
    except Trouble as why:
        print(why)
        return 1
    except KeyboardInterrupt:
        print("stopped")
        return 130


if __name__ == "__main__":
    sys.exit(main())
