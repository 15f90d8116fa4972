"""Bomb windows: the time after a play in which bombs can be claimed, and the plays that wait meanwhile."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from tichu.core.actions import Action, Take
from tichu.core.combos import SMALLEST_BOMB
from tichu.core.round import Round
from tichu.table.events import DecidedBy
from tichu.table.inputs import Sender
from tichu.table.referee import bomb_order


class Intent(NamedTuple):
    """An action that somebody wants to make. ``seen`` is the version its sender had seen."""

    seat: int
    action: Action
    by: DecidedBy
    sender: Sender | None = None
    seen: int | None = None

    def repeats(self, other: Intent) -> bool:
        """Whether this is the same action sent again."""
        return self.sender is not None and self.sender.repeats(other.sender)


@dataclass(slots=True)
class Window:
    """The time after a play in which bombs can be claimed.

    Its length is an option of the table and does not depend on what anybody holds. Where only bots play,
    ``ends_at`` is None and it ends when all that could bomb have answered. Claims count in playing order, not
    by speed (B5).
    """

    ends_at: float | None
    claims: dict[int, Intent] = field(default_factory=dict)
    held: Intent | None = None

    def waiting(self) -> list[Intent]:
        """Return everything that has not happened yet."""
        return [*self.claims.values(), *([] if self.held is None else [self.held])]

    def withdraw(self, seat: int) -> list[Intent]:
        """Take back what waits for a seat, and return it."""
        before = [intent for intent in self.waiting() if intent.seat == seat]
        self.claims.pop(seat, None)
        if self.held is not None and self.held.seat == seat:
            self.held = None
        return before

    def first(self, round_: Round) -> Intent | None:
        """Return what happens when the window ends: the first bomb in playing order, or the held play."""
        for seat in bomb_order(round_):
            if seat in self.claims:
                return self.claims[seat]
        return self.held


def window_is_due(round_: Round) -> bool:
    """Whether bombs can be claimed now: after a play, and before the trick is picked up.

    After a play only if a bomb is possible as far as everybody can see: by the number of cards, never by
    their faces. There is no window after a pass.
    """
    if not round_.trick or round_.gift_ends_round:
        return False
    if round_.phase == "take":
        return True
    others = [hand for seat, hand in enumerate(round_.hands) if seat != round_.turn]
    return not round_.passed and any(len(hand) >= SMALLEST_BOMB for hand in others)


def trick_is_taken(round_: Round) -> bool:
    """Whether nothing is left to decide but to take the trick, unless somebody bombs it."""
    turn = round_.turn
    return round_.phase == "take" and turn is not None and round_.why_not(turn, Take()) is None
