"""Values and choices of a translation, compared with the source and with the language's plurals."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from babel import Locale

from tichu.words.check.catalogue import CatalogueEntry, Finding, Select, find_selects, find_values
from tichu.words.check.usage import Usage

__all__ = ["check_placeables", "check_plurals", "plural_categories"]

PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
COUNTED: Final = 1001
"""Plurals are checked for numbers below this: “many” of French begins at a million."""
KIND: Final = "values"


def check_placeables(
    entry: CatalogueEntry, original: CatalogueEntry, language: str, usage: Usage | None
) -> Iterator[Finding]:
    """Values that are not given, choices that lack variants."""
    values, expected = find_values(entry), find_values(original)
    for name in sorted(values - expected):
        if usage is None or not usage.gives(entry.key, name):
            yield entry.finding(KIND, f"uses ${name}, which English does not use and nobody gives")
    for name in sorted(expected - values):
        yield entry.finding(KIND, f"does not use ${name}", error=False)
    yield from _variants(entry, original)
    yield from check_plurals(entry, language)


def check_plurals(entry: CatalogueEntry, language: str) -> Iterator[Finding]:
    """Every choice by number has all categories of the language."""
    wanted = plural_categories(language)
    for select in find_selects(entry):
        names = {name for name in select.variants if not _is_number(name)}
        if not _is_plural(select):
            continue
        for missing in sorted(wanted - names):
            yield entry.finding("plurals", f"chooses by ${select.value} without [{missing}]")
        for needless in sorted(names - wanted - {"other"}):  # the default has to have a name
            yield entry.finding("plurals", f"has [{needless}], which this language does not use", error=False)


def _variants(entry: CatalogueEntry, original: CatalogueEntry) -> Iterator[Finding]:
    """A choice by words names the same words as in English; what is left out falls to the default."""
    chosen = _words(entry)
    for name, words in _words(original).items():
        missing = words - chosen.get(name, words)
        if missing and "other" not in chosen[name]:
            yield entry.finding(KIND, f"chooses by ${name} without {', '.join(sorted(missing))}", error=False)
        other = chosen.get(name, words) - words - {"other"}
        if other and name not in _open(original):
            yield entry.finding(
                KIND, f"chooses {', '.join(sorted(other))} by ${name}: English has no such variant"
            )


def _words(entry: CatalogueEntry) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for select in find_selects(entry):
        if not _is_plural(select):
            found.setdefault(select.value, set()).update(select.variants)
    return found


def _open(entry: CatalogueEntry) -> set[str]:
    """Values for which English falls back on “other”: they may have any word."""
    return {select.value for select in find_selects(entry) if "other" in select.variants}


def _is_plural(select: Select) -> bool:
    return all(_is_number(name) or name in PLURALS for name in select.variants) and any(
        name in PLURALS - {"other"} for name in select.variants
    )


def _is_number(name: str) -> bool:
    return name.replace(".", "", 1).isdigit()


@cache
def plural_categories(language: str) -> frozenset[str]:
    """The plural categories that whole numbers have in a language."""
    form = Locale.parse(language, sep="-").plural_form
    return frozenset(form(number) for number in range(COUNTED))
