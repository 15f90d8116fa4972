"""The lobby, tables and their records."""

from __future__ import annotations

import time
from dataclasses import fields
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import Field
from starlette.concurrency import run_in_threadpool

from tichu.bots import registry
from tichu.core.editions import EDITIONS, editions_of
from tichu.core.game import Game
from tichu.core.settings import Settings, choices_of, help_of
from tichu.core.variants import VARIANTS
from tichu.records import write_record
from tichu.server import wire
from tichu.server.errors import Refused, forbidden, not_found
from tichu.server.history import record_of, round_replay
from tichu.server.http.answers import (
    BotAnswer,
    CatalogueAnswer,
    EditionAnswer,
    MatchAnswer,
    NewTableAnswer,
    ReplayAnswer,
    SettingAnswer,
    TableAnswer,
    VariantAnswer,
)
from tichu.server.http.house import Anybody, House, TheHouse
from tichu.server.identity import Identity
from tichu.server.limits import CHAT, NEW_TABLES
from tichu.server.store import TableRow
from tichu.server.table.providers import check_bot
from tichu.table.decisions import check_options
from tichu.table.effects import Create

LISTED_FOR = 12 * 3600.0
"""Seconds after which a table at which nothing happens is no longer in the lobby."""
MOST_TABLES = 20
"""So many tables that are not over somebody may have made."""

tables = APIRouter(prefix="/api", tags=["tables"])


class NewTable(wire.Model):
    """A table to be made. ``fill`` puts a bot on every other place, ``start`` begins at once."""

    options: wire.TableOptions = wire.TableOptions()
    sit: bool = True
    bots: Annotated[
        dict[str, wire.BotName], Field(default_factory=dict, max_length=12, description="bots by place")
    ]
    fill: wire.BotName | None = None
    start: bool = False


class CommandBody(wire.Model):
    """Something to do at a table."""

    do: wire.AnyCommand


@tables.get("/catalogue")
async def catalogue() -> CatalogueAnswer:
    """The games, rule books, house rules, bots and phrases there are."""
    return _catalogue()


@cache
def _catalogue() -> CatalogueAnswer:
    variants = [
        VariantAnswer(
            key=variant.key,
            title=variant.title,
            summary=variant.summary,
            players=list(variant.player_counts),
            editions=[
                EditionAnswer(key=key, title=EDITIONS[key].title, settings=_settings(variant.key, key))
                for key in editions_of(variant.key)
            ],
        )
        for variant in VARIANTS.values()
    ]
    bots = [
        BotAnswer(name=entry.name, about=entry.about, levels=list(entry.levels))
        for entry in registry.listed()
        if entry.problem is None
    ]
    return CatalogueAnswer(variants=variants, bots=bots, phrases=list(wire.PHRASES))


def _settings(variant: str, edition: str) -> list[SettingAnswer]:
    settings = Game.of(variant, edition).settings
    foreign = VARIANTS[variant].foreign_settings
    return [
        SettingAnswer(
            name=entry.name,
            kind=_kind(entry.name, getattr(settings, entry.name)),
            choices=list(choices_of(entry.name)),
            help=help_of(entry.name),
            value=getattr(settings, entry.name),
        )
        for entry in fields(Settings)
        if entry.name not in foreign
    ]


def _kind(name: str, value: object) -> str:
    return "choice" if choices_of(name) else "flag" if isinstance(value, bool) else "number"


@tables.get("/tables")
async def lobby(visitor: Anybody, house: TheHouse) -> list[TableAnswer]:
    """Public tables with an open place, or that can be watched."""
    rows = await house.store.tables(status=("open", "running"), public=True, limit=100)
    fresh = [row for row in rows if time.time() - row.updated_at < LISTED_FOR]
    return [
        TableAnswer.of(row) for row in fresh if row.status == "open" or row.summary.get("spectators", False)
    ]


