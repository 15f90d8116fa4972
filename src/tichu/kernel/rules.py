"""The rules of the partnership games: what is legal, what it does, who is asked next, what a round brings.

Everything here follows ``tichu.round``, ``tichu.legal`` and ``tichu.referee`` line by line; where they
disagree, they are right.
"""

from __future__ import annotations

from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel.cards import CARDS, DOG, DRAGON, MAHJONG, PHOENIX, of_rank, points
from tichu.kernel.compiled import Ints, jit, lowest, small

# -- chance --------------------------------------------------------------------------------------------------


@small
def below(st: Ints, n: int) -> int:
    """A random number from 0 to n - 1."""
    x = st[s.RNG]
    x ^= (x << 13) & 0xFFFFFFFF
    x ^= x >> 17
    x ^= (x << 5) & 0xFFFFFFFF
    st[s.RNG] = x
    return (x * n) >> 32


@jit
def deal(st: Ints, deck: Ints) -> None:
    """Shuffle and deal the cards of a new round at this table; the dealer draws first (E1, X3)."""
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
    """Make the state the same as another."""
    for slot in range(s.SIZE):
        st[slot] = position[slot]


# -- seats ---------------------------------------------------------------------------------------------------


@small
def next_holding(st: Ints, seat: int) -> int:
    """The next seat with cards after this one, or itself if there is no other."""
    later = st[s.HOLDING] >> (seat + 1)
    if later:
        return seat + 1 + lowest(later)
    earlier = st[s.HOLDING] & ((1 << seat) - 1)
    return lowest(earlier) if earlier else seat


@small
def receivers(st: Ints, giver: int) -> int:
    """The seats to which the exchange has this one give a card."""
    return (st[s.RECEIVERS] >> (6 * giver)) & 63


@small
def next_receiver(st: Ints, giver: int) -> int:
    """Whom the seat gives a card next, or -1 if it has chosen all."""
    left = receivers(st, giver)
    while left:
        other = lowest(left)
        if not (st[s.PICKED] >> (7 * other)) & 127:
            return other
        left &= left - 1
    return -1


@small
def first_bomber(st: Ints) -> int:
    """The first seat that may still bomb: from the right of the last play, its owner last (B5)."""
    later = st[s.BOMBERS] >> (st[s.OWNER] + 1)
    if later:
        return st[s.OWNER] + 1 + lowest(later)
    return lowest(st[s.BOMBERS])


@small
def asked(st: Ints) -> int:
    """The seat that is to answer now; -1 when the round is over."""
    phase = st[s.PHASE]
    if phase == s.PLAY_PHASE or phase == s.TAKE_PHASE:
        if st[s.BOMBERS] and (st[s.HELD] >= 0 or phase == s.TAKE_PHASE):
            return first_bomber(st)
        return st[s.TURN]
    if phase == s.WISH_PHASE:
        return st[s.OWNER]
    return lowest(st[s.WAITING]) if phase != s.OVER else -1


# -- what is legal -------------------------------------------------------------------------------------------


@small
def gift_ends_round(st: Ints) -> bool:
    """Whether only the Dragon's trick is still to be given (S5)."""
    return st[s.PHASE] == s.TAKE_PHASE and st[s.OUT_COUNT] >= st[s.SEATS] - 1


@small
def may_call_tichu(st: Ints, seat: int) -> bool:
    """Tichu is called once, before one's own first card (T1)."""
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
    """How far from ``begin`` the first partner sits who called at the same moment; -1 if none did."""
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
    """Of two partners who called at the same moment the later in playing order may withdraw (T4)."""
    if not st[s.FLAGS] & s.WITHDRAW or st[s.PHASE] == s.OVER:
        return False
    begin = st[s.TURN] if st[s.TURN] >= 0 else st[s.DEALER]
    first = first_calling_partner(st, seat, begin)
    return first >= 0 and (seat - begin) % st[s.SEATS] >= first


@small
def bound_by_wish(st: Ints, seat: int) -> bool:
    """Whether the seat holds the rank that is wished for and the wish binds it at all (W3, TR7)."""
    wish = st[s.WISH]
    if not wish or not of_rank(st[s.HAND + seat], wish):
        return False
    return seat != st[s.DUMMY] or st[s.FLAGS] & s.DUMMY_HONOURS_WISH != 0


