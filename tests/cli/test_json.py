"""``--json`` of the commands that list things: data for programs, the same in every language."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.support import record_of, run
from tichu.bots import registry
from tichu.core.editions import EDITIONS
from tichu.core.game import Game
from tichu.core.variants import VARIANTS
from tichu.records import read_record, samples, write_bsw


def printed(*words: str, exit_code: int = 0) -> Any:
    done = run(*words, "--json")
    assert done.exit_code == exit_code, done.output
    return json.loads(done.stdout)


def test_lists_are_complete() -> None:
    assert [entry["name"] for entry in printed("bots")] == [entry.name for entry in registry.listed()]
    assert [entry["name"] for entry in printed("sample")] == list(samples.names())
    games = printed("variants")
    assert [entry["variant"] for entry in games["variants"]] == list(VARIANTS)
    assert [entry["edition"] for entry in games["editions"]] == list(EDITIONS)


def test_rules_are_those_of_the_game() -> None:
    game = Game.of("trichu", target=500)
    data = printed("rules", "trichu", "--set", "target=500")
    assert {name: entry["value"] for name, entry in data["settings"].items()} == {
        name: getattr(game.settings, name) for name in data["settings"]
    }
    assert [name for name, entry in data["settings"].items() if entry["house_rule"]] == ["target"]
    assert data["settings"]["target"]["plain"] == Game.of("trichu").settings.target


@pytest.mark.parametrize("command", [("bots",), ("variants",), ("rules",), ("sample",)])
def test_data_do_not_depend_on_the_language(command: tuple[str, ...]) -> None:
    assert printed("--language", "de", *command) == printed(*command)


def test_import_counts_rounds_and_names_files(tmp_path: Path) -> None:
    log, empty = tmp_path / "log.tch", tmp_path / "none.tch"
    log.write_text(write_bsw(read_record(record_of(rounds=2, seed=1)).sound()), encoding="utf-8")
    assert printed("import", "bsw", str(log))["agree"] == 2

    empty.write_text("nothing", encoding="utf-8")
    assert printed("import", "bsw", str(empty), exit_code=1)["without_rounds"] == [str(empty)]
