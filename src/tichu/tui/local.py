"""A game on this machine, against bots."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Final

from tichu.bots.guard import Guard
from tichu.bots.protocol import Decision
from tichu.core.actions import Action, Pass, Play, Take, Tichu, Withdraw
from tichu.core.errors import IllegalAction
from tichu.core.match import Match
from tichu.records import Recorder
from tichu.table.referee import bomb_order, bombers
from tichu.tui.background import BackgroundThread
from tichu.tui.savefile import SaveFile
from tichu.tui.scene import Hint, Intermission, Scene
from tichu.tui.scoresheet import victory
from tichu.tui.session import CannotSave, GameSession

ME: Final = 0
"""The person's number among the players; the seat changes in some games."""
PACE: Final = 0.9
"""Seconds after a play in which anybody may bomb, and after which the next one plays."""
QUICK: Final = 0.4
"""What is not worth a look (a pass, an exchange) takes this part of it."""


class LocalGame(GameSession):
    """A match of one person against bots.

    Nothing hurries the person. Before a bot goes on there is a pause, as long whatever anybody holds (unless
    bots think longer than that): time to look, and to throw a bomb. Bots that could bomb are asked right
    after each play; of several bombs the first in playing order counts (B5).
    """

    can_save = True

    def __init__(
        self,
        recorder: Recorder,
        names: Sequence[str],
        company: Sequence[Guard],
        tutor: Guard,
        *,
        savefile: SaveFile | None = None,
        path: Path | None = None,
        pace: float = PACE,
    ) -> None:
        super().__init__()
        self.match: Match = recorder.match
        self.recorder = recorder
        self.pace = pace
        self.saved = path
        self._savefile = savefile
        self._names = tuple(names)
        self._company = company
        self._tutor = tutor
        self._background = BackgroundThread()
        self._steps = 0
        self._stepped = 0.0
        self._stirred = asyncio.Event()
        self._held = False
        self._next = asyncio.Event()
        self._claim: tuple[int, Play] | None = None
        self.scene = self._look()

    @property
    def farewell(self) -> str:  # type: ignore[override]
        """What leaving means."""
        if self.match.over and self.saved is None:
            return "The match is over, and not kept yet."
        if self.saved is not None:
            return f"The game is kept in {self.saved.name}."
        return "The game is not kept yet."

    # -- looking -----------------------------------------------------------------------------------------

    def _look(self) -> Scene:
        match = self.match
        return Scene(
            game=match.game,
            view=match.round.view(match.seating.index(ME)),
            names=self._names,
            seating=match.seating,
            number=match.rounds_played + (not match.round.over),
            history=tuple(match.history),
            ranks=match.ranks,
            winners=match.winners,
            intermission=self._intermission(),
        )

    def _intermission(self) -> Intermission | None:
        match = self.match
        if match.over:
            return Intermission(victory(match.game, match.winners, self._names))
        return (
            Intermission(f"Round {match.rounds_played} is over.", "next round") if match.round.over else None
        )

    def _mine(self, seat: int) -> bool:
        return self.match.controller(seat) == ME

    def _bot(self, seat: int) -> Guard:
        return self._company[self.match.controller(seat) - 1]

    # -- the game ----------------------------------------------------------------------------------------

    async def run(self) -> None:
        while True:
            await self._play_round()
            if self.match.over:
                return
            await self._next.wait()
            self._next.clear()
            before = self.scene
            self.match.next_round()
            self.recorder.dealt()
            self.scene = self._look()
            self.tell(before)

    async def _play_round(self) -> None:
        round_ = self.match.round
        self._stepped = monotonic()
        self._claim = None
        shown: tuple[int, bool] | None = None
        while not round_.over:
            step = self._steps
            lying = (len(round_.trick), round_.phase == "take")
            if round_.trick and lying != shown:
                claim = await self._first_bomb()
                if self._steps != step:
                    continue  # the person was quicker
                self._claim = claim
            shown = lying
            if self._claim is not None:
                if await self._pause(self.pace, step):
                    self._make(*self._claim)
                continue
            seat = self._whose()
            if self._mine(seat):
                await self._wait_for_person(seat, step)
            else:
                await self._ask(seat, step)

    def _whose(self) -> int:
        """Who is asked next: the person first, so that nobody gives cards before he could call."""
        waiting = self.match.round.to_act()
        return next((seat for seat in waiting if self._mine(seat)), waiting[0])

    async def _first_bomb(self) -> tuple[int, Play] | None:
        """The first bomb in playing order that a bot throws on what was just played."""
        round_ = self.match.round
        for seat in bombers(round_):
            if not self._mine(seat):
                action = await self._decide(seat)
                if isinstance(action, Play):
                    return seat, action
        return None

    async def _wait_for_person(self, seat: int, step: int) -> None:
        """Until the person has acted; an ordinary trick is picked up by itself, after the pause."""
        round_ = self.match.round
        if round_.phase == "take" and Take() in round_.legal_actions(seat):
            if await self._pause(self.pace, step):
                self._make(seat, Take())
            return
        while self._steps == step:
            self._stirred.clear()
            await self._stirred.wait()

    async def _ask(self, seat: int, step: int) -> None:
        thought = asyncio.ensure_future(self._decide(seat))
        try:
            looked = await self._pause(self._time_to_look(), step)
            action = await thought if looked else None
        finally:
            thought.cancel()
        # The person may have called or bombed while the bot was thinking: then it thinks again.
        if action is not None and await self._pause(0, step):
            self._make(seat, action)

    async def _decide(self, seat: int) -> Action:
        view, bot = self.match.round.view(seat), self._bot(seat)
        return await self._background.run(lambda: bot.decide(view))

    def _time_to_look(self) -> float:
        round_ = self.match.round
        if round_.phase in ("grand", "exchange"):
            return 0.0
        return self.pace * QUICK if round_.passed and round_.phase == "play" else self.pace

    async def _pause(self, seconds: float, step: int) -> bool:
        """Let the time pass, longer while the person holds the game up; False if something has happened.

        It is counted from the last step: how long somebody thinks about a bomb must not show.
        """
        end = self._stepped + seconds
        while self._steps == step:
            left = end - monotonic()
            if left <= 0 and not self._held:
                await asyncio.sleep(0)
                return self._steps == step
            self._stirred.clear()
            try:
                await asyncio.wait_for(self._stirred.wait(), None if self._held else left)
            except TimeoutError:
                continue
        return False

    def _make(self, seat: int, action: Action) -> None:
        """Something is done, written down and told."""
        before = self.scene
        self.match.apply(seat, action)
        if not isinstance(action, Tichu | Withdraw):
            self._claim = None
        self.recorder.action(seat, action)
        self._steps += 1
        self._stepped = monotonic()
        self._stirred.set()
        self.scene = self._look()
        self.tell(before, seat, action)

    # -- the person --------------------------------------------------------------------------------------

    async def act(self, seat: int, action: Action) -> None:
        claim = self._claim
        if claim is not None and isinstance(action, Play | Pass) and not self._comes_first(seat, action):
            self._make(*claim)
            raise IllegalAction("overtaken", f"{self.scene.name(claim[0])} throws a bomb first")
        self._make(seat, action)

    def _comes_first(self, seat: int, action: Play | Pass) -> bool:
        """Whether it is a bomb that goes before the one a bot is about to throw."""
        round_ = self.match.round
        if not isinstance(action, Play) or all(
            set(bomb.cards) != set(action.cards) for bomb in round_.bombs(seat)
        ):
            return False
        order = bomb_order(round_)
        assert self._claim is not None
        return seat in order and order.index(seat) < order.index(self._claim[0])

    async def hint(self, seat: int) -> Hint:
        view, tutor = self.match.round.view(seat), self._tutor
        decision: Decision = await self._background.run(lambda: tutor.consider(view))
        return Hint(decision.action, str(decision.reason))

    async def go_on(self) -> None:
        if self.match.round.over and not self.match.over:
            self._next.set()

    def hold(self, on: bool) -> None:
        self._held = on
        self._stirred.set()

    def save(self, path: Path) -> None:
        if self._savefile is None or self.saved is not None:
            raise CannotSave("saved-already", f"the game is kept in {self.saved} already")
        self._savefile.keep(path)
        self.saved = path

    def close(self) -> None:
        self._background.close()
        self.recorder.close()
