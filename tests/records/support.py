"""Random recorded games for tests."""

from __future__ import annotations

import io
import random
from collections.abc import Iterable
from typing import Any

import tichu
from tichu.core.actions import Action
from tichu.core.cards import RANKS, SPECIALS
from tichu.core.match import Match
from tichu.core.variants import Deal, Setup
from tichu.core.view import View
from tichu.records import Record, Recorder, read_record

NAMES = ("Ann", "Bob", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jan", "Kim", "Lou")


class RandomPlayer:
    """Plays any legal action; prefers to withdraw calls and, with ``bomber``, to bomb."""

    def __init__(self, seed: int, bomber: bool = False) -> None:
        self.rng = random.Random(seed)
        self.bomber = bomber

    def __call__(self, view: View) -> Action:
        options = view.options()
        if tichu.Withdraw() in options[-3:] and self.rng.random() < 0.5:
            return tichu.Withdraw()
        if self.bomber and view.seat is not None and view.round.phase in ("play", "take"):
            bombs = [tichu.Play(bomb.cards) for bomb in view.round.bombs(view.seat)]
            if bombs and self.rng.random() < 0.5:
                return self.rng.choice(bombs)
        return self.rng.choice(options)


def play_rounds(match: Match, recorder: Recorder, seed: int, rounds: int, bomber: bool = False) -> None:
    """Play and record ``rounds`` random rounds."""
    player = RandomPlayer(seed, bomber)
    for _ in range(rounds):
        if match.round.over:
            if match.over:
                return
            match.next_round()
        tichu.referee.play_round(match.round, [player] * match.game.seats, recorder.action)


def random_game(
    variant: str,
    edition: str,
    seed: int,
    rounds: int = 2,
    /,
    *,
    bomber: bool = False,
    first_deal: Deal | None = None,
    names: Iterable[str] | None = None,
    **settings: Any,
) -> tuple[str, Match]:
    """The record of a random game, and its match at the end."""
    match = Match(variant, edition, seed=seed, first_deal=first_deal, **settings)
    file = io.StringIO()
    players = tuple(names) if names is not None else NAMES[: match.game.settings.players]
    recorder = Recorder(file, match, players=players, date="2026-11-15")
    play_rounds(match, recorder, seed, rounds, bomber)
    return file.getvalue(), match


def read(text: str) -> Record:
    return read_record(text).sound()


def bomb_deal(seed: int) -> Deal:
    """A Nanjing deal in which each player holds three fours of a kind."""
    rng = random.Random(seed)
    ranks = list(RANKS)
    rng.shuffle(ranks)
    aces, *quads = ranks
    specials = list(SPECIALS)
    rng.shuffle(specials)
    hands: list[list[int]] = [
        [4 * rank + suit for rank in quads[3 * seat : 3 * seat + 3] for suit in range(4)]
        + [4 * aces + seat, specials[seat]]
        for seat in range(4)
    ]
    for hand in hands:
        rng.shuffle(hand)
    return Deal(
        Setup((0, 1, 2, 3), dealer=seed % 4, first=seed % 4),
        tuple(tuple(sorted(hand[:8])) for hand in hands),
        tuple(tuple(sorted(hand[8:])) for hand in hands),
    )
