"""Bomb windows: claims in playing order, held plays, and picking up the trick."""

from __future__ import annotations

import pytest

from tests.table.deals import (
    FOUR_NINES,
    FOUR_QUEENS,
    FOUR_SEVENS,
    play,
    playing_options,
    small_deal,
)
from tests.table.tricks import WINDOW, led_table, pass_to_the_end, plays
from tests.table.virtual import PEOPLE, VirtualTable
from tichu.core.actions import Give, Pass, Take, Tichu
from tichu.table import commands as c
from tichu.table.inputs import ForceClose
from tichu.table.waiting import TAKE_DELAY

# -- claims ------------------------------------------------------------------------------------------------


@pytest.mark.rule("B5")
@pytest.mark.parametrize("quick", [1, 3])
def test_the_first_in_playing_order_bombs_however_quick_the_other_is(quick: int) -> None:
    table = led_table("", FOUR_SEVENS, "", FOUR_NINES)
    bombs = {1: play(FOUR_SEVENS), 3: play(FOUR_NINES)}

    for seat in (quick, 4 - quick):
        assert table.act(seat, bombs[seat], action_id=f"bomb {seat}") == "held"
        table.advance(0.5)
    assert plays(table) == []
    table.advance(WINDOW)

    assert plays(table) == [(1, bombs[1])]
    assert table.last_reply("bomb 1") == "ack"
    assert table.last_reply("bomb 3") == "overtaken"


@pytest.mark.rule("B5", "B2")
def test_the_player_of_the_last_play_claims_last() -> None:
    table = led_table(FOUR_QUEENS, "", "", FOUR_SEVENS)

    table.act(0, play(FOUR_QUEENS), action_id="own play")
    table.act(3, play(FOUR_SEVENS), action_id="left neighbour")
    table.advance(WINDOW)

    assert table.last_reply("left neighbour") == "ack"
    assert table.last_reply("own play") == "overtaken"


@pytest.mark.rule("B4", "B5")
def test_an_overtaken_bomb_can_be_claimed_again_on_the_bomb_that_came_first() -> None:
    table = led_table("", FOUR_SEVENS, "", FOUR_NINES)
    table.act(3, play(FOUR_NINES))
    table.act(1, play(FOUR_SEVENS))
    table.advance(WINDOW)

    assert table.live["window"] == WINDOW
    assert table.act(3, play(FOUR_NINES)) == "held"
    table.advance(WINDOW)

    assert [seat for seat, _ in plays(table)] == [1, 3]


def test_claims_are_neither_stored_nor_shown_before_the_window_ends() -> None:
    table = led_table("", "", FOUR_SEVENS, "")
    version, shown = table.state.version, len(table.shown)

    table.act(2, play(FOUR_SEVENS))
    table.advance(WINDOW - 0.001)

    assert (table.state.version, len(table.shown)) == (version, shown)
    assert table.round.trick[-1].seat == 0


# -- held plays --------------------------------------------------------------------------------------------


def test_an_ordinary_play_is_held_and_made_when_the_window_ends() -> None:
    table = led_table("", "", "", "")

    assert table.act(1, Pass(), action_id="pass") == "held"
    table.advance(WINDOW - 0.001)
    assert plays(table) == []
    table.advance(0.001)

    assert plays(table) == [(1, Pass())]
    assert table.replies["pass"] == ["held", "ack"]


@pytest.mark.rule("B2")
def test_a_bomb_overtakes_a_held_play() -> None:
    table = led_table("", "", "", FOUR_SEVENS)

    table.act(1, Pass(), action_id="pass")
    table.act(3, play(FOUR_SEVENS))
    table.advance(WINDOW)

    assert table.last_reply("pass") == "overtaken"
    assert plays(table) == [(3, play(FOUR_SEVENS))]
    assert table.round.turn == 0


def test_a_newer_action_of_the_same_seat_replaces_the_held_one() -> None:
    table = led_table("", "2g", "", "")

    table.act(1, Pass(), action_id="pass")
    assert table.act(1, play("2g"), action_id="play") == "held"
    assert table.last_reply("pass") == "replaced"
    table.advance(WINDOW)

    assert plays(table) == [(1, play("2g"))]
    assert table.last_reply("play") == "ack"


