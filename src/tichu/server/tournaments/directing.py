"""What directors do: pair rounds, replace people, give time, pause and close; all of it is in the log."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from tichu.core.errors import TichuError
from tichu.core.game import Game
from tichu.core.variants import VARIANTS
from tichu.records.commitment import commitment
from tichu.server.errors import Refused
from tichu.server.table.providers import check_bot
from tichu.server.tournaments import events as h
from tichu.server.tournaments import requests as r
from tichu.server.tournaments.arrange import house_rules
from tichu.server.tournaments.boards import board_deal
from tichu.server.tournaments.draft import Draft
from tichu.server.tournaments.settings import HostSettings
from tichu.server.tournaments.state import HostedTournament, TableKey
from tichu.table.command_rules import check_options
from tichu.table.options import TableOptions
from tichu.tournament import commands
from tichu.tournament import events as e
from tichu.tournament.events import RoundPaired
from tichu.tournament.options import TournamentOptions


def check_settings(settings: HostSettings, options: TournamentOptions) -> None:
    """Refuse a rule book that does not describe the game, and a stand-in that does not exist."""
    try:
        Game.of(options.variant, settings.edition)
    except TichuError as why:
        raise Refused(why.code, str(why), 422, params=why.params) from None
    check_bot(settings.stand_in)
    if settings.venue == "screens":
        travelling = options.format == "duplicate" and options.board_sets == "one"
        if travelling or not VARIANTS[options.variant].has_points:
            raise Refused("only-in-room", "that is only possible with real cards", 422)
        check_options(
            TableOptions(
                variant=options.variant,
                edition=settings.edition,
                house_rules=house_rules(options),
                stand_in=settings.stand_in,
            ),
            check_bot,
        )
    if settings.automatic and settings.starts_at is None:
        raise Refused("no-start-time", "rounds that are paired automatically need a time to start", 422)


def to_settings(model: r.HostSettingsModel) -> HostSettings:
    """Convert the settings of a request."""
    values: dict[str, Any] = model.model_dump()
    return HostSettings(**values)


def change_settings(draft: Draft, request: r.ChangeSettings) -> None:
    """Change how the tournament is held; where it is held is fixed once it has begun."""
    draft.check_director()
    settings = to_settings(request.settings)
    check_settings(settings, draft.state.options)
    if draft.tournament.rounds and settings.venue != draft.state.settings.venue:
        raise Refused("tournament-started", "the tournament has begun: the venue cannot be changed")
    if settings != draft.state.settings:
        draft.add(h.SettingsChanged(settings))


def set_director(draft: Draft, request: r.SetDirector) -> None:
    """Make a person a director, or no longer one; the host stays one."""
    draft.check_director()
    if request.player == draft.state.host and not request.on:
        raise Refused("host-directs", "whoever has created the tournament stays its director")
    if (request.player in draft.state.directors) != request.on:
        draft.add(h.DirectorChanged(request.player, draft.name_of(request.player), request.on))


def set_club(draft: Draft, request: r.SetClub) -> None:
    """Let the tournament belong to a club; whether the director organises it was checked before."""
    draft.check_director()
    if request.club != draft.state.club:
        draft.add(h.ClubChanged(request.club))


# -- rounds -------------------------------------------------------------------------------------------------


def check_pairing(draft: Draft) -> None:
    """Refuse to pair while the director has to decide something first."""
    if draft.state.paused:
        raise Refused("tournament-paused", "the tournament is paused")
    if draft.state.disputes:
        raise Refused("results-disputed", "a side disagrees with a result: decide about it first")


def prepare_pairing(draft: Draft) -> None:
    """Leave out those who are not ready."""
    for number, entrant in list(draft.tournament.entrants.items()):
        if entrant.plays and not draft.state.is_ready(number):
            draft.add(commands.mark_absent(draft.tournament, number))


def add_round(draft: Draft, paired: RoundPaired) -> None:
    """Begin a round, and commit to its boards before anybody sees a card."""
    draft.add(paired)
    state = draft.state
    boards = tuple(board for board in state.boards_of(paired.round) if board not in state.seals)
    if boards:
        salts = tuple(draft.secrets.salt() for _ in boards)
        digests = tuple(
            commitment(board, board_deal(state.options, board), salt)
            for board, salt in zip(boards, salts, strict=True)
        )
        draft.add(h.BoardsCommitted(paired.round, boards, digests, salts))


def undo_pairing(draft: Draft, request: r.UndoPairing) -> None:
    """Take the pairing of the present round back; its tables are closed."""
    draft.check_director()
    if draft.state.duplicate and draft.state.on_screens and draft.tournament.rounds:
        raise Refused("cards-seen", "people have seen the cards of this round")
    draft.add(commands.undo_pairing(draft.tournament))


def show_deals(draft: Draft, request: r.ShowDeals) -> None:
    """Note in the log that a director looks at the cards."""
    draft.check_director()
    if not draft.state.duplicate or draft.state.on_screens:
        raise Refused("played-here", "cards are prepared for a duplicate with real cards only")
    if draft.who.id not in draft.state.deals_seen:
        draft.add(h.DealsSeen(draft.who.id))


# -- tables -------------------------------------------------------------------------------------------------


def replace(draft: Draft, request: r.Replace) -> None:
    """Let another person play at a place."""
    draft.check_director()
    key = _current_table(draft.state, request.table)
    _give_place(draft, key, request.place, request.player, draft.name_of(request.player))


def stand_in(draft: Draft, request: r.StandIn) -> None:
    """Play for somebody absent."""
    key = _current_table(draft.state, request.table)
    rules = draft.state.missing_places.get(key, {})
    place = draft.state.first_game_place(key, request.place)
    if request.round != key[0] or rules.get(place) != "substitute":
        raise Refused("nobody-missing", "nobody is needed at that place")
    if place in draft.state.substitutes.get(key, {}):
        raise Refused("place-taken", "somebody else sits there")
    _give_place(draft, key, request.place, draft.who.id, draft.who.name)


def _give_place(draft: Draft, key: TableKey, place: int, player: str, name: str) -> None:
    state = draft.state
    if not state.on_screens:
        raise Refused("played-in-room", "this match is played with real cards")
    if place >= state.place_count(key):
        raise Refused("no-such-place", f"the places are numbered 0 to {state.place_count(key) - 1}", 422)
    own = state.first_game_place(key, place)
    if player in players_at_tables(state, elsewhere_than=(key, own)):
        raise Refused("plays-elsewhere", "that person plays at another place in this round")
    draft.add(h.PlaceGiven(*key, place, player, name))


def players_at_tables(state: HostedTournament, elsewhere_than: tuple[TableKey, int]) -> set[str]:
    """Return the persons who play at tables without a result, except at one place or in its own side."""
    found: set[str] = set()
    for round_, table in state.tournament.open_tables:
        key = (round_.number, table.table)
        substitutes = state.substitutes.get(key, {})
        found |= {member.player for at, member in substitutes.items() if (key, at) != elsewhere_than}
        for side, entrants in enumerate(table.sides):
            members = [member for number in entrants for member in state.people.get(number, ())]
            own_side = key == elsewhere_than[0] and elsewhere_than[1] % len(table.sides) == side
            if not own_side or len(members) <= state.side_size:
                found |= {member.player for member in members}
    return found


def _current_table(state: HostedTournament, table: int) -> TableKey:
    """Return a table without a result; in an arena it may belong to an earlier round."""
    current = state.tournament.current
    if current is None:
        raise Refused("not-started", "no round has been paired yet")
    for round_, paired in state.tournament.open_tables:
        if paired.table == table:
            return round_.number, table
    current.table(table)
    raise Refused("has-result", f"table {table} has a result already", params={"n": table})


def extend(draft: Draft, request: r.Extend) -> None:
    """Give more time to one table or to all tables of the round."""
    draft.check_director()
    current = draft.tournament.current
    if draft.state.is_arena and request.table is None:
        draft.add(commands.extend_clock(draft.tournament, request.minutes))
        return
    if current is None or draft.state.options.length.kind != "minutes":
        raise Refused("no-time-limit", "these matches do not end by the clock")
    number = current.number if request.table is None else _current_table(draft.state, request.table)[0]
    draft.add(h.TimeExtended(number, request.minutes, request.table))


# -- everybody ----------------------------------------------------------------------------------------------


def announce(draft: Draft, request: r.Announce) -> None:
    """Tell everybody something."""
    draft.check_director()
    draft.add(h.DirectorAnnounced(request.text))


def note(draft: Draft, request: r.Note) -> None:
    """Note something in the log."""
    draft.check_director()
    draft.add(commands.note(draft.tournament, request.text))


def halt(draft: Draft, request: r.Halt) -> None:
    """Pause all tables."""
    draft.check_director()
    if draft.state.paused:
        raise Refused("tournament-paused", "the tournament is paused already")
    draft.add(h.PlayHalted())


def go_on(draft: Draft, request: r.Continue) -> None:
    """Resume all tables."""
    draft.check_director()
    if not draft.state.paused:
        raise Refused("tournament-not-paused", "the tournament is not paused")
    draft.add(h.PlayContinued())
    ends = draft.tournament.ends
    if ends is not None:  # the time of an arena stood still
        draft.add(e.ClockSet(ends + draft.state.paused_since(draft.state.pauses[-1][0])))


def close(draft: Draft, request: r.CloseTournament) -> None:
    """Close the tournament."""
    draft.check_director()
    sealed = tuple(board for board, seal in draft.state.seals.items() if not seal.revealed)
    if sealed:
        draft.add(h.BoardsRevealed(sealed))
    draft.add(e.TournamentClosed())


def settings_json(settings: HostSettings) -> dict[str, Any]:
    """Return the settings as clients have them."""
    return asdict(settings)
