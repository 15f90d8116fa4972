"""What a decision cost: what was done and what could have been done, in the same imagined worlds."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

import numpy as np

from tichu.bots.shark import search
from tichu.bots.shark.choices import Choice, as_arrays, choices
from tichu.bots.shark.thinking import late, prepare
from tichu.bots.shark.workspace import Room
from tichu.bots.shark.worlds import Unknown, unknown
from tichu.core.actions import Action, Pass, Play, Tichu
from tichu.core.round import Round
from tichu.kernel import bridge
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel.jit import Floats, Ints
from tichu.review.moments import Moment

BEYOND_NOISE: Final = 2.5
"""A loss counts if it is so many standard errors away from nothing …"""
LEAST_LOSS: Final = 5.0
"""… and at least so many points."""
MISTAKE: Final = 15.0
BLUNDER: Final = 40.0
"""From so many points on a real loss is called a mistake, or a blunder; below it is a slip."""
SERIOUS: Final = 3
"""So many rivals are looked at more closely."""
NODES: Final = 50_000
"""An end between two that has no more positions than these is worked out instead of imagined."""

Grade: TypeAlias = Literal["good", "slip", "mistake", "blunder"]


class Level(NamedTuple):
    """How closely one looks: imagined worlds to find the best rival, more of them, and those that decide.

    ``plain`` is for the open cards: how often the round is played out from each position.
    """

    first: int
    second: int
    final: int
    plain: int
    most_choices: int

    @property
    def worlds(self) -> int:
        """How many worlds a decision can take."""
        return max(self.second + 4 * self.final, self.plain)


LEVELS: Final[Mapping[str, Level]] = {
    "quick": Level(96, 288, 800, 400, 10),
    "normal": Level(300, 900, 3000, 1500, 14),
    "deep": Level(1000, 3000, 10000, 4000, 20),
}


class Option(NamedTuple):
    """Something that could have been done, and the points a round it is expected to bring to the own side."""

    action: Action
    mean: float
    error: float
    worlds: int


class Verdict(NamedTuple):
    """A decision judged: what it cost against the best alternative, and how sure that is.

    ``cost`` is in points a round and never negative; ``real`` says whether it is more than noise.
    ``options`` begins with what was done; the others follow, the best first.
    """

    moment: Moment
    taken: Option
    best: Option
    cost: float
    error: float
    real: bool
    options: tuple[Option, ...]

    @property
    def grade(self) -> Grade:
        """How bad it was."""
        if not self.real:
            return "good"
        return "blunder" if self.cost >= BLUNDER else "mistake" if self.cost >= MISTAKE else "slip"


class Judge:
    """Judges one decision after the other, in arrays that are made once: one judge for each thread."""

    def __init__(self, level: Level, weights: Floats | None = None) -> None:
        prepare()
        self.level = level
        self.room = Room(level.worlds, weights)
        self.values: Floats = np.zeros((level.most_choices + 16, level.worlds))
        self.utilities: Floats = np.zeros_like(self.values)

    def judge(self, moment: Moment, seed: int) -> Verdict:
        """The verdict; the same for the same seed."""
        return _Case(self, moment, seed).verdict()

    def outlook(self, round_: Round, seed: int) -> tuple[float, float]:
        """What the even seats can expect with open cards, their points minus the others', and its error."""
        if round_.scores is not None:
            return float(round_.scores[0] - round_.scores[1]), 0.0
        worlds = self.room.worlds
        count = min(self.level.plain, len(worlds))
        worlds[:count] = np.array(bridge.state_of(round_), np.int64)
        worlds[:count, s.RNG] = np.random.default_rng(seed).integers(1, 1 << 31, count)
        nothing: Ints = np.full((1, search.MOST_STEPS), -1, np.int64)
        no_cards, alive = np.zeros(1, np.int64), np.ones(1, np.int64)
        self.room.try_choices(0, 0, count, nothing, no_cards, alive, (0, 0, 0), self.values, self.utilities)
        return _mean(self.values[0, :count])


