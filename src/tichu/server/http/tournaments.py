"""Tournaments: lists, creating, taking part, directing, results."""

from __future__ import annotations

import time
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Request, Response
from pydantic import Field

from tichu.server import wire
from tichu.server.clubs.access import check_member, check_organiser, find_club
from tichu.server.errors import Refused, not_found
from tichu.server.http import tournament_view as view
from tichu.server.http.context import AnyVisitor, Context, KnownVisitor, ServerContext, with_cookies
from tichu.server.http.tournament_answers import (
    BoardAnswer,
    DealAnswer,
    LogLineAnswer,
    NewTournamentAnswer,
    ResultsAnswer,
    RevisionAnswer,
    TournamentAnswer,
    TournamentCard,
)
from tichu.server.identity import Identity
from tichu.server.limits import LISTS, NEW_TOURNAMENTS, TOURNAMENT_REQUESTS
from tichu.server.push.notifier import Notice
from tichu.server.restrictions import check_not_muted
from tichu.server.store import ClubEvent, TournamentRowStatus
from tichu.server.tournaments import requests as r
from tichu.server.tournaments.log import from_stored
from tichu.server.tournaments.state import HostedTournament

MAX_TOURNAMENTS: Final = 10
"""Maximum unfinished tournaments per host."""
MAX_LISTED: Final = 100
CACHING: Final = "private, no-cache"

Status = Literal["open", "finished"]
Before = Annotated[float, Field(ge=0, le=2**40, allow_inf_nan=False)]
After = Annotated[int, Field(ge=0, le=2**53)]

tournaments = APIRouter(prefix="/api", tags=["tournaments"])


class RequestBody(wire.Model):
    """Something a person or director asks for in a tournament."""

    do: r.AnyRequest


@tournaments.get("/tournaments")
async def list_tournaments(
    visitor: AnyVisitor,
    request: Request,
    context: Context,
    status: Status = "open",
    before: Before | None = None,
) -> list[TournamentCard]:
    """List listed tournaments that are not over, or those that are, latest change first."""
    await context.limiter.check_shared(LISTS, context.address(request))
    wanted: tuple[TournamentRowStatus, ...] = ("finished",)
    if status == "open":
        wanted = ("registration", "playing", "between")
    rows = await context.store.tournaments(status=wanted, listed=True, before=before, limit=MAX_LISTED)
    blocks = await context.store.blocks_of(visitor.player.id)
    return [view.card(row) for row in rows if row.host not in {*blocks.blocked, *blocks.by}]


@tournaments.get("/me/tournaments")
async def my_tournaments(visitor: AnyVisitor, request: Request, context: Context) -> list[TournamentCard]:
    """List the tournaments in which the visitor takes part, is invited, or which they direct."""
    await context.limiter.check_shared(LISTS, context.address(request))
    return [view.card(row) for row in await context.store.tournaments_of(visitor.player.id, MAX_LISTED)]


@tournaments.post("/tournaments", status_code=201)
async def make_tournament(
    body: r.NewTournament, identity: AnyVisitor, request: Request, context: Context
) -> NewTournamentAnswer:
    """Create a tournament. The visitor is its host and first director."""
    await context.limiter.check_shared(NEW_TOURNAMENTS, identity.player.id)
    await context.limiter.check_shared(NEW_TOURNAMENTS, context.address(request))
    check_not_muted(identity.player.muted_until)
    rows = await context.store.tournaments_of(identity.player.id)
    unfinished = [row for row in rows if row.host == identity.player.id and row.status not in OVER]
    if context.config.limits and len(unfinished) >= MAX_TOURNAMENTS:
        raise Refused("too-many-tournaments", f"finish or close one of your {MAX_TOURNAMENTS} first")
    if body.club is not None:
        await find_club(context.store, body.club)
        await check_organiser(context.store, body.club, identity.player.id)
    id = await context.tournaments.create(identity.person, body)
    await _note_in_club(context, body.club, identity.player.id, body.options.name)
    return NewTournamentAnswer(id=id, link=f"{context.base_url(request)}/tournaments/{id}")


OVER: Final = ("finished", "closed")


@tournaments.get("/tournaments/{id}", response_model=TournamentAnswer)
async def one_tournament(
    id: str, visitor: AnyVisitor, request: Request, response: Response, context: Context
) -> Response:
    """Return a tournament with entrants, rounds, standings and the visitor's own part.

    The ETag is its revision: ask again with it as often as every two seconds, an unchanged tournament costs
    almost nothing.
    """
    revision = await context.store.tournament_revision(id)
    if revision is None:
        raise not_found("tournament")
    tag = f'W/"{id}.{revision}.{visitor.player.id}"'
    headers = {"ETag": tag, "Cache-Control": CACHING}
    if tag in [entry.strip() for entry in request.headers.get("if-none-match", "").split(",")]:
        return with_cookies(response, Response(status_code=304, headers=headers))
    state = await _read(context, id)
    club = None if state.club is None else await context.store.club(state.club)
    body = view.tournament(state, visitor.player.id, None if club is None else club.name).model_dump_json()
    headers["ETag"] = f'W/"{id}.{state.revision}.{visitor.player.id}"'
    return with_cookies(response, Response(body, media_type="application/json", headers=headers))


