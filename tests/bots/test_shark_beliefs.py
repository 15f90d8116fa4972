"""What shark concludes from the history of a round."""

from __future__ import annotations

from random import Random

import numpy as np

import tichu
from tests.bots.support import moments
from tichu.bots.shark import LEVELS, SharkBot
from tichu.bots.shark.belief_inputs import BELIEF_INPUTS
from tichu.bots.shark.beliefs import balance
from tichu.bots.shark.hidden import Memory, hidden_cards
from tichu.bots.shark.history import read_history
from tichu.bots.shark.learned import new_belief_network
from tichu.bots.shark.memory import KINDS, LED_SINGLE, PASSED_SINGLE, PLAYED, SPARED_SINGLE
from tichu.bots.shark.sampling import hidden_pool
from tichu.core.actions import Pass, Play
from tichu.core.cards import parse_cards
from tichu.kernel import bridge
from tichu.kernel import state as s

QUEEN, KING = 12, 13


def after(*actions: tuple[int, tichu.Action], hands: list[str], turn: int = 0) -> tichu.Round:
    """The round after these actions, from these hands."""
    round_ = tichu.Round(tichu.Game.of("nanjing"), [parse_cards(hand) for hand in hands])
    round_.phase, round_.turn = "play", turn
    for seat, action in actions:
        round_.apply(seat, action)
    return round_


def test_notes_have_what_each_seat_played_led_and_passed_on() -> None:
    hands = ["5g Qg", "6g 7g", "8g 9g", "Kg 2g"]
    round_ = after(
        (0, Play(parse_cards("Qg"))), (1, Pass()), (2, Pass()), (3, Play(parse_cards("Kg"))), hands=hands
    )

    noted = read_history(round_.view(1))

    notes = noted.notes
    assert noted.complete
    assert notes[0, PLAYED + QUEEN - 2] == 1 and notes[0, LED_SINGLE + QUEEN - 2] == 1
    assert notes[3, PLAYED + KING - 2] == 1 and notes[3, LED_SINGLE + KING - 2] == 0
    assert notes[1, PASSED_SINGLE + QUEEN] == 1 and notes[2, SPARED_SINGLE + QUEEN] == 1


def test_a_rank_that_a_wish_has_ruled_out_stays_ruled_out() -> None:
    hands = ["Ma 5g 6g", "2g 9b 4g", "9g Jg Qg", "2k 3k 4k"]
    round_ = after((0, Play(parse_cards("Ma"), wish=9)), (1, Play(parse_cards("9b"))), hands=hands)
    assert read_history(round_.view(2)).absent == {}

    hands[1] = "2g 3g 4g"
    round_ = after(
        (0, Play(parse_cards("Ma"), wish=9)), (1, Play(parse_cards("2g"))), (2, Play(parse_cards("9g"))),
        hands=hands,
    )  # fmt: skip
    assert round_.wish is None
    hidden = hidden_cards(round_.view(0))
    barred = dict(zip(hidden.slots.tolist(), hidden.barred.tolist(), strict=True))
    assert barred[s.HAND + 1] & bridge.mask_of(range(36, 40)) and not barred[s.HAND + 3]


def test_a_position_without_its_history_is_not_read() -> None:
    round_ = next(round_ for round_, _ in moments("nanjing", "fata-morgana", 3) if round_.won[0])
    assert read_history(round_.view(0)).complete
    round_.history = ()
    assert not read_history(round_.view(0)).complete


def test_balanced_odds_give_each_slot_the_cards_it_needs() -> None:
    rng = np.random.default_rng(1)
    odds, needs = np.exp(rng.normal(size=(3, KINDS))), np.array([10, 6, 12], np.int64)
    pool = (1 << 28) - 1

    balance(odds, needs, pool, np.zeros(KINDS))

    kinds = [card % 13 for card in range(28)]
    shares = needs[:, None] * odds[:, kinds] / (needs[:, None] * odds[:, kinds]).sum(axis=0)
    assert np.allclose(shares.sum(axis=1), needs, atol=0.5)


def test_the_belief_network_is_trained() -> None:
    network = new_belief_network()
    assert network.first.shape[1] == BELIEF_INPUTS
    assert network.use[0] and network.first[0].any()


def test_forgotten_cards_may_still_be_in_a_hand() -> None:
    for round_, seat in moments("nanjing", "fata-morgana", 4):
        view = round_.view(seat)
        if round_.phase == "play" and any(round_.won):
            gone = bridge.mask_of(card for pile in round_.won for card in pile)
            low = gone & bridge.mask_of(range(8, 56))
            if low:
                known = hidden_cards(view)
                forgetful = hidden_cards(view, Memory(concludes=False, lowest=14))
                assert int(hidden_pool(forgetful.state)) == int(hidden_pool(known.state)) | low
                return
    raise AssertionError("no low card was played")


def test_levels_answer_legally_and_without_search_at_the_lower_end() -> None:
    rng = Random(1)
    views = [round_.view(seat) for round_, seat in moments("nanjing", "fata-morgana", 7)]
    for level in ("novice", "casual", "regular"):
        bot = SharkBot(1, level=level)
        assert bot.worlds == 0
        for view in rng.sample(views, 12):
            decision = bot.consider(view)
            assert view.why_not(decision.action) is None
            assert decision.reason.code in ("looks-best", "no-choice")
    assert list(LEVELS)[2] == "novice" and list(LEVELS)[-1] == "master"
