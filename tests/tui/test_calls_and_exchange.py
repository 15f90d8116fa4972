"""Calls and the exchange at the table."""

from __future__ import annotations

import pytest

from tests.tui.support import (
    LARGE,
    SMALL,
    KeyboardPlayer,
    at_the_table,
    local_game,
)
from tichu.core.match import Match


def test_calls_need_the_key_twice() -> None:
    session = local_game(Match(seed=1))

    async def script(player: KeyboardPlayer) -> None:
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


def test_tichu_can_be_called_during_the_exchange() -> None:
    session = local_game(Match(seed=1))

    async def script(player: KeyboardPlayer) -> None:
        await player.press("n")
        await player.until(lambda: session.match.round.phase == "exchange")
        await player.press("t", "t")
        assert session.match.round.calls == {0: "tichu"}
        assert "You: Tichu!" in player.log

    at_the_table(session, script)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_exchange_with_the_keyboard(size: tuple[int, int]) -> None:
    session = local_game(Match(seed=1))

    async def script(player: KeyboardPlayer) -> None:
        await player.press("enter")
        await player.until(lambda: session.match.round.phase == "exchange")
        assert "For Mei (right): 1 card." in player.words("#prompt")
        hand = player.table.selection.hand
        await player.press("enter")
        assert "Choose another card for Mei (right)." in player.says
        await player.press("space", "right", "space", "right", "space")
        assert "Press Enter to give these cards." in player.words("#prompt")
        for name in ("Mei (right)", "Bo (partner)", "Lin (left)"):
            assert name in player.words("#aside")
        await player.press("enter")
        given = session.match.round.given[0]
        assert given == ((1, (hand[0],)), (2, (hand[1],)), (3, (hand[2],)))
        await player.until(lambda: session.match.round.phase == "play")
        assert "Bo (partner) gives you" in player.log

    at_the_table(session, script, size)


def test_hint_selects_the_gifts_and_explains_them() -> None:
    session = local_game(Match(seed=1))

    async def script(player: KeyboardPlayer) -> None:
        await player.press("enter")
        await player.until(lambda: session.match.round.phase == "exchange")
        await player.press("h")
        await player.until(lambda: "The coach would give" in player.says)
        assert "–" in player.says  # what, and why
        assert "enter" in player.shortcuts

    at_the_table(session, script)