@tables.post("/tables", status_code=201)
async def make_table(body: NewTable, identity: Anybody, request: Request, house: TheHouse) -> NewTableAnswer:
    """Set a table up. Whoever has the link can come."""
    house.limiter.check(NEW_TABLES, identity.player.id)
    house.limiter.check(NEW_TABLES, house.address(request))
    await _check_not_too_many(house, identity)
    wanted = [
        wire.COMMAND.validate_python({"type": "bot", "place": _place(place), "bot": bot})
        for place, bot in body.bots.items()
    ]
    options = wire.to_options(body.options)
    if body.start:
        wanted.append(wire.Start(type="start", fill=body.fill))
    elif body.fill is not None:
        taken = {_place(place) for place in body.bots} | ({0} if body.sit else set())
        check_options(options, check_bot)
        wanted += [
            wire.SeatBot(type="bot", place=place, bot=body.fill)
            for place in range(options.game().settings.players)
            if place not in taken
        ]
    name = await house.hub.create(Create(identity.person, options, body.sit))
    try:
        for command in wanted:
            await house.hub.request(identity.person, name, command)
    except Exception:
        await house.hub.request(identity.person, name, wire.Close(type="close"))
        raise
    return NewTableAnswer(id=name, link=_link(house, request, name))


async def _check_not_too_many(house: House, identity: Identity) -> None:
    rows = await house.store.tables_of(identity.player.id, ("open", "running"))
    if house.config.limits and sum(row.host == identity.player.id for row in rows) >= MOST_TABLES:
        raise Refused("too-many-tables", f"finish or close one of your {MOST_TABLES} tables first")


def _place(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) > 11:
        raise Refused("no-such-place", "places are numbered from 0", 422)
    return int(text)


def _link(house: House, request: Request, name: str) -> str:
    base = house.config.public_url or f"{request.url.scheme}://{request.headers.get('host', '')}"
    return f"{base.rstrip('/')}/t/{name}"


@tables.get("/tables/{table}")
async def one_table(table: str, visitor: Anybody, house: TheHouse) -> TableAnswer:
    """What a table is, before one comes in."""
    return TableAnswer.of(await _row(house, table))


@tables.post("/tables/{table}/do", status_code=204)
async def do_something(table: str, body: CommandBody, identity: Anybody, house: TheHouse) -> None:
    """Sit, leave, start and so on, without a socket."""
    if isinstance(body.do, wire.Chat | wire.Mute):
        house.limiter.check(CHAT, identity.player.id)
    await house.hub.request(identity.person, table, body.do)


@tables.get("/tables/{table}/matches")
async def matches(table: str, identity: Anybody, house: TheHouse) -> list[MatchAnswer]:
    """The matches that were played at a table."""
    await check_may_look(house, table, identity)
    return [MatchAnswer.of(row) for row in await house.store.matches_at(table)]


@tables.get(
    "/tables/{table}/matches/{number}/record",
    response_class=Response,
    responses={200: {"content": {"application/x-ndjson": {"schema": {"type": "string"}}}}},
)
async def record(
    table: str, number: Annotated[int, Field(ge=1, le=1_000_000)], identity: Anybody, house: TheHouse
) -> Response:
    """The record of a match: every finished round with all hands open."""
    await check_may_look(house, table, identity)
    match = await house.store.match(table, number)
    if match is None:
        raise not_found("match")
    events = await house.store.events(table)
    text = await run_in_threadpool(lambda: write_record(record_of(events, match)))
    disposition = f'attachment; filename="tichu-{number}.jsonl"'
    return Response(text, media_type="application/x-ndjson", headers={"Content-Disposition": disposition})


@tables.get("/tables/{table}/matches/{number}/rounds/{round_number}")
async def replay_round(
    table: str,
    number: Annotated[int, Field(ge=1, le=1_000_000)],
    round_number: Annotated[int, Field(ge=1, le=1_000_000)],
    identity: Anybody,
    house: TheHouse,
) -> ReplayAnswer:
    """A finished round step by step, with all hands open."""
    await check_may_look(house, table, identity)
    match = await house.store.match(table, number)
    if match is None:
        raise not_found("match")
    events = await house.store.events(table)
    return ReplayAnswer.model_validate(
        await run_in_threadpool(lambda: round_replay(record_of(events, match), round_number))
    )


async def _row(house: House, table: str) -> TableRow:
    row = await house.store.table(table)
    if row is None:
        raise not_found("table")
    return row


async def check_may_look(house: House, table: str, identity: Identity) -> None:
    """Refuse those whom the games at a table do not concern."""
    row = await _row(house, table)
    if row.summary.get("spectators", True) or identity.player.id in row.summary.get("people", ()):
        return
    for match in await house.store.matches_at(table):
        if any(seat.player == identity.player.id for seat in match.seats):
            return
    raise forbidden("this table is for its players only")
