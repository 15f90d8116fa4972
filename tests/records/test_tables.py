"""Tables of rounds, hands and decisions, and ``tichu export``."""

from __future__ import annotations

import gzip
import json
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.support import record_of, run
from tichu.cli import export as command
from tichu.core.cards import card_name, parse_cards
from tichu.records import Record, read_record, samples, write_bsw
from tichu.records.tables import TABLES, TableFolder, export_batch
from tichu.records.tables.database import connect

DOCS = Path(__file__).parents[2] / "docs" / "data.md"
VARIANTS = samples.names()


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a record of every variant, one of them compressed."""
    folder = tmp_path_factory.mktemp("games")
    for name in VARIANTS:
        (folder / f"{name}.jsonl").write_text(samples.text(name), encoding="utf-8")
    packed = folder / "trichu.jsonl"
    (folder / "trichu.jsonl.gz").write_bytes(gzip.compress(packed.read_bytes()))
    packed.unlink()
    return folder


@pytest.fixture(scope="module")
def tables(games: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tables of these games."""
    folder = tmp_path_factory.mktemp("export") / "tables"
    done = run("export", str(games), "--parquet", str(folder), "--jobs", "1")
    assert done.exit_code == 0, done.output
    return folder


def export(*words: object) -> dict[str, Any]:
    """Export in this process and return the counts."""
    done = run("export", *map(str, words), "--jobs", "1", "--json")
    data: dict[str, Any] = json.loads(done.stdout)
    return data | {"exit": done.exit_code}


def rows(folder: Path, table: str) -> Iterator[dict[str, Any]]:
    """The rows of a table."""
    with connect() as database:
        result = database.execute("SELECT * FROM read_parquet(?)", [TableFolder(folder).files(table)])
        names = [column[0] for column in result.description]
        for row in result.fetchall():
            yield dict(zip(names, row, strict=True))


def recorded(variant: str) -> Record:
    return read_record(samples.text(variant)).sound()


def test_rounds_have_the_results_of_the_records(tables: Path) -> None:
    found = {(row["variant"], row["round"]): row for row in rows(tables, "rounds")}
    for variant in VARIANTS:
        record = recorded(variant)
        for entry in record.rounds:
            row = found.pop((variant, entry.number))
            assert entry.result is not None
            assert tuple(row["out"]) == entry.result.out
            assert row["scores"] == (entry.result.scores and list(entry.result.scores))
            assert row["totals"] == (entry.result.totals and list(entry.result.totals))
            assert row["winners"] == (record.winners and list(record.winners))
            assert tuple(row["seating"]) == entry.deal.setup.seating
            assert row["names"] == list(record.header.players)
            assert row["actions"] == len(entry.actions)
    assert not found


def test_decisions_are_the_actions_of_the_records_with_the_hands_before_them(tables: Path) -> None:
    match_of = {row["match"]: row["variant"] for row in rows(tables, "rounds")}
    found = {(match_of[row["match"]], row["round"], row["number"]): row for row in rows(tables, "decisions")}
    for variant in VARIANTS:
        for entry in recorded(variant).rounds:
            for number, (seat, action) in enumerate(entry.actions, 1):
                row = found.pop((variant, entry.number, number))
                assert row["seat"] == seat
                assert json.loads(row["action"]) == action.to_json()
                assert not Counter(row["cards"]) - Counter(row["hand"])
    assert not found


def test_hands_follow_from_deal_and_exchange(tables: Path) -> None:
    for row in rows(tables, "hands"):
        given = Counter(gift["card"] for gift in row["given"])
        received = Counter(gift["card"] for gift in row["received"])
        assert Counter(row["cards"]) == Counter(row["dealt"]) - given + received, row
        assert not Counter(row["first_cards"]) - Counter(row["dealt"])
        assert [card_name(card) for card in parse_cards(" ".join(row["cards"]))] == row["cards"]


def test_documentation_lists_the_columns() -> None:
    text = DOCS.read_text(encoding="utf-8")
    for table in TABLES:
        lines = [f"| `{column.name}` | `{column.type}` | {column.about} |" for column in table.columns]
        assert "\n".join(lines) in text
        assert f"## {table.name}: {table.about}" in text


