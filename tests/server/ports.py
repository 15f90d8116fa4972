"""Free ports for the servers of the tests."""

from __future__ import annotations

import socket
from random import SystemRandom

PORTS = range(20_000, 32_000)
"""Below the ports that the system assigns to outgoing connections: one of those could take a port between two
starts of a server."""


def free_port() -> int:
    """Return a port on which nobody listens at the moment."""
    while True:
        port = SystemRandom().choice(PORTS)
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
