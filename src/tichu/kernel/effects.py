"""Effects of a move on a round. Follows ``tichu.core.round`` line by line; the core is the authority."""

from __future__ import annotations

from tichu.kernel import combinations
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel.cards import DOG, DRAGON, MAHJONG, PHOENIX, points
from tichu.kernel.jit import Ints, jit, lowest, small
from tichu.kernel.legality import (
    bound_by_wish,
    first_calling_partner,
    gift_ends_round,
    next_holding,
    next_receiver,
    receivers,
    throwable,
)


@jit
def draw_rest(st: Ints) -> None:
    """Draw the rest of the cards after the Grand Tichu answers and start the exchange."""
    for seat in range(st[s.SEATS]):
        st[s.HAND + seat] |= st[s.STOCK + seat]
        st[s.STOCK + seat] = 0
        if receivers(st, seat):
            st[s.WAITING] |= 1 << seat
    st[s.PHASE] = s.EXCHANGE_PHASE
    if not st[s.WAITING]:
        pick_up(st)


@jit
def pick_up(st: Ints) -> None:
    """End the exchange: everybody picks up their gifts and the Mah Jong leads."""
    seats = st[s.SEATS]
    for giver in range(seats):
        left = receivers(st, giver)
        while left:
            receiver = lowest(left)
            left &= left - 1
            st[s.HAND + receiver] |= 1 << (((st[s.GIVEN + giver] >> (7 * receiver)) & 127) - 1)
    st[s.PHASE] = s.PLAY_PHASE
    st[s.TURN] = st[s.DEALER]
    for seat in range(seats):
        if st[s.HAND + seat] & MAHJONG:
            st[s.TURN] = seat
    find_bomb_holders(st)


@jit
def find_bomb_holders(st: Ints) -> None:
    """Note which seats hold a bomb."""
    st[s.BOMB_HOLDERS] = 0
    for seat in range(st[s.SEATS]):
        if combinations.holds_bomb(st[s.HAND + seat]):
            st[s.BOMB_HOLDERS] |= 1 << seat


@jit
def _give_card(st: Ints, seat: int, card: int) -> None:
    """Choose a card for the next receiver; after the last one the seat has given."""
    st[s.PICKED] |= (card + 1) << (7 * next_receiver(st, seat))
    st[s.HAND + seat] &= ~(1 << card)
    if next_receiver(st, seat) >= 0:
        return
    st[s.GIVEN + seat] = st[s.PICKED]
    st[s.PICKED] = 0
    st[s.WAITING] ^= 1 << seat
    if st[s.JUST_CALLED]:
        _part_calls(st, seat)
    if not st[s.WAITING]:
        pick_up(st)


@jit
def _part_calls(st: Ints, seat: int) -> None:
    """No longer count the seat's call as simultaneous with another; those of other pairs still are (T4)."""
    st[s.JUST_CALLED] &= ~(1 << seat)
    paired = 0
    for other in range(st[s.SEATS]):
        if first_calling_partner(st, other, 0) >= 0:
            paired |= 1 << other
    st[s.JUST_CALLED] = paired


@jit
def dog_receiver(st: Ints, seat: int, move: int) -> int:
    """Seat that gets the lead from the Dog (D1, D2, TI4)."""
    if move & 15:
        return (move & 15) - 1
    seats = st[s.SEATS]
    if st[s.FLAGS] & s.DOG_CHOICE:
        for step in range(2, seats, 2):
            if (st[s.HOLDING] >> ((seat + step) % seats)) & 1:
                return (seat + step) % seats
        return next_holding(st, seat)
    partner = (seat + 2) % seats
    receiver = partner if (st[s.HOLDING] >> partner) & 1 else next_holding(st, partner)
    if receiver == seat and st[s.HAND + seat] == DOG:
        return next_holding(st, seat)
    return receiver


@jit
def _breaks_wish(st: Ints, seat: int, out: Ints) -> bool:
    """Whether not playing the wished rank breaks the wish, where that is allowed for a penalty (W8)."""
    if not st[s.FLAGS] & s.WISH_PENALTY or not bound_by_wish(st, seat):
        return False
    if not st[s.PLAYS] or st[s.TOP] == DOG:
        return True
    n = 0
    if st[s.KIND] != m.BOMB:
        n = combinations.plays(st[s.HAND + seat], st[s.KIND], st[s.LENGTH], st[s.WORTH], out)
    n = throwable(st, seat, out, n)
    for at in range(n):
        if m.has_natural(out[at], st[s.WISH]):
            return True
    return False


