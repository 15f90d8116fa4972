"""Check that reviews find planted blunders, and measure what they find in unaltered games of strong players.

python -m benchmarks.review_blunders --each 20
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

from tests.review.planting import KINDS, play, promising, sharks
from tichu.bots.shark.search import Searcher
from tichu.records import write_record
from tichu.review.reviewing import Review


def main() -> None:
    """Plant blunders of each kind, review each round, and print a table."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--each", type=int, default=20, help="planted blunders of each kind")
    options.add_argument("--most", type=int, default=1000, help="maximum deals to try per kind")
    options.add_argument("--unaltered", type=int, default=20, help="rounds without a planted blunder")
    options.add_argument("--worlds", type=int, default=64, help="worlds that the players sample per decision")
    options.add_argument("--strong", type=int, default=600, help="the same in unaltered rounds")
    options.add_argument("--level", default="quick")
    options.add_argument("--keep", type=Path, help="write one round of each kind here, for the tests")
    options.add_argument("--kinds", nargs="*", default=list(KINDS))
    arguments = options.parse_args()
    searcher = Searcher()
    found = planted = 0
    print("kind                  planted  listed  the worst  mean cost", flush=True)
    for kind in arguments.kinds:
        hits, firsts, count, cost = _kind(kind, arguments, searcher)
        found, planted = found + hits, planted + count
        print(f"{kind:<22}{count:>7}{hits:>8}{firsts:>11}{cost / max(1, count):>11.0f}", flush=True)
    if planted:
        print(f"{'all':<22}{planted:>7}{found:>8}   {100 * found / planted:.0f} %", flush=True)
    _unaltered(arguments, searcher)


def _kind(kind: str, arguments: Any, searcher: Searcher) -> tuple[int, int, int, float]:
    hits = firsts = count = 0
    cost = 0.0
    for seed in range(1, arguments.most + 1):
        if not promising(seed, kind):
            continue
        one = play(seed, kind, sharks(seed, arguments.worlds, searcher))
        if one.turn is None:
            continue
        review = Review(one.record, arguments.level)
        review.run()
        (round_,) = review.rounds
        turns = [judgement.decision.turn for judgement in round_.worst]
        count += 1
        if arguments.keep is not None and count == 1:
            with arguments.keep.open("a", encoding="utf-8") as file:
                file.write(
                    json.dumps({"kind": kind, "turn": one.turn, "record": write_record(one.record)}) + "\n"
                )
        hits += one.turn in turns
        firsts += one.turn in turns[:1]
        cost += max(judgement.cost for judgement in round_.judgements if judgement.decision.turn == one.turn)
        if count == arguments.each:
            break
    return hits, firsts, count, cost


def _unaltered(arguments: Any, searcher: Searcher) -> None:
    grades = dict.fromkeys(("good", "slip", "mistake", "blunder"), 0)
    lost = seconds = 0.0
    for seed in range(1, arguments.unaltered + 1):
        one = play(100_000 + seed, "", sharks(seed, arguments.strong, searcher))
        review = Review(one.record, arguments.level)
        began = time.perf_counter()
        review.run()
        seconds += time.perf_counter() - began
        for judgement in review.rounds[0].judgements:
            grades[judgement.grade] += 1
            lost += judgement.cost * judgement.real
    rounds = max(1, arguments.unaltered)
    each = ", ".join(f"{count / rounds:.1f} {grade}" for grade, count in grades.items())
    print(f"unaltered: {rounds} rounds; a round has {each}; {lost / rounds / 4:.0f} points lost a player")
    print(f"{seconds / rounds:.1f} s a round at level {arguments.level}")


if __name__ == "__main__":
    main()
