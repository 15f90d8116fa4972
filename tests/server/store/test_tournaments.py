"""Logs of tournaments in the store: one writer, lists, and the erasure of a person's names."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from tests.server.tournaments.support import HOST, Evening
from tichu.server.store import Conflict, Store
from tichu.server.tournaments.log import read_tournament, to_stored, tournament_row


async def write(store: Store, evening: Evening) -> None:
    await store.append_to_tournament(
        tournament_row(evening.state), [to_stored(entry) for entry in evening.log]
    )


@pytest.mark.parametrize("kind", ["sqlite_url", "postgres_url"])
def test_a_log_has_one_writer_and_reads_as_it_was_written(kind: str, request: pytest.FixtureRequest) -> None:
    url = request.getfixturevalue(kind)
    evening = Evening("duplicate", boards=1)
    evening.pairs(2)
    evening.start()

    async def test() -> None:
        store = await Store.open(url)
        await write(store, evening)
        assert await read_tournament("cup", store) == evening.state
        with pytest.raises(Conflict):
            await write(store, evening)
        row = replace(tournament_row(evening.state), people=())
        assert await store.tournament("cup") == row
        assert await store.tournaments_of("b2") == [row]
        assert await store.tournaments(status=["playing"], listed=False) == [row]
        assert await store.unfinished_tournaments(0.0) == ["cup"]
        await store.close()

    asyncio.run(test())


def test_a_deleted_person_has_no_name_in_the_log(sqlite_url: str) -> None:
    evening = Evening()
    evening.names = {"b1": "Berta Secret", HOST: "Hana"}
    evening.pairs(2)

    async def test() -> None:
        store = await Store.open(sqlite_url)
        await write(store, evening)
        await store.erase("b1")
        await store.erase(HOST)
        text = str(await store.tournament_events("cup")) + str(await store.tournament("cup"))
        assert "Berta" not in text and "Hana" not in text
        state = await read_tournament("cup", store)
        assert state is not None and state.tournament.entrant(1).name == "A1 & deleted player"
        await store.close()

    asyncio.run(test())


def test_names_of_people_who_have_left_are_deleted_too(sqlite_url: str) -> None:
    evening = Evening()
    evening.names = {"b1": "Berta Secret", "eve": "Eve"}
    evening.pairs(3)
    evening.do("b1", "leave")
    evening.do(HOST, "director", player="sub")
    evening.do("sub", "announce", text="Sub says hello")
    evening.do(HOST, "director", player="sub", on=False)
    evening.start()
    evening.do(HOST, "replace", table=1, place=0, player="zoe")

    async def test() -> None:
        store = await Store.open(sqlite_url)
        await write(store, evening)
        for player in ("b1", "sub", "zoe"):
            await store.erase(player)
        text = str(await store.tournament_events("cup"))
        assert not any(name in text for name in ("Berta", "'Sub'", "hello", "'Zoe'"))
        assert await read_tournament("cup", store) is not None
        await store.close()

    asyncio.run(test())


def test_a_closed_tournament_is_loaded_again_so_that_its_tables_are_unsealed(sqlite_url: str) -> None:
    evening = Evening("duplicate", boards=1)
    evening.pairs(2)
    evening.start()
    evening.do(HOST, "close")

    async def test() -> None:
        store = await Store.open(sqlite_url)
        await write(store, evening)
        assert await store.unfinished_tournaments(0.0) == ["cup"]
        assert await store.unfinished_tournaments(evening.now + 1) == []
        await store.close()

    asyncio.run(test())
