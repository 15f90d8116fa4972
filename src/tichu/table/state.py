"""The state of a table, folded from its log. The same events always give the same state."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, TypeAlias

from tichu.core.actions import CALLS
from tichu.core.errors import TichuError
from tichu.core.game import Game
from tichu.core.match import Match
from tichu.core.round import Round
from tichu.table import events as e
from tichu.table.arrangement import Arrangement, Board
from tichu.table.attendance import Attendance
from tichu.table.deals import SealedDeal
from tichu.table.errors import Refused
from tichu.table.limits import MAX_EVENTS, MAX_EVENTS_PER_PERSON, MAX_ROUNDS
from tichu.table.options import TableOptions
from tichu.table.places import FinishedMatch, Place

Status: TypeAlias = Literal["open", "running", "finished", "closed"]

MAX_CHAT_LINES: Final = 50
"""Chat lines that are kept for people who come later."""


@dataclass(slots=True)
class TableState:
    """Everything that is known of a table."""

    id: str
    options: TableOptions = field(default_factory=TableOptions)
    game: Game = field(default_factory=lambda: Game.of("nanjing"))
    status: Status = "open"
    host: str | None = None
    places: list[Place] = field(default_factory=list)
    created_at: float = 0.0
    arrangement: Arrangement | None = None
    """What a tournament wants of the table, if one has arranged it."""
    boards: tuple[Board, ...] = ()
    """The cards of the rounds, if a tournament has chosen them."""
    version: int = 0
    paused: bool = False
    asleep: bool = False
    """Paused because only bots were left or nobody was connected; it goes on when somebody comes."""
    close_reason: e.CloseReason | None = None
    """The limit because of which the table was closed."""
    match: Match | None = None
    match_number: int = 0
    match_started: int = 0
    """The version with which the match began."""
    match_started_at: float = 0.0
    finished: FinishedMatch | None = None
    """The last match that has ended."""
    sealed: SealedDeal | None = None
    commitments: list[str] = field(default_factory=list)
    reserve: list[float] = field(default_factory=list)
    timeouts: list[int] = field(default_factory=list)
    """By place, the number of decisions in a row for which the clock ran out."""
    helped: set[int] = field(default_factory=set)
    """Places for which a bot has decided something in this match."""
    attendance: Attendance = field(default_factory=Attendance)
    dealt_at: int = 0
    """The version with which the round was dealt."""
    moment: int = 0
    """The version of the last action that changed what others can do: an older answer is stale."""
    left_in_round: dict[str, int] = field(default_factory=dict)
    """By person, the place they have left in this round; they have seen its cards."""
    called_at: dict[int, int] = field(default_factory=dict)
    """By seat, the version that showed its call in this round."""
    chat: deque[e.Chatted] = field(default_factory=lambda: deque(maxlen=MAX_CHAT_LINES))
    mutes: dict[str, set[str]] = field(default_factory=dict)
    caused: Counter[str] = field(default_factory=Counter)
    """By person, the number of events that they have caused other than by playing."""
    chat_events: dict[bool, int] = field(default_factory=lambda: {False: 0, True: 0})
    """Chat messages and mutes of the players, and of the spectators (True)."""
    done: dict[tuple[str, str], int] = field(default_factory=dict)
    """The version each numbered action led to, by player and action id."""

    @classmethod
    def of_match(cls, table: str, match: Match, places: Sequence[Place], options: TableOptions) -> TableState:
        """Return the state of a table at which a match is played that has no log of events."""
        game = match.game
        rules = {**game.house_rules, "players": game.settings.players}
        return cls(
            table,
            options=replace(options, variant=game.variant.key, edition=game.edition, house_rules=rules),
            game=game,
            status="finished" if match.over else "running",
            host=next((place.player for place in places if place.player is not None), None),
            places=list(places),
            match=match,
            reserve=[options.reserve] * len(places),
            timeouts=[0] * len(places),
        )

    # -- looking --------------------------------------------------------------------------------------------

    @property
    def round(self) -> Round | None:
        """The round on the table, or the last one."""
        return None if self.match is None else self.match.round

    def place_of(self, player: str) -> int | None:
        """Return where somebody sits."""
        for number, place in enumerate(self.places):
            if place.player == player and not place.left:
                return number
        return None

    def viewer_of(self, player: str) -> int | None:
        """Return the place whose cards somebody may see; None for those who see what spectators see."""
        place = self.place_of(player)
        return None if place is None or self.places[place].waits else place

    def check_plays(self, place: int) -> None:
        """Refuse what only somebody who plays in this round may do."""
        if self.places[place].waits:
            raise Refused("next-deal", "you play from the next deal: a bot finishes this round")

    def free_places(self) -> list[int]:
        """Return where somebody may sit down: abandoned places, and empty ones between matches."""
        running = self.status == "running"
        return [at for at, place in enumerate(self.places) if place.left or (place.empty and not running)]

    def reserved_place(self, player: str) -> int | None:
        """Return the place that somebody may take at an arranged table: one of theirs that nobody has."""
        if self.arrangement is None or self.place_of(player) is not None:
            return None
        for at, people in enumerate(self.arrangement.reserved):
            place = self.places[at]
            if player in people and (place.player is None or place.left):
                return at
        return None

    def seat_of(self, place: int) -> int | None:
        """Return the seat of a place in this round."""
        return None if self.match is None else self.match.seating.index(place)

    def seat_for(self, place: int, asked: int | None) -> int:
        """Return the seat a place acts for: its own, or another one it controls (Trichu's dummy)."""
        match = self.match
        assert match is not None
        if asked is None:
            return match.seating.index(place)
        if asked >= match.game.seats:
            raise Refused("no-such-seat", f"the seats are numbered 0 to {match.game.seats - 1}", 422)
        if match.controller(asked) != place:
            raise Refused("not-your-seat", "that is not your seat", 403)
        return asked

    def people(self) -> list[str]:
        """Return the persons who have a place."""
        return [place.player for place in self.places if place.player is not None and not place.left]

    def bot_for(self, number: int) -> str | None:
        """Return the bot that decides for a place now, if one does."""
        place = self.places[number]
        if place.bot is not None:
            return place.bot
        return self.options.stand_in if place.away or place.left or place.waits else None

    @property
    def has_bots(self) -> bool:
        """Whether a bot decides for a place now."""
        return any(place.bot is not None or place.away or place.left or place.waits for place in self.places)

    def only_bots_without(self, player: str | None) -> bool:
        """Whether bots would decide for every place without this person, in the next round too."""
        return all(
            place.player == player or (self.bot_for(number) is not None and not place.waits)
            for number, place in enumerate(self.places)
        )

    @property
    def bots_only(self) -> bool:
        """Whether no person is playing at the moment."""
        return self.only_bots_without(None)

    @property
    def in_play(self) -> bool:
        """Whether a round is being played."""
        return self.status == "running" and self.match is not None and not self.match.round.over

    @property
    def limit_reached(self) -> e.CloseReason | None:
        """The limit because of which no further round can be dealt, if there is one."""
        if self.version >= MAX_EVENTS:
            return "events"
        running = self.match is not None and not self.match.over
        if running and self.boards and len(self.commitments) >= len(self.boards):
            return "boards"
        return "rounds" if running and len(self.commitments) >= MAX_ROUNDS else None

    def may_cause_events(self, player: str) -> bool:
        """Whether the log has room for what somebody does besides playing."""
        return self.version < MAX_EVENTS and self.caused[player] < MAX_EVENTS_PER_PERSON

    def may_watch(self, player: str) -> bool:
        """Whether somebody without a place may look at the table."""
        if self.arrangement is not None:
            return self.options.spectators and not self.arrangement.sealed
        return (
            self.options.spectators
            or self.status == "open"
            or player == self.host
            or any(place.left for place in self.places)
        )

    def may_enter(self, player: str) -> bool:
        """Whether somebody may be connected to the table."""
        if self.place_of(player) is not None or self.may_watch(player):
            return True
        return self.status in ("open", "running") and self.reserved_place(player) is not None

    # -- folding --------------------------------------------------------------------------------------------

    def apply(self, recorded: e.Recorded) -> None:
        """Take the next event of the log; an action that the rules refuse changes nothing."""
        if recorded.seq != self.version + 1:
            raise TichuError("broken-log", f"table {self.id}: event {recorded.seq} after {self.version}")
        _FOLDS[type(recorded.event)](self, recorded.event, recorded)
        self.version = recorded.seq
        if recorded.action_id is not None and recorded.player is not None:
            self.done[recorded.player, recorded.action_id] = recorded.seq
        if recorded.player is not None and not isinstance(recorded.event, e.Acted):
            self.caused[recorded.player] += 1

    def _created(self, event: e.Created, recorded: e.Recorded) -> None:
        self.created_at = recorded.at
        self.host = event.host
        self.arrangement, self.boards = event.arrangement, event.boards
        self._set_options(event.options)

    def _arranged(self, event: e.Arranged, recorded: e.Recorded) -> None:
        self.arrangement = event.arrangement

    def _options_changed(self, event: e.OptionsChanged, recorded: e.Recorded) -> None:
        self._set_options(event.options)

    def _set_options(self, options: TableOptions) -> None:
        self.options = options
        self.game = options.game()
        count = self.game.settings.players
        self.places = (self.places + [Place()] * count)[:count]
        self._clear()

    def _clear(self) -> None:
        """Take the cards and the match off the table."""
        self.status, self.paused, self.asleep = "open", False, False
        self.match, self.sealed, self.commitments = None, None, []

    def _sat(self, event: e.Sat, recorded: e.Recorded) -> None:
        if event.player is not None:
            old = self.place_of(event.player)
            if old is not None:
                self.places[old] = Place()
        self.places[event.place] = Place(
            event.player, event.name, event.bot, waits=event.waits, avatar=event.avatar
        )
        if self.status == "running":
            self.timeouts[event.place] = 0
            self.helped.add(event.place)
            self.attendance.came(event.place, event.player)

    def _admitted(self, event: e.Admitted, recorded: e.Recorded) -> None:
        self.places[event.place] = replace(self.places[event.place], waits=False)

    def _left(self, event: e.Left, recorded: e.Recorded) -> None:
        if self.status == "running":
            self.attendance.went(event.place, recorded.at)
            place = self.places[event.place]
            self.places[event.place] = replace(place, left=True, away=False, waits=False)
            if place.player is not None and not place.waits:
                self.left_in_round[place.player] = event.place
        else:
            self.places[event.place] = Place()

    def _swapped(self, event: e.Swapped, recorded: e.Recorded) -> None:
        self.places[event.a], self.places[event.b] = self.places[event.b], self.places[event.a]

    def _host_changed(self, event: e.HostChanged, recorded: e.Recorded) -> None:
        self.host = event.player

    def _renamed(self, event: e.Renamed, recorded: e.Recorded) -> None:
        self.caused[event.player] += 1
        self.places = [
            replace(place, name=event.name, avatar=event.avatar) if place.player == event.player else place
            for place in self.places
        ]

    def _started(self, event: e.Started, recorded: e.Recorded) -> None:
        self._clear()
        self.status = "running"
        self.match_number += 1
        self.match_started, self.match_started_at = recorded.seq, recorded.at
        self.reserve = [self.options.reserve] * len(self.places)
        self.timeouts = [0] * len(self.places)
        self.helped = set()
        began = tuple(place.rated_as for place in self.places)
        self.attendance = Attendance(began if event.rated else ())
        self.places = [replace(place, away=False) for place in self.places]

    def _dealt(self, event: e.Dealt, recorded: e.Recorded) -> None:
        self.sealed = event.sealed
        self.commitments.append(event.sealed.commitment)
        if self.match is None:
            rules = {**self.game.house_rules, "players": self.game.settings.players}
            self.match = Match(self.game.variant.key, self.game.edition, first_deal=self.sealed.deal, **rules)
        else:
            self.match.next_round(self.sealed.deal)
        self.dealt_at = self.moment = recorded.seq
        self.called_at = {}
        self.left_in_round = {}

    def _acted(self, event: e.Acted, recorded: e.Recorded) -> None:
        assert self.match is not None
        round_, action = self.match.round, event.action
        phase, calls = round_.phase, len(round_.calls)
        round_.apply(event.seat, action)
        if event.together:
            round_.mark_simultaneous(sorted({*round_.just_called, *event.together}))
        if phase == "grand" and round_.phase != "grand":  # now the answers are shown
            self.called_at = dict.fromkeys(round_.calls, recorded.seq)
        elif phase != "grand" and len(round_.calls) > calls:
            self.called_at[event.seat] = recorded.seq
        is_call = isinstance(action, CALLS)
        if round_.phase != phase or (phase in ("play", "take") and not is_call):
            self.moment = recorded.seq
        self._count_time(event)
        if self.attendance.gone_since:
            self.attendance.played_on(recorded.at)
        if round_.over:
            self.places = [replace(place, waits=False) for place in self.places]
            if self.match.over:
                self._end_match(self.match)

    def _end_match(self, match: Match) -> None:
        self.status = "finished"
        self.attendance.ended()
        self.finished = FinishedMatch(
            self.match_number,
            match,
            tuple(self.places),
            frozenset(self.helped),
            self.attendance.people,
            frozenset(self.attendance.forfeited),
        )

    def _count_time(self, event: e.Acted) -> None:
        place = event.place
        if event.spent:
            self.reserve[place] = max(0.0, self.reserve[place] - event.spent)
        if event.by == "clock":
            self.timeouts[place] += 1
        elif event.by == "player":
            self.timeouts[place] = 0
        if event.by in ("clock", "away"):
            self.helped.add(place)

    def _went_away(self, event: e.WentAway, recorded: e.Recorded) -> None:
        self.places[event.place] = replace(self.places[event.place], away=True)
        self.attendance.went(event.place, recorded.at)

    def _came_back(self, event: e.CameBack, recorded: e.Recorded) -> None:
        self.timeouts[event.place] = 0
        self.places[event.place] = replace(self.places[event.place], away=False)
        self.attendance.came(event.place, self.places[event.place].player)

    def _paused(self, event: e.Paused, recorded: e.Recorded) -> None:
        if self.status == "running":  # not if the last decision of the stand-in has ended the match
            self.paused, self.asleep = True, event.player is None
            if event.player is not None:
                self.attendance.pauses[event.player] += 1

    def _resumed(self, event: e.Resumed, recorded: e.Recorded) -> None:
        self.paused = self.asleep = False
        self.attendance.resumed(recorded.at)

    def _chatted(self, event: e.Chatted, recorded: e.Recorded) -> None:
        self.chat.append(event)
        self.chat_events[event.watching] += 1

    def _muted(self, event: e.Muted, recorded: e.Recorded) -> None:
        muted = self.mutes.setdefault(event.by, set())
        (muted.add if event.on else muted.discard)(event.player)
        self.chat_events[self.place_of(event.by) is None] += 1

    def _closed(self, event: e.Closed, recorded: e.Recorded) -> None:
        self.status = "closed"
        self.close_reason = event.reason


_FOLDS: Final[dict[type[e.Event], Callable[[TableState, Any, e.Recorded], None]]] = {
    e.Created: TableState._created,
    e.Arranged: TableState._arranged,
    e.OptionsChanged: TableState._options_changed,
    e.Sat: TableState._sat,
    e.Admitted: TableState._admitted,
    e.Left: TableState._left,
    e.Swapped: TableState._swapped,
    e.HostChanged: TableState._host_changed,
    e.Renamed: TableState._renamed,
    e.Started: TableState._started,
    e.Dealt: TableState._dealt,
    e.Acted: TableState._acted,
    e.WentAway: TableState._went_away,
    e.CameBack: TableState._came_back,
    e.Paused: TableState._paused,
    e.Resumed: TableState._resumed,
    e.Chatted: TableState._chatted,
    e.Muted: TableState._muted,
    e.Closed: TableState._closed,
}
