"""What a visitor may see of a tournament. Boards that others still play stay secret."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator
from copy import copy
from dataclasses import replace
from typing import Any, Final

from tichu.records.deals import deal_to_json
from tichu.server.http import tournament_answers as a
from tichu.server.store import StoredEvent, TournamentRow
from tichu.server.tournaments.arrange import ends_at
from tichu.server.tournaments.boards import board_deal
from tichu.server.tournaments.directing import settings_json
from tichu.server.tournaments.due import next_round_at
from tichu.server.tournaments.events import HostedEvent
from tichu.server.tournaments.log import tournament_row
from tichu.server.tournaments.requests import HostSettingsModel, MatchLengthModel
from tichu.server.tournaments.state import HostedTournament, TableKey
from tichu.tournament.commands import register
from tichu.tournament.duplicate import compare_boards
from tichu.tournament.errors import TournamentError
from tichu.tournament.events import PairedTable
from tichu.tournament.pairing.knockout import bracket_stages
from tichu.tournament.pairing.scheduled import all_boards
from tichu.tournament.results import Points
from tichu.tournament.standings import standings
from tichu.tournament.state import TableOutcome, Tournament, TournamentRound

SECRETS: Final = frozenset({"code", "salts", "seed", "player", "host", "director"})
"""Keys of events that the audit trail leaves out."""
SHOWN_WHILE_SEALED: Final = frozenset(
    {
        "type",
        "round",
        "table",
        "tables",
        "byes",
        "boards",
        "commitments",
        "entrant",
        "place",
        "minutes",
        "game",
    }
)
"""Keys of events of a round whose boards are sealed that the audit trail shows."""


def card(row: TournamentRow) -> a.TournamentCard:
    """Return a tournament as lists show it."""
    return a.TournamentCard(
        id=row.id,
        status=row.status,
        listed=row.listed,
        host=row.host,
        starts_at=row.starts_at,
        created_at=row.created_at,
        updated_at=row.updated_at,
        revision=row.revision,
        club=row.club,
        **row.summary,
    )


def tournament(state: HostedTournament, player: str, club_name: str | None = None) -> a.TournamentAnswer:
    """Return everything that a visitor may see."""
    return a.TournamentAnswer(
        **card(tournament_row(state)).model_dump(),
        options=options(state),
        settings=HostSettingsModel(**settings_json(state.settings)),
        club_name=club_name,
        directors=[a.DirectorAnswer(player=one, name=name) for one, name in state.directors.items()],
        entry_list=entrants(state),
        bracket=_bracket(state.tournament),
        round_list=rounds(state, player),
        standings=standing_lines(state),
        announcements=[
            a.AnnouncementAnswer(at=one.at, text=one.text, by=state.directors.get(one.by or "", ""))
            for one in state.announcements
        ],
        paused=state.paused,
        ends_at=state.tournament.ends,
        next_round_at=next_round_at(state),
        me=my_part(state, player),
    )


def _bracket(found: Tournament) -> list[list[int | None]]:
    if found.options.format != "knockout" or not found.rounds:
        return []
    return bracket_stages(found)


def options(state: HostedTournament) -> a.TournamentOptionsAnswer:
    """Return the options without the seed, from which the cards could be computed."""
    found = state.options
    return a.TournamentOptionsAnswer(
        name=found.name,
        format=found.format,
        entrants=found.entrants,
        ranking=list(found.ranking),
        rounds=found.rounds,
        length=MatchLengthModel(kind=found.length.kind, amount=found.length.amount),
        order=found.order,
        best_of=found.best_of,
        best_of_late=found.best_of_late,
        boards=found.boards,
        scoring=found.scoring,
        variant=found.variant,
        board_sets=found.board_sets,
        grand_tichu=found.grand_tichu,
        reset_final=found.reset_final,
        duration=found.duration,
        streaks=found.streaks,
        table_size=found.table_size,
    )


def entrants(state: HostedTournament) -> list[a.EntrantAnswer]:
    """Return all entrants, with the persons they consist of."""
    found = []
    for number, entrant in state.tournament.entrants.items():
        people = state.people.get(number, [])
        members = [a.MemberAnswer(name=one.name, player=one.player) for one in people]
        known = {one.name.casefold() for one in people}
        members += [
            a.MemberAnswer(name=name, player=None) for name in entrant.members if name.casefold() not in known
        ]
        found.append(
            a.EntrantAnswer(
                number=number,
                name=entrant.name,
                members=members,
                attendance=entrant.attendance,
                complete=state.is_complete(number),
                ready=state.is_ready(number),
            )
        )
    return found


# -- rounds -------------------------------------------------------------------------------------------------


def rounds(state: HostedTournament, player: str) -> list[a.TournamentRoundAnswer]:
    """Return the rounds with their tables; results of sealed boards only to those who played there."""
    return [_round(state, round_, player) for round_ in state.tournament.rounds]


def _round(state: HostedTournament, round_: TournamentRound, player: str) -> a.TournamentRoundAnswer:
    boards = state.boards_of(round_.number)
    return a.TournamentRoundAnswer(
        number=round_.number,
        paired_at=state.paired_at.get(round_.number, 0.0),
        tables=[_table(state, round_, table, player) for table in round_.tables],
        byes=list(round_.byes),
        boards=list(boards),
        commitments=[state.seals[board].commitment for board in boards if board in state.seals],
        sealed=state.is_sealed(round_.number),
    )


def _table(
    state: HostedTournament, round_: TournamentRound, table: PairedTable, player: str
) -> a.PairedTableAnswer:
    key = (round_.number, table.table)
    sealed = state.is_sealed(round_.number)
    mine = state.entrant_of(player) in table.entrants
    outcome = round_.outcomes.get(table.table)
    dispute = state.disputes.get(key)
    opened = state.tables_at(key)
    watched = bool(opened) and (mine or (state.settings.spectators and not sealed))
    last = opened[-1] if opened else None
    return a.PairedTableAnswer(
        table=table.table,
        sides=[list(side) for side in table.sides],
        state=_state(outcome, dispute is not None),
        result=None if outcome is None or (sealed and not mine) else result(outcome),
        dispute=None
        if dispute is None or (sealed and not mine)
        else a.DisputeAnswer(by=dispute.by, games=_games(dispute.games), text=dispute.text),
        table_id=last.id if last is not None and last.ready and watched else None,
        game=len(opened),
        ends_at=None if last is None or outcome is not None else ends_at(state, last),
        wanted=_wanted(state, key) if outcome is None else [],
    )


def _state(outcome: TableOutcome | None, disputed: bool) -> Any:
    if outcome is None:
        return "waiting"
    if disputed:
        return "disputed"
    return "done" if outcome.confirmed else "unconfirmed"


def _wanted(state: HostedTournament, key: TableKey) -> list[int]:
    """Return the places of the present game at which anybody may play."""
    return sorted(state.first_game_place(key, place) for place in state.wanted_places(key))


def result(outcome: TableOutcome) -> a.ResultAnswer:
    """Return the result of a table."""
    return a.ResultAnswer(
        games=_games(outcome.result.games),
        forfeited=list(outcome.result.forfeited),
        winner=outcome.result.winner,
        by=outcome.by,
        confirmed=outcome.confirmed,
    )


def _games(games: tuple[Points | None, ...]) -> list[list[int] | None]:
    return [None if game is None else list(game) for game in games]


def without_sealed(state: HostedTournament) -> Tournament:
    """Return the tournament without results of rounds whose boards are still played."""
    found = state.tournament
    sealed = [round_ for round_ in found.rounds if state.is_sealed(round_.number)]
    if not sealed:
        return found
    shown = copy(found)
    shown.rounds = [
        replace(round_, outcomes={}) if state.is_sealed(round_.number) else round_ for round_ in found.rounds
    ]
    return shown


def standing_lines(state: HostedTournament) -> list[a.StandingAnswer]:
    """Return the standings after all results that everybody may see."""
    return [
        a.StandingAnswer(rank=line.rank, entrant=line.entrant, values=line.values)
        for line in standings(without_sealed(state))
    ]


# -- the visitor --------------------------------------------------------------------------------------------


def my_part(state: HostedTournament, player: str) -> a.MyPartAnswer:
    """Return the visitor's own part."""
    entrant, current = state.entrant_of(player), state.tournament.current
    director = player in state.directors
    return a.MyPartAnswer(
        director=director,
        entrant=entrant,
        code=None if entrant is None else state.codes.get(entrant),
        invitations=[number for number, invited in state.invited.items() if player in invited],
        can_register=entrant is None and not state.closed and _has_room(state),
        table=_my_table(state, player),
        bye=current is not None and entrant in current.byes,
        codes=dict(state.codes) if director else {},
    )


