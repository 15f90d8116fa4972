"""Requests of administrators to tables that run in other processes."""

from __future__ import annotations

import asyncio
import json

import pytest

from tichu.server.broker import Message
from tichu.server.broker.base import encode
from tichu.server.broker.memory import MemoryBroker
from tichu.server.errors import Refused, not_found
from tichu.server.remote_requests import RemoteRequests
from tichu.server.table.running import RunningTable
from tichu.server.table_requests import TableRequests


class LinkedBroker(MemoryBroker):
    """A broker whose messages go to the requests of another process."""

    def __init__(self) -> None:
        super().__init__()
        self.other: TableRequests | None = None
        self.their_requests: RemoteRequests | None = None

    def send(self, worker: str, message: Message) -> None:
        assert self.other is not None and self.their_requests is not None
        received = json.loads(encode(message))
        if received["k"] == "reply":
            self.their_requests.settle(received)
        else:
            asyncio.get_running_loop().create_task(self.other.serve(received))


def linked(there_finds: Exception, deleted: list[str]) -> TableRequests:
    """The requests of a process whose tables all run in another one."""

    async def elsewhere(name: str) -> RunningTable | str:
        return "other"

    async def find(name: str) -> RunningTable | str:
        raise there_finds

    async def delete(name: str) -> None:
        deleted.append(name)

    ours, theirs = LinkedBroker(), LinkedBroker()
    our_requests, their_requests = RemoteRequests(ours), RemoteRequests(theirs)
    here = TableRequests(our_requests, elsewhere, delete)
    ours.other, theirs.other = TableRequests(their_requests, find, delete), here
    ours.their_requests, theirs.their_requests = their_requests, our_requests
    return here


def test_a_table_is_deleted_by_the_process_that_runs_it() -> None:
    deleted: list[str] = []

    async def test() -> None:
        await linked(not_found("table"), deleted).delete_at("other", "table")

    asyncio.run(test())
    assert deleted == ["table"]


def test_a_refusal_to_close_comes_back() -> None:
    async def test() -> None:
        with pytest.raises(Refused) as refused:
            await linked(Refused("damaged-table", "it is damaged", 410), []).close("table")
        assert (refused.value.code, refused.value.status) == ("damaged-table", 410)

    asyncio.run(test())
