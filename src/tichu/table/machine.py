"""The table machine: inputs and the time go in, effects come out.

    machine = Machine(state, providers)
    effects = machine.step(input, now, date)    # the same inputs and providers give the same effects

The state is ahead of the log while the events of an ``Append`` are being stored. Until the shell says
``Stored``, the machine keeps further inputs to itself; only then it acknowledges, shows the events, starts
clocks and asks bots.

Clocks, windows and pauses depend on ``now`` alone. ``date`` ends matches for which a tournament has set a
time of day; shells without tournaments leave it out. The providers' date only stamps the events of the log.
``observe`` only lets a shell look at the state between two events of a step; it does not change what comes
out.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, Final

from tichu.core.actions import CALLS
from tichu.core.errors import TichuError
from tichu.table import arranged_rules, inputs
from tichu.table import commands as c
from tichu.table import effects as fx
from tichu.table import events as e
from tichu.table.arrangement import Arrangement
from tichu.table.command_rules import Context, create, create_arranged, decide, seats_bot
from tichu.table.commands import Person
from tichu.table.effects import Effect
from tichu.table.errors import Refused, forbidden
from tichu.table.gameplay import OVERTAKEN, VOID, Gameplay
from tichu.table.inputs import Input, Sender
from tichu.table.providers import Providers
from tichu.table.state import TableState
from tichu.table.votes import Votes
from tichu.table.waiting import AnswerCounts, NextRound, TimeRunsOut, TrickIsTaken
from tichu.table.windows import Intent

HOST_TIMEOUT: Final = 60.0
"""Seconds after which somebody else may be the host of a table that waits for an absent one."""

NOT_STORED: Final = ("not-stored", "that could not be stored: try again", 503)
MOVED: Final = ("moved", "the table has moved: try again")

_NEW_SITUATIONS: Final = (e.Dealt, e.Paused, e.Resumed)
"""Events after which nobody is ready any more."""
_VISITS: Final = (inputs.Create, inputs.Arrived, inputs.Departed, inputs.Act, inputs.Do)
"""Inputs that show that somebody is interested in the table."""


class Machine(Gameplay):
    """One table.

    Args:
        state: The fold of the table's log.
        providers: Randomness, the date and bots.
        observe: Told of each event right after the state has taken it, before it is stored.
        wait_for_bots: Whether bomb windows also wait for bots that could bomb. Waiting tells that there is
            one, so this is for games on one's own machine.
        bots_answer_last: Whether bots are asked for Grand Tichu and for their gifts only after the people, so
            that they know of a Tichu that a person calls before.
        sleep_after: Seconds without anybody connected after which a running table pauses by itself; None
            for never.
    """

    def __init__(
        self,
        state: TableState,
        providers: Providers,
        observe: Callable[[e.Recorded], None] | None = None,
        wait_for_bots: bool = False,
        bots_answer_last: bool = False,
        sleep_after: float | None = None,
    ) -> None:
        super().__init__(state, providers, observe, wait_for_bots, bots_answer_last)
        self.present: dict[str, Person] = {}
        """The people who are connected."""
        self._inbox: deque[Input] = deque()
        self._wakes_at: float | None = None
        self._ready: set[str] = set()
        self._votes = Votes()
        self._host_seen_at: float | None = None
        self._sleep_after = sleep_after
        self._visited_at: float | None = None
        """When somebody last came, left, or asked for something."""
        self._live_changed = False
        self._date: float | None = None
        """The date of the present step, in seconds since 1970, if the shell says it."""

    def step(self, input_: Input, now: float, date: float | None = None) -> list[Effect]:
        """Take an input at a time, and return what has to be done. ``date`` is in seconds since 1970."""
        self._effects.clear()  # of a step that failed
        self._date = date
        return self._step(input_, now)

    def _step(self, input_: Input, now: float) -> list[Effect]:
        self._now = now
        if self._host_seen_at is None:
            self._host_seen_at = now
        if self._visited_at is None or isinstance(input_, _VISITS):
            self._visited_at = now
        match input_:
            case inputs.Stored():  # its events are shown before more is done
                self._stored()
            case inputs.Reloaded(state):
                self._reloaded(state)
            case inputs.Tick():
                self._wakes_at = None
                self._work()
            case _:
                self._inbox.append(input_)
                self._work()
        if self._live_changed and self._batch is None:  # events that are being stored are shown with it
            self._live_changed = False
            self._effects.append(fx.ShowLive())
        self._set_alarm()
        return list(self._effects)

    def start(self, now: float, date: float | None = None) -> list[Effect]:
        """Begin to work on a state that was read from a log."""
        self._effects.clear()
        self._now, self._date = now, date
        self._plan()
        return self._step(inputs.Tick(), now)

    def stop(self, why: tuple[str, str] = MOVED) -> list[Effect]:
        """Stop for good: forget all questions, and deny everything that waits."""
        self._effects.clear()
        batch, self._batch = self._batch, None
        if batch is not None:
            self._tell(batch.sender, fx.Denied(Refused(*why)))
            self._deny(batch.overtaken, why)
        self._void(why)
        for input_ in self._inbox:
            if isinstance(input_, inputs.Act | inputs.Do):
                self._tell(input_.sender, fx.Denied(Refused(*why)))
        self._inbox.clear()
        return list(self._effects)

    @property
    def storing(self) -> bool:
        """Whether the state is ahead of the log."""
        return self._batch is not None

    @property
    def claims(self) -> list[int]:
        """The seats that have claimed a bomb in the present window; nobody else may know."""
        window = self._waiting.window
        return [] if window is None else sorted(window.claims)

    @property
    def stored_version(self) -> int:
        """The version up to which the log is safe."""
        return self.state.version if self._batch is None else self._batch.events[0].seq - 1

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and nothing will happen by itself."""
        return not (self.present or self._waiting.busy or self._inbox or self.storing)

    def live(self, now: float) -> dict[str, Any]:
        """Return what is not in the log: who is there, who is ready, and how the clocks stand."""
        present = sorted([player for player in self.state.people() if player in self.present])
        return {
            "present": present,
            "watching": len(self.present) - len(present),
            "ready": sorted(self._ready),
            "votes": self._votes.shown(),
            **self._waiting.live(self.state.match, now),
        }

    # -- working --------------------------------------------------------------------------------------------

    def _work(self) -> None:
        """Take inputs, then do what is due, until nothing is left or something has to be stored."""
        while self._batch is None:
            if self._inbox:
                self._take(self._inbox.popleft())
            elif not self._do_what_is_due():
                return

    def _take(self, input_: Input) -> None:
        try:
            match input_:
                case inputs.Act():
                    self._act(input_)
                case inputs.Do():
                    self._do(input_)
                case inputs.BotReply(question, action):
                    self._waiting.answer(question, action)
                case inputs.Arrived(person):
                    self._arrived(person)
                case inputs.Departed(person):
                    self._departed(person)
                case inputs.Rename(person):
                    self._rename(person)
                case inputs.ForceClose(reason):
                    self._force_close(reason)
                case inputs.Arrange(arrangement):
                    self._arrange(arrangement)
                case inputs.CreateArranged(options, arrangement, boards):
                    check_bot = self._providers.check_bot
                    self._append(create_arranged(options, arrangement, boards, check_bot))
                case inputs.Create(person, options, sit):
                    self._append(create(person, options, sit, self._providers.check_bot))
                case _:
                    pass
        except TichuError as why:
            if not isinstance(input_, inputs.Act | inputs.Do):
                raise
            self._tell(input_.sender, fx.Denied(why))

    def _do_what_is_due(self) -> bool:
        """Do the next thing whose time has come; False if there is none."""
        if self._early_call_is_due:
            self._make_early_call()
            return True
        if self._sleeps_at is not None and self._sleeps_at <= self._now:
            self._append([e.Paused(None)])
            return True
        found = self._waiting.next_due()
        if found is None or found[0] > self._now:
            return False
        match found[1]:
            case AnswerCounts(question):
                self._take_answer(question)
            case TimeRunsOut(seat):
                self._waiting.ask_stand_in(self.state, seat, self._now)
            case TrickIsTaken():
                self._take_trick()
            case NextRound():
                self._deal_or_close()
            case _:
                self._end_window()
        return True

    def _deal_or_close(self) -> None:
        """Deal the next round, or close the table with its match unfinished if it has reached a limit."""
        state = self.state
        reason = state.limit_reached or ("time" if self._time_is_up else None)
        if reason is not None:
            self._append([e.Closed(reason)])
        else:
            self._append([e.Dealt(arranged_rules.deal(state, self._providers))])

    @property
    def _time_is_up(self) -> bool:
        """Whether a match of a tournament ends now because of the time."""
        arrangement, match = self.state.arrangement, self.state.match
        if arrangement is None or arrangement.ends_at is None or match is None or self._date is None:
            return False
        drawn = match.scores is not None and len(set(match.scores)) == 1
        return self._date >= arrangement.ends_at and (arrangement.draws or not drawn)

    def _arrange(self, wanted: Arrangement) -> None:
        events = arranged_rules.arrange(self.state, wanted, self._providers, self._seats_stand_in)
        if events:
            self._append(events)

    def _seats_stand_in(self, place: int) -> e.Sat:
        return seats_bot(place, self.state.options.stand_in)

    def _force_close(self, reason: e.CloseReason) -> None:
        """Close the table with its match unfinished; what waits for its moment is void."""
        if self.state.status != "closed":
            self._void(VOID)
            self._append([e.Closed(reason)])

    @property
    def _sleeps_at(self) -> float | None:
        """When the table pauses by itself if nobody comes; None if it does not."""
        if self._sleep_after is None or self._visited_at is None or self.present or not self._waiting.busy:
            return None
        return self._visited_at + self._sleep_after

    def _set_alarm(self) -> None:
        at = None if self._batch is not None else self._next_work_at()
        if at is not None and at != self._wakes_at:
            self._effects.append(fx.Wake(at))
        self._wakes_at = at

    def _next_work_at(self) -> float | None:
        """Return when there is something to do, without further inputs."""
        if self._inbox or self._early_call_is_due:
            return self._now
        found, sleeps_at = self._waiting.next_due(), self._sleeps_at
        at = sleeps_at if found is None else found[0]
        if at is None:
            return None
        return max(self._now, at if sleeps_at is None else min(at, sleeps_at))

    # -- storing --------------------------------------------------------------------------------------------

    def _stored(self) -> None:
        batch, self._batch = self._batch, None
        assert batch is not None
        for recorded in batch.events:
            if isinstance(recorded.event, _NEW_SITUATIONS):
                self._ready.clear()
            self._votes.after(recorded.event)
        self._tell(batch.sender, fx.Acknowledged(batch.events[0].seq))
        self._dismiss_spectators()
        self._effects.append(fx.Show(batch.events))
        self._live_changed = False
        self._deny(batch.overtaken, OVERTAKEN)
        self._plan()
        self._deal_if_all_ready()

    def _reloaded(self, state: TableState) -> None:
        """Continue from the log. Everything that waits is void, and its senders are told."""
        batch, self._batch = self._batch, None
        if batch is not None:
            self._tell(batch.sender, fx.Denied(Refused(*NOT_STORED)))
            self._deny(batch.overtaken, VOID)
        self._void(VOID)
        self.state = state
        self._plan()

    def _dismiss_spectators(self) -> None:
        """Whoever came while the table was open and has no place may not watch where nobody may."""
        if self.state.options.spectators or self.state.status == "open":
            return
        for player in self.present:
            if not self.state.may_enter(player):
                self._effects.append(fx.Dismiss(player))

    # -- coming and going -----------------------------------------------------------------------------------

    def _arrived(self, person: Person) -> None:
        new = person.id not in self.present
        self.present[person.id] = person
        if new:
            self._live_changed = True
        place = self.state.place_of(person.id)
        arrives = arranged_rules.arrive(self.state, person, self._providers, self._seats_stand_in)
        if arrives:
            self._append(arrives)
        elif place is not None:
            self._come_back(place)
        elif self.state.asleep and not self.state.people():  # the bots have played for nobody
            self._append([e.Resumed(person.id)])

    def _departed(self, person: Person) -> None:
        if self.present.pop(person.id, None) is not None:
            self._ready.discard(person.id)
            if person.id == self.state.host:
                self._host_seen_at = self._now
            self._live_changed = True
            self._deal_if_all_ready()

    def _come_back(self, number: int) -> bool:
        """End an absence, and the sleep of the table; whether there was one."""
        place = self.state.places[number]
        events: list[e.Event] = [e.CameBack(number)] if place.away else []
        if self.state.asleep:
            events.append(e.Resumed(place.player))
        if events:
            self._append(events)
        return bool(events)

    def _rename(self, person: Person) -> None:
        if not self.state.may_cause_events(person.id):
            return
        theirs = [place for place in self.state.places if place.player == person.id]
        if any((place.name, place.avatar) != (person.name, person.avatar) for place in theirs):
            self._append([e.Renamed(person.id, person.name, person.avatar)])

    # -- commands -------------------------------------------------------------------------------------------

    def _do(self, do: inputs.Do) -> None:
        person, command = do.sender.person, do.command
        if self._acknowledge_again(do.sender):
            return
        if not self.state.may_enter(person.id):
            raise forbidden("you have no place at this table")
        if self._replace_absent_host(person):
            self._inbox.appendleft(do)
            return
        votes = self._ready if isinstance(command, c.Ready) else self._votes.of(command)
        context = Context(votes, self._providers)
        events = decide(self.state, person, command, context)
        if events:
            self._append(events, do.sender)
            return
        self._votes.add(command, person.id)
        if isinstance(command, c.Ready):
            self._ready.add(person.id)
        self._tell(do.sender, fx.Acknowledged(self.state.version))
        self._live_changed = True
        self._deal_if_all_ready()

    def _acknowledge_again(self, sender: Sender) -> bool:
        """Acknowledge an action that has happened already; False if it has not."""
        if sender.action_id is None:
            return False
        done = self.state.done.get((sender.person.id, sender.action_id))
        if done is not None:
            self._tell(sender, fx.Acknowledged(done))
        return done is not None

    def _replace_absent_host(self, person: Person) -> bool:
        """Before and after a match, let somebody at the table take over from a host who is long gone."""
        state = self.state
        if state.host == person.id or state.host in self.present or state.arrangement is not None:
            self._host_seen_at = self._now
            return False
        assert self._host_seen_at is not None
        waits = state.status in ("open", "finished") and state.place_of(person.id) is not None
        if not waits or self._now - self._host_seen_at <= HOST_TIMEOUT:
            return False
        self._append([e.HostChanged(person.id)])
        return True

    def _deal_if_all_ready(self) -> None:
        """Do not wait any longer when everybody who is there wants to go on."""
        if not self._ready:
            return
        here = {player for player in self.state.people() if player in self.present}
        if here and here <= self._ready:
            self._waiting.hurry(self._now)

    # -- playing --------------------------------------------------------------------------------------------

    def _act(self, act: inputs.Act) -> None:
        state = self.state
        if self._acknowledge_again(act.sender):
            return
        place = state.place_of(act.sender.person.id)
        if place is None:
            raise forbidden("you have no place at this table")
        if state.status != "running" or state.match is None:
            raise Refused("not-running", "no match is running at this table")
        state.check_plays(place)
        seat = state.seat_for(place, act.seat)
        if self._come_back(place):
            self._inbox.appendleft(act)
            return
        if state.paused:
            raise Refused("paused", "the table is paused")
        seen = state.version if act.seen is None else act.seen
        # A call needs no turn (T1): it counts if a play has crossed it, and has seen all before that play.
        is_call = isinstance(act.action, CALLS)
        if not (state.dealt_at if is_call else state.moment) <= seen <= state.version:
            raise Refused("stale", "the table has moved on: look again")
        self._intend(Intent(seat, act.action, "player", act.sender, max(seen, state.moment - 1)))