def test_a_claim_can_be_taken_back_by_an_ordinary_action() -> None:
    table = led_table("", FOUR_SEVENS, "", "")

    table.act(1, play(FOUR_SEVENS), action_id="bomb")
    table.act(1, Pass(), action_id="pass")
    table.advance(WINDOW)

    assert table.last_reply("bomb") == "replaced"
    assert plays(table) == [(1, Pass())]


def test_a_held_action_sent_again_is_held_once() -> None:
    table = led_table("", "", "", "")

    for _ in range(2):
        assert table.act(1, Pass(), action_id="pass") == "held"
    table.advance(WINDOW)

    assert table.replies["pass"] == ["held", "held", "ack"]
    assert plays(table) == [(1, Pass())]


def test_an_illegal_action_in_a_window_is_refused_at_once() -> None:
    table = led_table("", "", "", "")

    assert table.act(2, Pass()) == "not-your-turn"
    assert table.act(1, play("Ma")) == "not-in-hand"
    assert table.act(1, Pass()) == "held"


def test_a_call_does_not_wait_for_the_window() -> None:
    table = led_table("", "", "", "")

    assert table.act(2, Tichu()) == "ack"

    assert table.live["window"] == WINDOW


def test_a_pause_in_a_window_gives_back_what_was_held() -> None:
    table = led_table("", "", "", "")
    table.act(1, Pass(), action_id="pass")

    table.do(PEOPLE[0], c.PauseGame())
    assert table.last_reply("pass") == "void"
    table.advance(60)
    assert plays(table) == []
    table.do(PEOPLE[0], c.ResumeGame())

    assert table.live["window"] == WINDOW
    assert table.act(1, Pass()) == "held"


# -- how long ----------------------------------------------------------------------------------------------


@pytest.mark.rule("B5")
@pytest.mark.parametrize("hands", [("", "", "", ""), ("", FOUR_SEVENS, FOUR_NINES, FOUR_QUEENS)])
@pytest.mark.parametrize("people", [4, 1])
def test_the_window_lasts_equally_long_whoever_holds_a_bomb(hands: tuple[str, ...], people: int) -> None:
    table = led_table(*hands, people=people)

    assert table.live["window"] == WINDOW
    table.advance(WINDOW - 0.001)
    assert table.live["window"] == 0.001
    assert plays(table) == []


@pytest.mark.rule("B5")
def test_no_window_when_nobody_else_has_enough_cards_for_a_bomb() -> None:
    hands = ("2g 3g 4g 5g 6k", "8g 9g Tg", "8k 9k Tk", "8b 9b Tb")
    table = VirtualTable(playing_options(bomb_window=WINDOW, clock=None), deals=[small_deal(*hands)])

    assert table.act(0, play("2g")) == "ack"
    assert table.live["window"] is not None, "the leader still holds four cards"
    table.advance(WINDOW)
    assert table.act(1, play("8g")) == "ack"
    table.advance(WINDOW)
    assert table.act(2, play("9k")) == "ack"
    table.advance(WINDOW)
    assert table.act(3, play("Tb")) == "ack"

    assert table.round.turn == 0
    assert table.live["window"] is None, "only the player in turn could hold a bomb"


def test_no_window_after_a_pass() -> None:
    table = led_table("", "", "", "")
    table.advance(WINDOW)

    assert table.act(1, Pass()) == "ack"

    assert table.live["window"] is None
    assert table.act(2, Pass()) == "ack"


@pytest.mark.rule("B2")
def test_after_a_pass_a_bomb_is_made_at_once() -> None:
    table = led_table("", "", "", FOUR_SEVENS)
    table.advance(WINDOW)
    table.act(1, Pass())

    assert table.act(3, play(FOUR_SEVENS)) == "ack"


def test_without_a_window_plays_and_bombs_are_made_at_once() -> None:
    table = led_table("", "", "", FOUR_SEVENS, bomb_window=0)

    assert table.live["window"] is None
    assert table.act(1, Pass()) == "ack"
    assert table.act(3, play(FOUR_SEVENS)) == "ack"
    for seat in (0, 1, 2):
        assert table.act(seat, Pass()) == "ack"
    assert table.live["window"] is None
    assert table.act(3, Take()) == "ack"


