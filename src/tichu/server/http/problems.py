"""Refusals as every door gives them: a status, a code for programs and a sentence for people."""

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
    """The answer that says so."""
    return JSONResponse({"code": code, "message": message}, status, headers)


def refused(why: TichuError) -> Refused:
    """What visitors are told of something that went wrong; trouble of the house itself goes to its log."""
    if isinstance(why, Refused):
        return why
    if isinstance(why, StoreError) and why.code == "store-refused":
        return Refused("malformed", "there is something in that which cannot be kept", 422)
    if isinstance(why, StoreError | BrokerDown):
        log.warning("%s", why)
        return Refused(why.code, "the server cannot reach its store: try again in a moment", 503)
    return Refused(why.code, why.sentence)


def refusal(why: TichuError) -> JSONResponse:
    """The answer to what went wrong."""
    told = refused(why)
    return problem(told.status, told.code, str(told))
