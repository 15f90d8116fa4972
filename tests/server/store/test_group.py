"""Group commit by itself: who shares a transaction, and who pays for a failure."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from tests.server.store.support import outcome
from tichu.core.errors import TichuError
from tichu.server.store.errors import Conflict
from tichu.server.store.group import GroupCommit


@dataclass
class Note:
    table: str
    text: str = ""


class Paper:
    """A database of lists: it can hesitate, refuse a text, or be away."""

    def __init__(self) -> None:
        self.batches: list[list[Note]] = []
        self.tries = 0
        self.away = False
        self.asked = asyncio.Event()
        self.go = asyncio.Event()
        self.go.set()

    async def write(self, notes: Sequence[Note]) -> None:
        self.tries += 1
        self.asked.set()
        await self.go.wait()
        if self.away:
            raise OSError("nobody home")
        if any(note.text == "bad" for note in notes):
            raise ValueError("bad")
        self.batches.append(list(notes))

    async def blame(self, note: Note, error: Exception) -> TichuError:
        return Conflict("guilty", f"{note.table}: {error}")


def with_group(test: Callable[[GroupCommit[Note], Paper], Awaitable[None]], most: int = 1000) -> None:
    async def main() -> None:
        paper = Paper()
        group = GroupCommit(paper.write, paper.blame, most)
        await test(group, paper)
        await group.close()

    asyncio.run(main())


def test_what_comes_together_is_written_together() -> None:
    async def test(group: GroupCommit[Note], paper: Paper) -> None:
        await asyncio.gather(*(group.add(Note(f"t{number}")) for number in range(500)))
        assert [len(batch) for batch in paper.batches] == [500]

    with_group(test)


def test_the_next_batch_gathers_while_one_is_written() -> None:
    async def test(group: GroupCommit[Note], paper: Paper) -> None:
        paper.go.clear()
        first = asyncio.create_task(group.add(Note("first")))
        await paper.asked.wait()
        others = [asyncio.create_task(group.add(Note(f"t{number}"))) for number in range(20)]
        await asyncio.sleep(0)
        paper.go.set()
        await asyncio.gather(first, *others)
        assert [len(batch) for batch in paper.batches] == [1, 20]

    with_group(test)


def test_a_batch_has_its_bound() -> None:
    async def test(group: GroupCommit[Note], paper: Paper) -> None:
        await asyncio.gather(*(group.add(Note(f"t{number}")) for number in range(25)))
        assert [len(batch) for batch in paper.batches] == [10, 10, 5]

    with_group(test, most=10)


def test_the_guilty_one_is_found_by_halving() -> None:
    async def test(group: GroupCommit[Note], paper: Paper) -> None:
        notes = [Note(f"t{number}", "bad" if number == 77 else "") for number in range(256)]
        outcomes = await asyncio.gather(*(outcome(group.add(note)) for note in notes))
        assert [number for number, code in enumerate(outcomes) if code != "ok"] == [77]
        assert paper.tries == 1 + 2 * 8
        assert sum(len(batch) for batch in paper.batches) == 255

    with_group(test)


def test_those_behind_a_failed_one_fail_in_their_table_only() -> None:
    async def test(group: GroupCommit[Note], paper: Paper) -> None:
        paper.go.clear()
        adding = [
            asyncio.create_task(outcome(group.add(Note(table, text))))
            for table, text in [("a", ""), ("a", "bad"), ("b", ""), ("a", ""), ("b", "")]
        ]
        await paper.asked.wait()  # the batch is on its way; these wait for the next
        late = [asyncio.create_task(outcome(group.add(Note(table)))) for table in "ab"]
        await asyncio.sleep(0)
        paper.go.set()
        assert await asyncio.gather(*adding) == ["ok", "guilty", "ok", "conflict", "ok"]
        assert await asyncio.gather(*late) == ["conflict", "ok"]
        assert await outcome(group.add(Note("a"))) == "ok"

    with_group(test)


def test_a_database_that_is_away() -> None:
    async def test(group: GroupCommit[Note], paper: Paper) -> None:
        paper.away = True
        outcomes = await asyncio.gather(*(outcome(group.add(Note(f"t{number}"))) for number in range(100)))
        assert set(outcomes) == {"store-unavailable"}
        assert paper.tries == 1  # it is not asked a hundred times
        paper.away = False
        await group.add(Note("t1"))

    with_group(test)


def test_a_killed_writer_leaves_nobody_waiting() -> None:
    async def test(group: GroupCommit[Note], paper: Paper) -> None:
        paper.go.clear()
        waiting = asyncio.create_task(outcome(group.add(Note("a"))))
        await paper.asked.wait()
        behind = asyncio.create_task(outcome(group.add(Note("b"))))
        await asyncio.sleep(0)
        group._writer.cancel()
        assert await waiting == await behind == "store-closed"
        assert await outcome(group.add(Note("c"))) == "store-closed"

    with_group(test)
