"""Reviews of finished rounds: the cost of every decision, and the expected result over time."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from tichu.core.variants import VARIANTS
from tichu.server.errors import Refused, not_found
from tichu.server.http.context import AnyVisitor, Context, with_cookies
from tichu.server.http.records import (
    Number,
    compressed_answer,
    is_known,
    not_modified,
    visible_match,
    worker_refusals,
)
from tichu.server.limits import Rate
from tichu.server.review_cache import ReviewFailed
from tichu.server.rounds.replays import player_names
from tichu.server.workers.jobs.review import ReviewRequest
from tichu.server.workers.protocol import PersonalLimit, PoolFull

REVIEW_SECONDS = 2.0
"""Seconds a request waits for a review that is not ready."""
REVIEW_REQUESTS = Rate(30, 1)
NOT_READY = b'{"review":null}'

reviews = APIRouter(prefix="/api", tags=["tables"])


class GraphPoint(BaseModel):
    """The even seats' expected result after a number of actions, with all cards visible."""

    turn: int
    value: float
    error: float


class RemarkShown(BaseModel):
    """What was better and why: a code with its parameters, and the sentence in English."""

    code: str
    params: dict[str, Any]
    text: str


class DecisionShown(BaseModel):
    """A decision and its cost in points per round; ``better`` is set if it cost something."""

    turn: int
    seat: int
    player: int
    kind: str
    part: str
    action: dict[str, Any]
    better: dict[str, Any] | None
    cost: float
    error: float | None
    grade: str
    remark: RemarkShown | None


class SummaryShown(BaseModel):
    """Totals over a player's decisions in the round."""

    player: int
    decisions: int
    accuracy: float | None
    lost: dict[str, float]
    luck: float


class ReviewShown(BaseModel):
    """The review of a round."""

    round: int
    seating: list[int]
    result: float | None
    deal: float | None
    graph: list[GraphPoint]
    turning: list[int]
    worst: Annotated[list[int], Field(description="indexes of the worst decisions in the list")]
    decisions: list[DecisionShown]
    summary: list[SummaryShown]


class ReviewAnswer(BaseModel):
    """The review; null while it is being computed: then ask again."""

    review: ReviewShown | None


@reviews.get(
    "/tables/{table}/matches/{number}/rounds/{round_number}/review",
    response_class=Response,
    responses={200: {"model": ReviewAnswer}},
)
async def review_round(
    table: str,
    number: Number,
    round_number: Number,
    identity: AnyVisitor,
    request: Request,
    response: Response,
    context: Context,
) -> Response:
    """Return the cost of every decision of a finished round, and what was better."""
    await context.limiter.check_shared(REVIEW_REQUESTS, context.address(request))
    match = await visible_match(context, table, number, identity)
    if not VARIANTS[match.variant].has_points:
        raise not_found("review of games of ranks")

    async def wanted() -> ReviewRequest:
        with worker_refusals():
            row = await context.rounds.find(match, round_number, identity.player.id)
        return ReviewRequest(await context.rounds.source(match, row), player_names(match))

    try:
        key = (table, number, round_number)
        found = await context.reviews.get(key, wanted, identity.player.id, REVIEW_SECONDS)
    except PersonalLimit:
        raise Refused("slow-down", "your other reviews are not ready: wait for one of them", 429) from None
    except PoolFull:
        raise Refused("slow-down", "many reviews are waiting: try again in a minute", 429) from None
    except ReviewFailed:
        raise Refused("review-failed", "that round cannot be reviewed now", 503) from None
    if found is None:
        return with_cookies(response, Response(NOT_READY, media_type="application/json"))
    tag = f'W/"{hashlib.sha256(found).hexdigest()[:32]}"'
    if is_known(request, tag):
        return not_modified(response, tag)
    return compressed_answer(request, response, found, tag)
