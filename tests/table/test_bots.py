"""Bots in bomb windows: when they are asked, and whose bomb counts."""

from __future__ import annotations

from random import Random

import pytest

from tests.table.deals import FOUR_NINES, FOUR_QUEENS, FOUR_SEVENS, deal, play, playing_options
from tests.table.tricks import WINDOW, led_table, plays
from tests.table.virtual import PEOPLE, OpenTable, VirtualTable
from tichu.bots.guard import fallback, lowest_gifts
from tichu.core.actions import Action, Grand, Pass, Tichu
from tichu.core.round import Round
from tichu.core.view import View
from tichu.table import commands as c
from tichu.table.options import TableOptions
from tichu.table.referee import play_round


def test_a_table_of_bots_does_not_wait_for_windows() -> None:
    options = playing_options(bomb_window=10, bot_pace=0, house_rules={"rounds": 1, "target": None})
    table = OpenTable(options, host_sits=False)
    started_at = table.now

    table.do(PEOPLE[0], c.Start("greedy"))

    assert table.status == "finished"
    assert table.now == started_at


@pytest.mark.rule("B5")
def test_a_table_of_bots_asks_everybody_who_could_bomb_before_a_play_is_made() -> None:
    options = playing_options(bomb_window=10, bot_pace=0)
    table = OpenTable(options, _silent, deals=[deal("Ma", "", FOUR_SEVENS, FOUR_QUEENS)], host_sits=False)
    table.do(PEOPLE[0], c.Start("greedy"))
    table.answer(0, play("Ma"))

    table.answer(1, Pass())
    table.answer(3, play(FOUR_QUEENS))
    assert plays(table) == [], "the bot before it has not answered yet"
    table.answer(2, play(FOUR_SEVENS))

    assert plays(table) == [(2, play(FOUR_SEVENS))]


def _silent(view: View) -> Action | None:
    return None


class Bomber:
    """A bot that passes, and bombs from the given question about its bomb on."""

    def __init__(self, seats: dict[int, str], bombs_at: int = 1) -> None:
        self.seats, self.bombs_at = seats, bombs_at
        self.questions: list[int] = []

    def __call__(self, view: View) -> Action:
        assert view.seat is not None
        cards = self.seats.get(view.seat)
        if view.in_turn and not view.round.trick:
            return play("Ma")
        if cards is None or view.in_turn:
            return fallback(view)
        self.questions.append(view.seat)
        return play(cards) if self.questions.count(view.seat) >= self.bombs_at else Pass()


@pytest.mark.rule("B5")
def test_a_bot_that_declined_to_bomb_is_asked_again_after_a_pass() -> None:
    bot = Bomber({3: FOUR_SEVENS}, bombs_at=2)
    table = led_table("", "", "", FOUR_SEVENS, people=3, bot=bot)

    table.advance(WINDOW)
    assert (plays(table), bot.questions) == ([], [3])
    table.act(1, Pass())

    assert plays(table) == [(1, Pass()), (3, play(FOUR_SEVENS))]


@pytest.mark.rule("B5")
def test_claims_of_bots_and_people_count_in_playing_order() -> None:
    table = led_table("", FOUR_NINES, "", FOUR_SEVENS, people=3, bot=Bomber({3: FOUR_SEVENS}))

    table.advance(1)
    table.act(1, play(FOUR_NINES))
    table.advance(0.5)

    assert plays(table) == [(1, play(FOUR_NINES))]


@pytest.mark.rule("B5")
def test_bots_bomb_in_playing_order_where_there_is_no_window() -> None:
    bombs = {0: FOUR_QUEENS, 3: FOUR_SEVENS}
    cards = deal(f"Ma {FOUR_QUEENS}", "", "", FOUR_SEVENS)
    bots_at_0_and_3 = cards._replace(setup=cards.setup._replace(seating=(3, 0, 1, 2)))
    bot = Bomber(bombs, bombs_at=2)
    table = VirtualTable(playing_options(bomb_window=WINDOW, clock=None), 2, bot, deals=[bots_at_0_and_3])
    table.advance(10)
    assert [(acted.seat, acted.action) for acted in table.acted()] == [(0, play("Ma"))]

    table.act(1, Pass())

    assert plays(table) == [(1, Pass()), (3, play(FOUR_SEVENS))]


