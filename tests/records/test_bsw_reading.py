"""Logs of Brettspielwelt: lenient parsing, import and conversion to records."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

import tichu
from tests.records.logs import NAMES, bombs, low_straight, plain
from tests.records.verdicts import agrees, differs, verdict
from tichu.records import (
    bsw_record,
    bsw_records,
    import_bsw,
    judge,
    read_bsw,
    read_record,
    replay,
    write_record,
)

# -- names and files -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "names",
    [
        ("", "", "", ""),
        ("a b", "c\xa0d", " e ", "f\xa0"),
        ("a: S2", "b passt.", "c gibt: d: R2 - e", "Tichu: (1)x"),
        ("(0)", "(1)(2)", "3", "0"),
        ("Ma Hu", "S2", "Dr Ph", "R10: B10"),
        ("ada", "ada", "ada", "ada"),
        ("- ", " - b: G2 - ", ":", ": "),
        ("Ergebnis: 0 - 0", "Wunsch:2", "Drache an: (3)", "---Startkarten---"),
        ("Zoë", "Łukasz", "Ägidius", "🐉"),
    ],
)
def test_names_can_be_anything(names: tuple[str, str, str, str]) -> None:
    (logged,) = read_bsw(plain(names).text("50 - 50"))
    assert logged.names == names
    assert judge(logged).status == "agree"


EDITS: list[Callable[[str], str]] = [
    lambda text: text.replace("\n", "\r\n"),
    lambda text: text.replace("\n", "\r"),
    lambda text: text.replace("\n", "\n\n"),
    lambda text: "\ufeff" + text,
    lambda text: "\n\n" + text + "\n\n",
    lambda text: text.rstrip("\n"),
    lambda text: text.replace(" \n", "\n"),
    lambda text: text.replace("\n", "  \t\n"),
    lambda text: text + "Error 500\n\x00\x00 the end",
    lambda text: "<html>\n" + text,
    lambda text: text.replace("Schupfen:\n", "Schupfen:\nsomething new\n"),
    lambda text: text.replace("Schupfen:\n", ""),
    lambda text: text.replace("---------------Rundenverlauf------------------\n", ""),
    lambda text: text.replace("---------------Rundenverlauf------------------", "-----Rundenverlauf-----"),
    lambda text: text.replace("---Rundenverlauf", "---\n---------------Rundenverlauf"),
    lambda text: text.replace(
        "---------------Rundenverlauf", "BOMBE: (0)a (3)(2)b \n---------------Rundenverlauf"
    ),
    lambda text: text.replace("Drache an: (0)ada", "Drache an: (0)ada\nDrache an: (0)ada"),
]


@pytest.mark.parametrize("edit", EDITS)
def test_variations_of_the_file_are_accepted(edit: Callable[[str], str]) -> None:
    agrees(edit(plain().text("50 - 50")))
    assert [judge(logged).status for logged in read_bsw(edit(plain().text("50 - 50") * 2))][-1] == "agree"


def test_an_empty_file_has_no_rounds(tmp_path: Path) -> None:
    assert read_bsw("") == read_bsw("\n \n") == read_bsw("404 not found") == []
    (tmp_path / "empty.tch").write_bytes(b"")
    report = import_bsw(tmp_path / "empty.tch")
    assert (report.rounds, report.agree, report.differ, report.incomplete) == (0, 0, 0, 0)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1"])
def test_older_files_are_latin_1(encoding: str, tmp_path: Path) -> None:
    names = ("Zoë", "Jürg\xa0B", "c", "ß")
    (tmp_path / "game.tch").write_bytes(plain(names).text("50 - 50").encode(encoding))
    report = import_bsw(tmp_path / "game.tch")
    assert report.agree == 1 and report.judged[0].logged.names == names


def test_names_change_and_seats_rotate_between_rounds() -> None:
    rotated = (NAMES[2], NAMES[3], NAMES[0], NAMES[1])
    rounds = read_bsw(plain().text("50 - 50") + plain(rotated).text("50 - 50") + bombs().text("5 - 95"))
    assert [logged.names for logged in rounds] == [NAMES, rotated, NAMES]
    assert [judge(logged).status for logged in rounds] == ["agree"] * 3
    assert rounds[1].line == rounds[0].last_line + 1


def test_a_log_can_be_cut_off_anywhere() -> None:
    text = plain().text("50 - 50")
    for end in range(1, len(text) - 1):
        for logged in read_bsw(text[:end]):
            given = judge(logged)
            assert given.status == "incomplete", (end, given.reason)
            assert ";" not in given.reason
    assert verdict(text[:-1]).status == "agree"
    (cut,) = read_bsw(text[:400])
    assert cut.cut and cut.result is None


def test_an_aborted_deal_is_followed_by_a_new_one() -> None:
    whole = plain().text("50 - 50")
    head = whole[: whole.index("Schupfen")]
    for part in (head, whole[: whole.index("Ergebnis")], whole[:60]):
        first, second = read_bsw(part.rstrip("\n") + "\n" + whole)
        assert (judge(first).status, judge(first).code) == ("incomplete", "aborted")
        assert judge(second).status == "agree"


def test_a_round_without_its_beginning_cannot_be_judged() -> None:
    whole = plain().text("50 - 50")
    for start in ("---------------Startkarten", "---------------Rundenverlauf", "(1)ben passt."):
        first, second = read_bsw(whole[whole.index(start) :] + whole)
        assert (judge(first).status, judge(first).code) == ("incomplete", "no-beginning")
        assert judge(second).status == "agree"


def test_an_incomplete_round_with_an_illegal_move_reports_both() -> None:
    log = plain()
    log.body.insert(2, "(0)ada passt.")
    given = verdict(log.text(None))
    assert given.status == "incomplete"
    assert given.reason.startswith(f"the log ends early; line {log.line_of('(0)ada passt.')}: seat 0 passes")


def test_unreadable_lines_differ() -> None:
    text = plain().text("50 - 50")
    differs(text.replace("(1)ben: Hu", "(1)ben: XX"), "unreadable", "(1)ben: XX")
    differs(text.replace("(1)ben passt.", "(7)ben passt."), "unreadable", "(7)ben passt.")
    differs(text.replace("(1)ben gibt: ", "(1)ben nimmt: "), "unreadable", "nimmt", 13)
    differs(text.replace("Drache an: (0)ada", "Drache an: ada"), "unreadable", "Drache an: ada")
    differs(text.replace("(0)ada G2", "(0)ada X2"), "unreadable", "X2")


def test_impossible_cards_differ() -> None:
    text = plain().text("50 - 50")
    lines = text.splitlines(keepends=True)
    differs("".join([*lines[:1], *lines[2:]]), "wrong-cards", "cards of seat 0 are missing")
    differs("".join([*lines[:6], lines[6].replace("GA", "SA"), *lines[7:]]), "wrong-cards", "is dealt twice")
    differs("".join([*lines[:1], lines[1].replace("G2", "SA"), *lines[2:]]), "wrong-cards", "no longer has")
    differs("".join([*lines[:1], lines[1].replace("G2", "S3"), *lines[2:]]), "wrong-cards", "twice among")
    differs(text.replace("ben: G2 - cleo: S3 -", "ben: G2 - cleo: G2 -"), "illegal", "seat 0 passes cards")
    without_gifts = "".join(line for line in lines if " gibt: " not in line)
    differs(without_gifts, "no-exchange", "which cards seat 0 passes")


def test_illegal_moves_are_reported_with_their_line() -> None:
    log = plain()
    log.body.insert(2, "(0)ada passt.")
    differs(
        log.text("50 - 50"), "illegal", "seat 0 passes: it is not your turn", log.line_of("(0)ada passt.")
    )
    log = plain()
    log.body.pop(1)
    differs(log.text("50 - 50"), "illegal", "seat 2 passes: it is not your turn", 18)
    log = plain().add("(2)cleo: R2 ")
    differs(log.text("50 - 50"), "illegal", "seat 2 plays R2: the round is over")
    log = plain()
    log.body.pop()
    differs(log.text("50 - 50"), "not-over", "it is the turn of seat 1")
    log = plain()
    log.body.insert(4, "Drache an: (1)ben")
    differs(log.text("50 - 50"), "illegal", "the Dragon has not won a trick")


def test_mangled_logs_never_raise() -> None:
    rng = random.Random(7)
    texts = [plain().text("50 - 50"), bombs().text("5 - 95"), low_straight().text("50 - 50")]
    for _ in range(250):
        lines = rng.choice(texts).splitlines(keepends=True)
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(lines))
            edit = rng.randrange(4)
            if edit == 0:
                lines[at] = ""
            elif edit == 1:
                lines[at] *= 2
            elif edit == 2:
                lines[at] = lines[at][: rng.randrange(len(lines[at]) + 1)]
            else:
                other = rng.randrange(len(lines))
                lines[at], lines[other] = lines[other], lines[at]
        for logged in read_bsw("".join(lines)):
            given = judge(logged)
            assert given.status in ("agree", "differ", "incomplete")
            assert given.reason or given.status == "agree"
            assert logged.line <= given.line <= logged.last_line


# -- reports and records -------------------------------------------------------------------------------------


def test_a_report_counts(tmp_path: Path) -> None:
    text = plain().text("50 - 50") + plain().text("0 - 0") + bombs().text("5 - 95") + plain().text(None)
    path = tmp_path / "game.tch"
    path.write_text(text)
    report = import_bsw(path)
    assert (report.rounds, report.agree, report.differ, report.incomplete) == (4, 2, 1, 1)
    assert report.complete == 3 and report.path == str(path)
    assert len(report.records()) == 2


def test_a_round_that_agrees_becomes_a_record() -> None:
    first, second = bsw_records(read_bsw(plain().text("50 - 50") + bombs().text("5 - 95")))
    assert first.header.players == NAMES and first.header.source == "brettspielwelt"
    assert first.header.date is None and len(first.rounds) == 1
    for record, scores in ((first, [50, 50]), (second, [5, 95])):
        assert replay(record).scores == scores
        assert read_record(write_record(record)).sound() == record


def test_a_cut_off_round_becomes_an_unfinished_record_and_a_differing_one_none() -> None:
    (logged,) = read_bsw(plain().text(None).rpartition("(1)ben: ")[0])
    record = bsw_record(logged)
    assert record.rounds[0].result is None
    match = replay(record)
    assert match.round.turn == 1 and not match.round.over
    (logged,) = read_bsw(plain().text("0 - 100"))
    with pytest.raises(tichu.InvalidRecord) as caught:
        bsw_record(logged)
    assert caught.value.code == "result" and caught.value.line == logged.last_line
