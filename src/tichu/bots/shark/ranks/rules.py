"""Course of play in a game of ranks, for playouts.

Simpler than the core: bombs are played in turn only, a Dog cannot be bombed, and no combination has two
Phoenixes. A test compares the plays with those of the core.
"""

from __future__ import annotations

from tichu.bots.shark.ranks import state as s
from tichu.bots.shark.ranks.hands import (
    HandSets,
    TakenCards,
    choose_cards,
    count_cards,
    hand_sets,
    packed,
    rank_sets_of,
    remove,
)
from tichu.kernel import combinations as c
from tichu.kernel import moves as m
from tichu.kernel.cards import DOG, DRAGON, MAHJONG, PHOENIX
from tichu.kernel.jit import Ints, jit, lowest, small
from tichu.kernel.rules import scrambled


@small
def below(st: Ints, n: int) -> int:
    """Random number from 0 to n - 1."""
    st[s.RNG] = scrambled(st[s.RNG])
    return (st[s.RNG] * n) >> 32


@small
def copy(st: Ints, position: Ints) -> None:
    """Copy another state into this one."""
    for slot in range(s.SIZE):
        st[slot] = position[slot]


@small
def _full_houses(sets: HandSets, joker: bool, differ: bool, above: int, out: Ints, n: int) -> int:
    three = sets.three_suits if differ else sets.thrice
    two = sets.two_suits if differ else sets.twice
    triples = (two | three if joker else three) & -(1 << (above + 1))
    while triples:
        rank = lowest(triples)
        triples &= triples - 1
        natural = (three >> rank) & 1
        pairs = (sets.once if joker else sets.twice) & ~(1 << rank)
        while pairs:
            pair = lowest(pairs)
            pairs &= pairs - 1
            move = m.FULL_HOUSE << 16 | 5 << 12 | rank << 8 | pair
            if (sets.twice >> pair) & 1:
                if natural:
                    out[n] = move
                    n += 1
                if joker:
                    out[n] = move | rank << 4
                    n += 1
            if natural and joker:
                out[n] = move | pair << 4
                n += 1
    return n


@small
def _singles(once: int, ranks: int, worth: int, leading: bool, out: Ints) -> int:
    n = 0
    if leading and once & DOG:
        out[n] = m.PLAY_DOG
        n += 1
    if leading and once & MAHJONG:
        out[n] = m.PLAY_MAHJONG
        n += 1
    while ranks:
        out[n] = m.PLAY_DOG | lowest(ranks) << 8
        ranks &= ranks - 1
        n += 1
    if once & PHOENIX and worth < m.DRAGON_WORTH:
        out[n] = m.PLAY_PHOENIX
        n += 1
    if once & DRAGON:
        out[n] = m.PLAY_DRAGON
        n += 1
    return n


@jit
def list_combinations(st: Ints, seat: int, out: Ints) -> int:
    """List the plays that beat the one on the table, or all leads; bombs are not included."""
    once, twice = st[s.ONCE + seat], st[s.TWICE + seat]
    kind, length, worth = st[s.KIND], st[s.LENGTH], st[s.WORTH]
    differ = st[s.FLAGS] & s.TRIPLE_SUITS_DIFFER != 0
    leading = kind == 0
    above = 0 if leading else worth >> 1
    higher = -(1 << (above + 1))
    if kind == m.BOMB or count_cards(st, seat) < length:
        return 0
    sets = hand_sets(once, twice)
    held = rank_sets_of(sets, once)
    joker = held.phoenix
    n = 0
    if leading or kind == m.SINGLE:
        n = _singles(once, sets.once & higher, worth, leading, out)
    if leading or kind == m.PAIR:
        possible = (sets.once if joker else sets.twice) & higher
        n = c.equals(m.PAIR << 16 | 2 << 12, sets.twice & higher, possible, joker, out, n)
    if leading or kind == m.TRIPLE:
        three = sets.three_suits if differ else sets.thrice
        two = sets.two_suits if differ else sets.twice
        possible = (two if joker else three) & higher
        n = c.equals(m.TRIPLE << 16 | 3 << 12, three & higher, possible, joker, out, n)
    if leading or kind == m.FULL_HOUSE:
        n = _full_houses(sets, joker, differ, above, out, n)
    if leading or kind == m.STRAIGHT:
        n = c.straights(once, held, length, above, out, n)
    if leading or kind == m.PAIR_RUN:
        n = c.pair_runs(c.RankSets(sets.once, sets.twice, sets.thrice, joker), length, above, out, n)
    return n


