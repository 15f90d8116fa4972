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
from tichu.server.http.house import Anybody, House, Known, TheHouse
from tichu.server.http.statistics import StatisticsAnswer
from tichu.server.identity import COOKIE, LONGEST_PASSWORD, SHORTEST_PASSWORD
from tichu.server.limits import SIGN_INS
from tichu.server.store import Player
from tichu.server.wire import Model, Name

PATIENCE = 3.0
"""Seconds after which statistics are answered with what is counted by then."""

people = APIRouter(prefix="/api", tags=["people"])

Login = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=2, max_length=32, pattern=r"^[\w.@-]+$")
]
Password = Annotated[str, StringConstraints(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]


class NewName(Model):
    """Another name for the visitor."""

    name: Name


class Credentials(Model):
    """A login and its password."""

    login: Login
    password: Password


class NewToken(Model):
    """What a token is for."""

    label: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60)]


async def _me(house: House, player: Player) -> MeAnswer:
    ratings = await house.store.ratings_of(player.id)
    return MeAnswer(
        id=player.id,
        name=player.name,
        login=player.login,
        ratings=[RatingAnswer.of(each) for each in ratings],
    )


@people.get("/me")
async def who_am_i(identity: Anybody, house: TheHouse) -> MeAnswer:
    """Who the visitor is; a first visit makes him a guest."""
    return await _me(house, identity.player)


@people.patch("/me")
async def change_name(body: NewName, identity: Anybody, house: TheHouse) -> MeAnswer:
    """Take another name."""
    name = _printable(body.name)
    await house.store.rename(identity.player.id, name)
    await house.hub.rename(identity.person._replace(name=name))
    player = await house.store.player(identity.player.id)
    return await _me(house, player or identity.player)


def _printable(name: str) -> str:
    if not name.isprintable() or any(ord(letter) in range(0xD800, 0xE000) for letter in name):
        raise Refused("bad-name", "a name is made of letters one can see", 422)
    return name


@people.post("/account", status_code=201)
async def make_account(body: Credentials, identity: Anybody, request: Request, house: TheHouse) -> MeAnswer:
    """Keep this identity, its history and rating, for other devices too."""
    house.limiter.check(SIGN_INS, house.address(request))
    await house.identities.register(identity.player, body.login, body.password)
    player = await house.store.player(identity.player.id)
    return await _me(house, player or identity.player)


@people.post("/login")
async def sign_in(body: Credentials, request: Request, response: Response, house: TheHouse) -> MeAnswer:
    """Become the player with this account on this device."""
    house.limiter.check(SIGN_INS, house.address(request))
    house.limiter.check(SIGN_INS, "login", body.login.casefold())
    identity, secret = await house.identities.sign_in(body.login, body.password)
    house.set_cookie(response, secret)
    return await _me(house, identity.player)


@people.post("/logout", status_code=204)
async def sign_out(identity: Known, response: Response, house: TheHouse) -> None:
    """Forget the identity on this device."""
    await house.identities.sign_out(identity)
    response.delete_cookie(COOKIE, path="/")


@people.get("/tokens")
async def list_tokens(identity: Known, house: TheHouse) -> list[TokenAnswer]:
    """The tokens of the visitor's programs; their secrets are not kept."""
    keys = await house.store.keys(identity.player.id, "token")
    return [
        TokenAnswer(id=key.id, label=key.label, created_at=key.created_at, last_used_at=key.last_used_at)
        for key in keys
    ]


@people.post("/tokens", status_code=201)
async def make_token(body: NewToken, identity: Anybody, house: TheHouse) -> NewTokenAnswer:
    """A token with which a program plays for the visitor; it is shown only now."""
    key, secret = await house.identities.token(identity.player, body.label)
    return NewTokenAnswer(
        id=key.id, label=key.label, created_at=key.created_at, last_used_at=None, token=secret
    )


@people.delete("/tokens/{token}", status_code=204)
async def drop_token(token: str, identity: Known, house: TheHouse) -> None:
    """Make a token worthless."""
    if not await house.store.drop_key(identity.player.id, token):
        raise not_found("token")


@people.get("/me/tables")
async def my_tables(identity: Anybody, house: TheHouse) -> list[TableAnswer]:
    """The tables at which the visitor has a place, or is the host."""
    rows = await house.store.tables_of(identity.player.id, ("open", "running", "finished"))
    return [TableAnswer.of(row) for row in rows]


@people.get("/me/matches")
async def my_matches(
    identity: Anybody,
    house: TheHouse,
    limit: Annotated[int, Field(ge=1, le=100)] = 50,
    before: Annotated[float | None, Field(allow_inf_nan=False)] = None,
) -> list[MatchAnswer]:
    """The visitor's matches, the latest first."""
    rows = await house.store.matches_of(identity.player.id, limit=limit, before=before)
    return [MatchAnswer.of(row) for row in rows]


@people.get("/me/statistics")
async def my_statistics(identity: Anybody, house: TheHouse) -> StatisticsAnswer:
    """What the visitor's finished matches show, by kind of game."""
    return StatisticsAnswer.of(await house.statistics.get(identity.player.id, PATIENCE))


@people.get("/players/{player}")
async def one_player(player: str, visitor: Anybody, house: TheHouse) -> PlayerAnswer:
    """Somebody's name and ratings."""
    found = await house.store.player(player)
    if found is None:
        raise not_found("player")
    ratings = await house.store.ratings_of(found.id)
    return PlayerAnswer(id=found.id, name=found.name, ratings=[RatingAnswer.of(each) for each in ratings])
