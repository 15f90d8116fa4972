"""Makers of question sets, by name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tichu.review.puzzle_making import PuzzleMaker
from tichu.review.trainer.call_questions import CallQuestions
from tichu.review.trainer.ending_questions import EndingQuestions
from tichu.review.trainer.exchange_questions import ExchangeQuestions
from tichu.review.trainer.question_sets import Question
from tichu.review.trainer.wish_questions import WishQuestions


def new_questions(name: str, seed: int, count: int, known: Sequence[Question]) -> Iterator[Question]:
    """Yield new questions until there are ``count`` together with the known ones."""
    match name:
        case "grand" | "tichu":
            return CallQuestions("grand" if name == "grand" else "tichu", seed).make(count, known)
        case "exchange":
            return ExchangeQuestions(seed).make(count, known)
        case "wish":
            return WishQuestions(seed).make(count, known)
        case "endings":
            return EndingQuestions(seed).make(count, known)
        case "puzzles":
            return PuzzleMaker(seed).make(count, known)
        case _:
            raise LookupError(f"there is no maker of {name!r}")
