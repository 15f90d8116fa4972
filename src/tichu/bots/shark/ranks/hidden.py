"""What a seat of a game of ranks knows, and what is hidden from it, as arrays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

import numpy as np

from tichu.bots.shark.hidden import wish_refusers
from tichu.bots.shark.ranks import policy
from tichu.bots.shark.ranks import state as s
from tichu.bots.shark.ranks.sampling import HiddenHands
from tichu.core.actions import Play
from tichu.core.cards import DOG, Card
from tichu.core.gifts import worth
from tichu.core.view import View
from tichu.kernel import bridge
from tichu.kernel.jit import Ints

STRONG: Final = 13
"""Value from which a card of an upper seat that was played may have been a gift: a king."""
ALL_WORTHS: Final = (1 << 24) - 1


def put(state: Ints, seat: int, cards: Iterable[Card]) -> None:
    """Add cards to a hand."""
    for card in cards:
        policy.receive(state, seat, bridge.number_of(card))


def table_state(view: View) -> Ints:
    """The public part of a position and the seat's own hand."""
    round_, me = view.round, view.seat
    assert me is not None
    settings = round_.settings
    st: Ints = np.zeros(s.SIZE, np.int64)
    st[s.SEATS] = seats = round_.game.seats
    st[s.FLAGS] = (
        s.TRIPLE_SUITS_DIFFER * settings.triple_suits_differ
        | s.WISHES * (settings.wish != "none")
        | s.LOWEST_RETURNED * (settings.tribute_return == "lowest")
    )
    last = seats - 1 if round_.dealer is None else round_.dealer
    st[s.LOWEST] = last if round_.ranks is None else round_.ranks[-1]
    st[s.WISH] = round_.wish or 0
    for place, seat in enumerate(round_.out):
        st[s.PLACE + seat] = place + 1
    st[s.OUT_COUNT] = len(round_.out)
    st[s.HOLDING] = sum(1 << seat for seat in round_.holding())
    st[s.TURN] = st[s.OWNER] = round_.turn or 0
    if round_.phase == "exchange":
        st[s.TURN] = round_.ranks[0] if round_.ranks else 0  # unless somebody has the Mah Jong
    put(st, me, round_.hands[me])
    top = round_.top
    if top is not None and top.combo.cards != (DOG,):
        move = bridge.move_of_combination(top.combo)
        st[s.OWNER] = top.seat
        st[s.KIND], st[s.LENGTH], st[s.WORTH] = move >> 16, len(top.combo.cards), top.worth
    return st


def hidden_hands(view: View) -> HiddenHands | None:
    """What the seat knows and what it does not; None if the hidden cards do not fit the hands."""
    me = view.seat
    assert me is not None
    st = table_state(view)
    pool = Counter(view.unseen)
    known = _known_gifts(view, pool)
    for seat, cards in known.items():
        put(st, seat, cards)
        pool -= Counter(cards)
    needs = {
        seat: missing
        for seat in view.hidden
        if (missing := view.counts[seat] + _in_flight(view, seat) - len(known.get(seat, ()))) > 0
    }
    if sum(needs.values()) > pool.total():
        return None
    barred = _barred(view)
    order = sorted(needs, key=lambda seat: (not barred.get(seat), seat))
    numbers = [bridge.number_of(card) for card in pool.elements()]
    for seat in range(int(st[s.SEATS])):
        st[s.UNPLAYED] += st[s.PACKED + seat]
    total = np.zeros(s.SIZE, np.int64)
    for card in numbers:
        policy.receive(total, 0, card)
        total[s.ONCE] = total[s.TWICE] = 0
    st[s.UNPLAYED] += total[s.PACKED]
    return HiddenHands(
        st,
        np.array(numbers, np.int64),
        np.array(order, np.int64),
        np.array([needs[seat] for seat in order], np.int64),
        np.array([barred.get(seat, 0) for seat in order], np.int64),
        np.array(_open_gifts(view), np.int64).reshape(-1, 3),
    )


def is_known(hidden: HiddenHands) -> bool:
    """Whether only one other seat has cards, so that nothing is hidden."""
    return len(hidden.seats) <= 1 and int(hidden.needs.sum()) == len(hidden.pool)


def _in_flight(view: View, seat: int) -> int:
    """Number of cards a seat has given that nobody has received yet."""
    round_ = view.round
    if round_.phase != "exchange" or seat in view.waiting:
        return 0
    return sum(view.game.variant.gifts(round_).get(seat, {}).values())


def _known_gifts(view: View, pool: Counter[Card]) -> dict[int, list[Card]]:
    """Cards that this seat gave and that have not been seen since, by receiver."""
    round_, me = view.round, view.seat or 0
    if round_.phase == "exchange":
        return {}
    found: dict[int, list[Card]] = {}
    for receiver, cards in round_.given[me] or ():
        left = Counter(cards)
        left -= Counter(_played(view, receiver))
        held = list((left & pool).elements())[: view.counts[receiver]]
        if held:
            found[receiver] = held
    return found


def _played(view: View, seat: int) -> list[Card]:
    return [
        card
        for entry in view.history
        if entry.seat == seat and isinstance(entry.action, Play)
        for card in entry.action.cards
    ]


def _barred(view: View) -> dict[int, int]:
    """By seat, values of cards that it cannot hold.

    Whoever gave its best cards to this seat has no better ones, and whoever had to return the lowest has no
    lower ones. Whoever did not fulfil a wish could not.
    """
    round_, me = view.round, view.seat or 0
    barred: dict[int, int] = {}
    if round_.phase == "exchange":
        return barred
    for giver, cards in round_.received(me).items():
        forced = round_.game.variant.forced_gift(round_, giver)
        worths = [worth(card) for card in cards]
        if forced == "best":
            barred[giver] = ALL_WORTHS & -(2 << min(worths))
        elif forced == "lowest":
            barred[giver] = (1 << max(worths)) - 1
    if round_.wish is not None:
        for seat in wish_refusers(round_, round_.wish):
            barred[seat] = barred.get(seat, 0) | 1 << round_.wish
    return barred


def rank_gifts(view: View) -> list[tuple[int, int, int]]:
    """Upper seat, lower seat and number of cards of each pair that exchanges cards."""
    ranks = view.round.ranks
    return [
        (upper, lower, count)
        for lower, plan in view.game.variant.gifts(view.round).items()
        for upper, count in plan.items()
        if ranks is not None and ranks.index(upper) < ranks.index(lower)
    ]


def _open_gifts(view: View) -> list[tuple[int, int, int]]:
    """Pairs that exchange cards; in play those of other seats whose gifts are still held."""
    pairs = rank_gifts(view)
    if view.round.phase == "exchange":
        return pairs
    found = []
    for upper, lower, count in pairs:
        strong = sum(worth(card) >= STRONG for card in _played(view, upper))
        held = min(count - strong, view.counts[upper], view.counts[lower])
        if held > 0 and view.seat not in (upper, lower):
            found.append((upper, lower, held))
    return found
