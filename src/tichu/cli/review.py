"""``tichu review``: analyse every decision of a recorded game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tichu.cli import common
from tichu.records import Record
from tichu.records.bsw_import import SOURCE
from tichu.review.player_names import player_names
from tichu.words import say, words_in_use

if TYPE_CHECKING:
    from tichu.review.reviewing import Review


class LevelName(StrEnum):
    """How thoroughly decisions are analysed."""

    quick = "quick"
    normal = "normal"
    deep = "deep"


Files = Annotated[
    list[str], typer.Argument(metavar="FILE...", help="Recorded games; [bold]-[/] is standard input.")
]
RoundNumber = Annotated[
    int | None, typer.Option("--round", "-r", min=1, help="Only this round.", show_default=False)
]
Player = Annotated[
    str | None,
    typer.Option("--player", "-p", metavar="NAME", help="Only this player's decisions.", show_default=False),
]
Level = Annotated[LevelName, typer.Option(help="How thoroughly to analyse.")]
AllDecisions = Annotated[bool, typer.Option("--all", help="List good decisions too.")]
Html = Annotated[
    Path | None,
    typer.Option(dir_okay=False, help="Write a report with graphs to this file.", show_default=False),
]


SummaryOnly = Annotated[
    bool,
    typer.Option("--summary", help="Only what each player has lost in all games, by kind of decision."),
]


def review(
    files: Files,
    number: RoundNumber = None,
    player: Player = None,
    level: Level = LevelName.quick,
    all_decisions: AllDecisions = False,
    summary: SummaryOnly = False,
    as_json: common.AsJson = False,
    html: Html = None,
    plain: common.Plain = False,
) -> None:
    """Show what every decision of a game cost, and what was better; Brettspielwelt logs (.tch) too.

    Analyses every decision with shark, from what the player could know, by playing each choice out in sampled
    deals. A loss counts only if it is statistically significant. Ctrl-C stops and shows the results so far.
    """  # fmt: skip
    if html is not None:
        common.check_writable(html)
    reviews, problems = _wanted(files, level.value, number, player)
    reviews, stopped = _run(reviews)
    if summary:
        _print_summary(reviews, as_json, plain)
    elif as_json:
        _print_json(reviews)
    else:
        _print_words(reviews, all_decisions, plain)
    if html is not None:
        _write_pages(html, reviews)
    common.finish(problems, stopped)


def _wanted(
    files: Sequence[str], level: str, number: int | None, player: str | None
) -> tuple[list[Review], list[str]]:
    """Return the reviews of all games in the files, and what is wrong with the files."""
    reviews: list[Review] = []
    told: list[str] = []
    for file in files:
        records, problems = _records(common.input_bytes(file), file)
        found = _reviews(records, level, number, player)
        if not found and not problems:
            problems.append(say("command.noSuchRound" if number else "command.noRound"))
        if player is not None and records and not any(_players_called(player, record) for record in records):
            problems.append(say("command.noPlayer", name=player))
        reviews += found
        told += [common.problem(file, problem) for problem in problems]
    return reviews, told


def _records(data: bytes, name: str) -> tuple[list[Record], list[str]]:
    """Read the games of a file up to the first damage, and describe the damage."""
    from tichu.records.sources import read_games
    from tichu.review.decisions import check_reviewable

    records, problems = [], []
    for found in read_games(data, name):
        if found.problem is not None:
            problems.append(found.problem)
        if found.record is not None and found.record.rounds:
            check_reviewable(found.record)
            records.append(found.record)
    return records, problems


def _reviews(records: Sequence[Record], level: str, number: int | None, player: str | None) -> list[Review]:
    """Return the reviews to make. Rounds are numbered across the games of a file.

    Rounds of a log form one game as long as the same people play.
    """
    from tichu.review.reviewing import Review

    found: list[Review] = []
    before = 0
    for record in records:
        earlier = before
        before += len(record.rounds)
        rounds = None if number is None else [number - earlier]
        players = None if player is None else _players_called(player, record)
        if players == []:
            continue
        one = Review(record, level, rounds=rounds, players=players, before=earlier)
        if one.rounds and found and _same_log(found[-1].record, record):
            found[-1].rounds += one.rounds
        elif one.rounds:
            found.append(one)
    return found


def _players_called(name: str, record: Record) -> list[int]:
    """Return the players with this name in the record or in the output."""
    players = record.header.players
    shown = player_names(players, words_in_use())
    return [at for at, names in enumerate(zip(players, shown, strict=True)) if name in names]


def _same_log(one: Record, other: Record) -> bool:
    """Whether these are rounds of the same people in a log, which does not mark where a match begins."""
    first, second = one.header, other.header
    return first.source == second.source == SOURCE and first.players == second.players


def _run(reviews: list[Review]) -> tuple[list[Review], bool]:
    """Analyse. Returns the reviews, only those begun if it was stopped, and whether it was stopped."""
    with common.progress_bar(say("command.analysing"), sum(one.jobs for one in reviews)) as bar:
        for at, one in enumerate(reviews):
            one.run(bar.advance)
            if one.interrupted:
                one.rounds = [round_ for round_ in one.rounds if round_.judgements]
                return [begun for begun in reviews[: at + 1] if begun.rounds], True
    return reviews, False


def _print_json(reviews: Sequence[Review]) -> None:
    from tichu.review.report import review_data

    typer.echo(json.dumps([review_data(found) for found in reviews], indent=1, ensure_ascii=False))


def _print_summary(reviews: Sequence[Review], as_json: bool, plain: bool) -> None:
    from tichu.cli.review_printer import print_losses
    from tichu.review.losses import losses_of

    names = [player_names(one.record.header.players, words_in_use()) for one in reviews]
    losses = losses_of(reviews, names)
    if as_json:
        common.print_json({"games": len(reviews), "players": [line.to_json() for line in losses]})
    else:
        print_losses(common.out(plain), losses)


def _print_words(reviews: Sequence[Review], all_decisions: bool, plain: bool) -> None:
    from tichu.cli.review_printer import ReviewPrinter  # loads the kernel, so only when it is needed

    printer = ReviewPrinter(common.out(plain), plain, all_decisions)
    for found in reviews:
        printer.print(found)


def _write_pages(path: Path, reviews: Sequence[Review]) -> None:
    """Write a page for each game; several pages are numbered."""
    from tichu.cli.review_printer import action_texts
    from tichu.review.html_report import html_report
    from tichu.tui.card_faces import suit_key

    for at, one in enumerate(reviews, 1):
        target = path if len(reviews) == 1 else path.with_stem(f"{path.stem}-{at}")
        page = html_report(one, words_in_use(), action_texts, suit_key(letters=False))
        target.write_text(page, encoding="utf-8")
        common.err().print(say("report.written", file=str(target)))
