"""Health checks and metrics, for monitoring."""

from __future__ import annotations

from fastapi import APIRouter, Response

from tichu.server.http.answers import AliveAnswer, HealthAnswer, Problem
from tichu.server.http.context import Context, ServerContext
from tichu.server.write_check import responds

health = APIRouter(tags=["health"])
metrics = APIRouter(tags=["health"])


@health.get("/health", responses={503: {"model": HealthAnswer}})
async def healthy(context: Context, response: Response) -> HealthAnswer:
    """Whether the server works: it reaches the store and the broker, and it can write. Status 503 if not."""
    return await _health(context, response, await context.write_check.works())


@health.get("/health/ready", responses={503: {"model": HealthAnswer}})
async def ready(context: Context, response: Response) -> HealthAnswer:
    """Whether the server reaches the store and the broker; status 503 if not. Writing is not tested."""
    return await _health(context, response, None)


@health.get("/health/alive", responses={503: {"model": Problem}})
async def alive() -> AliveAnswer:
    """Answer if the process responds; the store and the broker are not asked."""
    return AliveAnswer(status="ok")


async def _health(context: ServerContext, response: Response, writing: bool | None) -> HealthAnswer:
    store = await responds(context.store.ping())
    broker = await responds(context.hub.broker.ping())
    good = store and broker and writing is not False
    if not good:
        response.status_code = 503
    return HealthAnswer(
        status="ok" if good else "trouble",
        store=store,
        broker=broker,
        writing=writing,
        tables=len(context.hub.tables),
        connections=len(context.hub.connections),
    )


@metrics.get(
    "/metrics",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def prometheus(context: Context) -> Response:
    """Metrics for Prometheus."""
    return Response(context.metrics.page(), media_type="text/plain; version=0.0.4")
