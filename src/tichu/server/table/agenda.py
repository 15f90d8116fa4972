"""What a table is waiting for: answers of bots, a window for bombs, clocks that run."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import NamedTuple

from tichu.core.actions import Action
from tichu.core.combos import SMALLEST_BOMB
from tichu.core.round import Round
from tichu.server.table.audience import Visitor


class Sender(NamedTuple):
    """A visitor who waits for the answer to something he has sent."""

    visitor: Visitor
    action_id: str


class Intent(NamedTuple):
    """An action that waits for its moment."""

    seat: int
    action: Action
    by: str
    sender: Sender | None

    def repeats(self, other: Intent) -> bool:
        """Whether this is the same action, sent again, perhaps over another line."""
        return (
            self.sender is not None
            and other.sender is not None
            and self.sender.action_id == other.sender.action_id
            and self.sender.visitor.person.id == other.sender.visitor.person.id
        )


@dataclass(slots=True)
class Window:
    """The time after a play in which bombs can be claimed.

    It lasts as long as the table's setting says, whatever anybody holds; where only bots play it ends when
    all that could bomb have answered. Claims are taken in playing order, not by speed (B5).
    """

    ends_at: float | None
    timer: asyncio.TimerHandle | None = None
    claims: dict[int, Intent] = field(default_factory=dict)
    held: Intent | None = None

    def waiting(self) -> list[Intent]:
        """Everything that has not happened yet."""
        return [*self.claims.values(), *([] if self.held is None else [self.held])]

    def withdraw(self, seat: int) -> list[Intent]:
        """Take back what the seat has let wait."""
        before = [intent for intent in self.waiting() if intent.seat == seat]
        self.claims.pop(seat, None)
        if self.held is not None and self.held.seat == seat:
            self.held = None
        return before

    def stop(self) -> None:
        """Forget the end."""
        if self.timer is not None:
            self.timer.cancel()


@dataclass(slots=True)
class Question:
    """A bot that is thinking for a seat."""

    seat: int
    bot: str
    by: str
    task: asyncio.Task[None] | None = None


@dataclass(slots=True)
class Deadline:
    """The clock of a seat: its own time first, then the reserve."""

    started_at: float
    clock: float
    reserve: float
    timer: asyncio.TimerHandle | None = None

    def stop(self) -> None:
        """Let it run no longer."""
        if self.timer is not None:
            self.timer.cancel()

    def spent(self, now: float) -> float:
        """How much of the reserve is used up."""
        return round(min(self.reserve, max(0.0, now - self.started_at - self.clock)), 3)

    def shown(self, now: float) -> dict[str, float]:
        """When the clock starts, what is left of it and of the reserve, in seconds."""
        left = min(self.clock, max(0.0, self.started_at + self.clock - now))
        return {
            "starts": round(max(0.0, self.started_at - now), 3),
            "left": round(left, 3),
            "reserve": round(self.reserve - self.spent(now), 3),
        }


def window_is_due(round_: Round) -> bool:
    """Whether bombs can be claimed now: after a play, and before the trick is taken up, not after each pass.

    After a play only if a bomb is possible as far as all can see: by the number of cards, never their faces.
    """
    if not round_.trick or round_.gift_ends_round:
        return False
    if round_.phase == "take":
        return True
    others = [hand for seat, hand in enumerate(round_.hands) if seat != round_.turn]
    return not round_.passed and any(len(hand) >= SMALLEST_BOMB for hand in others)
