"""Requests to other processes of the server, and their answers."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

from pydantic import ValidationError

from tichu.core.errors import TichuError
from tichu.server.broker import Broker, Message
from tichu.server.errors import Refused

REQUEST_TIMEOUT: Final = 10.0
"""Seconds to wait for a request to be carried out."""
NO_ANSWER: Final = ("no-answer", "the table does not answer: try again", 503)


class RemoteRequests:
    """Sends requests to other processes, and answers theirs."""

    def __init__(self, broker: Broker) -> None:
        self._broker = broker
        self._replies: dict[str, asyncio.Future[Any]] = {}

    def send(self, worker: str, message: Message) -> asyncio.Future[Any]:
        """Send a request; the future has the answer, or raises the refusal."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        reply = secrets.token_urlsafe(9)
        self._replies[reply] = done
        done.add_done_callback(lambda _: self._replies.pop(reply, None))
        self._broker.send(worker, {**message, "reply": reply, "from": self._broker.worker})
        return done

    async def answer(self, message: Message, carry_out: Callable[[Message], Awaitable[Any]]) -> None:
        """Carry out a request of another process, and answer it."""
        answer: Message = {"k": "reply", "reply": message["reply"]}
        try:
            answer["result"] = await carry_out(message)
        except Refused as why:
            answer |= {"refused": [why.code, why.sentence, why.status], "params": why.params}
        except TichuError as why:
            answer |= {"refused": [why.code, why.sentence, 409], "params": why.params}
        except (ValidationError, OSError):
            answer["refused"] = list(NO_ANSWER)
        self._broker.send(message["from"], answer)

    def settle(self, message: Message) -> None:
        """Take the answer of another process."""
        done = self._replies.get(message["reply"])
        if done is None or done.done():
            return
        if "refused" in message:
            done.set_exception(Refused(*message["refused"], params=message.get("params", {})))
        else:
            done.set_result(message.get("result"))


async def in_time(done: asyncio.Future[Any]) -> Any:
    """Wait for an answer, but not for long."""
    try:
        async with asyncio.timeout(REQUEST_TIMEOUT):
            return await done
    except TimeoutError:
        raise Refused(*NO_ANSWER) from None
    finally:
        del done
