"""The JSON of a deal: who sits where, and the cards of every seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tichu.core.cards import cards_name
from tichu.core.game import Game
from tichu.core.variants import Deal, Setup
from tichu.records.values import (
    check_keys,
    read_cards,
    read_integer,
    read_integers,
    read_integers_or_none,
    read_piles,
)

DEAL_KEYS: Final = (
    "round",
    "dealer",
    "first",
    "soloist",
    "seating",
    "ranks",
    "hands",
    "stock",
    "faceup",
    "commitment",
)


def deal_to_json(number: int, deal: Deal) -> dict[str, Any]:
    """Return the JSON object of the deal of a round, with its keys in a fixed order."""
    setup = deal.setup
    data: dict[str, Any] = {"round": number, "dealer": setup.dealer}
    if setup.first != setup.dealer:
        data["first"] = setup.first
    if setup.soloist is not None:
        data["soloist"] = setup.soloist
    data["seating"] = list(setup.seating)
    if setup.ranks is not None:
        data["ranks"] = list(setup.ranks)
    data["hands"] = [cards_name(sorted(hand)) for hand in deal.hands]
    if any(deal.stock):
        data["stock"] = [cards_name(sorted(rest)) for rest in deal.stock]
    if deal.faceup:
        data["faceup"] = cards_name(sorted(deal.faceup))
    return data


def read_deal(data: Mapping[str, Any], game: Game) -> tuple[int, Deal]:
    """Return the number of a round and its deal, without checking that the seating is possible."""
    check_keys(data, DEAL_KEYS, required=("round", "dealer", "seating", "hands"))
    dealer = read_integer(data["dealer"], "dealer")
    setup = Setup(
        seating=read_integers(data["seating"], "seating"),
        dealer=dealer,
        first=read_integer(data.get("first", dealer), "first"),
        soloist=None if data.get("soloist") is None else read_integer(data["soloist"], "soloist"),
        ranks=read_integers_or_none(data.get("ranks"), "ranks"),
    )
    deal = Deal(
        setup,
        hands=read_piles(data["hands"], "hands"),
        stock=read_piles(data.get("stock", [""] * game.seats), "stock"),
        faceup=read_cards(data.get("faceup", "")),
    )
    return read_integer(data["round"], "round"), deal
