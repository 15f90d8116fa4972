"""Search of the shark bot: the same sampled worlds for every choice, and fewer and fewer choices."""

from __future__ import annotations

import gc
import math
from collections.abc import Iterator
from functools import cache
from time import perf_counter
from typing import Final, NamedTuple

import numpy as np

from tichu.bots.club import ClubBot
from tichu.bots.shark import endgame
from tichu.bots.shark.choices import candidates, choice_arrays
from tichu.bots.shark.hidden import PERFECT_MEMORY, Memory, hidden_cards
from tichu.bots.shark.learned import trained_values
from tichu.bots.shark.sampling import HiddenCards, sample_worlds
from tichu.bots.shark.statistics import ChoiceStatistics
from tichu.bots.shark.trials import ChoiceArrays, Trials, solve_choices, try_choices
from tichu.bots.shark.workspace import BATCH, Workspace, thread_workspace
from tichu.core.actions import Action
from tichu.core.match import Match
from tichu.core.round import Round
from tichu.core.teams import team_of
from tichu.core.view import View
from tichu.kernel import state as s
from tichu.kernel.jit import Floats

MAX_WORLDS: Final = 1_000_000
"""Upper bound on sampled worlds per decision."""
MIN_GAIN_ERRORS: Final = 0.7
"""Standard errors by which a choice must beat that of the rollout player. It grows with the number of
choices, because the best of many looks better than it is."""
DROP_AFTER: Final = 3.5
"""Standard errors behind the leader at which a choice is dropped."""
MIN_DIFFERENCE: Final = 0.3
"""Difference between choices that is too small to matter: points or, late in a match, thousandths."""
UNSEEN_POINTS: Final = 100.0
"""What a rare event may be worth that no world has shown yet, such as a bet or a double victory."""
DEFAULT_CHOICE: Final = 0
"""Index of the choice that the rollout player would make."""
LATE_POINTS: Final = 300
"""Distance to the target from which the bot plays for the chance of winning the match."""
LEARNED_PLAYOUTS: Final = False
"""Whether playouts use the networks. Without search that player is much better, but in a search with the same
processor time no gain has been measured yet (docs/strength.md, benchmarks/learned_duel.py)."""
TIME_FRACTION: Final = 0.9
"""Fraction of the thinking time after which nothing new is started."""


class ChoiceValue(NamedTuple):
    """A choice and its expected points per round: those of the seat's side minus the other's."""

    action: Action
    mean: float
    error: float
    worlds: int


class SearchResult(NamedTuple):
    """Values of all choices, the best first; ``own`` is what the rollout player would do without search."""

    best: ChoiceValue
    own: ChoiceValue
    choices: tuple[ChoiceValue, ...]
    worlds: int
    seconds: float
    exact: bool
    """Whether all cards were known and the round was solved to the last card."""

    @property
    def gain(self) -> float:
        """Points by which the best choice beats that of the rollout player."""
        return self.best.mean - self.own.mean


class Searcher:
    """Searches for the best action. Cheap to create: the arrays belong to the thread that searches."""

    def __init__(
        self,
        weights: Floats | None = None,
        max_choices: int = 12,
        *,
        learned: bool = LEARNED_PLAYOUTS,
        memory: Memory = PERFECT_MEMORY,
        noise: float = 0.0,
    ) -> None:
        self.weights = weights
        self.max_choices = max_choices
        self.learned = learned
        """Whether the rollout player uses the networks."""
        self.memory = memory
        self.noise = noise
        """How far the values vary by which the rollout player chooses, in leads. The search does not vary."""

    @property
    def workspace(self) -> Workspace:
        """The workspace of the calling thread, with the weights of this searcher."""
        space = thread_workspace()
        if self.learned:
            space = space.with_learned(trained_values())
        return space if self.weights is None else space.with_weights(self.weights)

    def search(self, view: View, seconds: float, seed: int, max_worlds: int = MAX_WORLDS) -> SearchResult:
        """Search for this long or this many worlds. A seed always gives the same worlds."""
        load_code()
        began = perf_counter()
        nodes = int(min(endgame.MAX_NODES, seconds * endgame.NODES_PER_SECOND))
        search_ = Search(self, view, seed, max_worlds, nodes)
        search_.run(began, began + seconds * TIME_FRACTION)
        return search_.result(perf_counter() - began)


@cache
def load_code() -> None:
    """Load the compiled code once per process, or compile it, so that no decision has to wait for it."""
    from tichu.bots.shark import precompile  # late, because it is also run with ``python -m``

    precompile.prepare(_first_searches)
    gc.collect()
    gc.freeze()  # Loaded code stays in memory; scanning it in every collection takes as long as a decision.


def _first_searches() -> None:
    for view in sample_views():
        search_ = Search(Searcher(), view, 1, 4)
        search_.run(perf_counter(), perf_counter() + 3600)


def sample_views() -> Iterator[View]:
    """Yield a view of each phase, and of an ending between two players."""
    club, round_ = ClubBot(1), Match("nanjing", seed=1).round
    for phase in ("grand", "exchange", "play"):
        while round_.phase != phase:
            seat = round_.to_act()[0]
            round_.apply(seat, club.decide(round_.view(seat)))
        yield round_.view(round_.to_act()[0])
    cards = [card for hand in round_.hands for card in hand]
    round_.hands, round_.out, round_.turn = [tuple(cards[:3]), tuple(cards[3:6]), (), ()], [2, 3], 0
    round_.won[2] = tuple(sorted(cards[6:]))
    yield round_.view(0)


