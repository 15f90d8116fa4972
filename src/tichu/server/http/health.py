"""Signs of life, for people who run a server."""

from __future__ import annotations

from fastapi import APIRouter, Response

from tichu.server.http.answers import HealthAnswer
from tichu.server.http.house import TheHouse

health = APIRouter(tags=["health"])


@health.get("/health", responses={503: {"model": HealthAnswer}})
async def healthy(house: TheHouse, response: Response) -> HealthAnswer:
    """Whether the server can reach what it needs; status 503 if not."""
    store = await _works(house.store.ping())
    broker = await _works(house.hub.broker.ping())
    if not (store and broker):
        response.status_code = 503
    return HealthAnswer(
        status="ok" if store and broker else "trouble",
        store=store,
        broker=broker,
        tables=len(house.hub.tables),
        connections=len(house.hub.connections),
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
async def metrics(house: TheHouse) -> Response:
    """Figures for Prometheus."""
    return Response(house.metrics.page(), media_type="text/plain; version=0.0.4")
