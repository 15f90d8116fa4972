"""The rules pages are complete and agree with the code, and every rule has a test."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tichu
from tests.support import PASS, TAKE, play, table
from tichu.core.cards import parse_cards, points
from tichu.core.settings import SETTING_NAMES, Settings, choices_of, rules_of

TESTS = Path(__file__).parent
DOCS = TESTS.parent / "docs" / "rules"
PAGES = sorted(DOCS.glob("*.md"))

# How many rules a family has. A rule that is added or dropped is counted here too.
FAMILIES = {
    "C": 4,
    "K": 14,
    "F": 4,
    "E": 4,
    "P": 7,
    "W": 8,
    "D": 3,
    "G": 3,
    "B": 5,
    "T": 6,
    "S": 5,
    "M": 1,
    "TB": 2,
    "TR": 9,
    "TI": 7,
    "GS": 6,
    "HI": 7,
    "X": 4,
}
HOME = {"TR": "trichu", "TI": "tientsin", "GS": "grandseigneur", "HI": "hierarchie", "X": "editions"}

ID = r"[A-Z]{1,2}[0-9]+"
BOLD_ID = re.compile(rf"\*\*({ID})\*\*")
DEFINITION = re.compile(rf"^(?:- )?\*\*({ID})\*\* \S", re.MULTILINE)
MENTION = re.compile(rf"\b({ID})(?:–({ID}))?\b")
LINK = re.compile(r"(?<!!)\[[^\]]+\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")
CARD = re.compile(r"[2-9TJQKA][gkbr]|Ma|Do|Ph|Dr")
CARD_LIKE = re.compile(r"[0-9A-Z][0-9A-Za-z]?[A-Za-z]")

Table = list[dict[str, str]]


def text_of(page: str | Path) -> str:
    """A page without its code blocks."""
    path = page if isinstance(page, Path) else DOCS / f"{page}.md"
    return re.sub(r"^```.*?^```$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)


def tables(page: str) -> Iterator[Table]:
    """Every table of a page, as rows by column name."""
    for block in re.findall(r"(?:^ *\|.*\|\n)+", text_of(page), flags=re.MULTILINE):
        rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in block.splitlines()]
        assert all(len(row) == len(rows[0]) for row in rows), f"{page}: a ragged table under {rows[0]}"
        head = [cell.strip("`") for cell in rows[0]]
        yield [dict(zip(head, row, strict=True)) for row in rows[2:]]


def table_with(page: str, *columns: str) -> Table:
    """The one table of a page with exactly these columns."""
    found = [rows for rows in tables(page) if rows and tuple(rows[0]) == columns]
    assert len(found) == 1, f"{page}.md has {len(found)} tables with the columns {columns}"
    return found[0]


def codes(cell: str) -> list[str]:
    """The code in a cell."""
    return CODE.findall(cell)


def written(value: Any) -> str:
    """A setting's value as the pages write it."""
    return json.dumps(value).strip('"')


def defined() -> dict[str, str]:
    """Every rule, and the page that defines it."""
    return {rule: page.stem for page in PAGES for rule in DEFINITION.findall(text_of(page))}


# -- the rules -----------------------------------------------------------------------------------------------


def test_every_rule_is_defined_exactly_once_and_no_number_is_missing() -> None:
    rules = sorted(rule for page in PAGES for rule in DEFINITION.findall(text_of(page)))
    expected = sorted(
        f"{family}{number + 1}" for family, count in FAMILIES.items() for number in range(count)
    )
    assert rules == expected


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_bold_ids_are_definitions_and_mentions_are_rules(page: Path) -> None:
    text = text_of(page)
    assert BOLD_ID.findall(text) == DEFINITION.findall(text)
    prose = CODE.sub("", LINK.sub("", text))
    mentioned = {rule for pair in MENTION.findall(prose) for rule in pair if rule}
    assert mentioned <= set(defined())


def test_the_rules_of_a_game_are_on_its_page() -> None:
    for rule, page in defined().items():
        assert page == HOME.get(rule.rstrip("0123456789"), "nanjing"), rule


# -- the tests of the rules ----------------------------------------------------------------------------------


