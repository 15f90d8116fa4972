"""Load test of the server: throughput and latency of actions, compared with an echo server with a database.

The reference (`echo_server.py`) stores every message and sends it back. Both servers run at the same time and
are loaded in turn, several times, by the same client code in this process; a ratio is the median of those
pairs. Two kinds of load:

* full: every table acts again as soon as its last action was acknowledged and seen by the next player. The
  reference has as many sockets that send as there are tables, since at a table one of four acts at a time.
* paced: every table acts once a second, spread evenly.

    make bench-load                              # 100 and 500 tables, five to ten minutes
    make bench-load ARGS="--quick"               # 20 and 100 tables
    make bench-load ARGS="--tables 50 200 --seconds 20"
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import resource
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

import psutil  # type: ignore[import-untyped]
import uvloop
from load_client import Actor, Echo, Meter, Table, Trouble, ask

HERE = Path(__file__).parent
RESULTS = HERE / "results" / "load.json"
WARM_UP = 2.0
AT_ONCE = 16
"""Number of tables set up concurrently."""
RATIO_BAR = 0.75
"""Minimum throughput, as a part of the reference's."""
CPU_BAR = 1.6
"""Maximum processor time of an action, as a multiple of the reference's."""
P99_BAR_MS = 100.0


class Server:
    """A server in its own process."""

    def __init__(self, name: str, folder: Path, limits: bool = False) -> None:
        self.name = name
        folder.mkdir(exist_ok=True)
        with socket.socket() as line:
            line.bind(("127.0.0.1", 0))
            self.port: int = line.getsockname()[1]
        store = str(folder / f"{name}.db")
        if name == "tichu":
            options = [f"--store={store}", f"--port={self.port}", "--thinkers=1", f"--limits={int(limits)}"]
            command = ["-m", "tichu", "serve", *options]
        else:
            command = [str(HERE / "echo_server.py"), store, str(self.port)]
        self._log = open(folder / f"{name}.log", "w+")  # noqa: SIM115
        self._process = subprocess.Popen([sys.executable, *command], stdout=self._log, stderr=self._log)
        self.usage = psutil.Process(self._process.pid)

    async def ready(self) -> None:
        """Wait until it answers."""
        for _ in range(600):
            try:
                await ask(self.port, "GET", "/health")
                return
            except (OSError, Trouble):
                if self._process.poll() is not None:
                    break
                await asyncio.sleep(0.1)
        self._log.seek(0)
        raise Trouble(f"{self.name} did not start:\n{self._log.read()[-2000:]}")

    def __enter__(self) -> Server:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, why: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.terminate()
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._log.close()


async def gather(server: Server, count: int) -> list[Actor]:
    """Set up tables, or sockets of the reference, and connect all clients."""
    actors: list[Actor] = [Table() if server.name == "tichu" else Echo() for _ in range(count)]
    waiting, begun = list(actors), time.perf_counter()

    async def work() -> None:
        while waiting:
            await waiting.pop().connect(server.port)
            say(f"{server.name}: {count - len(waiting)} of {count} set up", last=False)

    workers = [asyncio.ensure_future(work()) for _ in range(AT_ONCE)]
    try:
        await asyncio.gather(*workers)
    finally:
        for worker in workers:
            worker.cancel()
    say(f"{server.name}: {count} set up, {4 * count} sockets, {time.perf_counter() - begun:.1f} s")
    return actors


