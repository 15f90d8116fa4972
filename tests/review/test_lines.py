"""Lines from a position: unknown cards are dealt, actions are played, bots play on."""

from __future__ import annotations

import pytest

from tests.review.test_analysis import position
from tichu.core.actions import Pass
from tichu.core.errors import IllegalAction
from tichu.core.round import Round
from tichu.core.view import View
from tichu.review.analysable import CannotAnalyse, read_study, seat_view, study_json
from tichu.review.lines import BotsPlay, deal_unknown, line_json, play_line


@pytest.mark.parametrize("actions", [2, 20, 40])  # Grand Tichu, play
def test_unknown_cards_are_dealt_as_the_seat_may_expect_them(actions: int) -> None:
    round_ = position(actions)
    seat = round_.to_act()[0]
    view = round_.view(seat)

    dealt = deal_unknown(view, seed=3)

    assert dealt.hands[seat] == round_.hands[seat]
    assert [len(hand) for hand in dealt.hands] == [len(hand) for hand in round_.hands]
    cards = [card for pile in (*dealt.hands, *dealt.stock) for card in pile]
    assert sorted(cards) == sorted(card for pile in (*round_.hands, *round_.stock) for card in pile)
    assert dealt.view(seat).to_json() == view.to_json()
    assert read_study(study_json(dealt)) == dealt
    assert deal_unknown(view, seed=3) == dealt != deal_unknown(view, seed=4)


def test_whoever_has_passed_cards_on_does_so_again_in_a_dealt_position() -> None:
    round_ = position(6)
    seat = round_.to_act()[0]
    assert round_.phase == "exchange"
    assert len(round_.to_act()) < 4

    dealt = deal_unknown(round_.view(seat))

    assert [len(hand) for hand in dealt.hands] == [14] * 4
    assert dealt.to_act() == [0, 1, 2, 3]
    assert dealt.hands[seat] == round_.hands[seat]
    assert read_study(study_json(dealt)) == dealt


def test_bots_play_on_to_the_end_and_the_changes_replay_to_the_same_position() -> None:
    round_ = position(20)
    before = round_.to_json()

    steps = play_line(round_, bots=BotsPlay(400))

    assert steps[-1].after.over
    assert round_.to_json() == before
    told = line_json(round_, steps)
    now = told["position"]
    for step in told["steps"]:
        changed = dict(step["round"])
        added = changed.pop("history_added", [])
        now = {**now, **changed, "history": [*now["history"], *added]}
    now = {key: value for key, value in now.items() if value is not None}
    assert now == {key: value for key, value in study_json(steps[-1].after).items() if value is not None}


def test_bots_stop_when_a_seat_decides_again() -> None:
    round_ = position(20)
    seat = round_.to_act()[0]

    steps = play_line(round_, bots=BotsPlay(400, until=seat))

    assert steps[0].seat == seat
    assert steps[-1].after.to_act() == [seat]
    assert not any(step.after.to_act() == [seat] and step.after.phase == "play" for step in steps[:-1])


def test_an_action_is_played_before_the_bots_and_refused_if_it_is_not_legal() -> None:
    round_ = position(20)
    seat = round_.to_act()[0]
    action = round_.legal_actions(seat)[0]

    first, *others = play_line(round_, seat, action, BotsPlay(2))

    assert (first.seat, first.action) == (seat, action)
    assert len(others) == 2
    with pytest.raises(IllegalAction):
        play_line(round_, (seat + 1) % 4, Pass())


def test_a_position_is_read_with_what_clients_add_to_it() -> None:
    round_ = position(40)
    seat = round_.to_act()[0]

    assert read_study(study_json(round_)) == round_
    view = read_study(round_.view(seat).to_json())

    assert isinstance(view, View)
    assert seat_view(view).to_json() == seat_view(round_).to_json()
    for wanted in ({"seat": (seat + 1) % 4}, {"open_cards": True}):
        with pytest.raises(CannotAnalyse, match="other hands are hidden"):
            seat_view(view, **wanted)
    with pytest.raises(CannotAnalyse, match="no seat 9"):
        seat_view(round_, 9)


def test_games_of_ranks_cannot_be_studied() -> None:
    from tichu.core.match import Match

    data = Match("grandseigneur", seed=1).round.to_json()

    assert isinstance(Round.from_json(data), Round)
    with pytest.raises(CannotAnalyse, match="analysis supports nanjing"):
        read_study(data)
