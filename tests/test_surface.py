"""The public API: its names, the cost of importing it, and its documentation."""

from __future__ import annotations

import ast
import doctest
import importlib
import inspect
import json
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from types import ModuleType

import pytest

import tichu

PACKAGE = Path(tichu.__file__).parent
FILES = sorted(path for path in PACKAGE.rglob("*.py") if path.name != "__main__.py")

PUBLIC = [
    "DOG",
    "DRAGON",
    "EDITIONS",
    "MAHJONG",
    "PAIRS",
    "PHOENIX",
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
    "card_name",
    "card_points",
    "card_title",
    "cards_name",
    "parse_card",
    "parse_cards",
    "parse_rank",
    "rank_name",
    "rank_of",
    "readings",
    "referee",
    "suit_of",
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

WITH_EXTRAS = {
    "arena", "bots", "cli", "client", "envs", "kernel", "review", "server", "tournament", "train", "tui",
    "words",
}  # fmt: skip
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
    assert metadata.version("tichu") == tichu.__version__


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


DATABASE = (PACKAGE / "records" / "tables" / "database.py", "duckdb")
"""Imported when tables are written or read, and explained if it is missing."""


def test_the_core_imports_only_the_standard_library() -> None:
    allowed = sys.stdlib_module_names | {"tichu"}
    for path in sources():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names: list[str | None] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module if node.level == 0 else None]
            for name in names:
                assert name is not None, f"{path}: imports say where they begin: from tichu import ..."
                assert name.partition(".")[0] in allowed or (path, name) == DATABASE, path


# -- what it says --------------------------------------------------------------------------------------------


def module_name(path: Path) -> str:
    """The name under which a file of the package is imported."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def missing_docstrings(module: ModuleType) -> list[str]:
    """The public classes and functions of a module without a docstring, and the module if it has none."""
    found = [] if inspect.getdoc(module) else [module.__name__]
    for key, thing in vars(module).items():
        ours = (inspect.isclass(thing) or inspect.isfunction(thing)) and thing.__module__ == module.__name__
        if ours and not key.startswith("_"):
            text = (thing.__doc__ or "").strip()
            if not text or text.startswith(f"{key}("):  # a dataclass without one gets its signature
                found.append(f"{module.__name__}.{key}")
    return found


def test_every_module_can_be_imported_and_everything_public_has_a_docstring() -> None:
    modules = [importlib.import_module(module_name(path)) for path in FILES]
    assert len(modules) > 200
    assert [name for module in modules for name in missing_docstrings(module)] == []


def test_docstring_examples() -> None:
    """Modules without an example are not searched: it takes seconds."""
    results = [
        doctest.testmod(importlib.import_module(module_name(path)))
        for path in FILES
        if ">>>" in path.read_text(encoding="utf-8")
    ]
    assert sum(result.attempted for result in results) > 0
    assert sum(result.failed for result in results) == 0


def test_the_wrong_number_of_deciders_is_refused() -> None:
    round_ = tichu.Match("nanjing", seed=1).round
    with pytest.raises(tichu.TichuError, match="4 seats need as many deciders, not 3"):
        tichu.referee.play_round(round_, [lambda view: view.options()[0]] * 3)
    assert not round_.history


def test_a_play_of_text_says_what_it_needs() -> None:
    play = tichu.Play("8g 8k")  # type: ignore[arg-type]
    assert repr(play) == "Play('8g 8k')"
    round_ = tichu.Match("nanjing", seed=1).round
    while round_.phase != "play":
        seat = round_.to_act()[0]
        round_.apply(seat, round_.view(seat).options()[-1])
    why_not = round_.why_not(round_.to_act()[0], play)
    assert why_not is not None and "parse_cards" in str(why_not)
