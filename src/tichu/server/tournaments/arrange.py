"""The tables that a tournament wants: their options, who may sit where, and their cards."""

from __future__ import annotations

from typing import Any, Final

from tichu.server.tournaments.boards import board_deal
from tichu.server.tournaments.state import HostedTournament, OpenedTable
from tichu.table.arrangement import Arrangement, Board
from tichu.table.inputs import CreateArranged
from tichu.table.limits import MAX_ROUNDS
from tichu.table.options import TableOptions
from tichu.tournament.options import ELIMINATION, TournamentOptions

MAX_TITLE: Final = 48
"""Maximum letters of the tournament's name in the title of a table."""
MAX_HANDS: Final = MAX_ROUNDS
"""Hands of a match that ends by the clock."""


def table_options(state: HostedTournament, table: OpenedTable) -> TableOptions:
    """Return the options of a table: the rule book, the end of the match, and the pace."""
    settings = state.settings
    return TableOptions(
        title=f"{state.options.name[:MAX_TITLE]} · {table.round}/{table.table}",
        variant=state.options.variant,
        edition=settings.edition,
        house_rules=house_rules(state.options),
        public=False,
        spectators=settings.spectators and not state.duplicate,
        clock=settings.clock,
        reserve=settings.reserve,
        bomb_window=settings.bomb_window,
        between_rounds=settings.between_rounds,
        stand_in=settings.stand_in,
    )


def house_rules(options: TournamentOptions) -> dict[str, Any]:
    """Return how the rules of a tournament's tables differ from the rule book."""
    return _length(options) if options.grand_tichu else {**_length(options), "grand_tichu": False}


def _length(options: TournamentOptions) -> dict[str, Any]:
    if options.format == "duplicate":
        return {"target": None, "rounds": options.boards}
    length = options.length
    match length.kind:
        case "points":
            return {"target": length.amount}
        case "hands":
            return {"target": None, "rounds": min(length.amount, MAX_HANDS)}
        case "minutes":
            return {"target": None, "rounds": MAX_HANDS}


def arrangement(state: HostedTournament, table: OpenedTable) -> Arrangement:
    """Return what the tournament wants of a table now."""
    return Arrangement(
        tournament=state.id,
        reserved=reserved_places(state, table),
        ends_at=ends_at(state, table),
        draws=state.options.format not in ELIMINATION,
        held=state.paused,
        play_on=state.absences.get(table.id) == "bot",
        sealed=state.duplicate and state.is_sealed(table.round),
    )


def ends_at(state: HostedTournament, table: OpenedTable) -> float | None:
    """Return when the last hand of a match begins at the latest; None if the clock does not end it."""
    length = state.options.length
    if length.kind != "minutes" or state.duplicate:
        return None
    return (
        table.opened_at
        + 60 * (length.amount + state.extension(table.key))
        + state.paused_since(table.opened_at)
    )


def reserved_places(state: HostedTournament, table: OpenedTable) -> tuple[tuple[str, ...], ...]:
    """Return, by place, who may sit there. In a series the sides change places after every game."""
    paired = state.round_of(table.key).table(table.table)
    sides = paired.sides if table.game % 2 else paired.sides[::-1]
    places: list[tuple[str, ...]] = [()] * (len(sides) * state.side_size)
    for side, entrants in enumerate(sides):
        members = [member.player for number in entrants for member in state.people.get(number, ())]
        for at in range(state.side_size):
            own = members if len(members) > state.side_size else members[at : at + 1]
            places[side + len(sides) * at] = tuple(own)
    for place, member in state.substitutes.get(table.key, {}).items():
        places[state.first_game_place(table.key, place, table.game)] = (member.player,)
    return tuple(places)


def new_table(state: HostedTournament, table: OpenedTable) -> CreateArranged:
    """Return the input that creates a table."""
    deals = [board_deal(state.options, board) for board in state.boards_at(table.key)]
    boards = tuple(Board(deal.hands, deal.stock) for deal in deals)
    return CreateArranged(table_options(state, table), arrangement(state, table), boards)
