"""Statements that differ between SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from sqlalchemy import ARRAY, Insert, Table, bindparam, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


def upsert(dialect: str, table: Table, **merge: Callable[[Any, Any], Any]) -> Insert:
    """Build a statement that inserts a row or replaces the one with the same primary key.

    ``merge`` maps a column to a function that combines its old and new value.
    """
    statement = postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)
    values: dict[str, Any] = {
        column.name: statement.excluded[column.name] for column in table.c if not column.primary_key
    }
    for name, merged in merge.items():
        values[name] = merged(table.c[name], statement.excluded[name])
    return statement.on_conflict_do_update(index_elements=list(table.primary_key), set_=values)


async def insert_rows(connection: AsyncConnection, table: Table, rows: Sequence[dict[str, Any]]) -> None:
    """Insert many rows, each with a value for every column, in the database's fastest way."""
    if not rows:
        return
    if connection.dialect.name == "postgresql":
        columns = {column.name: [row[column.name] for row in rows] for column in table.c}
        await connection.execute(_insert_columns(table), columns)
    else:
        await connection.execute(insert(table), rows)


@cache
def _insert_columns(table: Table) -> Insert:
    """Insert one array per column instead of row by row: four times as fast on PostgreSQL."""
    arrays = [func.unnest(bindparam(column.name, type_=ARRAY(column.type))) for column in table.c]
    return insert(table).from_select([column.name for column in table.c], select(*arrays))
