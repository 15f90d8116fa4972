"""Requests to the HTTP API of a server."""

from __future__ import annotations

import os
import socket
import ssl
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import httpx

from tichu.client.errors import RequestRefused, Unreachable, params_of

TIMEOUT: Final = 20.0
"""Seconds to wait for an answer."""


async def send_request(
    server: str, method: str, path: str, headers: Mapping[str, str], body: object = None
) -> httpx.Response:
    """Send a request and return whatever is answered; ``Unreachable`` if nothing is."""
    verify = _certificates() if server.startswith("https:") else False
    try:
        async with httpx.AsyncClient(base_url=server, verify=verify, timeout=TIMEOUT) as client:
            return await client.request(method, path, headers=dict(headers), json=body)
    except (httpx.HTTPError, httpx.InvalidURL, OSError) as why:
        reason = _reason(why)
        sentence = f"the server {server} does not answer: {reason}"
        raise Unreachable("offline", sentence, params={"why": reason}) from None


def json_of(response: httpx.Response) -> Any:
    """The JSON of an answer, None if it is empty; a refusal is raised."""
    if response.status_code >= 400:
        raise refusal(response)
    if not response.content:
        return None
    try:
        return response.json()
    except ValueError:
        raise Unreachable("malformed", f"{response.url} is not part of a Tichu server") from None


def refusal(response: httpx.Response) -> RequestRefused:
    """The error that a refusal of the server describes."""
    status = response.status_code
    try:
        problem = response.json()
        code, sentence = str(problem["code"]), str(problem["message"])
        return RequestRefused(code, sentence, status, params=params_of(problem))
    except (ValueError, LookupError, TypeError):
        return RequestRefused("refused", f"the server refuses with status {status}", status)


@cache
def _certificates() -> ssl.SSLContext:
    """The system's certificates, which take a while to load."""
    return ssl.create_default_context()


def _reason(why: BaseException) -> str:
    """The error of the operating system behind an error of the libraries, in lower case."""
    errors = list(_causes(why))
    for error in reversed(errors):
        if isinstance(error, ssl.SSLError):
            return (error.reason or str(error)).replace("_", " ").lower()
        if isinstance(error, socket.gaierror):
            return str(error.strerror).lower()
        if isinstance(error, OSError) and error.errno:  # asyncio puts the address where the reason belongs
            return os.strerror(error.errno).lower()
    if isinstance(why, httpx.RemoteProtocolError):
        return "it does not speak HTTP"
    return str(why).lower() or type(why).__name__


def _causes(why: BaseException | None) -> list[BaseException]:
    found: list[BaseException] = []
    while why is not None and why not in found:
        found.append(why)
        if isinstance(why, BaseExceptionGroup):
            why = why.exceptions[0]
        else:
            why = why.__cause__ or why.__context__
    return found