@tournaments.post("/tournaments/{id}/do")
async def do_in_tournament(
    id: str, body: RequestBody, identity: AnyVisitor, context: Context
) -> RevisionAnswer:
    """Register, check in, report a result, or direct."""
    await context.limiter.check_shared(TOURNAMENT_REQUESTS, identity.player.id)
    if isinstance(body.do, r.Register | r.Announce | r.Dispute):
        check_not_muted(identity.player.muted_until)
    if isinstance(body.do, r.Register | r.Join):
        await _check_not_blocked(context, id, identity)
        await _check_member(context, id, identity)
    if isinstance(body.do, r.Register):
        await _check_invited(context, identity, body.do.invite)
    if isinstance(body.do, r.SetClub) and body.do.club is not None:
        await find_club(context.store, body.do.club)
        await check_organiser(context.store, body.do.club, identity.player.id)
    revision = await context.tournaments.request(identity.person, id, body.do)
    if isinstance(body.do, r.SetClub):
        state = await _read(context, id)
        await _note_in_club(context, body.do.club, identity.player.id, state.options.name)
    if isinstance(body.do, r.Register) and context.notifier is not None:
        for player in body.do.invite:
            context.notifier.notify(player, Notice("people.partnerWanted", "", identity.player.name, id))
    return RevisionAnswer(revision=revision)


@tournaments.get("/tournaments/{id}/boards")
async def boards_of_tournament(id: str, visitor: AnyVisitor, context: Context) -> list[BoardAnswer]:
    """Return the boards of a duplicate that every table has finished: the cards and what each table did."""
    return view.boards(await _read(context, id))


@tournaments.get("/tournaments/{id}/deals")
async def deals_of_tournament(id: str, identity: KnownVisitor, context: Context) -> list[DealAnswer]:
    """Return the cards of a duplicate in a room, for directors who prepare them; the log says who looked."""
    await context.limiter.check_shared(TOURNAMENT_REQUESTS, identity.player.id)
    await context.tournaments.request(identity.person, id, r.ShowDeals(type="deals"))
    return view.deals(await _read(context, id))


@tournaments.get("/tournaments/{id}/log")
async def tournament_log(
    id: str, visitor: AnyVisitor, request: Request, context: Context, after: After = 0
) -> list[LogLineAnswer]:
    """Return the audit trail after a revision, at most 500 events: who did what, and when."""
    await context.limiter.check_shared(LISTS, context.address(request))
    state = await _read(context, id)
    events = await context.store.tournament_events(id, after, 500)
    return view.log_lines(state, (from_stored(event) for event in events if event.seq <= state.revision))


@tournaments.get("/tournaments/{id}/results.json")
async def results_json(id: str, visitor: AnyVisitor, context: Context) -> ResultsAnswer:
    """Return entrants, standings and all results, for programs."""
    return view.results(await _read(context, id))


@tournaments.get(
    "/tournaments/{id}/results.csv",
    response_class=Response,
    responses={200: {"content": {"text/csv": {"schema": {"type": "string"}}}}},
)
async def results_csv(id: str, visitor: AnyVisitor, response: Response, context: Context) -> Response:
    """Return the standings as a spreadsheet."""
    text = view.standings_csv(await _read(context, id))
    headers = {"Content-Disposition": 'attachment; filename="standings.csv"'}
    return with_cookies(response, Response(text, media_type="text/csv; charset=utf-8", headers=headers))


async def _read(context: ServerContext, id: str) -> HostedTournament:
    state = await context.tournaments.reader.read(id)
    if state is None:
        raise not_found("tournament")
    return state


async def _check_not_blocked(context: ServerContext, id: str, identity: Identity) -> None:
    row = await context.store.tournament(id)
    if row is None:
        raise not_found("tournament")
    if row.host in (await context.store.blocks_of(identity.player.id)).by:
        raise Refused("blocked", "the host of this tournament does not want to play with you", 403)


async def _check_member(context: ServerContext, id: str, identity: Identity) -> None:
    """Refuse those who do not belong to the club whose members alone can take part."""
    state = await _read(context, id)
    if state.club is not None and state.settings.members_only:
        await check_member(context.store, state.club, identity.player.id)


async def _note_in_club(context: ServerContext, club: str | None, player: str, name: str) -> None:
    if club is not None:
        event = ClubEvent("tournament", time.time(), player, text=name)
        await context.store.note_in_club(club, event)


async def _check_invited(context: ServerContext, identity: Identity, invited: list[str]) -> None:
    """Refuse invitations to people whom the visitor has not met, or has blocked."""
    me = identity.player.id
    blocks = await context.store.blocks_of(me)
    for player in invited:
        if player == me or player in {*blocks.blocked, *blocks.by}:
            raise not_found("player")
        if not await context.store.have_met(me, player):
            raise not_found("player")
