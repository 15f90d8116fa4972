"""How the searching player spends its time: the same worlds for every choice, fewer and fewer choices."""

from __future__ import annotations

import math
from functools import cache
from time import perf_counter
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tichu.actions import Action
from tichu.bots.club import ClubBot
from tichu.bots.shark.choices import Choice, Room, choices
from tichu.bots.shark.worlds import unknown
from tichu.kernel import search, warm
from tichu.kernel import state as s
from tichu.kernel import weights as tuned
from tichu.kernel.compiled import Floats, Ints
from tichu.match import Match
from tichu.view import View

MOST_WORLDS: Final = 4096
NOISE: Final = 0.25
"""How far the imagined players stray from what they think best, in leads."""
BEYOND_NOISE: Final = 0.7
"""The rollout player's own choice is left for a gain of so many standard errors."""
LATE: Final = 300
"""With a side so near to the target it plays for the chance to win the match."""
MARGIN: Final = 0.9
"""The part of its time after which it begins nothing new."""


class Judged(NamedTuple):
    """A choice, and the points a round it is expected to bring, own side minus the other."""

    action: Action
    mean: float
    error: float
    worlds: int


class Thought(NamedTuple):
    """What came out: all choices, the best first; ``own`` is what the rollout player would do by itself."""

    best: Judged
    own: Judged
    choices: tuple[Judged, ...]
    worlds: int
    seconds: float

    @property
    def gain(self) -> float:
        """How many points better the best choice is than the first thought."""
        return self.best.mean - self.own.mean


class Thinker:
    """Thinks about one decision at a time, in arrays that are made once; each thread needs its own."""

    def __init__(self, weights: Floats | None = None, most_choices: int = 12) -> None:
        self.weights: Floats = tuned.DEFAULT if weights is None else weights
        self.most_choices = most_choices
        self.room = Room()
        self.worlds: Ints = np.zeros((MOST_WORLDS, s.SIZE), np.int64)
        self.values: Floats = np.zeros((1, 1))
        self.utilities: Floats = np.zeros((1, 1))

    def think(self, view: View, seconds: float, seed: int, most_worlds: int = MOST_WORLDS) -> Thought:
        """Search for so long, or until so many worlds are imagined: the same worlds for the same seed."""
        prepare()
        began = perf_counter()
        search_ = _Search(self, view, seed, min(most_worlds, MOST_WORLDS))
        search_.run(began, began + seconds * MARGIN)
        return search_.thought(perf_counter() - began)


@cache
def prepare() -> None:
    """Load the kernel's machine code, or make it the first time, so that no decision has to wait for it."""
    warm.prepare(_first_thoughts)


def _first_thoughts() -> None:
    match = Match("nanjing", seed=1)
    for position in (match.round.view(0), _played_on(match)):
        search_ = _Search(Thinker(), position, 1, 4)
        search_.run(perf_counter(), perf_counter() + 3600)


def _played_on(match: Match) -> View:
    """A position in which cards are played."""
    club = ClubBot(1)
    round_ = match.round
    while round_.phase in ("grand", "exchange"):
        seat = round_.to_act()[0]
        round_.apply(seat, club.decide(round_.view(seat)))
    return round_.view(round_.turn)


def _match(view: View) -> tuple[int, int, int]:
    """The own side's points, the other's and the target, if it is late in a match; else nothing."""
    standing = view.round.standing
    if standing is None or standing.target - max(standing.points) > LATE:
        return 0, 0, 0
    side = (view.seat or 0) % 2
    return standing.points[side], standing.points[1 - side], standing.target


