"""A complete check of a store: the file, the schema, and the log of every table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from tichu.server.aliases import alias
from tichu.server.store import Store, StoreError
from tichu.server.store.database import Location
from tichu.server.store.integrity import file_problems
from tichu.server.table.log import DamagedTable, read_state


@dataclass(slots=True)
class StoreReport:
    """What a check has found."""

    tables: int = 0
    events: int = 0
    problems: int = 0


async def check_store(url: str, on_problem: Callable[[str], None]) -> StoreReport:
    """Read everything in a store and report each problem as a sentence.

    The server may be running; nothing is changed.
    """
    report = StoreReport()

    def found(problem: str) -> None:
        report.problems += 1
        on_problem(problem)

    path = Location(url).path
    if path is not None:
        if not path.is_file():
            raise StoreError("bad-store-url", f"there is no store at {path}")
        for problem in await asyncio.to_thread(file_problems, path, thorough=True):
            found(f"{path}: {problem}")
    store = await Store.open_unchanged(url)
    try:
        for table, last in (await store.last_versions()).items():
            report.tables += 1
            if why := await _log_problem(store, table, last):
                found(f"table {table} ({alias(table)} in the server's log): {why}")
            else:
                report.events += last
    finally:
        await store.close()
    return report


async def _log_problem(store: Store, table: str, last: int) -> str | None:
    """Return what is wrong with the log of a table, if anything."""
    try:
        state = await read_state(table, store)
    except DamagedTable as damage:
        return damage.reason
    if state.version < last:  # the server may have written more meanwhile
        return f"the log ends after event {state.version}, but has events up to {last}"
    return None
