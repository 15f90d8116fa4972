"""Cost of a decision: the action taken and its alternatives, compared in the same sampled worlds."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

import numpy as np

from tichu.bots.shark.choices import SearchChoice, candidates, choice_arrays
from tichu.bots.shark.hidden import hidden_cards
from tichu.bots.shark.sampling import sample_worlds
from tichu.bots.shark.search import exact_values, late_standing, load_code
from tichu.bots.shark.trials import MAX_STEPS, ChoiceArrays, Trials, chance_to_win, try_choices
from tichu.bots.shark.workspace import new_workspace
from tichu.core.actions import Action, Pass, Play, Tichu
from tichu.core.round import Round
from tichu.kernel import bridge
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel.jit import Floats, Ints
from tichu.review.decisions import RecordedDecision

MIN_LOSS_ERRORS: Final = 2.5
"""Standard errors a loss must exceed to be reported."""
MIN_LOSS_POINTS: Final = 5.0
"""Points a loss must reach to be reported."""
MISTAKE_POINTS: Final = 15.0
BLUNDER_POINTS: Final = 40.0
"""Points from which a loss is graded as a mistake or a blunder. Below, it is a slip."""
FINALISTS: Final = 3
"""Alternatives that are compared in the second stage."""
MAX_ENDGAME_NODES: Final = 50_000
"""Maximum positions of a two-player ending to solve it exactly instead of sampling."""

Grade: TypeAlias = Literal["good", "slip", "mistake", "blunder"]


class ReviewLevel(NamedTuple):
    """Sample sizes: worlds for the first, second and final stage of a comparison.

    ``plain`` is the number of playouts per position with all cards visible; ``max_choices`` limits the
    alternatives.
    """

    first: int
    second: int
    final: int
    plain: int
    max_choices: int

    @property
    def worlds(self) -> int:
        """Maximum worlds per decision."""
        return max(self.second + 4 * self.final, self.plain)


LEVELS: Final[Mapping[str, ReviewLevel]] = {
    "quick": ReviewLevel(96, 288, 800, 400, 10),
    "normal": ReviewLevel(300, 900, 3000, 1500, 14),
    "deep": ReviewLevel(1000, 3000, 10000, 4000, 20),
}


class Option(NamedTuple):
    """An action and the points per round that the player's side can expect from it."""

    action: Action
    mean: float
    error: float
    worlds: int


class Judgement(NamedTuple):
    """The cost of a decision against the best alternative, with its standard error.

    ``cost`` is in points per round and never negative. ``real`` is whether it is significant.
    ``options`` starts with the action taken, followed by the alternatives, best first.
    """

    decision: RecordedDecision
    taken: Option
    best: Option
    cost: float
    error: float
    real: bool
    options: tuple[Option, ...]

    @property
    def grade(self) -> Grade:
        """Grade of the decision by its cost."""
        if not self.real:
            return "good"
        return (
            "blunder" if self.cost >= BLUNDER_POINTS else "mistake" if self.cost >= MISTAKE_POINTS else "slip"
        )


class Judge:
    """Judges decisions, reusing its arrays. Not thread-safe: use one per thread."""

    def __init__(self, level: ReviewLevel, weights: Floats | None = None) -> None:
        load_code()
        self.level = level
        space = new_workspace(level.worlds)
        self.space = space if weights is None else space.with_weights(weights)
        self.values: Floats = np.zeros((level.max_choices + 16, level.worlds))
        self.utilities: Floats = np.zeros_like(self.values)

    def judge(self, decision: RecordedDecision, seed: int) -> Judgement:
        """Judge a decision. The result depends only on the decision and the seed."""
        return _Case(self, decision, seed).judgement()

    def outlook(self, round_: Round, seed: int) -> tuple[float, float]:
        """Return the even seats' expected margin with all cards visible, and its standard error."""
        if round_.scores is not None:
            return float(round_.scores[0] - round_.scores[1]), 0.0
        worlds = self.space.worlds
        count = min(self.level.plain, len(worlds))
        worlds[:count] = np.array(bridge.state_of(round_), np.int64)
        worlds[:count, s.RNG] = np.random.default_rng(seed).integers(1, 1 << 31, count)
        nothing = ChoiceArrays(0, np.full((1, MAX_STEPS), -1, np.int64), np.zeros(1, np.int64))
        trials = Trials(nothing, np.ones(1, np.int64), (0, 0, 0), self.values, self.utilities)
        try_choices(trials, 0, count, self.space)
        return _mean(self.values[0, :count])


