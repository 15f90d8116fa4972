"""Print reviews to the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from tichu.cli import common
from tichu.core.teams import team_of
from tichu.review.judging import Judgement
from tichu.review.remarks import remark_on
from tichu.review.report import seat_names
from tichu.review.reviewing import Review, RoundReview
from tichu.tui.card_faces import Faces
from tichu.tui.phrases import QUIET, action_words, clean
from tichu.words import words_in_use

STYLES = {"good": QUIET, "slip": "yellow", "mistake": "dark_orange", "blunder": "bold red"}


def action_texts(judgement: Judgement, name: Callable[[int], str], cards: Any = None) -> tuple[str, str]:
    """Describe the action that was taken and the better one."""
    decision = judgement.decision
    round_ = decision.before
    show = {} if cards is None else {"cards_name": cards}
    if decision.kind == "no-tichu":
        done, better = "no Tichu", "call Tichu"
    elif decision.kind == "tichu":
        done, better = "call Tichu", "no call"
    else:
        done = action_words(decision.action, round_, name, **show)
        better = action_words(judgement.best.action, round_, name, **show)
    return done, better


class ReviewPrinter:
    """Prints reviews to a console."""

    def __init__(self, console: Console, plain: bool, all_decisions: bool) -> None:
        self.console = console
        self.faces = Faces.on(console, plain)
        self.all = all_decisions

    def print(self, review: Review) -> None:
        """Print each round, then the summary."""
        for round_ in review.rounds:
            self._round(review, round_)
        self._summary(review)

    def _round(self, review: Review, round_: RoundReview) -> None:
        name = self._names(review, round_)
        even, odd = (
            " and ".join(name(seat) for seat in range(len(round_.seating)) if team_of(seat) == side)
            for side in (0, 1)
        )
        self.console.print(Rule(Text(f"Round {round_.number}", "bold"), style=QUIET, align="left"))
        luck = "" if round_.luck is None else f"the deal was worth {round_.luck:+.0f}"
        result = "" if round_.result is None else f", the result is {round_.result:+.0f}"
        self.console.print(Text(f"For {even} against {odd}: {luck}{result}.", QUIET))
        shown = [judgement for judgement in round_.judgements if judgement.real or self.all]
        if not shown:
            count = len(round_.judgements)
            self.console.print(f"No clear mistakes in {count} decisions.")
        else:
            self.console.print(self._table(round_, shown, name))
        self._turning(round_, name)
        self.console.print()

    def _table(self, round_: RoundReview, shown: Sequence[Judgement], name: Callable[[int], str]) -> Any:
        table = common.new_table()
        for title, side in (
            ("", "right"),
            ("who", "left"),
            ("what", "left"),
            ("cost", "right"),
            ("", "left"),
        ):
            table.add_column(title, justify=side)  # type: ignore[arg-type]
        table.add_column("better", justify="left", ratio=1)
        turning = set(round_.turning)
        for judgement in shown:
            done, _ = action_texts(judgement, name, self._cards)
            remark = remark_on(judgement)
            text = "" if remark is None else remark.text(name, words_in_use())
            mark = ">" if judgement.decision.turn in turning else ""
            cost = f"{judgement.cost:.0f} ±{judgement.error:.0f}" if judgement.real else ""
            grade = "" if judgement.grade == "good" else judgement.grade
            table.add_row(
                f"{mark}{judgement.decision.turn}",
                name(judgement.decision.seat),
                done,
                cost,
                Text(grade, STYLES[judgement.grade]),
                text,
            )
        return table

    def _turning(self, round_: RoundReview, name: Callable[[int], str]) -> None:
        at = {point.turn: point.value for point in round_.graph}
        for turn in round_.turning:
            step = round_.steps[turn - 1]
            what = action_words(step.action, step.before, name, self._cards)
            swing = f"{at[turn - 1]:+.0f} → {at[turn]:+.0f}"
            line = f"Turning point at action {turn}, {name(step.seat)}: {what} ({swing})"
            self.console.print(Text(line, QUIET))

    def _summary(self, review: Review) -> None:
        table = common.new_table()
        for title in ("", "decisions", "without loss", "lost in play", "in the exchange", "in calls", "luck"):
            table.add_column(title, justify="right" if title else "left")
        for line in review.summary():
            accuracy = "-" if line.accuracy is None else f"{100 * line.accuracy:.0f} %"
            lost = [f"{line.lost[part]:.0f}" for part in ("play", "exchange", "calls")]
            player = clean(review.record.header.players[line.player], f"player {line.player}")
            table.add_row(player, str(line.decisions), accuracy, *lost, f"{line.luck:+.0f}")
        self.console.print(table)

    def _names(self, review: Review, round_: RoundReview) -> Callable[[int], str]:
        plain = seat_names(review.record, round_)
        return lambda seat: clean(plain(seat), f"seat {seat}")

    def _cards(self, cards: Any) -> str:
        return " ".join(map(self.faces.label, cards))
