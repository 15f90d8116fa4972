"""Routes for administrators: people, their bans and mutes, their sessions and tokens."""

from __future__ import annotations

import time
from math import inf
from typing import Annotated, get_args

from fastapi import APIRouter
from pydantic import Field

from tichu.server.erasure import delete_player
from tichu.server.errors import Refused, not_found
from tichu.server.held_addresses import MAX_HELD
from tichu.server.http.admin_access import Admin
from tichu.server.http.admin_answers import (
    AdminKeyAnswer,
    AdminPersonAnswer,
    AdminPersonDetails,
    AdminTableAnswer,
    EndedAnswer,
)
from tichu.server.http.admin_tables import Limit, Search
from tichu.server.http.answers import RestrictionAnswer
from tichu.server.http.context import Context, ServerContext
from tichu.server.http.people import NewName, rename_player
from tichu.server.restrictions import until_text
from tichu.server.security_log import SecurityEvent
from tichu.server.store import Key, PersonFilter, Player, TableFilter, TableStatus
from tichu.server.wire import Model

admin_people = APIRouter(prefix="/api/admin", tags=["administration"])

SHOWN_TABLES = 20
"""Latest tables of a person that are shown with them."""


LATEST_END = 32_503_680_000.0
"""The latest time until which a ban or mute can last, the year 3000; after that, for good."""


class Restriction(Model):
    """A ban or mute: until a time in seconds since 1970, or for good."""

    until: Annotated[float | None, Field(le=LATEST_END, allow_inf_nan=False)] = None

    @property
    def end(self) -> float:
        """When it ends; refuse a time that is over."""
        if self.until is not None and self.until <= time.time():
            raise Refused("malformed", "that time is over: give one in the future", 422)
        return inf if self.until is None else self.until


class Ban(Restriction):
    """A ban. Until ``address_until`` nobody becomes a new guest from where the person was last seen."""

    address_until: Annotated[float | None, Field(allow_inf_nan=False)] = None

    @property
    def address_end(self) -> float | None:
        """When the address is free again; refuse a time that is over or too far away."""
        if self.address_until is not None and not 0 < self.address_until - time.time() <= MAX_HELD:
            days = MAX_HELD / 86400
            raise Refused("malformed", f"an address can be held for up to {days:.0f} days from now", 422)
        return self.address_until


# -- finding -------------------------------------------------------------------------------------------------


@admin_people.get("/people")
async def list_people(
    admin: Admin,
    context: Context,
    search: Search = "",
    banned: bool = False,
    muted: bool = False,
    limit: Limit = 100,
) -> list[AdminPersonAnswer]:
    """List people, the latest first.

    ``search`` is an id, or part of a name or login; ``banned`` and ``muted`` list only those who are.
    """
    now = time.time()
    wanted = PersonFilter(search, now if banned else None, now if muted else None, limit)
    found = await context.store.find_players(wanted)
    admin.record("list-people")
    return [AdminPersonAnswer.of(player) for player in found]


@admin_people.get("/people/{player}")
async def show_person(player: str, admin: Admin, context: Context) -> AdminPersonDetails:
    """Show a person with their sessions, tokens and latest tables."""
    found = await _person(context, player)
    admin.record("show-person", player=found.id)
    return await _details(context, found)


async def _details(context: ServerContext, found: Player) -> AdminPersonDetails:
    tables = await context.store.find_tables(TableFilter(get_args(TableStatus), found.id, limit=SHOWN_TABLES))
    return AdminPersonDetails(
        **AdminPersonAnswer.of(found).model_dump(),
        address_held=RestrictionAnswer.of(context.held_addresses.ends_for(found.id)),
        keys=[AdminKeyAnswer.of(key) for key in await _keys(context, found)],
        tables=[AdminTableAnswer.of_listed(each) for each in tables],
    )


# -- changing ------------------------------------------------------------------------------------------------


