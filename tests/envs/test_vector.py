"""Thousands of games stepped by one call."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

from tests.kernel.walking import TABLES
from tichu.core.actions import Action, Exchange, Pass
from tichu.core.errors import IllegalAction, InvalidSettings, TichuError
from tichu.core.round import Round
from tichu.envs import encoding as e
from tichu.envs import observation
from tichu.envs.vector import VectorEnv
from tichu.kernel import bridge, suits
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel.cards import MAHJONG
from tichu.table.referee import Referee


@pytest.mark.parametrize(("variant", "edition"), TABLES)
def test_rounds_follow_each_other_and_pay_the_difference_of_the_scores(variant: str, edition: str) -> None:
    env = VectorEnv(32, variant, edition, seed=4)
    ended = 0
    before = env.last
    assert before.observations.shape == (32, e.observation_size(env.seats))
    assert before.masks.shape == (32, e.ACTIONS) and before.rewards.shape == (32, env.seats)
    for _ in range(400):
        step = env.step(env.random_actions())
        assert step.masks.any(axis=1).all()
        assert set(np.unique(step.masks)) <= {0, 1}
        assert (step.rewards[~step.dones] == 0).all()
        gains = step.rewards[step.dones]
        assert (gains[:, ::2] == gains[:, :1]).all() and (gains[:, 1::2] == -gains[:, :1]).all()
        ended += int(step.dones.sum())
    assert ended > 32


def test_same_seed_gives_the_same_cards_and_random_actions() -> None:
    def play(seed: int | None, threads: int = 1) -> list[bytes]:
        env = VectorEnv(16, seed=seed, threads=threads)
        rows = [env.last.observations.tobytes()]
        for _ in range(150):
            rows.append(env.step(env.random_actions()).observations.tobytes())
        env.reset(seed=seed)
        assert seed is None or env.last.observations.tobytes() == rows[0]
        env.close()
        return rows

    first = play(5)
    assert first == play(5) == play(5, threads=3)
    assert first[0] != play(6)[0]
    assert play(None)[0] != play(None)[0]


def test_games_have_different_cards() -> None:
    hands = {row[:56].tobytes() for row in VectorEnv(64, seed=1).last.observations}
    assert len(hands) > 60


@pytest.mark.parametrize(("variant", "edition"), TABLES)
def test_questions_and_scores_agree_with_the_referee(variant: str, edition: str) -> None:
    """The same seats are asked, with the same right to pass, and the round ends with the same score."""
    env, rng = VectorEnv(1, variant, edition, seed=8), Random(2)
    for _ in range(5):
        round_ = env.round(0)
        referee = Referee(round_)
        while (seat := referee.ask()) is not None:
            assert env.last.seats[0] == seat
            options = round_.view(seat).options()
            assert bool(env.last.masks[0, 0]) == any(isinstance(option, Pass) for option in options)
            action = _answer(env, round_, seat, rng)
            assert action in options
            referee.answer(action)
        assert env.last.dones[0]
        assert round_.scores is not None
        assert env.last.rewards[0, 0] == round_.scores[0] - round_.scores[1]


def _answer(env: VectorEnv, round_: Round, seat: int, rng: Random) -> Action:
    """Step with a random action; returns it as an action of the core, with its wish or the whole exchange."""
    st = env.state(0)
    chosen = rng.choice(np.flatnonzero(env.last.masks[0]).tolist())
    move = observation.absolute(st, seat, e.MOVES[chosen])
    kind = m.kind_of(move)
    if kind == m.GIVE_CARD:
        gifts = []
        for receiver in sorted(round_.game.variant.gifts(round_)[seat]):
            gifts.append((receiver, (bridge.card_of(e.MOVES[chosen] & 63),)))
            env.step([chosen])
            chosen = rng.choice(np.flatnonzero(env.last.masks[0]).tolist())
        return Exchange(tuple(gifts))
    cards = int(suits.choose_cards(st[s.HAND + seat], move)) if m.SINGLE <= kind <= m.BOMB else 0
    env.step([chosen])
    if not cards & MAHJONG or round_.settings.wish == "none":
        return bridge.action_of(move, cards)
    wish = rng.randint(2, 14)
    if env.last.dones[0]:  # the last card of the round: the kernel asks nothing else
        return bridge.play_of(move, cards, wish)
    while int(st[s.PHASE]) != s.WISH_PHASE:  # decline bombs until the play is applied
        env.step([0])
    env.step([int(e.INDEX[m.MAKE_WISH << 16 | wish])])
    return bridge.play_of(move, cards, wish)


def test_illegal_actions_change_nothing() -> None:
    env = VectorEnv(3, seed=1)
    before = env.last.observations.copy()
    actions = env.random_actions()
    for wrong in (0, -1, e.ACTIONS):
        with pytest.raises(IllegalAction, match="game 1"):
            env.step([actions[0], wrong, actions[2]])
    with pytest.raises(IllegalAction, match="expected 3 actions"):
        env.step(actions[:2])
    assert np.array_equal(before, env.last.observations)
    with pytest.raises(TichuError):
        VectorEnv(0)
    with pytest.raises(bridge.NotInKernel):
        VectorEnv(1, "grandseigneur")
    with pytest.raises(InvalidSettings):
        VectorEnv(1, bombs=True)


def test_any_seat_can_be_observed_and_house_rules_apply() -> None:
    env = VectorEnv(2, "nanjing", seed=1, grand_tichu=False)
    assert e.PHASES[int(env.last.observations[0][e.fields(4)[7].slice].argmax())] == "exchange"
    seat = int(env.last.seats[0])
    assert np.array_equal(env.observe(0, seat), env.last.observations[0])
    assert env.observe(0, (seat + 1) % 4)[:56].sum() == 14
    assert env.round(0).phase == "exchange"


def test_runs_uncompiled() -> None:
    script = """
from tichu.envs.vector import VectorEnv
from tichu.kernel.jit import COMPILED
assert not COMPILED
for variant in ("nanjing", "trichu", "tientsin"):
    env, ended = VectorEnv(4, variant, seed=1), 0
    for _ in range(300):
        ended += int(env.step(env.random_actions()).dones.sum())
    print(variant, ended, env.last.observations.sum())
"""
    found = [
        subprocess.run(
            [sys.executable, "-c", script.replace("assert not COMPILED", assertion)],
            env={**os.environ, "TICHU_KERNEL": mode},
            cwd=Path(__file__).parents[2],
            capture_output=True,
            text=True,
            timeout=120,
            check=True,
        ).stdout
        for mode, assertion in (("plain", "assert not COMPILED"), ("compiled", ""))
    ]
    assert found[0] == found[1] and found[0].count("\n") == 3
