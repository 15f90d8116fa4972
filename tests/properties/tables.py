"""Random tables, and deals with bombs."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import tichu
from tichu.core.variants import Deal

RANK_GAMES = ("grandseigneur", "hierarchie")


@dataclass(frozen=True)
class Table:
    """A game with its settings."""

    variant: str
    edition: str
    house_rules: tuple[tuple[str, Any], ...] = ()

    @property
    def name(self) -> str:
        """For the test report."""
        rules = [f"{name}={value}" for name, value in self.house_rules]
        return "-".join([self.variant, self.edition, *rules])

    def match(self, seed: int, **more: Any) -> tichu.Match:
        """A match at this table."""
        return tichu.Match(self.variant, self.edition, seed=seed, **{**dict(self.house_rules), **more})


def _table(variant: str, edition: str, **house_rules: Any) -> Table:
    return Table(variant, edition, tuple(house_rules.items()))


PLAIN = [Table(variant, edition) for variant, edition in tichu.PAIRS]
RANKED = [
    *(
        _table("grandseigneur", "fata-morgana", players=players, packs=packs)
        for players in range(5, 13)
        for packs in (1, 2)
        if (players, packs) != (5, 1)  # included in the default tables
    ),
    *(_table("hierarchie", "philibert", players=players) for players in range(6, 11)),
]
HOUSE_RULES = [
    _table("nanjing", "fata-morgana", exchange="partners", wish="required", direction="clockwise"),
    _table("nanjing", "fata-morgana", tichu=False, grand_tichu=False, dragon_given=False, wish="none"),
    _table("nanjing", "philibert", wish_breach="penalty", deal="packets", tichu_points=50),
    _table("nanjing", "groo", exchange="none", late_tichu=False, grand_cards=5),
    _table("nanjing", "tichubadour", withdraw_calls=True, bomb_on_dog=True, victory_points=300),
    _table("trichu", "philibert", dummy_honours_wish=True, wish_breach="penalty", rounds=3),
    _table("trichu", "groo", bomb_on_dog=True, exchange="real-players"),
    _table("tientsin", "groo", wish_breach="penalty", bomb_on_dog=True, grand_points=400),
    _table("tientsin", "fata-morgana", exchange="none", grand_tichu=False, wish="required"),
    _table("grandseigneur", "fata-morgana", players=7, direction="clockwise", tribute_return="lowest"),
    _table("grandseigneur", "fata-morgana", players=6, packs=2, bomb_suits_differ=False, wish="required"),
    _table("hierarchie", "philibert", players=6, wish="optional", tribute_return="chosen"),
    _table("hierarchie", "philibert", players=5, bomb_on_dog=False, triple_suits_differ=False),
]
TABLES = [*PLAIN, *RANKED, *HOUSE_RULES]


def with_bombs(deal: Deal, bombs: int, rng: Random) -> Deal:
    """The deal with this many bombs, made by swapping cards: four of a kind, or a suited run of five."""
    seats = len(deal.hands)
    piles = [[*hand, *rest] for hand, rest in zip(deal.hands, deal.stock, strict=True)]
    kept: set[int] = set()
    for _ in range(bombs):
        owner = int(rng.random() * seats)
        first = 2 + int(rng.random() * 9)
        suit = int(rng.random() * 4)
        run = [4 * (first + step) + suit for step in range(5)]
        wanted = run if rng.random() < 0.4 else [4 * first + any_suit for any_suit in range(4)]
        if kept & set(wanted) or len(piles[owner]) < len(kept & set(piles[owner])) + len(wanted):
            continue
        for card in wanted:
            if card in piles[owner]:
                continue
            holder = next((pile for pile in piles if card in pile), None)
            spare = next((other for other in piles[owner] if other not in (*kept, *wanted)), None)
            if holder is not None and spare is not None:
                holder[holder.index(card)] = spare
                piles[owner][piles[owner].index(spare)] = card
        kept |= set(wanted)
    cuts = [len(hand) for hand in deal.hands]
    return deal._replace(
        hands=tuple(tuple(sorted(pile[:cut])) for pile, cut in zip(piles, cuts, strict=True)),
        stock=tuple(tuple(sorted(pile[cut:])) for pile, cut in zip(piles, cuts, strict=True)),
    )


def dealt(table: Table, seed: int, bombs: int = 0, ranked: bool = False, **more: Any) -> tichu.Match:
    """A match whose first deal has bombs; ``ranked`` starts a game of ranks as if in its second round."""
    deal = table.match(seed, **more).deal
    if ranked and table.variant in RANK_GAMES:
        seats = len(deal.hands)
        clockwise = table.match(seed).game.settings.direction == "clockwise"
        ranks = tuple((place if clockwise else -place) % seats for place in range(seats))
        deal = deal._replace(setup=deal.setup._replace(ranks=ranks, dealer=ranks[-1]))
    # With the same seed the second round would have the cards this one was made from.
    return table.match(seed + 1_000_000, first_deal=with_bombs(deal, bombs, Random(seed)), **more)
