"""Answers to clients that ask about the rules or for a hint."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

from tichu.core.errors import TichuError
from tichu.core.view import View
from tichu.server import wire
from tichu.server.frame_text import frame
from tichu.server.table.replies import error_frame
from tichu.server.workers.fair_queue import Owner
from tichu.server.workers.workers import Workers
from tichu.table.errors import Refused
from tichu.table.frames.answers import RuleAnswers, asked_seats, asking_view, check_hint
from tichu.table.frames.audience import Connection
from tichu.table.frames.projection import Shown
from tichu.table.state import TableState

log = logging.getLogger("tichu.server.table")

UNASKED = "offer"
"""Id of an answer that the client has not asked for."""


class Answers:
    """Answers the questions of one table's clients. A hint takes a while, and there is one at a time."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._hint: asyncio.Task[None] | None = None
        self._rules = RuleAnswers()

    def stop(self) -> None:
        """Give up the hint that is being thought about."""
        if self._hint is not None:
            self._hint.cancel()

    def answer(self, state: TableState, connection: Connection, question: wire.AskData) -> None:
        """Answer a question, or refuse it."""
        try:
            view = asking_view(state, connection.person.id, question.seat)
            if question.what == "hint":
                self._start_hint(state, connection, question, view)
            else:
                _send(state, connection, question, self._rules.about(state, view, question))
        except TichuError as why:
            connection.send(error_frame(state.version, question.id, why))

    def offer_legal(self, state: TableState, connections: Iterable[Connection]) -> None:
        """Send their legal actions, unasked, to clients that want them and that the round waits for."""
        for connection in connections:
            if connection.wants_legal:
                for seat in asked_seats(state, connection.person.id):
                    question = wire.AskData(id=UNASKED, what="legal", seat=seat)
                    self.answer(state, connection, question)

    def _start_hint(
        self, state: TableState, connection: Connection, question: wire.AskData, view: View
    ) -> None:
        check_hint(state, connection.person.id)
        if self._hint is not None and not self._hint.done():
            raise Refused("slow-down", "one hint at a time", 429)
        self._hint = asyncio.create_task(self._give_hint(state, connection, question, view))

    async def _give_hint(
        self, state: TableState, connection: Connection, question: wire.AskData, view: View
    ) -> None:
        try:
            owner = Owner(connection.person.id, state.id)
            thought = await self._workers.decide(state.options.stand_in, view, state.moment, owner=owner)
        except TichuError as why:
            connection.send(error_frame(state.version, question.id, why))
        except Exception:
            log.exception("no hint")
            no_hint = Refused("no-hints", "there is no hint at the moment", 503)
            connection.send(error_frame(state.version, question.id, no_hint))
        else:
            reason = thought.reason
            hint = {"action": thought.action.to_json(), "reason": reason.to_json(), "sentence": str(reason)}
            _send(state, connection, question, hint)


def _send(state: TableState, connection: Connection, question: wire.AskData, answer: Shown) -> None:
    data = {"id": question.id, "what": question.what, **answer}
    connection.send(frame("answer", state.version, data))
