"""Logs of Brettspielwelt: lenient parsing, strict judging."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

import tichu
from tests.records.logs import NAMES, STRAIGHT, Log, bombs, latin, plain, quads
from tichu.core.actions import Give, Play, Take, Tichu
from tichu.records import (
    Verdict,
    bsw_record,
    bsw_records,
    import_bsw,
    judge,
    read_bsw,
    read_record,
    replay,
    write_record,
)


def verdict(text: str) -> Verdict:
    (logged,) = read_bsw(text)
    return judge(logged)


def agrees(text: str) -> Verdict:
    given = verdict(text)
    assert given.status == "agree", (given.line, given.reason)
    return given


def differs(text: str, code: str, words: str, line: int | None = None) -> Verdict:
    given = verdict(text)
    assert (given.status, given.code) == ("differ", code), given.reason
    assert words in given.reason
    assert line is None or given.line == line
    return given


# -- regular rounds ------------------------------------------------------------------------------------------


def test_a_round_replays_to_its_result() -> None:
    given = agrees(plain().text("50 - 50"))
    assert given.round is not None and given.round.scores == [50, 50] and given.round.out == [0, 3, 1]
    assert (0, Take()) in given.actions  # ada is out: picking up her trick is not logged
    assert (3, Give(0)) in given.actions


def test_a_wrong_result_differs() -> None:
    text = plain().text("45 - 55")
    differs(text, "result", "the logged result is 45 - 55, the engine's is 50 - 50", len(text.splitlines()))


def test_results_may_be_negative() -> None:
    log = plain()
    log.calls = ["Grosses Tichu: (2)cleo", "Grosses Tichu: (3)dan", "Tichu: (1)ben"]
    agrees(log.text("-150 - -250"))
    agrees(log.text("-150 - -250").replace("-150 - -250", "-150--250"))


def test_bombs_before_the_pick_up_and_on_your_own_dragon() -> None:
    given = agrees(bombs().text("5 - 95"))
    assert not any(isinstance(action, Give) for _, action in given.actions)


def test_the_dog_goes_on_from_a_partner_who_is_out() -> None:
    log = latin()
    log.trick(0, f"{STRAIGHT} Ma")
    log.play(1, "2").passes(2).play(3, "Dr").passes(1, 2, 3).add("Drache an: (0)ada")
    log.trick(3, STRAIGHT)
    log.play(1, "Hu").play(1, STRAIGHT.removesuffix(" 2"))
    agrees(log.text("50 - 50"))


def ending_with_the_dragon() -> Log:
    log = latin()
    log.trick(0, f"{STRAIGHT} Ma")
    log.trick(1, STRAIGHT).play(1, "Hu")
    return log.trick(3, STRAIGHT).play(3, "Dr")


def test_a_dragon_that_ends_the_round_is_given_away() -> None:
    agrees(ending_with_the_dragon().add("Drache an: (0)ada").text("50 - 50"))
    agrees(ending_with_the_dragon().add("Drache an: (2)").text("50 - 50"))
    differs(ending_with_the_dragon().text("50 - 50"), "no-receiver", "who gets the Dragon's trick")
    differs(ending_with_the_dragon().add("Drache an: (1)ben").text("50 - 50"), "illegal", "goes to seat")


def test_the_dragons_receiver_may_be_missing_after_a_double_victory() -> None:
    log = latin(specials=("Ma", "Hu", "Dr", "Ph"))
    log.trick(0, f"{STRAIGHT} Ma")
    log.play(1, "Hu").play(3, "2").passes(1).play(2, "A").passes(3, 1, 2)
    log.trick(2, STRAIGHT.removeprefix("A ")).play(2, "Dr")
    agrees(log.text("200 - 0"))
    agrees(log.add("Drache an: (3)dan").text("200 - 0"))


def test_a_missing_receiver_of_the_dragons_trick_differs() -> None:
    log = plain()
    log.body.remove("Drache an: (0)ada")
    differs(log.text("50 - 50"), "no-receiver", "who gets", log.line_of(log.body[-1]))


def test_an_action_between_picking_up_the_dragon_and_giving_it_away_differs() -> None:
    log = quads()
    log.trick(2, "Ma").play(2, "4").passes(3, 0).trick(1, "Dr")
    log.play(2, "8 8 8 8")
    differs(log.text("0 - 100"), "no-receiver", "who gets")


# -- calls ---------------------------------------------------------------------------------------------------


def test_a_repeated_call_counts_once() -> None:
    log = plain()
    log.calls = ["Grosses Tichu: (0)ada", "Grosses Tichu: (0)ada"]
    agrees(log.text("250 - 50"))
    log.calls = ["Tichu: (0)ada", "Tichu: (0)ada"]
    log.body.insert(0, "Tichu: (0)ada")
    log.body.insert(6, "Tichu: (0)ada")
    agrees(log.text("150 - 50"))


def test_tichu_may_be_called_any_time_before_the_first_card() -> None:
    log = plain()
    log.calls = ["Tichu: (2)cleo"]
    given = agrees(log.text("-50 - 50"))
    assert given.actions[4] == (2, Tichu())
    for at in range(3):
        log = plain()
        log.body.insert(at, "Tichu: (1)ben")
        agrees(log.text("50 - -50"))


def test_tichu_after_the_first_card_differs() -> None:
    log = plain()
    log.body.insert(1, "Tichu: (0)ada")
    differs(
        log.text("150 - 50"),
        "illegal",
        "seat 0 calls Tichu: you have already played",
        log.line_of("Tichu: (0)ada"),
    )


def test_tichu_after_grand_tichu_and_late_grand_tichu_differ() -> None:
    log = plain()
    log.calls = ["Grosses Tichu: (0)ada", "Tichu: (0)ada"]
    differs(log.text("250 - 50"), "illegal", "already called")
    log = plain()
    log.body.insert(0, "Grosses Tichu: (0)ada")
    differs(log.text("250 - 50"), "illegal", "too late")


def test_the_archive_does_not_charge_a_failed_grand_tichu_of_the_winners_partner() -> None:
    log = plain()
    log.calls = ["Grosses Tichu: (2)cleo", "Tichu: (0)ada"]
    agrees(log.text("-50 - 50"))
    differs(log.text("150 - 50"), "grand-not-charged", "does not charge seat 2 for its failed Grand Tichu")
    log.calls = ["Grosses Tichu: (2)cleo", "Grosses Tichu: (0)ada"]
    differs(log.text("250 - 50"), "grand-not-charged", "the engine's is 50 - 50")
    log.calls = ["Grosses Tichu: (2)cleo"]  # the winner did not call
    differs(log.text("50 - 50"), "result", "the engine's is -150 - 50")


# -- the wish ------------------------------------------------------------------------------------------------


def test_a_wish_follows_the_mahjong() -> None:
    log = latin()
    log.play(0, "Ma").add("Tichu: (3)dan", "Wunsch:10").play(1, "10").passes(2, 3, 0, 1)
    given = verdict(log.text(None))
    assert (0, Play((4,), None, 10)) in given.actions
    for rank in ("2", "B", "D", "K", "A"):
        log = latin()
        log.play(0, "Ma").add(f"Wunsch:{rank}").play(1, rank)
        assert verdict(log.text(None)).reason == "the log ends early"


def test_an_ignored_wish_differs() -> None:
    log = plain()
    log.body.insert(1, "Wunsch:9")
    line = log.line_of("(1)ben: Hu ")
    differs(log.text("50 - 50"), "illegal", "seat 1 plays Hu: you hold a 9", line)


def test_a_wish_without_the_mahjong_differs() -> None:
    log = plain()
    log.body.insert(3, "Wunsch:9")
    differs(log.text("50 - 50"), "illegal", "Wunsch:9", log.line_of("Wunsch:9"))
    differs(plain().add("Wunsch:Q").text("50 - 50"), "unreadable", "Wunsch:Q")


def test_a_repeated_wish_counts_once() -> None:
    log = latin()
    log.play(0, "Ma").add("Wunsch:10", "Wunsch:10").play(1, "10")
    assert verdict(log.text(None)).reason == "the log ends early"


# -- what the Phoenix stands for -----------------------------------------------------------------------------


def low_straight() -> Log:
    """Cleo's straight must have had the Phoenix at the bottom, since dan beats it."""
    log = latin()
    log.play(0, "Ma").passes(1).play(2, "A").passes(3, 0, 1, 2)
    log.play(2, "Ph 8 7 6 5").play(3, "9 8 7 6 5").passes(0, 1, 2, 3)
    log.trick(3, "Dr").add("Drache an: (0)ada")
    log.play(3, "2").play(0, "A").passes(1, 2, 3, 0)
    log.trick(0, STRAIGHT.removeprefix("A "))
    log.play(1, "Hu").trick(3, "A", "K", "D", "B", "10", "4", "3")
    return log.play(1, STRAIGHT)