@small
def throwable(st: Ints, seat: int, out: Ints, n: int) -> int:
    """The bombs that beat what lies on the table (B1, B2)."""
    if not st[s.PLAYS] or not (st[s.BOMB_HOLDERS] >> seat) & 1 or gift_ends_round(st):
        return n
    if st[s.KIND] == m.BOMB:
        return m.bombs(st[s.HAND + seat], st[s.LENGTH], st[s.WORTH] >> 1, out, n)
    return m.bombs(st[s.HAND + seat], 0, 0, out, n)


@small
def _leads(st: Ints, seat: int, out: Ints) -> int:
    """Every lead but the bombs; the Dog once for each receiver there is to choose."""
    n = m.plays(st[s.HAND + seat], 0, 0, 0, out)
    if n and out[0] == m.PLAY_DOG and st[s.FLAGS] & s.DOG_CHOICE:
        n = _dog_for_each(st, seat, out, n)
    return n


@jit
def _dog_for_each(st: Ints, seat: int, out: Ints, n: int) -> int:
    """Put all receivers of the Dog in the place of the one Dog at the head of the list (TI4)."""
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
    """What the seat in turn may play, or pass."""
    leading = not st[s.PLAYS] or st[s.TOP] == DOG
    if leading:
        n = _leads(st, seat, out)
        if not st[s.PLAYS] and (st[s.BOMB_HOLDERS] >> seat) & 1:
            n = m.bombs(st[s.HAND + seat], 0, 0, out, n)
    elif st[s.KIND] == m.BOMB:
        n = 0
    else:
        n = m.plays(st[s.HAND + seat], st[s.KIND], st[s.LENGTH], st[s.WORTH], out)
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


@jit
def legal(st: Ints, seat: int, out: Ints) -> int:
    """Every legal move of a seat now, in turn or out of turn; returns how many."""
    phase = st[s.PHASE]
    n = 0
    if phase == s.OVER:
        return 0
    if phase == s.WISH_PHASE:
        if seat == st[s.OWNER]:
            if st[s.WISH_RULE] == s.MAY_WISH:
                out[n] = m.MAKE_WISH << 16
                n += 1
            for rank in range(2, m.ACE + 1):
                out[n] = m.MAKE_WISH << 16 | rank
                n += 1
        return n
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
            if st[s.TOP] == DRAGON and st[s.FLAGS] & s.DRAGON_GIVEN:
                seats = st[s.SEATS]
                for step in range(1, seats, 2):
                    out[n] = m.GIVE << 16 | (st[s.OWNER] + step) % seats
                    n += 1
            else:
                out[n] = m.TAKE << 16
                n += 1
    if may_call_tichu(st, seat):
        out[n] = m.CALL_TICHU << 16
        n += 1
    if st[s.JUST_CALLED] and may_withdraw(st, seat):
        out[n] = m.WITHDRAW_CALL << 16
        n += 1
    return n


@jit
def options(st: Ints, out: Ints) -> int:
    """What the asked seat can answer: its legal moves, and to do nothing if it is not in turn."""
    seat = asked(st)
    n = legal(st, seat, out)
    phase = st[s.PHASE]
    if (phase == s.PLAY_PHASE or phase == s.TAKE_PHASE) and seat != st[s.TURN]:
        out[n] = m.PASS
        n += 1
    return n


# -- what it does --------------------------------------------------------------------------------------------


@jit
def draw_rest(st: Ints) -> None:
    """When all have answered, the rest of the cards is drawn and the exchange begins."""
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
    """When all have given, everybody picks up and the Mah Jong leads."""
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
    """Note who holds a bomb at all."""
    st[s.BOMB_HOLDERS] = 0
    for seat in range(st[s.SEATS]):
        if m.holds_bomb(st[s.HAND + seat]):
            st[s.BOMB_HOLDERS] |= 1 << seat


@jit
def _give_card(st: Ints, seat: int, card: int) -> None:
    """One card for the next receiver; when the last is chosen, the gift is made."""
    st[s.PICKED] |= (card + 1) << (7 * next_receiver(st, seat))
    st[s.HAND + seat] &= ~(1 << card)
    if next_receiver(st, seat) >= 0:
        return
    st[s.GIVEN + seat] = st[s.PICKED]
    st[s.PICKED] = 0
    st[s.WAITING] ^= 1 << seat
    if st[s.JUST_CALLED]:
        still = 0
        for other in range(st[s.SEATS]):
            if other != seat and first_calling_partner(st, other, 0) >= 0:
                still |= 1 << other
        st[s.JUST_CALLED] = still
    if not st[s.WAITING]:
        pick_up(st)


