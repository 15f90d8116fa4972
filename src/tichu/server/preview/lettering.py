"""Text in a picture: cleaned, broken into lines and cut to size. Widths are estimates, a little too large."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from html import escape
from typing import Final

ELLIPSIS: Final = "…"
NARROW: Final = frozenset("iljtfrI.,:;'’!|()[]·- ")
BROAD: Final = frozenset("mwMW@%&—…")

OWN_LETTERS: Final = re.compile("[\u0020-\u024f\u0370-\u0481\u1e00-\u206f\u20ac\u2212\uac00-\ud7a3]*")
"""Text in the letters of the fonts that come with the server: Latin, Greek, Cyrillic and Hangul."""


def clean(text: str) -> str:
    """Return text without anything that SVG cannot contain or that would disturb a line."""
    normal = unicodedata.normalize("NFC", text)
    return " ".join(
        "".join(
            " " if unicodedata.category(each) in ("Cc", "Cs", "Cn", "Co") else each for each in normal
        ).split()
    )


def is_covered(texts: Iterable[str]) -> bool:
    """Whether the server's own fonts have all letters of these texts."""
    return all(OWN_LETTERS.fullmatch(text) for text in texts)


def width(text: str) -> float:
    """Return about how wide a text is, in units of its font size."""
    return sum(_letter_width(letter) for letter in text)


def _letter_width(letter: str) -> float:
    if unicodedata.combining(letter):
        return 0.0
    if letter in NARROW:
        return 0.32
    if letter in BROAD or unicodedata.east_asian_width(letter) in "WF":
        return 1.0
    return 0.7 if letter.isupper() else 0.48


def cut(text: str, size: float, most: float) -> str:
    """Return a text that is at most so many pixels wide at a font size, with an ellipsis if it was longer."""
    if width(text) * size <= most:
        return text
    while text and width(text + ELLIPSIS) * size > most:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS


def fits(text: str, size: float, most: float, max_lines: int) -> bool:
    """Whether a text needs no more lines than these, and no word has to be cut."""
    return len(wrap(text, size, most, max_lines + 1)) <= max_lines and all(
        width(word) * size <= most for word in text.split()
    )


def wrap(text: str, size: float, most: float, max_lines: int) -> list[str]:
    """Break a text into lines of at most so many pixels; the last line is cut if there is more."""
    lines: list[str] = []
    for word in text.split():
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and width(joined) * size <= most:
            lines[-1] = joined
        else:
            lines.append(word)
    if len(lines) > max_lines:
        lines[max_lines - 1 :] = [" ".join(lines[max_lines - 1 :])]
    return [cut(line, size, most) for line in lines]


def written(text: str, x: float, y: float, size: float, colour: str, anchor: str = "start") -> str:
    """Return a line of text as SVG, its baseline at ``y``. Nothing in it is taken for markup."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{colour}" text-anchor="{anchor}">'
        f"{escape(clean(text))}</text>"
    )
