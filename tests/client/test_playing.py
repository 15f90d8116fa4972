"""Playing as a program."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import cast

from tests.client.support import async_test
from tichu.client import RequestRefused, TableConnection, play
from tichu.core.actions import Action, Pass
from tichu.core.view import View


class StubMirror:
    """A round that waits for seat 0 until somebody acts."""

    between_rounds = False

    def __init__(self) -> None:
        self.version, self.status = 5, "running"
        self.asked_seats = [0]

    def view(self, seat: int) -> View:
        return cast(View, None)


class StubTable:
    """A table that keeps the versions on which actions were decided."""

    def __init__(self) -> None:
        self.mirror = StubMirror()
        self.seen: list[int | None] = []

    async def updates(self) -> AsyncIterator[None]:
        yield None
        yield None

    async def act(self, action: Action, seat: int, *, seen: int | None = None) -> None:
        self.seen.append(seen)
        self.mirror.asked_seats, self.mirror.status = [], "finished"


@async_test
async def test_slow_decision_is_sent_with_the_version_that_was_looked_at() -> None:
    """Otherwise the server would take it for an answer to what happened while the player was thinking."""
    table = StubTable()

    async def decide(view: View) -> Action:
        table.mirror.version += 1
        return Pass()

    await play(cast(TableConnection, table), decide)

    assert table.seen == [5]


class ClosingTable(StubTable):
    """A table that is closed while an action is on its way; the update comes after the refusal."""

    async def updates(self) -> AsyncIterator[None]:
        yield None
        self.mirror.status = "closed"
        yield None

    async def act(self, action: Action, seat: int, *, seen: int | None = None) -> None:
        raise RequestRefused("table-closed", "this table is closed")


@async_test
async def test_a_table_that_closes_during_an_action_ends_the_match() -> None:
    async def decide(view: View) -> Action:
        return Pass()

    mirror = await play(cast(TableConnection, ClosingTable()), decide)

    assert mirror.status == "closed"
