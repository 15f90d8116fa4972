"""Answers to administrators. Times are seconds since 1970."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from tichu.server.aliases import alias
from tichu.server.http.answers import RestrictionAnswer, TableAnswer
from tichu.server.identity import expires_at
from tichu.server.store import Key, ListedTable, Player, TokenScope


class AdminTableAnswer(TableAnswer):
    """A table in an administrator's list."""

    version: Annotated[int, Field(description="number of the last event in its log")]
    paused: bool
    asleep: Annotated[bool, Field(description="paused because nobody is connected")]
    log_name: Annotated[str, Field(description="what the table is called in the server's log")]

    @classmethod
    def of_listed(cls, listed: ListedTable) -> AdminTableAnswer:
        """Return the answer for a stored row; rows of earlier versions do not say whether it is paused."""
        summary = {"paused": False, "asleep": False, **listed.row.summary}
        return cls(
            **TableAnswer.of(listed.row).model_dump(),
            version=listed.version,
            paused=summary["paused"],
            asleep=summary["asleep"],
            log_name=alias(listed.row.id),
        )


class AdminPersonAnswer(BaseModel):
    """A person in an administrator's list; guests have no login."""

    id: str
    name: str
    login: str | None
    created_at: float
    banned: RestrictionAnswer | None
    muted: RestrictionAnswer | None

    @classmethod
    def of(cls, player: Player) -> AdminPersonAnswer:
        """Return the answer for a stored row."""
        return cls(
            id=player.id,
            name=player.name,
            login=player.login,
            created_at=player.created_at,
            banned=RestrictionAnswer.of(player.banned_until),
            muted=RestrictionAnswer.of(player.muted_until),
        )


class AdminKeyAnswer(BaseModel):
    """A session or token of a person; a session has no scope, and a token does not expire."""

    id: str
    kind: Literal["session", "token"]
    label: str
    scope: TokenScope | None
    created_at: float
    last_used_at: float | None
    expires_at: float | None

    @classmethod
    def of(cls, key: Key) -> AdminKeyAnswer:
        """Return the answer for a stored key."""
        is_token = key.kind == "token"
        return cls(
            id=key.id,
            kind="token" if is_token else "session",
            label=key.label,
            scope=key.scope if is_token else None,
            created_at=key.created_at,
            last_used_at=key.last_used_at,
            expires_at=None if is_token else expires_at(key),
        )


class AdminPersonDetails(AdminPersonAnswer):
    """A person with their sessions, tokens and latest tables."""

    address_held: Annotated[
        RestrictionAnswer | None, Field(description="until when nobody becomes a guest from their address")
    ]
    keys: list[AdminKeyAnswer]
    tables: list[AdminTableAnswer]


class EndedAnswer(BaseModel):
    """How many sessions and tokens were ended."""

    ended: int
