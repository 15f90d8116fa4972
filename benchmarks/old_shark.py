"""Play shark against an older shark: a worktree of the old commit with an environment of its own.

    python -m benchmarks.old_shark --pairs 1000 --level 50ms
    python -m benchmarks.old_shark --pairs 150 --level 1s --jobs 2

The old shark is seated as a program, ``cmd:… tichu bot shark@50ms``. It does not know the history in views,
which is left out of its questions. Both have the same time per decision by
the clock, so the machine must have a free processor for each process: with ``--jobs 1`` one pair is played at
a time. Pairs are duplicate: the same deal twice, with the sides swapped. Ctrl-C prints the result so far.
"""

from __future__ import annotations

import argparse
import json
import shlex
import subprocess
import sys
from pathlib import Path

OLD = "5bd29ad"
PREPARE = "from tichu.bots.registry import make; make('shark', 1)"
"""Creating a shark compiles it, in every version."""
UNKNOWN_KEYS = ("history",)
"""Keys of a view that the old version refuses."""
ROOT = Path(__file__).parents[1]


def worktree(commit: str, folder: Path) -> Path:
    """Check out the commit and install it with what shark needs; returns its ``tichu``."""
    where = folder / f"tichu-{commit}"
    program = where / ".venv" / "bin" / "tichu"
    if not where.exists():
        _run("git", "-C", str(ROOT), "worktree", "add", "--detach", str(where), commit)
    if not program.exists():
        _run(sys.executable, "-m", "venv", str(where / ".venv"))
        pip = str(where / ".venv" / "bin" / "python")
        _run(pip, "-m", "pip", "install", "--quiet", "-e", f"{where}[bots,play]")
    _run(str(where / ".venv" / "bin" / "python"), "-c", PREPARE)
    return program


def forward(command: list[str]) -> int:
    """Run the old program and forward questions to it without what it does not know."""
    with subprocess.Popen(command, stdin=subprocess.PIPE, text=True) as program:
        assert program.stdin is not None
        for line in sys.stdin:
            question = json.loads(line)
            for key in UNKNOWN_KEYS:
                question.pop(key, None)
            program.stdin.write(json.dumps(question) + "\n")
            program.stdin.flush()
        program.stdin.close()
        return program.wait()


def _run(*command: str) -> None:
    print("+", " ".join(command), flush=True)
    subprocess.run(command, check=True)


def main() -> int:
    """Set the old shark up and play."""
    if sys.argv[1:2] == ["--forward"]:
        return forward(sys.argv[2:])
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--commit", default=OLD)
    parser.add_argument("--folder", type=Path, default=ROOT.parent, help="where the worktree is made")
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--level", default="50ms", choices=["50ms", "1s"])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="pairs at a time; each needs a processor")
    args = parser.parse_args()
    old = worktree(args.commit, args.folder)
    _run(sys.executable, "-m", "tichu.bots.shark.precompile")
    seated = shlex.join([sys.executable, __file__, "--forward", str(old), "bot", f"shark@{args.level}"])
    command = [
        sys.executable, "-m", "tichu", "arena", f"shark@{args.level}", f"cmd:{seated}",
        "--pairs", str(args.pairs), "--seed", str(args.seed), "--jobs", str(args.jobs),
    ]  # fmt: skip
    print("+", " ".join(command), flush=True)
    return subprocess.run(command).returncode


if __name__ == "__main__":
    sys.exit(main())
