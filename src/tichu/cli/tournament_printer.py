"""Prints a tournament: tables of a round, standings, and what a command has done."""

from __future__ import annotations

import time
from typing import Any

from rich.console import Console
from rich.text import Text

from tichu.cli import common
from tichu.tournament import events as e
from tichu.tournament.sheets.describe import (
    criterion_title,
    criterion_value,
    options_text,
    outcome_text,
    progress_text,
    round_title,
    score_text,
    side_names,
    side_titles,
)
from tichu.tournament.standings import standings
from tichu.tournament.state import Tournament, TournamentRound
from tichu.tui.phrases import QUIET
from tichu.words import say, words_in_use


def print_overview(console: Console, tournament: Tournament, round_: TournamentRound | None) -> None:
    """Print a round, or the entrants before the first one, and what comes next."""
    console.print(Text(tournament.options.name, "bold"))
    console.print(Text(options_text(tournament.options, words_in_use()), QUIET))
    if round_ is None and tournament.rounds:
        print_open_tables(console, tournament)
    elif round_ is None:
        _print_entrants(console, tournament)
    else:
        print_round(console, tournament, round_)
        missing = ", ".join(map(str, round_.missing))
        console.print(say("tournament.missing", tables=missing) if missing else say("tournament.complete"))
    if tournament.status == "finished":
        console.print(say("tournament.finished"))
    if tournament.notes:
        console.print(Text(say("tournament.notes"), QUIET))
        for note in tournament.notes:
            console.print(f"  {note}")


def print_round(console: Console, tournament: Tournament, round_: TournamentRound) -> None:
    """Print the tables of a round with their results, and the byes."""
    words = words_in_use()
    title = round_title(tournament, round_.number, words)
    table = common.new_table()
    for column in (title, *side_titles(tournament.options, words), say("tournament.result")):
        table.add_column(column)
    for each in round_.tables:
        where = say("tournament.table", n=each.table)
        if each.boards:
            boards = say("tournament.boardRange", first=each.boards[0], last=each.boards[-1])
            where = f"{where} · {boards}"
        result = outcome_text(round_.outcomes.get(each.table), words)
        table.add_row(where, *side_names(tournament, each), result)
    console.print(table)
    if round_.byes:
        names = ", ".join(tournament.entrant(one).name for one in round_.byes)
        console.print(say("tournament.byes", names=names))


def print_open_tables(console: Console, tournament: Tournament) -> None:
    """Print the tables of an arena that are playing, who waits, and when the time is over."""
    table = common.new_table()
    for column in (say("tournament.openTables"), *side_titles(tournament.options, words_in_use())):
        table.add_column(column)
    for _, each in tournament.open_tables:
        table.add_row(say("tournament.table", n=each.table), *side_names(tournament, each))
    console.print(table)
    waiting = ", ".join(tournament.entrant(one).name for one in tournament.free())
    if waiting and not tournament.closed:
        console.print(say("tournament.waiting", names=waiting))
    if tournament.ends is not None and not tournament.closed:
        console.print(_ends_text(tournament.ends))


def _ends_text(ends: float) -> str:
    return say("tournament.endsAt", time=time.strftime("%H:%M", time.localtime(ends)))


def print_standings(console: Console, tournament: Tournament) -> None:
    """Print the standings."""
    ranking = tournament.options.ranking
    after = progress_text(tournament, words_in_use())
    console.print(Text(f"{tournament.options.name} · {after}", "bold"))
    table = common.new_table()
    table.add_column(say("tournament.rank"), justify="right")
    table.add_column(say("tournament.name"))
    for criterion in ranking:
        table.add_column(criterion_title(criterion, words_in_use()), justify="right")
    for line in standings(tournament):
        values = (criterion_value(one, line.values[one], words_in_use()) for one in ranking)
        table.add_row(str(line.rank), tournament.entrant(line.entrant).name, *values)
    console.print(table)


def event_text(event: e.TournamentEvent, tournament: Tournament) -> str:
    """Describe an event; the tournament is that before or after it."""
    match event:
        case e.EntrantRegistered(number, name):
            return say("tournament.registered", n=number, name=name)
        case e.EntrantChanged(number, name):
            return say("tournament.changed", n=number, name=name)
        case e.EntrantAbsent(number):
            return say("tournament.isAbsent", name=tournament.entrant(number).name)
        case e.EntrantCheckedIn(number):
            return say("tournament.isBack", name=tournament.entrant(number).name)
        case e.EntrantWithdrawn(number):
            return say("tournament.hasWithdrawn", name=tournament.entrant(number).name)
        case e.ResultEntered(round_, table, result) | e.ResultCorrected(round_, table, result):
            first, *others = side_names(tournament, tournament.round(round_).table(table))
            score, second = score_text(result, words_in_use()), " ".join(others)
            return say("tournament.entered", n=table, first=first, score=score, second=second).rstrip()
        case e.RoundPaired(number):
            return say("tournament.round", n=number)
        case e.ClockSet(ends):
            return _ends_text(ends)
        case e.TournamentClosed():
            return say("tournament.finished")
        case e.DirectorNote(text):
            return text
    return event.kind


def tournament_json(tournament: Tournament) -> dict[str, Any]:
    """Return the whole state for programs."""
    return {
        "options": e.TournamentCreated(1, tournament.options).to_json()["options"],
        "status": tournament.status,
        "rounds_planned": tournament.planned_rounds,
        "ends": tournament.ends,
        "entrants": [
            {
                "number": one.number,
                "name": one.name,
                "members": list(one.members),
                "attendance": one.attendance,
            }
            for one in tournament.entrants.values()
        ],
        "rounds": [_round_json(round_) for round_ in tournament.rounds],
        "standings": standings_json(tournament),
        "notes": tournament.notes,
    }


def standings_json(tournament: Tournament) -> list[dict[str, Any]]:
    """Return the standings for programs."""
    return [
        {
            "rank": line.rank,
            "entrant": line.entrant,
            "name": tournament.entrant(line.entrant).name,
            **{criterion: line.values[criterion] for criterion in tournament.options.ranking},
        }
        for line in standings(tournament)
    ]


def _round_json(round_: TournamentRound) -> dict[str, Any]:
    tables = []
    for each in round_.tables:
        outcome = round_.outcomes.get(each.table)
        shown = None
        if outcome is not None:
            games = [None if game is None else list(game) for game in outcome.result.games]
            forfeited = list(outcome.result.forfeited)
            shown = {"games": games, "forfeited": forfeited, "confirmed": outcome.confirmed}
        sides = [list(side) for side in each.sides]
        tables.append({"table": each.table, "sides": sides, "boards": list(each.boards), "result": shown})
    return {"round": round_.number, "tables": tables, "byes": list(round_.byes)}


def _print_entrants(console: Console, tournament: Tournament) -> None:
    table = common.new_table()
    table.show_header = False
    for one in tournament.entrants.values():
        away = "" if one.plays else say(f"tournament.{one.attendance}")
        table.add_row(str(one.number), one.name, ", ".join(one.members), Text(away, QUIET))
    console.print(table)
    console.print(say("tournament.registration", n=len(tournament.entrants)))
