"""Questions of the trainers in the terminal: the cards, the answer, and what the simulation says of it."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console
from rich.text import Text

from tichu.core.cards import parse_cards
from tichu.review.trainer.grading import answer_of, is_call_right
from tichu.review.trainer.question_sets import Question, figures
from tichu.tui.card_faces import Faces
from tichu.tui.phrases import QUIET
from tichu.words import say, words_in_use
from tichu.words.numbers import number, percent, signed

BAR_WIDTH: Final = 40
"""Columns of the bar that shows a chance."""
CALL, KEEP = "1", "2"


class Ended(Exception):
    """The player wants no more questions."""


class TrainerPrompt:
    """Asks the questions of one trainer and comments on the answers."""

    def __init__(self, trainer: str, console: Console, plain: bool) -> None:
        self.trainer = trainer
        self.console = console
        self.plain = plain
        self.faces = Faces.on(console, plain)

    def ask(self, question: Question) -> bool:
        """Ask a question; return whether the answer was right."""
        return self._ask_call(question)

    # -- calls -----------------------------------------------------------------------------------------------

    def _ask_call(self, question: Question) -> bool:
        self._show_task()
        for line in self.faces.hand(parse_cards(question["hand"])):
            self.console.print(line)
        names = {CALL: say("train.call", call=self.trainer), KEEP: say("train.keep")}
        answer = self._choose(names)
        right = is_call_right(question, answer == CALL)
        self._say_verdict(right, answer_of(question) == "close", names[KEEP if answer == CALL else CALL])
        self._print_odds(question)
        for side in ("good", "bad"):
            if question[side]:
                self.console.print(say(f"train.{side}", list=feature_words(question[side])))
        self.console.print(self._what_most_do(question), style=QUIET)
        self.console.print(say("train.deals", n=question["deals"]), style=QUIET)
        return right

    def _print_odds(self, question: Question) -> None:
        words = words_in_use()
        chance, error = question["chance"]
        full = round(BAR_WIDTH * chance)
        bar = (
            "█" * full + "░" * (BAR_WIDTH - full)
            if self.faces.signs
            else "#" * full + "." * (BAR_WIDTH - full)
        )
        value = say("train.range", value=percent(words, chance), error=number(words, 100 * error, 1))
        self.console.print(Text(say("train.chance")), Text(bar, "yellow"), Text(value, "bold"))
        for key, title in (("call", "with"), ("keep", "without")):
            mean, error = question[key]
            points = say("train.range", value=signed(words, mean), error=number(words, error))
            self.console.print(f"{say(f'train.{title}')}: {points}")
        mean, error = question["gain"]
        self.console.print(say("train.gain", value=signed(words, mean), error=number(words, error)))

    def _what_most_do(self, question: Question) -> str:
        words, known = words_in_use(), figures()
        if self.trainer == "tichu":
            called, made = known["tichu"]
            return say("train.many_tichu", called=share(called), made=share(made))
        power = min(4, sum(question["good"].get(name, 0) for name in ("aces", "dragon", "phoenix")))
        called, made = known["grand"][power]
        return words.text("train.many_grand", power=power, called=share(called), made=share(made))

    # -- shared ----------------------------------------------------------------------------------------------

    def _show_task(self) -> None:
        self.console.print()
        self.console.print(say("train.question", trainer=self.trainer), style="bold")

    def _choose(self, names: dict[str, str]) -> str:
        """Let the player choose one of some numbered answers."""
        prompt = "   ".join(f"{key} {name}" for key, name in names.items())
        while True:
            answer = self.read(f"{prompt}  > ")
            if answer in names:
                return answer
            self.console.print(say("train.notAnswer"), style="yellow")

    def read(self, prompt: str) -> str:
        """Read a line; raise `Ended` if the player wants to stop."""
        line = self.console.input(Text(prompt)).strip()
        if line.lower() == "q":
            raise Ended
        return line

    def _say_verdict(self, right: bool, close: bool, better: str) -> None:
        if close:
            self.console.print(say("train.close"), style="bold green")
        elif right:
            self.console.print(say("train.correct"), style="bold green")
        else:
            self.console.print(say("train.wrong", what=better), style="bold red")


def feature_words(features: dict[str, Any]) -> str:
    """Return what a hand has in words."""
    return words_in_use().list([say(f"train.has_{name}", n=count) for name, count in features.items()])


def share(per_cent: float) -> str:
    """Return a figure in percent as people write it."""
    return percent(words_in_use(), per_cent / 100)
