"""Requests to tables without a socket. The table may run in another process; its answer comes back."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

from pydantic import ValidationError

from tichu.core.errors import TichuError
from tichu.server import wire
from tichu.server.broker import Broker, Message
from tichu.server.errors import Refused
from tichu.server.table.running import RunningTable
from tichu.table.commands import Command, Person, command_to_json

REQUEST_TIMEOUT: Final = 10.0
"""Seconds to wait for a table to carry out a request."""
NO_ANSWER: Final = ("no-answer", "the table does not answer: try again", 503)


class TableRequests:
    """Carries out requests at tables of this process, and forwards those for other tables.

    ``find`` returns a table, or the name of the process that runs it; ``delete`` deletes a table.
    """

    def __init__(
        self,
        broker: Broker,
        find: Callable[[str], Awaitable[RunningTable | str]],
        delete: Callable[[str], Awaitable[None]],
    ) -> None:
        self._broker, self._find, self._delete = broker, find, delete
        self._replies: dict[str, asyncio.Future[None]] = {}

    async def command(self, person: Person, name: str, command: Command) -> None:
        """Carry out a command of a person who need not be connected to the table."""
        forwarded = {"person": list(person), "do": command_to_json(command)}
        await self._at_table(name, lambda table: table.request(person, command), forwarded)

    async def close(self, name: str) -> None:
        """Close a table for an administrator."""
        await self._at_table(name, RunningTable.force_close, {"admin": "close"})

    async def delete_at(self, worker: str, name: str) -> None:
        """Let another process, which runs a table, delete it."""
        await _in_time(self._forward(worker, name, {"admin": "delete"}))

    async def _at_table(
        self, name: str, ask: Callable[[RunningTable], asyncio.Future[None]], forwarded: Message
    ) -> None:
        home = await self._find(name)
        done = ask(home) if isinstance(home, RunningTable) else self._forward(home, name, forwarded)
        try:
            await _in_time(done)
        finally:
            del done, home, ask  # a refusal refers to this frame: the table must not live as long as it does

    def _forward(self, worker: str, name: str, request: Message) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        reply = secrets.token_urlsafe(9)
        self._replies[reply] = done
        done.add_done_callback(lambda _: self._replies.pop(reply, None))
        message = {"k": "request", "table": name, "reply": reply, "from": self._broker.worker}
        self._broker.send(worker, {**message, **request})
        return done

    # -- messages of other processes -------------------------------------------------------------------------

    async def serve(self, message: Message) -> None:
        """Carry out a request of another process, and answer it."""
        answer: Message = {"k": "reply", "reply": message["reply"]}
        try:
            await self._carry_out(message)
        except Refused as why:
            answer |= {"refused": [why.code, why.sentence, why.status], "params": why.params}
        except TichuError as why:
            answer |= {"refused": [why.code, why.sentence, 409], "params": why.params}
        except (ValidationError, OSError):
            answer["refused"] = list(NO_ANSWER)
        self._broker.send(message["from"], answer)

    async def _carry_out(self, message: Message) -> None:
        match message.get("admin"):
            case "close":
                await self.close(message["table"])
            case "delete":
                await self._delete(message["table"])
            case _:
                command = wire.COMMAND.validate_python(message["do"])
                await self.command(Person(*message["person"]), message["table"], command)

    def settle(self, message: Message) -> None:
        """Take the answer of another process."""
        done = self._replies.get(message["reply"])
        if done is None or done.done():
            return
        if "refused" in message:
            done.set_exception(Refused(*message["refused"], params=message.get("params", {})))
        else:
            done.set_result(None)


async def _in_time(done: asyncio.Future[Any]) -> None:
    try:
        async with asyncio.timeout(REQUEST_TIMEOUT):
            await done
    except TimeoutError:
        raise Refused(*NO_ANSWER) from None
    finally:
        del done