def _strings(node: ast.expr, constants: dict[str, list[str]]) -> list[str]:
    """The strings an argument stands for: a string, a list, or the name of a list (``*COMBINATIONS``)."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.Starred):
        return _strings(node.value, constants)
    if isinstance(node, ast.Name) and node.id in constants:
        return constants[node.id]
    if isinstance(node, ast.Tuple | ast.List):
        return [text for entry in node.elts for text in _strings(entry, constants)]
    raise ValueError(f"line {node.lineno}: write the rule as a string")


def _constants(tree: ast.Module) -> dict[str, list[str]]:
    """The named lists of strings of a module, including those it imports from other test modules."""
    constants: dict[str, list[str]] = {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tests."):
            constants |= _imported_constants(node)
            continue
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name, value = node.targets[0].id, node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            name, value = node.target.id, node.value
        else:
            continue
        try:
            constants[name] = _strings(value, constants)
        except ValueError:
            continue
    return constants


@cache
def _constants_of_file(path: Path) -> dict[str, list[str]]:
    return _constants(ast.parse(path.read_text(encoding="utf-8"))) if path.exists() else {}


def _imported_constants(node: ast.ImportFrom) -> dict[str, list[str]]:
    found = _constants_of_file(TESTS.parent / f"{(node.module or '').replace('.', '/')}.py")
    return {name.asname or name.name: found[name.name] for name in node.names if name.name in found}


def rules_marked_in(source: str) -> set[str]:
    """The rules named by ``pytest.mark.rule(…)``: decorators, ``pytestmark`` and marks of parameters."""
    if "mark.rule(" not in source:
        return set()
    tree = ast.parse(source)
    constants = _constants(tree)
    return {
        rule
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "rule"
        and ast.unparse(node.func) in ("pytest.mark.rule", "mark.rule")
        for argument in node.args
        for rule in _strings(argument, constants)
    }


def marked() -> dict[str, set[str]]:
    """The rules each test file names."""
    return {
        str(path.relative_to(TESTS)): rules_marked_in(path.read_text(encoding="utf-8"))
        for path in sorted(TESTS.rglob("*.py"))
    }


def test_markers_are_found_wherever_they_are_written() -> None:
    source = """
import pytest
SOME = ("K1", "K2")
pytestmark = [pytest.mark.rule("C1")]
@pytest.mark.rule(*SOME, "K3")
def test_a(): ...
@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("K4"))])
def test_b(x): ...
class TestC:
    @pytest.mark.rule("K5")
    def test_d(self): ...
