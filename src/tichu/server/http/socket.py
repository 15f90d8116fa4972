"""The socket of a table: frames in, frames out."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from tichu.core.errors import TichuError
from tichu.server import wire
from tichu.server.errors import Refused, cross_origin, not_found
from tichu.server.http.house import House, house_of, identify
from tichu.server.http.problems import refused
from tichu.server.identity import Identity
from tichu.server.limits import CHAT, CONNECTIONS, FRAMES, QUESTIONS
from tichu.server.table.show import frame
from tichu.server.visitors import Connection

socket = APIRouter()

TABLE_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
MOST_FAULTS: Final = 200
"""So many frames that cannot be read, or come too fast, and the server hangs up."""
MOST_SOCKETS: Final = 20
"""So many sockets one person may have at a time."""
SLOWEST: Final = 10.0
"""Seconds a frame may wait for the wire; who lets it wait longer does not read, and is hung up on."""
LONGEST_SENTENCE: Final = 300
"""What was wrong is said in so many characters; the sentence repeats what was sent."""


@socket.websocket("/api/tables/{table}/socket")
async def at_the_table(websocket: WebSocket, table: str) -> None:
    """Play, or watch."""
    house = house_of(websocket)
    try:
        identity = await _let_in(house, websocket, table)
    except TichuError as why:
        told = refused(why)
        await websocket.accept()
        await websocket.send_text(frame("error", 0, {"code": told.code, "message": str(told)}))
        await websocket.close(4000 + told.status, told.code)
        return
    await websocket.accept()
    connection = Connection(identity.person, table)
    connection.version = _last_version(websocket)
    greeting = {
        "protocol": wire.PROTOCOL,
        "you": {"player": identity.player.id, "name": identity.player.name},
    }
    connection.send(frame("welcome", 0, greeting))
    writer = asyncio.create_task(_write(house, websocket, connection))
    reader: asyncio.Task[None] | None = None
    house.sockets[identity.player.id] += 1
    try:
        await house.hub.connect(connection)
        reader = asyncio.create_task(_read(house, websocket, connection))
        await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        if reader.done():
            reader.result()
    finally:
        house.hub.disconnect(connection)
        house.sockets[identity.player.id] -= 1
        if not house.sockets[identity.player.id]:
            del house.sockets[identity.player.id]
        writer.cancel()
        if reader is not None:
            reader.cancel()


async def _let_in(house: House, websocket: WebSocket, table: str) -> Identity:
    """Who knocks, if he may come in."""
    if not house.same_origin(websocket):
        raise cross_origin()
    house.limiter.check(CONNECTIONS, house.address(websocket))
    identity = await identify(house, websocket)
    if house.config.limits and house.sockets[identity.player.id] >= MOST_SOCKETS * house.config.limits:
        raise Refused("slow-down", "you have too many sockets open: close one of them", 429)
    if not TABLE_NAME.fullmatch(table):  # no store need be asked
        raise not_found("table")
    return identity


def _last_version(websocket: WebSocket) -> int | None:
    text = websocket.query_params.get("v", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else None


async def _write(house: House, websocket: WebSocket, connection: Connection) -> None:
    """Send what waits for a visitor, in order."""
    try:
        while True:
            item = await connection.outbox.get()
            async with asyncio.timeout(SLOWEST):
                if isinstance(item, tuple):
                    await websocket.close(*item)
                    return
                await websocket.send_text(item)
            house.metrics.frames_out.inc()
    except (WebSocketDisconnect, RuntimeError, OSError):  # also if it took too long
        connection.closed = True


async def _read(house: House, websocket: WebSocket, connection: Connection) -> None:
    """Take what a visitor sends, as long as he keeps to the limits."""
    faults = 0
    while True:
        try:
            message = await websocket.receive()
        except WebSocketDisconnect:
            return
        if message["type"] == "websocket.disconnect":
            return
        if connection.closed:
            continue  # he is being hung up on
        house.metrics.frames_in.inc()
        text: str = message.get("text") or ""
        try:
            frame_ = _understand(text)
            _check_rate(house, connection, frame_)
        except Refused as why:
            faults += 1
            house.metrics.refused.labels(why.code).inc()
            connection.send(frame("error", 0, {**_named(text), "code": why.code, "message": str(why)}))
            if faults > MOST_FAULTS and house.config.limits:
                connection.close(1008, "too many faults")
            continue
        house.hub.receive(connection, frame_, text)


def _understand(text: str) -> wire.ClientFrame:
    if not text:
        raise Refused("malformed", "frames are text", 422)
    if len(text) > wire.LARGEST_FRAME:
        raise Refused("too-large", f"a frame has at most {wire.LARGEST_FRAME} characters", 413)
    try:
        return wire.CLIENT_FRAME.validate_json(text)
    except ValidationError as why:
        raise Refused("malformed", _first_problem(why), 422) from None


def _first_problem(why: ValidationError) -> str:
    problem = why.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in problem["loc"])
    sentence = f"{where}: {problem['msg']}" if where else problem["msg"]
    return sentence if len(sentence) <= LONGEST_SENTENCE else sentence[:LONGEST_SENTENCE] + "…"


def _named(text: str) -> dict[str, str]:
    """The action id of a frame that could not be taken, if it has one, so that its sender knows which."""
    try:
        found = json.loads(text)["d"]["id"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return {}
    return {"id": found} if isinstance(found, str) and len(found) <= 64 and found.isascii() else {}


def _check_rate(house: House, connection: Connection, message: wire.ClientFrame) -> None:
    person = connection.person.id
    house.limiter.check(FRAMES, person)
    if isinstance(message, wire.AskFrame):
        house.limiter.check(QUESTIONS, person)
    elif isinstance(message, wire.DoFrame) and isinstance(message.d.do, wire.Chat):
        house.limiter.check(CHAT, person)
