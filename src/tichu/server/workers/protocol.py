"""Messages between the server and its worker processes.

They travel over a socket pair as frames: a byte for the kind, four bytes for the length, the body.

=========  ===============  ======================================================
kind       sender           body
=========  ===============  ======================================================
JOB        server           the job of this process, pickled; the first frame
READY      worker           empty: the worker can take requests
REQUEST    server           a request
PART       server           a part of a request that is too large for one frame
END        server           empty: the request is complete
ANSWER     worker           the answer
FAILURE    worker           why there is no answer, as text
=========  ===============  ======================================================

The server sends the next request only after the answer to the previous one. Requests are pickled: they come
from the server itself, and pickle takes a fifth of the time of JSON. Answers of a job that runs code of other
packages (bots) must not be unpickled; they are JSON.
"""

from __future__ import annotations

import copyreg
import io
import json
import pickle
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from enum import IntEnum
from struct import Struct
from typing import Any, ClassVar, Final, Generic, TypeVar

from tichu.core.game import Game

HEADER: Final = Struct(">BI")

Request = TypeVar("Request")
Answer = TypeVar("Answer")


class FrameKind(IntEnum):
    """The kind of a frame, its first byte."""

    JOB = 1
    READY = 2
    REQUEST = 3
    PART = 4
    END = 5
    ANSWER = 6
    FAILURE = 7


class WorkerError(Exception):
    """A request has no answer."""


class JobFailed(WorkerError):
    """The job has raised an error in the worker; trying again would not help."""


class JobLate(WorkerError):
    """The answer did not come in time, and the worker was killed."""


class WorkerCrashed(WorkerError):
    """The workers that were asked have ended, could not be started or did not keep to the protocol."""


class PoolFull(WorkerError):
    """Too many requests are waiting."""


class PersonalLimit(PoolFull):
    """Too many requests of one person are waiting."""


def frame(kind: FrameKind, body: bytes = b"") -> bytes:
    """Return the bytes of a frame."""
    return HEADER.pack(kind, len(body)) + body


class Job(ABC, Generic[Request, Answer]):
    """One kind of work: what a worker does, and how its requests and answers are encoded.

    The server pickles the job and sends it to each of its workers at their start; settings are attributes.
    """

    name: ClassVar[str]
    niceness: ClassVar[int] = 10
    """Added to the niceness of the process: it yields to the server on a busy machine."""
    max_answer: ClassVar[int] = 1 << 24
    """Maximum size of an answer in bytes."""

    def prepare(self) -> None:
        """Load in the worker what the first request would otherwise wait for."""

    @abstractmethod
    def perform(self, request: Request, parts: Iterator[Any]) -> Answer:
        """Do the work, in the worker."""

    def encode_answer(self, answer: Answer) -> bytes:
        """Encode an answer, in the worker."""
        return json.dumps(answer).encode()

    def decode_answer(self, body: bytes) -> Answer:
        """Decode an answer, in the server; raise any exception if it is not one."""
        answer: Answer = json.loads(body)
        return answer


def encode(message: object) -> bytes:
    """Pickle a job, a request or a part of one; a game is encoded by its name and house rules."""
    buffer = io.BytesIO()
    pickler = pickle.Pickler(buffer, pickle.HIGHEST_PROTOCOL)
    pickler.dispatch_table = _REDUCERS
    pickler.dump(message)
    return buffer.getvalue()


def decode(body: bytes) -> Any:
    """Restore what ``encode`` has pickled."""
    return pickle.loads(body)


def _reduce_game(game: Game) -> tuple[Callable[..., Game], tuple[object, ...]]:
    rules = {**game.house_rules, "players": game.settings.players}
    return _restore_game, (game.variant.key, game.edition, rules)


def _restore_game(variant: str, edition: str, rules: dict[str, Any]) -> Game:
    return Game.of(variant, edition, **rules)


_REDUCERS: Final = {**copyreg.dispatch_table, Game: _reduce_game}
