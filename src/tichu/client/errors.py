"""Errors of the client. Each has a code for programs and a sentence for people, like every ``TichuError``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tichu.core.errors import NO_PARAMS, TichuError


class ClientError(TichuError):
    """Base class: something that went wrong between a client and its server."""


class BadLink(ClientError):
    """A text that is not the link of a table."""


class Unreachable(ClientError):
    """The server does not answer, or what answers is not a Tichu server."""


class RequestRefused(ClientError):
    """The server refused a request, an action, a command or a question.

    ``code`` and ``params`` are the server's.
    """

    def __init__(
        self,
        code: str,
        sentence: str,
        status: int | None = None,
        *,
        params: Mapping[str, str | int] = NO_PARAMS,
    ) -> None:
        super().__init__(code, sentence, params=params)
        self.status = status
        """The HTTP status, if it was an HTTP request."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.code, self.sentence, self.status), {"params": self.params}


def params_of(problem: Mapping[str, Any]) -> dict[str, str | int]:
    """What the sentence of a refusal names, as the server sent it; values of other types are left out."""
    params = problem.get("params")
    if not isinstance(params, Mapping):
        return {}
    return {str(name): value for name, value in params.items() if isinstance(value, (str, int))}


class TableUnavailable(ClientError):
    """The server does not let this client follow the table, and reconnecting would not help."""


class ConnectionEnded(ClientError):
    """The connection to a table was closed by this client before the answer came."""
