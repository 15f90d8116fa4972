"""Responses about clubs and seasons, as models."""

from __future__ import annotations

import csv
import io
from typing import Annotated, Literal

from pydantic import BaseModel, Field

from tichu.server.clubs.requests import SeasonModel
from tichu.server.clubs.seasons import SeasonResult, player_of
from tichu.server.http.answers import TableAnswer
from tichu.server.http.contact_answers import PersonAnswer
from tichu.server.http.tournament_answers import TournamentCard
from tichu.server.http.tournament_view import safe_cell
from tichu.server.store import ClubMember, ListedClub
from tichu.tournament.seasons import SeasonCriterion

Role = Literal["organiser", "member", "applicant", "barred"]
AdmissionRule = Literal["open", "approval", "invitation"]


class NewClubAnswer(BaseModel):
    """A new club and its link."""

    id: str
    link: str


class ClubCodeAnswer(BaseModel):
    """The code of the club's link, which lets people join at once."""

    code: str


class ClubRoleAnswer(BaseModel):
    """The visitor's role in a club."""

    role: Role


class ClubCard(BaseModel):
    """A club in a list; ``role`` is the visitor's."""

    id: str
    name: str
    about: str
    admission: AdmissionRule
    listed: bool
    members: int
    role: Role | None

    @classmethod
    def of(cls, found: ListedClub) -> ClubCard:
        """Return the answer for a row of the store."""
        club = found.club
        return cls(
            id=club.id,
            name=club.name,
            about=club.about,
            admission=club.admission,
            listed=club.listed,
            members=found.members,
            role=found.role,
        )


class ClubMemberAnswer(BaseModel):
    """A person in a club, and since when."""

    person: PersonAnswer
    role: Role
    at: float

    @classmethod
    def of(cls, member: ClubMember) -> ClubMemberAnswer:
        """Return the answer for a row of the store."""
        return cls(person=PersonAnswer.of_player(member.player), role=member.role, at=member.at)


class ClubTableAnswer(BaseModel):
    """A table that was opened for a club."""

    table: TableAnswer
    members_only: bool


class SeasonCard(BaseModel):
    """A season in a list. Times are seconds since 1970."""

    id: str
    name: str
    starts_at: float
    ends_at: float | None


class ClubAnswer(ClubCard):
    """A club with everything a visitor may see of it.

    Only members see who belongs to the club, its unlisted tournaments, and tables for members.
    """

    organisers: list[PersonAnswer]
    member_list: Annotated[list[ClubMemberAnswer] | None, Field(description="null for others")]
    applicants: Annotated[list[ClubMemberAnswer], Field(description="for organisers: who wants to join")]
    barred: Annotated[list[ClubMemberAnswer], Field(description="for organisers: who cannot join")]
    code: Annotated[str | None, Field(description="for organisers: the code of the club's link")]
    tournaments: list[TournamentCard]
    past: list[TournamentCard]
    tables: list[ClubTableAnswer]
    seasons: list[SeasonCard]


# -- seasons -------------------------------------------------------------------------------------------------


class SeasonIdAnswer(BaseModel):
    """A new season."""

    id: str


class SeasonEveningAnswer(BaseModel):
    """A tournament between the dates of a season, and whether it counts."""

    id: str
    name: str
    at: float
    counts: bool
    competitors: int
    winners: list[str]


class SeasonResultAnswer(BaseModel):
    """What an evening was worth for somebody, and whether it is one of those that count."""

    place: int
    score: float
    counts: bool


class SeasonLineAnswer(BaseModel):
    """Somebody in the table of a season; ``results`` by evening, without those they missed."""

    rank: int
    name: str
    player: str | None
    values: dict[SeasonCriterion, float]
    results: dict[str, SeasonResultAnswer]


class SeasonAnswer(BaseModel):
    """A season with its evenings, the latest first, and its table."""

    id: str
    club: str
    club_name: str
    season: SeasonModel
    evenings: list[SeasonEveningAnswer]
    lines: list[SeasonLineAnswer]


def season_answer(id: str, club: str, club_name: str, found: SeasonResult) -> SeasonAnswer:
    """Return the answer for a season."""
    return SeasonAnswer(
        id=id,
        club=club,
        club_name=club_name,
        season=found.season,
        evenings=[
            SeasonEveningAnswer(
                id=evening.id,
                name=evening.name,
                at=evening.at,
                counts=counts,
                competitors=len(evening.lines),
                winners=[line.competitor.name for line in evening.lines if line.place == 1],
            )
            for evening, counts in found.evenings
        ],
        lines=[
            SeasonLineAnswer(
                rank=line.rank,
                name=line.competitor.name,
                player=player_of(line.competitor),
                values=line.values,
                results={id: SeasonResultAnswer(**each._asdict()) for id, each in line.results.items()},
            )
            for line in found.lines
        ],
    )


def season_csv(found: SeasonAnswer) -> str:
    """Return the table of a season for a spreadsheet: the criteria, then the score of each evening."""
    evenings = [evening for evening in reversed(found.evenings) if evening.counts]
    ranking = found.season.rules.ranking
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(["rank", "name", *ranking, *(safe_cell(evening.name) for evening in evenings)])
    for line in found.lines:
        scores = [line.results[each.id].score if each.id in line.results else "" for each in evenings]
        values = [line.values[name] for name in ranking]
        writer.writerow([line.rank, safe_cell(line.name), *values, *scores])
    return text.getvalue()
