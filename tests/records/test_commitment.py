"""Commitments in records: what they prove, and the cheating they reveal."""

from __future__ import annotations

import hashlib
import io
import json
import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tichu
from tests.records.sealed import (
    commitments,
    rewritten,
    salt_of,
    sealed_game,
    two_cards_swapped,
    with_value,
)
from tests.records.support import NAMES, play_rounds, random_game, read
from tichu.core.match import Match
from tichu.records import (
    Notes,
    RecordedRound,
    Recorder,
    commitment,
    committed_text,
    new_salt,
    opens,
    prove,
    prove_all,
    read_record,
    replay,
    write_record,
)

DOCS = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
SALT = salt_of(1)


def statuses(text: str) -> list[str]:
    return [proof.status for proof in prove_all(read_record(text))]


# -- the hash ------------------------------------------------------------------------------------------------


def test_salts_are_random() -> None:
    salts = {new_salt() for _ in range(100)}
    assert len(salts) == 100
    assert all(re.fullmatch("[0-9a-f]{64}", salt) for salt in salts)


def test_the_hashed_text_is_stable() -> None:
    deal = Match("nanjing", seed=1).deal
    plain = random_game("nanjing", "fata-morgana", 1, 1)[0].splitlines()[1]
    assert committed_text(1, deal, "0" * 64) == "0" * 64 + "\n" + plain + "\n"
    promise = commitment(1, deal, "0" * 64)
    assert promise == hashlib.sha256(("0" * 64 + "\n" + plain + "\n").encode()).hexdigest()
    assert promise == "851fbdbcd8d1aa159278d839621ad982221f0d3295890659fa06ea6fa96701e2"


def test_the_hash_covers_the_whole_deal() -> None:
    deal = Match("hierarchie", "philibert", seed=1).deal
    setup = deal.setup
    others = [
        deal._replace(hands=(deal.hands[1], deal.hands[0], *deal.hands[2:])),
        deal._replace(faceup=deal.faceup[1:]),
        deal._replace(setup=setup._replace(dealer=(setup.dealer + 1) % 5)),
        deal._replace(setup=setup._replace(first=(setup.first + 1) % 5)),
        deal._replace(setup=setup._replace(seating=(1, 0, 2, 3, 4))),
        deal._replace(setup=setup._replace(ranks=(0, 1, 2, 3, 4))),
        deal._replace(setup=setup._replace(soloist=0)),
    ]
    hashes = {commitment(1, other, SALT) for other in (deal, *others)}
    hashes |= {commitment(2, deal, SALT), commitment(1, deal, salt_of(2))}
    assert len(hashes) == len(others) + 3


def test_swapping_any_two_cards_changes_the_hash() -> None:
    deal = Match("nanjing", seed=5).deal
    promise = commitment(1, deal, SALT)
    assert opens(SALT, 1, deal, promise)
    mine, theirs, *rest = deal.hands
    for at, card in enumerate(theirs):
        swapped = ((card, *mine[1:]), (*theirs[:at], mine[0], *theirs[at + 1 :]))
        assert not opens(SALT, 1, deal._replace(hands=(*swapped, *rest)), promise)
    later, *others = deal.stock
    for at, card in enumerate(later):
        hand, stock = (card, *mine[1:]), (*later[:at], mine[0], *later[at + 1 :])
        changed = deal._replace(hands=(hand, *deal.hands[1:]), stock=(stock, *others))
        assert not opens(SALT, 1, changed, promise)


def test_the_order_of_cards_in_a_hand_does_not_change_the_hash() -> None:
    deal = Match("nanjing", seed=5).deal
    turned = deal._replace(hands=tuple(tuple(reversed(hand)) for hand in deal.hands))
    assert commitment(1, turned, SALT) == commitment(1, deal, SALT)


@pytest.mark.parametrize("salt", ["", "0" * 63, "0" * 65, "A" * 64, "g" * 64, "0" * 64 + "\n"])
def test_a_malformed_salt_is_refused(salt: str) -> None:
    with pytest.raises(tichu.InvalidRecord, match="64 hex digits"):
        commitment(1, Match("nanjing", seed=1).deal, salt)


# -- the record ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "edition"), tichu.PAIRS)
def test_every_variant_supports_commitments(variant: str, edition: str) -> None:
    text = sealed_game(variant, edition, unfinished=True)
    record = read(text)
    assert write_record(record) == text
    assert statuses(text) == ["proven", "proven", "open"]
    assert record.rounds[2].commitment is not None and record.rounds[2].salt is None
    assert len(set(commitments(text))) == 3
    # Without commitments, the record is unchanged.
    bare = rewritten(text, lambda line: (line.pop("commitment", None), line.pop("salt", None)))
    assert write_record(read(bare)) == bare
    assert bare.startswith(random_game(variant, edition, 3)[0])
    assert replay(read(bare)).round == replay(record).round
    assert statuses(bare) == ["uncommitted"] * 3


