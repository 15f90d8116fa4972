"""Points lost by kind of decision, in one game and over many."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from tichu.core.actions import Action, Play

if TYPE_CHECKING:  # these load the kernel
    from tichu.review.judging import Judgement
    from tichu.review.reviewing import Review

Area: TypeAlias = Literal["calls", "exchange", "play", "wish", "dragon", "bombs"]

AREAS: Final[tuple[Area, ...]] = ("calls", "exchange", "play", "wish", "dragon", "bombs")


@dataclass(slots=True)
class AreaTally:
    """The decisions of one kind, and the points that they have lost."""

    decisions: int = 0
    lost: float = 0.0

    def add(self, other: AreaTally) -> None:
        """Add the decisions of another tally."""
        self.decisions += other.decisions
        self.lost += other.lost

    def to_json(self) -> dict[str, Any]:
        """Return it as JSON-compatible data."""
        return {"decisions": self.decisions, "lost": round(self.lost, 1)}


AreaTallies: TypeAlias = dict[Area, AreaTally]


def new_tallies() -> AreaTallies:
    """Return tallies of nothing."""
    return {area: AreaTally() for area in AREAS}


def tallies_json(tallies: AreaTallies) -> dict[str, Any]:
    """Return tallies as JSON-compatible data, by kind of decision."""
    return {area: tallies[area].to_json() for area in AREAS}


def worst_area(tallies: AreaTallies) -> Area | None:
    """Return the kind of decision that has lost most; None if nothing was lost."""
    worst = max(AREAS, key=lambda area: tallies[area].lost)
    return worst if tallies[worst].lost > 0 else None


def area_of(judgement: Judgement) -> Area:
    """Return the kind of a decision."""
    from tichu.review.decisions import is_bomb

    decision, better = judgement.decision, judgement.best.action
    if decision.part != "play":
        return decision.part
    if decision.kind == "give":
        return "dragon"
    before, action = decision.before, decision.action
    missed = judgement.real and is_bomb(before, better)
    if decision.kind == "bomb" or is_bomb(before, action) or missed:
        return "bombs"
    return "wish" if _is_about_wish(action, better, judgement.real) else "play"


def _is_about_wish(action: Action, better: Action, real: bool) -> bool:
    """Whether a play came with a wish, and nothing but the wish was wrong."""
    if not isinstance(action, Play) or action.wish is None:
        return False
    return not real or (isinstance(better, Play) and better.cards == action.cards)


@dataclass(slots=True)
class PlayerLosses:
    """What a player's decisions have lost in several games."""

    name: str
    games: int = 0
    rounds: int = 0
    decisions: int = 0
    good: int = 0
    areas: AreaTallies = field(default_factory=new_tallies)

    @property
    def lost(self) -> float:
        """Points lost in all."""
        return sum(tally.lost for tally in self.areas.values())

    def to_json(self) -> dict[str, Any]:
        """Return it as JSON-compatible data."""
        return {
            "name": self.name,
            "games": self.games,
            "rounds": self.rounds,
            "decisions": self.decisions,
            "accuracy": round(self.good / self.decisions, 3) if self.decisions else None,
            "lost": round(self.lost, 1),
            "most": worst_area(self.areas),
            "areas": tallies_json(self.areas),
        }


def losses_of(reviews: Iterable[Review], names: Sequence[Sequence[str]]) -> list[PlayerLosses]:
    """Return what every player has lost in these games; ``names`` are the players of each game."""
    found: dict[str, PlayerLosses] = {}
    for review, players in zip(reviews, names, strict=True):
        for line in review.summary():
            if not line.decisions:
                continue
            player = found.setdefault(players[line.player], PlayerLosses(players[line.player]))
            player.games += 1
            player.rounds += len(review.rounds)
            player.decisions += line.decisions
            player.good += line.good
            for area in AREAS:
                player.areas[area].add(line.areas[area])
    return sorted(found.values(), key=lambda player: (-player.rounds, player.name))
