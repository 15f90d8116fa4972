"""Responses about people: contacts, invitations, and the export of personal data."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from tichu.server.http.answers import (
    ChatLineAnswer,
    MatchAnswer,
    MeAnswer,
    RestrictionAnswer,
    SessionAnswer,
    TableAnswer,
    TokenAnswer,
)
from tichu.server.http.club_data import ClubData
from tichu.server.http.tournament_answers import TournamentData
from tichu.server.store import BlockedPlayer, Invitation, MetPlayer, Player


class PersonAnswer(BaseModel):
    """A person in a list."""

    id: str
    name: str
    avatar: str | None

    @classmethod
    def of_player(cls, player: Player) -> PersonAnswer:
        """Return the answer for a stored player."""
        return PersonAnswer(id=player.id, name=player.name, avatar=player.avatar)


class MetAnswer(BaseModel):
    """Somebody the visitor has played with: when last, and in how many of the latest matches."""

    person: PersonAnswer
    met_at: float
    matches: int

    @classmethod
    def of(cls, met: MetPlayer) -> MetAnswer:
        """Return the answer for a row of the store."""
        return cls(person=PersonAnswer.of_player(met.player), met_at=met.met_at, matches=met.matches)


class BlockedAnswer(BaseModel):
    """Somebody the visitor has blocked, and when."""

    person: PersonAnswer
    at: float

    @classmethod
    def of(cls, blocked: BlockedPlayer) -> BlockedAnswer:
        """Return the answer for a row of the store."""
        return cls(person=PersonAnswer.of_player(blocked.player), at=blocked.at)


class ContactsAnswer(BaseModel):
    """The people a visitor has played with or has blocked, latest first."""

    met: list[MetAnswer]
    blocked: list[BlockedAnswer]


class InvitationAnswer(BaseModel):
    """An invitation to a table."""

    table: TableAnswer
    inviter: PersonAnswer
    at: float

    @classmethod
    def of(cls, invitation: Invitation) -> InvitationAnswer:
        """Return the answer for a row of the store."""
        return cls(
            table=TableAnswer.of(invitation.table),
            inviter=PersonAnswer.of_player(invitation.inviter),
            at=invitation.at,
        )


class SubscriptionAnswer(BaseModel):
    """A browser that is sent notifications: the address at its push service."""

    endpoint: str
    language: str
    created_at: float


class ExportAnswer(BaseModel):
    """Everything the server has about the visitor. Times are seconds since 1970."""

    exported_at: float
    created_at: float
    muted: RestrictionAnswer | None
    me: MeAnswer
    sessions: list[SessionAnswer]
    tokens: list[TokenAnswer]
    tables: list[TableAnswer]
    matches: list[MatchAnswer]
    chat: list[ChatLineAnswer]
    blocked: list[BlockedAnswer]
    invitations: list[InvitationAnswer]
    notifications: list[SubscriptionAnswer]
    tournaments: Annotated[
        list[TournamentData], Field(description="what you did and what names you in tournaments")
    ]
    clubs: Annotated[list[ClubData], Field(description="your roles in clubs, and what you did there")]
    puzzles: Annotated[dict[str, bool], Field(description="whether the first try was right, by puzzle")]
