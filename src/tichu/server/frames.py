"""The frames the server sends, as models: the client's types are made from them.

The server writes frames directly, for speed; a test holds everything it sends against these models.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from tichu.core.variants.base import Ending
from tichu.server.wire import TableOptions


class Sent(BaseModel):
    """Something that is sent: nothing in it is left undescribed."""

    model_config = ConfigDict(extra="forbid")


# -- the table -----------------------------------------------------------------------------------------------


class PlaceShown(Sent):
    """A chair at the table."""

    player: str | None
    name: str
    bot: str | None
    away: bool
    left: bool


class RoundScore(Sent):
    """A finished round."""

    round: int
    seating: list[int]
    out: list[int]
    scores: list[int] | None
    totals: list[int] | None


class SealedShown(Sent):
    """The cards of a round that is over, with the salt that opens the commitment to them."""

    deal: dict[str, Any]
    commitment: str
    salt: str


class TableShown(Sent):
    """What everybody may see of a table."""

    id: str
    options: TableOptions
    edition: str
    rules: dict[str, bool | int | str | None]
    titles: list[str]
    status: Literal["open", "running", "finished", "closed"]
    host: str | None
    paused: bool
    places: list[PlaceShown]
    played: list[PlaceShown] | None
    """After a match: who sat where at its end, while places may change for the next."""
    match: int
    round: int | None
    seating: list[int] | None
    scores: list[int] | None
    history: list[RoundScore]
    ranks: list[int] | None
    winners: list[int]
    commitment: str | None
    reveal: SealedShown | None


# -- the round -----------------------------------------------------------------------------------------------


class PlayShown(Sent):
    """A play that lies on the table."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    seat: int
    cards: str
    stands_for: str | None = Field(default=None, alias="as")


class ComboShown(Sent):
    """What a play on the table is, so that clients need not find out."""

    kind: str
    rank: str
    length: int
    bomb: bool


class RoundShown(BaseModel):
    """The round as the contract writes a position, with what the viewer may not know left out."""

    model_config = ConfigDict(extra="allow")

    variant: str
    edition: str
    settings: dict[str, Any]
    phase: Literal["grand", "exchange", "play", "take", "over"]
    seat: int | None
    hands: list[str | None]
    counts: list[int]
    turn: int | None
    trick: list[PlayShown]
    passed: list[int]
    wish: str | None
    calls: dict[str, Literal["tichu", "grand"]]
    started: list[int]
    out: list[int]
    won: list[str]
    scores: list[int] | None
    waiting: list[int]
    given: list[dict[str, str] | None]
    received: dict[str, str]
    stock: list[None]
    dealer: int | None = None
    soloist: int | None = None
    dummy: int | None = None
    ranks: list[int] | None = None
    faceup: str = ""
    history: list[dict[str, Any]] = []


