"""``tichu analyse``: rank the choices in a position by expected points."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

import typer
from rich.console import Console, Group
from rich.live import Live
from rich.table import Table
from rich.text import Text

from tichu.cli import common
from tichu.core.actions import Action
from tichu.core.cards import Card
from tichu.core.round import Round
from tichu.core.view import View
from tichu.tui.card_faces import Faces
from tichu.tui.phrases import QUIET, action_words
from tichu.words import say, words_in_use
from tichu.words.numbers import number, percent, signed

if TYPE_CHECKING:
    from tichu.review.analysis import AnalysedChoice, Analysis, AnalysisResult

UPDATE_SECONDS: Final = 0.2
"""Time between two updates of the table."""
MAX_SHOWN: Final = 12
"""Maximum choices in the table."""

File = Annotated[
    str, typer.Argument(help="A position or view as JSON, or a recorded game; [bold]-[/] is standard input.")
]
RoundNumber = Annotated[
    int | None, typer.Option("--round", "-r", min=1, help="The round of a game.", show_default="1")
]
Move = Annotated[
    int,
    typer.Option(
        "--move", "-m", min=1, help="The action of the round, numbered as in [bold]tichu review[/]."
    ),
]
Seat = Annotated[
    int | None,
    typer.Option(
        "--seat", "-s", min=0, help="The seat; default: the one whose turn it is.", show_default=False
    ),
]
OpenCards = Annotated[bool, typer.Option("--open", help="The seat knows all cards.")]
Seconds = Annotated[float, typer.Option(min=0.0, help="Maximum time.")]
Worlds = Annotated[
    int | None, typer.Option(min=1, help="Maximum simulated deals, instead of a time.", show_default=False)
]
Seed = Annotated[int, typer.Option(help="The same seed simulates the same deals.")]


class Moment(NamedTuple):
    """A position to analyse, and the action taken there, if it is known."""

    view: View
    taken: Action | None = None


def analyse(
    file: File,
    round_number: RoundNumber = None,
    move: Move = 1,
    seat: Seat = None,
    open_cards: OpenCards = False,
    seconds: Seconds = 2.0,
    worlds: Worlds = None,
    seed: Seed = 1,
    as_json: common.AsJson = False,
    plain: common.Plain = False,
) -> None:
    """Rank the choices in a position by expected points, and show who probably holds what.

    Samples the cards that the seat cannot see and plays every choice out with shark. In a terminal the table
    is updated while it thinks; Ctrl-C stops it.
    """
    moment = _moment(file, round_number, move, seat, open_cards)
    from tichu.review.analysis import Analysis  # loads the kernel, so only when it is needed

    analysis = Analysis(moment.view, seed)
    console = common.out(plain)
    printer = AnalysisPrinter(console, moment, Faces.on(console, plain))
    with ExitStack() as stack:
        update: Callable[[AnalysisResult], None] | None = None
        if console.is_terminal and not as_json:
            live = stack.enter_context(Live(console=console, transient=True, auto_refresh=False))
            update = lambda result: live.update(printer.render(result), refresh=True)  # noqa: E731
        _run(analysis, None if worlds else seconds, worlds, update)
    result = analysis.result()
    if as_json:
        common.print_json(result.to_json())
    else:
        console.print(printer.render(result))


def _run(
    analysis: Analysis,
    seconds: float | None,
    worlds: int | None,
    update: Callable[[AnalysisResult], None] | None,
) -> None:
    """Refine the analysis until its time or its deals are used up, or nothing would change."""
    from tichu.bots.shark.workspace import BATCH

    end = monotonic() + (seconds or 0.0)
    shown = monotonic()
    try:
        while not analysis.done:
            analysis.refine(analysis.worlds + BATCH)
            now = monotonic()
            if update is not None and now - shown >= UPDATE_SECONDS:
                update(analysis.result())
                shown = now
            if (seconds is not None and now >= end) or (worlds is not None and analysis.worlds >= worlds):
                return
    except KeyboardInterrupt:
        if not analysis.worlds:
            raise


def _moment(file: str, round_number: int | None, move: int, seat: int | None, open_cards: bool) -> Moment:
    """Read the position, or find it in a recorded game."""
    from tichu.review.analysable import open_view

    data = common.input_bytes(file)
    try:
        found = json.loads(data)
    except ValueError:
        found = None
    if isinstance(found, dict) and "hands" in found:
        if _has_hidden_hands(found):
            view = View.from_json(found)
            if open_cards or seat not in (None, view.seat):
                common.fail(say("analyse.fixedView", seat=str(view.seat)))
            return Moment(view)
        round_, taken = Round.from_json(found), None
        waiting = round_.to_act()
        if seat is None and not waiting:
            common.fail(say("command.nobodyActs"))
        chosen = waiting[0] if seat is None else seat
    else:
        round_, chosen, taken = _recorded(data, file, round_number or 1, move)
        if seat is not None and seat != chosen:
            chosen, taken = seat, None
    if chosen >= round_.game.seats:
        common.fail(say("errors.no-such-seat"))
    return Moment(open_view(round_, chosen) if open_cards else round_.view(chosen), taken)


def _has_hidden_hands(data: dict[str, object]) -> bool:
    hands = data["hands"]
    return data.get("seat") is not None and isinstance(hands, list) and None in hands


def _recorded(data: bytes, file: str, number_: int, move: int) -> tuple[Round, int, Action]:
    """Return the position before an action of a recorded game, the seat and the action."""
    from tichu.records.sources import read_games
    from tichu.review.decisions import rounds_of

    before = 0
    for found in read_games(data, file):
        count = 0 if found.record is None else len(found.record.rounds)
        if found.record is not None and number_ <= before + count:
            steps = rounds_of(found.record)[number_ - before]
            if move > len(steps):
                common.fail(say("analyse.fewerMoves", n=len(steps)))
            step = steps[move - 1]
            return step.before, step.seat, step.action
        if found.problem is not None:
            common.fail(common.problem(file, found.problem))
        before += count
    return common.fail(say("command.noSuchRound"))


class AnalysisPrinter:
    """Writes the results of an analysis as tables."""

    def __init__(self, console: Console, moment: Moment, faces: Faces) -> None:
        self.view, self.taken = moment
        self.faces = faces
        self.words = words_in_use()
        self.width = console.width

    def render(self, result: AnalysisResult) -> Group:
        """Return the choices, and who holds the cards that matter."""
        head = Text(
            say("command.holds", seat=common.seat_name(result.seat), cards=self._cards(self.view.hand)),
            "bold",
        )
        about = say("analyse.exact") if result.exact else say("analyse.worlds", n=result.worlds)
        parts: list[Text | Table] = [head, self._choices(result), Text(about, QUIET)]
        holders = self._holders(result)
        if holders is not None:
            parts += [Text(), Text(say("analyse.holds"), "bold"), holders]
        return Group(*parts)

    def _choices(self, result: AnalysisResult) -> Table:
        table = common.new_table()
        common.add_text_column(table, say("analyse.choice"))
        table.add_column(say("analyse.points"), justify="right")
        table.add_column(say("analyse.behind"), justify="right")
        for choice in result.choices[:MAX_SHOWN]:
            style = QUIET if choice.dropped else "bold" if choice is result.best else ""
            table.add_row(self._action(choice), *self._figures(choice, result), style=style)
        return table

    def _action(self, choice: AnalysedChoice) -> str:
        text = action_words(choice.action, self.view.round, common.seat_name, self._cards)
        return say("analyse.taken", what=text) if choice.action == self.taken else text

    def _figures(self, choice: AnalysedChoice, result: AnalysisResult) -> tuple[str, str]:
        points = signed(self.words, choice.mean)
        if result.exact:
            return points, number(self.words, choice.behind) if choice.behind else ""
        behind = "" if choice is result.best else self._with_error(choice.behind, choice.behind_error)
        return f"{points} ±{number(self.words, choice.error)}", behind

    def _with_error(self, value: float, error: float) -> str:
        return f"{number(self.words, value)} ±{number(self.words, error)}"

    def _holders(self, result: AnalysisResult) -> Table | None:
        from tichu.review.analysis import key_cards

        hidden = [seat for seat in sorted(self.view.hidden) if self.view.counts[seat]]
        if not hidden or not result.holders:
            return None
        table = common.new_table()
        table.add_column("")
        for seat in hidden:
            table.add_column(common.seat_name(seat), justify="right")
        for card in key_cards(result.holders, self.view.wish):
            chances = [percent(self.words, result.holders[card][seat]) for seat in hidden]
            table.add_row(self._cards((card,)), *chances)
        table.add_row(say("analyse.bomb"), *(percent(self.words, result.bombs[seat]) for seat in hidden))
        return table

    def _cards(self, cards: tuple[Card, ...]) -> str:
        return " ".join(map(self.faces.label, cards))
