"""First tries at puzzles in the store."""

from __future__ import annotations

from tests.server.store.support import person, with_store
from tichu.server.store import Store


def test_only_the_first_try_counts_and_goes_with_its_player(store_url: str) -> None:
    async def test(store: Store) -> None:
        for name, right in (("anna", True), ("ben", False), ("cyd", True)):
            await store.add_player(person(name))
            await store.add_try("e001", name, right, 1.0)
            await store.add_try("e001", name, not right, 2.0)
        await store.add_try("e002", "anna", False, 3.0)
        assert await store.puzzle_results() == {"e001": (2, 3), "e002": (0, 1)}
        assert await store.tries_of("anna") == {"e001": True, "e002": False}
        await store.erase("anna")
        assert await store.puzzle_results() == {"e001": (1, 2)}

    with_store(store_url, test)
