"""``tichu verify``: exit status, output, JSON, and noted commitments."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tichu
from tests.cli.support import record_of, run, run_forked
from tests.records.sealed import commitments, rewritten, sealed_game, two_cards_swapped, with_value
from tichu.words import say


def saved(tmp_path: Path, text: str, name: str = "game.jsonl") -> str:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def report(*words: str, status: int = 0) -> Any:
    result = run("verify", "--json", *words)
    assert result.exit_code == status
    return json.loads(result.stdout)


@pytest.mark.parametrize(("variant", "edition"), tichu.PAIRS)
def test_untouched_game_of_every_variant_is_proven(variant: str, edition: str, tmp_path: Path) -> None:
    text = sealed_game(variant, edition, unfinished=True)
    result = run(
        "verify", saved(tmp_path, text), "--seen", saved(tmp_path, "\n".join(commitments(text)), "n")
    )
    assert result.exit_code == 0
    assert result.stdout.endswith("game.jsonl: 2 rounds proven. 1 round is still open.\n")
    assert not result.stderr


def test_every_round_has_a_line(tmp_path: Path) -> None:
    text = sealed_game(unfinished=True)
    one, two, three = commitments(text)
    path = saved(tmp_path, text)
    result = run("verify", path)
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        f"  Round 1  proven        {one[:16]}",
        f"  Round 2  proven        {two[:16]}",
        f"  Round 3  open          {three[:16]}  the round is not over, so its salt is still secret",
        f"{path}: 2 rounds proven. 1 round is still open.",
        say("command.withoutNotes"),
    ]


def test_record_without_commitments_is_not_proven(tmp_path: Path) -> None:
    result = run("verify", saved(tmp_path, record_of(rounds=2, seed=4)))
    assert result.exit_code == 1
    assert "Not proven: the record has no commitments" in result.stdout
    assert "--seen" not in result.stdout
    started = "".join(record_of(rounds=1, seed=4).splitlines(keepends=True)[:9])
    assert run("verify", saved(tmp_path, started)).exit_code == 1


def test_open_round_alone_is_neither_error_nor_proof(tmp_path: Path) -> None:
    result = run("verify", saved(tmp_path, "".join(sealed_game().splitlines(keepends=True)[:9])))
    assert result.exit_code == 0
    assert "game.jsonl: 1 round is still open." in result.stdout


def test_changed_cards_and_hashes_are_detected(tmp_path: Path) -> None:
    text = sealed_game()
    swapped = run("verify", saved(tmp_path, two_cards_swapped(text)))
    assert swapped.exit_code == 1
    assert "the cards do not match the commitment" in swapped.stdout
    assert "game.jsonl: Not proven: 1 of 2 rounds proven.\n" in swapped.stdout
    for key in ("salt", "commitment"):
        assert run("verify", saved(tmp_path, with_value(text, key, "0" * 64))).exit_code == 1
    shut = rewritten(text, lambda line: line.pop("salt", None))
    result = run("verify", saved(tmp_path, shut))
    assert result.exit_code == 1
    assert "was never published" in result.stdout


def test_damaged_file_is_reported_with_its_line(tmp_path: Path) -> None:
    text = sealed_game()
    lines = text.splitlines(keepends=True)
    lines[-8] = '{"seat": 9}\n'
    path = saved(tmp_path, "".join(lines))
    result = run("verify", path)
    assert result.exit_code == 1
    assert "1 of 2 rounds proven. The file is damaged." in result.stdout
    assert f"tichu: {path}: line {len(lines) - 7}: " in result.stderr
    head = text.partition("\n")[0] + "\n"
    for nothing, reason in (("", "empty"), ("junk\n", "line 1: "), (head, "no round")):
        result = run("verify", saved(tmp_path, nothing))
        assert result.exit_code == 1
        assert reason in result.stderr
    binary = tmp_path / "binary"
    binary.write_bytes(bytes(range(256)))
    assert run("verify", str(binary)).exit_code == 1


def test_missing_file_does_not_stop_the_others(tmp_path: Path) -> None:
    path = saved(tmp_path, sealed_game())
    result = run("verify", str(tmp_path / "nowhere"), path)
    assert result.exit_code == 1
    assert f"{path}: 2 rounds proven" in result.stdout
    assert "nowhere: no such file" in result.stderr
    assert run("verify", str(tmp_path)).exit_code == 1


def test_one_bad_file_among_good_ones_fails(tmp_path: Path) -> None:
    good = saved(tmp_path, sealed_game())
    bad = saved(tmp_path, record_of(rounds=1, seed=4), "bad.jsonl")
    assert run("verify", good, good).exit_code == 0
    assert run("verify", good, bad).exit_code == 1


def test_several_games_in_a_file(tmp_path: Path) -> None:
    text = sealed_game(rounds=1) + sealed_game(seed=4, rounds=1)
    result = run("verify", saved(tmp_path, text))
    assert result.exit_code == 0
    assert "  Game 2, round 1 " in result.stdout


def test_noted_commitments_in_options_or_in_a_file(tmp_path: Path) -> None:
    text = sealed_game()
    one, two = commitments(text)
    path = saved(tmp_path, text)
    assert run("verify", path, "--commitment", one, "--commitment", f" {two.upper()} ").exit_code == 0
    assert run("verify", path, "--seen", saved(tmp_path, f"\ufeff{one}\r\n\n {two} \n", "n")).exit_code == 0
    for notes in ([two, one], [one], [two], [one, "0" * 64], [one, "0" * 64, two]):
        assert run("verify", path, "--seen", saved(tmp_path, "\n".join(notes), "n")).exit_code == 1
        words = [word for note in notes for word in ("--commitment", note)]
        assert run("verify", path, *words).exit_code == 1
    assert run("verify", path, "--seen", saved(tmp_path, "", "n")).exit_code == 1


def test_replaced_commitment_differs_from_the_notes(tmp_path: Path) -> None:
    one, two = commitments(sealed_game(seed=3))
    cheated = saved(tmp_path, sealed_game(seed=4))
    assert run("verify", cheated).exit_code == 0
    result = run("verify", cheated, "--commitment", one, "--commitment", two)
    assert result.exit_code == 1
    assert result.stdout.count("this is not the commitment that was noted") == 2
    assert f"tichu: {two} was noted, but belongs to no round in these files" in result.stderr


def test_notes_continue_from_file_to_file(tmp_path: Path) -> None:
    first, second = sealed_game(seed=3), sealed_game(seed=4)
    notes = saved(tmp_path, "\n".join(commitments(first) + commitments(second)), "n")
    one, two = saved(tmp_path, first, "one"), saved(tmp_path, second, "two")
    assert run("verify", one, two, "--seen", notes).exit_code == 0
    assert run("verify", two, one, "--seen", notes).exit_code == 1
    assert run("verify", one, "--seen", notes).exit_code == 1


def test_invalid_notes_are_refused(tmp_path: Path) -> None:
    path = saved(tmp_path, sealed_game())
    assert run("verify", path, "--commitment", "abc").exit_code == 2
    notes = saved(tmp_path, "0" * 64 + "\nabc\n", "n")
    result = run("verify", path, "--seen", notes)
    assert result.exit_code == 1
    assert "n: line 2: 'commitment' must be 64 hex digits" in result.stderr
    assert run("verify", path, "--seen", notes, "--commitment", "0" * 64).exit_code == 2
    assert run("verify", path, "--seen", str(tmp_path / "nowhere")).exit_code == 1
    assert run("verify").exit_code == 2


def test_json_report(tmp_path: Path) -> None:
    text = sealed_game(unfinished=True)
    path = saved(tmp_path, text)
    said = report(path)
    assert {key: said[key] for key in ("ok", "noted", "missing")} == {
        "ok": True,
        "noted": False,
        "missing": [],
    }
    (file,) = said["files"]
    assert (file["file"], file["ok"], file["problems"]) == (path, True, [])
    assert [round_["status"] for round_ in file["rounds"]] == ["proven", "proven", "open"]
    assert [round_["commitment"] for round_ in file["rounds"]] == commitments(text)
    assert [(round_["game"], round_["round"]) for round_ in file["rounds"]] == [(1, 1), (1, 2), (1, 3)]
    said = report(path, "--commitment", "0" * 64, status=1)
    assert not said["ok"] and said["noted"] and said["missing"] == ["0" * 64]
    assert {round_["status"] for round_ in said["files"][0]["rounds"]} == {"not-noted"}
    said = report(str(tmp_path / "nowhere"), status=1)
    assert said["files"][0]["problems"]


def test_verify_reads_standard_input() -> None:
    done = run_forked("verify", "-", stdin=sealed_game())
    assert done.returncode == 0
    assert "-: 2 rounds proven" in done.stdout
    assert "\x1b" not in done.stdout


def test_verify_is_documented() -> None:
    result = run("verify", "--help")
    assert "tichu verify game.jsonl" in result.stdout.partition("Examples")[2]
    docs = (Path(__file__).parents[2] / "docs" / "cli.md").read_text(encoding="utf-8")
    assert "| `tichu verify` |" in docs
