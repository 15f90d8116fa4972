"""The server as an ASGI application."""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.routing import Match

from tichu import __version__
from tichu.core.errors import TichuError
from tichu.server import activity_log, broker
from tichu.server.accounts import Accounts
from tichu.server.address_book import AddressBook
from tichu.server.analyses import Analyses
from tichu.server.clubs.seasons import SeasonTables
from tichu.server.config import ServerConfig
from tichu.server.held_addresses import HeldAddresses
from tichu.server.http import api_docs
from tichu.server.http.accounts import accounts
from tichu.server.http.admin_people import admin_people
from tichu.server.http.admin_tables import admin_tables
from tichu.server.http.analyses import analyses
from tichu.server.http.club_seasons import club_seasons
from tichu.server.http.clubs import clubs
from tichu.server.http.constant import ConstantAnswer, LateAnswer
from tichu.server.http.contacts import contacts
from tichu.server.http.context import ServerContext, context_of
from tichu.server.http.device_matches import device_matches
from tichu.server.http.guard import RequestGuard
from tichu.server.http.health import health, metrics
from tichu.server.http.ladder import ladder
from tichu.server.http.lobby import Lobby
from tichu.server.http.page import PATHS, FilesFirst, IndexPage, PageFiles, has_page, policy
from tichu.server.http.people import people
from tichu.server.http.personal_data import personal_data
from tichu.server.http.previews import page_response, previews
from tichu.server.http.problems import problem, refusal
from tichu.server.http.push import push
from tichu.server.http.puzzles import puzzles
from tichu.server.http.quick_match import quick_match
from tichu.server.http.records import records
from tichu.server.http.reviews import reviews
from tichu.server.http.socket import socket
from tichu.server.http.tables import tables
from tichu.server.http.tournaments import tournaments
from tichu.server.hub import Hub
from tichu.server.identity import Identities
from tichu.server.key_watch import KeyWatch
from tichu.server.ladder_cache import LadderCache
from tichu.server.limits import Limiter
from tichu.server.metrics import Metrics
from tichu.server.names import BAD_NAME
from tichu.server.passwords import Passwords
from tichu.server.preview.gallery import Gallery
from tichu.server.push.notifier import Notifier
from tichu.server.puzzle_results import PuzzleResultsCache
from tichu.server.quick_match.service import QuickMatch
from tichu.server.review_cache import ReviewCache
from tichu.server.rounds.index import RoundIndex
from tichu.server.rounds.replays import Replays
from tichu.server.statistics_cache import StatisticsCache
from tichu.server.store import Store, check_at_start, only_server
from tichu.server.tournaments.registry import TournamentRegistry
from tichu.server.workers.workers import Workers
from tichu.server.write_check import WriteCheck

log = logging.getLogger("tichu.server")

ROUTERS = (
    health, metrics, people, contacts, push, accounts, personal_data, tables, records, reviews, analyses,
    tournaments, clubs, club_seasons, quick_match, ladder, puzzles, device_matches, admin_tables,
    admin_people, socket,
)  # fmt: skip

REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}}
    for status in (400, 401, 403, 404, 409, 411, 413, 422, 429, 503)
}
"""How each request may be refused.

A model here would be prepared again for each route and status when a server starts. ``Problem`` gets into
the schema as an answer of ``/health/alive``.
"""


