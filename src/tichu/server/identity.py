"""Identities of visitors: guests, accounts, and programs with a token.

A secret is sent once, in a cookie or as a token; only its hash is stored.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Final, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection

from tichu.server.errors import Refused
from tichu.server.store import Conflict, Key, KeyKind, Player, Store
from tichu.table.commands import Person

COOKIE: Final = "tichu"
COOKIE_AGE: Final = 400 * 24 * 3600
MAX_TOKENS: Final = 20
TOUCH_EVERY: Final = 60.0
"""Seconds between two updates of a token's last use in the database."""
MIN_PASSWORD: Final = 8
MAX_PASSWORD: Final = 200

_FIRST = (
    "Calm",
    "Quick",
    "Kind",
    "Bold",
    "Merry",
    "Quiet",
    "Bright",
    "Lucky",
    "Sly",
    "Wise",
    "Jolly",
    "Brave",
)
_SECOND = (
    "Crane",
    "Tiger",
    "Carp",
    "Heron",
    "Panda",
    "Fox",
    "Otter",
    "Magpie",
    "Lynx",
    "Swift",
    "Toad",
    "Hare",
)


class Identity(NamedTuple):
    """A known visitor, and the key that identifies them."""

    player: Player
    key: Key

    @property
    def person(self) -> Person:
        """The visitor as tables know them."""
        return Person(self.player.id, self.player.name)


class Identities:
    """Identifies visitors, and creates guests, accounts and tokens."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._hasher = PasswordHasher()
        self._decoy = self._hasher.hash(secrets.token_hex(8))

    async def of(self, connection: HTTPConnection) -> Identity | None:
        """Identify a visitor by their token or cookie."""
        secret = bearer(connection) or connection.cookies.get(COOKIE)
        if not secret or len(secret) > 200:
            return None
        found = await self._store.player_by_key(_hash(secret))
        if found is None:
            return None
        identity, now = Identity(*found), time.time()
        if identity.key.kind == "token" and now - (identity.key.last_used_at or 0) > TOUCH_EVERY:
            await self._store.touch_key(identity.key.id, now)
        return identity

    async def guest(self) -> tuple[Identity, str]:
        """Create a guest; return it with the secret for its cookie."""
        name = f"{secrets.choice(_FIRST)} {secrets.choice(_SECOND)}"
        player = Player(secrets.token_urlsafe(9), name, None, time.time())
        await self._store.add_player(player)
        return await self.key(player, "cookie", "")

    async def key(self, player: Player, kind: KeyKind, label: str) -> tuple[Identity, str]:
        """Create a key for a player; return it with its secret, which is not stored."""
        secret = ("tichu_" if kind == "token" else "") + secrets.token_urlsafe(32)
        key = Key(secrets.token_urlsafe(6), player.id, kind, label, time.time(), None)
        await self._store.add_key(key, _hash(secret))
        return Identity(player, key), secret

    async def token(self, player: Player, label: str) -> tuple[Key, str]:
        """Create a token for the player's programs."""
        if len(await self._store.keys(player.id, "token")) >= MAX_TOKENS:
            raise Refused("too-many-tokens", f"you can have at most {MAX_TOKENS} tokens: delete one")
        identity, secret = await self.key(player, "token", label)
        return identity.key, secret

    async def register(self, player: Player, login: str, password: str) -> None:
        """Create an account for a guest."""
        if player.login is not None:
            raise Refused("has-account", "you have an account already")
        hashed = await run_in_threadpool(self._hasher.hash, password)
        try:
            await self._store.set_login(player.id, login, hashed)
        except Conflict:
            raise Refused("login-taken", "that name belongs to somebody else") from None

    async def sign_in(self, login: str, password: str) -> tuple[Identity, str]:
        """Sign in; return the identity with the secret for a new cookie."""
        found = await self._store.player_by_login(login)
        hashed = self._decoy if found is None else found[1]
        good = await run_in_threadpool(self._verify, hashed, password)
        if found is None or not good:
            raise Refused("wrong-password", "the name or the password is wrong", 401)
        return await self.key(found[0], "cookie", "")

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def sign_out(self, identity: Identity) -> None:
        """Delete the key that the visitor used."""
        await self._store.drop_key(identity.player.id, identity.key.id)


def bearer(connection: HTTPConnection) -> str | None:
    """Return the bearer token of a request, if any."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
