"""Dialogs in front of the table: a choice, a page to read, a line to type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Label, OptionList, Static
from textual.widgets.option_list import Option as ListOption

from tichu.words import say


class DialogChoice(NamedTuple):
    """A possible answer: its key and its words."""

    key: str
    words: str


class ChoiceDialog(ModalScreen[int | None]):
    """A choice between answers; returns the index of the answer, or None after Escape."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, question: str, answers: Sequence[DialogChoice]) -> None:
        super().__init__()
        self.question = question
        self.answers = tuple(answers)

    def compose(self) -> ComposeResult:
        """The question, with the answers below each other."""
        with Vertical(classes="dialog"):
            yield Label(self.question, classes="question", markup=False)
            yield OptionList(*(ListOption(Text(f"{key:>2}  {words}")) for key, words in self.answers))
            yield Label(say("terminal.choiceKeys"), classes="quiet")

    def on_key(self, event: events.Key) -> None:
        """Choose the answer with this key."""
        for place, answer in enumerate(self.answers):
            if event.key == answer.key or event.character == answer.key:
                event.stop()
                self.dismiss(place)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Choose the selected answer."""
        self.dismiss(event.option_index)


class PageDialog(ModalScreen[None]):
    """A page to read."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,question_mark,s,v,l", "dismiss(None)", show=False),
        Binding("down", "scroll_page(1)", show=False),
        Binding("up", "scroll_page(-1)", show=False),
    ]

    def __init__(self, title: str, content: RenderableType) -> None:
        super().__init__()
        self.heading = title
        self.content = content

    def compose(self) -> ComposeResult:
        """The title and the scrollable page."""
        with Vertical(classes="dialog page"):
            yield Label(self.heading, classes="question", markup=False)
            with VerticalScroll(can_focus=False):
                yield Static(self.content)
            yield Label(say("terminal.pageKeys"), classes="quiet")

    def action_scroll_page(self, lines: int) -> None:
        """Scroll by some lines."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class LineDialog(ModalScreen[str | None]):
    """A line to type; returns None after Escape or if nothing was typed."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, question: str, proposal: str) -> None:
        super().__init__()
        self.question = question
        self.proposal = proposal

    def compose(self) -> ComposeResult:
        """The question and the input line."""
        with Vertical(classes="dialog"):
            yield Label(self.question, classes="question", markup=False)
            yield Input(self.proposal)
            yield Label(say("terminal.lineKeys"), classes="quiet")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Return the line."""
        self.dismiss(event.value.strip() or None)
