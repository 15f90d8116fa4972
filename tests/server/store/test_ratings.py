"""Ratings: a match counts once, and none is lost when many end together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

import pytest

from tests.server.store.support import entry, match_row, outcome, with_store
from tichu.server.store import NewEvents, Rating, Store

PEOPLE = ["anna", "ben"]


def one_more(variant: str, *players: str) -> Callable[[dict[str, Rating]], Collection[Rating]]:
    """A computation that gives every player one point and one match."""

    def compute(known: dict[str, Rating]) -> Collection[Rating]:
        old = [known.get(player) or Rating(player, variant, 25.0, 8.0, 0) for player in players]
        return [Rating(one.player, variant, one.mu + 1, one.sigma, one.matches + 1) for one in old]

    return compute


async def play(store: Store, table: str, number: int = 1) -> None:
    await store.append(NewEvents(table, (), match=match_row(table, number, *PEOPLE)))


def test_a_match_counts_once(store_url: str) -> None:
    async def test(store: Store) -> None:
        await play(store, "t")
        assert await store.ratings(PEOPLE, "tichu") == {}
        assert await store.rate("t", 1, one_more("tichu", *PEOPLE), PEOPLE, "tichu") is True
        assert await store.rate("t", 1, one_more("tichu", *PEOPLE), PEOPLE, "tichu") is False
        match = await store.match("t", 1)
        assert match is not None and match.rated
        await play(store, "t")  # the table does not know that it was rated
        assert await store.rate("t", 1, one_more("tichu", *PEOPLE), PEOPLE, "tichu") is False
        anna, ben = (Rating(player, "tichu", 26.0, 8.0, 1) for player in PEOPLE)
        assert await store.ratings([*PEOPLE, "carla"], "tichu") == {"anna": anna, "ben": ben}
        assert await store.ratings(PEOPLE, "nanjing") == {}
        await play(store, "t", 2)
        assert await store.rate("t", 2, one_more("nanjing", "anna"), ["anna"], "nanjing") is True
        assert await store.ratings_of("anna") == [Rating("anna", "nanjing", 26.0, 8.0, 1), anna]
        assert await store.ratings_of("carla") == []
        assert await outcome(store.rate("t", 3, one_more("tichu"), [], "tichu")) == "unknown-match"

    with_store(store_url, test)


def test_a_failed_computation_leaves_the_match_unrated(store_url: str) -> None:
    def fail(known: dict[str, Rating]) -> Collection[Rating]:
        raise ZeroDivisionError

    async def test(store: Store) -> None:
        await play(store, "t")
        with pytest.raises(ZeroDivisionError):
            await store.rate("t", 1, fail, PEOPLE, "tichu")
        assert await store.rate("t", 1, one_more("tichu", *PEOPLE), PEOPLE, "tichu") is True

    with_store(store_url, test)


def test_matches_that_end_together_are_each_rated_once(store_url: str) -> None:
    """Two processes rate every match while the tables write events."""

    async def test(store: Store) -> None:
        other = await Store.open(store_url)
        try:
            await asyncio.gather(*(play(store, f"t{number}") for number in range(20)))
            rated = asyncio.gather(
                *(
                    process.rate(f"t{number}", 1, one_more("tichu", *PEOPLE), PEOPLE, "tichu")
                    for number in range(20)
                    for process in (store, other)
                )
            )
            await asyncio.gather(*(store.append(entry(f"t{number}", 1)) for number in range(20)))
            assert sum(await rated) == 20
        finally:
            await other.close()
        found = await store.ratings(PEOPLE, "tichu")
        assert {rating.matches for rating in found.values()} == {20}
        assert {rating.mu for rating in found.values()} == {45.0}

    with_store(store_url, test)
