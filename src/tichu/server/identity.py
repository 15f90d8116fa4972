"""Who a visitor is: a guest at first, an account if he likes, a program with a token.

A secret is shown once, in a cookie or as a token; the store keeps only its hash.
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
MOST_TOKENS: Final = 20
TOUCH_EVERY: Final = 60.0
"""Seconds after which it is written down again that a token is in use."""
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200

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
    """A visitor who is known, and by which key."""

    player: Player
    key: Key

    @property
    def person(self) -> Person:
        """The visitor as tables know him."""
        return Person(self.player.id, self.player.name)


class Identities:
    """Finds out who a visitor is, and makes guests, accounts and tokens."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._hasher = PasswordHasher()
        self._decoy = self._hasher.hash(secrets.token_hex(8))

    async def of(self, connection: HTTPConnection) -> Identity | None:
        """The visitor at the other end: by his token, or by his cookie."""
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
        """A new guest, and the secret for his cookie."""
        name = f"{secrets.choice(_FIRST)} {secrets.choice(_SECOND)}"
        player = Player(secrets.token_urlsafe(9), name, None, time.time())
        await self._store.add_player(player)
        return await self.key(player, "cookie", "")

    async def key(self, player: Player, kind: KeyKind, label: str) -> tuple[Identity, str]:
        """A new key for a player, and its secret, which is not kept."""
        secret = ("tichu_" if kind == "token" else "") + secrets.token_urlsafe(32)
        key = Key(secrets.token_urlsafe(6), player.id, kind, label, time.time(), None)
        await self._store.add_key(key, _hash(secret))
        return Identity(player, key), secret

    async def token(self, player: Player, label: str) -> tuple[Key, str]:
        """A token for the player's programs."""
        if len(await self._store.keys(player.id, "token")) >= MOST_TOKENS:
            raise Refused("too-many-tokens", f"nobody needs more than {MOST_TOKENS} tokens: delete one")
        identity, secret = await self.key(player, "token", label)
        return identity.key, secret

    async def register(self, player: Player, login: str, password: str) -> None:
        """Make a guest an account."""
        if player.login is not None:
            raise Refused("has-account", "you have an account already")
        hashed = await run_in_threadpool(self._hasher.hash, password)
        try:
            await self._store.set_login(player.id, login, hashed)
        except Conflict:
            raise Refused("login-taken", "that name belongs to somebody else") from None

    async def sign_in(self, login: str, password: str) -> tuple[Identity, str]:
        """The player with that account, and the secret for a new cookie."""
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
        """Forget the key with which a visitor came."""
        await self._store.drop_key(identity.player.id, identity.key.id)


def bearer(connection: HTTPConnection) -> str | None:
    """The token of a program, if it has sent one."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
