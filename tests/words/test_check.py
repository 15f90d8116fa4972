"""``make words`` finds the mistakes of translators, and there are none in the catalogue."""

from __future__ import annotations

from pathlib import Path

import pytest

from tichu.words import SOURCE, SWISS, languages
from tichu.words.check.__main__ import FOLDER, check_language, main, report, usage_of_checkout
from tichu.words.check.catalogue import Catalogue, Finding
from tichu.words.check.glossary import Glossary
from tichu.words.check.placeables import plural_categories
from tichu.words.check.usage import Usage

SOURCES = ('t("table.pass"); say("table.turn", name=name, n=3)', "t(`table.rule_${rule}`)")
NO_BREAK = "\N{NO-BREAK SPACE}"


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return Catalogue(FOLDER / SOURCE)


@pytest.fixture(scope="module")
def usage() -> Usage:
    found = usage_of_checkout()
    assert found is not None, "the tests run in a checkout"
    return found


@pytest.mark.parametrize("language", [tag for tag in languages() if tag != SWISS])
def test_the_words_have_no_errors(language: str, catalogue: Catalogue, usage: Usage) -> None:
    found = check_language(FOLDER / language, catalogue, usage)
    errors = [f"{each.path.name}:{each.line}: {each.kind}: {each.text}" for each in found if each.error]
    assert errors == [], "make words tells more"


def test_every_language_has_words_for_every_term() -> None:
    terms = Glossary.read(FOLDER / SOURCE).terms
    for language in languages():
        if language != SWISS:
            assert Glossary.read(FOLDER / language).terms.keys() == terms.keys(), language


def findings(
    folder: Path, english: str, translation: str, *, language: str = "fr", glossary: str = ""
) -> list[str]:
    """The errors in a translation, and the remarks with an asterisk."""
    for tag, text in ((SOURCE, english), (language, translation)):
        (folder / tag).mkdir()
        (folder / tag / "table.ftl").write_text(text + "\n", "utf-8")
    (folder / SOURCE / "glossary.toml").write_text('[style]\n[terms]\ntrick = { use = ["trick*"] }', "utf-8")
    if glossary:
        (folder / language / "glossary.toml").write_text(glossary, "utf-8")
    found = check_language(folder / language, Catalogue(folder / SOURCE), Usage(SOURCES))
    return [f"{'' if each.error else '*'}{each.text}" for each in found if "words for trick" not in each.text]


@pytest.mark.parametrize(
    ("english", "translation", "expected"),
    [
        ("pass = Pass\nplay = Play", "pass = Passer", "table.play = Play"),
        ("pass = Pass", "pass = Passer\nplay = Jouer", "table.play is not among the English texts"),
        ("pass = Pass this trick", "pass = Pass this trick", "*table.pass = Pass this trick"),
        ("pass = Pass", "pass = { $who } passe", "table.pass uses $who, which English does not use"),
        ("turn = { $name }", "turn = Un tour", "*table.turn does not use $name"),
        (
            "pass = { $own ->\n    [yes] You\n   *[no] They\n}",
            "pass = { $own ->\n    [oui] Vous\n   *[no] Ils\n}",
            "table.pass chooses oui by $own",
        ),
        (
            "turn = { $n ->\n    [one] card\n   *[other] cards\n}",
            "turn = { $n ->\n    [0] rien\n    [two] deux\n   *[other] cartes\n}",
            "table.turn chooses by $n without [one]",
        ),
        ("# At most 7 letters\npass = Pass", "pass = Renoncer", "table.pass has 8 letters of 7"),
        (
            "# Words of at most 6 letters\npass = Pass this trick",
            "pass = Passer ce tour-ci",
            "table.pass has 7 letters of 6: tour-ci",
        ),
        ("pass = Pass", f"pass = {'passer ' * 5}", "table.pass has 34 letters, English 4"),
        ("pass = Pass", "pass = J'y passe", "table.pass has a straight apostrophe"),
        ("pass = Pass", "pass = Passe...", "table.pass has three dots"),
        ("pass = Pass", "pass = Passe …", "table.pass has a space before …"),
        ("pass = Pass", "pass = moins -5", "table.pass has a hyphen before a number"),
        ("pass = Pass", "pass = „Passe“", "table.pass has „, which are not the quotation marks"),
        ("pass = Pass", "what is this", "what is this"),
    ],
)
def test_a_mistake_is_found(english: str, translation: str, expected: str, tmp_path: Path) -> None:
    found = findings(tmp_path, english, translation)
    assert any(each.startswith(expected) for each in found), found


