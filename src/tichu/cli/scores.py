"""The score sheet on the console."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from tichu.core.match import Match, RoundResult
from tichu.core.round import Round
from tichu.tui import sheets
from tichu.tui.words import counted


def show_round(
    console: Console, round_: Round, result: RoundResult, names: Sequence[str], total: bool = True
) -> None:
    """What a finished round brought."""
    console.print()
    console.print(sheets.round_sheet(round_, result, names, total))


def show_score(console: Console, match: Match, names: Sequence[str]) -> None:
    """How the match stands, round by round."""
    console.print(sheets.score_sheet(match.game, match.history, match.ranks, names))


def show_end(console: Console, match: Match, names: Sequence[str]) -> None:
    """The end of the match, or of the evening."""
    console.print()
    if match.over:
        words = sheets.victory(match.game, match.winners, names)
    else:
        count = match.rounds_played
        when = f"after {counted(count, 'round')}" if count else "before the first round is over"
        words = f"You leave {when}."
    console.print(Text(words, "bold"))
    show_score(console, match, names)
