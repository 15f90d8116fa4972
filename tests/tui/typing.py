"""People who type at the plain table: a list of lines, or whatever is legal."""

from __future__ import annotations

import asyncio
import io
from collections import deque
from random import Random
from typing import Any

from rich.console import Console

import tichu
from tichu.bots.protocol import Reason
from tichu.core.actions import Action, Exchange, Give, Grand, Pass, Play, Tichu, Withdraw
from tichu.core.cards import MAHJONG, cards_name, rank_name
from tichu.core.match import Match
from tichu.core.view import View
from tichu.tui.card_faces import Faces
from tichu.tui.hints import Hint
from tichu.tui.plain import PlainTable
from tichu.tui.scene import Scene
from tichu.tui.session import GameSession
from tichu.words import say


class TypedLines:
    """Lines in order, then the end of the input."""

    echo = True

    def __init__(self, *lines: str) -> None:
        self.lines = deque(lines)

    async def line(self) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.popleft()


class Study(GameSession):
    """A position in which the person at one seat decides once; calls do not count as the decision."""

    can_save = False

    def __init__(self, position: dict[str, Any], seat: int = 0) -> None:
        super().__init__()
        self.round = tichu.Round.from_json(position)
        self.seat = seat
        self.actions: list[Action] = []
        self._decided = asyncio.Event()
        self._held = False
        match = Match(position["variant"], position["edition"], seed=1)
        self._names = (say("table.you"), "Mei", "Bo", "Lin", "Tao", "Yun")[: match.game.seats]
        self.scene = self._scene()

    def _scene(self) -> Scene:
        return Scene(
            game=self.round.game,
            view=self.round.view(self.seat),
            names=self._names,
            seating=tuple(range(self.round.game.seats)),
            number=1,
        )

    async def run(self) -> None:
        await self._decided.wait()

    async def act(self, seat: int, action: Action) -> None:
        before = self.scene
        self.round.apply(seat, action)
        self.actions.append(action)
        self.scene = self._scene()
        if not isinstance(action, Tichu | Withdraw):
            self._decided.set()
        self.tell(before, seat, action)

    def hold(self, on: bool) -> None:
        """Declining a bomb, which lets the game go on, is a decision too."""
        if self._held and not on:
            self._decided.set()
        self._held = on

    async def hint(self, seat: int) -> Hint:
        return Hint(self.round.legal_actions(seat)[0], Reason("no-choice"))

    async def go_on(self) -> None:
        raise AssertionError("a study has no intermission")

    def close(self) -> None:
        pass


def plain_table(session: GameSession, lines: Any, width: int = 80) -> tuple[PlainTable, io.StringIO]:
    """A plain table, and what it prints."""
    output = io.StringIO()
    console = Console(file=output, width=width, markup=False, emoji=False, highlight=False, color_system=None)
    return PlainTable(session, console, Faces(), lines), output


def typed_at(position: dict[str, Any], *lines: str, seat: int = 0) -> tuple[list[Action], str]:
    """Type lines in a position; returns the actions that were made, and the output."""

    async def evening() -> tuple[list[Action], str]:
        session = Study(position, seat)
        table, output = plain_table(session, TypedLines(*lines))
        await table.run()
        return session.actions, output.getvalue()

    return asyncio.run(evening())


class TypingPlayer:
    """Types what a person would type for random legal actions, and checks that exactly these are made."""

    echo = False

    def __init__(self, session: GameSession, rng: Random, rounds: int = 1) -> None:
        self.session, self.rng, self.rounds = session, rng, rounds
        self.table: PlainTable
        self._words: deque[str] = deque()
        self._decision: object = None
        self._wanted: Action | None = None
        self._act, session.act = session.act, self._checked  # type: ignore[method-assign]

    async def play(self, width: int = 80) -> str:
        """Play the rounds, and leave; returns the output."""
        self.table, output = plain_table(self.session, self, width)
        await self.table.run()
        return output.getvalue()

    async def _checked(self, seat: int, action: Action) -> None:
        forced = isinstance(action, Exchange | Pass) or action.type == "take"
        assert action == self._wanted or (self._wanted is None and forced), (action, self._wanted)
        self._wanted = None
        await self._act(seat, action)

    async def line(self) -> str:
        decision = self.table._asking
        if decision is None:  # out of turn at a server: wait until the question is dropped
            await asyncio.Event().wait()
        assert decision is not None
        if "Really?" in self.table._prompt:
            return "y"
        if decision.kind in ("intermission", "over"):
            if self.table.scene.view is not None and len(self.table.scene.history) >= self.rounds:
                raise EOFError
            return ""
        if decision != self._decision or not self._words:
            self._decision = decision
            view = self.table.scene.view_for(decision.seat)
            self._wanted = self._pick(view)
            self._words = deque(spelled(view, self._wanted))
            if isinstance(self._wanted, Pass) and decision.kind == "bomb":
                self._wanted = None
        return self._words.popleft()

    def _pick(self, view: View) -> Action:
        late = bool(view.round.out)  # a Tichu that is lost already is not offered
        while True:
            action = self.rng.choice(view.options())
            if isinstance(action, Tichu) and (
                late or view.round.phase in ("grand", "take") or not view.in_turn
            ):
                continue
            if isinstance(action, Withdraw) and view.round.phase != "play":
                continue
            return action


def spelled(view: View, action: Action) -> list[str]:
    """The lines a person types for an action."""
    if isinstance(action, Grand):
        return ["y" if action.call else ""]
    if isinstance(action, Exchange):
        assert view.seat is not None
        plan = view.game.variant.gifts(view.round)[view.seat]
        gifts = dict(action.give)
        return [*(cards_name(gifts[to]) for to in plan), ""]
    legal = view.legal_actions()
    if isinstance(action, Give):
        return [str([other for other in legal if isinstance(other, Give)].index(action) + 1)]
    if not isinstance(action, Play):
        return [{"tichu": "t", "withdraw": "w", "take": "", "pass": "p"}[action.type]]
    same = [
        other for other in legal if isinstance(other, Play) and sorted(other.cards) == sorted(action.cards)
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