def test_the_phoenix_printed_first_in_a_straight_is_the_top_unless_that_is_illegal_later() -> None:
    # Tricks: ada 25 and the Dragon; dan -15 with the Phoenix, 10 and 10; ben 25. Cleo's last 20 go to dan.
    given = agrees(low_straight().text("50 - 50"))
    (read,) = [action for _, action in given.actions if isinstance(action, Play) and action.stands_for]
    assert read.stands_for == (4,)
    log = latin()
    log.play(0, "Ma").passes(1).play(2, "A").passes(3, 0, 1, 2).play(2, "Ph 8 7 6 5")
    played = verdict(log.text(None)).actions[-1][1]
    assert isinstance(played, Play) and played.stands_for == (9,)


def test_the_phoenix_printed_last_in_a_straight_is_the_bottom() -> None:
    log = latin()
    log.play(0, "Ma").passes(1).play(2, "A").passes(3, 0, 1, 2).play(2, "8 7 6 5 Ph")
    played = verdict(log.text(None)).actions[-1][1]
    assert isinstance(played, Play) and played.stands_for == (4,)


def test_the_phoenix_between_two_pairs_joins_the_higher_unless_that_is_illegal_later() -> None:
    log = quads()
    log.play(2, "Ma").passes(3).play(0, "A").passes(1, 2, 3, 0)
    log.play(0, "10 10 Ph 6 6")
    high = verdict(log.text(None)).actions[-1][1]
    assert isinstance(high, Play) and high.stands_for == (10,)
    log.play(1, "7 7 7 B B").passes(2, 3, 0, 1)
    log.trick(1, "Dr").add("Drache an: (2)cleo")
    log.trick(1, "B B", "A", "7", "3 3 3", "4")
    log.trick(2, "D D D D", "8 8 8 8", "4 4 4", "5", "A")
    log.trick(3, "K K K K", "9 9 9 9", "5 5 5", "A").play(3, "Hu").play(3, "2")
    given = agrees(log.text("30 - 70"))
    assert any(isinstance(action, Play) and action.stands_for == (6,) for _, action in given.actions)


