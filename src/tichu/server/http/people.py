"""Visitors and other players: names, tokens, tables, matches and statistics."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import Field, StringConstraints

from tichu.server.avatars import Avatar
from tichu.server.errors import Refused, not_found
from tichu.server.http.answers import (
    Fate,
    MatchAnswer,
    MeAnswer,
    NewTokenAnswer,
    RatingAnswer,
    TableAnswer,
    TokenAnswer,
)
from tichu.server.http.context import AnyPerson, AnyVisitor, Context, KnownPerson, ServerContext
from tichu.server.http.statistics import StatisticsAnswer
from tichu.server.limits import LISTS
from tichu.server.names import BAD_NAME, Visible
from tichu.server.store import DELETED_NAME, MatchRow, Player, TableRow, TableStatus, TokenScope
from tichu.server.wire import Model, Name
from tichu.table.commands import Person

STATISTICS_SECONDS = 3.0
"""Seconds a request waits for statistics; then it is answered with what is counted so far."""

MAX_TABLES = 200
"""Maximum tables of a visitor in one answer."""

people = APIRouter(prefix="/api", tags=["people"])


class NewName(Model):
    """A new name for the visitor."""

    name: Name


class NewAvatar(Model):
    """The name of a picture for the visitor; null for none."""

    avatar: Avatar | None


class NewToken(Model):
    """A token to create; the label says what it is for.

    With the scope ``play`` a program may do what the visitor can do at tables; with ``read`` it may only send
    GET requests.
    """

    label: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60), Visible]
    scope: TokenScope = "play"


async def me_answer(context: ServerContext, player: Player) -> MeAnswer:
    """Return what visitors see of themselves."""
    ratings = await context.store.ratings_of(player.id)
    return MeAnswer(
        id=player.id,
        name=player.name,
        avatar=player.avatar,
        login=player.login,
        recoverable=player.recoverable,
        ratings=[RatingAnswer.of(each) for each in ratings],
    )


@people.get("/me")
async def who_am_i(identity: AnyVisitor, context: Context) -> MeAnswer:
    """Return the visitor; on the first visit they become a guest."""
    return await me_answer(context, identity.player)


@people.patch("/me")
async def change_name(body: NewName, identity: AnyPerson, context: Context) -> MeAnswer:
    """Change the visitor's name."""
    await rename_player(context, identity.player, body.name)
    player = await context.store.player(identity.player.id)
    return await me_answer(context, player or identity.player)


async def rename_player(context: ServerContext, player: Player, name: str) -> None:
    """Change the name of a player, also at their tables."""
    if name.casefold() == DELETED_NAME:
        raise Refused(BAD_NAME, "that name is for players who were deleted", 422)
    await context.store.rename(player.id, name)
    person = Person(player.id, name, player.avatar, player.login is not None)
    await context.hub.rename(person)
    await context.tournaments.rename(person)


@people.put("/me/avatar")
async def change_avatar(body: NewAvatar, identity: AnyPerson, context: Context) -> MeAnswer:
    """Choose a picture, or none: then the initial of the name is shown."""
    player = identity.player
    await context.store.set_avatar(player.id, body.avatar)
    await context.hub.rename(Person(player.id, player.name, body.avatar, player.login is not None))
    return await me_answer(context, await context.store.player(player.id) or player)


@people.get("/tokens")
async def list_tokens(identity: KnownPerson, context: Context) -> list[TokenAnswer]:
    """List the visitor's tokens, without their secrets, which are not stored."""
    return [TokenAnswer.of(key) for key in await context.store.keys(identity.player.id, "token")]


@people.post("/tokens", status_code=201)
async def make_token(body: NewToken, identity: AnyPerson, context: Context) -> NewTokenAnswer:
    """Create a token with which a program plays or reads for the visitor; it is shown only once."""
    key, secret = await context.identities.token(identity.player, body.label, body.scope)
    return NewTokenAnswer(**TokenAnswer.of(key).model_dump(), token=secret)


@people.delete("/tokens/{token}", status_code=204)
async def drop_token(token: str, identity: KnownPerson, context: Context) -> None:
    """End a token and close its sockets."""
    if not await context.identities.end_token(identity.player, token):
        raise not_found("token")


@people.get("/me/tables")
async def my_tables(identity: AnyVisitor, request: Request, context: Context) -> list[TableAnswer]:
    """List the tables at which the visitor has a place or is the host, the last 200 that have changed."""
    await context.limiter.check_shared(LISTS, context.address(request))
    status: tuple[TableStatus, ...] = ("open", "running", "finished")
    rows = await context.store.tables_of(identity.player.id, status, limit=MAX_TABLES)
    return [TableAnswer.of(row) for row in rows]


@people.get("/me/matches")
async def my_matches(
    identity: AnyVisitor,
    request: Request,
    context: Context,
    limit: Annotated[int, Field(ge=1, le=100)] = 50,
    before: Annotated[float | None, Field(allow_inf_nan=False)] = None,
) -> list[MatchAnswer]:
    """List the visitor's matches, the latest first."""
    await context.limiter.check_shared(LISTS, context.address(request))
    rows = await context.store.matches_of(identity.player.id, limit=limit, before=before)
    unfinished = await context.store.tables_with_ids({row.table for row in rows if row.result is None})
    player = identity.player.id
    return [MatchAnswer.of(row, _fate(row, unfinished.get(row.table), player)) for row in rows]


def _fate(match: MatchRow, table: TableRow | None, player: str) -> Fate | None:
    """Return what became of a match for a player; None if it is finished."""
    if match.result is not None:
        return None
    if table is None or table.status != "running" or table.summary["match"] != match.number:
        return "over"
    own = [place for place in table.summary["places"] if place["player"] == player]
    if not own:
        return "taken"
    return "left" if all(place["left"] for place in own) else "playing"


@people.get("/me/statistics")
async def my_statistics(identity: AnyVisitor, request: Request, context: Context) -> StatisticsAnswer:
    """Return statistics of the visitor's finished matches, by kind of game."""
    await context.limiter.check_shared(LISTS, context.address(request))
    return StatisticsAnswer.of(await context.statistics.get(identity.player.id, STATISTICS_SECONDS))
