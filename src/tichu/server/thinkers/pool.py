"""Some thinkers and a queue: who asks first is answered first, and always with something legal."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from itertools import count
from typing import Final

from tichu.bots import registry
from tichu.bots.guard import fallback
from tichu.bots.protocol import Reason
from tichu.core.errors import TichuError
from tichu.core.view import View
from tichu.server.thinkers.process import Thinker
from tichu.server.thinkers.questions import Question, Thought, Trouble, pack_question, unpack_answer

BUDGET: Final = 5.0
CRASHES: Final = 2
"""A question that so many processes did not survive is not asked again."""

log = logging.getLogger(__name__)


@dataclass(eq=False, slots=True)
class _Asked:
    """A question on its way, and the promise of an answer."""

    bot: str
    view: View
    packed: bytes
    budget: float
    answer: asyncio.Future[Thought]
    begun: bool = False
    crashes: int = 0

    @property
    def unwanted(self) -> bool:
        """Whether nobody waits for the answer any more."""
        return self.answer.done()

    def settle(self, thought: Thought) -> None:
        """Hand over the answer, if it is still wanted."""
        if not self.unwanted:
            self.answer.set_result(thought)

    def do_without(self, trouble: Trouble) -> None:
        """Hand over the quietest legal action instead of the bot's."""
        self.settle(Thought(fallback(self.view), Reason("fallback", {"kind": trouble}), trouble))


class Thinkers:
    """The processes in which bots think; ``decide`` asks one and lets the server do other things meanwhile.

    Each process is asked one thing at a time; the others wait their turn, first come, first served. Whoever
    thinks longer than ``budget`` seconds is stopped, and the quietest legal action is made in its place. The
    time in the queue does not count. A process that ends is replaced, and its question asked once more.

    ``resolve`` (``package.module:function``) makes the bots instead of the registry: for tests.
    """

    def __init__(self, processes: int, budget: float = BUDGET, *, resolve: str | None = None) -> None:
        if processes < 1:
            raise TichuError("no-processes", "bots need at least one process to think in")
        self.budget = budget
        self._resolve = resolve
        self._thinkers = [Thinker(resolve or "") for _ in range(processes)]
        self._tasks: list[asyncio.Task[None]] = []
        self._open: set[_Asked] = set()
        self._queue: asyncio.PriorityQueue[tuple[int, _Asked]] = asyncio.PriorityQueue()
        self._numbers = count()
        self._busy = 0

    @property
    def busy(self) -> int:
        """How many processes are thinking."""
        return self._busy

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return sum(not asked.begun for asked in self._open)

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes."""
        return [thinker.pid for thinker in self._thinkers if thinker.pid is not None]

    async def start(self) -> None:
        """Start the processes, and wait until all of them can think."""
        if self._tasks:
            raise TichuError("thinkers-running", "the bots' processes are running already")
        self._queue = asyncio.PriorityQueue()
        ready = False
        try:
            ready = all(await asyncio.gather(*(thinker.start() for thinker in self._thinkers)))
        finally:
            if not ready:
                await self._end_all()
        if not ready:
            raise TichuError("thinkers-failed", "the processes in which bots think cannot be started")
        self._tasks = [asyncio.create_task(self._work(thinker)) for thinker in self._thinkers]

    async def close(self) -> None:
        """End the processes; whoever still waits for an answer is told so."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        for asked in self._open:
            if not asked.unwanted:
                asked.answer.set_exception(_closed())
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._end_all()

    async def decide(self, bot: str, view: View, seed: int, budget: float | None = None) -> Thought:
        """What the bot does at this moment; with the same seed the same. The action is always legal.

        Programs (``cmd:``) are refused: a name may come from a visitor, and visitors start no programs.
        """
        if bot.startswith(registry.COMMAND):
            raise registry.UnknownBot("no-programs", "programs do not play on this server; name a bot")
        if self._resolve is None:
            registry.check(bot)
        if not self._tasks:
            raise _closed()
        asked = _Asked(
            bot,
            view,
            pack_question(Question(bot, seed, view)),
            self.budget if budget is None else budget,
            asyncio.get_running_loop().create_future(),
        )
        self._open.add(asked)
        self._queue.put_nowait((next(self._numbers), asked))
        try:
            return await asked.answer
        finally:
            self._open.discard(asked)

    # -- what goes on behind it --------------------------------------------------------------------------

    async def _work(self, thinker: Thinker) -> None:
        """Put question after question to the thinker; start it anew when it has failed."""
        while True:
            number, asked = await self._queue.get()
            if asked.unwanted:
                continue
            self._busy += 1
            asked.begun = True
            try:
                trouble = await self._ask(thinker, asked)
            finally:
                self._busy -= 1
            if trouble == "crashed" and not asked.unwanted:
                asked.begun = False
                self._queue.put_nowait((number, asked))  # with its number: it is the next one
            if not thinker.awake:
                await thinker.start()

    async def _ask(self, thinker: Thinker, asked: _Asked) -> Trouble | None:
        """Put one question to the thinker, and settle it unless it is to be asked again."""
        try:
            if not thinker.awake and not await thinker.start():
                raise EOFError("it cannot be started")
            async with asyncio.timeout(asked.budget):
                answer = await thinker.ask(asked.packed)
            thought, fault = unpack_answer(answer)
        except TimeoutError:
            log.warning("the bot %s has no answer after %g seconds", asked.bot, asked.budget)
            asked.do_without("late")
            return "late"
        except Exception as trouble:  # nothing that happens here may stop the bots of the other tables
            log.warning("a process in which %s was thinking has failed: %s", asked.bot, trouble)
            thinker.awake = False
            asked.crashes += 1
            if asked.crashes >= CRASHES:
                asked.do_without("crashed")
            return "crashed"
        if thought.trouble is not None:
            log.warning("the bot %s made a fault: %s", asked.bot, fault)
        asked.settle(thought)
        return thought.trouble

    async def _end_all(self) -> None:
        await asyncio.gather(*(thinker.end() for thinker in self._thinkers))


def _closed() -> TichuError:
    return TichuError("thinkers-closed", "the server is closing: no bot thinks any more")
