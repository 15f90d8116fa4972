"""Bots that wait, loop, crash and print; workers make them by name, as ``what`` or ``what:how``."""

from __future__ import annotations

import os
import signal
import sys

import tichu
from tests.server.workers.odd_jobs import exit_once, pass_gate
from tichu.bots import Decision, GreedyBot, Reason
from tichu.bots.protocol import Bot


class OddBot(GreedyBot):
    """Does what its name says, and then what greedy would."""

    def __init__(self, what: str, how: str, seed: int) -> None:
        super().__init__(seed)
        self.what, self.how, self.seed = what, how, seed

    def consider(self, view: tichu.View) -> Decision:
        match self.what:
            case "waits":
                pass_gate(self.how)
            case "loops":
                while True:
                    pass
            case "exits":
                os._exit(3)
            case "exits-once":
                exit_once(self.how)
            case "segfaults":
                signal.signal(signal.SIGSEGV, signal.SIG_DFL)
                os.kill(os.getpid(), signal.SIGSEGV)
            case "no-memory":
                raise MemoryError
            case "raises":
                raise RuntimeError("no idea")
            case "cheats":
                return Decision(tichu.Play(view.hand[:4] + view.hand[9:]), Reason("any"))
            case "chatters":
                print("to be or not to be" * 1000)  # noqa: T201
                os.write(1, b"\0\0\0\1x")
                assert sys.stdin.read() == ""
            case "rambles":
                return Decision(
                    super().consider(view).action, Reason("own-words", {"words": "x" * 1_000_000})
                )
            case "riddles":
                return Decision(super().consider(view).action, Reason("own-words", {("a", 1): object()}))  # type: ignore[dict-item]
            case "tells":
                return Decision(
                    super().consider(view).action,
                    Reason("own-words", {"nice": os.nice(0), "fds": sorted(os.listdir("/proc/self/fd"))}),
                )
        return super().consider(view)


class CountingBot(OddBot):
    """Says in its reason how often this object was asked; as ``counts:cheats-later`` once only."""

    reusable = True
    asked = 0

    def consider(self, view: tichu.View) -> Decision:
        self.asked += 1
        if self.how == "cheats-later" and self.asked > 1:
            return Decision(tichu.Play(view.hand[:4] + view.hand[9:]), Reason("any"))
        params = {"asked": self.asked, "random": self.rng.random()}
        return Decision(super().consider(view).action, Reason("own-words", params))


class ForgetfulBot(CountingBot):
    """Is not reusable, though its base class is."""


def make(name: str, seed: int) -> Bot:
    """Make the bot of that name."""
    what, _, how = name.partition(":")
    if what == "unmakable":
        raise RuntimeError("not today")
    kinds = {"counts": CountingBot, "forgets": ForgetfulBot}
    return kinds.get(what, OddBot)(what, how, seed)
