"""Sampled worlds of the shark bot: they contain what the seat knows or may conclude."""

from __future__ import annotations

import numpy as np
import pytest

import tichu
from tests.bots.test_shark import shark
from tests.support import on_table, table
from tichu.bots.club import ClubBot
from tichu.bots.shark.hidden import hidden_cards
from tichu.bots.shark.sampling import sample_worlds
from tichu.bots.shark.workspace import new_workspace
from tichu.core.cards import parse_cards
from tichu.core.match import Match
from tichu.core.round import Round
from tichu.kernel import bridge
from tichu.kernel import state as s
from tichu.kernel.cards import ACES, DRAGON, PHOENIX
from tichu.kernel.jit import Ints
from tichu.table.referee import Referee


def worlds(view: tichu.View, count: int) -> Ints:
    """Worlds sampled for the seat."""
    space, hidden = new_workspace(count), hidden_cards(view)
    hidden.state[s.RNG] = 7
    sample_worlds(hidden, view.seat or 0, 0, count, space)
    return space.worlds


def test_sampled_worlds_contain_what_the_seat_knows() -> None:
    match = Match(seed=4)
    round_ = match.round
    bot = shark(1, worlds=4)
    referee = Referee(round_)
    looked = 0
    while (seat := referee.ask()) is not None:
        view = round_.view(seat)
        if round_.phase == "play" and view.in_turn and len(view.options()) > 1:
            for world in worlds(view, 8):
                looked += 1
                hands = [bridge.cards_of(world[s.HAND + other]) for other in range(4)]
                assert hands[seat] == round_.hands[seat]
                assert [len(hand) for hand in hands] == view.counts
                assert sorted(sum(hands, ())) == sorted(sum(round_.hands, ()))
                for receiver, cards in round_.given[seat] or ():
                    if cards[0] in round_.hands[receiver]:
                        assert cards[0] in hands[receiver]
        referee.answer(bot.consider(view).action)
    assert looked > 100


def test_a_seat_that_passed_under_a_wish_does_not_hold_the_rank() -> None:
    hands = ["5g 6g 7g", "2g 3g 4g", "Tg Jg Qg", "2k 3k 4k"]
    round_ = table(hands, turn=2, trick=on_table((0, "Ma")), passed=[1], wish="9", started=[0])
    hidden = hidden_cards(round_.view(2))
    barred = dict(zip(hidden.slots.tolist(), hidden.barred.tolist(), strict=True))
    nines = bridge.mask_of(range(36, 40))
    assert barred[s.HAND + 1] == nines and barred[s.HAND] == 0
    imagined = worlds(round_.view(2), 32)
    assert not any(int(world[s.HAND + 1]) & nines for world in imagined)
    assert any(int(world[s.HAND]) & nines for world in imagined)


def test_nobody_breaks_a_wish_in_sampled_worlds() -> None:
    """Where breaking a wish costs the round (W8), sampled players honour it."""
    game = tichu.Game.of("nanjing", "tichubadour")
    assert game.settings.wish_breach == "penalty"
    hands = [parse_cards(cards) for cards in ("5g 6g 7g", "9g 3g 4g", "Tg Jg Qg", "2k 3k 4k")]
    round_ = tichu.Round(game, hands)
    round_.phase, round_.turn, round_.wish, round_.started = "play", 1, 9, {0, 1, 2, 3}
    bot = shark(1, worlds=32)
    view = round_.view(1)
    assert {choice.action for choice in bot.think(view).choices} == {tichu.Play(parse_cards("9g"))}
    assert not hidden_cards(view).state[s.FLAGS] & s.WISH_PENALTY


def test_grand_tichu_answers_of_others_are_unknown() -> None:
    round_ = tichu.Match(seed=12).round
    alone = hidden_cards(round_.view(3)).state
    round_.apply(0, tichu.Grand(False))
    round_.apply(2, tichu.Grand(True))
    assert hidden_cards(round_.view(3)).state.tolist() == alone.tolist()


@pytest.mark.parametrize(
    ("plays", "without"),
    [
        (((0, "Ma"), (1, "5k")), {1}),  # on a single card they would have had to play it
        (((1, "5g"),), {1}),  # the leader can always play it
        (((0, "Ma"), (1, "Kk")), {1}),
        (((3, "Tk"), (1, "Jk")), {3}),  # a nine does not beat a ten
        (((0, "4r 4b"), (1, "5g 5k")), {0}),  # they may hold a single nine
    ],
    ids=["follows", "leads", "takes", "cannot", "pairs"],
)
def test_a_seat_that_played_another_card_under_a_wish_does_not_hold_the_rank(
    plays: tuple[tuple[int, str], ...], without: set[int]
) -> None:
    hands = ["5r 6g 7g", "2g 3g 4g", "Tg Jg Qg", "2k 3k 4k"]
    round_ = table(hands, turn=2, trick=on_table(*plays), wish="9", started=[0, 1, 3])
    hidden = hidden_cards(round_.view(2))
    barred = dict(zip(hidden.slots.tolist(), hidden.barred.tolist(), strict=True))
    assert {seat for seat in (0, 1, 3) if barred[s.HAND + seat]} == without


def power(hand: int) -> float:
    """The strength of a hand for bets."""
    return (hand & ACES).bit_count() + 2.0 * bool(hand & DRAGON) + 1.9 * bool(hand & PHOENIX)


@pytest.mark.parametrize(("call", "least"), [("grand", 30), ("tichu", 15)])
def test_sampled_hands_of_callers_are_as_strong_as_real_ones(call: str, least: int) -> None:
    """Compare the strength of callers' hands before their first card: real hands and sampled ones."""
    real, imagined = [], []
    for seed in range(400):
        found = _first_call(seed, call)
        if found is None:
            continue
        round_, caller = found
        real.append(power(bridge.mask_of(round_.hands[caller])))
        imagined += [
            power(int(world[s.HAND + caller])) for world in worlds(round_.view((caller + 1) % 4), 16)
        ]
        if len(real) == least:
            break
    assert len(real) == least
    assert abs(np.mean(real) - np.mean(imagined)) < 0.8


def _first_call(seed: int, call: str) -> tuple[Round, int] | None:
    """A round of four club bots in which one has called and not yet played a card."""
    round_ = Match(seed=seed).round
    referee, clubs = Referee(round_), [ClubBot(seat) for seat in range(4)]
    while (seat := referee.ask()) is not None and len(round_.started) < 3:
        if round_.phase == "exchange" and (call == "grand") != bool(round_.calls):
            return None
        if round_.phase == "play" and list(round_.calls.values()) == [call]:
            (caller,) = round_.calls
            return (round_, caller) if caller not in round_.started else None
        referee.answer(clubs[seat].decide(round_.view(seat)))
    return None


def test_calls_affect_sampled_hands_in_the_exchange_too() -> None:
    round_ = Match(seed=9).round
    for seat in range(4):
        round_.apply(seat, tichu.Grand(seat == 2))
    imagined = worlds(round_.view(0), 64)
    mean = [np.mean([power(int(world[s.HAND + seat])) for world in imagined]) for seat in (1, 2, 3)]
    assert mean[1] > 1.5 * max(mean[0], mean[2])
