"""Texts that are too long for their place.

A comment above the English entry says how long the text of a button may be: ``# At most 7 letters``, or, for
a button that breaks lines, ``# Words of at most 9 letters``.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from tichu.words.check.catalogue import HOLE, CatalogueEntry, Finding
from tichu.words.check.typography import shown

__all__ = ["check_length", "width"]

LIMIT: Final = re.compile(r"\b(words of )?at most (\d+) letters\b", re.IGNORECASE)
VALUE: Final = 5
"""Letters that a value is taken for."""
FACTOR: Final = 2.0
SPARE: Final = 20
"""Without its own limit, a text may be this many times as long as in English, and this many letters more."""


def check_length(entry: CatalogueEntry, original: CatalogueEntry) -> Iterator[Finding]:
    """Whether a text is longer than its place, or much longer than in English."""
    limit = LIMIT.search(original.comment)
    if limit:
        parts = [word for reading in entry.readings for word in (reading.split() if limit[1] else [reading])]
        longest = max(parts, key=width)
        if width(longest) > int(limit[2]):
            yield entry.finding("too long", f"has {width(longest)} letters of {limit[2]}: {shown(longest)}")
        return
    longest = max(entry.readings, key=width)
    usual = max(width(reading) for reading in original.readings)
    if width(longest) > FACTOR * usual + SPARE:
        yield entry.finding("too long", f"has {width(longest)} letters, English {usual}: {shown(longest)}")


def width(text: str) -> int:
    """Letters of a text; those of Korean are about twice as wide."""
    return sum(
        VALUE if letter == HOLE else 1 + (unicodedata.east_asian_width(letter) in "WF") for letter in text
    )
