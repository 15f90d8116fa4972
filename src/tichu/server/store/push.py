"""Subscriptions for notifications in the store, and the server's own secrets."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite

from tichu.server.store.database import Database
from tichu.server.store.errors import translate_errors
from tichu.server.store.schema import push_subscriptions, server_secrets
from tichu.server.store.statements import upsert


class PushSubscription(NamedTuple):
    """A browser that is sent notifications: the address at its push service, and its keys.

    ``key`` is the session of the browser; the subscription ends with it.
    """

    endpoint: str
    player: str
    key: str
    p256dh: str
    auth: str
    language: str
    created_at: float


class PushSubscriptions:
    """Queries and updates of subscriptions and secrets."""

    _database: Database

    async def subscribe(self, subscription: PushSubscription, limit: int) -> None:
        """Add or replace a subscription; of a player's, only the latest ``limit`` are kept."""
        subscribed = push_subscriptions.c
        newest = (
            select(subscribed.endpoint)
            .where(subscribed.player == subscription.player)
            .order_by(subscribed.created_at.desc(), subscribed.endpoint)
            .limit(limit)
        )
        surplus = (subscribed.player == subscription.player) & subscribed.endpoint.not_in(newest)
        with translate_errors():
            async with self._database.writing() as connection:
                statement = upsert(self._database.dialect, push_subscriptions)
                await connection.execute(statement, subscription._asdict())
                await connection.execute(delete(push_subscriptions).where(surplus))

    async def subscriptions(self, player: str) -> list[PushSubscription]:
        """The subscriptions of a player, oldest first."""
        subscribed = push_subscriptions.c
        query = select(*subscribed).where(subscribed.player == player)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(subscribed.created_at, subscribed.endpoint))
            return [PushSubscription(*row) for row in rows]

    async def unsubscribe(self, endpoint: str, player: str | None = None) -> bool:
        """Delete a subscription, of anybody or of one player; False if there is none."""
        this = push_subscriptions.c.endpoint == endpoint
        if player is not None:
            this &= push_subscriptions.c.player == player
        with translate_errors():
            async with self._database.writing() as connection:
                return bool((await connection.execute(delete(push_subscriptions).where(this))).rowcount)

    async def secret(self, name: str, new: str) -> str:
        """A secret of the server; ``new`` if there is none yet. Of two processes, both get the same."""
        insert = postgresql.insert if self._database.dialect == "postgresql" else sqlite.insert
        statement = insert(server_secrets).on_conflict_do_nothing()
        with translate_errors():
            async with self._database.writing() as connection:
                await connection.execute(statement, {"name": name, "value": new})
                query = select(server_secrets.c.value).where(server_secrets.c.name == name)
                return str(await connection.scalar(query))
