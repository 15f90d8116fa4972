"""Counts about a bot while it plays."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from tichu.bots.guard import Fault

MAX_EXAMPLES: Final = 5
"""Maximum fault messages to keep; all faults are counted."""


@dataclass(slots=True)
class BotTally:
    """Counts of one bot over some rounds; tallies of different rounds can be added."""

    rounds: int = 0
    score: float = 0.0
    hands: int = 0
    tichu_called: int = 0
    tichu_made: int = 0
    grand_asked: int = 0
    grand_called: int = 0
    grand_made: int = 0
    victories: int = 0
    places: int = 0
    ahead: int = 0
    behind: int = 0
    decisions: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    examples: dict[str, int] = field(default_factory=dict)
    """The first distinct fault messages, each with the number of its pair."""
    traceback: str = ""
    """The whole error of the first fault that was an exception."""
    cpu: float = 0.0
    wall: float = 0.0
    slowest: float = 0.0

    def add(self, other: BotTally) -> None:
        """Add the tally of later rounds."""
        for name in _SUMS:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.faults.update(other.faults)
        for message, pair in other.examples.items():
            self._remember(message, pair)
        self.traceback = self.traceback or other.traceback
        self.slowest = max(self.slowest, other.slowest)

    def count_fault(self, pair: int, fault: Fault) -> None:
        """Count an answer that could not be used."""
        self.faults[fault.kind] += 1
        self._remember(str(fault), pair)
        self.traceback = self.traceback or fault.traceback

    def _remember(self, message: str, pair: int) -> None:
        if len(self.examples) < MAX_EXAMPLES:
            self.examples.setdefault(message, pair)

    @property
    def illegal(self) -> int:
        """Number of answers that were replaced by a legal fallback."""
        return self.faults.total()

    @property
    def mostly_faults(self) -> bool:
        """Whether more than half of the answers were replaced, so that the result says nothing."""
        return 2 * self.illegal > self.decisions

    @property
    def mean_place(self) -> float | None:
        """Mean place, 1 being the first out; None in games with points."""
        return share(self.places, self.hands) if self.places else None

    def to_json(self, teams: bool) -> dict[str, Any]:
        """Return counts and rates as a JSON object, without times."""
        data: dict[str, Any] = {"score_per_round": share(self.score, self.rounds), "hands": self.hands}
        if teams:
            data |= {
                "tichu": _calls(self.tichu_called, self.tichu_made, self.hands),
                "grand": _calls(self.grand_called, self.grand_made, self.grand_asked),
                "double_victories": {"count": self.victories, "rate": share(self.victories, self.rounds)},
            }
        else:
            data["mean_place"] = self.mean_place
        data["decisions"] = self.decisions
        data["illegal"] = {
            "count": self.illegal,
            "kinds": dict(sorted(self.faults.items())),
            "examples": [{"pair": pair, "message": message} for message, pair in self.examples.items()],
        }
        return data

    def timing(self) -> dict[str, Any]:
        """Return the thinking time in milliseconds per decision."""
        return {
            "mean_ms": _ms(share(self.cpu, self.decisions)),
            "slowest_ms": _ms(self.slowest),
            "mean_wall_ms": _ms(share(self.wall, self.decisions)),
        }


_SUMS: Final = (
    *("rounds", "score", "hands", "tichu_called", "tichu_made", "grand_asked", "grand_called", "grand_made"),
    *("victories", "places", "ahead", "behind", "decisions", "cpu", "wall"),
)


def share(part: float, whole: float) -> float | None:
    """Return a ratio, or None if the whole is 0."""
    return part / whole if whole else None


def _calls(called: int, made: int, asked: int) -> dict[str, Any]:
    return {
        "asked": asked,
        "called": called,
        "made": made,
        "rate": share(called, asked),
        "success": share(made, called),
    }


def _ms(seconds: float | None) -> float | None:
    return None if seconds is None else round(1000 * seconds, 4)
