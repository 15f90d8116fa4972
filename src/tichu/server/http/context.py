"""What every HTTP route needs: the parts of the running server, and the identity of the visitor."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Annotated, cast

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from tichu.server.accounts import Accounts
from tichu.server.address_book import AddressBook
from tichu.server.analyses import Analyses
from tichu.server.clubs.seasons import SeasonTables
from tichu.server.config import ServerConfig, is_host
from tichu.server.devices import device_name
from tichu.server.errors import Refused
from tichu.server.held_addresses import HeldAddresses
from tichu.server.http.lobby import Lobby
from tichu.server.hub import Hub
from tichu.server.identity import COOKIE, SESSION_AGE, Identities, Identity, bearer
from tichu.server.ladder_cache import LadderCache
from tichu.server.limits import NEW_GUESTS, Limiter, forwarded_network, network_of
from tichu.server.metrics import Metrics
from tichu.server.preview.gallery import Gallery
from tichu.server.push.notifier import Notifier
from tichu.server.puzzle_results import PuzzleResultsCache
from tichu.server.quick_match.service import QuickMatch
from tichu.server.restrictions import check_not_banned
from tichu.server.review_cache import ReviewCache
from tichu.server.rounds.index import RoundIndex
from tichu.server.rounds.replays import Replays
from tichu.server.statistics_cache import StatisticsCache
from tichu.server.store import Store
from tichu.server.tournaments.registry import TournamentRegistry
from tichu.server.workers.workers import Workers
from tichu.server.write_check import WriteCheck


@dataclass(slots=True)
class ServerContext:
    """The parts of a running server."""

    config: ServerConfig
    store: Store
    hub: Hub
    identities: Identities
    accounts: Accounts
    limiter: Limiter
    addresses: AddressBook
    held_addresses: HeldAddresses
    metrics: Metrics
    statistics: StatisticsCache
    rated_statistics: StatisticsCache
    ladder: LadderCache
    puzzle_results: PuzzleResultsCache
    reviews: ReviewCache
    workers: Workers
    analyses: Analyses
    write_check: WriteCheck
    rounds: RoundIndex
    replays: Replays
    lobby: Lobby
    notifier: Notifier | None
    gallery: Gallery
    tournaments: TournamentRegistry
    quick_match: QuickMatch
    seasons: SeasonTables
    waiting: Counter[str] = field(default_factory=Counter)
    """People who wait for a game in this process, by address."""
    sockets: Counter[str] = field(default_factory=Counter)
    """Open sockets in this process, by person."""

    def address(self, connection: HTTPConnection) -> str:
        """Return the address of the visitor, or its network, as limits count it."""
        if self.config.trust_proxy:
            network = forwarded_network(connection.headers.getlist("x-forwarded-for"))
            if network is not None:
                return network
        return network_of(connection.client.host) if connection.client else "?"

    def same_origin(self, connection: HTTPConnection) -> bool:
        """Whether the request comes from an allowed page, or from a program that is not a page."""
        origin = connection.headers.get("origin")
        if origin is None:
            return True
        host = connection.headers.get("host")
        return origin.rstrip("/") in self.config.allowed_origins or origin.partition("://")[2] == (
            host or None
        )

    def base_url(self, request: HTTPConnection) -> str:
        """Return the address of this server as links have it: the configured one, or that of the request.

        "" if the request does not say where it was sent to.
        """
        if self.config.public_url is not None:
            return self.config.public_url.rstrip("/")
        host = request.headers.get("host", "")
        return f"{request.url.scheme}://{host}" if is_host(host) else ""

    def set_cookie(self, request: Request, response: Response, secret: str) -> None:
        """Set the cookie with the visitor's secret; scripts cannot read it, and over https it stays there."""
        response.set_cookie(
            COOKIE,
            secret,
            max_age=int(SESSION_AGE),
            httponly=True,
            samesite="lax",
            secure=self.config.secure_cookies or request.url.scheme == "https",
            path="/",
        )


def context_of(connection: HTTPConnection) -> ServerContext:
    """Return the context of the application that received the request."""
    return cast(ServerContext, connection.app.state.context)


Context = Annotated[ServerContext, Depends(context_of)]


async def known_visitor(request: Request, context: Context) -> Identity:
    """Return the identity of a known visitor; refuse others."""
    return _within_scope(await identify(context, request), request)


async def identify(context: ServerContext, connection: HTTPConnection) -> Identity:
    """Return the identity of a known visitor; refuse others."""
    identity = await _known(context, connection)
    if identity is None:
        raise Refused("who-are-you", "sign in first: GET /api/me, or send a token", 401)
    check_not_banned(identity.player)
    return identity


async def _known(context: ServerContext, connection: HTTPConnection) -> Identity | None:
    """Return the identity of a known visitor, and take note of their address."""
    identity = await context.identities.of(connection)
    if identity is not None:
        context.addresses.note(identity.player.id, context.address(connection))
    return identity


async def any_visitor(request: Request, response: Response, context: Context) -> Identity:
    """Return the identity of the visitor; a new visitor becomes a guest."""
    identity = await _known(context, request)
    if identity is not None:
        check_not_banned(identity.player)
        return _within_scope(identity, request)
    if bearer(request) is not None:
        raise Refused("bad-token", "that token is not valid", 401)
    if context.identities.was_replaced(request.cookies.get(COOKIE, "")):
        raise Refused("session-renewed", "you have a new cookie: send the request again with it", 401)
    context.held_addresses.check(context.address(request))
    await context.limiter.check_shared(NEW_GUESTS, context.address(request))
    identity, secret = await context.identities.guest(device_name(request))
    context.addresses.note(identity.player.id, context.address(request))
    context.set_cookie(request, response, secret)
    return identity


def _within_scope(identity: Identity, request: Request) -> Identity:
    """Refuse a request that changes something, if its token is only for reading."""
    if request.method not in ("GET", "HEAD") and not identity.may_act:
        raise read_only()
    return identity


def read_only() -> Refused:
    """Return the refusal for a token with the scope "read" that wants to act."""
    return Refused("token-scope", "this token is for reading only", 403)


KnownVisitor = Annotated[Identity, Depends(known_visitor)]
AnyVisitor = Annotated[Identity, Depends(any_visitor)]


async def known_person(identity: KnownVisitor) -> Identity:
    """Return the identity of a visitor with a session; refuse programs with a token."""
    return _not_a_program(identity)


async def any_person(identity: AnyVisitor) -> Identity:
    """Return the identity of a visitor, perhaps a new guest; refuse programs with a token."""
    return _not_a_program(identity)


def _not_a_program(identity: Identity) -> Identity:
    if identity.is_program:
        raise Refused("token-scope", "a token cannot do that: sign in in a browser", 403)
    return identity


KnownPerson = Annotated[Identity, Depends(known_person)]
AnyPerson = Annotated[Identity, Depends(any_person)]


def with_cookies(response: Response, answer: Response) -> Response:
    """Add the cookie of a new guest, which the framework adds only to answers that are models."""
    for cookie in response.headers.getlist("set-cookie"):
        answer.headers.append("set-cookie", cookie)
    return answer
