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
from tichu.server.clubs.access import check_member
from tichu.server.connections import LocalConnection
from tichu.server.errors import Refused, cross_origin, not_found
from tichu.server.frame_text import frame
from tichu.server.http.context import ServerContext, context_of, identify, read_only
from tichu.server.http.outgoing import OutgoingFrames
from tichu.server.http.problems import refused
from tichu.server.http.socket_protocol import direct_socket
from tichu.server.identity import Identity
from tichu.server.limits import CHAT, FRAMES, QUESTIONS
from tichu.server.names import BAD_NAME
from tichu.server.restrictions import check_not_muted
from tichu.table.commands import Chat, Sit

socket = APIRouter()

TABLE_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
MAX_FAULTS: Final = 200
"""Maximum malformed or too frequent frames before a client is disconnected."""
MAX_SOCKETS: Final = 20
"""Maximum concurrent sockets per person."""
MAX_MESSAGE: Final = 300
"""Maximum characters of an error message; it may repeat what was sent."""


@socket.websocket("/api/tables/{table}/socket")
async def table_socket(websocket: WebSocket, table: str) -> None:
    """Serve the socket of a player or spectator."""
    context = context_of(websocket)
    try:
        identity = await _authenticate(context, websocket, table)
    except TichuError as why:
        told = refused(why)
        await websocket.accept()
        await websocket.send_text(frame("error", 0, told.to_json()))
        await websocket.close(4000 + told.status, told.code)
        return
    player = identity.player.id
    context.sockets[player] += 1  # before anything is awaited, so that many at once are counted too
    try:
        await _serve(context, websocket, table, identity)
    finally:
        context.sockets[player] -= 1
        if not context.sockets[player]:
            del context.sockets[player]


async def _serve(context: ServerContext, websocket: WebSocket, table: str, identity: Identity) -> None:
    """Connect a client to its table, until one of them ends the connection."""
    await websocket.accept()
    outgoing = OutgoingFrames(websocket, context.metrics.traffic)
    connection = LocalConnection(identity.person, table, outgoing, identity.key.id)
    connection.version = _last_version(websocket)
    connection.wants_legal = websocket.query_params.get("legal") == "1"
    connection.muted_until = identity.player.muted_until or 0.0
    connection.blocks = await context.store.blocks_of(identity.player.id)
    greeting = {
        "protocol": wire.PROTOCOL,
        "you": {"player": identity.player.id, "name": identity.player.name},
    }
    connection.send(frame("welcome", 0, greeting))
    reader: asyncio.Task[None] | None = None
    try:
        await context.hub.connect(connection)
        club = await context.store.club_of_members_table(table)
        reader = asyncio.create_task(_Receiver(context, connection, club).run(websocket))
        await asyncio.wait({reader, outgoing.finished}, return_when=asyncio.FIRST_COMPLETED)
        if reader.done():
            reader.result()
    finally:
        outgoing.abandon()
        context.hub.disconnect(connection)
        if reader is not None:
            reader.cancel()


async def _authenticate(context: ServerContext, websocket: WebSocket, table: str) -> Identity:
    """Return the identity of the client; raise a refusal if it may not connect."""
    if not context.same_origin(websocket):
        raise cross_origin()
    identity = await identify(context, websocket)
    if not identity.may_act:  # to connect is to be present at the table
        raise read_only()
    if context.config.limits and context.sockets[identity.player.id] >= MAX_SOCKETS * context.config.limits:
        raise Refused("slow-down", "you have too many sockets open: close one of them", 429)
    if not TABLE_NAME.fullmatch(table):  # no need to ask the store
        raise not_found("table")
    return identity


def _last_version(websocket: WebSocket) -> int | None:
    text = websocket.query_params.get("v", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else None


class _Receiver:
    """Takes the frames of a client, within the rate limits.

    At a table for the members of a ``club``, whoever sits down must belong to it.
    """

    def __init__(self, context: ServerContext, connection: LocalConnection, club: str | None) -> None:
        self._context = context
        self._connection = connection
        self._club = club
        self._faults = 0
        self._sitting: set[asyncio.Task[None]] = set()

    async def run(self, websocket: WebSocket) -> None:
        """Receive until the client disconnects."""
        direct = direct_socket(websocket)
        if direct is not None:
            direct.on_text = self.receive
        try:
            while True:
                message = await websocket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                self.receive(message.get("text") or "")
        except WebSocketDisconnect:
            return
        finally:
            if direct is not None:
                direct.on_text = None

    def receive(self, text: str) -> None:
        """Handle a frame."""
        if self._connection.closed:
            return  # the client is being disconnected
        self._context.metrics.traffic.received += 1
        try:
            frame_ = _parse(text)
            _check_allowed(self._context, self._connection, frame_)
        except Refused as why:
            self._refuse(text, why)
        else:
            if self._club is not None and isinstance(frame_, wire.DoFrame) and isinstance(frame_.d.do, Sit):
                task = asyncio.create_task(self._sit(self._club, frame_, text))
                self._sitting.add(task)
                task.add_done_callback(self._sitting.discard)
                return
            self._context.hub.receive(self._connection, frame_, text)

    async def _sit(self, club: str, frame_: wire.ClientFrame, text: str) -> None:
        try:
            await check_member(self._context.store, club, self._connection.person.id)
        except Refused as why:
            self._refuse(text, why)
        else:
            self._context.hub.receive(self._connection, frame_, text)

    def _refuse(self, text: str, why: Refused) -> None:
        self._faults += 1
        self._context.metrics.refused.labels(why.code).inc()
        told = {**_action_id(text), **why.to_json()}
        self._connection.send(frame("error", 0, told))
        if self._faults > MAX_FAULTS and self._context.config.limits:
            self._connection.close(1008, "too many errors")


def _parse(text: str) -> wire.ClientFrame:
    if not text:
        raise Refused("malformed", "frames are text", 422)
    if len(text) > wire.LARGEST_FRAME:
        raise Refused("too-large", f"a frame has at most {wire.LARGEST_FRAME} characters", 413)
    try:
        return wire.CLIENT_FRAME.validate_json(text)
    except ValidationError as why:
        raise _first_problem(why) from None


def _first_problem(why: ValidationError) -> Refused:
    problem = why.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in problem["loc"])
    sentence = f"{where}: {problem['msg']}" if where else problem["msg"]
    shown = sentence if len(sentence) <= MAX_MESSAGE else sentence[:MAX_MESSAGE] + "…"
    return Refused(BAD_NAME if problem["type"] == BAD_NAME else "malformed", shown, 422)


def _action_id(text: str) -> dict[str, str]:
    """Return the action id of a rejected frame, if it has one, so that its sender can identify it."""
    try:
        found = json.loads(text)["d"]["id"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return {}
    return {"id": found} if isinstance(found, str) and len(found) <= 64 and found.isascii() else {}


def _check_allowed(context: ServerContext, connection: LocalConnection, message: wire.ClientFrame) -> None:
    """Refuse frames beyond the rate limits, and the chat of muted people."""
    person = connection.person.id
    context.limiter.check(FRAMES, person)
    if isinstance(message, wire.AskFrame):
        context.limiter.check(QUESTIONS, person)
    elif isinstance(message, wire.DoFrame) and isinstance(message.d.do, Chat):
        context.limiter.check(CHAT, person)
        check_not_muted(connection.muted_until)
