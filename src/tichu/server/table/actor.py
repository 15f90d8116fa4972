"""The task that runs one table: the only writer of its log.

Everything that happens to a table goes through its inbox and is dealt with one after the other. The path of
an action: it is applied to the state, written to the store, acknowledged to its sender, and shown to all as
each may see it. What could not be written did not happen: the state is then read from the log again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, NamedTuple, TypeAlias

from tichu.core.actions import Action, Tichu, Withdraw
from tichu.core.errors import TichuError
from tichu.core.view import View
from tichu.server import wire
from tichu.server.aliases import alias
from tichu.server.errors import Refused, forbidden
from tichu.server.store import Append, Conflict, Store
from tichu.server.store.rows import StoredEvent
from tichu.server.table import queries
from tichu.server.table.agenda import Intent, Sender
from tichu.server.table.audience import Audience, Visitor
from tichu.server.table.commands import Draft, Person, decide
from tichu.server.table.dealing import shuffle
from tichu.server.table.director import VOID, Director
from tichu.server.table.rows import match_row, table_row
from tichu.server.table.show import Shown, frame
from tichu.server.table.state import TableState
from tichu.server.workers.workers import Workers

log = logging.getLogger("tichu.server.table")

Job: TypeAlias = Callable[[], Awaitable[None]]

PATIENCE: Final = 2
"""So many decisions in a row the clock takes from a player before the bot holds the place."""


HOST_PATIENCE: Final = 60.0
"""Seconds after which somebody else may be the host of a table that waits for one who is gone."""


class Services(NamedTuple):
    """What a table needs of the house."""

    store: Store
    thinkers: Workers
    written: Callable[[TableState, StoredEvent], None]
    """Told of every event that was written."""
    handled: Callable[[float], None] = lambda seconds: None
    """Told how many seconds it took to deal with a frame."""


class Overtaken(Exception):
    """Another process writes the log of this table; no ``TichuError``, for it is no answer to anybody."""


class NotStored(Exception):
    """Events could not be written, so the state is ahead of the log."""


class Table:
    """A table that is running in this process."""

    def __init__(self, state: TableState, services: Services, lost: Callable[[Table], None]) -> None:
        self.state = state
        self.audience = Audience(state)
        self.touched_at = time.monotonic()
        self._services = services
        self._lost = lost
        self._inbox: asyncio.Queue[Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._hints: set[asyncio.Task[None]] = set()
        self._director = Director(self, services.thinkers)
        self._early_calls: dict[int, Intent] = {}
        """Tichu called while others still answer the Grand Tichu question: nobody may notice yet."""
        self._host_seen_at = self.touched_at
        self._ready: set[str] = set()
        self._votes: dict[str, set[str]] = {"pause": set(), "resume": set()}

    # -- life -----------------------------------------------------------------------------------------------

    @classmethod
    async def load(cls, table: str, services: Services, lost: Callable[[Table], None]) -> Table | None:
        """The table as its log tells it; None if there is no such table."""
        state = await _read(table, services.store)
        return None if state.version == 0 else cls(state, services, lost)

    @classmethod
    async def create(
        cls, table: str, drafts: Iterable[Draft], services: Services, lost: Callable[[Table], None]
    ) -> Table:
        """A new table, once its first events are written."""
        new = cls(TableState(table), services, lost)
        await new._commit(list(drafts))
        return new

    def start(self) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(self._run(), name=f"table {alias(self.state.id)}")
        self._task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """A table that has stopped by itself is no table: whoever asks for it reads it from the log again."""
        if not task.cancelled() and (trouble := task.exception()) is not None:
            log.error("table %s has stopped", alias(self.state.id), exc_info=trouble)
            self._director.rest()
            self._lost(self)

    async def stop(self) -> None:
        """Finish what is being written, then end."""
        if self._task is not None:
            self._inbox.put_nowait(self._end)
            await asyncio.wait([self._task], timeout=10)
            self._task.cancel()
            self._task = None
        self._director.rest()

    async def _end(self) -> None:
        raise asyncio.CancelledError

    async def _run(self) -> None:
        self._director.plan()
        while True:
            job = await self._inbox.get()
            try:
                await job()
            except Overtaken:
                log.warning("table %s was written to by another process", alias(self.state.id))
                self._director.rest()
                self._lost(self)
                return
            except NotStored:
                await self._reload()
            except Exception:
                log.exception("table %s", alias(self.state.id))
                await self._reload()

    async def _reload(self) -> None:
        """Read the table from its log again, after something could not be written."""
        self._director.rest()
        delay = 0.2
        while True:
            try:
                self.state = await _read(self.state.id, self._services.store)
                break
            except Exception as trouble:
                log.error("table %s cannot be read: %s", alias(self.state.id), type(trouble).__name__)
                await asyncio.sleep(delay)
                delay = min(5.0, delay * 2)
        for intent in self._early_calls.values():
            self.tell_void(intent, VOID)
        self._early_calls.clear()
        self.audience.renew(self.state)
        self._director.plan()
        live = self._live()
        for visitor in list(self.audience.visitors):
            self.audience.snapshot(visitor, live)

    @property
    def idle(self) -> bool:
        """Whether nobody looks at the table and nothing will happen by itself."""
        return not (self.audience.visitors or self._director.busy or not self._inbox.empty())

    # -- what visitors send ---------------------------------------------------------------------------------

    def do(self, job: Job) -> None:
        """Put something into the inbox."""
        self.touched_at = time.monotonic()
        self._inbox.put_nowait(job)

    def enter(self, visitor: Visitor, version: int | None) -> None:
        """A visitor comes, perhaps with the last version he has seen."""
        self.do(lambda: self._enter(visitor, version))

    def leave(self, visitor: Visitor) -> None:
        """A visitor's connection has ended."""
        self.do(lambda: self._depart(visitor))

    def receive(self, visitor: Visitor, message: wire.ClientFrame) -> None:
        """A visitor has sent a frame."""
        arrived = time.perf_counter()

        async def receive() -> None:
            await self._receive(visitor, message)
            self._services.handled(time.perf_counter() - arrived)

        self.do(receive)

    async def _enter(self, visitor: Visitor, version: int | None) -> None:
        state, person = self.state, visitor.person
        place = state.place_of(person.id)
        if place is None and not self._may_watch(person):
            self._tell_error(visitor, None, forbidden("nobody may watch at this table"))
            visitor.close(4403, "no spectators")
            return
        new = person.id not in self.audience.present()
        self.audience.admit(visitor, version, self._live(person.id))
        if new:
            self.audience.tell_live(self._live())
        if place is not None:
            await self._come_back(place)

    def _show_out(self) -> None:
        """Whoever came while the table was open and has found no place may not watch where nobody may."""
        if self.state.options.spectators or self.state.status == "open":
            return
        for visitor in list(self.audience.visitors):
            person = visitor.person
            if self.state.place_of(person.id) is None and not self._may_watch(person):
                self.audience.dismiss(visitor)
                self._tell_error(visitor, None, forbidden("nobody may watch at this table"))
                visitor.close(4403, "no spectators")

    def _may_watch(self, person: Person) -> bool:
        state = self.state
        return (
            state.options.spectators
            or state.status == "open"
            or person.id == state.host
            or any(chair.left for chair in state.places)
        )

    async def _come_back(self, place: int) -> None:
        """A player who was away plays himself again, and a table that slept without people goes on."""
        drafts = [Draft("back", {"place": place})] if self.state.places[place].away else []
        if self.state.asleep:
            drafts.append(Draft("resumed", {"player": self.state.places[place].player}))
        if drafts:
            await self._commit(drafts)

    async def _depart(self, visitor: Visitor) -> None:
        self.audience.dismiss(visitor)
        if visitor.person.id not in self.audience.present():
            self._ready.discard(visitor.person.id)
            self.audience.tell_live(self._live())
            self._deal_if_all_ready()

    async def _receive(self, visitor: Visitor, message: wire.ClientFrame) -> None:
        if visitor not in self.audience.visitors:
            return
        action_id: str | None = None
        try:
            if isinstance(message, wire.PingFrame):
                visitor.send(frame("pong", self.state.version, {}))
            elif isinstance(message, wire.ResumeFrame):
                self.audience.admit(visitor, message.d.v, self._live())
            else:
                action_id = message.d.id
                sender = Sender(visitor, action_id)
                if isinstance(message, wire.ActFrame):
                    await self._act(sender, message)
                elif isinstance(message, wire.DoFrame):
                    await self.command(visitor.person, message.d.do, sender)
                else:
                    await self._answer(sender, message.d)
        except Overtaken:
            self._tell_error(visitor, action_id, Refused("moved", "the table has moved: try again"))
            raise
        except TichuError as why:
            self._tell_error(visitor, action_id, why)
        except Exception:
            self._tell_error(
                visitor, action_id, Refused("not-stored", "that could not be written down: try again")
            )
            raise

    def _tell_error(self, visitor: Visitor, action_id: str | None, why: TichuError) -> None:
        data = {} if action_id is None else {"id": action_id}
        visitor.send(frame("error", self.state.version, {**data, "code": why.code, "message": str(why)}))

    def _acknowledge(self, sender: Sender | None, version: int) -> None:
        if sender is not None:
            sender.visitor.send(frame("ack", version, {"id": sender.action_id}))

    def tell_held(self, intent: Intent) -> None:
        """Tell the sender that his action waits."""
        if intent.sender is not None:
            data = {"id": intent.sender.action_id}
            intent.sender.visitor.send(frame("held", self.state.version, data))

    def tell_void(self, intent: Intent, why: tuple[str, str]) -> None:
        """Tell the sender that his action will not happen."""
        if intent.sender is not None:
            self._tell_error(intent.sender.visitor, intent.sender.action_id, Refused(*why))

    # -- commands -------------------------------------------------------------------------------------------

    async def command(self, person: Person, command: wire.Command, sender: Sender | None = None) -> None:
        """Do what a person asks for, apart from playing."""
        if sender is not None and (done := self.state.done.get((person.id, sender.action_id))) is not None:
            self._acknowledge(sender, done)
            return
        if self.state.place_of(person.id) is None and not self._may_watch(person):
            raise forbidden("you have no place at this table")
        await self._replace_lost_host(person)
        votes = self._votes.get(command.type, set())
        drafts = decide(self.state, person, command, votes)
        if drafts:
            await self._commit(drafts, person.id, sender)
            return
        if isinstance(command, wire.Ready):
            self._ready.add(person.id)
        self._acknowledge(sender, self.state.version)
        self.audience.tell_live(self._live())
        self._deal_if_all_ready()

    async def _replace_lost_host(self, person: Person) -> None:
        """Before and after a match somebody at the table takes over from a host who is long gone."""
        state, now = self.state, time.monotonic()
        if state.host == person.id or state.host in self.audience.present():
            self._host_seen_at = now
            return
        waits = state.status in ("open", "finished") and state.place_of(person.id) is not None
        if waits and now - self._host_seen_at > HOST_PATIENCE:
            await self._commit([Draft("host", {"player": person.id})])

    async def rename(self, person: Person) -> None:
        """A person who sits here has taken another name."""
        if any(place.player == person.id and place.name != person.name for place in self.state.places):
            await self._commit([Draft("named", {"player": person.id, "name": person.name})])

    def _deal_if_all_ready(self) -> None:
        """Do not wait any longer when everybody who is there wants to go on."""
        here = self.audience.present().intersection(self.state.people())
        if self._director.awaits_next_round and here and here <= self._ready:
            self._director.hurry()

    async def deal(self) -> None:
        """Deal the next round."""
        state = self.state
        if state.status == "running" and not state.paused and not state.in_play and state.match is not None:
            await self._commit([Draft("dealt", shuffle(state.game, state.match).to_json())])

    # -- questions ------------------------------------------------------------------------------------------

    async def _answer(self, sender: Sender, question: wire.AskData) -> None:
        state = self.state
        place = state.place_of(sender.visitor.person.id)
        if place is None:
            raise forbidden("you have no place at this table")
        if state.match is None:
            raise Refused("not-running", "no cards have been dealt yet")
        view = state.match.round.view(self._seat_for(place, question.seat))
        if question.what == "hint":
            others = [number for number in range(len(state.places)) if number != place]
            if any(state.bot_for(number) is None for number in others):
                raise Refused("no-hints", "hints are only for tables at which everybody else is a bot")
            if not state.in_play:
                raise Refused("round-over", "the round is over")
            if self._hints:
                raise Refused("slow-down", "one hint at a time", 429)
            task = asyncio.create_task(self._hint(sender, view, state.moment))
            self._hints.add(task)
            task.add_done_callback(self._hints.discard)
        elif question.what == "legal":
            self._tell_answer(sender, {"what": "legal", **queries.about_options(view)})
        elif question.what == "complete":
            answer = queries.about_completions(view, question.cards or "")
            self._tell_answer(sender, {"what": "complete", **answer})
        elif question.cards is None:
            raise Refused("malformed", "a question about cards needs cards", 422)
        else:
            self._tell_answer(sender, {"what": "cards", **queries.about_cards(view, question.cards)})

    async def _hint(self, sender: Sender, view: View, moment: int) -> None:
        try:
            thought = await self._services.thinkers.decide(self.state.options.stand_in, view, moment)
        except TichuError as why:
            self._tell_error(sender.visitor, sender.action_id, why)
            return
        answer = {
            "what": "hint",
            "action": thought.action.to_json(),
            "reason": thought.reason.to_json(),
            "sentence": str(thought.reason),
        }
        self._tell_answer(sender, answer)

    def _tell_answer(self, sender: Sender, answer: Shown) -> None:
        sender.visitor.send(frame("answer", self.state.version, {"id": sender.action_id, **answer}))

    # -- playing --------------------------------------------------------------------------------------------

    async def _act(self, sender: Sender, message: wire.ActFrame) -> None:
        state, person = self.state, sender.visitor.person
        done = state.done.get((person.id, sender.action_id))
        if done is not None:
            self._acknowledge(sender, done)
            return
        action = Action.from_json(message.d.action)
        place = state.place_of(person.id)
        if place is None:
            raise forbidden("you have no place at this table")
        if state.status != "running" or state.match is None:
            raise Refused("not-running", "no match is running at this table")
        seat = self._seat_for(place, message.d.seat)
        await self._come_back(place)
        if state.paused:
            raise Refused("paused", "the table is paused")
        if message.v is not None and not state.moment <= message.v <= state.version:
            raise Refused("stale", "the table has moved on: look again")
        await self.intend(Intent(seat, action, "player", sender))

    def _seat_for(self, place: int, asked: int | None) -> int:
        """The seat a place acts for: its own, or one it controls besides."""
        match = self.state.match
        assert match is not None
        if asked is None:
            return match.seating.index(place)
        if asked >= match.game.seats:
            raise Refused("no-such-seat", f"the seats are numbered 0 to {match.game.seats - 1}", 422)
        if match.controller(asked) != place:
            raise Refused("not-your-seat", "that is not your seat", 403)
        return asked

    async def intend(self, intent: Intent) -> None:
        """Make an action, or keep it until its moment has come."""
        round_ = self.state.round
        assert round_ is not None
        if round_.phase == "grand" and isinstance(intent.action, Tichu):
            round_.copy().apply(intent.seat, intent.action)
            before = self._early_calls.get(intent.seat)
            if before is not None and not intent.repeats(before):
                raise Refused("already-called", "you have already called")
            self._early_calls[intent.seat] = intent
            self.tell_held(intent)
        elif isinstance(intent.action, Tichu | Withdraw) or not self._director.keep(intent):
            await self.make(intent)

    async def make(self, intent: Intent) -> None:
        """Write an action down."""
        match = self.state.match
        assert match is not None
        place = match.controller(intent.seat)
        data: dict[str, Any] = {
            "seat": intent.seat,
            "place": place,
            "by": intent.by,
            "action": intent.action.to_json(),
        }
        decides = not isinstance(intent.action, Tichu | Withdraw)
        if decides and (spent := self._director.spent(intent.seat)):
            data["spent"] = spent
        drafts = [Draft("acted", data)]
        if intent.by == "clock" and self.state.run_out[place] + 1 >= PATIENCE:
            drafts.append(Draft("away", {"place": place}))
            if self._nobody_but(place):
                drafts.append(Draft("paused", {"player": None}))
        await self._commit(drafts, _player(intent), intent.sender)
        if self._early_calls and match.round.phase != "grand":
            self.do(self._make_early_calls)

    def _nobody_but(self, place: int) -> bool:
        """Whether everybody else at the table is a bot or away: then it sleeps until somebody returns."""
        others = [number for number in range(len(self.state.places)) if number != place]
        return all(self.state.bot_for(number) is not None for number in others)

    async def _make_early_calls(self) -> None:
        """Say the calls that had to wait for the last answer to the Grand Tichu question."""
        while self._early_calls:
            seat = min(self._early_calls)
            call = self._early_calls.pop(seat)
            try:
                await self.make(call)
            except TichuError as why:
                self.tell_void(call, (why.code, str(why)))
            except BaseException:
                self._early_calls[seat] = call  # its sender is told with the others that it did not happen
                raise

    # -- writing --------------------------------------------------------------------------------------------

    async def _commit(
        self, drafts: list[Draft], player: str | None = None, sender: Sender | None = None
    ) -> None:
        """Write events, then tell everybody. What the rules refuse is refused here, before anything."""
        state, at = self.state, time.time()
        events: list[StoredEvent] = []
        for draft in drafts:
            action_id = None if sender is None or events else sender.action_id
            event = StoredEvent(state.version + 1, draft.kind, draft.data, at, player, action_id)
            hidden = self._is_hidden(draft)
            try:
                state.apply(event)
            except TichuError as why:
                if events:  # the state is ahead of the log: read it again
                    raise NotStored from why
                raise
            self.audience.note(event, hidden)
            events.append(event)
            if draft.kind in ("dealt", "paused", "resumed"):
                self._ready.clear()
                for voters in self._votes.values():
                    voters.clear()
        self._director.plan()
        live = self._live()
        entry = Append(state.id, tuple(events), table_row(state, events, at), match_row(state, events, at))
        try:
            await self._services.store.append(entry)
        except Conflict as why:
            raise Overtaken from why
        except Exception as trouble:
            log.error("table %s cannot be written: %s", alias(state.id), type(trouble).__name__)
            raise NotStored from trouble
        self._acknowledge(sender, events[0].seq)
        self._show_out()
        self.audience.publish(live)
        for event in events:
            self._services.written(state, event)

    def _is_hidden(self, draft: Draft) -> bool:
        """Whether only the one who acts may know what he does: answers and gifts, until all are made."""
        return draft.kind == "acted" and draft.data["action"]["type"] in ("grand", "exchange")

    def _live(self, arriving: str | None = None) -> Shown:
        """What is not in the log: who is there, who is ready, and how the clocks stand."""
        people = self.state.people()
        present = self.audience.present()
        if arriving is not None:
            present = {*present, arriving}
        return {
            "present": sorted(present.intersection(people)),
            "watching": len(present.difference(people)),
            "ready": sorted(self._ready),
            "votes": {kind: sorted(voters) for kind, voters in self._votes.items() if voters},
            **self._director.shown(),
        }


def _player(intent: Intent) -> str | None:
    return None if intent.sender is None else intent.sender.visitor.person.id


async def _read(table: str, store: Store) -> TableState:
    """The state that the log tells."""
    state = TableState(table)
    for number, event in enumerate(await store.events(table), 1):
        state.apply(event)
        if number % 200 == 0:
            await asyncio.sleep(0)  # a long log must not keep other tables waiting
    return state
