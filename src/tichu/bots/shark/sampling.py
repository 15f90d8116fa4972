"""Sampled worlds: the hidden cards dealt at random to where they can be, consistent with what is known."""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from tichu.bots.shark import policy
from tichu.bots.shark.evaluation import estimate_seat_odds
from tichu.bots.shark.memory import kind_of_card
from tichu.bots.shark.planning import hand_cost
from tichu.bots.shark.workspace import Workspace
from tichu.kernel import moves as m
from tichu.kernel import rules
from tichu.kernel import state as s
from tichu.kernel.cards import ACES, CARDS, DRAGON, PACK, PHOENIX
from tichu.kernel.jit import Floats, Ints, jit, lowest, small

MAX_TRIES: Final = 24
"""Maximum worlds to sample until one is accepted as plausible."""


class HiddenCards(NamedTuple):
    """A position with everything the seat knows, and how many cards are missing where."""

    state: Ints
    slots: Ints
    """Slots of the state to fill."""
    needs: Ints
    """Number of cards missing in each slot."""
    barred: Ints
    """Cards that cannot be in a slot, because their holder would have had to play them."""
    odds: Floats
    """Relative chance of a slot to get a card of each kind, for each card that it needs."""
    certain: bool
    """Whether there is only one such world and no action in it that the search leaves out."""
    ask_bombers: bool
    """Whether the others are still asked for a bomb before the answer of this seat counts (B5)."""


@small
def _shuffle(st: Ints, pool: int, deck: Ints) -> int:
    """Write the cards of the pool to the deck in random order; returns how many."""
    n = 0
    while pool:
        deck[n] = lowest(pool)
        pool &= pool - 1
        n += 1
    for i in range(n - 1, 0, -1):
        j = rules.below(st, i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return n


@small
def _place(st: Ints, card: int, hidden: HiddenCards, deck: Ints) -> bool:
    """Put a card into a random slot that may have it; False if there is none."""
    kind = kind_of_card(lowest(card))
    room = 0.0
    for at in range(len(hidden.slots)):
        if not hidden.barred[at] & card:
            room += deck[CARDS + at] * hidden.odds[at, kind]
    if room == 0.0:
        return False
    place = room * rules.below(st, 1 << 24) / (1 << 24)
    chosen = -1
    for at in range(len(hidden.slots)):
        share = deck[CARDS + at] * hidden.odds[at, kind]
        if hidden.barred[at] & card or share == 0.0:
            continue
        chosen = at
        if place < share:
            break
        place -= share
    st[hidden.slots[chosen]] |= card
    deck[CARDS + chosen] -= 1
    return True


@jit
def _deal_hidden(st: Ints, pool: int, hidden: HiddenCards, deck: Ints) -> bool:
    """Deal the cards of the pool to the slots that need some; False if the barred cards left no way.

    Barred cards are dealt first, then aces, Dragon and Phoenix, about which most is known, then the rest.
    """
    n = _shuffle(st, pool, deck)
    for at in range(len(hidden.slots)):
        deck[CARDS + at] = hidden.needs[at]
    for turn in range(3):
        for i in range(n):
            card = 1 << deck[i]
            strong = card & (ACES | DRAGON | PHOENIX) != 0
            due = 1 if strong else 2
            for at in range(len(hidden.slots)):
                if hidden.barred[at] & card:
                    due = 0
            if due == turn and not _place(st, card, hidden, deck):
                return False
    return True


@small
def _deal_world(st: Ints, pool: int, rng: int, hidden: HiddenCards, deck: Ints) -> None:
    """Deal one world; where the barred cards leave no way, they are ignored."""
    rules.copy(st, hidden.state)
    st[s.RNG] = rng
    if _deal_hidden(st, pool, hidden, deck):
        return
    rules.copy(st, hidden.state)
    st[s.RNG] = rng ^ 0x5DEECE
    for at in range(len(hidden.slots)):
        deck[2 * CARDS + at] = hidden.barred[at]
        hidden.barred[at] = 0
    _deal_hidden(st, pool, hidden, deck)
    for at in range(len(hidden.slots)):
        hidden.barred[at] = deck[2 * CARDS + at]


@jit
def plausibility(st: Ints, me: int, space: Workspace) -> float:
    """How well a world explains the others' actions, from 0 to 1.

    Seats that called have good hands; seats that passed had no reason to play.
    """
    if st[s.PHASE] != s.PLAY_PHASE and st[s.PHASE] != s.TAKE_PHASE:
        return 1.0
    plan = space.player.plan
    chance = 1.0
    called = st[s.TICHU] | st[s.GRAND]
    for seat in range(st[s.SEATS]):
        if seat == me or not st[s.HAND + seat]:
            continue
        if not (called >> seat) & 1 and (st[s.STARTED] >> seat) & 1:
            continue
        estimate_seat_odds(st, seat, plan)
        cost = hand_cost(st[s.HAND + seat], plan)
        if (called >> seat) & 1:
            chance *= exp(-0.8 * max(0.0, cost - 0.3))
        elif cost < -0.6 and not called:
            chance *= 0.6
    if st[s.PASSED] and st[s.PLAYS]:
        for seat in range(st[s.SEATS]):
            if seat == me or not (st[s.PASSED] >> seat) & 1:
                continue
            twin = space.twin
            rules.copy(twin, st)
            twin[s.PHASE] = s.PLAY_PHASE
            twin[s.TURN] = seat
            twin[s.BOMBERS] = 0
            twin[s.HELD] = -1
            if policy.decide(twin, 0.0, space.player) != m.PASS:
                chance *= 0.4
    return chance


@jit
def _ask_later_bombers(st: Ints, me: int, out: Ints) -> None:
    """Let the seats bomb that are asked after this one; those asked before have declined (B5)."""
    rules.open_window(st, out)
    mine = (me - st[s.OWNER] - 1) % st[s.SEATS]
    for turn in range(mine + 1):
        st[s.BOMBERS] &= ~(1 << (st[s.OWNER] + 1 + turn) % st[s.SEATS])


@jit
def hidden_pool(st: Ints) -> int:
    """Cards that are nowhere in this state."""
    pool = PACK & ~st[s.TABLE]
    for seat in range(st[s.SEATS]):
        pool &= ~(st[s.HAND + seat] | st[s.STOCK + seat] | st[s.WON + seat])
    return pool


@jit
def sample_worlds(hidden: HiddenCards, me: int, first: int, last: int, space: Workspace) -> None:
    """Fill these worlds of the workspace; the random numbers continue from call to call."""
    base = hidden.state
    pool = hidden_pool(base)
    for index in range(first, last):
        st = space.worlds[index]
        rng = base[s.RNG]
        for _ in range(MAX_TRIES):
            _deal_world(st, pool, rng, hidden, space.deck)
            rules.find_bomb_holders(st)
            luck = rules.below(st, 1000) / 1000.0
            rng = st[s.RNG]
            if luck <= plausibility(st, me, space):
                break
        base[s.RNG] = rng
        st[s.BOMBERS] = 0
        if hidden.ask_bombers:
            rules.open_window(st, space.player.moves)
        elif st[s.TURN] != me and (st[s.PHASE] == s.PLAY_PHASE or st[s.PHASE] == s.TAKE_PHASE):
            _ask_later_bombers(st, me, space.player.moves)
