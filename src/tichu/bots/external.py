"""Bots that are programs of their own, in any language: one line to them, one line back.

A program that crashes, keeps silent or talks nonsense is at fault, and the fault is raised as a ``BotFault``
for the guard to deal with. Nothing here waits for ever: reading and writing is done by threads, and whoever
does not answer in time is ended. Each question is complete in itself: a fresh copy can answer the next one.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import signal
import subprocess
import time
import weakref
from collections.abc import Sequence
from random import SystemRandom
from threading import Thread
from typing import IO, Final, Literal

from tichu.bots import wire
from tichu.bots.guard import BotFault
from tichu.bots.protocol import Bot, Decision
from tichu.core.errors import TichuError
from tichu.core.view import View

TIMEOUT: Final = 5.0
STARTUP: Final = 10.0
"""The first answer of a program may take longer: it has to start."""
LONGEST_LINE: Final = 1 << 20
MOST_WAITING: Final = 1000
"""Lines that nobody has asked for; a program that writes more is ended."""
LAST_WORDS: Final = 4096
"""How much of what the program last wrote on stderr is kept."""
GRACE: Final = 0.5
"""How long a program has to end by itself when its input ends."""

End = Literal["ended", "too-long", "flood"]


class ExternalBot(Bot):
    """A program that reads views and writes actions, a line each.

    ``{seed}`` in the command is replaced by the seed. The program is started at the first question, and anew
    after it has ended or was too late.
    """

    name = "external"
    about = "a program of its own"

    def __init__(
        self,
        command: str | Sequence[str],
        seed: int | None = None,
        *,
        timeout: float = TIMEOUT,
        startup: float = STARTUP,
    ) -> None:
        super().__init__(seed)
        chosen = SystemRandom().randrange(1 << 32) if seed is None else seed
        self.command = [part.replace("{seed}", str(chosen)) for part in _words(command)]
        self.timeout = timeout
        self.startup = max(startup, timeout)
        self._program: Program | None = None
        self._finalizer: weakref.finalize[[], ExternalBot] | None = None

    def consider(self, view: View) -> Decision:
        """The program's answer; raises ``BotFault`` if there is none that can be read."""
        line = json.dumps(wire.question(view), separators=(",", ":")).encode() + b"\n"
        program = self._program
        timeout = self.timeout
        if program is None or not program.alive:
            program = self._start()
            timeout = self.startup
        return wire.read_answer(program.ask(line, timeout))

    def last_words(self) -> str:
        """The end of what the program has written on stderr."""
        return "" if self._program is None else self._program.last_words()

    def close(self) -> None:
        """End the program; another question would start it anew."""
        if self._finalizer is not None:
            self._finalizer()
        self._program = self._finalizer = None

    def _start(self) -> Program:
        self.close()
        try:
            program = Program(self.command)
        except (OSError, ValueError) as why:
            raise BotFault("start", f"{shlex.join(self.command)} cannot be started: {why}") from None
        self._program = program
        self._finalizer = weakref.finalize(self, program.close)
        return program


def _words(command: str | Sequence[str]) -> list[str]:
    try:
        words = shlex.split(command) if isinstance(command, str) else list(command)
    except ValueError as why:
        sentence = f"the command {command!r} cannot be read: {str(why).lower()}"
        raise TichuError("bad-command", sentence) from None
    if not words or not words[0]:
        raise TichuError("bad-command", "a command names a program, then what it is to be told")
    return words


class Program:
    """A running program and the threads that talk to it."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=os.name == "posix",  # to end its children with it; Ctrl-C is our business
        )
        self._questions: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[bytes | End] = queue.SimpleQueue()
        self._tail = b""
        self._asked = False
        self.alive = True
        process = self._process
        pipes = ((self._write, process.stdin), (self._read, process.stdout), (self._listen, process.stderr))
        self._threads = [Thread(target=work, args=(pipe,), daemon=True) for work, pipe in pipes]
        for thread in self._threads:
            thread.start()

    def ask(self, line: bytes, timeout: float) -> bytes:
        """The line that comes back; whoever does not answer in time is ended."""
        with contextlib.suppress(queue.Empty):
            while self._asked:  # whatever has come since the last answer is no answer to this question
                self._check(self._answers.get_nowait())
        self._asked = True
        self._questions.put(line)
        try:
            return self._check(self._answers.get(timeout=timeout))
        except queue.Empty:
            self.close(grace=0)
            raise BotFault("timeout", f"no answer in {timeout:g} seconds{self._said()}") from None

    def last_words(self) -> str:
        """The end of what it has written on stderr."""
        return self._tail.decode(errors="replace").strip()

    def close(self, grace: float = GRACE) -> None:
        """End it: its input ends, and if it does not follow, it is killed."""
        if not self.alive:
            return
        self.alive = False
        self._questions.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(grace)
        self._kill()
        self._process.wait()
        deadline = time.monotonic() + GRACE
        for thread in self._threads:  # a child that has got away may still hold a pipe: it is left alone
            thread.join(max(0.0, deadline - time.monotonic()))

    def _kill(self) -> None:
        """End the program with its children."""
        with contextlib.suppress(OSError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def _check(self, answer: bytes | End) -> bytes:
        if isinstance(answer, bytes):
            return answer
        self.close()
        if answer == "too-long":
            raise BotFault("garbage", f"it wrote a line of more than {LONGEST_LINE} bytes")
        if answer == "flood":
            raise BotFault("garbage", f"it wrote more than {MOST_WAITING} lines that nobody asked for")
        status = self._process.returncode
        how = f"with status {status}" if status >= 0 else f"by signal {-status}"
        raise BotFault("exit", f"the program ended {how}{self._said()}")

    def _said(self) -> str:
        """Its last line on stderr."""
        lines = self.last_words().splitlines()
        return f": {lines[-1]}" if lines else ""

    # -- threads -----------------------------------------------------------------------------------------

    def _write(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError), pipe:
            while (line := self._questions.get()) is not None:
                while line:
                    line = line[pipe.write(line) or 0 :]

    def _read(self, pipe: IO[bytes]) -> None:
        end: End = "ended"
        rest = b""
        with pipe:
            while chunk := pipe.read(1 << 16):
                *lines, rest = (rest + chunk).split(b"\n")
                if max(map(len, (*lines, rest))) > LONGEST_LINE:
                    end = "too-long"
                    break
                for line in filter(bytes.strip, lines):
                    self._answers.put(line)
                if self._answers.qsize() > MOST_WAITING:
                    end = "flood"
                    break
            else:
                if rest.strip():
                    self._answers.put(rest)
        self._answers.put(end)

    def _listen(self, pipe: IO[bytes]) -> None:
        with pipe:
            while chunk := pipe.read(1 << 16):
                self._tail = (self._tail + chunk)[-LAST_WORDS:]
