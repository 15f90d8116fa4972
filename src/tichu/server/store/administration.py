"""What administrators need of the store: their tokens, lists of tables and people, bans, mutes, deletion."""

from __future__ import annotations

from collections.abc import Collection
from itertools import count
from typing import Any, Final, NamedTuple

from sqlalchemy import Select, delete, func, insert, or_, select, update

from tichu.server.store.database import Database
from tichu.server.store.errors import translate_errors
from tichu.server.store.json_text import to_text
from tichu.server.store.people import PLAYER_COLUMNS, People
from tichu.server.store.rows import AdminToken, ListedTable, Player, TableStatus
from tichu.server.store.schema import (
    admin_tokens,
    events,
    held_addresses,
    matches,
    players,
    rounds,
    table_people,
    tables,
)
from tichu.server.store.tables import table_of_row

_TOKEN_COLUMNS: Final = (
    admin_tokens.c.id,
    admin_tokens.c.name,
    admin_tokens.c.created_at,
    admin_tokens.c.expires_at,
    admin_tokens.c.last_used_at,
)


PAGE: Final = 500
"""Tables that are read at a time."""


class TableFilter(NamedTuple):
    """Which tables are listed: in these states, of this player, with this text in the title or a name."""

    status: Collection[TableStatus]
    player: str | None = None
    search: str = ""
    limit: int = 100


class PersonFilter(NamedTuple):
    """Which people are listed; ``banned_after`` and ``muted_after`` are the time at which they must be so."""

    search: str = ""
    banned_after: float | None = None
    muted_after: float | None = None
    limit: int = 100


