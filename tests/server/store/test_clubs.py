"""Clubs in the store: roles, tables, seasons, and what is left of people who are deleted."""

from __future__ import annotations

from dataclasses import replace

from tests.server.store.support import person, table_row, with_store
from tichu.server.store import ClubEvent, ClubRow, NewEvents, SeasonRow, Store, StoredEvent, TournamentRow

CLUB = ClubRow("c1", "Tuesday", "", "approval", True, "code", 1000.0, 1000.0)


def happened(at: float = 1.0, player: str = "anna", about: str | None = None) -> ClubEvent:
    return ClubEvent("role", at, player, about)


async def found(store: Store, *people: str) -> None:
    """Found the club; the first person organises it, the others are members."""
    for number, name in enumerate(people):
        await store.add_player(person(name))
        if number:
            await store.set_club_role("c1", name, "member", happened(number + 1.0, name))
        else:
            await store.write_club(CLUB, ClubEvent("founded", 1.0, name), name)


def test_roles_and_lists(store_url: str) -> None:
    async def test(store: Store) -> None:
        await found(store, "anna", "ben", "carla")
        await store.set_club_role("c1", "carla", "barred", happened(9.0, about="carla"))

        assert [(each.player.id, each.role, each.at) for each in await store.club_members("c1")] == [
            ("anna", "organiser", 1.0),
            ("ben", "member", 2.0),
            ("carla", "barred", 3.0),
        ]
        (listed,) = await store.listed_clubs(10)
        assert (listed.club, listed.members, listed.role) == (CLUB, 2, None)
        assert [each.role for each in await store.clubs_of("ben", 10)] == ["member"]
        assert await store.clubs_of("carla", 10) == []
        assert not await store.remove_from_club("c1", "anna", happened()), "the last organiser stays"
        assert not await store.set_club_role("c1", "anna", "member", happened())
        await store.set_club_role("c1", "ben", "organiser", happened())
        assert await store.remove_from_club("c1", "anna", happened())
        assert [await store.club_role("c1", name) for name in ("anna", "ben")] == [None, "organiser"]
        await store.write_club(replace(CLUB, listed=False), happened())
        assert await store.listed_clubs(10) == []
        await store.delete_club("c1")
        assert (await store.club("c1"), await store.clubs_of("ben", 10)) == (None, [])

    with_store(store_url, test)


def test_tables_tournaments_and_seasons(store_url: str) -> None:
    async def test(store: Store) -> None:
        await found(store, "anna")
        for name, only in (("t1", True), ("t2", False)):
            await store.append(NewEvents(name, (StoredEvent(1, "created", {}, 1.0),), table_row(name)))
            await store.add_club_table("c1", name, only, happened())
        tables = await store.tables_of_club("c1", ["open"], 10)
        assert {(each.row.id, each.members_only) for each in tables} == {("t1", True), ("t2", False)}
        assert [await store.club_of_members_table(name) for name in ("t1", "t2", "t3")] == ["c1", None, None]

        row = TournamentRow("cup", "finished", True, "anna", None, 1.0, 2.0, 1, {}, (), "c1")
        await store.append_to_tournament(row, [StoredEvent(1, "created", {}, 1.0)])
        assert [each.club for each in await store.tournaments_of_club("c1", ["finished"])] == ["c1"]
        assert await store.tournaments_of_club("c1", ["playing"]) == []

        spring = SeasonRow("c1", "s1", 5.0, {"name": "Spring"})
        await store.write_season(spring, happened())
        await store.write_season(SeasonRow("c1", "s2", 7.0, {"name": "Autumn"}), happened())
        await store.write_season(spring._replace(starts_at=4.0), happened())
        assert [(each.id, each.starts_at) for each in await store.seasons("c1")] == [("s2", 7.0), ("s1", 4.0)]
        assert await store.delete_season("c1", "s1", happened())
        assert not await store.delete_season("c1", "s1", happened())
        await store.delete_club("c1")
        assert await store.tournaments_of_club("c1", ["finished"]) == []
        assert await store.club_of_members_table("t1") is None

    with_store(store_url, test)


def test_deleted_people_leave_nothing_in_clubs(store_url: str) -> None:
    async def test(store: Store) -> None:
        await found(store, "anna", "ben", "carla")
        (part,) = await store.parts_in_clubs("anna")
        assert (part.role, [event.kind for event in part.events]) == ("organiser", ["founded"])

        await store.erase("anna")
        assert [(each.player.id, each.role) for each in await store.club_members("c1")] == [
            ("ben", "organiser"),
            ("carla", "member"),
        ], "the oldest member organises the club now"
        assert "anna" not in {event.player for event in await store.club_events("c1", 10)}
        await store.erase("ben")
        await store.erase("carla")
        assert await store.club("c1") is None

    with_store(store_url, test)
