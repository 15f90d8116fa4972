"""Tables that a tournament arranges: reserved places, the start, boards, the end by the clock, pauses."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.table.virtual import PEOPLE, OpenTable, fold, same_state
from tichu.core.match import Match
from tichu.table import commands as c
from tichu.table import events as e
from tichu.table import inputs
from tichu.table.arrangement import Arrangement, Board
from tichu.table.options import TableOptions

ANN, BOB, CAT, DAN, EVE = PEOPLE[:5]
RESERVED = (("ann",), ("bob",), ("cat",), ("dan",))
WANTED = Arrangement("cup", RESERVED)
OPTIONS = TableOptions(clock=None, bomb_window=0, between_rounds=1, spectators=False)


def table(wanted: Arrangement = WANTED, boards: tuple[Board, ...] = (), **rules: object) -> OpenTable:
    options = replace(OPTIONS, house_rules=rules)
    return OpenTable(options, create=inputs.CreateArranged(options, wanted, boards), sleep_after=60)


def arrive(arranged: OpenTable, *people: c.Person) -> None:
    for person in people:
        arranged.feed(inputs.Arrived(person))


def finish_round(arranged: OpenTable) -> None:
    """Play to the end of the round with safe actions."""
    for _ in range(500):
        if arranged.round.over:
            return
        seat = arranged.round.to_act()[0]
        arranged.act(seat, arranged.providers.fallback(arranged.round.view(seat)))
        arranged.advance(1)
    raise AssertionError("the round does not end")


def test_people_sit_down_by_coming_and_the_last_one_starts_the_match() -> None:
    arranged = table()
    arrive(arranged, CAT, ANN, DAN)
    assert [place.player for place in arranged.state.places] == ["ann", None, "cat", "dan"]
    assert arranged.status == "open"
    arrive(arranged, BOB)
    assert arranged.status == "running" and arranged.phase == "grand"
    assert same_state(fold(arranged.log), arranged.state)


def test_nobody_else_sits_or_looks() -> None:
    arranged = table()
    assert not arranged.state.may_enter("eve")
    assert arranged.do(EVE, c.Sit()) == "not-allowed"
    arrive(arranged, ANN, BOB, CAT, DAN)
    assert not arranged.state.may_enter("eve")
    assert arranged.state.may_enter("ann")


@pytest.mark.parametrize(
    "command",
    [
        c.SeatBot(1, "club"),
        c.OpenPlace(0),
        c.Swap(0, 1),
        c.ChangeOptions(OPTIONS),
        c.Start("club"),
        c.Rematch(),
        c.Close(),
        c.HandOver("ann"),
    ],
)
def test_what_the_tournament_decides_is_nobodys_at_the_table(command: c.Command) -> None:
    arranged = table()
    arrive(arranged, ANN, BOB)
    arranged.advance(120)  # after that time, an absent host would be replaced
    assert arranged.do(ANN, command) == "arranged-table"
    assert arranged.state.host == ""


def test_bots_play_for_the_absent_until_they_come() -> None:
    arranged = table()
    arrive(arranged, ANN, BOB, CAT)
    arranged.feed(inputs.Arrange(replace(WANTED, play_on=True)))
    assert arranged.status == "running" and arranged.state.places[3].bot == "club"
    arrive(arranged, DAN)
    assert arranged.state.places[3].player == "dan" and arranged.state.places[3].waits


def test_a_table_without_anybody_does_not_start() -> None:
    arranged = table()
    arranged.feed(inputs.Arrange(replace(WANTED, play_on=True)))
    assert arranged.status == "open"


def test_only_the_director_ends_a_pause_of_the_director() -> None:
    arranged = table()
    arrive(arranged, ANN, BOB, CAT, DAN)
    arranged.feed(inputs.Arrange(replace(WANTED, held=True)))
    assert arranged.state.paused
    assert arranged.do(ANN, c.ResumeGame()) == "director-paused"
    arranged.feed(inputs.Arrange(WANTED))
    assert not arranged.state.paused


def test_a_held_table_starts_when_it_goes_on() -> None:
    arranged = table(replace(WANTED, held=True))
    arrive(arranged, ANN, BOB, CAT, DAN)
    assert arranged.status == "open"
    arranged.feed(inputs.Arrange(WANTED))
    assert arranged.status == "running"


def test_somebody_who_is_replaced_leaves_and_the_other_plays_from_the_next_deal() -> None:
    arranged = table()
    arrive(arranged, ANN, BOB, CAT, DAN)
    arranged.feed(inputs.Arrange(replace(WANTED, reserved=(("eve",), *RESERVED[1:]))))
    assert arranged.state.places[0].left and not arranged.state.may_enter("ann")
    arrive(arranged, EVE)
    assert arranged.state.places[0].player == "eve" and arranged.state.places[0].waits


def test_all_who_leave_can_return() -> None:
    arranged = table()
    arrive(arranged, ANN, BOB, CAT, DAN)
    for person in (ANN, BOB, CAT, DAN):
        arranged.do(person, c.Leave())
    assert arranged.status == "running" and arranged.state.asleep
    arrive(arranged, BOB)
    assert arranged.state.places[1].player == "bob" and not arranged.state.asleep


def test_the_same_arrangement_again_changes_nothing() -> None:
    arranged = table()
    arrive(arranged, ANN)
    version = arranged.state.version
    arranged.feed(inputs.Arrange(WANTED))
    assert arranged.state.version == version


def test_the_match_ends_with_the_hand_in_play_when_the_time_is_up() -> None:
    arranged = table(replace(WANTED, ends_at=110.0), target=None, rounds=50)
    arrive(arranged, ANN, BOB, CAT, DAN)
    arranged.advance(20)
    finish_round(arranged)
    arranged.advance(2)
    assert arranged.status == "closed" and arranged.state.close_reason == "time"
    assert len(arranged.state.commitments) == 1


def test_tables_with_the_same_boards_have_the_same_cards_and_end_after_the_last() -> None:
    cards = Match("nanjing", seed=5).deal
    boards = (Board(cards.hands, cards.stock),)
    tables = [table(replace(WANTED, sealed=True), boards, target=None, rounds=1) for _ in range(2)]
    for arranged in tables:
        arrive(arranged, ANN, BOB, CAT, DAN)
        finish_round(arranged)
        arranged.advance(2)
        assert arranged.status in ("finished", "closed")
        dealt = [entry.event for entry in arranged.log if isinstance(entry.event, e.Dealt)]
        assert [(one.sealed.deal.hands, one.sealed.deal.stock) for one in dealt] == [boards[0][:2]]
        assert "boards" not in arranged.log[0].event.shown()


def test_a_sealed_table_cannot_be_watched_even_if_others_can() -> None:
    options = replace(OPTIONS, spectators=True)
    for sealed in (True, False):
        create = inputs.CreateArranged(options, replace(WANTED, sealed=sealed))
        arranged = OpenTable(options, create=create)
        arrive(arranged, ANN, BOB, CAT, DAN)
        assert arranged.state.may_enter("eve") is not sealed


def test_somebody_who_comes_later_starts_a_match_in_which_bots_play_for_the_absent() -> None:
    arranged = table(replace(WANTED, play_on=True))

    arrive(arranged, BOB)

    assert arranged.status == "running"
    assert [place.bot for place in arranged.state.places] == ["club", None, "club", "club"]
    assert same_state(fold(arranged.log), arranged.state)


def test_a_bot_plays_at_once_for_somebody_who_was_replaced_before_the_start() -> None:
    arranged = table()
    arrive(arranged, ANN, BOB, CAT)

    arranged.feed(inputs.Arrange(replace(WANTED, reserved=(("eve",), *RESERVED[1:]), play_on=True)))

    assert arranged.status == "running"
    assert [place.bot for place in arranged.state.places] == ["club", None, None, "club"]
