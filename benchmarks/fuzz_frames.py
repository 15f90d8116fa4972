"""Send a hundred thousand bad frames: each must be answered with a code and have no other effect.

The script starts a server with a table of four players, a spectator and a program. In every phase of a round
they send invalid frames: noise, incomplete and huge frames, wrong types, cards not held, other seats, stale
and replayed actions, commands of the host. After every batch the version of the table must be unchanged, and
no other client may have received anything. Finally the match is played to its end, and the server's log must
be clean.

    make bench-fuzz
    make bench-fuzz ARGS="--frames 1000000 --seed 7"
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.bad_frames.attack import Report
from tests.server.bad_frames.campaign import attack_server
from tests.server.running import RunningServer, log_is_clean


def fuzz(frames: int, seed: int, folder: Path) -> Report:
    """Send ``frames`` bad frames."""
    log, database = folder / "server.log", folder / "tichu.db"
    columns = (TextColumn("bad frames"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with RunningServer(f"sqlite:///{database}", log) as server, Progress(*columns) as bar:
        task = bar.add_task("", total=frames)
        report = asyncio.run(
            attack_server(
                server.url, database, frames, seed=seed, progress=lambda n: bar.update(task, completed=n)
            )
        )
        assert server.answers(), "the server is no longer healthy"
    log_is_clean(log)
    return report


def main() -> None:
    """Send the frames and print a report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--frames", type=int, default=100_000, help="number of bad frames")
    parser.add_argument("--seed", type=int, default=0, help="seed of the random frames")
    args = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        report = fuzz(args.frames, args.seed, Path(folder))
    spent = time.monotonic() - began
    print(f"{report.frames:,} bad frames in {spent:.0f} s: all answered, nothing changed, match finished")
    for title, counted in (("sent", report.sent), ("by", report.by), ("codes", report.codes)):
        print(f"{title}: " + ", ".join(f"{name} {count:,}" for name, count in counted.most_common()))
    print("hung up: " + ", ".join(f"{code} {count:,}" for code, count in sorted(report.hang_ups.items())))


if __name__ == "__main__":
    main()
