"""Reviews of finished rounds: the cost of every decision, and the expected result over time."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from tichu.core.variants import VARIANTS
from tichu.review.losses import AREAS, AreaTally, new_tallies, tallies_json, worst_area
from tichu.server.errors import Refused, not_found
from tichu.server.http.context import AnyVisitor, Context, ServerContext, with_cookies
from tichu.server.http.records import (
    Number,
    compressed_answer,
    is_known,
    not_modified,
    visible_match,
    worker_refusals,
)
from tichu.server.identity import Identity
from tichu.server.limits import LISTS, Rate
from tichu.server.review_cache import ReviewFailed, losses_in
from tichu.server.rounds.replays import player_names
from tichu.server.store import MatchRow
from tichu.server.store.reviews import Losses
from tichu.server.workers.jobs.review import ReviewRequest
from tichu.server.workers.protocol import PersonalLimit, PoolFull

REVIEW_SECONDS = 2.0
"""Seconds a request waits for a review that is not ready."""
REVIEW_REQUESTS = Rate(30, 1)
MAX_ADDED = 60
"""Maximum rounds of a match that are added up, the latest."""
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


class AreaShown(BaseModel):
    """The decisions of one kind, and the points that they have lost."""

    decisions: int
    lost: float


class SummaryShown(BaseModel):
    """Totals over a player's decisions in the round."""

    player: int
    decisions: int
    accuracy: float | None
    lost: dict[str, float]
    luck: float
    areas: Annotated[
        dict[str, AreaShown],
        Field(description="by kind of decision: calls, exchange, play, wish, dragon, bombs"),
    ]


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


class LossesAnswer(BaseModel):
    """What a player's decisions have lost in reviewed rounds, and in which kind of decision most."""

    rounds: int
    most: str | None
    areas: dict[str, AreaShown]

    @classmethod
    def of(cls, rounds: Sequence[Losses]) -> LossesAnswer:
        """Return the sums over rounds."""
        sums = new_tallies()
        for each in rounds:
            for area in AREAS:
                found = each.get(area, {})
                sums[area].add(AreaTally(found.get("decisions", 0), found.get("lost", 0.0)))
        return cls(rounds=len(rounds), most=worst_area(sums), areas=tallies_json(sums))


class MatchReviewAnswer(BaseModel):
    """How many rounds of a match have a review, and what each player has lost in them, by place."""

    rounds: int
    reviewed: int
    players: list[str]
    losses: list[LossesAnswer]


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
    match = await _reviewable(context, table, number, identity)
    found = await _review(context, match, round_number, identity.player.id)
    if found is None:
        return with_cookies(response, Response(NOT_READY, media_type="application/json"))
    tag = f'W/"{hashlib.sha256(found).hexdigest()[:32]}"'
    if is_known(request, tag):
        return not_modified(response, tag)
    return compressed_answer(request, response, found, tag)


@reviews.get("/tables/{table}/matches/{number}/review")
async def review_match(
    table: str, number: Number, identity: AnyVisitor, request: Request, context: Context
) -> MatchReviewAnswer:
    """Add up the reviews of a match. While rounds are missing, one of them is reviewed: then ask again."""
    await context.limiter.check_shared(REVIEW_REQUESTS, context.address(request))
    match = await _reviewable(context, table, number, identity)
    person = identity.player.id
    with worker_refusals():
        rounds = await context.rounds.count(match, person)
    known = await context.store.reviewed_rounds(table, number)
    missing = next((each for each in range(1, rounds + 1) if each not in known), None)
    if missing is not None and await _review(context, match, missing, person) is not None:
        await context.reviews.close()
        known = await context.store.reviewed_rounds(table, number)
    bodies = [await context.store.review(table, number, each) for each in sorted(known)[-MAX_ADDED:]]
    lost = [losses_in(body) for body in bodies if body is not None]
    names = player_names(match)
    return MatchReviewAnswer(
        rounds=rounds,
        reviewed=len(known),
        players=list(names),
        losses=[LossesAnswer.of([each.get(at, {}) for each in lost]) for at in range(len(names))],
    )


@reviews.get("/players/{player}/reviews")
async def public_losses(player: str, visitor: AnyVisitor, request: Request, context: Context) -> LossesAnswer:
    """Return what a player has lost in the reviewed rounds of rated matches."""
    await context.limiter.check_shared(LISTS, context.address(request))
    return LossesAnswer.of(await context.store.losses_of(player, rated=True))


@reviews.get("/me/reviews")
async def my_losses(identity: AnyVisitor, request: Request, context: Context) -> LossesAnswer:
    """Return what the visitor has lost in the reviewed rounds of all matches."""
    await context.limiter.check_shared(LISTS, context.address(request))
    return LossesAnswer.of(await context.store.losses_of(identity.player.id))


async def _reviewable(context: ServerContext, table: str, number: int, identity: Identity) -> MatchRow:
    match = await visible_match(context, table, number, identity)
    if not VARIANTS[match.variant].has_points:
        raise not_found("review of games of ranks")
    return match


async def _review(context: ServerContext, match: MatchRow, round_number: int, person: str) -> bytes | None:
    """Return the review of a round; None if it is not ready."""

    async def wanted() -> ReviewRequest:
        with worker_refusals():
            row = await context.rounds.find(match, round_number, person)
        return ReviewRequest(await context.rounds.source(match, row), player_names(match))

    try:
        key = (match.table, match.number, round_number)
        return await context.reviews.get(key, wanted, person, REVIEW_SECONDS)
    except PersonalLimit:
        raise Refused("slow-down", "your other reviews are not ready: wait for one of them", 429) from None
    except PoolFull:
        raise Refused("slow-down", "many reviews are waiting: try again in a minute", 429) from None
    except ReviewFailed:
        raise Refused("review-failed", "that round cannot be reviewed now", 503) from None
