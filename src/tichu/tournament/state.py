"""The state of a tournament, folded from its log. The same events always give the same state."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeAlias

from tichu.tournament import events as e
from tichu.tournament.elimination import Bracket, rounds_needed
from tichu.tournament.errors import TournamentError
from tichu.tournament.options import ELIMINATION, TournamentOptions, check_options
from tichu.tournament.results import MatchResult, check_result

Attendance: TypeAlias = Literal["registered", "present", "absent", "withdrawn"]
TournamentStatus: TypeAlias = Literal["registration", "playing", "between", "finished"]

LOG_VERSION: Final = 1
"""Version of the log's format."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A person, pair or team. Somebody who is registered plays; checking in is optional."""

    number: int
    name: str
    members: tuple[str, ...]
    attendance: Attendance = "registered"

    @property
    def plays(self) -> bool:
        """Whether the entrant is paired in the next round."""
        return self.attendance in ("registered", "present")


@dataclass(frozen=True, slots=True)
class TableOutcome:
    """The result of a table, and whether both sides or the director agree with it."""

    result: MatchResult
    by: int | None = None
    confirmed: bool = False


@dataclass(slots=True)
class TournamentRound:
    """A round with its tables and the results so far."""

    number: int
    tables: tuple[e.PairedTable, ...]
    byes: tuple[int, ...]
    outcomes: dict[int, TableOutcome] = field(default_factory=dict)
    waiting: tuple[int, ...] = ()
    """In an arena, those who were free but were not paired."""

    @property
    def missing(self) -> tuple[int, ...]:
        """The tables without a result."""
        return tuple(table.table for table in self.tables if table.table not in self.outcomes)

    def table(self, number: int) -> e.PairedTable:
        """Return a table of the round."""
        for table in self.tables:
            if table.table == number:
                return table
        raise TournamentError(
            "no-such-table", f"round {self.number} has no table {number}", params={"n": number}
        )

    def outcome(self, table: int) -> TableOutcome:
        """Return the result of a table, which must have one."""
        self.table(table)
        if table not in self.outcomes:
            raise TournamentError("no-result", f"table {table} has no result yet", params={"n": table})
        return self.outcomes[table]

    def table_of(self, entrant: int) -> e.PairedTable | None:
        """Return where an entrant plays in this round."""
        return next((table for table in self.tables if entrant in table.entrants), None)


