"""Who may do what in a club."""

from __future__ import annotations

from typing import Final

from tichu.server.errors import Refused, forbidden, not_found
from tichu.server.store import BELONGING, ClubRole, ClubRow, Player, Store

MEMBERS_ONLY: Final = Refused("members-only", "that is for members of the club", 403)
"""The refusal of a place at a table or in a tournament for the members of a club."""


async def find_club(store: Store, id: str) -> ClubRow:
    """Return a club, or refuse."""
    club = await store.club(id)
    if club is None:
        raise not_found("club")
    return club


async def check_organiser(store: Store, club: str, player: str) -> None:
    """Refuse everybody but the organisers of a club."""
    if await store.club_role(club, player) != "organiser":
        raise forbidden("only an organiser of the club can do that")


async def check_member(store: Store, club: str, player: str) -> None:
    """Refuse those who do not belong to a club."""
    if await store.club_role(club, player) not in BELONGING:
        raise MEMBERS_ONLY


async def check_seat(store: Store, table: str, player: str) -> None:
    """Refuse a place at a table that is for the members of a club."""
    club = await store.club_of_members_table(table)
    if club is not None:
        await check_member(store, club, player)


def role_on_joining(club: ClubRow, present: ClubRole | None, code: str | None) -> ClubRole:
    """Return the role of somebody who wants to join; the code of the link admits all but the barred."""
    if present == "barred":
        raise Refused("barred", "an organiser of this club does not want you to join", 403)
    if present in BELONGING:
        return present
    if code is not None and code != club.code and club.admission != "open":
        raise Refused("link-ended", "that link is no longer valid: ask for a new one", 403)
    if code == club.code or club.admission == "open":
        return "member"
    if club.admission == "invitation":
        raise Refused("invitation-needed", "this club can be joined with its link only", 403)
    return "applicant"


def check_account(player: Player) -> None:
    """Refuse guests, who may be forgotten."""
    if player.login is None:
        raise Refused("organiser-account", "organisers of clubs need an account", 403)