@jit
def list_bombs(st: Ints, seat: int, out: Ints, n: int) -> int:
    """Add the bombs of a seat that beat the play on the table, after the first n moves."""
    once = st[s.ONCE + seat]
    if not c.holds_bomb(once):
        return n
    on_bomb = st[s.KIND] == m.BOMB
    return c.bombs(once, st[s.LENGTH] if on_bomb else 0, st[s.WORTH] >> 1 if on_bomb else 0, out, n)


@jit
def list_plays(st: Ints, seat: int, out: Ints) -> int:
    """List all plays of a seat in turn that honour the wish; its pass is not included."""
    n = list_bombs(st, seat, out, list_combinations(st, seat, out))
    wish = st[s.WISH]
    if not wish or not (st[s.PACKED + seat] >> (4 * wish)) & 15:
        return n
    bound = False
    for at in range(n):
        if m.has_natural(out[at], wish):
            bound = True
    if not bound:
        return n
    kept = 0
    for at in range(n):
        if m.has_natural(out[at], wish) or (out[at] >> 16 == m.BOMB and st[s.KIND] != 0):
            out[kept] = out[at]
            kept += 1
    return kept


@jit
def must_play(st: Ints, seat: int, plays: Ints, n: int) -> bool:
    """Whether the seat may not pass: it leads, or a wish binds it and one of its plays fulfils it."""
    if st[s.KIND] == 0:
        return True
    wish = st[s.WISH]
    if wish and (st[s.PACKED + seat] >> (4 * wish)) & 15:
        for at in range(n):
            if m.has_natural(plays[at], wish):
                return True
    return False


@small
def next_holding(st: Ints, seat: int) -> int:
    """The next seat with cards after this one."""
    later = st[s.HOLDING] >> (seat + 1)
    if later:
        return seat + 1 + lowest(later)
    return lowest(st[s.HOLDING])


@jit
def play_cards(st: Ints, seat: int, move: int, taken: TakenCards) -> None:
    """Play these cards as this combination, in turn or as a bomb out of turn."""
    once, twice = remove(st[s.ONCE + seat], st[s.TWICE + seat], taken)
    st[s.ONCE + seat] = once
    st[s.TWICE + seat] = twice
    counts = packed(taken.once, taken.twice)
    st[s.PACKED + seat] -= counts
    st[s.UNPLAYED] -= counts
    if not once:
        st[s.OUT_COUNT] += 1
        st[s.PLACE + seat] = st[s.OUT_COUNT]
        st[s.HOLDING] &= ~(1 << seat)
    if st[s.WISH] and m.has_natural(move, st[s.WISH]):
        st[s.WISH] = 0
    if st[s.OUT_COUNT] >= st[s.SEATS] - 1:
        st[s.TURN] = -1
        last = lowest(st[s.HOLDING]) if st[s.HOLDING] else seat
        if not st[s.PLACE + last]:
            st[s.PLACE + last] = st[s.SEATS]
        return
    if move == m.PLAY_DOG:
        st[s.KIND] = st[s.LENGTH] = st[s.WORTH] = 0
        lowest_seat = st[s.LOWEST]
        holds = (st[s.HOLDING] >> lowest_seat) & 1
        st[s.TURN] = lowest_seat if holds else next_holding(st, lowest_seat)
        return
    worth = 2 * ((move >> 8) & 15)
    if move == m.PLAY_PHOENIX:
        worth = st[s.WORTH] + 1 if st[s.KIND] else m.PHOENIX_LED
    elif move == m.PLAY_DRAGON:
        worth = m.DRAGON_WORTH
    st[s.OWNER] = seat
    st[s.KIND] = move >> 16
    st[s.LENGTH] = (move >> 12) & 15
    st[s.WORTH] = worth
    st[s.TURN] = next_holding(st, seat)


@jit
def play(st: Ints, seat: int, move: int) -> None:
    """Play a combination with cards of the model's choice."""
    differ = st[s.FLAGS] & s.TRIPLE_SUITS_DIFFER != 0
    play_cards(st, seat, move, choose_cards(st[s.ONCE + seat], st[s.TWICE + seat], move, differ))


@small
def pass_turn(st: Ints) -> None:
    """Pass; if everybody has passed, the winner of the trick leads, or the next player with cards (P4)."""
    other = st[s.TURN]
    while True:
        other = other + 1 if other + 1 < st[s.SEATS] else 0
        if other == st[s.OWNER] or (st[s.HOLDING] >> other) & 1:
            st[s.TURN] = other
            break
    if other == st[s.OWNER]:
        take_trick(st)


@small
def take_trick(st: Ints) -> None:
    """Remove the trick; its owner leads, or the next player with cards."""
    owner = st[s.OWNER]
    st[s.KIND] = st[s.LENGTH] = st[s.WORTH] = 0
    st[s.TURN] = owner if (st[s.HOLDING] >> owner) & 1 else next_holding(st, owner)
