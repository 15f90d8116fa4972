"""The Fluent files of one language, with what the checks need to know about each entry."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Junk,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    Term,
    TermReference,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from tichu.words import TERMS

__all__ = ["HOLE", "Catalogue", "CatalogueEntry", "Finding", "Select", "find_selects", "find_values"]

HOLE: Final = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands in a reading where a value is filled in."""


@dataclass(frozen=True, order=True)
class Finding:
    """Something to look at, in a file. A remark may be right as it is, an error is not."""

    kind: str
    path: Path
    line: int
    text: str
    error: bool = field(default=True, compare=False)


@dataclass(frozen=True)
class CatalogueEntry:
    """A message of a file."""

    book: str
    name: str
    pattern: Pattern
    comment: str
    path: Path
    line: int
    readings: tuple[str, ...]
    """Its text with every variant once, the other choices at their defaults, and holes for values."""

    @property
    def key(self) -> str:
        return f"{self.book}.{self.name}"

    def finding(self, kind: str, text: str, *, error: bool = True) -> Finding:
        """Something about this entry."""
        return Finding(kind, self.path, self.line, f"{self.key} {text}", error)


@dataclass(frozen=True)
class Select:
    """A choice between variants: by which value, and by which names or numbers."""

    value: str
    variants: tuple[str, ...]


class Catalogue:
    """All entries of a language, by key."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.language: Final = folder.name
        self.entries: Final[dict[str, CatalogueEntry]] = {}
        self.broken: Final[list[Finding]] = []
        """What cannot be read."""
        terms = self._parse(folder / f"{TERMS}.ftl")
        for path in sorted(folder.glob("*.ftl")):
            book = _Book(path, terms if path.stem == TERMS else [*terms, *self._parse(path)])
            self.entries.update((entry.key, entry) for entry in book.entries())

    def _parse(self, path: Path) -> list[Message | Term]:
        if not path.is_file():
            return []
        source = path.read_text("utf-8")
        found: list[Message | Term] = []
        for node in FluentParser().parse(source).body:
            if isinstance(node, Junk):
                line = _line(source, node)
                self.broken.append(Finding("not Fluent", path, line, (node.content or "").strip()))
            elif isinstance(node, (Message, Term)) and node.value is not None:
                found.append(node)
        return found


class _Book:
    """One file, to resolve references inside it."""

    def __init__(self, path: Path, nodes: list[Message | Term]) -> None:
        self._path, self._nodes = path, nodes
        self._patterns = {_name(node): node.value for node in nodes if node.value is not None}

    def entries(self) -> Iterator[CatalogueEntry]:
        source = self._path.read_text("utf-8")
        for node in self._nodes:
            if isinstance(node, Message) and node.value is not None:
                comment = (node.comment.content or "") if node.comment else ""
                readings = tuple(dict.fromkeys(self.readings(node.value)))
                line = _line(source, node.id)
                yield CatalogueEntry(
                    self._path.stem, node.id.name, node.value, comment, self._path, line, readings
                )

    def readings(self, pattern: Pattern) -> list[str]:
        """Its default reading first."""
        parts = [self._alternatives(element) for element in pattern.elements]
        found = ["".join(part[0] for part in parts)]
        for at, part in enumerate(parts):
            before = "".join(each[0] for each in parts[:at])
            after = "".join(each[0] for each in parts[at + 1 :])
            found += [before + other + after for other in part[1:]]
        return found

    def _alternatives(self, node: BaseNode) -> list[str]:
        match node:
            case TextElement(value=text):
                return [text]
            case Placeable(expression=inner):
                return self._alternatives(inner)
            case StringLiteral():
                return [str(node.parse()["value"])]
            case NumberLiteral(value=number):
                return [number]
            case SelectExpression(variants=variants):
                usual = sorted(variants, key=lambda variant: not variant.default)
                return [text for variant in usual for text in self.readings(variant.value)]
            case MessageReference(id=Identifier(name=name)):
                return self._referred(name)
            case TermReference(id=Identifier(name=name)):
                return self._referred(f"-{name}")
            case _:
                return [HOLE]

    def _referred(self, name: str) -> list[str]:
        pattern = self._patterns.get(name)
        return [HOLE] if pattern is None else self.readings(pattern)


class _ValueFinder(Visitor):
    """Collects the values and the choices of a pattern."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.selects: list[Select] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.values.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        """A term has its own values."""

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            variants = tuple(
                key.value if isinstance(key, NumberLiteral) else key.name
                for key in (variant.key for variant in node.variants)
            )
            self.selects.append(Select(node.selector.id.name, variants))
        self.generic_visit(node)


def find_values(entry: CatalogueEntry) -> set[str]:
    """The values that the text of an entry itself uses."""
    return _find(entry).values


def find_selects(entry: CatalogueEntry) -> list[Select]:
    """The choices that an entry itself makes by a value."""
    return _find(entry).selects


def _find(entry: CatalogueEntry) -> _ValueFinder:
    finder = _ValueFinder()
    node: BaseNode = entry.pattern
    finder.visit(node)
    return finder


def _name(node: Message | Term) -> str:
    return node.id.name if isinstance(node, Message) else f"-{node.id.name}"


def _line(source: str, node: Junk | Identifier) -> int:
    assert node.span is not None
    return source.count("\n", 0, node.span.start) + 1
