"""A table that runs in this process: the shell around the table machine, and the only writer of its log.

The path of an action: the machine takes it into its state, the events are stored, the sender gets the
acknowledgement, and everybody is shown what they may see. What could not be stored did not happen: the state
is then read from the log again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Any

from tichu.core.actions import Action
from tichu.core.errors import TichuError
from tichu.server import wire
from tichu.server.aliases import alias
from tichu.server.cancellation import cancel_and_wait
from tichu.server.frame_text import frame
from tichu.server.store import Conflict, NewEvents
from tichu.server.table import replies
from tichu.server.table.answers import Answers
from tichu.server.table.log import DamagedTable, read_state, to_stored
from tichu.server.table.replies import FutureReply, Reply, SocketReply, error_frame
from tichu.server.table.rows import match_row, round_row, table_row
from tichu.server.table.services import Services
from tichu.server.workers.fair_queue import Owner
from tichu.table import effects as fx
from tichu.table import inputs
from tichu.table.arrangement import Arrangement
from tichu.table.commands import Command, Person, Sit
from tichu.table.errors import Refused, forbidden
from tichu.table.events import CloseReason, Recorded
from tichu.table.frames.audience import Audience, Connection
from tichu.table.frames.projection import Shown
from tichu.table.inputs import Input, Sender
from tichu.table.machine import MOVED, NOT_STORED, Machine
from tichu.table.state import TableState

log = logging.getLogger("tichu.server.table")

STOP_TIMEOUT = 10.0
"""Seconds to wait for the store when a table stops."""
FIRST_RETRY, LAST_RETRY = 0.2, 5.0
"""Seconds between two attempts to read a log, at first and at most."""


class RunningTable:
    """The shell of one table machine.

    ``lost`` is called if the table stops by itself: another process writes its log, or it has failed.
    """

    def __init__(self, state: TableState, services: Services, lost: Callable[[RunningTable], None]) -> None:
        self.audience = Audience(state, frame)
        self.touched_at = time.monotonic()
        self._services = services
        self._lost = lost
        self._loop = asyncio.get_running_loop()
        self._machine = Machine(
            state, services.providers, self.audience.note, sleep_after=services.sleep_after
        )
        self._jobs: deque[tuple[Callable[..., None], tuple[Any, ...]]] = deque()
        """Methods and arguments for input that arrived while events were being stored."""
        self._requests: set[FutureReply] = set()
        """Requests without a connection that have no reply yet."""
        self._questions: dict[int, asyncio.Task[None]] = {}
        self._answers = Answers(services.workers)
        self._timer: asyncio.TimerHandle | None = None
        self._storing = False
        self._stored: asyncio.Future[None] | None = None
        """Done when what is being stored is stored, for somebody who waits for that."""
        self._reloading: asyncio.Task[None] | None = None
        self._stopped = False

    # -- starting and stopping -------------------------------------------------------------------------------

    @classmethod
    async def load(
        cls, table: str, services: Services, lost: Callable[[RunningTable], None]
    ) -> RunningTable | None:
        """Return the table of a log; None if there is no such table."""
        state = await read_state(table, services.store)
        return None if state.version == 0 else cls(state, services, lost)

    @classmethod
    async def create(
        cls,
        table: str,
        create: inputs.Create | inputs.CreateArranged,
        services: Services,
        lost: Callable[[RunningTable], None],
    ) -> RunningTable:
        """Return a new table, once its first events are stored."""
        new = cls(TableState(table), services, lost)
        try:
            effects = new._machine.step(create, new._loop.time(), time.time())
            entry = new._entry(next(effect.events for effect in effects if isinstance(effect, fx.Append)))
            await services.store.append(entry)
        except BaseException:
            new._halt()
            raise
        new._carry_out(new._machine.step(inputs.Stored(), new._loop.time(), time.time()))
        return new

    def start(self) -> None:
        """Start clocks and bots."""
        self._carry_out(self._machine.start(self._loop.time(), time.time()))

    async def stop(self) -> None:
        """Finish what is being stored, then stop."""
        if self._storing:
            self._stored = self._stored or self._loop.create_future()
            await asyncio.wait([self._stored], timeout=STOP_TIMEOUT)
        self._halt()
        await cancel_and_wait([self._reloading])

    def _halt(self) -> None:
        """Stop at once, and reply to everybody who waits."""
        if self._stopped:
            return
        self._stopped = True
        for effect in self._machine.stop():
            if isinstance(effect, fx.Tell):
                self._tell(effect)
        if self._timer is not None:
            self._timer.cancel()
        self._answers.stop()
        for task in [*self._questions.values(), self._reloading]:
            if task is not None and task is not asyncio.current_task():
                task.cancel()
        self._questions.clear()
        self._jobs.clear()
        for request in list(self._requests):  # those among the jobs, which the machine has not seen
            request.send(fx.Denied(Refused(*MOVED)), self.state.version)

    def _fail(self) -> None:
        """Stop after a failure: the next client loads the table from the log again."""
        if not self._stopped:
            self._halt()
            self._lost(self)

    @property
    def state(self) -> TableState:
        """The state of the table."""
        return self._machine.state

    @property
    def settled(self) -> bool:
        """Whether all input has been processed and stored."""
        return not (self._machine.storing or self._jobs or self._reloading)

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and nothing will happen by itself."""
        return self._machine.idle and self.settled

    # -- input of clients ------------------------------------------------------------------------------------

    def enter(self, connection: Connection, version: int | None) -> None:
        """Admit a connection, with the last version it has seen, if any."""
        self._do(self._enter, connection, version)

    def leave(self, connection: Connection) -> None:
        """Take note that a connection has ended."""
        self._do(self._leave, connection)

    def rename(self, person: Person) -> None:
        """Take note that a person has another name."""
        self._do(self._feed, inputs.Rename(person))

    def receive(self, connection: Connection, message: wire.ClientFrame) -> None:
        """Process a frame of a connection."""
        if isinstance(message, wire.ActFrame):
            reply = SocketReply(connection, message.d.id, self._services.handled)
            self._do(self._act, connection, message, reply)
        elif isinstance(message, wire.DoFrame):
            reply = SocketReply(connection, message.d.id, self._services.handled)
            self._do(self._command, connection, message, reply)
        elif isinstance(message, wire.AskFrame):
            self._do(self._answer, connection, message.d)
        elif isinstance(message, wire.ResumeFrame):
            self._do(self._resume, connection, message.d.v)
        elif isinstance(message, wire.VisibleFrame):
            connection.hidden = not message.d.visible
        else:
            self._do(self._pong, connection)

    def request(self, person: Person, command: Command) -> asyncio.Future[None]:
        """Carry out a command without a connection; the future raises the refusal, if any."""
        reply = self._new_request()
        self._do(self._feed, inputs.Do(Sender(person, None, reply), command))
        return reply.future

    def arrange(self, arrangement: Arrangement) -> asyncio.Future[None]:
        """Make the table what its tournament wants; the future is done when that is stored."""
        reply = self._new_request()
        self._do(self._feed, inputs.Arrange(arrangement))
        self._do(self._answer_arranged, arrangement, reply)  # after that is stored, or has failed
        return reply.future

    def _answer_arranged(self, arrangement: Arrangement, reply: FutureReply) -> None:
        done = self.state.arrangement in (None, arrangement)
        answer = fx.Acknowledged(self.state.version) if done else fx.Denied(Refused(*NOT_STORED))
        reply.send(answer, self.state.version)

    def force_close(self, reason: CloseReason = "administrator") -> asyncio.Future[None]:
        """Close the table whatever happens at it; the future is done when it is stored.

        An administrator also closes its connections.
        """
        reply = self._new_request()
        self._do(self._feed, inputs.ForceClose(reason))
        self._do(self._hang_up, reply)  # after that is stored, or has failed
        return reply.future

    def _hang_up(self, reply: FutureReply) -> None:
        if self.state.status != "closed":
            reply.send(fx.Denied(Refused(*NOT_STORED)), self.state.version)
            return
        if self.state.close_reason == "administrator":
            for connection in list(self.audience.connections):
                connection.close(*replies.CLOSED)
        reply.send(fx.Acknowledged(self.state.version), self.state.version)

    def _new_request(self) -> FutureReply:
        reply = FutureReply()
        self._requests.add(reply)
        reply.future.add_done_callback(lambda _: self._requests.discard(reply))
        return reply

    def _do(self, job: Callable[..., None], *arguments: Any) -> None:
        """Run a job now, or after everything before it is stored."""
        self.touched_at = time.monotonic()
        if self._stopped:
            return
        if self.settled:
            self._run(job, *arguments)
        else:
            self._jobs.append((job, arguments))

    def _run(self, job: Callable[..., None], *arguments: Any) -> None:
        try:
            job(*arguments)
        except Exception:
            log.exception("table %s", alias(self.state.id))
            self._reload()

    def _enter(self, connection: Connection, version: int | None) -> None:
        if not self.state.may_enter(connection.person.id):
            self._refuse_spectator(connection)
            return
        self._feed(inputs.Arrived(connection.person))
        # If that brings events, they are stored before the connection sees the table.
        self._jobs.appendleft((self._admit, (connection, version)))
        self._run_jobs()

    def _leave(self, connection: Connection) -> None:
        self.audience.dismiss(connection)
        if not self.audience.has(connection.person.id):
            self._feed(inputs.Departed(connection.person))

    def _refuse_spectator(self, connection: Connection) -> None:
        connection.send(error_frame(self.state.version, None, forbidden("nobody may watch at this table")))
        connection.close(4403, "no spectators")

    def _pong(self, connection: Connection) -> None:
        connection.send(frame("pong", self.state.version, {}))

    def _resume(self, connection: Connection, version: int | None) -> None:
        if connection in self.audience.connections:
            self._admit(connection, version)

    def _admit(self, connection: Connection, version: int | None) -> None:
        self.audience.admit(connection, version, self._live())
        self._answers.offer_legal(self.state, [connection])

    def _act(self, connection: Connection, message: wire.ActFrame, reply: SocketReply) -> None:
        if connection not in self.audience.connections:
            reply.send(fx.Denied(replies.NOT_HERE), self.state.version)
            return
        try:
            action = Action.from_json(message.d.action)
        except TichuError as why:
            reply.send(fx.Denied(why), self.state.version)
            return
        sender = Sender(connection.person, message.d.id, reply)
        self._feed(inputs.Act(sender, action, message.d.seat, message.v))

    def _answer(self, connection: Connection, question: wire.AskData) -> None:
        if connection in self.audience.connections:
            self._answers.answer(self.state, connection, question)

    def _command(self, connection: Connection, message: wire.DoFrame, reply: SocketReply) -> None:
        if connection not in self.audience.connections:
            reply.send(fx.Denied(replies.NOT_HERE), self.state.version)
        elif isinstance(message.d.do, Sit) and self.state.host in connection.blocks.by:
            reply.send(fx.Denied(replies.BLOCKED), self.state.version)
        else:
            self._feed(inputs.Do(Sender(connection.person, message.d.id, reply), message.d.do))

    # -- the machine -----------------------------------------------------------------------------------------

    def _feed(self, input_: Input) -> None:
        self._carry_out(self._machine.step(input_, self._loop.time(), time.time()))

    def _carry_out(self, effects: list[fx.Effect]) -> None:
        for effect in effects:
            match effect:
                case fx.Append(events):
                    self._store(events)
                case fx.Tell():
                    self._tell(effect)
                case fx.Show(events):
                    self.audience.publish(self._live())
                    self._answers.offer_legal(self.state, self.audience.connections)
                    for recorded in events:
                        self._services.stored(self.state, recorded)
                case fx.ShowLive():
                    self.audience.tell_live(self._live())
                case fx.Ask():
                    self._ask(effect)
                case fx.Forget(question):
                    if (task := self._questions.pop(question, None)) is not None:
                        task.cancel()
                case fx.Wake(at):
                    self._wake_at(at)
                case fx.Dismiss(person):
                    for connection in self.audience.dismiss_person(person):
                        self._refuse_spectator(connection)

    def _tell(self, tell: fx.Tell) -> None:
        reply = tell.sender.reply_to
        if isinstance(reply, Reply):
            reply.send(tell.message, self._machine.stored_version)

    def _live(self) -> Shown:
        return self._machine.live(self._loop.time())

    def _wake_at(self, at: float) -> None:
        if at <= self._loop.time():
            self._feed(inputs.Tick())
            return
        if self._timer is not None:
            if self._timer.when() <= at:
                return  # the machine says then when it has to be woken again
            self._timer.cancel()
        self._timer = self._loop.call_at(at, self._wake)

    def _wake(self) -> None:
        self._timer = None
        self._do(self._feed, inputs.Tick())

    # -- storing ---------------------------------------------------------------------------------------------

    def _entry(self, events: tuple[Recorded, ...]) -> NewEvents:
        state = self.state
        stored = tuple([to_stored(recorded) for recorded in events])
        if state.in_play and not any(recorded.event.changes_table for recorded in events):
            return NewEvents(state.id, stored)  # a play, as most are: no list of tables or rounds shows it
        at = stored[-1].at
        rows = table_row(state, events, at), match_row(state, events, at), round_row(state, events)
        return NewEvents(state.id, stored, *rows)

    def _store(self, events: tuple[Recorded, ...]) -> None:
        self._storing = True
        self._services.store.submit(self._entry(events), self._after_storing)

    def _after_storing(self, trouble: TichuError | None) -> None:
        self._storing = False
        if self._stored is not None:
            self._stored.set_result(None)
            self._stored = None
        if self._stopped:
            return
        if isinstance(trouble, Conflict):
            log.warning("table %s was written to by another process", alias(self.state.id))
            self._fail()
        elif trouble is not None:
            log.error("table %s cannot be stored: %s", alias(self.state.id), type(trouble).__name__)
            self._reload()
        else:
            self._run(self._feed, inputs.Stored())
            self._run_jobs()

    def _run_jobs(self) -> None:
        while self._jobs and not (self._machine.storing or self._reloading or self._stopped):
            job, arguments = self._jobs.popleft()
            self._run(job, *arguments)

    def _reload(self) -> None:
        """Read the table from its log again, after something could not be stored."""
        if self._reloading is None and not self._stopped:
            self._reloading = asyncio.create_task(self._read_again(), name=f"reload {alias(self.state.id)}")

    async def _read_again(self) -> None:
        delay = FIRST_RETRY
        while True:
            try:
                state = await read_state(self.state.id, self._services.store)
                break
            except DamagedTable:
                self._fail()
                return
            except Exception as trouble:
                log.error("table %s cannot be read: %s", alias(self.state.id), type(trouble).__name__)
                await asyncio.sleep(delay)
                delay = min(LAST_RETRY, delay * 2)
        try:
            self.audience.renew(state)
            effects = self._machine.step(inputs.Reloaded(state), self._loop.time(), time.time())
            for connection in list(self.audience.connections):
                self.audience.snapshot(connection, self._live())
            self._reloading = None
            self._carry_out(effects)
            self._run_jobs()
        except Exception:
            log.exception("table %s has stopped", alias(self.state.id))
            self._fail()

    # -- bots and questions ----------------------------------------------------------------------------------

    def _ask(self, ask: fx.Ask) -> None:
        self._questions[ask.question] = asyncio.create_task(self._think(ask))

    async def _think(self, ask: fx.Ask) -> None:
        action: Action | None = None
        owner = Owner(self.state.host or self.state.id, self.state.id)
        try:
            action = (await self._services.workers.decide(ask.bot, ask.view, ask.seed, owner=owner)).action
        except TichuError as why:
            log.warning("%s cannot decide: %s", ask.bot, why.code)
        except Exception:
            log.exception("%s cannot decide", ask.bot)
        if self._questions.pop(ask.question, None) is not None:
            self._do(self._feed, inputs.BotReply(ask.question, action))
