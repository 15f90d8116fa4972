"""``tichu tournament``: an evening with real cards, run from a file."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Any, Literal

import typer

from tichu.cli import common
from tichu.cli import tournament_options as given
from tichu.cli.tournament_file import TournamentFile
from tichu.cli.tournament_printer import (
    event_text,
    print_open_tables,
    print_overview,
    print_round,
    print_standings,
    standings_json,
    tournament_json,
)
from tichu.tournament import commands
from tichu.tournament.errors import TournamentError
from tichu.tournament.events import TournamentEvent
from tichu.tournament.options import MatchLength, usual_options
from tichu.tournament.results import MatchResult
from tichu.tournament.sheets.pages import TournamentPages
from tichu.tournament.state import Tournament
from tichu.tui.card_faces import signs, suit_key
from tichu.words import say, words_in_use
from tichu.words.cards import SPECIAL_CARDS, card_word

File = Annotated[Path, typer.Argument(help="The file of the tournament.", metavar="FILE", dir_okay=False)]
Who = Annotated[list[str], typer.Argument(help="Numbers or names.", metavar="WHO…")]
TableNumber = Annotated[int, typer.Argument(help="The number of the table.", metavar="TABLE", min=1)]
Scores = Annotated[
    list[str] | None,
    typer.Argument(
        help="Points of all sides, such as 1000:640: one game, the games of a series, or each board "
        "([bold]-[/] for a board that was not played).",
        metavar="SCORE…",
        show_default=False,
    ),
]
Forfeit = Annotated[
    Literal["first", "second", "both"] | None,
    typer.Option(help="The side that did not play, instead of points.", show_default=False),
]
RoundNumber = Annotated[
    int | None, typer.Option("--round", "-r", help="Default: the last round.", min=1, show_default=False)
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]

SCORE = re.compile(r"[-−]?\d{1,6}(\s*:\s*[-−]?\d{1,6})+")


def new(
    file: File,
    name: given.Title = "Tichu",
    format_: given.FormatName = "swiss",
    entrants: given.Entrants = None,
    rounds: given.Rounds = None,
    points: given.Points = None,
    hands: given.Hands = None,
    minutes: given.Minutes = None,
    ranking: given.Ranking = None,
    order: given.Order = "lots",
    best_of: given.BestOf = 1,
    best_of_late: given.BestOfLate = None,
    reset_final: given.ResetFinal = True,
    boards: given.Boards = 4,
    scoring: given.Scoring = "matchpoints",
    board_sets: given.BoardSets = "per-table",
    grand_tichu: given.GrandTichu = True,
    duration: given.Duration = 60,
    streaks: given.Streaks = False,
    game: given.GameName = "nanjing",
    table_size: given.TableSize = None,
    seed: common.Seed = None,
    as_json: AsJson = False,
) -> None:
    """Create a tournament in a new file.

    The formats are swiss, individual (partners drawn anew in every round), round-robin, knockout,
    double-knockout (two defeats put out), duplicate and arena (paired again as tables end).
    """
    options = usual_options(
        name,
        format_,
        SystemRandom().getrandbits(63) if seed is None else seed,
        entrants=entrants,
        rounds=rounds,
        length=_length({"points": points, "hands": hands, "minutes": minutes}),
        ranking=None if ranking is None else tuple(part.strip() for part in ranking.split(",")),
        order=order,
        best_of=best_of,
        best_of_late=best_of if best_of_late is None else best_of_late,
        boards=boards,
        scoring=scoring,
        variant=game,
        board_sets=board_sets,
        grand_tichu=grand_tichu,
        reset_final=reset_final,
        duration=duration,
        streaks=streaks,
        table_size=table_size,
    )
    created = commands.create(options)
    TournamentFile.create(file, created)
    if as_json:
        _print_json({"events": [created.to_json()]})
    else:
        common.out().print(say("tournament.created", name=options.name, file=str(file)), soft_wrap=True)


def add(
    file: File,
    names: Annotated[
        list[str] | None,
        typer.Argument(
            help="Names, each with its members if you like: “Foxes: Ann, Bob”.", show_default=False
        ),
    ] = None,
    list_: Annotated[
        Path | None, typer.Option("--list", help="A text file with a name in each line.", show_default=False)
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Register persons, pairs or teams. All of them, or none if one is refused."""
    wanted = list(names or ())
    if list_ is not None:
        wanted += [line for line in list_.read_text(encoding="utf-8-sig").splitlines() if line.strip()]
    if not wanted:
        raise typer.BadParameter("give names, or a file with --list")
    _change(file, [_registration(text) for text in wanted], as_json)


