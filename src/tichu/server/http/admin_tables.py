"""Routes for administrators: tables."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import Field

from tichu.server.aliases import alias
from tichu.server.errors import Refused, not_found
from tichu.server.http.admin_access import Admin
from tichu.server.http.admin_answers import AdminTableAnswer
from tichu.server.http.context import Context, ServerContext
from tichu.server.store import ListedTable, TableFilter, TableStatus

admin_tables = APIRouter(prefix="/api/admin", tags=["administration"])

MAX_LISTED = 500
MAX_SEARCH = 60
"""Maximum characters of a text that is looked for."""

Limit = Annotated[int, Field(ge=1, le=MAX_LISTED)]
Search = Annotated[str, Field(max_length=MAX_SEARCH)]


@admin_tables.get("/tables")
async def list_tables(
    admin: Admin,
    context: Context,
    status: Annotated[list[TableStatus] | None, Query()] = None,
    player: Annotated[str, Field(max_length=40)] | None = None,
    search: Search = "",
    limit: Limit = 100,
) -> list[AdminTableAnswer]:
    """List tables, latest change first: open and running ones, or those with one of the ``status`` given.

    ``player`` is the id of somebody who has a place or is the host; ``search`` is part of the title or of the
    name of somebody at the table.
    """
    wanted = TableFilter(status or ("open", "running"), player, search, limit)
    found = await context.store.find_tables(wanted)
    admin.record("list-tables")
    return [AdminTableAnswer.of_listed(each) for each in found]


@admin_tables.get("/tables/{table}")
async def show_table(table: str, admin: Admin, context: Context) -> AdminTableAnswer:
    """Describe a table."""
    found = await _table(context, table)
    admin.record("show-table", table=alias(table))
    return AdminTableAnswer.of_listed(found)


@admin_tables.post("/tables/{table}/close", status_code=204)
async def close_table(table: str, admin: Admin, context: Context) -> None:
    """Close a table: everybody there is told and disconnected, and nobody can play there any more.

    Its log and its finished matches stay.
    """
    found = await _table(context, table)
    if found.row.status == "closed":
        raise Refused("table-closed", "this table is closed already")
    await context.hub.close_table(table)
    admin.record("close-table", table=alias(table))


@admin_tables.delete("/tables/{table}", status_code=204)
async def delete_table(table: str, admin: Admin, context: Context) -> None:
    """Delete a table with its log, its matches and their records. Ratings stay."""
    await _table(context, table)
    await context.hub.delete_table(table)
    admin.record("delete-table", table=alias(table))


async def _table(context: ServerContext, table: str) -> ListedTable:
    found = await context.store.listed_table(table)
    if found is None:
        raise not_found("table")
    return found
