"""Responses of the HTTP API, as models. The API documentation and the client's types come from them."""

from __future__ import annotations

from math import isinf
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from tichu.server.frames import ComboShown
from tichu.server.identity import expires_at
from tichu.server.ratings import is_provisional, shown_rating
from tichu.server.restrictions import active
from tichu.server.store import Key, MatchRow, Rating, TableRow, TokenScope


class Problem(BaseModel):
    """Why something was refused."""

    code: str
    message: str
    params: dict[str, str | int] | None = None


class RatingAnswer(BaseModel):
    """A rating in a game: mean and standard deviation, and the cautious estimate that is shown."""

    variant: str
    mu: float
    sigma: float
    rating: Annotated[int, Field(description="100 × (mu − 3 sigma): the figure that is shown")]
    provisional: Annotated[bool, Field(description="too little is known for a place on the ladder")]
    matches: int

    @classmethod
    def of(cls, rating: Rating) -> RatingAnswer:
        """Return the response for a stored rating."""
        return cls(
            variant=rating.variant,
            mu=rating.mu,
            sigma=rating.sigma,
            rating=shown_rating(rating),
            provisional=is_provisional(rating),
            matches=rating.matches,
        )


class PlayerAnswer(BaseModel):
    """A player as others see them; ``avatar`` names their picture, null for their initial."""

    id: str
    name: str
    avatar: str | None
    ratings: list[RatingAnswer]


class MeAnswer(PlayerAnswer):
    """The visitor's own identity; ``recoverable`` says whether the account has a recovery code."""

    login: str | None
    recoverable: bool


class AccountAnswer(MeAnswer):
    """The visitor's own identity with a new recovery code, which is shown only once."""

    recovery_code: str


class RecoveryCodeAnswer(BaseModel):
    """A new recovery code, which is shown only once."""

    recovery_code: str


class SessionAnswer(BaseModel):
    """A browser in which the visitor is signed in; ``current`` is the one that asks."""

    id: str
    label: str
    created_at: float
    last_used_at: float
    expires_at: float
    current: bool

    @classmethod
    def of(cls, key: Key, current: Key) -> SessionAnswer:
        """Return the response for a stored key to the visitor with the key ``current``."""
        return cls(
            id=key.id,
            label=key.label,
            created_at=key.created_at,
            last_used_at=key.last_used_at or key.created_at,
            expires_at=expires_at(key),
            current=key.id == current.id,
        )


class TokenAnswer(BaseModel):
    """A token for programs, without its secret, which is shown only when the token is created."""

    id: str
    label: str
    scope: TokenScope
    created_at: float
    last_used_at: float | None

    @classmethod
    def of(cls, key: Key) -> TokenAnswer:
        """Return the response for a stored key."""
        return cls(
            id=key.id,
            label=key.label,
            scope=key.scope,
            created_at=key.created_at,
            last_used_at=key.last_used_at,
        )


class NewTokenAnswer(TokenAnswer):
    """A new token with its secret."""

    token: str


class PlaceAnswer(BaseModel):
    """A place at a table in a list."""

    name: str
    bot: str | None
    player: str | None
    left: bool = False


class TableAnswer(BaseModel):
    """A table in a list."""

    id: str
    title: str
    status: str
    public: bool
    variant: str
    edition: str
    house_rules: dict[str, Any]
    host: str | None
    places: list[PlaceAnswer]
    open: int
    spectators: bool
    rated: bool = False
    match: int
    round: int | None
    scores: list[int] | None
    clock: Annotated[float | None, Field(description="seconds for each decision; null for no clock")] = None
    created_at: float
    updated_at: float

    @classmethod
    def of(cls, row: TableRow) -> TableAnswer:
        """Return the response for a stored row; the score of sealed boards is nobody else's business."""
        summary = {key: value for key, value in row.summary.items() if key != "people"}
        if summary.get("arranged", {}).get("sealed"):
            summary["scores"] = None
        return cls(
            id=row.id,
            status=row.status,
            public=row.public,
            variant=row.variant,
            edition=row.edition,
            host=row.host,
            created_at=row.created_at,
            updated_at=row.updated_at,
            **summary,
        )


