"""``tichu puzzles``: find positions in which one action is clearly best."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tichu.cli import common
from tichu.cli.errors import error_text
from tichu.records import Record, Step
from tichu.words import say

if TYPE_CHECKING:
    from tichu.review.judging import Judge
    from tichu.review.puzzles import Finder

Files = Annotated[
    list[str] | None,
    typer.Argument(
        help="Recorded games, Brettspielwelt logs, folders of them, or patterns.", metavar="FILE…"
    ),
]
Own = Annotated[int, typer.Option("--own", min=0, help="Also search this many rounds played by bots.")]
Seed = Annotated[int, typer.Option(help="Seed of the rounds played by bots.")]
Hard = Annotated[bool, typer.Option("--hard", help="Only puzzles whose obvious move is wrong.")]
Margins = Annotated[
    bool, typer.Option("--margins", help="Also search positions before the endgame, with shark: slow.")
]
Out = Annotated[
    Path | None, typer.Option(dir_okay=False, help="Write the puzzles to this file.", show_default=False)
]


def puzzles(
    files: Files = None,
    own: Own = 0,
    seed: Seed = 1,
    hard: Hard = False,
    margins: Margins = False,
    out: Out = None,
) -> None:
    """Find puzzles in games. Prints one JSON object per line with position, solution and explanation.

    Endgames with few cards are solved with open cards and perfect play on both sides. A puzzle is an endgame
    in which one action is at least ten points better than all others. At most one puzzle per round.
    """
    if out is not None:
        common.check_writable(out)
    from tichu.review.puzzles import Finder  # loads the kernel, so only when it is needed

    records, problems = _records(files or ())
    if not records and not own and not problems:
        problems.append(say("command.nameFile"))
    finder = Finder(hard=hard)
    found: list[dict[str, Any]] = []
    rounds = 0
    stopped = False
    with common.progress_bar(say("command.searching"), _rounds(records) + own) as bar:
        try:
            for puzzles_in_round in chain(_in_records(records, finder, margins), _in_own(seed, own, finder)):
                found += puzzles_in_round
                rounds += 1
                bar.advance()
        except KeyboardInterrupt:
            stopped = True
    _write(found, out)
    common.err().print(say("command.puzzlesFound", n=len(found), rounds=rounds))
    common.finish(problems, stopped=stopped)


def _records(names: Sequence[str]) -> tuple[list[Record], list[str]]:
    """Read the games that can be searched, and describe what cannot."""
    from tichu.records.sources import found_files, read_file, read_games
    from tichu.review.decisions import CannotReview, check_reviewable

    files, missing = found_files(names)
    problems = [common.missing_input(one) for one in missing]
    records = []
    for path in files:
        try:
            data = read_file(path)
        except OSError as error:
            problems.append(common.file_error(error))
            continue
        for found in read_games(data, path.name):
            if found.problem is not None:
                problems.append(common.problem(str(path), found.problem))
            if found.record is not None and found.record.rounds:
                try:
                    check_reviewable(found.record)
                except CannotReview as why:
                    problems.append(common.problem(str(path), error_text(why)))
                else:
                    records.append(found.record)
    return records, problems


def _rounds(records: Sequence[Record]) -> int:
    return sum(len(record.rounds) for record in records)


def _in_records(records: Sequence[Record], finder: Finder, margins: bool) -> Iterator[list[dict[str, Any]]]:
    """Yield the puzzles of each recorded round."""
    from tichu.review.decisions import rounds_of
    from tichu.review.judging import LEVELS, Judge
    from tichu.review.puzzles import puzzles_of

    judge = Judge(LEVELS["quick"]) if margins else None
    for record in records:
        for number, played in rounds_of(record).items():
            found = list(
                puzzles_of([step.before for step in played if step.seat == step.before.turn], finder)
            )
            if judge is not None:
                found += _clear_mistakes(played, record.rounds[number - 1].deal.setup.seating, judge)
            yield found


def _clear_mistakes(played: Sequence[Step], seating: Sequence[int], judge: Judge) -> Iterator[dict[str, Any]]:
    """Yield the puzzles in decisions of a round that were clearly wrong."""
    from tichu.review.decisions import decisions_of
    from tichu.review.puzzles import margin_puzzle

    for decision in decisions_of(played, seating):
        puzzle = margin_puzzle(judge.judge(decision, decision.turn), judge, decision.turn + 1)
        if puzzle is not None:
            yield puzzle


def _in_own(seed: int, rounds: int, finder: Finder) -> Iterator[list[dict[str, Any]]]:
    """Let bots play rounds and yield the puzzles of each."""
    from tichu.review.puzzles import puzzles_of
    from tichu.review.self_play import own_games

    for endings in own_games(seed, rounds):
        yield list(puzzles_of(endings, finder))


def _write(found: Sequence[dict[str, Any]], out: Path | None) -> None:
    lines = "".join(json.dumps(puzzle, ensure_ascii=False) + "\n" for puzzle in found)
    if out is None:
        typer.echo(lines, nl=False)
    else:
        out.write_text(lines, encoding="utf-8")
