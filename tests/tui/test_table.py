"""What the keys and the mouse do at the table."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

import tichu
from tests.support import on_table, position
from tests.tui.support import LARGE, SMALL, Player, at_the_table, game_at, local_game
from tichu.bots.guard import Guard
from tichu.bots.protocol import Bot, Decision, Reason
from tichu.bots.registry import make
from tichu.cli.play import saved_game
from tichu.core.match import Match
from tichu.records import load
from tichu.table.referee import play_match
from tichu.tui.button_bar import ButtonBar
from tichu.tui.dialogs import ChoiceDialog, LineDialog, PageDialog
from tichu.tui.hand import Hand
from tichu.tui.local import LocalGame
from tichu.tui.session import GameSession

OTHERS = ["3g 4g 5g 6g", "3k 4k 5k 6k", "3b 4b 5b 6b"]


def playing(
    hand: str, script: Any, size: tuple[int, int] = SMALL, pace: float = 0.0, **keys: Any
) -> GameSession:
    """Somebody with this hand at seat 0."""
    others = keys.pop("others", OTHERS)
    session = game_at(position([hand, *others], **keys), pace)
    at_the_table(session, script, size)
    return session


# -- picking cards -----------------------------------------------------------------------------------------


def test_cards_are_picked_by_rank_by_cursor_and_by_mouse() -> None:
    async def script(player: Player) -> None:
        await player.press("8")
        assert player.picked == "8g"
        await player.press("8")
        assert player.picked == "8g 8k"
        assert "Play pair of eights" in player.words("#bar")
        await player.press("8")
        assert player.picked == ""
        player.table.selection.cursor = 0
        await player.press("left", "space")
        assert player.picked == "Dr"
        await player.press("space", "right", "up")
        assert player.picked == "2g"
        await player.press("escape", "x")
        assert player.picked == "Ph"
        hand = player.table.query_one(Hand)
        for place in (1, 2):
            column = next(x for x in range(80) if hand.place_at(x) == place)
            await player.pilot.click(Hand, offset=(column + 1, 1))
        assert player.picked == "8g 8k Ph"
        await player.press("9")
        assert "You hold no such card" in player.says

    playing("2g 8g 8k Ph Dr", script)


def test_the_button_names_the_reading_that_is_asked_for_first() -> None:
    async def script(player: Player) -> None:
        await player.press("3", "4", "5", "6", "x")
        assert "Play straight, 3 to 7 …" in player.words("#bar")
        await player.press("enter")
        await player.until(lambda: isinstance(player.app.screen, ChoiceDialog))
        assert player.app.screen.answers[0].words.startswith("straight, 3 to 7")  # type: ignore[attr-defined]

    playing("3r 4r 5r 6k 9k Ph", script, others=["3g", "4g", "5g"])


def test_a_list_of_nothing_says_so() -> None:
    async def script(player: Player) -> None:
        await player.press("v")
        await player.until(lambda: "There is nothing you can play now." in player.says)
        await player.press("8", "v")
        await player.until(lambda: "Nothing you can play fits that." in player.says)

    playing("2g 8g", script, trick=on_table((3, "Ar")))


def test_the_soloist_gives_from_the_other_hand_first() -> None:
    match = next(match for seed in range(9) if (match := Match("trichu", seed=seed)).soloist == 0)
    session = local_game(match)

    async def script(player: Player) -> None:
        await player.until(lambda: session.scene.asked is not None)
        while match.round.phase == "grand":
            await player.press("n")
        await player.press("z")
        assert player.words("#prompt").startswith("One card from the dummy's hand for ")
        while player.table.selection.gifts is not None and player.table.selection.gifts.next is not None:
            await player.press("space", "right")
        assert player.words("#prompt") == "Enter gives these cards."
        assert "enter" in player.shortcuts
        await player.press("enter")
        await player.until(lambda: match.round.given[2] is not None)
        assert player.words("#prompt").startswith("One card for ")

    at_the_table(session, script)


def test_a_click_on_a_button_is_its_key() -> None:
    async def script(player: Player) -> None:
        bar = player.table.query_one(ButtonBar)
        starts = {shortcut.action: start for start, _, shortcut, _ in bar._layout_buttons()}
        await player.pilot.click(ButtonBar, offset=(starts["suggest"] + 1, 0))
        assert player.picked
        await player.pilot.click(ButtonBar, offset=(starts["enter"] + 1, 0))
        await player.until(lambda: len(player.table.selection.hand) < 4)

    playing("2g 8g 8k 9k", script)


def test_offers_are_leafed_through_and_complete_what_is_picked() -> None:
    async def script(player: Player) -> None:
        await player.press("tab")
        assert player.picked == "4r 5r 6r 7r 8g"
        await player.press("tab")
        assert player.picked != "4r 5r 6r 7r 8g"
        await player.press("shift+tab")
        assert player.picked == "4r 5r 6r 7r 8g"
        await player.press("escape", "8", "tab", "tab")
        assert player.picked == "8g 8k"
        await player.press("escape", "v")
        await player.until(lambda: isinstance(player.app.screen, ChoiceDialog))
        await player.press("down", "enter")
        await player.until(lambda: not isinstance(player.app.screen, ChoiceDialog))
        assert player.picked == "8g 8k"

    playing("4r 5r 6r 7r 8g 8k", script)


def test_what_cannot_be_played_says_why_and_the_button_is_dark() -> None:
    async def script(player: Player) -> None:
        await player.press("2", "8")
        assert player.says == "These cards are not a combination."
        assert "enter" not in player.shortcuts
        await player.press("escape", "2")
        assert player.says == "That does not beat the star king: it is a jade 2."
        await player.press("enter")
        assert player.table.scene.asked == 0
        await player.press("escape", "a")
        assert player.says == ""
        assert "Play jade ace" in player.words("#bar")

    playing("2g 8g 8k Ag", script, trick=on_table((3, "Kr")))


def test_out_of_turn_the_reason_is_the_turn() -> None:
    async def script(player: Player) -> None:
        await player.press("a")
        assert "not your turn" in player.says

    playing("2g 8g 8k Ag", script, pace=60, turn=1, trick=on_table((0, "Kr")))


# -- calls ---------------------------------------------------------------------------------------------------


def test_calls_want_the_key_twice() -> None:
    session = local_game(Match(seed=1))

    async def script(player: Player) -> None:
        await player.press("g")
        assert session.match.round.calls == {}
        assert "again to call it" in player.says
        await player.press("2", "g")
        assert session.match.round.calls == {}
        await player.press("g")
        assert session.match.round.calls[0] == "grand"
        await player.until(lambda: session.match.round.phase == "exchange")
        await player.press("t")
        assert player.says == "You have already called."

    at_the_table(session, script)


def test_tichu_during_the_exchange() -> None:
    session = local_game(Match(seed=1))

    async def script(player: Player) -> None:
        await player.press("n")
        await player.until(lambda: session.match.round.phase == "exchange")
        await player.press("t", "t")
        assert session.match.round.calls == {0: "tichu"}
        assert "You call Tichu!" in player.log

    at_the_table(session, script)


# -- the exchange --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_exchange_by_keys(size: tuple[int, int]) -> None:
    session = local_game(Match(seed=1))

    async def script(player: Player) -> None:
        await player.press("enter")
        await player.until(lambda: session.match.round.phase == "exchange")
        assert "One card for Mei (right)." in player.words("#prompt")
        hand = player.table.selection.hand
        await player.press("enter")
        assert "Cards are still missing for Mei (right)." in player.says
        await player.press("space", "right", "space", "right", "space")
        assert "Enter gives these cards." in player.words("#prompt")
        for name in ("Mei (right)", "Bo (partner)", "Lin (left)"):
            assert name in player.words("#aside")
        await player.press("enter")
        given = session.match.round.given[0]
        assert given == ((1, (hand[0],)), (2, (hand[1],)), (3, (hand[2],)))
        await player.until(lambda: session.match.round.phase == "play")
        assert "Bo (partner) gives you" in player.log

    at_the_table(session, script, size)


def test_a_hint_selects_the_gifts_and_says_why() -> None:
    session = local_game(Match(seed=1))

    async def script(player: Player) -> None:
        await player.press("enter")
        await player.until(lambda: session.match.round.phase == "exchange")
        await player.press("h")
        await player.until(lambda: "Hint: give" in player.says)
        assert "–" in player.says  # what, and why
        assert "enter" in player.shortcuts

    at_the_table(session, script)


# -- what a play asks ----------------------------------------------------------------------------------------


def test_the_wish_is_picked_by_its_key() -> None:
    async def script(player: Player) -> None:
        await player.press("1", "enter")
        await player.until(lambda: isinstance(player.app.screen, ChoiceDialog))
        await player.press("q")
        await player.until(lambda: "You wish for a queen." in player.log)
        assert "wish: a queen" in player.words("#trick")

    playing("Ma 8g 8k", script, pace=60)


def test_escape_takes_a_play_back() -> None:
    async def script(player: Player) -> None:
        await player.press("1", "enter")
        await player.until(lambda: isinstance(player.app.screen, ChoiceDialog))
        await player.press("escape")
        await player.until(lambda: not isinstance(player.app.screen, ChoiceDialog))
        assert player.table.scene.asked == 0
        assert player.picked == "Ma"

    playing("Ma 8g 8k", script)


def test_the_phoenix_is_asked_about_only_if_there_is_a_choice() -> None:
    async def script(player: Player) -> None:
        await player.press("8", "8", "9", "9", "x", "enter")
        await player.until(lambda: isinstance(player.app.screen, ChoiceDialog))
        await player.press("2")
        await player.until(lambda: "full house of eights" in player.words("#trick"))

    async def other(player: Player) -> None:
        await player.press("8", "x", "enter")
        await player.until(lambda: "pair of eights" in player.words("#trick"))

    playing("8g 8k 9g 9k Ph 2g", script, pace=60)
    playing("8g 8k 9g 9k Ph 2g", other, pace=60)


def test_the_dragons_trick_is_given_away() -> None:
    keys: dict[str, Any] = {"phase": "take", "trick": on_table((0, "Dr")), "passed": [1, 2, 3]}

    async def script(player: Player) -> None:
        assert "the opponent who gets it" in player.words("#prompt")
        await player.press("enter")
        await player.until(lambda: isinstance(player.app.screen, ChoiceDialog))
        assert "Lin (left), four cards" in str(player.app.screen.answers)  # type: ignore[attr-defined]
        await player.press("2")
        await player.until(lambda: "You give the Dragon's trick to Lin" in player.log)

    playing("8g", script, **keys)


def test_the_dogs_receiver_is_chosen_in_tientsin() -> None:
    async def script(player: Player) -> None:
        await player.press("o", "enter")
        await player.until(lambda: isinstance(player.app.screen, ChoiceDialog))
        await player.press("2")
        await player.until(lambda: "the lead goes to Tao" in player.log)

    playing("Do 8g", script, pace=60, variant="tientsin", others=[*OTHERS, "3r", "4r"])


def test_breaking_the_wish_for_a_penalty_wants_a_second_press() -> None:
    async def script(player: Player) -> None:
        await player.press("3", "enter")
        assert "breaks the wish" in player.says
        assert player.table.scene.asked == 0
        await player.press("enter")
        await player.until(lambda: player.table.scene.asked is None)

    playing("3r 8g 9g", script, pace=60, edition="tichubadour", wish="8")


def test_the_wish_that_binds_is_the_reason() -> None:
    async def script(player: Player) -> None:
        await player.press("3")
        assert "the wish binds you" in player.says
        await player.press("escape", "p")
        assert "may not pass" in player.says

    playing("3r 8g 9g", script, wish="8")


# -- bombs ---------------------------------------------------------------------------------------------------


def test_a_bomb_out_of_turn_stops_the_others() -> None:
    async def script(player: Player) -> None:
        await player.press("b")
        assert player.picked == "7g 7k 7b 7r"
        before = player.table.scene
        await asyncio.sleep(0.4)  # twice the pace: the others wait
        assert player.table.scene is before
        await player.press("enter")
        await player.until(lambda: "bomb of four sevens" in player.log)
        assert "You" in player.words("#trick")

    playing("7g 7k 7b 7r 2g", script, pace=0.2, turn=2, trick=on_table((1, "Ag")))


def test_escape_lets_the_others_go_on() -> None:
    async def script(player: Player) -> None:
        await player.press("b", "escape")
        assert player.picked == ""
        await player.until(lambda: "Bo and Lin pass" in player.log)

    playing("7g 7k 7b 7r 2g", script, pace=0.05, turn=2, trick=on_table((1, "Ag")))


@pytest.mark.parametrize("hand", ["7g 7k 7b 7r 2g", "7g 7k 7b 8r 2g"])
def test_the_pause_after_a_play_tells_nobody_what_one_holds(hand: str) -> None:
    started = time.monotonic()

    async def script(player: Player) -> None:
        assert "bomb" in player.shortcuts  # lit for everybody
        await player.until(lambda: "▶ Bo" not in player.words("#seats"))
        assert 0.3 <= time.monotonic() - started < 2

    playing(hand, script, pace=0.3, turn=2, trick=on_table((1, "Ag")))


def test_who_has_no_bomb_is_told_so() -> None:
    async def script(player: Player) -> None:
        await player.press("b")
        assert player.says == "You have no bomb for that."

    playing("7g 7k 7b 8r 2g", script, pace=60, turn=2, trick=on_table((1, "Ag")))


class Bomber(Bot):
    """Throws whatever bomb it has."""

    name = "bomber"
    about = "throws bombs"

    def consider(self, view: tichu.View) -> Decision:
        options = view.options()
        bombs = [option for option in options if isinstance(option, tichu.Play) and len(option.cards) >= 4]
        return Decision(bombs[0] if bombs else options[-1], Reason("any"))


@pytest.mark.parametrize(("top", "first"), [(1, 3), (3, 0)])
@pytest.mark.rule("B5")
def test_of_two_bombs_the_first_in_playing_order_counts(top: int, first: int) -> None:
    """Seat 3 is about to bomb; the person at seat 0 comes before it only if seat 3 has played last."""
    hands = ["9g 9k 9b 9r 2g", "3g 4g", "3k 4k", "7g 7k 7b 7r 2k"]
    session = game_at(position(hands, turn=2 if top == 1 else 1, trick=on_table((top, "Ag"))), pace=1)
    session._company = [Guard(Bomber()) for _ in range(3)]

    async def script(player: Player) -> None:
        await player.until(lambda: len(session.waiting_bombs) == 1)
        await player.press("b", "enter")
        await player.until(lambda: len(session.match.round.trick) == 2)
        assert session.match.round.trick[1].seat == first
        if first == 3:
            await player.until(lambda: "bomb came first" in player.says)

    at_the_table(session, script)


# -- hints, help, score --------------------------------------------------------------------------------------


def test_a_hint_picks_the_cards_and_gives_the_reason() -> None:
    async def script(player: Player) -> None:
        await player.press("h")
        await player.until(lambda: player.says.startswith("Hint: "))
        assert player.picked
        assert "–" in player.says
        await player.press("question_mark")
        assert isinstance(player.app.screen, PageDialog)
        await player.press("escape", "s")
        assert isinstance(player.app.screen, PageDialog)
        await player.press("enter")
        assert not isinstance(player.app.screen, PageDialog)

    playing("3r 8g 9g", script)


# -- saving and leaving --------------------------------------------------------------------------------------


def test_leaving_offers_to_save_and_the_saved_game_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    session = local_game(Match(seed=3))

    async def script(player: Player) -> None:
        await player.press("n")
        await player.until(lambda: session.match.round.phase == "exchange")
        await player.press("space", "right", "space", "right", "space", "enter")
        await player.until(lambda: session.scene.asked is not None and session.match.round.phase == "play")
        await player.press("l")
        await player.until(lambda: isinstance(player.app.screen, ChoiceDialog))
        await player.press("s")
        await player.until(lambda: isinstance(player.app.screen, LineDialog))
        await player.press("ctrl+a", "delete")
        field = player.app.screen.query_one("Input")
        field.value = str(path)  # type: ignore[attr-defined]
        await player.press("enter")
        await player.until(lambda: session.saved == path)

    at_the_table(session, script)
    again = saved_game(path)
    assert again.match.round == session.match.round
    assert again.names == list(session.scene.names)
    assert again.path == path
    company = [Guard(Bomber()) for _ in range(3)]
    resumed = LocalGame(again.recorder, again.names, company, company[0], path=path, pace=0)
    view = resumed.scene.view
    assert view is not None and view.to_json() == session.match.round.view(0).to_json()

    async def goes_on(player: Player) -> None:
        await player.play_round()

    at_the_table(resumed, goes_on)
    assert len(load(path).sound().rounds[0].actions) > 20


def test_a_game_is_saved_in_between_and_every_later_line_too(tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    session = local_game(Match(seed=3))
    session.save(path)

    async def script(player: Player) -> None:
        await player.press("ctrl+s")
        await player.until(lambda: "saved in evening.jsonl" in player.says)
        await player.press("n")
        await player.until(lambda: session.match.round.phase == "exchange")

    at_the_table(session, script)
    with saved_game(path).recorder as recorder:
        assert recorder.match.round == session.match.round


def test_a_file_that_is_there_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    path.write_text("mine")
    session = local_game(Match(seed=3))

    async def script(player: Player) -> None:
        await player.press("ctrl+s")
        await player.until(lambda: isinstance(player.app.screen, LineDialog))
        player.app.screen.query_one("Input").value = str(path)  # type: ignore[attr-defined]
        await player.press("enter")
        await player.until(lambda: "already exists" in player.says)

    at_the_table(session, script)
    assert path.read_text() == "mine"


@pytest.mark.parametrize("key", ["ctrl+q", "ctrl+c"])
@pytest.mark.parametrize("page", ["question_mark", "s", "v", "ctrl+s"])
def test_the_quit_key_asks_whatever_is_in_front_of_the_table(page: str, key: str) -> None:
    async def script(player: Player) -> None:
        await player.press(page)
        await player.until(lambda: isinstance(player.app.screen, PageDialog | ChoiceDialog | LineDialog))
        await player.press(key)
        await player.until(
            lambda: player.table.dialogs.leaving and isinstance(player.app.screen, ChoiceDialog)
        )
        assert "Save the game" in str(player.app.screen.answers)  # type: ignore[attr-defined]
        assert not player.app._exit
        await player.press("escape")
        await player.until(lambda: player.app.screen is player.table)
        assert not player.table.dialogs.leaving
        await player.press("l")
        await player.until(lambda: isinstance(player.app.screen, ChoiceDialog))
        await player.press(key)
        await player.until(lambda: player.app._exit)

    playing("3r 8g 9g", script)


def test_a_name_that_no_file_can_have_is_refused(tmp_path: Path) -> None:
    session = local_game(Match(seed=3))

    async def script(player: Player) -> None:
        await player.press("ctrl+s")
        await player.until(lambda: isinstance(player.app.screen, LineDialog))
        player.app.screen.query_one("Input").value = "~nobody-of-this-name/x.jsonl"  # type: ignore[attr-defined]
        await player.press("enter")
        await player.until(lambda: "~nobody-of-this-name/x.jsonl: " in player.says)
        assert session.saved is None

    at_the_table(session, script)


def finished(**options: Any) -> LocalGame:
    """A match that is over."""
    match = Match(seed=2, **options)
    session = local_game(match)
    play_match(
        match, [make("greedy", seed).decide for seed in range(match.game.seats)], session.recorder.action
    )
    session.scene = session._look()
    return session


def test_a_match_that_is_over_can_still_be_saved(tmp_path: Path) -> None:
    session = finished(target=None, rounds=1)

    async def script(player: Player) -> None:
        await player.press("l")
        await player.until(lambda: isinstance(player.app.screen, ChoiceDialog))
        assert "over and has not been saved" in player.app.screen.question  # type: ignore[attr-defined]
        await player.press("s")
        await player.until(lambda: isinstance(player.app.screen, LineDialog))
        player.app.screen.query_one("Input").value = str(tmp_path / "evening.jsonl")  # type: ignore[attr-defined]
        await player.press("enter")
        await player.until(lambda: session.saved is not None)

    at_the_table(session, script)
    assert load(tmp_path / "evening.jsonl").sound().winners is not None


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_last_sheet_of_a_long_match_shows_the_total(size: tuple[int, int]) -> None:
    session = finished(target=None, rounds=24)

    async def script(player: Player) -> None:
        await player.until(lambda: "total" in player.words("#trick"))
        assert "the match" in player.words("#trick")
        assert " 24 " in player.words("#trick")
        assert "The match is played for 24 rounds." in player.words("#trick")

    at_the_table(session, script, size)


class Sleeper(Bot):
    """Thinks very long."""

    name = "sleeper"
    about = "thinks very long"

    def consider(self, view: tichu.View) -> Decision:
        time.sleep(3)
        return Decision(view.options()[-1], Reason("any"))


def test_the_screen_lives_while_a_bot_thinks_and_leaving_does_not_wait() -> None:
    session = game_at(position(["2g 8g 8k", *OTHERS], turn=1))
    session._company = [Guard(Sleeper()) for _ in range(3)]
    started = time.monotonic()

    async def script(player: Player) -> None:
        await player.press("8", "8")
        assert player.picked == "8g 8k"
        await player.press("l")
        await player.until(lambda: isinstance(player.app.screen, ChoiceDialog))
        await player.press("y")
        await player.until(lambda: player.app._exit)

    at_the_table(session, script)
    assert time.monotonic() - started < 2.5
