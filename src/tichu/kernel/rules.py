"""Course of a round: dealing, who is asked next, and how an answer is carried out.

This follows ``tichu.table.referee`` line by line; where they disagree, the referee is right. ``legality.py``
has what is legal, ``effects.py`` what a move does.
"""

from __future__ import annotations

from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel import suits
from tichu.kernel.cards import CARDS
from tichu.kernel.effects import apply, draw_rest, find_bomb_holders
from tichu.kernel.jit import Ints, jit, lowest, small
from tichu.kernel.legality import bound_by_wish, legal, may_call_tichu, next_holding, next_receiver, throwable

__all__ = [
    "answer",
    "apply",
    "asked",
    "below",
    "bound_by_wish",
    "copy",
    "deal",
    "draw_rest",
    "find_bomb_holders",
    "first_bomber",
    "legal",
    "may_call_tichu",
    "next_holding",
    "next_receiver",
    "open_window",
    "options",
    "scrambled",
    "throw",
    "throwable",
]


@small
def scrambled(x: int) -> int:
    """Next random number below 2**32 (xorshift); the number must not be 0."""
    x ^= (x << 13) & 0xFFFFFFFF
    x ^= x >> 17
    return x ^ ((x << 5) & 0xFFFFFFFF)


@small
def below(st: Ints, n: int) -> int:
    """Random number from 0 to n - 1."""
    st[s.RNG] = scrambled(st[s.RNG])
    return (st[s.RNG] * n) >> 32


@jit
def deal(st: Ints, deck: Ints) -> None:
    """Shuffle and deal the cards of a new round; the dealer draws first (E1, X3)."""
    for slot in range(s.RULES_END, s.LOG):
        if slot != s.RNG:
            st[slot] = 0
    st[s.TURN] = st[s.OWNER] = st[s.BREACH] = st[s.HELD] = -1
    for i in range(CARDS):
        deck[i] = i
    for i in range(CARDS - 1, 0, -1):
        j = below(st, i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    seats = st[s.SEATS]
    step = seats - 1 if st[s.FLAGS] & s.CLOCKWISE_DRAW else 1
    first = st[s.FIRST_CARDS] * seats
    seat = st[s.DEALER]
    for i in range(CARDS):
        st[(s.HAND if i < first else s.STOCK) + seat] |= 1 << deck[i]
        seat += step
        if seat >= seats:
            seat -= seats
    st[s.HOLDING] = (1 << seats) - 1
    st[s.PHASE] = s.GRAND_PHASE
    st[s.WAITING] = st[s.GRAND_SEATS]
    if not st[s.WAITING]:
        draw_rest(st)


@jit
def copy(st: Ints, position: Ints) -> None:
    """Copy another state into this one."""
    for slot in range(s.SIZE):
        st[slot] = position[slot]


@small
def first_bomber(st: Ints) -> int:
    """First seat that may still bomb: from the right of the last play, its owner last (B5)."""
    later = st[s.BOMBERS] >> (st[s.OWNER] + 1)
    if later:
        return st[s.OWNER] + 1 + lowest(later)
    return lowest(st[s.BOMBERS])


@small
def asked(st: Ints) -> int:
    """Seat to answer now, or -1 when the round is over."""
    phase = st[s.PHASE]
    if phase == s.PLAY_PHASE or phase == s.TAKE_PHASE:
        if st[s.BOMBERS] and (st[s.HELD] >= 0 or phase == s.TAKE_PHASE):
            return first_bomber(st)
        return st[s.TURN]
    if phase == s.WISH_PHASE:
        return st[s.OWNER]
    return lowest(st[s.WAITING]) if phase != s.OVER else -1


@jit
def options(st: Ints, out: Ints) -> int:
    """List the answers of the asked seat: its legal moves, and passing if it is not in turn."""
    seat = asked(st)
    n = legal(st, seat, out)
    phase = st[s.PHASE]
    if (phase == s.PLAY_PHASE or phase == s.TAKE_PHASE) and seat != st[s.TURN]:
        out[n] = m.PASS
        n += 1
    return n


@jit
def open_window(st: Ints, out: Ints) -> None:
    """Note the seats other than the one in turn that could bomb now (B5)."""
    st[s.BOMBERS] = 0
    if not st[s.PLAYS] or not st[s.BOMB_HOLDERS]:
        return
    for seat in range(st[s.SEATS]):
        if seat != st[s.TURN] and (st[s.BOMB_HOLDERS] >> seat) & 1 and throwable(st, seat, out, 0):
            st[s.BOMBERS] |= 1 << seat


@jit
def _make(st: Ints, seat: int, move: int, cards: int, out: Ints) -> None:
    """Make a move and note who is asked for a bomb next; after a pass everybody who could is asked again."""
    st[s.HELD] = -1
    apply(st, seat, move, cards, out)
    if st[s.PHASE] == s.OVER:
        st[s.BOMBERS] = 0
    else:
        open_window(st, out)


@jit
def throw(st: Ints, seat: int, move: int, cards: int, out: Ints) -> None:
    """Let a seat bomb out of turn, regardless of who is asked."""
    st[s.BOMBERS] = 0
    _make(st, seat, move, cards if cards else suits.choose_cards(st[s.HAND + seat], move), out)


@jit
def answer(st: Ints, move: int, cards: int, out: Ints) -> None:
    """Take the answer of the asked seat; an ordinary play is held until nobody wants to bomb (B5).

    ``cards`` are those of a play, or 0 to have them chosen.
    """
    seat = asked(st)
    kind = move >> 16
    if kind == m.CALL_TICHU or kind == m.WITHDRAW_CALL:
        apply(st, seat, move, 0, out)
        return
    if not cards and m.SINGLE <= kind <= m.BOMB:
        cards = suits.choose_cards(st[s.HAND + seat], move)
    if st[s.BOMBERS] and st[s.PHASE] != s.WISH_PHASE and kind != m.BOMB:
        if seat == st[s.TURN]:
            st[s.HELD] = move
            st[s.HELD_CARDS] = cards
            return
        st[s.BOMBERS] &= ~(1 << seat)
        if st[s.BOMBERS] or st[s.HELD] < 0:
            return
        seat, move, cards = st[s.TURN], st[s.HELD], st[s.HELD_CARDS]
    _make(st, seat, move, cards, out)
