"""The examples in the README and the documentation run and print what their comments say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.support import run

ROOT = Path(__file__).parent.parent
GENERATED = ("docs/contributing.md", "docs/reference/http.md", "docs/reference/socket.md")
"""Pages that only the documentation site has."""
PAGES = [
    "README.md",
    "CONTRIBUTING.md",
    *sorted(str(page.relative_to(ROOT)) for page in ROOT.glob("docs/**/*.md")),
]


def examples(page: str, language: str) -> list[str]:
    """The code blocks of a page in one language."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def runnable(page: str) -> list[str]:
    """The Python examples that are complete programs, without ``...``."""
    return [code for code in examples(page, "python") if "..." not in code]


PROGRAMS = [(page, number) for page in PAGES for number in range(len(runnable(page)))]


@pytest.mark.parametrize(("page", "number"), PROGRAMS)
def test_python_examples_run_and_print_what_they_say(
    page: str,
    number: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    code = runnable(page)[number]
    exec(compile(code, f"{page} example {number}", "exec"), {"__name__": "__main__"})
    printed = capsys.readouterr().out
    for said in re.findall(r"^\s*print\(.*\)\s+# ([^:,\n]+)", code, re.MULTILINE):
        assert said.strip() in printed


def test_the_readme_has_short_examples() -> None:
    programs = runnable("README.md")
    assert len(programs) >= 4
    assert all(len(code.strip().splitlines()) <= 16 for code in programs)


@pytest.mark.parametrize("page", PAGES)
def test_every_linked_file_exists(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\((?!http)([^)#]+)", text):
        file = ((ROOT / page).parent / target).resolve()
        assert file.exists() or str(file.relative_to(ROOT)) in GENERATED, target


def test_every_command_of_the_readme_exists() -> None:
    commands = {
        line.split()[1]
        for code in examples("README.md", "sh")
        for line in code.splitlines()
        if "tichu" in line
    }
    assert len(commands) > 4
    for command in commands:
        assert run(command, "--help").exit_code == 0, command
