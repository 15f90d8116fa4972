"""``tichu sample``: recorded games that come with the package."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from tichu.cli import common
from tichu.records import read_record, samples
from tichu.tui.phrases import edition_title, game_title
from tichu.words import say


def _complete(incomplete: str) -> list[str]:
    return [name for name in samples.names() if name.startswith(incomplete)]


def sample(
    name: Annotated[
        str | None,
        typer.Argument(
            help="The sample; without it, all are listed.",
            autocompletion=_complete,
            show_default=False,
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", dir_okay=False, help="Write it to this new file.", show_default=False),
    ] = None,
    as_json: common.AsJson = False,
) -> None:
    """Print a recorded game, to try the other commands on; there is one of each variant.

    --json is for the list; a game is JSON anyway, one object per line.
    """
    if name is None and as_json:
        common.print_json([_description(sample) for sample in samples.names()])
    elif name is None:
        _print_list()
    elif name not in samples.names():
        raise typer.BadParameter(f"there is no sample {name!r}: choose one of {', '.join(samples.names())}")
    elif out is None:
        typer.echo(samples.text(name), nl=False)
    else:
        with out.open("x", encoding="utf-8", newline="\n") as file:
            file.write(samples.text(name))


def _description(name: str) -> dict[str, Any]:
    record = read_record(samples.text(name)).sound()
    header = record.header
    return {
        "name": name,
        "variant": header.variant,
        "edition": header.edition,
        "players": list(header.players),
        "rounds": len(record.rounds),
    }


def _print_list() -> None:
    table = common.new_table()
    table.show_header = False
    for name in samples.names():
        record = read_record(samples.text(name)).sound()
        game = record.header.game
        rounds = say("command.roundsSoFar", n=len(record.rounds))
        table.add_row(Text(name, "bold"), game_title(game), edition_title(game), rounds)
    common.out().print(table)
