"""The public API: its names, the cost of importing it, and its documentation."""

from __future__ import annotations

import ast
import doctest
import importlib
import inspect
import json
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

import tichu

PACKAGE = Path(tichu.__file__).parent
FILES = sorted(path for path in PACKAGE.rglob("*.py") if path.name != "__main__.py")

PUBLIC = [
    "EDITIONS",
    "PAIRS",
    "VARIANTS",
    "Action",
    "Combination",
    "Exchange",
    "Game",
    "Give",
    "Grand",
    "IllegalAction",
    "InvalidCard",
    "InvalidPosition",
    "InvalidRecord",
    "InvalidSettings",
    "Match",
    "Pass",
    "Play",
    "Round",
    "Settings",
    "Take",
    "Tichu",
    "TichuError",
    "View",
    "Withdraw",
    "readings",
    "referee",
]
"""Public names: adding one is a feature, removing or renaming one breaks programs that use it."""

SIGNATURES = {
    "Action.from_json": ["data"],
    "Action.to_json": ["self"],
    "Match": ["variant", "edition", "seed", "players", "first_deal", "settings"],
    "Match.apply": ["self", "seat", "action"],
    "Match.controller": ["self", "seat"],
    "Match.next_round": ["self", "deal"],
    "Round.apply": ["self", "seat", "action"],
    "Round.bombs": ["self", "seat"],
    "Round.copy": ["self"],
    "Round.from_json": ["data"],
    "Round.legal_actions": ["self", "seat"],
    "Round.to_act": ["self"],
    "Round.to_json": ["self"],
    "Round.view": ["self", "seat"],
    "View.from_json": ["data"],
    "View.legal_actions": ["self"],
    "View.options": ["self"],
    "View.to_json": ["self"],
    "readings": ["cards", "variant", "edition"],
    "referee.play_match": ["match", "deciders", "watch"],
    "referee.play_round": ["round_", "deciders", "watch"],
}

MATCH_PROPERTIES = [
    "dealer",
    "deal",
    "history",
    "over",
    "ranks",
    "round",
    "rounds_played",
    "scores",
    "seating",
    "soloist",
    "winner",
    "winners",
]

WITH_EXTRAS = {"arena", "bots", "cli", "client", "envs", "kernel", "review", "server", "tui"}
"""Packages that may need an extra; everything else needs only Python."""


def test_the_public_names_are_these() -> None:
    assert sorted(tichu.__all__) == sorted(PUBLIC)
    assert len(set(tichu.__all__)) == len(tichu.__all__)
    for name in tichu.__all__:
        assert getattr(tichu, name) is not None


@pytest.mark.parametrize("name", SIGNATURES)
def test_signatures_of_public_functions(name: str) -> None:
    thing: object = tichu
    for part in name.split("."):
        thing = getattr(thing, part)
    assert callable(thing)
    assert list(inspect.signature(thing).parameters) == SIGNATURES[name]


def test_public_attributes_of_a_match() -> None:
    for name in MATCH_PROPERTIES:
        assert isinstance(inspect.getattr_static(tichu.Match, name), property), name


def test_all_errors_have_one_base_class() -> None:
    for name in PUBLIC:
        thing = getattr(tichu, name)
        if isinstance(thing, type) and issubclass(thing, Exception):
            assert issubclass(thing, tichu.TichuError)
            error = thing("some-code", "Some sentence.")
            assert (error.code, str(error)) == ("some-code", "Some sentence.")
    assert issubclass(tichu.TichuError, ValueError)


def test_all_actions_have_one_base_class() -> None:
    kinds = {thing.type for thing in vars(tichu).values() if _is_action(thing)}
    assert kinds == {"grand", "tichu", "withdraw", "exchange", "play", "pass", "take", "give"}


def _is_action(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, tichu.Action) and thing is not tichu.Action


def test_the_version_is_that_of_the_package() -> None:
    project = PACKAGE.parent.parent / "pyproject.toml"
    if not project.exists():
        pytest.skip("installed without its sources")
    assert tichu.__version__ == tomllib.loads(project.read_text(encoding="utf-8"))["project"]["version"]


# -- what it costs -------------------------------------------------------------------------------------------


def test_importing_the_library_imports_nothing_but_python() -> None:
    program = (
        "import json, sys\n"
        f"sys.path.insert(0, {str(PACKAGE.parent)!r})\n"
        "before = set(sys.modules)\n"
        "import tichu\n"
        "print(json.dumps(sorted({name.partition('.')[0] for name in set(sys.modules) - before})))\n"
    )
    run = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program], capture_output=True, text=True, check=True
    )
    loaded = set(json.loads(run.stdout))
    assert "tichu" in loaded
    assert loaded - {"tichu"} - sys.stdlib_module_names == set()


def sources() -> list[Path]:
    """Every file that needs only Python."""
    return [
        path for path in FILES if path.relative_to(PACKAGE).parts[0].removesuffix(".py") not in WITH_EXTRAS
    ]


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_the_core_imports_only_the_standard_library(path: Path) -> None:
    allowed = sys.stdlib_module_names | {"tichu"}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names: list[str | None] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module if node.level == 0 else None]
        for name in names:
            assert name is not None, "imports say where they begin: from tichu import ..."
            assert name.partition(".")[0] in allowed


# -- what it says --------------------------------------------------------------------------------------------


def module_names() -> list[str]:
    """Every module of the package."""
    parts = [path.relative_to(PACKAGE.parent).with_suffix("").parts for path in FILES]
    return [".".join(part for part in names if part != "__init__") for names in parts]


def module(name: str) -> ModuleType:
    """The module, if what it needs is installed."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as missing:
        if (missing.name or "tichu").partition(".")[0] == "tichu":
            raise
        pytest.skip(f"{name} needs {missing.name}")


@pytest.mark.parametrize("name", module_names())
def test_everything_public_has_a_docstring(name: str) -> None:
    source = module(name)
    assert inspect.getdoc(source), f"{name} says nothing"
    for key, thing in vars(source).items():
        ours = (inspect.isclass(thing) or inspect.isfunction(thing)) and thing.__module__ == name
        if ours and not key.startswith("_"):
            assert (thing.__doc__ or "").strip(), f"{name}.{key} says nothing"
            assert not thing.__doc__.startswith(f"{key}("), f"{name}.{key} says nothing of its own"


@pytest.mark.parametrize("name", module_names())
def test_docstring_examples(name: str) -> None:
    result = doctest.testmod(module(name))
    assert result.failed == 0


def test_there_are_examples_in_the_docstrings() -> None:
    assert doctest.testmod(tichu).attempted > 0
