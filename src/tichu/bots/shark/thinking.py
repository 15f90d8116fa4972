"""How the searching player spends its time: the same worlds for every choice, fewer and fewer choices."""

from __future__ import annotations

import gc
import math
from collections.abc import Iterator
from functools import cache
from time import perf_counter
from typing import Final, NamedTuple

import numpy as np

from tichu.bots.club import ClubBot
from tichu.bots.shark import endgame, warm
from tichu.bots.shark.choices import as_arrays, choices
from tichu.bots.shark.tally import Tally
from tichu.bots.shark.workspace import Room
from tichu.bots.shark.worlds import unknown
from tichu.core.actions import Action
from tichu.core.match import Match
from tichu.core.round import Round
from tichu.core.view import View
from tichu.kernel import state as s
from tichu.kernel.jit import Floats

MOST_WORLDS: Final = 1_000_000
"""So many worlds are always enough."""
BATCH: Final = 64
"""After so many worlds it looks at what they say; at the clock more often, where they take long."""
BEYOND_NOISE: Final = 0.7
"""The rollout player's own choice is left for a gain of so many standard errors; of more where there are
many choices, for the best of many looks better than it is."""
SURE: Final = 3.5
"""A choice that is so many standard errors behind is not tried again."""
INDIFFERENT: Final = 0.3
"""Nobody needs to know which of two choices is better by so few points; late, thousandths of a match."""
UNSEEN: Final = 100.0
"""What no world has shown yet may be worth so much: a bet, a double victory."""
OWN: Final = 0
"""Where the rollout player's own choice is in the list."""
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
    exact: bool
    """Whether everything was known, and worked out to the last card."""

    @property
    def gain(self) -> float:
        """How many points better the best choice is than the first thought."""
        return self.best.mean - self.own.mean


class Thinker:
    """Thinks about one decision at a time, in arrays that are made once; each thread needs its own."""

    def __init__(self, weights: Floats | None = None, most_choices: int = 12) -> None:
        self.room = Room(BATCH, weights)
        self.most_choices = most_choices

    def think(self, view: View, seconds: float, seed: int, most_worlds: int = MOST_WORLDS) -> Thought:
        """Search for so long, or until so many worlds are imagined: the same worlds for the same seed."""
        prepare()
        began = perf_counter()
        nodes = int(min(endgame.MOST_NODES, seconds * endgame.NODES_A_SECOND))
        search_ = Search(self, view, seed, most_worlds, nodes)
        search_.run(began, began + seconds * MARGIN)
        return search_.thought(perf_counter() - began)


@cache
def prepare() -> None:
    """Load the kernel's machine code, or make it the first time, so that no decision has to wait for it."""
    warm.prepare(_first_thoughts)
    gc.collect()
    gc.freeze()  # What is loaded stays; to look through it again and again would take as long as a thought.


def _first_thoughts() -> None:
    for view in views_of_a_round():
        search_ = Search(Thinker(), view, 1, 4)
        search_.run(perf_counter(), perf_counter() + 3600)


def views_of_a_round() -> Iterator[View]:
    """One of each phase, and of an end between two."""
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


def late(round_: Round, seat: int) -> tuple[int, int, int]:
    """The own side's points, the other's and the target, if it is late in a match; else nothing."""
    standing = round_.standing
    if standing is None or standing.target - max(standing.points) > LATE:
        return 0, 0, 0
    return standing.points[seat % 2], standing.points[1 - seat % 2], standing.target


