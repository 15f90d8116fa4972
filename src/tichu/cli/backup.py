"""``tichu backup``: copy the database of a running server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from tichu.cli import common


def backup(
    store: Annotated[str, typer.Argument(help="The server's database: a file, or sqlite:///...")],
    target: Annotated[Path, typer.Argument(help="The new file; an existing file is never overwritten.")],
    as_json: common.AsJson = False,
) -> None:
    """Copy the database of a server to a new file. The server may be running.

    The copy is verified, and the file appears only when it is complete. A server can be started from it. For
    PostgreSQL use pg_dump.
    """
    from tichu.server.store import backup as copy

    asyncio.run(copy(store, target))
    size = target.stat().st_size
    if as_json:
        common.print_json({"file": str(target), "bytes": size})
    else:
        typer.echo(f"{target}: {size:,} bytes")