@jit
def _play(st: Ints, seat: int, move: int, cards: int, out: Ints) -> None:
    kind = move >> 16
    on_table = kind == m.BOMB and st[s.PLAYS] > 0
    leaves_wish = st[s.WISH] and not on_table and not m.has_natural(move, st[s.WISH])
    if leaves_wish and st[s.BREACH] < 0 and _breaks_wish(st, seat, out):
        st[s.BREACH] = seat
    receiver = dog_receiver(st, seat, move) if cards == DOG else -1
    left = st[s.HAND + seat] & ~cards
    st[s.HAND + seat] = left
    st[s.STARTED] |= 1 << seat
    st[s.JUST_CALLED] = 0
    if (st[s.BOMB_HOLDERS] >> seat) & 1 and not combinations.holds_bomb(left):
        st[s.BOMB_HOLDERS] ^= 1 << seat
    if not left:
        st[s.OUT + st[s.OUT_COUNT]] = seat
        st[s.OUT_COUNT] += 1
        st[s.HOLDING] ^= 1 << seat
    _lay_down(st, seat, move, cards)
    if st[s.WISH] and m.has_natural(move, st[s.WISH]):
        st[s.WISH] = 0
    if cards & MAHJONG:
        st[s.WISH] = 0
    if _ended(st, seat):
        return
    st[s.PHASE] = s.PLAY_PHASE
    st[s.TURN] = next_holding(st, seat) if receiver < 0 else receiver
    if cards & MAHJONG and st[s.WISH_RULE] != s.NO_WISH:
        st[s.PHASE] = s.WISH_PHASE


@small
def _lay_down(st: Ints, seat: int, move: int, cards: int) -> None:
    """Put the play on the table; a lead first removes a Dog that lies there, a bomb does not."""
    st[s.PASSED] = 0
    kind = move >> 16
    if st[s.PLAYS] and st[s.TOP] == DOG and kind != m.BOMB:
        _collect(st, st[s.OWNER])
    if cards == DOG and not st[s.FLAGS] & s.BOMB_ON_DOG:
        st[s.WON + seat] |= DOG
        return
    worth = 2 * ((move >> 8) & 15)
    if cards == PHOENIX:
        worth = st[s.WORTH] + 1 if st[s.PLAYS] else m.PHOENIX_LED
    elif cards == DRAGON:
        worth = m.DRAGON_WORTH
    st[s.OWNER] = seat
    st[s.KIND] = kind
    st[s.LENGTH] = (move >> 12) & 15
    st[s.WORTH] = worth
    st[s.TOP] = cards
    st[s.TABLE] |= cards
    at = s.LOG + 2 * st[s.PLAYS]
    st[at] = cards
    st[at + 1] = seat << 20 | (m.PLAY_DOG if cards == DOG else move)
    st[s.PLAYS] += 1


@small
def _collect(st: Ints, seat: int) -> None:
    """Move the cards on the table to the pile of a seat."""
    st[s.WON + seat] |= st[s.TABLE]
    st[s.TABLE] = 0
    st[s.PLAYS] = 0
    st[s.KIND] = 0
    st[s.LENGTH] = 0
    st[s.WORTH] = 0
    st[s.TOP] = 0


@jit
def _ended(st: Ints, seat: int) -> bool:
    """Whether the round ends with this move; if so, settle it (S1, S5, W8)."""
    if st[s.BREACH] >= 0:
        if (st[s.TICHU] or st[s.GRAND]) and not st[s.OUT_COUNT]:
            return False  # a bet is open: play on until somebody is out
        _settle(st, True)
        return True
    if st[s.HAND + seat]:
        return False
    seats = st[s.SEATS]
    out = st[s.OUT_COUNT]
    if 2 * out == seats:
        one_team = True
        for at in range(1, out):
            if (st[s.OUT + at] ^ st[s.OUT]) & 1:
                one_team = False
        if one_team:
            _settle(st, True)
            return True
    if out < seats - 1:
        return False
    if st[s.PLAYS] and st[s.TOP] == DRAGON and st[s.FLAGS] & s.DRAGON_GIVEN:
        st[s.PHASE] = s.TAKE_PHASE
        st[s.TURN] = seat
        return True
    _collect(st, seat)
    _settle(st, False)
    return True


