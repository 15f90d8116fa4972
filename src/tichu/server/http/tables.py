"""The lobby and tables."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import Field

from tichu.bots import registry
from tichu.core.editions import EDITIONS, editions_of
from tichu.core.game import Game
from tichu.core.settings import Settings, choices_of, help_of
from tichu.core.variants import VARIANTS
from tichu.server import wire
from tichu.server.clubs.access import check_seat
from tichu.server.errors import Refused, not_found
from tichu.server.http.answers import (
    BotAnswer,
    CatalogueAnswer,
    EditionAnswer,
    NewTableAnswer,
    SettingAnswer,
    TableAnswer,
    VariantAnswer,
)
from tichu.server.http.constant import ConstantAnswer
from tichu.server.http.context import AnyVisitor, Context, ServerContext, with_cookies
from tichu.server.identity import Identity
from tichu.server.limits import CHAT, NEW_TABLES
from tichu.server.restrictions import check_not_muted
from tichu.server.store import TableRow
from tichu.server.table.providers import check_bot
from tichu.server.table.replies import BLOCKED
from tichu.table.command_rules import check_options
from tichu.table.commands import Chat, Close, Command, Mute, SeatBot, Sit, Start
from tichu.table.inputs import Create

MAX_TABLES = 20
"""Maximum unfinished tables per host."""

tables = APIRouter(prefix="/api", tags=["tables"])


class NewTable(wire.Model):
    """A table to create. ``fill`` puts a bot on every other place, ``start`` starts the match."""

    options: wire.TableOptions = wire.TableOptions()
    sit: bool = True
    bots: Annotated[
        dict[str, wire.BotName], Field(default_factory=dict, max_length=12, description="bots by place")
    ]
    fill: wire.BotName | None = None
    start: bool = False


class CommandBody(wire.Model):
    """A command at a table."""

    do: wire.AnyCommand


@tables.get("/catalogue", response_model=CatalogueAnswer)
async def catalogue(request: Request) -> Response:
    """List the games, rule books, house rules, bots, phrases and reactions."""
    return _catalogue().response(request)


@cache
def _catalogue() -> ConstantAnswer:
    variants = [
        VariantAnswer(
            key=variant.key,
            title=variant.title,
            summary=variant.summary,
            players=list(variant.player_counts),
            teams=variant.score_columns == 2,
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
    answer = CatalogueAnswer(
        variants=variants, bots=bots, phrases=list(wire.PHRASES), reactions=list(wire.REACTIONS)
    )
    return ConstantAnswer(answer.model_dump_json().encode(), "application/json")


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


@tables.get("/tables", response_model=list[TableAnswer])
async def lobby(visitor: AnyVisitor, request: Request, response: Response, context: Context) -> Response:
    """List public tables that have an open place or can be watched, without those of blocked hosts."""
    blocks = await context.store.blocks_of(visitor.player.id)
    listed = await context.lobby.list()
    return with_cookies(response, listed.response(request, {*blocks.blocked, *blocks.by}))


@tables.post("/tables", status_code=201)
async def make_table(
    body: NewTable, identity: AnyVisitor, request: Request, context: Context
) -> NewTableAnswer:
    """Create a table. Everybody with the link can join."""
    return await create_table(context, request, identity, body)


async def create_table(
    context: ServerContext, request: Request, identity: Identity, body: NewTable
) -> NewTableAnswer:
    """Create a table with its bots."""
    await context.limiter.check_shared(NEW_TABLES, identity.player.id)
    await context.limiter.check_shared(NEW_TABLES, context.address(request))
    await _check_not_too_many(context, identity)
    wanted: list[Command] = [SeatBot(_place(place), bot) for place, bot in body.bots.items()]
    options = wire.to_options(body.options)
    if body.start:
        wanted.append(Start(body.fill))
    elif body.fill is not None:
        taken = {_place(place) for place in body.bots} | ({0} if body.sit else set())
        check_options(options, check_bot)
        wanted += [
            SeatBot(place, body.fill)
            for place in range(options.game().settings.players)
            if place not in taken
        ]
    name = await context.hub.create(Create(identity.person, options, body.sit))
    try:
        for command in wanted:
            await context.hub.request(identity.person, name, command)
    except Exception:
        await context.hub.request(identity.person, name, Close())
        raise
    return NewTableAnswer(id=name, link=_link(context, request, name))


async def _check_not_too_many(context: ServerContext, identity: Identity) -> None:
    rows = await context.store.tables_of(identity.player.id, ("open", "running"))
    if context.config.limits and sum(row.host == identity.player.id for row in rows) >= MAX_TABLES:
        raise Refused("too-many-tables", f"finish or close one of your {MAX_TABLES} tables first")


def _place(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) > 11:
        raise Refused("no-such-place", "places are numbered from 0", 422)
    return int(text)


def _link(context: ServerContext, request: Request, name: str) -> str:
    return f"{context.base_url(request)}/t/{name}"


@tables.get("/tables/{table}")
async def one_table(table: str, visitor: AnyVisitor, context: Context) -> TableAnswer:
    """Describe a table to a visitor who has not joined it."""
    return TableAnswer.of(await _row(context, table))


@tables.post("/tables/{table}/do", status_code=204)
async def do_something(table: str, body: CommandBody, identity: AnyVisitor, context: Context) -> None:
    """Carry out a command (sit, leave, start, …) without a socket."""
    if isinstance(body.do, Chat | Mute):
        context.limiter.check(CHAT, identity.player.id)
    if isinstance(body.do, Chat):
        check_not_muted(identity.player.muted_until)
    if isinstance(body.do, Sit):
        host = (await _row(context, table)).host
        if host in (await context.store.blocks_of(identity.player.id)).by:
            raise BLOCKED
        await check_seat(context.store, table, identity.player.id)
    await context.hub.request(identity.person, table, body.do)


async def _row(context: ServerContext, table: str) -> TableRow:
    row = await context.store.table(table)
    if row is None:
        raise not_found("table")
    return row
