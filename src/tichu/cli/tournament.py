"""``tichu tournament``: an evening with real cards, run from a file."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Any, Literal

import typer

from tichu.cli import common
from tichu.cli.tournament_file import TournamentFile
from tichu.cli.tournament_printer import (
    event_text,
    print_overview,
    print_round,
    print_standings,
    standings_json,
    tournament_json,
)
from tichu.tournament import commands
from tichu.tournament.errors import TournamentError
from tichu.tournament.events import TournamentEvent
from tichu.tournament.options import EntrantKind, Format, MatchLength, usual_options
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
        help="Points of both sides, such as 1000:640: one game, the games of a series, or each board "
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

SCORE = re.compile(r"([-−]?\d{1,6})\s*:\s*([-−]?\d{1,6})")


def new(
    file: File,
    name: Annotated[str, typer.Option(help="The title.")] = "Tichu",
    format_: Annotated[Format, typer.Option("--format", "-f", help="How entrants are paired.")] = "swiss",
    entrants: Annotated[EntrantKind | None, typer.Option(help="Who takes part.", show_default=False)] = None,
    rounds: Annotated[int | None, typer.Option(help="Number of rounds.", show_default=False)] = None,
    points: Annotated[
        int | None, typer.Option(help="A match ends at this score.", show_default=False)
    ] = None,
    hands: Annotated[int | None, typer.Option(help="Number of hands in a match.", show_default=False)] = None,
    minutes: Annotated[
        int | None, typer.Option(help="Minutes in a match; the hand in play is finished.", show_default=False)
    ] = None,
    ranking: Annotated[
        str | None,
        typer.Option(
            help="Criteria of the standings, with commas, the most important first.", show_default=False
        ),
    ] = None,
    order: Annotated[
        Literal["lots", "registration"], typer.Option(help="The first round: by lot, or the best first.")
    ] = "lots",
    best_of: Annotated[int, typer.Option(help="Games in a knock-out match.")] = 1,
    best_of_late: Annotated[
        int | None, typer.Option(help="The same from the semi-final on.", show_default=False)
    ] = None,
    boards: Annotated[int, typer.Option(help="Deals in each round of a duplicate.")] = 4,
    scoring: Annotated[
        Literal["matchpoints", "mean"], typer.Option(help="How boards of a duplicate are compared.")
    ] = "matchpoints",
    game: Annotated[Literal["nanjing", "tientsin"], typer.Option(help="The game.")] = "nanjing",
    seed: common.Seed = None,
    as_json: AsJson = False,
) -> None:
    """Create a tournament in a new file.

    The formats are swiss, individual (partners drawn anew in every round), round-robin, knockout and
    duplicate.
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
    """Pair the next round, once all results are in."""
    found = TournamentFile(file)
    event = commands.pair(found.tournament)
    found.append([event])
    tournament = found.tournament.after(event)
    if as_json:
        _print_json({"events": [event.to_json()]})
    else:
        print_round(common.out(), tournament, tournament.rounds[-1])


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
    _change(file, [lambda now: commands.enter_result(now, _round(now, round_), table, entered)], as_json)


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
        file, [lambda now: commands.correct_result(now, _round(now, round_), table, entered, reason)], as_json
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
    shown = tournament.current if round_ is None else tournament.round(round_)
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

    For a duplicate also the deals of the round, which can be written before it is paired, and afterwards what
    every table did with each board.
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


def _round(tournament: Tournament, given: int | None) -> int:
    return max(1, len(tournament.rounds)) if given is None else given


def _result(scores: Sequence[str] | None, forfeit: str | None) -> MatchResult:
    sides = {None: (), "first": (0,), "second": (1,), "both": (0, 1)}[forfeit]
    return MatchResult(tuple(map(_score, scores or ())), sides)


def _score(text: str) -> tuple[int, int] | None:
    if text == "-":
        return None
    found = SCORE.fullmatch(text.strip())
    if found is None:
        raise TournamentError("bad-score", f"write a result as 1000:640, not {text!r}", params={"text": text})
    first, second = (int(part.replace("−", "-")) for part in found.groups())
    return first, second


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
