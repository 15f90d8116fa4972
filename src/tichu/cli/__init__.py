"""The ``tichu`` command."""

from __future__ import annotations

import sys

from tichu.core.extras import MissingExtra, explain_missing


def main() -> None:
    """Run the command line; if one of its libraries is missing, print what to install."""
    try:
        with explain_missing():
            from tichu.cli.app import app
    except MissingExtra as error:
        sys.stderr.write(f"tichu: {error}\n")
        sys.exit(1)
    app(prog_name="tichu")
