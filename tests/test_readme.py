"""The examples in the README run as they stand, and say what their comments say."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PYTHON_EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("number", range(len(PYTHON_EXAMPLES)))
def test_python_examples_run_and_print_what_they_say(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    code = PYTHON_EXAMPLES[number]
    exec(compile(code, f"README example {number}", "exec"), {"__name__": "__main__"})
    printed = capsys.readouterr().out
    for said in re.findall(r"^\s*print\(.*\)\s+# ([^:\n]+)", code, re.MULTILINE):
        assert said.strip() in printed


def test_there_are_examples() -> None:
    assert len(PYTHON_EXAMPLES) >= 4
    assert all(len(code.strip().splitlines()) <= 16 for code in PYTHON_EXAMPLES)


def test_every_linked_file_exists() -> None:
    for target in re.findall(r"\]\((?!http)([^)#]+)", README):
        assert (ROOT / target).exists(), target


def test_every_command_of_the_readme_exists() -> None:
    commands = set(re.findall(r"^tichu (\w+)", README, re.MULTILINE))
    assert commands
    for command in commands:
        run = subprocess.run(
            [sys.executable, "-m", "tichu", command, "--help"], capture_output=True, text=True, check=False
        )
        assert run.returncode == 0, run.stderr
