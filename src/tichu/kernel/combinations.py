"""Combinations that a hand can play, as moves; the suits are chosen in ``suits.py``."""

from __future__ import annotations

from typing import NamedTuple

from tichu.kernel.cards import DOG, DRAGON, MAHJONG, PHOENIX, SUIT, has_run, suit_ranks
from tichu.kernel.jit import Ints, jit, lowest, popcount, small
from tichu.kernel.moves import (
    ACE,
    BOMB,
    DRAGON_WORTH,
    FULL_HOUSE,
    PAIR,
    PAIR_RUN,
    PLAY_DOG,
    PLAY_DRAGON,
    PLAY_MAHJONG,
    PLAY_PHOENIX,
    SINGLE,
    STRAIGHT,
    TRIPLE,
)


class RankSets(NamedTuple):
    """Ranks of a hand, as bits, by how many cards of them it holds. Bit 1 is the Mah Jong."""

    once: int
    """Ranks held at least once."""
    twice: int
    thrice: int
    phoenix: bool
    """Whether the hand holds the Phoenix."""


@small
def rank_sets(hand: int) -> RankSets:
    """Count the ranks of a hand; the Mah Jong is left out."""
    s0 = suit_ranks(hand, 0)
    s1 = suit_ranks(hand, 1)
    s2 = suit_ranks(hand, 2)
    s3 = suit_ranks(hand, 3)
    twice = (s0 & s1) | (s2 & s3) | ((s0 | s1) & (s2 | s3))
    thrice = (s0 & s1 & (s2 | s3)) | (s2 & s3 & (s0 | s1))
    return RankSets(s0 | s1 | s2 | s3, twice, thrice, hand & PHOENIX != 0)


@small
def ranks_of_four(hand: int) -> int:
    """Ranks of which the hand holds all four cards, as bits."""
    return (hand & (hand >> 13) & (hand >> 26) & (hand >> 39) & SUIT) << 2


@small
def _is_bomb_only(hand: int, window: int) -> bool:
    """Whether a suit holds all these ranks, so that with no rank held twice they are a bomb (K11)."""
    for suit in range(4):
        if suit_ranks(hand, suit) & window == window:
            return True
    return False


@small
def _with_phoenix(move: int, low: int, high: int, out: Ints, n: int) -> int:
    """Add the move once for each rank that the Phoenix could stand for."""
    for rank in range(low, high + 1):
        out[n] = move | rank << 4
        n += 1
    return n


@jit
def straights(hand: int, held: RankSets, length: int, above: int, out: Ints, n: int) -> int:
    """Straights of one length, or of all lengths if it is 0."""
    ranks, joker = held.once, held.phoenix
    if popcount(ranks) < (4 if joker else 5) or (not joker and not has_run(ranks)):
        return n
    shortest, longest, first = 5, 14, 1
    if length:
        shortest = longest = length
        first = max(1, above + 2 - length)
    bombs = False
    for suit in range(4):
        bombs = bombs or has_run(suit_ranks(hand, suit))
    for low in range(first, 16 - shortest):
        if low == 1 and not ranks & 2:
            continue
        gap = 0
        for high in range(low, min(ACE, low + longest - 1) + 1):
            if not (ranks >> high) & 1:
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
            window = ((1 << size) - 1) << low
            if not (bombs and not held.twice & window and _is_bomb_only(hand, window)):
                out[n] = move
                n += 1
            if joker:
                n = _with_phoenix(move, max(low, 2), high, out, n)
    return n


@jit
def pair_runs(held: RankSets, length: int, above: int, out: Ints, n: int) -> int:
    """Pair runs of this many cards, or of all lengths if it is 0."""
    ranks, two, joker = held.once, held.twice, held.phoenix
    if not two & (two >> 1) and not (joker and two & ((ranks >> 1) | (ranks << 1))):
        return n
    shortest, longest, first = 2, 7, 2
    if length:
        shortest = longest = length // 2
        first = max(2, above + 2 - shortest)
    for low in range(first, 16 - shortest):
        gap = 0
        for high in range(low, min(ACE, low + longest - 1) + 1):
            if not (two >> high) & 1:
                if gap or not joker or not (ranks >> high) & 1:
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
                n = _with_phoenix(move, low, high, out, n)
    return n


