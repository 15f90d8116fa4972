"""How several server processes share tables: who owns which, and messages between them.

A table lives in one worker. ``claim`` it, and it is yours unless another living worker has it; then ``send``
that worker what its players do. One process needs no more than the ``MemoryBroker``; many meet in Redis.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from tichu.core.errors import InvalidSettings, shown
from tichu.server.broker.base import Broker, BrokerDown, Message, Receiver
from tichu.server.broker.memory import MemoryBroker

__all__ = ["Broker", "BrokerDown", "MemoryBroker", "Message", "Receiver", "connect"]


def connect(url: str | None) -> Broker:
    """The broker at this address, not yet started: none is in memory, a Redis URL is Redis."""
    if url is None:
        return MemoryBroker()
    scheme = url.partition("://")[0] if "://" in url else ""
    if scheme not in ("redis", "rediss", "unix"):
        raise InvalidSettings(
            "bad-broker", f"a broker is at redis://, rediss:// or unix://, not at {shown(scheme or url)}"
        )
    try:
        from tichu.server.broker.redis import RedisBroker
    except ImportError as missing:
        raise InvalidSettings(
            "no-redis", "several processes need Redis and its library: pip install 'tichu[cluster]'"
        ) from missing
    try:
        address = urlsplit(url)
        if not (address.path if scheme == "unix" else address.hostname):
            raise ValueError("it names no place")
        return RedisBroker(url)
    except ValueError as problem:
        raise InvalidSettings("bad-broker", f"the address of the broker is not right: {problem}") from problem
