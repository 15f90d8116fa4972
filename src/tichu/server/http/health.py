"""Health check and metrics, for monitoring."""

from __future__ import annotations

from fastapi import APIRouter, Response

from tichu.server.http.answers import HealthAnswer
from tichu.server.http.context import Context

health = APIRouter(tags=["health"])


@health.get("/health", responses={503: {"model": HealthAnswer}})
async def healthy(context: Context, response: Response) -> HealthAnswer:
    """Whether the server can reach what it needs; status 503 if not."""
    store = await _works(context.store.ping())
    broker = await _works(context.hub.broker.ping())
    if not (store and broker):
        response.status_code = 503
    return HealthAnswer(
        status="ok" if store and broker else "trouble",
        store=store,
        broker=broker,
        tables=len(context.hub.tables),
        connections=len(context.hub.connections),
    )


async def _works(ping: object) -> bool:
    try:
        await ping  # type: ignore[misc]
    except Exception:
        return False
    return True


@health.get(
    "/metrics",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def metrics(context: Context) -> Response:
    """Metrics for Prometheus."""
    return Response(context.metrics.page(), media_type="text/plain; version=0.0.4")
