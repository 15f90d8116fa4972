"""The analysis board: positions, lines from them, and analyses that are refined while somebody watches."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from contextlib import aclosing, contextmanager
from typing import Annotated, Any, Final, Literal

import msgspec
from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, Field

from tichu.core.actions import Action
from tichu.core.errors import TichuError
from tichu.core.view import View
from tichu.review.analysable import check_analysable, read_study, seat_view
from tichu.review.lines import BotsPlay
from tichu.server.analyses import MAX_WORLDS, AnalysisOrder
from tichu.server.errors import Refused
from tichu.server.frames import ComboShown
from tichu.server.http.answers import Problem, StepAnswer
from tichu.server.http.context import AnyVisitor, Context, with_cookies
from tichu.server.http.records import Number, visible_match, worker_refusals
from tichu.server.limits import ANALYSES, POSITIONS
from tichu.server.rounds.replays import player_names
from tichu.server.wire import Model
from tichu.server.workers.jobs.analysis import LineRequest, MomentRequest
from tichu.server.workers.protocol import PersonalLimit, PoolFull, WorkerError

MAX_ACTIONS: Final = 400
"""Maximum actions that bots play in one line; no round has as many."""
NDJSON: Final = "application/x-ndjson"

Turn = Annotated[int, Field(ge=0, le=5000)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
Seed = Annotated[int, Field(ge=0, lt=2**31)]
PositionBody = Annotated[
    dict[str, Any],
    Field(description="a position as in records, or a view: hands that are null are not known"),
]

analyses = APIRouter(prefix="/api", tags=["analysis"])


class AnalysisBody(Model):
    """A position to analyse, and the seat that decides; by default the one whose turn it is."""

    position: PositionBody
    seat: SeatNumber | None = None
    open: Annotated[bool, Field(description="the seat knows all cards")] = False
    seed: Seed = 1
    worlds: Annotated[int, Field(ge=1, le=MAX_WORLDS)] = MAX_WORLDS


class LineBody(Model):
    """An action of a seat in a position, and how many actions bots play after it.

    Without both, the position is only checked. If hands are not known, they are dealt before anything is
    played; ``seed`` chooses the deal.
    """

    position: PositionBody
    seat: SeatNumber | None = None
    action: dict[str, Any] | None = None
    bots: Annotated[int, Field(ge=0, le=MAX_ACTIONS)] = 0
    until: Annotated[SeatNumber | None, Field(description="bots stop when it is this seat's turn again")] = (
        None
    )
    seed: Seed = 1


class LineAnswer(BaseModel):
    """A position, and the actions of a line with what each changed."""

    position: dict[str, Any]
    combos: list[ComboShown]
    steps: list[StepAnswer]
    rules: dict[str, bool | int | str | None]
    dealt: Annotated[bool, Field(description="unknown cards were dealt to play on")] = False


class TakenShown(BaseModel):
    """What was done in a match."""

    seat: int
    action: dict[str, Any]


class MomentAnswer(LineAnswer):
    """A moment of a finished round, and the action that was taken there."""

    players: list[str]
    seating: list[int]
    taken: TakenShown | None


class ChoiceShown(BaseModel):
    """A choice and the points per round that it can be expected to bring, with standard errors."""

    action: dict[str, Any]
    mean: float
    error: float
    behind: float
    behind_error: float
    worlds: int
    dropped: bool


class HolderShown(BaseModel):
    """The chance of each seat to hold a hidden card."""

    card: str
    chances: list[float]


class AnalysisShown(BaseModel):
    """The choices of a seat, the best first, and who probably holds what."""

    seat: int
    worlds: int
    exact: bool
    done: bool
    choices: list[ChoiceShown]
    holders: list[HolderShown]
    bombs: list[float]


class AnalysisUpdate(BaseModel):
    """A line of the answer to an analysis: a place in the queue, a result, or why there is none."""

    state: Literal["waiting", "thinking", "done", "failed"]
    place: Annotated[int | None, Field(description="how many are before it in the queue")] = None
    result: AnalysisShown | None = None
    problem: Problem | None = None


@analyses.get("/tables/{table}/matches/{number}/rounds/{round_number}/positions/{turn}")
async def moment(
    table: str,
    number: Number,
    round_number: Number,
    turn: Turn,
    identity: AnyVisitor,
    request: Request,
    context: Context,
) -> MomentAnswer:
    """Return the position of a finished round after a number of actions, with all hands."""
    await context.limiter.check_shared(POSITIONS, context.address(request))
    match = await visible_match(context, table, number, identity)
    person = identity.player.id
    with worker_refusals():
        row = await context.rounds.find(match, round_number, person)
        source = await context.rounds.source(match, row)
        owner = context.workers.owner_of(person)
        found = await context.workers.analysis(MomentRequest(source, turn), owner)
    return MomentAnswer(players=list(player_names(match)), **found)


@analyses.post("/analysis/line")
async def line(body: LineBody, identity: AnyVisitor, request: Request, context: Context) -> LineAnswer:
    """Check a position, play an action in it, and let bots play on; return what happens."""
    await context.limiter.check_shared(POSITIONS, context.address(request))
    with _refusals():
        study = read_study(body.position)
        if isinstance(study, View):
            check_analysable(study)
        action = None if body.action is None else Action.from_json(body.action)
    bots = BotsPlay(body.bots, body.until, body.seed)
    owner = context.workers.owner_of(identity.player.id)
    try:
        found = await context.workers.analysis(LineRequest(study, body.seat, action, bots), owner)
    except PersonalLimit:
        raise Refused("slow-down", "your other requests are not answered yet", 429) from None
    except WorkerError:
        raise Refused("analysis-failed", "that position cannot be played on now", 503) from None
    if "problem" in found:
        problem = found["problem"]
        raise Refused(problem["code"], problem["message"], 422, params=problem.get("params", {}))
    return LineAnswer(**found)


@analyses.post(
    "/analysis",
    response_class=Response,
    responses={
        200: {
            "content": {NDJSON: {"schema": {"type": "string"}}},
            "description": "a line of JSON for each update, until the analysis is done",
        }
    },
)
async def analyse(
    body: AnalysisBody, identity: AnyVisitor, request: Request, response: Response, context: Context
) -> Response:
    """Rank the choices of a seat by expected points, refined line by line. Close the connection to cancel."""
    await context.limiter.check_shared(ANALYSES, context.address(request))
    with _refusals():
        view = seat_view(read_study(body.position), body.seat, open_cards=body.open)
        check_analysable(view)
    updates = context.analyses.run(AnalysisOrder(view, body.seed, body.worlds), identity.player.id)
    try:
        first = await anext(updates)
    except PersonalLimit:
        raise Refused("slow-down", "your other analyses are not ready: wait for one of them", 429) from None
    except PoolFull:
        raise Refused("slow-down", "many analyses are waiting: try again in a minute", 429) from None
    headers = {"X-Accel-Buffering": "no"}  # a proxy must not wait for the end
    return with_cookies(
        response, StreamingResponse(_lines(first, updates), media_type=NDJSON, headers=headers)
    )


async def _lines(first: dict[str, Any], updates: AsyncGenerator[dict[str, Any]]) -> AsyncIterator[bytes]:
    async with aclosing(updates):
        yield _line(first)
        async for update in updates:
            yield _line(update)


def _line(update: dict[str, Any]) -> bytes:
    return msgspec.json.encode(update) + b"\n"


@contextmanager
def _refusals() -> Iterator[None]:
    """Turn errors of the library into refusals: the position or the action is not valid."""
    try:
        yield
    except Refused:
        raise
    except TichuError as why:
        raise Refused(why.code, why.sentence, 422, params=why.params) from None
