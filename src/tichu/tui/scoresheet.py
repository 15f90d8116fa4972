"""Score sheets: the result of a round, the score of the match, the winners."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tichu.core.game import Game
from tichu.core.match import RoundResult
from tichu.core.round import Round
from tichu.core.round_state import Call
from tichu.core.teams import team_of
from tichu.tui.phrases import QUIET, counted, joined, ordinal
from tichu.tui.scene import Scene

CALL_WORDS: dict[Call, str] = {"tichu": "Tichu", "grand": "Grand Tichu"}


def _sheet() -> Table:
    return Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)


def sides(game: Game, names: Sequence[str]) -> list[str]:
    """Return the titles of the score columns: teams, or players if each has a column."""
    if game.variant.has_dummy:
        return list(names)
    members = range(game.seats)
    return [" & ".join(names[each] for each in members if team_of(each) == team) for team in (0, 1)]


def round_sheet(round_: Round, result: RoundResult, names: Sequence[str], total: bool = True) -> Group:
    """Return the score sheet of a finished round."""
    name = [names[player] for player in result.setup.seating]
    head = Text(f"Round {result.number} is over", "bold")
    if result.scores is None:
        return Group(
            head, rank_sheet(round_.game, [result.setup.seating[seat] for seat in result.out], names)
        )
    table = _sheet()
    table.add_column("")
    who = sides(round_.game, names)
    for side in who:
        table.add_column(side, justify="right")
    places = _score_places(result, len(who))
    for label, by_team in _breakdown(round_, result, name):
        table.add_row(label, *(by_team[team_of(place)] for place in places), style=QUIET)
    table.add_row("this round", *(str(result.scores[place]) for place in places))
    if total and result.totals is not None:
        table.add_section()
        table.add_row("total", *map(str, result.totals), style="bold")
    return Group(head, Text(_out_line(round_, name), QUIET), table)


def _score_places(result: RoundResult, columns: int) -> list[int]:
    """Return the index in the scores of the round for each column."""
    if columns == 2:
        return [0, 1]
    return [result.setup.seating.index(player) for player in range(columns)]


def _out_line(round_: Round, name: Sequence[str]) -> str:
    if not round_.out:
        return "Nobody went out."
    order = ", ".join(f"{name[seat]} {ordinal(place)}" for place, seat in enumerate(round_.out))
    return f"Out: {order}."


def _breakdown(round_: Round, result: RoundResult, name: Sequence[str]) -> list[tuple[str, tuple[str, str]]]:
    """Return the parts of the score by team: cards or victory, then each bet."""
    assert result.scores is not None
    base = list(result.scores[:2])
    bets = []
    for seat, value in sorted(round_.bets.items()):
        base[team_of(seat)] -= value
        call = CALL_WORDS[round_.calls[seat]]
        label = f"{call} by {name[seat]}, {'made' if round_.out[:1] == [seat] else 'lost'}"
        bets.append((label, (f"{value:+d}", "") if team_of(seat) == 0 else ("", f"{value:+d}")))
    return [(_base_label(round_), (str(base[0]), str(base[1]))), *bets]


def _base_label(round_: Round) -> str:
    if round_.ending == "breach":
        return "wish broken"
    if round_.ending == "victory":
        return "triple victory" if round_.game.seats == 6 else "double victory"
    return "cards"


def rank_sheet(game: Game, ranks: Sequence[int] | None, names: Sequence[str]) -> RenderableType:
    """Return the ranks, highest first."""
    if ranks is None:
        return Text("Nobody has a rank yet.", QUIET)
    table = _sheet()
    table.add_column("rank")
    table.add_column("player")
    for title, player in zip(game.variant.titles(len(ranks)), ranks, strict=True):
        table.add_row(title, names[player], style="bold" if names[player] == "You" else None)
    return table


def score_sheet(
    game: Game,
    history: Sequence[RoundResult],
    ranks: Sequence[int] | None,
    names: Sequence[str],
    max_lines: int | None = None,
) -> RenderableType:
    """Return the score of the match, round by round; with ``max_lines`` only the last ones."""
    if not game.variant.has_points:
        return rank_sheet(game, ranks, names)
    table = _sheet()
    table.add_column("round", justify="right")
    who = sides(game, names)
    for side in who:
        table.add_column(side, justify="right")
    shown = history if max_lines is None or len(history) <= max_lines else history[1 - max_lines :]
    if len(shown) < len(history):
        table.add_row("…", *("…" for _ in who), style=QUIET)
    for result in shown:
        assert result.scores is not None
        places = _score_places(result, len(who))
        table.add_row(str(result.number), *(str(result.scores[place]) for place in places), style=QUIET)
    table.add_section()
    totals = history[-1].totals if history else None
    table.add_row("total", *map(str, totals or [0] * len(who)), style="bold")
    return Group(table, Text(f"The match is played {_goal(game)}.", QUIET))


def _goal(game: Game) -> str:
    goals = []
    if game.settings.target is not None:
        goals.append(f"to {game.settings.target} points")
    if game.settings.rounds is not None:
        goals.append(f"for {game.settings.rounds} rounds")
    return joined(goals, "or")


def victory(game: Game, winners: Sequence[int], names: Sequence[str]) -> str:
    """Return a sentence that names the winners."""
    who = sides(game, names) if game.variant.has_points else list(names)
    won = [who[winner] for winner in winners]
    many = len(won) > 1 or "&" in won[0] or won[0] == "You"
    return f"{joined(won)} {'win' if many else 'wins'} the match."


def final_sheet(scene: Scene) -> Group:
    """Return the final score sheet, also if the person leaves early."""
    if scene.winners:
        words = victory(scene.game, scene.winners, scene.names)
    else:
        count = len(scene.history)
        when = f"after {counted(count, 'round')}" if count else "before the first round is over"
        words = f"You leave {when}."
    return Group("", Text(words, "bold"), score_sheet(scene.game, scene.history, scene.ranks, scene.names))
