"""Questions to bots in every variant, and misbehaving bots."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import tichu
from tichu.bots import Bot, Decision, Reason
from tichu.bots.external import ExternalBot
from tichu.table.referee import Referee

EVERY_GAME = tichu.PAIRS


def moments(
    variant: str, edition: str, seed: int, rounds: int | None = None, **settings: Any
) -> Iterator[tuple[tichu.Round, int]]:
    """Rounds of random play: each round with the seat that is asked.

    In the games of ranks there is an exchange in the second round only, so two are played.
    """
    match, rng = tichu.Match(variant, edition, seed=seed, **settings), Random(seed)
    for number in range(rounds or (2 if match.scores is None else 1)):
        if number:
            match.next_round()
        referee = Referee(match.round)
        while (seat := referee.ask()) is not None:
            yield match.round, seat
            options = match.round.view(seat).options()
            referee.answer(options[int(rng.random() * len(options))])


def first_moment(phase: str, variant: str = "nanjing", seed: int = 1) -> tichu.View:
    """The first view of that phase."""
    edition = next(edition for game, edition in EVERY_GAME if game == variant)
    found = (round_.view(seat) for round_, seat in moments(variant, edition, seed) if round_.phase == phase)
    return next(found)


class Doing(Bot):
    """A bot that calls the given function."""

    name = "doing"
    about = "for tests"

    def __init__(self, act: Callable[[tichu.View], object]) -> None:
        super().__init__(0)
        self.act = act
        self.asked = 0
        self.closed = 0

    def consider(self, view: tichu.View) -> Decision:
        self.asked += 1
        action = self.act(view)
        return Decision(action, Reason("any"))  # type: ignore[arg-type]

    def close(self) -> None:
        self.closed += 1


def program(code: str, **options: float) -> ExternalBot:
    """A bot that runs a small Python program."""
    return ExternalBot([sys.executable, "-S", "-c", code], **options)  # type: ignore[arg-type]
