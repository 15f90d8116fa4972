"""Seasons: a table over several evenings, computed from tournaments that have been played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, Literal, NamedTuple, TypeAlias

from tichu.tournament.errors import TournamentError
from tichu.tournament.standings import entrant_records, standings
from tichu.tournament.state import Entrant, Tournament

SeasonScoring: TypeAlias = Literal["places", "match-points", "points"]
"""What an evening is worth: points for the place, or the sum of match points or of card points."""
SeasonCriterion: TypeAlias = Literal["score", "firsts", "podiums", "direct", "best", "total", "evenings"]
Ranked: TypeAlias = Literal["persons", "entrants"]
"""Whether a season ranks persons, whoever they played with, or pairs and teams by their names."""

SEASON_CRITERIA: Final[tuple[SeasonCriterion, ...]] = (
    "score", "firsts", "podiums", "direct", "best", "total", "evenings",
)  # fmt: skip
PODIUM: Final = 3
"""Places that count for the criterion ``podiums``."""
MAX_PLACES: Final = 60
"""Maximum places of an evening with points of their own."""
MAX_PLACE_POINTS: Final = 1000


@dataclass(frozen=True, slots=True)
class SeasonRules:
    """How a season is counted.

    Attributes:
        scoring: What an evening is worth.
        places: The points of each place, the first one first; later places get none.
        attendance: Points for taking part, added on every evening.
        best: How many evenings count for each competitor, their best ones; None for all.
        ranking: The criteria, the most important first; ``score`` is always the first one.
        ranked: Who is ranked.
    """

    scoring: SeasonScoring = "places"
    places: tuple[int, ...] = (10, 8, 6, 5, 4, 3, 2, 1)
    attendance: int = 0
    best: int | None = None
    ranking: tuple[SeasonCriterion, ...] = ("score", "firsts", "direct", "best")
    ranked: Ranked = "persons"


def check_rules(rules: SeasonRules) -> None:
    """Refuse rules that cannot be applied, or in which a better place is worth less."""
    places = rules.places
    if not 1 <= len(places) <= MAX_PLACES or min(places) < 0 or max(places) > MAX_PLACE_POINTS:
        raise TournamentError("bad-season", f"points of places are from 0 to {MAX_PLACE_POINTS}")
    if list(places) != sorted(places, reverse=True):
        raise TournamentError("bad-season", "a better place cannot be worth less")
    if rules.best is not None and rules.best < 1:
        raise TournamentError("bad-season", "at least one evening counts")
    if rules.ranking[:1] != ("score",) or len(set(rules.ranking)) != len(rules.ranking):
        raise TournamentError("bad-season", "the criteria begin with the score, and each is there once")


class Competitor(NamedTuple):
    """Somebody in a season; whoever has the same key on two evenings is the same competitor."""

    key: str
    name: str


class EveningLine(NamedTuple):
    """What a competitor did on an evening. ``sharing`` entrants have the place, the competitor's included."""

    competitor: Competitor
    place: int
    sharing: int
    match_points: float
    points: float


class Evening(NamedTuple):
    """A tournament of a season; ``at`` is when it was played, in seconds since 1970."""

    id: str
    name: str
    at: float
    lines: tuple[EveningLine, ...]


class EveningResult(NamedTuple):
    """What an evening was worth for a competitor, and whether it is one of those that count."""

    place: int
    score: float
    counts: bool


class SeasonLine(NamedTuple):
    """A competitor in the table of a season. Those who are equal in every criterion share a rank."""

    rank: int
    competitor: Competitor
    values: dict[SeasonCriterion, float]
    results: dict[str, EveningResult]
    """By evening; without those on which they were absent."""


# -- evenings ------------------------------------------------------------------------------------------------


def competitors_by_name(ranked: Ranked) -> Callable[[Entrant], list[Competitor]]:
    """Return a function that tells the competitors of an entrant by their names alone."""

    def found(entrant: Entrant) -> list[Competitor]:
        names = (entrant.name,) if ranked == "entrants" else entrant.members or (entrant.name,)
        return [Competitor(name.casefold(), name) for name in names]

    return found