class _Search:
    """Sequential halving over the choices at one moment."""

    def __init__(self, thinker: Thinker, view: View, seed: int, most_worlds: int) -> None:
        self.thinker = thinker
        self.most_worlds = most_worlds
        self.me = view.seat or 0
        self.hidden = unknown(view)
        self.hidden.state[s.RNG] = seed & 0xFFFFFFFF or 1
        self.imagined = 0
        self._imagine(1)
        self.choices = choices(view, thinker.worlds[0], thinker.room, thinker.weights, thinker.most_choices)
        n = len(self.choices)
        self.moves: Ints = np.full((n, search.MOST_STEPS), -1, np.int64)
        self.cards: Ints = np.zeros(n, np.int64)
        for at, choice in enumerate(self.choices):
            self.moves[at, : len(choice.moves)] = choice.moves
            self.cards[at] = choice.cards
        self.alive: Ints = np.ones(n, np.int64)
        if thinker.values.shape[0] < n:
            thinker.values = np.zeros((max(n, 32), MOST_WORLDS))
            thinker.utilities = np.zeros_like(thinker.values)
        self.values, self.utilities = thinker.values, thinker.utilities
        self.match = _match(view)
        self.tried: NDArray[np.int64] = np.zeros(n, np.int64)

    def _imagine(self, until: int) -> None:
        """Have at least so many worlds."""
        until = min(until, self.most_worlds)
        if until <= self.imagined:
            return
        t, h, room = self.thinker, self.hidden, self.thinker.room
        search.imagine(
            h.state,
            self.me,
            h.fresh,
            self.imagined,
            until,
            t.worlds,
            h.slots,
            h.needs,
            h.barred,
            t.weights,
            room.out,
            room.parts,
            room.floats,
            room.twin,
            room.deck,
        )
        self.imagined = until

    def run(self, began: float, deadline: float) -> None:
        """Try the choices in world after world until the time is over; halve them as it goes."""
        if len(self.choices) < 2:
            return
        stages = max(1, math.ceil(math.log2(len(self.choices))))
        done = 0
        per_trial = 1e-4
        for stage in range(stages):
            most = self.most_worlds * (stage + 1) // stages
            now = perf_counter()
            until = now + (deadline - now) / (stages - stage)
            while (now := perf_counter()) < until and done < most:
                living = int(self.alive.sum())
                affordable = (min(until - now, 0.05 * (deadline - began)) / per_trial) / living
                count = max(1, min(64, int(affordable)))
                count = min(count, most - done)
                self._try(done, done + count)
                per_trial = 0.7 * (perf_counter() - now) / (count * living) + 0.3 * per_trial
                done += count
            if done:
                self._halve(done)
            if done >= self.most_worlds or perf_counter() >= deadline:
                break

    def _try(self, first: int, last: int) -> None:
        self._imagine(last)
        t, room = self.thinker, self.thinker.room
        search.try_choices(
            self.me,
            first,
            last,
            t.worlds,
            self.moves,
            self.cards,
            self.alive,
            t.weights,
            NOISE,
            *self.match,
            self.values,
            self.utilities,
            room.st,
            room.out,
            room.parts,
            room.floats,
        )
        self.tried[self.alive == 1] = last

    def _halve(self, done: int) -> None:
        """Go on with the better half; the first thought always stays."""
        living = np.flatnonzero(self.alive)
        if len(living) <= 2:
            return
        means = self.utilities[living, :done].mean(axis=1)
        keep = max(2, (len(living) + 1) // 2)
        order = living[np.argsort(-means, kind="stable")]
        self.alive[:] = 0
        self.alive[order[:keep]] = 1
        self.alive[0] = 1

    def thought(self, seconds: float) -> Thought:
        """What is known at the end."""
        judged = [self._judged(at) for at in range(len(self.choices))]
        best = 0
        living = [at for at in np.flatnonzero(self.alive) if self.tried[at]]
        for at in sorted(living, key=lambda at: -self.utilities[at, : self.tried[at]].mean()):
            if at == 0:
                break
            if self._beats_own(int(at)):
                best = int(at)
                break
        rest = sorted(
            (at for at in range(len(judged)) if at != best),
            key=lambda at: (-self.alive[at], -judged[at].mean),
        )
        return Thought(
            judged[best], judged[0], tuple(judged[at] for at in (best, *rest)), int(self.tried.max()), seconds
        )

    def _beats_own(self, at: int) -> bool:
        """Whether a choice is better than the first thought beyond noise, in the same worlds."""
        n = int(min(self.tried[at], self.tried[0]))
        if n < 2:
            return False
        gains = self.utilities[at, :n] - self.utilities[0, :n]
        error = float(gains.std(ddof=1)) / math.sqrt(n)
        return float(gains.mean()) > BEYOND_NOISE * error

    def _judged(self, at: int) -> Judged:
        choice: Choice = self.choices[at]
        n = int(self.tried[at])
        if not n:
            return Judged(choice.action, 0.0, math.inf, 0)
        values = self.values[at, :n]
        error = float(values.std(ddof=1)) / math.sqrt(n) if n > 1 else math.inf
        return Judged(choice.action, float(values.mean()), error, n)
