"""Write the lock files of the Python packages: ``make pins``, or ``python requirements/lock.py --keep``.

A lock file pins packages with the checksums of all their files, so it holds for every platform and Python
version, and names no host. Each file adds what the files below it do not contain yet:
``pip install --require-hashes --no-deps -r requirements/play.txt -r requirements/cluster.txt``.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "requirements"
OLDEST_PYTHON = "3.11"
HEADER = "# Written by `make pins`. To install: pip install --require-hashes --no-deps -r FILE\n"


@dataclass(frozen=True)
class Layer:
    """A lock file: the extras and dependency groups of pyproject.toml it is for, and the layers below it."""

    extras: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()
    on: tuple[str, ...] = ()


LAYERS = {
    "build": Layer(groups=("build",)),
    "pins": Layer(groups=("pins",)),
    "sbom": Layer(groups=("sbom",)),
    "web": Layer(extras=("web",)),
    "play": Layer(extras=("play",)),
    "cluster": Layer(extras=("cluster",), on=("play",)),
    "data": Layer(extras=("data",), on=("play",)),
    "dev": Layer(extras=("envs", "train", "ray", "dev"), on=("build", "web", "play", "cluster", "data")),
    "bench": Layer(extras=("bench",), on=("build", "web", "play", "cluster", "data", "dev")),
    "docs": Layer(groups=("docs",), on=("build", "web", "play", "cluster", "data", "dev")),
}


def entries(lock: str) -> dict[str, str]:
    """The entries of a lock file by package. A package has several if its version depends on the platform."""
    found: dict[str, str] = {}
    for entry in re.split(r"^(?=[A-Za-z0-9])", lock, flags=re.MULTILINE):
        if match := re.match(r"[A-Za-z0-9][A-Za-z0-9._-]*", entry):
            found[match[0]] = found.get(match[0], "") + entry
    return found


def resolve(layers: Iterable[Layer], constraints: str, *options: str) -> str:
    """Let uv choose versions for every platform at once."""
    layers = list(layers)
    extras = sorted({extra for layer in layers for extra in layer.extras})
    groups = sorted({group for layer in layers for group in layer.groups})
    with tempfile.TemporaryDirectory() as folder:
        limits = Path(folder, "constraints.txt")
        limits.write_text(constraints, encoding="utf-8")
        command = [sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--universal", *options]
        command += ["--python-version", OLDEST_PYTHON, "--fork-strategy", "fewest"]
        command += ["--no-header", "--no-annotate", "--no-emit-package=tichu", f"--constraints={limits}"]
        command += ["pyproject.toml"] if extras else []
        command += [f"--extra={extra}" for extra in extras] + [f"--group={group}" for group in groups]
        return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def without_hashes(lock: str) -> str:
    """Leave only the versions of a lock file: the lines that are not indented."""
    pins = [line.removesuffix("\\").rstrip() for line in lock.splitlines() if line[:1] not in ("#", " ", "")]
    return "".join(f"{pin}\n" for pin in pins)


def split(lock: str, needed: dict[str, set[str]]) -> dict[str, str]:
    """Divide the lock of all packages into the files of the layers, given the packages each layer needs."""
    every = entries(lock)
    files = {}
    for name, layer in LAYERS.items():
        present = set[str]().union(*(needed[below] for below in layer.on))
        files[name] = HEADER + "".join(every[package] for package in sorted(needed[name] - present))
    return files


def main() -> None:
    """Resolve all packages together, then find out which of them each layer needs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keep", action="store_true", help="change only what pyproject.toml requires")
    kept = "".join(without_hashes(file.read_text(encoding="utf-8")) for file in sorted(FOLDER.glob("*.txt")))
    constraints = kept if parser.parse_args().keep else ""

    lock = resolve(LAYERS.values(), constraints, "--generate-hashes")
    pins = without_hashes(lock)
    needed = {name: set(entries(resolve([layer], pins))) for name, layer in LAYERS.items()}
    for name, text in split(lock, needed).items():
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
