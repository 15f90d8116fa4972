"""A command that lacks a library says which extra to install, in one line."""

from __future__ import annotations

import ast
import importlib
import subprocess
import sys
import tomllib
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import tichu
from tichu.core.extras import EXTRAS, explain_missing, missing_extra

ROOT = Path(__file__).parents[2]
PACKAGE = Path(tichu.__file__).parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
MODULES = {module for modules in EXTRAS.values() for module in modules}
BROUGHT_ALONG = {
    "babel", "click", "h11", "llvmlite", "pydantic-core", "shellingham", "starlette",
    "typing-extensions",
}  # fmt: skip
"""Distributions that a required one requires."""

COMMANDS = [
    ("typer", "play", ["variants"]),
    ("fluent", "play", ["variants"]),
    ("uvicorn", "server", ["serve"]),
    ("sqlalchemy", "server", ["backup", "a", "b"]),
    ("httpx", "client", ["play", "--plain", "--at", "http://127.0.0.1:1/t/abc"]),
    ("openskill", "play", ["arena", "--ladder", "--bots", "greedy,random", "--pairs", "1"]),
    ("matplotlib", "data", ["stats", "game.jsonl", "--plots", "plots"]),
    ("ray", "ray", ["arena", "greedy", "random", "--pairs", "1", "--ray"]),
]
AT_ONCE = {"typer", "fluent"}
"""What every command needs; the others are imported by the commands that need them."""
WITHOUT = """
import ast, os, sys, {first}tichu.cli
for module, _, command in ast.literal_eval(sys.argv[1]):
    assert module not in sys.modules
    child = os.fork()
    if child == 0:
        sys.modules[module], sys.argv = None, ["tichu", *command]
        tichu.cli.main()
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 1
"""
"""Runs each command in a process without its library."""


def imported(path: Path) -> set[str]:
    """The top-level modules that a file imports, anywhere."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").partition(".")[0])
    return found


distributions = cache(packages_distributions)


def requirements(extra: str) -> set[str]:
    """The distributions that an extra requires, with those of the extras it includes."""
    found = set[str]()
    for line in map(Requirement, PROJECT["project"]["optional-dependencies"][extra]):
        names = [requirements(part) for part in line.extras] if line.name == "tichu" else [{line.name}]
        found |= {canonicalize_name(name) for part in names for name in part}
    return found


def test_every_module_that_is_imported_belongs_to_an_extra() -> None:
    everything = set[str]().union(*(imported(path) for path in PACKAGE.rglob("*.py")))

    assert everything - sys.stdlib_module_names - {"tichu"} - MODULES == set()


@pytest.mark.parametrize("extra", EXTRAS)
def test_the_extra_that_is_named_contains_the_module(extra: str) -> None:
    providers = distributions()
    for module in EXTRAS[extra]:
        names = {canonicalize_name(name) for name in providers.get(module, [module])}
        assert names & (requirements(extra) | BROUGHT_ALONG), module


@pytest.mark.parametrize("needed_at_once", [True, False])
def test_a_command_without_a_library_names_the_extra(needed_at_once: bool, tmp_path: Path) -> None:
    commands = [one for one in COMMANDS if (one[0] in AT_ONCE) is needed_at_once]
    (tmp_path / "game.jsonl").touch()
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            WITHOUT.format(first="" if needed_at_once else "tichu.cli.app, "),
            repr(commands),
        ],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        cwd=tmp_path,
    )

    assert done.returncode == 0, done.stderr
    assert done.stderr.splitlines() == [
        f"tichu: {module} is not installed: pip install 'tichu[{extra}]'" for module, extra, _ in commands
    ]


def test_missing_modules_of_our_own_stay_bugs() -> None:
    assert missing_extra("tichu.server") is None
    with pytest.raises(ModuleNotFoundError), explain_missing():
        __import__("tichu.no_such_module")


@pytest.mark.parametrize("module", ["tichu.kernel", "tichu.envs.vector", "tichu.bots.shark"])
def test_programs_are_told_too(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [
        name for name in sys.modules if name.startswith(("tichu.kernel", "tichu.envs", "tichu.bots.shark"))
    ]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numpy", None)

    with pytest.raises(ModuleNotFoundError, match=r"pip install 'tichu\[bots\]'"):
        importlib.import_module(module)
