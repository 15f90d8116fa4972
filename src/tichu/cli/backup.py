"""``tichu backup``: a copy of a server's store, while it is running."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from tichu.cli.common import server_parts


def backup(
    store: Annotated[str, typer.Argument(help="The store of the server: a file, or sqlite:///...")],
    target: Annotated[Path, typer.Argument(help="The new file; one that is there already is never touched.")],
) -> None:
    """Copy a server's store into a new file. Nobody has to stop playing.

    The copy is checked, and it appears only when it is complete. It is a store like any other: a server
    starts from it. PostgreSQL has its own tool for this: pg_dump.
    """
    with server_parts():
        from tichu.server.store import backup as copy
    asyncio.run(copy(store, target))
    typer.echo(f"{target}: {target.stat().st_size:,} bytes")
