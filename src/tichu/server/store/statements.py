"""Statements that SQLite and PostgreSQL want in different words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from sqlalchemy import ARRAY, Insert, Table, bindparam, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


def upsert(dialect: str, table: Table, **merge: Callable[[Any, Any], Any]) -> Insert:
    """Insert a row, or replace the one with the same primary key.

    ``merge`` says for a column what its value becomes then, from the old and the new one.
    """
    statement = postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)
    values: dict[str, Any] = {
        column.name: statement.excluded[column.name] for column in table.c if not column.primary_key
    }
    for name, merged in merge.items():
        values[name] = merged(table.c[name], statement.excluded[name])
    return statement.on_conflict_do_update(index_elements=list(table.primary_key), set_=values)


async def insert_rows(connection: AsyncConnection, table: Table, rows: Sequence[dict[str, Any]]) -> None:
    """Insert many rows, each with a value for every column, the fast way of the database."""
    if not rows:
        return
    if connection.dialect.name == "postgresql":
        columns = {column.name: [row[column.name] for row in rows] for column in table.c}
        await connection.execute(_insert_columns(table), columns)
    else:
        await connection.execute(insert(table), rows)


@cache
def _insert_columns(table: Table) -> Insert:
    """One array per column instead of one statement per row: four times as fast on PostgreSQL."""
    arrays = [func.unnest(bindparam(column.name, type_=ARRAY(column.type))) for column in table.c]
    return insert(table).from_select([column.name for column in table.c], select(*arrays))