def test_commitment_and_salt_come_last_in_their_lines() -> None:
    for line in map(json.loads, sealed_game().splitlines()):
        if "round" in line:
            assert list(line)[-1] == "commitment"
        if "result" in line:
            assert list(line) == ["result", "out", "total", "salt"]


@pytest.mark.parametrize("value", [None, 5, "", "0" * 63, "0" * 65, "F" * 64, "x" * 64, ["0" * 64]])
@pytest.mark.parametrize("key", ["commitment", "salt"])
def test_malformed_values_are_reported_with_their_line(key: str, value: Any) -> None:
    text = sealed_game()
    at = next(number for number, line in enumerate(text.splitlines(), 1) if f'"{key}"' in line)
    broken = with_value(text, key, value)
    reading = read_record(broken)
    assert reading.problem is not None
    assert (reading.problem.code, reading.problem.line) == ("malformed", at)
    assert "64 hex digits" in str(reading.problem)
    assert prove_all(reading) == [] if key == "commitment" else statuses(broken) == ["damaged"]


def test_a_salt_needs_a_commitment_and_a_result() -> None:
    text = sealed_game()
    reading = read_record(rewritten(text, lambda line: line.pop("commitment", None)))
    assert reading.problem is not None and "no commitment" in str(reading.problem)
    deal = read(text).rounds[0].deal
    with pytest.raises(tichu.InvalidRecord, match="no result"):
        RecordedRound(1, deal, (), None, "0" * 64, "0" * 64)
    with pytest.raises(tichu.InvalidRecord, match="64 hex digits"):
        RecordedRound(1, deal, (), None, "deadbeef")


def test_commitment_and_salt_are_refused_in_other_lines() -> None:
    for key, where in (("salt", "round"), ("commitment", "result"), ("salt", "tichu")):
        problem = read_record(with_value(sealed_game(), key, "0" * 64, where)).problem
        assert problem is not None and problem.code == "malformed"


# -- while playing -------------------------------------------------------------------------------------------


def test_the_commitment_is_known_before_the_first_action() -> None:
    match = Match("nanjing", seed=3)
    file = io.StringIO()
    recorder = Recorder(file, match, players=NAMES[:4], salts=salt_of)
    assert recorder.commitment == commitment(1, match.deal, salt_of(1))
    assert commitments(file.getvalue()) == [recorder.commitment]
    play_rounds(match, recorder, 3, 1)
    assert salt_of(1) in file.getvalue()
    match.next_round()
    recorder.dealt()
    assert recorder.commitment == commitment(2, match.deal, salt_of(2))
    assert salt_of(2) not in file.getvalue()


def test_without_salts_there_are_no_commitments() -> None:
    recorder = Recorder(io.StringIO(), Match("nanjing", seed=3), players=NAMES[:4])
    assert recorder.commitment is None


def test_the_commitment_survives_a_crash(tmp_path: Path) -> None:
    text = sealed_game(rounds=1)
    whole = text.splitlines(keepends=True)
    path = tmp_path / "game.jsonl"
    for count in (2, 20, len(whole) - 1):
        path.write_text("".join(whole[:count]))
        with Recorder.reopen(path, salts=salt_of) as recorder:
            assert recorder.commitment == commitments(text)[0]
            made = count - 2
            for seat, action in read(text).rounds[0].actions[made:]:
                recorder.match.apply(seat, action)
                recorder.action(seat, action)
        assert path.read_text() == text


def test_a_different_salt_after_a_crash_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    broken = "".join(sealed_game(rounds=1).splitlines(keepends=True)[:20])
    path.write_text(broken)
    with pytest.raises(tichu.InvalidRecord) as caught:
        Recorder.reopen(path, salts=lambda number: new_salt())
    assert caught.value.code == "wrong-salt"
    assert path.read_text() == broken


def test_a_lost_salt_leaves_the_round_unopened(tmp_path: Path) -> None:
    text = sealed_game(rounds=1)
    path = tmp_path / "game.jsonl"
    path.write_text("".join(text.splitlines(keepends=True)[:-1]))
    Recorder.reopen(path).close()
    assert statuses(path.read_text()) == ["unopened"]


# -- cheating ------------------------------------------------------------------------------------------------


