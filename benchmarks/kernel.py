"""Speed of the kernel and the environments, compared with the core and with games of other projects.

All are measured in turn, repeatedly, in one run; the best time of each counts, because other processes only
slow things down. Rates are by processor time, those of two threads by wall-clock time. The gain of a second
thread is given by wall-clock time, in consecutive pairs, which needs two idle cores; and by processor time,
which estimates the gain on two idle cores.

    make bench                                # about two minutes
    make bench ARGS="--repeat 10 --json figures.json"
    make bench ARGS="--docs"                  # update the table in docs/benchmarks.md
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from contestants import Contestant, Measurement, everybody, measure_once

from tichu.kernel import precompile

DOCS = Path(__file__).parents[1] / "docs" / "benchmarks.md"
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"
PACKAGES = ("numba", "numpy", "open_spiel", "pettingzoo", "rlcard")
ROUNDS_TARGET, THREADS_TARGET, OPENSPIEL_TARGET = 50_000, 1.7, 10


def measure(contestants: list[Contestant], repeat: int, seconds: float) -> dict[str, list[Measurement]]:
    """Measure all contestants in turn."""
    made: dict[str, list[Measurement]] = {contestant.key: [] for contestant in contestants}
    for contestant in contestants:
        measure_once(contestant, 0.05)
    for number in range(repeat):
        for contestant in contestants:
            made[contestant.key].append(measure_once(contestant, seconds))
        if sys.stderr.isatty():
            print(f"\r{number + 1} of {repeat}", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r", end="", file=sys.stderr)
    return made


def best(contestant: Contestant, made: list[Measurement]) -> dict[str, float]:
    """The best measurement."""

    def spent(one: Measurement) -> float:
        return one.wall if contestant.threads > 1 else one.cpu

    top = max(made, key=lambda one: one.decisions / spent(one))
    return {
        "rounds_per_second": top.rounds / spent(top),
        "decisions_per_second": top.decisions / spent(top),
        "decisions_per_round": sum(one.decisions for one in made) / max(1, sum(one.rounds for one in made)),
    }


def figures(contestants: list[Contestant], made: dict[str, list[Measurement]]) -> dict[str, Any]:
    """Rates and ratios."""
    rates = {contestant.key: best(contestant, made[contestant.key]) for contestant in contestants}

    def ratio(one: str, other: str) -> float | None:
        if other not in rates:
            return None
        return rates[one]["decisions_per_second"] / rates[other]["decisions_per_second"]

    pairs = [
        (two.rounds / two.wall) / (one.rounds / one.wall)
        for one, two in zip(made["kernel"], made["kernel 2 threads"], strict=True)
    ]
    free = 2 * max(two.rounds / two.cpu for two in made["kernel 2 threads"])
    free /= max(one.rounds / one.cpu for one in made["kernel"])
    core = rates["core"]["rounds_per_second"]
    return {
        "machine": {
            "processors": os.cpu_count(),
            "load": [round(load, 2) for load in os.getloadavg()],
            "python": platform.python_version(),
            **{name: _version(name) for name in PACKAGES},
        },
        "rates": rates,
        "ratios": {
            "kernel to core, rounds per second": rates["kernel"]["rounds_per_second"] / core,
            "kernel, two threads to one, wall-clock time (median of pairs)": statistics.median(pairs),
            "kernel, two threads to one, wall-clock time (best pair)": max(pairs),
            "kernel, two threads to one, processor time": free,
            **{
                f"kernel in bulk to {other}": ratio("kernel", other)
                for other in (
                    "dou_dizhu in bulk",
                    "hearts in bulk",
                    "dou_dizhu from python",
                    "hearts from python",
                    "rlcard",
                )
            },
            **{
                f"kernel from python to {other}": ratio("kernel from python", other)
                for other in ("dou_dizhu from python", "hearts from python", "rlcard", "core")
            },
        },
        "targets": {"rounds": ROUNDS_TARGET, "threads": THREADS_TARGET, "openspiel": OPENSPIEL_TARGET},
    }


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "-"


def table(contestants: list[Contestant], found: dict[str, Any]) -> str:
    """The results as Markdown."""
    rates = found["rates"]
    core = rates["core"]["decisions_per_second"]
    lines = [
        "| program | rounds per second | decisions per second | decisions per round "
        "| decisions, relative to the core |",
        "|---|---:|---:|---:|---:|",
    ]
    for contestant in contestants:
        rate = rates[contestant.key]
        lines.append(
            f"| {contestant.title} | {rate['rounds_per_second']:,.0f} | {rate['decisions_per_second']:,.0f} "
            f"| {rate['decisions_per_round']:.0f} | {rate['decisions_per_second'] / core:,.2f} |"
        )
    lines += ["", "| ratio of decisions per second | |", "|---|---:|"]
    for name, value in found["ratios"].items():
        if value is not None:
            lines.append(f"| {name} | {value:,.2f} |")
    machine = found["machine"]
    packages = ", ".join(f"{name} {machine[name]}" for name in PACKAGES)
    lines += [
        "",
        f"{machine['processors']} processors, load {machine['load'][0]} at the end; "
        f"Python {machine['python']}, {packages}.",
    ]
    return "\n".join(lines)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--repeat", type=int, default=7, help="measurements of each contestant")
    parser.add_argument("--seconds", type=float, default=1.0, help="seconds per measurement")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results to this file")
    parser.add_argument("--docs", action="store_true", help="update the table in docs/benchmarks.md")
    args = parser.parse_args()
    precompile.prepare()
    contestants = list(everybody())
    found = figures(contestants, measure(contestants, args.repeat, args.seconds))
    text = table(contestants, found)
    print(text)
    rounds = found["rates"]["kernel"]["rounds_per_second"]
    print(
        f"\ntargets: {ROUNDS_TARGET:,} rounds per second on one thread (measured: {rounds:,.0f}), "
        f"{THREADS_TARGET} times that on two, {OPENSPIEL_TARGET} times OpenSpiel's decisions"
    )
    if args.json:
        args.json.parent.mkdir(parents=True, exist_ok=True)
        args.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    if args.docs:
        page = DOCS.read_text(encoding="utf-8")
        before, rest = page.split(BEGIN)
        DOCS.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{rest.split(END)[1]}", encoding="utf-8")


if __name__ == "__main__":
    main()