def change(
    file: File,
    who: Annotated[str, typer.Argument(help="A number or name.", metavar="WHO")],
    name: Annotated[str, typer.Argument(help="The new name, with the members if you like.", metavar="NAME")],
    as_json: AsJson = False,
) -> None:
    """Change the name or the members of an entrant: a correction, or a substitute."""
    title, members = _name_and_members(name)
    _change(file, [lambda now: commands.change_entrant(now, _number(now, who), title, members)], as_json)


def withdraw(file: File, who: Who, as_json: AsJson = False) -> None:
    """Take entrants out of the tournament. Their results stay."""
    _for_each(file, who, commands.withdraw, as_json)


def absent(file: File, who: Who, as_json: AsJson = False) -> None:
    """Leave entrants out of the next rounds, until they are back."""
    _for_each(file, who, commands.mark_absent, as_json)


def back(file: File, who: Who, as_json: AsJson = False) -> None:
    """Pair entrants again who were absent or had withdrawn."""
    _for_each(file, who, commands.check_in, as_json)


def pair(file: File, as_json: AsJson = False) -> None:
    """Pair the next round, once all results are in.

    In an arena, pair those who are free. The first time starts the clock.
    """
    found = TournamentFile(file)
    tournament, now, events = found.tournament, time.time(), list[TournamentEvent]()
    if tournament.options.format == "arena" and tournament.ends is None:
        events.append(commands.start_clock(tournament, now))
        tournament = tournament.after(events[-1])
    events.append(commands.pair(tournament, now))
    tournament = tournament.after(events[-1])
    found.append(events)
    if as_json:
        _print_json({"events": [event.to_json() for event in events]})
    elif tournament.options.format == "arena":
        print_open_tables(common.out(), tournament)
    else:
        print_round(common.out(), tournament, tournament.rounds[-1])


def extend(
    file: File,
    minutes: Annotated[int, typer.Argument(help="Minutes more, or fewer if negative.", metavar="MINUTES")],
    as_json: AsJson = False,
) -> None:
    """Make an arena longer or shorter."""
    _change(file, [lambda now: commands.extend_clock(now, minutes)], as_json)


def close(file: File, as_json: AsJson = False) -> None:
    """End the tournament: an arena after its time, or any other before its last round."""
    _change(file, [commands.close], as_json)


def result(
    file: File,
    table: TableNumber,
    scores: Scores = None,
    forfeit: Forfeit = None,
    round_: RoundNumber = None,
    as_json: AsJson = False,
) -> None:
    """Enter the result of a table."""
    entered = _result(scores, forfeit)
    _change(
        file, [lambda now: commands.enter_result(now, _round(now, round_, table), table, entered)], as_json
    )


def correct(
    file: File,
    table: TableNumber,
    scores: Scores = None,
    forfeit: Forfeit = None,
    round_: RoundNumber = None,
    reason: Annotated[str, typer.Option(help="Why, for the log.")] = "",
    as_json: AsJson = False,
) -> None:
    """Replace the result of a table. The log keeps the old one."""
    entered = _result(scores, forfeit)
    _change(
        file,
        [lambda now: commands.correct_result(now, _round(now, round_, table), table, entered, reason)],
        as_json,
    )


def note(
    file: File,
    text: Annotated[str, typer.Argument(help="What to note.", metavar="TEXT")],
    as_json: AsJson = False,
) -> None:
    """Note something in the log: a ruling, a new deck, a warning."""
    _change(file, [lambda now: commands.note(now, text)], as_json)


def undo(file: File, as_json: AsJson = False) -> None:
    """Undo the last thing that was done; again to go back further."""
    found = TournamentFile(file)
    event = commands.undo(found.tournament)
    text = event_text(found.tournament.counted[-1], found.tournament)
    found.append([event])
    if as_json:
        _print_json({"events": [event.to_json()]})
    else:
        common.out().print(say("tournament.undone", what=text), soft_wrap=True)


def show(file: File, round_: RoundNumber = None, as_json: AsJson = False) -> None:
    """Show a round with its results, or who takes part before the first one."""
    tournament = TournamentFile(file).tournament
    arena = tournament.options.format == "arena"
    last = None if arena else tournament.current
    shown = last if round_ is None else tournament.round(round_)
    if as_json:
        _print_json(tournament_json(tournament))
    else:
        print_overview(common.out(), tournament, shown)


