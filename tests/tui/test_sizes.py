"""Everything is on the screen: at 80×24 nothing is cut off, and larger terminals are used."""

from __future__ import annotations

from typing import Any

import pytest
from textual.widgets import RichLog

from tests.support import on_table, position
from tests.tui.support import LARGE, SMALL, KeyboardPlayer, at_the_table, game_at, local_game
from tichu.core.match import Match
from tichu.tui.game_log import GameLog
from tichu.tui.hand import Hand

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("nanjing", {}),
    ("trichu", {}),
    ("tientsin", {}),
    ("grandseigneur", {"players": 12}),
    ("grandseigneur", {"players": 5, "packs": 2}),
    ("hierarchie", {"players": 10}),
]


def fits(player: KeyboardPlayer) -> None:
    """Every part of the table lies on the screen, and no line is longer than its place."""
    screen = player.table
    inside = screen.region
    for widget in ("#head", "#seats", "#trick", "#log", "#prompt", "#aside", "#hand", "#says", "#bar"):
        part = screen.query_one(widget)
        if part.display and part.region.area:
            assert inside.contains_region(part.region), (widget, part.region)
    hand = screen.query_one(Hand)
    assert hand.step * len(hand.cards) <= hand.size.width
    assert hand.region.height >= 4
    assert screen.query_one("#trick").region.height >= 2
    assert screen.query_one("#log").region.height >= 2
    assert "…" not in player.words("#prompt") + player.words("#bar")
    assert screen.max_scroll_y == 0


@pytest.mark.parametrize(
    ("variant", "options", "size"), [*((*game, SMALL) for game in GAMES), ("trichu", {}, LARGE)]
)
def test_the_table_fits(variant: str, options: dict[str, Any], size: tuple[int, int]) -> None:
    session = local_game(Match(variant, seed=6, **options))

    async def script(player: KeyboardPlayer) -> None:
        async def look() -> None:
            await player.pilot.pause()
            fits(player)

        await look()
        for _ in range(4):
            await player.until(lambda: session.scene.asked is not None)
            await look()
            await player._step()

    at_the_table(session, script, size)


def test_all_cards_of_a_hand_are_visible() -> None:
    async def script(player: KeyboardPlayer) -> None:
        row = player.words("#hand")
        for label in ["Dog", "Ma", "2○", "3†", "4▲", "5★", "6○", "7†", "8▲", "T★", "J○", "Q†", "Ph"]:
            assert label in row or label == "Ma"
        assert "Dragon" in row or "Dr" in row

    hand = "Do Ma 2g 3k 4b 5r 6g 7k 8b Tr Jg Qk Ph Dr"
    at_the_table(game_at(position([hand, "3g", "3b", "3r"])), script)


def test_a_large_terminal_shows_the_log_beside_the_table_and_larger_cards() -> None:
    session = game_at(position(["2g 8g", "3g 4g", "3b", "3r"], trick=on_table((3, "7r"))))

    async def script(player: KeyboardPlayer) -> None:
        log, hand = player.table.query_one("#log", RichLog), player.table.query_one(Hand)
        assert log.region.x > 100
        assert log.region.height > 40
        assert hand.step > 5
        await player.pilot.resize_terminal(*SMALL)
        await player.pilot.pause()
        fits(player)
        assert log.region.width > 70

    at_the_table(session, script, LARGE)


def test_the_log_is_laid_out_for_the_width_it_has() -> None:
    """Also lines from before a change of size, or from while the log was hidden."""
    session = local_game(Match(seed=6))
    words = " ".join(f"word{number}" for number in range(30))

    async def script(player: KeyboardPlayer) -> None:
        log = player.table.query_one(GameLog)

        async def looked_through() -> None:
            await player.pilot.pause()
            width = log.scrollable_content_region.width
            assert width > 40
            lines = [strip.text.rstrip() for strip in log.lines]
            assert " ".join(" ".join(lines).split()) == " ".join(player.log.split())
            assert width - 10 < max(map(len, lines)) <= width
            assert not log.show_horizontal_scrollbar
            await player.until(lambda: log.is_vertical_scroll_end)  # it scrolls after the next refresh

        session.note(words)
        await looked_through()
        for size in (SMALL, LARGE, (120, 40), SMALL):
            await player.pilot.resize_terminal(*size)
            await looked_through()
        log.display = False
        await player.pilot.pause()
        for _ in range(20):
            session.note(words)
        await player.pilot.resize_terminal(*LARGE)
        await player.pilot.pause()
        log.display = True
        await player.pilot.pause()
        await looked_through()

    at_the_table(session, script, (120, 40))


@pytest.mark.parametrize("variant", ["nanjing", "trichu", "tientsin"])
def test_the_score_is_visible_with_long_names(variant: str) -> None:
    session = local_game(Match(variant, seed=1))
    session._names = tuple(f"Wilhelmine{number:04}" for number in range(len(session._names)))
    session.scene = session._look()

    async def script(player: KeyboardPlayer) -> None:
        head = player.words("#head")
        assert len(head) <= SMALL[0]
        assert head.endswith("0") if variant == "trichu" else " 0 : 0 " in head

    at_the_table(session, script)


@pytest.mark.parametrize("key", ["question_mark", "s"])
def test_pages_fit(key: str) -> None:
    async def script(player: KeyboardPlayer) -> None:
        await player.press(key)
        await player.pilot.pause()
        dialog = player.app.screen.query_one(".dialog")
        assert player.app.screen.region.contains_region(dialog.region)
        assert player.app.screen.query_one("VerticalScroll").max_scroll_y == 0

    at_the_table(local_game(Match(seed=1)), script)
