"""Speed of the core: random rounds per second, and the time to list the leads of the worst hand.

Times are processor times, the best of five measurements, because other processes only slow things down. To
compare machines, the same run times a reference: shuffling and sorting a pack in Python.

    make bench-core                     # everything, a few seconds each
    make bench-core ARGS="--seconds 20 --json"
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable

import tichu
from tichu.core.cards import PACK

# Found by hill climbing over all fourteen-card hands: 7984 leads, most of them with a wish.
WORST_LEAD = "Ma 2g 2k 3k 3r 4k 4r 5k 5b 6b 6r 7g 8g Ph"
LEAD_TARGET_MS = 20.0
ROUNDS_TARGET = 300.0
STRETCHES = 5


def random_round(match: tichu.Match, rng: random.Random) -> int:
    """Play a round with uniformly random legal actions, bombs out of turn included; returns the decisions."""
    round_, referee, decisions = match.round, tichu.referee.Referee(match.round), 0
    while (seat := referee.ask()) is not None:
        actions = round_.legal_actions(seat)
        declining = seat not in round_.to_act()
        choice = int(rng.random() * (len(actions) + declining))
        referee.answer(actions[choice] if choice < len(actions) else tichu.Pass())
        decisions += 1
    return decisions


def per_second(work: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Runs per second and the sum of the returned numbers per second, in the best of five measurements."""
    work()
    measurements = []
    for _ in range(STRETCHES):
        start, runs, total = time.process_time(), 0, 0
        while (spent := time.process_time() - start) < seconds / STRETCHES:
            total += work()
            runs += 1
        measurements.append((runs / spent, total / spent))
    return max(measurements)


def rounds(variant: str, edition: str, seconds: float) -> dict[str, float]:
    """Random rounds and decisions per second, including the deal."""
    rng = random.Random(1)
    seeds = iter(range(1_000_000_000))
    by_round, by_decision = per_second(
        lambda: random_round(tichu.Match(variant, edition, seed=next(seeds)), rng), seconds
    )
    return {"rounds_per_second": by_round, "decisions_per_second": by_decision}


def worst_lead(seconds: float) -> dict[str, float]:
    """Time to list all leads of the hand with the most leads."""
    others = ["9g", "9k", "9b"]
    round_ = tichu.Round.from_json(
        {"variant": "nanjing", "phase": "play", "hands": [WORST_LEAD, *others], "turn": 0, "started": []}
    )
    runs, total = per_second(lambda: len(list(round_.legal_actions(0))), seconds)
    return {"milliseconds": 1000 / runs, "actions": round(total / runs)}


def reference_speed(seconds: float) -> float:
    """Packs shuffled and sorted per second, as a reference for the speed of the machine."""
    rng, deck = random.Random(1), list(PACK)

    def once() -> int:
        rng.shuffle(deck)
        return len(sorted(deck))

    return per_second(once, seconds)[0]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5.0, help="seconds per measurement")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--all", action="store_true", help="all variants and editions, not only Nanjing")
    args = parser.parse_args()
    pairs = tichu.PAIRS if args.all else (("nanjing", "fata-morgana"),)
    shuffles = reference_speed(args.seconds / 5)
    figures = {
        "reference_shuffles_per_second": shuffles,
        "rounds": {
            f"{variant} {edition}": rounds(variant, edition, args.seconds) for variant, edition in pairs
        },
        "worst_lead": worst_lead(args.seconds / 2),
    }
    if args.json:
        print(json.dumps(figures, indent=2))
        return
    print(f"reference: {shuffles:,.0f} packs shuffled and sorted per second")
    for name, speed in figures["rounds"].items():  # type: ignore[attr-defined]
        rate = speed["rounds_per_second"]
        print(
            f"random rounds, {name}: {rate:,.0f} a second ({speed['decisions_per_second']:,.0f} decisions); "
            f"one round takes as long as {shuffles / rate:,.0f} shuffles"
        )
    lead = figures["worst_lead"]
    print(f"worst fourteen-card lead: {lead['milliseconds']:.1f} ms for {lead['actions']:,} actions")  # type: ignore[index]
    print(f"targets: {ROUNDS_TARGET:.0f} rounds per second in Nanjing, {LEAD_TARGET_MS:.0f} ms for the lead")


if __name__ == "__main__":
    main()
