"""Ratings from finished matches between people."""

from __future__ import annotations

from collections.abc import Collection

from openskill.models import PlackettLuce, PlackettLuceRating

from tichu.core.teams import team_of
from tichu.server.store import Rating, Store
from tichu.table.state import FinishedMatch


def teams_of(finished: FinishedMatch) -> list[tuple[list[str], float]] | None:
    """Return the teams with their ranks, lower is better; None if the match is not rated.

    A match is rated only if every place belonged to a person throughout and no bot stood in.
    """
    match, places = finished.match, finished.places
    if finished.helped:
        return None
    players = [place.player for place in places if not place.left and place.bot is None]
    if len(players) != len(places) or None in players or len(set(players)) != len(players):
        return None
    people = [player for player in players if player is not None]
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
    """Store the new ratings, once for each match."""
    teams = teams_of(finished)
    if teams is None:
        return
    variant = finished.match.game.variant.key
    people = [person for team, _ in teams for person in team]
    await store.rate(
        table, finished.number, lambda before: new_ratings(before, teams, variant), people, variant
    )


def new_ratings(
    before: dict[str, Rating], teams: list[tuple[list[str], float]], variant: str
) -> Collection[Rating]:
    """Return the ratings after a match."""
    model = PlackettLuce()

    def rating(person: str) -> PlackettLuceRating:
        known = before.get(person)
        return model.rating() if known is None else model.rating(mu=known.mu, sigma=known.sigma)

    rated = model.rate(
        [[rating(person) for person in team] for team, _ in teams], ranks=[rank for _, rank in teams]
    )
    return [
        Rating(person, variant, new.mu, new.sigma, 1 + (before[person].matches if person in before else 0))
        for (team, _), news in zip(teams, rated, strict=True)
        for person, new in zip(team, news, strict=True)
    ]
