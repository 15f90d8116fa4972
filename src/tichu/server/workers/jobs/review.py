"""Reviews of finished rounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple, TypeAlias

from tichu.records import Record, read_record, write_record
from tichu.server.workers.protocol import Job

ReviewData: TypeAlias = dict[str, Any]
"""The review of a round, as the HTTP API shows it."""


class ReviewRequest(NamedTuple):
    """A record as text, and the number of the round to review."""

    record: str
    round: int

    @classmethod
    def of(cls, record: Record, number: int) -> ReviewRequest:
        """Return the request for a round of a record."""
        return cls(write_record(record), number)


class ReviewJob(Job[ReviewRequest, ReviewData]):
    """Review one round. The first review of a process loads the compiled code, or compiles it."""

    name: ClassVar[str] = "reviews"

    def perform(self, request: ReviewRequest, parts: Iterator[Any]) -> ReviewData:
        """Return the review."""
        from tichu.review.report import review_data  # imported late: the server does not need numba
        from tichu.review.reviewing import Review

        review = Review(read_record(request.record).sound(), "quick", rounds=[request.round])
        review.run(workers=1)
        data = review_data(review)
        return {**data["rounds"][0], "summary": data["summary"]}
