"""Right and wrong answers. The web client decides the same way (``web/src/train/grading.ts``)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from tichu.review.trainer.question_sets import Question

CallAnswer: TypeAlias = Literal["call", "keep", "close"]

CLEAR_ERRORS: Final = 2.5
"""Standard errors from which the better answer is clear."""


def answer_of(question: Question) -> CallAnswer:
    """Return the right answer to a question about a call, or ``close`` if the difference is not clear."""
    mean, error = question["gain"]
    if abs(mean) <= CLEAR_ERRORS * error:
        return "close"
    return "call" if mean > 0 else "keep"


def is_call_right(question: Question, called: bool) -> bool:
    """Whether the answer is right; both are if it is close."""
    return answer_of(question) in ("close", "call" if called else "keep")
