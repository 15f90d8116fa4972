"""A language in which every text of the catalogue is marked, to find texts that do not come from it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

import pytest

from tests.cli.support import NAMES
from tichu.bots import registry
from tichu.core.editions import EDITIONS
from tichu.core.settings import SETTING_NAMES, choices_of
from tichu.core.variants import VARIANTS
from tichu.words import SOURCE, Words, use_language

MARKED = re.compile(r"⟦[^⟦⟧]*⟧")
TYPED = {
    "tichu",
    *NAMES,
    *VARIANTS,
    *EDITIONS,
    *(edition.title for edition in EDITIONS.values()),
    *SETTING_NAMES,
    *(choice for name in SETTING_NAMES for choice in choices_of(name)),
    *(name for entry in registry.listed() for name in (entry.name, *entry.levels)),
}
"""What is the same in every language: names, and what can be typed."""


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Mark every text of the catalogue."""
    find, join = Words.find, Words.list

    def marked_find(self: Words, key: str, values: Mapping[str, str | float] | None = None) -> str | None:
        text = find(self, key, values)
        return text if text is None or key.startswith("language.") else f"⟦{text}⟧"

    def marked_list(self: Words, items: Sequence[str], *, choice: bool = False) -> str:
        return f"⟦{join(self, items, choice=choice)}⟧"

    monkeypatch.setattr(Words, "find", marked_find)
    monkeypatch.setattr(Words, "list", marked_list)
    yield
    use_language(SOURCE)


def unmarked(text: str) -> set[str]:
    """The words of an output that do not come from the catalogue."""
    rest = text
    while MARKED.search(rest):
        rest = MARKED.sub(" ", rest)
    for typed in sorted(TYPED, key=len, reverse=True):
        rest = re.sub(rf"(?<![\w-]){re.escape(typed)}(?![\w-])", " ", rest)
    return set(re.findall(r"[^\W\d_]{3,}", rest))
