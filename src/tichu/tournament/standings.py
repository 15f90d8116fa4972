"""Standings: the criteria of a ranking, and entrants ordered by them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final, NamedTuple, TypeAlias

from tichu.tournament.duplicate import compare_boards
from tichu.tournament.options import Criterion
from tichu.tournament.results import MatchResult
from tichu.tournament.state import Tournament, TournamentRound

WIN: Final = 2
"""Match points of a win or a bye; a draw is half of it."""


class PlayedMatch(NamedTuple):
    """A match as one entrant sees it."""

    opponents: tuple[int, ...]
    own: int
    other: int
    match_points: int


@dataclass(slots=True)
class EntrantRecord:
    """What an entrant has done so far; ``boards`` are scores of single boards."""

    matches: list[PlayedMatch] = field(default_factory=list)
    byes: int = 0
    boards: list[float] = field(default_factory=list)

    @property
    def match_points(self) -> int:
        """Two for a win or a bye, one for a draw."""
        return sum(match.match_points for match in self.matches) + WIN * self.byes

    @property
    def wins(self) -> int:
        """Number of matches won, byes not included."""
        return sum(match.match_points == WIN for match in self.matches)

    def total(self, value: Callable[[PlayedMatch], int]) -> int:
        """Add up a value; a bye counts as the mean of the entrant's matches."""
        played = sum(map(value, self.matches))
        return played + round(self.byes * played / len(self.matches)) if self.matches else 0


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
    ordered = _order(lines, ranking, records, tournament.options.scoring == "matchpoints")
    return [
        line._replace(rank=rank)
        for rank, group in _ranks(ordered, ranking)
        for line in sorted(group, key=lambda line: line.entrant)
    ]


def entrant_records(tournament: Tournament) -> dict[int, EntrantRecord]:
    """Collect what each entrant has done."""
    records = {entrant: EntrantRecord() for entrant in tournament.entrants}
    for round_ in tournament.rounds:
        for entrant in round_.byes:
            records[entrant].byes += 1
        duplicate = tournament.options.format == "duplicate"
        match_points = MatchResult.match_points_by_total if duplicate else MatchResult.match_points
        _add_matches(records, round_, match_points)
        if duplicate:
            for line in compare_boards(tournament, round_):
                for side, score in zip(round_.table(line.table).sides, line.scores, strict=True):
                    for entrant in side:
                        records[entrant].boards.append(score)
    return records


def _add_matches(
    records: Records, round_: TournamentRound, match_points: Callable[[MatchResult, int], int]
) -> None:
    for table, outcome in round_.outcomes.items():
        sides, result = round_.table(table).sides, outcome.result
        for side in (0, 1):
            own, other = result.totals[side], result.totals[1 - side]
            match = PlayedMatch(sides[1 - side], own, other, match_points(result, side))
            for entrant in sides[side]:
                records[entrant].matches.append(match)


def _order(
    lines: list[StandingLine], ranking: Sequence[Criterion], records: Records, percent: bool
) -> list[StandingLine]:
    """Order lines by the first criterion, and those that are equal by the others."""
    if not ranking:
        return lines
    criterion, *rest = ranking
    tied = frozenset(line.entrant for line in lines)
    for line in lines:
        line.values[criterion] = round(_value(criterion, line.entrant, records, tied, percent), 2)
    ordered = sorted(lines, key=lambda line: -line.values[criterion])
    groups = groupby(ordered, key=lambda line: line.values[criterion])
    return [line for _, group in groups for line in _order(list(group), rest, records, percent)]


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
    criterion: Criterion, entrant: int, records: Records, tied: frozenset[int], percent: bool
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
            return record.wins + record.byes
        case "boards":
            return _board_score(record, percent)


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
