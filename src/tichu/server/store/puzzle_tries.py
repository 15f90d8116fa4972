"""First tries of people at puzzles."""

from __future__ import annotations

from sqlalchemy import Integer, cast, func, select
from sqlalchemy.dialects import postgresql, sqlite

from tichu.server.store.database import Database
from tichu.server.store.errors import translate_errors
from tichu.server.store.schema import puzzle_tries


class PuzzleTries:
    """One row for each puzzle and person: whether the first try was right. Later tries change nothing."""

    _database: Database

    async def add_try(self, puzzle: str, player: str, right: bool, at: float) -> None:
        """Remember the first try of a person at a puzzle; a later one is ignored."""
        insert = postgresql.insert if self._database.dialect == "postgresql" else sqlite.insert
        statement = insert(puzzle_tries).on_conflict_do_nothing()
        with translate_errors():
            async with self._database.writing() as connection:
                row = {"puzzle": puzzle, "player": player, "right": right, "at": at}
                await connection.execute(statement, row)

    async def puzzle_results(self) -> dict[str, tuple[int, int]]:
        """Return how many were right at the first try, and how many tried, by puzzle."""
        tried = puzzle_tries.c
        query = select(tried.puzzle, func.sum(cast(tried.right, Integer)), func.count()).group_by(
            tried.puzzle
        )
        async with self._database.bulk_reading() as connection:
            rows = await connection.execute(query)
            return {puzzle: (int(right), int(tries)) for puzzle, right, tries in rows}

    async def tries_of(self, player: str) -> dict[str, bool]:
        """Return the puzzles that a person has tried, and whether the first try was right."""
        tried = puzzle_tries.c
        query = (
            select(tried.puzzle, tried.right).where(tried.player == player).order_by(tried.at, tried.puzzle)
        )
        async with self._database.reading() as connection:
            return {puzzle: bool(right) for puzzle, right in await connection.execute(query)}
