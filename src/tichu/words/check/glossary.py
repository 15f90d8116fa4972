"""The glossary of a language: how it is written, the words to use for the game's things, and those to avoid.

A word is matched whole and ignoring case; ``*`` stands for any letters, and alone for any word.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from tichu.words.check.catalogue import Catalogue, CatalogueEntry, Finding

__all__ = ["Glossary", "Typography", "TermWords", "check_terms"]

FILE = "glossary.toml"


@dataclass(frozen=True)
class Typography:
    """The typography of a language."""

    quotes: str = "“”"
    """The quotation marks that may be used."""
    space_before: str = ""
    """Marks that have a no-break space before them."""
    space_after: str = ""
    """Marks that have a no-break space after them."""
    avoid: tuple[str, ...] = ()
    """Words that no text has, such as those of another form of address."""


@dataclass(frozen=True)
class TermWords:
    """The words for one thing."""

    use: tuple[str, ...] = ()
    avoid: tuple[str, ...] = ()

    @cached_property
    def used(self) -> re.Pattern[str] | None:
        """Finds a word to use."""
        return _pattern(self.use)

    @cached_property
    def avoided(self) -> re.Pattern[str] | None:
        """Finds a word to avoid."""
        return _pattern(self.avoid)


@dataclass(frozen=True)
class Glossary:
    """The file of one language."""

    path: Path
    style: Typography = field(default_factory=Typography)
    terms: dict[str, TermWords] = field(default_factory=dict)

    @staticmethod
    def read(folder: Path) -> Glossary:
        """The glossary of a folder; an empty one if there is none."""
        path = folder / FILE
        if not path.is_file():
            return Glossary(path)
        data = tomllib.loads(path.read_text("utf-8"))
        terms = {
            name: TermWords(tuple(words.get("use", ())), tuple(words.get("avoid", ())))
            for name, words in data.get("terms", {}).items()
        }
        style = data.get("style", {})
        return Glossary(path, Typography(**{**style, "avoid": tuple(style.get("avoid", ()))}), terms)


def check_terms(
    translation: Catalogue, own: Glossary, source: Catalogue, english: Glossary
) -> Iterator[Finding]:
    """Words to avoid, and terms that the source has and the translation has not."""
    for name in sorted(own.terms.keys() - english.terms.keys()):
        yield Finding("glossary", own.path, 1, f"{name} is not a term of {english.path.name} in English")
    for name in sorted(english.terms.keys() - own.terms.keys()):
        yield Finding("glossary", own.path, 1, f"there are no words for {name} yet", error=False)
    for key, entry in translation.entries.items():
        yield from _avoided(entry, own)
        original = source.entries.get(key)
        if original is not None and original is not entry:
            yield from _missing(entry, own, original, english)


def _avoided(entry: CatalogueEntry, own: Glossary) -> Iterator[Finding]:
    never = {"": TermWords(avoid=own.style.avoid)}
    for name, words in (never | own.terms).items():
        found = _first(words.avoided, entry)
        if found:
            instead = f": for {name} write {', '.join(words.use)}" if words.use else ""
            yield entry.finding("words to avoid", f"has “{found}”{instead}")


def _missing(
    entry: CatalogueEntry, own: Glossary, original: CatalogueEntry, english: Glossary
) -> Iterator[Finding]:
    for name, words in own.terms.items():
        if words.used is None or name not in english.terms:
            continue
        found = _first(english.terms[name].used, original)
        if found and not _first(words.used, entry):
            text = f"has none of {', '.join(words.use)} for “{found}”"
            yield entry.finding("terms", text, error=False)


def _first(pattern: re.Pattern[str] | None, entry: CatalogueEntry) -> str | None:
    if pattern is None:
        return None
    found = (pattern.search(reading) for reading in entry.readings)
    return next((match[0] for match in found if match), None)


def _pattern(words: tuple[str, ...]) -> re.Pattern[str] | None:
    if not words:
        return None
    choices = "|".join(re.escape(word).replace(r"\*", r"\w*") for word in words)
    return re.compile(rf"(?<!\w)(?:{choices})(?!\w)", re.IGNORECASE)
