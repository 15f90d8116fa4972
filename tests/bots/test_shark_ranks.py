"""Shark in the games of ranks: its model of the rules, its worlds, and its decisions."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from time import thread_time

import numpy as np
import pytest

import tichu
from tests.bots.support import moments
from tests.bots.test_secrecy import swapped
from tichu.bots.shark import LEVELS, SharkBot, search
from tichu.bots.shark.ranks import policy, rules
from tichu.bots.shark.ranks import search as rank_search
from tichu.bots.shark.ranks import state as s
from tichu.bots.shark.ranks.choices import candidates
from tichu.bots.shark.ranks.hands import TakenCards
from tichu.bots.shark.ranks.hidden import hidden_hands, put, table_state
from tichu.bots.shark.ranks.sampling import sample_world
from tichu.bots.shark.ranks.search import can_search, new_space, search_places
from tichu.core.actions import Exchange, Pass, Play
from tichu.core.cards import DOG, PHOENIX, cards_name, parse_cards
from tichu.core.combos import classify
from tichu.core.gifts import worth
from tichu.kernel import bridge
from tichu.kernel import moves as m
from tichu.kernel.jit import Ints

GAMES = [
    ("grandseigneur", "fata-morgana", 6),
    ("grandseigneur", "fata-morgana", 7),
    ("hierarchie", "philibert", 5),
    ("hierarchie", "philibert", 10),
]
AGES = 60.0
"""More seconds than needed, so that the number of worlds is the limit."""


def shark(seed: int, worlds: int = 6) -> SharkBot:
    return SharkBot(seed, seconds=AGES, worlds=worlds)


def open_state(round_: tichu.Round) -> Ints:
    """The whole position in the model."""
    seat = round_.turn
    assert seat is not None
    st = table_state(round_.view(seat))
    for other, hand in enumerate(round_.hands):
        if other != seat:
            put(st, other, hand)
    st[s.UNPLAYED] = sum(st[s.PACKED : s.PACKED + round_.game.seats])
    return st


def in_turn(variant: str, edition: str, players: int, seed: int) -> Iterator[tichu.Round]:
    for round_, seat in moments(variant, edition, seed, players=players):
        if round_.phase == "play" and seat == round_.turn:
            yield round_


def move_of(round_: tichu.Round, action: Play) -> int:
    """The move of a play, as the core reads it."""
    readings = classify(action.cards, round_.game.combo_rules)
    combo = next((each for each in readings if each.stands_for == (action.stands_for or ())), readings[0])
    return bridge.move_of_combination(combo)


@pytest.mark.parametrize(("variant", "edition", "players"), GAMES)
def test_the_model_lists_the_plays_of_the_core(variant: str, edition: str, players: int) -> None:
    """Random walks; only plays with two Phoenixes and bombs on the Dog are left out."""
    out: Ints = np.zeros(m.MAX_MOVES, np.int64)
    seen = Counter[int]()
    for round_ in in_turn(variant, edition, players, seed=31):
        if round_.top is not None and round_.top.combo.cards == (DOG,):
            continue
        seat = round_.turn or 0
        st = open_state(round_)
        n = int(rules.list_plays(st, seat, out))
        legal = round_.legal_actions(seat)
        plays = [each for each in legal if isinstance(each, Play) and each.cards.count(PHOENIX) < 2]
        expected = {move_of(round_, play) for play in plays}
        assert set(map(int, out[:n])) == expected, f"{round_}"
        assert (Pass() not in legal) == bool(rules.must_play(st, seat, out, n))
        seen.update(move >> 16 for move in expected)
    assert set(seen) >= {m.SINGLE, m.PAIR, m.TRIPLE, m.FULL_HOUSE, m.STRAIGHT, m.PAIR_RUN}


@pytest.mark.parametrize(("variant", "edition", "players"), GAMES)
def test_the_model_plays_like_the_core(variant: str, edition: str, players: int) -> None:
    """The rollout player decides; every play is legal in the core, and turns and places are the same."""
    player = new_space().player
    for seed in range(3):
        round_ = tichu.Match(variant, edition, seed=seed, players=players).round
        st = open_state(round_)
        st[s.RNG] = seed + 1
        while not round_.over:
            seat = round_.turn or 0
            assert seat == st[s.TURN]
            move = int(policy.decide(st, 0.25, player))
            policy.answer(st, move)
            _apply(round_, seat, move, st)
        assert [int(st[s.PLACE + seat]) for seat in round_.out] == list(range(1, players + 1))


def _apply(round_: tichu.Round, seat: int, move: int, st: Ints) -> None:
    """Make the move of the model in the core, with the cards that it has taken."""
    if move == m.PASS:
        round_.apply(seat, Pass())
    else:
        left = TakenCards(int(st[s.ONCE + seat]), int(st[s.TWICE + seat]))
        kept = Counter(bridge.cards_of(left.once) + bridge.cards_of(left.twice))
        cards = tuple(sorted((Counter(round_.hands[seat]) - kept).elements()))
        joker = m.phoenix_of(move)
        stands_for = (joker,) if joker and move != m.PLAY_PHOENIX else None
        wish = int(st[s.WISH]) or None if policy.has_mahjong(move) else None
        assert m.length_of(move) == len(cards)
        round_.apply(seat, Play(cards, stands_for, wish))
    if round_.phase == "take":
        round_.apply(round_.turn or 0, tichu.Take())


@pytest.mark.parametrize(("variant", "edition", "players"), GAMES)
def test_worlds_fit_what_is_known(variant: str, edition: str, players: int) -> None:
    space = new_space()
    for number, (round_, seat) in enumerate(moments(variant, edition, seed=4, players=players)):
        if number % 5 or not can_search(view := round_.view(seat)):
            continue
        hands = hidden_hands(view)
        assert hands is not None
        hands.state[s.RNG] = number + 1
        sample_world(hands, round_.phase != "exchange", space)
        held = Counter(view.hand)
        for other in range(players):
            once, twice = int(space.world[s.ONCE + other]), int(space.world[s.TWICE + other])
            cards = bridge.cards_of(once) + bridge.cards_of(twice)
            if other != seat:
                held.update(cards)
            if round_.phase != "exchange":
                assert len(cards) == view.counts[other]
                _check_gifts(view, other, cards)
        assert held == Counter(view.hand) + Counter(view.unseen)


def _check_gifts(view: tichu.View, other: int, cards: tuple[int, ...]) -> None:
    """Whoever gave this seat their best cards has no better ones, apart from what they received."""
    received = view.round.received(view.seat or 0).get(other)
    if received and view.round.game.variant.forced_gift(view.round, other) == "best":
        own = dict(view.round.given[view.seat or 0] or ()).get(other, ())
        rest = Counter(cards) - Counter(own)
        assert all(worth(card) <= min(map(worth, received)) for card in rest.elements())


@pytest.mark.parametrize(("variant", "edition", "players"), GAMES)
def test_hidden_cards_do_not_affect_decisions_about_places(variant: str, edition: str, players: int) -> None:
    rng = Random(3)
    changed = 0
    for number, (round_, seat) in enumerate(moments(variant, edition, seed=21, players=players)):
        if number % 9 and round_.phase == "play":
            continue
        view = round_.view(seat)
        other = swapped(round_, view, rng)
        changed += other.hands != round_.hands
        decision = shark(number).consider(view)
        assert view.why_not(decision.action) is None
        assert shark(number).consider(other.view(seat)) == decision
        again = tichu.View.from_json(json.loads(json.dumps(view.to_json())))
        assert shark(number).consider(again) == decision
    assert changed > 4


def test_shark_keeps_its_time_limit_with_many_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measured in processor time; one of three attempts is enough."""
    monkeypatch.setattr(search, "perf_counter", thread_time)
    monkeypatch.setattr(rank_search, "perf_counter", thread_time)
    budget = LEVELS["50ms"].seconds
    late = []
    for number, (round_, seat) in enumerate(moments("grandseigneur", "fata-morgana", seed=8, players=8)):
        view = round_.view(seat)
        if number % 23 or not can_search(view):
            continue
        took = []
        for attempt in range(3):
            began = thread_time()
            search_places(view, budget, seed=1 + attempt)
            took.append(thread_time() - began)
        if min(took) > 1.2 * budget:
            late.append((round_.phase, took))
    assert late == []


