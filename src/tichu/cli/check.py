"""``tichu check``: check the database of a server."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from tichu.cli import common


def check(
    store: Annotated[str, typer.Argument(help="The server's database: a file, or postgresql://...")],
    as_json: common.AsJson = False,
) -> None:
    """Check the database of a server, and that the log of every table can be read.

    The server may be running; nothing is changed. Problems are printed one per line, with exit status 1.
    """
    from tichu.server.store_check import check_store

    problems: list[str] = []
    report = asyncio.run(check_store(store, problems.append if as_json else typer.echo))
    if as_json:
        common.print_json({"tables": report.tables, "events": report.events, "problems": problems})
    else:
        typer.echo(f"{report.tables:,} tables, {report.events:,} events, {report.problems:,} problems")
    if report.problems:
        raise typer.Exit(1)
