"""Legal moves. Follows ``tichu.core.plays`` line by line; the core is the authority."""

from __future__ import annotations

from tichu.kernel import combinations
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel.cards import DOG, DRAGON, of_rank
from tichu.kernel.jit import Ints, jit, lowest, small


@small
def next_holding(st: Ints, seat: int) -> int:
    """Next seat with cards after this one, or itself if there is no other."""
    later = st[s.HOLDING] >> (seat + 1)
    if later:
        return seat + 1 + lowest(later)
    earlier = st[s.HOLDING] & ((1 << seat) - 1)
    return lowest(earlier) if earlier else seat


@small
def receivers(st: Ints, giver: int) -> int:
    """Seats to which this one gives a card in the exchange."""
    return (st[s.RECEIVERS] >> (6 * giver)) & 63


@small
def next_receiver(st: Ints, giver: int) -> int:
    """Next seat to choose a card for, or -1 if all are chosen."""
    left = receivers(st, giver)
    while left:
        other = lowest(left)
        if not (st[s.PICKED] >> (7 * other)) & 127:
            return other
        left &= left - 1
    return -1


@small
def gift_ends_round(st: Ints) -> bool:
    """Whether the round ends as soon as the Dragon's trick is given (S5)."""
    return st[s.PHASE] == s.TAKE_PHASE and st[s.OUT_COUNT] >= st[s.SEATS] - 1


@small
def may_call_tichu(st: Ints, seat: int) -> bool:
    """Whether the seat may call Tichu: once, before its first card (T1)."""
    bit = 1 << seat
    if not st[s.FLAGS] & s.TICHU_ALLOWED or (st[s.STARTED] | st[s.TICHU] | st[s.GRAND]) & bit:
        return False
    if st[s.PHASE] == s.OVER or not st[s.HOLDING] & bit or gift_ends_round(st):
        return False
    if st[s.PHASE] == s.GRAND_PHASE and st[s.WAITING] & bit:
        return False
    return st[s.OUT_COUNT] == 0 or st[s.FLAGS] & s.LATE_TICHU != 0


@small
def same_player(st: Ints, seat: int, other: int) -> bool:
    """Whether the soloist acts for both seats."""
    return st[s.DUMMY] >= 0 and not (seat ^ st[s.DUMMY]) & 1 and not (other ^ st[s.DUMMY]) & 1


@jit
def first_calling_partner(st: Ints, seat: int, begin: int) -> int:
    """Distance from ``begin`` to the first partner who called at the same moment, or -1."""
    seats = st[s.SEATS]
    if not (st[s.JUST_CALLED] >> seat) & 1:
        return -1
    for step in range(seats):
        other = (begin + step) % seats
        if (
            other != seat
            and not (other ^ seat) & 1
            and (st[s.JUST_CALLED] >> other) & 1
            and not same_player(st, seat, other)
        ):
            return step
    return -1


@jit
def may_withdraw(st: Ints, seat: int) -> bool:
    """Whether the seat may withdraw its call: the later of two partners who called at once (T4)."""
    if not st[s.FLAGS] & s.WITHDRAW or st[s.PHASE] == s.OVER:
        return False
    begin = st[s.TURN] if st[s.TURN] >= 0 else st[s.DEALER]
    first = first_calling_partner(st, seat, begin)
    return first >= 0 and (seat - begin) % st[s.SEATS] >= first


@small
def bound_by_wish(st: Ints, seat: int) -> bool:
    """Whether the seat holds the wished rank and the wish applies to it (W3, TR7)."""
    wish = st[s.WISH]
    if not wish or not of_rank(st[s.HAND + seat], wish):
        return False
    return seat != st[s.DUMMY] or st[s.FLAGS] & s.DUMMY_HONOURS_WISH != 0


@small
def throwable(st: Ints, seat: int, out: Ints, n: int) -> int:
    """List the bombs that beat the play on the table (B1, B2)."""
    if not st[s.PLAYS] or not (st[s.BOMB_HOLDERS] >> seat) & 1 or gift_ends_round(st):
        return n
    if st[s.KIND] == m.BOMB:
        return combinations.bombs(st[s.HAND + seat], st[s.LENGTH], st[s.WORTH] >> 1, out, n)
    return combinations.bombs(st[s.HAND + seat], 0, 0, out, n)


