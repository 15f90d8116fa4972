"""The state of a tournament on a server, folded from its log. The same events always give the same state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from tichu.core.errors import TichuError
from tichu.server.tournaments import events as h
from tichu.server.tournaments.settings import AbsenceRule, HostSettings
from tichu.tournament import events as e
from tichu.tournament.duplicate import board_numbers
from tichu.tournament.options import TournamentOptions
from tichu.tournament.results import Points
from tichu.tournament.shapes import PERSONS
from tichu.tournament.state import Tournament, TournamentRound

HostedStatus: TypeAlias = Literal["registration", "playing", "between", "finished", "closed"]
TableKey: TypeAlias = tuple[int, int]
"""The number of a round, and of a table of it."""


class Member(NamedTuple):
    """A person of this server who belongs to an entrant."""

    player: str
    name: str


class Announcement(NamedTuple):
    """What a director told everybody."""

    at: float
    text: str
    by: str | None


@dataclass(slots=True)
class OpenedTable:
    """A table of this server at which a game of a match is played; ``games`` is its result."""

    id: str
    round: int
    table: int
    game: int
    opened_at: float
    games: tuple[Points | None, ...] | None = None
    ready: bool = False
    """Whether it is known to exist."""

    @property
    def key(self) -> TableKey:
        """The table of the tournament."""
        return self.round, self.table


@dataclass(slots=True)
class BoardSeal:
    """The commitment to a board, and its secret salt."""

    board: int
    commitment: str
    salt: str
    revealed: bool = False


@dataclass(slots=True)
class HostedTournament:
    """Everything that is known of a tournament on a server."""

    id: str
    tournament: Tournament
    revision: int = 1
    created_at: float = 0.0
    updated_at: float = 0.0
    host: str = ""
    settings: HostSettings = field(default_factory=HostSettings)
    club: str | None = None
    """The club to which it belongs."""
    directors: dict[str, str] = field(default_factory=dict)
    """The names of the directors, by person."""
    codes: dict[int, str] = field(default_factory=dict)
    """The secrets with which people join entrants."""
    people: dict[int, list[Member]] = field(default_factory=dict)
    """The persons of each entrant who are known to this server."""
    invited: dict[int, list[str]] = field(default_factory=dict)
    deals_seen: set[str] = field(default_factory=set)
    """Directors who have looked at the cards of boards that are still to be played."""
    opened: dict[str, OpenedTable] = field(default_factory=dict)
    """Tables of this server, by their id, in the order in which they were opened."""
    withdrawn: dict[str, OpenedTable] = field(default_factory=dict)
    """Tables of pairings that were taken back: they are closed."""
    paired_at: dict[int, float] = field(default_factory=dict)
    complete_at: float = 0.0
    """When the last result came in."""
    seals: dict[int, BoardSeal] = field(default_factory=dict)
    """Boards of a duplicate tournament, by number."""
    absences: dict[str, AbsenceRule] = field(default_factory=dict)
    """By table of this server, the rule for absent people that was applied there."""
    substitutes: dict[TableKey, dict[int, Member]] = field(default_factory=dict)
    """By table and place in the first game, who plays there instead."""
    missing_places: dict[TableKey, dict[int, AbsenceRule]] = field(default_factory=dict)
    """By table and place in the first game, the rule that was applied because nobody had come in time."""
    disputes: dict[TableKey, h.ResultDisputed] = field(default_factory=dict)
    extensions: dict[TableKey, int] = field(default_factory=dict)
    """Additional minutes by table; table 0 stands for the whole round."""
    announcements: list[Announcement] = field(default_factory=list)
    pauses: list[tuple[float, float | None]] = field(default_factory=list)
    """When play was paused and went on; the end of a pause that lasts is None."""
    names: dict[str, str] = field(default_factory=dict)
    """The names of all people who take part, direct or play for others, also of those who have left."""
    caused: Counter[str] = field(default_factory=Counter)
    """By person, the number of events that they have caused."""

    @classmethod
    def replay(cls, id: str, log: Iterable[h.HostedEvent]) -> HostedTournament:
        """Fold a log."""
        entries = iter(log)
        first = next(entries, None)
        if first is None:
            raise TichuError("broken-log", f"tournament {id} has no log")
        hosted = cls(id, Tournament.replay([first.event]), created_at=first.at, updated_at=first.at)
        for entry in entries:
            hosted.apply(entry)
        return hosted

    # -- looking --------------------------------------------------------------------------------------------

    @property
    def options(self) -> TournamentOptions:
        """The options of the library."""
        return self.tournament.options

    @property
    def status(self) -> HostedStatus:
        """Whether people can register, a round is being played, or everything is over.

        A tournament that was closed before its end is ``closed``; an arena whose time is up is ``finished``.
        """
        ended = self.is_arena and self.tournament.rounds and not self.tournament.open_tables
        return "closed" if self.closed and not ended else self.tournament.status

    @property
    def closed(self) -> bool:
        """Whether nothing can be entered any more."""
        return self.tournament.closed

    @property
    def over(self) -> bool:
        """Whether nothing happens any more."""
        return self.status in ("finished", "closed")

    @property
    def on_screens(self) -> bool:
        """Whether people play at tables of this server."""
        return self.settings.venue == "screens"

    @property
    def duplicate(self) -> bool:
        """Whether every table plays the same deals."""
        return self.options.format == "duplicate"

    @property
    def paused(self) -> bool:
        """Whether a director has paused all tables."""
        return bool(self.pauses) and self.pauses[-1][1] is None

    def paused_since(self, at: float) -> float:
        """Return for how many seconds play was paused after a time; a pause that lasts does not count yet."""
        return sum(max(0.0, end - max(start, at)) for start, end in self.pauses if end is not None)

    @property
    def is_arena(self) -> bool:
        """Whether people are paired again as soon as they are free."""
        return self.options.format == "arena"

    @property
    def side_size(self) -> int:
        """Number of persons who play on a side."""
        return PERSONS[self.options.variant].seats

    def place_count(self, key: TableKey) -> int:
        """Return the number of places of a table."""
        return len(self.round_of(key).table(key[1]).sides) * self.side_size

    def entrant_of(self, player: str) -> int | None:
        """Return the entrant a person belongs to, and has not left."""
        for number, members in self.people.items():
            if any(member.player == player for member in members):
                return number
        return None

    def is_complete(self, entrant: int) -> bool:
        """Whether enough persons of an entrant are known for it to play here."""
        if not self.on_screens:
            return True
        return len(self.people.get(entrant, ())) >= self.options.members[0]

    def is_ready(self, entrant: int) -> bool:
        """Whether an entrant is paired in the next round."""
        found = self.tournament.entrant(entrant)
        if not found.plays or not self.is_complete(entrant):
            return False
        return found.attendance == "present" or not self.settings.check_in

    def tables_at(self, key: TableKey) -> list[OpenedTable]:
        """Return the tables of this server at which a match was or is played, one for each game."""
        return [table for table in self.opened.values() if table.key == key]

    def first_game_place(self, key: TableKey, place: int, game: int | None = None) -> int:
        """Convert a place of a game, the present one by default, to that of the first game, or back.

        In a series the sides change places after every game.
        """
        number = len(self.tables_at(key)) if game is None else game
        sides = len(self.round_of(key).table(key[1]).sides)
        return place if number % 2 or not number else place + sides - 1 - 2 * (place % sides)

    def wanted_places(self, key: TableKey) -> list[int]:
        """Return the places, as in the first game, at which anybody may play for those who are absent."""
        taken = self.substitutes.get(key, {})
        missing = self.missing_places.get(key, {})
        return [at for at, rule in missing.items() if rule == "substitute" and at not in taken]

    def round_of(self, key: TableKey) -> TournamentRound:
        """Return the round of a table."""
        return self.tournament.round(key[0])

    def has_result(self, key: TableKey) -> bool:
        """Whether a table of the tournament has a result."""
        return key[1] in self.round_of(key).outcomes

    def extension(self, key: TableKey) -> int:
        """Return the additional minutes of a table."""
        return self.extensions.get(key, 0) + self.extensions.get((key[0], 0), 0)

    def is_sealed(self, round_: int) -> bool:
        """Whether boards of a round may not be seen yet."""
        return any(not self.seals[board].revealed for board in self.boards_of(round_) if board in self.seals)

    def boards_of(self, round_: int) -> tuple[int, ...]:
        """Return the boards of a round of a duplicate tournament."""
        tables = self.tournament.round(round_).tables
        return tuple(sorted({board for table in tables for board in self.boards_at((round_, table.table))}))

    def boards_at(self, key: TableKey) -> tuple[int, ...]:
        """Return the boards of a table of a duplicate tournament, in the order of play."""
        if not self.duplicate:
            return ()
        return self.round_of(key).table(key[1]).boards or tuple(board_numbers(self.tournament, key[0]))

    # -- folding --------------------------------------------------------------------------------------------

    def apply(self, entry: h.HostedEvent) -> None:
        """Take the next event of the log."""
        if entry.seq != self.revision + 1:
            raise TichuError("broken-log", f"tournament {self.id}: event {entry.seq} after {self.revision}")
        if type(entry.event) in _HOST_TYPES:
            self._fold(entry)
            self._note_name(entry.event)
        else:
            self.tournament = self.tournament.after(entry.event)
            self._follow(entry)
        self.revision = entry.seq
        self.updated_at = entry.at
        if entry.player is not None:
            self.caused[entry.player] += 1

    def _follow(self, entry: h.HostedEvent) -> None:
        """Take note of what the library does not keep."""
        match entry.event:
            case e.RoundPaired(number):
                self.paired_at[number] = entry.at
            case e.PairingUndone(number):
                self._forget_round(number)
            case e.ResultEntered() | e.ResultCorrected():
                self.disputes.pop((entry.event.round, entry.event.table), None)
                self.complete_at = entry.at
            case e.ResultConfirmed(round_, table):
                self.disputes.pop((round_, table), None)

    def _forget_round(self, number: int) -> None:
        """Forget what belongs to a round whose pairing was taken back."""
        self.paired_at.pop(number, None)
        for id in [id for id, table in self.opened.items() if table.round == number]:
            self.withdrawn[id] = self.opened.pop(id)
            self.absences.pop(id, None)
        for kept in (self.substitutes, self.missing_places, self.disputes, self.extensions):
            for key in [key for key in kept if key[0] == number]:
                del kept[key]

    def _fold(self, entry: h.HostedEvent) -> None:
        match entry.event:
            case h.TournamentHosted(host, name, settings):
                self.host, self.settings = host, settings
                self.directors[host] = name
            case h.SettingsChanged(settings):
                self.settings = settings
            case h.DirectorChanged(player, name, on):
                if on:
                    self.directors[player] = name
                else:
                    self.directors.pop(player, None)
            case h.DealsSeen(director):
                self.deals_seen.add(director)
            case h.ClubChanged(club):
                self.club = club
            case h.DirectorAnnounced(text):
                self.announcements.append(Announcement(entry.at, text, entry.player))
            case h.PlayHalted():
                self.pauses.append((entry.at, None))
            case h.PlayContinued():
                self.pauses[-1] = (self.pauses[-1][0], entry.at)
            case _:
                self._fold_people(entry.event)
                self._fold_tables(entry.event, entry.at)

    def _note_name(self, event: e.TournamentEvent) -> None:
        match event:
            case h.TournamentHosted(player, name):
                self.names[player] = name
            case (
                h.PersonJoined(player=player, name=name)
                | h.PersonRenamed(player, name)
                | h.DirectorChanged(player, name)
                | h.PlaceGiven(player=player, name=name)
            ):
                self.names[player] = name

    def _fold_people(self, event: e.TournamentEvent) -> None:
        match event:
            case h.EntryOpened(entrant, code):
                self.codes[entrant] = code
            case h.PersonInvited(entrant, player):
                self.invited.setdefault(entrant, []).append(player)
            case h.PersonJoined(entrant, player, name):
                self.people.setdefault(entrant, []).append(Member(player, name))
                for invited in self.invited.values():
                    if player in invited:
                        invited.remove(player)
            case h.PersonRenamed(player, name):
                renamed = Member(player, name)
                for number, members in self.people.items():
                    self.people[number] = [renamed if one.player == player else one for one in members]
                for taken in self.substitutes.values():
                    taken |= {at: renamed for at, one in taken.items() if one.player == player}
                if player in self.directors:
                    self.directors[player] = name
            case h.PersonLeft(entrant, player):
                self.people[entrant] = [one for one in self.people.get(entrant, []) if one.player != player]

    def _fold_tables(self, event: e.TournamentEvent, at: float) -> None:
        match event:
            case h.TableOpened(round_, table, game, id):
                self.opened[id] = OpenedTable(id, round_, table, game, at)
            case h.TablesReady(ids):
                for id in ids:
                    self.opened[id].ready = True
            case h.TableFinished(id, games):
                self.opened[id].games = games
            case h.BoardsCommitted(_, boards, commitments, salts):
                for board, commitment, salt in zip(boards, commitments, salts, strict=True):
                    self.seals[board] = BoardSeal(board, commitment, salt)
            case h.BoardsRevealed(boards):
                for board in boards:
                    self.seals[board].revealed = True
            case h.AbsenceHandled(round_, table, rule, places):
                self._fold_absence((round_, table), rule, places)
            case h.PlaceGiven(round_, table, place, player, name):
                own = self.first_game_place((round_, table), place)
                self.substitutes.setdefault((round_, table), {})[own] = Member(player, name)
            case h.ResultDisputed(round_, table):
                self.disputes[round_, table] = event
            case h.TimeExtended(round_, minutes, number):
                key = (round_, number or 0)
                self.extensions[key] = self.extensions.get(key, 0) + minutes

    def _fold_absence(self, key: TableKey, rule: AbsenceRule, places: tuple[int, ...]) -> None:
        self.absences[self.tables_at(key)[-1].id] = rule
        missing = self.missing_places.setdefault(key, {})
        missing |= {self.first_game_place(key, place): rule for place in places}


_HOST_TYPES = frozenset(h.HOST_EVENTS.values())
