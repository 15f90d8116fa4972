from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tichu
from tests.cli.support import run, run_forked
from tests.support import on_table, position


def saved(tmp_path: Path, data: Any) -> str:
    path = tmp_path / "position.json"
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return str(path)


def lines(text: str) -> list[Any]:
    return [json.loads(line) for line in text.splitlines()]


# -- deal ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "edition"), tichu.PAIRS)
def test_dealt_position_can_be_read_again(variant: str, edition: str) -> None:
    result = run("deal", variant, "-e", edition, "--seed", "1", "--json")
    round_ = tichu.Round.from_json(json.loads(result.stdout))
    assert round_ == tichu.Match(variant, edition, seed=1).round


def test_same_seed_deals_the_same_cards() -> None:
    assert run("deal", "--seed", "4").stdout == run("deal", "--seed", "4").stdout
    assert run("deal", "--seed", "4").stdout != run("deal", "--seed", "5").stdout


def test_random_seed_is_printed() -> None:
    text = run("deal").stdout
    seed = text.splitlines()[0].rpartition(" ")[2]
    assert run("deal", "--seed", seed).stdout == text


def test_plain_hands_use_the_card_notation() -> None:
    text = run("deal", "--seed", "1", "--plain").stdout
    first = tichu.Match(seed=1).round.to_json()["hands"][0]
    assert first in text
    assert "○" not in text


def test_hands_have_suit_symbols_and_roles() -> None:
    text = run("deal", "trichu", "--seed", "1").stdout
    assert "soloist, dealer" in text
    assert "Dummy" in text
    assert "○ g jade" in text
    assert "Face up" in run("deal", "hierarchie", "--seed", "1").stdout


# -- legal ---------------------------------------------------------------------------------------------------


def test_legal_prints_an_action_per_line_for_the_seat_in_turn(tmp_path: Path) -> None:
    at = position(["Ab Kg", "2g 2k Ph", "3g", "Dr 5r"], turn=1, trick=on_table((0, "Ag")))
    result = run("legal", saved(tmp_path, at))
    assert result.exit_code == 0
    assert lines(result.stdout) == [{"type": "play", "cards": "Ph"}, {"type": "pass"}]
    assert result.stderr == ""
    assert result.stdout.splitlines()[0] == '{"type":"play","cards":"Ph"}'


def test_legal_for_another_seat(tmp_path: Path) -> None:
    at = position(["Ab Kg", "2g 2k", "7g 7k 7b 7r", "Dr 5r"], turn=1, trick=on_table((0, "Ag")))
    result = run("legal", saved(tmp_path, at), "--seat", "2")
    assert lines(result.stdout) == [{"type": "play", "cards": "7g 7k 7b 7r"}]
    assert run("legal", saved(tmp_path, at), "--seat", "0").stdout == ""


def test_legal_reads_standard_input_and_chooses_the_first_seat_to_act() -> None:
    dealt = run("deal", "--seed", "1", "--json").stdout
    done = run_forked("legal", "-", stdin=dealt)
    assert lines(done.stdout) == [{"type": "grand", "call": True}, {"type": "grand", "call": False}]
    assert done.returncode == 0


def test_legal_lists_every_exchange() -> None:
    round_ = tichu.Match(seed=1).round
    for seat in range(4):
        round_.apply(seat, tichu.Grand(False))
    result = run("legal", "-", stdin=json.dumps(round_.to_json()))
    assert len(lines(result.stdout)) == 14 * 13 * 12 + 1


def test_legal_in_words(tmp_path: Path) -> None:
    at = position(["Ma 4g 4k", "3k", "3b", "3r"])
    text = run("legal", saved(tmp_path, at), "--pretty").stdout
    assert "Seat 0: Ma 4g 4k" in text
    assert "  4g 4k (pair of fours)\n" in text
    assert "  Ma (Mah Jong), wish: eight\n" in text


def test_legal_when_the_round_is_over_prints_nothing(tmp_path: Path) -> None:
    at = position(["", "3k", "", "3r"], phase="over", out=[0, 2], turn=None, scores=[200, 0])
    result = run("legal", saved(tmp_path, at))
    assert (result.exit_code, result.stdout) == (0, "")
    assert "over" in result.stderr


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ("{", "is not JSON"),
        ("[" * 100_000, "position.json"),
        ("[]", "a position must be a JSON object"),
        ("{}", "position.json: 'hands' is missing"),
        (position([1, "8g", "2k", "2b"]), "position.json: 'hands' is a list of texts"),  # type: ignore[list-item]
        ('{"hands": ' + "1" * 5000 + "}", "position.json: a number has too many digits"),
        (position(["8g", "8g", "2k", "2b"]), "more often than the pack contains it"),
        (position(["8x", "8g", "2k", "2b"]), "is not a card"),
        (position(["8b", "8g", "2k", "2b"], phase="tea"), "'phase' must be one of"),
    ],
)
def test_invalid_position_is_refused_with_the_reason(tmp_path: Path, data: Any, reason: str) -> None:
    result = run("legal", saved(tmp_path, data))
    assert result.exit_code == 1
    assert result.stdout == ""
    assert reason in result.stderr
    assert result.stderr.startswith("tichu: ")


def test_byte_order_mark_is_ignored(tmp_path: Path) -> None:
    text = run("deal", "--seed", "1", "--json").stdout
    plainly = run("legal", saved(tmp_path, text)).stdout
    assert plainly
    assert run("legal", saved(tmp_path, "\ufeff" + text)).stdout == plainly
    assert run("legal", "-", stdin="\ufeff" + text).stdout == plainly


def test_missing_file_and_missing_seat_are_errors(tmp_path: Path) -> None:
    result = run("legal", str(tmp_path / "nowhere.json"))
    assert result.exit_code == 1
    assert "nowhere.json: no such file" in result.stderr
    at = position(["8b", "8g", "2k", "2b"])
    assert run("legal", saved(tmp_path, at), "--seat", "4").exit_code == 1
    assert run("legal", saved(tmp_path, at), "--seat", "-1").exit_code == 2


def test_binary_file_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "photo.json"
    path.write_bytes(b"\xff\xd8\xff")
    assert run("legal", str(path)).exit_code == 1
