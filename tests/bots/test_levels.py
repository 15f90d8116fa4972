"""Levels of the club bot."""

from __future__ import annotations

import tichu
from tests.bots.support import moments
from tichu.bots.registry import make
from tichu.bots.simple import GreedyBot

VIEWS = [
    round_.view(seat)
    for seed in range(6)
    for round_, seat in moments("nanjing", "fata-morgana", seed)
    if round_.phase in ("grand", "play")
]


def test_easy_makes_one_play_in_four_like_greedy() -> None:
    plays = careless = 0
    for number, view in enumerate(VIEWS):
        if view.in_turn and view.round.phase == "play":
            normal, greedy = make("club").consider(view), GreedyBot().consider(view)
            easy = make("club@easy", number).consider(view)
            if greedy.reason != normal.reason and not isinstance(normal.action, tichu.Tichu):
                plays += 1
                careless += easy == greedy
    assert plays > 200
    assert 0.17 < careless / plays < 0.33


def test_easy_calls_less_and_never_grand() -> None:
    called = views_with_a_call()
    easy = [isinstance(make("club@easy", number).decide(view), tichu.Tichu) for number, view in called]
    assert 0 < sum(easy) < len(easy) * 3 / 4
    aces = "Ag Ak Ab Ar Dr Ph Kg Kk"
    low = ["2g 3g 4g 5g 6g 7g 8g 9g", "2k 3k 4k 5k 6k 7k 8k 9k", "2b 3b 4b 5b 6b 7b 8b 9b"]
    match = tichu.Match(seed=1)
    position = match.round.to_json()
    rest = " ".join(position["stock"] + position["hands"]).split()
    left = [card for card in rest if card not in " ".join([aces, *low]).split()]
    position["hands"] = [aces, *low]
    position["stock"] = [" ".join(left[seat * 6 : seat * 6 + 6]) for seat in range(4)]
    view = tichu.Round.from_json(position).view(0)
    assert make("club").decide(view) == tichu.Grand(True)
    assert make("club@easy", 1).decide(view) == tichu.Grand(False)


def views_with_a_call() -> list[tuple[int, tichu.View]]:
    """Views at which club calls Tichu, in rounds between club bots."""
    club = make("club")
    called: list[tuple[int, tichu.View]] = []

    def decide(view: tichu.View) -> tichu.Action:
        action = club.decide(view)
        if isinstance(action, tichu.Tichu):
            called.append((len(called), view))
        return action

    for seed in range(24):
        tichu.referee.play_round(tichu.Match(seed=seed).round, [decide] * 4)
    return called


def test_normal_uses_no_randomness() -> None:
    for view in VIEWS[::5]:
        assert make("club", 1).consider(view) == make("club@normal", 2).consider(view)
