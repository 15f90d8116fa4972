"""Standings: the criteria of a ranking, and entrants ordered by them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final, NamedTuple, TypeAlias

from tichu.tournament.duplicate import compare_all_boards
from tichu.tournament.options import ELIMINATION, Criterion, TournamentOptions
from tichu.tournament.results import MatchResult
from tichu.tournament.state import Tournament, TournamentRound

WIN: Final = 2
"""Match points of a win or a bye; a draw is half of it."""
STREAK: Final = 2
"""Wins in a row after which results count double in an arena with streaks."""


class PlayedMatch(NamedTuple):
    """A match as one entrant sees it."""

    opponents: tuple[int, ...]
    own: int
    other: int
    match_points: int
    place: float = 0


@dataclass(slots=True)
class EntrantRecord:
    """What an entrant has done so far; ``boards`` are scores of boards, ``stage`` counts rounds survived."""

    matches: list[PlayedMatch] = field(default_factory=list)
    byes: int = 0
    boards: list[float] = field(default_factory=list)
    stage: int = 0

    @property
    def match_points(self) -> int:
        """Two for a win or a bye, one for a draw."""
        return sum(match.match_points for match in self.matches) + WIN * self.byes

    @property
    def wins(self) -> int:
        """Number of matches won, byes not included."""
        return sum(match.match_points == WIN for match in self.matches)

    def total(self, value: Callable[[PlayedMatch], float]) -> float:
        """Add up a value; a bye counts as the mean of the entrant's matches."""
        played = sum(map(value, self.matches))
        return played + round(self.byes * played / len(self.matches)) if self.matches else 0

    def arena_points(self, streaks: bool) -> int:
        """Return two for a win and one for a draw; with streaks, double after two wins in a row."""
        points = row = 0
        for match in self.matches:
            points += match.match_points * (2 if streaks and row >= STREAK else 1)
            row = row + 1 if match.match_points == WIN else 0
        return points


Records: TypeAlias = Mapping[int, EntrantRecord]


class StandingLine(NamedTuple):
    """An entrant in the standings. Entrants that are equal in every criterion share a rank."""

    rank: int
    entrant: int
    values: dict[Criterion, float]


def standings(tournament: Tournament) -> list[StandingLine]:
    """Return the standings after all results so far."""
    records = entrant_records(tournament)
    ranking = tournament.options.ranking
    lines = [StandingLine(0, entrant, {}) for entrant in sorted(tournament.entrants)]
    ordered = _order(lines, ranking, records, tournament.options)
    return [
        line._replace(rank=rank)
        for rank, group in _ranks(ordered, ranking)
        for line in sorted(group, key=lambda line: line.entrant)
    ]


def entrant_records(tournament: Tournament) -> dict[int, EntrantRecord]:
    """Collect what each entrant has done."""
    records = {entrant: EntrantRecord() for entrant in tournament.entrants}
    if tournament.options.format in ELIMINATION:
        for entrant, survived in tournament.survivors().survived.items():
            records[entrant].stage = survived
    duplicate = tournament.options.format == "duplicate"
    for round_ in tournament.rounds:
        for entrant in () if round_.missing else round_.byes:  # not before the others have played
            records[entrant].byes += 1
        match_points = MatchResult.match_points_by_total if duplicate else MatchResult.match_points
        _add_matches(records, round_, match_points)
    if duplicate:
        for line in compare_all_boards(tournament):
            table = tournament.round(line.round).table(line.table)
            for side, score in zip(table.sides, line.scores, strict=True):
                for entrant in side:
                    records[entrant].boards.append(score)
    return records


def _add_matches(
    records: Records, round_: TournamentRound, match_points: Callable[[MatchResult, int], int]
) -> None:
    for table, outcome in round_.outcomes.items():
        sides, result = round_.table(table).sides, outcome.result
        totals = result.totals if result.played else (0,) * len(sides)
        for side, entrants in enumerate(sides):
            others = sum(totals) - totals[side]
            match = PlayedMatch(
                tuple(one for other in sides if other != entrants for one in other),
                totals[side],
                round(others / (len(sides) - 1)),
                match_points(result, side),
                result.place(side),
            )
            for entrant in entrants:
                records[entrant].matches.append(match)


def _order(
    lines: list[StandingLine], ranking: Sequence[Criterion], records: Records, options: TournamentOptions
) -> list[StandingLine]:
    """Order lines by the first criterion, and those that are equal by the others."""
    if not ranking:
        return lines
    criterion, *rest = ranking
    tied = frozenset(line.entrant for line in lines)
    for line in lines:
        line.values[criterion] = round(_value(criterion, line.entrant, records, tied, options), 2)
    ordered = sorted(lines, key=lambda line: -line.values[criterion])
    groups = groupby(ordered, key=lambda line: line.values[criterion])
    return [line for _, group in groups for line in _order(list(group), rest, records, options)]


def _ranks(ordered: list[StandingLine], ranking: Sequence[Criterion]) -> list[tuple[int, list[StandingLine]]]:
    """Return groups of equal entrants with their rank."""
    groups = [
        list(group) for _, group in groupby(ordered, key=lambda line: [line.values[name] for name in ranking])
    ]
    ranks, rank = [], 1
    for group in groups:
        ranks.append((rank, group))
        rank += len(group)
    return ranks


def _value(
    criterion: Criterion, entrant: int, records: Records, tied: frozenset[int], options: TournamentOptions
) -> float:
    record = records[entrant]
    match criterion:
        case "match-points":
            return record.match_points
        case "wins":
            return record.wins
        case "difference":
            return record.total(lambda match: match.own - match.other)
        case "points":
            return record.total(lambda match: match.own)
        case "direct":
            return sum(match.match_points for match in record.matches if tied.issuperset(match.opponents))
        case "buchholz":
            return _buchholz(record, records)
        case "sonneborn-berger":
            return _sonneborn_berger(record, records)
        case "stage":
            return record.stage
        case "boards":
            return _board_score(record, options.scoring == "matchpoints")
        case "places":
            return record.total(lambda match: match.place)
        case "arena-points":
            return record.arena_points(options.streaks)


def _buchholz(record: EntrantRecord, records: Records) -> float:
    """Add up the match points of the opponents; a bye counts as an opponent with the entrant's own."""
    met = sum(records[one].match_points for match in record.matches for one in match.opponents)
    return met + record.byes * record.match_points


def _sonneborn_berger(record: EntrantRecord, records: Records) -> float:
    """Add up the match points of beaten opponents, half of them after a draw; a bye as in `_buchholz`."""
    beaten = sum(
        match.match_points * records[one].match_points / WIN
        for match in record.matches
        for one in match.opponents
    )
    return beaten + record.byes * record.match_points


def _board_score(record: EntrantRecord, percent: bool) -> float:
    """Return the mean of the matchpoints, or the sum of the differences to the field's mean."""
    if not record.boards:
        return 0
    return sum(record.boards) / (len(record.boards) if percent else 1)
