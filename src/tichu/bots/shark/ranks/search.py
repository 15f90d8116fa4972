"""Search in a game of ranks: for the best expected place."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from time import perf_counter
from typing import Final

import numpy as np

from tichu.bots.club import ClubBot
from tichu.bots.shark.choices import SearchChoice
from tichu.bots.shark.planning import ODDS, HandPlan
from tichu.bots.shark.ranks import state as s
from tichu.bots.shark.ranks.choices import candidates, choice_arrays
from tichu.bots.shark.ranks.endgame import MAX_DEPTH, MAX_PLAYS, RankEnding
from tichu.bots.shark.ranks.hidden import hidden_hands, is_known
from tichu.bots.shark.ranks.planning import MAX_PARTS, RankPlayer
from tichu.bots.shark.ranks.sampling import HiddenHands, RankSpace
from tichu.bots.shark.ranks.trials import RankChoices, solve_choices, try_choices
from tichu.bots.shark.ranks.weights import DEFAULT, plan_weights
from tichu.bots.shark.search import MAX_WORLDS, TIME_FRACTION, Search, SearchResult, load_code
from tichu.bots.shark.statistics import ChoiceStatistics
from tichu.bots.shark.workspace import BATCH
from tichu.core.match import Match
from tichu.core.variants.rank_game import RankGame
from tichu.core.view import View
from tichu.kernel import moves as m
from tichu.kernel.jit import Floats

MOVES_PER_SECOND: Final = 4_000_000
"""Positions and moves of an ending that may be looked at for each second of thinking time."""
MAX_PACK: Final = 128
"""Upper bound on the cards of a game."""


def new_player(values: Floats = DEFAULT) -> RankPlayer:
    """Create a rollout player with these weights."""
    plan = HandPlan(plan_weights(values), np.zeros(ODDS), np.zeros(MAX_PARTS, np.int64), np.zeros(MAX_PARTS))
    return RankPlayer(values, plan, np.zeros(m.MAX_MOVES, np.int64), np.zeros(m.MAX_MOVES))


def new_space(values: Floats = DEFAULT) -> RankSpace:
    """Create arrays for one search at a time."""
    ending = RankEnding(
        np.zeros((MAX_DEPTH, s.SIZE), np.int64),
        np.zeros((MAX_DEPTH, MAX_PLAYS), np.int64),
        np.zeros((MAX_DEPTH, 2), np.int64),
        np.zeros(1, np.int64),
    )
    world, st = np.zeros(s.SIZE, np.int64), np.zeros(s.SIZE, np.int64)
    return RankSpace(world, st, np.zeros(MAX_PACK, np.int64), new_player(values), ending)


class _ThreadSpace(threading.local):
    def __init__(self) -> None:
        self.space = new_space()


_per_thread = _ThreadSpace()


class RankSearch(Search):
    """Sequential halving over the choices of one decision in a game of ranks."""

    def __init__(
        self, view: View, hands: HiddenHands, seed: int, max_worlds: int, max_choices: int, nodes: int
    ) -> None:
        self.rank_space = _per_thread.space
        self.max_worlds = max_worlds
        self.me = view.seat or 0
        self.hands = hands
        hands.state[s.RNG] = seed & 0xFFFFFFFF or 1
        found = candidates(view, hands.state, self.rank_space, max_choices)
        self.choices = [SearchChoice(choice.action, ()) for choice in found]
        self.arrays = choice_arrays(self.me, found)
        self.statistics = ChoiceStatistics(len(found))
        self.places = np.zeros((len(found), BATCH))
        self.exact = _solve(hands, self.arrays, nodes, self.rank_space) if len(found) > 1 else None

    def try_in(self, count: int) -> None:
        """Play every living choice out in this many new worlds."""
        try_choices(self.hands, self.arrays, self.statistics.alive, self.places, count, self.rank_space)
        places = self.places[:, :count]
        self.statistics.add(places, places)


def _solve(hands: HiddenHands, choices: RankChoices, nodes: int, space: RankSpace) -> Floats | None:
    """Place points of every choice in an ending between two; None if it is none or takes too long."""
    if not is_known(hands) or choices.gifts[0]:
        return None
    values: Floats = np.zeros(len(choices.moves))
    return values if solve_choices(hands, choices, nodes, values, space) else None


def search_places(
    view: View, seconds: float, seed: int, max_worlds: int = MAX_WORLDS, max_choices: int = 12
) -> SearchResult | None:
    """Search for this long or this many worlds; points are place points, from 100 for the first to 0.

    None if there is nothing to choose from, or a position in which the hidden cards do not fit the hands.
    """
    load_code()
    began = perf_counter()
    hands = hidden_hands(view)
    if hands is None:
        return None
    nodes = int(min(1.0, seconds) * MOVES_PER_SECOND)
    search_ = RankSearch(view, hands, seed, max_worlds, max_choices, nodes)
    if not search_.choices:
        return None
    search_.run(began, began + seconds * TIME_FRACTION)
    return search_.result(perf_counter() - began)


def can_search(view: View) -> bool:
    """Whether this is a decision in a game of ranks that a search can help with."""
    if not isinstance(view.game.variant, RankGame) or view.seat is None:
        return False
    if max(view.counts) > MAX_PARTS or view.round.settings.wish_breach != "refused":
        return False
    if view.round.phase != "exchange":
        return True
    return view.in_turn and view.game.variant.forced_gift(view.round, view.seat) is None


def use_rank_code() -> None:
    """Call every compiled function that Python calls."""
    for view in sample_views():
        hands = hidden_hands(view)
        assert hands is not None
        search_ = RankSearch(view, hands, 1, 2, 12, 1)
        search_.run(perf_counter(), perf_counter() + 3600)


def sample_views() -> Iterator[View]:
    """Yield views in turn and out of turn, of an ending between two players, and of the exchange."""
    club, match = ClubBot(1), Match("grandseigneur", seed=1, players=5)
    round_ = match.round
    yield round_.view(round_.turn)
    yield round_.view(round_.next_holding(round_.turn or 0))
    while len(round_.out) < 3:
        seat = round_.to_act()[0]
        round_.apply(seat, club.decide(round_.view(seat)))
    yield round_.view(round_.turn)
    while not round_.over:
        seat = round_.to_act()[0]
        round_.apply(seat, club.decide(round_.view(seat)))
    match.next_round()
    ranks = match.round.ranks
    assert ranks is not None
    yield match.round.view(ranks[0])
