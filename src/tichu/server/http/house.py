"""What every door needs: the house itself, and who is knocking."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Annotated, cast

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from tichu.server.config import ServerConfig
from tichu.server.errors import Refused
from tichu.server.hub import Hub
from tichu.server.identity import COOKIE, COOKIE_AGE, Identities, Identity, bearer
from tichu.server.limits import NEW_GUESTS, REQUESTS, Limiter
from tichu.server.metrics import Metrics
from tichu.server.review_cache import ReviewCache
from tichu.server.statistics_cache import StatisticsCache
from tichu.server.store import Store


@dataclass(slots=True)
class House:
    """Everything a running server has."""

    config: ServerConfig
    store: Store
    hub: Hub
    identities: Identities
    limiter: Limiter
    metrics: Metrics
    statistics: StatisticsCache
    reviews: ReviewCache
    sockets: Counter[str] = field(default_factory=Counter)
    """How many sockets each person has open here."""

    def address(self, connection: HTTPConnection) -> str:
        """Where a visitor comes from."""
        if self.config.trust_proxy:
            forwarded = connection.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
            if forwarded:
                return forwarded
        return connection.client.host if connection.client else "?"

    def same_origin(self, connection: HTTPConnection) -> bool:
        """Whether a page of ours asks, or a program that is no page at all."""
        origin = connection.headers.get("origin")
        if origin is None:
            return True
        host = connection.headers.get("host")
        return origin.rstrip("/") in self.config.allowed_origins or origin.partition("://")[2] == (
            host or None
        )

    def set_cookie(self, response: Response, secret: str) -> None:
        """Let the browser keep a secret that no script can read."""
        response.set_cookie(
            COOKIE,
            secret,
            max_age=COOKIE_AGE,
            httponly=True,
            samesite="lax",
            secure=self.config.secure_cookies,
            path="/",
        )


def house_of(connection: HTTPConnection) -> House:
    """The house a request came to."""
    return cast(House, connection.app.state.house)


TheHouse = Annotated[House, Depends(house_of)]


async def known(request: Request, house: TheHouse) -> Identity:
    """A visitor who has been here before."""
    house.limiter.check(REQUESTS, house.address(request))
    return await identify(house, request)


async def identify(house: House, connection: HTTPConnection) -> Identity:
    """Who it is; a stranger is refused."""
    identity = await house.identities.of(connection)
    if identity is None:
        raise Refused("who-are-you", "say who you are first: GET /api/me, or send a token", 401)
    return identity


async def anybody(request: Request, response: Response, house: TheHouse) -> Identity:
    """A visitor, who becomes a guest if he was never here."""
    address = house.address(request)
    house.limiter.check(REQUESTS, address)
    identity = await house.identities.of(request)
    if identity is None:
        if bearer(request) is not None:
            raise Refused("bad-token", "nobody has that token", 401)
        house.limiter.check(NEW_GUESTS, address)
        identity, secret = await house.identities.guest()
        house.set_cookie(response, secret)
    return identity


Known = Annotated[Identity, Depends(known)]
Anybody = Annotated[Identity, Depends(anybody)]
