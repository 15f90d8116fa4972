"""Hands of two packs: counting ranks, choosing the cards of a move, and removing them."""

from __future__ import annotations

from typing import Final, NamedTuple

from tichu.bots.shark.ranks import state as s
from tichu.kernel.cards import DOG, DRAGON, MAHJONG, PHOENIX, RANK_2, SUIT, of_rank, suit_ranks
from tichu.kernel.combinations import RankSets
from tichu.kernel.jit import Ints, jit, lowest, popcount, small
from tichu.kernel.moves import BOMB, DRAGON_RANK, FULL_HOUSE, PAIR, PAIR_RUN, SINGLE, TRIPLE

SUIT_CARDS: Final = (1 << 52) - 1


class HandSets(NamedTuple):
    """Ranks of a hand of two packs, as bits, by how many cards of them it holds."""

    once: int
    twice: int
    thrice: int
    four: int
    five: int
    six: int
    two_suits: int
    """Ranks held in at least two suits."""
    three_suits: int
    four_suits: int


class TakenCards(NamedTuple):
    """Cards of a move: those taken at least once, and those of which both copies are taken."""

    once: int
    twice: int


@small
def hand_sets(once: int, twice: int) -> HandSets:
    """Count the ranks of a hand without its specials."""
    s0, s1, s2, s3 = suit_ranks(once, 0), suit_ranks(once, 1), suit_ranks(once, 2), suit_ranks(once, 3)
    d1 = s0 | s1 | s2 | s3
    d2 = (s0 & s1) | (s2 & s3) | ((s0 | s1) & (s2 | s3))
    d3 = (s0 & s1 & (s2 | s3)) | (s2 & s3 & (s0 | s1))
    d4 = s0 & s1 & s2 & s3
    if not twice & SUIT_CARDS:
        return HandSets(d1, d2, d3, d4, 0, 0, d2, d3, d4)
    t0, t1, t2, t3 = suit_ranks(twice, 0), suit_ranks(twice, 1), suit_ranks(twice, 2), suit_ranks(twice, 3)
    e1 = t0 | t1 | t2 | t3
    e2 = (t0 & t1) | (t2 & t3) | ((t0 | t1) & (t2 | t3))
    e3 = (t0 & t1 & (t2 | t3)) | (t2 & t3 & (t0 | t1))
    four = d4 | (d3 & e1) | e2
    five = (d4 & e1) | (d3 & e2)
    six = (d4 & e2) | e3
    return HandSets(d1, d2 | e1, d3 | (d2 & e1), four, five, six, d2, d3, d4)


@small
def rank_sets_of(sets: HandSets, once: int) -> RankSets:
    """The same for the kernel, with the Phoenix and the Mah Jong."""
    mahjong = 2 if once & MAHJONG else 0
    return RankSets(sets.once | mahjong, sets.twice, sets.thrice, once & PHOENIX != 0)


@small
def count_cards(st: Ints, seat: int) -> int:
    """Number of cards of a seat."""
    return popcount(st[s.ONCE + seat]) + popcount(st[s.TWICE + seat])


@small
def remove(once: int, twice: int, taken: TakenCards) -> tuple[int, int]:
    """The hand without these cards."""
    single = taken.once & ~taken.twice
    copies = single & twice
    return once & ~(taken.twice | (single & ~copies)), twice & ~(taken.twice | copies)


@small
def _take(once: int, twice: int, rank: int, count: int, differ: bool) -> TakenCards:
    """Take this many cards of a rank: both copies of a card if suits may be equal, else one of a copy."""
    taken = both = 0
    twins = of_rank(twice, rank)
    if not differ:
        while count >= 2 and twins:
            card = twins & -twins
            twins ^= card
            taken |= card
            both |= card
            count -= 2
    loose = twins
    while count > 0 and loose:
        card = loose & -loose
        loose ^= card
        taken |= card
        count -= 1
    loose = of_rank(once, rank) & ~taken
    while count > 0 and loose:
        card = loose & -loose
        loose ^= card
        taken |= card
        count -= 1
    return TakenCards(taken, both)


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
def _take_straight(once: int, twice: int, low: int, high: int, joker: int) -> TakenCards:
    cards = PHOENIX if joker else 0
    for at in range(low, high + 1):
        if at == 1:
            cards |= MAHJONG
        elif at != joker:
            cards |= _take(once, twice, at, 1, True).once
    if not joker and _one_suit(cards):  # K11: it would be a bomb
        for at in range(low, high + 1):
            instead = of_rank(once, at) & ~cards
            if instead:
                cards = (cards & ~of_rank(cards, at)) | (instead & -instead)
                break
    return TakenCards(cards, 0)


@small
def _special(rank: int, joker: int) -> int:
    """The card of a single that is no suit card, or 0."""
    if joker:
        return PHOENIX
    return DOG if rank == 0 else MAHJONG if rank == 1 else DRAGON if rank == DRAGON_RANK else 0


@jit
def choose_cards(once: int, twice: int, move: int, differ: bool) -> TakenCards:
    """Choose the cards for a play; ``differ`` is whether the suits of a triple must differ (HI3)."""
    kind, length, rank = move >> 16, (move >> 12) & 15, (move >> 8) & 15
    joker, other = (move >> 4) & 15, move & 15
    cards = PHOENIX if joker else 0
    if kind == SINGLE:
        special = _special(rank, joker)
        return TakenCards(special, 0) if special else _take(once, twice, rank, 1, False)
    if kind == BOMB:
        if length == 4:
            return TakenCards(RANK_2 << (rank - 2), 0)
        return TakenCards(((1 << length) - 1) << (13 * other + rank - length - 1), 0)
    if kind == PAIR or kind == TRIPLE:
        found = _take(once, twice, rank, length - 1 if joker else length, differ and kind == TRIPLE)
        return TakenCards(found.once | cards, found.twice)
    if kind == FULL_HOUSE:
        three = _take(once, twice, rank, 2 if joker == rank else 3, differ)
        two = _take(once, twice, other, 1 if joker == other else 2, False)
        return TakenCards(three.once | two.once | cards, three.twice | two.twice)
    if kind == PAIR_RUN:
        both = 0
        for at in range(rank - length // 2 + 1, rank + 1):
            found = _take(once, twice, at, 1 if at == joker else 2, False)
            cards |= found.once
            both |= found.twice
        return TakenCards(cards, both)
    return _take_straight(once, twice, rank - length + 1, rank, joker)


@small
def rank_place(card: int) -> int:
    """Bits by which the count of the card's rank is shifted in packed counts; -1 for the Dog."""
    if card < 52:
        return 4 * (card % 13 + 2)
    return 4 if card == 52 else -1 if card == 53 else 0 if card == 54 else 60


@small
def _pack_set(cards: int) -> int:
    total = 0
    while cards:
        place = rank_place(lowest(cards))
        cards &= cards - 1
        if place >= 0:
            total += 1 << place
    return total


@jit
def packed(once: int, twice: int) -> int:
    """Counts of the ranks of these cards, packed."""
    return _pack_set(once) + _pack_set(twice)
