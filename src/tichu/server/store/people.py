"""Players in the store: names, logins, and the keys of their browsers and programs."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, exc, insert, select, update

from tichu.server.store.database import Database
from tichu.server.store.errors import Conflict, StoreError, translate_errors
from tichu.server.store.rows import Key, KeyKind, Player
from tichu.server.store.schema import keys, players

_player = (players.c.id, players.c.name, players.c.login, players.c.created_at)
_key = (keys.c.id, keys.c.player, keys.c.kind, keys.c.label, keys.c.created_at, keys.c.last_used_at)


class People:
    """Queries and updates of players and their keys."""

    _database: Database

    async def add_player(self, player: Player) -> None:
        """Add a player; `Conflict` if the id or the login is taken."""
        values = {
            "id": player.id,
            "name": player.name,
            "login": player.login,
            "login_key": _login_key(player.login),
            "created_at": player.created_at,
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
            row = (await connection.execute(select(*_player).where(players.c.id == id))).first()
        return Player(*row) if row else None

    async def player_by_login(self, login: str) -> tuple[Player, str] | None:
        """The player with this login, ignoring case, and the hash of their password."""
        query = select(*_player, players.c.password_hash).where(players.c.login_key == _login_key(login))
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        if row is None or row.password_hash is None:
            return None
        return Player(*row[:-1]), row.password_hash

    async def rename(self, id: str, name: str) -> None:
        """Change a player's name."""
        await self._change(id, {"name": name})

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
            raise _no_player(id)

    # -- keys ------------------------------------------------------------------------------------------------

    async def add_key(self, key: Key, hash: str) -> None:
        """Add a key of a player; only its hash is stored."""
        values = {
            "id": key.id,
            "player": key.player,
            "kind": key.kind,
            "label": key.label,
            "hash": hash,
            "created_at": key.created_at,
            "last_used_at": key.last_used_at,
        }
        try:
            with translate_errors():
                async with self._database.writing() as connection:
                    await connection.execute(insert(keys), values)
        except StoreError as error:
            if not isinstance(error.__cause__, exc.IntegrityError):
                raise
            if not await self.player(key.player):
                raise _no_player(key.player) from error
            raise Conflict("conflict", "this key already exists") from error

    async def player_by_key(self, hash: str) -> tuple[Player, Key] | None:
        """The key with this hash and its player."""
        query = select(*_player, *_key).join_from(players, keys).where(keys.c.hash == hash)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        return (Player(*row[: len(_player)]), Key(*row[len(_player) :])) if row else None

    async def keys(self, player: str, kind: KeyKind) -> list[Key]:
        """A player's keys of one kind, oldest first."""
        query = select(*_key).where(keys.c.player == player, keys.c.kind == kind)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(keys.c.created_at, keys.c.id))
            return [Key(*row) for row in rows]

    async def drop_key(self, player: str, key_id: str) -> bool:
        """Delete a player's key; False if they have no such key."""
        statement = delete(keys).where(keys.c.id == key_id, keys.c.player == player)
        with translate_errors():
            async with self._database.writing() as connection:
                return bool((await connection.execute(statement)).rowcount)

    async def touch_key(self, key_id: str, at: float) -> None:
        """Record when a key was last used."""
        statement = update(keys).where(keys.c.id == key_id).values(last_used_at=at)
        with translate_errors():
            async with self._database.writing() as connection:
                await connection.execute(statement)


def _login_key(login: str | None) -> str | None:
    return None if login is None else login.casefold()


def _login_taken() -> Conflict:
    return Conflict("login-taken", "another player has this login")


def _no_player(id: str) -> StoreError:
    return StoreError("unknown-player", f"there is no player {id}")
