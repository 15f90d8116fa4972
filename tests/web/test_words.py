"""The web client has words for everything the server can refuse, and for every reason of a bot."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import pytest

from tichu.bots.reasons import SENTENCES
from tichu.core.errors import InvalidSettings
from tichu.core.game import Game
from tichu.core.settings import SETTING_NAMES, choices_of
from tichu.core.variants import VARIANTS
from tichu.words.typescript import values_of_books

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "tichu"

# What a visitor's wish runs through; what is left out is said only to those who run a server.
PLACES = ("core/**/*.py", "bots/registry.py", "table/**/*.py", "server/**/*.py")
FOR_OPERATORS = (
    "server/config.py",
    "server/broker/__init__.py",
    "server/store/backup.py",
    "server/store/database.py",
    "server/store/file_lock.py",
    "server/store/integrity.py",
    "server/store/migration.py",
    "server/store_check.py",
)

REFUSALS = (
    "Refused|IllegalAction|InvalidCard|InvalidSettings|UnknownBot|BrokerDown|Conflict|StoreError|_caused_by"
)
CODES = (
    rf"\b(?:{REFUSALS})\(\s*(?:error, )?f?\"([a-z][a-z{{}}-]*)\",",  # raised by name
    r"^[A-Z_]+: Final = \(\"([a-z-]+)\", \"\S+ [^\"]*\"(?:, \d+)?\)$",  # a code and its sentence
    r"\"code\": \"([a-z-]+)\"",  # in a frame
    r"\bproblem\(\d+, \"([a-z-]+)\"",  # in an answer
    r"\bcode: str = \"([a-z-]+)\"",  # usual for its class
    r"\[\"refused\"\] = \[\"([a-z-]+)\"",  # from worker to worker
)
FILLED = {"not-the-{forced}": {"not-the-best", "not-the-lowest"}}

ONLY_PROGRAMS = {
    "bad-store-url",  # whoever runs the server gave it
    "bad-seed",  # nobody chooses the seed of a table
    "bad-token",
    "cards-not-text",
    "cross-origin",  # another site's page asks
    "duplicate-action",  # answered like the first time
    "length-required",
    "no-command",
    "store-refused",  # told as malformed
    "unknown-match",
    "unknown-player",
    "unknown-type",
    "wrong-host",  # the page is not there either
}


def codes() -> set[str]:
    found: set[str] = set()
    for path in {path for place in PLACES for path in SOURCE.glob(place)}:
        if path.relative_to(SOURCE).as_posix() in FOR_OPERATORS:
            continue
        text = path.read_text("utf-8")
        for pattern in CODES:
            for code in re.findall(pattern, text, re.MULTILINE):
                found |= FILLED.get(code, {code})
    return found


def texts(book: str) -> dict[str, set[str]]:
    """The keys of a book and the values that they take."""
    return values_of_books()[book]


def words() -> set[str]:
    return set(texts("errors"))


def holes(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_every_refusal_has_words() -> None:
    assert sorted(codes() - words() - ONLY_PROGRAMS) == []


def test_the_search_finds_refusals_of_every_kind() -> None:
    kinds = {"wish-binds", "slow-down", "not-found", "not-allowed", "overtaken", "moving", "too-large"}
    assert kinds | {"no-answer", "broker-down", "store-unavailable", "not-the-best"} <= codes()
    assert codes() > ONLY_PROGRAMS
    assert not ONLY_PROGRAMS & words()


def test_every_reason_has_words() -> None:
    assert sorted(texts("reasons")) == sorted(SENTENCES)


def test_reasons_fill_the_same_places() -> None:
    assert texts("reasons") == {code: holes(text) for code, text in SENTENCES.items()}


def test_every_house_rule_has_words() -> None:
    choices = {f"choice_{choice}" for name in SETTING_NAMES for choice in choices_of(name)}
    assert {f"rule_{name}" for name in SETTING_NAMES} | choices <= set(texts("home"))
    helps = {key for key in texts("house") if key.startswith("help_")}
    assert helps == {f"help_{name}" for name in SETTING_NAMES}


# House rules that do not go together, one for every way in which they can not.
TOGETHER: tuple[tuple[str, dict[str, object], str], ...] = (
    ("nanjing", {"target": None}, "no_end"),
    ("trichu", {"rounds": 4}, "no_thirds"),
    ("hierarchie", {"tichu": True}, "no_bets"),
    ("grandseigneur", {"packs": 3}, "no_packs"),
    ("nanjing", {"packs": 2}, "no_meaning"),
    ("nanjing", {"exchange": "tribute"}, "no_exchange"),
    ("nanjing", {"wish": "none", "wish_breach": "penalty"}, "no_wish"),
    ("nanjing", {"tichu": False, "grand_tichu": False, "withdraw_calls": True}, "no_calls"),
    ("nanjing", {"grand_cards": 14}, "no_grand"),
)


def sayings() -> list[tuple[re.Pattern[str], str]]:
    """What the client recognises, and the key of its own sentence."""
    text = (ROOT / "web" / "src" / "i18n" / "contradictions.ts").read_text("utf-8")
    found = re.findall(r"^  \[/(.*)/, \"(\w+)\"\],$", text, re.MULTILINE)
    return [(re.compile(pattern.replace("(?<", "(?P<")), key) for pattern, key in found]


@pytest.mark.parametrize(("variant", "rules", "key"), TOGETHER, ids=[key for _, _, key in TOGETHER])
def test_a_contradiction_is_said_in_the_visitor_s_language(
    variant: str, rules: dict[str, object], key: str
) -> None:
    with pytest.raises(InvalidSettings) as refused:
        Game.of(variant, None, **rules)
    said = str(refused.value)
    matches = [(ours, pattern.search(said)) for pattern, ours in sayings()]
    found = [(ours, match) for ours, match in matches if match]
    assert [ours for ours, _ in found] == [key], said
    assert texts("house")[key] == set(found[0][1].groupdict())


def test_every_contradiction_is_known() -> None:
    assert {key for _, _, key in TOGETHER} == {key for _, key in sayings()}
    assert {key for key in texts("house") if key.startswith("no_")} == {key for _, key in sayings()}
    raised = sum(
        path.read_text("utf-8").count("raise contradiction(")
        for path in (SOURCE / "core" / "variants").glob("*.py")
    )
    assert raised == len(sayings()), "a new contradiction needs words in src/tichu/words/*/house.ftl"
    assert set(VARIANTS) >= {variant for variant, _, _ in TOGETHER}
