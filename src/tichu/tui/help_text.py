"""The help pages: what the keys do, and what can be typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tichu.core.cards import DOG, DRAGON, MAHJONG, PHOENIX
from tichu.tui.card_faces import suit_key
from tichu.tui.phrases import card_words
from tichu.words import say

PICKING: Final = (
    ("← →", "helpMove"),
    ("↑ Esc", "helpLift"),
    ("2–9 0 jqka", "helpRanks"),
    ("1 o x d", None),
    ("Tab v", "helpSuggest"),
)
"""Keys for picking cards, each with its text; None for the special cards."""
PLAYING: Final = (
    ("⏎", "helpEnter"),
    ("p", "helpPass"),
    ("t g", "helpTichu"),
    ("w", "helpWithdraw"),
    ("b", "helpBomb"),
    ("h", "helpHint"),
    ("z", "helpOther"),
)
KEY_WIDTH: Final = max(len(key) for key, _ in PICKING)


def keys_help(face: str = "classic") -> RenderableType:
    """What the keys of the full screen do."""
    specials = ", ".join(card_words(card, face) for card in (MAHJONG, DOG, PHOENIX, DRAGON))
    heading = Text.assemble((say("terminal.picking"), "bold"), f"  {say('terminal.pickClick')}")
    return Group(
        heading,
        _key_table(PICKING, specials),
        Text(say("terminal.playing"), "bold"),
        _key_table(PLAYING, specials),
        Text(say("terminal.anythingElse"), "bold"),
        Text(f" {say('terminal.helpElse')}"),
        Text(f" {suit_key(letters=False, face=face)}"),
    )


def _key_table(rows: Sequence[tuple[str, str | None]], specials: str) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=KEY_WIDTH + 1, no_wrap=True)
    table.add_column()
    for key, text in rows:
        table.add_row(f" {key}", specials if text is None else say(f"terminal.{text}"))
    return table


def typing_help(signs: bool, shared: bool, face: str = "classic") -> RenderableType:
    """What can be typed line by line; suits with their signs only where cards are shown with them."""
    cards = ("typedAsSeen", "typedRanks", "typedSpecials", "typedSingles")
    words = ("typedPlaying", "typedHint", "typedElse", *(["typedChat"] if shared else []))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for place, key in enumerate(cards):
        table.add_row(f"  {say('terminal.typedCards')}" if place == 0 else "", say(f"terminal.{key}"))
    table.add_row("", suit_key(signs=signs, face=face))
    for place, key in enumerate(words):
        table.add_row(f"  {say('terminal.typedWords')}" if place == 0 else "", say(f"terminal.{key}"))
    return Group("", table, "")
