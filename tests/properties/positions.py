"""Invariants of every position."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from random import Random

import pytest

import tichu
from tests.properties.attempts import SIMPLE, dressed, is_listed, needless_receiver_left_out, random_attempt
from tests.properties.cards import Json, cards_in, is_bomb, pack_of
from tests.properties.knowledge import check_views
from tests.properties.results import check_result
from tests.properties.samples import MANY, ends_of, same_actions, sample


def check_position(round_: tichu.Round, rng: Random) -> None:
    """Check all invariants; the generator picks samples where checking everything would take too long."""
    position = round_.to_json()
    options = [round_.legal_actions(seat) for seat in range(round_.game.seats)]
    check_cards(position)
    check_somebody_can_act(round_, position, options)
    check_wish_binds(round_, position, options)
    check_legal_is_accepted(round_, position, options, rng)
    check_illegal_is_refused(round_, position, options, rng)
    check_json(position, options)
    check_views(round_, position, options, rng)
    if round_.over:
        check_result(round_, position)


def check_cards(position: Json) -> None:
    """No card is lost or duplicated."""
    given = [gifts or {} for gifts in position.get("given", [])] if position["phase"] == "exchange" else []
    everything = cards_in(
        [
            *position["hands"],
            *position["stock"],
            *position["won"],
            *(played["cards"] for played in position["trick"]),
            *(cards for gifts in given for cards in gifts.values()),
            position.get("faceup", ""),
        ]
    )
    assert everything == pack_of(position)


def check_somebody_can_act(
    round_: tichu.Round, position: Json, options: Sequence[Sequence[tichu.Action]]
) -> None:
    """The round waits for somebody who can act, until it is over; the others can only interrupt."""
    waiting = round_.to_act()
    if position["phase"] == "over":
        assert not waiting and not any(options)
        return
    assert waiting
    if position["phase"] in ("play", "take"):
        assert waiting == [position["turn"]]
    for seat, actions in enumerate(options):
        sorts = {type(action) for action in (actions if len(actions) <= MANY else ends_of(actions))}
        if seat in waiting:
            assert sorts - {tichu.Tichu, tichu.Withdraw}
        else:
            assert sorts <= {tichu.Tichu, tichu.Withdraw, tichu.Play}
            assert position["trick"] or tichu.Play not in sorts  # B2
        if seat in position["out"] and seat not in waiting:
            assert not actions


def check_wish_binds(round_: tichu.Round, position: Json, options: Sequence[Sequence[tichu.Action]]) -> None:
    """A bound seat in turn must fulfil the wish or bomb; a leader with the rank must lead it (W3, W6)."""
    wish, seat = position["wish"], position["turn"]
    free = seat == round_.dummy and not round_.settings.dummy_honours_wish
    if wish is None or position["phase"] != "play" or free or round_.settings.wish_breach == "penalty":
        return
    plays = [action.to_json()["cards"].split() for action in options[seat] if isinstance(action, tichu.Play)]
    fulfilling = [cards for cards in plays if any(card[0] == wish for card in cards)]
    below = position["trick"][-1]["cards"] if position["trick"] else None
    if below in (None, "Do") and any(card[0] == wish for card in position["hands"][seat].split()):
        assert fulfilling
    if fulfilling:
        assert tichu.Pass() not in options[seat]
        rest = [cards for cards in plays if cards not in fulfilling]
        assert all(below is not None and is_bomb(cards) for cards in rest)


def check_legal_is_accepted(
    round_: tichu.Round, position: Json, options: Sequence[Sequence[tichu.Action]], rng: Random
) -> None:
    """No action is listed twice, and what is listed is accepted, as an object and as JSON."""
    for seat, actions in enumerate(options):
        if len(actions) <= MANY or rng.random() < 0.05:
            assert len(set(actions)) == len(set(map(_same_action, actions))) == len(actions)
        for action in sample(actions, 4, rng):
            data = action.to_json()
            assert tichu.Action.from_json(data) == action
            assert tichu.Action.from_json(json.loads(json.dumps(data))).to_json() == data
            assert round_.why_not(seat, action) is None
            assert round_.why_not(seat, data) is None
            one, other = round_.copy(), round_.copy()
            one.apply(seat, action)
            other.apply(seat, data)
            assert one.to_json() == other.to_json()
    assert round_.to_json() == position, "a copy is tied to its original"


def _same_action(action: tichu.Action) -> str:
    data = action.to_json()
    if "cards" in data:
        data["cards"] = " ".join(sorted(data["cards"].split()))
    return json.dumps(data, sort_keys=True)


def check_illegal_is_refused(
    round_: tichu.Round, position: Json, options: Sequence[Sequence[tichu.Action]], rng: Random
) -> None:
    """Any other action is refused with a reason, and changes nothing."""
    hands = position["hands"]
    attempts = [
        (seat, random_attempt(position, options, seat, rng)) for seat in sample(range(len(options)), 4, rng)
    ]
    for seat in round_.to_act()[:1]:
        attempts += [(seat, {"type": kind}) for kind in SIMPLE]
        attempts += [(seat, dressed([card], 0, rng)) for card in sample(hands[seat].split(), 2, rng)]
    for seat, action in attempts:
        copy = round_.copy()
        why_not = round_.why_not(seat, action)
        if is_listed(needless_receiver_left_out(round_, seat, action, options[seat]), options[seat]):
            assert why_not is None
            copy.apply(seat, action)
            continue
        try:
            copy.apply(seat, action)
        except tichu.IllegalAction as refusal:
            error = refusal
        else:
            pytest.fail(f"seat {seat} may not {action}, but was allowed to\n{json.dumps(position)}")
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", error.code)
        assert error.sentence and str(error) == error.sentence
        assert why_not is not None
        assert (why_not.code, why_not.sentence) == (error.code, error.sentence)
        assert copy.to_json() == position, f"the refused {action} of seat {seat} left a trace"
    for seat in (-1, len(options)):
        with pytest.raises(tichu.IllegalAction):
            round_.copy().apply(seat, {"type": "pass"})
        assert round_.why_not(seat, {"type": "pass"}) is not None


def check_json(position: Json, options: Sequence[Sequence[tichu.Action]]) -> None:
    """A position that is written and read again is the same, and the same is legal in it."""
    again = tichu.Round.from_json(position)
    assert again.to_json() == position
    text = json.dumps(position)
    assert json.dumps(tichu.Round.from_json(json.loads(text)).to_json()) == text
    for seat, actions in enumerate(options):
        assert same_actions(again.legal_actions(seat), actions)
