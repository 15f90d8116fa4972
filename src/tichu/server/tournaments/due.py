"""What a tournament does by itself: open tables, take results, handle absences, reveal boards, pair."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tichu.server.store import TableRow
from tichu.server.tournaments import directing, scoring
from tichu.server.tournaments import events as h
from tichu.server.tournaments.arrange import arrangement, new_table
from tichu.server.tournaments.boards import finished_boards
from tichu.server.tournaments.draft import Draft
from tichu.server.tournaments.settings import AbsenceRule
from tichu.server.tournaments.state import HostedTournament, OpenedTable
from tichu.table.arrangement import Arrangement
from tichu.table.inputs import CreateArranged
from tichu.tournament import commands
from tichu.tournament.errors import TournamentError
from tichu.tournament.results import MatchResult, Points

POLL_INTERVAL: Final = 1.0
"""Seconds between two looks at tables in play."""
CREATION_TIMEOUT: Final = 60.0
"""Seconds after which a table that does not exist is no longer being created."""
ARENA_PAUSE: Final = 5.0
"""Seconds after the last event before those who are free in an arena are paired: others may come."""
CLOSED_WITH_RESULT: Final = ("time", "boards", "rounds", "events")
"""Reasons for which a table was closed with a result: its time or boards are over, or it reached a limit."""


@dataclass(frozen=True, slots=True)
class SeenTable:
    """A table of this server as its row shows it."""

    status: str
    arranged: dict[str, Any]
    empty: tuple[int, ...]
    """Places at which nobody sits."""
    games: tuple[Points | None, ...] | None
    """The result, if it has one."""

    @classmethod
    def of(cls, row: TableRow, sides: int, boards: int) -> SeenTable:
        """Return what a tournament has to know of a row; ``boards`` is their number in a duplicate, or 0."""
        summary = row.summary
        ended = row.status == "finished" or summary.get("close_reason") in CLOSED_WITH_RESULT
        games: tuple[Points | None, ...] | None = None
        if ended and boards:
            played = [tuple(scores) for scores in summary.get("rounds", ())]
            games = (*played, *[None] * boards)[:boards]
        elif ended:
            games = (tuple(summary["scores"][:sides]),)
        places = enumerate(summary["places"])
        empty = tuple(at for at, place in places if place["player"] is None and place["bot"] is None)
        return cls(row.status, summary.get("arranged") or {}, empty, games)


@dataclass(frozen=True, slots=True)
class CreateTable:
    """Create a table that the log names but that does not exist yet."""

    table: OpenedTable
    create: CreateArranged


@dataclass(frozen=True, slots=True)
class ArrangeTable:
    """Make a table what the tournament wants."""

    id: str
    wanted: Arrangement


@dataclass(frozen=True, slots=True)
class CloseTable:
    """Close a table whose result was entered otherwise."""

    id: str


TableWork = CreateTable | ArrangeTable | CloseTable


def advance(draft: Draft, tables: dict[str, SeenTable]) -> None:
    """Add what follows from the time and from the state of the tables."""
    state = draft.state
    if state.closed:
        return
    ready = tuple(id for id in tables if not state.opened[id].ready)
    if ready:
        draft.add(h.TablesReady(ready))
    _take_results(draft, tables)
    if not state.paused:
        _handle_absences(draft, tables)
    revealed = finished_boards(state)
    if revealed is not None:
        draft.add(revealed)
    _open_tables(draft)


def _take_results(draft: Draft, tables: dict[str, SeenTable]) -> None:
    for id, seen in tables.items():
        if seen.games is not None and draft.state.opened[id].games is None:
            scoring.finish_table(draft, id, seen.games)


def _open_tables(draft: Draft) -> None:
    """Open a table for each match that has none, and for the next game of a series."""
    state = draft.state
    if not state.on_screens:
        return
    for round_, paired in draft.tournament.open_tables:
        before = state.tables_at((round_.number, paired.table))
        if all(table.games is not None for table in before):
            game = len(before) + 1
            draft.add(h.TableOpened(round_.number, paired.table, game, draft.secrets.table()))


# -- absences -----------------------------------------------------------------------------------------------


def _handle_absences(draft: Draft, tables: dict[str, SeenTable]) -> None:
    """Apply the rule of the tournament at tables whose people have not all come in time."""
    state = draft.state
    rule = state.settings.absence
    if rule == "wait":
        return
    for id, seen in tables.items():
        table = state.opened[id]
        if seen.status != "open" or not seen.empty or id in state.absences:
            continue
        if not state.has_result(table.key) and draft.now >= absence_deadline(state, table, seen.empty):
            _handle_absence(draft, table, seen.empty, rule)


def absence_deadline(state: HostedTournament, table: OpenedTable, empty: tuple[int, ...]) -> float:
    """Return until when the others wait for those who are absent.

    In a series nobody waits again for those for whom a bot has played in an earlier game.
    """
    missing = state.missing_places.get(table.key, {})
    rules = [missing.get(state.first_game_place(table.key, place, table.game)) for place in empty]
    if state.settings.absence == "bot" and all(rule == "bot" for rule in rules):
        return table.opened_at
    waiting = 60 * state.settings.absence_minutes
    return table.opened_at + waiting + state.paused_since(table.opened_at)


def _handle_absence(draft: Draft, table: OpenedTable, empty: tuple[int, ...], rule: AbsenceRule) -> None:
    state = draft.state
    if rule == "bot" and len(empty) == state.place_count(table.key):
        rule = "forfeit"  # bots do not play among themselves
    draft.add(h.AbsenceHandled(table.round, table.table, rule, empty))
    if rule == "forfeit":
        count = len(state.round_of(table.key).table(table.table).sides)
        own = [state.first_game_place(table.key, place, table.game) for place in empty]
        sides = tuple(sorted({place % count for place in own}))
        result = MatchResult(forfeited=sides)
        draft.add(commands.enter_result(draft.tournament, table.round, table.table, result))


# -- rounds by themselves -----------------------------------------------------------------------------------


def next_round_at(state: HostedTournament) -> float | None:
    """Return when the next round is paired without the director; None if it is not."""
    settings = state.settings
    if state.over or state.paused or state.disputes:
        return None
    if state.is_arena and state.tournament.ends is not None:
        return state.updated_at + ARENA_PAUSE
    if not settings.automatic:
        return None
    if state.status == "registration":
        return settings.starts_at
    current = state.tournament.current
    if state.status != "between" or current is None:
        return None
    if not all(outcome.confirmed for outcome in current.outcomes.values()):
        return None
    return max(state.complete_at, state.paired_at[current.number]) + 60 * settings.break_minutes


def pairing_is_due(draft: Draft) -> bool:
    """Whether the next round is to be paired now."""
    at = next_round_at(draft.state)
    return at is not None and at <= draft.now


def pair_if_possible(draft: Draft) -> bool:
    """Pair the next round; False if too few people are there, and the director has to decide."""
    shape, ready = draft.state.options.shape, 0
    free = set(draft.tournament.free())
    ready = sum(draft.state.is_ready(number) for number in draft.tournament.entrants if number in free)
    if _arena_is_over(draft):
        draft.add(commands.close(draft.tournament))
        return True
    if ready < shape.least * shape.seats:
        return False
    directing.prepare_pairing(draft)
    if draft.state.is_arena and draft.tournament.ends is None:
        draft.add(commands.start_clock(draft.tournament, draft.now))
    try:
        paired = commands.pair(draft.tournament, draft.now)
    except TournamentError:
        return False
    directing.add_round(draft, paired)
    return True


def _arena_is_over(draft: Draft) -> bool:
    ends = draft.tournament.ends
    return ends is not None and draft.now >= ends and not draft.tournament.open_tables


# -- tables -------------------------------------------------------------------------------------------------


def table_work(state: HostedTournament, tables: dict[str, SeenTable]) -> list[TableWork]:
    """Return what has to be done so that the tables are what the tournament wants."""
    work: list[TableWork] = [
        CloseTable(id)
        for id in state.withdrawn
        if (left := tables.get(id)) is not None and left.status in ("open", "running")
    ]
    for id, table in state.opened.items():
        seen = tables.get(id)
        unfinished = table.games is None and not state.has_result(table.key) and not state.closed
        if seen is None:
            if unfinished:
                work.append(CreateTable(table, new_table(state, table)))
            continue
        if not unfinished and seen.status in ("open", "running"):
            work.append(CloseTable(id))
        wanted = arrangement(state, table)
        if seen.arranged != wanted.to_json() and (unfinished or seen.arranged.get("sealed")):
            work.append(ArrangeTable(id, wanted))
    return work


def is_withdrawn(table: OpenedTable, seen: SeenTable | None, now: float) -> bool:
    """Whether the table of a pairing that was taken back is closed; it may just be being created."""
    if seen is None:
        return now > table.opened_at + CREATION_TIMEOUT
    return seen.status in ("finished", "closed")


def is_settled(state: HostedTournament, table: OpenedTable, seen: SeenTable | None) -> bool:
    """Whether nothing more has to be done about a table."""
    if not (state.has_result(table.key) or state.closed):
        return False
    if seen is None:
        return True
    return seen.status in ("finished", "closed") and not seen.arranged.get("sealed")
