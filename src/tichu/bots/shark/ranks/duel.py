"""Duplicate deals between two rollout players of a game of ranks, to compare their weights."""

from __future__ import annotations

from tichu.bots.shark.ranks import policy, rules
from tichu.bots.shark.ranks import state as s
from tichu.bots.shark.ranks.planning import RankPlayer
from tichu.kernel.cards import MAHJONG
from tichu.kernel.jit import Floats, Ints, jit


@jit
def _deal(st: Ints, pack: Ints, cards: int) -> None:
    """Shuffle the pack and deal this many of its cards; the others are seen by everybody."""
    n = len(pack)
    for i in range(n - 1, 0, -1):
        j = rules.below(st, i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    seats = st[s.SEATS]
    for slot in range(s.PLACE, s.SIZE):
        st[slot] = 0
    st[s.WISH] = st[s.OUT_COUNT] = st[s.KIND] = st[s.LENGTH] = st[s.WORTH] = st[s.UNPLAYED] = 0
    st[s.HOLDING] = (1 << seats) - 1
    for i in range(cards):
        policy.receive(st, i % seats, pack[i])
    for seat in range(seats):
        st[s.UNPLAYED] += st[s.PACKED + seat]


@jit
def _start(st: Ints, gifts: Ints, first: int, player: RankPlayer) -> None:
    """Exchange cards and let the Mah Jong lead, or this seat if nobody has it."""
    for at in range(len(gifts)):
        policy.exchange(st, gifts[at, 0], gifts[at, 1], gifts[at, 2], 0, player)
    st[s.TURN] = first
    for seat in range(st[s.SEATS]):
        if st[s.ONCE + seat] & MAHJONG:
            st[s.TURN] = seat


@jit
def duel(
    st: Ints,
    twin: Ints,
    pack: Ints,
    gifts: Ints,
    cards: int,
    ours: RankPlayer,
    theirs: RankPlayer,
    out: Floats,
) -> None:
    """Play each deal twice, with ``ours`` at the even seats and then at the odd ones.

    ``out`` takes the lead of ``ours`` in place points, one for each deal; ``gifts`` are rows of upper seat,
    lower seat and number of cards.
    """
    for deal in range(len(out)):
        _deal(st, pack, cards)
        _start(st, gifts, gifts[0, 0], theirs)
        rules.copy(twin, st)
        seats = st[s.SEATS]
        total = 0.0
        for side in range(2):
            if side:
                rules.copy(st, twin)
            while st[s.TURN] >= 0:
                player = ours if st[s.TURN] & 1 == side else theirs
                policy.answer(st, policy.decide(st, 0.0, player))
            own = other = 0.0
            for seat in range(seats):
                points = 100.0 * (seats - st[s.PLACE + seat]) / (seats - 1)
                if seat & 1 == side:
                    own += points / (seats // 2)
                else:
                    other += points / (seats // 2)
            total += own - other
        out[deal] = total / 2.0
