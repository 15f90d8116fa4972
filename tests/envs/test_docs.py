"""docs/envs.md describes the encodings; ``python -m tests.envs.test_docs`` updates its tables."""

from __future__ import annotations

import re
import runpy
import sys
from pathlib import Path

import pytest

from tichu.envs import encoding as e

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "envs.md"
EXAMPLES = ("vector_env", "pettingzoo_env", "openspiel_game")


def actions_table() -> str:
    lines = ["| actions | count | group | meaning |", "|---|---:|---|---|"]
    for group in e.GROUPS:
        last = f" to {group.stop - 1}" if group.size > 1 else ""
        lines.append(f"| {group.start}{last} | {group.size} | {group.name} | {group.meaning} |")
    return "\n".join(lines)


def observations_table() -> str:
    lines = ["| four seats | six seats | size | field | meaning |", "|---|---|---|---|---|"]
    for four, six in zip(e.fields(4), e.fields(6), strict=True):
        places = [
            f"{field.start} to {field.start + field.size - 1}" if field.size > 1 else str(field.start)
            for field in (four, six)
        ]
        sizes = str(four.size) if four.size == six.size else f"{four.size}, {six.size}"
        lines.append(f"| {places[0]} | {places[1]} | {sizes} | `{four.name}` | {four.meaning} |")
    lines += [
        "",
        f"In total, {e.observation_size(4)} numbers with four seats and {e.observation_size(6)} with six.",
    ]
    return "\n".join(lines)


def tables() -> dict[str, str]:
    return {"actions": actions_table(), "observations": observations_table()}


def updated(page: str) -> str:
    """The page with current tables."""
    for name, table in tables().items():
        page = re.sub(
            rf"<!-- {name} -->.*<!-- end of {name} -->",
            lambda _, name=name, table=table: f"<!-- {name} -->\n\n{table}\n\n<!-- end of {name} -->",  # type: ignore[misc]
            page,
            flags=re.DOTALL,
        )
    return page


def test_tables_are_up_to_date() -> None:
    page = DOCS.read_text(encoding="utf-8")
    assert page == updated(page), "run python -m tests.envs.test_docs to update them"


def test_numbers_in_the_text_are_correct() -> None:
    from tichu.envs.openspiel import TichuGame, max_decisions

    page = DOCS.read_text(encoding="utf-8")
    assert f"There are {e.ACTIONS} actions" in page
    assert f"between −{-e.MIN_VALUE} and {e.MAX_VALUE}" in page
    assert f"n is {2 * max_decisions(4)} at four seats and {2 * max_decisions(6)} at six" in page
    limit = int(TichuGame().max_utility())
    assert f"in Nanjing between −{limit} and {limit}" in page


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_run(name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"examples/{name}.py" in DOCS.read_text(encoding="utf-8")
    path = str(ROOT / "examples" / f"{name}.py")
    monkeypatch.setattr(sys, "argv", [path])
    runpy.run_path(path, run_name="__main__")
    done = capsys.readouterr()
    assert done.err == ""
    assert done.out


if __name__ == "__main__":
    DOCS.write_text(updated(DOCS.read_text(encoding="utf-8")), encoding="utf-8")
