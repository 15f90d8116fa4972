"""Guests, accounts and tokens."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import Field, StringConstraints

from tichu.server.errors import Refused, not_found
from tichu.server.http.answers import (
    MatchAnswer,
    MeAnswer,
    NewTokenAnswer,
    PlayerAnswer,
    RatingAnswer,
    TableAnswer,
    TokenAnswer,
)
from tichu.server.http.context import AnyVisitor, Context, KnownVisitor, ServerContext
from tichu.server.http.statistics import StatisticsAnswer
from tichu.server.identity import COOKIE, MAX_PASSWORD, MIN_PASSWORD
from tichu.server.limits import SIGN_INS
from tichu.server.store import Player
from tichu.server.wire import Model, Name

STATISTICS_SECONDS = 3.0
"""Seconds a request waits for statistics; then it is answered with what is counted so far."""

people = APIRouter(prefix="/api", tags=["people"])

Login = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=2, max_length=32, pattern=r"^[\w.@-]+$")
]
Password = Annotated[str, StringConstraints(min_length=MIN_PASSWORD, max_length=MAX_PASSWORD)]


class NewName(Model):
    """A new name for the visitor."""

    name: Name


class Credentials(Model):
    """A login and its password."""

    login: Login
    password: Password


class NewToken(Model):
    """A token to create; the label says what it is for."""

    label: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60)]


async def _me(context: ServerContext, player: Player) -> MeAnswer:
    ratings = await context.store.ratings_of(player.id)
    return MeAnswer(
        id=player.id,
        name=player.name,
        login=player.login,
        ratings=[RatingAnswer.of(each) for each in ratings],
    )


@people.get("/me")
async def who_am_i(identity: AnyVisitor, context: Context) -> MeAnswer:
    """Return the visitor; on the first visit they become a guest."""
    return await _me(context, identity.player)


@people.patch("/me")
async def change_name(body: NewName, identity: AnyVisitor, context: Context) -> MeAnswer:
    """Change the visitor's name."""
    name = _printable(body.name)
    await context.store.rename(identity.player.id, name)
    await context.hub.rename(identity.person._replace(name=name))
    player = await context.store.player(identity.player.id)
    return await _me(context, player or identity.player)


def _printable(name: str) -> str:
    if not name.isprintable() or any(ord(letter) in range(0xD800, 0xE000) for letter in name):
        raise Refused("bad-name", "a name may have printable characters only", 422)
    return name


@people.post("/account", status_code=201)
async def make_account(
    body: Credentials, identity: AnyVisitor, request: Request, context: Context
) -> MeAnswer:
    """Create an account: the visitor keeps their history and rating and can sign in on other devices."""
    context.limiter.check(SIGN_INS, context.address(request))
    await context.identities.register(identity.player, body.login, body.password)
    player = await context.store.player(identity.player.id)
    return await _me(context, player or identity.player)


@people.post("/login")
async def sign_in(body: Credentials, request: Request, response: Response, context: Context) -> MeAnswer:
    """Sign in on this device."""
    context.limiter.check(SIGN_INS, context.address(request))
    context.limiter.check(SIGN_INS, "login", body.login.casefold())
    identity, secret = await context.identities.sign_in(body.login, body.password)
    context.set_cookie(response, secret)
    return await _me(context, identity.player)


@people.post("/logout", status_code=204)
async def sign_out(identity: KnownVisitor, response: Response, context: Context) -> None:
    """Sign out on this device."""
    await context.identities.sign_out(identity)
    response.delete_cookie(COOKIE, path="/")


@people.get("/tokens")
async def list_tokens(identity: KnownVisitor, context: Context) -> list[TokenAnswer]:
    """List the visitor's tokens, without their secrets, which are not stored."""
    keys = await context.store.keys(identity.player.id, "token")
    return [
        TokenAnswer(id=key.id, label=key.label, created_at=key.created_at, last_used_at=key.last_used_at)
        for key in keys
    ]


@people.post("/tokens", status_code=201)
async def make_token(body: NewToken, identity: AnyVisitor, context: Context) -> NewTokenAnswer:
    """Create a token with which a program plays for the visitor; it is shown only once."""
    key, secret = await context.identities.token(identity.player, body.label)
    return NewTokenAnswer(
        id=key.id, label=key.label, created_at=key.created_at, last_used_at=None, token=secret
    )


@people.delete("/tokens/{token}", status_code=204)
async def drop_token(token: str, identity: KnownVisitor, context: Context) -> None:
    """Revoke a token."""
    if not await context.store.drop_key(identity.player.id, token):
        raise not_found("token")


@people.get("/me/tables")
async def my_tables(identity: AnyVisitor, context: Context) -> list[TableAnswer]:
    """List the tables at which the visitor has a place or is the host."""
    rows = await context.store.tables_of(identity.player.id, ("open", "running", "finished"))
    return [TableAnswer.of(row) for row in rows]


@people.get("/me/matches")
async def my_matches(
    identity: AnyVisitor,
    context: Context,
    limit: Annotated[int, Field(ge=1, le=100)] = 50,
    before: Annotated[float | None, Field(allow_inf_nan=False)] = None,
) -> list[MatchAnswer]:
    """List the visitor's matches, the latest first."""
    rows = await context.store.matches_of(identity.player.id, limit=limit, before=before)
    return [MatchAnswer.of(row) for row in rows]


@people.get("/me/statistics")
async def my_statistics(identity: AnyVisitor, context: Context) -> StatisticsAnswer:
    """Return statistics of the visitor's finished matches, by kind of game."""
    return StatisticsAnswer.of(await context.statistics.get(identity.player.id, STATISTICS_SECONDS))


@people.get("/players/{player}")
async def one_player(player: str, visitor: AnyVisitor, context: Context) -> PlayerAnswer:
    """Return a player's name and ratings."""
    found = await context.store.player(player)
    if found is None:
        raise not_found("player")
    ratings = await context.store.ratings_of(found.id)
    return PlayerAnswer(id=found.id, name=found.name, ratings=[RatingAnswer.of(each) for each in ratings])