@jit
def dog_receiver(st: Ints, seat: int, move: int) -> int:
    """Who gets the lead from the Dog (D1, D2, TI4)."""
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
    """Whether a seat that does not play the wished rank breaks the wish, where that is allowed (W8)."""
    if not st[s.FLAGS] & s.WISH_PENALTY or not bound_by_wish(st, seat):
        return False
    if not st[s.PLAYS] or st[s.TOP] == DOG:
        return True
    n = 0
    if st[s.KIND] != m.BOMB:
        n = m.plays(st[s.HAND + seat], st[s.KIND], st[s.LENGTH], st[s.WORTH], out)
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
    if (st[s.BOMB_HOLDERS] >> seat) & 1 and not m.holds_bomb(left):
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
    """Put the play on the table; a Dog that lay there is swept aside by the lead, not by a bomb."""
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
    """The cards on the table go to that seat's pile."""
    st[s.WON + seat] |= st[s.TABLE]
    st[s.TABLE] = 0
    st[s.PLAYS] = 0
    st[s.KIND] = 0
    st[s.LENGTH] = 0
    st[s.WORTH] = 0
    st[s.TOP] = 0


@jit
def _ended(st: Ints, seat: int) -> bool:
    """Whether the round is over with this move; then it is settled (S1, S5, W8)."""
    if st[s.BREACH] >= 0:
        if (st[s.TICHU] or st[s.GRAND]) and not st[s.OUT_COUNT]:
            return False  # a bet is open: played on until the first is out
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
    """What the round brings: the cards or the victory, then the bets (S2 to S4, T6, W8, TI6, TI7)."""
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
    """The trick goes to the receiver's pile; the winner leads, or the next player with cards (P4, P5, G2)."""
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
    """Let the seat make a legal move; ``cards`` are those of a play. ``out`` is room to work in."""
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
        if st[s.FLAGS] & s.WITHDRAW and st[s.PHASE] != s.GRAND_PHASE:
            st[s.JUST_CALLED] |= 1 << seat
    elif kind == m.WITHDRAW_CALL:
        st[s.TICHU] &= ~(1 << seat)
        st[s.JUST_CALLED] = 0


# -- who is asked --------------------------------------------------------------------------------------------


@jit
def open_window(st: Ints, out: Ints) -> None:
    """Note the seats other than the one in turn that could bomb now."""
    st[s.BOMBERS] = 0
    if not st[s.PLAYS] or not st[s.BOMB_HOLDERS]:
        return
    for seat in range(st[s.SEATS]):
        if seat != st[s.TURN] and (st[s.BOMB_HOLDERS] >> seat) & 1 and throwable(st, seat, out, 0):
            st[s.BOMBERS] |= 1 << seat


@jit
def _make(st: Ints, seat: int, move: int, cards: int, out: Ints) -> None:
    phase = st[s.PHASE]
    st[s.HELD] = -1
    apply(st, seat, move, cards, out)
    kind = move >> 16
    if st[s.PHASE] == s.OVER:
        st[s.BOMBERS] = 0
    elif m.SINGLE <= kind <= m.BOMB or (st[s.PHASE] != phase and kind != m.MAKE_WISH):
        open_window(st, out)


@jit
def throw(st: Ints, seat: int, move: int, cards: int, out: Ints) -> None:
    """Let a seat bomb out of turn, whoever is asked."""
    st[s.BOMBERS] = 0
    _make(st, seat, move, cards if cards else m.choose(st[s.HAND + seat], move), out)


@jit
def answer(st: Ints, move: int, cards: int, out: Ints) -> None:
    """Take the answer of the asked seat (B5): an ordinary play waits until nobody wants to bomb.

    ``cards`` are those of a play, or 0 to have them chosen.
    """
    seat = asked(st)
    kind = move >> 16
    if kind == m.CALL_TICHU or kind == m.WITHDRAW_CALL:
        apply(st, seat, move, 0, out)
        return
    if not cards and m.SINGLE <= kind <= m.BOMB:
        cards = m.choose(st[s.HAND + seat], move)
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
