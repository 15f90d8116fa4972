"""Ratings from finished matches of rated tables: those of people, and of the bots that sat with them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Set
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from tichu.bots import registry
from tichu.bots.registry import LEVEL
from tichu.core.teams import team_of
from tichu.server.aliases import alias
from tichu.server.store import Rating, Store, StoreError
from tichu.table.places import BOT_ID, FinishedMatch

log = logging.getLogger("tichu.server")

PROVISIONAL_SIGMA: Final = 6.5
"""Standard deviation above which a rating is provisional: shown as such, and not on the ladder."""

FIRST_RETRY: Final = 0.5
LAST_RETRY: Final = 30.0
"""Seconds between two attempts to rate a match, at first and at most."""


def teams_of(finished: FinishedMatch) -> list[tuple[list[str], float]] | None:
    """Return the teams with their ranks, lower is better; None if the match is not rated.

    Those with whom the match began are rated, also people who have left it.
    """
    match, people = finished.match, [rated_id(each) for each in finished.rated]
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


def rated_id(id: str) -> str:
    """Return the id under which somebody is rated: a bot at its default level is the bot without a level."""
    if not id.startswith(BOT_ID):
        return id
    name, _, level = id.removeprefix(BOT_ID).partition(LEVEL)
    entry = next((each for each in registry.listed() if each.name == name), None)
    return f"{BOT_ID}{name}" if entry and entry.levels[:1] == (level,) else id


def shown_rating(rating: Rating) -> int:
    """Return the figure that is shown: what the player is worth at least, almost certainly."""
    return round(100 * (rating.mu - 3 * rating.sigma))


def is_provisional(rating: Rating) -> bool:
    """Whether too little is known about a player for a place on the ladder."""
    return rating.sigma > PROVISIONAL_SIGMA


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
    left = {rated_id(finished.rated[place]) for place in finished.forfeited}
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
    news: dict[str, list[PlackettLuceRating]] = {}
    for number, (team, _) in enumerate(teams):
        as_last = rate([*ranks[:number], last, *ranks[number + 1 :]]) if left & set(team) else by_result
        for person, result, loss in zip(team, by_result[number], as_last[number], strict=True):
            news.setdefault(person, []).append(loss if person in left else result)
    # A bot may sit at several places: it gets the mean of what it has gained and lost there.
    return [
        Rating(
            person,
            variant,
            fmean(each.mu for each in new),
            fmean(each.sigma for each in new),
            1 + (before[person].matches if person in before else 0),
        )
        for person, new in news.items()
    ]
