"""Cards, moves and rounds survive the conversion to the kernel and back."""

from __future__ import annotations

from random import Random

import pytest

from tests.kernel.walking import TABLES, any_seat, new_round
from tichu.core.cards import PACK
from tichu.core.game import Game
from tichu.core.round import Round
from tichu.kernel import bridge, combinations, rules, suits
from tichu.kernel import moves as m
from tichu.kernel import state as s


def test_cards_are_numbered() -> None:
    assert sorted(bridge.number_of(card) for card in PACK) == list(range(56))
    assert all(bridge.card_of(bridge.number_of(card)) == card for card in PACK)
    assert bridge.cards_of(bridge.mask_of(PACK)) == tuple(sorted(PACK))
    assert bridge.mask_of(PACK) == (1 << 56) - 1


@pytest.mark.parametrize(("variant", "edition"), TABLES)
def test_round_survives_conversion(variant: str, edition: str) -> None:
    rng = Random(f"{variant} {edition}")
    game = Game.of(variant, edition)
    round_ = new_round(rng, game)
    while not round_.over:
        st = bridge.state_of(round_)
        assert bridge.round_of(st, game) == round_
        again = bridge.state_of(bridge.round_of(st, game))
        assert list(again[: s.LOG]) == list(st[: s.LOG])
        round_.apply(*any_seat(rng, round_))
    assert bridge.round_of(bridge.state_of(round_), game) == round_


@pytest.mark.parametrize(("variant", "edition"), TABLES)
def test_action_survives_conversion(variant: str, edition: str) -> None:
    rng = Random(f"{edition} {variant}")
    round_ = new_round(rng, Game.of(variant, edition))
    st, out, ways = bridge.state_of(round_), s.new_buffer(m.MAX_MOVES), s.new_buffer(suits.MAX_CARD_SETS)
    looked_at = 0
    while not round_.over:
        st = bridge.state_of(round_)
        for seat in round_.to_act():
            for at in range(rules.legal(st, seat, out)):
                move = int(out[at])
                if m.kind_of(move) == m.GIVE_CARD:
                    continue
                for way in range(
                    suits.list_card_sets(st[s.HAND + seat], move, ways) if _is_play(move) else 1
                ):
                    action = bridge.action_of(move, int(ways[way]) if _is_play(move) else 0)
                    assert bridge.moves_of(round_, action)[0][0] == move
                    looked_at += 1
        round_.apply(*any_seat(rng, round_))
    assert looked_at > 30


def _is_play(move: int) -> bool:
    return m.SINGLE <= m.kind_of(move) <= m.BOMB


def test_a_state_in_the_middle_of_a_wish_or_exchange_is_not_converted() -> None:
    game = Game.of("nanjing")
    st = bridge.state_of(new_round(Random(1), game))
    out = s.new_buffer(m.MAX_MOVES)
    while st[s.PHASE] == s.GRAND_PHASE:
        rules.answer(st, m.ANSWER_GRAND << 16, 0, out)
    bridge.round_of(st, game)
    rules.options(st, out)
    rules.answer(st, int(out[0]), 0, out)
    with pytest.raises(bridge.NotInKernel, match="still to be chosen"):
        bridge.round_of(st, game)
    with pytest.raises(bridge.NotInKernel, match="part of an action"):
        bridge.action_of(m.MAKE_WISH << 16 | 5)


def test_a_game_of_ranks_is_not_in_the_kernel() -> None:
    with pytest.raises(bridge.NotInKernel, match="not grandseigneur"):
        bridge.table_of(Game.of("grandseigneur"))


def test_a_hand_with_too_many_cards_is_not_in_the_kernel() -> None:
    """A position can give one seat nearly the whole pack: more moves than the buffers can hold."""
    most, *others = sorted(PACK)[3:], *sorted(PACK)[:3]
    hands = [tuple(most), *((card,) for card in others)]
    with pytest.raises(bridge.NotInKernel, match="14 cards"):
        bridge.state_of(Round(Game.of("nanjing"), hands))


def test_the_hand_with_the_most_leads_fits_the_buffers() -> None:
    """The hand of fourteen with the most leads that a search has found."""
    out = s.new_buffer(m.MAX_MOVES)
    n = combinations.plays(20838526358749186, 0, 0, 0, out)
    assert 400 < combinations.bombs(20838526358749186, 0, 0, out, n) < m.MAX_MOVES
