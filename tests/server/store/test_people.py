"""Players, their logins and their keys."""

from __future__ import annotations

from dataclasses import replace

from tests.server.store.support import match_row, outcome, person, table_row, with_store
from tichu.server.store import Key, KeyKind, NewEvents, Store, StoredEvent


def key(id: str, player: str, kind: KeyKind = "cookie", at: float = 1000.0) -> Key:
    return Key(id, player, kind, f"label of {id}", at, None)


def test_players_are_added_and_renamed(store_url: str) -> None:
    async def test(store: Store) -> None:
        anna = person("anna")
        await store.add_player(anna)
        assert await store.player("anna") == anna
        assert await store.player("ben") is None
        await store.rename("anna", "Änne")
        assert await store.player("anna") == replace(anna, name="Änne")
        assert await outcome(store.rename("ben", "Ben")) == "unknown-player"
        assert await outcome(store.add_player(anna)) == "conflict"

    with_store(store_url, test)


def test_a_login_belongs_to_one_player(store_url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_player(person("anna"))
        await store.add_player(person("ben"))
        assert await store.player_by_login("straße") is None
        await store.set_login("anna", "Straße", "hash 1")
        anna = replace(person("anna"), login="Straße")
        for spelling in ("Straße", "STRASSE", "strasse"):
            assert await store.player_by_login(spelling) == (anna, "hash 1")
        assert await outcome(store.set_login("ben", "STRASSE", "hash 2")) == "login-taken"
        assert await store.player("ben") == person("ben")
        await store.set_login("anna", "strasse", "hash 3")  # changing your own is allowed
        assert await store.player_by_login("strasse") == (replace(anna, login="strasse"), "hash 3")
        await store.set_login("anna", "anna", "hash 4")
        assert await store.player_by_login("strasse") is None
        await store.set_login("ben", "strasse", "hash 5")
        assert await outcome(store.set_login("carla", "carla", "hash")) == "unknown-player"

    with_store(store_url, test)


def test_a_new_player_may_have_a_login(store_url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_player(person("anna", "Anna"))
        assert await store.player("anna") == person("anna", "Anna")
        assert await store.player_by_login("anna") is None  # no password, no sign-in
        assert await outcome(store.add_player(person("other", "ANNA"))) == "login-taken"

    with_store(store_url, test)


def test_keys_identify_their_player(store_url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_player(person("anna"))
        await store.add_player(person("ben"))
        cookie, token, older = key("1", "anna"), key("2", "anna", "token"), key("3", "anna", at=5.0)
        for number, one in enumerate((cookie, token, older, key("4", "ben"))):
            await store.add_key(one, f"hash {number}")
        assert await store.player_by_key("hash 0") == (person("anna"), cookie)
        assert await store.player_by_key("hash 3") == (person("ben"), key("4", "ben"))
        assert await store.player_by_key("hash 9") is None
        assert await store.keys("anna", "cookie") == [older, cookie]
        assert await store.keys("anna", "token") == [token]
        await store.touch_key("1", 2000.5)
        assert await store.player_by_key("hash 0") == (person("anna"), replace(cookie, last_used_at=2000.5))
        await store.touch_key("gone", 1.0)
        assert await store.drop_keys("ben", ["1"]) == []  # not theirs
        assert await store.drop_keys("anna", ["1"]) == ["1"]
        assert await store.drop_keys("anna", ["1"]) == []
        assert await store.player_by_key("hash 0") is None
        assert await outcome(store.add_key(key("5", "nobody"), "hash 5")) == "unknown-player"
        assert await outcome(store.add_key(key("6", "ben"), "hash 1")) == "conflict"
        assert await outcome(store.add_key(key("2", "ben"), "hash 6")) == "conflict"

    with_store(store_url, test)


def test_guests_who_never_played_are_deleted(store_url: str) -> None:
    async def test(store: Store) -> None:
        for name in ("gone", "back", "new", "account", "banned", "host", "player"):
            await store.add_player(replace(person(name), created_at=5000.0 if name == "new" else 1000.0))
            await store.add_key(key(name, name), f"hash of {name}")
        await store.touch_key("back", 5000.0)
        await store.set_login("account", "login", "hash")
        await store.ban("banned", float("inf"))
        row = table_row("t", summary={"people": ["host"], "places": []})
        await store.append(NewEvents("t", (), row, match_row("t", 1, "player")))

        assert await store.drop_idle_guests(4000.0) == 1
        assert await store.player("gone") is None
        assert await store.player_by_key("hash of gone") is None
        for name in ("back", "new", "account", "banned", "host", "player"):
            assert await store.player(name) is not None, name

    with_store(store_url, test)


def test_invalid_unicode_is_refused(store_url: str) -> None:
    async def test(store: Store) -> None:
        assert await outcome(store.add_player(replace(person("x"), name="\ud800"))) == "store-refused"
        assert await outcome(store.player("\ud800")) == "store-refused"
        await store.ping()

    with_store(store_url, test)


def test_erasing_a_player_keeps_matches_without_the_name(store_url: str) -> None:
    def said(seq: int, player: str, text: str) -> StoredEvent:
        return StoredEvent(
            seq, "chat", {"player": player, "name": f"Name {player}", "text": text}, 5.0, player
        )

    sat = StoredEvent(1, "sat", {"place": 0, "player": "anna", "name": "Name anna", "bot": None}, 4.0)
    places = [{"player": "anna", "name": "Name anna"}, {"player": "ben", "name": "Name ben"}]

    async def test(store: Store) -> None:
        for id in ("anna", "ben"):
            await store.add_player(person(id))
        await store.set_login("anna", "anna", "hash")
        await store.add_key(key("1", "anna"), "hash 1")
        row = table_row("t", summary={"people": ["anna", "ben"], "places": places})
        log = (sat, said(2, "anna", "private words"), said(3, "ben", "about anna"))
        await store.append(NewEvents("t", log, row=row, match=match_row("t", 1, "anna", "ben")))
        assert [line.text for line in await store.chat_of("anna")] == ["private words"]

        await store.erase("anna")

        assert await store.player("anna") is None and await store.player_by_key("hash 1") is None
        assert await store.player_by_login("anna") is None
        found = await store.events("t")
        assert "private" not in str(found) and "Name anna" not in str(found)
        assert found[2] == log[2]
        match = await store.match("t", 1)
        assert match is not None and [seat.name for seat in match.seats][:2] == ["deleted player", "Name 1"]
        assert [place["name"] for place in (await store.tables_of("ben", ["open"]))[0].summary["places"]] == [
            "deleted player",
            "Name ben",
        ]

    with_store(store_url, test)