# -- tricks of players who are out ---------------------------------------------------------------------------


def cleo_out_with_a_five() -> Log:
    log = quads()
    log.play(2, "Ma").passes(3, 0, 1)
    log.trick(3, "9 9 9 9").play(3, "Hu")
    log.play(1, "Dr").passes(2, 3, 0).trick(1, "B B B B", "A", "7 7 7 7", "3 3 3")
    log.play(1, "4").play(2, "A").passes(3, 0, 2)
    return log.trick(2, "D D D D", "8 8 8 8", "4 4 4", "5")


def test_a_bomb_by_the_next_leader_is_led_or_beats_the_trick() -> None:
    log = cleo_out_with_a_five()
    log.trick(3, "K K K K", "5 5 5", "A").play(3, "2")
    assert (2, Take()) in agrees(log.text("5 - 95")).actions[-13:]  # led: cleo keeps the five
    assert (2, Take()) not in agrees(log.text("0 - 100")).actions[-13:]  # beats the trick: dan gets the five
    differs(log.text("10 - 90"), "result", "the engine's is 5 - 95")


def test_a_bomb_by_another_player_beats_the_trick() -> None:
    log = cleo_out_with_a_five()
    log.trick(0, "6 6 6 6", "10 10 10 10", "2 2 2", "A", "Ph").play(0, "3")
    agrees(log.text("75 - 25"))


def test_a_trick_that_was_picked_up_cannot_be_bombed() -> None:
    log = quads()
    log.play(2, "Ma").passes(3, 0, 1, 2).play(3, "9 9 9 9")
    differs(
        log.text("0 - 100"),
        "illegal",
        "seat 3 plays G9 S9 B9 R9: the lead is another player's",
        len(log.body) + 16,
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
