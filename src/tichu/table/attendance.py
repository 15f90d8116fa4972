"""Who has stayed in a rated match, who has lost it by leaving, and who has paused it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

RETURN_TIME: Final = 60.0
"""Seconds in which somebody who has left a rated match or is away can return without losing it."""
MAX_PAUSES: Final = 3
"""Pauses of a rated match that the host can begin alone: pauses must not keep it from ending."""


@dataclass(slots=True)
class Attendance:
    """Who began a rated match, and the places of those who are gone.

    Attributes:
        people: By place, bots included (``Place.rated_as``); nobody if the match is not rated.
        gone_since: When those who are gone have left or went away, by place.
        forfeited: The places whose people have lost the match by leaving it.
        pauses: How often each person has paused the match.
    """

    people: tuple[str, ...] = ()
    gone_since: dict[int, float] = field(default_factory=dict)
    forfeited: set[int] = field(default_factory=set)
    pauses: Counter[str] = field(default_factory=Counter)

    def may_pause_alone(self, host: str) -> bool:
        """Whether the host can pause the match without the others."""
        return not self.people or self.pauses[host] < MAX_PAUSES

    def went(self, place: int, at: float) -> None:
        """Take note that somebody has left a place, or is away."""
        if self.people:
            self.gone_since.setdefault(place, at)

    def came(self, place: int, player: str | None) -> None:
        """Take note that somebody plays at a place again; only the person who began there returns."""
        if self.people and self.people[place] == player:
            self.gone_since.pop(place, None)

    def resumed(self, at: float) -> None:
        """Count the time from here: nobody plays on during a pause."""
        self.gone_since = dict.fromkeys(self.gone_since, at)

    def played_on(self, at: float) -> None:
        """Let those lose who have been gone for too long while the others play on."""
        for place, since in self.gone_since.items():
            if at - since > RETURN_TIME:
                self.forfeited.add(place)

    def ended(self) -> None:
        """Let everybody lose who is not there at the end."""
        self.forfeited.update(self.gone_since)
