"""Tokens of administrators, as they are made on the server's machine."""

from __future__ import annotations

import asyncio

from tichu.server.admin_tokens import create_admin_token
from tichu.server.store import AdminToken, Store


def new_token(store_url: str, name: str = "tester", days: float = 1.0) -> tuple[AdminToken, str]:
    """Create a token in the store; return it with its secret."""

    async def create() -> tuple[AdminToken, str]:
        store = await Store.open_unchanged(store_url)
        try:
            return await create_admin_token(store, name, days)
        finally:
            await store.close()

    return asyncio.run(create())
