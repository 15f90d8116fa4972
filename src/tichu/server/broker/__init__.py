"""Sharing tables between server processes: ownership and messages.

A table runs in one worker process. ``claim`` returns its owner: this worker, unless another live worker owns
the table; then ``send`` that worker what its players do. A single process uses ``MemoryBroker``, several
processes use Redis.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from tichu.core.errors import InvalidSettings, shown
from tichu.core.extras import explain_missing
from tichu.server.broker.base import Broker, BrokerDown, Message, Receiver
from tichu.server.broker.memory import MemoryBroker

__all__ = ["Broker", "BrokerDown", "MemoryBroker", "Message", "Receiver", "connect"]


def connect(url: str | None) -> Broker:
    """Create the broker for this URL without starting it: in memory if None, otherwise Redis."""
    if url is None:
        return MemoryBroker()
    scheme = url.partition("://")[0] if "://" in url else ""
    if scheme not in ("redis", "rediss", "unix"):
        raise InvalidSettings(
            "bad-broker",
            f"a broker URL starts with redis://, rediss:// or unix://, not {shown(scheme or url)}",
        )
    with explain_missing():
        from tichu.server.broker.redis import RedisBroker

    try:
        address = urlsplit(url)
        if not (address.path if scheme == "unix" else address.hostname):
            raise ValueError("it has no host or path")
        return RedisBroker(url)
    except ValueError as error:
        raise InvalidSettings("bad-broker", f"invalid broker URL: {error}") from error
