"""Moves as small integers, and which of them a hand can make.

``kind << 16 | length << 12 | rank << 8 | phoenix << 4 | other``: a play says what it is, not with which
suits. ``phoenix`` is the rank the Phoenix stands for (1 for a Phoenix alone, 0 without one); ``other``
is the pair of a full house, the suit of a straight bomb, the receiver of the Dog's lead + 1 or of the
Dragon's trick, the rank that is wished for, yes or no. A card that is given takes the place of phoenix
and other. Which suits are played is chosen by ``choose``, so that bombs stay whole; ``ways`` lists every
choice there is.
"""

from __future__ import annotations

from typing import Final

from tichu.kernel.cards import (
    DOG,
    DRAGON,
    MAHJONG,
    PHOENIX,
    RANK_2,
    SUIT,
    has_run,
    of_rank,
    suit_ranks,
)
from tichu.kernel.jit import Ints, jit, lowest, popcount, small

PASS: Final = 0
SINGLE: Final = 1
PAIR: Final = 2
TRIPLE: Final = 3
FULL_HOUSE: Final = 4
STRAIGHT: Final = 5
PAIR_RUN: Final = 6
BOMB: Final = 7
TAKE: Final = 8
GIVE: Final = 9
CALL_TICHU: Final = 10
WITHDRAW_CALL: Final = 11
ANSWER_GRAND: Final = 12
GIVE_CARD: Final = 13
MAKE_WISH: Final = 14

DRAGON_RANK: Final = 15
DRAGON_WORTH: Final = 40
PHOENIX_LED: Final = 3
ACE: Final = 14

PLAY_DOG: Final = SINGLE << 16 | 1 << 12
PLAY_MAHJONG: Final = PLAY_DOG | 1 << 8
PLAY_PHOENIX: Final = PLAY_DOG | 1 << 4
PLAY_DRAGON: Final = PLAY_DOG | DRAGON_RANK << 8

MOST_MOVES: Final = 1024
MOST_WAYS: Final = 8192


@small
def kind_of(move: int) -> int:
    """What sort of move it is."""
    return move >> 16


@small
def length_of(move: int) -> int:
    """How many cards it has."""
    return (move >> 12) & 15


@small
def rank_of(move: int) -> int:
    """The rank it counts by."""
    return (move >> 8) & 15


@small
def phoenix_of(move: int) -> int:
    """What the Phoenix stands for in it."""
    return (move >> 4) & 15


@small
def other_of(move: int) -> int:
    """Whatever else it says."""
    return move & 15


@jit
def has_natural(move: int, rank: int) -> bool:
    """Whether a card of that rank is in it that is no Phoenix (W5)."""
    kind = move >> 16
    top = (move >> 8) & 15
    if kind == SINGLE:
        return top == rank and move != PLAY_DRAGON
    if kind == PAIR or kind == TRIPLE:
        return top == rank
    if kind == FULL_HOUSE:
        return top == rank or move & 15 == rank
    length = (move >> 12) & 15
    if kind == PAIR_RUN:
        return top - length // 2 < rank <= top
    if kind == STRAIGHT:
        return top - length < rank <= top and (move >> 4) & 15 != rank
    if kind == BOMB:
        return top == rank if length == 4 else top - length < rank <= top
    return False


# -- what a hand can do --------------------------------------------------------------------------------------


