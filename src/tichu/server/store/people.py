"""Players in the store: names, logins, passwords and recovery codes."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, exc, insert, select, update

from tichu.server.store.database import Database
from tichu.server.store.errors import Conflict, StoreError, translate_errors
from tichu.server.store.rows import Player
from tichu.server.store.schema import players

PLAYER_COLUMNS = (
    players.c.id,
    players.c.name,
    players.c.login,
    players.c.created_at,
    players.c.recovery_hash.is_not(None).label("recoverable"),
    players.c.banned_until,
    players.c.muted_until,
    players.c.avatar,
)


class People:
    """Queries and updates of players."""

    _database: Database

    async def add_player(self, player: Player) -> None:
        """Add a player; `Conflict` if the id or the login is taken."""
        values = {
            "id": player.id,
            "name": player.name,
            "login": player.login,
            "login_key": _login_key(player.login),
            "created_at": player.created_at,
            "avatar": player.avatar,
        }
        try:
            with translate_errors():
                async with self._database.writing() as connection:
                    await connection.execute(insert(players), values)
        except StoreError as error:
            if not isinstance(error.__cause__, exc.IntegrityError):
                raise
            if await self.player(player.id):
                raise Conflict("conflict", f"player {player.id} already exists") from error
            raise _login_taken() from error

    async def player(self, id: str) -> Player | None:
        """The player with this id."""
        async with self._database.reading() as connection:
            row = (await connection.execute(select(*PLAYER_COLUMNS).where(players.c.id == id))).first()
        return Player(*row) if row else None

    async def player_by_login(self, login: str) -> tuple[Player, str] | None:
        """The player with this login, ignoring case, and the hash of their password."""
        query = select(*PLAYER_COLUMNS, players.c.password_hash).where(
            players.c.login_key == _login_key(login)
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        if row is None or row.password_hash is None:
            return None
        return Player(*row[:-1]), row.password_hash

    async def rename(self, id: str, name: str) -> None:
        """Change a player's name."""
        await self._change(id, {"name": name})

    async def set_avatar(self, id: str, avatar: str | None) -> None:
        """Change a player's picture; None for none."""
        await self._change(id, {"avatar": avatar})

    async def set_login(self, id: str, login: str, password_hash: str) -> None:
        """Set or change a player's login and password; `Conflict` if another player has the login."""
        try:
            await self._change(
                id, {"login": login, "login_key": _login_key(login), "password_hash": password_hash}
            )
        except StoreError as error:
            if isinstance(error.__cause__, exc.IntegrityError):
                raise _login_taken() from error
            raise

    async def _change(self, id: str, values: dict[str, Any]) -> None:
        with translate_errors():
            async with self._database.writing() as connection:
                done = await connection.execute(update(players).where(players.c.id == id).values(values))
        if not done.rowcount:
            raise no_player(id)

    # -- passwords and recovery codes ------------------------------------------------------------------------

    async def set_password(self, id: str, password_hash: str) -> None:
        """Change the password of a player who has a login."""
        await self._change(id, {"password_hash": password_hash})

    async def set_recovery(self, id: str, recovery_hash: str) -> None:
        """Replace a player's recovery code; only its hash is stored."""
        await self._change(id, {"recovery_hash": recovery_hash})

    async def has_recovery(self, login: str, recovery_hash: str) -> Player | None:
        """The player with this login and the recovery code with this hash."""
        query = select(*PLAYER_COLUMNS).where(_by_recovery(login, recovery_hash))
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        return Player(*row) if row else None

    async def use_recovery(self, login: str, used: str, new: str, password_hash: str) -> Player | None:
        """Set a new password with a recovery code, which is replaced; None if the code is not valid.

        ``used`` and ``new`` are the hashes of the two codes. Of two requests with one code, one succeeds.
        """
        values = {"recovery_hash": new, "password_hash": password_hash}
        mine = _by_recovery(login, used)
        statement = update(players).where(mine).values(values).returning(*PLAYER_COLUMNS)
        with translate_errors():
            async with self._database.writing() as connection:
                row = (await connection.execute(statement)).first()
        return Player(*row) if row else None


def _by_recovery(login: str, recovery_hash: str) -> ColumnElement[bool]:
    return (players.c.login_key == _login_key(login)) & (players.c.recovery_hash == recovery_hash)


def _login_key(login: str | None) -> str | None:
    return None if login is None else login.casefold()


def _login_taken() -> Conflict:
    return Conflict("login-taken", "another player has this login")


def no_player(id: str) -> StoreError:
    """Return the error for a player who does not exist."""
    return StoreError("unknown-player", f"no player has the id {id}")