def _has_room(state: HostedTournament) -> bool:
    try:
        register(state.tournament, "?")
    except TournamentError as why:
        return why.code == "name-taken"
    return True


def _my_table(state: HostedTournament, player: str) -> a.MyTableAnswer | None:
    """Return where the visitor plays: at the table of their entrant, or as a substitute."""
    place = _place_of(state, player)
    if place is None:
        return None
    round_, found, side = place
    outcome = round_.outcomes.get(found.table)
    opened = state.tables_at((round_.number, found.table))
    reporter = None if outcome is None else outcome.by
    return a.MyTableAnswer(
        round=round_.number,
        table=found.table,
        table_id=opened[-1].id if opened and opened[-1].ready else None,
        side=side,
        result=None if outcome is None else result(outcome),
        must_report=outcome is None and not state.on_screens,
        must_confirm=outcome is not None and not outcome.confirmed and reporter not in found.sides[side],
    )


def _place_of(state: HostedTournament, player: str) -> tuple[TournamentRound, PairedTable, int] | None:
    """Return the round, table and side of a person: at a table without a result, or the last one."""
    entrant, current = state.entrant_of(player), state.tournament.current
    for round_, table in state.tournament.open_tables:
        for place, member in state.substitutes.get((round_.number, table.table), {}).items():
            if member.player == player:
                return round_, table, place % len(table.sides)
    open_rounds = [round_ for round_, table in state.tournament.open_tables if entrant in table.entrants]
    round_or_last = open_rounds[0] if open_rounds else current
    found = None if round_or_last is None or entrant is None else round_or_last.table_of(entrant)
    if found is None or round_or_last is None:
        return None
    return round_or_last, found, next(at for at, side in enumerate(found.sides) if entrant in side)