@jit
def _settle(st: Ints, victory: bool) -> None:
    """Score the round: cards or victory, then bets (S2 to S4, T6, W8, TI6, TI7)."""
    st[s.PHASE] = s.OVER
    st[s.TURN] = -1
    st[s.PASSED] = 0
    st[s.BOMBERS] = 0
    st[s.SCORE] = 0
    st[s.SCORE + 1] = 0
    seats = st[s.SEATS]
    if st[s.BREACH] >= 0:
        st[s.SCORE + 1 - st[s.BREACH] % 2] = st[s.VICTORY_POINTS]
    elif victory:
        st[s.SCORE + st[s.OUT] % 2] = st[s.VICTORY_POINTS]
    else:
        last = next_holding(st, st[s.OUT])
        fifth = st[s.OUT + st[s.OUT_COUNT] - 1]
        for seat in range(seats):
            team = seat % 2
            if st[s.FLAGS] & s.DOG_CHOICE:
                if seat == last:
                    team = 1 - team
                elif seat == fifth:
                    team = st[s.OUT] % 2
            elif seat == last:
                team = st[s.OUT] % 2
            st[s.SCORE + team] += points(st[s.WON + seat])
        st[s.SCORE + 1 - last % 2] += points(st[s.HAND + last])
    first = st[s.OUT] if st[s.OUT_COUNT] else -1
    for seat in range(seats):
        stake = 0
        if (st[s.TICHU] >> seat) & 1:
            stake = st[s.TICHU_POINTS]
        elif (st[s.GRAND] >> seat) & 1:
            stake = st[s.GRAND_POINTS]
        st[s.SCORE + seat % 2] += stake if seat == first else -stake


@small
def _pass(st: Ints, seat: int, out: Ints) -> None:
    st[s.JUST_CALLED] = 0
    if st[s.WISH] and st[s.BREACH] < 0 and _breaks_wish(st, seat, out):
        st[s.BREACH] = seat
        if _ended(st, seat):
            return
    st[s.PASSED] |= 1 << seat
    other = seat
    while True:
        other = other + 1 if other + 1 < st[s.SEATS] else 0
        if other == st[s.OWNER]:
            st[s.PHASE] = s.TAKE_PHASE
        if other == st[s.OWNER] or (st[s.HOLDING] >> other) & 1:
            st[s.TURN] = other
            return


@small
def _take_up(st: Ints, seat: int, receiver: int) -> None:
    """Move the trick to the receiver; the winner leads, or the next player with cards (P4, P5, G2)."""
    ends = gift_ends_round(st)
    _collect(st, receiver)
    if ends:
        _settle(st, False)
        return
    st[s.JUST_CALLED] = 0
    st[s.PASSED] = 0
    st[s.PHASE] = s.PLAY_PHASE
    st[s.TURN] = seat if (st[s.HOLDING] >> seat) & 1 else next_holding(st, seat)


@jit
def apply(st: Ints, seat: int, move: int, cards: int, out: Ints) -> None:
    """Make a legal move for the seat; ``cards`` are those of a play, ``out`` is a scratch buffer."""
    kind = move >> 16
    if m.SINGLE <= kind <= m.BOMB:
        _play(st, seat, move, cards, out)
    elif kind == m.PASS:
        _pass(st, seat, out)
    elif kind == m.TAKE:
        _take_up(st, seat, seat)
    elif kind == m.GIVE:
        _take_up(st, seat, move & 15)
    elif kind == m.MAKE_WISH:
        st[s.WISH] = move & 15
        st[s.PHASE] = s.PLAY_PHASE
    elif kind == m.GIVE_CARD:
        _give_card(st, seat, move & 63)
    elif kind == m.ANSWER_GRAND:
        st[s.WAITING] ^= 1 << seat
        if move & 1:
            st[s.GRAND] |= 1 << seat
        if not st[s.WAITING]:
            draw_rest(st)
    elif kind == m.CALL_TICHU:
        st[s.TICHU] |= 1 << seat
    elif kind == m.WITHDRAW_CALL:
        st[s.TICHU] &= ~(1 << seat)
        st[s.GRAND] &= ~(1 << seat)
        _part_calls(st, seat)
