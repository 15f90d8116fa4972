"""Reviews of finished rounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple, TypeAlias

from tichu.records import Header
from tichu.server.rounds.log import RoundSource
from tichu.server.workers.protocol import Job

ReviewData: TypeAlias = dict[str, Any]
"""The review of a round, as the HTTP API shows it."""


class ReviewRequest(NamedTuple):
    """A round, and the names of the players."""

    source: RoundSource
    players: tuple[str, ...]


class ReviewJob(Job[ReviewRequest, ReviewData]):
    """Review one round. The first review of a process loads the compiled code, or compiles it."""

    name: ClassVar[str] = "reviews"

    def perform(self, request: ReviewRequest, parts: Iterator[Any]) -> ReviewData:
        """Return the review."""
        from tichu.review.report import review_data  # imported late: the server does not need numba
        from tichu.review.reviewing import Review

        source, players = request
        review = Review.of_round(Header(source.game, players), source.recorded(), source.totals)
        review.run(workers=1)
        data = review_data(review)
        return {**data["rounds"][0], "summary": data["summary"]}
