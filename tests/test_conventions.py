"""Conventions of CONTRIBUTING that a machine can check: short files and functions, unique class names."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
MAX_FILE_LINES = 450
MAX_FUNCTION_LINES = 60

SAME_CONCEPT = {"TableOptions"}
"""Classes for the same thing: the options of a table, and their model for HTTP and sockets."""


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def long_functions(path: Path) -> Iterator[str]:
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > MAX_FUNCTION_LINES:
                yield f"{path.relative_to(ROOT)}: {node.name} has {lines} lines"


def test_no_two_classes_have_the_same_name() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for path in SOURCES.rglob("*.py"):
        for node in parsed(path).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(str(path.relative_to(SOURCES)))
    shared = {name: files for name, files in places.items() if len(files) > 1}
    assert shared.keys() <= SAME_CONCEPT, shared


def test_files_and_functions_are_short() -> None:
    long: list[str] = []
    for folder in (SOURCES, ROOT / "tests", ROOT / "benchmarks", ROOT / "examples"):
        for path in folder.rglob("*.py"):
            lines = path.read_text("utf-8").count("\n")
            if lines > MAX_FILE_LINES:
                long.append(f"{path.relative_to(ROOT)} has {lines} lines")
            long.extend(long_functions(path))
    assert not long
