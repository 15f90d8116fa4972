"""Every sentence that people read, in every language: Fluent files, one folder a language, one file a book.

>>> english = Words("en")
>>> english.text("cards.combination", kind="pair", rank="K", n=2)
'pair of kings'
>>> Words("de").text("table.cardsLeft", n=1)
'1 Karte'

The web client compiles the same files (``web/vite-words.ts``).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

__all__ = [
    "MINUS",
    "SOURCE",
    "SWISS",
    "TERMS",
    "Words",
    "choose_language",
    "language_for",
    "language_names",
    "languages",
    "say",
    "use_language",
    "words_in_use",
]

MINUS: Final = "−"
"""The minus sign of numbers that people read."""
SOURCE: Final = "en"
"""The language whose files define which texts there are."""
BRITISH: Final = "en-GB"
"""How lists are written in English: without a comma before “and”."""
TERMS: Final = "terms"
"""The file of terms that every book of a language may use."""
SWISS: Final = "de-CH"
"""German as written in Switzerland: made from German, with “ss” for “ß”, guillemets, and the key “Ctrl”."""
_SWISS_SPELLING: Final = {"ß": "ss", "„": "«", "“": "»", "Strg": "Ctrl"}

_NEGATIVE: Final = re.compile(r"(?<![\w-])-(?=\d)")
"""The sign of a negative number as fluent.runtime writes it in most languages: a hyphen."""

_FOLDER: Final = files(__name__)


class Words:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        if language not in languages():
            raise LookupError(f"there are no words in {language!r}; there are {', '.join(languages())}")
        self.language: Final = language

    def text(self, key: str, /, **values: str | float) -> str:
        """The text of a key, such as ``table.pass``, with its values."""
        found = self.find(key, values)
        if found is None:
            raise KeyError(f"there is no text {key!r} in {self.language}")
        return found

    def find(self, key: str, values: Mapping[str, str | float] | None = None) -> str | None:
        """The same for a key that may be missing; None then."""
        book, _, name = key.partition(".")
        bundle = _bundle(self.language, book)
        if bundle is None or not bundle.has_message(name):
            return None
        pattern = bundle.get_message(name).value
        assert pattern is not None, f"{key} has no text"
        text, errors = bundle.format_pattern(
            pattern, {name: _value(value) for name, value in (values or {}).items()}
        )
        if errors:
            raise ValueError(f"{key} in {self.language}: {errors[0]}")
        if any(not isinstance(value, str) and value < 0 for value in (values or {}).values()):
            text = _NEGATIVE.sub(MINUS, str(text))
        return str(text)

    def list(self, items: Sequence[str], *, choice: bool = False) -> str:
        """Items in a sentence: ``a, b and c``, or ``a, b or c`` for a choice."""
        locale = Locale.parse(BRITISH if self.language == SOURCE else self.language, sep="-")
        return format_list(items, "or" if choice else "standard", locale)


def use_language(language: str) -> None:
    """Choose the language of a program with one user. Servers use `Words` for each visitor instead."""
    global _in_use
    _in_use = Words(language)


def words_in_use() -> Words:
    """The words of the language that was chosen for this program, English at first."""
    return _in_use


def say(key: str, /, **values: str | float) -> str:
    """The text of a key in the language of this program.

    >>> say("table.turnOf", name="Mei")
    'Mei’s turn'
    """
    return _in_use.text(key, **values)


@lru_cache
def languages() -> tuple[str, ...]:
    """The tags of all languages, the source first."""
    found = {folder.name for folder in _FOLDER.iterdir() if (folder / "language.ftl").is_file()}
    return (SOURCE, *sorted((found | {SWISS}) - {SOURCE}))


@lru_cache
def language_names() -> dict[str, str]:
    """What each language calls itself, by tag."""
    return {tag: Words(tag).text("language.name") for tag in languages()}


def choose_language(wanted: Iterable[str]) -> str:
    """The language that fits the first of these tags which fits any; English if none does."""
    fitting = (language_for(tag) for tag in wanted)
    return next((language for language in fitting if language is not None), SOURCE)


def language_for(tag: str) -> str | None:
    """The language that fits a tag (``pt-PT``, ``de_AT.UTF-8``, ``pt_PT@euro``); None if none does."""
    normal = re.split(r"[.@]", tag, maxsplit=1)[0].replace("_", "-").lower()
    for wanted in (normal, normal.partition("-")[0]):
        for language, tags in _tags().items():
            if wanted in tags:
                return language
    return None


@lru_cache
def _tags() -> dict[str, tuple[str, ...]]:
    """Which tags, in lower case, each language is meant for."""
    return {tag: tuple(Words(tag).text("language.tags").lower().split()) for tag in languages()}


@lru_cache
def _bundle(language: str, book: str) -> FluentBundle | None:
    source = _source(language, book)
    if source is None:
        return None
    bundle = FluentBundle([language], use_isolating=False)
    for text in (_source(language, TERMS) or "", source):
        bundle.add_resource(FluentResource(text))
    return bundle


def _source(language: str, book: str) -> str | None:
    path = _file(language, book)
    if path.is_file():
        return path.read_text("utf-8")
    if language == SWISS:
        german = _source("de", book)
        return None if german is None else _swiss(german)
    return None


def _swiss(german: str) -> str:
    for there, here in _SWISS_SPELLING.items():
        german = german.replace(there, here)
    return german


def _value(value: str | float) -> object:
    """A value as Fluent wants it: a thousand points are 1000 in every language."""
    return value if isinstance(value, str) else fluent_number(value, useGrouping=False)


def _file(language: str, book: str) -> Traversable:
    return _FOLDER / language / f"{book}.ftl"


_in_use = Words(SOURCE)
