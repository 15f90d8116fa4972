from __future__ import annotations

import subprocess
import sys

import pytest

import tichu
from tests.cli.support import run, run_program
from tichu.cli import common

COMMANDS = (
    ("play",),
    ("replay",),
    ("review",),
    ("puzzles",),
    ("trainer",),
    ("stats",),
    ("verify",),
    ("serve",),
    ("admin",),
    ("backup",),
    ("check",),
    ("variants",),
    ("rules",),
    ("deal",),
    ("legal",),
    ("bots",),
    ("bot",),
    ("arena",),
    ("tournament",),
    ("import", "bsw"),
    ("export", "tables"),
    ("export", "bsw"),
)


def test_no_command_prints_all_commands() -> None:
    result = run()
    assert result.exit_code == 0
    for command, *_ in COMMANDS:
        assert f" {command} " in result.stdout


def test_version_is_that_of_the_library() -> None:
    assert run("--version").stdout == f"tichu {tichu.__version__}\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(command: tuple[str, ...]) -> None:
    result = run(*command, "--help")
    assert result.exit_code == 0
    assert "Examples" in result.stdout
    assert f"tichu {' '.join(command)}" in result.stdout.partition("Examples")[2]


def test_unknown_command_is_a_usage_error() -> None:
    assert run("paly").exit_code == 2
    assert run("legal").exit_code == 2


@pytest.mark.parametrize(
    ("wanted", "environment", "language"),
    [
        (None, {"LANG": "de_DE.UTF-8"}, "de"),
        (None, {"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8", "LANGUAGE": "nl:en"}, "nl"),
        (None, {"LANG": "C.UTF-8", "LANGUAGE": "nl"}, "en"),
        (None, {"LANG": "ja_JP.UTF-8"}, "en"),
        (None, {}, "en"),
        ("pt_PT", {"LANG": "de_DE.UTF-8"}, "pt-PT"),
    ],
)
def test_option_then_environment_choose_the_language(
    wanted: str | None, environment: dict[str, str], language: str
) -> None:
    assert common.language(wanted, environment) == language


def test_unknown_language_is_refused_with_the_known_ones() -> None:
    result = run("--language", "tlh", "variants")
    assert result.exit_code == 1
    assert "“tlh”" in result.stderr
    assert "de-CH" in result.stderr


def test_error_is_one_sentence_on_stderr() -> None:
    done = run_program("rules", "bridge")
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith("tichu: there is no variant 'bridge'")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("missing", ["typer", "rich"])
def test_missing_library_names_what_to_install(missing: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; from tichu.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=30, check=False
    )
    assert done.returncode == 1
    assert "pip install 'tichu[play]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_closed_pipe_is_not_an_error() -> None:
    code = (
        "import subprocess, sys\n"
        "ours = [sys.executable, '-m', 'tichu', 'rules']\n"
        "pipe = subprocess.Popen(ours, stdout=subprocess.PIPE, stderr=subprocess.PIPE)\n"
        "pipe.stdout.close()\n"
        "sys.exit('Traceback' in pipe.stderr.read().decode())\n"
    )
    assert subprocess.run([sys.executable, "-c", code], timeout=30, check=False).returncode == 0
