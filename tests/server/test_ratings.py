"""New ratings after a match: by its result, and as a loss for those who have left it."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from tichu.core.match import Match
from tichu.server import ratings
from tichu.server.ratings import new_ratings, rate_match
from tichu.server.store import Rating, Store, StoreError
from tichu.table.places import FinishedMatch

PEOPLE = ("ann", "bob", "cat", "dan")
START = 25.0


def after(winners: int, *left: str) -> dict[str, float]:
    """The new ratings of four beginners after a match that one of the teams has won."""
    teams = [(["ann", "cat"], 0.0 if winners == 0 else 1.0), (["bob", "dan"], 0.0 if winners == 1 else 1.0)]
    before: dict[str, Rating] = {}
    news = new_ratings(before, teams, "nanjing", set(left))
    assert all(rating.matches == 1 for rating in news)
    return {rating.player: rating.mu for rating in news}


def test_the_winners_gain_what_the_losers_lose() -> None:
    mu = after(0)

    assert mu["ann"] == mu["cat"] > START > mu["bob"] == mu["dan"]


def test_a_leaver_loses_although_the_team_wins() -> None:
    mu = after(0, "ann")

    assert mu["ann"] < START
    assert {name: mu[name] for name in PEOPLE[1:]} == {name: after(0)[name] for name in PEOPLE[1:]}


@pytest.mark.parametrize("left", [("bob",), ("bob", "dan")])
def test_a_leaver_of_the_losing_team_loses_as_much_as_the_others(left: tuple[str, ...]) -> None:
    assert after(0, *left) == pytest.approx(after(0))


def test_leavers_of_both_teams_lose() -> None:
    mu = after(0, "ann", "dan")

    assert mu["ann"] < START and mu["dan"] < START
    assert mu["cat"] == after(0)["cat"] and mu["bob"] == after(0)["bob"]


def test_a_match_is_rated_once_the_store_is_available_again(monkeypatch: pytest.MonkeyPatch) -> None:
    attempts = []

    class Outage:
        async def rate(self, *about: object) -> bool:
            attempts.append(about[0])
            if len(attempts) < 3:
                raise StoreError("store-unavailable", "the database is unavailable")
            return True

    finished = FinishedMatch(1, Match(seed=1), (), frozenset(), rated=PEOPLE)
    monkeypatch.setattr(ratings, "FIRST_RETRY", 0.0)
    asyncio.run(rate_match(cast(Store, Outage()), "table", finished))

    assert attempts == ["table"] * 3
