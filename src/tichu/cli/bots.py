"""``tichu bots`` and ``tichu bot``: who there is to play with, and a bot at the end of a wire."""

from __future__ import annotations

import contextlib
import sys
from typing import Annotated

import typer
from rich.text import Text

from tichu.bots import registry, wire
from tichu.bots.guard import Fault, Guard
from tichu.cli import common
from tichu.tui.phrases import QUIET, clean

LONGEST_ABOUT = 200


def bots() -> None:
    """List the bots: those of the project and those of installed packages.

    A level is named after the bot: club@easy; without one it is the first. A bot that cannot be loaded is
    listed with the reason. Any program that reads views and writes actions can
    play too: cmd:PROGRAM takes the place of a name.
    """
    console = common.out()
    table = common.sheet()
    table.add_column("bot", style="bold", no_wrap=True)
    table.add_column("what it is")
    table.add_column("levels")
    table.add_column("from")
    for entry in registry.listed():
        what = Text(clean(entry.about, "", LONGEST_ABOUT))
        if entry.problem is not None:
            what = Text(f"cannot be used: {clean(entry.problem, '', LONGEST_ABOUT)}", "red")
        levels = Text(clean(", ".join(entry.levels), "", LONGEST_ABOUT))
        source = Text(clean(entry.source, "?", LONGEST_ABOUT))
        table.add_row(Text(clean(entry.name, "?")), what, levels, source)
    console.print(table)
    console.print(Text("Any program can play as cmd:PROGRAM; docs/bots.md says how it is spoken to.", QUIET))


def bot(
    name: Annotated[str, typer.Argument(help="The bot: see [bold]tichu bots[/].")],
    seed: Annotated[
        int | None,
        typer.Option("--seed", "-s", help="The same number decides the same.", show_default=False),
    ] = None,
    explain: Annotated[
        bool, typer.Option("--explain", help="Answer with an object: the action and the reason for it.")
    ] = False,
) -> None:
    """Let a bot play elsewhere: a view in, an action out.

    Reads one view per line from standard input, as JSON, and writes one action per line to standard output. A
    line that cannot be read is answered with an error object. Ends when the input ends.
    """
    lines, out = sys.stdin.buffer, sys.stdout.buffer
    with contextlib.redirect_stdout(sys.stderr), Guard(registry.make(name, seed)) as guard:
        wire.serve(guard, lines, out, explain, _complain)


def _complain(fault: Fault) -> None:
    """Say on stderr what the bot did wrong; its answer was replaced by a legal one."""
    common.complain(f"the bot's answer was replaced: {fault}")