@admin_people.patch("/people/{player}")
async def rename_person(player: str, body: NewName, admin: Admin, context: Context) -> AdminPersonAnswer:
    """Change the name of a person."""
    found = await _person(context, player)
    await rename_player(context, found, body.name)
    admin.record("rename", player=found.id)
    return await _changed(context, found)


@admin_people.delete("/people/{player}", status_code=204)
async def delete_person(player: str, admin: Admin, context: Context) -> None:
    """Delete a person, as people can delete themselves: finished matches stay, without the name."""
    found = await _person(context, player)
    await delete_player(found, context.store, context.hub, context.tournaments)
    admin.record("delete-person", player=found.id)


@admin_people.put("/people/{player}/ban")
async def ban(player: str, body: Ban, admin: Admin, context: Context) -> AdminPersonDetails:
    """Ban a person: their sockets are closed, and their sessions, tokens and login are refused."""
    found, end, address_end = await _person(context, player), body.end, body.address_end
    await context.store.ban(found.id, end)
    if address_end is not None:
        await context.held_addresses.hold(found.id, address_end)  # here at once, for the answer
        await context.hub.people.hold_address(found.id, address_end)
    await context.hub.people.ban(found.id, end)
    admin.record("ban", SecurityEvent.BANNED, player=found.id, ends=until_text(end))
    return await _details(context, await _person(context, player))


@admin_people.delete("/people/{player}/ban")
async def unban(player: str, admin: Admin, context: Context) -> AdminPersonAnswer:
    """End a ban: the person's sessions, tokens and login work again, and their address is free."""
    found = await _person(context, player)
    await context.store.ban(found.id, None)
    await context.held_addresses.free(found.id)
    admin.record("unban", SecurityEvent.UNBANNED, player=found.id)
    return await _changed(context, found)


@admin_people.put("/people/{player}/mute")
async def mute(player: str, body: Restriction, admin: Admin, context: Context) -> AdminPersonAnswer:
    """Mute a person: their chat messages are refused at every table."""
    found, end = await _person(context, player), body.end
    await context.store.mute(found.id, end)
    await context.hub.people.mute(found.id, end)
    admin.record("mute", player=found.id, ends=until_text(end))
    return await _changed(context, found)


@admin_people.delete("/people/{player}/mute")
async def unmute(player: str, admin: Admin, context: Context) -> AdminPersonAnswer:
    """Let a muted person write again."""
    found = await _person(context, player)
    await context.store.mute(found.id, None)
    await context.hub.people.mute(found.id, 0.0)
    admin.record("unmute", player=found.id)
    return await _changed(context, found)


# -- sessions and tokens -------------------------------------------------------------------------------------


@admin_people.delete("/people/{player}/keys")
async def end_all_keys(player: str, admin: Admin, context: Context) -> EndedAnswer:
    """End all sessions and tokens of a person, and close their sockets. A guest cannot come back."""
    found = await _person(context, player)
    ended = await context.identities.end(found, [key.id for key in await _keys(context, found)])
    admin.record("end-all-keys", player=found.id)
    return EndedAnswer(ended=len(ended))


@admin_people.delete("/people/{player}/keys/{key}", status_code=204)
async def end_key(player: str, key: str, admin: Admin, context: Context) -> None:
    """End a session or token of a person, and close its sockets."""
    found = await _person(context, player)
    if not await context.identities.end(found, [key]):
        raise not_found("session or token")
    admin.record("end-key", player=found.id, key=key)


async def _person(context: ServerContext, player: str) -> Player:
    found = await context.store.player(player)
    if found is None:
        raise not_found("person")
    return found


async def _keys(context: ServerContext, player: Player) -> list[Key]:
    """A person's sessions that have not expired, the latest used first, and their tokens."""
    return [*await context.identities.sessions(player), *await context.store.keys(player.id, "token")]


async def _changed(context: ServerContext, player: Player) -> AdminPersonAnswer:
    return AdminPersonAnswer.of(await _person(context, player.id))
