"""Group commit: which entries share a transaction, and which fail together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from tests.server.store.support import outcome
from tichu.core.errors import TichuError
from tichu.server.store.errors import Conflict
from tichu.server.store.group_commit import GroupCommit


@dataclass
class Note:
    table: str
    text: str = ""


class FakeDatabase:
    """Keeps batches in a list. It can wait, refuse a text, or be unavailable."""

    def __init__(self) -> None:
        self.batches: list[list[Note]] = []
        self.tries = 0
        self.is_away = False
        self.asked = asyncio.Event()
        self.go = asyncio.Event()
        self.go.set()

    def write(self, notes: Sequence[Note], done: Callable[[BaseException | None], None]) -> None:
        self.writing = asyncio.create_task(self._write(notes))
        self.writing.add_done_callback(
            lambda task: done(asyncio.CancelledError() if task.cancelled() else task.exception())
        )

    async def _write(self, notes: Sequence[Note]) -> None:
        self.tries += 1
        self.asked.set()
        await self.go.wait()
        if self.is_away:
            raise OSError("unavailable")
        if any(note.text == "bad" for note in notes):
            raise ValueError("bad")
        self.batches.append(list(notes))

    async def diagnose(self, note: Note, error: Exception) -> TichuError:
        return Conflict("refused", f"{note.table}: {error}")


async def add_at_once(group: GroupCommit[Note], database: FakeDatabase, notes: Sequence[Note]) -> list[str]:
    """Add notes while another one is being written, so that they collect; return what becomes of them."""
    database.go.clear()
    first = asyncio.create_task(group.add(Note("first")))
    await database.asked.wait()
    others = [asyncio.create_task(outcome(group.add(note))) for note in notes]
    await asyncio.sleep(0)
    database.go.set()
    await first
    return await asyncio.gather(*others)


def with_group(
    test: Callable[[GroupCommit[Note], FakeDatabase], Awaitable[None]], max_batch: int = 1000
) -> None:
    async def main() -> None:
        database = FakeDatabase()
        group = GroupCommit(database.write, database.diagnose, max_batch)
        await test(group, database)
        await group.close()

    asyncio.run(main())


def test_an_entry_is_written_at_once_and_others_collect_meanwhile() -> None:
    async def test(group: GroupCommit[Note], database: FakeDatabase) -> None:
        await add_at_once(group, database, [Note(f"t{number}") for number in range(500)])
        assert [len(batch) for batch in database.batches] == [1, 500]

    with_group(test)


def test_a_batch_has_a_maximum_size() -> None:
    async def test(group: GroupCommit[Note], database: FakeDatabase) -> None:
        await add_at_once(group, database, [Note(f"t{number}") for number in range(25)])
        assert [len(batch) for batch in database.batches] == [1, 10, 10, 5]

    with_group(test, max_batch=10)


def test_an_invalid_entry_is_found_by_halving() -> None:
    async def test(group: GroupCommit[Note], database: FakeDatabase) -> None:
        notes = [Note(f"t{number}", "bad" if number == 77 else "") for number in range(256)]
        outcomes = await add_at_once(group, database, notes)
        assert [number for number, code in enumerate(outcomes) if code != "ok"] == [77]
        assert database.tries == 1 + 1 + 2 * 8
        assert sum(len(batch) for batch in database.batches) == 1 + 255

    with_group(test)


def test_entries_behind_a_failed_one_fail_in_the_same_table_only() -> None:
    async def test(group: GroupCommit[Note], database: FakeDatabase) -> None:
        database.go.clear()
        adding = [
            asyncio.create_task(outcome(group.add(Note(table, text))))
            for table, text in [("x", ""), ("a", ""), ("a", "bad"), ("b", ""), ("a", ""), ("b", "")]
        ]
        await database.asked.wait()
        database.asked.clear()
        database.go.set()  # for the first one
        database.go.clear()
        await database.asked.wait()  # the others are being written; these go into the next batch
        late = [asyncio.create_task(outcome(group.add(Note(table)))) for table in "ab"]
        await asyncio.sleep(0)
        database.go.set()
        assert await asyncio.gather(*adding) == ["ok", "ok", "refused", "ok", "conflict", "ok"]
        assert await asyncio.gather(*late) == ["conflict", "ok"]
        assert await outcome(group.add(Note("a"))) == "ok"

    with_group(test)


def test_an_unavailable_database_fails_the_whole_batch() -> None:
    async def test(group: GroupCommit[Note], database: FakeDatabase) -> None:
        database.is_away = True
        notes = [Note(f"t{number}") for number in range(100)]
        outcomes = await asyncio.gather(*(outcome(group.add(note)) for note in notes))
        assert set(outcomes) == {"store-unavailable"}
        assert database.tries == 2  # not once per entry
        database.is_away = False
        await group.add(Note("t1"))

    with_group(test)


def test_callers_do_not_wait_for_a_cancelled_writer() -> None:
    async def test(group: GroupCommit[Note], database: FakeDatabase) -> None:
        database.go.clear()
        waiting = asyncio.create_task(outcome(group.add(Note("a"))))
        await database.asked.wait()
        behind = asyncio.create_task(outcome(group.add(Note("b"))))
        await asyncio.sleep(0)
        database.writing.cancel()
        assert await waiting == await behind == "store-closed"
        assert await outcome(group.add(Note("c"))) == "store-closed"

    with_group(test)
