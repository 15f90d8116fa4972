"""A job that hangs, dies, fails or answers garbage, as its request says."""

from __future__ import annotations

import contextlib
import os
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar, NamedTuple

from tichu.server.workers.protocol import Job


class OddRequest(NamedTuple):
    """What to do, and with which file or text."""

    what: str
    how: str = ""


class OddJob(Job[OddRequest, str]):
    """Does what the request says."""

    name: ClassVar[str] = "oddities"
    max_answer: ClassVar[int] = 10_000

    def __init__(self) -> None:
        self.count = 0

    def perform(self, request: OddRequest, parts: Iterator[int]) -> str:
        self.count += 1
        what, how = request
        match what:
            case "wait":
                pass_gate(how)
            case "loop":
                while True:
                    pass
            case "hang-once":
                if not Path(how).exists():
                    Path(how).touch()
                    threading.Event().wait()
            case "exit":
                os._exit(3)
            case "exit-once":
                exit_once(how)
            case "raise":
                raise RuntimeError(how)
            case "no-memory":
                raise MemoryError
            case "much":
                return "x" * 20_000
            case "scribble":
                scribble()
            case "note":
                with Path(how.partition("=")[0]).open("a") as notes:
                    notes.write(how.partition("=")[2])
            case "count":
                return str(self.count)
            case "sum":
                return str(sum(parts))
            case "first-part":
                return str(next(parts))
        return how

    def encode_answer(self, answer: str) -> bytes:
        return b"this is not JSON" if answer == "garbage" else super().encode_answer(answer)


class UnstartableJob(OddJob):
    """A job that cannot be prepared."""

    def prepare(self) -> None:
        raise SystemExit(3)


def pass_gate(path: str) -> None:
    """Wait until the gate is opened."""
    Path(path).read_bytes()


def exit_once(marker: str) -> None:
    """End the process, unless one has ended here before."""
    if not Path(marker).exists():
        Path(marker).touch()
        os._exit(3)


def scribble() -> None:
    """Write nonsense to every socket of this process."""
    for number in range(3, 20):
        with contextlib.suppress(OSError):
            socket.socket(fileno=os.dup(number)).send(b"\xff" * 64)
