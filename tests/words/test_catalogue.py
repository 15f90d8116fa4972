"""Every language has every text, and each can be rendered."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import tichu.words
from tichu.words import (
    SOURCE,
    SWISS,
    TERMS,
    Words,
    choose_language,
    language_names,
    languages,
    say,
    use_language,
    words_in_use,
)
from tichu.words.typescript import values_of_book, values_of_books

FOLDER = Path(tichu.words.__file__).parent
BOOKS = sorted(path.stem for path in (FOLDER / SOURCE).glob("*.ftl"))
TRANSLATIONS = sorted(set(languages()) - {SOURCE, SWISS})
NUMBERS = {"n", "all", "count", "cards", "points", "needed", "power"}


@cache
def values(language: str, book: str) -> dict[str, set[str]]:
    return values_of_book((FOLDER / language / f"{book}.ftl").read_text("utf-8"))


def sample(name: str) -> str | int:
    return 2 if name in NUMBERS else "Ada"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_language_has_every_text_and_no_other(language: str) -> None:
    assert sorted({path.stem for path in (FOLDER / language).glob("*.ftl")} - {TERMS}) == BOOKS
    for book in BOOKS:
        assert values(language, book).keys() >= values(SOURCE, book).keys(), book


@pytest.mark.parametrize("language", languages())
def test_every_text_can_be_rendered(language: str) -> None:
    words = Words(language)
    for book, messages in values_of_books().items():
        for name, taken in messages.items():
            text = words.find(f"{book}.{name}", {each: sample(each) for each in taken})
            assert text is None or text.strip(), f"{book}.{name}"


def test_combinations_have_names() -> None:
    def name(language: str, kind: str, rank: str | int, n: int = 5) -> str:
        return Words(language).text("cards.combination", kind=kind, rank=rank, n=n)

    assert name("en", "straight", "Q") == "straight of 5 to the queen"
    assert name("en", "pair_run", 9, 3) == "3 pairs up to nines"
    assert name("fr", "pair", "A") == "paire d’As"
    assert name("fr", "triple", "T") == "brelan de dix"
    assert name("el", "straight", "K") == "κέντα 5 φύλλων μέχρι ρήγα"
    assert [name("el", "triple", rank) for rank in (6, "K")] == ["τρία εξάρια", "τρεις ρηγάδες"]


def test_a_card_has_the_name_of_its_edition() -> None:
    words = Words("fr")
    assert words.text("cards.special", card="Do", face="tichubadour") == "Loup"
    assert words.text("cards.card", rank="T", suit="k", face="classic") == "10 d’épée"
    assert Words("de").text("cards.card", rank="K", suit="k", face="classic") == "Schwert-König"


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [("de", "1 Punkt verloren", "2 Punkte verloren"), ("nl", "1 punt verloren", "2 punten verloren")],
)
def test_one_point_is_singular(language: str, one: str, two: str) -> None:
    said = [Words(language).text("review.cost", name="Ada", n=n) for n in (1, 2)]
    assert said == [f"Ada: {one}", f"Ada: {two}"]


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["pt"], "pt-BR"),
        (["pt_PT.UTF-8"], "pt-PT"),
        (["pt_PT@euro"], "pt-PT"),
        (["pt-AO"], "pt-PT"),
        (["de-AT"], "de"),
        (["el-CY"], "el"),
        (["de_CH.UTF-8"], "de-CH"),
        (["xx", "nl-BE", "fr"], "nl"),
        (["ko_KR.UTF-8"], "ko"),
        (["C.UTF-8"], "en"),
        ([], "en"),
    ],
)
def test_the_first_tag_that_fits_decides(wanted: list[str], language: str) -> None:
    assert choose_language(wanted) == language


def test_swiss_german_has_no_sharp_s() -> None:
    swiss = Words(SWISS)
    assert swiss.text("language.name") == "Deutsch (Schweiz)"
    for path in (FOLDER / "de").glob("*.ftl"):
        for name, taken in values("de", path.stem).items():
            shown = {each: sample(each) for each in taken}
            assert "ß" not in (swiss.find(f"{path.stem}.{name}", shown) or "")


def test_swiss_german_has_its_own_quotation_marks() -> None:
    german, swiss = (Words(tag).text("house.no_meaning", rule="Bomben") for tag in ("de", SWISS))
    assert german.startswith("„Bomben“")
    assert swiss.startswith("«Bomben»")


def test_swiss_german_names_the_keys_of_swiss_keyboards() -> None:
    assert "Strg+S" in Words("de").text("terminal.helpElse")
    assert "Ctrl+S" in Words(SWISS).text("terminal.helpElse")


def test_languages_say_what_they_are_called() -> None:
    assert language_names()["de"] == "Deutsch"
    assert list(language_names()) == list(languages()), "each once, English first"
    assert languages()[0] == SOURCE


def test_an_unknown_language_or_key_is_an_error() -> None:
    with pytest.raises(LookupError, match="tlh"):
        Words("tlh")
    with pytest.raises(KeyError, match=r"table\.nothing"):
        Words("en").text("table.nothing")
    with pytest.raises(ValueError, match=r"table\.turnOf"):
        Words("en").text("table.turnOf")


def test_numbers_are_written_as_usual_but_without_groups() -> None:
    assert Words("de").text("table.target", n=1000).endswith("1000")
    assert "2,5" in Words("de").text("table.target", n=2.5)


@pytest.mark.parametrize("language", languages())
def test_negative_numbers_in_a_text_have_a_real_minus(language: str) -> None:
    text = Words(language).text("terminal.takesTrick", own="no", name="Ann-5", points=-25)

    assert "−25" in text
    assert "Ann-5" in text


def test_items_are_listed_in_a_sentence() -> None:
    assert Words("de").list(["Ada", "Bo", "Mei"]) == "Ada, Bo und Mei"
    assert Words("fr").list(["trois", "quatre"], choice=True) == "trois ou quatre"
    assert Words("nl").list(["Ada"]) == "Ada"
    assert Words("en").list(["Ada", "Bo", "Mei"]) == "Ada, Bo and Mei"
    assert Words("de-CH").list(["Ada", "Bo"]) == "Ada und Bo"


def test_a_program_speaks_one_language() -> None:
    use_language("fr")
    try:
        assert say("table.pass") == Words("fr").text("table.pass")
        assert words_in_use().language == "fr"
    finally:
        use_language(SOURCE)
    assert say("table.pass") == "Pass"
