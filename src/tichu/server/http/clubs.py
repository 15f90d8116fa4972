"""Clubs: lists, founding, joining, members and their roles."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace
from typing import Final

from fastapi import APIRouter, Request

from tichu.server.clubs.access import check_account, check_member, check_organiser, find_club, role_on_joining
from tichu.server.clubs.requests import ClubSettings, JoinClub, NewRole
from tichu.server.errors import Refused, not_found
from tichu.server.http import tournament_view
from tichu.server.http.answers import TableAnswer
from tichu.server.http.club_answers import (
    ClubAnswer,
    ClubCard,
    ClubCodeAnswer,
    ClubMemberAnswer,
    ClubRoleAnswer,
    ClubTableAnswer,
    NewClubAnswer,
    SeasonCard,
)
from tichu.server.http.club_data import ClubEventAnswer
from tichu.server.http.contact_answers import PersonAnswer
from tichu.server.http.context import AnyVisitor, Context, KnownVisitor, ServerContext
from tichu.server.limits import CLUB_REQUESTS, LISTS, NEW_CLUBS
from tichu.server.restrictions import check_not_muted
from tichu.server.store import (
    BELONGING,
    ClubEvent,
    ClubEventKind,
    ClubMember,
    ClubRole,
    ClubRow,
    ClubTable,
    ListedClub,
    TournamentRow,
    TournamentRowStatus,
)

MAX_LISTED_CLUBS: Final = 100
MAX_ORGANISED: Final = 10
"""Maximum clubs of which a person is an organiser."""
MAX_MEMBERSHIPS: Final = 50
"""Maximum clubs in which a person has a role."""
MAX_MEMBERS: Final = 500
"""Maximum people with a role in a club."""
MAX_CLUB_TABLES: Final = 30
"""Maximum tables of a club that are listed."""
MAX_CLUB_TOURNAMENTS: Final = 60
"""Maximum tournaments of a club that are listed in each state."""
MAX_CLUB_LOG: Final = 200

clubs = APIRouter(prefix="/api", tags=["clubs"])


@clubs.get("/clubs")
async def list_clubs(visitor: AnyVisitor, request: Request, context: Context) -> list[ClubCard]:
    """List the clubs that everybody can find, those with most members first."""
    await context.limiter.check_shared(LISTS, context.address(request))
    return [ClubCard.of(each) for each in await context.store.listed_clubs(MAX_LISTED_CLUBS)]


@clubs.get("/me/clubs")
async def my_clubs(visitor: AnyVisitor, request: Request, context: Context) -> list[ClubCard]:
    """List the clubs to which the visitor belongs, or wants to."""
    await context.limiter.check_shared(LISTS, context.address(request))
    found = await context.store.clubs_of(visitor.player.id, MAX_MEMBERSHIPS)
    return [ClubCard.of(each) for each in found]


@clubs.post("/clubs", status_code=201)
async def found_club(
    body: ClubSettings, identity: KnownVisitor, request: Request, context: Context
) -> NewClubAnswer:
    """Found a club. The visitor, who needs an account, is its first organiser."""
    await context.limiter.check_shared(NEW_CLUBS, identity.player.id)
    await context.limiter.check_shared(NEW_CLUBS, context.address(request))
    check_account(identity.player)
    check_not_muted(identity.player.muted_until)
    await _check_not_too_many(context, identity.player.id, organised=True)
    now = time.time()
    club = ClubRow(
        id=secrets.token_urlsafe(9),
        code=secrets.token_urlsafe(9),
        created_at=now,
        updated_at=now,
        **body.model_dump(),
    )
    await context.store.write_club(club, _event("founded", identity.player.id), identity.player.id)
    return NewClubAnswer(id=club.id, link=f"{context.base_url(request)}/club/{club.id}")


async def _check_not_too_many(context: ServerContext, player: str, *, organised: bool = False) -> None:
    if not context.config.limits:
        return
    mine = await context.store.clubs_of(player, MAX_MEMBERSHIPS)
    own = sum(each.role == "organiser" for each in mine)
    if len(mine) >= MAX_MEMBERSHIPS or (organised and own >= MAX_ORGANISED):
        raise Refused("too-many-clubs", "leave one of your clubs first")


def _event(kind: ClubEventKind, player: str, about: str | None = None, text: str = "") -> ClubEvent:
    return ClubEvent(kind, time.time(), player, about, text)


@clubs.get("/clubs/{club}")
async def one_club(club: str, visitor: AnyVisitor, context: Context) -> ClubAnswer:
    """Return a club with its members, coming and past tournaments, tables and seasons."""
    found = await find_club(context.store, club)
    everybody = await context.store.club_members(club)
    role = next((each.role for each in everybody if each.player.id == visitor.player.id), None)
    inside, organises = role in BELONGING, role == "organiser"

    def with_role(*roles: ClubRole) -> list[ClubMember]:
        return [each for each in everybody if each.role in roles]

    belonging = with_role(*BELONGING)
    card = ClubCard.of(ListedClub(found, len(belonging), role))
    coming, past, tables = await _lists(context, club, inside)
    return ClubAnswer(
        **card.model_dump(),
        organisers=[PersonAnswer.of_player(each.player) for each in with_role("organiser")],
        member_list=[ClubMemberAnswer.of(each) for each in belonging] if inside else None,
        applicants=[ClubMemberAnswer.of(each) for each in with_role("applicant")] if organises else [],
        barred=[ClubMemberAnswer.of(each) for each in with_role("barred")] if organises else [],
        code=found.code if organises else None,
        tournaments=[tournament_view.card(row) for row in coming],
        past=[tournament_view.card(row) for row in past],
        tables=[
            ClubTableAnswer(table=TableAnswer.of(each.row), members_only=each.members_only) for each in tables
        ],
        seasons=[
            SeasonCard(
                id=each.id,
                name=each.data["name"],
                starts_at=each.starts_at,
                ends_at=each.data["ends_at"],
            )
            for each in await context.store.seasons(club)
        ],
    )


async def _lists(
    context: ServerContext, club: str, inside: bool
) -> tuple[list[TournamentRow], list[TournamentRow], list[ClubTable]]:
    """Return the coming and past tournaments and the tables that a visitor may see."""
    running: tuple[TournamentRowStatus, ...] = ("registration", "playing", "between")
    store, most = context.store, MAX_CLUB_TOURNAMENTS
    coming = await store.tournaments_of_club(club, running, most)
    past = await store.tournaments_of_club(club, ("finished", "closed"), most)
    tables = await store.tables_of_club(club, ("open", "running"), MAX_CLUB_TABLES)
    return (
        [row for row in coming if inside or row.listed],
        [row for row in past if inside or row.listed],
        [table for table in tables if inside or not table.members_only],
    )


@clubs.put("/clubs/{club}", status_code=204)
async def change_club(club: str, body: ClubSettings, identity: KnownVisitor, context: Context) -> None:
    """Rename or describe a club, and decide who can join."""
    found = await _organised(context, club, identity.player.id)
    check_not_muted(identity.player.muted_until)
    changed = replace(found, updated_at=time.time(), **body.model_dump())
    text = "" if changed.name == found.name else changed.name
    await context.store.write_club(changed, _event("changed", identity.player.id, text=text))


@clubs.delete("/clubs/{club}", status_code=204)
async def delete_club(club: str, identity: KnownVisitor, context: Context) -> None:
    """Delete a club for good. Its tournaments and tables stay, without a club."""
    await _organised(context, club, identity.player.id)
    await context.store.delete_club(club)


@clubs.post("/clubs/{club}/link")
async def renew_link(club: str, identity: KnownVisitor, context: Context) -> ClubCodeAnswer:
    """Make a new link; the old one lets nobody in any more."""
    found = await _organised(context, club, identity.player.id)
    changed = replace(found, code=secrets.token_urlsafe(9), updated_at=time.time())
    await context.store.write_club(changed, _event("new-link", identity.player.id))
    return ClubCodeAnswer(code=changed.code)


async def _organised(context: ServerContext, club: str, player: str) -> ClubRow:
    """Return a club that the visitor organises."""
    await context.limiter.check_shared(CLUB_REQUESTS, player)
    found = await find_club(context.store, club)
    await check_organiser(context.store, club, player)
    return found


# -- members -------------------------------------------------------------------------------------------------


@clubs.post("/clubs/{club}/join")
async def join_club(club: str, body: JoinClub, identity: AnyVisitor, context: Context) -> ClubRoleAnswer:
    """Join a club, or ask its organisers to be let in; with the code of its link at once."""
    me = identity.player.id
    await context.limiter.check_shared(CLUB_REQUESTS, me)
    found = await find_club(context.store, club)
    present = await context.store.club_role(club, me)
    role = role_on_joining(found, present, body.code)
    if role != present:
        if present is None:
            await _check_not_too_many(context, me)
            if len(await context.store.club_members(club)) >= MAX_MEMBERS:
                raise Refused("club-full", f"a club has at most {MAX_MEMBERS} members")
        kind: ClubEventKind = "applied" if role == "applicant" else "joined"
        await context.store.set_club_role(club, me, role, _event(kind, me))
    return ClubRoleAnswer(role=role)


@clubs.put("/clubs/{club}/members/{player}", status_code=204)
async def set_role(club: str, player: str, body: NewRole, identity: KnownVisitor, context: Context) -> None:
    """Let somebody in, make them an organiser or a member, or bar them."""
    await _organised(context, club, identity.player.id)
    present = await context.store.club_role(club, player)
    who = await context.store.player(player)
    if present is None or who is None:
        raise not_found("member")
    if present == body.role:
        return
    if body.role == "organiser":
        check_account(who)
    kinds: dict[str, ClubEventKind] = {"barred": "barred", "organiser": "role", "member": "role"}
    kind = kinds[body.role] if present in BELONGING or body.role == "barred" else "admitted"
    event = _event(kind, identity.player.id, player, body.role)
    if not await context.store.set_club_role(club, player, body.role, event):
        raise _last_organiser()


@clubs.delete("/clubs/{club}/members/{player}", status_code=204)
async def remove_member(club: str, player: str, identity: KnownVisitor, context: Context) -> None:
    """Leave a club, or remove somebody: a member, an applicant, or somebody who was barred."""
    me = identity.player.id
    if player != me:
        await _organised(context, club, me)
    else:
        await context.limiter.check_shared(CLUB_REQUESTS, me)
    present = await context.store.club_role(club, player)
    if present is None or (player == me and present == "barred"):
        raise not_found("member")
    event = _event("left", me) if player == me else _event("removed", me, player)
    if not await context.store.remove_from_club(club, player, event):
        raise _last_organiser()


def _last_organiser() -> Refused:
    return Refused("last-organiser", "make somebody else an organiser first, or delete the club")


@clubs.get("/clubs/{club}/log")
async def club_log(
    club: str, identity: KnownVisitor, request: Request, context: Context
) -> list[ClubEventAnswer]:
    """Return what happened in a club, the latest first; for its members."""
    await context.limiter.check_shared(LISTS, context.address(request))
    await find_club(context.store, club)
    await check_member(context.store, club, identity.player.id)
    events = await context.store.club_events(club, MAX_CLUB_LOG)
    ids = {id for event in events for id in (event.player, event.about) if id is not None}
    names = await context.store.names_of(ids)
    return [
        ClubEventAnswer(
            kind=event.kind,
            at=event.at,
            by=names.get(event.player or ""),
            about=names.get(event.about or ""),
            text=event.text,
        )
        for event in events
    ]
