"""Events: their JSON form, and who is told what of them."""

from __future__ import annotations

import json

import pytest

from tests.table.deals import FOUR_SEVENS, deal, play
from tichu.core.actions import Action, Exchange, Give, Grand, Pass, Take, Tichu, Withdraw
from tichu.core.cards import parse_cards
from tichu.core.game import Game
from tichu.table import events as e
from tichu.table.arrangement import Arrangement, Board
from tichu.table.deals import SealedDeal
from tichu.table.events import EVERYBODY, Visibility
from tichu.table.options import TableOptions

NANJING = Game.of("nanjing")
OPTIONS = TableOptions(title="Friday", edition="groo", house_rules={"target": 500}, clock=None)
SEALED = SealedDeal(3, deal("Ma", FOUR_SEVENS, "", ""), "commitment", "salt")
GIFTS = Exchange(((1, parse_cards("2g")), (2, parse_cards("Dr")), (3, parse_cards("3k"))))

ARRANGEMENT = Arrangement("cup", (("ann",), ("bob", "eve"), (), ()), ends_at=7.0, sealed=True)
BOARD = Board((parse_cards("Ma"),), (parse_cards("2g 3k"),))

SAMPLES: list[e.Event] = [
    e.Created("ann", OPTIONS),
    e.Created("", OPTIONS, ARRANGEMENT, (BOARD,)),
    e.Arranged(ARRANGEMENT),
    e.OptionsChanged(OPTIONS),
    e.Sat(2, "bob", "Bob", None),
    e.Sat(3, None, "Tao", "greedy"),
    e.Sat(1, "eve", "Eve", None, waits=True),
    e.Admitted(1),
    e.Left(2),
    e.Swapped(0, 3),
    e.HostChanged("bob"),
    e.HostChanged(None),
    e.Renamed("bob", "Robert"),
    e.Started(),
    e.Started(rated=True),
    e.Dealt(SEALED),
    e.Acted(1, 3, "player", play(FOUR_SEVENS), 2.5),
    e.Acted(2, 2, "clock", Tichu(), 0.0, (0, 2)),
    e.Acted(0, 0, "bot", Grand(True)),
    e.Acted(0, 0, "away", GIFTS),
    e.Acted(0, 0, "auto", Take()),
    e.WentAway(1),
    e.CameBack(1),
    e.Paused("ann"),
    e.Paused(None),
    e.Resumed("ann"),
    e.Chatted("ann", "Ann", False, text="hello"),
    e.Chatted("zoe", "Zoe", True, phrase="well-played"),
    e.Chatted("zoe", "Zoe", False, reaction="star"),
    e.Muted("ann", "bob", True),
    e.Closed(),
    e.Closed("rounds"),
]


def test_there_is_a_sample_of_every_kind() -> None:
    assert {event.kind for event in SAMPLES} == set(e.EVENTS)


@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: event.kind)
def test_an_event_survives_its_json_form(event: e.Event) -> None:
    stored = json.loads(json.dumps(event.to_json()))

    assert e.EVENTS[event.kind].from_json(stored, NANJING) == event
    assert not {"kind", "changes_table"} & stored.keys()


@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: event.kind)
def test_what_is_shown_of_an_event_is_json_and_says_its_kind(event: e.Event) -> None:
    shown = json.loads(json.dumps(event.shown()))

    assert shown["type"] == event.kind


@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: event.kind)
def test_keys_of_another_version_do_no_harm(event: e.Event) -> None:
    stored = {**event.to_json(), "unknown": 1}

    assert e.EVENTS[event.kind].from_json(stored, NANJING) == event


def test_an_action_of_an_older_log_has_spent_nothing_and_nobody_called_together() -> None:
    stored = {"seat": 1, "place": 1, "by": "player", "action": {"type": "pass"}}

    assert e.Acted.from_json(stored, NANJING) == e.Acted(1, 1, "player", Pass())


# -- who is told -------------------------------------------------------------------------------------------


@pytest.mark.rule("T5")
@pytest.mark.parametrize("call", [True, False])
def test_an_answer_to_the_grand_tichu_question_is_told_to_its_place_only(call: bool) -> None:
    assert e.Acted(1, 3, "player", Grand(call)).visibility == Visibility(place=3)


@pytest.mark.rule("E4")
def test_gifts_are_told_to_their_place_only() -> None:
    assert e.Acted(1, 3, "player", GIFTS).visibility == Visibility(place=3)


@pytest.mark.parametrize("action", [play("2g"), Pass(), Take(), Give(1), Tichu(), Withdraw()])
def test_everybody_is_told_of_other_actions(action: Action) -> None:
    assert e.Acted(1, 3, "player", action).visibility == EVERYBODY


def test_the_time_spent_and_simultaneous_calls_are_not_told_with_an_action() -> None:
    shown = e.Acted(1, 3, "player", Tichu(), 2.5, (1, 3)).shown()

    assert shown == {"type": "acted", "seat": 1, "place": 3, "by": "player", "action": {"type": "tichu"}}


def test_a_deal_shows_no_card_and_no_salt() -> None:
    assert e.Dealt(SEALED).shown() == {"type": "dealt", "round": 3, "commitment": "commitment"}


def test_spectators_talk_among_themselves() -> None:
    assert e.Chatted("zoe", "Zoe", True, text="x").visibility == Visibility(
        spectators_only=True, speaker="zoe"
    )


def test_players_are_heard_by_all_who_have_not_muted_them() -> None:
    assert e.Chatted("ann", "Ann", False, text="x").visibility == Visibility(speaker="ann")


def test_muting_somebody_is_told_to_nobody_else() -> None:
    assert e.Muted("ann", "bob", True).visibility == Visibility(person="ann")


def test_everybody_is_told_of_all_other_events() -> None:
    private = (e.Acted, e.Chatted, e.Muted)

    assert all(event.visibility == EVERYBODY for event in SAMPLES if not isinstance(event, private))
