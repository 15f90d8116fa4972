"""Puzzles with hidden cards from self-play: decisions in which one action is far ahead in sampled deals."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final

from tichu.bots.simple import GreedyBot
from tichu.core.actions import Action, Give, Pass, Play
from tichu.core.round import Round
from tichu.kernel import bridge
from tichu.review.analysis import AnalysedChoice, Analysis, AnalysisResult
from tichu.review.endgame import SolvedMove, same_play
from tichu.review.puzzles import different_actions, key_of, position_data, table_combos, theme_of, ways

FIRST_WORLDS: Final = 128
FINAL_WORLDS: Final = 2048
FIRST_POINTS: Final = 25.0
FIRST_ERRORS: Final = 2.5
"""How far the best action must be ahead in the first worlds, in points and standard errors."""
MIN_POINTS: Final = 25.0
MIN_ERRORS: Final = 6.0
DROPPED_ERRORS: Final = 4.0
"""How far it must be ahead of every other in other worlds; of those dropped early, in standard errors."""
MIN_ACTIONS: Final = 3
MAX_CHOICES: Final = 40
TRIES: Final = 3
"""Decisions of a round that are examined."""


class MarginFinder:
    """Finds puzzles in the decisions of a round."""

    def __init__(self) -> None:
        self.greedy = GreedyBot(1)
        self.unwanted: set[str] = set()
        """Themes of which there are enough."""

    def puzzles(self, rounds: Sequence[Round], seed: int) -> Iterator[dict[str, Any]]:
        """Yield at most one puzzle from the positions of a round."""
        order = list(rounds)
        random.Random(seed).shuffle(order)
        order.sort(key=lambda round_: round_.wish is None)  # puzzles about wishes are rare
        for round_ in islice(filter(_is_promising, order), TRIES):
            puzzle = self.puzzle(round_, seed)
            if puzzle is not None:
                yield puzzle
                return

    def puzzle(self, round_: Round, seed: int) -> dict[str, Any] | None:
        """Return the puzzle in a position, if one action is far ahead and the greedy bot misses it."""
        seat = round_.turn
        assert seat is not None
        first = Analysis(round_.view(seat), seed, MAX_CHOICES)
        first.refine(FIRST_WORLDS)
        found = first.result()
        best = found.best.action
        if found.exact or not isinstance(best, Play | Pass | Give):
            return None
        move = _move(round_, best)
        trap = self.greedy.decide(round_.view(seat))
        if same_play(round_, trap, move) or theme_of(round_, seat, best) in self.unwanted:
            return None
        if not _is_ahead(round_, found, move, FIRST_POINTS, FIRST_ERRORS):
            return None
        final = Analysis(round_.view(seat), seed + 1, MAX_CHOICES)
        final.refine(FINAL_WORLDS)
        result = final.result()
        if not same_play(round_, result.best.action, move):
            return None
        if not _is_ahead(round_, result, move, MIN_POINTS, MIN_ERRORS):
            return None
        return _told(round_, result, trap)


def _is_promising(round_: Round) -> bool:
    """Whether there is a choice between several plays."""
    return (
        round_.turn is not None
        and round_.phase == "play"
        and len(different_actions(round_, round_.turn)) >= MIN_ACTIONS
    )


def _move(round_: Round, action: Action) -> int:
    return int(bridge.moves_of(round_, action)[0][0])


def _others(round_: Round, result: AnalysisResult, move: int) -> list[AnalysedChoice]:
    """The other choices, without calls and without the same play with another wish."""
    return [
        choice
        for choice in result.choices
        if isinstance(choice.action, Play | Pass | Give) and not same_play(round_, choice.action, move)
    ]


def _is_ahead(round_: Round, result: AnalysisResult, move: int, points: float, errors: float) -> bool:
    others = _others(round_, result, move)
    if any(choice.action.type == "tichu" and choice.behind < points for choice in result.choices):
        return False  # the better question would be whether to call
    return bool(others) and all(
        choice.behind >= points
        and choice.behind >= (min(errors, DROPPED_ERRORS) if choice.dropped else errors) * choice.behind_error
        for choice in others
    )


def _told(round_: Round, result: AnalysisResult, trap: Action) -> dict[str, Any]:
    seat, best = result.seat, result.best
    options: dict[str, int | None] = {
        key_of(action): None
        for action in round_.legal_actions(seat)
        if isinstance(action, Play | Pass | Give)
    }
    for choice in reversed(result.choices):
        if isinstance(choice.action, Play | Pass | Give):
            for action in ways(round_, seat, SolvedMove(choice.action, _move(round_, choice.action), 0)):
                options[key_of(action)] = round(choice.mean)
    others = _others(round_, result, _move(round_, best.action))
    worst = next(
        (choice for choice in others if same_play(round_, trap, _move(round_, choice.action))), others[0]
    )
    solutions = ways(round_, seat, SolvedMove(best.action, _move(round_, best.action), 0))
    return {
        "kind": "margin",
        "theme": theme_of(round_, seat, best.action),
        "seat": seat,
        "position": position_data(round_),
        "combos": table_combos(round_),
        "solutions": [_without_wish(action) for action in solutions],
        "options": options,
        "value": round(best.mean),
        "next": round(max(choice.mean for choice in others)),
        "trap": {"action": _without_wish(worst.action), "value": round(worst.mean)},
        "line": [],
        "nodes": 0,
    }


def _without_wish(action: Action) -> dict[str, Any]:
    return {key: value for key, value in action.to_json().items() if key != "wish"}