@pytest.mark.parametrize("answer", [play(FOUR_SEVENS), Pass()])
def test_a_bot_whose_action_waits_is_not_asked_again(answer: Action) -> None:
    table = led_table("", FOUR_SEVENS, "", "", people=1, bot=lambda _: answer, bot_pace=0.1)
    table.advance(0.5)
    assert [ask.view.seat for ask in table.asked] == [1]

    table.do(PEOPLE[0], c.Chat(text="hello"))

    assert [ask.view.seat for ask in table.asked] == [1]


def test_a_person_who_comes_back_in_a_window_keeps_their_claim() -> None:
    table = led_table("", "2g", "", FOUR_SEVENS, bot=_silent)
    table.advance(WINDOW)
    table.do(PEOPLE[3], c.Leave())
    table.act(1, play("2g"))
    table.do(PEOPLE[3], c.Sit())

    assert table.act(3, play(FOUR_SEVENS), action_id="bomb") == "held"
    table.do(PEOPLE[0], c.Chat(text="hello"))
    table.advance(WINDOW)

    assert table.replies["bomb"] == ["held", "ack"]


# -- before the first card ---------------------------------------------------------------------------------


def table_with_patient_bots() -> OpenTable:
    """A table of two people and two bots that answer after the people."""
    table = OpenTable(TableOptions(clock=None, bot_pace=0), bots_answer_last=True)
    table.do(PEOPLE[1], c.Sit())
    table.do(PEOPLE[0], c.Start("greedy"))
    return table


def test_bots_answer_the_grand_tichu_question_after_the_people() -> None:
    table = table_with_patient_bots()

    table.act(0, Grand(True))
    assert table.asked == []
    table.act(1, Grand(False))

    assert [ask.view.seat for ask in table.asked[:2]] == [2, 3]


def test_bots_that_give_cards_after_the_people_know_of_their_calls() -> None:
    table = table_with_patient_bots()
    for seat in (0, 1):
        table.act(seat, Grand(False))
    table.asked.clear()

    table.act(0, Tichu())
    table.act(1, lowest_gifts(table.round.view(1), 1))
    assert table.asked == []
    table.act(0, lowest_gifts(table.round.view(0), 0))

    assert [ask.view.seat for ask in table.asked[:2]] == [2, 3]
    assert all(ask.view.round.calls == {0: "tichu"} for ask in table.asked[:2])


# -- the same bots in the arena ----------------------------------------------------------------------------


class Caller:
    """A bot that decides by the position, and calls Tichu when it is first asked for a bomb out of turn."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def __call__(self, view: View) -> Action:
        round_, seat = view.round, view.seat
        assert seat is not None
        if not view.in_turn and round_.why_not(seat, Tichu()) is None:
            return Tichu()
        actions = [action for action in round_.legal_actions(seat) if not isinstance(action, Tichu)]
        if not view.in_turn:
            actions.append(Pass())
        position = (self.seed, seat, view.hand, round_.trick, round_.passed)
        return Random(repr(position)).choice(actions)


@pytest.mark.rule("B5", "T1")
@pytest.mark.parametrize("seed", range(8))
def test_bots_act_alike_at_a_table_and_before_the_referee(seed: int) -> None:
    cards, bot = deal("Ma", "", "", FOUR_SEVENS), Caller(seed)
    options = playing_options(bomb_window=0, bot_pace=0, house_rules={"rounds": 1, "target": None})
    refereed: list[tuple[int, Action]] = []

    table = OpenTable(options, bot, deals=[cards], host_sits=False)
    table.do(PEOPLE[0], c.Start("greedy"))
    round_ = Round.start(options.game(), cards)
    play_round(round_, [bot] * 4, lambda seat, action: refereed.append((seat, action)))

    assert (3, Tichu()) in refereed
    assert [(acted.seat, acted.action) for acted in table.acted()] == refereed
