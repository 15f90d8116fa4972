"""Start the server: one process, or several that share a port."""

from __future__ import annotations

import gc
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from multiprocessing.queues import SimpleQueue
from multiprocessing.synchronize import Event

import uvicorn

from tichu.core.errors import TichuError
from tichu.server.app import create_app
from tichu.server.config import ServerConfig
from tichu.server.wire import LARGEST_FRAME

log = logging.getLogger("tichu.server")

GRACE = 10
"""Seconds in which a server that is stopped finishes what it has begun."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 10.0
"""Seconds between two workers that take the places of others."""
GARBAGE = (100_000, 20, 20)
"""When Python looks for garbage in circles: seldom, since what tables leave behind goes by itself. With
Python's own figures everybody waits again and again while thousands of objects are looked at for nothing."""


def serve(config: ServerConfig, ready: Callable[[str], None] | None = None) -> None:
    """Run until stopped; ``ready`` is told the address once it is known."""
    _log(config)
    line = _listen(config)
    address = f"http://{_shown_host(config.host)}:{line.getsockname()[1]}"
    if config.workers == 1:
        _work(config, line, (lambda: ready(address)) if ready else None)
    else:
        _supervise(config, line, (lambda: ready(address)) if ready else None)


def _log(config: ServerConfig) -> None:
    """Log to standard error. The libraries below stay quiet: their lines name paths, and a path invites."""
    logging.basicConfig(
        level=config.log_level.upper(),
        format="%(asctime)s %(levelname)s [%(process)d] %(name)s: %(message)s",
    )
    for name in ("uvicorn", "alembic", "asyncio", "websockets", "aiosqlite"):
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_our_fault)


def _is_our_fault(record: logging.LogRecord) -> bool:
    """A text that is none is the visitor's fault: he is hung up on, and the log is not filled with it."""
    return not str(record.msg).startswith("Invalid UTF-8 sequence received")


def _listen(config: ServerConfig) -> socket.socket:
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    line = socket.socket(family, socket.SOCK_STREAM)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # lines on which nothing is taken any more are cut in the end
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 20_000)
    try:
        line.bind((config.host, config.port))
    except OSError as why:
        line.close()
        raise TichuError(
            "cannot-listen", f"cannot listen on {config.host} port {config.port}: {why.strerror}"
        ) from None
    line.listen(2048)
    line.setblocking(False)
    return line


def _shown_host(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


class _Server(uvicorn.Server):
    """Uvicorn, which also says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None] | None) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        except SystemExit:  # ends with a status of its own; why it could not start is said by whoever runs it
            self.should_exit = True
            return
        gc.freeze()  # what is here by now stays
        if self.started and self._ready is not None:
            self._ready()


def _work(config: ServerConfig, line: socket.socket, ready: Callable[[], None] | None) -> None:
    """Serve in this process."""
    gc.set_threshold(*GARBAGE)
    app = create_app(config)
    logging.getLogger("uvicorn.error").addFilter(lambda _: app.state.why_not_open is None)
    settings = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=4 * LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        proxy_headers=config.trust_proxy,
        forwarded_allow_ips="*" if config.trust_proxy else None,
    )
    server = _Server(settings, ready)
    server.run(sockets=[line])
    if not server.started:
        raise app.state.why_not_open or _cannot_start()


def _cannot_start() -> TichuError:
    return TichuError("cannot-start", "the server could not start: the lines above say why")


Troubles = SimpleQueue[TichuError]
"""What keeps workers from starting, as they tell it to the process that keeps them."""


def _child(config: ServerConfig, line: socket.socket, ready: Event, troubles: Troubles) -> None:
    _log(config)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        _work(config, line, ready.set)
    except TichuError as why:
        troubles.put(why)
        sys.exit(1)


def _end_with_parent() -> None:
    """Stop when the process that keeps the workers has died: the port is free for its successor then."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _supervise(config: ServerConfig, line: socket.socket, ready: Callable[[], None] | None) -> None:
    """Keep so many processes running; one that dies is replaced, and its tables go on elsewhere meanwhile.

    If none has ever been ready, there is no use in trying again; later it is tried more and more slowly.
    """
    spawn = multiprocessing.get_context("spawn")
    stopping = False

    def stop(*_: object) -> None:
        nonlocal stopping
        stopping = True

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    open_ = spawn.Event()
    troubles: Troubles = spawn.SimpleQueue()

    def worker() -> SpawnProcess:
        return spawn.Process(target=_child, args=(config, line, open_, troubles))

    children = [worker() for _ in range(config.workers)]
    for child in children:
        child.start()
    pause, quiet_since = FIRST_PAUSE, time.monotonic()
    try:
        while not stopping:
            time.sleep(0.2)
            if ready is not None and open_.is_set():
                ready()
                ready = None
            if time.monotonic() - quiet_since > 60:
                pause = FIRST_PAUSE
            for place, child in enumerate(children):
                if child.is_alive() or time.monotonic() - quiet_since < pause:
                    continue
                trouble = None if troubles.empty() else troubles.get()
                if not open_.is_set():
                    raise trouble or _cannot_start()
                why = child.exitcode if trouble is None else trouble
                log.warning("worker %s has ended (%s); another takes its place", child.pid, why)
                children[place] = worker()
                children[place].start()
                pause, quiet_since = min(LONGEST_PAUSE, 2 * pause), time.monotonic()
    finally:
        for child in children:
            child.terminate()
        for child in children:
            child.join(GRACE + 5)
            if child.is_alive():
                child.kill()
        line.close()
