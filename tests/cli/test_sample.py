"""Sample records: every command has a game to be tried on."""

from __future__ import annotations

from pathlib import Path

from tests.cli.support import run
from tichu.core.variants import VARIANTS
from tichu.records import prove_all, read_record, replay, samples


def test_there_is_a_sound_and_proven_sample_of_each_variant() -> None:
    assert set(samples.names()) == set(VARIANTS)
    for name in samples.names():
        reading = read_record(samples.text(name))
        record = reading.sound()
        assert record.header.game.variant.key == name
        assert replay(record).over
        assert {proof.status for proof in prove_all(reading)} == {"proven"}


def test_a_sample_is_printed_or_written_to_a_new_file(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"

    assert run("sample", "trichu").stdout == samples.text("trichu")
    assert run("sample", "trichu", "--out", str(file)).exit_code == 0
    assert file.read_text(encoding="utf-8") == samples.text("trichu")
    assert run("sample", "nanjing", "--out", str(file)).exit_code == 1
    assert file.read_text(encoding="utf-8") == samples.text("trichu")


def test_samples_are_listed_and_unknown_ones_refused() -> None:
    listed = run("sample").stdout

    assert all(name in listed for name in samples.names())
    assert run("sample", "poker").exit_code == 2
