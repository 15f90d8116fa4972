"""Answers to clients that ask about the rules or for a hint."""

from __future__ import annotations

import asyncio
import logging

from tichu.core.errors import TichuError
from tichu.core.view import View
from tichu.server import wire
from tichu.server.table import queries
from tichu.server.table.audience import Connection
from tichu.server.table.projection import Shown, frame
from tichu.server.table.replies import error_frame
from tichu.server.workers.fair_queue import Owner
from tichu.server.workers.workers import Workers
from tichu.table.errors import Refused, forbidden
from tichu.table.state import TableState

log = logging.getLogger("tichu.server.table")


class Answers:
    """Answers the questions of one table's clients. A hint takes a while, and there is one at a time."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._hint: asyncio.Task[None] | None = None

    def stop(self) -> None:
        """Give up the hint that is being thought about."""
        if self._hint is not None:
            self._hint.cancel()

    def answer(self, state: TableState, connection: Connection, question: wire.AskData) -> None:
        """Answer a question, or refuse it."""
        try:
            view = self._view(state, connection, question)
            if question.what == "hint":
                self._start_hint(state, connection, question, view)
            else:
                _send(state, connection, question, _about(view, question))
        except TichuError as why:
            connection.send(error_frame(state.version, question.id, why))

    def _view(self, state: TableState, connection: Connection, question: wire.AskData) -> View:
        place = state.place_of(connection.person.id)
        if place is None:
            raise forbidden("you have no place at this table")
        state.check_plays(place)
        if state.match is None:
            raise Refused("not-running", "no cards have been dealt yet")
        return state.match.round.view(state.seat_for(place, question.seat))

    def _start_hint(
        self, state: TableState, connection: Connection, question: wire.AskData, view: View
    ) -> None:
        own = state.place_of(connection.person.id)
        if any(state.bot_for(place) is None for place in range(len(state.places)) if place != own):
            raise Refused("no-hints", "hints are available only if all other players are bots")
        if not state.in_play:
            raise Refused("round-over", "the round is over")
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


def _about(view: View, question: wire.AskData) -> Shown:
    match question.what:
        case "legal":
            return queries.about_options(view)
        case "complete":
            return queries.about_completions(view, question.cards or "")
        case _:
            if question.cards is None:
                raise Refused("malformed", "this question needs cards", 422)
            return queries.about_cards(view, question.cards)


def _send(state: TableState, connection: Connection, question: wire.AskData, answer: Shown) -> None:
    data = {"id": question.id, "what": question.what, **answer}
    connection.send(frame("answer", state.version, data))
