"""Questions that stand in front of the table: a choice, a page to read, a line to type."""

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
from textual.widgets.option_list import Option


class Way(NamedTuple):
    """One of the ways to answer: its key, its words."""

    key: str
    words: str


class Choice(ModalScreen[int | None]):
    """One of several ways; Escape decides nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", "Back", show=False)]

    def __init__(self, question: str, ways: Sequence[Way]) -> None:
        super().__init__()
        self.question = question
        self.ways = tuple(ways)

    def compose(self) -> ComposeResult:
        """The question, and the answers below each other."""
        with Vertical(classes="dialog"):
            yield Label(self.question, classes="question", markup=False)
            yield OptionList(*(Option(Text(f"{way.key:>2}  {way.words}")) for way in self.ways))
            yield Label("Enter or the key chooses, Esc goes back", classes="quiet")

    def on_key(self, event: events.Key) -> None:
        """The key of a way chooses it."""
        for place, way in enumerate(self.ways):
            if event.key == way.key or event.character == way.key:
                event.stop()
                self.dismiss(place)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Chosen with the mouse or with Enter."""
        self.dismiss(event.option_index)


class Page(ModalScreen[None]):
    """Something to read; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,question_mark,s,v,l", "dismiss(None)", "Back", show=False),
        Binding("down", "roll(1)", show=False),
        Binding("up", "roll(-1)", show=False),
    ]

    def __init__(self, title: str, content: RenderableType) -> None:
        super().__init__()
        self.heading = title
        self.content = content

    def compose(self) -> ComposeResult:
        """The page."""
        with Vertical(classes="dialog page"):
            yield Label(self.heading, classes="question", markup=False)
            with VerticalScroll(can_focus=False):
                yield Static(self.content)
            yield Label("Esc or Enter closes", classes="quiet")

    def action_roll(self, lines: int) -> None:
        """Read on."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class Typed(ModalScreen[str | None]):
    """A line to type; Escape types nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", "Back", show=False)]

    def __init__(self, question: str, proposal: str) -> None:
        super().__init__()
        self.question = question
        self.proposal = proposal

    def compose(self) -> ComposeResult:
        """The question, and the line."""
        with Vertical(classes="dialog"):
            yield Label(self.question, classes="question", markup=False)
            yield Input(self.proposal)
            yield Label("Enter takes it, Esc goes back", classes="quiet")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """That is it."""
        self.dismiss(event.value.strip() or None)
