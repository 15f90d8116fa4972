from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.support import record_of, run, run_program
from tichu.cli import bsw
from tichu.records import BswRound, Verdict, judge, read_record, read_records, write_bsw


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """Three rounds between bots, as a log."""
    path = tmp_path / "game.tch"
    path.write_text(write_bsw(read_record(record_of(rounds=3, seed=4)).sound()), encoding="utf-8")
    return path


def changed(log: Path, name: str, text: str) -> Path:
    path = log.with_name(name)
    path.write_text(text, encoding="utf-8")
    return path


def test_rounds_that_agree_are_counted(log: Path) -> None:
    done = run_program("import", "bsw", str(log))
    assert (done.returncode, done.stdout, done.stderr) == (0, "3 rounds, 3 agree, 0 differ\n", "")


def test_differing_round_is_listed_with_line_and_reason(log: Path) -> None:
    lines = log.read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("Ergebnis"))
    lines[at] = "Ergebnis: 1 - 2"
    wrong = changed(log, "wrong.tch", "\n".join(lines) + "\n")
    result = run("import", "bsw", str(log), str(wrong))
    assert result.exit_code == 1
    first, second = result.stdout.splitlines()
    assert first == "6 rounds, 5 agree, 1 differ"
    assert second.startswith(f"{wrong}:{at + 1}: the logged result is 1 - 2, the engine's is ")


def test_incomplete_rounds_are_not_counted(log: Path) -> None:
    lines = log.read_text(encoding="utf-8").splitlines()[:-9]
    cut = changed(log, "cut.tch", "\n".join(lines) + "\n")
    result = run("import", "bsw", str(cut))
    assert result.exit_code == 0
    assert result.stdout.splitlines() == ["2 rounds, 2 agree, 0 differ", f"1 cut off: {cut}:{len(lines)}"]


def test_directories_are_searched_and_missing_files_refused(log: Path, tmp_path: Path) -> None:
    changed(log, "empty.tch", "")
    assert run("import", "bsw", str(tmp_path)).stdout == "3 rounds, 3 agree, 0 differ\n"
    (tmp_path / "nothing").mkdir()
    for path in (tmp_path / "nothing", tmp_path / "nowhere.tch"):
        result = run("import", "bsw", str(log), str(path))
        assert result.exit_code == 1
        assert result.stdout == ""
        assert str(path) in result.stderr
    assert run("import", "bsw").exit_code == 2


@pytest.mark.parametrize("target", ["all.jsonl", "records"])
def test_rounds_are_written_as_records(log: Path, tmp_path: Path, target: str) -> None:
    changed(log, "other.tch", log.read_text(encoding="utf-8"))
    out = tmp_path / target
    assert run("import", "bsw", str(tmp_path), "--out", str(out)).exit_code == 0
    files = [out] if out.suffix else sorted(out.iterdir())
    assert len(files) == (1 if out.suffix else 2)
    readings = [reading for file in files for reading in read_records(file.read_text(encoding="utf-8"))]
    assert len(readings) == 6
    assert all(reading.problem is None for reading in readings)
    assert "already exists" in run("import", "bsw", str(log), "--out", str(out)).stderr


def test_ctrl_c_prints_the_rounds_so_far(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    judged = iter([judge, judge])

    def judge_two(logged: BswRound) -> Verdict:
        try:
            return next(judged)(logged)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr(bsw, "judge", judge_two)
    result = run("import", "bsw", str(log))
    assert result.exit_code == 130
    assert result.stdout == "2 rounds, 2 agree, 0 differ\n"
    assert "stopped" in result.stderr


def test_exported_game_can_be_imported(tmp_path: Path) -> None:
    path, out = tmp_path / "game.jsonl", tmp_path / "game.tch"
    path.write_text(record_of(rounds=2, seed=4), encoding="utf-8")
    printed = run("export", "bsw", str(path))
    assert printed.exit_code == 0
    assert run("export", "bsw", str(path), "--out", str(out)).exit_code == 0
    assert out.read_text(encoding="utf-8") == printed.stdout
    assert run("import", "bsw", str(out)).stdout == "2 rounds, 2 agree, 0 differ\n"
    assert "already exists" in run("export", "bsw", str(path), "--out", str(out)).stderr


def test_game_that_the_format_cannot_express_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(record_of("tientsin", rounds=1, seed=4), encoding="utf-8")
    result = run("export", "bsw", str(path))
    assert result.exit_code == 1
    assert "support Nanjing only" in result.stderr
    path.write_text("{", encoding="utf-8")
    assert run("export", "bsw", str(path)).exit_code == 1


@pytest.mark.parametrize(
    ("words", "data", "reason"),
    [
        (("replay",), b"", "line 1: the record is empty"),
        (("replay", "--round", "2"), b"", "line 1: the record is empty"),
        (("replay",), b"---", "the file contains no Brettspielwelt round"),
        (("export", "bsw"), b"", "line 1: the record is empty"),
        (("export", "bsw"), b"HEADER", "there is no round to write"),
        (("import", "bsw"), b"", "the file contains no Brettspielwelt round"),
        (("import", "bsw"), b"\x89PNG\r\n\x1a\n\x00", "the file contains no Brettspielwelt round"),
    ],
)
def test_file_without_rounds_is_an_error(
    tmp_path: Path, words: tuple[str, ...], data: bytes, reason: str
) -> None:
    path = tmp_path / "file"
    path.write_bytes(record_of(rounds=0).encode().splitlines()[0] if data == b"HEADER" else data)
    result = run(*words, str(path))
    assert result.exit_code == 1
    assert result.stderr == f"tichu: {path}: {reason}\n"