class _Case:
    """The analysis of one decision."""

    def __init__(self, judge: Judge, decision: RecordedDecision, seed: int) -> None:
        self.judge = judge
        self.decision = decision
        view = decision.before.view(decision.seat)
        self.me = decision.seat
        self.match = late_standing(decision.before, self.me)
        self.hidden = hidden_cards(view)
        self.hidden.state[s.RNG] = seed & 0xFFFFFFFF or 1
        self.sampled = 0
        self._sample(1)
        self.choices = self._choices()
        n = len(self.choices)
        if judge.values.shape[0] < n:
            judge.values = np.zeros((n, judge.values.shape[1]))
            judge.utilities = np.zeros_like(judge.values)
        self.arrays = choice_arrays(self.me, self.choices)
        self.exact = exact_values(self.hidden, self.arrays, MAX_ENDGAME_NODES, judge.space)
        """Exact value of each choice, or None if the ending is too long to solve."""
        self.tried = [0] * n

    # -- alternatives ----------------------------------------------------------------------------------------

    def _choices(self) -> list[SearchChoice]:
        """Return the action taken, then the alternatives."""
        kind = self.decision.kind
        if kind in ("tichu", "no-tichu"):
            return self._calls()
        view = self.decision.before.view(self.me)
        space = self.judge.space
        found = candidates(view, space.worlds[0], space, self.judge.level.max_choices)
        taken = self._taken(self.decision.action)
        rest = [
            choice for choice in found if choice.moves != taken.moves and not isinstance(choice.action, Tichu)
        ]
        return [taken, *rest]

    def _calls(self) -> list[SearchChoice]:
        """Return the play with and without the call, the one taken first."""
        play = self.decision.then if self.decision.kind == "tichu" else self.decision.action
        plain = self._taken(play) if isinstance(play, Play) else SearchChoice(Pass(), ())
        called = SearchChoice(Tichu(), (m.CALL_TICHU << 16, *plain.moves), plain.cards)
        return [called, plain] if self.decision.kind == "tichu" else [plain, called]

    def _taken(self, action: Action) -> SearchChoice:
        moves = bridge.moves_of(self.decision.before, action)
        if not self._in_turn() and isinstance(action, Pass):
            moves = [(m.PASS, 0)]
        return SearchChoice(action, tuple(int(move) for move, _ in moves), int(moves[0][1]))

    def _in_turn(self) -> bool:
        return self.me in self.decision.before.to_act()

    # -- sampling --------------------------------------------------------------------------------------------

    def _sample(self, until: int) -> None:
        if until <= self.sampled:
            return
        sample_worlds(self.hidden, self.me, self.sampled, until, self.judge.space)
        self.sampled = until

    def _try(self, which: Sequence[int], first: int, last: int) -> None:
        self._sample(last)
        alive: Ints = np.zeros(len(self.choices), np.int64)
        alive[list(which)] = 1
        judge = self.judge
        trials = Trials(self.arrays, alive, self.match, judge.values, judge.utilities)
        try_choices(trials, first, last, judge.space)
        for at in which:
            self.tried[at] = last

    def judgement(self) -> Judgement:
        """Find the best alternative, then compare it with the action taken in fresh worlds."""
        level, values = self.judge.level, self.judge.values
        n = len(self.choices)
        if n < 2:
            only = Option(self.choices[0].action, 0.0, math.inf, 0)
            return Judgement(self.decision, only, only, 0.0, math.inf, False, (only,))
        if self.exact is not None:
            rival = 1 + int(self.exact[1:].argmax())
            cost = float(self.exact[rival] - self.exact[0])
            real = cost >= MIN_LOSS_POINTS and self._worth(rival) > self._worth(0)
            return self._told(rival, max(0.0, cost), 0.0, real)
        calls = self.decision.part == "calls"
        first, second = (level.second, level.second) if n == 2 else (level.first, level.second)
        self._try(range(n), 0, first)
        order = sorted(range(1, n), key=lambda at: -float(values[at, :first].mean()))
        if second > first:
            order = order[:FINALISTS]
            self._try([0, *order], first, second)
            order.sort(key=lambda at: -float(values[at, :second].mean()))
        rival = order[0]
        cost, error = _mean(values[rival, :second] - values[0, :second])
        if cost > 0.5 * error:  # otherwise no alternative looks better
            last = second + level.final * (2 if calls else 1)
            self._try([0, rival], second, last)
            cost, error = _mean(values[rival, second:last] - values[0, second:last])
            if 1.2 * error < cost < 4.0 * error:  # too close to call: sample more
                more = last + level.final * (2 if calls else 1)
                self._try([0, rival], last, more)
                cost, error = _mean(values[rival, second:more] - values[0, second:more])
        real = cost >= MIN_LOSS_POINTS and cost > MIN_LOSS_ERRORS * error
        if real and self.match[2]:  # near the end of a match, only a lower chance of winning is a loss
            chances, tried = self.judge.utilities, self.tried[rival]
            real = bool(chances[rival, :tried].mean() > chances[0, :tried].mean())
        return self._told(rival, max(0.0, cost), error, real)

    def _worth(self, at: int) -> float:
        """Exact value of a choice in points, or the chance of winning near the end of a match."""
        assert self.exact is not None
        own, other, target = self.match
        if not target:
            return float(self.exact[at])
        both = 100 + sum(self.decision.before.bets.values())
        mine = (both + int(self.exact[at])) // 2
        return float(chance_to_win(own + mine, other + both - mine, target))

    def _told(self, rival: int, cost: float, error: float, real: bool) -> Judgement:
        options = [self._option(at) for at in range(len(self.choices))]
        rest = [at for at in range(1, len(options)) if at != rival]
        rest.sort(key=lambda at: (-self.tried[at], -options[at].mean))
        ordered = (options[0], options[rival], *(options[at] for at in rest))
        best = options[rival] if real else options[0]
        return Judgement(self.decision, options[0], best, cost, error, real, ordered)

    def _option(self, at: int) -> Option:
        if self.exact is not None:
            n, mean, error = 1, float(self.exact[at]), 0.0
        else:
            n = self.tried[at]
            mean, error = _mean(self.judge.values[at, :n])
        action = self.choices[at].action
        if self.decision.kind == "tichu" and at == 1:
            action = Pass()  # represents not calling
        return Option(action, mean, error, n)


def _mean(values: Floats) -> tuple[float, float]:
    n = len(values)
    if n < 2:
        return float(values.mean()) if n else 0.0, math.inf
    return float(values.mean()), float(values.std(ddof=1)) / math.sqrt(n)


def power(hand: Sequence[int]) -> int:
    """Number of aces, Dragon and Phoenix in the hand."""
    return sum(card >> 2 == m.ACE or card in (60, 64) for card in hand)
