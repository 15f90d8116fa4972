"""Numbers as people write them in a language."""

from __future__ import annotations

from babel import Locale
from babel.numbers import format_decimal, format_percent

from tichu.words import MINUS, Words

__all__ = ["number", "percent", "signed"]


def number(words: Words, value: float, digits: int = 0) -> str:
    """A number with so many decimals, without groups.

    >>> number(Words("de"), -2.5, 1)
    '−2,5'
    """
    pattern = f"0.{'0' * digits}" if digits else "0"
    return format_decimal(round(value, digits), pattern, _locale(words)).replace("-", MINUS)


def signed(words: Words, value: float) -> str:
    """A whole number with its sign; zero has none.

    >>> signed(Words("en"), 12.4), signed(Words("en"), -0.2), signed(Words("en"), -3)
    ('+12', '0', '−3')
    """
    rounded = round(value)
    return f"+{rounded}" if rounded > 0 else number(words, rounded)


def percent(words: Words, ratio: float) -> str:
    """A ratio as a percentage, with the space that the language wants.

    >>> percent(Words("en"), 0.5)
    '50%'
    """
    return format_percent(ratio, locale=_locale(words))


def _locale(words: Words) -> Locale:
    return Locale.parse(words.language, sep="-")
