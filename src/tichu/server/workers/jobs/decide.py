"""Bot decisions.

A worker keeps its bots between decisions if they are ``reusable``, and re-seeds them before each, so that a
decision depends on the bot, the view and the seed only. Other bots are created for every decision.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any, ClassVar, Final, Literal, NamedTuple, TypeAlias, cast, get_args

from tichu.bots import compiling, registry
from tichu.bots.guard import Guard, fallback
from tichu.bots.protocol import Bot, Decision, Reason
from tichu.core.actions import Action
from tichu.core.match import Match
from tichu.core.view import View
from tichu.server.workers.child import exit_without_memory
from tichu.server.workers.protocol import Job

MAX_ANSWER: Final = 1 << 16

Trouble: TypeAlias = Literal["late", "crashed", "error", "illegal"]
KINDS_OF_FAULTS: Final[dict[Trouble, str]] = {"late": "timeout", "crashed": "exit"}
"""What these troubles are called among the faults of bots; the others have the same name there."""
BotFactory: TypeAlias = Callable[[str, int], Bot]


class BotDecision(NamedTuple):
    """A legal action and its reason; ``trouble`` is why the bot's own was replaced, None if it was not."""

    action: Action
    reason: Reason
    trouble: Trouble | None = None

    @classmethod
    def instead(cls, view: View, trouble: Trouble) -> BotDecision:
        """Return a safe legal action for a bot that has none."""
        reason = Reason("fallback", {"kind": KINDS_OF_FAULTS.get(trouble, trouble)})
        return cls(fallback(view), reason, trouble)


class DecideRequest(NamedTuple):
    """A bot, its seed, and the view it decides on."""

    bot: str
    seed: int
    view: View


class DecideAnswer(NamedTuple):
    """A decision, and what the bot did wrong; empty if nothing."""

    decision: BotDecision
    fault: str = ""


@dataclass
class DecideJob(Job[DecideRequest, DecideAnswer]):
    """Ask a bot for a decision. In tests ``make_bot`` (``module:function``) replaces the registry."""

    name: ClassVar[str] = "bot decisions"
    niceness: ClassVar[int] = 5
    max_answer: ClassVar[int] = MAX_ANSWER

    make_bot: str = ""
    _bots: dict[str, Bot] = field(default_factory=dict)
    """Bots that are kept, by name."""

    def prepare(self) -> None:
        """Load the bots, and decide once: the first decision takes longer."""
        _factory(self.make_bot)
        registry.make("club", 1).consider(Match(seed=1).round.view(0))

    def perform(self, request: DecideRequest, parts: Iterator[Any]) -> DecideAnswer:
        """Return the bot's decision, or a legal one in its place and what was wrong with the bot's."""
        name, view = request.bot, request.view
        if name not in self._bots:
            name = compiling.available(name)
        try:
            bot = self._bot(name, request.seed)
        except MemoryError:
            exit_without_memory()
        except (Exception, SystemExit) as error:
            return DecideAnswer(BotDecision.instead(view, "error"), f"{type(error).__name__}: {error}")
        guard = Guard(_ExitsWithoutMemory(bot))
        action, reason = guard.consider(view)
        if bot.reusable and not guard.faults:
            self._bots[name] = bot
        else:
            self._bots.pop(name, None)
            guard.close()
        if not guard.faults:
            return DecideAnswer(BotDecision(action, reason))
        fault = guard.faults[0]
        trouble: Trouble = "illegal" if fault.kind == "illegal" else "error"
        return DecideAnswer(BotDecision(action, reason, trouble), str(fault))

    def _bot(self, name: str, seed: int) -> Bot:
        bot = self._bots.get(name)
        if bot is None:
            return _factory(self.make_bot)(name, seed)
        bot.reseed(seed)
        return bot

    def encode_answer(self, answer: DecideAnswer) -> bytes:
        """Encode as JSON; a reason that cannot be sent is left out."""
        (action, reason, trouble), fault = answer
        data = {"action": action.to_json(), "trouble": trouble, "fault": fault}
        try:
            body = json.dumps({**data, "reason": reason.to_json()}, default=str).encode()
        except (TypeError, ValueError, RecursionError):
            body = b""
        if 0 < len(body) <= MAX_ANSWER:
            return body
        return json.dumps({**data, "reason": Reason("unexplained").to_json()}).encode()

    def decode_answer(self, body: bytes) -> DecideAnswer:
        """Decode the answer, and check its types: the bot behind it may be anybody's."""
        data = json.loads(body)
        code, params = data["reason"]["code"], data["reason"]["params"]
        if type(code) is not str or type(params) is not dict:
            raise ValueError("the reason of a decision is a code with parameters")
        if data["trouble"] not in (None, *get_args(Trouble)):
            raise ValueError("the answer names an unknown trouble")
        trouble = cast("Trouble | None", data["trouble"])
        decision = BotDecision(Action.from_json(data["action"]), Reason(code, params), trouble)
        return DecideAnswer(decision, str(data["fault"]))


class _ExitsWithoutMemory(Bot):
    """A bot that ends the process when memory runs out."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def consider(self, view: View) -> Decision:
        try:
            return self.bot.consider(view)
        except MemoryError:
            exit_without_memory()

    def close(self) -> None:
        close = getattr(self.bot, "close", None)
        if callable(close):
            close()


@cache
def _factory(make_bot: str) -> BotFactory:
    """Return the function at ``module:function``, or the registry's."""
    if not make_bot:
        return registry.make
    module, _, function = make_bot.partition(":")
    factory: BotFactory = getattr(import_module(module), function)
    return factory