@pytest.mark.parametrize(
    ("english", "translation"),
    [
        ("turn = { $name }", "turn = { $name } : { $n }"),  # the call gives it
        ("pass = Pass", "pass = { verb }\nverb = passer"),  # a message for others of the file
        ("pass = { $n }:{ $m } points", "pass = { $n }:{ $m } points"),
        ("pass = { $r ->\n    [K] king\n   *[A] ace\n}", "pass = { $r ->\n   *[other] { $r }\n}"),
    ],
)
def test_what_is_right_is_not_an_error(english: str, translation: str, tmp_path: Path) -> None:
    assert not [each for each in findings(tmp_path, english, translation) if not each.startswith("*")]


def test_spaces_before_marks_follow_the_style(tmp_path: Path) -> None:
    glossary = '[style]\nquotes = "«»"\nspace_before = "!»"\nspace_after = "«"'
    english = "pass = Pass!\nturn = Turn!\nrule_a = “a”"
    french = f"pass = Passe !\nturn = Tour{NO_BREAK}!\nrule_a = «{NO_BREAK}a »"

    found = findings(tmp_path, english, french, glossary=glossary)

    assert [each.split(":")[0] for each in found] == [
        "table.pass has no no-break space before !",
        "table.rule_a has no no-break space before »",
    ]


def test_terms_are_compared_with_the_glossary(tmp_path: Path) -> None:
    glossary = (
        '[style]\navoid = ["tu"]\n[terms]\ntrick = { use = ["pli", "plis"], avoid = ["levée*"] }\n'
        'lead = { use = ["entame"] }'
    )
    english = "pass = Your trick\nturn = No tricks\nrule_a = You"
    french = "pass = Votre levée\nturn = Aucun pli\nrule_a = Tu"

    found = findings(tmp_path, english, french, glossary=glossary)

    assert found == [
        "lead is not a term of glossary.toml in English",
        "table.pass has “levée”: for trick write pli, plis",
        "*table.pass has none of pli, plis for “trick”",
        "table.rule_a has “Tu”",
    ]


def test_texts_that_nobody_uses_are_found(tmp_path: Path) -> None:
    (tmp_path / SOURCE).mkdir()
    (tmp_path / SOURCE / "table.ftl").write_text("pass = Pass\nrule_a = A\nold = Old\n", "utf-8")

    found = check_language(tmp_path / SOURCE, Catalogue(tmp_path / SOURCE), Usage(SOURCES))

    texts = [each.text for each in found]
    assert texts == ["table.old is used nowhere", "table.turn is used, but nobody has written it"]


def test_a_beginning_that_fits_a_whole_book_is_not_enough() -> None:
    usage = Usage(["why(`errors.${code}`)", 'Refused("wish-binds"); f"not-the-{forced}"'])
    assert [usage.uses(f"errors.{code}") for code in ("wish-binds", "not-the-best", "gone")] == [
        True,
        True,
        False,
    ]


def test_plural_categories_are_those_of_whole_numbers() -> None:
    assert plural_categories("fr") == {"one", "other"}
    assert plural_categories("ko") == {"other"}
    assert plural_categories("pl") == {"one", "few", "many"}


def test_the_report_is_grouped_by_kind(capsys: pytest.CaptureFixture[str]) -> None:
    found = [Finding("too long", Path("table.ftl"), 3, "a"), Finding("terms", Path("b.ftl"), 1, "b", False)]

    assert report("nl", found, only_errors=False)
    assert not report("nl", found[1:], only_errors=True)

    assert capsys.readouterr().out.splitlines() == [
        "nl: 1 error, 1 remark",
        "  too long",
        "    table.ftl:3: a",
        "  terms (remarks)",
        "    b.ftl:1: b",
        "nl: 0 errors, 1 remark",
    ]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(SystemExit):
        main(["tlh"])
