"""How a tournament is held on this server, besides its format: when, where, at which pace."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from tichu.table.options import TableOptions

Venue: TypeAlias = Literal["screens", "room"]
"""Whether people play at tables of this server, or with real cards in a room."""
AbsenceRule: TypeAlias = Literal["wait", "substitute", "bot", "forfeit"]
"""What happens if somebody has not come to their table in time."""

TABLE_DEFAULTS = TableOptions()


@dataclass(frozen=True, slots=True)
class HostSettings:
    """The settings of a tournament on a server.

    Attributes:
        venue: Screens, or a room with real cards.
        listed: Whether everybody can find it; otherwise it is known by its link only.
        starts_at: When it begins, in seconds since 1970; None if the director decides.
        about: What people should know before they register.
        check_in: Whether only entrants that have checked in are paired.
        automatic: Whether rounds are paired without the director: the first one at ``starts_at``, the others
            ``break_minutes`` after the last result.
        break_minutes: Minutes between two rounds that are paired automatically.
        absence: What happens if somebody is not at their table ``absence_minutes`` after the pairing.
        absence_minutes: Minutes to wait for somebody who is absent.
        edition: The rule book; None for the usual one of the game.
        clock: Seconds for each decision; None for no clock.
        reserve: Seconds beyond the clock, for a match.
        bomb_window: Seconds after each play in which bombs are accepted.
        between_rounds: Longest wait in seconds between two hands.
        stand_in: The bot that plays for people who are away.
        spectators: Whether anybody may watch the tables; nobody may in a duplicate tournament.
        members_only: Whether only members of the club to which it belongs can register.
    """

    venue: Venue = "screens"
    listed: bool = False
    starts_at: float | None = None
    about: str = ""
    check_in: bool = False
    automatic: bool = False
    break_minutes: int = 2
    absence: AbsenceRule = "wait"
    absence_minutes: int = 5
    edition: str | None = None
    clock: float | None = TABLE_DEFAULTS.clock
    reserve: float = TABLE_DEFAULTS.reserve
    bomb_window: float = TABLE_DEFAULTS.bomb_window
    between_rounds: float = TABLE_DEFAULTS.between_rounds
    stand_in: str = TABLE_DEFAULTS.stand_in
    spectators: bool = True
    members_only: bool = False
