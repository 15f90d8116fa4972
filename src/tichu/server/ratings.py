"""Ratings from finished matches between people."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Set
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from tichu.core.teams import team_of
from tichu.server.aliases import alias
from tichu.server.store import Rating, Store, StoreError
from tichu.table.places import FinishedMatch

log = logging.getLogger("tichu.server")

FIRST_RETRY: Final = 0.5
LAST_RETRY: Final = 30.0
"""Seconds between two attempts to rate a match, at first and at most."""


def teams_of(finished: FinishedMatch) -> list[tuple[list[str], float]] | None:
    """Return the teams with their ranks, lower is better; None if the match is not rated.

    The people with whom the match began are rated, also those who have left it.
    """
    match, people = finished.match, finished.rated
    if not people:
        return None
    if match.ranks is not None:
        return [([people[player]], float(place)) for place, player in enumerate(match.ranks)]
    scores = match.scores or []
    if match.game.variant.has_dummy:
        return [([person], -float(scores[number])) for number, person in enumerate(people)]
    return [
        ([person for number, person in enumerate(people) if team_of(number) == team], -float(score))
        for team, score in enumerate(scores)
    ]


async def rate_match(store: Store, table: str, finished: FinishedMatch) -> None:
    """Store the new ratings, once for each match; while the store is unavailable, try again and again."""
    delay = FIRST_RETRY
    while True:
        try:
            await _rate_once(store, table, finished)
            return
        except StoreError as trouble:
            if trouble.code != "store-unavailable":
                log.error("a match of table %s cannot be rated: %s", alias(table), trouble.code)
                return
        await asyncio.sleep(delay)
        delay = min(LAST_RETRY, 2 * delay)


async def _rate_once(store: Store, table: str, finished: FinishedMatch) -> None:
    teams = teams_of(finished)
    if teams is None:
        return
    variant = finished.match.game.variant.key
    people = [person for team, _ in teams for person in team]
    left = {finished.rated[place] for place in finished.forfeited}
    await store.rate(
        table, finished.number, lambda before: new_ratings(before, teams, variant, left), people, variant
    )


def new_ratings(
    before: dict[str, Rating],
    teams: list[tuple[list[str], float]],
    variant: str,
    left: Set[str] = frozenset(),
) -> Collection[Rating]:
    """Return the ratings after a match.

    Those who have ``left`` it are rated as if their team had come last, all others by the result.
    """
    model = PlackettLuce()

    def rating(person: str) -> PlackettLuceRating:
        known = before.get(person)
        return model.rating() if known is None else model.rating(mu=known.mu, sigma=known.sigma)

    def rate(ranks: list[float]) -> list[list[PlackettLuceRating]]:
        return model.rate([[rating(person) for person in team] for team, _ in teams], ranks=ranks)

    ranks = [rank for _, rank in teams]
    last = max(ranks) + 1
    by_result = rate(ranks)
    news: list[Rating] = []
    for number, (team, _) in enumerate(teams):
        as_last = rate([*ranks[:number], last, *ranks[number + 1 :]]) if left & set(team) else by_result
        for person, result, loss in zip(team, by_result[number], as_last[number], strict=True):
            new = loss if person in left else result
            matches = 1 + (before[person].matches if person in before else 0)
            news.append(Rating(person, variant, new.mu, new.sigma, matches))
    return news
