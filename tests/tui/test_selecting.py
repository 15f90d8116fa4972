"""Selecting cards at the table with the keyboard and the mouse, and hints."""

from __future__ import annotations

from tests.support import on_table
from tests.tui.support import (
    KeyboardPlayer,
    at_the_table,
    local_game,
    playing,
)
from tichu.core.match import Match
from tichu.tui.button_bar import ButtonBar
from tichu.tui.dialogs import ChoiceDialog, PageDialog
from tichu.tui.hand import Hand


def test_cards_are_selected_by_rank_cursor_and_mouse() -> None:
    async def script(player: KeyboardPlayer) -> None:
        await player.press("8")
        assert player.picked == "8g"
        await player.press("8")
        assert player.picked == "8g 8k"
        assert "Play: pair of eights" in player.words("#bar")
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
        assert "You don’t have that card" in player.says

    playing("2g 8g 8k Ph Dr", script)


def test_button_names_the_first_reading_of_the_phoenix() -> None:
    async def script(player: KeyboardPlayer) -> None:
        await player.press("3", "4", "5", "6", "x")
        assert "Play: straight of 5 to the seven …" in player.words("#bar")
        await player.press("enter")
        await player.until(lambda: isinstance(player.app.screen, ChoiceDialog))
        assert player.app.screen.answers[0].words.startswith("straight of 5 to the seven")  # type: ignore[attr-defined]

    playing("3r 4r 5r 6k 9k Ph", script, others=["3g", "4g", "5g"])


def test_empty_list_of_plays_is_explained() -> None:
    async def script(player: KeyboardPlayer) -> None:
        await player.press("v")
        await player.until(lambda: "There is nothing you can play now." in player.says)
        await player.press("8", "v")
        await player.until(lambda: "No legal play contains those cards." in player.says)

    playing("2g 8g", script, trick=on_table((3, "Ar")))


def test_soloist_can_give_from_the_dummy_first() -> None:
    match = next(match for seed in range(9) if (match := Match("trichu", seed=seed)).soloist == 0)
    session = local_game(match)

    async def script(player: KeyboardPlayer) -> None:
        await player.until(lambda: session.scene.asked is not None)
        while match.round.phase == "grand":
            await player.press("n")
        await player.press("z")
        assert player.words("#prompt").startswith("From the dummy’s hand for ")
        while player.table.selection.gifts is not None and player.table.selection.gifts.next is not None:
            await player.press("space", "right")
        assert player.words("#prompt") == "Press Enter to give these cards."
        assert "enter" in player.shortcuts
        await player.press("enter")
        await player.until(lambda: match.round.given[2] is not None)
        assert player.words("#prompt").startswith("For ")

    at_the_table(session, script)


def test_clicking_a_button_is_like_pressing_its_key() -> None:
    async def script(player: KeyboardPlayer) -> None:
        bar = player.table.query_one(ButtonBar)
        starts = {shortcut.action: start for start, _, shortcut, _ in bar._layout_buttons()}
        await player.pilot.click(ButtonBar, offset=(starts["suggest"] + 1, 0))
        assert player.picked
        await player.pilot.click(ButtonBar, offset=(starts["enter"] + 1, 0))
        await player.until(lambda: len(player.table.selection.hand) < 4)

    playing("2g 8g 8k 9k", script)


def test_tab_cycles_through_plays_with_the_selected_cards() -> None:
    async def script(player: KeyboardPlayer) -> None:
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


def test_illegal_selection_is_explained_and_disables_the_button() -> None:
    async def script(player: KeyboardPlayer) -> None:
        await player.press("2", "8")
        assert player.says == "Those cards don’t make a combination."
        assert "enter" not in player.shortcuts
        await player.press("escape", "2")
        assert player.says == "That doesn’t beat the king of stars."
        await player.press("enter")
        assert player.table.scene.asked == 0
        await player.press("escape", "a")
        assert player.says == ""
        assert "Play: ace of jade" in player.words("#bar")

    playing("2g 8g 8k Ag", script, trick=on_table((3, "Kr")))


def test_out_of_turn_is_explained() -> None:
    async def script(player: KeyboardPlayer) -> None:
        await player.press("a")
        assert "not your turn" in player.says

    playing("2g 8g 8k Ag", script, pace=60, turn=1, trick=on_table((0, "Kr")))


def test_hint_selects_cards_and_explains_them() -> None:
    async def script(player: KeyboardPlayer) -> None:
        await player.press("h")
        await player.until(lambda: player.says.startswith("The coach would play: "))
        assert player.picked
        assert "–" in player.says
        await player.press("question_mark")
        assert isinstance(player.app.screen, PageDialog)
        await player.press("escape", "s")
        assert isinstance(player.app.screen, PageDialog)
        await player.press("enter")
        assert not isinstance(player.app.screen, PageDialog)

    playing("3r 8g 9g", script)
