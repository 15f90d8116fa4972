"""Start the server: one process, or several that share a port."""

from __future__ import annotations

import socket
from collections.abc import Callable

from tichu.core.errors import TichuError
from tichu.server.config import ServerConfig
from tichu.server.open_files import raise_open_files
from tichu.server.single_process import configure_logging, serve_here
from tichu.server.supervisor import Supervisor


def serve(config: ServerConfig, ready: Callable[[str], None] | None = None) -> None:
    """Run until stopped; ``ready`` is called with the address as soon as requests are accepted."""
    configure_logging(config)
    raise_open_files()
    listeners = [_listen(config.host, config.port)]
    if config.monitor_address is not None:
        listeners.append(_listen(*config.monitor_address))
    address = f"http://{_shown_host(config.host)}:{listeners[0].getsockname()[1]}"
    on_ready = (lambda: ready(address)) if ready else None
    if config.workers == 1:
        serve_here(config, listeners, on_ready)
    else:
        Supervisor(config, listeners, on_ready).run()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # close connections whose data is no longer acknowledged
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 20_000)
    try:
        listener.bind((host, port))
    except OSError as why:
        listener.close()
        raise TichuError("cannot-listen", f"cannot listen on {host} port {port}: {why.strerror}") from None
    listener.listen(2048)
    listener.setblocking(False)
    return listener


def _shown_host(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
