"""``tichu deal`` and ``tichu legal``: a dealt round, and what a seat can do in a position."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from tichu.cards import cards_name
from tichu.cli import common
from tichu.errors import InvalidPosition
from tichu.match import Match
from tichu.round import Round
from tichu.tui.words import QUIET, SUIT_KEY, Faces, action_words


def deal(
    variant: common.Variant = "nanjing",
    edition: common.Edition = None,
    players: common.Players = None,
    seed: common.Seed = None,
    house: common.HouseRules = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the position as JSON, for [bold]tichu legal -[/].")
    ] = False,
    plain: common.Plain = False,
) -> None:
    """Deal a round and show every hand.

    Where Grand Tichu is played, the cards before the bar are those seen before it is decided.
    """
    if seed is None:
        seed = SystemRandom().randrange(1_000_000)
    match = Match(variant, edition, seed=seed, **common.house_rules(house, players=players))
    if as_json:
        typer.echo(json.dumps(match.round.to_json(), ensure_ascii=False))
        return
    console = common.out(plain)
    faces = Faces.on(console, plain)
    round_ = match.round
    console.print(Text.assemble((match.game.variant.title, "bold"), f", {match.game.edition}, seed {seed}"))
    console.print()
    table = Table.grid(padding=(0, 1, 0, 0))
    for seat in range(match.game.seats):
        cards = faces.strip(round_.hands[seat])
        if round_.stock[seat]:
            cards = Text(" │ " if faces.signs else " | ").join([cards, faces.strip(round_.stock[seat])])
        table.add_row(Text(f"seat {seat}", "bold"), cards, Text(_role(round_, seat), QUIET))
    console.print(table)
    if round_.faceup:
        console.print(Text.assemble("\nface up  ", faces.strip(round_.faceup)))
    if faces.signs:
        console.print(Text(f"\n{SUIT_KEY}", QUIET))


def _role(round_: Round, seat: int) -> str:
    roles = []
    if round_.ranks is not None:
        roles.append(round_.game.variant.titles(round_.game.seats)[round_.ranks.index(seat)])
    if seat == round_.soloist:
        roles.append("soloist")
    if seat == round_.dummy:
        roles.append("dummy")
    if seat == round_.dealer:
        roles.append("dealer")
    return ", ".join(roles)


def legal(
    file: Annotated[str, typer.Argument(help="A position as JSON; [bold]-[/] reads it from standard input.")],
    seat: Annotated[
        int | None,
        typer.Option(
            "--seat",
            "-s",
            min=0,
            help="Another seat than the one in turn.",
            show_default=False,
        ),
    ] = None,
    pretty: Annotated[bool, typer.Option("--pretty", help="In words instead of JSON.")] = False,
) -> None:
    """Print every legal action of the seat in turn, one JSON object per line.

    While nobody is in turn (Grand Tichu, exchange), the seat with the lowest number that is still to answer
    is meant. When the round is over, nothing is printed.
    """
    round_ = Round.from_json(read_json(file))
    if seat is None:
        waiting = round_.to_act()
        if not waiting:
            common.complain("the round is over, nobody can act")
            return
        seat = waiting[0]
    actions = round_.legal_actions(seat)
    if not pretty:
        for action in actions:
            typer.echo(json.dumps(action.to_json(), separators=(",", ":"), ensure_ascii=False))
        return
    console = common.out()
    if not actions:
        console.print(f"Seat {seat} can do nothing now.")
        return
    console.print(
        Text.assemble((f"Seat {seat}", "bold"), f" holds {cards_name(round_.hands[seat]) or 'nothing'}")
    )
    for action in actions:
        console.print(f"  {action_words(action, round_, lambda other: f'seat {other}')}")


def read_json(file: str) -> Any:
    """The JSON in a file, or on standard input for ``-``."""
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        common.fail(f"{file}: that is no text file in UTF-8")
    where = "standard input" if file == "-" else file
    try:
        return json.loads(text)
    except json.JSONDecodeError as trouble:
        sentence = f"{where}: line {trouble.lineno}, column {trouble.colno} is no JSON: {trouble.msg.lower()}"
        raise InvalidPosition("no-json", sentence) from None
    except RecursionError:
        raise InvalidPosition("no-json", f"{where} is nested too deeply to be a position") from None
