"""Actions and observations agree with the documented encoding."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.bots.test_secrecy import swapped
from tests.kernel.walking import TABLES, any_seat, new_round, table
from tests.support import sample_size
from tichu.core.actions import Action, Give, Grand, Pass, Play, Take, Tichu, Withdraw
from tichu.core.cards import DOG, MAHJONG, Cards, points
from tichu.core.combos import classify
from tichu.core.game import Game
from tichu.core.round import Round
from tichu.core.view import View
from tichu.envs import encoding as e
from tichu.envs import observation
from tichu.envs.conversion import row_of
from tichu.envs.record import HISTORY, NUMBERS
from tichu.kernel import bridge, combinations, rules
from tichu.kernel import moves as m
from tichu.kernel import state as s

KIND_NAMES = {"full_house": "full house", "pair_run": "pair run", "straight_bomb": "bomb"}


def observed(round_: Round, seat: int) -> NDArray[np.int8]:
    row = np.full(e.observation_size(round_.game.seats), 77, np.int8)
    observation.observe(row_of(round_), seat, row)
    return row


def one_hot(size: int, *places: int) -> list[int]:
    return [int(place in places) for place in range(size)]


def cards_row(cards: Sequence[int] | Cards) -> list[int]:
    return one_hot(56, *(bridge.number_of(card) for card in cards))


def expected(view: View) -> dict[str, list[int]]:
    """The observation, computed from a view of the core."""
    round_, seat = view.round, view.seat
    assert seat is not None
    calls = {who: call for who, call in round_.calls.items() if round_.phase != "grand" or who == seat}
    seats = view.game.seats
    order = [(seat + step) % seats for step in range(seats)]
    others = order[1:]
    dummy = round_.dummy
    open_to_all = [other for other in range(seats) if other not in view.hidden and other != seat]
    given = dict(round_.given[seat] or ())
    received = round_.received(seat)
    table_cards = [card for played in round_.trick for card in played.combo.cards]
    top = round_.top
    gone = [card for pile in round_.won for card in pile] + table_cards
    partner = (seat + 2) % seats
    shown = partner if partner in open_to_all else next(iter(open_to_all), None)
    kind = None if top is None else KIND_NAMES.get(top.combo.kind, top.combo.kind)
    asked = round_.phase == "exchange" and seat in view.waiting
    receiver = min(view.game.variant.gifts(round_)[seat]) if asked else None
    return {
        "hand": cards_row(view.hand),
        "open": cards_row(() if shown is None else round_.hands[shown]),
        "gone": cards_row(gone),
        "table": cards_row(table_cards),
        "top": cards_row(() if top is None else top.combo.cards),
        "given": [bit for other in others for bit in cards_row(given.get(other, ()))],
        "received": [bit for other in others for bit in cards_row(received.get(other, ()))],
        "phase": one_hot(6, e.PHASES.index(round_.phase)),
        "turn": [int(other == round_.turn) for other in order],
        "receiver": [int(other == receiver) for other in order],
        "dealer": [int(other == round_.dealer) for other in order],
        "dummy": [int(other == dummy) for other in order],
        "counts": [view.counts[other] for other in order],
        "places": [round_.out.index(other) + 1 if other in round_.out else 0 for other in order],
        "points": [points(round_.won[other]) for other in order],
        "tichu": [int(calls.get(other) == "tichu") for other in order],
        "grand": [int(calls.get(other) == "grand") for other in order],
        "started": [int(other in round_.started) for other in order],
        "passed": [int(other in round_.passed) for other in order],
        "owner": [int(top is not None and other == top.seat) for other in order],
        "kind": [int(name == kind) for name in e.KINDS],
        "length": [0 if top is None else len(top.combo.cards)],
        "worth": [0 if top is None else top.worth],
        "table points": [points(table_cards)],
        "wish": [int(rank == round_.wish) for rank in range(2, 15)],
        **expected_record(view, order),
    }


def expected_record(view: View, order: list[int]) -> dict[str, list[int]]:
    plays = [entry for entry in view.history if isinstance(entry.action, Play)]
    when = {card: number for number, (_, play) in enumerate(plays, 1) for card in play.cards}  # type: ignore[attr-defined]
    by_seat = [[card for who, play in plays if who == seat for card in play.cards] for seat in order]  # type: ignore[attr-defined]
    actions: list[list[int]] = []
    for number, (who, action) in enumerate(view.history, 1):
        parts = numbers_of(action, who, view.game.seats)
        actions.append([order.index(who) + 1, *parts])
        ended = view.round.over and number == len(view.history)
        if (
            isinstance(action, Play)
            and MAHJONG in action.cards
            and view.game.settings.wish != "none"
            and not ended
        ):
            actions.append([order.index(who) + 1, m.MAKE_WISH + 1, 0, 0, 0, action.wish or 0])
    last = [*reversed(actions)][:HISTORY]
    padding = [0] * (NUMBERS * (HISTORY - len(last)))
    standing = view.round.standing
    scores = [0, 0, 0] if standing is None else [*standing.points, standing.target]
    if view.seat is not None and view.seat % 2:
        scores[:2] = reversed(scores[:2])
    return {
        "played": [bit for cards in by_seat for bit in cards_row(cards)],
        "when": [when.get(bridge.card_of(number), 0) for number in range(56)],
        "history": [number for numbers in last for number in numbers] + padding,
        "match": [part for score in scores for part in divmod(score, 100)],
    }


def numbers_of(action: Action, who: int, seats: int) -> list[int]:
    """Kind + 1, length, rank, Phoenix and the rest of a public action."""
    plain = {Pass: m.PASS, Take: m.TAKE, Tichu: m.CALL_TICHU, Withdraw: m.WITHDRAW_CALL}
    if isinstance(action, Grand):
        return [m.ANSWER_GRAND + 1, 0, 0, 0, int(action.call)]
    if isinstance(action, Give):
        return [m.GIVE + 1, 0, 0, 0, (action.to - who) % seats]
    if not isinstance(action, Play):
        return [plain[type(action)] + 1, 0, 0, 0, 0]
    if action.cards == (DOG,):
        return [m.SINGLE + 1, 1, 0, 0, 0]
    wanted = action.stands_for or ()
    readings = classify(tuple(sorted(action.cards)), Game.of("nanjing").combo_rules)
    move = bridge.move_of_combination(next(one for one in readings if one.stands_for == wanted))
    return [m.kind_of(move) + 1, m.length_of(move), m.rank_of(move), m.phoenix_of(move), m.other_of(move)]


@pytest.mark.parametrize("seed", range(sample_size(2, 6)))
def test_observation_agrees_with_the_view(seed: int) -> None:
    rng = Random(seed)
    for _ in range(3):
        round_ = new_round(rng, table(rng))
        while not round_.over:
            for seat in range(round_.game.seats):
                row, view = observed(round_, seat), expected(round_.view(seat))
                found = {field.name: row[field.slice].tolist() for field in e.fields(round_.game.seats)}
                assert found == view
                assert row.min() >= e.MIN_VALUE and row.max() <= e.MAX_VALUE
            round_.apply(*any_seat(rng, round_))


@pytest.mark.parametrize(("variant", "edition"), TABLES)
def test_observation_does_not_depend_on_hidden_cards(variant: str, edition: str) -> None:
    rng = Random(f"{variant}-{edition}")
    out, changed = s.new_buffer(m.MAX_MOVES), 0
    round_ = new_round(rng, Game.of(variant, edition))
    while not round_.over:
        for seat in range(round_.game.seats):
            other = swapped(round_, round_.view(seat), rng)
            changed += other.hands != round_.hands
            assert np.array_equal(observed(round_, seat), observed(other, seat))
            assert moves(round_, seat, out) == moves(other, seat, out)
        round_.apply(*any_seat(rng, round_))
    assert changed > 20


def moves(round_: Round, seat: int, out: Any) -> list[int]:
    st = bridge.state_of(round_)
    return [int(out[at]) for at in range(rules.legal(st, seat, out))]


# -- actions -------------------------------------------------------------------------------------------------


def test_groups_number_all_actions_consecutively() -> None:
    assert [group.start for group in e.GROUPS[1:]] == [group.stop for group in e.GROUPS[:-1]]
    assert e.GROUPS[-1].stop == e.ACTIONS == 1592
    assert [int(e.INDEX[move]) for move in e.MOVES] == list(range(e.ACTIONS))
    assert (e.INDEX >= 0).sum() == e.ACTIONS
    names = [e.action_name(action) for action in range(e.ACTIONS)]
    assert len(set(names)) == e.ACTIONS
    assert names[0] == "pass" and names[540] == "straight 1-5"


@pytest.mark.parametrize(("variant", "edition"), TABLES)
def test_every_legal_move_has_an_action(variant: str, edition: str) -> None:
    """For all seats, not only the asked one, and for hands of every size."""
    rng = Random(f"{edition}-{variant}")
    game, out = Game.of(variant, edition), s.new_buffer(m.MAX_MOVES)
    seen: set[str] = set()
    for _ in range(4):
        round_ = new_round(rng, game)
        while not round_.over:
            st = bridge.state_of(round_)
            for seat in range(game.seats):
                for at in range(rules.legal(st, seat, out)):
                    there = observation.relative(st, seat, int(out[at]))
                    action = int(e.INDEX[there])
                    assert action >= 0 and e.MOVES[action] == there
                    assert observation.absolute(st, seat, there) == out[at]
                    seen.add(e.group_of(action).name)
            round_.apply(*any_seat(rng, round_))
    assert seen >= {"pass", "single", "pair", "take", "give", "tichu", "grand", "card"}


def test_every_lead_of_a_random_hand_has_an_action() -> None:
    rng, out = Random(3), s.new_buffer(m.MAX_MOVES)
    for _ in range(2000):
        hand = sum(1 << card for card in rng.sample(range(56), rng.randint(1, 14)))
        n = combinations.plays(hand, 0, 0, 0, out)
        n = combinations.bombs(hand, 0, 0, out, n)
        assert all(e.INDEX[out[at]] >= 0 for at in range(n))
