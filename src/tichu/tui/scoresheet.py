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
from tichu.core.teams import team_of
from tichu.tui.phrases import QUIET, gain_text, listed, points_text, rank_titles, yes_no
from tichu.tui.scene import Scene
from tichu.words import say


def _sheet() -> Table:
    return Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)


def sides(game: Game, names: Sequence[str]) -> list[str]:
    """Return the titles of the score columns: teams, or players if each has a column."""
    if game.variant.has_dummy:
        return list(names)
    members = range(game.seats)
    return [" & ".join(names[each] for each in members if team_of(each) == team) for team in (0, 1)]


def round_sheet(
    round_: Round,
    result: RoundResult,
    names: Sequence[str],
    total: bool = True,
    own: int | None = None,
) -> Group:
    """Return the score sheet of a finished round; ``own`` is the player who reads it."""
    name = [names[player] for player in result.setup.seating]
    head = Text(say("terminal.roundIsOver", n=result.number), "bold")
    if result.scores is None:
        order = [result.setup.seating[seat] for seat in result.out]
        return Group(head, rank_sheet(round_.game, order, names, own))
    table = _sheet()
    table.add_column("")
    who = sides(round_.game, names)
    for side in who:
        table.add_column(side, justify="right")
    places = _score_places(result, len(who))
    for label, by_team in _breakdown(round_, result, name):
        table.add_row(label, *(by_team[team_of(place)] for place in places), style=QUIET)
    table.add_row(
        say("table.round", n=result.number), *(points_text(result.scores[place]) for place in places)
    )
    if total and result.totals is not None:
        table.add_section()
        table.add_row(say("table.total"), *map(points_text, result.totals), style="bold")
    return Group(head, Text(_out_line(round_, name), QUIET), table)


def _score_places(result: RoundResult, columns: int) -> list[int]:
    """Return the index in the scores of the round for each column."""
    if columns == 2:
        return [0, 1]
    return [result.setup.seating.index(player) for player in range(columns)]


def _out_line(round_: Round, name: Sequence[str]) -> str:
    if not round_.out:
        return say("terminal.nobodyOut")
    return say("table.outOrder", names=", ".join(name[seat] for seat in round_.out))


def _breakdown(round_: Round, result: RoundResult, name: Sequence[str]) -> list[tuple[str, tuple[str, str]]]:
    """Return the parts of the score by team: cards or victory, then each bet."""
    assert result.scores is not None
    base = list(result.scores[:2])
    bets = []
    for seat, value in sorted(round_.bets.items()):
        base[team_of(seat)] -= value
        made = yes_no(round_.out[:1] == [seat])
        label = say("terminal.bet", call=round_.calls[seat], name=name[seat], made=made)
        bets.append((label, (gain_text(value), "") if team_of(seat) == 0 else ("", gain_text(value))))
    return [(_base_label(round_), (points_text(base[0]), points_text(base[1]))), *bets]


def _base_label(round_: Round) -> str:
    if round_.ending == "breach":
        return say("table.pointsBreach")
    if round_.ending == "victory":
        return say("table.pointsTriple" if round_.game.seats == 6 else "table.pointsVictory")
    return say("table.pointsCards")


def rank_sheet(
    game: Game, ranks: Sequence[int] | None, names: Sequence[str], own: int | None = None
) -> RenderableType:
    """Return the ranks, highest first; that of the player who reads the sheet is bold."""
    if ranks is None:
        return Text(say("terminal.noRanks"), QUIET)
    table = _sheet()
    table.add_column(say("terminal.rank"))
    table.add_column(say("terminal.player"))
    for title, player in zip(rank_titles(game), ranks, strict=True):
        table.add_row(title, names[player], style="bold" if player == own else None)
    return table


def score_sheet(scene: Scene, max_lines: int | None = None) -> RenderableType:
    """Return the score of the match, round by round; with ``max_lines`` only the last ones."""
    game, history = scene.game, scene.history
    if not game.variant.has_points:
        return rank_sheet(game, scene.ranks, scene.names, scene.player)
    table = _sheet()
    table.add_column(say("terminal.round"), justify="right")
    who = sides(game, scene.names)
    for side in who:
        table.add_column(side, justify="right")
    shown = history if max_lines is None or len(history) <= max_lines else history[1 - max_lines :]
    if len(shown) < len(history):
        table.add_row("…", *("…" for _ in who), style=QUIET)
    for result in shown:
        assert result.scores is not None
        places = _score_places(result, len(who))
        table.add_row(
            str(result.number), *(points_text(result.scores[place]) for place in places), style=QUIET
        )
    table.add_section()
    totals = history[-1].totals if history else None
    table.add_row(say("table.total"), *map(points_text, totals or [0] * len(who)), style="bold")
    return Group(table, Text(_goal(game), QUIET))


def _goal(game: Game) -> str:
    target, rounds = game.settings.target, game.settings.rounds
    if target is None:
        return "" if rounds is None else say("terminal.goalRounds", n=rounds)
    if rounds is None:
        return say("terminal.goalPoints", n=target)
    return say("terminal.goalEither", points=target, n=rounds)


def victory(game: Game, winners: Sequence[int], names: Sequence[str], own: int | None = None) -> str:
    """Return a sentence that names the winners: teams, or players if each plays for themselves."""
    teams = game.variant.has_points and not game.variant.has_dummy
    if own is not None and (team_of(own) if teams else own) in winners:
        return say("table.won")
    who = sides(game, names) if game.variant.has_points else list(names)
    return say("table.wonBy", names=listed(who[winner] for winner in winners))


def final_sheet(scene: Scene) -> Group:
    """Return the final score sheet, also if the person leaves early."""
    if scene.winners:
        words = victory(scene.game, scene.winners, scene.names, scene.player)
    else:
        words = say("terminal.youLeave", n=len(scene.history))
    return Group("", Text(words, "bold"), score_sheet(scene))