@small
def _leads(st: Ints, seat: int, out: Ints) -> int:
    """List every lead except bombs; the Dog once for each possible receiver."""
    n = combinations.plays(st[s.HAND + seat], 0, 0, 0, out)
    if n and out[0] == m.PLAY_DOG and st[s.FLAGS] & s.DOG_CHOICE:
        n = _dog_for_each(st, seat, out, n)
    return n


@jit
def _dog_for_each(st: Ints, seat: int, out: Ints, n: int) -> int:
    """Replace the Dog at the head of the list by one for each receiver (TI4)."""
    seats = st[s.SEATS]
    partners = 0
    for step in range(2, seats, 2):
        partners += (st[s.HOLDING] >> ((seat + step) % seats)) & 1
    if partners < 2:
        return n
    first = True
    for step in range(2, seats, 2):
        other = (seat + step) % seats
        if not (st[s.HOLDING] >> other) & 1:
            continue
        if first:
            out[0] = m.PLAY_DOG | other + 1
            first = False
        else:
            out[n] = m.PLAY_DOG | other + 1
            n += 1
    return n


@small
def _in_turn(st: Ints, seat: int, out: Ints) -> int:
    """List what the seat in turn may play, and passing."""
    leading = not st[s.PLAYS] or st[s.TOP] == DOG
    if leading:
        n = _leads(st, seat, out)
        if not st[s.PLAYS] and (st[s.BOMB_HOLDERS] >> seat) & 1:
            n = combinations.bombs(st[s.HAND + seat], 0, 0, out, n)
    elif st[s.KIND] == m.BOMB:
        n = 0
    else:
        n = combinations.plays(st[s.HAND + seat], st[s.KIND], st[s.LENGTH], st[s.WORTH], out)
    ordinary = n
    n = throwable(st, seat, out, n)
    may_pass = not leading
    if not st[s.FLAGS] & s.WISH_PENALTY and bound_by_wish(st, seat):
        wish = st[s.WISH]
        binds = False
        for at in range(n):
            if m.has_natural(out[at], wish):
                binds = True
        if binds:
            may_pass = False
            kept = 0
            for at in range(n):
                if at >= ordinary or m.has_natural(out[at], wish):
                    out[kept] = out[at]
                    kept += 1
            n = kept
    if may_pass:
        out[n] = m.PASS
        n += 1
    return n


@small
def _wishes(st: Ints, out: Ints) -> int:
    """List the wishes after the Mah Jong."""
    n = 0
    if st[s.WISH_RULE] == s.MAY_WISH:
        out[n] = m.MAKE_WISH << 16
        n += 1
    for rank in range(2, m.ACE + 1):
        out[n] = m.MAKE_WISH << 16 | rank
        n += 1
    return n


@small
def _takes(st: Ints, out: Ints, n: int) -> int:
    """List taking the trick, or giving the Dragon's to each opponent."""
    if not (st[s.TOP] == DRAGON and st[s.FLAGS] & s.DRAGON_GIVEN):
        out[n] = m.TAKE << 16
        return n + 1
    seats = st[s.SEATS]
    for step in range(1, seats, 2):
        out[n] = m.GIVE << 16 | (st[s.OWNER] + step) % seats
        n += 1
    return n


@jit
def legal(st: Ints, seat: int, out: Ints) -> int:
    """List every legal move of a seat, in turn or out of turn; returns how many."""
    phase = st[s.PHASE]
    n = 0
    if phase == s.OVER:
        return 0
    if phase == s.WISH_PHASE:
        return _wishes(st, out) if seat == st[s.OWNER] else 0
    if phase == s.GRAND_PHASE:
        if (st[s.WAITING] >> seat) & 1:
            out[0] = m.ANSWER_GRAND << 16 | 1
            out[1] = m.ANSWER_GRAND << 16
            n = 2
    elif phase == s.EXCHANGE_PHASE:
        if (st[s.WAITING] >> seat) & 1:
            hand = st[s.HAND + seat]
            while hand:
                out[n] = m.GIVE_CARD << 16 | lowest(hand)
                hand &= hand - 1
                n += 1
            if st[s.PICKED]:
                return n
    elif phase == s.PLAY_PHASE and seat == st[s.TURN]:
        n = _in_turn(st, seat, out)
    else:
        n = throwable(st, seat, out, n)
        if phase == s.TAKE_PHASE and seat == st[s.TURN]:
            n = _takes(st, out, n)
    if may_call_tichu(st, seat):
        out[n] = m.CALL_TICHU << 16
        n += 1
    if st[s.JUST_CALLED] and may_withdraw(st, seat):
        out[n] = m.WITHDRAW_CALL << 16
        n += 1
    return n
