"""Choices of a seat compared in the same simulated deals, with the loss of each against the best."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import numpy as np

from tichu.bots.shark.choices import SearchChoice, choice_arrays
from tichu.bots.shark.hidden import hidden_cards
from tichu.bots.shark.sampling import sample_worlds
from tichu.bots.shark.search import load_code
from tichu.bots.shark.trials import Trials, try_choices
from tichu.bots.shark.workspace import new_workspace
from tichu.core.view import View
from tichu.kernel import state as s
from tichu.kernel.jit import Floats, Ints
from tichu.review.trainer.call_odds import Estimate

FIRST_DEALS: Final = 200
"""Deals in which all choices are tried."""
FINAL_DEALS: Final = 1_000
"""Deals in which the better ones are tried."""
FAR_POINTS: Final = 20.0
FAR_ERRORS: Final = 3.0
"""How far behind a choice is not tried any more, in points and standard errors."""


class ChoiceComparison:
    """Compares choices. Not thread-safe."""

    def __init__(self) -> None:
        load_code()
        self.space = new_workspace(FINAL_DEALS)

    def losses(
        self, view: View, choices: Sequence[SearchChoice], seed: int, *, first_only: bool = False
    ) -> list[Estimate]:
        """Return for each choice how many points it is behind the best; the best itself is behind by 0."""
        seat, n = view.seat or 0, len(choices)
        hidden = hidden_cards(view)
        hidden.state[s.RNG] = seed & 0xFFFFFFFF or 1
        points: Floats = np.zeros((n, FINAL_DEALS))
        alive: Ints = np.ones(n, np.int64)
        trials = Trials(choice_arrays(seat, choices), alive, (0, 0, 0), points, np.zeros_like(points))
        sample_worlds(hidden, seat, 0, FIRST_DEALS, self.space)
        try_choices(trials, 0, FIRST_DEALS, self.space)
        tried = [FIRST_DEALS] * n
        best = int(points[:, :FIRST_DEALS].mean(axis=1).argmax())
        if not first_only:
            for at in range(n):
                gap = _gap(points, best, at, FIRST_DEALS)
                alive[at] = gap.mean < max(FAR_POINTS, FAR_ERRORS * gap.error)
            sample_worlds(hidden, seat, FIRST_DEALS, FINAL_DEALS, self.space)
            try_choices(trials, FIRST_DEALS, FINAL_DEALS, self.space)
            tried = [FINAL_DEALS if alive[at] else FIRST_DEALS for at in range(n)]
            means = np.where(alive == 1, points.mean(axis=1), -math.inf)
            best = int(means.argmax())
        return [_gap(points, best, at, tried[at]) for at in range(n)]


def _gap(points: Floats, best: int, at: int, deals: int) -> Estimate:
    return Estimate.of(points[best, :deals] - points[at, :deals])
