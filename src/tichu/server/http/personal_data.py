"""Personal data: download everything, or delete oneself."""

from __future__ import annotations

import time

from fastapi import APIRouter, Request, Response

from tichu.server.erasure import delete_player
from tichu.server.errors import Refused
from tichu.server.http.accounts import Password
from tichu.server.http.answers import (
    ChatLineAnswer,
    MatchAnswer,
    RestrictionAnswer,
    SessionAnswer,
    TableAnswer,
    TokenAnswer,
)
from tichu.server.http.club_data import ClubData
from tichu.server.http.contact_answers import (
    BlockedAnswer,
    ExportAnswer,
    InvitationAnswer,
    SubscriptionAnswer,
)
from tichu.server.http.context import Context, KnownPerson, ServerContext
from tichu.server.http.people import me_answer
from tichu.server.http.tournament_answers import TournamentData
from tichu.server.http.tournament_view import events_of
from tichu.server.identity import COOKIE
from tichu.server.limits import PERSONAL_DATA
from tichu.server.security_log import SecurityEvent, record
from tichu.server.wire import Model

PAGE = 100
"""Matches that are read at a time."""
MAX_MATCHES = 10_000
"""Maximum matches in an export, the latest."""

personal_data = APIRouter(prefix="/api", tags=["accounts"])


class Deletion(Model):
    """The password, if the visitor has an account."""

    password: Password | None = None


@personal_data.get("/me/export")
async def export(
    identity: KnownPerson, request: Request, response: Response, context: Context
) -> ExportAnswer:
    """Return everything the server has about the visitor, as a file."""
    player = identity.player
    await context.limiter.check_shared(PERSONAL_DATA, player.id)
    await context.limiter.check_shared(PERSONAL_DATA, context.address(request))
    tables = await context.store.tables_of(player.id, ("open", "running", "finished", "closed"))
    record(SecurityEvent.DATA_EXPORTED, player=player.id, address=context.address(request))
    response.headers["Content-Disposition"] = 'attachment; filename="tichu-data.json"'
    return ExportAnswer(
        exported_at=time.time(),
        created_at=player.created_at,
        muted=RestrictionAnswer.of(player.muted_until),
        me=await me_answer(context, player),
        sessions=[SessionAnswer.of(key, identity.key) for key in await context.identities.sessions(player)],
        tokens=[TokenAnswer.of(key) for key in await context.store.keys(player.id, "token")],
        tables=[TableAnswer.of(row) for row in tables],
        matches=await _all_matches(context, player.id),
        chat=[
            ChatLineAnswer(table=line.table, at=line.at, text=line.text)
            for line in await context.store.chat_of(player.id)
        ],
        blocked=[BlockedAnswer.of(each) for each in await context.store.blocked(player.id)],
        notifications=[
            SubscriptionAnswer(endpoint=each.endpoint, language=each.language, created_at=each.created_at)
            for each in await context.store.subscriptions(player.id)
        ],
        invitations=[InvitationAnswer.of(each) for each in await context.store.invitations(player.id)],
        tournaments=await _all_tournaments(context, player.id),
        clubs=[ClubData.of(part, player.name) for part in await context.store.parts_in_clubs(player.id)],
        puzzles=await context.store.tries_of(player.id),
    )


async def _all_tournaments(context: ServerContext, player: str) -> list[TournamentData]:
    found = []
    for id, events in (await context.store.tournament_events_of(player)).items():
        row = await context.store.tournament(id)
        found.append(events_of(id, "" if row is None else str(row.summary["name"]), events))
    return found


async def _all_matches(context: ServerContext, player: str) -> list[MatchAnswer]:
    found: list[MatchAnswer] = []
    before: float | None = None
    while len(found) < MAX_MATCHES:
        rows = await context.store.matches_of(player, limit=PAGE, before=before)
        found += [MatchAnswer.of(row) for row in rows]
        if len(rows) < PAGE:
            break
        before = rows[-1].started_at
    return found


@personal_data.post("/me/delete", status_code=204)
async def delete_me(
    body: Deletion, identity: KnownPerson, request: Request, response: Response, context: Context
) -> None:
    """Delete the visitor. Finished matches stay in the lists of others, with the name "deleted player"."""
    player, address = identity.player, context.address(request)
    await context.limiter.check_shared(PERSONAL_DATA, address)
    if player.login is not None:
        if body.password is None:
            raise Refused("wrong-password", "deleting an account needs its password", 401)
        await context.accounts.check(player, body.password, address)
    await delete_player(player, context.store, context.hub, context.tournaments)
    record(SecurityEvent.ACCOUNT_DELETED, player=player.id, address=address)
    response.delete_cookie(COOKIE, path="/")