@jit
def _straights(
    hand: int, held: int, two: int, joker: bool, length: int, above: int, out: Ints, n: int
) -> int:
    """Straights of one length, or of all if it is 0; ``held`` has bit 1 for the Mah Jong."""
    if popcount(held) < (4 if joker else 5) or (not joker and not has_run(held)):
        return n
    shortest, longest, first = 5, 14, 1
    if length:
        shortest = longest = length
        first = max(1, above + 2 - length)
    bombs = False
    for suit in range(4):
        bombs = bombs or has_run(suit_ranks(hand, suit))
    for low in range(first, 16 - shortest):
        if low == 1 and not held & 2:
            continue
        gap = 0
        for high in range(low, min(ACE, low + longest - 1) + 1):
            if not (held >> high) & 1:
                if gap or not joker:
                    break
                gap = high
            size = high - low + 1
            if size < shortest or high <= above:
                continue
            move = STRAIGHT << 16 | size << 12 | high << 8
            if gap:
                out[n] = move | gap << 4
                n += 1
                continue
            plain = True
            if bombs:
                window = ((1 << size) - 1) << low
                if not two & window:
                    for suit in range(4):
                        if suit_ranks(hand, suit) & window == window:
                            plain = False  # K11: of one suit it is a bomb
            if plain:
                out[n] = move
                n += 1
            if joker:
                for rank in range(max(low, 2), high + 1):
                    out[n] = move | rank << 4
                    n += 1
    return n


@jit
def _pair_runs(held: int, two: int, joker: bool, length: int, above: int, out: Ints, n: int) -> int:
    """Pair runs of so many cards, or of all lengths if it is 0."""
    if not two & (two >> 1) and not (joker and two & ((held >> 1) | (held << 1))):
        return n
    shortest, longest, first = 2, 7, 2
    if length:
        shortest = longest = length // 2
        first = max(2, above + 2 - shortest)
    for low in range(first, 16 - shortest):
        gap = 0
        for high in range(low, min(ACE, low + longest - 1) + 1):
            if not (two >> high) & 1:
                if gap or not joker or not (held >> high) & 1:
                    break
                gap = high
            pairs = high - low + 1
            if pairs < shortest or high <= above:
                continue
            move = PAIR_RUN << 16 | (2 * pairs) << 12 | high << 8
            if gap:
                out[n] = move | gap << 4
                n += 1
                continue
            out[n] = move
            n += 1
            if joker:
                for rank in range(low, high + 1):
                    out[n] = move | rank << 4
                    n += 1
    return n


@jit
def _full_houses(held: int, two: int, three: int, joker: bool, above: int, out: Ints, n: int) -> int:
    triples = (two if joker else three) & -(1 << (above + 1))
    while triples:
        rank = lowest(triples)
        triples &= triples - 1
        natural = (three >> rank) & 1
        pairs = (held if joker else two) & ~(1 << rank)
        while pairs:
            pair = lowest(pairs)
            pairs &= pairs - 1
            move = FULL_HOUSE << 16 | 5 << 12 | rank << 8 | pair
            if (two >> pair) & 1:
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
def _equals(shape: int, natural: int, possible: int, joker: bool, out: Ints, n: int) -> int:
    """Pairs or triples: of the ranks that have enough cards, and of those that the Phoenix completes."""
    while possible:
        rank = lowest(possible)
        possible &= possible - 1
        if (natural >> rank) & 1:
            out[n] = shape | rank << 8
            n += 1
        if joker:
            out[n] = shape | rank << 8 | rank << 4
            n += 1
    return n


