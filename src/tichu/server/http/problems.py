"""Refusals as HTTP responses: a status, a code for programs and a sentence for people."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from starlette.responses import JSONResponse

from tichu.core.errors import TichuError
from tichu.server.broker import BrokerDown
from tichu.server.errors import Refused
from tichu.server.store import StoreError

log = logging.getLogger("tichu.server")


def problem(status: int, code: str, message: str, headers: Mapping[str, str] | None = None) -> JSONResponse:
    """Return the response for a refusal."""
    return JSONResponse({"code": code, "message": message}, status, headers)


def refused(why: TichuError) -> Refused:
    """Return the refusal that visitors see for an error. Failures of the server itself are logged."""
    if isinstance(why, Refused):
        return why
    if isinstance(why, StoreError) and why.code == "store-refused":
        return Refused("malformed", "the request contains something that cannot be stored", 422)
    if isinstance(why, StoreError | BrokerDown):
        log.warning("%s", why)
        return Refused(why.code, "the server cannot reach its database: try again in a moment", 503)
    return Refused(why.code, why.sentence, params=why.params)


def refusal(why: TichuError) -> JSONResponse:
    """Return the response for an error."""
    told = refused(why)
    return JSONResponse(told.to_json(), told.status)
