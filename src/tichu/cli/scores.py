"""The score sheet: what a round brought, how the match stands, who has won."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from tichu.cli.common import sheet
from tichu.cli.story import CALL_WORDS
from tichu.cli.words import QUIET, counted, joined, ordinal
from tichu.game import Game
from tichu.match import Match, RoundResult
from tichu.round import Round


def sides(game: Game, names: Sequence[str]) -> list[str]:
    """Who the columns of the score belong to: teams, or players where everybody has a column."""
    if game.variant.has_dummy:
        return list(names)
    return [" & ".join(names[team : game.seats : 2]) for team in (0, 1)]


def show_round(
    console: Console, round_: Round, result: RoundResult, names: Sequence[str], total: bool = True
) -> None:
    """What a finished round brought."""
    name = [names[player] for player in result.setup.seating]
    console.print()
    console.print(Text(f"Round {result.number} is over", "bold"))
    if result.scores is None:
        show_ranks(console, round_.game, [result.setup.seating[seat] for seat in result.out], names)
        return
    console.print(Text(_order_of_out(round_, name), QUIET))
    table = sheet()
    table.add_column("")
    who = sides(round_.game, names)
    for side in who:
        table.add_column(side, justify="right")
    places = _score_places(result, len(who))
    for label, by_team in _breakdown(round_, result, name):
        table.add_row(label, *(by_team[place % 2] for place in places), style=QUIET)
    table.add_row("this round", *(str(result.scores[place]) for place in places))
    if total and result.totals is not None:
        table.add_section()
        table.add_row("total", *map(str, result.totals), style="bold")
    console.print(table)


def _score_places(result: RoundResult, columns: int) -> list[int]:
    """For each column of the sheet, its place among the round's scores."""
    if columns == 2:
        return [0, 1]
    return [result.setup.seating.index(player) for player in range(columns)]


def _order_of_out(round_: Round, name: Sequence[str]) -> str:
    if not round_.out:
        return "Nobody went out."
    order = ", ".join(f"{name[seat]} {ordinal(place)}" for place, seat in enumerate(round_.out))
    return f"Out: {order}."


def _breakdown(round_: Round, result: RoundResult, name: Sequence[str]) -> list[tuple[str, tuple[str, str]]]:
    """What the round's score is made of, by team: the cards or the victory, then each bet."""
    assert result.scores is not None
    base = list(result.scores[:2])
    bets = []
    for seat, call in sorted(round_.calls.items()):
        stake = round_.settings.grand_points if call == "grand" else round_.settings.tichu_points
        made = round_.out[:1] == [seat]
        value = stake if made else -stake
        base[seat % 2] -= value
        label = f"{CALL_WORDS[call]} by {name[seat]}, {'made' if made else 'lost'}"
        bets.append((label, (f"{value:+d}", "") if seat % 2 == 0 else ("", f"{value:+d}")))
    return [(_what_counted(round_), (str(base[0]), str(base[1]))), *bets]


def _what_counted(round_: Round) -> str:
    if round_.breach is not None:
        return "wish broken"
    if round_.game.variant.ending(round_) == "victory":
        return "triple victory" if round_.game.seats == 6 else "double victory"
    return "cards"


def show_ranks(console: Console, game: Game, ranks: Sequence[int] | None, names: Sequence[str]) -> None:
    """The hierarchy, from the highest to the lowest."""
    if ranks is None:
        console.print(Text("Nobody has a rank yet.", QUIET))
        return
    table = sheet()
    table.add_column("rank")
    table.add_column("player")
    for title, player in zip(game.variant.titles(len(ranks)), ranks, strict=True):
        table.add_row(title, names[player], style="bold" if names[player] == "You" else None)
    console.print(table)


def show_score(console: Console, match: Match, names: Sequence[str]) -> None:
    """How the match stands, round by round."""
    if not match.game.variant.has_points:
        show_ranks(console, match.game, match.ranks, names)
        return
    table = sheet()
    table.add_column("round", justify="right")
    for side in sides(match.game, names):
        table.add_column(side, justify="right")
    for result in match.history:
        assert result.scores is not None
        places = _score_places(result, len(sides(match.game, names)))
        table.add_row(str(result.number), *(str(result.scores[place]) for place in places), style=QUIET)
    table.add_section()
    table.add_row("total", *map(str, match.scores or ()), style="bold")
    console.print(table)
    goals = []
    settings = match.game.settings
    if settings.target is not None:
        goals.append(f"to {settings.target} points")
    if settings.rounds is not None:
        goals.append(f"for {settings.rounds} rounds")
    console.print(Text(f"The match is played {joined(goals, 'or')}.", QUIET))


def show_end(console: Console, match: Match, names: Sequence[str]) -> None:
    """The end of the match, or of the evening."""
    console.print()
    if not match.over:
        count = match.rounds_played
        when = f"after {counted(count, 'round')}" if count else "before the first round is over"
        console.print(Text(f"You leave {when}.", "bold"))
        show_score(console, match, names)
        return
    who = sides(match.game, names) if match.game.variant.has_points else list(names)
    console.print(Text(victory([who[winner] for winner in match.winners]), "bold"))
    show_score(console, match, names)


def victory(winners: Sequence[str]) -> str:
    """Who has won, in a sentence."""
    many = len(winners) > 1 or "&" in winners[0] or winners[0] == "You"
    return f"{joined(winners)} {'win' if many else 'wins'} the match."
