"""Requests to tables without a socket. The table may run in another process; its answer comes back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from tichu.server import wire
from tichu.server.broker import Message
from tichu.server.remote_requests import RemoteRequests, in_time
from tichu.server.table.running import RunningTable
from tichu.table.arrangement import Arrangement
from tichu.table.commands import Command, Person, command_to_json
from tichu.table.events import CloseReason


class TableRequests:
    """Carries out requests at tables of this process, and forwards those for other tables.

    ``find`` returns a table, or the name of the process that runs it; ``delete`` deletes a table.
    """

    def __init__(
        self,
        remote: RemoteRequests,
        find: Callable[[str], Awaitable[RunningTable | str]],
        delete: Callable[[str], Awaitable[None]],
    ) -> None:
        self._remote, self._find, self._delete = remote, find, delete

    async def command(self, person: Person, name: str, command: Command) -> None:
        """Carry out a command of a person who need not be connected to the table."""
        forwarded = {"person": list(person), "do": command_to_json(command)}
        await self._at_table(name, lambda table: table.request(person, command), forwarded)

    async def arrange(self, name: str, arrangement: Arrangement) -> None:
        """Make a table what its tournament wants."""
        forwarded = {"arrange": arrangement.to_json()}
        await self._at_table(name, lambda table: table.arrange(arrangement), forwarded)

    async def close(self, name: str, reason: CloseReason = "administrator") -> None:
        """Close a table for an administrator or a director."""
        forwarded = {"admin": "close", "reason": reason}
        await self._at_table(name, lambda table: table.force_close(reason), forwarded)

    async def delete_at(self, worker: str, name: str) -> None:
        """Let another process, which runs a table, delete it."""
        await in_time(self._forward(worker, name, {"admin": "delete"}))

    async def _at_table(
        self, name: str, ask: Callable[[RunningTable], asyncio.Future[None]], forwarded: Message
    ) -> None:
        home = await self._find(name)
        done = ask(home) if isinstance(home, RunningTable) else self._forward(home, name, forwarded)
        try:
            await in_time(done)
        finally:
            del done, home, ask  # a refusal refers to this frame: the table must not live as long as it does

    def _forward(self, worker: str, name: str, request: Message) -> asyncio.Future[None]:
        return self._remote.send(worker, {"k": "request", "table": name, **request})

    # -- messages of other processes -------------------------------------------------------------------------

    async def serve(self, message: Message) -> None:
        """Carry out a request of another process, and answer it."""
        await self._remote.answer(message, self._carry_out)

    async def _carry_out(self, message: Message) -> None:
        table = message["table"]
        if "arrange" in message:
            await self.arrange(table, Arrangement.from_json(message["arrange"]))
            return
        match message.get("admin"):
            case "close":
                await self.close(table, message["reason"])
            case "delete":
                await self._delete(table)
            case _:
                command = wire.COMMAND.validate_python(message["do"])
                await self.command(Person(*message["person"]), table, command)
