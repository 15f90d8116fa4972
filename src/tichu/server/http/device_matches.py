"""Taking in matches that people have played on their own device."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field, StringConstraints

from tichu.local.upload import MAX_PACKED
from tichu.server.device_matches import DeviceOwner, bad_match, device_table
from tichu.server.http.context import AnyPerson, Context
from tichu.server.http.records import worker_refusals
from tichu.server.limits import DEVICE_MATCHES
from tichu.server.store import Conflict
from tichu.server.wire import Model
from tichu.server.workers.fair_queue import Owner
from tichu.server.workers.jobs.rounds import DeviceMatchRequest
from tichu.server.workers.protocol import JobFailed

device_matches = APIRouter(prefix="/api", tags=["people"])


class DeviceMatchBody(Model):
    """A match played on a device: the game's id there, the number of the match, and its packed log."""

    game: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
    match: Annotated[int, Field(ge=1, le=1000)]
    log: Annotated[str, StringConstraints(min_length=1, max_length=MAX_PACKED)]


class DeviceMatchAnswer(BaseModel):
    """Where the match is now: the table of its replay, and the number of the match there."""

    table: str
    number: int


@device_matches.post("/me/device-matches", status_code=201)
async def add_device_match(
    body: DeviceMatchBody, identity: AnyPerson, request: Request, context: Context
) -> DeviceMatchAnswer:
    """Add a match that the visitor has played on their device to their history; it is never rated.

    The log is replayed by the rules and refused if anything in it is not possible. Sending a match again
    changes nothing.
    """
    player = identity.player
    await context.limiter.check_shared(DEVICE_MATCHES, player.id)
    await context.limiter.check_shared(DEVICE_MATCHES, context.address(request))
    table = device_table(player.id, body.game, body.match)
    if await context.store.table(table) is None:
        wanted = DeviceMatchRequest(body.log, table, DeviceOwner(player.id, player.name), time.time())
        with worker_refusals():
            try:
                found = await context.workers.check_device_match(wanted, Owner(player.id, table))
            except JobFailed as why:
                raise bad_match(str(why)) from None
        try:
            await context.store.append(found.entry)
        except Conflict:
            pass  # the same match has come at the same time
        else:
            await context.store.add_rounds(found.rounds)
    return DeviceMatchAnswer(table=table, number=1)