@jit
def plays(hand: int, kind: int, length: int, worth: int, out: Ints) -> int:
    """The plays that beat what lies on the table, or all leads if ``kind`` is 0; never bombs."""
    n = 0
    s0 = suit_ranks(hand, 0)
    s1 = suit_ranks(hand, 1)
    s2 = suit_ranks(hand, 2)
    s3 = suit_ranks(hand, 3)
    held = s0 | s1 | s2 | s3
    joker = hand & PHOENIX != 0
    above = worth >> 1
    if kind == 0:
        above = 0
    higher = -(1 << (above + 1))
    if kind == 0 or kind == SINGLE:
        if kind == 0:
            if hand & DOG:
                out[n] = PLAY_DOG
                n += 1
            if hand & MAHJONG:
                out[n] = PLAY_MAHJONG
                n += 1
        left = held & higher
        while left:
            out[n] = PLAY_DOG | lowest(left) << 8
            left &= left - 1
            n += 1
        if joker and worth < DRAGON_WORTH:
            out[n] = PLAY_PHOENIX
            n += 1
        if hand & DRAGON:
            out[n] = PLAY_DRAGON
            n += 1
        if kind == SINGLE:
            return n
    two = (s0 & s1) | (s2 & s3) | ((s0 | s1) & (s2 | s3))
    if kind == 0 or kind == PAIR:
        n = _equals(PAIR << 16 | 2 << 12, two & higher, (held if joker else two) & higher, joker, out, n)
        if kind == PAIR:
            return n
    three = (s0 & s1 & (s2 | s3)) | (s2 & s3 & (s0 | s1))
    if kind == 0 or kind == TRIPLE:
        n = _equals(TRIPLE << 16 | 3 << 12, three & higher, (two if joker else three) & higher, joker, out, n)
    if kind == 0 or kind == FULL_HOUSE:
        n = _full_houses(held, two, three, joker, above, out, n)
    if kind == 0 or kind == STRAIGHT:
        with_mahjong = held | 2 if hand & MAHJONG else held
        n = _straights(hand, with_mahjong, two, joker, length, above, out, n)
    if kind == 0 or kind == PAIR_RUN:
        n = _pair_runs(held, two, joker, length, above, out, n)
    return n


@small
def holds_bomb(hand: int) -> bool:
    """Whether there is any bomb in the hand."""
    s0 = suit_ranks(hand, 0)
    s1 = suit_ranks(hand, 1)
    s2 = suit_ranks(hand, 2)
    s3 = suit_ranks(hand, 3)
    return (s0 & s1 & s2 & s3) != 0 or has_run(s0) or has_run(s1) or has_run(s2) or has_run(s3)


@jit
def bombs(hand: int, length: int, above: int, out: Ints, n: int) -> int:
    """The bombs that beat one of that length and rank (0 and 0: all) (B1)."""
    if length <= 4:
        four = hand & (hand >> 13) & (hand >> 26) & (hand >> 39) & SUIT
        if four:
            for rank in range(above + 1 if length == 4 else 2, ACE + 1):
                if (four >> (rank - 2)) & 1:
                    out[n] = BOMB << 16 | 4 << 12 | rank << 8
                    n += 1
    for suit in range(4):
        ranks = suit_ranks(hand, suit)
        if not has_run(ranks):
            continue
        for low in range(2, 11):
            high = low
            while high <= ACE and (ranks >> high) & 1:
                size = high - low + 1
                if size >= 5 and (size > length or (size == length and high > above)):
                    out[n] = BOMB << 16 | size << 12 | high << 8 | suit
                    n += 1
                high += 1
    return n


# -- with which cards ----------------------------------------------------------------------------------------


@small
def _run_cards(hand: int) -> int:
    """The cards that belong to straight bombs."""
    found = 0
    for suit in range(4):
        ranks = (hand >> (13 * suit)) & SUIT
        fives = ranks & (ranks >> 1) & (ranks >> 2) & (ranks >> 3) & (ranks >> 4)
        if fives:
            found |= (fives | fives << 1 | fives << 2 | fives << 3 | fives << 4) << (13 * suit)
    return found


@small
def _take(hand: int, rank: int, count: int, spared: int) -> int:
    """So many cards of a rank, rather not those that are spared."""
    there = of_rank(hand, rank)
    taken = 0
    loose = there & ~spared
    while count > 0 and loose:
        card = loose & -loose
        taken |= card
        loose ^= card
        count -= 1
    loose = there & spared
    while count > 0 and loose:
        card = loose & -loose
        taken |= card
        loose ^= card
        count -= 1
    return taken


