"""The clock of a decision: the time for the move first, then the reserve of the match."""

from __future__ import annotations

from typing import Final, NamedTuple

IDLE_LIMIT: Final = 600.0
"""Seconds for a decision in a rated match without a clock, so that it ends if somebody does not answer."""
IDLE_WARNING: Final = 60.0
"""Seconds before the end of that time at which the clock is shown."""


class Clock(NamedTuple):
    """A clock that runs for a seat. Times are in seconds."""

    started_at: float
    time: float
    reserve: float

    @property
    def runs_out_at(self) -> float:
        """When both the time and the reserve are used up."""
        return self.started_at + self.time + self.reserve

    def spent(self, now: float) -> float:
        """Return how much of the reserve is used up."""
        return round(min(self.reserve, max(0.0, now - self.started_at - self.time)), 3)

    def shown(self, now: float) -> dict[str, float]:
        """Return when the clock starts, and what is left of the time and of the reserve."""
        left = min(self.time, max(0.0, self.started_at + self.time - now))
        return {
            "starts": round(max(0.0, self.started_at - now), 3),
            "left": round(left, 3),
            "reserve": round(self.reserve - self.spent(now), 3),
        }


def idle_clock(now: float) -> Clock:
    """Return the clock of a decision for which the table itself sets no time."""
    return Clock(now + IDLE_LIMIT - IDLE_WARNING, IDLE_WARNING, 0.0)
