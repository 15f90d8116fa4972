"""Saving and leaving, and the end of a match, at the table."""

from __future__ import annotations

import re
from pathlib import Path
from threading import Event

import pytest

import tichu
from tests.support import position
from tests.tui.support import (
    LARGE,
    OTHERS,
    SMALL,
    BombingBot,
    KeyboardPlayer,
    at_the_table,
    finished,
    game_at,
    local_game,
    playing,
)
from tichu.bots.guard import Guard
from tichu.bots.protocol import Bot, Decision, Reason
from tichu.cli.play import saved_game
from tichu.core.match import Match
from tichu.records import load
from tichu.tui.dialogs import ChoiceDialog, LineDialog, PageDialog
from tichu.tui.local import LocalGame


def test_game_saved_when_leaving_can_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    session = local_game(Match(seed=3))

    async def script(player: KeyboardPlayer) -> None:
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
    company = [Guard(BombingBot()) for _ in range(3)]
    resumed = LocalGame(again.recorder, again.names, company, company[0], path=path, pace=0)
    view = resumed.scene.view
    assert view is not None and view.to_json() == session.match.round.view(0).to_json()

    async def goes_on(player: KeyboardPlayer) -> None:
        await player.play_round()

    at_the_table(resumed, goes_on)
    assert len(load(path).sound().rounds[0].actions) > 20


def test_saving_during_a_game_keeps_later_actions_too(tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    session = local_game(Match(seed=3))
    session.save(path)

    async def script(player: KeyboardPlayer) -> None:
        await player.press("ctrl+s")
        await player.until(lambda: "saved in evening.jsonl" in player.says)
        await player.press("n")
        await player.until(lambda: session.match.round.phase == "exchange")

    at_the_table(session, script)
    with saved_game(path).recorder as recorder:
        assert recorder.match.round == session.match.round


def test_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    path.write_text("mine")
    session = local_game(Match(seed=3))

    async def script(player: KeyboardPlayer) -> None:
        await player.press("ctrl+s")
        await player.until(lambda: isinstance(player.app.screen, LineDialog))
        player.app.screen.query_one("Input").value = str(path)  # type: ignore[attr-defined]
        await player.press("enter")
        await player.until(lambda: "already exists" in player.says)

    at_the_table(session, script)
    assert path.read_text() == "mine"


@pytest.mark.parametrize("key", ["ctrl+q", "ctrl+c"])
@pytest.mark.parametrize("page", ["question_mark", "s", "v", "ctrl+s"])
def test_quit_key_asks_from_every_dialog(page: str, key: str) -> None:
    async def script(player: KeyboardPlayer) -> None:
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


def test_invalid_file_name_is_refused(tmp_path: Path) -> None:
    session = local_game(Match(seed=3))

    async def script(player: KeyboardPlayer) -> None:
        await player.press("ctrl+s")
        await player.until(lambda: isinstance(player.app.screen, LineDialog))
        player.app.screen.query_one("Input").value = "~nobody-of-this-name/x.jsonl"  # type: ignore[attr-defined]
        await player.press("enter")
        await player.until(lambda: "~nobody-of-this-name/x.jsonl: " in player.says)
        assert session.saved is None

    at_the_table(session, script)


def test_finished_match_can_be_saved(tmp_path: Path) -> None:
    session = finished(target=None, rounds=1)

    async def script(player: KeyboardPlayer) -> None:
        await player.press("l")
        await player.until(lambda: isinstance(player.app.screen, ChoiceDialog))
        assert "over and not saved yet" in player.app.screen.question  # type: ignore[attr-defined]
        await player.press("s")
        await player.until(lambda: isinstance(player.app.screen, LineDialog))
        player.app.screen.query_one("Input").value = str(tmp_path / "evening.jsonl")  # type: ignore[attr-defined]
        await player.press("enter")
        await player.until(lambda: session.saved is not None)

    at_the_table(session, script)
    assert load(tmp_path / "evening.jsonl").sound().winners is not None


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_final_score_sheet_of_a_long_match_shows_the_total(size: tuple[int, int]) -> None:
    session = finished(target=None, rounds=24)

    async def script(player: KeyboardPlayer) -> None:
        await player.until(lambda: "Total" in player.words("#trick"))
        assert re.search("You win|Victory", player.words("#trick"))
        assert " 24 " in player.words("#trick")
        assert "The match ends after 24 rounds." in player.words("#trick")

    at_the_table(session, script, size)


class SlowBot(Bot):
    """Decides nothing until it may."""

    name = "slow"
    about = "decides nothing until it may"

    def __init__(self, may_decide: Event) -> None:
        super().__init__()
        self._may_decide = may_decide

    def consider(self, view: tichu.View) -> Decision:
        self._may_decide.wait()
        return Decision(view.options()[-1], Reason("any"))


def test_screen_responds_while_a_bot_thinks_and_leaving_does_not_wait() -> None:
    session = game_at(position(["2g 8g 8k", *OTHERS], turn=1))
    may_decide = Event()
    session._company = [Guard(SlowBot(may_decide)) for _ in range(3)]

    async def script(player: KeyboardPlayer) -> None:
        await player.press("8", "8")
        assert player.picked == "8g 8k"
        await player.press("l")
        await player.until(lambda: isinstance(player.app.screen, ChoiceDialog))
        await player.press("y")
        await player.until(lambda: player.app._exit)

    at_the_table(session, script)
    may_decide.set()
