"""Bots named as module:attribute."""

from __future__ import annotations

from pathlib import Path

import pytest

from tichu.bots.importing import import_bot, is_import, make_bot
from tichu.bots.registry import UnknownBot
from tichu.bots.simple import GreedyBot


def test_a_bot_is_imported_from_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = "from tichu.bots import GreedyBot\nclass Mine(GreedyBot):\n    pass\nclass A:\n    b = Mine\n"
    (tmp_path / "bot_of_mine.py").write_text(source)
    monkeypatch.chdir(tmp_path)
    assert isinstance(import_bot("bot_of_mine:Mine")(1), GreedyBot)
    assert import_bot("bot_of_mine:A.b") is import_bot("bot_of_mine:Mine")
    assert isinstance(make_bot("bot_of_mine:Mine"), GreedyBot) and isinstance(
        make_bot("greedy", 1), GreedyBot
    )
    assert is_import("bot_of_mine:Mine") and not is_import("cmd:python bot.py") and not is_import("club")


@pytest.mark.parametrize("name", ["no_such_module:Bot", "math:no_such_name", "math:pi", ":", "math:"])
def test_what_cannot_be_imported_is_an_unknown_bot(name: str) -> None:
    with pytest.raises(UnknownBot, match="cannot import"):
        import_bot(name)


def test_a_function_must_create_a_bot() -> None:
    with pytest.raises(UnknownBot, match="is not a Bot"):
        make_bot("math:sqrt", 4)
