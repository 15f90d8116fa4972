"""The rules pages of the web client: every game by every rule book, as the library has them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tichu.core.editions import EDITIONS, PAIRS

RULES = Path(__file__).parents[2] / "web" / "src" / "rules"
LANGUAGES = ("en", "de", "fr", "pt-BR", "pt-PT", "nl")


def block(text: str, opening: str, closing: str) -> str:
    start = text.index(opening) + len(opening)
    return text[start : text.index(closing, start)]


def test_the_pages_have_every_game_of_every_rule_book() -> None:
    table = block((RULES / "shape.ts").read_text("utf-8"), "export const EDITIONS = {", "} as const")
    pairs = [
        (variant, edition)
        for variant, editions in re.findall(r"(\w+): (\[[^\]]*\])", table)
        for edition in json.loads(editions)
    ]
    assert pairs == list(PAIRS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_what_each_rule_book_does(language: str) -> None:
    text = (RULES / "text" / f"{language}.ts").read_text("utf-8")
    pairs = []
    for variant in dict(PAIRS):
        game = block(text, f"\n    {variant}: {{\n", "\n    },\n")
        editions = block(game, "\n      editions: {\n", "\n      },")
        pairs += [(variant, key) for key in re.findall(r'^ {8}"?([\w-]+)"?: \{$', editions, re.MULTILINE)]
    assert pairs == list(PAIRS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_book_that_settles_something_says_so(language: str) -> None:
    text = (RULES / "text" / f"{language}.ts").read_text("utf-8")
    for variant, edition in PAIRS:
        if not (EDITIONS[edition].everywhere or EDITIONS[edition].games[variant]):
            continue
        game = block(text, f"\n    {variant}: {{\n", "\n    },\n")
        editions = block(game, "\n      editions: {\n", "\n      },")
        told = re.search(
            rf'^ {{8}}"?{edition}"?: \{{\n(.*?)^ {{8}}\}},', editions + "\n", re.MULTILINE | re.DOTALL
        )
        assert told and "section:" in told[1], (variant, edition)
