"""Results of puzzles: how many people find the solution at the first try."""

from __future__ import annotations

import time
from typing import Annotated, Final

from fastapi import APIRouter, Request
from pydantic import BaseModel, StringConstraints

from tichu.server.errors import not_found
from tichu.server.http.context import Context, KnownPerson
from tichu.server.limits import LISTS, PUZZLE_TRIES
from tichu.server.preview.files import puzzle_ids
from tichu.server.wire import Model

MAX_ID: Final = 20

puzzles = APIRouter(prefix="/api/puzzles", tags=["puzzles"])


class PuzzleTry(Model):
    """The first try of the visitor at a puzzle."""

    puzzle: Annotated[str, StringConstraints(min_length=1, max_length=MAX_ID)]
    right: bool


class PuzzleTally(BaseModel):
    """How many people tried a puzzle, and how many were right at their first try."""

    right: int
    tries: int


class PuzzleResults(BaseModel):
    """First tries of everybody, by puzzle."""

    results: dict[str, PuzzleTally]


@puzzles.get("/results")
async def puzzle_results(request: Request, context: Context) -> PuzzleResults:
    """Return how many people found the solution of each puzzle at their first try."""
    await context.limiter.check_shared(LISTS, context.address(request))
    found = await context.puzzle_results.get()
    return PuzzleResults(
        results={puzzle: PuzzleTally(right=right, tries=tries) for puzzle, (right, tries) in found.items()}
    )


@puzzles.post("/tries", status_code=204)
async def add_try(body: PuzzleTry, identity: KnownPerson, context: Context) -> None:
    """Count the visitor's first try at a puzzle; later ones change nothing."""
    await context.limiter.check_shared(PUZZLE_TRIES, identity.player.id)
    if body.puzzle not in puzzle_ids():
        raise not_found("puzzle")
    await context.store.add_try(body.puzzle, identity.player.id, body.right, time.time())
