"""Accounts: logins, passwords, recovery codes and deletion."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from tichu.server.errors import Refused
from tichu.server.identity import hashed_secret
from tichu.server.password_rules import why_guessable
from tichu.server.passwords import Passwords
from tichu.server.restrictions import active, check_not_banned
from tichu.server.security_log import SecurityEvent, record
from tichu.server.store import Conflict, Player, Store

CODE_LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Letters of recovery codes, without those that look alike."""
CODE_GROUPS: Final = 5
GROUP_SIZE: Final = 4
"""A recovery code has 20 letters, 100 random bits, in groups."""

_LOG_KEY: Final = secrets.token_bytes(16)
"""Key for the hashes of unknown logins in the log, so that nobody can find out what was typed."""


class Accounts:
    """Creates accounts, and proves that a visitor is the owner of one.

    ``address`` is the network address of the visitor, for the security log.
    """

    def __init__(self, store: Store, passwords: Passwords) -> None:
        self._store, self._passwords = store, passwords

    async def register(self, player: Player, login: str, password: str, address: str) -> str:
        """Create an account for a guest; return its recovery code."""
        if player.login is not None:
            raise Refused("has-account", "you have an account already")
        check_password(password, login)
        hashed, code = await self._passwords.hash(password), new_code()
        try:
            await self._store.set_login(player.id, login, hashed)
        except Conflict:
            raise Refused("login-taken", "that name belongs to somebody else") from None
        await self._store.set_recovery(player.id, hashed_code(code))
        record(SecurityEvent.ACCOUNT_CREATED, player=player.id, address=address)
        return code

    async def sign_in(self, login: str, password: str, address: str) -> Player:
        """Return the player with this login, if the password is right."""
        found = await self._store.player_by_login(login)
        player, hashed = found or (None, None)
        good = await self._passwords.verify(hashed, password)
        if player is None or hashed is None or not good:
            _record_failure(SecurityEvent.LOGIN_FAILED, player, login, address)
            raise wrong_password()
        if active(player.banned_until):
            record(SecurityEvent.LOGIN_FAILED, player=player.id, address=address, why="banned")
        check_not_banned(player)
        if self._passwords.outdated(hashed):
            await self._store.set_password(player.id, await self._passwords.hash(password))
        record(SecurityEvent.LOGIN, player=player.id, address=address)
        return player

    async def check(self, player: Player, password: str, address: str) -> None:
        """Refuse a visitor who does not know the password of their account."""
        found = None if player.login is None else await self._store.player_by_login(player.login)
        if not await self._passwords.verify(None if found is None else found[1], password):
            record(SecurityEvent.PASSWORD_CHECK_FAILED, player=player.id, address=address)
            raise Refused("wrong-password", "the password is wrong", 401)

    async def change_password(self, player: Player, old: str, new: str, address: str) -> None:
        """Change the password of an account."""
        await self.check(player, old, address)
        check_password(new, player.login or "")
        await self._store.set_password(player.id, await self._passwords.hash(new))
        record(SecurityEvent.PASSWORD_CHANGED, player=player.id, address=address)

    async def renew_code(self, player: Player, password: str, address: str) -> str:
        """Return a new recovery code; the old one is no longer valid."""
        await self.check(player, password, address)
        code = new_code()
        await self._store.set_recovery(player.id, hashed_code(code))
        record(SecurityEvent.RECOVERY_CODE_CREATED, player=player.id, address=address)
        return code

    async def recover(self, login: str, code: str, password: str, address: str) -> tuple[Player, str]:
        """Set a new password with a recovery code; return the player and their next code."""
        check_password(password, login)
        owner = await self._store.has_recovery(login, hashed_code(code))
        if owner is not None:
            check_not_banned(owner)  # before the code is used up
        hashed, following = await self._passwords.hash(password), new_code()
        player = await self._store.use_recovery(login, hashed_code(code), hashed_code(following), hashed)
        if player is None:
            _record_failure(SecurityEvent.RECOVERY_FAILED, None, login, address)
            raise Refused("wrong-code", "the name or the recovery code is wrong", 401)
        record(SecurityEvent.RECOVERED, player=player.id, address=address)
        return player, following


def check_password(password: str, login: str) -> None:
    """Refuse a password that is easy to guess."""
    why = why_guessable(password, login)
    if why is not None:
        raise Refused("weak-password", f"that password {why}: choose another", 422)


def wrong_password() -> Refused:
    """Return the refusal for a login that does not exist or another password; it does not say which."""
    return Refused("wrong-password", "the name or the password is wrong", 401)


def new_code() -> str:
    """Return a random recovery code, such as ``7KQ2-M4XD-…``."""
    letters = [secrets.choice(CODE_LETTERS) for _ in range(CODE_GROUPS * GROUP_SIZE)]
    return "-".join("".join(letters[at : at + GROUP_SIZE]) for at in range(0, len(letters), GROUP_SIZE))


def hashed_code(code: str) -> str:
    """Return the hash of a recovery code. Case, spaces and hyphens do not count."""
    return hashed_secret("".join(letter for letter in code.upper() if letter.isalnum()))


def _record_failure(event: SecurityEvent, player: Player | None, login: str, address: str) -> None:
    """Record a failure. What was typed as a login may be a password, so it is not written out."""
    if player is not None:
        record(event, player=player.id, address=address)
        return
    typed = login.casefold().encode(errors="replace")
    record(event, login_hash=hashlib.blake2b(typed, digest_size=4, key=_LOG_KEY).hexdigest(), address=address)