"""
    assert rules_marked_in(source) == {"C1", "K1", "K2", "K3", "K4", "K5"}


def test_every_rule_has_a_test_that_names_it_and_tests_name_no_other_rules() -> None:
    by_file, rules = marked(), set(defined())
    missing = rules - set().union(*by_file.values())
    assert not missing, f"no test names {', '.join(sorted(missing))}"
    assert {path: sorted(found - rules) for path, found in by_file.items() if not found <= rules} == {}


# -- editions and settings -----------------------------------------------------------------------------------


def test_every_setting_is_documented_with_values_default_and_rules() -> None:
    rows = table_with("editions", "setting", "values", "default", "rules", "what it does")
    assert [codes(row["setting"]) for row in rows] == [[name] for name in SETTING_NAMES]
    for row, name in zip(rows, SETTING_NAMES, strict=True):
        default = getattr(Settings(), name)
        choices = list(choices_of(name)) or ["true", "false"] * isinstance(default, bool)
        if not choices:
            assert row["values"].startswith("number"), name
            choices = ["null"] * (name in ("target", "rounds"))
        assert codes(row["values"]) == choices, name
        assert codes(row["default"]) == [written(default)], name
        assert row["rules"].split() == rules_of(name), name
        assert row["what it does"], name


def test_the_table_of_differences_matches_the_code() -> None:
    keys = tuple(tichu.EDITIONS)
    rows = table_with("editions", "setting", "game", *keys)
    for key, edition in tichu.EDITIONS.items():
        documented = {
            (*codes(row["setting"]), row["game"].strip("`"), *codes(row[key]))
            for row in rows
            if row[key] != "–"
        }
        everywhere = {(name, "all", written(value)) for name, value in edition.everywhere.items()}
        own = {
            (name, game, written(value))
            for game, settings in edition.games.items()
            for name, value in settings.items()
        }
        assert documented == everywhere | own, key


def test_the_list_of_rule_books_matches_the_code() -> None:
    rows = table_with("editions", "key", "title", "language", "year", "games")
    assert [tuple(row.values()) for row in rows] == [
        (
            f"`{key}`",
            edition.title,
            edition.language,
            str(edition.year or "–"),
            ", ".join(f"`{game}`" for game in edition.games),
        )
        for key, edition in tichu.EDITIONS.items()
    ]
    overview = table_with("README", "key", "rule book", "language", "year")
    assert [codes(row["key"]) for row in overview] == [[key] for key in tichu.EDITIONS]


def test_the_settings_of_variants_match_the_code() -> None:
    plain = Settings()
    rows = table_with("editions", "game", "players", "settings")
    assert [codes(row["game"]) for row in rows] == [[key] for key in tichu.VARIANTS]
    for row, variant in zip(rows, tichu.VARIANTS.values(), strict=True):
        few, many = variant.player_counts[0], variant.player_counts[-1]
        assert row["players"] == (f"{few}" if few == many else f"{few}–{many}")
        own = {**variant.defaults, **variant.defaults_for(few)}
        expected = {name: written(value) for name, value in own.items() if value != getattr(plain, name)}
        words = codes(row["settings"])
        assert dict(zip(words[::2], words[1::2], strict=True)) == expected, variant.key


def test_the_list_of_conflicting_settings_matches_the_code() -> None:
    foreign = table_with("editions", "setting", "cannot be changed in", "because")
    documented = {
        (*codes(row["setting"]), game) for row in foreign for game in codes(row["cannot be changed in"])
    }
    assert documented == {
        (name, variant.key) for variant in tichu.VARIANTS.values() for name in variant.foreign_settings
    }
    exchanges = table_with("editions", "game", "exchange")
    assert {tuple(codes(row["game"])): tuple(codes(row["exchange"])) for row in exchanges} == {
        (variant.key,): (*variant.exchanges, "none") for variant in tichu.VARIANTS.values()
    }


def test_the_overview_shows_every_game_in_every_book() -> None:
    rows = table_with("README", "game", *tichu.EDITIONS)
    assert {row[edition] for row in rows for edition in tichu.EDITIONS} == {"yes", "–"}
    shown = [
        (row["game"].strip("`"), edition)
        for row in rows
        for edition in tichu.EDITIONS
        if row[edition] == "yes"
    ]
    assert shown == list(tichu.PAIRS)
    games = table_with("README", "key", "game", "players", "in one sentence", "page")
    assert [(*codes(row["key"]), row["game"]) for row in games] == [
        (variant.key, variant.title) for variant in tichu.VARIANTS.values()
    ]


def test_the_overview_of_ids_names_every_family() -> None:
    rows = table_with("README", "IDs", "subject", "page")
    expected = {f"{key}1" if count == 1 else f"{key}1–{key}{count}" for key, count in FAMILIES.items()}
    assert {row["IDs"] for row in rows} == expected


# -- links and cards -----------------------------------------------------------------------------------------


def anchors(page: Path) -> set[str]:
    """The anchors of the headings of a page, as GitHub generates them."""
    headings = re.findall(r"^#+ (.+)$", text_of(page), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_between_pages_work(page: Path) -> None:
    for target in LINK.findall(text_of(page)):
        if target.startswith(("http:", "https:", "mailto:")):
            continue
        name, _, anchor = target.partition("#")
        path = page.parent / name if name else page
        assert path.exists(), target
        assert not anchor or anchor in anchors(path), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_cards_in_examples_are_cards(page: Path) -> None:
    for code in CODE.findall(text_of(page)):
        tokens = code.split()
        if any(map(CARD.fullmatch, tokens)) or all(map(CARD_LIKE.fullmatch, tokens)):
            cards = parse_cards(code)
            if page.stem == "nanjing":
                assert len(set(cards)) == len(cards), f"one pack has no card twice: {code}"


def test_the_table_of_combinations_is_what_the_library_reads() -> None:
    for row in table_with("nanjing", "combination", "rule", "example", "ranked by"):
        (reading,) = tichu.readings(*codes(row["example"]))
        assert reading.kind.replace("_", " ") == row["combination"]


def test_the_sample_trick_can_be_played() -> None:
    rows = table_with("nanjing", "player", "plays", "what happens")
    seats = {"South": 0, "East": 1, "North": 2, "West": 3}
    hands = ["2g", "2k", "2b", "2r"]
    for row in rows:
        for cards in codes(row["plays"]):
            hands[seats[row["player"]]] += f" {cards}"
    round_ = table(hands)
    for row in rows:
        assert round_.turn == seats[row["player"]]
        round_.apply(seats[row["player"]], play(*codes(row["plays"])) if codes(row["plays"]) else PASS)
    round_.apply(0, TAKE)
    assert points(round_.won[0]) == -15
    assert (round_.phase, round_.turn) == ("play", 0)
