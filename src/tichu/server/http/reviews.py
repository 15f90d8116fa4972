"""What a finished round looks like to the searching player: every decision, and the expected result."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field
from starlette.concurrency import run_in_threadpool

from tichu.records import Record
from tichu.server.errors import Refused, not_found
from tichu.server.history import record_of
from tichu.server.http.house import Anybody, TheHouse
from tichu.server.http.tables import check_may_look
from tichu.server.limits import Rate
from tichu.server.review_cache import ReviewFailed
from tichu.server.workers.protocol import PoolFull

PATIENCE = 2.0
"""Seconds a request waits for a review that is being thought out."""
ASKING = Rate(30, 1)

reviews = APIRouter(prefix="/api", tags=["tables"])


class GraphPoint(BaseModel):
    """What the even seats could expect after so many actions, with open cards."""

    turn: int
    value: float
    error: float


class RemarkShown(BaseModel):
    """What was better and why: a code with its figures, and the sentence in English."""

    code: str
    params: dict[str, Any]
    text: str


class DecisionShown(BaseModel):
    """A decision and what it cost, in points a round; ``better`` is there if it cost something."""

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
    """A player's decisions in the round together."""

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
    worst: Annotated[list[int], Field(description="the worst decisions, by their place in the list")]
    decisions: list[DecisionShown]
    summary: list[SummaryShown]


class ReviewAnswer(BaseModel):
    """The review, or null while it is being thought out: then ask again."""

    review: ReviewShown | None


@reviews.get("/tables/{table}/matches/{number}/rounds/{round_number}/review")
async def review_round(
    table: str,
    number: Annotated[int, Field(ge=1, le=1_000_000)],
    round_number: Annotated[int, Field(ge=1, le=1_000_000)],
    identity: Anybody,
    request: Request,
    house: TheHouse,
) -> ReviewAnswer:
    """What every decision of a finished round cost, and what was better."""
    house.limiter.check(ASKING, house.address(request))
    await check_may_look(house, table, identity)
    match = await house.store.match(table, number)
    if match is None:
        raise not_found("match")

    async def record() -> Record:
        events = await house.store.events(table)
        found = await run_in_threadpool(lambda: record_of(events, match))
        if round_number > len(found.rounds):
            raise not_found("round")
        if not found.header.game.variant.has_points:
            raise not_found("review of games of ranks")
        return found

    try:
        found = await house.reviews.get((table, number, round_number), record, PATIENCE)
    except PoolFull:
        raise Refused("slow-down", "many rounds are being looked at: try again in a minute", 429) from None
    except ReviewFailed:
        raise Refused("review-failed", "that round cannot be looked at now", 503) from None
    return ReviewAnswer(review=None if found is None else ReviewShown.model_validate(found))
