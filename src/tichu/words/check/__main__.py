"""Check the words of all languages, or of some: ``make words``, ``make words ARGS="fr --errors"``."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path

import tichu.words
from tichu.words import SOURCE, SWISS, languages
from tichu.words.check.catalogue import Catalogue, CatalogueEntry, Finding
from tichu.words.check.glossary import Glossary, check_terms
from tichu.words.check.length import check_length
from tichu.words.check.placeables import check_placeables, check_plurals
from tichu.words.check.typography import check_typography, shown
from tichu.words.check.usage import Usage

__all__ = ["FOLDER", "check_language", "main", "usage_of_checkout"]

FOLDER = Path(tichu.words.__file__).parent
SENTENCE = re.compile(r"[^\W\d_]{2,} [^\W\d_]+ [^\W\d_]+")
"""Three words."""
NOT_PROSE = {"language"}
"""Books that no page shows as they are."""


def check_language(folder: Path, source: Catalogue, usage: Usage | None = None) -> Iterator[Finding]:
    """What there is to look at in the folder of a language, or of the source itself."""
    own = source if folder == source.folder else Catalogue(folder)
    glossary, english = Glossary.read(folder), Glossary.read(source.folder)
    yield from own.broken
    yield from _missing(own, source)
    if own is source and usage is not None:
        yield from _unused(source, usage)
    for key, entry in own.entries.items():
        original = source.entries.get(key)
        if original is None and _referred(own, entry.book, entry.name):
            yield from check_typography(entry, glossary.style)
        elif original is None:
            yield entry.finding("not in English", "is not among the English texts")
        elif entry.book not in NOT_PROSE:
            yield from check_typography(entry, glossary.style)
            yield from check_length(entry, original)
            if own is source:
                yield from check_plurals(entry, own.language)
            else:
                yield from check_placeables(entry, original, own.language, usage)
                yield from _untranslated(entry, original)
    yield from check_terms(own, glossary, source, english)


def _missing(own: Catalogue, source: Catalogue) -> Iterator[Finding]:
    for key in source.entries.keys() - own.entries.keys():
        entry = source.entries[key]
        yield Finding("missing", own.folder / entry.path.name, 1, f"{key} = {entry.readings[0]}")


def _untranslated(entry: CatalogueEntry, original: CatalogueEntry) -> Iterator[Finding]:
    """A sentence that is the same as in English; single words and names often are."""
    if entry.readings == original.readings and SENTENCE.search(entry.readings[0]):
        yield entry.finding("still English", f"= {shown(entry.readings[0])}", error=False)


def _unused(source: Catalogue, usage: Usage) -> Iterator[Finding]:
    for key, entry in source.entries.items():
        if not usage.uses(key) and not _referred(source, entry.book, entry.name):
            yield entry.finding("unused", "is used nowhere")
    books = {entry.book for entry in source.entries.values()}
    for key in sorted(usage.said - source.entries.keys()):
        if key.partition(".")[0] in books:
            yield Finding("missing", source.folder, 1, f"{key} is used, but nobody has written it")


def _referred(catalogue: Catalogue, book: str, name: str) -> bool:
    """Whether another text of the file uses a message."""
    return f"{{ {name} }}" in (catalogue.folder / f"{book}.ftl").read_text("utf-8")


def usage_of_checkout() -> Usage | None:
    """The usage in the sources around this package; None if it is installed without them."""
    root = FOLDER.parents[2]
    return Usage.of_checkout(root) if (root / "web" / "src").is_dir() else None


def report(language: str, findings: Iterable[Finding], *, only_errors: bool) -> bool:
    """Print what was found in a language, by kind; whether there are errors."""
    found = sorted(findings, key=lambda each: (not each.error, each.kind, each))
    errors = sum(each.error for each in found)
    print(f"{language}: {_count(errors, 'error')}, {_count(len(found) - errors, 'remark')}")
    shown = [each for each in found if each.error or not only_errors]
    for (error, kind), group in groupby(shown, key=lambda each: (each.error, each.kind)):
        print(f"  {kind}" + ("" if error else " (remarks)"))
        for each in group:
            print(f"    {os.path.relpath(each.path)}:{each.line}: {each.text}")
    return errors > 0


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the reports; 1 if there are errors."""
    written = [tag for tag in languages() if tag != SWISS]
    parser = argparse.ArgumentParser(prog="make words", description=__doc__)
    parser.add_argument("language", nargs="*", help=f"only these: {', '.join(written)}")
    parser.add_argument("--errors", action="store_true", help="no remarks")
    asked = parser.parse_args(arguments)
    unknown = set(asked.language) - set(written)
    if unknown:
        parser.error(f"{os.path.relpath(FOLDER)} has no folder {', '.join(sorted(unknown))}")
    source, usage = Catalogue(FOLDER / SOURCE), usage_of_checkout()
    failed = [
        report(tag, check_language(FOLDER / tag, source, usage), only_errors=asked.errors)
        for tag in asked.language or written
    ]
    return int(any(failed))


if __name__ == "__main__":
    sys.exit(main())