# -- boards, results, the log -------------------------------------------------------------------------------


def boards(state: HostedTournament) -> list[a.BoardAnswer]:
    """Return the boards that everybody has finished, with the cards and all results."""
    lines: dict[int, list[a.BoardLineAnswer]] = {}
    for round_ in state.tournament.rounds if state.duplicate else ():
        if state.is_sealed(round_.number):
            continue
        for line in compare_boards(state.tournament, round_):
            opened = state.tables_at((round_.number, line.table))
            numbers = state.boards_at((round_.number, line.table))
            lines.setdefault(line.board, []).append(
                a.BoardLineAnswer(
                    round=round_.number,
                    table=line.table,
                    sides=[list(side) for side in round_.table(line.table).sides],
                    points=list(line.points),
                    scores=[round(score, 2) for score in line.scores],
                    table_id=opened[-1].id if opened else None,
                    number=numbers.index(line.board) + 1,
                )
            )
    return [
        a.BoardAnswer(
            board=board,
            commitment=seal.commitment,
            salt=seal.salt,
            deal=deal_to_json(board, board_deal(state.options, board)),
            lines=lines.get(board, []),
        )
        for board, seal in sorted(state.seals.items())
        if seal.revealed
    ]


def deals(state: HostedTournament) -> list[a.DealAnswer]:
    """Return the cards of all boards of a duplicate, for directors who prepare them."""
    found = state.tournament
    last = found.planned_rounds * state.options.boards
    boards = all_boards(found) if state.options.board_sets == "one" else range(1, last + 1)
    return [
        a.DealAnswer(board=board, deal=deal_to_json(board, board_deal(state.options, board)))
        for board in boards
    ]


def results(state: HostedTournament) -> a.ResultsAnswer:
    """Return the results for programs."""
    return a.ResultsAnswer(
        id=state.id,
        name=state.options.name,
        format=state.options.format,
        status=state.status,
        entrants=entrants(state),
        standings=standing_lines(state),
        rounds=rounds(state, ""),
    )


def standings_csv(state: HostedTournament) -> str:
    """Return the standings as a table: rank, entrant, members, and a column for each criterion."""
    ranking = state.options.ranking
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(["rank", "number", "name", "members", *ranking])
    for line in standing_lines(state):
        entrant = state.tournament.entrant(line.entrant)
        members = ", ".join(entrant.members)
        cells = [safe_cell(entrant.name), safe_cell(members)]
        writer.writerow([line.rank, line.entrant, *cells, *(line.values[name] for name in ranking)])
    return text.getvalue()


def safe_cell(cell: str) -> str:
    """Keep a spreadsheet from taking a name for a formula."""
    return f"'{cell}" if cell[:1] in "=+-@\t" else cell


def log_lines(state: HostedTournament, log: Iterator[HostedEvent]) -> list[a.LogLineAnswer]:
    """Return the audit trail: who did what and when, without secrets."""
    sealed = {round_.number for round_ in state.tournament.rounds if state.is_sealed(round_.number)}
    found = []
    for seq, event, at, player in log:
        data = _public(event.to_json())
        opened = state.opened.get(data.get("id", ""))
        if (data.get("round") if opened is None else opened.round) in sealed:
            data = {key: value for key, value in data.items() if key in SHOWN_WHILE_SEALED}
        data.pop("ids", None)
        kind = data.pop("type")
        found.append(
            a.LogLineAnswer(
                seq=seq, at=at, type=kind, by=player, by_name=state.names.get(player or ""), data=data
            )
        )
    return found


def events_of(id: str, name: str, events: Iterable[StoredEvent]) -> a.TournamentData:
    """Return the part of a person in a tournament for the export of their data, without secrets."""
    lines = [a.TournamentDataLine(at=event.at, type=event.kind, data=_public(event.data)) for event in events]
    return a.TournamentData(id=id, name=name, events=lines)


def _public(data: dict[str, Any]) -> dict[str, Any]:
    return {
        key: _public(value) if isinstance(value, dict) else value
        for key, value in data.items()
        if key not in SECRETS
    }
