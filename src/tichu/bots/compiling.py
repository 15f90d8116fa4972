"""Shark needs compiled code. While it is compiled in another process, club plays for it."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from functools import cache
from threading import Thread
from typing import Final

from tichu.bots import registry
from tichu.bots.club import ClubBot
from tichu.bots.protocol import Bot, Decision
from tichu.core.view import View

COMPILED_BOT: Final = "shark"
STAND_IN: Final = "club"
LOAD_TIMEOUT: Final = 2.0
"""Seconds that the first decision waits for shark to be loaded, which takes longer on a busy machine."""


def available(name: str) -> str:
    """Return the bot to ask now: club for shark while shark is loaded or compiled in the background."""
    if not _needs_code(name):
        return name
    if _start_loading(os.getpid()).is_alive():
        return STAND_IN
    if not must_wait(name):
        return name
    compile_in_background()
    return STAND_IN


def must_wait(name: str) -> bool:
    """Whether a bot cannot decide before something is compiled."""
    return _needs_code(name) and not _is_compiled()


def _needs_code(name: str) -> bool:
    return name.partition(registry.LEVEL)[0] == COMPILED_BOT


@cache
def _start_loading(process: int) -> Thread:
    """Load shark in a thread, once per process: a worker that is late is stopped and would start all over."""
    thread = Thread(target=_load, name="load shark", daemon=True)
    thread.start()
    thread.join(LOAD_TIMEOUT)
    return thread


def _load() -> None:
    """Import shark and, if it has been compiled, load its machine code."""
    with suppress(ImportError):  # the decision says what is missing
        from tichu.bots.shark import precompile

        if precompile.is_compiled():
            precompile.prepare()


def _is_compiled() -> bool:
    from tichu.bots.shark.precompile import is_compiled  # imported late: it takes a second

    return is_compiled()


@cache
def compile_in_background() -> None:
    """Compile shark in a process of its own, once."""
    subprocess.Popen(
        [sys.executable, "-m", "tichu.bots.shark.precompile"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


class PatientBot(Bot):
    """Plays like club until the bot it stands in for has been compiled, and like that bot from then on."""

    name = COMPILED_BOT

    def __init__(self, name: str, seed: int | None = None) -> None:
        super().__init__(seed)
        self._wanted = name
        self._seed = seed
        self._bot: Bot = ClubBot(seed)
        self._waits = True
        compile_in_background()

    def consider(self, view: View) -> Decision:
        """Return the decision of whoever plays now."""
        if self._waits and not must_wait(self._wanted):
            self._bot, self._waits = registry.make(self._wanted, self._seed), False
        return self._bot.consider(view)


def make_patient(name: str, seed: int | None = None) -> Bot:
    """Create a bot that can decide at once: the bot itself, or a stand-in while it is being compiled."""
    return PatientBot(name, seed) if must_wait(name) else registry.make(name, seed)
