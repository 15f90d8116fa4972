"""Helpers for the tests of the store."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from tichu.core.errors import TichuError
from tichu.server.store import (
    MatchRow,
    MatchSeat,
    NewEvents,
    Player,
    Store,
    StoredEvent,
    TableRow,
    TableStatus,
)

T = TypeVar("T")


def with_store(url: str, test: Callable[[Store], Awaitable[T]]) -> T:
    """Run a test with an open store."""

    async def main() -> T:
        store = await Store.open(url)
        try:
            return await test(store)
        finally:
            await store.close()

    return asyncio.run(main())


def event(seq: int, **changes: Any) -> StoredEvent:
    values: dict[str, Any] = {"kind": "action", "data": {"seq": seq}, "at": 1000.0 + seq}
    return StoredEvent(seq, **(values | changes))


def entry(table: str, *seqs: int, **changes: Any) -> NewEvents:
    return NewEvents(table, tuple(event(seq, **changes) for seq in seqs))


def table_row(id: str, status: TableStatus = "open", at: float = 1000.0, **changes: Any) -> TableRow:
    values: dict[str, Any] = {
        "public": True,
        "variant": "tichu",
        "edition": "fata-morgana",
        "host": "anna",
        "created_at": 1000.0,
        "summary": {"people": ["anna"]},
    }
    return TableRow(id=id, status=status, updated_at=at, **(values | changes))


def match_row(table: str, number: int = 1, *people: str, at: float = 1000.0, **changes: Any) -> MatchRow:
    seats = tuple(
        MatchSeat(place, people[place] if place < len(people) else None, f"Name {place}", None)
        for place in range(4)
    )
    values: dict[str, Any] = {
        "variant": "tichu",
        "edition": "fata-morgana",
        "finished_at": None,
        "first_seq": 1,
        "result": None,
        "seats": seats,
    }
    return MatchRow(table=table, number=number, started_at=at, **(values | changes))


def person(id: str, login: str | None = None) -> Player:
    return Player(id, id.title(), login, 1000.0)


async def outcome(awaitable: Awaitable[object]) -> str:
    """``ok``, or the code of the error."""
    try:
        await awaitable
    except TichuError as error:
        return error.code
    return "ok"
