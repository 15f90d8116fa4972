"""Statements that differ between SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from sqlalchemy import ARRAY, Delete, Insert, Table, bindparam, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from tichu.server.store.sqlite_writer import Rows


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


def fastest(statement: Insert | Delete, rows: Rows) -> tuple[Insert | Delete, Any]:
    """Return PostgreSQL's fastest way to execute a statement for many rows, with its parameters."""
    if type(statement) is Insert:  # not an upsert
        table = statement.table
        return _insert_columns(table), {column.name: [row[column.name] for row in rows] for column in table.c}
    return statement, rows


@cache
def _insert_columns(table: Table) -> Insert:
    """Insert one array per column instead of row by row: four times as fast on PostgreSQL."""
    arrays = [func.unnest(bindparam(column.name, type_=ARRAY(column.type))) for column in table.c]
    return insert(table).from_select([column.name for column in table.c], select(*arrays))
