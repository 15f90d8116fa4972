from __future__ import annotations

from pathlib import Path

import pytest

import tichu
from tests.cli.support import NAMES, record_of, run, run_forked
from tichu.records import read_record, write_bsw


def saved(tmp_path: Path, text: str, name: str = "game.jsonl") -> str:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("variant", tichu.VARIANTS)
def test_every_variant_can_be_replayed(tmp_path: Path, variant: str) -> None:
    result = run("replay", saved(tmp_path, record_of(variant, rounds=2, seed=1)), "--hands")
    assert result.exit_code == 0
    assert "Round 1" in result.stdout
    assert "Round 2 is over" in result.stdout
    for name in NAMES[: tichu.VARIANTS[variant].player_counts[0]]:
        assert name in result.stdout


def test_every_card_played_is_printed(tmp_path: Path) -> None:
    text = record_of(rounds=1, seed=4)
    told = run("replay", saved(tmp_path, text), "--plain").stdout
    record = read_record(text).sound()
    played = [action for _, action in record.rounds[0].actions if isinstance(action, tichu.Play)]
    lines = told.splitlines()
    for action in played:
        tokens = set(action.to_json()["cards"].split())
        assert any(tokens <= set(line.split()) for line in lines)
    assert "○" not in told


def test_finished_match_ends_with_the_winner(tmp_path: Path) -> None:
    told = run("replay", saved(tmp_path, record_of(seed=4, target=200))).stdout
    assert told.rstrip().splitlines()[-1].startswith("Victory: ")


def test_only_the_chosen_round_is_printed(tmp_path: Path) -> None:
    path = saved(tmp_path, record_of(rounds=3, seed=4))
    told = run("replay", path, "--round", "2").stdout
    assert "Round 2 is over" in told
    assert "Round 1" not in told
    assert "Round 3" not in told
    missing = run("replay", path, "--round", "9")
    assert missing.exit_code == 1
    assert "only 3 rounds" in missing.stderr


def test_step_waits_before_each_trick_and_q_quits(tmp_path: Path) -> None:
    path = saved(tmp_path, record_of(rounds=1, seed=4))
    told = run("replay", path, "--step", stdin="\n\nq\n")
    assert told.exit_code == 0
    assert "\n  3  " in told.stdout
    assert "\n  4  " not in told.stdout
    assert run("replay", path, "--step", stdin="").exit_code == 0


def test_damaged_file_is_printed_up_to_the_damage(tmp_path: Path) -> None:
    lines = record_of(rounds=2, seed=4).splitlines(keepends=True)
    lines[-8] = '{"seat": 9}\n'
    result = run("replay", saved(tmp_path, "".join(lines)))
    assert result.exit_code == 1
    assert "Round 1 is over" in result.stdout
    assert "The record ends here" in result.stdout
    assert f"line {len(lines) - 7}: " in result.stderr
    nothing = run("replay", saved(tmp_path, "no record\n"))
    assert nothing.exit_code == 1
    assert "line 1: " in nothing.stderr
    assert run("replay", str(tmp_path / "nowhere")).exit_code == 1


def test_unfinished_game_is_not_an_error(tmp_path: Path) -> None:
    lines = record_of(rounds=2, seed=4).splitlines(keepends=True)
    result = run("replay", saved(tmp_path, "".join(lines[:-8])))
    assert result.exit_code == 0
    assert "The record ends here" in result.stdout


def test_rounds_are_numbered_across_games(tmp_path: Path) -> None:
    path = saved(tmp_path, record_of(rounds=1, seed=4) + record_of(rounds=2, seed=5))
    assert "Round 3 is over" in run("replay", path).stdout
    assert "Round 2 is over" in run("replay", path, "--round", "2").stdout


def test_brettspielwelt_log_can_be_replayed(tmp_path: Path) -> None:
    log = write_bsw(read_record(record_of(rounds=2, seed=4)).sound())
    path = saved(tmp_path, log, "game.tch")
    result = run("replay", path)
    assert result.exit_code == 0
    assert "Round 2 is over" in result.stdout
    lines = [line if not line.startswith("Ergebnis") else "Ergebnis: 5 - 5" for line in log.splitlines()]
    wrong = run("replay", saved(tmp_path, "\n".join(lines) + "\n", "wrong.tch"))
    assert wrong.exit_code == 1
    assert wrong.stderr.count("the logged result is 5 - 5") == 2


def test_replay_reads_standard_input() -> None:
    done = run_forked("replay", "-", "--round", "1", stdin=record_of(rounds=1, seed=4))
    assert done.returncode == 0
    assert "Round 1 is over" in done.stdout


def test_control_characters_in_names_are_replaced(tmp_path: Path) -> None:
    text = record_of(rounds=1, seed=4).replace('"Ann"', '"\\u001b[2JAnn"')
    told = run("replay", saved(tmp_path, text)).stdout
    assert "\x1b" not in told
    assert "?[2JAnn" in told
