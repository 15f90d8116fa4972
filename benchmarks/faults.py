"""Random faults, several at a time, while tables play: nothing acknowledged may be lost.

Two sites run at the same time. *Cluster*: several server processes with PostgreSQL and Redis, reached through
proxies that can be cut. *Single*: one process with SQLite. Bursts of overlapping faults are followed by calm
until every table has gone on by itself: processes are killed and frozen, connections to PostgreSQL and Redis
stall or break, both are restarted (Redis without its data), disks are full, clocks jump. At the end all logs
are compared with what the players were told.

Full disks need root (a file system in memory is mounted), wrong clocks a C compiler; otherwise these are left
out.

    make bench-faults                                    # 30 minutes
    make bench-faults ARGS="--minutes 3 --seed 7 --tables 8"
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from fault_hosts import Disk, Postgres, Process, build_clock, small_disk
from fault_kinds import Site, bursts, inject
from fault_proxy import Proxy
from fault_tables import PersistentTables

from tests.server.log_checks import Findings, inspect
from tests.server.redis_server import redis_server

RECOVERY_LIMIT = 60.0
"""Seconds in which every table must go on after the last fault of a burst."""
FINISH_LIMIT = 300.0
"""Seconds in which all matches must end after the last burst."""
CALM_SECONDS = (2.0, 7.0)
"""How long tables play undisturbed between two bursts, once all have gone on."""
DATABASE_MEGABYTES = 512
FILE_MEGABYTES = 128


@dataclass
class Campaign:
    """One site with its tables, and what happened to it."""

    site: Site
    group: PersistentTables
    faults: Counter[str] = field(default_factory=Counter)
    bursts: int = 0
    recoveries: list[float] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    findings: Findings = field(default_factory=Findings)


async def disturb(campaign: Campaign, rng: random.Random, until: float) -> None:
    """Let bursts of faults happen, each followed by calm until all tables have gone on."""
    site, group = campaign.site, campaign.group
    began = time.monotonic()
    for burst in bursts(rng, site):
        if time.monotonic() > until:
            return
        if not await group.all_seated(RECOVERY_LIMIT):
            campaign.problems.append("no new tables can be created")
        await asyncio.sleep(rng.uniform(*CALM_SECONDS))
        await asyncio.gather(*(inject(fault, site) for fault in burst))
        recovery = await group.recover(RECOVERY_LIMIT)
        campaign.bursts += 1
        campaign.faults.update(fault.kind for fault in burst)
        campaign.recoveries += recovery.seconds
        now = time.monotonic() - began
        worst = max(recovery.seconds, default=0.0)
        faults = ", ".join(map(str, burst))
        say(f"{now:6.0f} s  {site.name:<7} {group.acked:>6} actions  recovered in {worst:4.1f} s  {faults}")
        if recovery.stuck:
            problem = f"after {faults}: tables do not go on: {', '.join(recovery.stuck)}"
            campaign.problems.append(problem)
            say("  " + problem + "\n" + group.stuck())
        for failure in group.failures:
            campaign.problems.append(failure)
            say("  " + failure)
        group.failures.clear()


async def run_site(campaign: Campaign, rng: random.Random, minutes: float) -> None:
    """Play and disturb for this long, then let all matches end and check everything."""
    site, group = campaign.site, campaign.group
    keepers: list[asyncio.Task[None]] = []
    for process in site.processes:
        process.start()
    try:
        await asyncio.gather(*(process.ready() for process in site.processes))
        keepers += [asyncio.create_task(process.keep_running()) for process in site.processes]
        if site.postgres is not None:
            keepers.append(asyncio.create_task(site.postgres.keep_running()))
        playing = asyncio.create_task(group.keep_playing())
        keepers.append(playing)
        await disturb(campaign, rng, time.monotonic() + 60 * minutes)
        playing.cancel()
        say(f"{site.name}: no more faults; the last matches end")
        unfinished = await group.finish_all(FINISH_LIMIT)
        campaign.problems += [f"{table}: the match did not end" for table in unfinished]
        campaign.problems += group.failures
        campaign.problems += await group.fresh_differences(rng, 50)
        campaign.findings = await inspect(group, site.store)
    finally:
        for keeper in keepers:
            keeper.cancel()
        await asyncio.gather(*keepers, return_exceptions=True)
        await group.leave()
        await asyncio.gather(*(asyncio.to_thread(process.stop) for process in site.processes))


async def cluster(stack: ExitStack, folder: Path, workers: int, clock: Path | None) -> Site:
    """Server processes with PostgreSQL and Redis behind proxies."""
    disk = _disk(stack, folder / "postgres-disk", DATABASE_MEGABYTES)
    sockets = folder / "sockets"
    sockets.mkdir()
    base = folder if disk is None else disk.folder
    postgres = Postgres(base / "postgres", sockets, sockets / "postgres.log")
    await asyncio.to_thread(postgres.create)
    stack.callback(postgres.stop, "immediate")
    redis = stack.enter_context(redis_server())
    site = Site("cluster", [], postgres.url, clock is not None, disk, postgres, redis)
    for number in range(workers):
        to_postgres, to_redis = Proxy(postgres.socket), Proxy(Path(redis.url.removeprefix("unix://")))
        for proxy in (to_postgres, to_redis):
            await proxy.start()
            stack.callback(proxy.close)
        site.to_postgres.append(to_postgres)
        site.to_redis.append(to_redis)
        options = {
            "store": f"postgresql://postgres@127.0.0.1:{to_postgres.port}/postgres?sslmode=disable",
            "broker": f"redis://127.0.0.1:{to_redis.port}/0",
        }
        site.processes.append(Process(f"worker-{number + 1}", folder, options, clock))
    return site


def single(stack: ExitStack, folder: Path, clock: Path | None) -> Site:
    """One process with SQLite."""
    disk = _disk(stack, folder / "sqlite-disk", FILE_MEGABYTES)
    base = folder if disk is None else disk.folder
    store = f"sqlite:///{base}/tichu.db"
    process = Process("single", folder, {"store": store}, clock)
    return Site("single", [process], store, clock is not None, disk)


def _disk(stack: ExitStack, folder: Path, megabytes: int) -> Disk | None:
    return stack.enter_context(small_disk(folder, megabytes)) if os.geteuid() == 0 else None


async def run(args: argparse.Namespace, folder: Path) -> list[Campaign]:
    """Run both sites at the same time."""
    clock = build_clock(folder)
    if clock is None:
        say("skipped: clock faults (no C compiler found)")
    if os.geteuid() != 0:
        say("skipped: full disks (mounting a file system needs root)")
    with ExitStack() as stack:
        campaigns: list[Campaign] = []
        if args.site != "single":
            site = await cluster(stack, folder, args.workers, clock)
            campaigns.append(Campaign(site, _tables(site, args.tables)))
        if args.site != "cluster":
            site = single(stack, folder, clock)
            campaigns.append(Campaign(site, _tables(site, max(2, args.tables // 3))))
        await asyncio.gather(
            *(
                run_site(each, random.Random(f"{args.seed} {each.site.name}"), args.minutes)
                for each in campaigns
            )
        )
        return campaigns


def _tables(site: Site, count: int) -> PersistentTables:
    return PersistentTables([process.url for process in site.processes], count)


def report(campaigns: list[Campaign], seconds: float, seed: int) -> bool:
    """Print the result; return whether nothing is wrong."""
    sound = True
    for campaign in campaigns:
        site, findings, waits = campaign.site, campaign.findings, sorted(campaign.recoveries)
        problems = [*findings.lost, *findings.doubled, *findings.wrong, *campaign.problems]
        say(f"\n{site.name}")
        say(f"  bursts of faults     {campaign.bursts}")
        for kind, count in sorted(campaign.faults.items()):
            say(f"    {kind:<24} {count}")
        say(f"  matches finished     {findings.finished} of {findings.tables}")
        say(f"  actions acknowledged {findings.acked}")
        say(f"  lost                 {len(findings.lost)}")
        say(f"  doubled              {len(findings.doubled)}")
        say(f"  otherwise wrong      {len(findings.wrong) + len(campaign.problems)}")
        say(f"  reconnections        {sum(player.connections - 1 for player in campaign.group.players)}")
        if waits:
            p50, p99 = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
            say(f"  time to recover      p50 {p50:.1f} s, p99 {p99:.1f} s, max {waits[-1]:.1f} s")
        ended = sum(len(process.ended) for process in site.processes)
        say(f"  processes that ended by themselves: {ended}")
        logs = "".join(process.log.read_text(errors="replace") for process in site.processes)
        say(f"  tracebacks logged    {logs.count('Traceback')}")
        for line in problems[:20]:
            say("  " + line[:500])
        sound &= not problems and bool(findings.tables) and findings.finished == findings.tables
    say(f"\nseed {seed}, {seconds / 60:.1f} minutes: {'passed' if sound else 'FAILED'}")
    return sound


def say(text: str) -> None:
    """Print at once."""
    print(text, flush=True)


def stop_on_signals() -> None:
    """Let Ctrl-C and SIGTERM end the campaign in an orderly way, also in the background of a shell."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))


def main() -> int:
    """Run the campaign and print a report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    parser.add_argument("--tables", type=int, default=12, help="tables of the cluster; a third on SQLite")
    parser.add_argument("--workers", type=int, default=3, help="server processes of the cluster")
    parser.add_argument("--site", choices=("both", "cluster", "single"), default="both")
    parser.add_argument("--keep", type=Path, help="folder for the logs of the servers")
    args = parser.parse_args()
    say(f"seed {args.seed}, {args.minutes:g} minutes")
    stop_on_signals()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="tichu-faults-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        folder.chmod(0o755)
        runtime = folder / "run"
        runtime.mkdir(mode=0o700)
        os.environ.setdefault("XDG_RUNTIME_DIR", str(runtime))  # the package of PostgreSQL wants one
        try:
            campaigns = asyncio.run(run(args, folder))
            return 0 if report(campaigns, time.monotonic() - began, args.seed) else 1
        except KeyboardInterrupt:
            say("stopped")
            return 130
        finally:
            if args.keep is not None:
                args.keep.mkdir(parents=True, exist_ok=True)
                for log in folder.glob("*.log"):
                    with suppress(OSError):
                        shutil.copy(log, args.keep)


if __name__ == "__main__":
    sys.exit(main())
