"""Where the program and the web client use the words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

__all__ = ["Usage"]

NEAR: Final = 600
"""Characters after a key in which its values are given."""
# "table.pass" in any quotes; `home.rule_${rule}` or f"home.rule_{rule}": everything that begins like that.
NAMED: Final = re.compile(r"[\"'`]([a-z]+\.[\w-]+)[\"'`]")
BEGUN: Final = re.compile(r"(?:`([a-z]+\.[\w-]*)\$\{|f\"([a-z]+\.[\w-]*)\{)")
# What a whole book's keys are composed of: "wish-binds", f"not-the-{forced}".
QUOTED: Final = re.compile(r"[\"'`]([\w@-]+)[\"'`]|\b(\w+):")
QUOTED_BEGINNING: Final = re.compile(r"f\"([a-z-]+-)\{|`([a-z_-]+[_-])\$\{")
SAID: Final = re.compile(r"\b(?:say|text|find)\(\s*\"([a-z]+\.[\w-]+)\"")


class Usage:
    """The keys that the sources name, whole or by their beginning."""

    def __init__(self, sources: Iterable[str]) -> None:
        self._near: dict[str, str] = {}
        self._begun: dict[str, str] = {}
        self.said: Final[set[str]] = set()
        """Keys that Python code asks for; the compiler checks those of the client."""
        self._quoted: set[str] = set()
        self._quoted_beginnings: set[str] = set()
        for text in sources:
            self._read(text)

    @staticmethod
    def of_checkout(root: Path) -> Usage:
        """The usage in all sources of a checkout."""
        client = [
            path for kind in ("ts", "svelte", "json") for path in (root / "web" / "src").rglob(f"*.{kind}")
        ]
        program = [*(root / "src" / "tichu").rglob("*.py"), *(root / "web").glob("vite-*.ts")]
        skipped = (".test.ts", "texts.ts")
        return Usage(
            path.read_text("utf-8") for path in [*client, *program] if not path.name.endswith(skipped)
        )

    def _read(self, text: str) -> None:
        for found in NAMED.finditer(text):
            self._near[found[1]] = self._near.get(found[1], "") + text[found.end() : found.end() + NEAR]
        for found in BEGUN.finditer(text):
            begin = found[1] or found[2]
            self._begun[begin] = self._begun.get(begin, "") + text[found.end() : found.end() + NEAR]
        self.said.update(SAID.findall(text))
        self._quoted.update(word.replace("@", "-") for pair in QUOTED.findall(text) for word in pair)
        self._quoted_beginnings.update(a or b for a, b in QUOTED_BEGINNING.findall(text))

    def uses(self, key: str) -> bool:
        """Whether a source names the key, or composes it."""
        if key in self._near:
            return True
        book, _, name = key.partition(".")
        beginnings = [begin for begin in self._begun if key.startswith(begin)]
        if beginnings == [f"{book}."]:
            return self._named(name)  # any key of the book could be meant: the name must be somewhere
        return bool(beginnings)

    def _named(self, name: str) -> bool:
        bot, _, level = name.partition("-")
        return (
            name in self._quoted
            or {bot, level} <= self._quoted
            or any(name.startswith(beginning) for beginning in self._quoted_beginnings)
        )

    def gives(self, key: str, value: str) -> bool:
        """Whether a value is named where the key is used."""
        near = [self._near.get(key, "")] + [
            text for begin, text in self._begun.items() if key.startswith(begin)
        ]
        return any(re.search(rf"\b{re.escape(value)}\b", text) for text in near)