def late_standing(round_: Round, seat: int) -> tuple[int, int, int]:
    """Points of the seat's side and of the other, and the target; zeros unless it is late in a match."""
    standing = round_.standing
    if standing is None or standing.target - max(standing.points) > LATE_POINTS:
        return 0, 0, 0
    team = team_of(seat)
    return standing.points[team], standing.points[1 - team], standing.target


def exact_values(hidden: HiddenCards, choices: ChoiceArrays, nodes: int, space: Workspace) -> Floats | None:
    """Solve every choice in the first world; None if there are other worlds or the ending is too long."""
    if not hidden.certain:
        return None
    values: Floats = np.zeros(len(choices.cards))
    return values if solve_choices(choices, nodes, values, space) else None


class Search:
    """Sequential halving over the choices of one decision."""

    def __init__(
        self, searcher: Searcher, view: View, seed: int, max_worlds: int, nodes: int = endgame.MAX_NODES
    ) -> None:
        self.space = searcher.workspace
        self.max_worlds = max_worlds
        self.me = view.seat or 0
        self.hidden = hidden_cards(view, searcher.memory)
        self.hidden.state[s.RNG] = seed & 0xFFFFFFFF or 1
        sample_worlds(self.hidden, self.me, 0, 1, self.space)
        self.choices = candidates(
            view, self.space.worlds[0], self.space, searcher.max_choices, searcher.noise
        )
        n = len(self.choices)
        arrays = choice_arrays(self.me, self.choices)
        self.statistics = ChoiceStatistics(n)
        self.exact = exact_values(self.hidden, arrays, nodes, self.space) if n > 1 else None
        """Value of each choice where it can be solved."""
        standing = late_standing(view.round, self.me)
        points, worth = np.zeros((n, BATCH)), np.zeros((n, BATCH))
        self.trials = Trials(arrays, self.statistics.alive, standing, points, worth)

    def run(self, began: float, deadline: float) -> None:
        """Try the choices in world after world until the deadline, with half of them after each stage."""
        if len(self.choices) < 2 or self.exact is not None or not self.max_worlds:
            return
        stages = max(1, math.ceil(math.log2(len(self.choices))))
        done = 0
        per_trial = 1e-4
        for stage in range(stages):
            limit = self.max_worlds * (stage + 1) // stages
            now = perf_counter()
            until = now + (deadline - now) / (stages - stage)
            while ((now := perf_counter()) < until or not done) and done < limit:
                living = int(self.statistics.alive.sum())
                affordable = (min(max(0.0, until - now), 0.05 * (deadline - began)) / per_trial) / living
                count = min(max(1, int(min(affordable, BATCH))), BATCH - done % BATCH, limit - done)
                self.try_in(count)
                per_trial = 0.7 * (perf_counter() - now) / (count * living) + 0.3 * per_trial
                done += count
                if done % BATCH == 0 and self.settle():
                    return
            if done:
                self._halve()
            if done >= self.max_worlds or perf_counter() >= deadline:
                break

    def try_in(self, count: int) -> None:
        """Play every living choice out in this many new worlds."""
        sample_worlds(self.hidden, self.me, 0, count, self.space)
        try_choices(self.trials, 0, count, self.space)
        self.statistics.add(self.trials.points[:, :count], self.trials.worth[:, :count])

    def settle(self) -> bool:
        """Drop choices that are far behind; returns whether the rest is not worth more time."""
        leader, *others = self.statistics.living()
        least = UNSEEN_POINTS / float(self.statistics.tried[leader])
        settled = True
        for at in others:
            gap, error = self.statistics.gap(leader, at)
            error = max(error, least)
            if at != DEFAULT_CHOICE and gap > DROP_AFTER * error + MIN_DIFFERENCE:
                self.statistics.alive[at] = 0
            elif DROP_AFTER * error - gap > MIN_DIFFERENCE:
                settled = False
        return settled

    def _halve(self) -> None:
        """Keep the better half, and always the choice of the rollout player."""
        living = self.statistics.living()
        for at in living[max(2, (len(living) + 1) // 2) :]:
            if at != DEFAULT_CHOICE:
                self.statistics.alive[at] = 0

    def result(self, seconds: float) -> SearchResult:
        """Return the values of all choices so far."""
        values = [self._value(at) for at in range(len(self.choices))]
        alive, best = self.statistics.alive, self._best()
        rest = sorted(
            (at for at in range(len(values)) if at != best),
            key=lambda at: (-alive[at], -values[at].mean),
        )
        ordered = tuple(values[at] for at in (best, *rest))
        worlds = max(each.worlds for each in values)
        own = values[DEFAULT_CHOICE]
        return SearchResult(values[best], own, ordered, worlds, seconds, self.exact is not None)

    def _value(self, at: int) -> ChoiceValue:
        action = self.choices[at].action
        if self.exact is not None:
            return ChoiceValue(action, float(self.exact[at]), 0.0, 1)
        return ChoiceValue(action, *self.statistics.points(at), int(self.statistics.tried[at]))

    def _best(self) -> int:
        """The choice of the rollout player, or one that is better beyond noise."""
        if self.exact is not None:
            keeps = self.exact[DEFAULT_CHOICE] == self.exact.max()
            return DEFAULT_CHOICE if keeps else int(self.exact.argmax())
        wanted = MIN_GAIN_ERRORS * math.sqrt(math.log2(max(2, len(self.choices))))
        for at in self.statistics.living():
            if at == DEFAULT_CHOICE or not self.statistics.tried[at]:
                break
            gain, error = self.statistics.gap(at, DEFAULT_CHOICE)
            if gain > wanted * error:
                return at
        return DEFAULT_CHOICE