@dataclass(slots=True)
class Tournament:
    """Everything that is known of a tournament."""

    options: TournamentOptions
    entrants: dict[int, Entrant] = field(default_factory=dict)
    rounds: list[TournamentRound] = field(default_factory=list)
    roster: tuple[int, ...] = ()
    """Those who took part when the first round was paired, then who joined later, in order."""
    notes: list[str] = field(default_factory=list)
    counted: list[e.TournamentEvent] = field(default_factory=list)
    """The events that have not been undone."""
    ends: float | None = None
    """When the time of an arena is over, in seconds since 1970; None before it begins."""
    closed: bool = False
    """Whether the tournament was ended by the director, or an arena by its time."""

    @classmethod
    def replay(cls, events: Iterable[e.TournamentEvent]) -> Tournament:
        """Fold a log."""
        log = iter(events)
        first = next(log, None)
        if not isinstance(first, e.TournamentCreated):
            raise TournamentError("not-created", "the log does not begin with the creation of a tournament")
        if first.version != LOG_VERSION:
            raise TournamentError("newer-log", f"the log has version {first.version}, not {LOG_VERSION}")
        check_options(first.options)
        tournament = cls(first.options, counted=[first])
        for event in log:
            tournament = tournament.after(event)
        return tournament

    def after(self, event: e.TournamentEvent) -> Tournament:
        """Add an event and return the tournament, which is a new one if the event is an undo."""
        if isinstance(event, e.PairingUndone):
            return Tournament.replay(self._without_pairing(event.round))
        if isinstance(event, e.LastUndone):
            if len(self.counted) < 2:
                raise TournamentError("nothing-to-undo", "there is nothing to undo")
            return Tournament.replay(self.counted[:-1])
        self._fold(event)
        self.counted.append(event)
        return self

    def _without_pairing(self, number: int) -> list[e.TournamentEvent]:
        """Return the events without the pairing of the last round, which must have no results."""
        current = self.current
        if current is None or current.number != number or current.outcomes:
            raise TournamentError("bad-event", f"the pairing of round {number} cannot be taken back")
        return [one for one in self.counted if not (isinstance(one, e.RoundPaired) and one.round == number)]

    # -- looking ------------------------------------------------------------------------------------------

    @property
    def current(self) -> TournamentRound | None:
        """The last round that was paired."""
        return self.rounds[-1] if self.rounds else None

    @property
    def status(self) -> TournamentStatus:
        """Whether a round is being played, another one is to come, or everything is over."""
        if self.closed:
            return "finished"
        if self.current is None:
            return "registration"
        if self.open_tables:
            return "playing"
        if self.options.format == "arena":
            return "between"
        return "finished" if len(self.rounds) >= self.planned_rounds else "between"

    @property
    def open_tables(self) -> list[tuple[TournamentRound, e.PairedTable]]:
        """The tables without a result, with their round. Only an arena has them in several rounds."""
        return [(round_, round_.table(number)) for round_ in self.rounds for number in round_.missing]

    @property
    def planned_rounds(self) -> int:
        """Number of rounds, for those who take part now if the format depends on it."""
        if self.options.format == "arena":
            return max(1, len(self.rounds))
        if self.options.format == "double-knockout" and self.rounds:
            return len(self.rounds) + self.survivors().rounds_left
        return self._rounds_for(len(self.roster) if self.rounds else len(self.playing()))

    def _rounds_for(self, count: int) -> int:
        logarithm = max(1, (count - 1).bit_length())
        if self.options.format in ELIMINATION:
            return rounds_needed(count, self.lives)
        if self.options.rounds is not None:
            return self.options.rounds
        match self.options.format:
            case "swiss":
                return logarithm
            case "individual":
                return 5
        return max(1, count - 1 + count % 2)

    def best_of(self, round_: int) -> int:
        """Return the maximum number of games of a match in a round."""
        if self.options.format not in ELIMINATION:
            return 1
        late = round_ > self._rounds_for(len(self.roster)) - 2
        return self.options.best_of_late if late else self.options.best_of

    @property
    def lives(self) -> int:
        """How many defeats put an entrant out of a knock-out."""
        return 2 if self.options.format == "double-knockout" else 1

    def survivors(self) -> Bracket:
        """Return how far everybody has come in a knock-out."""
        bracket = Bracket(self.roster or self.playing(), self.lives, self.options.reset_final)
        for round_ in self.rounds:
            bracket.add_round(round_)
        return bracket

    def entrant(self, number: int) -> Entrant:
        """Return an entrant by number."""
        found = self.entrants.get(number)
        if found is None:
            raise TournamentError("no-such-entrant", f"there is no entrant {number}", params={"n": number})
        return found

    def round(self, number: int) -> TournamentRound:
        """Return a round by number, from 1."""
        if not 1 <= number <= len(self.rounds):
            raise TournamentError(
                "no-such-round", f"round {number} has not been paired", params={"n": number}
            )
        return self.rounds[number - 1]

    def playing(self) -> list[int]:
        """Return the entrants that are paired in the next round, by number."""
        return [number for number, entrant in self.entrants.items() if entrant.plays]

    def free(self) -> list[int]:
        """Return the entrants that could be paired now: they play, and are at no table without a result."""
        busy = {one for _, table in self.open_tables for one in table.entrants}
        return [number for number in self.playing() if number not in busy]

    def names(self, side: Iterable[int]) -> str:
        """Return the names of a side."""
        return " + ".join(self.entrant(number).name for number in side)

    # -- folding ------------------------------------------------------------------------------------------

    def _fold(self, event: e.TournamentEvent) -> None:
        match event:
            case e.EntrantRegistered(number, name, members):
                self._register(Entrant(number, name, members))
            case e.EntrantChanged(number, name, members):
                self.entrants[number] = replace(self.entrant(number), name=name, members=members)
            case e.EntrantCheckedIn(number):
                self._attend(number, "present")
            case e.EntrantAbsent(number):
                self._attend(number, "absent")
            case e.EntrantWithdrawn(number):
                self._attend(number, "withdrawn")
            case e.RoundPaired(number, tables, byes):
                self._begin_round(number, tables, byes)
            case e.ResultEntered(round_, table, result, by):
                self._score(round_, table, TableOutcome(result, by, by is None))
            case e.ResultCorrected(round_, table, result):
                self._score(round_, table, TableOutcome(result, None, True))
            case e.ResultConfirmed(round_, table):
                self._confirm(self.round(round_), table)
            case e.ClockSet(ends):
                self.ends = ends
            case e.TournamentClosed():
                self.closed = True
            case e.DirectorNote(text):
                self.notes.append(text)
            case _:
                raise TournamentError("created-twice", "a tournament is created only once")

    def _register(self, entrant: Entrant) -> None:
        if entrant.number != len(self.entrants) + 1:
            raise TournamentError(
                "bad-event", f"entrant {entrant.number} does not follow entrant {len(self.entrants)}"
            )
        self.entrants[entrant.number] = entrant
        if self.rounds:
            self.roster += (entrant.number,)

    def _score(self, round_: int, table: int, outcome: TableOutcome) -> None:
        found = self.round(round_)
        check_result(outcome.result, self.options, self.best_of(round_), len(found.table(table).sides))
        found.outcomes[table] = outcome

    def _attend(self, number: int, attendance: Attendance) -> None:
        entrant = replace(self.entrant(number), attendance=attendance)
        self.entrants[number] = entrant
        if self.rounds and entrant.plays and number not in self.roster:
            self.roster += (number,)

    def _begin_round(self, number: int, tables: tuple[e.PairedTable, ...], byes: tuple[int, ...]) -> None:
        if number != len(self.rounds) + 1:
            raise TournamentError("bad-event", f"round {number} does not follow round {len(self.rounds)}")
        paired = [*byes, *(one for table in tables for one in table.entrants)]
        if len(set(paired)) < len(paired) or not self.entrants.keys() >= set(paired):
            raise TournamentError("bad-event", f"round {number} has an entrant twice, or an unknown one")
        if not self.rounds:
            self.roster = tuple(self.playing())
        waiting: tuple[int, ...] = ()
        if self.options.format == "arena":
            free = self.free()
            if not set(paired) <= set(free):
                raise TournamentError("bad-event", f"round {number} has an entrant who is still playing")
            waiting = tuple(one for one in free if one not in paired)
        self.rounds.append(TournamentRound(number, tables, byes, waiting=waiting))

    def _confirm(self, round_: TournamentRound, table: int) -> None:
        round_.outcomes[table] = replace(round_.outcome(table), confirmed=True)
