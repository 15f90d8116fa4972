"""Identities of visitors: guests, accounts, and programs with a token.

A secret is sent once, in a cookie or as a token; only its hash is stored. The key of a browser is a session;
it expires, and ending it, or a token, closes its sockets.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Awaitable, Callable, Collection
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection

from tichu.server.avatars import AVATARS
from tichu.server.devices import device_name
from tichu.server.errors import Refused
from tichu.server.security_log import SecurityEvent, record
from tichu.server.store import Key, Player, Store, TokenScope
from tichu.table.commands import Person

COOKIE: Final = "tichu"
DAY: Final = 24 * 3600.0
SESSION_IDLE: Final = 90 * DAY
"""Seconds without a visit after which a session expires."""
SESSION_AGE: Final = 400 * DAY
"""Seconds after which a session expires in any case; browsers keep no cookie longer."""
MAX_SESSIONS: Final = 50
"""Maximum sessions of a player; the one that was not used for longest is ended for a new one."""
MAX_TOKENS: Final = 20
TOUCH_TOKEN: Final = 60.0
TOUCH_SESSION: Final = 600.0
"""Seconds between two updates of a key's last use in the database."""
MAX_SECRET: Final = 200
"""Maximum characters of a cookie or token."""

GUEST: Final = "Guest {number}"
"""The name of a new guest. Clients recognise it and say it in the visitor's language."""
GUEST_NUMBERS: Final = range(1000, 10_000)

CloseSockets = Callable[[Collection[str], int, str], Awaitable[None]]
"""Closes the sockets that were opened with these keys, in every process, with a code and a reason."""
ENDED: Final = (4401, "session-ended")
RENEWED: Final = (1012, "session-renewed")
"""How the sockets of a session are closed that has a new secret: the client connects again with that."""
RENEWED_FOR: Final = 60.0
"""Seconds for which a replaced cookie makes no new guest: the request was sent before the new one arrived."""


class Identity(NamedTuple):
    """A known visitor, and the key that identifies them."""

    player: Player
    key: Key

    @property
    def person(self) -> Person:
        """The visitor as tables know them."""
        player = self.player
        return Person(player.id, player.name, player.avatar, player.login is not None)

    @property
    def is_program(self) -> bool:
        """Whether the visitor is a program with a token."""
        return self.key.kind == "token"

    @property
    def may_act(self) -> bool:
        """Whether the visitor may change anything."""
        return not self.is_program or self.key.scope == "play"


