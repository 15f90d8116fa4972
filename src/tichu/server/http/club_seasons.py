"""Seasons of clubs, and tables that are opened for a club."""

from __future__ import annotations

import secrets
import time
from typing import Final

from fastapi import APIRouter, Request, Response

from tichu.server.clubs.access import check_member, check_organiser, find_club
from tichu.server.clubs.requests import SeasonModel, to_rules
from tichu.server.errors import Refused, not_found
from tichu.server.http.answers import NewTableAnswer
from tichu.server.http.club_answers import SeasonAnswer, SeasonIdAnswer, season_answer, season_csv
from tichu.server.http.context import AnyVisitor, Context, KnownVisitor, ServerContext, with_cookies
from tichu.server.http.tables import NewTable, create_table
from tichu.server.limits import CLUB_REQUESTS, LISTS
from tichu.server.store import ClubEvent, SeasonRow
from tichu.tournament.seasons import check_rules

MAX_SEASONS: Final = 50
"""Maximum seasons of a club."""

club_seasons = APIRouter(prefix="/api", tags=["clubs"])


class NewClubTable(NewTable):
    """A table for a club. Its members see it on the page of the club."""

    members_only: bool = True


@club_seasons.post("/clubs/{club}/tables", status_code=201)
async def make_club_table(
    club: str, body: NewClubTable, identity: KnownVisitor, request: Request, context: Context
) -> NewTableAnswer:
    """Create a table for the club: only members can sit down, or everybody with the link."""
    me = identity.player.id
    await find_club(context.store, club)
    await check_member(context.store, club, me)
    made = await create_table(context, request, identity, body)
    event = ClubEvent("table", time.time(), me)
    await context.store.add_club_table(club, made.id, body.members_only, event)
    return made


# -- seasons -------------------------------------------------------------------------------------------------


@club_seasons.post("/clubs/{club}/seasons", status_code=201)
async def new_season(
    club: str, body: SeasonModel, identity: KnownVisitor, context: Context
) -> SeasonIdAnswer:
    """Begin a season."""
    await _check_organiser(context, club, identity.player.id)
    if len(await context.store.seasons(club)) >= MAX_SEASONS:
        raise Refused("too-many-seasons", f"a club has at most {MAX_SEASONS} seasons")
    id = secrets.token_urlsafe(6)
    await _write(context, club, id, body, identity.player.id)
    return SeasonIdAnswer(id=id)


@club_seasons.put("/clubs/{club}/seasons/{season}", status_code=204)
async def change_season(
    club: str, season: str, body: SeasonModel, identity: KnownVisitor, context: Context
) -> None:
    """Change a season: its name and dates, how it is counted, and which evenings do not count."""
    await _check_organiser(context, club, identity.player.id)
    await _find_season(context, club, season)
    await _write(context, club, season, body, identity.player.id)


@club_seasons.delete("/clubs/{club}/seasons/{season}", status_code=204)
async def delete_season(club: str, season: str, identity: KnownVisitor, context: Context) -> None:
    """Delete a season; its tournaments stay."""
    await _check_organiser(context, club, identity.player.id)
    found = await _find_season(context, club, season)
    event = ClubEvent("season-deleted", time.time(), identity.player.id, text=found.data["name"])
    await context.store.delete_season(club, season, event)


@club_seasons.get("/clubs/{club}/seasons/{season}")
async def one_season(
    club: str, season: str, visitor: AnyVisitor, request: Request, context: Context
) -> SeasonAnswer:
    """Return a season: its evenings and its table, computed from the tournaments of the club."""
    await context.limiter.check_shared(LISTS, context.address(request))
    return await _compute(context, club, season)


@club_seasons.get(
    "/clubs/{club}/seasons/{season}/table.csv",
    response_class=Response,
    responses={200: {"content": {"text/csv": {"schema": {"type": "string"}}}}},
)
async def season_table_csv(
    club: str, season: str, visitor: AnyVisitor, request: Request, response: Response, context: Context
) -> Response:
    """Return the table of a season for a spreadsheet."""
    await context.limiter.check_shared(LISTS, context.address(request))
    text = season_csv(await _compute(context, club, season))
    headers = {"Content-Disposition": 'attachment; filename="season.csv"'}
    return with_cookies(response, Response(text, media_type="text/csv; charset=utf-8", headers=headers))


async def _compute(context: ServerContext, club: str, season: str) -> SeasonAnswer:
    found = await find_club(context.store, club)
    row = await _find_season(context, club, season)
    return season_answer(season, club, found.name, await context.seasons.compute(row))


async def _check_organiser(context: ServerContext, club: str, player: str) -> None:
    await context.limiter.check_shared(CLUB_REQUESTS, player)
    await find_club(context.store, club)
    await check_organiser(context.store, club, player)


async def _find_season(context: ServerContext, club: str, season: str) -> SeasonRow:
    for row in await context.store.seasons(club):
        if row.id == season:
            return row
    raise not_found("season")


async def _write(context: ServerContext, club: str, id: str, season: SeasonModel, player: str) -> None:
    check_rules(to_rules(season.rules))
    if season.ends_at is not None and season.ends_at <= season.starts_at:
        raise Refused("bad-season", "a season ends after it begins", 422)
    row = SeasonRow(club, id, season.starts_at, season.model_dump(exclude={"starts_at"}))
    event = ClubEvent("season", time.time(), player, text=season.name)
    await context.store.write_season(row, event)