def test_swapped_cards_are_detected_even_if_the_record_replays() -> None:
    cheated = two_cards_swapped(sealed_game())
    assert read_record(cheated).problem is None
    assert statuses(cheated) == ["differs", "proven"]


def test_a_changed_salt_or_hash_is_detected() -> None:
    text = sealed_game()
    for key in ("salt", "commitment"):
        assert statuses(with_value(text, key, "0" * 64)) == ["differs", "differs"]
    first, second = read(text).rounds
    assert prove(replace(first, salt=second.salt)).status == "differs"
    assert prove(replace(first, commitment=second.commitment)).status == "differs"
    assert prove(replace(first, number=2)).status == "differs"
    assert prove(replace(first, salt=None)).failed


def test_reordered_rounds_are_invalid() -> None:
    text = sealed_game()
    head, *lines = text.splitlines(keepends=True)
    second = next(at for at, line in enumerate(lines) if line.startswith('{"round": 2'))
    assert read_record("".join([head, *lines[second:], *lines[:second]])).problem is not None


def test_a_damaged_round_proves_nothing() -> None:
    text = sealed_game()
    assert statuses(text.replace('"pass"', '"pas"', 1)) == ["damaged"]
    assert statuses(text[:-3]) == ["proven", "damaged"]
    assert statuses("") == []


# -- notes ---------------------------------------------------------------------------------------------------


def noted(text: str, notes: list[str]) -> tuple[list[str], list[str]]:
    """The statuses according to these notes, and the notes that are left."""
    checker = Notes(notes)
    return [proof.status for proof in checker.check(prove_all(read_record(text)))], checker.missing


def test_noted_commitments_must_appear_in_order() -> None:
    text = sealed_game(rounds=3, unfinished=True)
    one, two, three, four = commitments(text)
    good = ["proven", "proven", "proven", "open"]
    assert noted(text, [one, two, three, four]) == (good, [])
    assert noted(text, [one, one, two, three, two, four]) == (good, [])  # noted twice
    assert noted(text, [two, three, four]) == (["not-noted", "proven", "proven", "open"], [])
    assert noted(text, [one, two, three]) == (["proven", "proven", "proven", "not-noted"], [])
    assert noted(text, []) == (["not-noted"] * 4, [])
    other = "0" * 64
    assert noted(text, [one, other, two, three, four]) == (good, [other])  # a round was dealt again
    statuses_, left = noted(text, [two, one, three, four])
    assert "not-noted" in statuses_ and left


def test_only_notes_reveal_a_record_rewritten_with_other_cards() -> None:
    notes = commitments(sealed_game(seed=3))
    cheated = sealed_game(seed=4)
    assert statuses(cheated) == ["proven", "proven"]
    assert noted(cheated, notes) == (["not-noted"] * 2, notes)


def test_notes_do_not_hide_other_failures() -> None:
    cheated = two_cards_swapped(sealed_game())
    assert noted(cheated, commitments(cheated)) == (["differs", "proven"], [])
    assert noted(random_game("nanjing", "groo", 1, 1)[0], []) == (["uncommitted"], [])


def test_notes_must_be_hashes() -> None:
    with pytest.raises(tichu.InvalidRecord, match="64 hex digits"):
        Notes(["yesterday"])


# -- the documentation ---------------------------------------------------------------------------------------


@pytest.mark.skipif(not shutil.which("sha256sum") or not shutil.which("sh"), reason="needs sh and sha256sum")
@pytest.mark.parametrize(("variant", "edition"), [("nanjing", "groo"), ("hierarchie", "philibert")])
def test_the_documented_shell_commands_work(variant: str, edition: str, tmp_path: Path) -> None:
    (recipe,) = re.findall(r"```sh\n(n=1.*?)```", DOCS, re.DOTALL)
    text = sealed_game(variant, edition)
    (tmp_path / "game.jsonl").write_text(text, encoding="utf-8")
    for number, promise in enumerate(commitments(text), 1):
        done = subprocess.run(
            ["sh", "-c", recipe.replace("n=1", f"n={number}", 1)],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=30,
            check=True,
        )
        assert done.stdout.split()[0] == promise


def test_the_documented_python_code_works() -> None:
    text = sealed_game()
    deals = [line for line in text.splitlines() if line.startswith('{"round"')]
    salts = [json.loads(line)["salt"] for line in text.splitlines() if line.startswith('{"result"')]
    for deal, salt, promise in zip(deals, salts, commitments(text), strict=True):
        bare = deal.replace(f', "commitment": "{promise}"', "")
        assert hashlib.sha256(f"{salt}\n{bare}\n".encode()).hexdigest() == promise
