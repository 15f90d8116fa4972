from __future__ import annotations

from collections.abc import Iterator

import pytest

import tichu
from tests.cli.support import run
from tichu.core.settings import SETTING_NAMES
from tichu.words import SOURCE, Words, use_language


def test_variants_lists_every_game_with_its_rule_books() -> None:
    text = run("variants", columns=160).stdout
    for variant, edition in tichu.PAIRS:
        (line,) = [line for line in text.splitlines() if line.split()[:1] == [variant]]
        assert edition in line
    assert "5–12" in text


@pytest.mark.parametrize(("variant", "edition"), tichu.PAIRS)
def test_rules_shows_every_setting_that_applies(variant: str, edition: str) -> None:
    result = run("rules", variant, "--edition", edition)
    foreign = tichu.VARIANTS[variant].foreign_settings
    shown = {line.split()[0] for line in result.stdout.splitlines() if line.split()}
    assert set(SETTING_NAMES) - set(foreign) <= shown
    assert not shown & set(foreign)


def test_rules_marks_differences_from_the_plain_game() -> None:
    text = run("rules", "trichu", "-e", "philibert", "--set", "tichu_points=150", columns=160).stdout
    assert "Set by philibert; otherwise: opponents" in text
    assert "House rule; otherwise: 100" in text


def test_rules_compares_the_rule_books() -> None:
    books = run("rules", columns=120).stdout.partition("Where the rule books differ")[2]
    assert "wish_breach" in books
    assert "penalty" in books
    assert "tichu_points" not in books


def test_rules_fit_in_eighty_columns() -> None:
    text = run("rules", columns=80).stdout
    assert "…" not in text
    assert max(map(len, text.splitlines())) <= 80


@pytest.fixture
def english_afterwards() -> Iterator[None]:
    """Undo the choice of a language."""
    yield
    use_language(SOURCE)


@pytest.mark.usefixtures("english_afterwards")
def test_rules_in_wide_letters_lose_none_of_them() -> None:
    text = run("--language", "ko", "rules", columns=80).stdout
    assert Words("ko").text("rules.nanjing-short") in text
    assert "…" not in text


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--set", "target=none"], "never end"),
        (["--set", "target=many"], "target must be an integer"),
        (["--set", "wish=none", "--set", "wish_breach=penalty"], "needs the wish"),
        (["--set", "hands=5"], "there is no setting 'hands'"),
        (["--set", "seed=5"], "there is no setting 'seed'"),
        (["--set", "target"], "NAME=VALUE"),
        (["--players", "5"], "for 4 players, not 5"),
        (["--edition", "hoyle"], "there is no edition 'hoyle'"),
    ],
)
def test_invalid_house_rules_are_refused_with_the_reason(words: list[str], reason: str) -> None:
    result = run("rules", "nanjing", *words)
    assert result.exit_code == 1
    assert reason in result.stderr
    assert result.stderr.startswith("tichu: ")


def test_house_rules_accept_yes_and_dashes() -> None:
    text = run("rules", "--set", "Target=500".lower(), "--set", "bomb-on-dog=yes", "--set", "rounds=9").stdout
    assert "500" in text
    for name, value in (("bomb_on_dog", "yes"), ("rounds", "9")):
        (line,) = [
            line
            for line in text.partition("Where the rule books differ")[0].splitlines()
            if line.split()[:1] == [name]
        ]
        assert line.split()[1] == value
