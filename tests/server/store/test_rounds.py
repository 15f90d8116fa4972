"""The index of finished rounds, and the parts of logs that belong to them."""

from __future__ import annotations

from tests.server.store.support import entry, event, match_row, with_store
from tichu.server.store import NewEvents, RoundRow, Store
from tichu.table.round_log import LogLine, Outcome


def round_row(number: int, match: int = 1, table: str = "t") -> RoundRow:
    outcome = Outcome((2, 0, 1, 3), (60, 40), (60 * number, 40 * number))
    return RoundRow(table, match, number, 10 * number, 10 * number + 9, outcome)


def test_a_round_is_stored_with_its_last_event(store_url: str) -> None:
    async def test(store: Store) -> None:
        await store.append(NewEvents("t", (event(1),), round=round_row(1)))
        await store.append(NewEvents("t", (event(2),), round=round_row(2)))

        assert await store.round("t", 1, 2) == round_row(2)
        assert await store.round("t", 1, 3) is None
        assert await store.rounds("t", 1, after=1) == [round_row(2)]
        assert await store.count_rounds("t", 1) == (2, 2)
        assert await store.count_rounds("t", 2) == (0, 0)

    with_store(store_url, test)


def test_a_round_of_a_game_of_ranks_has_no_scores(store_url: str) -> None:
    row = RoundRow("t", 1, 1, 1, 5, Outcome((2, 0, 1), None, None))

    async def test(store: Store) -> None:
        await store.add_rounds([row])
        await store.add_rounds([row])  # again: another process may have computed it too

        assert await store.round("t", 1, 1) == row

    with_store(store_url, test)


def test_only_deals_and_actions_of_a_range_are_read(store_url: str) -> None:
    kinds = ["created", "started", "dealt", "acted", "chat", "acted", "dealt"]

    async def test(store: Store) -> None:
        for seq, kind in enumerate(kinds, 1):
            await store.append(entry("t", seq, kind=kind, data={}))

        found = await store.log_lines("t", 2, 6, 100)
        assert found == [LogLine(3, "dealt", "{}"), LogLine(4, "acted", "{}"), LogLine(6, "acted", "{}")]
        assert await store.log_lines("t", 2, 6, 1) == found[:1]

    with_store(store_url, test)


def test_the_options_of_a_match_are_those_before_it(store_url: str) -> None:
    async def test(store: Store) -> None:
        await store.append(entry("t", 1, kind="created", data={"options": {"title": "first"}}))
        await store.append(entry("t", 2, kind="options", data={"options": {"title": "second"}}))
        await store.append(entry("t", 3, kind="chat", data={}))
        await store.append(entry("t", 4, kind="options", data={"options": {"title": "third"}}))

        assert await store.options_at("t", 3) == {"title": "second"}
        assert await store.options_at("t", 4) == {"title": "third"}
        assert await store.options_at("nowhere", 4) is None

    with_store(store_url, test)


def test_a_match_ends_before_the_next_one(store_url: str) -> None:
    async def test(store: Store) -> None:
        for number, seq in ((1, 3), (2, 7)):
            row = match_row("t", number, "anna", first_seq=seq)
            await store.append(NewEvents("t", (event(seq),), match=row))
        await store.append(entry("t", 9))

        assert await store.last_seq_of_match("t", 1) == 6
        assert await store.last_seq_of_match("t", 2) == 9
        assert await store.has_played("t", "anna")
        assert not await store.has_played("t", "bob")

    with_store(store_url, test)


def test_queries_that_read_much_do_not_take_the_connections_of_others(store_url: str) -> None:
    async def test(store: Store) -> None:
        database = store._database
        async with database.bulk_reading(), database.bulk_reading():  # all there are
            await store.append(entry("t", 1))
            assert len(await store.events("t")) == 1
            await store.ping()

    with_store(store_url, test)