def test_shark_takes_its_own_trick_although_it_holds_a_bomb() -> None:
    round_ = tichu.Match("grandseigneur", seed=1, players=5).round
    round_.hands = [parse_cards(hand) for hand in ("2g 8g 8k 8b 8r 9g", "3g", "4g", "5g", "6g")]
    round_.turn, round_.phase = 0, "play"
    round_.apply(0, Play(parse_cards("9g")))
    for seat in (1, 2, 3, 4):
        round_.apply(seat, Pass())
    view = round_.view(0)
    assert view.phase == "take"
    assert shark(1).consider(view).action == tichu.Take()


def test_shark_solves_endings_between_two_players() -> None:
    """Two players are left: the pair first, then the ace takes the lead back."""
    round_ = tichu.Match("grandseigneur", seed=1, players=5).round
    hands = ["3g 3k Ag 5b", "", "4g 9b Kk", "", ""]
    everything = Counter(card for hand in round_.hands for card in hand)
    round_.hands = [parse_cards(hand) for hand in hands]
    held = Counter(card for hand in round_.hands for card in hand)
    round_.out, round_.turn, round_.phase = [1, 3, 4], 0, "play"
    round_.won[1] = tuple(sorted((everything - held).elements()))
    decision = shark(1).consider(round_.view(0))
    assert decision.reason.code == "solved"
    assert isinstance(decision.action, Play)
    assert cards_name(decision.action.cards) in ("3g 3k", "Ag")


def test_the_first_returns_useless_cards() -> None:
    match = tichu.Match("grandseigneur", seed=2, players=6)
    while not match.round.over:
        seat = match.round.to_act()[0]
        match.round.apply(seat, match.round.legal_actions(seat)[0])
    match.next_round()
    round_ = match.round
    assert round_.ranks is not None
    action = shark(1, worlds=64).consider(round_.view(round_.ranks[0])).action
    assert isinstance(action, Exchange)
    ((_, cards),) = action.give
    assert len(cards) == 3
    assert max(map(worth, cards)) <= 12


def test_candidates_are_few_and_start_with_the_rollout_players() -> None:
    round_ = tichu.Match("hierarchie", seed=3, players=6).round
    view = round_.view(round_.turn)
    hands = hidden_hands(view)
    assert hands is not None
    space = new_space()
    found = candidates(view, hands.state, space, limit=5)
    assert len(found) == 5
    own = int(policy.decide(hands.state, 0.0, space.player))
    assert found[0].move == own
