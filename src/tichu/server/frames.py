"""Models of the frames that the server sends. The TypeScript types are generated from them.

For speed the server writes frames directly; a test checks everything it sends against these models.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from tichu.core.variants.base import Ending
from tichu.server.event_models import TableEvent
from tichu.server.wire import TableOptions
from tichu.table.events import CloseReason


class Sent(BaseModel):
    """Base of what is sent: every key is described."""

    model_config = ConfigDict(extra="forbid")


# -- the table -----------------------------------------------------------------------------------------------


class PlaceShown(Sent):
    """A place at the table."""

    player: str | None
    name: str
    bot: str | None
    away: bool
    left: bool
    waits: bool = False
    """Whether the person plays from the next deal; a bot finishes this round."""
    avatar: str | None = None
    """The person's picture; null for their initial."""


class RoundScore(Sent):
    """A finished round."""

    round: int
    seating: list[int]
    out: list[int]
    scores: list[int] | None
    totals: list[int] | None


class SealedShown(Sent):
    """The deal of a finished round, with the salt that proves the commitment to it."""

    deal: dict[str, Any]
    commitment: str
    salt: str


class ArrangementShown(Sent):
    """The tournament that has arranged a table, and what it wants of it."""

    tournament: str
    ends_at: float | None
    """When no further round is dealt, in seconds since 1970."""
    held: bool
    """Whether a director has paused the table."""
    sealed: bool
    """Whether the cards of finished rounds stay secret until other tables have played them."""


class TableShown(Sent):
    """What everybody may see of a table."""

    id: str
    options: TableOptions
    edition: str
    rules: dict[str, bool | int | str | None]
    titles: list[str]
    title_codes: list[str]
    status: Literal["open", "running", "finished", "closed"]
    host: str | None
    paused: bool
    arrangement: ArrangementShown | None = None
    """Set if a tournament has arranged the table."""
    close_reason: CloseReason | None = None
    """Why the table was closed, if nobody at it has closed it."""
    places: list[PlaceShown]
    played: list[PlaceShown] | None
    """After a match: who sat where at its end, since places may change before the next one."""
    match: int
    rated: bool = False
    """Whether the match is rated: whoever leaves it loses it."""
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
    """A play on the table."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    seat: int
    cards: str
    stands_for: str | None = Field(default=None, alias="as")


class ComboShown(Sent):
    """The combination of a play on the table, for clients that do not know the rules."""

    kind: str
    rank: str
    length: int
    bomb: bool


class RoundShown(BaseModel):
    """The round as a position, without what the viewer may not know."""

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
    """What a seat may do now besides playing cards, and to whom it may give the Dragon or the lead.

    ``bound`` means that the seat must fulfil the wish now; ``fitting`` are the cards it can do that with.
    """

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    tichu: bool
    withdraw: bool
    may_pass: bool = Field(alias="pass")
    take: bool
    give: list[int]
    dog: list[int]
    bound: bool
    fitting: str = ""


class GiftsDue(Sent):
    """How many cards a seat has to pass to whom, and whether they must be its best or lowest ones."""

    to: dict[str, int]
    forced: Literal["best", "lowest"] | None


class BetShown(Sent):
    """A call and the points it scored."""

    seat: int
    call: Literal["tichu", "grand"]
    points: int


class TeamShown(Sent):
    """The points of a team: from its calls, and the rest."""

    total: int
    bets: int
    rest: int


class PileShown(Sent):
    """Tricks or a hand that were counted for a team, with the cards that count."""

    seat: int
    source: Literal["tricks", "hand"]
    team: int
    cards: str
    points: int


class ResultShown(Sent):
    """How a round was scored; ``piles`` is empty unless cards were counted."""

    bets: list[BetShown]
    teams: list[TeamShown]
    ending: Ending
    piles: list[PileShown] = []


class Aid(Sent):
    """What a client that does not know the rules needs besides the position; by your own seats."""

    combos: list[ComboShown]
    bombs: bool = False
    """Whether somebody could bomb the trick, as far as the numbers of cards tell."""
    can: dict[str, Abilities]
    result: ResultShown | None
    gifts: dict[str, GiftsDue]


# -- state that is not in the log ----------------------------------------------------------------------------


class ClockShown(Sent):
    """A clock, in seconds: until it starts, and what is left of it and of the reserve."""

    starts: float
    left: float
    reserve: float


class Live(Sent):
    """Who is connected, and the remaining times in seconds."""

    present: list[str]
    watching: int
    ready: list[str]
    votes: dict[str, list[str]]
    window: float | None
    clocks: dict[str, ClockShown]
    next: float | None


class ChatShown(Sent):
    """A chat message."""

    player: str
    name: str
    watching: bool
    text: str | None = None
    phrase: str | None = None
    reaction: str | None = None


class MutedShown(Sent):
    """Somebody whom the client has muted."""

    player: str
    name: str


# -- frames --------------------------------------------------------------------------------------------------


class You(Sent):
    """The identity and place of the client."""

    player: str
    name: str | None = None
    place: int | None = None


class WelcomeData(Sent):
    """The data of the first frame."""

    protocol: int
    you: You


class SnapshotData(Sent):
    """Everything the client may see."""

    you: You
    table: TableShown
    round: RoundShown | None
    aid: Aid | None
    chat: list[ChatShown]
    muted: list[MutedShown]
    live: Live


class DeltaData(Sent):
    """What has changed. Missing keys are unchanged."""

    event: TableEvent | None = None
    table: dict[str, Any] | None = None
    round: dict[str, Any] | None = None
    aid: dict[str, Any] | None = None
    live: Live | None = None


class Nothing(Sent):
    """No data."""


class Named(Sent):
    """The id of the action that is answered."""

    id: str


class ErrorData(Sent):
    """Why something was refused."""

    id: str | None = None
    code: str
    message: str
    params: dict[str, str | int] | None = None


class ReadingShown(BaseModel):
    """A combination that some cards can be."""

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
    """Everything the client may see."""

    t: Literal["snapshot"]
    v: int
    d: SnapshotData


class Delta(Sent):
    """The next version."""

    t: Literal["delta"]
    v: int
    d: DeltaData


class Empty(Sent):
    """The next version, which contains nothing for this client."""

    t: Literal["empty"]
    v: int
    d: Nothing


class LiveFrame(Sent):
    """Changes that are not in the log; the version stays the same."""

    t: Literal["live"]
    v: int
    d: Live


class Ack(Sent):
    """An action was stored."""

    t: Literal["ack"]
    v: int
    d: Named


class HeldFrame(Sent):
    """An action was accepted and waits; ``ack`` or ``error`` follows."""

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
    """The answer to a ping."""

    t: Literal["pong"]
    v: int
    d: Nothing


ServerFrame = Welcome | Snapshot | Delta | Empty | LiveFrame | Ack | HeldFrame | Error | Answer | Pong
SERVER_FRAME: TypeAdapter[ServerFrame] = TypeAdapter(Annotated[ServerFrame, Field(discriminator="t")])
