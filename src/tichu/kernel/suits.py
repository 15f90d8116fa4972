"""Cards with which a move is made: a move names ranks, the suits are chosen here."""

from __future__ import annotations

from typing import Final

from tichu.kernel.cards import DOG, DRAGON, MAHJONG, PHOENIX, RANK_2, SUIT, of_rank
from tichu.kernel.jit import Ints, jit, popcount, small
from tichu.kernel.moves import BOMB, DRAGON_RANK, FULL_HOUSE, PAIR, PAIR_RUN, SINGLE, TRIPLE

MAX_CARD_SETS: Final = 8192
"""Upper bound on the card sets of one move."""


@small
def _run_cards(hand: int) -> int:
    """Cards that belong to straight bombs."""
    found = 0
    for suit in range(4):
        ranks = (hand >> (13 * suit)) & SUIT
        fives = ranks & (ranks >> 1) & (ranks >> 2) & (ranks >> 3) & (ranks >> 4)
        if fives:
            found |= (fives | fives << 1 | fives << 2 | fives << 3 | fives << 4) << (13 * suit)
    return found


@small
def _take(hand: int, rank: int, count: int, spared: int) -> int:
    """Take this many cards of a rank, those in ``spared`` last."""
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


@small
def _one_suit(cards: int) -> bool:
    """Whether all cards are of one suit, without the Mah Jong."""
    if cards & MAHJONG:
        return False
    for suit in range(4):
        if cards & ~(SUIT << (13 * suit)) == 0:
            return True
    return False


@small
def _straight_cards(hand: int, low: int, high: int, joker: int, spared: int) -> int:
    """Choose the cards of a straight that is not a bomb (K11)."""
    cards = PHOENIX if joker else 0
    for at in range(low, high + 1):
        if at == 1:
            cards |= MAHJONG
        elif at != joker:
            cards |= _take(hand, at, 1, spared)
    if not joker and _one_suit(cards):
        for at in range(low, high + 1):
            instead = of_rank(hand, at) & ~cards
            if instead:
                return (cards & ~of_rank(cards, at)) | (instead & -instead)
    return cards


@jit
def choose_cards(hand: int, move: int) -> int:
    """Choose the cards for a play; straight bombs stay whole where that is possible."""
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
    return _straight_cards(hand, rank - length + 1, rank, joker, spared)


@jit
def _multiply(hand: int, rank: int, count: int, out: Ints, n: int) -> int:
    """Extend each of the n sets by every choice of this many cards of a rank."""
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


@jit
def list_card_sets(hand: int, move: int, out: Ints) -> int:
    """List every set of cards with which the play can be made; returns how many there are."""
    kind = move >> 16
    length = (move >> 12) & 15
    rank = (move >> 8) & 15
    joker = (move >> 4) & 15
    if kind == BOMB or (kind == SINGLE and (joker or rank < 2 or rank == DRAGON_RANK)):
        out[0] = choose_cards(hand, move)
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
