"""The examples in docs/cli.md use existing commands and options."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.support import run
from tests.cli.test_app import COMMANDS

DOCS = (Path(__file__).parents[2] / "docs" / "cli.md").read_text(encoding="utf-8")
LINES = [
    line.partition("#")[0].strip()
    for block in re.findall(r"```sh\n(.*?)```", DOCS, re.DOTALL)
    for line in block.splitlines()
]


@pytest.mark.parametrize("line", LINES)
def test_examples_name_commands_and_options_that_exist(line: str) -> None:
    for part in line.split(" | "):
        program, *words = shlex.split(part)
        if program != "tichu":
            continue
        command = words[:2] if words[0] in ("import", "export") else words[:1]
        text = run(*command, "--help").stdout
        for word in words:
            if word.startswith("--"):
                assert word in text


def test_every_command_is_described() -> None:
    for command in COMMANDS:
        assert f"| `tichu {' '.join(command)}` |" in DOCS
