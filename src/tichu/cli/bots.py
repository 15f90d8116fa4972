"""``tichu bots`` and ``tichu bot``: list the bots; run one as a filter, or at a table of a server."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Annotated, Any

import typer
from rich.text import Text

from tichu.bots import registry, wire
from tichu.bots.guard import Fault, Guard
from tichu.bots.importing import make_bot
from tichu.cli import common
from tichu.core.actions import Action
from tichu.core.view import View
from tichu.tui.phrases import QUIET, clean
from tichu.words import say, words_in_use

MAX_TEXT = 200
"""Maximum length of a text that a bot's package supplies."""


def bots(as_json: common.AsJson = False) -> None:
    """List the bots of the project and of installed packages.

    Choose a level with an @: club@easy; the default is the first level. A bot that cannot be loaded is listed
    with the reason. Any program that reads views and writes actions can play too: use cmd:PROGRAM instead of
    a name.
    """
    if as_json:
        common.print_json([_description(entry) for entry in registry.listed()])
        return
    console = common.out()
    table = common.new_table()
    table.add_column(say("command.bot"), style="bold", no_wrap=True)
    common.add_text_column(table, say("command.about"))
    table.add_column(say("command.levels"))
    table.add_column(say("command.from"))
    for entry in registry.listed():
        ours = entry.source == registry.BUILT_IN
        about = (words_in_use().find(f"bots.{entry.name}") if ours else None) or entry.about
        what = Text(clean(about, "", MAX_TEXT))
        if entry.problem is not None:
            what = Text(say("command.broken", why=clean(entry.problem, "", MAX_TEXT)), "red")
        levels = Text(clean(", ".join(entry.levels), "", MAX_TEXT))
        source = Text(clean(entry.source, "?", MAX_TEXT))
        table.add_row(Text(clean(entry.name, "?")), what, levels, source)
    console.print(table)
    console.print(Text(say("command.programs", program="cmd:PROGRAM"), QUIET))


def _description(entry: registry.Listed) -> dict[str, Any]:
    return {
        "name": entry.name,
        "about": entry.about,
        "levels": list(entry.levels),
        "source": entry.source,
        "problem": entry.problem,
    }


def bot(
    name: Annotated[
        str, typer.Argument(help="The bot: see [bold]tichu bots[/], or module:attribute for your own.")
    ],
    seed: Annotated[
        int | None,
        typer.Option("--seed", "-s", help="The same seed makes the same decisions.", show_default=False),
    ] = None,
    explain: Annotated[
        bool, typer.Option("--explain", help="Answer with an object: the action and the reason for it.")
    ] = False,
    at: Annotated[
        str | None,
        typer.Option(metavar="LINK", help="Take a seat at this table of a server.", show_default=False),
    ] = None,
    token: Annotated[
        str | None,
        typer.Option(
            help="With --at: the access token of the bot's owner; without it the bot is a new guest.",
            envvar="TICHU_TOKEN",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Run a bot as a filter, views in, actions out; or let it play at a table of a server.

    As a filter it reads one view per line from standard input, as JSON, and writes one action per line to
    standard output. The answer to a line that cannot be read is an error object. Ends when the input ends.

    With --at it takes a seat, plays until the match is over, and prints the winners and the score. It
    reconnects after a broken connection. With a token it also continues after a restart of the program.
    """
    if at is not None:
        with Guard(make_bot(name, seed)) as guard, contextlib.suppress(KeyboardInterrupt):
            typer.echo(asyncio.run(_play_at(at, guard, token)))
        return
    lines, out = sys.stdin.buffer, sys.stdout.buffer
    with contextlib.redirect_stdout(sys.stderr), Guard(make_bot(name, seed)) as guard:
        wire.serve(guard, lines, out, explain, _report_fault)


async def _play_at(link: str, guard: Guard, token: str | None) -> str:
    """Play a match at a table of a server; return its result in words."""
    from tichu.client import Client, TableLink, play
    from tichu.tui.remote_scene import result_text

    async def decide(view: View) -> Action:
        known = len(guard.faults)
        action = await asyncio.to_thread(guard.decide, view)  # the connection stays alive meanwhile
        for fault in guard.faults[known:]:
            _report_fault(fault)
        return action

    where = TableLink.parse(link)
    client = Client(where.server, token=token)
    await client.log_in(guard.name if token is None else None)
    async with client.table(where) as table:
        if table.mirror.place is None:
            await table.do("sit")
        common.print_error(say("command.seated", name=client.name, link=str(where)))
        mirror = await play(table, decide)
    return result_text(mirror)


def _report_fault(fault: Fault) -> None:
    """Report an answer of the bot that was replaced by a legal one."""
    common.print_error(say("command.replaced", why=str(fault)))
