"""Analysis of one position: the choices of a seat, ranked by expected points, and who holds what.

Only what the seat may know is used. The result depends on the view, the seed and the number of worlds, not
on time, so that an analysis can be stopped, continued and repeated anywhere.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

import numpy as np

from tichu.bots.shark.search import MAX_WORLDS, UNSEEN_POINTS, Search, Searcher, load_code
from tichu.bots.shark.workspace import BATCH
from tichu.core.actions import Action
from tichu.core.cards import ACE, DOG, DRAGON, MAHJONG, PHOENIX, Card, Rank, cards_name
from tichu.core.view import View
from tichu.kernel import bridge
from tichu.kernel import state as s
from tichu.kernel.cards import CARDS
from tichu.kernel.jit import Floats
from tichu.review.analysable import check_analysable
from tichu.review.endgame import Solver, TooManyPositions, can_solve

MAX_CHOICES: Final = 24
"""Maximum choices that are considered."""
MIN_WORLDS: Final = 512
"""Worlds before any choice is dropped: one that is dropped earlier looks worse than it is."""
ENOUGH_ERROR: Final = 4.0
"""Standard error of the best choice, in points, at which an analysis may end if the order is certain."""
STEPS: Final = (64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384)
"""Worlds after which an analysis shows its results."""
SPECIALS: Final = (DOG, MAHJONG, PHOENIX, DRAGON)
MAX_OPEN_CARDS: Final = 13
"""Maximum cards in an ending that is solved exactly, although more than two players are left."""


class AnalysedChoice(NamedTuple):
    """A choice and the points per round that the seat's side can expect, with the standard error.

    ``behind`` is the difference from the best choice and its standard error, which is smaller than the
    errors of the two: they were tried in the same worlds. ``dropped`` is whether the choice was clearly worse
    and is no longer tried.
    """

    action: Action
    mean: float
    error: float
    behind: float
    behind_error: float
    worlds: int
    dropped: bool


class AnalysisResult(NamedTuple):
    """The choices of a seat, best first, and the chances of each hidden card to be in each hand."""

    seat: int
    choices: tuple[AnalysedChoice, ...]
    worlds: int
    exact: bool
    """Whether nothing is hidden and the rest of the round was solved."""
    done: bool
    """Whether more worlds would not change the order of the choices."""
    holders: dict[Card, tuple[float, ...]]
    """For every card that the seat cannot locate: the chance of each seat to hold it."""
    bombs: tuple[float, ...]
    """The chance of each seat to hold a bomb."""

    @property
    def best(self) -> AnalysedChoice:
        """The best choice."""
        return self.choices[0]

    def to_json(self) -> dict[str, Any]:
        """Return the result as JSON-compatible data."""
        return {
            "seat": self.seat,
            "worlds": self.worlds,
            "exact": self.exact,
            "done": self.done,
            "choices": [_choice_data(choice) for choice in self.choices],
            "holders": [
                {"card": cards_name((card,)), "chances": [round(chance, 3) for chance in chances]}
                for card, chances in self.holders.items()
            ],
            "bombs": [round(chance, 3) for chance in self.bombs],
        }


def key_cards(holders: Mapping[Card, object], wish: Rank | None) -> list[Card]:
    """Return the hidden cards that matter most, the strongest first: special cards, aces, the wished rank."""
    ranks = {ACE, wish}
    return [card for card in sorted(holders, reverse=True) if card in SPECIALS or card >> 2 in ranks]


class Analysis:
    """A running analysis. Not thread-safe: create and refine it in the same thread."""

    def __init__(self, view: View, seed: int = 1, max_choices: int = MAX_CHOICES) -> None:
        check_analysable(view)
        load_code()
        self.view = _for_points(view)
        self.seat = view.seat or 0
        self.worlds = 0
        self.search = Search(Searcher(max_choices=max_choices), self.view, seed, MAX_WORLDS)
        self.solved = self._solve()
        """Choices of an ending in which nothing is hidden, solved exactly; None if it is not one."""
        self.done = False
        self._held: Floats = np.zeros((view.game.seats, CARDS))
        self._bombs: Floats = np.zeros(view.game.seats)
        if self.exact:
            self._count(1)
            self.done = True

    @property
    def exact(self) -> bool:
        """Whether nothing is hidden and the rest of the round was solved."""
        return self.solved is not None or self.search.exact is not None

    def refine(self, worlds: int) -> None:
        """Try the choices in new worlds, until this many in all or until their order is certain."""
        while self.worlds < worlds and not self.done:
            self.search.try_in(BATCH)
            self._count(BATCH)
            if self.worlds >= MIN_WORLDS:
                settled = self.search.settle()
                self.done = settled and self._points(self.search.statistics.living()[0])[1] <= ENOUGH_ERROR

    def result(self) -> AnalysisResult:
        """Return the result so far."""
        choices = self.solved or self._exact_choices() or self._choices()
        held, bombs = self._held / max(1, self.worlds), self._bombs / max(1, self.worlds)
        cards = sorted((bridge.card_of(number), number) for number in range(CARDS) if self._unknown(number))
        holders = {card: tuple(float(chance) for chance in held[:, number]) for card, number in cards}
        known = tuple(float(chance) for chance in bombs)
        return AnalysisResult(self.seat, choices, self.worlds, self.exact, self.done, holders, known)

    def _solve(self) -> tuple[AnalysedChoice, ...] | None:
        """Solve an ending of which all cards are known; None if cards are hidden or it is too long."""
        search = self.search
        if search.exact is not None or not search.hidden.certain or not self.view.in_turn:
            return None
        round_ = self.view.round
        if self.view.hidden:
            round_ = bridge.round_of(search.space.worlds[0], self.view.game)
        if not can_solve(round_, MAX_OPEN_CARDS):
            return None
        try:
            solution = Solver().solve(round_)
        except TooManyPositions:
            return None
        return _exactly([(solved.action, float(solved.value)) for solved in solution.moves])

    def _unknown(self, number: int) -> bool:
        """Whether somebody may hold the card whose hand is hidden."""
        return any(self._held[seat, number] for seat in self.view.hidden)

    def _count(self, worlds: int) -> None:
        """Count who holds what in the worlds that were sampled last; cards to be drawn count as held."""
        self.worlds += worlds
        states = self.search.space.worlds[:worlds]
        bits = np.arange(CARDS)
        for seat in range(self.view.game.seats):
            hands = states[:, s.HAND + seat] | states[:, s.STOCK + seat]
            self._held[seat] += (hands[:, None] >> bits & 1).sum(axis=0)
            self._bombs[seat] += (states[:, s.BOMB_HOLDERS] >> seat & 1).sum()

    def _choices(self) -> tuple[AnalysedChoice, ...]:
        statistics = self.search.statistics
        living = statistics.living()
        best, dropped = living[0], [at for at in range(len(self.search.choices)) if at not in living]
        dropped.sort(key=lambda at: -statistics.points(at)[0])
        return tuple(self._choice(at, best, at not in living) for at in (*living, *dropped))

    def _choice(self, at: int, best: int, dropped: bool) -> AnalysedChoice:
        statistics = self.search.statistics
        mean, error = self._points(at)
        if at == best:
            behind = behind_error = 0.0
        elif dropped:  # tried in a part of the worlds of the best choice
            top, its_error = self._points(best)
            behind, behind_error = top - mean, math.hypot(error, its_error)
        else:
            behind, behind_error = statistics.gap(best, at)
        action = self.search.choices[at].action
        worlds = int(statistics.tried[at])
        return AnalysedChoice(action, mean, error, behind, behind_error, worlds, dropped)

    def _points(self, at: int) -> tuple[float, float]:
        """Mean and standard error, with what rare events may be worth that no world has shown yet."""
        mean, error = self.search.statistics.points(at)
        return mean, math.hypot(error, UNSEEN_POINTS / max(1, int(self.search.statistics.tried[at])))

    def _exact_choices(self) -> tuple[AnalysedChoice, ...]:
        if self.search.exact is None:
            return ()
        values = zip((choice.action for choice in self.search.choices), self.search.exact, strict=True)
        return _exactly([(action, float(value)) for action, value in values])


def analyse(
    view: View, *, seed: int = 1, max_choices: int = MAX_CHOICES, steps: tuple[int, ...] = STEPS
) -> Iterator[AnalysisResult]:
    """Yield better and better results; stop whenever they are good enough."""
    analysis = Analysis(view, seed, max_choices)
    for worlds in steps:
        analysis.refine(worlds)
        yield analysis.result()
        if analysis.done:
            return


def _for_points(view: View) -> View:
    """Return the view without the score of the match, so that only points count."""
    if view.round.standing is None:
        return view
    round_ = view.round.copy()
    round_.standing = None
    return View(view.seat, round_, view.counts, view.hidden, view.waiting)


def _exactly(values: list[tuple[Action, float]]) -> tuple[AnalysedChoice, ...]:
    values.sort(key=lambda each: -each[1])
    top = values[0][1]
    return tuple(AnalysedChoice(action, value, 0.0, top - value, 0.0, 1, False) for action, value in values)


def _choice_data(choice: AnalysedChoice) -> dict[str, Any]:
    return {
        "action": choice.action.to_json(),
        "mean": round(choice.mean, 1),
        "error": round(choice.error, 1),
        "behind": round(choice.behind, 1),
        "behind_error": round(choice.behind_error, 1),
        "worlds": choice.worlds,
        "dropped": choice.dropped,
    }
