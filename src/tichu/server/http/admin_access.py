"""Who may use the routes of administrators: only those with a token of the scope "admin"."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from fastapi import Depends, Request, Security
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from tichu.server.admin_tokens import admin_token
from tichu.server.errors import Refused
from tichu.server.http.context import Context
from tichu.server.identity import bearer
from tichu.server.limits import LOGIN_FAILURES
from tichu.server.security_log import SecurityEvent, record
from tichu.server.store import AdminToken

SCHEME = HTTPBearer(
    scheme_name="admin",
    description="A token of the scope admin. It is made on the server's machine: `tichu admin token STORE`.",
    auto_error=False,
)
FAILURES_OF_ADMINISTRATORS = "/api/admin"
"""Key of the limit on failures, next to the logins that people can have."""


class Administrator(NamedTuple):
    """An administrator, known by a token."""

    token: AdminToken

    def record(self, what: str, event: SecurityEvent = SecurityEvent.ADMINISTRATION, **fields: str) -> None:
        """Write what the administrator does to the security log."""
        record(event, by=self.token.id, name=self.token.name, what=what, **fields)


async def administrator(
    request: Request,
    context: Context,
    _: Annotated[HTTPAuthorizationCredentials | None, Security(SCHEME)],
) -> Administrator:
    """Return the administrator who sends a request. Cookies and the tokens of players do not count."""
    secret = bearer(request)
    token = None if secret is None else await admin_token(context.store, secret)
    if token is not None:
        return Administrator(token)
    address = context.address(request)
    await context.limiter.check_shared(LOGIN_FAILURES, address, FAILURES_OF_ADMINISTRATORS)
    record(SecurityEvent.ADMINISTRATION_REFUSED, address=address)
    if secret is None:
        raise Refused("who-are-you", "this needs a token of the scope admin", 401)
    if await context.identities.of(request) is not None:
        raise Refused("token-scope", "this needs a token of the scope admin, and players have none", 403)
    raise Refused("bad-token", "that token is not valid, or has expired", 401)


Admin = Annotated[Administrator, Depends(administrator)]