async def drive(
    server: Server, actors: Sequence[Actor], seconds: float, pace: float | None
) -> dict[str, float]:
    """Load a server for a while, after a warm-up; ``pace`` is actions per second and table."""
    pacer = None
    for actor in actors:
        actor.paced, actor.running = pace is not None, True
    if pace is None:
        for actor in actors:
            actor.act()
    else:
        pacer = asyncio.ensure_future(keep_pace(actors, pace))
    await asyncio.sleep(WARM_UP)
    meter = Meter()
    for actor in actors:
        actor.meter = meter
    cpu, own_cpu, begun = spent(server.usage), spent(psutil.Process()), time.perf_counter()
    await asyncio.sleep(seconds)
    wall = time.perf_counter() - begun
    cpu, own_cpu = spent(server.usage) - cpu, spent(psutil.Process()) - own_cpu
    for actor in actors:
        actor.running, actor.meter = False, Meter()
    if pacer is not None:
        pacer.cancel()
    for _ in range(500):
        if not any(actor.busy for actor in actors):
            break
        await asyncio.sleep(0.01)
    for actor in actors:
        if actor.trouble or actor.busy:
            raise Trouble(f"{server.name}: {actor.trouble or 'no answer for five seconds'}")
    if not meter.times:
        raise Trouble(f"{server.name}: nothing happened")
    times = sorted(1000 * time_ for time_ in meter.times)
    return {
        "per_second": len(times) / wall,
        "p50_ms": times[len(times) // 2],
        "p99_ms": times[len(times) * 99 // 100],
        "max_ms": times[-1],
        "late": meter.late,
        "cpu_ms": 1000 * cpu / len(times),
        "server_cpu": cpu / wall,
        "client_cpu": own_cpu / wall,
    }


async def keep_pace(actors: Sequence[Actor], pace: float) -> None:
    """Let the actors act one after the other at an even pace."""
    gap, begun, count = 1 / pace / len(actors), time.perf_counter(), 0
    while True:
        while count * gap <= time.perf_counter() - begun:
            actor = actors[count % len(actors)]
            if not actor.act():
                actor.meter.late += 1
            count += 1
        await asyncio.sleep(max(0.0, begun + count * gap - time.perf_counter()))


def spent(process: psutil.Process) -> float:
    """The processor time of a process so far."""
    times = process.cpu_times()
    return float(times.user + times.system)


async def measure(count: int, seconds: float, rounds: int, paced_seconds: float) -> list[dict[str, Any]]:
    """All measurements for a number of tables: full load in turn, then paced."""
    with tempfile.TemporaryDirectory(prefix="tichu-load-") as name:
        folder = Path(name)
        with Server("echo", folder) as echo, Server("tichu", folder) as ours:
            crews = []
            for server in (echo, ours):
                await server.ready()
                crews.append((server, await gather(server, count)))
            found = []
            for round_ in range(rounds):
                pair = {}
                for server, actors in crews:
                    pair[server.name] = await drive(server, actors, seconds, None)
                    say(f"full, {count} tables, {round_ + 1} of {rounds}: {line(server, pair[server.name])}")
                found.append(pair)
            results = [summary("full", count, found)]
            if paced_seconds:
                pair = {}
                for server, actors in crews:
                    pair[server.name] = await drive(server, actors, paced_seconds, 1.0)
                    say(f"paced, {count} tables: {line(server, pair[server.name])}")
                results.append(summary("paced", count, [pair]))
            return results


def summary(load: str, count: int, pairs: Sequence[dict[str, dict[str, float]]]) -> dict[str, Any]:
    """The medians of several pairs."""
    data: dict[str, Any] = {"load": load, "tables": count, "sockets": 4 * count}
    for name in ("echo", "tichu"):
        data[name] = {
            key: round(statistics.median(pair[name][key] for pair in pairs), 3) for key in pairs[0][name]
        }
    ratios = [pair["tichu"]["per_second"] / pair["echo"]["per_second"] for pair in pairs]
    data["ratio"] = round(statistics.median(ratios), 3)
    data["pairs"] = list(pairs)
    return data


def line(server: Server, figures: dict[str, float]) -> str:
    """Format one measurement as a line."""
    return (
        f"{server.name:5} {figures['per_second']:7.0f}/s  p50 {figures['p50_ms']:6.1f}  "
        f"p99 {figures['p99_ms']:6.1f}  max {figures['max_ms']:6.1f} ms  "
        f"late {figures['late']:.0f}  cpu {figures['cpu_ms']:.2f} ms each, {figures['server_cpu']:.0%}, "
        f"client {figures['client_cpu']:.0%}"
    )


def say(text: str, last: bool = True) -> None:
    """Print progress to standard error; intermediate lines are overwritten on a terminal."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="\n" if last else "", file=sys.stderr, flush=True)
    elif last:
        print(text, file=sys.stderr, flush=True)


def show(results: Sequence[dict[str, Any]]) -> None:
    """Format the final table."""
    print(f"\n{'load':6}{'tables':>7}  {'':6}{'a second':>9}{'p50':>12}{'p99':>12}{'max':>12}", end="")
    print(f"{'cpu each':>10}{'cpu':>6}{'client':>8}")
    for result in results:
        for name in ("echo", "tichu"):
            of = result[name]
            times = "".join(f"{of[key]:9.1f} ms" for key in ("p50_ms", "p99_ms", "max_ms"))
            print(
                f"{result['load']:6}{result['tables']:7}  {name:6}{of['per_second']:9.0f}{times}"
                f"{of['cpu_ms']:7.2f} ms{of['server_cpu']:6.0%}{of['client_cpu']:8.0%}"
            )
    print()
    for result in results:
        if result["load"] == "full":
            text = f"{result['tables']} tables: {result['ratio']:.2f} of the reference's throughput"
            good = result["ratio"] >= RATIO_BAR
        else:
            text = f"{result['sockets']} paced sockets: p99 {result['tichu']['p99_ms']:.1f} ms"
            good = result["tichu"]["p99_ms"] < P99_BAR_MS
        print(f"{'well ' if good else 'SHORT'}  {text}")
        times = result["tichu"]["cpu_ms"] / result["echo"]["cpu_ms"]
        well = "well " if times <= CPU_BAR else "SHORT"
        print(f"{well}  {result['tables']} tables, {result['load']}: {times:.2f} times its processor time")


def let_many_open() -> None:
    """Allow this process and its children as many sockets as the system lets them have."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def main() -> None:
    """Measure, print and save the results."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500])
    parser.add_argument("--seconds", type=float, default=8.0, help="seconds per measurement at full load")
    parser.add_argument("--rounds", type=int, default=3, help="measurements of each server")
    parser.add_argument("--paced", type=float, default=30.0, help="seconds of the paced measurement")
    parser.add_argument("--quick", action="store_true", help="20 and 100 tables, short measurements")
    parser.add_argument("--json", type=Path, default=RESULTS, help="file for the results")
    options = parser.parse_args()
    if options.quick:
        options.tables, options.seconds, options.rounds, options.paced = [20, 100], 3.0, 2, 5.0
    let_many_open()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    results: list[dict[str, Any]] = []
    try:
        for count in options.tables:
            paced = options.paced if count == max(options.tables) else 0.0
            results += uvloop.run(measure(count, options.seconds, options.rounds, paced))
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
    except Trouble as why:
        sys.exit(str(why))
    if results:
        show(results)
        options.json.parent.mkdir(exist_ok=True)
        about = {"python": platform.python_version(), "cores": os.cpu_count(), "machine": platform.machine()}
        options.json.write_text(json.dumps({"machine": about, "results": results}, indent=2) + "\n")


if __name__ == "__main__":
    main()
