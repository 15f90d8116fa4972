"""One server process: logging, uvicorn and the application."""

from __future__ import annotations

import gc
import logging
import socket
import sys
from collections.abc import Callable

import uvicorn

from tichu.core.errors import TichuError
from tichu.server import security_log, structured_log
from tichu.server.app import create_app
from tichu.server.config import ServerConfig
from tichu.server.http.admission import ProtocolConfig
from tichu.server.http.connection_caps import ConnectionCaps
from tichu.server.http.counted_socket import RAW_FRAMES
from tichu.server.http.parse_budget import ParseBudget
from tichu.server.http.socket_protocol import SocketProtocol
from tichu.server.wire import LARGEST_FRAME

SHUTDOWN_TIMEOUT = 10
"""Seconds for open requests to finish when the server stops."""
GC_THRESHOLDS = (100_000, 20, 20)
"""Thresholds of Python's garbage collector. Tables leave few reference cycles behind; with the default
thresholds every client waits again and again while thousands of live objects are scanned for nothing."""
SWITCH_INTERVAL = 0.0005
"""Seconds after which a busy thread lets another one run. The thread that writes the log needs the
interpreter several times for each commit; with Python's 5 ms, actions would wait that long several times
while the event loop is busy."""

CLIENT_ERRORS = (
    "Invalid UTF-8 sequence received",
    "Invalid HTTP request received",
    "Unsupported upgrade request",
)
"""How uvicorn's messages about invalid input begin."""


def configure_logging(config: ServerConfig) -> None:
    """Log to standard error. Libraries log only warnings: paths in access logs would be invitations."""
    logging.basicConfig(level=config.log_level.upper(), handlers=[structured_log.handler(config)])
    for name in ("uvicorn", "alembic", "asyncio", "websockets", "aiosqlite"):
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_server_error)
    logging.getLogger(security_log.LOGGER).setLevel(logging.INFO)  # at every level of the rest


def _is_server_error(record: logging.LogRecord) -> bool:
    """Leave out messages about what clients send: they are not errors here, and could fill the log."""
    return not str(record.msg).startswith(CLIENT_ERRORS)


class _Server(uvicorn.Server):
    """Uvicorn, with a callback when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None] | None) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        except SystemExit:  # the caller reports why it could not start
            self.should_exit = True
            return
        gc.freeze()  # what exists by now lives as long as the process
        if self.started and self._ready is not None:
            self._ready()


def _socket_class(config: ServerConfig) -> type[SocketProtocol]:
    """Return the protocol of websockets, with the limit on raw frames scaled as the others.

    Without limits addresses do not count.
    """

    class Socket(SocketProtocol):
        frame_rate = RAW_FRAMES.scaled(config.limits) if config.limits else None
        budget = ParseBudget()
        budget_by_address = bool(config.limits)
        trusts_proxy = config.trust_proxy

    return Socket


def serve_here(
    config: ServerConfig, listeners: list[socket.socket], ready: Callable[[], None] | None
) -> None:
    """Serve in this process."""
    gc.set_threshold(*GC_THRESHOLDS)
    sys.setswitchinterval(SWITCH_INTERVAL)
    app = create_app(config)
    logging.getLogger("uvicorn.error").addFilter(lambda _: app.state.start_error is None)
    settings = ProtocolConfig(
        app,
        ConnectionCaps(config),
        log_config=None,
        access_log=False,
        ws=_socket_class(config),
        ws_max_size=4 * LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        server_header=False,
        proxy_headers=config.trust_proxy,
        forwarded_allow_ips="*" if config.trust_proxy else None,
    )
    server = _Server(settings, ready)
    server.run(sockets=listeners)
    if not server.started:
        raise app.state.start_error or cannot_start()


def cannot_start() -> TichuError:
    """Return the error for a server that could not start, where the log has the reason."""
    return TichuError("cannot-start", "the server could not start; the log above says why")
