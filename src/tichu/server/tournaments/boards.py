"""The boards of a duplicate tournament on the server: deals, commitments, and when they may be seen."""

from __future__ import annotations

from tichu.core.variants import Deal, Setup
from tichu.server.tournaments.events import BoardsRevealed
from tichu.server.tournaments.state import HostedTournament
from tichu.tournament.deals import deal_board
from tichu.tournament.options import TournamentOptions


def board_deal(options: TournamentOptions, board: int) -> Deal:
    """Return the cards of a board. At a table the dealer is whoever the rules say; here it is seat 0."""
    found = deal_board(options, board)
    seats = len(found.first)
    return Deal(Setup(tuple(range(seats)), 0, 0), found.first, found.second)


def finished_boards(state: HostedTournament) -> BoardsRevealed | None:
    """Return the boards that every table has finished and that are still sealed, if there are any."""
    found: list[int] = []
    for round_ in state.tournament.rounds:
        sealed = [
            board
            for board in state.boards_of(round_.number)
            if board in state.seals and not state.seals[board].revealed
        ]
        travelling = state.options.board_sets == "one" and not state.over  # played again in a later round
        if sealed and not round_.missing and not travelling:
            found += sealed
    return BoardsRevealed(tuple(found)) if found else None
