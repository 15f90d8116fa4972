"""The documentation site: ``make docs`` builds it; here is what can be checked without that."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
NAVIGATION = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
PAGES = sorted(str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md"))
TUTORIALS = [page for page in PAGES if page.startswith("tutorials/")]


@pytest.mark.parametrize("name", ["tichu", "records", "bots", "arena", "client"])
def test_the_reference_has_every_public_name(name: str) -> None:
    module = importlib.import_module("tichu" if name == "tichu" else f"tichu.{name}")
    page = (DOCS / "reference" / f"{name}.md").read_text(encoding="utf-8")
    described = re.findall(r"^::: (\S+)$", page, re.MULTILINE)

    assert sorted(described) == sorted(f"{module.__name__}.{public}" for public in module.__all__)


@pytest.mark.parametrize("page", [page for page in PAGES if page.startswith(("reference/", "tutorials/"))])
def test_reference_and_tutorials_have_examples_that_run(page: str) -> None:
    programs = re.findall(r"```python\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)

    assert programs
    assert all("print(" in code and "..." not in code for code in programs)


def test_every_page_is_in_the_navigation() -> None:
    assert [page for page in PAGES if page not in NAVIGATION] == []


def test_nothing_is_loaded_from_elsewhere() -> None:
    assert "font: false" in NAVIGATION
    assert "url(" not in (DOCS / "_site" / "style.css").read_text(encoding="utf-8")
