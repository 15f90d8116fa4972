"""Responses about what happened in clubs, for their members and for the export of personal data."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from tichu.server.store import ClubPart


class ClubEventAnswer(BaseModel):
    """Something that happened in a club: who did it, and whom it concerns."""

    kind: str
    at: float
    by: str | None
    about: str | None
    text: str


class ClubData(BaseModel):
    """The part of a person in a club."""

    id: str
    name: str
    role: Literal["organiser", "member", "applicant", "barred"] | None
    since: float | None
    events: list[ClubEventAnswer]

    @classmethod
    def of(cls, part: ClubPart, name: str) -> ClubData:
        """Return the answer for a row of the store; others are not named."""
        player_events = [
            ClubEventAnswer(
                kind=event.kind,
                at=event.at,
                by=name if event.player == part.player else None,
                about=name if event.about == part.player else None,
                text=event.text,
            )
            for event in part.events
        ]
        return cls(id=part.club.id, name=part.club.name, role=part.role, since=part.at, events=player_events)