class Search:
    """Sequential halving over the choices at one moment."""

    def __init__(
        self, thinker: Thinker, view: View, seed: int, most_worlds: int, nodes: int = endgame.MOST_NODES
    ) -> None:
        self.room = thinker.room
        self.most_worlds = most_worlds
        self.me = view.seat or 0
        self.hidden = unknown(view)
        self.hidden.state[s.RNG] = seed & 0xFFFFFFFF or 1
        self.room.imagine(self.hidden, self.me, 0, 1)
        self.choices = choices(view, self.room.worlds[0], self.room, thinker.most_choices)
        n = len(self.choices)
        self.moves, self.cards = as_arrays(self.choices)
        self.match = late(view.round, self.me)
        self.tally = Tally(n)
        self.exact = (
            self.room.work_out(self.hidden, self.me, self.moves, self.cards, nodes) if n > 1 else None
        )
        """What each choice is worth, where that can be known."""
        self.points: Floats = np.zeros((n, BATCH))
        self.worth: Floats = np.zeros((n, BATCH))

    def run(self, began: float, deadline: float) -> None:
        """Try the choices in world after world until the time is over; halve them as it goes."""
        if len(self.choices) < 2 or self.exact is not None:
            return
        stages = max(1, math.ceil(math.log2(len(self.choices))))
        done = 0
        per_trial = 1e-4
        for stage in range(stages):
            most = self.most_worlds * (stage + 1) // stages
            now = perf_counter()
            until = now + (deadline - now) / (stages - stage)
            while ((now := perf_counter()) < until or not done) and done < most:
                living = int(self.tally.alive.sum())
                affordable = (min(max(0.0, until - now), 0.05 * (deadline - began)) / per_trial) / living
                count = min(max(1, int(min(affordable, BATCH))), BATCH - done % BATCH, most - done)
                self.try_in(count)
                per_trial = 0.7 * (perf_counter() - now) / (count * living) + 0.3 * per_trial
                done += count
                if done % BATCH == 0 and self._settled():
                    return
            if done:
                self._halve()
            if done >= self.most_worlds or perf_counter() >= deadline:
                break

    def try_in(self, count: int) -> None:
        """Play every living choice out in so many new worlds."""
        self.room.imagine(self.hidden, self.me, 0, count)
        self.room.try_choices(
            self.me, 0, count, self.moves, self.cards, self.tally.alive, self.match, self.points, self.worth
        )
        self.tally.add(self.points[:, :count], self.worth[:, :count])

    def _settled(self) -> bool:
        """Drop what is far behind; whether what is left is not worth more time."""
        leader, *others = self.tally.living()
        least = UNSEEN / float(self.tally.tried[leader])
        settled = True
        for at in others:
            gap, error = self.tally.gap(leader, at)
            error = max(error, least)
            if at != OWN and gap > SURE * error + INDIFFERENT:
                self.tally.alive[at] = 0
            elif SURE * error - gap > INDIFFERENT:
                settled = False
        return settled

    def _halve(self) -> None:
        """Go on with the better half; the first thought always stays."""
        living = self.tally.living()
        for at in living[max(2, (len(living) + 1) // 2) :]:
            if at != OWN:
                self.tally.alive[at] = 0

    def thought(self, seconds: float) -> Thought:
        """What is known at the end."""
        tally = self.tally
        judged = [
            Judged(choice.action, *tally.points(at), int(tally.tried[at]))
            if self.exact is None
            else Judged(choice.action, float(self.exact[at]), 0.0, 1)
            for at, choice in enumerate(self.choices)
        ]
        best = self._best()
        rest = sorted(
            (at for at in range(len(judged)) if at != best),
            key=lambda at: (-tally.alive[at], -judged[at].mean),
        )
        ordered = tuple(judged[at] for at in (best, *rest))
        worlds = max(each.worlds for each in judged)
        return Thought(judged[best], judged[OWN], ordered, worlds, seconds, self.exact is not None)

    def _best(self) -> int:
        """The first thought, or what is better beyond noise."""
        if self.exact is not None:
            return OWN if self.exact[OWN] == self.exact.max() else int(self.exact.argmax())
        wanted = BEYOND_NOISE * math.sqrt(math.log2(max(2, len(self.choices))))
        for at in self.tally.living():
            if at == OWN or not self.tally.tried[at]:
                break
            gain, error = self.tally.gap(at, OWN)
            if gain > wanted * error:
                return at
        return OWN
