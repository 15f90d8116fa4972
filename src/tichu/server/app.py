"""The server as an ASGI application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.metadata import version
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse
from starlette.exceptions import HTTPException
from starlette.routing import Match

from tichu.core.errors import TichuError
from tichu.server import broker
from tichu.server.accounts import Accounts
from tichu.server.config import ServerConfig
from tichu.server.errors import cross_origin
from tichu.server.http.accounts import accounts
from tichu.server.http.answers import Problem
from tichu.server.http.context import ServerContext, context_of
from tichu.server.http.health import health
from tichu.server.http.people import people
from tichu.server.http.personal_data import personal_data
from tichu.server.http.problems import problem, refusal
from tichu.server.http.reviews import reviews
from tichu.server.http.socket import socket
from tichu.server.http.tables import tables
from tichu.server.hub import Hub
from tichu.server.identity import Identities
from tichu.server.key_watch import KeyWatch
from tichu.server.limits import Limiter
from tichu.server.metrics import Metrics
from tichu.server.passwords import Passwords
from tichu.server.review_cache import ReviewCache
from tichu.server.statistics_cache import StatisticsCache
from tichu.server.store import Store
from tichu.server.workers.workers import Workers

log = logging.getLogger("tichu.server")

LARGEST_REQUEST = 64 * 1024
ROUTERS = (health, people, accounts, personal_data, tables, reviews, socket)
PAGE = Path(__file__).parent / "page"
PAGES = (
    "/", "/new", "/lobby", "/me", "/score", "/t/{rest:path}", "/replay/{rest:path}",
    "/rules", "/rules/{rest:path}", "/learn", "/learn/{rest:path}",
    "/puzzles", "/puzzles/{rest:path}",
)  # fmt: skip
"""The paths of the web client. Each gets the same page, which looks at the path itself."""


def has_page() -> bool:
    """Whether the web client was built."""
    return (PAGE / "index.html").is_file()


def create_app(config: ServerConfig) -> FastAPI:
    """Create the application. It opens the store, the broker and the workers when it starts."""

    async def open_all(app: FastAPI, opened: AsyncExitStack) -> None:
        store = await Store.open(config.store)
        opened.push_async_callback(store.close)
        workers = Workers(config.thinkers, config.think_time)
        opened.push_async_callback(workers.close)
        await workers.start()
        metrics = Metrics()
        hub = Hub(store, broker.connect(config.broker), workers, metrics)
        opened.push_async_callback(hub.close)
        await hub.start()
        opened.push_async_callback(KeyWatch(store, hub).close)
        passwords = Passwords()
        opened.callback(passwords.close)
        statistics = StatisticsCache(store, workers)
        opened.push_async_callback(statistics.close)
        app.state.context = ServerContext(
            config=config,
            store=store,
            hub=hub,
            identities=Identities(store, hub.close_sockets),
            accounts=Accounts(store, passwords),
            limiter=Limiter(config.limits),
            metrics=metrics,
            statistics=statistics,
            reviews=ReviewCache(workers),
        )

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with AsyncExitStack() as opened:  # closes what was opened, even if the rest fails to open
            try:
                await open_all(app, opened)
            except TichuError as why:
                app.state.start_error = why  # uvicorn would only log it
                raise
            yield

    refusals = {status: {"model": Problem} for status in (400, 401, 403, 404, 409, 411, 413, 422, 429, 503)}
    app = FastAPI(
        title="Tichu",
        version=version("tichu"),
        description="Tichu tables. Games are played over the WebSocket /api/tables/{table}/socket.",
        lifespan=lifespan,
        responses=refusals,  # type: ignore[arg-type]
    )
    app.state.start_error = None
    for router in ROUTERS:
        app.include_router(router)
    app.add_exception_handler(TichuError, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse_malformed)
    app.add_exception_handler(HTTPException, _refuse_http_error)
    app.middleware("http")(_guard)
    _serve_page(app)
    return app


async def _refuse(request: Request, why: Exception) -> Response:
    assert isinstance(why, TichuError)
    return refusal(why)


async def _refuse_malformed(request: Request, why: Exception) -> Response:
    assert isinstance(why, RequestValidationError)
    first = why.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return problem(422, "malformed", f"{where}: {first['msg']}")


async def _refuse_http_error(request: Request, why: Exception) -> Response:
    assert isinstance(why, HTTPException)
    status, sentence, headers = why.status_code, str(why.detail), why.headers
    allowed = _allowed(request) if status in (404, 405) else ""
    if allowed or status == 405:  # a path without a file may exist with another method
        status, sentence, headers = 405, "Method Not Allowed", {"Allow": allowed or "GET, HEAD"}
    if status == 404 and "text/html" in request.headers.get("accept", "") and has_page():
        return FileResponse(PAGE / "index.html", 404)  # for people with an outdated link: the page says so
    code = {400: "malformed", 404: "not-found", 405: "not-allowed"}.get(status, "refused")
    return problem(status, code, sentence, headers)


def _allowed(request: Request) -> str:
    """Return the methods of all routes with the path of the request; the framework only knows the first."""
    methods: set[str] = set()
    for router in ROUTERS:
        for route in router.routes:
            if route.matches(request.scope)[0] != Match.NONE:
                methods |= getattr(route, "methods", None) or set()
    return ", ".join(sorted(methods))


async def _guard(request: Request, proceed: Callable[[Request], Awaitable[Response]]) -> Response:
    """Refuse requests of other origins and requests that are too large; add security headers to answers."""
    context = context_of(request)
    if request.method not in ("GET", "HEAD", "OPTIONS") and not context.same_origin(request):
        return refusal(cross_origin())
    if "transfer-encoding" in request.headers:
        return problem(411, "length-required", "a request needs a Content-Length")
    length = request.headers.get("content-length", "0")
    if not (length.isascii() and length.isdigit()) or int(length) > LARGEST_REQUEST:
        return problem(413, "too-large", "that request is too large")
    response = await proceed(request)
    response.headers.setdefault("X-Content-Type-Options", "nosniff")
    response.headers.setdefault("Referrer-Policy", "same-origin")
    response.headers.setdefault("X-Frame-Options", "DENY")
    if request.url.path.startswith("/api"):
        response.headers.setdefault("Cache-Control", "no-store")
    return response


def _serve_page(app: FastAPI) -> None:
    """Serve the web client, if it was built."""
    from fastapi.staticfiles import StaticFiles

    if not has_page():
        return

    async def page() -> FileResponse:
        return FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})

    for path in PAGES:
        app.get(path, include_in_schema=False)(page)
    app.mount("/", StaticFiles(directory=PAGE), name="page")
