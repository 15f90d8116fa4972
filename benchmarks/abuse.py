"""Abuse benchmark: attacks on a server with its usual limits, while well-behaved tables play.

First the tables play alone, then during each attack. Their p95 from action to acknowledgement must stay
under 100 ms and within five times its calm value, and none of their actions may be refused. Meanwhile a
visitor opens the lobby once a second, who must not be refused either.

The attackers, the server and the players share the processors of one machine. If the players' own process
has to wait for a processor, its figures say more about the machine than about the server; then the output
says so.

    make bench-abuse                            # every attack, about six minutes
    make bench-abuse ARGS="pings replays"       # some of them
    make bench-abuse ARGS="--seconds 30"
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from math import inf
from pathlib import Path
from typing import NamedTuple

import uvloop
from abuse_attacks import ATTACKS
from load import Server, gather, keep_pace, let_many_open, say, spent
from load_client import Actor, Meter, Trouble, ask

HERE = Path(__file__).parent
TABLES = 5
PACE = 8.0
"""Actions per second at each table."""
P95_BAR_MS = 100.0
CALM_BAR = 5.0
READY_SECONDS = 90.0
LAG_INTERVAL = 0.01
"""Seconds between two measurements of how late this process runs."""
STARVED_MS = 20.0
"""The p95 of that lateness above which the output says so."""


def p95(times: list[float]) -> float:
    """The 95th percentile, in milliseconds."""
    return 1000 * sorted(times)[len(times) * 95 // 100]


class Measured(NamedTuple):
    """What the players saw for a while."""

    p95_ms: float
    lag_ms: float
    """The p95 of how late this process ran."""
    cpu: float
    """Processors that the server's main process used."""
    trouble: str = ""


async def note_lag(lags: list[float]) -> None:
    """Measure how late this process runs."""
    while True:
        begun = time.perf_counter()
        await asyncio.sleep(LAG_INTERVAL)
        lags.append(time.perf_counter() - begun - LAG_INTERVAL)


async def visit(port: int) -> None:
    """Open the lobby once a second."""
    while True:
        await ask(port, "GET", "/api/tables")
        await asyncio.sleep(1)


async def play(server: Server, actors: list[Actor], seconds: float) -> Measured:
    """Let the tables play, and a visitor look at the lobby."""
    meter, lags = Meter(), [0.0]
    for actor in actors:
        actor.meter, actor.paced, actor.running = meter, True, True
    visitor = asyncio.ensure_future(visit(server.port))
    tasks = [visitor, *map(asyncio.ensure_future, (keep_pace(actors, PACE), note_lag(lags)))]
    cpu, begun = spent(server.usage), time.perf_counter()
    await asyncio.sleep(seconds)
    cpu = (spent(server.usage) - cpu) / (time.perf_counter() - begun)
    trouble = str(visitor.exception()) if visitor.done() else ""
    for task in tasks:
        task.cancel()
    trouble = trouble or await finish(actors)
    if len(meter.times) < PACE * seconds * TABLES / 2:
        trouble = trouble or f"only {len(meter.times)} actions in {seconds:.0f} s"
    return Measured(p95(meter.times or [inf]), p95(lags), cpu, trouble)


async def finish(actors: list[Actor]) -> str:
    """Wait for the last acknowledgements; return what went wrong, if anything."""
    for actor in actors:
        actor.running = False
    until = time.monotonic() + 10
    while any(actor.busy for actor in actors) and time.monotonic() < until:
        await asyncio.sleep(0.01)
    for actor in actors:
        if actor.trouble or actor.busy:
            return actor.trouble or "no acknowledgement for ten seconds"
    return ""


async def under_attack(
    server: Server, actors: list[Actor], name: str, seconds: float
) -> tuple[Measured, str]:
    """Measure during one attack; return also the answers that the attacker got."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(HERE / "abuse_attacks.py"), name, str(server.port), stdout=subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        line = await asyncio.wait_for(process.stdout.readline(), READY_SECONDS)
        if line.strip() != b"ready":
            raise Trouble(f"the attack did not start: {line.decode()!r}")
        await asyncio.sleep(1)
        found = await play(server, actors, seconds)
    finally:
        if process.returncode is None:
            process.terminate()
    answers = (await process.stdout.read()).decode().strip()
    await process.wait()
    return found, answers


async def one_attack(name: str, folder: Path, seconds: float) -> bool:
    """Run one attack against a server of its own; print the result and return whether it was harmless."""
    with Server("tichu", folder, limits=True) as server:
        await server.ready()
        actors = await gather(server, TABLES)
        await play(server, actors, 1)
        calm = await play(server, actors, seconds)
        found, answers = await under_attack(server, actors, name, seconds)
        for actor in actors:
            for line in actor.lines:
                line.close()
    trouble = calm.trouble or found.trouble
    good = not trouble and found.p95_ms < P95_BAR_MS and found.p95_ms <= CALM_BAR * calm.p95_ms
    starved = f"; the players' process was late by {found.lag_ms:.0f} ms" if found.lag_ms > STARVED_MS else ""
    print(
        f"{'well ' if good else 'SHORT'}  {name:11} p95 {found.p95_ms:6.1f} ms, calm {calm.p95_ms:5.1f} ms"
        f"   server {found.cpu:4.0%}, calm {calm.cpu:4.0%}   {trouble} [{answers}]{starved}",
        flush=True,
    )
    return good


async def measure(names: list[str], seconds: float) -> bool:
    """Run the attacks one after the other; return whether all were harmless."""
    with tempfile.TemporaryDirectory(prefix="tichu-abuse-") as folder:
        return all([await one_attack(name, Path(folder, name), seconds) for name in names])


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=f"default: all of {', '.join(ATTACKS)}")
    parser.add_argument("--seconds", type=float, default=4.0, help="seconds of each measurement")
    options = parser.parse_args()
    unknown = set(options.attacks) - set(ATTACKS)
    if unknown:
        parser.error(f"no such attack: {', '.join(sorted(unknown))}")
    let_many_open()
    try:
        well = uvloop.run(measure(options.attacks or list(ATTACKS), options.seconds))
    except KeyboardInterrupt:
        sys.exit("stopped")
    except Trouble as trouble:
        sys.exit(str(trouble))
    say("every attack was harmless" if well else "some attacks did harm")
    sys.exit(0 if well else 1)


if __name__ == "__main__":
    main()
