"""The web client has words for every refusal of the server, and for all settings of a table."""

from __future__ import annotations

import pickle
import re
from functools import cache
from pathlib import Path

import pytest

from tichu.bots import registry
from tichu.core.editions import EDITIONS
from tichu.core.errors import InvalidSettings
from tichu.core.game import Game
from tichu.core.settings import SETTING_NAMES, choices_of
from tichu.core.variants import VARIANTS
from tichu.words import Words
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


@cache
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
    """The codes with words: for all pages, or only for the pages at which they can happen."""
    own = (("board", "no_"), ("device", "why_"))  # the client asks these books first
    told = {key.removeprefix(start) for book, start in own for key in texts(book) if key.startswith(start)}
    return set(texts("errors")) | told


def test_every_refusal_has_words() -> None:
    assert sorted(codes() - words() - ONLY_PROGRAMS) == []


def test_the_search_finds_refusals_of_every_kind() -> None:
    kinds = {"wish-binds", "slow-down", "not-found", "not-allowed", "overtaken", "moving", "too-large"}
    assert kinds | {"no-answer", "broker-down", "store-unavailable", "not-the-best"} <= codes()
    assert codes() > ONLY_PROGRAMS
    assert not ONLY_PROGRAMS & words()


def test_every_house_rule_has_words() -> None:
    choices = {f"choice_{choice}" for name in SETTING_NAMES for choice in choices_of(name)}
    assert {f"rule_{name}" for name in SETTING_NAMES} | choices <= set(texts("home"))
    helps = {key for key in texts("house") if key.startswith("help_")}
    assert helps == {f"help_{name}" for name in SETTING_NAMES}


# House rules that do not go together, one for every way in which they can not.
TOGETHER: tuple[tuple[str, dict[str, object], str], ...] = (
    ("nanjing", {"target": None}, "end"),
    ("trichu", {"rounds": 4}, "thirds"),
    ("hierarchie", {"tichu": True}, "bets"),
    ("grandseigneur", {"packs": 3}, "packs"),
    ("nanjing", {"packs": 2}, "meaning"),
    ("nanjing", {"exchange": "tribute"}, "exchange"),
    ("nanjing", {"wish": "none", "wish_breach": "penalty"}, "wish"),
    ("nanjing", {"tichu": False, "grand_tichu": False, "withdraw_calls": True}, "calls"),
    ("nanjing", {"grand_cards": 14}, "grand"),
)


@pytest.mark.parametrize(("variant", "rules", "reason"), TOGETHER, ids=[reason for _, _, reason in TOGETHER])
def test_a_contradiction_has_a_reason_with_words(variant: str, rules: dict[str, object], reason: str) -> None:
    with pytest.raises(InvalidSettings) as refused:
        Game.of(variant, None, **rules)

    assert refused.value.code == "contradictory-settings"
    params = refused.value.params
    assert params["reason"] == reason
    assert texts("house")[f"no_{reason}"] == params.keys() - {"reason"}
    assert pickle.loads(pickle.dumps(refused.value)).params == params


def test_every_contradiction_is_known() -> None:
    reasons = {reason for _, _, reason in TOGETHER}
    assert {key for key in texts("house") if key.startswith("no_")} == {f"no_{each}" for each in reasons}
    raised = sum(
        path.read_text("utf-8").count("raise contradiction(")
        for path in (SOURCE / "core" / "variants").glob("*.py")
    )
    assert raised == len(reasons), "a new contradiction needs words in src/tichu/words/*/house.ftl"


def test_every_bot_has_words() -> None:
    bots = [listed for listed in registry.listed() if listed.source == registry.BUILT_IN]
    levels = {f"{bot.name}-{level}" for bot in bots for level in bot.levels[1:]}
    assert set(texts("bots")) == {bot.name for bot in bots} | levels | {"strength"}


def test_every_title_has_words() -> None:
    words = Words("de")
    for key, players in (("grandseigneur", 12), ("hierarchie", 10)):
        variant = VARIANTS[key]
        for place, (code, title) in enumerate(
            zip(variant.title_codes(players), variant.titles(players), strict=True), 1
        ):
            expected = f"Nr. {place}" if code == "place" else title
            assert words.text("titles.title", title=code, n=place) == expected


def test_every_edition_has_words() -> None:
    books = {key for key in texts("house") if key.startswith("book_")}
    assert books == {f"book_{key}" for key in EDITIONS}
