"""What administrators need of the store, in both kinds of databases."""

from __future__ import annotations

from dataclasses import replace
from math import inf

from tests.server.store.support import event, match_row, outcome, person, table_row, with_store
from tichu.server.store import AdminToken, Key, NewEvents, PersonFilter, Store, TableFilter


def test_bans_and_mutes_last_until_they_are_ended(store_url: str) -> None:
    async def test(store: Store) -> None:
        for name in ("anna", "ben"):
            await store.add_player(person(name))
        await store.add_key(Key("key", "anna", "cookie", "", 1000.0, None), "hash")

        await store.ban("anna", inf)
        await store.mute("anna", 3000.0)

        banned = replace(person("anna"), banned_until=inf, muted_until=3000.0)
        assert await store.player("anna") == banned
        assert await store.owners(["key", "other"]) == {"key": banned}
        assert await store.find_players(PersonFilter(banned_after=2000.0)) == [banned]
        assert await store.find_players(PersonFilter(muted_after=4000.0)) == []
        await store.ban("anna", None)
        await store.mute("anna", None)
        assert await store.player("anna") == person("anna")
        assert await outcome(store.ban("nobody", inf)) == "unknown-player"

    with_store(store_url, test)


def test_people_are_found_by_id_name_and_login(store_url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_player(person("anna", "Straße"))
        await store.add_player(replace(person("ben"), name="100% Ben"))

        async def found(text: str) -> list[str]:
            return [player.id for player in await store.find_players(PersonFilter(text))]

        assert await found("") == ["anna", "ben"]
        assert await found("ANN") == ["anna"] and await found("STRASS") == ["anna"]
        assert await found("0% b") == ["ben"] and await found("%") == ["ben"]
        assert await found("be_") == []
        assert len(await store.find_players(PersonFilter(limit=1))) == 1

    with_store(store_url, test)


def test_tables_are_found_and_deleted_with_their_logs(store_url: str) -> None:
    async def test(store: Store) -> None:
        for number, title in enumerate(("Größe", "50_50"), 1):
            summary = {"title": title, "people": [f"p{number}"]}
            row = table_row(f"t{number}", at=1000.0 + number, summary=summary)
            match = match_row(row.id, 1, f"p{number}")
            await store.append(NewEvents(row.id, (event(1), event(2)), row, match))

        async def found(**wanted: str) -> list[tuple[str, int]]:
            listed = await store.find_tables(TableFilter(["open"], **wanted))  # type: ignore[arg-type]
            return [(each.row.id, each.version) for each in listed]

        assert await found() == [("t2", 2), ("t1", 2)]
        assert await found(search="röß") == [("t1", 2)]
        assert await found(search="0_5") == [("t2", 2)] and await found(search="0x5") == []
        assert await found(player="p2") == [("t2", 2)] and await found(search="people") == []
        assert await store.find_tables(TableFilter(["closed"])) == []

        await store.delete_table("t1")

        assert await store.listed_table("t1") is None and await store.match("t1", 1) is None
        assert await store.events("t1") == [] and await store.tables_of("p1", ["open"]) == []
        assert await found() == [("t2", 2)] and len(await store.events("t2")) == 2

    with_store(store_url, test)


def test_tokens_of_administrators(store_url: str) -> None:
    async def test(store: Store) -> None:
        token = AdminToken("1", "anna", 1000.0, 2000.0)
        await store.add_admin_token(token, "hash")
        assert await store.player_by_key("hash") is None

        await store.touch_admin_token("1", 1500.0)

        used = replace(token, last_used_at=1500.0)
        assert await store.admin_token("hash") == used and await store.admin_tokens() == [used]
        assert await store.drop_admin_token("1") and not await store.drop_admin_token("1")
        assert await store.admin_token("hash") is None

    with_store(store_url, test)


def test_addresses_are_held_until_their_time_is_over_or_they_are_freed(store_url: str) -> None:
    async def scene(store: Store) -> None:
        await store.hold_address("192.0.2.1", "anna", 100.0)
        await store.hold_address("192.0.2.1", "anna", 300.0)
        await store.hold_address("192.0.2.2", "bert", 200.0)
        await store.hold_address("2001:db8::/64", "cleo", 400.0)

        await store.free_addresses("cleo")

        assert sorted(await store.held_addresses(50.0)) == [
            ("192.0.2.1", "anna", 300.0),
            ("192.0.2.2", "bert", 200.0),
        ]
        assert await store.held_addresses(250.0) == [("192.0.2.1", "anna", 300.0)]
        assert await store.held_addresses(50.0) == [("192.0.2.1", "anna", 300.0)]

    with_store(store_url, scene)
