"""Inside a thinker: a process that answers one question after the other until the server is gone.

Nothing is remembered from one question to the next: each time the bot is made anew from its name and seed.
"""

from __future__ import annotations

import contextlib
import os
import queue
import socket
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from threading import Thread
from typing import Final, TypeAlias

from tichu.bots import registry
from tichu.bots.guard import Guard, fallback
from tichu.bots.protocol import Bot, Decision, Reason
from tichu.core.match import Match
from tichu.core.view import View
from tichu.server.thinkers.questions import (
    HEAD,
    Question,
    Thought,
    framed,
    pack_answer,
    unpack_question,
)

READY: Final = b"ready"
POLITENESS: Final = 5
"""Thinking yields to serving when there is not enough time for both."""

Maker: TypeAlias = Callable[[str, int], Bot]


def main(resolve: str) -> None:
    """Answer what comes in at standard input, a socket; ``resolve`` names a function that makes bots."""
    os.nice(POLITENESS)
    line = socket.socket(fileno=os.dup(0))
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)  # a bot that reads from standard input takes nothing from the line
    os.close(nothing)
    make = _maker(resolve)
    think(registry.make, Question("club", 1, Match(seed=1).round.view(0)))  # the first one takes longer
    questions: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    Thread(target=_listen, args=(line, questions), daemon=True).start()
    with contextlib.suppress(BrokenPipeError, ConnectionResetError):  # the server has gone
        line.sendall(framed(READY))
        while True:
            thought, fault = think(make, unpack_question(questions.get()))
            line.sendall(framed(pack_answer(thought, fault)))


def think(make: Maker, question: Question) -> tuple[Thought, str]:
    """The bot's thought, always a legal one; and what was wrong with its own, if anything was."""
    name, seed, view = question
    try:
        bot = make(_able(name), seed)
    except MemoryError:
        os._exit(os.EX_OSERR)
    except (Exception, SystemExit) as trouble:
        reason = Reason("fallback", {"kind": "error"})
        return Thought(fallback(view), reason, "error"), f"{type(trouble).__name__}: {trouble}"
    with Guard(_Mortal(bot)) as guard:
        action, reason = guard.consider(view)
    if not guard.faults:
        return Thought(action, reason), ""
    fault = guard.faults[0]
    return Thought(action, reason, "illegal" if fault.kind == "illegal" else "error"), str(fault)


def _able(name: str) -> str:
    """The bot that is asked for; another, while the searching one is made ready for this machine."""
    if name.partition(registry.LEVEL)[0] != "shark" or _kernel_is_ready():
        return name
    _make_kernel_ready()
    return "club"


def _kernel_is_ready() -> bool:
    from tichu.bots.shark.warm import is_warm  # imported late: it takes a second

    return is_warm()


@cache
def _make_kernel_ready() -> None:
    """Compile the kernel in a process of its own, once."""
    subprocess.Popen(
        [sys.executable, "-m", "tichu.bots.shark.warm"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


class _Mortal(Bot):
    """A bot whose process ends when it has no memory left: a fresh one starts with all of it."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def consider(self, view: View) -> Decision:
        try:
            return self.bot.consider(view)
        except MemoryError:
            os._exit(os.EX_OSERR)

    def close(self) -> None:
        close = getattr(self.bot, "close", None)
        if callable(close):
            close()


def _maker(resolve: str) -> Maker:
    """The function at ``package.module:function``, or the registry's."""
    if not resolve:
        return registry.make
    module, _, function = resolve.partition(":")
    made: Maker = getattr(import_module(module), function)
    return made


def _listen(line: socket.socket, questions: queue.SimpleQueue[bytes]) -> None:
    """Take questions in; when the server has gone, be gone too, whatever the bot is doing."""
    try:
        while True:
            questions.put(_receive(line, int.from_bytes(_receive(line, HEAD), "big")))
    except (OSError, EOFError):
        os._exit(os.EX_OK)


def _receive(line: socket.socket, size: int) -> bytes:
    message = b""
    while len(message) < size:
        part = line.recv(size - len(message))
        if not part:
            raise EOFError
        message += part
    return message