@jit
def _full_houses(held: RankSets, above: int, out: Ints, n: int) -> int:
    joker = held.phoenix
    triples = (held.twice if joker else held.thrice) & -(1 << (above + 1))
    while triples:
        rank = lowest(triples)
        triples &= triples - 1
        natural = (held.thrice >> rank) & 1
        pairs = (held.once if joker else held.twice) & ~(1 << rank)
        while pairs:
            pair = lowest(pairs)
            pairs &= pairs - 1
            move = FULL_HOUSE << 16 | 5 << 12 | rank << 8 | pair
            if (held.twice >> pair) & 1:
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
def equals(shape: int, natural: int, possible: int, joker: bool, out: Ints, n: int) -> int:
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


@small
def _singles(hand: int, ranks: int, worth: int, leading: bool, out: Ints) -> int:
    """Single cards of these ranks, and the specials."""
    n = 0
    if leading and hand & DOG:
        out[n] = PLAY_DOG
        n += 1
    if leading and hand & MAHJONG:
        out[n] = PLAY_MAHJONG
        n += 1
    while ranks:
        out[n] = PLAY_DOG | lowest(ranks) << 8
        ranks &= ranks - 1
        n += 1
    if hand & PHOENIX and worth < DRAGON_WORTH:
        out[n] = PLAY_PHOENIX
        n += 1
    if hand & DRAGON:
        out[n] = PLAY_DRAGON
        n += 1
    return n


@jit
def plays(hand: int, kind: int, length: int, worth: int, out: Ints) -> int:
    """List the plays that beat the one on the table, or all leads if ``kind`` is 0; never bombs."""
    held = rank_sets(hand)
    joker = held.phoenix
    leading = kind == 0
    above = 0 if leading else worth >> 1
    higher = -(1 << (above + 1))
    n = 0
    if leading or kind == SINGLE:
        n = _singles(hand, held.once & higher, worth, leading, out)
        if not leading:
            return n
    if leading or kind == PAIR:
        possible = (held.once if joker else held.twice) & higher
        n = equals(PAIR << 16 | 2 << 12, held.twice & higher, possible, joker, out, n)
        if not leading:
            return n
    if leading or kind == TRIPLE:
        possible = (held.twice if joker else held.thrice) & higher
        n = equals(TRIPLE << 16 | 3 << 12, held.thrice & higher, possible, joker, out, n)
    if leading or kind == FULL_HOUSE:
        n = _full_houses(held, above, out, n)
    if leading or kind == STRAIGHT:
        mahjong = 2 if hand & MAHJONG else 0
        with_mahjong = RankSets(held.once | mahjong, held.twice, held.thrice, joker)
        n = straights(hand, with_mahjong, length, above, out, n)
    if leading or kind == PAIR_RUN:
        n = pair_runs(held, length, above, out, n)
    return n


@small
def holds_bomb(hand: int) -> bool:
    """Whether the hand contains a bomb."""
    s0 = suit_ranks(hand, 0)
    s1 = suit_ranks(hand, 1)
    s2 = suit_ranks(hand, 2)
    s3 = suit_ranks(hand, 3)
    return (s0 & s1 & s2 & s3) != 0 or has_run(s0) or has_run(s1) or has_run(s2) or has_run(s3)


@jit
def bombs(hand: int, length: int, above: int, out: Ints, n: int) -> int:
    """List the bombs that beat one of that length and rank, or all bombs if both are 0 (B1)."""
    if length <= 4:
        four = ranks_of_four(hand)
        if four:
            for rank in range(above + 1 if length == 4 else 2, ACE + 1):
                if (four >> rank) & 1:
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
