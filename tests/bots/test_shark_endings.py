"""Endings of two players: the solver agrees with a search on the core."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import tichu
from tests.bots.test_shark import shark
from tests.support import on_table, position
from tichu.bots.shark.search import Search, Searcher, sample_views
from tichu.core.actions import Tichu
from tichu.core.cards import PACK, Card, card_name
from tichu.kernel.jit import COMPILED
from tichu.review.decisions import RecordedDecision
from tichu.review.judging import LEVELS, Judge
from tichu.table.referee import Referee

MEMO = dict[tuple[object, ...], int]


def ending(rng: Random) -> tichu.Round:
    """Two opponents with two to four cards each; all other cards are in tricks."""
    cards: list[Card] = rng.sample(PACK, len(PACK))
    if rng.random() < 0.6:  # prefer special cards: they make it difficult
        cards.sort(key=lambda card: -rng.random() * (card in PACK[:2] or card in PACK[-2:] or card >> 2 > 12))
    first, second, other = rng.randrange(2, 4), rng.randrange(2, 5), rng.choice([1, 3])
    round_ = tichu.Round(tichu.Game.of("nanjing"), [(), (), (), ()])
    round_.hands[0], round_.hands[other] = (
        tuple(sorted(cards[:first])),
        tuple(sorted(cards[first : first + second])),
    )
    round_.phase, round_.turn, round_.dealer, round_.started = "play", rng.choice([0, other]), 0, {0, 1, 2, 3}
    round_.out = [2, 4 - other]
    for card in cards[first + second :]:
        pile = rng.randrange(4)
        round_.won[pile] = tuple(sorted((*round_.won[pile], card)))
    return round_


def best(round_: tichu.Round, memo: MEMO) -> int:
    """The margin of seats 0 and 2 with perfect play by both sides, computed with the core."""
    if round_.over:
        assert round_.scores is not None
        return round_.scores[0] - round_.scores[1]
    key = (
        round_.phase,
        round_.turn,
        tuple(round_.hands),
        tuple(round_.trick),
        tuple(round_.passed),
        round_.wish,
        tuple(round_.won),
        tuple(round_.out),
    )
    if key not in memo:
        seat = round_.turn
        assert seat is not None
        values = [after(round_, seat, action, memo) for action in round_.legal_actions(seat)]
        memo[key] = max(values) if seat % 2 == 0 else min(values)
    return memo[key]


def after(round_: tichu.Round, seat: int, action: tichu.Action, memo: MEMO) -> int:
    if isinstance(action, Tichu):
        return -10_000 if seat % 2 == 0 else 10_000
    then = round_.copy()
    then.apply(seat, action)
    return best(then, memo)


def test_solved_endings_agree_with_the_core() -> None:
    rng, compared, differing = Random(4), 0, 0
    for _ in range(60 if COMPILED else 15):
        round_ = ending(rng)
        seat = round_.turn
        assert seat is not None
        search = Search(Searcher(), round_.view(seat), 1, 1)
        if search.exact is None:
            continue
        sign, memo = 1 if seat % 2 == 0 else -1, MEMO()
        for choice, value in zip(search.choices, search.exact, strict=True):
            assert value == sign * after(round_, seat, choice.action, memo), (round_.to_json(), choice.action)
            compared += 1
        differing += search.exact.max() > search.exact.min()
    assert compared > 20 and differing > 2


def between_two(hands: list[str], trick: str, owner: int, **keys: Any) -> tichu.Round:
    """Two players are left, and there is one card on the table; the other cards are in tricks."""
    rest = set(map(card_name, PACK)) - set(" ".join([*hands, trick]).split())
    won = ["", "", "", " ".join(sorted(rest))]
    return tichu.Round.from_json(position(hands, trick=on_table((owner, trick)), won=won, **keys))


def test_shark_keeps_the_phoenix_if_passing_is_best() -> None:
    round_ = between_two(["4g 5g Ph", "Do Ab", "", ""], "6b", owner=1, turn=0, out=[2, 3])
    values = {action: after(round_, 0, action, MEMO()) for action in round_.legal_actions(0)}
    assert len(set(values.values())) > 1
    decision = shark(1).consider(round_.view(0))
    assert values[decision.action] == max(values.values())
    assert decision.reason.code == "solved"


def test_endgame_considers_a_bomb_of_the_opponent_after_the_play() -> None:
    hands = ["9g 9k 9b 9r Tb", "5g 5k 5b 5r", "", ""]
    round_ = between_two(hands, "Tr", owner=2, phase="take", turn=2, passed=[0, 1], out=[3, 2])
    referee = Referee(round_)
    assert referee.ask() == 0, "before the other bomb"
    bomb, passing = shark(1).think(round_.view(0)).choices
    assert isinstance(bomb.action, tichu.Play) and isinstance(passing.action, tichu.Pass)
    assert bomb.mean > passing.mean, "the other would bomb, and win the trick"
    assert (bomb.error, passing.error) == (0.0, 0.0)


@pytest.mark.parametrize(("penalty", "solved"), [(0, False), (200, True)])
def test_endings_are_not_solved_if_breaking_a_wish_can_pay(penalty: int, solved: bool) -> None:
    round_ = between_two(
        ["7g 8g", "7r Ab", "", ""], "6b", owner=1, turn=0, out=[2, 3],
        settings={"wish_breach": "penalty", "victory_points": penalty},
    )  # fmt: skip
    assert (shark(1).consider(round_.view(0)).reason.code == "solved") == solved


def test_endings_with_very_high_bets() -> None:
    round_ = between_two(
        ["7g 8g", "7r Ab", "", ""], "6b", owner=1, turn=0, out=[2, 3],
        calls={"2": "tichu"}, settings={"tichu_points": 1_000_000},
    )  # fmt: skip
    thought = shark(1).think(round_.view(0))
    assert thought.exact and thought.best.mean > 999_000


def test_all_code_is_loaded_before_the_first_decision() -> None:
    views = list(sample_views())
    assert [view.round.phase for view in views] == ["grand", "exchange", "play", "play"]
    assert [Search(Searcher(), view, 1, 1).exact is None for view in views] == [True, True, True, False]


def test_review_reports_no_cost_for_the_best_move_of_an_ending() -> None:
    rng, judge, blamed = Random(8), Judge(LEVELS["quick"]), 0
    for _ in range(60 if COMPILED else 8):
        round_ = ending(rng)
        seat = round_.turn
        assert seat is not None
        search = Search(Searcher(), round_.view(seat), 1, 1)
        if search.exact is None or search.exact.max() == search.exact.min():
            continue
        best_move, worst_move = (
            search.choices[at].action for at in (search.exact.argmax(), search.exact.argmin())
        )
        verdict = judge.judge(RecordedDecision(1, 1, seat, seat, "lead", round_, best_move), 1)
        assert (verdict.grade, verdict.cost) == ("good", 0.0)
        verdict = judge.judge(RecordedDecision(1, 1, seat, seat, "lead", round_, worst_move), 1)
        assert verdict.cost == search.exact.max() - search.exact.min()
        blamed += verdict.grade != "good"
    assert blamed > 2
