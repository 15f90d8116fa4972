"""Responses about tournaments, as models."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from tichu.server.tournaments.requests import HostSettingsModel, MatchLengthModel
from tichu.tournament.options import Criterion, Format

TournamentStatus = Literal["registration", "playing", "between", "finished", "closed"]
GamePoints = Annotated[list[int] | None, Field(description="of each side; null for a board not played")]


class NewTournamentAnswer(BaseModel):
    """A new tournament and its link."""

    id: str
    link: str


class RevisionAnswer(BaseModel):
    """The request was carried out; the tournament has this revision."""

    revision: int


class TournamentCard(BaseModel):
    """A tournament in a list. Times are seconds since 1970."""

    id: str
    name: str
    format: Format
    entrants: Literal["person", "pair", "team"]
    variant: str
    venue: Literal["screens", "room"]
    listed: bool
    status: TournamentStatus
    host: str
    host_name: str
    starts_at: float | None
    created_at: float
    updated_at: float
    entries: Annotated[int, Field(description="entrants that have not withdrawn")]
    round: Annotated[int, Field(description="the last round that was paired; 0 before the first")]
    rounds: Annotated[int, Field(description="rounds that are planned")]
    revision: int
    club: Annotated[str | None, Field(description="the club to which it belongs")]


class TournamentOptionsAnswer(BaseModel):
    """The options of a tournament, without the seed of its cards."""

    name: str
    format: Format
    entrants: Literal["person", "pair", "team"]
    ranking: list[Criterion]
    rounds: int | None
    length: MatchLengthModel
    order: Literal["lots", "registration"]
    best_of: int
    best_of_late: int
    boards: int
    scoring: Literal["matchpoints", "mean"]
    variant: str
    board_sets: Literal["per-table", "one"]
    grand_tichu: bool
    reset_final: bool
    duration: int
    streaks: bool
    table_size: int | None


class MemberAnswer(BaseModel):
    """A member of an entrant: a name, and the person of this server if there is one."""

    name: str
    player: str | None


class EntrantAnswer(BaseModel):
    """An entrant. It is ``ready`` if it would be paired in the next round."""

    number: int
    name: str
    members: list[MemberAnswer]
    attendance: Literal["registered", "present", "absent", "withdrawn"]
    complete: Annotated[bool, Field(description="enough members are known to play here")]
    ready: bool


class ResultAnswer(BaseModel):
    """The result of a table: the points of each game or board, or the sides that forfeited."""

    games: list[GamePoints]
    forfeited: list[int]
    winner: Annotated[int | None, Field(description="the side that has won; null for a draw")]
    by: Annotated[int | None, Field(description="the entrant who reported it")]
    confirmed: bool


class DisputeAnswer(BaseModel):
    """A side disagrees with a result, and perhaps reports another one."""

    by: int
    games: list[GamePoints]
    text: str


class PairedTableAnswer(BaseModel):
    """A table of a round.

    ``state``: ``waiting`` (people are expected), ``done`` or ``unconfirmed`` with a result, ``disputed``.
    The result is null while the boards of the round are sealed, except for those who played there.
    """

    table: int
    sides: Annotated[list[list[int]], Field(description="entrants; side 0 has seats 1 and 3")]
    state: Literal["waiting", "unconfirmed", "disputed", "done"]
    result: ResultAnswer | None
    dispute: DisputeAnswer | None
    table_id: Annotated[str | None, Field(description="the table to watch: /t/{table_id}; null if not")]
    game: Annotated[int, Field(description="number of the game in a series")]
    ends_at: Annotated[float | None, Field(description="when the last hand begins, if time is limited")]
    wanted: Annotated[list[int], Field(description="places at which anybody may play for the absent")]


class TournamentRoundAnswer(BaseModel):
    """A round. In a duplicate, ``sealed`` means that its boards may not be seen yet."""

    number: int
    paired_at: float
    tables: list[PairedTableAnswer]
    byes: list[int]
    boards: list[int]
    commitments: Annotated[list[str], Field(description="to the deals of the boards, before any card")]
    sealed: bool


class StandingAnswer(BaseModel):
    """An entrant in the standings; ``values`` by criterion."""

    rank: int
    entrant: int
    values: dict[Criterion, float]


class AnnouncementAnswer(BaseModel):
    """What a director told everybody."""

    at: float
    text: str
    by: str


class DirectorAnswer(BaseModel):
    """A director."""

    player: str
    name: str


class MyTableAnswer(BaseModel):
    """Where the visitor plays now. Without ``table_id`` it is a table in a room."""

    round: int
    table: int
    table_id: str | None
    side: int
    result: ResultAnswer | None
    must_report: bool
    must_confirm: bool


class MyPartAnswer(BaseModel):
    """The visitor's part in a tournament."""

    director: bool
    entrant: int | None
    code: Annotated[str | None, Field(description="with it others can join your pair or team")]
    invitations: Annotated[list[int], Field(description="entrants that have invited you")]
    can_register: bool
    table: MyTableAnswer | None
    bye: Annotated[bool, Field(description="you sit out in this round")]
    codes: Annotated[dict[int, str], Field(description="for directors: the codes of all entrants")]


class TournamentAnswer(TournamentCard):
    """A tournament with everything a visitor may see of it."""

    options: TournamentOptionsAnswer
    settings: HostSettingsModel
    club_name: str | None
    directors: list[DirectorAnswer]
    entry_list: list[EntrantAnswer]
    bracket: Annotated[
        list[list[int | None]],
        Field(description="of a knock-out, from top to bottom: who was in before each round, and who is now"),
    ]
    round_list: list[TournamentRoundAnswer]
    standings: list[StandingAnswer]
    announcements: list[AnnouncementAnswer]
    paused: bool
    ends_at: Annotated[float | None, Field(description="when the time of an arena is over")]
    next_round_at: Annotated[float | None, Field(description="if rounds are paired automatically")]
    me: MyPartAnswer


class BoardLineAnswer(BaseModel):
    """What a table did with a board, and what it is worth."""

    round: int
    table: int
    sides: list[list[int]]
    points: list[int]
    scores: Annotated[list[float], Field(description="per cent, or points against the mean")]
    table_id: str | None
    number: Annotated[int, Field(description="the round of the match at that table, for its replay")]


class BoardAnswer(BaseModel):
    """A board that everybody has finished: the cards, the proof, and the results of all tables."""

    board: int
    commitment: str
    salt: str
    deal: dict[str, Any]
    lines: list[BoardLineAnswer]


class DealAnswer(BaseModel):
    """The cards of a board, for those who prepare it."""

    board: int
    deal: dict[str, Any]


class TournamentDataLine(BaseModel):
    """An event of a tournament that a person has caused, or that names them."""

    at: float
    type: str
    data: dict[str, Any]


class TournamentData(BaseModel):
    """The part of a person in a tournament."""

    id: str
    name: str
    events: list[TournamentDataLine]


class LogLineAnswer(BaseModel):
    """An event of a tournament: who did what, and when. Secrets are left out."""

    seq: int
    at: float
    type: str
    by: str | None
    by_name: str | None
    data: dict[str, Any]


class ResultsAnswer(BaseModel):
    """The results of a tournament, for programs."""

    id: str
    name: str
    format: Format
    status: TournamentStatus
    entrants: list[EntrantAnswer]
    standings: list[StandingAnswer]
    rounds: list[TournamentRoundAnswer]
