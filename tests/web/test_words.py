"""The web client has words for everything the server can refuse, and for every reason of a bot."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

from tichu.bots.reasons import SENTENCES

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "tichu"

# What a visitor's wish runs through; what is left out is said only to those who run a server.
PLACES = ("*.py", "variants/*.py", "bots/registry.py", "server/**/*.py")
FOR_OPERATORS = (
    "server/config.py",
    "server/broker/__init__.py",
    "server/store/backup.py",
    "server/store/database.py",
    "server/store/migrating.py",
)

REFUSALS = (
    "Refused|IllegalAction|InvalidCard|InvalidSettings|UnknownBot|BrokerDown|Conflict|StoreError|_because"
)
CODES = (
    rf"\b(?:{REFUSALS})\(\s*(?:error, )?f?\"([a-z][a-z{{}}-]*)\",",  # raised by name
    r"^[A-Z]+ = \(\"([a-z-]+)\", \"",  # a code and its sentence
    r"\"code\": \"([a-z-]+)\"",  # in a frame
    r"_problem\(\d+, \"([a-z-]+)\"",  # in an answer
    r"\bcode: str = \"([a-z-]+)\"",  # usual for its class
    r"\[\"refused\"\] = \[\"([a-z-]+)\"",  # from worker to worker
)
FILLED = {"not-the-{forced}": {"not-the-best", "not-the-lowest"}}

ONLY_PROGRAMS = {
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


def texts(book: str) -> dict[str, str]:
    text = (ROOT / "web" / "src" / "i18n" / "en" / f"{book}.ts").read_text("utf-8")
    return dict(re.findall(r"^  \"?([a-z-]+)\"?: \"(.*)\",$", text, re.MULTILINE))


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
    found = {code: holes(text) for code, text in texts("reasons").items()}
    assert found == {code: holes(text) for code, text in SENTENCES.items()}