class Administration(People):
    """Queries and updates for administrators."""

    _database: Database

    # -- tokens ----------------------------------------------------------------------------------------------

    async def add_admin_token(self, token: AdminToken, hash: str) -> None:
        """Add a token of an administrator; only its hash is stored."""
        values = {
            "id": token.id,
            "name": token.name,
            "hash": hash,
            "created_at": token.created_at,
            "expires_at": token.expires_at,
            "last_used_at": token.last_used_at,
        }
        with translate_errors():
            async with self._database.writing() as connection:
                await connection.execute(insert(admin_tokens), values)

    async def admin_token(self, hash: str) -> AdminToken | None:
        """The token with this hash, also if it has expired."""
        query = select(*_TOKEN_COLUMNS).where(admin_tokens.c.hash == hash)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        return AdminToken(*row) if row else None

    async def admin_tokens(self) -> list[AdminToken]:
        """All tokens of administrators, oldest first."""
        query = select(*_TOKEN_COLUMNS).order_by(admin_tokens.c.created_at, admin_tokens.c.id)
        async with self._database.reading() as connection:
            return [AdminToken(*row) for row in await connection.execute(query)]

    async def touch_admin_token(self, id: str, at: float) -> None:
        """Record when a token was last used."""
        statement = update(admin_tokens).where(admin_tokens.c.id == id).values(last_used_at=at)
        with translate_errors():
            async with self._database.writing() as connection:
                await connection.execute(statement)

    async def drop_admin_token(self, id: str) -> bool:
        """Delete a token; False if there is none with this id."""
        with translate_errors():
            async with self._database.writing() as connection:
                done = await connection.execute(delete(admin_tokens).where(admin_tokens.c.id == id))
        return bool(done.rowcount)

    # -- tables ----------------------------------------------------------------------------------------------

    async def find_tables(self, wanted: TableFilter) -> list[ListedTable]:
        """Tables with their versions, latest change first."""
        query = select(tables, _version()).where(tables.c.status.in_(wanted.status))
        if wanted.player is not None:
            mine = select(table_people.c.table_id).where(table_people.c.player == wanted.player)
            query = query.where(tables.c.id.in_(mine))
        if wanted.search:
            text = to_text({"": wanted.search})[5:-2]  # as the JSON of a summary has it
            query = query.where(tables.c.summary.icontains(text, autoescape=True))
        query = query.order_by(tables.c.updated_at.desc(), tables.c.id).limit(PAGE)
        found: list[ListedTable] = []  # the text may be elsewhere in a summary, so more are read
        for offset in count(0, PAGE):
            page = await self._listed(query.offset(offset))
            found += [each for each in page if _is_about(each, wanted.search)]
            if len(page) < PAGE or len(found) >= wanted.limit:
                break
        return found[: wanted.limit]

    async def listed_table(self, id: str) -> ListedTable | None:
        """The table with this id, and its version."""
        found = await self._listed(select(tables, _version()).where(tables.c.id == id))
        return found[0] if found else None

    async def _listed(self, query: Select[Any]) -> list[ListedTable]:
        async with self._database.bulk_reading() as connection:
            rows = (await connection.execute(query)).all()
        return [ListedTable(table_of_row(row), row.version or 0) for row in rows]

    async def delete_table(self, id: str) -> None:
        """Delete a table with its log and its matches, in one transaction. No process may have it loaded."""
        with translate_errors():
            async with self._database.writing() as connection:
                for table in (events, rounds, matches):
                    await connection.execute(delete(table).where(table.c.table_id == id))
                await connection.execute(delete(tables).where(tables.c.id == id))

    # -- people ----------------------------------------------------------------------------------------------

    async def find_players(self, wanted: PersonFilter) -> list[Player]:
        """Players whose id is the text or whose name or login contains it, latest first."""
        query = select(*PLAYER_COLUMNS)
        if wanted.search:
            query = query.where(
                or_(
                    players.c.id == wanted.search,
                    players.c.name.icontains(wanted.search, autoescape=True),
                    players.c.login_key.contains(wanted.search.casefold(), autoescape=True),
                )
            )
        if wanted.banned_after is not None:
            query = query.where(players.c.banned_until > wanted.banned_after)
        if wanted.muted_after is not None:
            query = query.where(players.c.muted_until > wanted.muted_after)
        query = query.order_by(players.c.created_at.desc(), players.c.id).limit(wanted.limit)
        async with self._database.bulk_reading() as connection:
            return [Player(*row) for row in await connection.execute(query)]

    async def ban(self, id: str, until: float | None) -> None:
        """Ban a player until a time, infinite for good; None ends the ban."""
        await self._change(id, {"banned_until": until})

    async def mute(self, id: str, until: float | None) -> None:
        """Mute a player until a time, infinite for good; None ends it."""
        await self._change(id, {"muted_until": until})

    # -- addresses -------------------------------------------------------------------------------------------

    async def hold_address(self, network: str, player: str, until: float) -> None:
        """Hold an address for a banned player until a time, instead of until another one."""
        values = {"network": network, "player": player, "until": until}
        with translate_errors():
            async with self._database.writing() as connection:
                await connection.execute(delete(held_addresses).where(held_addresses.c.network == network))
                await connection.execute(insert(held_addresses), values)

    async def free_addresses(self, player: str) -> None:
        """Free the addresses that are held for a player."""
        with translate_errors():
            async with self._database.writing() as connection:
                await connection.execute(delete(held_addresses).where(held_addresses.c.player == player))

    async def held_addresses(self, now: float) -> list[tuple[str, str, float]]:
        """Addresses, for whom they are held, and until when; those whose time is over are deleted."""
        columns = held_addresses.c
        async with self._database.reading() as connection:
            query = select(columns.network, columns.player, columns.until)
            found = [(row.network, row.player, row.until) for row in await connection.execute(query)]
        if any(until <= now for _, _, until in found):
            with translate_errors():
                async with self._database.writing() as connection:
                    await connection.execute(delete(held_addresses).where(columns.until <= now))
        return [entry for entry in found if entry[2] > now]


def _is_about(listed: ListedTable, text: str) -> bool:
    """Whether the title of a table, or the name of somebody there, contains a text."""
    summary = listed.row.summary
    names = [summary.get("title", ""), *(place["name"] for place in summary.get("places", ()))]
    return any(text.casefold() in name.casefold() for name in names)


def _version() -> Any:
    """The number of the last event of a table, as a column of a query of tables."""
    log = events.c
    return select(func.max(log.seq)).where(log.table_id == tables.c.id).scalar_subquery().label("version")
