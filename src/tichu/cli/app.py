"""The command line application: all commands with their examples."""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable
from io import TextIOWrapper
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import tichu
from tichu.cli import (
    admin,
    admin_tokens,
    analyse,
    backup,
    bsw,
    check,
    common,
    export,
    positions,
    puzzles,
    rules,
    sample,
    serve,
    stats,
    tournament,
    trainer,
    verify,
)
from tichu.cli import arena as arenas
from tichu.cli import bots as bot_commands
from tichu.cli import play as playing
from tichu.cli import replay as replaying
from tichu.cli import review as reviewing
from tichu.cli.common import examples
from tichu.cli.errors import error_text
from tichu.core.errors import TichuError
from tichu.core.extras import explain_missing
from tichu.words import say, use_language


class ErrorReportingGroup(TyperGroup):
    """Prints an error as one sentence instead of a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            with explain_missing():
                return super().invoke(ctx)
        except TichuError as error:
            common.fail(error_text(error))
        except BrokenPipeError:
            raise  # click exits quietly: the reader of our output has closed the pipe
        except UnicodeDecodeError:
            common.fail(say("command.notText"))
        except OSError as error:
            common.fail(common.file_error(error))


app = typer.Typer(
    cls=ErrorReportingGroup,
    help="Play Tichu in the terminal, look up its rules, replay and analyse games.",
    epilog=examples("tichu play", "tichu rules trichu", "tichu deal --seed 7", "tichu replay game.jsonl"),
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"tichu {tichu.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Show the version.", callback=_print_version, is_eager=True)
    ] = False,
    language: Annotated[
        str | None,
        typer.Option(
            "--language",
            envvar="TICHU_LANGUAGE",
            help="Language of what players read, such as [b]de[/b]. Usually that of the system.",
        ),
    ] = None,
) -> None:
    """Without a command, print the help."""
    use_language(common.language(language, os.environ))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # an encoding without suit symbols must not stop a command
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def _add(
    group: typer.Typer, function: Callable[..., None], *lines: str, name: str | None = None, **more: Any
) -> None:
    """Add a command. Its help is the docstring of the function, one line per paragraph, then the examples."""
    paragraphs = inspect.cleandoc(function.__doc__ or "").split("\n\n")
    text = "\n\n".join(paragraph.replace("\n", " ") for paragraph in paragraphs)
    group.command(name, help=text, epilog=examples(*lines), **more)(function)


_add(
    app,
    playing.play,
    "tichu play",
    "tichu play trichu --rounds 3",
    "tichu play grandseigneur --players 8 --rounds 4",
    "tichu play --edition tichubadour --set target=500 --record evening.jsonl",
    "tichu play --bots club,greedy,random",
)
_add(
    app,
    replaying.replay,
    "tichu replay game.jsonl",
    "tichu replay game.jsonl --round 3 --step",
    "tichu replay game.jsonl --hands --plain | less",
)
_add(
    app,
    sample.sample,
    "tichu sample",
    "tichu sample nanjing > game.jsonl",
    "tichu sample trichu | tichu replay -",
)
_add(
    app,
    reviewing.review,
    "tichu review game.jsonl",
    "tichu review game.jsonl --round 3 --level normal --html review.html",
    "tichu review game.tch --player Ann --json",
)
_add(
    app,
    analyse.analyse,
    "tichu analyse game.jsonl --round 3 --move 17",
    "tichu analyse position.json --seat 2 --seconds 5",
    "tichu analyse view.json --worlds 4096 --json",
)
_add(
    app,
    puzzles.puzzles,
    "tichu puzzles evening.jsonl",
    "tichu puzzles games/ --margins --out puzzles.jsonl",
    "tichu puzzles --own 500 --hard --out puzzles.jsonl",
)
_add(
    app,
    stats.stats,
    "tichu stats evening.jsonl",
    "tichu stats games/ '2026/*.tch' --player Ann --plots plots",
    "tichu stats games/ --json",
)
_add(app, verify.verify, "tichu verify game.jsonl", "tichu verify game.jsonl --seen noted.txt --json")
_add(
    app,
    serve.serve,
    "tichu serve --open",
    "tichu serve --host 0.0.0.0 --port 80 --store games.db",
    "tichu serve --workers 4 --store postgresql://localhost/tichu --broker redis://localhost",
)
_add(app, backup.backup, "tichu backup ~/.local/share/tichu/tichu.db friday.db")
_add(
    app,
    check.check,
    "tichu check ~/.local/share/tichu/tichu.db",
    "tichu check postgresql://localhost/tichu",
)
_add(app, rules.variants, "tichu variants")
_add(
    app,
    rules.rules,
    "tichu rules",
    "tichu rules trichu --edition philibert",
    "tichu rules nanjing --set target=500 --set wish=required",
)
_add(
    app,
    positions.deal,
    "tichu deal",
    "tichu deal tientsin --seed 7",
    "tichu deal grandseigneur --players 8",
    "tichu deal --json | tichu legal -",
)
_add(
    app,
    positions.legal,
    "tichu legal position.json",
    "tichu legal position.json --seat 2 --pretty",
    "tichu deal --json | tichu legal -",
)

_add(app, bot_commands.bots, "tichu bots")
_add(
    app,
    bot_commands.bot,
    "tichu bot club --seed 1",
    "tichu bot club --explain < views.jsonl",
    "tichu bot club --at http://127.0.0.1:8000/t/77siDbOd",
)
_add(
    app,
    arenas.arena,
    "tichu arena club greedy",
    "tichu arena club greedy --variant trichu --pairs 500 --seed 7 --json",
    "tichu arena 'cmd:python mybot.py' club --pairs 200",
    "tichu arena club greedy --pairs 5000 --save tables",
    "tichu arena --ladder --out ladder",
)

importing = typer.Typer(
    help="Import games from other formats.",
    epilog=examples("tichu import bsw logs/", "tichu import bsw game.tch --out game.jsonl"),
    no_args_is_help=True,
)
exporting = typer.Typer(
    cls=export.ExportGroup,
    help="Export games to other formats; [bold]tables[/] is the default.",
    epilog=examples("tichu export games/ --parquet tables", "tichu export bsw game.jsonl --out game.tch"),
    no_args_is_help=True,
)
app.add_typer(importing, name="import")
app.add_typer(exporting, name="export")
_add(
    importing,
    bsw.import_bsw,
    "tichu import bsw game.tch",
    "tichu import bsw archive/2024 archive/2025 --out rounds.jsonl",
    name="bsw",
)
_add(
    exporting,
    export.export_tables,
    "tichu export tables games/ --parquet tables",
    "tichu export '2026/*.jsonl.gz' logs/ --parquet tables --jobs 4",
    name=export.DEFAULT,
)
_add(exporting, bsw.export_bsw, "tichu export bsw game.jsonl --out game.tch", name="bsw")

tournaments = typer.Typer(
    help="Run a tournament with real cards from a file: pairings, results, standings, pages to print.",
    epilog=examples(
        "tichu tournament new friday.jsonl --format individual --hands 8",
        "tichu tournament add friday.jsonl Ann Bob Cyd Dan Eve Fay Gus Hal",
        "tichu tournament pair friday.jsonl",
        "tichu tournament result friday.jsonl 1 520:280",
    ),
    no_args_is_help=True,
)
app.add_typer(tournaments, name="tournament")


def _add_tournament(function: Callable[..., None], name: str, *lines: str, scores: bool = False) -> None:
    """Add a command of tournaments. With ``scores``, its arguments may begin with a minus sign."""
    settings = {"ignore_unknown_options": True} if scores else {}
    shown = (f"tichu tournament {line}" for line in lines)
    _add(tournaments, function, *shown, name=name, context_settings=settings)


_add_tournament(
    tournament.new,
    "new",
    "new friday.jsonl --name 'Friday night' --format swiss --rounds 4 --points 1000",
    "new house.jsonl --format individual --rounds 5 --hands 8",
    "new cup.jsonl --format knockout --entrants team --best-of-late 3",
    "new club.jsonl --format duplicate --boards 4 --board-sets one --no-grand-tichu",
    "new hour.jsonl --format arena --duration 60 --hands 4 --streaks",
    "new house.jsonl --format individual --game grandseigneur --table-size 6",
)
_add_tournament(
    tournament.add, "add", "add cup.jsonl 'Foxes: Ann, Bob' Owls", "add friday.jsonl --list names.txt"
)
_add_tournament(tournament.change, "change", "change cup.jsonl Foxes 'Foxes: Ann, Cyd'")
_add_tournament(tournament.withdraw, "withdraw", "withdraw friday.jsonl 7")
_add_tournament(tournament.absent, "absent", "absent friday.jsonl 7 Ann")
_add_tournament(tournament.back, "back", "back friday.jsonl Ann")
_add_tournament(tournament.pair, "pair", "pair friday.jsonl", "pair friday.jsonl --json")
_add_tournament(tournament.extend, "extend", "extend hour.jsonl 10", scores=True)
_add_tournament(tournament.close, "close", "close hour.jsonl")
_add_tournament(
    tournament.result,
    "result",
    "result friday.jsonl 3 1000:640",
    "result cup.jsonl 1 1005:600 450:1010 1000:820",
    "result club.jsonl 2 160:40 -100:300 - 0:400",
    "result friday.jsonl 3 --forfeit second",
    scores=True,
)
_add_tournament(
    tournament.correct,
    "correct",
    "correct friday.jsonl 3 640:1000 --reason 'sides swapped'",
    "correct friday.jsonl 3 640:1000 --round 1",
    scores=True,
)
_add_tournament(tournament.note, "note", "note friday.jsonl 'Table 4 got a new deck.'")
_add_tournament(tournament.undo, "undo", "undo friday.jsonl")
_add_tournament(tournament.show, "show", "show friday.jsonl", "show friday.jsonl --round 1")
_add_tournament(tournament.standings, "standings", "standings friday.jsonl", "standings friday.jsonl --json")
_add_tournament(tournament.print_pages, "print", "print friday.jsonl --out pages")

trainers = typer.Typer(
    help="Train decisions: calls, passing cards, wishes and endings, with answers from simulated deals.",
    epilog=examples("tichu trainer grand", "tichu trainer tichu --count 20"),
    no_args_is_help=True,
)
app.add_typer(trainers, name="trainer")
_add(trainers, trainer.grand, "tichu trainer grand", "tichu trainer grand --count 20 --seed 7")
_add(trainers, trainer.tichu, "tichu trainer tichu")
_add(
    trainers,
    trainer.make,
    "tichu trainer make grand --count 300 --out sets",
    "tichu trainer make puzzles --count 1000 --out puzzles",
)

administration = typer.Typer(
    help="Administer a running server: tables, people, sessions. Tokens are made in its database.",
    epilog=examples(
        "tichu admin token games.db --out admin.token", "tichu admin --token-file admin.token tables"
    ),
    no_args_is_help=True,
)
app.add_typer(administration, name="admin")
administration.callback()(admin.connect)


def _add_admin(function: Callable[..., None], name: str, *lines: str, ids: bool = True) -> None:
    """Add a command of administrators. With ``ids``, its arguments are random and may begin with a hyphen."""
    settings = {"ignore_unknown_options": True, "help_option_names": ["--help"]} if ids else {}
    shown = (f"tichu admin {line}" for line in lines)
    _add(administration, function, *shown, name=name, context_settings=settings)


_add_admin(admin_tokens.token, "token", "token games.db --name ann --out admin.token", ids=False)
_add_admin(admin_tokens.tokens, "tokens", "tokens games.db", ids=False)
_add_admin(admin_tokens.end_token, "end-token", "end-token 5f0c9a1e games.db", ids=False)
_add_admin(
    admin.tables, "tables", "tables", "tables friday --status closed", "tables --player ann", ids=False
)
_add_admin(admin.table, "table", "table 77siDbOdphSP", "table https://tichu.example/t/77siDbOdphSP")
_add_admin(admin.close, "close", "close 77siDbOdphSP")
_add_admin(admin.delete_table, "delete-table", "delete-table 77siDbOdphSP", "delete-table 77siDbOdphSP --yes")
_add_admin(admin.people, "people", "people", "people ann", "people --banned --json", ids=False)
_add_admin(admin.person, "person", "person ann", "person ETJJcUa1UKWf --json")
_add_admin(admin.rename, "rename", "rename ETJJcUa1UKWf 'Lucky Fox'")
_add_admin(admin.mute, "mute", "mute ann --until +12h")
_add_admin(admin.unmute, "unmute", "unmute ann")
_add_admin(admin.ban, "ban", "ban ann --until +7d", "ban ETJJcUa1UKWf", "ban ann --until '2027-01-31 20:00'")
_add_admin(admin.unban, "unban", "unban ann")
_add_admin(admin.delete_person, "delete-person", "delete-person ann", "delete-person ann --yes")
_add_admin(admin.end_session, "end-session", "end-session ann h3Xq-0aB", "end-session ann --all")
