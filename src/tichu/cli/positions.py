"""``tichu deal`` and ``tichu legal``: deal a round, and list the legal actions in a position."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tichu.cli import common
from tichu.core.cards import cards_name
from tichu.core.errors import InvalidPosition, TichuError
from tichu.core.match import Match
from tichu.core.round import Round
from tichu.tui.card_faces import Faces, suit_key
from tichu.tui.phrases import QUIET, action_words, game_title
from tichu.words import say


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

    In games with Grand Tichu, the cards before the bar are those seen before the call.
    """
    if seed is None:
        seed = SystemRandom().randrange(1_000_000)
    match = Match(variant, edition, seed=seed, **common.house_rules(house, players=players))
    if as_json:
        typer.echo(json.dumps(match.round.to_json(), ensure_ascii=False))
        return
    console = common.out(plain)
    title = say("command.dealtWith", game=game_title(match.game), book=match.game.edition, seed=str(seed))
    console.print(Text(title, "bold"))
    console.print()
    _print_hands(console, match.round, plain)


def _print_hands(console: Console, round_: Round, plain: bool) -> None:
    faces = Faces.on(console, plain)
    table = Table.grid(padding=(0, 1, 0, 0))
    for seat in range(round_.game.seats):
        cards = faces.strip(round_.hands[seat])
        if round_.stock[seat]:
            cards = Text(" │ " if faces.signs else " | ").join([cards, faces.strip(round_.stock[seat])])
        table.add_row(Text(common.seat_name(seat), "bold"), cards, Text(_role(round_, seat), QUIET))
    console.print(table)
    if round_.faceup:
        console.print(Text.assemble(f"\n{say('command.faceUp')}  ", faces.strip(round_.faceup)))
    if faces.signs:
        console.print(Text(f"\n{suit_key()}", QUIET))


def _role(round_: Round, seat: int) -> str:
    roles = []
    if round_.ranks is not None:
        place = round_.ranks.index(seat)
        code = round_.game.variant.title_codes(round_.game.seats)[place]
        roles.append(say("titles.title", title=code, n=place + 1))
    if seat == round_.soloist:
        roles.append(say("table.soloist"))
    if seat == round_.dummy:
        roles.append(say("table.dummy"))
    if seat == round_.dealer:
        roles.append(say("command.dealer"))
    return ", ".join(roles)


def legal(
    file: Annotated[str, typer.Argument(help="A position as JSON; [bold]-[/] reads it from standard input.")],
    seat: Annotated[
        int | None,
        typer.Option(
            "--seat",
            "-s",
            min=0,
            help="The seat; default: the one whose turn it is.",
            show_default=False,
        ),
    ] = None,
    pretty: Annotated[bool, typer.Option("--pretty", help="Print words instead of JSON.")] = False,
) -> None:
    """Print every legal action of the seat whose turn it is, one JSON object per line.

    During the Grand Tichu calls and the exchange it is the lowest seat that still has to act. When the round
    is over, nothing is printed.
    """
    round_ = read_position(file)
    if seat is None:
        waiting = round_.to_act()
        if not waiting:
            common.print_error(say("command.nobodyActs"))
            return
        seat = waiting[0]
    actions = round_.legal_actions(seat)
    if not pretty:
        for action in actions:
            typer.echo(json.dumps(action.to_json(), separators=(",", ":"), ensure_ascii=False))
        return
    console = common.out()
    if not actions:
        console.print(say("command.noAction", seat=common.seat_name(seat)))
        return
    held = cards_name(round_.hands[seat]) or "–"
    console.print(Text(say("command.holds", seat=common.seat_name(seat), cards=held), "bold"))
    for action in actions:
        console.print(f"  {action_words(action, round_, common.seat_name)}")


def read_position(file: str) -> Round:
    """Read the position in a file, or on standard input for ``-``."""
    where = "standard input" if file == "-" else file
    try:
        return Round.from_json(_read_json(sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")))
    except UnicodeDecodeError:
        common.fail(common.problem(where, say("command.notText")))
    except TichuError as why:
        raise InvalidPosition(why.code, f"{where}: {why}") from None


def _read_json(text: str) -> Any:
    try:
        return json.loads(text.removeprefix("\ufeff"))
    except json.JSONDecodeError as error:
        words = f"line {error.lineno}, column {error.colno} is not JSON: {error.msg.lower()}"
    except RecursionError:
        words = "the JSON is nested too deeply"
    except ValueError:
        words = "a number has too many digits"
    raise InvalidPosition("no-json", words)