# -- picking up the trick ----------------------------------------------------------------------------------


@pytest.mark.rule("B2", "P4")
def test_the_table_takes_an_ordinary_trick_by_itself_after_a_window() -> None:
    table = led_table("", "", "", "")
    pass_to_the_end(table)

    assert table.phase == "take"
    assert table.live["window"] == WINDOW
    table.advance(WINDOW)

    assert (table.acted()[-1].seat, table.acted()[-1].action, table.acted()[-1].by) == (0, Take(), "auto")
    assert table.phase == "play" and table.round.turn == 0 and not table.round.trick


@pytest.mark.rule("B2", "P4")
def test_without_a_window_the_table_takes_the_trick_when_people_have_seen_it() -> None:
    table = led_table("", "", "", "", bomb_window=0)
    pass_to_the_end(table)

    assert table.phase == "take"
    assert table.live["window"] is None
    table.advance(TAKE_DELAY - 0.001)
    assert table.phase == "take"
    table.advance(0.001)

    assert (table.acted()[-1].seat, table.acted()[-1].action, table.acted()[-1].by) == (0, Take(), "auto")


def test_without_a_window_the_winner_may_take_the_trick_at_once() -> None:
    table = led_table("", "", "", "", bomb_window=0)
    pass_to_the_end(table)

    assert table.act(0, Take()) == "ack"
    table.advance(10)

    assert [acted.action for acted in table.acted()].count(Take()) == 1


@pytest.mark.rule("B2")
def test_without_a_window_a_bomb_keeps_the_trick_on_the_table() -> None:
    table = led_table("", "", FOUR_SEVENS, "", bomb_window=0)
    pass_to_the_end(table)

    table.advance(TAKE_DELAY / 2)
    assert table.act(2, play(FOUR_SEVENS)) == "ack"
    table.advance(10)

    assert table.phase == "play" and table.round.turn == 3


def test_a_trick_is_taken_although_its_winner_sits_down_only_then() -> None:
    table = led_table("", "", "", "", bomb_window=0, bot=lambda _: None)
    table.do(PEOPLE[0], c.Leave())
    pass_to_the_end(table)

    table.do(PEOPLE[0], c.Sit())
    table.advance(TAKE_DELAY)

    assert table.acted()[-1].action == Take()


def test_a_trick_waits_during_a_pause() -> None:
    table = led_table("", "", "", "", bomb_window=0)
    pass_to_the_end(table)

    table.do(PEOPLE[0], c.PauseGame())
    table.advance(10)
    assert table.phase == "take"
    table.do(PEOPLE[0], c.ResumeGame())
    table.advance(TAKE_DELAY)

    assert table.acted()[-1].action == Take()


@pytest.mark.rule("B2")
def test_a_finished_trick_can_be_bombed_until_it_is_taken() -> None:
    table = led_table("", "", FOUR_SEVENS, "")
    pass_to_the_end(table)

    assert table.act(0, Take(), action_id="take") == "held"
    assert table.act(2, play(FOUR_SEVENS)) == "held"
    table.advance(WINDOW)

    assert table.last_reply("take") == "overtaken"
    assert table.phase == "play" and table.round.turn == 3


@pytest.mark.rule("G2")
def test_the_dragons_trick_waits_until_its_winner_gives_it() -> None:
    table = led_table("Dr", "", "", "")
    pass_to_the_end(table)
    table.advance(WINDOW)
    table.act(0, play("Dr"))
    pass_to_the_end(table)

    table.advance(600)

    assert table.phase == "take" and table.round.turn == 0
    assert table.act(0, Give(1)) == "ack"
    assert table.phase == "play"


def test_closing_the_table_by_force_refuses_what_is_held() -> None:
    table = led_table("", FOUR_SEVENS, "", "")
    assert table.act(1, play(FOUR_SEVENS), action_id="bomb") == "held"

    table.feed(ForceClose("administrator"))
    table.feed(ForceClose("administrator"))
    table.advance(WINDOW)

    assert table.last_reply("bomb") == "void"
    assert table.status == "closed" and table.state.close_reason == "administrator"
    assert table.kinds().count("closed") == 1
    assert table.act(2, Pass(), action_id="later") == "not-running"
