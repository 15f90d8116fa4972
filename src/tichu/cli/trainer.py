"""``tichu trainer``: questions about calls, passing cards, wishes and endings in the terminal."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Annotated, Final

import typer

from tichu.cli import common
from tichu.cli.trainer_questions import Ended, TrainerPrompt
from tichu.words import say

MAKERS: Final = ("grand", "tichu", "exchange", "wish", "endings", "puzzles")

Count = Annotated[int, typer.Option("--count", "-n", min=1, help="Number of questions.")]
Seed = Annotated[
    int | None,
    typer.Option("--seed", "-s", help="The same seed, the same questions.", show_default=False),
]


def _ask(trainer: str, count: int, seed: int | None, plain: bool) -> None:
    """Ask questions until there are no more, or until the player ends it."""
    from tichu.review.trainer.question_sets import QuestionSet

    questions = QuestionSet(trainer).questions()
    random.Random(seed).shuffle(questions)
    prompt = TrainerPrompt(trainer, common.out(plain), plain)
    prompt.console.print(say("train.quit"), style="dim")
    right = asked = 0
    try:
        for question in questions[:count]:
            right += prompt.ask(question)
            asked += 1
    except (Ended, EOFError, KeyboardInterrupt):
        prompt.console.print()
    if asked:
        prompt.console.print(say("train.tally", right=right, n=asked), style="bold")


def grand(count: Count = 10, seed: Seed = None, plain: common.Plain = False) -> None:
    """Call Grand Tichu or not, with your first eight cards."""
    _ask("grand", count, seed, plain)


def tichu(count: Count = 10, seed: Seed = None, plain: common.Plain = False) -> None:
    """Call Tichu or not, with fourteen cards."""
    _ask("tichu", count, seed, plain)


def make(
    trainer: Annotated[str, typer.Argument(help=f"One of {', '.join(MAKERS)}.")],
    out: Annotated[
        Path,
        typer.Option(file_okay=False, exists=True, help="The folder for the files, fifty questions each."),
    ],
    count: Annotated[int, typer.Option("--count", "-n", min=1, help="Number of questions in all.")] = 300,
    seed: Annotated[int, typer.Option("--seed", "-s", help="The same seed makes the same questions.")] = 1,
) -> None:
    """Make a set of questions. An interrupted run continues where it stopped."""
    if trainer not in MAKERS:
        raise typer.BadParameter(f"there is no trainer {trainer!r}: choose one of {', '.join(MAKERS)}")
    from tichu.review.puzzle_making import write_index  # loads the kernel, so only when it is needed
    from tichu.review.trainer.making import new_questions
    from tichu.review.trainer.question_sets import QuestionSet

    files = QuestionSet(trainer, out)
    known = files.questions()
    stopped = False
    with common.progress_bar(trainer, count) as bar:
        bar.advance(len(known))
        try:
            for question in new_questions(trainer, seed, count, known):
                files.append(question)
                bar.advance()
        except KeyboardInterrupt:
            stopped = True
    if trainer == "puzzles":
        write_index(out, files.questions())
    common.err().print(f"{len(files.questions())} questions in {len(files.parts())} files")
    common.finish((), stopped=stopped)
