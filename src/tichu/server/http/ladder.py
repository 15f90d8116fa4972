"""The ladder: leaderboards, and the public pages of players and bots."""

from __future__ import annotations

import time
from typing import Annotated, Final

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from tichu.core.variants import VARIANTS
from tichu.server.errors import not_found
from tichu.server.http.answers import MatchAnswer, PlayerAnswer, RatingAnswer
from tichu.server.http.context import AnyVisitor, Context, ServerContext
from tichu.server.http.people import STATISTICS_SECONDS
from tichu.server.http.statistics import StatisticsAnswer
from tichu.server.ladder_cache import Standings
from tichu.server.limits import LISTS
from tichu.server.ratings import PROVISIONAL_SIGMA, is_provisional, shown_rating
from tichu.server.store import Rating, RatingPoint
from tichu.table.places import BOT_ID

MAX_POINTS: Final = 500
"""Maximum points of a rating's history in one answer, the latest."""

ladder = APIRouter(prefix="/api", tags=["ladder"])


class LadderEntry(BaseModel):
    """Somebody on the ladder: a person, or a bot, which has no name of its own."""

    place: int
    player: str
    name: str | None
    avatar: str | None
    bot: str | None
    rating: int
    matches: int


class OwnLadderEntry(BaseModel):
    """The visitor's own rating; ``place`` is null while it is provisional."""

    place: int | None
    rating: int
    matches: int


class LadderAnswer(BaseModel):
    """The best players of a game, and where the visitor is."""

    variant: str
    size: Annotated[int, Field(description="how many are on the ladder")]
    entries: list[LadderEntry]
    you: OwnLadderEntry | None


class ProfileAnswer(PlayerAnswer):
    """A player as everybody can see them. Bots have the id under which they are rated."""

    bot: str | None
    account: Annotated[bool, Field(description="guests are not on the ladder")]
    joined_at: float | None
    places: Annotated[dict[str, int], Field(description="places on the ladder, by game")]


class RatingPointAnswer(BaseModel):
    """A rating after a match."""

    at: float
    rating: int
    table: str
    number: int

    @classmethod
    def of(cls, point: RatingPoint) -> RatingPointAnswer:
        """Return the response for a stored point."""
        shown = shown_rating(Rating("", "", point.mu, point.sigma, 0))
        return cls(at=point.at, rating=shown, table=point.table, number=point.number)


@ladder.get("/ladder/{variant}")
async def leaderboard(variant: str, visitor: AnyVisitor, request: Request, context: Context) -> LadderAnswer:
    """List the best players of a game, and the visitor's own place."""
    await context.limiter.check_shared(LISTS, context.address(request))
    if variant not in VARIANTS:
        raise not_found("game")
    standings = await context.ladder.get(variant)
    player = visitor.player
    own = (await context.store.ratings([player.id], variant)).get(player.id)
    you = None
    if own is not None and player.login is not None:
        place = await _place(context, own)
        you = OwnLadderEntry(place=place, rating=shown_rating(own), matches=own.matches)
    return LadderAnswer(variant=variant, size=standings.size, entries=_entries(standings), you=you)


def _entries(standings: Standings) -> list[LadderEntry]:
    return [
        LadderEntry(
            place=number,
            player=row.rating.player,
            name=row.name,
            avatar=row.avatar,
            bot=_bot(row.rating.player),
            rating=shown_rating(row.rating),
            matches=row.rating.matches,
        )
        for number, row in enumerate(standings.rows, start=1)
    ]


def _bot(player: str) -> str | None:
    return player.removeprefix(BOT_ID) if player.startswith(BOT_ID) else None


async def _place(context: ServerContext, rating: Rating) -> int | None:
    """Return the place of a rating on the ladder; None while it is provisional."""
    if is_provisional(rating):
        return None
    return await context.store.ladder_place(rating, PROVISIONAL_SIGMA, time.time())


@ladder.get("/players/{player}")
async def one_player(player: str, visitor: AnyVisitor, context: Context) -> ProfileAnswer:
    """Describe a player or a bot: name, ratings and places on the ladder."""
    found = None if _bot(player) else await context.store.player(player)
    ratings = await context.store.ratings_of(player)
    if found is None and not (_bot(player) and ratings):
        raise not_found("player")
    has_place = _bot(player) is not None or (found is not None and found.login is not None)
    places = {each.variant: await _place(context, each) for each in ratings if has_place}
    return ProfileAnswer(
        id=player,
        name=found.name if found else "",
        avatar=found.avatar if found else None,
        bot=_bot(player),
        account=found is not None and found.login is not None,
        joined_at=found.created_at if found else None,
        ratings=[RatingAnswer.of(each) for each in ratings],
        places={variant: place for variant, place in places.items() if place is not None},
    )


@ladder.get("/players/{player}/ratings/{variant}")
async def history(
    player: str, variant: str, visitor: AnyVisitor, request: Request, context: Context
) -> list[RatingPointAnswer]:
    """List a player's ratings in a game after each of the last 500 rated matches, the oldest first."""
    await context.limiter.check_shared(LISTS, context.address(request))
    points = await context.store.rating_history(player, variant, MAX_POINTS)
    return [RatingPointAnswer.of(each) for each in points]


@ladder.get("/players/{player}/matches")
async def rated_matches(
    player: str,
    visitor: AnyVisitor,
    request: Request,
    context: Context,
    limit: Annotated[int, Field(ge=1, le=100)] = 20,
    before: Annotated[float | None, Field(allow_inf_nan=False)] = None,
) -> list[MatchAnswer]:
    """List a player's rated matches, the latest first. Other matches are nobody else's business."""
    await context.limiter.check_shared(LISTS, context.address(request))
    rows = await context.store.matches_of(player, limit=limit, before=before, rated=True)
    return [MatchAnswer.of(row) for row in rows]


@ladder.get("/players/{player}/statistics")
async def public_statistics(
    player: str, visitor: AnyVisitor, request: Request, context: Context
) -> StatisticsAnswer:
    """Return statistics of a player's rated matches, by kind of game; bots have none."""
    await context.limiter.check_shared(LISTS, context.address(request))
    if await context.store.player(player) is None:
        raise not_found("player")
    return StatisticsAnswer.of(await context.rated_statistics.get(player, STATISTICS_SECONDS))
