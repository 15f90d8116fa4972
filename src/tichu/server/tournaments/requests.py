"""Models of what people and directors ask for in a tournament, and of new tournaments.

The HTTP API validates requests with them, and processes forward them to each other as JSON.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from tichu.server.names import Visible
from tichu.server.tournaments.settings import HostSettings
from tichu.server.wire import BotName, Model, PlaceNumber, PlayerId, Seconds
from tichu.tournament.commands import MAX_NOTE
from tichu.tournament.options import MAX_BOARDS, MAX_DURATION, MAX_NAME, MAX_ROUNDS, Criterion, Format

EntrantName = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=MAX_NAME), Visible
]
Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=MAX_NOTE)]
ClubId = Annotated[str, StringConstraints(min_length=1, max_length=40)]
EntrantNumber = Annotated[int, Field(ge=1, le=10_000)]
RoundNumber = Annotated[int, Field(ge=1, le=10_000)]
TableNumber = Annotated[int, Field(ge=1, le=10_000)]
SidePoints = Annotated[int, Field(ge=-20_000, le=20_000)]
GamePoints = Annotated[list[SidePoints], Field(min_length=2, max_length=12)]
Games = Annotated[
    list[GamePoints | None],
    Field(
        max_length=MAX_BOARDS,
        description="points of each side in each game or board; null for a board that was not played",
    ),
]
Forfeits = Annotated[
    list[PlaceNumber], Field(max_length=12, description="the sides that did not play; then without games")
]
Minutes = Annotated[int, Field(ge=0, le=24 * 60)]
DEFAULTS = HostSettings()


class MatchLengthModel(Model):
    """When a match ends: at a number of points or hands, or with the hand in play when time is up."""

    kind: Literal["points", "hands", "minutes"] = "points"
    amount: Annotated[int, Field(ge=1, le=20_000)] = 1000


class TournamentOptionsModel(Model):
    """The options of a tournament; what is left out has the usual value of the format."""

    name: EntrantName
    format: Format
    entrants: Literal["person", "pair", "team"] | None = None
    ranking: Annotated[list[Criterion], Field(min_length=1, max_length=10)] | None = None
    rounds: Annotated[int, Field(ge=1, le=MAX_ROUNDS)] | None = None
    length: MatchLengthModel | None = None
    order: Literal["lots", "registration"] = "lots"
    best_of: Literal[1, 3, 5, 7] = 1
    best_of_late: Literal[1, 3, 5, 7] = 1
    boards: Annotated[int, Field(ge=1, le=MAX_BOARDS)] = 4
    scoring: Literal["matchpoints", "mean"] = "matchpoints"
    variant: Annotated[str, StringConstraints(max_length=40)] = "nanjing"
    board_sets: Annotated[
        Literal["per-table", "one"], Field(description="copies of the boards; one only with real cards")
    ] = "per-table"
    grand_tichu: bool = True
    reset_final: bool = True
    duration: Annotated[int, Field(ge=1, le=MAX_DURATION, description="minutes of an arena")] = 60
    streaks: bool = False
    table_size: Annotated[int, Field(ge=3, le=12)] | None = None


class HostSettingsModel(Model):
    """How a tournament is held: when and where, at which pace, and what happens if somebody is absent."""

    venue: Annotated[
        Literal["screens", "room"], Field(description="tables of this server, or real cards")
    ] = DEFAULTS.venue
    listed: Annotated[bool, Field(description="everybody can find it, not only those with the link")] = (
        DEFAULTS.listed
    )
    starts_at: Annotated[
        Annotated[float, Field(ge=0, le=2**40, allow_inf_nan=False)] | None,
        Field(description="seconds since 1970; null if the director decides"),
    ] = DEFAULTS.starts_at
    about: Annotated[str, StringConstraints(strip_whitespace=True, max_length=2000)] = DEFAULTS.about
    check_in: Annotated[bool, Field(description="only entrants that have checked in are paired")] = (
        DEFAULTS.check_in
    )
    automatic: Annotated[bool, Field(description="rounds are paired without the director")] = (
        DEFAULTS.automatic
    )
    break_minutes: Annotated[Minutes, Field(description="between two rounds, if they are automatic")] = (
        DEFAULTS.break_minutes
    )
    absence: Annotated[
        Literal["wait", "substitute", "bot", "forfeit"],
        Field(description="what happens if somebody is not at their table in time"),
    ] = DEFAULTS.absence
    absence_minutes: Annotated[Minutes, Field(description="how long the others wait for somebody")] = (
        DEFAULTS.absence_minutes
    )
    edition: Annotated[str, StringConstraints(max_length=40)] | None = DEFAULTS.edition
    clock: Annotated[float, Field(ge=1, le=86400, allow_inf_nan=False)] | None = DEFAULTS.clock
    reserve: Annotated[float, Field(ge=0, le=3600, allow_inf_nan=False)] = DEFAULTS.reserve
    bomb_window: Annotated[float, Field(ge=0, le=10, allow_inf_nan=False)] = DEFAULTS.bomb_window
    between_rounds: Seconds = DEFAULTS.between_rounds
    stand_in: BotName = DEFAULTS.stand_in
    spectators: Annotated[bool, Field(description="anybody may watch; nobody in a duplicate")] = (
        DEFAULTS.spectators
    )
    members_only: Annotated[bool, Field(description="only members of its club can register")] = (
        DEFAULTS.members_only
    )


# -- everybody ----------------------------------------------------------------------------------------------


class Register(Model):
    """Take part: alone, or with a partner or team, who are invited by link or here."""

    type: Literal["register"]
    name: EntrantName | None = None
    invite: Annotated[list[PlayerId], Field(max_length=8, description="people you have played with")] = []  # noqa: RUF012


class Join(Model):
    """Join a pair or team: with the code of its link, or because you were invited."""

    type: Literal["join"]
    code: Annotated[str, StringConstraints(min_length=1, max_length=40)] | None = None
    entrant: EntrantNumber | None = None


class TakeNewName(Model):
    """Use your present name in the tournament, too."""

    type: Literal["rename"]


class LeaveEntry(Model):
    """Leave your pair or team before the start."""

    type: Literal["leave"]


class CheckIn(Model):
    """Say that you are there, or there again; a director says it for others."""

    type: Literal["check-in"]
    entrant: EntrantNumber | None = None


class Absent(Model):
    """Sit out until you check in again; a director says it for others."""

    type: Literal["absent"]
    entrant: EntrantNumber | None = None


class WithdrawEntrant(Model):
    """Leave the tournament; results stay."""

    type: Literal["withdraw"]
    entrant: EntrantNumber | None = None


class Report(Model):
    """Enter the result of your table. If the other side has reported the same one, it is confirmed."""

    type: Literal["report"]
    round: RoundNumber
    table: TableNumber
    games: Games


class Confirm(Model):
    """Agree with the result that the other side has reported; a director may confirm any."""

    type: Literal["confirm"]
    round: RoundNumber
    table: TableNumber


class Dispute(Model):
    """Disagree with the result of your table: the director decides."""

    type: Literal["dispute"]
    round: RoundNumber
    table: TableNumber
    text: Annotated[str, StringConstraints(strip_whitespace=True, max_length=MAX_NOTE)] = ""


class StandIn(Model):
    """Play for somebody absent, where the organiser lets substitutes play."""

    type: Literal["stand-in"]
    round: RoundNumber
    table: TableNumber
    place: PlaceNumber


# -- directors ----------------------------------------------------------------------------------------------


class AddEntrant(Model):
    """Register somebody by name: they need no account, and can join with the code of the entry."""

    type: Literal["add"]
    name: EntrantName
    members: Annotated[list[EntrantName], Field(max_length=9)] = []  # noqa: RUF012


class ChangeEntrant(Model):
    """Change the name of an entrant, and its members if they are names only."""

    type: Literal["change"]
    entrant: EntrantNumber
    name: EntrantName
    members: Annotated[list[EntrantName], Field(max_length=9)] | None = None


class RemovePerson(Model):
    """Take a person out of an entrant, so that somebody else can join it."""

    type: Literal["remove"]
    entrant: EntrantNumber
    player: PlayerId


class PairRound(Model):
    """Start, or pair the next round."""

    type: Literal["pair"]


class UndoPairing(Model):
    """Take the pairing of the present round back, as long as it has no results."""

    type: Literal["undo-pairing"]


class ShowDeals(Model):
    """Look at the cards of a duplicate in a room, to prepare them; the log tells everybody."""

    type: Literal["deals"]


class Correct(Model):
    """Enter or replace the result of a table."""

    type: Literal["correct"]
    round: RoundNumber
    table: TableNumber
    games: Games = []  # noqa: RUF012
    forfeited: Forfeits = []  # noqa: RUF012
    reason: Annotated[str, StringConstraints(strip_whitespace=True, max_length=MAX_NOTE)] = ""


class Replace(Model):
    """Let another person play at a place of a table in the present round."""

    type: Literal["replace"]
    table: TableNumber
    place: PlaceNumber
    player: PlayerId


class Extend(Model):
    """Give one table, or all tables of the round, more time."""

    type: Literal["extend"]
    minutes: Annotated[int, Field(ge=1, le=240)]
    table: TableNumber | None = None


class Announce(Model):
    """Tell everybody something."""

    type: Literal["announce"]
    text: Text


class Note(Model):
    """Note something in the log."""

    type: Literal["note"]
    text: Text


class Halt(Model):
    """Pause all tables."""

    type: Literal["pause"]


class Continue(Model):
    """Resume all tables."""

    type: Literal["resume"]


class ChangeSettings(Model):
    """Change how the tournament is held."""

    type: Literal["settings"]
    settings: HostSettingsModel


class SetDirector(Model):
    """Make a person a director, or no longer one."""

    type: Literal["director"]
    player: PlayerId
    on: bool = True


class SetClub(Model):
    """Let the tournament belong to a club that you organise, or to none."""

    type: Literal["club"]
    club: ClubId | None = None


class CloseTournament(Model):
    """Close the tournament for good."""

    type: Literal["close"]


Request = (
    Register | Join | TakeNewName | LeaveEntry | CheckIn | Absent | WithdrawEntrant | Report | Confirm
    | Dispute | StandIn | AddEntrant | ChangeEntrant | RemovePerson | PairRound | UndoPairing | ShowDeals
    | Correct | Replace | Extend | Announce | Note | Halt | Continue | ChangeSettings | SetDirector
    | SetClub | CloseTournament
)  # fmt: skip
AnyRequest = Annotated[Request, Field(discriminator="type")]
REQUEST: TypeAdapter[Request] = TypeAdapter(AnyRequest)


class NewTournament(Model):
    """A tournament to create."""

    options: TournamentOptionsModel
    settings: HostSettingsModel = HostSettingsModel()
    club: Annotated[ClubId | None, Field(description="a club that you organise")] = None
