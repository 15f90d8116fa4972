"""Models of clubs and seasons that the HTTP API validates."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from tichu.server.names import Visible
from tichu.server.wire import Model
from tichu.tournament.seasons import MAX_PLACE_POINTS, MAX_PLACES, SeasonCriterion, SeasonRules

MAX_CLUB_NAME = 60
ClubName = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=MAX_CLUB_NAME), Visible
]
Code = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Time = Annotated[float, Field(ge=0, le=2**40, allow_inf_nan=False)]
RULES = SeasonRules()


class ClubSettings(Model):
    """What organisers decide about a club."""

    name: ClubName
    about: Annotated[str, StringConstraints(strip_whitespace=True, max_length=2000)] = ""
    admission: Annotated[
        Literal["open", "approval", "invitation"],
        Field(description="who can join without the link: everybody, those you let in, or nobody"),
    ] = "approval"
    listed: Annotated[bool, Field(description="everybody can find it, not only those with the link")] = False


class JoinClub(Model):
    """The code of the club's link, if you have it."""

    code: Code | None = None


class NewRole(Model):
    """The role of a person; whoever is barred cannot join again."""

    role: Literal["organiser", "member", "barred"]


class SeasonRulesModel(Model):
    """How a season is counted."""

    scoring: Annotated[
        Literal["places", "match-points", "points"],
        Field(description="points for places, or the sum of match points or of card points"),
    ] = RULES.scoring
    places: Annotated[
        list[Annotated[int, Field(ge=0, le=MAX_PLACE_POINTS)]],
        Field(min_length=1, max_length=MAX_PLACES, description="points of the first place and the next ones"),
    ] = list(RULES.places)  # noqa: RUF012
    attendance: Annotated[int, Field(ge=0, le=MAX_PLACE_POINTS, description="points for taking part")] = (
        RULES.attendance
    )
    best: Annotated[
        Annotated[int, Field(ge=1, le=200)] | None,
        Field(description="how many evenings count, everybody's best ones; null for all"),
    ] = RULES.best
    ranking: Annotated[list[SeasonCriterion], Field(min_length=1, max_length=7)] = list(RULES.ranking)  # noqa: RUF012
    ranked: Literal["persons", "entrants"] = RULES.ranked


class SeasonModel(Model):
    """A season: the evenings from one date to another, except those that do not count."""

    name: ClubName
    starts_at: Annotated[Time, Field(description="seconds since 1970")]
    ends_at: Annotated[Time | None, Field(description="the first moment after it; null if it is open")] = None
    rules: SeasonRulesModel = SeasonRulesModel()
    excluded: Annotated[
        list[Annotated[str, StringConstraints(min_length=1, max_length=40)]],
        Field(max_length=200, description="tournaments that do not count"),
    ] = []  # noqa: RUF012


def to_rules(model: SeasonRulesModel) -> SeasonRules:
    """Return the rules of a request as the library has them."""
    return SeasonRules(
        scoring=model.scoring,
        places=tuple(model.places),
        attendance=model.attendance,
        best=model.best,
        ranking=tuple(model.ranking),
        ranked=model.ranked,
    )
