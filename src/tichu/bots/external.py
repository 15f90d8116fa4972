"""Bots that are external programs in any language: one line in, one line out.

A program that crashes, does not answer or writes nonsense raises a ``BotFault``, which the guard handles.
Threads read and write the pipes, so nothing blocks forever, and a program that does not answer in time is
killed. Questions are self-contained: a restarted program can answer the next one.
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

ANSWER_TIMEOUT: Final = 5.0
STARTUP_TIMEOUT: Final = 10.0
"""Seconds for the first answer of a program, which includes its start."""
MAX_LINE_BYTES: Final = 1 << 20
MAX_UNREAD_LINES: Final = 1000
"""Maximum unrequested lines before the program is killed."""
STDERR_TAIL: Final = 4096
"""Bytes of the program's stderr to keep."""
EXIT_TIMEOUT: Final = 0.5
"""Seconds for a program to exit after its input is closed, before it is killed."""

End = Literal["ended", "too-long", "flood"]


class ExternalBot(Bot):
    """A program that reads views and writes actions, one per line.

    ``{seed}`` in the command is replaced by the seed. The program is started at the first question, and
    restarted if it has ended or timed out.
    """

    name = "external"
    about = "an external program"

    def __init__(
        self,
        command: str | Sequence[str],
        seed: int | None = None,
        *,
        timeout: float = ANSWER_TIMEOUT,
        startup: float = STARTUP_TIMEOUT,
    ) -> None:
        super().__init__(seed)
        chosen = SystemRandom().randrange(1 << 32) if seed is None else seed
        self.command = [part.replace("{seed}", str(chosen)) for part in _split(command)]
        self.timeout = timeout
        self.startup = max(startup, timeout)
        self._program: Program | None = None
        self._finalizer: weakref.finalize[[], ExternalBot] | None = None

    def consider(self, view: View) -> Decision:
        """Ask the program; raise ``BotFault`` if it gives no valid answer."""
        line = json.dumps(wire.question(view), separators=(",", ":")).encode() + b"\n"
        program = self._program
        timeout = self.timeout
        if program is None or not program.alive:
            program = self._start()
            timeout = self.startup
        return wire.read_answer(program.ask(line, timeout))

    def stderr_tail(self) -> str:
        """The end of the program's stderr."""
        return "" if self._program is None else self._program.stderr_tail()

    def close(self) -> None:
        """Stop the program; another question restarts it."""
        if self._finalizer is not None:
            self._finalizer()
        self._program = self._finalizer = None

    def _start(self) -> Program:
        self.close()
        try:
            program = Program(self.command)
        except (OSError, ValueError) as why:
            raise BotFault("start", f"cannot start {shlex.join(self.command)}: {why}") from None
        self._program = program
        self._finalizer = weakref.finalize(self, program.close)
        return program


def _split(command: str | Sequence[str]) -> list[str]:
    try:
        words = shlex.split(command) if isinstance(command, str) else list(command)
    except ValueError as why:
        sentence = f"cannot parse the command {command!r}: {str(why).lower()}"
        raise TichuError("bad-command", sentence) from None
    if not words or not words[0]:
        raise TichuError("bad-command", "the command is empty")
    return words


class Program:
    """A running program and the threads of its pipes."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=os.name
            == "posix",  # so that its children can be killed too, and Ctrl-C does not reach it
        )
        self._questions: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[bytes | End] = queue.SimpleQueue()
        self._tail = b""
        self._asked = False
        self.alive = True
        process = self._process
        pipes = (
            (self._write, process.stdin),
            (self._read, process.stdout),
            (self._read_stderr, process.stderr),
        )
        self._threads = [Thread(target=work, args=(pipe,), daemon=True) for work, pipe in pipes]
        for thread in self._threads:
            thread.start()

    def ask(self, line: bytes, timeout: float) -> bytes:
        """Send a line and return the answer; kill the program on a timeout."""
        with contextlib.suppress(queue.Empty):
            while self._asked:  # drop lines that arrived after the last answer
                self._check(self._answers.get_nowait())
        self._asked = True
        self._questions.put(line)
        try:
            return self._check(self._answers.get(timeout=timeout))
        except queue.Empty:
            self.close(grace=0)
            raise BotFault("timeout", f"no answer in {timeout:g} seconds{self._last_error_line()}") from None

    def stderr_tail(self) -> str:
        """The end of its stderr."""
        return self._tail.decode(errors="replace").strip()

    def close(self, grace: float = EXIT_TIMEOUT) -> None:
        """Close its input and, if it does not exit in time, kill it."""
        if not self.alive:
            return
        self.alive = False
        self._questions.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(grace)
        self._kill()
        self._process.wait()
        deadline = time.monotonic() + EXIT_TIMEOUT
        for thread in self._threads:  # a detached child may keep a pipe open, so do not wait forever
            thread.join(max(0.0, deadline - time.monotonic()))

    def _kill(self) -> None:
        """Kill the program and its children."""
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
            raise BotFault("garbage", f"the program wrote a line of more than {MAX_LINE_BYTES} bytes")
        if answer == "flood":
            raise BotFault("garbage", f"the program wrote more than {MAX_UNREAD_LINES} unrequested lines")
        status = self._process.returncode
        how = f"with status {status}" if status >= 0 else f"by signal {-status}"
        raise BotFault("exit", f"the program ended {how}{self._last_error_line()}")

    def _last_error_line(self) -> str:
        """The last line of stderr as a suffix for error messages."""
        lines = self.stderr_tail().splitlines()
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
                if max(map(len, (*lines, rest))) > MAX_LINE_BYTES:
                    end = "too-long"
                    break
                for line in filter(bytes.strip, lines):
                    self._answers.put(line)
                if self._answers.qsize() > MAX_UNREAD_LINES:
                    end = "flood"
                    break
            else:
                if rest.strip():
                    self._answers.put(rest)
        self._answers.put(end)

    def _read_stderr(self, pipe: IO[bytes]) -> None:
        with pipe:
            while chunk := pipe.read(1 << 16):
                self._tail = (self._tail + chunk)[-STDERR_TAIL:]
