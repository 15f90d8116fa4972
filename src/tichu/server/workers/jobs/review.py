"""Reviews of finished rounds."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from typing import Any, ClassVar, Final, NamedTuple

import msgspec

from tichu.records import Header
from tichu.server.workers.protocol import Job
from tichu.table.round_log import RoundSource

COMPRESSION: Final = 5


class ReviewRequest(NamedTuple):
    """A round, and the names of the players."""

    source: RoundSource
    players: tuple[str, ...]


class ReviewJob(Job[ReviewRequest, bytes]):
    """Review one round. The first review of a process loads the compiled code, or compiles it.

    The answer is what the HTTP API sends, JSON compressed with gzip: a review has hundreds of objects, and
    the server would keep its players waiting if it read and wrote them.
    """

    name: ClassVar[str] = "reviews"

    def perform(self, request: ReviewRequest, parts: Iterator[Any]) -> bytes:
        """Return the review."""
        from tichu.review.report import review_data  # imported late: the server does not need numba
        from tichu.review.reviewing import Review

        source, players = request
        review = Review.of_round(Header(source.game, players), source.recorded(), source.totals)
        review.run(workers=1)
        return review_body(review_data(review))

    def encode_answer(self, answer: bytes) -> bytes:
        """Send the bytes as they are."""
        return answer

    def decode_answer(self, body: bytes) -> bytes:
        """Take the bytes as they are."""
        return body


def review_body(data: dict[str, Any]) -> bytes:
    """Return the body of the answer to a visitor, from the review of one round as data."""
    round_ = data["rounds"][0]
    decisions = [
        {key: decision[key] for key in decision if key != "options"} for decision in round_["decisions"]
    ]
    shown = {**round_, "decisions": decisions, "summary": data["summary"]}
    return gzip.compress(msgspec.json.encode({"review": shown}), COMPRESSION, mtime=0)
