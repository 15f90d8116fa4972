"""The web client's score sheet counts as the library does: both are held to the same table of results."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tichu import Game
from tichu.core.cards import PACK, Cards, points
from tichu.core.round import Round
from tichu.core.variants.base import Setup
from tichu.core.variants.rank_game import RankGame

CASES = json.loads((Path(__file__).parents[2] / "web" / "src" / "score" / "cases.json").read_text("utf-8"))


def pile_of(wanted: int) -> Cards:
    """Cards worth so many points."""
    found: dict[int, Cards] = {0: ()}
    for card in PACK:
        worth = points((card,))
        if worth:
            found = {total + worth: (*pile, card) for total, pile in found.items()} | found
    return found[wanted]


def seating_of(case: dict[str, Any], entry: dict[str, Any]) -> tuple[int, ...]:
    soloist = entry["soloist"]
    if soloist is None:
        return tuple(range(case["players"]))
    return (soloist, (soloist + 1) % 3, 3, (soloist + 2) % 3)


def finished(game: Game, entry: dict[str, Any], seating: tuple[int, ...]) -> Round:
    """A round that ended as the sheet says, with cards that fit."""
    bets = [entry["bets"][player] for player in seating]
    round_ = Round(game, [()] * game.seats)
    round_.calls = {seat: bet["call"] for seat, bet in enumerate(bets) if bet}
    if entry["soloist"] is not None:
        round_.soloist = 0
    seats = range(game.seats)
    made = [seat for seat in seats if bets[seat] and bets[seat]["made"]]
    first = made or [seat for seat in seats if not bets[seat]]
    if entry["ending"] == "breach":
        round_.breach = 1 - entry["winner"]
        round_.out = first[:1] if round_.calls else []
    elif entry["ending"] == "victory":
        leader = next(seat for seat in first if seat % 2 == entry["winner"])
        round_.out = [leader, *(seat for seat in seats if seat % 2 == entry["winner"] and seat != leader)]
    else:
        # The rest goes out with the sides mixed, so that it is no victory; the last one has no tricks.
        rest = sorted((seat for seat in seats if seat != first[0]), key=lambda seat: seat % 2 == first[0] % 2)
        round_.out = [first[0], *rest[:-1]]
        mine = pile_of(entry["cards"])
        piles = (mine, tuple(card for card in PACK if card not in mine))
        for side in (0, 1):
            owner = next(seat for seat in round_.out[:-1] if seat % 2 == side)
            round_.won[owner] = piles[side]
    return round_


@pytest.mark.parametrize("case", CASES["points"], ids=lambda case: case["name"])
def test_points(case: dict[str, Any]) -> None:
    breach = any(row["round"]["ending"] == "breach" for row in case["played"])
    house_rules = {"wish_breach": "penalty"} if breach else {}
    game = Game.of(case["variant"], target=case["target"], rounds=case["rounds"], **house_rules)
    variant, totals = game.variant, None
    after: list[list[int]] = []
    for row in case["played"]:
        entry = row["round"]
        seating = seating_of(case, entry)
        round_ = finished(game, entry, seating)
        if entry["ending"] != "breach":
            assert variant.ending(round_) == entry["ending"]
        ending = variant.ending(round_) or "counted"
        round_.scores = variant.scores(round_, ending)
        soloist = None if entry["soloist"] is None else 0
        setup = Setup(seating=seating, dealer=0, first=0, soloist=soloist)
        before = totals or [0] * variant.score_columns
        totals = variant.add_scores(totals, round_, setup)
        assert totals is not None
        assert [new - old for new, old in zip(totals, before, strict=True)] == row["scores"]
        assert totals == row["totals"]
        leaders = variant.leaders(totals, None)
        assert list(leaders) == row["leaders"]
        after.append(totals)
        assert variant.match_over(game.settings, after, len(leaders)) == row["over"]


@pytest.mark.parametrize("case", CASES["ranks"], ids=lambda case: case["name"])
def test_ranks(case: dict[str, Any]) -> None:
    game = Game.of(case["variant"], players=case["players"], rounds=case["rounds"])
    for number, row in enumerate(case["played"], 1):
        leaders = game.variant.leaders(None, tuple(row["round"]["order"]))
        assert list(leaders) == row["leaders"]
        assert game.variant.match_over(game.settings, [None] * number, len(leaders)) == row["over"]


@pytest.mark.parametrize("case", CASES["titles"], ids=lambda case: f"{case['variant']}-{case['players']}")
def test_titles_and_tribute(case: dict[str, Any]) -> None:
    game = Game.of(case["variant"], players=case["players"])
    assert isinstance(game.variant, RankGame)
    assert list(game.variant.title_codes(case["players"])) == case["titles"]
    assert list(game.variant.tribute(case["players"])) == case["tribute"]
