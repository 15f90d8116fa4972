"""The ``tichu`` command."""

from __future__ import annotations

import sys

LIBRARIES = ("typer", "rich", "click", "shellingham")
"""What the command line needs beside the standard library."""


def main() -> None:
    """Run the command line; if a library is missing, print what to install."""
    try:
        from tichu.cli.app import app
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in LIBRARIES:
            raise
        sys.stderr.write(
            f"tichu: {missing.name} is not installed, and the command line needs it.\n"
            "       Install it with: pip install 'tichu[play]'. The library itself does not need it.\n"
        )
        sys.exit(1)
    app(prog_name="tichu")