def standings(file: File, as_json: AsJson = False) -> None:
    """Show the standings after all results so far."""
    tournament = TournamentFile(file).tournament
    if as_json:
        _print_json(standings_json(tournament))
    else:
        print_standings(common.out(), tournament)


def print_pages(
    file: File,
    out: Annotated[
        Path, typer.Option("--out", "-o", help="The folder for the pages.", file_okay=False)
    ] = Path(),
    round_: RoundNumber = None,
) -> None:
    """Write pages to print: pairings, score slips, table cards, standings.

    For a round robin or a duplicate also a guide card for everybody, with the pages of the first round. For a
    duplicate also instructions and the deals, which can be written before the round is paired, and afterwards
    what every table did with each board.
    """
    tournament = TournamentFile(file).tournament
    number = max(1, len(tournament.rounds)) if round_ is None else round_
    pages = TournamentPages(tournament, words_in_use(), signs, _legend()).of_round(number)
    out.mkdir(parents=True, exist_ok=True)
    for name, text in pages.items():
        (out / name).write_text(text, encoding="utf-8")
        common.out().print(say("tournament.written", file=str(out / name)), soft_wrap=True)


# -- what was typed -----------------------------------------------------------------------------------------


def _legend() -> str:
    """Explain how cards are written: suits, and the letters of special cards."""
    specials = (f"{card} {card_word(words_in_use(), card)}" for card in SPECIAL_CARDS)
    return "   ".join([suit_key(letters=False), *specials])


def _length(given: dict[str, int | None]) -> MatchLength | None:
    chosen = [(kind, amount) for kind, amount in given.items() if amount is not None]
    if len(chosen) > 1:
        raise typer.BadParameter("a match has one length: points, hands or minutes")
    return None if not chosen else MatchLength(chosen[0][0], chosen[0][1])  # type: ignore[arg-type]


def _name_and_members(text: str) -> tuple[str, list[str]]:
    name, colon, members = text.partition(":")
    return name, members.split(",") if colon else []


def _registration(text: str) -> Callable[[Tournament], TournamentEvent]:
    name, members = _name_and_members(text)
    return lambda now: commands.register(now, name, members)


def _number(tournament: Tournament, who: str) -> int:
    """Return the number of an entrant that was named by number, name or the name of a member."""
    if who.isdecimal():
        return int(who)
    wanted = who.strip().casefold()
    for one in tournament.entrants.values():
        if wanted in (one.name.casefold(), *(member.casefold() for member in one.members)):
            return one.number
    raise TournamentError("no-such-entrant", f"there is no entrant {who!r}", params={"n": who})


def _round(tournament: Tournament, given: int | None, table: int) -> int:
    """Return the round that is meant: the one given, where the table is playing, or the last that has it."""
    if given is not None:
        return given
    if tournament.options.format != "arena":
        return max(1, len(tournament.rounds))
    playing = [round_.number for round_, each in tournament.open_tables if each.table == table]
    having = [each.number for each in tournament.rounds if any(one.table == table for one in each.tables)]
    return (playing or having or [1])[-1]


def _result(scores: Sequence[str] | None, forfeit: str | None) -> MatchResult:
    sides = {None: (), "first": (0,), "second": (1,), "both": (0, 1)}[forfeit]
    return MatchResult(tuple(map(_score, scores or ())), sides)


def _score(text: str) -> tuple[int, ...] | None:
    if text == "-":
        return None
    if SCORE.fullmatch(text.strip()) is None:
        raise TournamentError("bad-score", f"write a result as 1000:640, not {text!r}", params={"text": text})
    return tuple(int(part.replace("−", "-")) for part in text.split(":"))


# -- changes ------------------------------------------------------------------------------------------------


def _for_each(
    file: Path, who: Sequence[str], command: Callable[[Tournament, int], TournamentEvent], as_json: bool
) -> None:
    steps = [(lambda now, one=one: command(now, _number(now, one))) for one in who]
    _change(file, steps, as_json)


def _change(file: Path, steps: Sequence[Callable[[Tournament], TournamentEvent]], as_json: bool) -> None:
    """Carry out commands in order, then append their events: all, or none if one is refused."""
    found = TournamentFile(file)
    tournament, events = found.tournament, []
    for step in steps:
        events.append(step(tournament))
        tournament = tournament.after(events[-1])
    found.append(events)
    if as_json:
        _print_json({"events": [event.to_json() for event in events]})
        return
    for event in events:
        common.out().print(event_text(event, tournament), soft_wrap=True)


def _print_json(data: Any) -> None:
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))
