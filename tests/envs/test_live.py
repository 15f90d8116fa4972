"""The same numbers for the same position, in every environment and for a view of any table."""

from __future__ import annotations

from random import Random

import numpy as np
import pyspiel
import pytest

import tichu
from tests.bots.test_secrecy import swapped
from tests.kernel.walking import TABLES
from tichu import envs
from tichu.core.actions import Action, Exchange, Play
from tichu.core.errors import IllegalAction, TichuError
from tichu.core.round import Round
from tichu.core.view import View
from tichu.envs import encoding as e
from tichu.envs import openspiel, pettingzoo
from tichu.envs.vector import VectorEnv
from tichu.kernel.bridge import number_of
from tichu.table.referee import Referee, play_round


def same_deal(
    variant: str, edition: str, seed: int
) -> tuple[Round, VectorEnv, pettingzoo.raw_env, openspiel.TichuState]:
    """One deal as a round of the core and in three environments."""
    game = pyspiel.load_game("tichu", {"variant": variant, "edition": edition})
    deck = list(range(56))
    Random(seed).shuffle(deck)
    state = game.new_initial_state()
    for card in deck:
        state.apply_action(card)
    vector = VectorEnv(1, variant, edition, seed=seed)
    vector.state(0)[:] = state.table.st[: len(vector.state(0))]
    vector.set_opponents(None)
    zoo = pettingzoo.raw_env(variant, edition)
    zoo.reset(seed=seed)
    zoo.continue_from(vector.round(0))
    return vector.round(0), vector, zoo, state


def answer_of(view: View, rng: Random) -> tuple[list[int], Action]:
    """Random numbers that make up an answer, and the answer."""
    chosen: list[int] = []
    while True:
        legal = np.flatnonzero(envs.mask(view, chosen)).tolist()
        index = rng.choice(legal)
        action = envs.action(index, view, chosen)
        chosen.append(index)
        if action is not None:
            return chosen, action


@pytest.mark.parametrize(("variant", "edition"), TABLES)
def test_all_environments_and_live_views_give_the_same_numbers(variant: str, edition: str) -> None:
    rng = Random(f"{edition} {variant}")
    round_, vector, zoo, state = same_deal(variant, edition, seed=rng.randrange(1000))
    referee, compared = Referee(round_), 0
    while (seat := referee.ask()) is not None:
        view = round_.view(seat)
        chosen, action = answer_of(view, rng)
        for number, index in enumerate(chosen):
            if vector.last.seats[0] != seat:  # the Mah Jong waits until nobody bombs; then comes the wish
                break
            so_far = chosen[:number]
            row, mask = envs.observe(view, so_far), envs.mask(view, so_far)
            there, _, _, _, _ = zoo.last()
            tensor = np.array(state.observation_tensor(seat))[round_.game.seats :]
            assert zoo.agent_selection == f"seat_{seat}" and state.current_player() == seat
            for other in (vector.last.observations[0], there["observation"], tensor):
                assert np.array_equal(row, other), differing(row, other, round_.game.seats)
            for legal in (vector.last.masks[0], there["action_mask"], state.legal_actions_mask(seat)):
                assert np.array_equal(mask, legal)
            vector.step([index])
            zoo.step(index)
            state.apply_action(index)
            compared += 1
        assert view.why_not(action) is None
        referee.answer(action)
    assert state.is_terminal() and compared > 40


def differing(row: object, other: object, seats: int) -> list[str]:
    return [
        field.name
        for field in e.fields(seats)
        if not np.array_equal(row[field.slice], other[field.slice])  # type: ignore[index]
    ]


@pytest.mark.parametrize(("variant", "edition"), TABLES)
def test_hidden_cards_change_nothing(variant: str, edition: str) -> None:
    rng, changed = Random(f"{variant} {edition}"), 0
    round_ = tichu.Match(variant, edition, seed=rng.randrange(1000)).round
    referee = Referee(round_)
    while (seat := referee.ask()) is not None:
        view = round_.view(seat)
        other = swapped(round_, view, rng)
        changed += other.hands != round_.hands
        assert np.array_equal(envs.observe(view), envs.observe(other.view(seat)))
        assert np.array_equal(envs.mask(view), envs.mask(other.view(seat)))
        referee.answer(answer_of(view, rng)[1])
    assert changed > 20


def test_views_that_travelled_as_json_give_the_same_numbers() -> None:
    rng = Random(3)
    match = tichu.Match("nanjing", seed=3)
    referee = Referee(match.round)
    while (seat := referee.ask()) is not None:
        view = match.round.view(seat)
        again = View.from_json(view.to_json())
        again.round.standing = view.round.standing  # the wire protocol of bots sends the score by itself
        assert np.array_equal(envs.observe(view), envs.observe(again))
        referee.answer(answer_of(view, rng)[1])


def test_the_score_of_the_match_is_in_the_observation() -> None:
    match = tichu.Match("nanjing", seed=1)
    field = next(field for field in e.fields(4) if field.name == "match")
    assert match.round.standing is not None
    match.round.standing = match.round.standing._replace(points=(-130, 245))
    assert envs.observe(match.round.view(0))[field.slice].tolist() == [-2, 70, 2, 45, 10, 0]
    assert envs.observe(match.round.view(1))[field.slice].tolist() == [2, 45, -2, 70, 10, 0]


def test_an_exchange_takes_one_number_for_each_card() -> None:
    round_ = tichu.Match("nanjing", seed=1, grand_tichu=False).round
    view = round_.view(2)  # not the first to give: at a table all give at once
    first, *_ = view.hand
    card = e.GROUPS[14].start + number_of(first)
    assert envs.action(card, view) is None
    with pytest.raises(IllegalAction):
        envs.action(card, view, [card])
    more = [e.GROUPS[14].start + number_of(other) for other in view.hand[1:3]]
    assert envs.action(more[1], view, [card, more[0]]) == Exchange(
        tuple((to, (given,)) for to, given in zip((0, 1, 3), view.hand, strict=False))
    )


def test_spectators_cannot_be_observed() -> None:
    round_ = tichu.Match("nanjing", seed=1).round
    with pytest.raises(TichuError, match="spectator"):
        envs.observe(round_.view(None))


class LowestBot(envs.PolicyBot):
    name = "lowest"
    about = "takes the first legal action"

    def policy(self, observation: object, mask: np.ndarray) -> int:
        return int(mask.argmax())


def test_a_policy_plays_as_a_bot() -> None:
    bot = LowestBot(1)
    plays = []
    round_ = tichu.Match("nanjing", seed=5).round
    play_round(round_, [bot.decide] * 4, lambda seat, action: plays.append(action))
    assert round_.over and any(isinstance(action, Play) for action in plays)


def test_cards_and_numbers_of_actions() -> None:
    counts = e.ACTION_CARDS.sum(axis=1)
    lengths = np.where(e.ACTION_NUMBERS[:, 0] - 1 <= 7, e.ACTION_NUMBERS[:, 1], 0)
    gifts = np.array([e.group_of(action).name == "card" for action in range(e.ACTIONS)])
    assert np.array_equal(counts[~gifts], lengths[~gifts]) and (counts[gifts] == 1).all()
    assert (e.ACTION_CARDS >= 0).all() and e.ACTION_CARDS[:, 13:].max() == 1 and e.ACTION_CARDS.max() == 4
