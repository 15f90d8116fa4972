"""Whole rounds, each played and looked at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from tests.properties.samples import sample
from tests.properties.tables import TABLES
from tests.properties.tables import Table as Game
from tests.server.secrecy.comparing import check_mirror, check_same
from tests.server.secrecy.first_world import Playwright
from tests.server.secrecy.plans import any_plan
from tests.server.secrecy.second_world import twin_of


@dataclass
class Tally:
    """What was looked at."""

    rounds: int = 0
    twins: int = 0
    unmatched: int = 0
    frames: int = 0
    compared: int = 0
    phases: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Count what was looked at elsewhere, too."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


def check_round(seed: int, tally: Tally, most_twins: int = 3, games: Sequence[Game] = TABLES) -> None:
    """Play a plan, and its twin for some of those who look."""
    rng = Random(seed + 1)
    play = Playwright(any_plan(seed, games))
    world = play.play()
    tally.rounds += 1
    tally.phases[play.position["phase"]] += 1
    tally.kinds += play.sizes
    viewers = world.viewers()
    for who in viewers:
        tally.frames += world.check_said(who)
        check_mirror(world, who)
    if play.position["phase"] == "over":
        return
    for who in sample(viewers, most_twins, rng):
        twin = twin_of(play, who, rng)
        if twin is None:
            tally.unmatched += 1
            continue
        other = twin.play()
        tally.compared += check_same(world, other, who)
        tally.frames += other.check_said(who)
        tally.twins += 1
