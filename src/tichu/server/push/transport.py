"""Requests to push services. Their addresses come from clients, so only public hosts are reached."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore

MAX_ENDPOINT: Final = 1000
"""Maximum characters of the address of a subscription."""
TIMEOUT: Final = 10.0
"""Seconds for a request to a push service."""
MAX_CONNECTIONS: Final = 10
"""Maximum connections to push services at the same time."""


class ForbiddenHost(Exception):
    """The host of a subscription is not on the public internet."""


def check_endpoint(endpoint: str, *, local: bool) -> None:
    """Raise ValueError unless an address can belong to a push service: https, the usual port, a public host.

    With ``local``, addresses of this machine are allowed, too, also without https.
    """
    if len(endpoint) > MAX_ENDPOINT or not endpoint.isascii() or not endpoint.isprintable():
        raise ValueError("not an address")
    parts = urlsplit(endpoint)
    if not parts.hostname or parts.username is not None or parts.password is not None:
        raise ValueError("not an address")
    if local and parts.hostname in ("127.0.0.1", "::1", "localhost"):
        return
    if parts.scheme != "https" or parts.port not in (None, 443):
        raise ValueError("not https")
    try:
        address = ip_address(parts.hostname.rstrip("."))
    except ValueError:
        if "." in parts.hostname.strip("."):
            return
        raise ValueError("not a public host") from None
    if not _is_public(address):
        raise ValueError("not a public host")


class PushTransport:
    """Sends messages to push services. With ``local``, also to this machine: for tests."""

    def __init__(self, *, local: bool = False) -> None:
        self._pool = httpcore.AsyncConnectionPool(
            network_backend=_PublicNetwork(local), max_connections=MAX_CONNECTIONS, keepalive_expiry=30
        )

    async def post(self, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        """Send a message; return the status of the answer, whose body is not read."""
        async with asyncio.timeout(TIMEOUT):
            async with self._pool.stream(
                "POST", endpoint, headers=list(headers.items()), content=body
            ) as answer:
                return answer.status

    async def close(self) -> None:
        """Close the connections."""
        await self._pool.aclose()


class _PublicNetwork(httpcore.AsyncNetworkBackend):
    """Connects to the address that was checked, so that a name cannot change its meaning in between."""

    def __init__(self, local: bool) -> None:
        self._local = local
        self._network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [ip_address(entry[4][0]) for entry in found]
        if not all(_is_public(each) or (self._local and each.is_loopback) for each in addresses):
            raise ForbiddenHost(host)
        return await self._network.connect_tcp(str(addresses[0]), port, timeout, local_address)

    async def connect_unix_socket(
        self, path: str, timeout: float | None = None, socket_options: Iterable[Any] | None = None
    ) -> httpcore.AsyncNetworkStream:
        raise ForbiddenHost(path)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def _is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is on the public internet, also the IPv4 address that an IPv6 address stands for."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None,))[0]
        if inner is not None:
            return _is_public(inner)
    return address.is_global and not address.is_multicast
