"""What a table has around it: a store, luck, visitors and bots, all of which can be repeated."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from tests.server.secrecy.plans import WINDOW
from tichu.bots.protocol import Reason
from tichu.core.actions import Action, Pass, Play
from tichu.core.errors import TichuError
from tichu.core.view import View
from tichu.server.store import Blocks, NewEvents
from tichu.server.store.rows import StoredEvent
from tichu.server.table.running import RunningTable
from tichu.server.workers.fair_queue import Owner
from tichu.server.workers.jobs.decide import BotDecision
from tichu.table.commands import Person

Frame = tuple[float, str]


class Ledger:
    """A store that keeps events in a list."""

    def __init__(self) -> None:
        self.log: list[StoredEvent] = []

    async def append(self, entry: NewEvents) -> None:
        self.log += entry.events

    def submit(self, entry: NewEvents, done: Callable[[TichuError | None], None]) -> None:
        self.log += entry.events
        asyncio.get_running_loop().call_soon(done, None)

    async def events(self, table: str, after: int = 0, upto: int | None = None) -> list[StoredEvent]:
        return self.log[after:upto]


class Steady:
    """Randomness that is the same in both worlds."""

    def __init__(self) -> None:
        self._drawn = 0

    def pace(self) -> float:
        self._drawn += 1
        return 0.6 + 0.8 * (self._drawn * 0.6180339887 % 1.0)

    def seed(self) -> int:
        return -1


@dataclass
class RecordingVisitor:
    """Somebody at the table, and everything they were sent."""

    person: Person
    clock: Callable[[], float]
    heard: list[Frame] = field(default_factory=list)
    blocks: Blocks = Blocks()
    hidden: bool = False
    wants_legal: bool = False

    def send(self, text: str) -> None:
        self.heard.append((self.clock(), text))

    def close(self, code: int, reason: str) -> None:
        self.heard.append((self.clock(), f"closed {code} {reason}"))

    __hash__ = object.__hash__

    def __eq__(self, other: object) -> bool:
        return self is other


Decision = tuple[Action, float]
Asked = tuple[int, int, int]
"""The version since which nothing has changed, the seat, and how often it was asked since then."""


class Minds:
    """The bots: what they decide, and how long they think, is decided here and can be repeated."""

    def __init__(self, seed: int, script: dict[Asked, Decision] | None = None) -> None:
        self.made: dict[Asked, Decision] = {}
        self.out_of_turn: set[Asked] = set()
        self.table: RunningTable | None = None
        self._times: Counter[tuple[int, int]] = Counter()
        self._seed, self._script = seed, script

    async def decide(self, bot: str, view: View, seed: int, owner: Owner) -> BotDecision:
        """What a bot does; a hint comes with a seed and depends on the view alone."""
        assert self.table is not None and view.seat is not None
        if seed != -1:
            actions = list(view.legal_actions()[:50]) or [Pass()]
            return BotDecision(actions[seed % len(actions)], Reason("any"), None)
        moment = (self.table.state.moment, view.seat)
        key = (*moment, self._times[moment])
        self._times[moment] += 1
        action, delay = self._script_or_choice(key, view)
        self.made[key] = action, delay
        if not view.in_turn:
            self.out_of_turn.add(key)
        if delay:
            await asyncio.sleep(delay)
        return BotDecision(action, Reason("any"), None)

    def _script_or_choice(self, key: Asked, view: View) -> Decision:
        if self._script is not None:  # who is not in it has a bomb in this world only
            return self._script.get(key, (Pass(), 0.7 * WINDOW if sum(key) % 2 else 3 * WINDOW))
        rng = Random(hash((self._seed, key)))
        delay = rng.choice([0.0, 0.05, 0.2, 0.5]) + 0.0003 * (key[1] + 1)  # never two at once
        options = view.options()
        if not view.in_turn:
            bombs = [action for action in options if isinstance(action, Play)]
            return (rng.choice(bombs) if bombs and rng.random() < 0.3 else Pass()), delay
        long = [action for action in options[:300] if isinstance(action, Play) and len(action.cards) > 1]
        if long and rng.random() < 0.6:
            return rng.choice(long), delay
        return options[int(rng.random() * len(options))], delay
