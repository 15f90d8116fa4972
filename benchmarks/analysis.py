"""Check the analysis in positions with a known best move, and that two runs agree within their error bars.

python -m benchmarks.analysis --endings 100 --each 10
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from typing import NamedTuple

from tests.review.planting import KINDS, play, promising, sharks
from tichu.bots.shark.search import Searcher
from tichu.core.actions import Action
from tichu.core.round import Round
from tichu.review.analysis import Analysis, AnalysisResult
from tichu.review.decisions import decisions_of, rounds_of
from tichu.review.endgame import Solver, TooManyPositions, can_solve, same_play
from tichu.review.puzzles import MAX_CARDS
from tichu.review.self_play import own_games

CLEAR_ERRORS = 2.5
"""Standard errors by which a planted blunder must be behind the best choice."""


class Ending(NamedTuple):
    """An ending between two players and the value of each first move, solved by the other solver."""

    round: Round
    values: dict[int, int]


def main() -> None:
    """Print how many positions are answered right, and how well two runs agree."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--endings", type=int, default=100, help="endings between two players")
    options.add_argument("--each", type=int, default=10, help="planted blunders of each kind")
    options.add_argument("--most", type=int, default=1000, help="maximum deals to try per kind")
    options.add_argument("--agree", type=int, default=100, help="positions to analyse twice")
    options.add_argument("--worlds", type=int, default=2048)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    right, all_ = _endings(chosen.endings, chosen.seed)
    print(f"{'endings solved':<22}{right:>4} of {all_}", flush=True)
    searcher = Searcher()
    for kind in KINDS:
        found, planted = _blunders(kind, chosen.each, chosen.most, chosen.worlds, searcher)
        print(f"{kind:<22}{found:>4} of {planted}", flush=True)
        right, all_ = right + found, all_ + planted
    print(f"{'all':<22}{right:>4} of {all_}   {100 * right / max(1, all_):.1f} %", flush=True)
    _agreement(chosen.agree, chosen.worlds, chosen.seed)


def _endings(count: int, seed: int) -> tuple[int, int]:
    right = tried = 0
    for ending in _found_endings(seed):
        seat = ending.round.turn or 0
        analysis = Analysis(ending.round.view(seat))
        analysis.refine(2048)
        best = analysis.result().best.action
        move = next(move for move in ending.values if same_play(ending.round, best, move))
        right += ending.values[move] == max(ending.values.values())
        tried += 1
        if tried == count:
            break
    return right, tried


def _found_endings(seed: int) -> Iterator[Ending]:
    """Yield endings in which the choice matters, at most one per round."""
    solver = Solver()
    for positions in own_games(seed, 1_000_000):
        for round_ in positions:
            if sum(map(bool, round_.hands)) != 2 or not can_solve(round_, MAX_CARDS):
                continue
            try:
                moves = solver.solve(round_).moves
            except TooManyPositions:
                continue
            if len({solved.value for solved in moves}) > 1:
                yield Ending(round_, {solved.move: solved.value for solved in moves})
                break


def _blunders(kind: str, each: int, most: int, worlds: int, searcher: Searcher) -> tuple[int, int]:
    found = planted = 0
    for seed in range(1, most + 1):
        if not promising(seed, kind):
            continue
        one = play(seed, kind, sharks(seed, 64, searcher))
        if one.turn is None:
            continue
        step = rounds_of(one.record)[1][one.turn - 1]
        analysis = Analysis(step.before.view(step.seat))
        analysis.refine(worlds)
        found += _refutes(analysis.result(), step.action)
        planted += 1
        if planted == each:
            break
    return found, planted


def _refutes(result: AnalysisResult, blunder: Action) -> bool:
    """Whether the blunder is clearly behind the best choice; choices not even considered are worse."""
    taken = next((choice for choice in result.choices if choice.action == blunder), None)
    if taken is None:
        return result.best.action != blunder
    return taken.behind > CLEAR_ERRORS * taken.behind_error


def _agreement(count: int, worlds: int, seed: int) -> None:
    """Analyse positions with two seeds and compare each choice with its error bars."""
    within = {1: 0, 2: 0, 3: 0}
    compared = positions = same = 0
    for round_, seat in _decisions(seed):
        one, two = (Analysis(round_.view(seat), number) for number in (1, 2))
        for analysis in (one, two):
            analysis.refine(worlds)
        first, second = one.result(), two.result()
        if first.exact or len(first.choices) < 2:
            continue
        positions += 1
        other = {choice.action: choice for choice in second.choices}
        again = other.get(first.best.action)
        same += again is not None and again.behind <= 2 * max(again.behind_error, 0.1)
        for choice in first.choices:
            if choice.action in other:
                twin = other[choice.action]
                gap = abs(choice.mean - twin.mean) / math.hypot(choice.error, twin.error)
                compared += 1
                for errors in within:
                    within[errors] += gap <= errors
        if positions == count:
            break
    shares = ", ".join(f"{100 * n / max(1, compared):.1f} % within {errors}" for errors, n in within.items())
    print(f"two runs: {compared} choices in {positions} positions; {shares} standard errors")
    print(f"the best choice of one run is best in the other, within two errors: {same} of {positions}")


def _decisions(seed: int) -> Iterator[tuple[Round, int]]:
    """Yield every fifth decision of rounds between club bots."""
    from tests.cli.support import record_of
    from tichu.records import read_record

    while True:
        record = read_record(record_of(rounds=1, bots="club", seed=seed)).sound()
        for played in rounds_of(record).values():
            for decision in decisions_of(played, record.rounds[0].deal.setup.seating)[::5]:
                yield decision.before, decision.seat
        seed += 1


if __name__ == "__main__":
    main()
