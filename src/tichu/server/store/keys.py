"""Keys in the store: the credentials of players' browsers and programs."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import ColumnElement, delete, exc, insert, select, update

from tichu.server.store.database import Database
from tichu.server.store.errors import Conflict, StoreError, translate_errors
from tichu.server.store.people import PLAYER_COLUMNS, no_player
from tichu.server.store.rows import Key, KeyKind, Player
from tichu.server.store.schema import keys, players

_KEY_COLUMNS = (
    keys.c.id,
    keys.c.player,
    keys.c.kind,
    keys.c.label,
    keys.c.created_at,
    keys.c.last_used_at,
    keys.c.scope,
)


class Keys:
    """Queries and updates of keys."""

    _database: Database

    async def add_key(self, key: Key, hash: str, *, replaces: str | None = None) -> None:
        """Add a key of a player; only its hash is stored. The key ``replaces`` is deleted with it."""
        values = {
            "id": key.id,
            "player": key.player,
            "kind": key.kind,
            "label": key.label,
            "hash": hash,
            "created_at": key.created_at,
            "last_used_at": key.last_used_at,
            "scope": key.scope,
        }
        try:
            with translate_errors():
                async with self._database.writing() as connection:
                    if replaces is not None:
                        await connection.execute(delete(keys).where(keys.c.id == replaces))
                    await connection.execute(insert(keys), values)
        except StoreError as error:
            if not isinstance(error.__cause__, exc.IntegrityError):
                raise
            if not await self._player_exists(key.player):
                raise no_player(key.player) from error
            raise Conflict("conflict", "this key already exists") from error

    async def player_by_key(self, hash: str) -> tuple[Player, Key] | None:
        """The key with this hash and its player."""
        query = select(*PLAYER_COLUMNS, *_KEY_COLUMNS).join_from(players, keys).where(keys.c.hash == hash)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        count = len(PLAYER_COLUMNS)
        return (Player(*row[:count]), Key(*row[count:])) if row else None

    async def keys(self, player: str, kind: KeyKind) -> list[Key]:
        """A player's keys of one kind, oldest first."""
        query = select(*_KEY_COLUMNS).where(keys.c.player == player, keys.c.kind == kind)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(keys.c.created_at, keys.c.id))
            return [Key(*row) for row in rows]

    async def owners(self, ids: Collection[str]) -> dict[str, Player]:
        """The players of those of these keys that exist."""
        query = select(keys.c.id, *PLAYER_COLUMNS).join_from(players, keys).where(keys.c.id.in_(ids))
        async with self._database.reading() as connection:
            return {row[0]: Player(*row[1:]) for row in await connection.execute(query)}

    async def drop_keys(self, player: str, ids: Collection[str]) -> list[str]:
        """Delete these keys of a player; return those that existed."""
        return await self._drop(keys.c.player == player, keys.c.id.in_(ids))

    async def drop_expired(self, used_before: float, created_before: float) -> list[str]:
        """Delete cookies that were last used, or created, before these times; return their ids."""
        old = (keys.c.last_used_at < used_before) | (keys.c.created_at < created_before)
        return await self._drop(keys.c.kind == "cookie", old)

    async def _drop(self, *conditions: ColumnElement[bool]) -> list[str]:
        statement = delete(keys).where(*conditions).returning(keys.c.id)
        with translate_errors():
            async with self._database.writing() as connection:
                return list(await connection.scalars(statement))

    async def touch_key(self, key_id: str, at: float, label: str | None = None) -> None:
        """Record when a key was last used, and its label if one is given."""
        values: dict[str, Any] = (
            {"last_used_at": at} if label is None else {"last_used_at": at, "label": label}
        )
        statement = update(keys).where(keys.c.id == key_id).values(values)
        with translate_errors():
            async with self._database.writing() as connection:
                await connection.execute(statement)

    async def _player_exists(self, id: str) -> bool:
        async with self._database.reading() as connection:
            return await connection.scalar(select(players.c.id).where(players.c.id == id)) is not None
