"""What a director can do: each function checks the request and returns the events to append to the log.

The tournament is unchanged. A request that is impossible raises `TournamentError`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tichu.tournament import events as e
from tichu.tournament.errors import TournamentError
from tichu.tournament.options import (
    ELIMINATION,
    MAX_DURATION,
    MAX_NAME,
    OPEN,
    TournamentOptions,
    check_options,
)
from tichu.tournament.pairing.next_round import pair_round
from tichu.tournament.results import MatchResult, check_result
from tichu.tournament.state import LOG_VERSION, Tournament, TournamentRound

MAX_ENTRANTS: Final = 500
"""Maximum number of entrants: pairing 400 takes a second."""
MAX_NOTE: Final = 500
"""Maximum number of letters of a note or reason."""


def create(options: TournamentOptions) -> e.TournamentCreated:
    """Create a tournament."""
    check_options(options)
    return e.TournamentCreated(LOG_VERSION, options)


def register(tournament: Tournament, name: str, members: Sequence[str] = ()) -> e.EntrantRegistered:
    """Register a person, a pair or a team. Without members, a pair or team is known by its name only."""
    if len(tournament.entrants) >= MAX_ENTRANTS:
        raise TournamentError("too-many-entrants", f"a tournament has at most {MAX_ENTRANTS} entrants")
    _check_open(tournament)
    name, members = _checked_names(tournament, name, members)
    return e.EntrantRegistered(len(tournament.entrants) + 1, name, members)


def change_entrant(
    tournament: Tournament, entrant: int, name: str, members: Sequence[str] = ()
) -> e.EntrantChanged:
    """Replace the name and the members of an entrant."""
    tournament.entrant(entrant)
    name, members = _checked_names(tournament, name, members, entrant)
    return e.EntrantChanged(entrant, name, members)


def check_in(tournament: Tournament, entrant: int) -> e.EntrantCheckedIn:
    """Note that an entrant is there, again if they had left."""
    if tournament.entrant(entrant).attendance == "present":
        raise TournamentError("already-present", f"entrant {entrant} is present", params={"n": entrant})
    if entrant not in tournament.roster:
        _check_open(tournament)
    return e.EntrantCheckedIn(entrant)


def mark_absent(tournament: Tournament, entrant: int) -> e.EntrantAbsent:
    """Leave an entrant out of the next rounds until they check in."""
    if not tournament.entrant(entrant).plays:
        raise TournamentError("already-absent", f"entrant {entrant} is absent", params={"n": entrant})
    return e.EntrantAbsent(entrant)


def withdraw(tournament: Tournament, entrant: int) -> e.EntrantWithdrawn:
    """Take an entrant out of the tournament; results stay."""
    if tournament.entrant(entrant).attendance == "withdrawn":
        raise TournamentError(
            "already-withdrawn", f"entrant {entrant} has withdrawn already", params={"n": entrant}
        )
    return e.EntrantWithdrawn(entrant)


def pair(tournament: Tournament, now: float | None = None) -> e.RoundPaired:
    """Pair the next round; in an arena, those who are free at the time ``now``."""
    if tournament.options.format == "arena":
        _check_arena_time(tournament, now)
    else:
        _check_results(tournament)
    if tournament.status == "finished":
        raise TournamentError("all-rounds-played", "all rounds have been played")
    shape = tournament.options.shape
    needed = shape.least * shape.seats
    paired = pair_round(tournament) if len(tournament.playing()) >= needed else None
    if paired is None or not (paired.tables or paired.byes):
        if tournament.open_tables:
            raise TournamentError("nobody-free", "nobody can be paired until another table has finished")
        raise TournamentError("too-few-entrants", f"a round needs {needed} entrants", params={"n": needed})
    return paired


def start_clock(tournament: Tournament, now: float) -> e.ClockSet:
    """Start the time of an arena. Then rounds are paired until it is over."""
    if tournament.options.format != "arena":
        raise TournamentError("no-clock", "only an arena has a clock")
    if tournament.ends is not None or tournament.closed:
        raise TournamentError("clock-runs", "the time of the arena has begun already")
    return e.ClockSet(now + 60 * tournament.options.duration)


def extend_clock(tournament: Tournament, minutes: int) -> e.ClockSet:
    """Make an arena longer, or shorter by a negative number of minutes."""
    if tournament.ends is None or tournament.closed:
        raise TournamentError("no-clock", "the time of an arena can be changed while it runs")
    if abs(minutes) > MAX_DURATION:
        raise TournamentError("bad-duration", f"an arena lasts 1 to {MAX_DURATION} minutes")
    return e.ClockSet(tournament.ends + 60 * minutes)


def close(tournament: Tournament) -> e.TournamentClosed:
    """End the tournament. Hands in play are finished first, so every table needs its result."""
    _check_results(tournament)
    if tournament.status == "finished":
        raise TournamentError("already-closed", "the tournament is over")
    return e.TournamentClosed()


def enter_result(
    tournament: Tournament, round_: int, table: int, result: MatchResult, by: int | None = None
) -> e.ResultEntered:
    """Enter the result of a table. ``by`` is the entrant who reports it, None the director."""
    found = _checked(tournament, round_, table, result)
    _check_at_table(found, table, by)
    if table in found.outcomes:
        raise TournamentError("has-result", f"table {table} has a result already", params={"n": table})
    return e.ResultEntered(round_, table, result, by)


def confirm_result(
    tournament: Tournament, round_: int, table: int, by: int | None = None
) -> e.ResultConfirmed:
    """Confirm a result: by an entrant of the other side, or by the director (None)."""
    found = tournament.round(round_)
    sides = found.table(table).sides
    _check_at_table(found, table, by)
    outcome = found.outcome(table)
    if outcome.confirmed:
        raise TournamentError("already-confirmed", f"the result of table {table} is confirmed")
    if by is not None and any({by, outcome.by} <= set(side) for side in sides):
        raise TournamentError("other-side", "the other side confirms the result")
    return e.ResultConfirmed(round_, table, by)


def correct_result(
    tournament: Tournament, round_: int, table: int, result: MatchResult, reason: str = ""
) -> e.ResultCorrected:
    """Replace a result. In a knock-out, another winner is refused once the next round is paired."""
    found = _checked(tournament, round_, table, result)
    outcome = found.outcome(table)
    decided = tournament.options.format in ELIMINATION and round_ < len(tournament.rounds)
    if decided and outcome.result.winner != result.winner:
        raise TournamentError(
            "next-round-paired", "the winner plays in the next round already: undo that first"
        )
    return e.ResultCorrected(round_, table, result, _checked_text(reason, allow_empty=True))


def note(tournament: Tournament, text: str) -> e.DirectorNote:
    """Note something in the log."""
    del tournament  # any state allows a note
    return e.DirectorNote(_checked_text(text))


def undo(tournament: Tournament) -> e.LastUndone:
    """Undo the last event."""
    if len(tournament.counted) < 2:
        raise TournamentError("nothing-to-undo", "there is nothing to undo")
    return e.LastUndone()


def undo_pairing(tournament: Tournament) -> e.PairingUndone:
    """Take the pairing of the last round back, whatever happened since, as long as it has no results."""
    current = tournament.current
    if current is None or tournament.options.format == "arena":
        raise TournamentError("nothing-to-undo", "there is nothing to undo")
    if current.outcomes:
        raise TournamentError("round-has-results", f"round {current.number} has results already")
    return e.PairingUndone(current.number)


# -- checks -------------------------------------------------------------------------------------------------


def _check_open(tournament: Tournament) -> None:
    """Refuse somebody new if the schedule has no place for them."""
    if tournament.status == "finished":
        raise TournamentError("all-rounds-played", "all rounds have been played")
    if not tournament.rounds or tournament.options.format in OPEN:
        return
    if tournament.options.format in ELIMINATION or len(tournament.roster) % 2 == 0:
        raise TournamentError("schedule-full", "the schedule has no place for another entrant")


def _checked_names(
    tournament: Tournament, name: str, members: Sequence[str], entrant: int | None = None
) -> tuple[str, tuple[str, ...]]:
    name, members = name.strip(), tuple(member.strip() for member in members)
    if any(not 0 < len(one) <= MAX_NAME or not one.isprintable() for one in (name, *members)):
        raise TournamentError("bad-name", f"a name has 1 to {MAX_NAME} letters")
    others = [one for one in tournament.entrants.values() if one.number != entrant]
    if name.casefold() in {one.name.casefold() for one in others}:
        raise TournamentError("name-taken", f"{name} is registered already", params={"name": name})
    if tournament.options.entrants == "person" and members not in ((), (name,)):
        raise TournamentError("bad-members", "a person has no members")
    least, most = tournament.options.members
    if members and not least <= len(members) <= most:
        count = str(least) if least == most else f"{least} to {most}"
        raise TournamentError("bad-members", f"an entrant of this tournament has {count} members")
    folded = [member.casefold() for member in members]
    taken = {member.casefold() for one in others for member in one.members}
    for member in members:
        if member.casefold() in taken or folded.count(member.casefold()) > 1:
            raise TournamentError("name-taken", f"{member} is registered already", params={"name": member})
    return name, members


def _checked(tournament: Tournament, round_: int, table: int, result: MatchResult) -> TournamentRound:
    found = tournament.round(round_)
    sides = len(found.table(table).sides)
    check_result(result, tournament.options, tournament.best_of(round_), sides)
    return found


def _check_results(tournament: Tournament) -> None:
    missing = tournament.open_tables
    if missing:
        tables = ", ".join(str(table.table) for _, table in missing)
        raise TournamentError("results-missing", f"results are missing: {tables}", params={"tables": tables})


def _check_arena_time(tournament: Tournament, now: float | None) -> None:
    if tournament.ends is None:
        raise TournamentError("clock-stands", "the time of the arena has not begun")
    if now is None or now >= tournament.ends:
        raise TournamentError("time-over", "the time of the arena is over")


def _check_at_table(round_: TournamentRound, table: int, by: int | None) -> None:
    if by is not None and by not in round_.table(table).entrants:
        raise TournamentError("not-at-table", f"entrant {by} does not play at table {table}")


def _checked_text(text: str, allow_empty: bool = False) -> str:
    text = text.strip()
    if len(text) > MAX_NOTE or not (text or allow_empty):
        raise TournamentError("bad-note", f"a note has 1 to {MAX_NOTE} letters")
    return text
