"""People the visitor has played with: invitations to tables, and blocks."""

from __future__ import annotations

import time
from typing import Final

from fastapi import APIRouter

from tichu.server.errors import Refused, not_found
from tichu.server.http.contact_answers import BlockedAnswer, ContactsAnswer, InvitationAnswer, MetAnswer
from tichu.server.http.context import Context, KnownPerson, ServerContext
from tichu.server.limits import CONTACTS, INVITATIONS
from tichu.server.push.notifier import Notice
from tichu.server.store import TableRow
from tichu.server.wire import Model, PlayerId

MAX_MET: Final = 40
"""Maximum people in the list of those the visitor has played with."""
MAX_BLOCKED: Final = 200
"""Maximum people whom a person can block."""
INVITED_FOR: Final = 12 * 3600.0
"""Seconds after which an invitation expires."""
MAX_INVITATIONS: Final = 20
"""Maximum invitations of a person that are listed, the latest."""

contacts = APIRouter(prefix="/api", tags=["people"])


class Invitee(Model):
    """Somebody to invite to a table."""

    player: PlayerId


@contacts.get("/me/people")
async def my_people(identity: KnownPerson, context: Context) -> ContactsAnswer:
    """List the people the visitor has played with lately, and those they have blocked."""
    player = identity.player.id
    return ContactsAnswer(
        met=[MetAnswer.of(each) for each in await context.store.met(player, MAX_MET)],
        blocked=[BlockedAnswer.of(each) for each in await context.store.blocked(player)],
    )


# -- blocks --------------------------------------------------------------------------------------------------


@contacts.put("/me/blocked/{player}", status_code=204)
async def block(player: str, identity: KnownPerson, context: Context) -> None:
    """Block somebody: the visitor no longer gets their messages and invitations.

    They cannot sit down at tables of the visitor.
    """
    me = identity.player.id
    await context.limiter.check_shared(CONTACTS, me)
    if player == me:
        raise Refused("not-yourself", "you cannot block yourself")
    if await context.store.player(player) is None:
        raise not_found("player")
    if context.config.limits and len((await context.store.blocks_of(me)).blocked) >= MAX_BLOCKED:
        raise Refused("too-many-blocked", f"you can block at most {MAX_BLOCKED} people: unblock somebody")
    await context.store.block(me, player, time.time())
    await _tell_tables(context, me, player)


@contacts.delete("/me/blocked/{player}", status_code=204)
async def unblock(player: str, identity: KnownPerson, context: Context) -> None:
    """End a block."""
    await context.limiter.check_shared(CONTACTS, identity.player.id)
    if not await context.store.unblock(identity.player.id, player):
        raise not_found("player")
    await _tell_tables(context, identity.player.id, player)


async def _tell_tables(context: ServerContext, *players: str) -> None:
    for player in players:
        await context.hub.people.set_blocks(player, await context.store.blocks_of(player))


# -- invitations ---------------------------------------------------------------------------------------------


@contacts.post("/tables/{table}/invitations", status_code=204)
async def invite(table: str, body: Invitee, identity: KnownPerson, context: Context) -> None:
    """Invite somebody the visitor has played with to a table at which the visitor has a place.

    Whether that person has blocked the visitor does not show: they are just not told.
    """
    me = identity.player.id
    await context.limiter.check_shared(INVITATIONS, me)
    row = await context.store.table(table)
    if row is None:
        raise not_found("table")
    if me not in row.summary["people"]:
        raise Refused("not-allowed", "people at the table can invite others", 403)
    if row.status == "closed":
        raise Refused("table-closed", "this table is closed")
    blocks = await context.store.blocks_of(me)
    if body.player == me or body.player in blocks.blocked:
        raise not_found("player")
    if not await context.store.have_met(me, body.player):
        raise not_found("player")
    if body.player not in blocks.by and body.player not in row.summary["people"]:
        now = time.time()
        await context.store.drop_invitations(body.player, before=now - INVITED_FOR)
        await context.store.invite(body.player, table, me, now)
        if context.notifier is not None:
            context.notifier.notify(body.player, Notice("people.invitation", table, identity.player.name))


@contacts.get("/me/invitations")
async def my_invitations(identity: KnownPerson, context: Context) -> list[InvitationAnswer]:
    """List the invitations to tables that still have an open place."""
    oldest = time.time() - INVITED_FOR
    found = [
        each
        for each in await context.store.invitations(identity.player.id)
        if each.at >= oldest and _can_join(each.table, identity.player.id)
    ]
    return [InvitationAnswer.of(each) for each in found[:MAX_INVITATIONS]]


@contacts.delete("/me/invitations/{table}", status_code=204)
async def decline(table: str, identity: KnownPerson, context: Context) -> None:
    """Decline an invitation; nobody is told."""
    if not await context.store.drop_invitations(identity.player.id, table=table):
        raise not_found("invitation")


def _can_join(row: TableRow, player: str) -> bool:
    """Whether a table has an open place for somebody who has none there."""
    if row.status == "closed" or player in row.summary["people"]:
        return False
    between = row.status != "running"
    return any(
        place["left"] or (between and place["player"] is None and place["bot"] is None)
        for place in row.summary["places"]
    )
