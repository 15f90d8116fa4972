"""Answers to clients that ask about the rules or for a hint."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

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

Computed = TypeVar("Computed")


MAX_KEPT = 64
"""Maximum answers of one version of a table that are kept."""
UNASKED = "offer"
"""Id of an answer that the client has not asked for."""


class Answers:
    """Answers the questions of one table's clients. A hint takes a while, and there is one at a time.

    What has to be computed from the cards is computed once for each version and seat.
    """

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._hint: asyncio.Task[None] | None = None
        self._version = 0
        self._kept: dict[tuple[str, int | None, str], Any] = {}

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
                _send(state, connection, question, self._about(state, view, question))
        except TichuError as why:
            connection.send(error_frame(state.version, question.id, why))

    def offer_legal(self, state: TableState, connections: Iterable[Connection]) -> None:
        """Send their legal actions, unasked, to clients that want them and that the round waits for."""
        for connection in connections:
            if connection.wants_legal:
                for seat in _asked_seats(state, connection):
                    question = wire.AskData(id=UNASKED, what="legal", seat=seat)
                    self.answer(state, connection, question)

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
        if state.options.rated:
            raise Refused("no-hints", "there are no hints at rated tables")
        own = state.place_of(connection.person.id)
        if state.arrangement is not None:
            raise Refused("no-hints", "there are no hints in a tournament")
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

    def _about(self, state: TableState, view: View, question: wire.AskData) -> Shown:
        if self._version != state.version or len(self._kept) >= MAX_KEPT:
            self._version = state.version
            self._kept.clear()
        cards = question.cards
        match question.what:
            case "legal":
                return self._once(("legal", view.seat, ""), lambda: queries.about_options(view))
            case "complete":
                combos = self._once(("playable", view.seat, ""), lambda: queries.playable_combos(view))
                return queries.about_completions(combos, cards or "")
            case _:
                if cards is None:
                    raise Refused("malformed", "this question needs cards", 422)
                return self._once(("cards", view.seat, cards), lambda: queries.about_cards(view, cards))

    def _once(self, key: tuple[str, int | None, str], compute: Callable[[], Computed]) -> Computed:
        """Return what is kept under the key, or compute it."""
        if key not in self._kept:
            self._kept[key] = compute()
        kept: Computed = self._kept[key]
        return kept


def _asked_seats(state: TableState, connection: Connection) -> list[int]:
    """Return the seats of a client for which the round waits."""
    place, match = state.place_of(connection.person.id), state.match
    if place is None or match is None or not state.in_play or state.bot_for(place) is not None:
        return []
    return [seat for seat in match.round.to_act() if match.controller(seat) == place]


def _send(state: TableState, connection: Connection, question: wire.AskData, answer: Shown) -> None:
    data = {"id": question.id, "what": question.what, **answer}
    connection.send(frame("answer", state.version, data))
