"""Install wheel and source package with each extra into empty environments, and use each documented command.

``python -m tests.install [EXTRA…] [--python 3.13]``; needs the packages' registry.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from requirements import dist

ROOT = Path(__file__).parents[2]
GAME = ["tichu", "play", "--plain", "--rounds", "1", "--bots", "greedy", "--record", "game.jsonl"]
LIBRARY = ["python", "-c", "import tichu; print(tichu.Match(seed=1).round.phase)"]
RULES = [
    ["tichu", "variants"],
    ["tichu", "rules", "trichu"],
    ["tichu", "deal", "--seed", "1"],
    ["tichu", "bots"],
]
ARENA = [
    ["tichu", "arena", "club", "greedy", "--pairs", "2", "--seed", "1"],
    ["tichu", "arena", "--ladder", "--bots", "greedy,random", "--pairs", "2"],
]
SERVER = [
    ["python", str(ROOT / "tests" / "install" / "use_server.py")],
    ["tichu", "admin", "token", "games.db", "--out", "admin.token"],
    ["tichu", "check", "games.db"],
    ["tichu", "backup", "games.db", "copy.db"],
]
ENVS = [
    ["python", str(ROOT / "examples" / f"{name}.py")]
    for name in ("vector_env", "pettingzoo_env", "openspiel_game")
]
DATA = [
    ["tichu", "sample", "nanjing", "--out", "data.jsonl"],
    ["tichu", "export", "data.jsonl", "--parquet", "tables"],
    ["tichu", "arena", "greedy", "random", "--pairs", "2", "--save", "tables"],
    ["tichu", "stats", "tables", "data.jsonl"],
]

COMMANDS: dict[str, list[list[str]]] = {
    "": [LIBRARY],
    "client": [LIBRARY, ["python", "-c", "import tichu.client"]],
    "bots": [LIBRARY, ["python", "-c", "from tichu.bots import registry; registry.make('shark', 1)"]],
    "cli": [*RULES, *ARENA],
    "play": [*RULES, *ARENA, *SERVER, ["python", "-c", "import textual, tichu.tui.app"]],
    "server": [*RULES, *SERVER],
    "cluster": [*SERVER, ["python", "-c", "import tichu.server.broker.redis, psycopg"]],
    "envs": ENVS,
    "train": [*ENVS, *ARENA],
    "data": [*RULES, *DATA, ["python", "-c", "import matplotlib"]],
    "ray": [*ARENA, ["python", "-c", "import ray"]],
}
PLAIN = {"TICHU_KERNEL": "plain", "TICHU_LANGUAGE": "en", "PYTHONWARNINGS": "default"}
"""Nothing is compiled: it would take most of the time, and the tests compile."""


def run(command: list[str], folder: Path, **more: str) -> None:
    """Run a command in a folder; stop with its output if it fails or prints a traceback."""
    env = {**os.environ, **PLAIN, **more}
    env.pop("PYTHONPATH", None)
    done = subprocess.run(
        command,
        cwd=folder,
        env=env,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    if done.returncode or "Traceback" in done.stderr:
        sys.exit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")


def try_out(package: Path, extra: str, python: str) -> None:
    """Install a package with an extra into an empty environment, and run its commands."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        uv = [sys.executable, "-m", "uv"]
        run([*uv, "venv", "--quiet", "--python", python, "env"], folder)
        wanted = f"tichu[{extra}] @ {package.as_uri()}" if extra else f"tichu @ {package.as_uri()}"
        interpreter = folder / "env" / "bin" / "python"
        run([*uv, "pip", "install", "--quiet", "--python", str(interpreter), wanted], folder)
        for command in COMMANDS[extra]:
            program = str(folder / "env" / "bin" / command[0])
            run([program, *command[1:]], folder)


def main() -> None:
    """Try the wheel with every extra, and the source package with the first and the largest."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("extras", nargs="*", help="only these; the library alone is called none")
    parser.add_argument("--python", default=sys.executable, help="another interpreter, such as python3.13")
    options = parser.parse_args()
    chosen = ["" if name == "none" else name for name in options.extras] or list(COMMANDS)
    with tempfile.TemporaryDirectory() as name:
        source, wheel = dist.build(Path(name))
        for package, extras in (
            (wheel, chosen),
            (source, [extra for extra in chosen if extra in ("", "play")]),
        ):
            for extra in extras:
                sys.stdout.write(f"{package.name} [{extra}] ...\n")
                sys.stdout.flush()
                try_out(package, extra, options.python)


if __name__ == "__main__":
    main()