class _Case:
    """One decision before the judge."""

    def __init__(self, judge: Judge, moment: Moment, seed: int) -> None:
        self.judge = judge
        self.moment = moment
        view = moment.before.view(moment.seat)
        self.me = moment.seat
        self.match = late(moment.before, self.me)
        self.hidden: Unknown = unknown(view)
        self.hidden.state[s.RNG] = seed & 0xFFFFFFFF or 1
        self.imagined = 0
        self._imagine(1)
        self.choices = self._choices()
        n = len(self.choices)
        if judge.values.shape[0] < n:
            judge.values = np.zeros((n, judge.values.shape[1]))
            judge.utilities = np.zeros_like(judge.values)
        self.moves, self.cards = as_arrays(self.choices)
        self.exact = judge.room.work_out(self.hidden, self.me, self.moves, self.cards, NODES)
        """What each choice is worth, where that can be known."""
        self.tried = [0] * n

    # -- what there was to choose ----------------------------------------------------------------------------

    def _choices(self) -> list[Choice]:
        """What was done, then what could have been done instead."""
        kind = self.moment.kind
        if kind in ("tichu", "no-tichu"):
            return self._calls()
        view = self.moment.before.view(self.me)
        room = self.judge.room
        found = choices(view, room.worlds[0], room, self.judge.level.most_choices)
        taken = self._taken(self.moment.action)
        rest = [
            choice for choice in found if choice.moves != taken.moves and not isinstance(choice.action, Tichu)
        ]
        return [taken, *rest]

    def _calls(self) -> list[Choice]:
        """The call and what followed it, against the same without the call."""
        play = self.moment.then if self.moment.kind == "tichu" else self.moment.action
        plain = self._taken(play) if isinstance(play, Play) else Choice(Pass(), ())
        called = Choice(Tichu(), (m.CALL_TICHU << 16, *plain.moves), plain.cards)
        return [called, plain] if self.moment.kind == "tichu" else [plain, called]

    def _taken(self, action: Action) -> Choice:
        moves = bridge.moves_of(self.moment.before, action)
        if not self._in_turn() and isinstance(action, Pass):
            moves = [(m.PASS, 0)]
        return Choice(action, tuple(int(move) for move, _ in moves), int(moves[0][1]))

    def _in_turn(self) -> bool:
        return self.me in self.moment.before.to_act()

    # -- trying ----------------------------------------------------------------------------------------------

    def _imagine(self, until: int) -> None:
        if until <= self.imagined:
            return
        self.judge.room.imagine(self.hidden, self.me, self.imagined, until)
        self.imagined = until

    def _try(self, which: Sequence[int], first: int, last: int) -> None:
        self._imagine(last)
        alive: Ints = np.zeros(len(self.choices), np.int64)
        alive[list(which)] = 1
        judge = self.judge
        judge.room.try_choices(
            self.me, first, last, self.moves, self.cards, alive, self.match, judge.values, judge.utilities
        )
        for at in which:
            self.tried[at] = last

    def verdict(self) -> Verdict:
        """Find the best rival of what was done, then compare the two in worlds not used to find it."""
        level, values = self.judge.level, self.judge.values
        n = len(self.choices)
        if n < 2:
            only = Option(self.choices[0].action, 0.0, math.inf, 0)
            return Verdict(self.moment, only, only, 0.0, math.inf, False, (only,))
        if self.exact is not None:
            rival = 1 + int(self.exact[1:].argmax())
            cost = float(self.exact[rival] - self.exact[0])
            real = cost >= LEAST_LOSS and self._worth(rival) > self._worth(0)
            return self._told(rival, max(0.0, cost), 0.0, real)
        calls = self.moment.part == "calls"
        first, second = (level.second, level.second) if n == 2 else (level.first, level.second)
        self._try(range(n), 0, first)
        order = sorted(range(1, n), key=lambda at: -float(values[at, :first].mean()))
        if second > first:
            order = order[:SERIOUS]
            self._try([0, *order], first, second)
            order.sort(key=lambda at: -float(values[at, :second].mean()))
        rival = order[0]
        cost, error = _mean(values[rival, :second] - values[0, :second])
        if cost > 0.5 * error:  # otherwise nothing was better, as far as can be told
            last = second + level.final * (2 if calls else 1)
            self._try([0, rival], second, last)
            cost, error = _mean(values[rival, second:last] - values[0, second:last])
            if 1.2 * error < cost < 4.0 * error:  # a close call: look again
                more = last + level.final * (2 if calls else 1)
                self._try([0, rival], last, more)
                cost, error = _mean(values[rival, second:more] - values[0, second:more])
        real = cost >= LEAST_LOSS and cost > BEYOND_NOISE * error
        if real and self.match[2]:  # late in a match only what lowers the chance to win it is a loss
            chances, tried = self.judge.utilities, self.tried[rival]
            real = bool(chances[rival, :tried].mean() > chances[0, :tried].mean())
        return self._told(rival, max(0.0, cost), error, real)

    def _worth(self, at: int) -> float:
        """What a choice is worth whose points are known; late in a match the chance to win it."""
        assert self.exact is not None
        own, other, target = self.match
        if not target:
            return float(self.exact[at])
        both = 100 + sum(self.moment.before.bets.values())
        mine = (both + int(self.exact[at])) // 2
        return float(search.chance_to_win(own + mine, other + both - mine, target))

    def _told(self, rival: int, cost: float, error: float, real: bool) -> Verdict:
        options = [self._option(at) for at in range(len(self.choices))]
        rest = [at for at in range(1, len(options)) if at != rival]
        rest.sort(key=lambda at: (-self.tried[at], -options[at].mean))
        ordered = (options[0], options[rival], *(options[at] for at in rest))
        best = options[rival] if real else options[0]
        return Verdict(self.moment, options[0], best, cost, error, real, ordered)

    def _option(self, at: int) -> Option:
        if self.exact is not None:
            n, mean, error = 1, float(self.exact[at]), 0.0
        else:
            n = self.tried[at]
            mean, error = _mean(self.judge.values[at, :n])
        action = self.choices[at].action
        if self.moment.kind == "tichu" and at == 1:
            action = Pass()  # stands for not calling
        return Option(action, mean, error, n)


def _mean(values: Floats) -> tuple[float, float]:
    n = len(values)
    if n < 2:
        return float(values.mean()) if n else 0.0, math.inf
    return float(values.mean()), float(values.std(ddof=1)) / math.sqrt(n)


def power(hand: Sequence[int]) -> int:
    """Aces, Dragon and Phoenix: what a Grand Tichu is called on."""
    return sum(card >> 2 == m.ACE or card in (60, 64) for card in hand)