def evening_of(
    tournament: Tournament,
    id: str,
    at: float,
    competitors: Callable[[Entrant], Sequence[Competitor]],
) -> Evening:
    """Return what everybody did in a tournament: those who had a match or a bye.

    Places are counted without entrants that never played. Every member of a pair or team gets its result.
    """
    records = entrant_records(tournament)
    played = [
        line for line in standings(tournament) if records[line.entrant].matches or records[line.entrant].byes
    ]
    found: dict[str, EveningLine] = {}
    place = 1
    for _, group in groupby(played, key=lambda line: line.rank):
        sharing = list(group)
        for line in sharing:
            record = records[line.entrant]
            points = record.total(lambda match: match.own)
            for one in competitors(tournament.entrant(line.entrant)):
                worth = EveningLine(one, place, len(sharing), record.match_points, points)
                found.setdefault(one.key, worth)  # the better place, if somebody belongs to two entrants
        place += len(sharing)
    return Evening(id, tournament.options.name, at, tuple(found.values()))


def score_of(line: EveningLine, rules: SeasonRules) -> float:
    """Return what an evening is worth. Those who share places share their points."""
    match rules.scoring:
        case "places":
            taken = range(line.place - 1, line.place - 1 + line.sharing)
            value = sum(rules.places[at] for at in taken if at < len(rules.places)) / line.sharing
        case "match-points":
            value = line.match_points
        case "points":
            value = line.points
    return round(value + rules.attendance, 2)


# -- the table -----------------------------------------------------------------------------------------------


class _Record(NamedTuple):
    """A competitor with their evenings, the latest name, and what each evening was worth."""

    competitor: Competitor
    results: dict[str, EveningResult]


def season_table(evenings: Iterable[Evening], rules: SeasonRules) -> list[SeasonLine]:
    """Return the table of a season."""
    check_rules(rules)
    records = _collect(sorted(evenings, key=lambda evening: (evening.at, evening.id)), rules)
    ordered = _order(sorted(records), rules.ranking, records, {key: {} for key in records})
    lines: list[SeasonLine] = []
    for key, values in ordered:
        same = lines and lines[-1].values == values
        rank = lines[-1].rank if same else len(lines) + 1
        lines.append(SeasonLine(rank, records[key].competitor, values, records[key].results))
    return sorted(lines, key=lambda line: (line.rank, line.competitor.name.casefold(), line.competitor.key))


def _collect(evenings: Sequence[Evening], rules: SeasonRules) -> dict[str, _Record]:
    """Return the evenings of each competitor, with the best ones marked; of equal ones the earlier count."""
    scores: dict[str, list[tuple[str, int, float]]] = {}
    latest: dict[str, Competitor] = {}
    for evening in evenings:
        for line in evening.lines:
            worth = (evening.id, line.place, score_of(line, rules))
            scores.setdefault(line.competitor.key, []).append(worth)
            latest[line.competitor.key] = line.competitor
    records = {}
    for key, played in scores.items():
        best = sorted(played, key=lambda worth: -worth[2])[: rules.best]
        counted = {id for id, _, _ in best}
        results = {id: EveningResult(place, score, id in counted) for id, place, score in played}
        records[key] = _Record(latest[key], results)
    return records


_Values: TypeAlias = dict[SeasonCriterion, float]


def _order(
    keys: list[str],
    ranking: Sequence[SeasonCriterion],
    records: Mapping[str, _Record],
    values: Mapping[str, _Values],
) -> list[tuple[str, _Values]]:
    """Order competitors by the first criterion, and those that are equal by the others."""
    if not ranking:
        return [(key, values[key]) for key in keys]
    criterion, *rest = ranking
    for key in keys:
        values[key][criterion] = round(_value(criterion, key, records, keys), 2)
    ordered = sorted(keys, key=lambda key: -values[key][criterion])
    groups = groupby(ordered, key=lambda key: values[key][criterion])
    return [found for _, group in groups for found in _order(list(group), rest, records, values)]


def _value(
    criterion: SeasonCriterion, key: str, records: Mapping[str, _Record], tied: Sequence[str]
) -> float:
    results = records[key].results
    match criterion:
        case "score":
            return sum(result.score for result in results.values() if result.counts)
        case "total":
            return sum(result.score for result in results.values())
        case "firsts":
            return sum(result.place == 1 for result in results.values())
        case "podiums":
            return sum(result.place <= PODIUM for result in results.values())
        case "best":
            return max(result.score for result in results.values())
        case "evenings":
            return len(results)
        case "direct":
            return sum(_ahead(results, records[other].results) for other in tied if other != key)


def _ahead(own: Mapping[str, EveningResult], others: Mapping[str, EveningResult]) -> int:
    """Return on how many common evenings the first one had the better place, minus those with a worse one."""
    both = own.keys() & others.keys()
    return sum((own[id].place < others[id].place) - (own[id].place > others[id].place) for id in both)
