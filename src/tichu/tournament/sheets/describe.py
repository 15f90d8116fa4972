"""A tournament in words: its options, results and criteria."""

from __future__ import annotations

from tichu.tournament.events import PairedTable
from tichu.tournament.options import Criterion, TournamentOptions
from tichu.tournament.results import MatchResult, Points
from tichu.tournament.shapes import PERSONS
from tichu.tournament.state import TableOutcome, Tournament
from tichu.words import Words
from tichu.words.numbers import number

DECIMALS: dict[Criterion, int] = {"boards": 1, "sonneborn-berger": 1}
"""Decimals of criteria that are not whole numbers."""


def options_text(options: TournamentOptions, words: Words) -> str:
    """Describe the format and the length of matches."""
    alone = options.format == "individual" and options.shape.seats == 1
    parts = [words.text(f"tournament.format_{options.format}{'_alone' if alone else ''}")]
    if options.format == "duplicate":
        parts.append(words.text("tournament.length_boards", n=options.boards))
    else:
        parts.append(words.text(f"tournament.length_{options.length.kind}", n=options.length.amount))
    if options.format == "arena":
        parts.append(words.text("tournament.length_arena", n=options.duration))
    if options.format == "duplicate" and options.board_sets == "one":
        parts.append(words.text("tournament.oneCopy"))
    if not options.grand_tichu:
        parts.append(words.text("tournament.withoutGrand"))
    return " · ".join(parts)


def round_title(tournament: Tournament, number_: int, words: Words) -> str:
    """Return the title of a round; nobody knows how many an arena will have."""
    if tournament.options.format == "arena":
        return words.text("tournament.round", n=number_)
    return words.text("tournament.roundOf", n=number_, all=tournament.planned_rounds)


def progress_text(tournament: Tournament, words: Words) -> str:
    """Say after which round the standings are."""
    if tournament.options.format == "arena":
        return options_text(tournament.options, words)
    return words.text("tournament.afterRound", n=len(tournament.rounds), all=tournament.planned_rounds)


def side_titles(options: TournamentOptions, words: Words) -> list[str]:
    """Return the titles of the columns of a table's sides: one for all if there may be more than two."""
    if options.shape.most > 2:
        return [words.text("tournament.players")]
    seats = PERSONS[options.variant].seats
    if seats == 2:
        return [words.text("tournament.sideOne"), words.text("tournament.sideTwo")]
    numbers = [", ".join(str(side + 1 + 2 * at) for at in range(seats)) for side in (0, 1)]
    return [words.text("tournament.sideSeats", seats=each) for each in numbers]


def side_names(tournament: Tournament, table: PairedTable) -> list[str]:
    """Return the names at a table, for the columns of `side_titles`."""
    names = [tournament.names(side) for side in table.sides]
    return names if tournament.options.shape.most == 2 else [", ".join(names)]


def criterion_title(criterion: Criterion, words: Words) -> str:
    """Return the title of a criterion's column."""
    return words.text(f"tournament.criterion_{criterion}")


def criterion_about(criterion: Criterion, options: TournamentOptions, words: Words) -> str:
    """Explain a criterion."""
    if criterion == "boards":
        return words.text(f"tournament.about_boards_{options.scoring}")
    if criterion == "arena-points" and options.streaks:
        return words.text("tournament.about_arena-points_streaks")
    return words.text(f"tournament.about_{criterion}")


def criterion_value(criterion: Criterion, value: float, words: Words) -> str:
    """Format the value of a criterion."""
    return number(words, value, DECIMALS.get(criterion, 0))


def score_text(result: MatchResult, words: Words) -> str:
    """Return the points of a match, with the games if there are several."""
    if result.forfeited:
        return words.text("tournament.forfeited")
    text = _points(result.totals, words)
    if len(result.games) < 2:
        return text
    games = ", ".join("–" if game is None else _points(game, words) for game in result.games)
    return f"{text} ({games})"


def outcome_text(outcome: TableOutcome | None, words: Words) -> str:
    """Describe the result of a table, if it has one."""
    if outcome is None:
        return words.text("tournament.noResult")
    text = score_text(outcome.result, words)
    return text if outcome.confirmed else f"{text} ({words.text('tournament.unconfirmed')})"


def _points(points: Points, words: Words) -> str:
    return " : ".join(number(words, each) for each in points)