class NewTableAnswer(BaseModel):
    """A new table and the link to it."""

    id: str
    link: str


class SeatAnswer(BaseModel):
    """The player at a place in a match."""

    place: int
    player: str | None
    name: str
    bot: str | None


Fate = Literal["playing", "left", "taken", "over"]
"""What became of an unfinished match for a player: they play it, a bot plays for them, somebody has taken
their place, or it ended without a result."""


class MatchAnswer(BaseModel):
    """A match in a history; ``fate`` says what became of an unfinished one for the visitor."""

    table: str
    number: int
    variant: str
    edition: str
    started_at: float
    finished_at: float | None
    rated: bool
    result: dict[str, Any] | None
    seats: list[SeatAnswer]
    fate: Fate | None = None

    @classmethod
    def of(cls, row: MatchRow, fate: Fate | None = None) -> MatchAnswer:
        """Return the response for a stored row."""
        return cls(
            table=row.table,
            number=row.number,
            variant=row.variant,
            edition=row.edition,
            started_at=row.started_at,
            finished_at=row.finished_at,
            rated=row.rated,
            result=row.result,
            seats=[
                SeatAnswer(place=seat.place, player=seat.player, name=seat.name, bot=seat.bot)
                for seat in row.seats
            ],
            fate=fate,
        )


class StepAnswer(BaseModel):
    """An action of a finished round and the changes it made; null for removed values."""

    seat: int
    action: dict[str, Any]
    round: dict[str, Any]
    combos: list[ComboShown]


class ReplayAnswer(BaseModel):
    """A finished round with all hands open."""

    round: int
    rounds: int
    players: list[str]
    variant: str
    edition: str
    rules: dict[str, bool | int | str | None]
    seating: list[int]
    start: dict[str, Any]
    steps: list[StepAnswer]
    scores: list[int] | None
    totals: list[int] | None


class SettingAnswer(BaseModel):
    """A house rule that can be set."""

    name: str
    kind: str
    choices: list[str]
    help: str
    value: bool | int | str | None


class EditionAnswer(BaseModel):
    """A rule book of a variant, and its settings."""

    key: str
    title: str
    settings: list[SettingAnswer]


class VariantAnswer(BaseModel):
    """A game that can be played here."""

    key: str
    title: str
    summary: str
    players: list[int]
    teams: Annotated[bool, Field(description="two teams, whose players sit alternately")]
    editions: list[EditionAnswer]


class BotAnswer(BaseModel):
    """A bot that can sit at a table."""

    name: str
    about: str
    levels: list[str]


class CatalogueAnswer(BaseModel):
    """Everything to choose from when a table is created."""

    variants: list[VariantAnswer]
    bots: list[BotAnswer]
    phrases: list[str]
    reactions: list[str]


class AliveAnswer(BaseModel):
    """The server responds."""

    status: str


class HealthAnswer(BaseModel):
    """Whether the server works."""

    status: str
    store: bool
    broker: bool
    writing: Annotated[bool | None, Field(description="whether a test write worked; null if not tested")]
    tables: int
    connections: int


class RestrictionAnswer(BaseModel):
    """A ban or mute."""

    until: Annotated[float | None, Field(description="seconds since 1970; null for good")]

    @classmethod
    def of(cls, until: float | None) -> RestrictionAnswer | None:
        """Return the answer for a stored time; None if it is over."""
        if until is None or not active(until):
            return None
        return cls(until=None if isinf(until) else until)


class ChatLineAnswer(BaseModel):
    """A chat message of the visitor, or the key of a quick phrase or reaction."""

    table: str
    at: float
    text: str
