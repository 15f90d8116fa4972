"""A person at the keyboard for tests of the terminal table: presses keys, looks only at the screen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

from textual.message_pump import MessagePump
from textual.pilot import Pilot

import tichu
from tests.support import position as position_of
from tichu.bots.guard import Guard
from tichu.bots.protocol import Bot, Decision, Reason
from tichu.bots.registry import make
from tichu.cli.play import new_game
from tichu.core.match import Match
from tichu.table.referee import play_match
from tichu.tui.app import TichuApp
from tichu.tui.button_bar import ButtonBar
from tichu.tui.dialogs import ChoiceDialog
from tichu.tui.game_log import GameLog
from tichu.tui.local import LocalGame
from tichu.tui.screen import RESULT_SECONDS, TableScreen
from tichu.tui.session import GameSession
from tichu.tui.shortcuts import Shortcut

SMALL = (80, 24)
LARGE = (160, 50)
OTHERS = ["3g 4g 5g 6g", "3k 4k 5k 6k", "3b 4b 5b 6b"]
"""Hands of the other three players."""


def local_game(match: Match, bots: str = "greedy", pace: float = 0.0) -> LocalGame:
    """A local game against simple bots."""
    game = new_game(match)
    others = match.game.settings.players - 1
    company = [Guard(make(bots, seed)) for seed in range(others)]
    return LocalGame(
        game.recorder, game.names, company, Guard(make("club", 1)), savefile=game.savefile, pace=pace
    )


def game_at(position: dict[str, Any], pace: float = 0.0, bots: str = "greedy") -> LocalGame:
    """A game in which the person has seat 0 of that position."""
    for seed in range(50):
        match = Match(position["variant"], position["edition"], seed=seed)
        if match.seating.index(0) == 0:
            break
    session = local_game(match, bots, pace)
    match._round = tichu.Round.from_json(position)
    session.recorder.action = lambda seat, action: None  # type: ignore[method-assign]  # a study has no record
    session.scene = session._look()
    return session


def finished(**options: Any) -> LocalGame:
    """A match that is over."""
    match = Match(seed=2, **options)
    session = local_game(match)
    play_match(
        match, [make("greedy", seed).decide for seed in range(match.game.seats)], session.recorder.action
    )
    session.scene = session._look()
    return session


async def advance(session: LocalGame, seconds: float) -> None:
    """Let time pass in a game, which has its own clock."""
    session._held_for -= seconds
    session._set_timer()
    for _ in range(10):  # what is due is done
        await asyncio.sleep(0)


def at_the_table(
    session: GameSession,
    script: Callable[[KeyboardPlayer], Coroutine[Any, Any, None]],
    size: tuple[int, int] = SMALL,
    seed: int = 1,
) -> None:
    """Open the screen, and let somebody follow the script."""

    async def evening() -> None:
        app = TichuApp(session)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(KeyboardPlayer(app, pilot, Random(seed)))

    asyncio.run(evening())


def playing(
    hand: str, script: Any, size: tuple[int, int] = SMALL, pace: float = 0.0, **keys: Any
) -> GameSession:
    """Run a script for a person with this hand at seat 0."""
    others = keys.pop("others", OTHERS)
    session = game_at(position_of([hand, *others], **keys), pace)
    at_the_table(session, script, size)
    return session


class BombingBot(Bot):
    """Plays any bomb it has."""

    name = "bomber"
    about = "plays any bomb it has"

    def consider(self, view: tichu.View) -> Decision:
        options = view.options()
        bombs = [option for option in options if isinstance(option, tichu.Play) and len(option.cards) >= 4]
        return Decision(bombs[0] if bombs else options[-1], Reason("any"))


class KeyboardPlayer:
    """Somebody who looks at the screen and presses keys."""

    def __init__(self, app: TichuApp, pilot: Pilot[None], rng: Random) -> None:
        self.app, self.pilot, self.rng = app, pilot, rng
        self.pressed: list[str] = []
        self.watch: Callable[[], None] = lambda: None
        """Called before every step of a round."""

    # -- looking -----------------------------------------------------------------------------------------

    @property
    def table(self) -> TableScreen:
        screen = self.app.screen_stack[1]
        assert isinstance(screen, TableScreen)
        return screen

    @property
    def shortcuts(self) -> dict[str, Shortcut]:
        """The enabled buttons."""
        return {
            shortcut.action: shortcut
            for shortcut in self.table.query_one(ButtonBar).shortcuts
            if shortcut.enabled
        }

    @property
    def says(self) -> str:
        return self.words("#says")

    def words(self, widget: str) -> str:
        """What a part of the table shows."""
        strips = self.table.query_one(widget).render_lines(self.table.query_one(widget).region.reset_offset)
        return "\n".join(strip.text.rstrip() for strip in strips).strip()

    @property
    def picked(self) -> str:
        """The picked cards."""
        return tichu.core.cards.cards_name(self.table.selection.cards)

    @property
    def log(self) -> str:
        return "\n".join(line.plain for line in self.table.query_one(GameLog).told)

    # -- doing -------------------------------------------------------------------------------------------

    async def press(self, *keys: str) -> None:
        """Press keys; the pilot's own method waits too long after each."""
        for key in keys:
            self.pressed.append(key)
            self.app.simulate_key(key)
            for _ in range(2):
                for target in (self.app, self.app.screen):
                    await self._handled(target)
            await asyncio.sleep(0.002)

    async def _handled(self, target: MessagePump) -> None:
        """Wait until it has handled its messages; a dialog that was answered no longer does."""
        done = asyncio.Event()
        target.call_next(done.set)
        await self.until(lambda: done.is_set() or not target.is_running)

    async def until(self, reached: Callable[[], bool], timeout: float = 20.0) -> None:
        """Wait until a condition holds."""
        loop = asyncio.get_running_loop()
        end = loop.time() + timeout
        while not reached():
            assert loop.time() < end, f"waited in vain; the table says: {self.words('#prompt')} {self.says}"
            await asyncio.sleep(0.003)

    async def go_on(self) -> None:
        """Turn the page after a round, as if the result had been there for longer than it has to be."""
        self.table.stopped_at -= 2 * RESULT_SECONDS
        await self.press("enter")

    async def play_round(self, steps: int = 400) -> None:
        """Play with the keys, whatever is offered, until the round is over."""
        for _ in range(steps):
            await self.until(self._wanted)
            screen = self.app.screen
            if isinstance(screen, ChoiceDialog):
                await self.press(self.rng.choice(screen.answers).key)
            elif self.table.scene.intermission is not None:
                return
            else:
                self.watch()
                await self._step()
        raise AssertionError(f"the round does not end; last keys: {self.pressed[-20:]}")

    def _wanted(self) -> bool:
        """Whether the person is asked for something."""
        scene = self.table.scene
        return (
            isinstance(self.app.screen, ChoiceDialog)
            or scene.intermission is not None
            or scene.asked is not None
        )

    async def _step(self) -> None:
        table, shortcuts = self.table, self.shortcuts
        phase = table.offers.phase if table.offers is not None else ""
        if phase == "grand":
            await self.press(*self.rng.choice((["enter"], ["n"], ["g", "g"])))
        elif phase == "exchange":
            await self._exchange()
        elif "pass" in shortcuts and self.rng.random() < 0.4:
            await self.press("p")
        elif phase == "take":
            await self.press("enter")
        elif table.offers is not None and table.offers.plays:
            await self.press(*["tab"] * self.rng.randint(1, 3))
            if "enter" in self.shortcuts:
                await self.press("enter")
        else:
            await self.press("p")

    async def _exchange(self) -> None:
        gifts = self.table.selection.gifts
        if gifts is not None and "enter" not in self.shortcuts:
            if self.table.offers is not None and self.table.offers.forced:
                await self.press("h")
                await self.until(lambda: "Thinking" not in self.says)
            else:
                while gifts.next is not None:
                    await self.press("space", "right")
        await self.press("enter")
