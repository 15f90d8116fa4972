from __future__ import annotations

from collections import Counter

import pytest

from tests.arena.support import Quiet
from tichu.arena.contest import Contest, name_of, seed_of
from tichu.core.editions import PAIRS
from tichu.core.variants import VARIANTS

SIZES = [(key, count) for key, variant in VARIANTS.items() for count in variant.player_counts]


def contest(variant: str = "nanjing", edition: str | None = None, seed: int = 1, **rules: object) -> Contest:
    return Contest("greedy", "random", variant, edition, tuple(sorted(rules.items())), seed)


@pytest.mark.parametrize(("variant", "edition"), PAIRS)
def test_deals_are_complete_and_depend_only_on_seed_and_number(variant: str, edition: str) -> None:
    one = contest(variant, edition)
    deal = one.deal(7)
    cards = [card for pile in (*deal.hands, *deal.stock, deal.faceup) for card in pile]
    assert Counter(cards) == Counter(one.game.variant.pack(one.game.settings))
    assert deal == contest(variant, edition).deal(7)
    assert deal != one.deal(8)
    assert deal != contest(variant, edition, seed=2).deal(7)


def test_deals_do_not_depend_on_the_bots() -> None:
    assert contest().deal(3) == Contest("club", "greedy").deal(3)


@pytest.mark.parametrize(("variant", "players"), SIZES)
def test_each_bot_plays_every_hand_of_a_pair_once(variant: str, players: int) -> None:
    one = contest(variant, players=players)
    for number in range(3):
        first, second = one.lineups(number)
        assert len(first) == one.game.seats
        assert [a + b for a, b in zip(first, second, strict=True)] == [1] * one.game.seats
        assert {0, 1} == set(first) == set(second)


def test_partners_are_played_by_the_same_bot() -> None:
    assert contest("nanjing").lineups(0)[0] == (0, 1, 0, 1)
    assert contest("tientsin").lineups(5)[0] == (0, 1, 0, 1, 0, 1)
    assert contest("trichu").lineups(1) == ((0, 1, 0, 1), (1, 0, 1, 0))


def test_bots_alternate_in_rank_games_and_shift_by_a_seat_each_pair() -> None:
    five = contest("grandseigneur", players=5)
    firsts = [five.lineups(number)[0] for number in range(5)]
    assert firsts[:2] == [(0, 1, 0, 1, 0), (0, 0, 1, 0, 1)]
    assert len(set(firsts)) == 5
    assert five.lineups(5) == five.lineups(0)


@pytest.mark.parametrize("variant", ["grandseigneur", "hierarchie"])
def test_rank_games_are_dealt_as_later_rounds_with_tribute(variant: str) -> None:
    setup = contest(variant).deal(0).setup
    assert setup.ranks is not None and sorted(setup.ranks) == list(range(5))


def test_bot_seed_depends_on_the_seat_and_not_on_the_bot() -> None:
    one = contest()
    same = Contest("random", "random")
    assert same.bot(0, 4, 2).rng.random() == same.bot(1, 4, 2).rng.random()
    numbers = {same.bot(0, pair, seat).rng.random() for pair in range(3) for seat in range(4)}
    assert len(numbers) == 12
    assert one.bot(1, 0, 0).rng.random() == same.bot(1, 0, 0).rng.random()


def test_seeds_are_the_same_on_every_machine() -> None:
    assert seed_of("deal", 1, 0) == 4999618088150254276


def test_names_of_bots() -> None:
    def homemade(seed: int) -> Quiet:
        return Quiet(seed)

    assert name_of("club") == "club"
    assert name_of(Quiet) == "quiet"
    assert name_of(homemade) == "homemade"
