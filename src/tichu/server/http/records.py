"""Matches of a table, their records, and replays of their rounds."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Annotated, Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import Field

from tichu.server.errors import Refused, forbidden, not_found
from tichu.server.http.answers import MatchAnswer, ReplayAnswer
from tichu.server.http.constant import accepts_gzip
from tichu.server.http.context import AnyVisitor, Context, ServerContext, with_cookies
from tichu.server.identity import Identity
from tichu.server.limits import LISTS, RECORDS, REPLAYS
from tichu.server.store import MatchRow, TableRow
from tichu.server.workers.protocol import PersonalLimit, PoolFull, WorkerError

MAX_MATCHES: Final = 200
"""Maximum matches in one answer."""
CACHING: Final = "private, no-cache"
"""A browser keeps the answer, and asks each time whether it may still show it: the ETag makes that cheap."""

Number = Annotated[int, Field(ge=1, le=1_000_000)]

records = APIRouter(prefix="/api", tags=["tables"])


@records.get("/tables/{table}/matches")
async def matches(
    table: str, identity: AnyVisitor, request: Request, context: Context, before: Number | None = None
) -> list[MatchAnswer]:
    """List the matches played at a table, in order: the last 200, or the last 200 before a number."""
    await context.limiter.check_shared(LISTS, context.address(request))
    await check_may_look(context, table, identity)
    rows = await context.store.matches_at(table, before=before, limit=MAX_MATCHES)
    return [MatchAnswer.of(row) for row in rows]


@records.get(
    "/tables/{table}/matches/{number}/record",
    response_class=Response,
    responses={200: {"content": {"application/x-ndjson": {"schema": {"type": "string"}}}}},
)
async def record(
    table: str,
    number: Number,
    identity: AnyVisitor,
    request: Request,
    response: Response,
    context: Context,
) -> Response:
    """Return the record of a match: every finished round with all hands open."""
    await context.limiter.check_shared(RECORDS, context.address(request))
    match = await visible_match(context, table, number, identity)
    person = identity.player.id
    with worker_refusals():
        found = await context.replays.find_record(match, person)
        if is_known(request, found.tag):
            return not_modified(response, found.tag)
        parts = context.replays.record(found, person)
        first = [await anext(parts), await anext(parts)]  # an error in them can still be answered
    headers = {
        "Content-Disposition": f'attachment; filename="tichu-{number}.jsonl"',
        "ETag": found.tag,
        "Cache-Control": CACHING,
    }
    body = _chain(first, parts)
    return with_cookies(response, StreamingResponse(body, media_type="application/x-ndjson", headers=headers))


@records.get(
    "/tables/{table}/matches/{number}/rounds/{round_number}",
    response_class=Response,
    responses={200: {"model": ReplayAnswer}},
)
async def replay_round(
    table: str,
    number: Number,
    round_number: Number,
    identity: AnyVisitor,
    request: Request,
    response: Response,
    context: Context,
) -> Response:
    """Return a finished round step by step, with all hands open."""
    await context.limiter.check_shared(REPLAYS, context.address(request))
    match = await visible_match(context, table, number, identity)
    with worker_refusals():
        found = await context.replays.find(match, round_number, identity.player.id)
        if is_known(request, found.tag):
            return not_modified(response, found.tag)
        body = await context.replays.replay(found, identity.player.id)
    return compressed_answer(request, response, body, found.tag)


async def visible_match(context: ServerContext, table: str, number: int, identity: Identity) -> MatchRow:
    """Return a match that the visitor may see; refuse otherwise, and while other tables play its boards."""
    row = await check_may_look(context, table, identity)
    if (row.summary.get("arranged") or {}).get("sealed"):
        raise Refused(
            "board-sealed", "other tables still play these boards: wait until they have finished", 403
        )
    match = await context.store.match(table, number)
    if match is None:
        raise not_found("match")
    return match


async def check_may_look(context: ServerContext, table: str, identity: Identity) -> TableRow:
    """Return the row of a table; refuse visitors who may not see its games."""
    row = await context.store.table(table)
    if row is None:
        raise not_found("table")
    if row.summary.get("spectators", True) or identity.player.id in row.summary.get("people", ()):
        return row
    if not await context.store.has_played(table, identity.player.id):
        raise forbidden("only its players may watch this table")
    return row


@contextmanager
def worker_refusals() -> Iterator[None]:
    """Turn failures of workers into refusals."""
    try:
        yield
    except PersonalLimit:
        raise Refused("slow-down", "your other replays are not ready: wait for one of them", 429) from None
    except PoolFull:
        raise Refused("slow-down", "many replays are waiting: try again in a minute", 429) from None
    except WorkerError:
        raise Refused("replay-failed", "that round cannot be replayed now", 503) from None


async def _chain(first: list[bytes], rest: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    for part in first:
        yield part
    async for part in rest:
        yield part


def is_known(request: Request, tag: str) -> bool:
    """Whether the visitor has this version already."""
    known = request.headers.get("if-none-match", "")
    return tag in [entry.strip() for entry in known.split(",")]


def not_modified(response: Response, tag: str) -> Response:
    """Tell the visitor that they have this version already."""
    return with_cookies(response, Response(status_code=304, headers={"ETag": tag, "Cache-Control": CACHING}))


def compressed_answer(request: Request, response: Response, body: bytes, tag: str) -> Response:
    """Answer with JSON that is compressed already."""
    headers = {"ETag": tag, "Cache-Control": CACHING, "Vary": "Accept-Encoding"}
    if accepts_gzip(request.headers.get("accept-encoding", "")):
        headers["Content-Encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return with_cookies(response, Response(body, media_type="application/json", headers=headers))