class Identities:
    """Identifies visitors; creates guests, sessions and tokens, and ends them."""

    def __init__(self, store: Store, close_sockets: CloseSockets) -> None:
        self._store = store
        self._close_sockets = close_sockets
        self._replaced: dict[str, float] = {}
        """Hashes of replaced cookies, and when they were replaced."""

    async def of(self, connection: HTTPConnection) -> Identity | None:
        """Identify a visitor by their token or cookie."""
        secret = bearer(connection) or connection.cookies.get(COOKIE)
        if not secret or len(secret) > MAX_SECRET:
            return None
        found = await self._store.player_by_key(hashed_secret(secret))
        if found is None:
            return None
        identity, now = Identity(*found), time.time()
        if expires_at(identity.key) <= now:
            return None
        await self._touch(identity.key, connection, now)
        return identity

    async def _touch(self, key: Key, connection: HTTPConnection, now: float) -> None:
        """Record that a key is used, but not with every request."""
        if now - (key.last_used_at or 0) <= (TOUCH_TOKEN if key.kind == "token" else TOUCH_SESSION):
            return
        unnamed = key.kind == "cookie" and not key.label  # of a version that did not name devices
        await self._store.touch_key(key.id, now, device_name(connection) if unnamed else None)

    # -- creating --------------------------------------------------------------------------------------------

    async def guest(self, device: str) -> tuple[Identity, str]:
        """Create a guest; return it with the secret for its cookie."""
        name = GUEST.format(number=secrets.choice(GUEST_NUMBERS))
        player = Player(secrets.token_urlsafe(9), name, None, time.time(), avatar=secrets.choice(AVATARS))
        await self._store.add_player(player)
        return await self.session(player, device)

    async def session(self, player: Player, device: str, old: Key | None = None) -> tuple[Identity, str]:
        """Create a session; return it with the secret for its cookie. It replaces the session ``old``.

        The sockets of the old session are still open: call `close_replaced` when the client has its cookie.
        """
        now, secret = time.time(), secrets.token_urlsafe(32)
        key = Key(secrets.token_urlsafe(6), player.id, "cookie", device, now, now)
        await self._store.add_key(key, hashed_secret(secret), replaces=None if old is None else old.id)
        return Identity(player, key), secret

    async def close_replaced(self, old: Key) -> None:
        """Close the sockets of a replaced session; the client connects again with its new cookie."""
        await self._close_sockets([old.id], *RENEWED)

    def note_replaced(self, secret: str | None) -> None:
        """Remember a cookie that was replaced just now; None if the browser had none yet."""
        if not secret:
            return
        now = time.monotonic()
        self._replaced = {each: at for each, at in self._replaced.items() if now - at < RENEWED_FOR}
        self._replaced[hashed_secret(secret)] = now

    def was_replaced(self, secret: str) -> bool:
        """Whether a cookie was replaced a moment ago."""
        at = self._replaced.get(hashed_secret(secret))
        return at is not None and time.monotonic() - at < RENEWED_FOR

    async def end_surplus_sessions(self, player: Player) -> None:
        """End the sessions beyond the maximum, those that were not used for longest first."""
        sessions = await self._store.keys(player.id, "cookie")
        if len(sessions) > MAX_SESSIONS:
            sessions.sort(key=lambda key: key.last_used_at or 0, reverse=True)
            await self.end(player, [key.id for key in sessions[MAX_SESSIONS:]])

    async def token(self, player: Player, label: str, scope: TokenScope) -> tuple[Key, str]:
        """Create a token for the player's programs; return it with its secret."""
        if len(await self._store.keys(player.id, "token")) >= MAX_TOKENS:
            raise Refused("too-many-tokens", f"you can have at most {MAX_TOKENS} tokens: delete one")
        secret = "tichu_" + secrets.token_urlsafe(32)
        key = Key(secrets.token_urlsafe(6), player.id, "token", label, time.time(), None, scope)
        await self._store.add_key(key, hashed_secret(secret))
        record(SecurityEvent.TOKEN_CREATED, player=player.id, token=key.id, scope=scope)
        return key, secret

    # -- ending ----------------------------------------------------------------------------------------------

    async def sessions(self, player: Player) -> list[Key]:
        """The player's sessions that have not expired, the latest used first."""
        now = time.time()
        keys = [key for key in await self._store.keys(player.id, "cookie") if expires_at(key) > now]
        return sorted(keys, key=lambda key: key.last_used_at or 0, reverse=True)

    async def end(self, player: Player, keys: Collection[str]) -> list[str]:
        """End sessions or tokens of a player and close their sockets; return those that existed."""
        ended = await self._store.drop_keys(player.id, keys)
        if ended:
            await self._close_sockets(ended, *ENDED)
        return ended

    async def end_token(self, player: Player, token: str) -> bool:
        """End a token; False if the player has no such token."""
        if all(key.id != token for key in await self._store.keys(player.id, "token")):
            return False
        ended = await self.end(player, [token])
        if ended:
            record(SecurityEvent.TOKEN_ENDED, player=player.id, token=token)
        return bool(ended)

    async def end_session(self, player: Player, session: str) -> bool:
        """End a session; False if the player has no such session."""
        if all(key.id != session for key in await self._store.keys(player.id, "cookie")):
            return False
        ended = await self.end(player, [session])
        record(SecurityEvent.SESSIONS_ENDED, player=player.id, count=len(ended))
        return bool(ended)

    async def end_other_sessions(self, identity: Identity) -> None:
        """End all sessions of a player but the one in use."""
        keys = await self._store.keys(identity.player.id, "cookie")
        ended = await self.end(identity.player, [key.id for key in keys if key.id != identity.key.id])
        if ended:
            record(SecurityEvent.SESSIONS_ENDED, player=identity.player.id, count=len(ended))


def expires_at(key: Key) -> float:
    """When a key expires, as a Unix time. Tokens are valid until they are ended."""
    if key.kind == "token":
        return float("inf")
    return min(key.created_at + SESSION_AGE, (key.last_used_at or key.created_at) + SESSION_IDLE)


def bearer(connection: HTTPConnection) -> str | None:
    """Return the bearer token of a request, if any."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def hashed_secret(secret: str) -> str:
    """Return the hash of a random secret. It cannot be guessed, so a fast hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()
