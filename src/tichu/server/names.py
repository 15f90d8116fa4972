"""Text that others see as a name: of a person, a table or a token.

Characters that are invisible or change the direction of writing are refused: with them a name could look like
another one, or like nothing, or disturb the text around it. What was stored before is not checked again.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from pydantic import AfterValidator
from pydantic_core import PydanticCustomError

BAD_NAME: Final = "bad-name"
"""The code of the refusal."""

UNPRINTABLE: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
"""Unicode categories of control, format and unassigned characters."""
BLANK: Final = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters of other categories that show nothing."""
VARIATIONS: Final = (("\u180b", "\u180d"), ("\ufe00", "\ufe0f"), ("\U000e0100", "\U000e01ef"))
"""Characters that choose a form of the one before: first and last of each group."""
JOINERS: Final = "\u200c\u200d"
EMOJI_STYLE: Final = "\ufe0f"


def why_not_a_name(text: str) -> str | None:
    """Return what is wrong with a text as a name, or None."""
    for at, letter in enumerate(text):
        if _is_joined(text, at):
            continue
        if letter in BLANK or unicodedata.category(letter) in UNPRINTABLE or _is_variation(letter):
            return f"it contains U+{ord(letter):04X}, which cannot be seen"
    return None


def _is_variation(letter: str) -> bool:
    return any(first <= letter <= last for first, last in VARIATIONS)


def _is_joined(text: str, at: int) -> bool:
    """Whether an invisible character belongs to a visible one: in an emoji, or in a script that needs it."""
    letter = text[at]
    before, after = text[at - 1 : at], text[at + 1 : at + 2]
    if letter == EMOJI_STYLE:
        return bool(before) and _is_symbol(before)
    if letter not in JOINERS or not before or not after:
        return False
    if letter == "\u200d" and (before == EMOJI_STYLE or _is_symbol(before)) and _is_symbol(after):
        return True
    return _needs_joiners(before) and _needs_joiners(after)


def _is_symbol(letter: str) -> bool:
    return unicodedata.category(letter) in ("So", "Sk") and letter not in BLANK


def _needs_joiners(letter: str) -> bool:
    """Whether a letter belongs to a script between Arabic and Sinhala, in which joiners matter."""
    return "\u0600" <= letter <= "\u0dff" and unicodedata.category(letter)[0] in "LM"


def _check(text: str) -> str:
    why = why_not_a_name(text)
    if why is not None:
        raise PydanticCustomError(BAD_NAME, "{why}", {"why": why})
    return text


Visible = AfterValidator(_check)
"""Validator of names and titles, for pydantic."""
