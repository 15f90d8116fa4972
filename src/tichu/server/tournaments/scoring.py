"""Results of tables: reported by one side and confirmed by the other, or entered by a director."""

from __future__ import annotations

from collections.abc import Sequence

from tichu.server.errors import Refused
from tichu.server.tournaments import events as h
from tichu.server.tournaments import requests as r
from tichu.server.tournaments.draft import Draft
from tichu.tournament import commands
from tichu.tournament.options import ELIMINATION
from tichu.tournament.results import MatchResult, Points, check_result

Games = Sequence[Sequence[int] | None]


def to_games(games: Games) -> tuple[Points | None, ...]:
    """Return the games of a request as the library has them."""
    return tuple(None if game is None else tuple(game) for game in games)


def report(draft: Draft, request: r.Report) -> None:
    """Enter the result of a table with real cards for one side; the same from the other one confirms it."""
    state = draft.state
    if state.on_screens:
        raise Refused("played-here", "this match is played on the server, which enters its result")
    round_, table = request.round, request.table
    entrant = _entrant_at(draft, round_, table)
    result = MatchResult(to_games(request.games))
    found = draft.tournament.round(round_)
    outcome = found.outcomes.get(table)
    if outcome is None:
        draft.add(commands.enter_result(draft.tournament, round_, table, result, entrant))
        return
    check_result(result, state.options, draft.tournament.best_of(round_), len(found.table(table).sides))
    sides = found.table(table).sides
    own = outcome.by is None or any({entrant, outcome.by} <= set(side) for side in sides)
    if outcome.result != result:
        draft.add(h.ResultDisputed(round_, table, entrant, result.games))
    elif not own and not outcome.confirmed:
        draft.add(commands.confirm_result(draft.tournament, round_, table, entrant))


def confirm(draft: Draft, request: r.Confirm) -> None:
    """Agree with a result."""
    by = None if draft.directs else _entrant_at(draft, request.round, request.table)
    own = draft.state.entrant_of(draft.who.id)
    if draft.directs and own is not None:  # a director who plays confirms for their side, if they can
        outcome = draft.tournament.round(request.round).outcome(request.table)
        sides = draft.tournament.round(request.round).table(request.table).sides
        if any(own in side and outcome.by not in side for side in sides):
            by = own
    draft.add(commands.confirm_result(draft.tournament, request.round, request.table, by))


def dispute(draft: Draft, request: r.Dispute) -> None:
    """Ask the director to look at a result."""
    entrant = _entrant_at(draft, request.round, request.table)
    draft.tournament.round(request.round).outcome(request.table)
    draft.add(h.ResultDisputed(request.round, request.table, entrant, (), request.text))


def correct(draft: Draft, request: r.Correct) -> None:
    """Enter or replace a result as director."""
    draft.check_director()
    result = MatchResult(to_games(request.games), tuple(sorted(set(request.forfeited))))
    round_, table = request.round, request.table
    if table in draft.tournament.round(round_).outcomes:
        draft.add(commands.correct_result(draft.tournament, round_, table, result, request.reason))
        return
    draft.add(commands.enter_result(draft.tournament, round_, table, result))
    if request.reason:
        draft.add(commands.note(draft.tournament, request.reason))


def finish_table(draft: Draft, id: str, games: tuple[Points | None, ...]) -> None:
    """Take the result of a table of this server, once; a series goes on until it is decided."""
    state, opened = draft.state, draft.state.opened[id]
    if opened.games is not None:
        return
    draft.add(h.TableFinished(id, games))
    if state.has_result(opened.key):
        return  # a director has entered one in the meantime
    played = tuple(
        game for table in state.tables_at(opened.key) for game in _as_sides(table.games, table.game)
    )
    if state.options.format in ELIMINATION:
        played = tuple(game for game in played if game is not None and len(set(game)) > 1)
        if max(MatchResult(played).games_won) < draft.tournament.best_of(opened.round) // 2 + 1:
            return  # another game is opened, also instead of one that a limit has ended as a draw
    result = MatchResult(played)
    draft.add(commands.enter_result(draft.tournament, opened.round, opened.table, result))


def _as_sides(games: tuple[Points | None, ...] | None, game: int) -> tuple[Points | None, ...]:
    """Return the points of a table by side of the match; sides change seats after each game of a series."""
    if games is None or game % 2:
        return games or ()
    return tuple(None if points is None else points[::-1] for points in games)


def _entrant_at(draft: Draft, round_: int, table: int) -> int:
    """Return the entrant of the person who asks, which must play at the table."""
    entrant = draft.own_entrant()
    if entrant not in draft.tournament.round(round_).table(table).entrants:
        raise Refused("not-at-your-table", "you do not play at that table", 403)
    return entrant