@jit
def choose(hand: int, move: int) -> int:
    """The cards to make this play with; straight bombs stay whole where that is possible."""
    kind = move >> 16
    length = (move >> 12) & 15
    rank = (move >> 8) & 15
    joker = (move >> 4) & 15
    other = move & 15
    if kind == SINGLE:
        if joker:
            return PHOENIX
        if rank == 0:
            return DOG
        if rank == 1:
            return MAHJONG
        if rank == DRAGON_RANK:
            return DRAGON
        return _take(hand, rank, 1, _run_cards(hand))
    if kind == BOMB:
        if length == 4:
            return RANK_2 << (rank - 2)
        return ((1 << length) - 1) << (13 * other + rank - length - 1)
    spared = _run_cards(hand)
    cards = PHOENIX if joker else 0
    if kind == PAIR or kind == TRIPLE:
        return cards | _take(hand, rank, length - 1 if joker else length, spared)
    if kind == FULL_HOUSE:
        cards |= _take(hand, rank, 2 if joker == rank else 3, spared)
        return cards | _take(hand, other, 1 if joker == other else 2, spared)
    if kind == PAIR_RUN:
        for at in range(rank - length // 2 + 1, rank + 1):
            cards |= _take(hand, at, 1 if at == joker else 2, spared)
        return cards
    low = rank - length + 1
    for at in range(low, rank + 1):
        if at == 1:
            cards |= MAHJONG
        elif at != joker:
            cards |= _take(hand, at, 1, spared)
    if not joker and _one_suit(cards):
        for at in range(low, rank + 1):
            instead = of_rank(hand, at) & ~cards
            if instead:
                return (cards & ~of_rank(cards, at)) | (instead & -instead)
    return cards


@small
def _one_suit(cards: int) -> bool:
    """Whether these are cards of one suit only, without the Mah Jong."""
    if cards & MAHJONG:
        return False
    for suit in range(4):
        if cards & ~(SUIT << (13 * suit)) == 0:
            return True
    return False


@jit
def ways(hand: int, move: int, out: Ints) -> int:
    """Every choice of cards for a play."""
    kind = move >> 16
    length = (move >> 12) & 15
    rank = (move >> 8) & 15
    joker = (move >> 4) & 15
    if kind == BOMB or (kind == SINGLE and (joker or rank < 2 or rank == DRAGON_RANK)):
        out[0] = choose(hand, move)
        return 1
    out[0] = PHOENIX if joker else 0
    n = 1
    if kind == SINGLE:
        n = _multiply(hand, rank, 1, out, n)
    elif kind == PAIR or kind == TRIPLE:
        n = _multiply(hand, rank, length - 1 if joker else length, out, n)
    elif kind == FULL_HOUSE:
        other = move & 15
        n = _multiply(hand, rank, 2 if joker == rank else 3, out, n)
        n = _multiply(hand, other, 1 if joker == other else 2, out, n)
    elif kind == PAIR_RUN:
        for at in range(rank - length // 2 + 1, rank + 1):
            n = _multiply(hand, at, 1 if at == joker else 2, out, n)
    else:
        for at in range(rank - length + 1, rank + 1):
            if at == 1:
                out[0] |= MAHJONG
            elif at != joker:
                n = _multiply(hand, at, 1, out, n)
        if not joker:
            kept = 0
            for at in range(n):
                if not _one_suit(out[at]):
                    out[kept] = out[at]
                    kept += 1
            n = kept
    return n


@jit
def _multiply(hand: int, rank: int, count: int, out: Ints, n: int) -> int:
    """Each of the n choices so far, with every way to add so many cards of a rank."""
    made = n
    for suits in range(1, 16):
        if popcount(suits) != count:
            continue
        cards = 0
        for suit in range(4):
            if (suits >> suit) & 1:
                cards |= 1 << (13 * suit + rank - 2)
        if cards & ~hand:
            continue
        for at in range(n):
            out[made] = out[at] | cards
            made += 1
    for at in range(made - n):
        out[at] = out[at + n]
    return made - n