class Abilities(Sent):
    """What a seat may do now besides playing cards; the seats to whom it may give the Dragon or the lead."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    tichu: bool
    withdraw: bool
    may_pass: bool = Field(alias="pass")
    take: bool
    give: list[int]
    dog: list[int]
    bound: bool


class GiftsDue(Sent):
    """How many cards a seat has still to pass to whom, and whether it must be its best or its lowest."""

    to: dict[str, int]
    forced: Literal["best", "lowest"] | None


class BetShown(Sent):
    """A call and what it brought."""

    seat: int
    call: Literal["tichu", "grand"]
    points: int


class TeamShown(Sent):
    """The points of a side: what its calls brought, and the rest."""

    total: int
    bets: int
    rest: int


class ResultShown(Sent):
    """How the points of a round came about."""

    bets: list[BetShown]
    teams: list[TeamShown]
    ending: Ending


class Aid(Sent):
    """What a client that knows no rules needs beside the position; by own seat."""

    combos: list[ComboShown]
    can: dict[str, Abilities]
    result: ResultShown | None
    gifts: dict[str, GiftsDue]


# -- what is not in the log ----------------------------------------------------------------------------------


class ClockShown(Sent):
    """A clock, in seconds: when it starts, what is left of it and of the reserve."""

    starts: float
    left: float
    reserve: float


class Live(Sent):
    """Who is there and how long everything still takes, in seconds."""

    present: list[str]
    watching: int
    ready: list[str]
    votes: dict[str, list[str]]
    window: float | None
    clocks: dict[str, ClockShown]
    next: float | None


class ChatShown(Sent):
    """Something that was said."""

    player: str
    name: str
    watching: bool
    text: str | None = None
    phrase: str | None = None


# -- frames --------------------------------------------------------------------------------------------------


class You(Sent):
    """Who the server takes the visitor for."""

    player: str
    name: str | None = None
    place: int | None = None


class WelcomeData(Sent):
    """The greeting."""

    protocol: int
    you: You


class SnapshotData(Sent):
    """Everything."""

    you: You
    table: TableShown
    round: RoundShown | None
    aid: Aid | None
    chat: list[ChatShown]
    live: Live


class DeltaData(Sent):
    """What has changed: keys that are not there are as they were."""

    event: dict[str, Any] | None = None
    table: dict[str, Any] | None = None
    round: dict[str, Any] | None = None
    aid: dict[str, Any] | None = None
    live: Live | None = None


class Nothing(Sent):
    """No data."""


class Named(Sent):
    """The action id an answer belongs to."""

    id: str


class ErrorData(Sent):
    """Why something was refused."""

    id: str | None = None
    code: str
    message: str


class ReadingShown(BaseModel):
    """Something that cards can be."""

    model_config = ConfigDict(extra="allow")

    kind: str
    rank: str
    length: int
    cards: str
    bomb: bool
    legal: bool
    code: str | None = None
    why: str | None = None


class AnswerData(Sent):
    """The answer to a question."""

    id: str
    what: Literal["cards", "legal", "complete", "hint"]
    readings: list[ReadingShown] | None = None
    legal: bool | None = None
    code: str | None = None
    why: str | None = None
    plays: list[ReadingShown] | None = None
    actions: list[dict[str, Any]] | None = None
    more: int | None = None
    in_turn: bool | None = None
    action: dict[str, Any] | None = None
    reason: dict[str, Any] | None = None
    sentence: str | None = None


class Welcome(Sent):
    """The first frame of every connection."""

    t: Literal["welcome"]
    v: int
    d: WelcomeData


class Snapshot(Sent):
    """Everything a visitor may see."""

    t: Literal["snapshot"]
    v: int
    d: SnapshotData


class Delta(Sent):
    """The next version."""

    t: Literal["delta"]
    v: int
    d: DeltaData


class Empty(Sent):
    """The next version, in which nothing is new for this visitor."""

    t: Literal["empty"]
    v: int
    d: Nothing


class LiveFrame(Sent):
    """News that are not in the log; the version stays."""

    t: Literal["live"]
    v: int
    d: Live


class Ack(Sent):
    """An action was written down."""

    t: Literal["ack"]
    v: int
    d: Named


class Held(Sent):
    """An action waits for its moment; an ack or an error follows."""

    t: Literal["held"]
    v: int
    d: Named


class Error(Sent):
    """Something was refused."""

    t: Literal["error"]
    v: int
    d: ErrorData


class Answer(Sent):
    """The answer to a question."""

    t: Literal["answer"]
    v: int
    d: AnswerData


class Pong(Sent):
    """A sign of life."""

    t: Literal["pong"]
    v: int
    d: Nothing


ServerFrame = Welcome | Snapshot | Delta | Empty | LiveFrame | Ack | Held | Error | Answer | Pong
SERVER_FRAME: TypeAdapter[ServerFrame] = TypeAdapter(Annotated[ServerFrame, Field(discriminator="t")])
