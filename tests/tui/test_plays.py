"""Plays at the table that need a choice, and bombs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support import on_table, position
from tests.tui.support import (
    OTHERS,
    BombingBot,
    KeyboardPlayer,
    advance,
    at_the_table,
    game_at,
    playing,
)
from tichu.bots.guard import Guard
from tichu.tui.dialogs import ChoiceDialog


def test_wish_is_chosen_by_key() -> None:
    async def script(player: KeyboardPlayer) -> None:
        await player.press("1", "enter")
        await player.until(lambda: isinstance(player.app.screen, ChoiceDialog))
        await player.press("q")
        await player.until(lambda: "Wish: queen" in player.log)
        assert "Wish: queen" in player.words("#trick")

    playing("Ma 8g 8k", script, pace=60)


def test_escape_cancels_a_play() -> None:
    async def script(player: KeyboardPlayer) -> None:
        await player.press("1", "enter")
        await player.until(lambda: isinstance(player.app.screen, ChoiceDialog))
        await player.press("escape")
        await player.until(lambda: not isinstance(player.app.screen, ChoiceDialog))
        assert player.table.scene.asked == 0
        assert player.picked == "Ma"

    playing("Ma 8g 8k", script)


def test_phoenix_is_asked_about_only_if_there_is_a_choice() -> None:
    async def script(player: KeyboardPlayer) -> None:
        await player.press("8", "8", "9", "9", "x", "enter")
        await player.until(lambda: isinstance(player.app.screen, ChoiceDialog))
        await player.press("2")
        await player.until(lambda: "full house of eights" in player.words("#trick"))

    async def other(player: KeyboardPlayer) -> None:
        await player.press("8", "x", "enter")
        await player.until(lambda: "pair of eights" in player.words("#trick"))

    playing("8g 8k 9g 9k Ph 2g", script, pace=60)
    playing("8g 8k 9g 9k Ph 2g", other, pace=60)


def test_dragon_trick_is_given_away() -> None:
    keys: dict[str, Any] = {"phase": "take", "trick": on_table((0, "Dr")), "passed": [1, 2, 3]}

    async def script(player: KeyboardPlayer) -> None:
        assert "Press Enter to give it to an opponent." in player.words("#prompt")
        await player.press("enter")
        await player.until(lambda: isinstance(player.app.screen, ChoiceDialog))
        assert "Lin (left), 4 cards" in str(player.app.screen.answers)  # type: ignore[attr-defined]
        await player.press("2")
        await player.until(lambda: "Dragon’s trick: You › Lin" in player.log)

    playing("8g", script, **keys)


def test_receiver_of_the_dog_is_chosen_in_tientsin() -> None:
    async def script(player: KeyboardPlayer) -> None:
        await player.press("o", "enter")
        await player.until(lambda: isinstance(player.app.screen, ChoiceDialog))
        await player.press("2")
        await player.until(lambda: "lead › Tao" in player.log)

    playing("Do 8g", script, pace=60, variant="tientsin", others=[*OTHERS, "3r", "4r"])


def test_ignoring_the_wish_needs_a_second_press() -> None:
    async def script(player: KeyboardPlayer) -> None:
        await player.press("3", "enter")
        assert "ignores the wish" in player.says
        assert player.table.scene.asked == 0
        await player.press("enter")
        await player.until(lambda: player.table.scene.asked is None)

    playing("3r 8g 9g", script, pace=60, edition="tichubadour", wish="8")


def test_binding_wish_is_explained() -> None:
    async def script(player: KeyboardPlayer) -> None:
        await player.press("3")
        assert "so you must" in player.says
        await player.press("escape", "p")
        assert "can’t pass" in player.says

    playing("3r 8g 9g", script, wish="8")


def test_selecting_a_bomb_stops_the_others() -> None:
    session = game_at(position(["7g 7k 7b 7r 2g", *OTHERS], turn=2, trick=on_table((1, "Ag"))), pace=60)

    async def script(player: KeyboardPlayer) -> None:
        await player.press("b")
        assert player.picked == "7g 7k 7b 7r"
        before = player.table.scene
        await advance(session, 120)
        assert player.table.scene is before
        await player.press("enter")
        await player.until(lambda: "bomb of four sevens" in player.log)
        assert "You" in player.words("#trick")

    at_the_table(session, script)


def test_escape_lets_the_others_continue() -> None:
    async def script(player: KeyboardPlayer) -> None:
        await player.press("b", "escape")
        assert player.picked == ""
        await player.until(lambda: "Pass: Bo and Lin" in player.log)

    playing("7g 7k 7b 7r 2g", script, pace=0.05, turn=2, trick=on_table((1, "Ag")))


@pytest.mark.parametrize("hand", ["7g 7k 7b 7r 2g", "7g 7k 7b 8r 2g"])
def test_bomb_window_does_not_depend_on_the_hand(hand: str) -> None:
    session = game_at(position([hand, *OTHERS], turn=2, trick=on_table((1, "Ag"))), pace=3600)

    async def script(player: KeyboardPlayer) -> None:
        assert "bomb" in player.shortcuts  # lit for everybody
        await advance(session, 3000)
        assert "▶ Bo" in player.words("#seats")
        await advance(session, 600)
        await player.until(lambda: "▶ Bo" not in player.words("#seats"))

    at_the_table(session, script)


def test_missing_bomb_is_explained() -> None:
    async def script(player: KeyboardPlayer) -> None:
        await player.press("b")
        assert player.says == "You have no bomb you can play now."

    playing("7g 7k 7b 8r 2g", script, pace=60, turn=2, trick=on_table((1, "Ag")))


@pytest.mark.parametrize(("top", "first"), [(1, 3), (3, 0)])
@pytest.mark.rule("B5")
def test_first_of_two_bombs_in_playing_order_counts(top: int, first: int) -> None:
    """Seat 3 is about to bomb; the person at seat 0 comes before it only if seat 3 has played last."""
    hands = ["9g 9k 9b 9r 2g", "3g 4g", "3k 4k", "7g 7k 7b 7r 2k"]
    session = game_at(position(hands, turn=2 if top == 1 else 1, trick=on_table((top, "Ag"))), pace=3600)
    session._company = [Guard(BombingBot()) for _ in range(3)]

    async def script(player: KeyboardPlayer) -> None:
        await player.until(lambda: len(session.waiting_bombs) == 1)
        await player.press("b", "enter")
        await player.until(lambda: len(session.waiting_bombs) == 2)
        await advance(session, 3600)
        await player.until(lambda: len(session.match.round.trick) == 2)
        assert session.match.round.trick[1].seat == first
        if first == 3:
            await player.until(lambda: "bomb came first" in player.says)

    at_the_table(session, script)
