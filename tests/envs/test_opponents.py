"""Opponents in the vector environment and in Gymnasium's, partial resets and matches."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray

import tichu.envs.gymnasium
from tests.kernel.walking import TABLES
from tichu import envs
from tichu.bots.shark.workspace import new_player
from tichu.bots.simple import GreedyBot, _cheapness, _keep, _lead_order
from tichu.core.actions import Action, Exchange, Give, Play
from tichu.core.errors import IllegalAction, TichuError
from tichu.core.match import Match
from tichu.core.view import View
from tichu.envs import encoding as e
from tichu.envs import policies, record
from tichu.envs.conversion import row_of
from tichu.envs.observation import relative
from tichu.envs.vector import VectorEnv
from tichu.kernel import moves as m
from tichu.kernel import rules
from tichu.kernel import state as s
from tichu.kernel.bridge import VARIANTS
from tichu.table.referee import Referee


class FirstLegal:
    """A policy on arrays; counts how many rows it has seen."""

    def __init__(self) -> None:
        self.rows = 0

    def __call__(self, observations: NDArray[np.int8], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        self.rows += len(observations)
        chosen: NDArray[np.int64] = np.argmax(masks, axis=1)
        return chosen


# -- greedy, compiled ----------------------------------------------------------------------------------------


def price(view: View, action: Action) -> Any:
    """What ``greedy`` minimizes, so that equal choices are equal."""
    if isinstance(action, Exchange):
        return sum(_keep(card) for _, cards in action.give for card in cards)
    if isinstance(action, Give):
        return -view.counts[action.to]
    if not isinstance(action, Play):
        return action
    leads = view.top is None or (len(view.top.combo.cards) == 1 and view.top.combo.cards[0] == tichu.DOG)
    return _lead_order(action) if leads else _cheapness(action)


def compiled_greedy(view: View, st: Any) -> Action:
    """The answer of the compiled player, as an action of the core."""
    out = s.new_buffer(m.MAX_MOVES)
    chosen: list[int] = []
    while True:
        move = int(policies.decide(st, policies.GREEDY, out, new_player()))
        index = int(e.INDEX[relative(st, view.seat or 0, move)])
        action = envs.action(index, view, chosen)
        if action is not None:
            return action
        chosen.append(index)
        record.answer(st, move, out)


@pytest.mark.parametrize(("variant", "edition"), TABLES)
def test_compiled_greedy_decides_as_the_bot(variant: str, edition: str) -> None:
    round_, bot, plays = Match(variant, edition, seed=4).round, GreedyBot(1), 0
    referee = Referee(round_)
    while (seat := referee.ask()) is not None:
        view = round_.view(seat)
        st = row_of(round_)
        st[s.RNG] = 1 + plays
        answer = bot.decide(view)
        if view.in_turn:
            st[s.BOMBERS] = 0
            assert rules.asked(st) == seat
            assert price(view, compiled_greedy(view, st)) == price(view, answer)
            plays += 1
        referee.answer(answer)
    assert plays > 20


# -- the vector environment ----------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("opponent", policies.NAMES)
def test_only_the_seats_of_the_caller_are_asked(variant: str, opponent: str) -> None:
    env, ended = VectorEnv(8, variant, seed=2, opponents=opponent), 0
    for _ in range(200):
        assert not (env.last.seats % 2).any()
        last = env.step(env.random_actions())
        assert (last.rewards[~last.dones] == 0).all()
        ended += int(last.dones.sum())
    assert ended > 8


def test_stronger_opponents_win_more() -> None:
    margins = []
    for opponent in policies.NAMES:
        env = VectorEnv(64, seed=1, opponents=opponent)
        found: list[float] = []
        while len(found) < 200:
            last = env.step(env.random_actions())
            found += last.rewards[last.dones, 0].tolist()
        margins.append(np.mean(found))
    assert margins[0] - 100 > margins[1] > margins[2]


def test_functions_play_their_seats() -> None:
    first, second = FirstLegal(), FirstLegal()
    env = VectorEnv(16, seed=1, opponents={1: first, 2: "random", 3: first})
    for _ in range(30):
        assert (env.last.seats == 0).all()
        env.step(env.random_actions())
    assert first.rows > 16 * 30
    before = first.rows
    env.set_opponents({1: second, 3: copy.deepcopy(first)})
    for _ in range(30):
        assert np.isin(env.last.seats, (0, 2)).all()
        env.step(env.random_actions())
    assert second.rows and first.rows == before


def test_bad_opponents_are_refused() -> None:
    for opponents in ({4: "greedy"}, dict.fromkeys(range(4), "random"), "nobody"):
        with pytest.raises(TichuError):
            VectorEnv(1, opponents=opponents)
    with pytest.raises(IllegalAction):
        VectorEnv(4, seed=1, opponents={0: lambda rows, masks: np.zeros(len(rows), np.int64)})


def test_games_are_reset_one_by_one() -> None:
    env = VectorEnv(8, seed=1)
    for _ in range(20):
        env.step(env.random_actions())
    before = env.last.observations.copy()
    env.reset(games=[1, 5], seed=3)
    changed = (env.last.observations != before).any(axis=1)
    assert changed.tolist() == [game in (1, 5) for game in range(8)]
    phase = next(field for field in e.fields(4) if field.name == "phase")
    assert env.last.observations[[1, 5], phase.start].all()
    same = env.last.observations[[1, 5]].copy()
    env.reset(games=np.isin(np.arange(8), (1, 5)), seed=3)
    assert np.array_equal(same, env.last.observations[[1, 5]])
    env.step(env.random_actions())
    for games in ([8], [-1], [True]):
        with pytest.raises(TichuError):
            env.reset(games=games)


def test_rounds_are_counted_up_to_matches() -> None:
    env = VectorEnv(8, seed=1, matches=True, opponents=dict.fromkeys((1, 2, 3), "rollout"))
    start, finished = e.fields(4)[-1].start, 0
    for _ in range(500):
        last = env.step(env.random_actions())
        over = last.wins.any(axis=1)
        assert not (over & ~last.dones).any()
        assert (env.scores()[over] == 0).all()
        finished += int(over.sum())
        own, shown = env.scores()[:, 0], last.observations[:, start : start + 2].astype(int)
        shows = own >= -2500  # lower hundreds do not fit
        assert np.array_equal((100 * shown[:, 0] + shown[:, 1])[shows], own[shows])
    assert finished > 5 and (last.observations[:, start + 4] == 10).all()


def test_threads_do_not_change_the_result() -> None:
    found = []
    for threads in (1, 2):
        env = VectorEnv(32, seed=3, threads=threads, opponents="rollout")
        for _ in range(60):
            env.step(env.random_actions())
        found.append(env.last.observations.copy())
        env.close()
    assert np.array_equal(found[0], found[1])


# -- Gymnasium -----------------------------------------------------------------------------------------------


def make(**options: Any) -> gymnasium.Env[Any, Any]:
    return gymnasium.make("tichu.envs.gymnasium:Tichu-v0", **options)


class Lenient(tichu.envs.gymnasium.TichuEnv):
    """Takes another action for one that is not legal: Gymnasium's test knows no masks."""

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        return super().step(action if self._mask[action] else int(self._mask.argmax()))


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_gymnasium_accepts_the_environment() -> None:
    check_env(Lenient(), skip_render_check=True)


@pytest.mark.parametrize("variant", VARIANTS)
def test_one_seat_plays_a_round(variant: str) -> None:
    env, rng = make(variant=variant, seat=1, opponents="rollout", partner=FirstLegal()), Random(1)
    gains = []
    for seed in range(4):
        found, _ = env.reset(seed=seed)
        ended, steps = False, 0
        while not ended:
            action = rng.choice(np.flatnonzero(found["action_mask"]).tolist())
            found, reward, ended, _, _ = env.step(action)
            assert ended or reward == 0
            steps += 1
        assert not found["action_mask"].any() and steps > 5
        gains.append(reward)
    assert any(gains)
    first, _ = env.reset(seed=1)
    again, _ = env.reset(seed=1)
    assert np.array_equal(first["observation"], again["observation"])


def test_gymnasium_refuses_bad_arguments() -> None:
    for options in (
        {"seat": 4},
        {"opponents": {1: "greedy"}},
        {"render_mode": "human"},
        {"partner": "nobody"},
    ):
        with pytest.raises(TichuError):
            tichu.envs.gymnasium.TichuEnv(**options)
    env = tichu.envs.gymnasium.TichuEnv(render_mode="ansi")
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(0)
    assert "is asked" in str(env.render())
