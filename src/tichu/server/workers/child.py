"""The program of a worker process: it performs one request after the other until the server is gone."""

from __future__ import annotations

import contextlib
import os
import queue
import socket
from collections.abc import Iterator
from threading import Thread
from typing import Any, NoReturn, TypeAlias

from tichu.server.workers.protocol import HEADER, FrameKind, Job, decode, frame

Frames: TypeAlias = queue.SimpleQueue[tuple[FrameKind, bytes]]


def main() -> None:
    """Serve the socket that is standard input."""
    line = socket.socket(fileno=os.dup(0))
    _close_standard_input()
    frames: Frames = queue.SimpleQueue()
    Thread(target=_listen, args=(line, frames), daemon=True).start()
    _, body = frames.get()
    job: Job[Any, Any] = decode(body)
    job.prepare()
    with contextlib.suppress(BrokenPipeError, ConnectionResetError):  # the server is gone
        line.sendall(frame(FrameKind.READY))
        while True:
            line.sendall(_answer(job, frames))


def _close_standard_input() -> None:
    """Make standard input empty, so that a bot that reads from it does not take bytes of the protocol."""
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)


def _answer(job: Job[Any, Any], frames: Frames) -> bytes:
    """Perform the next request and return the frame of its answer."""
    _, body = frames.get()
    parts = _parts(frames)
    try:
        answer = job.encode_answer(job.perform(decode(body), parts))
        reply = frame(FrameKind.ANSWER, answer)
    except MemoryError:
        exit_without_memory()
    except (Exception, SystemExit) as error:
        reply = frame(FrameKind.FAILURE, f"{type(error).__name__}: {error}".encode(errors="replace"))
    for _ in parts:
        pass  # what the job did not read does not belong to the next request
    return reply


def exit_without_memory() -> NoReturn:
    """End the process: a new one starts with all its memory free."""
    os._exit(os.EX_OSERR)


def _parts(frames: Frames) -> Iterator[Any]:
    """Yield the parts of a request, up to its end."""
    while True:
        kind, body = frames.get()
        if kind is FrameKind.END:
            return
        yield decode(body)


def _listen(line: socket.socket, frames: Frames) -> None:
    """Receive frames; when the server is gone, end the process whatever it is doing."""
    try:
        while True:
            kind, size = HEADER.unpack(_receive(line, HEADER.size))
            frames.put((FrameKind(kind), _receive(line, size)))
    except (OSError, EOFError):
        os._exit(os.EX_OK)


def _receive(line: socket.socket, size: int) -> bytes:
    received = bytearray()
    while len(received) < size:
        part = line.recv(min(size - len(received), 1 << 16))
        if not part:
            raise EOFError
        received += part
    return bytes(received)
