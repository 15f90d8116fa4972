"""A tournament in words: its options, results and criteria."""

from __future__ import annotations

from tichu.tournament.options import Criterion, TournamentOptions
from tichu.tournament.results import MatchResult, Points
from tichu.tournament.state import TableOutcome
from tichu.words import Words
from tichu.words.numbers import number

DECIMALS: dict[Criterion, int] = {"boards": 1, "sonneborn-berger": 1}
"""Decimals of criteria that are not whole numbers."""


def options_text(options: TournamentOptions, words: Words) -> str:
    """Describe the format and the length of matches."""
    parts = [words.text(f"tournament.format_{options.format}")]
    if options.format == "duplicate":
        parts.append(words.text("tournament.length_boards", n=options.boards))
    else:
        parts.append(words.text(f"tournament.length_{options.length.kind}", n=options.length.amount))
    return " · ".join(parts)


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
