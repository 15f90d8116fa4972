"""The ``tichu`` command: rules, deals, records, and a table in the terminal."""

from __future__ import annotations

import sys

EXTRA = ("typer", "rich", "click", "shellingham")


def main() -> None:
    """Run the command line, or say what to install if its libraries are missing."""
    try:
        from tichu.cli.app import app
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in EXTRA:
            raise
        sys.stderr.write(
            f"tichu: the command line needs {missing.name}, which is not installed.\n"
            "       pip install 'tichu[play]' brings everything it needs; the library works without.\n"
        )
        sys.exit(1)
    app(prog_name="tichu")
