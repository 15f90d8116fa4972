"""Random rounds of the kernel: no card is lost, and the scores add up to what the rule books say."""

from __future__ import annotations

import pytest

from tests.kernel.walking import TABLES
from tichu.core.game import Game
from tichu.kernel import bridge, playouts, rules
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel.cards import CARDS, PACK
from tichu.kernel.jit import Ints

ROUNDS = 60


def table(variant: str, edition: str, seed: int = 1) -> Ints:
    game = Game.of(variant, edition)
    st = bridge.table_of(game, 0, 2 if game.variant.has_dummy else None)
    st[s.RNG] = seed
    return st


def all_cards(st: Ints) -> list[int]:
    """Every place where cards lie."""
    piles = [int(st[s.TABLE])]
    for seat in range(int(st[s.SEATS])):
        piles += [int(st[slot + seat]) for slot in (s.HAND, s.STOCK, s.WON)]
        if st[s.PHASE] == s.EXCHANGE_PHASE:
            piles.append(gifts(int(st[s.GIVEN + seat])))
    return [*piles, gifts(int(st[s.PICKED]))]


def gifts(packed: int) -> int:
    return sum(1 << (packed >> 7 * to & 127) - 1 for to in range(6) if packed >> 7 * to & 127)


@pytest.mark.parametrize(("variant", "edition"), TABLES)
def test_no_card_is_lost_or_doubled(variant: str, edition: str) -> None:
    st, out, deck = table(variant, edition), s.new_buffer(m.MAX_MOVES), s.new_buffer(CARDS)
    for _ in range(5):
        rules.deal(st, deck)
        while st[s.PHASE] != s.OVER:
            piles = all_cards(st)
            assert sum(piles) == PACK
            assert all(pile & other == 0 for at, pile in enumerate(piles) for other in piles[:at])
            rules.answer(st, int(out[rules.below(st, rules.options(st, out))]), 0, out)
        assert sum(all_cards(st)) == PACK


@pytest.mark.parametrize(("variant", "edition"), TABLES)
def test_scores_add_up(variant: str, edition: str) -> None:
    st, out, deck = table(variant, edition, seed=7), s.new_buffer(m.MAX_MOVES), s.new_buffer(CARDS)
    victory = int(st[s.VICTORY_POINTS])
    seen = set()
    for _ in range(ROUNDS):
        rules.deal(st, deck)
        playouts.play_out(st, out)
        bets = 0
        for seat in range(int(st[s.SEATS])):
            won = st[s.OUT_COUNT] and st[s.OUT] == seat
            for calls, stake in ((s.TICHU, s.TICHU_POINTS), (s.GRAND, s.GRAND_POINTS)):
                if int(st[calls]) >> seat & 1:
                    bets += int(st[stake]) if won else -int(st[stake])
        without_bets = int(st[s.SCORE] + st[s.SCORE + 1]) - bets
        doubled = st[s.BREACH] < 0 and 2 * st[s.OUT_COUNT] == st[s.SEATS]
        assert without_bets == (victory if doubled or st[s.BREACH] >= 0 else 100)
        seen.add(without_bets)
    assert 100 in seen or victory in seen


def test_the_same_seed_plays_the_same_rounds() -> None:
    def totals(seed: int) -> list[int]:
        found = s.new_buffer(playouts.TOTALS)
        room, deck = s.new_buffer(m.MAX_MOVES), s.new_buffer(CARDS)
        playouts.random_rounds(table("nanjing", "fata-morgana"), 200, seed, found, room, deck)
        return [int(number) for number in found]

    first = totals(3)
    assert first == totals(3) != totals(4)
    decisions, one, other, victories, _ = first
    assert decisions > 200 * 30 and victories > 0
    assert -200 * 900 < one + other <= 200 * 400


def test_playouts_do_not_change_the_position() -> None:
    st, out = table("nanjing", "fata-morgana", seed=9), s.new_buffer(m.MAX_MOVES)
    rules.deal(st, s.new_buffer(CARDS))
    before = list(st)
    total = playouts.random_playouts(st, 50, 5, s.new_state(), out)
    assert list(st) == before
    assert total == playouts.random_playouts(st, 50, 5, s.new_state(), out)
