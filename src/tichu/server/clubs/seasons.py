"""Seasons of a club, computed from its tournaments.

A person is known by their id. People whom a director registered by name count for the member of the club with
that name, if there is exactly one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from tichu.server.clubs.requests import SeasonModel, to_rules
from tichu.server.store import BELONGING, SeasonRow, Store, TournamentRow
from tichu.server.tournaments.log import TournamentReader
from tichu.server.tournaments.state import HostedTournament
from tichu.tournament.seasons import (
    Competitor,
    Evening,
    EveningLine,
    Ranked,
    SeasonLine,
    competitors_by_name,
    evening_of,
    season_table,
)
from tichu.tournament.state import Entrant

MAX_EVENINGS: Final = 200
"""Maximum tournaments of a club that are looked at for a season, the latest."""
MAX_CACHED_EVENINGS: Final = 500
PERSON: Final = "person:"
"""Beginning of the keys of persons of this server."""
NAME: Final = "name:"
"""Beginning of the keys of people who are only a name, and of pairs and teams."""


class SeasonEvening(NamedTuple):
    """A tournament between the dates of a season, and whether it counts."""

    evening: Evening
    counts: bool


class SeasonResult(NamedTuple):
    """A season with its evenings, the latest first, and its table."""

    season: SeasonModel
    evenings: list[SeasonEvening]
    lines: list[SeasonLine]


def season_of(row: SeasonRow) -> SeasonModel:
    """Return the season of a row."""
    return SeasonModel.model_validate({**row.data, "starts_at": row.starts_at})


def player_of(competitor: Competitor) -> str | None:
    """Return the person of this server whom a competitor is, if they are one."""
    return competitor.key.removeprefix(PERSON) if competitor.key.startswith(PERSON) else None


class SeasonTables:
    """Computes the tables of seasons; what was read of a tournament is kept until it changes."""

    def __init__(self, store: Store, reader: TournamentReader) -> None:
        self._store, self._reader = store, reader
        self._kept: dict[tuple[str, int, Ranked], Evening] = {}

    async def compute(self, row: SeasonRow) -> SeasonResult:
        """Return a season with its evenings and its table."""
        season = season_of(row)
        rules = to_rules(season.rules)
        evenings = await self._evenings(row.club, season, rules.ranked)
        excluded = set(season.excluded)
        if rules.ranked == "persons":
            evenings = await self._with_members(row.club, evenings)
        counted = [evening for evening in evenings if evening.id not in excluded]
        lines = await self._with_names(season_table(counted, rules))
        found = [SeasonEvening(each, each.id not in excluded) for each in evenings]
        return SeasonResult(season, sorted(found, key=lambda each: -each.evening.at), lines)

    async def _evenings(self, club: str, season: SeasonModel, ranked: Ranked) -> list[Evening]:
        ends = season.ends_at if season.ends_at is not None else float("inf")
        found = []
        for row in await self._store.tournaments_of_club(club, ("finished", "closed"), MAX_EVENINGS):
            if row.updated_at < season.starts_at or row.created_at >= ends:
                continue
            evening = await self._evening(row, ranked)
            if evening is not None and season.starts_at <= evening.at < ends:
                found.append(evening)
        return found

    async def _evening(self, row: TournamentRow, ranked: Ranked) -> Evening | None:
        """Return what happened in a tournament; None if nothing was played."""
        key = (row.id, row.revision, ranked)
        if key not in self._kept:
            state = await self._reader.read(row.id)
            if state is None:
                return None
            self._kept[key] = read_evening(state, ranked)
            while len(self._kept) > MAX_CACHED_EVENINGS:
                del self._kept[next(iter(self._kept))]
        evening = self._kept[key]
        return evening if evening.lines else None

    async def _with_members(self, club: str, evenings: Sequence[Evening]) -> list[Evening]:
        """Let people who are only a name count for the member with that name."""
        members: dict[str, list[str]] = {}
        for member in await self._store.club_members(club):
            if member.role in BELONGING:
                members.setdefault(member.player.name.casefold(), []).append(member.player.id)
        known = {name: ids[0] for name, ids in members.items() if len(ids) == 1}
        return [evening._replace(lines=_merged(evening.lines, known)) for evening in evenings]

    async def _with_names(self, lines: list[SeasonLine]) -> list[SeasonLine]:
        """Give persons their present names."""
        ids = [player for line in lines if (player := player_of(line.competitor)) is not None]
        names = await self._store.names_of(ids)
        return [
            line._replace(
                competitor=line.competitor._replace(
                    name=names.get(player_of(line.competitor) or "", line.competitor.name)
                )
            )
            for line in lines
        ]


def _merged(lines: Sequence[EveningLine], known: Mapping[str, str]) -> tuple[EveningLine, ...]:
    found: dict[str, EveningLine] = {}
    for line in lines:
        competitor = line.competitor
        name = competitor.key.removeprefix(NAME)
        if competitor.key.startswith(NAME) and name in known:
            competitor = Competitor(PERSON + known[name], competitor.name)
        found.setdefault(competitor.key, line._replace(competitor=competitor))
    return tuple(found.values())


def read_evening(state: HostedTournament, ranked: Ranked) -> Evening:
    """Return what everybody did in a tournament; its date is that of the first round."""
    by_name = competitors_by_name(ranked)

    def competitors(entrant: Entrant) -> list[Competitor]:
        names = [Competitor(NAME + key, name) for key, name in by_name(entrant)]
        people = state.people.get(entrant.number, [])
        if ranked == "entrants" or not people:
            return names
        known = {member.name.casefold() for member in people}
        persons = [Competitor(PERSON + member.player, member.name) for member in people]
        members = [one for one in names if one.name in entrant.members and one.name.casefold() not in known]
        return persons + members

    at = state.paired_at.get(1, state.created_at)
    return evening_of(state.tournament, state.id, at, competitors)
