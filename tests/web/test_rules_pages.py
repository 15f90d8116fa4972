"""The rules pages of the web client: every game by every rule book, as the library has them."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tichu.core.editions import EDITIONS, PAIRS

RULES = Path(__file__).parents[2] / "web" / "src" / "rules"


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


def test_a_rule_book_that_settles_something_says_so() -> None:
    text = "".join((RULES / name).read_text("utf-8") for name in ("structure.ts", "ranks.ts"))
    for variant, edition in PAIRS:
        if not (EDITIONS[edition].everywhere or EDITIONS[edition].games[variant]):
            continue
        editions = block(text, f"const {variant}: ", "\n};\n").partition("\n  editions: {\n")[2]
        told = re.search(rf'^ {{4}}"?{edition}"?: \{{\n(.*?)^ {{4}}\}},', editions, re.MULTILINE | re.DOTALL)
        assert told and "section:" in told[1], (variant, edition)
