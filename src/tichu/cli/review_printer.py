"""Print reviews to the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tichu.cli import common
from tichu.core.cards import Cards
from tichu.core.teams import team_of
from tichu.review.judging import Judgement
from tichu.review.losses import AREAS, PlayerLosses, worst_area
from tichu.review.player_names import player_names
from tichu.review.remarks import remark_on
from tichu.review.report import seat_names
from tichu.review.reviewing import Review, RoundReview
from tichu.tui.card_faces import Faces
from tichu.tui.phrases import QUIET, action_words, clean
from tichu.words import Words, say, words_in_use
from tichu.words.cards import face_of
from tichu.words.numbers import number, percent, signed

STYLES: Final = {"good": QUIET, "slip": "yellow", "mistake": "dark_orange", "blunder": "bold red"}

CardsText = Callable[[Cards], str]


def action_texts(
    judgement: Judgement, name: Callable[[int], str], cards: CardsText | None = None
) -> tuple[str, str]:
    """Describe the action that was taken and the better one; with suit symbols, unless ``cards`` is given."""
    decision = judgement.decision
    if decision.kind == "no-tichu":
        return say("report.noTichu"), say("table.callTichu")
    if decision.kind == "tichu":
        return say("table.callTichu"), say("report.noTichu")
    cards = cards or labels(Faces())
    done = action_words(decision.action, decision.before, name, cards)
    return done, action_words(judgement.best.action, decision.before, name, cards)


def labels(faces: Faces) -> CardsText:
    """Return a function that writes cards side by side."""
    return lambda cards: " ".join(map(faces.label, cards))


class ReviewPrinter:
    """Prints reviews to a console."""

    def __init__(self, console: Console, plain: bool, all_decisions: bool) -> None:
        self.console = console
        self.cards = labels(Faces.on(console, plain))
        self.all = all_decisions
        self.words: Words = words_in_use()

    def print(self, review: Review) -> None:
        """Print each round, then the summary."""
        for round_ in review.rounds:
            self._round(review, round_)
        self._summary(review)

    def _round(self, review: Review, round_: RoundReview) -> None:
        name = self._names(review, round_)
        self.console.print(Rule(Text(say("table.round", n=round_.number), "bold"), style=QUIET, align="left"))
        for line in self._about(round_, name):
            self.console.print(Text(line, QUIET))
        shown = [judgement for judgement in round_.judgements if judgement.real or self.all]
        if not shown:
            self.console.print(say("report.clean", n=len(round_.judgements)))
        else:
            face = face_of(review.record.header.edition)
            self.console.print(self._table(round_, shown, name, face))
        self._turning(round_, name)
        self.console.print()

    def _about(self, round_: RoundReview, name: Callable[[int], str]) -> list[str]:
        """The sides, the luck of the deal and the result."""
        seats = range(len(round_.seating))
        names, others = (
            self.words.list([name(seat) for seat in seats if team_of(seat) == side]) for side in (0, 1)
        )
        lines = [say("report.sides", names=names, others=others)]
        if round_.luck is not None:
            lines.append(say("report.luck", names=names, n=signed(self.words, round_.luck)))
        if round_.result is not None:
            lines.append(say("report.result", names=names, n=signed(self.words, round_.result)))
        return lines

    def _table(
        self, round_: RoundReview, shown: Sequence[Judgement], name: Callable[[int], str], face: str
    ) -> Table:
        table = common.new_table()
        table.add_column(say("report.move"), justify="right")
        table.add_column(say("review.player"))
        common.add_text_column(table, say("report.played"))
        table.add_column(say("report.cost"), justify="right", no_wrap=True)
        common.add_text_column(table, say("report.comment"), ratio=1)
        for judgement in shown:
            done, _ = action_texts(judgement, name, self.cards)
            mark = "> " if judgement.decision.turn in round_.turning else ""
            cost = ""
            if judgement.real:
                cost = f"{number(self.words, judgement.cost)} ±{number(self.words, judgement.error)}"
            table.add_row(
                f"{mark}{judgement.decision.turn}",
                name(judgement.decision.seat),
                done,
                cost,
                self._comment(judgement, name, face),
            )
        return table

    def _comment(self, judgement: Judgement, name: Callable[[int], str], face: str) -> Text:
        """The grade, and what was better and why."""
        remark = remark_on(judgement)
        if remark is None:
            return Text()
        text = remark.text(name, self.words, face)
        grade = say(f"review.grade_{judgement.grade}")
        return Text.assemble((grade, STYLES[judgement.grade]), "\n", text[:1].upper() + text[1:])

    def _turning(self, round_: RoundReview, name: Callable[[int], str]) -> None:
        at = {point.turn: point.value for point in round_.graph}
        for turn in round_.turning:
            step = round_.steps[turn - 1]
            values: dict[str, Any] = {
                "n": turn,
                "name": name(step.seat),
                "what": action_words(step.action, step.before, name, self.cards),
                "from": signed(self.words, at[turn - 1]),
                "to": signed(self.words, at[turn]),
            }
            self.console.print(Text(say("report.turning", **values), QUIET))

    def _summary(self, review: Review) -> None:
        table = common.new_table()
        table.add_column(say("review.player"))
        keys = ("report.decisions", "review.accuracy", "report.lostPlay", "report.lostExchange")
        for key in (*keys, "report.lostCalls", "review.luck"):
            table.add_column(say(key), justify="right")
        for line in review.summary():
            accuracy = "–" if line.accuracy is None else percent(self.words, line.accuracy)
            lost = [number(self.words, line.lost[part]) for part in ("play", "exchange", "calls")]
            table.add_row(
                self._player(review, line.player),
                str(line.decisions),
                accuracy,
                *lost,
                signed(self.words, line.luck),
            )
        common.print_whole(self.console, table)

    def _player(self, review: Review, player: int) -> str:
        return clean(self._players(review)[player], common.player_name(player))

    def _names(self, review: Review, round_: RoundReview) -> Callable[[int], str]:
        plain = seat_names(self._players(review), round_, say("table.dummy"))
        return lambda seat: clean(plain(seat), common.player_name(round_.seating[seat]))

    def _players(self, review: Review) -> list[str]:
        return player_names(review.record.header.players, self.words)


def print_losses(console: Console, losses: Sequence[PlayerLosses]) -> None:
    """Print what every player has lost in several games, by kind of decision."""
    words = words_in_use()
    table = common.new_table()
    table.add_column(say("review.player"))
    keys = ["losses.games", "losses.rounds", "review.accuracy", *(f"losses.area_{area}" for area in AREAS)]
    for key in (*keys, "review.lost"):
        table.add_column(say(key), justify="right")
    for line in losses:
        accuracy = percent(words, line.good / line.decisions)
        areas = [number(words, line.areas[area].lost) for area in AREAS]
        name = clean(line.name, line.name)
        table.add_row(name, str(line.games), str(line.rounds), accuracy, *areas, number(words, line.lost))
    common.print_whole(console, table)
    for line in losses:
        worst = worst_area(line.areas)
        if worst is not None:
            console.print(Text(say("losses.mostOf", name=clean(line.name, line.name), area=worst), QUIET))
