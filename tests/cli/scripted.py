"""A person made of a random generator: picks a legal action and types what a person would type for it."""

from __future__ import annotations

import io
from collections import deque
from random import Random
from typing import Any

from rich.console import Console

from tichu.bots.registry import make
from tichu.cli.person import Person
from tichu.cli.play import names_for, play_round
from tichu.cli.table import Table
from tichu.core.actions import Action, Exchange, Give, Grand, Pass, Play, Take, Tichu, Withdraw
from tichu.core.cards import MAHJONG, cards_name, rank_name
from tichu.core.match import Match
from tichu.core.view import View
from tichu.tui.words import Faces


class Scripted(Person):
    """Asserts that the typed words come out as the very action that was meant."""

    def __init__(self, table: Table, rng: Random) -> None:
        super().__init__(table, self._typed)
        self.rng = rng
        self.words: deque[str] = deque()
        self.questions: list[str] = []
        self.refusals: list[str] = []

    def decide(self, view: View) -> Action:
        wanted = self._pick(view)
        self.words = deque(self._spell(view, wanted))
        decided = super().decide(view)
        assert decided == wanted, (wanted, decided, self.questions[-3:])
        return decided

    def refused(self, sentence: str) -> None:
        self.refusals.append(sentence)
        super().refused(sentence)

    def _typed(self, prompt: str) -> str:
        self.questions.append(prompt)
        if "Really?" in prompt:
            return "y"
        if "next round" in prompt:
            return ""
        return self.words.popleft()

    def _pick(self, view: View) -> Action:
        options = view.options()
        late = bool(view.round.out)  # the terminal does not offer a Tichu that is lost already
        while True:
            action: Action = self.rng.choice(options)
            if isinstance(action, Tichu) and (
                late or view.round.phase in ("grand", "take") or not view.in_turn
            ):
                continue
            if isinstance(action, Withdraw) and view.round.phase != "play":
                continue
            return action

    def _spell(self, view: View, action: Action) -> list[str]:
        if isinstance(action, Grand):
            return ["y" if action.call else ""]
        if isinstance(action, Tichu):
            return ["t"]
        if isinstance(action, Withdraw):
            return ["w"]
        if isinstance(action, Exchange):
            assert view.seat is not None
            plan = view.game.variant.gifts(view.round)[view.seat]
            gifts = dict(action.give)
            return [*(cards_name(gifts[to]) for to in plan), ""]
        if isinstance(action, Take):
            return [""]
        legal = view.legal_actions()
        if isinstance(action, Give):
            return [str([other for other in legal if isinstance(other, Give)].index(action) + 1)]
        if isinstance(action, Pass):
            return ["p"]
        assert isinstance(action, Play)
        same = [
            other
            for other in legal
            if isinstance(other, Play) and sorted(other.cards) == sorted(action.cards)
        ]
        words = [cards_name(action.cards)]
        meanings = sorted({other.stands_for or () for other in same}, reverse=True)
        if len(meanings) > 1:
            words.append(str(meanings.index(action.stands_for or ()) + 1))
        same = [other for other in same if other.stands_for == action.stands_for]
        if len(same) > 1 and MAHJONG in action.cards:
            words.append("" if action.wish is None else rank_name(action.wish))
        elif len(same) > 1:
            words.append(str(same.index(action) + 1))
        return words


def table_for(variant: str, edition: str | None = None, **options: Any) -> tuple[Table, io.StringIO]:
    """A table with a person and simple company, and the paper its screens go to."""
    match = Match(variant, edition, **options)
    screen = io.StringIO()
    console = Console(file=screen, width=80, markup=False, emoji=False, highlight=False, color_system=None)
    return Table(match, names_for(match, "You"), console, Faces()), screen


def play_rounds(table: Table, person: Person, rng: Random, rounds: int = 1, bots: str = "greedy") -> None:
    """So many rounds against that company."""
    for _ in range(rounds):
        if table.match.round.over:
            table.match.next_round()
        others = [make(bots, rng.randrange(1000)).decide] * (table.match.game.settings.players - 1)
        play_round(table, person, others, None)
