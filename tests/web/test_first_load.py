"""The first load is small in every language: added up from the list of the build, without a browser."""

from __future__ import annotations

import gzip
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import BUILT
from tichu.words import SWISS, languages

LIMIT = 150_000
"""Bytes of page, scripts and styles, compressed."""
ROOT = Path(__file__).parents[2]
PAGE = BUILT.parent
ALWAYS = re.compile(r"let wanted: Book\[\] = \[(.*?)\]")
ENTRY = re.compile(r"books: \[(.*?)\],\s+load: \(\) => import\(\"\./([\w/.]+)\"\)")


@cache
def build() -> dict[str, Any]:
    """What the build has made of each source, and what that imports."""
    path = PAGE / ".vite" / "manifest.json"
    assert path.exists(), "the client is not built: run `make web`"
    files: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return files


def with_imports(source: str) -> set[str]:
    """The sources that are loaded with one."""
    found, waiting = set[str](), [source]
    while waiting:
        here = waiting.pop()
        if here not in found:
            found.add(here)
            waiting += build()[here].get("imports", [])
    return found


def books_of(page: str) -> list[str]:
    """The books of texts that a page needs."""
    always = ALWAYS.search((ROOT / "web" / "src" / "i18n" / "index.svelte.ts").read_text("utf-8"))
    entries = ENTRY.findall((ROOT / "web" / "src" / "App.svelte").read_text("utf-8"))
    assert always is not None
    (own,) = (books for books, source in entries if source == page)
    return re.findall(r"\"(\w+)\"", f"{always[1]}, {own}")


def words(language: str, book: str) -> str:
    """The source of a book."""
    folder, query = ("de", "?swiss") if language == SWISS else (language, "")
    return f"../src/tichu/words/{folder}/{book}.ftl{query}"


@cache
def size(file: str) -> int:
    return len(gzip.compress((PAGE / file).read_bytes()))


@pytest.mark.parametrize("language", languages())
def test_the_front_page_and_the_table_are_a_small_load(language: str) -> None:
    sources = with_imports("index.html")
    for page in ("pages/Home.svelte", "table/TablePage.svelte"):
        sources |= with_imports(f"src/{page}")
        for book in books_of(page):
            sources |= with_imports(words(language, book))

    files = {"index.html"}
    for source in sources:
        files |= {build()[source]["file"], *build()[source].get("css", [])}

    assert sum(size(file) for file in files) < LIMIT
