"""Marks and spaces as the language writes them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from tichu.words.check.catalogue import HOLE, CatalogueEntry, Finding
from tichu.words.check.glossary import Typography

__all__ = ["check_typography", "shown"]

NO_BREAK: Final = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
QUOTES: Final = "“”„‟«»‹›‘‚「」『』"
MARKS: Final = ":;!?…»"
PLAIN: Final = (
    (re.compile(r"'"), "a straight apostrophe: write ’"),
    (re.compile(r'"'), "straight quotation marks"),
    (re.compile(r"\.\.\."), "three dots: write …"),
    (re.compile(r"[^\S\n]{2}"), "two spaces"),
    (re.compile(r"(?:^|[\s(])-(?=[\d" + HOLE + "])"), "a hyphen before a number: write −"),
    (re.compile(r" - "), "a hyphen as a dash: write –"),
)


def check_typography(entry: CatalogueEntry, style: Typography) -> Iterator[Finding]:
    """What is not written as usual in the language, each kind once per entry."""
    found: dict[str, str] = {}
    for reading in entry.readings:
        for what in [*_plain(reading), *_quotes(reading, style), *_spaces(reading, style)]:
            found.setdefault(what, reading)
    for what, reading in found.items():
        yield entry.finding("typography", f"has {what}: {shown(reading)}")


def shown(reading: str) -> str:
    """A reading for people."""
    return reading.replace(HOLE, "{…}").replace("\n", " ")


def _plain(reading: str) -> Iterator[str]:
    for pattern, what in PLAIN:
        if pattern.search(reading):
            yield what


def _quotes(reading: str, style: Typography) -> Iterator[str]:
    # A single › is an arrow.
    used = {mark for mark in reading if mark in QUOTES} - ({"›"} if "‹" not in reading else set())
    for mark in sorted(used - set(style.quotes)):
        yield f"{mark}, which are not the quotation marks of this language ({style.quotes})"


def _spaces(reading: str, style: Typography) -> Iterator[str]:
    for at, mark in enumerate(reading):
        if mark in MARKS and at:
            before = reading[at - 1]
            wanted = mark in style.space_before
            if wanted and before not in NO_BREAK and before not in MARKS and not _in_number(reading, at):
                yield f"no no-break space before {mark}"
            elif not wanted and before.isspace() and not _in_number(reading, at):
                yield f"a space before {mark}"
        if mark in style.space_after and reading[at + 1 : at + 2] not in tuple(NO_BREAK):
            yield f"no no-break space after {mark}"


def _in_number(reading: str, at: int) -> bool:
    """Whether a mark is inside a time or a ratio: 2:1, or two values with a colon between them."""
    before, after = reading[:at].rstrip(), reading[at + 1 :].lstrip()
    return reading[at] == ":" and all(each.isdigit() or each == HOLE for each in (before[-1:], after[:1]))
