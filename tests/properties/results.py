"""Scores of rounds, computed independently."""

from __future__ import annotations

from collections.abc import Iterable

import tichu
from tests.properties.cards import SPECIALS, Json
from tests.properties.tables import RANK_GAMES

POINTS = {"5": 5, "T": 10, "K": 10, "Dr": 25, "Ph": -25}


def is_victory(position: Json) -> bool:
    """Whether a whole team was out before anybody else (S4, TI6)."""
    team = len(position["hands"]) // 2
    return len(position["out"]) == team and len({seat % 2 for seat in position["out"]}) == 1


def card_points(cards: Iterable[str]) -> int:
    """Kings and tens 10, fives 5, Dragon 25, Phoenix -25 (S3)."""
    return sum(POINTS.get(card if card in SPECIALS else card[0], 0) for card in cards)


def check_result(round_: tichu.Round, position: Json) -> None:
    """The score, computed independently from the final position (S, T, W8, TR8, TI6, TI7, GS1, HI6)."""
    seats, settings = len(position["hands"]), round_.settings
    assert position["phase"] == "over" and position["turn"] is None
    if position["variant"] in RANK_GAMES:
        assert sorted(position["out"]) == list(range(seats))
        assert position["scores"] is None
        return
    bets = [0, 0]
    for seat, call in position["calls"].items():
        stake = settings.grand_points if call == "grand" else settings.tichu_points
        bets[int(seat) % 2] += stake if position["out"][:1] == [int(seat)] else -stake
    breach = position.get("breach")
    if breach is not None:
        assert settings.wish_breach == "penalty"
        cards = [0, 0]
        cards[1 - breach % 2] = settings.victory_points
        assert position["out"] or not position["calls"], "a bet is open"
        assert len(position["out"]) < seats - 1
    elif is_victory(position):
        cards = [0, 0]
        cards[position["out"][0] % 2] = settings.victory_points
    else:
        cards = counted(position)
        assert sum(cards) == 100
    scores = [have + bet for have, bet in zip(cards, bets, strict=True)]
    assert position["scores"] == (scores * 2 if position["variant"] == "trichu" else scores)


def counted(position: Json) -> list[int]:
    """The card points of both teams, the last one's cards handed over."""
    out, seats = position["out"], len(position["hands"])
    assert len(out) == seats - 1
    (last,) = set(range(seats)) - set(out)
    team_of = {seat: seat % 2 for seat in range(seats)}
    if seats == 6:
        team_of[out[-1]] = out[0] % 2
        team_of[last] = 1 - last % 2
    else:
        team_of[last] = out[0] % 2
    teams = [0, 0]
    for seat, pile in enumerate(position["won"]):
        teams[team_of[seat]] += card_points(pile.split())
    teams[1 - last % 2] += card_points(position["hands"][last].split())
    return teams
