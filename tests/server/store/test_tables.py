"""Tables and matches, as used by the lobby and by a player's history."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from tests.server.store.support import entry, event, match_row, table_row, with_store
from tichu.server.store import MatchRow, MatchSeat, NewEvents, Store, TableRow


async def put(store: Store, *rows: TableRow) -> None:
    await asyncio.gather(*(store.append(NewEvents(row.id, (), row)) for row in rows))


async def put_matches(store: Store, *rows: MatchRow) -> None:
    await asyncio.gather(*(store.append(NewEvents(row.table, (), match=row)) for row in rows))


def test_a_table_row_is_replaced(store_url: str) -> None:
    async def test(store: Store) -> None:
        row = table_row("t", summary={"people": ["anna", "ben"], "name": "Küche", "seats": [1, None]})
        await store.append(NewEvents("t", (event(1),), row))
        assert await store.table("t") == row
        changed = replace(row, status="running", public=False, host=None, updated_at=2000.25, summary={})
        await store.append(NewEvents("t", (event(2),), changed))
        assert await store.table("t") == changed
        await store.append(entry("t", 3))  # events alone do not change it
        assert await store.table("t") == changed
        assert await store.table("nowhere") is None

    with_store(store_url, test)


def test_the_last_of_concurrent_changes_wins(store_url: str) -> None:
    async def test(store: Store) -> None:
        rows = [table_row("t", at=1000.0 + step, summary={"people": [f"p{step}"]}) for step in range(20)]
        matches = [match_row("t", 1, f"p{step}") for step in range(20)]
        await asyncio.gather(
            *(
                store.append(NewEvents("t", (event(step + 1),), rows[step], matches[step]))
                for step in range(20)
            )
        )
        assert await store.table("t") == rows[-1]
        assert await store.match("t", 1) == matches[-1]
        assert await store.tables_of("p19", ["open"]) == [rows[-1]]
        assert await store.tables_of("p18", ["open"]) == []

    with_store(store_url, test)


def test_a_refused_entry_changes_nothing(store_url: str) -> None:
    async def test(store: Store) -> None:
        row, match = table_row("t"), match_row("t", 1, "anna")
        await store.append(NewEvents("t", (event(1),), row, match))
        late = NewEvents(
            "t", (event(1),), table_row("t", "closed", summary={}), match_row("t", 1, finished_at=1.0)
        )
        await asyncio.gather(store.append(late), store.append(entry("u", 1)), return_exceptions=True)
        assert await store.table("t") == row
        assert await store.match("t", 1) == match
        assert await store.tables_of("anna", ["open"]) == [row]

    with_store(store_url, test)


def test_tables_by_status(store_url: str) -> None:
    async def test(store: Store) -> None:
        old = table_row("old", "open", 1.0)
        new = table_row("new", "running", 9.0)
        private = table_row("private", "open", 5.0, public=False)
        done = table_row("done", "finished", 7.0)
        await put(store, old, new, private, done)
        assert await store.tables(status=["open", "running"]) == [new, private, old]
        assert await store.tables(status=["open", "running"], public=True) == [new, old]
        assert await store.tables(status=["open"], public=False) == [private]
        assert await store.tables(status={"open", "running", "finished"}, limit=2) == [new, done]
        assert await store.tables(status=["closed"]) == []
        assert await store.tables(status=[]) == []
        assert sorted(await store.table_ids(["open", "finished"])) == ["done", "old", "private"]

    with_store(store_url, test)


def test_tables_of_a_player(store_url: str) -> None:
    async def test(store: Store) -> None:
        first = table_row("first", "open", 1.0, summary={"people": ["anna", "ben", "anna"]})
        second = table_row("second", "running", 2.0, summary={"people": ["anna"]})
        await put(store, first, second, table_row("empty", summary={}))
        assert await store.tables_of("anna", ["open", "running"]) == [second, first]
        assert await store.tables_of("ben", ["open", "running"]) == [first]
        assert await store.tables_of("anna", ["open"]) == [first]
        await put(store, replace(first, summary={"people": ["ben", "carla"]}))
        assert await store.tables_of("anna", ["open", "running"]) == [second]
        assert [row.id for row in await store.tables_of("carla", ["open"])] == ["first"]
        assert await store.tables_of("nobody", ["open"]) == []

    with_store(store_url, test)


def test_a_match_row_is_replaced(store_url: str) -> None:
    async def test(store: Store) -> None:
        seats = (MatchSeat(0, "anna", "Anna", None), MatchSeat(1, None, "Club 1", "club"))
        match = match_row("t", 2, seats=seats, first_seq=17)
        await put_matches(store, match)
        assert await store.match("t", 2) == match
        over = replace(
            match, finished_at=2000.5, result={"scores": [1000, 420]}, seats=(MatchSeat(0, None, "Ben", "b"),)
        )
        await put_matches(store, over)
        assert await store.match("t", 2) == over
        alone = match_row("t", 1, seats=())
        await put_matches(store, alone)
        assert await store.matches_at("t") == [alone, over]
        assert await store.match("t", 3) is None
        assert await store.matches_at("nowhere") == []

    with_store(store_url, test)


def test_matches_of_a_player(store_url: str) -> None:
    async def test(store: Store) -> None:
        played = [
            match_row(f"t{number % 3}", number, "anna", *(["ben"] if number % 2 else []), at=float(number))
            for number in range(1, 9)
        ]
        await put_matches(store, *played)
        newest = played[::-1]
        assert await store.matches_of("anna") == newest
        assert await store.matches_of("anna", limit=3) == newest[:3]
        assert await store.matches_of("anna", limit=3, before=newest[2].started_at) == newest[3:6]
        assert await store.matches_of("ben") == [match for match in newest if match.number % 2]
        assert await store.matches_of("nobody") == []

    with_store(store_url, test)