def test_second_export_writes_what_is_new_or_changed(games: Path, tmp_path: Path) -> None:
    one, two, target = tmp_path / "one.jsonl", tmp_path / "two.jsonl", tmp_path / "tables"
    one.write_bytes((games / "nanjing.jsonl").read_bytes())
    first = export(tmp_path, "--parquet", target)
    assert (first["files"], first["skipped"], first["exit"]) == (1, 0, 0)

    two.write_bytes((games / "tientsin.jsonl").read_bytes())
    second = export(tmp_path, "--parquet", target)
    assert (second["files"], second["skipped"]) == (1, 1)

    one.write_text(record_of(rounds=1, seed=1), encoding="utf-8")
    third = export(tmp_path, "--parquet", target)
    assert (third["files"], third["skipped"], third["rounds"]) == (1, 1, 1)
    assert len(list(rows(target, "rounds"))) == second["rounds"] + 1


def test_damage_is_reported_and_the_rounds_before_it_are_exported(tmp_path: Path) -> None:
    text = record_of(rounds=2, seed=1)
    broken, cut = tmp_path / "broken.jsonl", tmp_path / "cut.jsonl.gz"
    broken.write_text(text.rstrip("\n") + "\n{nonsense\n", encoding="utf-8")
    cut.write_bytes(gzip.compress(text.encode())[:-20])

    done = export(broken, cut, tmp_path / "none.tch", "--parquet", tmp_path / "tables")

    assert (done["rounds"], done["exit"]) == (2, 1)
    assert sorted(Path(line.partition(":")[0]).name for line in done["problems"]) == [
        "broken.jsonl",
        "cut.jsonl.gz",
        "none.tch",
    ]
    again = export(broken, "--parquet", tmp_path / "tables")
    assert (again["rounds"], again["skipped"], again["exit"]) == (0, 1, 1)


def test_logs_are_exported_too(tmp_path: Path) -> None:
    log = tmp_path / "log.tch.gz"
    log.write_bytes(gzip.compress(write_bsw(read_record(record_of(rounds=2, seed=1)).sound()).encode()))
    assert export(log, "--parquet", tmp_path / "tables")["rounds"] == 2
    assert {row["source"] for row in rows(tmp_path / "tables", "rounds")} == {"brettspielwelt"}
    assert "2 rounds, 2 agree" in run("import", "bsw", str(tmp_path)).stdout
    assert run("replay", str(log)).exit_code == 0


def test_interrupted_export_keeps_complete_parts(
    games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "tables"

    def interrupted(batch: Any, report: Any) -> Any:
        if TableFolder(target).parts():
            raise KeyboardInterrupt
        return export_batch(batch, report)

    monkeypatch.setattr("tichu.records.tables.export.BATCH_FILES", 1)
    monkeypatch.setattr(command, "export_batch", interrupted)
    first = export(games, "--parquet", target)
    assert (first["files"], first["interrupted"], first["exit"]) == (1, True, 130)
    assert not list(target.glob(".*"))

    monkeypatch.setattr(command, "export_batch", export_batch)
    second = export(games, "--parquet", target)
    assert (second["files"], second["skipped"], second["exit"]) == (len(VARIANTS) - 1, 1, 0)


def test_damaged_tables_are_an_error_in_one_sentence(tables: Path, tmp_path: Path) -> None:
    shutil.copytree(tables, tmp_path / "tables")
    (damaged,) = TableFolder(tmp_path / "tables").parts()
    (damaged.path / "hands.parquet").write_bytes(b"PAR1 but not more")
    done = run("stats", str(tmp_path / "tables"))
    assert done.exit_code == 1 and done.stderr.count("\n") == 1 and "hands.parquet" in done.stderr

    (damaged.path / "part.json").write_text('{"schema": 99}', encoding="utf-8")
    done = run("stats", str(tmp_path / "tables"))
    assert done.exit_code == 1 and "version 99" in done.stderr
