"""Quick match: wait for people who want the same game."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field, StringConstraints

from tichu.core.variants import VARIANTS
from tichu.server.errors import Refused
from tichu.server.http.context import AnyVisitor, Context, ServerContext
from tichu.server.limits import LISTS, QUICK_MATCH
from tichu.server.quick_match.wishes import GameWish, Pace, Strength, WantedGame
from tichu.server.wire import Model

MAX_WAIT: Final = 8.0
"""Seconds after which a request is answered though nothing has changed."""
MAX_PER_ADDRESS: Final = 40
"""Maximum people of one address who wait, in each process."""

quick_match = APIRouter(prefix="/api", tags=["quick match"])

VisitId = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]


class QuickWish(Model):
    """What the visitor waits for, and in which window."""

    variant: Annotated[str, StringConstraints(max_length=40)] = "nanjing"
    pace: Annotated[Pace, Field(description="fast: 20 seconds a decision, half a match")] = "normal"
    rated: Annotated[bool, Field(description="for people with an account")] = False
    strength: Annotated[Strength, Field(description="near: people of about the same rating first")] = "any"
    bots_after: Annotated[
        Literal[60, 180] | None,
        Field(description="seconds after which bots may take the open places; null for never"),
    ] = 60
    visit: Annotated[VisitId, Field(description="a new random text for each window that waits")]
    first: Annotated[bool, Field(description="whether this window has just begun to wait")] = False
    known: Annotated[int | None, Field(description="the number of people waiting as last told")] = None

    def wish(self) -> GameWish:
        """Return the wish as the waiting list knows it."""
        return GameWish(WantedGame(self.variant, self.pace, self.rated), self.strength, self.bots_after)


class GameAnswer(BaseModel):
    """A game that people wait for, and how many."""

    variant: str
    pace: Pace
    rated: bool
    waiting: int


class QuickAnswer(BaseModel):
    """News for somebody who waits.

    They are ``seated`` at a ``table``, or go on ``waiting``; they are ``replaced`` if they wait in another
    window, too. ``bots_in`` are the seconds until bots may take the open places.
    """

    state: Literal["waiting", "seated", "replaced"]
    table: str | None = None
    waited: float = 0.0
    bots_in: float | None = None
    players: int = 0
    waiting: int = 0
    games: list[GameAnswer] = []


@quick_match.get("/quick-match")
async def wanted_games(visitor: AnyVisitor, request: Request, context: Context) -> list[GameAnswer]:
    """List the games that people wait for."""
    await context.limiter.check_shared(LISTS, context.address(request))
    return [GameAnswer(**each) for each in await context.quick_match.games()]


@quick_match.post("/quick-match")
async def wait_for_people(
    body: QuickWish, identity: AnyVisitor, request: Request, context: Context
) -> QuickAnswer:
    """Wait for people who want the same game; the answer comes when there are news, after 8 seconds at most.

    Ask again as long as the state is ``waiting``: whoever does not ask no longer waits.
    """
    await context.limiter.check_shared(QUICK_MATCH, identity.player.id)
    if body.variant not in VARIANTS:
        raise Refused("malformed", f"there is no game {body.variant!r}", 422)
    if body.rated and identity.player.login is None:
        raise Refused("account-needed", "rated tables are for people with an account", 403)
    address = context.address(request)
    if context.config.limits and context.waiting[address] >= MAX_PER_ADDRESS:
        raise Refused("slow-down", "too many people of your address wait already", 429)
    context.waiting[address] += 1
    try:
        return await _wait(body, identity.person, request, context)
    finally:
        context.waiting[address] -= 1
        if not context.waiting[address]:
            del context.waiting[address]


async def _wait(body: QuickWish, person: Any, request: Request, context: ServerContext) -> QuickAnswer:
    """Wait as long as the client does."""
    news = asyncio.ensure_future(
        context.quick_match.wait(person, body.wish(), body.visit, body.first, body.known, MAX_WAIT)
    )
    gone = asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait({news, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not news.done():
            raise Refused("refused", "the client is gone", 400)
        return QuickAnswer(**news.result())
    finally:
        for each in (news, gone):
            each.cancel()
        await asyncio.gather(news, gone, return_exceptions=True)


async def _gone(request: Request) -> None:
    """Return when the client has closed the connection."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


@quick_match.delete("/quick-match/{visit}", status_code=204)
async def stop_waiting(visit: str, identity: AnyVisitor, context: Context) -> None:
    """Stop waiting."""
    await context.quick_match.leave(identity.player.id, visit)
