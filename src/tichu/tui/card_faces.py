"""Card faces in the terminal: colours, suit symbols, letters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from rich.console import Console
from rich.text import Text

from tichu.core.cards import (
    DOG,
    DRAGON,
    MAHJONG,
    PHOENIX,
    SUITS,
    Card,
    Cards,
    card_name,
    is_special,
    rank_name,
    rank_of,
    suit_of,
)
from tichu.tui.phrases import QUIET
from tichu.words import say

SIGNS: Final = "○†▲★"  # jade, sword, pagoda, star


class CardColours(NamedTuple):
    """Colours of cards: two shades of paper to separate neighbouring cards, suit colours, special cards."""

    paper: tuple[str, str]
    inks: tuple[str, str, str, str]
    specials: Mapping[Card, str]


# The colours of the web client, adjusted so that red is still red with 256 colours.
PAINT: Final = CardColours(
    paper=("#f6f0e2", "#e8dfc0"),
    inks=("bold #1f7a4d", "bold #23262b", "bold #2458a6", "bold #c0242a"),
    specials={
        MAHJONG: "bold #1d1b18 on #a9c9b4",
        DOG: "bold #f6f0e2 on #5d564a",
        PHOENIX: "bold #1d1b18 on #f0a030",
        DRAGON: "bold #f6f0e2 on #b02828",
    },
)
PAINT_16: Final = CardColours(
    paper=("bright_white", "white"),
    inks=("green", "black", "blue", "red"),  # bold would turn them bright, too pale on white
    specials={
        MAHJONG: "bold black on green",
        DOG: "bold white on bright_black",
        PHOENIX: "bold black on yellow",
        DRAGON: "bold white on red",
    },
)


class Faces:
    """Draws cards: coloured if the terminal has colours, with suit symbols, or as the letters to type."""

    def __init__(self, signs: bool = True, paint: CardColours | None = None) -> None:
        self.signs = signs
        self.paint = paint if signs else None

    @classmethod
    def on(cls, console: Console, plain: bool = False) -> Faces:
        """Return the faces that this terminal can show."""
        signs = not plain and console.encoding.startswith("utf")
        if console.color_system is None or console.no_color:
            return cls(signs)
        return cls(signs, PAINT if console.color_system in ("256", "truecolor") else PAINT_16)

    def label(self, card: Card) -> str:
        """Return rank and suit symbol, or two letters."""
        if not self.signs or is_special(card):
            return card_name(card)
        rank = rank_of(card)
        return f"{10 if rank == 10 else rank_name(rank)}{SIGNS[suit_of(card)]}"

    def strip(self, cards: Iterable[Card]) -> Text:
        """Return cards in a row."""
        text = Text()
        for place, card in enumerate(cards):
            label = self.label(card)
            if self.paint is None:
                text.append(label if place == 0 else f" {label}", "bold" if is_special(card) else None)
            else:
                text.append(f"{label:>3} ", self._style(self.paint, card, place))
        return text

    def tight(self, cards: Cards) -> Text:
        """Return cards in as few columns as possible; a ten is a T."""
        text = Text()
        for place, card in enumerate(cards):
            label = two_letters(card) if self.signs else card_name(card)
            text.append(f"{label} ", self._style(self.paint, card, place) if self.paint else None)
        return text

    def large(self, cards: Sequence[Card], width: int, rows: int = 4) -> list[Text]:
        """Return large cards side by side over several lines; empty without colours or space."""
        step = min(8, width // max(1, len(cards)))
        if self.paint is None or step < 4:
            return []
        lines = [Text("  ") for _ in range(rows)]
        for card in cards:
            style = self._style(self.paint, card, 0)
            for row, line in enumerate(lines):
                words = f" {two_letters(card)}" if row == 0 else ""
                line.append(f"{words:<{step - 1}}", style).append(" ")
        return lines

    def hand(self, cards: Cards) -> list[Text]:
        """Return a hand, with the letters to type under each card."""
        if not self.signs:
            return [self.strip(cards)]
        row = Text()
        for place, card in enumerate(cards):
            row.append(
                f"{self.label(card):>3} ", self._style(self.paint, card, place) if self.paint else None
            )
        keys = "".join(f"{card_name(card):>3} " for card in cards)
        return [row, Text(keys, QUIET)]

    def _style(self, paint: CardColours, card: Card, place: int) -> str:
        if is_special(card):
            return paint.specials[card]
        return f"{paint.inks[suit_of(card)]} on {paint.paper[place % 2]}"


def suit_key(signs: bool = True, letters: bool = True, face: str = "classic") -> str:
    """Return what the suits are called, with their symbols and the letters to type."""
    suits = []
    for sign, letter in zip(SIGNS, SUITS, strict=True):
        shown = [*([sign] if signs else []), *([letter] if letters else [])]
        suits.append(" ".join([*shown, say("cards.suit", suit=letter, face=face)]))
    return "   ".join(suits)


def two_letters(card: Card) -> str:
    """Return rank and suit symbol; a ten is a T."""
    return card_name(card) if is_special(card) else f"{rank_name(rank_of(card))}{SIGNS[suit_of(card)]}"


def signs(cards: Cards) -> str:
    """Return the cards as text with suit symbols."""
    return " ".join(map(two_letters, cards))
