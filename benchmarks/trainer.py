"""Compare the trainer's chances of success with the arena: called hands are played out by strong bots.

python -m benchmarks.trainer --hands 1000 --bot shark --worlds 24
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import NamedTuple, TypeAlias

import numpy as np

from tichu.bots.protocol import Bot
from tichu.bots.registry import make
from tichu.bots.shark import SharkBot
from tichu.core.actions import Action, Grand, Play, Tichu
from tichu.core.round import Round
from tichu.core.view import View
from tichu.kernel import bridge
from tichu.kernel import state as s
from tichu.review.trainer.call_odds import CallKind
from tichu.review.trainer.call_questions import SEAT, CallQuestions
from tichu.table.referee import play_round

FIRST_DEALS = 64
"""Simulated deals that decide whether a hand is called. The prediction is made in other deals."""
DEALS = 300
"""Simulated deals per prediction."""
MIN_CHANCE = 0.5
"""Chance in the first deals from which a hand is called."""
BINS = (0.0, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)


NewBot: TypeAlias = Callable[[int], Bot]


class PlayedHand(NamedTuple):
    """A called hand: the predicted chance, and whether the call succeeded."""

    chance: float
    made: bool


def main() -> None:
    """Print predicted and observed success and points, by kind of call and predicted chance."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--hands", type=int, default=1000, help="called hands of each kind")
    options.add_argument(
        "--bot", default="shark", help="the bot at every seat; rollout: shark without search"
    )
    options.add_argument("--worlds", type=int, default=24, help="worlds per decision, for shark")
    options.add_argument("--seed", type=int, default=2)
    options.add_argument("--kind", choices=("grand", "tichu"), default=None)
    chosen = options.parse_args()
    for kind in (chosen.kind,) if chosen.kind else ("grand", "tichu"):
        played = []
        for hand in play_hands(kind, chosen.hands, chosen.seed, _bots(chosen.bot, chosen.worlds)):
            played.append(hand)
            if len(played) % 100 == 0 and len(played) < chosen.hands:
                _report(kind, played)
        _report(kind, played)


def play_hands(kind: CallKind, hands: int, seed: int, new_bot: NewBot | None) -> Iterator[PlayedHand]:
    """Deal hands until this many are good enough to call, and play each with the call."""
    questions = CallQuestions(kind, seed)
    number = count = 0
    while count < hands:
        number += 1
        dealt = questions.dealt(number)
        if dealt is None:
            continue
        view, simulate = dealt.view(SEAT), questions.simulator.chance
        if simulate(view, kind, FIRST_DEALS, seed * 7919 + number).mean < MIN_CHANCE:
            continue
        chance = simulate(view, kind, DEALS, seed * 7919 + number + (1 << 30)).mean
        made = _rollout(questions, dealt, kind) if new_bot is None else _arena(dealt, kind, new_bot, number)
        if made is not None:
            count += 1
            yield PlayedHand(chance, made)


def _rollout(questions: CallQuestions, dealt: Round, kind: CallKind) -> bool | None:
    """Play the hand as it was dealt with the rollout player; None if the partner called first."""
    space = questions.simulator.space
    questions.simulator.play(np.array(bridge.state_of(dealt), np.int64), SEAT, kind, called=True)
    called = (space.st[s.TICHU] | space.st[s.GRAND]) >> SEAT & 1
    return bool(space.st[s.OUT] == SEAT) if called else None


def _arena(dealt: Round, kind: CallKind, new_bot: NewBot, number: int) -> bool | None:
    """Play the hand with bots; None if the partner called first."""
    bots = [new_bot(4 * number + seat) for seat in range(4)]
    play_round(dealt, [_calling(bots[SEAT], kind), *(bot.decide for bot in bots[1:])])
    return dealt.out[0] == SEAT if SEAT in dealt.calls else None


def _calling(bot: Bot, kind: CallKind) -> Callable[[View], Action]:
    """The bot, except that it makes the call: Tichu before its first card unless its partner has called."""

    def decide(view: View) -> Action:
        if kind == "grand" and view.round.phase == "grand":
            return Grand(True)
        action = bot.decide(view)
        if kind == "grand" or SEAT in view.round.calls or SEAT in view.round.started:
            return action
        free = (SEAT + 2) % 4 not in view.round.calls
        return Tichu() if isinstance(action, Play) and free and view.why_not(Tichu()) is None else action

    return decide


def _bots(name: str, worlds: int) -> NewBot | None:
    if name == "rollout":
        return None
    if name == "shark":
        return lambda seed: SharkBot(seed, seconds=60.0, worlds=worlds)
    return lambda seed: make(name, seed)


def _report(kind: str, played: list[PlayedHand]) -> None:
    print(f"\n{kind}: {len(played)} hands")
    print(f"{'predicted':>12}{'hands':>8}{'chance':>9}{'made':>9}{'error':>8}{'gap':>8}")
    for low, high in (*pairwise(BINS), (0.0, 1.01)):
        inside = [hand for hand in played if low <= hand.chance < high]
        if not inside:
            continue
        chances = np.array([hand.chance for hand in inside])
        error = math.sqrt(float((chances * (1 - chances)).sum())) / len(inside)
        made = sum(hand.made for hand in inside) / len(inside)
        name = "all" if high > 1 else f"{low:.0%} to {high:.0%}"
        gap = (made - chances.mean()) / error
        print(
            f"{name:>12}{len(inside):>8}{chances.mean():>9.1%}{made:>9.1%}{error:>8.1%}{gap:>+8.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
