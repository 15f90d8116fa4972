"""Bots only use what their seat may know: swapping hidden cards changes no decision."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

import tichu
from tests.bots.support import EVERY_GAME, moments
from tichu.bots.registry import make
from tichu.core.cards import Card, Cards
from tichu.table.referee import Watcher

BOTS = ("random", "greedy", "club", "club@easy")
EVERY = 3
"""One in this many questions is checked; in an exchange all are."""


def swapped(round_: tichu.Round, view: tichu.View, rng: Random) -> tichu.Round:
    """The round with hidden cards redistributed; this view of it stays the same."""
    other = round_.copy()
    own = set() if view.seat is None else set(round_.seats_of(view.seat))
    in_flight = round_.phase == "exchange"
    pool: list[Card] = [card for seat in view.hidden for card in round_.hands[seat]]
    pool += [card for rest in round_.stock for card in rest]
    told: list[Card] = pool if in_flight else []
    for giver, gifts in enumerate(round_.given):
        told += [card for to, cards in gifts or () if _unseen(giver, to, own, in_flight) for card in cards]
    rng.shuffle(pool)
    rng.shuffle(told)
    for seat in sorted(view.hidden):
        other.hands[seat] = _deal(pool, len(round_.hands[seat]))
    other.stock = [_deal(pool, len(rest)) for rest in round_.stock]
    other.given = [
        None
        if gifts is None
        else tuple(
            (to, _deal(told, len(cards)) if _unseen(giver, to, own, in_flight) else cards)
            for to, cards in gifts
        )
        for giver, gifts in enumerate(round_.given)
    ]
    assert not pool and not told
    if round_.phase == "grand":
        for seat in round_.answered - own:
            if other.calls.pop(seat, None) is None and seat in round_.game.variant.asked_for_grand(round_):
                other.calls[seat] = "grand"
    return other


def _unseen(giver: int, to: int, own: set[int], in_flight: bool) -> bool:
    return giver not in own and (in_flight or to not in own)


def _deal(pool: list[Card], count: int) -> Cards:
    return tuple(sorted(pool.pop() for _ in range(count)))


def looked_at(variant: str, edition: str, seed: int) -> Iterator[tuple[tichu.Round, int]]:
    for number, (round_, seat) in enumerate(moments(variant, edition, seed)):
        if number % EVERY == 0 or round_.phase == "exchange":
            yield round_, seat


@pytest.mark.parametrize(("variant", "edition"), EVERY_GAME)
def test_hidden_cards_do_not_change_decisions(variant: str, edition: str) -> None:
    rng = Random(1)
    changed = 0
    for number, (round_, seat) in enumerate(looked_at(variant, edition, seed=11)):
        view = round_.view(seat)
        other = swapped(round_, view, rng)
        changed += other.hands != round_.hands or other.stock != round_.stock
        same = other.view(seat)
        data = view.to_json()
        assert same.to_json() == data
        again = tichu.View.from_json(json.loads(json.dumps(data)))
        for name in BOTS:
            decision = make(name, number).consider(view)
            assert make(name, number).consider(same) == decision, name
            assert make(name, number).consider(again) == decision, f"{name}, from JSON"
    assert changed > 8


@pytest.mark.parametrize("name", BOTS)
def test_bots_do_not_change_the_view(name: str) -> None:
    for round_, seat in looked_at("nanjing", "fata-morgana", seed=12):
        view = round_.view(seat)
        before = view.to_json()
        make(name, 1).consider(view)
        assert view.to_json() == before


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("variant", tichu.VARIANTS)
def test_the_same_seed_plays_the_same_round(name: str, variant: str) -> None:
    played = []
    for _ in range(2):
        match = tichu.Match(variant, seed=6)
        made: list[tuple[int, tichu.Action]] = []
        bots = [make(name, seed=seat) for seat in range(match.game.seats)]
        tichu.referee.play_round(match.round, [bot.decide for bot in bots], _noting(made))
        played.append(made)
    assert played[0] == played[1]


def _noting(made: list[tuple[int, tichu.Action]]) -> Watcher:
    return lambda seat, action: made.append((seat, action))
