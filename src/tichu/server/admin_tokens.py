"""Tokens of administrators. They are created and ended on the server's machine only, in its store."""

from __future__ import annotations

import secrets
import time
from typing import Final

from tichu.server.errors import Refused, not_found
from tichu.server.identity import DAY, MAX_SECRET, TOUCH_TOKEN, hashed_secret
from tichu.server.names import why_not_a_name
from tichu.server.store import AdminToken, Store

PREFIX: Final = "tichu_admin_"
MAX_DAYS: Final = 366
"""Maximum days for which a token is valid."""
MAX_NAME: Final = 40
"""Maximum characters of a token's name."""


async def create_admin_token(store: Store, name: str, days: float) -> tuple[AdminToken, str]:
    """Create a token that is valid for some days; return it with its secret, which is not stored."""
    name = name.strip()
    if not 0 < len(name) <= MAX_NAME:
        raise Refused("bad-name", f"the name of a token has 1 to {MAX_NAME} characters", 422)
    if (why := why_not_a_name(name)) is not None:
        raise Refused("bad-name", f"that name cannot be used: {why}", 422)
    if not 0 < days <= MAX_DAYS:
        raise Refused("malformed", f"a token is valid for at most {MAX_DAYS} days, and more than 0", 422)
    now, secret = time.time(), PREFIX + secrets.token_urlsafe(32)
    token = AdminToken(secrets.token_hex(4), name, now, now + days * DAY)
    await store.add_admin_token(token, hashed_secret(secret))
    return token, secret


async def end_admin_token(store: Store, id: str) -> None:
    """End a token; refused if there is none with this id."""
    if not await store.drop_admin_token(id):
        raise not_found("token")


async def admin_token(store: Store, secret: str) -> AdminToken | None:
    """Return the token with this secret; None if there is none, or it has expired."""
    if not secret.startswith(PREFIX) or len(secret) > MAX_SECRET:
        return None
    token, now = await store.admin_token(hashed_secret(secret)), time.time()
    if token is None or token.expires_at <= now:
        return None
    if now - (token.last_used_at or 0) > TOUCH_TOKEN:
        await store.touch_admin_token(token.id, now)
    return token