def create_app(config: ServerConfig) -> FastAPI:
    """Create the application. It opens the store, the broker and the workers when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with AsyncExitStack() as opened:  # closes what was opened, even if the rest fails to open
            try:
                app.state.context = await _open(config, opened)
            except TichuError as why:
                app.state.start_error = why  # uvicorn would only log it
                raise
            activity_log.started(__version__, config.store)
            yield
        activity_log.stopped()

    app = FastAPI(
        title="Tichu",
        version=__version__,
        description="Tichu tables. Games are played over the WebSocket /api/tables/{table}/socket.",
        lifespan=lifespan,
        responses=REFUSALS,
        openapi_url=None,  # served below, from memory
    )
    app.state.start_error = app.state.page = None
    app.state.routers = [router for router in ROUTERS if config.metrics or router is not metrics]
    for router in app.state.routers:
        app.include_router(router)
    app.add_exception_handler(TichuError, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse_malformed)
    app.add_exception_handler(HTTPException, _refuse_http_error)
    if config.docs:
        _serve_docs(app)
    _serve_page(app)
    app.add_middleware(RequestGuard, config=config)  # the last one sees a request first
    return app


async def _open(config: ServerConfig, opened: AsyncExitStack) -> ServerContext:
    """Open the store, the broker and the workers; ``opened`` closes them."""
    opened.enter_context(only_server(config.store))
    await check_at_start(config.store)
    store = await Store.open(config.store)
    opened.push_async_callback(store.close)
    link = broker.connect(config.broker)
    limiter = Limiter(config.limits, link if config.broker else None)
    addresses = AddressBook()
    workers = Workers(config.thinkers, config.think_time, limiter=limiter, addresses=addresses)
    opened.push_async_callback(workers.close)
    await workers.start()
    counters = Metrics()
    notifier = None
    if config.push != "off":
        notifier = await Notifier.open(store, limiter, config.public_url, local=config.push == "local")
        opened.push_async_callback(notifier.close)
    hub = Hub(store, link, workers, counters, notifier)
    opened.push_async_callback(hub.close)
    quick = QuickMatch(hub, store)
    await hub.start()
    tournament_registry = TournamentRegistry(store, hub, notifier)
    opened.push_async_callback(tournament_registry.close)
    await tournament_registry.start()
    opened.push_async_callback(quick.close)
    held = HeldAddresses(store, addresses)
    hub.people.address_holder = held.hold
    opened.push_async_callback(KeyWatch(store, hub, held).close)
    passwords = Passwords()
    opened.callback(passwords.close)
    statistics, rated_statistics = (_statistics(store, workers, opened, rated) for rated in (False, True))
    rounds = RoundIndex(store, workers)
    return ServerContext(
        config=config,
        store=store,
        hub=hub,
        identities=Identities(store, hub.people.close_sockets),
        accounts=Accounts(store, passwords),
        limiter=limiter,
        addresses=addresses,
        held_addresses=held,
        metrics=counters,
        statistics=statistics,
        rated_statistics=rated_statistics,
        ladder=LadderCache(store),
        puzzle_results=PuzzleResultsCache(store),
        reviews=_open_reviews(store, workers, opened),
        workers=workers,
        analyses=Analyses(workers),
        write_check=WriteCheck(store.check_writing),
        rounds=rounds,
        replays=Replays(store, workers, rounds),
        lobby=Lobby(store),
        notifier=notifier,
        gallery=Gallery(workers),
        tournaments=tournament_registry,
        quick_match=quick,
        seasons=SeasonTables(store, tournament_registry.reader),
    )


def _statistics(store: Store, workers: Workers, opened: AsyncExitStack, rated: bool) -> StatisticsCache:
    cache = StatisticsCache(store, workers, rated=rated)
    opened.push_async_callback(cache.close)
    return cache


def _open_reviews(store: Store, workers: Workers, opened: AsyncExitStack) -> ReviewCache:
    cache = ReviewCache(workers, store)
    opened.push_async_callback(cache.close)
    return cache


async def _refuse(request: Request, why: Exception) -> Response:
    assert isinstance(why, TichuError)
    return refusal(why)


async def _refuse_malformed(request: Request, why: Exception) -> Response:
    assert isinstance(why, RequestValidationError)
    first = why.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    code = BAD_NAME if first["type"] == BAD_NAME else "malformed"
    return problem(422, code, f"{where}: {first['msg']}")


async def _refuse_http_error(request: Request, why: Exception) -> Response:
    assert isinstance(why, HTTPException)
    status, sentence, headers = why.status_code, str(why.detail), why.headers
    allowed = _allowed(request) if status in (404, 405) else ""
    if allowed or status == 405:  # a path without a file may exist with another method
        status, sentence, headers = 405, "Method Not Allowed", {"Allow": allowed or "GET, HEAD"}
    page: IndexPage | None = request.app.state.page
    if status == 404 and "text/html" in request.headers.get("accept", "") and page is not None:
        return page.response(request, 404)  # for people with an outdated link: the page says so
    code = {400: "malformed", 404: "not-found", 405: "not-allowed"}.get(status, "refused")
    return problem(status, code, sentence, headers)


def _allowed(request: Request) -> str:
    """Return the methods of all routes with the path of the request; the framework only knows the first."""
    methods: set[str] = set()
    for router in request.app.state.routers:
        for route in router.routes:
            if route.matches(request.scope)[0] != Match.NONE:
                methods |= getattr(route, "methods", None) or set()
    return ", ".join(sorted(methods))


def _serve_docs(app: FastAPI) -> None:
    """Serve the documentation of the API: a page, and the schema for programs."""

    def schema() -> ConstantAnswer:
        return ConstantAnswer(json.dumps(app.openapi()).encode(), "application/json")

    def page() -> ConstantAnswer:
        html = api_docs.render(app.openapi())
        headers = {"Content-Security-Policy": policy(html)}
        return ConstantAnswer(html.encode(), "text/html; charset=utf-8", headers=headers)

    made = {"/openapi.json": LateAnswer(schema), "/docs": LateAnswer(page)}

    async def docs(request: Request) -> Response:
        return await made[request.url.path].response(request)

    for path in made:
        app.add_route(path, docs, methods=["GET"], include_in_schema=False)


def _serve_page(app: FastAPI) -> None:
    """Serve the web client, if it was built."""
    if not has_page():
        return
    files = PageFiles()
    app.state.page = files.index

    async def page(request: Request) -> Response:
        return await page_response(request, context_of(request), files.index)

    app.include_router(previews)
    for path in PATHS:  # plain routes: those of the API would take half a second to describe their errors
        app.add_route(path, page, methods=["GET", "HEAD"], include_in_schema=False)
    app.mount("/", files, name="page")
    app.add_middleware(FilesFirst, files=files)
