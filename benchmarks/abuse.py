"""Abuse benchmark: attacks on a server with its usual limits, while well-behaved tables play.

First the tables play alone, then during each attack. Their p95 from action to acknowledgement must stay under
100 ms and within five times its calm value, and none of their actions may be refused.

    make bench-abuse                            # every attack, about five minutes
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
from pathlib import Path
from typing import Any

import uvloop
from abuse_attacks import ATTACKS
from load import Server, gather, keep_pace, let_many_open, say
from load_client import Actor, Meter, Trouble

HERE = Path(__file__).parent
TABLES = 5
PACE = 4.0
"""Actions per second at each table."""
P95_BAR_MS = 100.0
CALM_BAR = 5.0
READY_SECONDS = 90.0


def p95(times: list[float]) -> float:
    """The 95th percentile, in milliseconds."""
    return 1000 * sorted(times)[len(times) * 95 // 100]


async def play(actors: list[Actor], seconds: float) -> float:
    """Let the tables play; return their p95 in milliseconds."""
    meter = Meter()
    for actor in actors:
        actor.meter, actor.paced, actor.running = meter, True, True
    pacer = asyncio.ensure_future(keep_pace(actors, PACE))
    await asyncio.sleep(seconds)
    pacer.cancel()
    for actor in actors:
        actor.running = False
    until = time.monotonic() + 10
    while any(actor.busy for actor in actors) and time.monotonic() < until:
        await asyncio.sleep(0.01)
    for actor in actors:
        if actor.trouble or actor.busy:
            raise Trouble(actor.trouble or "no acknowledgement for ten seconds")
    if len(meter.times) < PACE * seconds * TABLES / 2:
        raise Trouble(f"only {len(meter.times)} actions in {seconds:.0f} s")
    return p95(meter.times)


async def under_attack(server: Server, actors: list[Actor], name: str, seconds: float) -> dict[str, Any]:
    """Measure during one attack."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(HERE / "abuse_attacks.py"), name, str(server.port), stdout=subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        line = await asyncio.wait_for(process.stdout.readline(), READY_SECONDS)
        if line.strip() != b"ready":
            raise Trouble(f"the attack did not start: {line.decode()!r}")
        await asyncio.sleep(1)
        try:
            found: dict[str, Any] = {"attack": name, "p95": await play(actors, seconds), "trouble": None}
        except Trouble as trouble:
            found = {"attack": name, "p95": float("inf"), "trouble": str(trouble)}
    finally:
        if process.returncode is None:
            process.terminate()
    found["answers"] = (await process.stdout.read()).decode().strip()
    await process.wait()
    return found


async def measure(names: list[str], seconds: float) -> bool:
    """Run the attacks one after the other; return whether all were harmless."""
    well = True
    with tempfile.TemporaryDirectory(prefix="tichu-abuse-") as folder:
        for name in names:
            with Server("tichu", Path(folder, name), limits=True) as server:
                await server.ready()
                actors = await gather(server, TABLES)
                await play(actors, 2)
                calm = await play(actors, seconds)
                found = await under_attack(server, actors, name, seconds)
                for actor in actors:
                    for line in actor.lines:
                        line.close()
            good = found["p95"] < P95_BAR_MS and found["p95"] <= CALM_BAR * calm
            well &= good
            print(
                f"{'well ' if good else 'SHORT'}  {name:10} p95 {found['p95']:7.1f} ms, calm {calm:5.1f} ms"
                f"   {found['trouble'] or ''} [{found['answers']}]",
                flush=True,
            )
    return well


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=f"default: all of {', '.join(ATTACKS)}")
    parser.add_argument("--seconds", type=float, default=8.0, help="seconds of each measurement")
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
