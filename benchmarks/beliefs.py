"""Compare sampled worlds with the real cards: log-likelihood and calibration, with and without beliefs.

    python -m benchmarks.beliefs --rounds 2000
    python -m benchmarks.beliefs --bsw FOLDER       # games of people, logs of Brettspielwelt

At decisions of play, worlds are sampled from what the seat knows: as if it remembered nothing but the current
trick, and with what the whole round has shown. ``per card`` is the mean logarithm of the share of worlds in
which a hidden card is where it really is; ``per hand`` that of the probability of all hidden hands together.
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np

from tichu.bots.shark import SharkBot
from tichu.bots.shark.hidden import PERFECT_MEMORY, Memory, hidden_cards
from tichu.bots.shark.memory import kind_of_card
from tichu.bots.shark.sampling import HiddenCards, hidden_pool, plausibility, sample_worlds
from tichu.bots.shark.search import load_code
from tichu.bots.shark.workspace import Workspace, new_workspace
from tichu.core.match import Match
from tichu.core.round import Round
from tichu.kernel import bridge
from tichu.kernel import state as s
from tichu.kernel.cards import CARDS
from tichu.kernel.jit import Floats
from tichu.records.bsw_import import import_bsw
from tichu.table.referee import Referee

WORLDS = 128
ORDERS = 4
"""Orders of dealing over which the probability of whole hands is averaged."""
EVERY = 5
"""One in this many decisions is measured."""
SAMPLERS = {"current trick": Memory(concludes=False), "whole round": PERFECT_MEMORY}


class BeliefTally:
    """Sums over decisions for one sampler."""

    def __init__(self) -> None:
        self.cards: list[float] = []
        self.hands: list[float] = []
        self.said: dict[int, list[float]] = defaultdict(list)
        """By tenth of the stated chance: whether it was so."""

    def add(self, round_: Round, hidden: HiddenCards, me: int, seed: int, space: Workspace) -> None:
        """Compare sampled worlds with the real cards."""
        hidden.state[s.RNG] = seed
        pool = [card for card in range(CARDS) if int(hidden_pool(hidden.state)) >> card & 1]
        real = bridge.state_of(round_)
        slots = [int(slot) for slot in hidden.slots]
        where = {
            card: next(at for at, slot in enumerate(slots) if int(real[slot]) >> card & 1) for card in pool
        }
        sample_worlds(hidden, me, 0, WORLDS, space)
        found = 0.0
        for card in pool:
            counts = [int((space.worlds[:, slot] >> card & 1).sum()) for slot in slots]
            chances = [(count + 0.5) / (WORLDS + 0.5 * len(slots)) for count in counts]
            found += math.log(chances[where[card]])
            for at, count in enumerate(counts):
                self.said[min(9, 10 * count // WORLDS)].append(float(at == where[card]))
        self.cards.append(found / len(pool))
        self.hands.append(_log_of_hands(round_, hidden, me, where, space))


def _log_of_hands(
    round_: Round, hidden: HiddenCards, me: int, where: dict[int, int], space: Workspace
) -> float:
    """Logarithm of the probability to sample exactly the real hands, up to the order of dealing."""
    rng, logs = Random(1), []
    for _ in range(ORDERS):
        needs, total = [int(need) for need in hidden.needs], 0.0
        order = list(where)
        rng.shuffle(order)
        order.sort(key=lambda card: _turn(card, hidden))
        for card in order:
            share = [
                0.0 if int(bar) >> card & 1 else need * float(odds[kind_of_card(card)])
                for need, odds, bar in zip(needs, hidden.odds, hidden.barred, strict=True)
            ]
            total += math.log(max(1e-12, share[where[card]] / max(1e-12, sum(share))))
            needs[where[card]] -= 1
        logs.append(total)
    top = max(logs)
    dealt = top + math.log(sum(math.exp(each - top) for each in logs) / ORDERS)
    accepted: Floats = np.array([_accepts(world.copy(), me, space) for world in space.worlds[:WORLDS]])
    # Sampled worlds were accepted already: 1 / mean(1 / acceptance) is the mean over all that were dealt.
    mean = 1.0 / float((1.0 / accepted).mean())
    state = bridge.state_of(round_)
    return dealt + math.log(_accepts(state, me, space)) - math.log(mean)


def _accepts(state: np.ndarray, me: int, space: Workspace) -> float:
    return max(1e-3, float(plausibility(state, me, space)))


def _turn(card: int, hidden: HiddenCards) -> int:
    """Barred cards are dealt first, then aces, Dragon and Phoenix."""
    if any(int(bar) >> card & 1 for bar in hidden.barred):
        return 0
    return 1 if kind_of_card(card) in (12, 15, 16) else 2


def self_play(game: str, rounds: int, worlds: int, seed: int) -> Iterator[tuple[Round, int]]:
    """Yield decisions of play in rounds between sharks that sample this many worlds."""
    for number in range(rounds):
        round_ = Match(game, seed=seed + number).round
        bots = [SharkBot(seed + seat, seconds=60.0, worlds=worlds) for seat in range(round_.game.seats)]
        referee = Referee(round_)
        while (seat := referee.ask()) is not None:
            view = round_.view(seat)
            if round_.phase == "play" and view.in_turn:
                yield round_, seat
            referee.answer(bots[seat].decide(view))


def people(folder: Path) -> Iterator[tuple[Round, int]]:
    """Yield decisions of play in the logged games."""
    for path in sorted(folder.glob("*.tch")):
        for record in import_bsw(path).records():
            for recorded in record.rounds:
                round_ = Round.start(record.header.game, recorded.deal)
                for seat, action in recorded.actions:
                    if round_.phase == "play" and seat in round_.to_act():
                        yield round_, seat
                    round_.apply(seat, action)


def measure(moments: Iterator[tuple[Round, int]]) -> dict[str, BeliefTally]:
    """Measure both samplers at one in ``EVERY`` of these moments."""
    space, tallies = new_workspace(WORLDS), {name: BeliefTally() for name in SAMPLERS}
    for number, (round_, seat) in enumerate(moments):
        view = round_.view(seat)
        if number % EVERY or len([other for other in view.hidden if view.counts[other]]) < 2:
            continue
        for name, memory in SAMPLERS.items():
            hidden = hidden_cards(view, memory)
            if np.count_nonzero(hidden.needs) > 1:
                tallies[name].add(round_, hidden, seat, number + 1, space)
    return tallies


def report(title: str, tallies: dict[str, BeliefTally]) -> None:
    """Print the table of one source."""
    first = next(iter(tallies.values()))
    print(f"\n{title}: {len(first.cards):,} decisions")
    print("| worlds from | per card | per hand | gain per hand |")
    print("|---|--:|--:|--:|")
    for name, tally in tallies.items():
        gains = np.array(tally.hands) - np.array(first.hands)
        error = gains.std() / max(1, len(gains)) ** 0.5
        means = f"{np.mean(tally.cards):.4f} | {np.mean(tally.hands):.3f}"
        print(f"| {name} | {means} | {gains.mean():+.3f} ± {error:.3f} |")
    print("\nHow often a card is where it is said to be, by the share of worlds that say so")
    print("| worlds from | " + " | ".join(f"{10 * at} to {10 * at + 10} %" for at in range(10)) + " |")
    print("|---|" + "--:|" * 10)
    for name, tally in tallies.items():
        cells = [f"{100 * np.mean(tally.said[at]):.0f} %" if tally.said[at] else "" for at in range(10)]
        print(f"| {name} | " + " | ".join(cells) + " |", flush=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", default="nanjing", choices=bridge.VARIANTS)
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--worlds", type=int, default=6, help="worlds that the players sample per decision")
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--bsw", type=Path, help="folder with logs of Brettspielwelt, instead of self-play")
    args = parser.parse_args()
    load_code()
    if args.bsw is not None:
        report("games of people", measure(people(args.bsw)))
    else:
        played = self_play(args.game, args.rounds, args.worlds, args.seed)
        report(f"self-play, {args.rounds:,} rounds", measure(played))


if __name__ == "__main__":
    main()
