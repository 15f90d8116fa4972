"""OpenSpiel's own tests pass, and information states contain exactly what a player saw."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

from tests.kernel.walking import TABLES
from tests.support import sample_size
from tichu.core.errors import TichuError
from tichu.envs import encoding as e
from tichu.envs.openspiel import EVERYBODY, TichuState, max_decisions
from tichu.kernel import moves as m
from tichu.kernel.bridge import VARIANTS


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_simulation_of_openspiel(variant: str) -> None:
    game = pyspiel.load_game("tichu", {"variant": variant})
    serialize = variant == "nanjing"
    pyspiel.random_sim_test(game, num_sims=1, serialize=serialize, verbose=False)


@pytest.mark.parametrize(("variant", "edition"), TABLES[:: sample_size(4, 1)])
def test_python_simulation_of_openspiel(variant: str, edition: str) -> None:
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    GamesSimTest().sim_game(pyspiel.load_game("tichu", {"variant": variant, "edition": edition, "dealer": 3}))


def random_state(game: Any, rng: Random, steps: int | None = None) -> TichuState:
    state: TichuState = game.new_initial_state()
    while not state.is_terminal() and steps != 0:
        state.apply_action(rng.choice(state.legal_actions()))
        if steps is not None and not state.is_chance_node():
            steps -= 1
    return state


@pytest.mark.parametrize("variant", VARIANTS)
def test_rounds_are_within_the_length_limit_and_zero_sum(variant: str) -> None:
    game, rng = pyspiel.load_game("tichu", {"variant": variant}), Random(1)
    for _ in range(10):
        state = random_state(game, rng)
        assert len(state.history()) - 56 < max_decisions(game.num_players())
        assert sum(state.returns()) == 0
        assert max(state.returns()) <= game.max_utility()
        assert state.legal_actions() == []
        assert "score" in str(state)


def test_clone_is_independent() -> None:
    rng = Random(4)
    state = random_state(pyspiel.load_game("tichu"), rng, 40)
    other = state.clone()
    before = [state.information_state_string(seat) for seat in range(4)]
    for _ in range(10):
        other.apply_action(rng.choice(other.legal_actions()))
    assert before == [state.information_state_string(seat) for seat in range(4)]
    assert str(other) != str(state)


def test_information_state_has_own_decisions_and_public_actions_only() -> None:
    """A held play, a declined bomb and an exchange are known to their seat only; plays are public."""
    game, rng = pyspiel.load_game("tichu", {"variant": "tientsin", "edition": "philibert"}), Random(6)
    secret = 0
    for _ in range(2):
        state: TichuState = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.legal_actions()))
                continue
            seat, known = state.current_player(), len(state.events)
            action = rng.choice(state.legal_actions())
            others = [state.information_state_string(other) for other in range(6)]
            state.apply_action(action)
            new = state.events[known:]
            assert (seat, action) in [(who, what) for _, who, what, _ in new]
            if all(viewer != EVERYBODY for viewer, *_ in new):
                secret += 1
                if e.group_of(action).name not in ("card", "grand"):
                    now = [state.information_state_string(other) for other in range(6)]
                    assert [a == b for a, b in zip(others, now, strict=True)] == [
                        other != seat for other in range(6)
                    ]
            for viewer, _, what, cards in new:
                assert viewer in (EVERYBODY, seat)
                assert viewer == seat or e.group_of(what).name != "card"
                assert cards == 0 or m.SINGLE <= m.kind_of(e.MOVES[what]) <= m.BOMB
        plays = [cards for viewer, _, _, cards in state.events if viewer == EVERYBODY]
        assert sum(plays) == sum({*plays}), "no card is played twice"
    assert secret > 20


def test_tensors_have_the_documented_parts() -> None:
    game = pyspiel.load_game("tichu")
    size, length = e.observation_size(4), 2 * max_decisions(4)
    assert game.observation_tensor_shape() == [4 + size]
    assert game.information_state_tensor_shape() == [4 + size + 56 + 2 * length + 56]
    state = random_state(game, Random(3), 60)
    seat = 1
    observation = np.array(state.observation_tensor(seat))
    assert np.array_equal(observation[4:], state.table.observation(seat))
    whole = np.array(state.information_state_tensor(seat))
    history = whole[4 + size + 56 : -56].reshape(length, 2)
    seen = [event for event in state.events if event[0] in (EVERYBODY, seat)]
    assert (history[: len(seen)] > 0).all() and not history[len(seen) :].any()
    for number, (_, who, action, cards) in enumerate(seen):
        assert history[number].tolist() == [(who - seat) % 4 + 1, action + 1]
        assert all(whole[-56 + card] == number + 1 for card in range(56) if cards >> card & 1)
    assert f"seat {seat}" in state.observation_string(seat)


def test_bad_parameters_are_refused() -> None:
    from tichu.envs.openspiel import TichuGame

    for params in ({"variant": "hierarchie", "edition": "philibert"}, {"dealer": 4}, {"edition": "nobody"}):
        with pytest.raises(TichuError):
            TichuGame(params)
    game = TichuGame({"variant": "trichu"})
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    with pytest.raises(ValueError, match="one player"):
        game.make_py_observer(public)
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"size": 3})
