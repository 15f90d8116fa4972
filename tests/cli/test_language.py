"""Commands for players speak the chosen language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.pseudo import marked, unmarked
from tests.cli.support import record_of, run

__all__ = ["marked"]


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("game") / "1.jsonl"
    path.write_text(record_of("trichu", rounds=3, bots="greedy", seed=3), encoding="utf-8")
    return str(path)


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize(
    "words",
    [
        ["bots"],
        ["rules", "trichu", "-e", "philibert", "--set", "tichu_points=150"],
        ["rules", "grandseigneur"],
        ["deal", "trichu", "--seed", "1"],
        ["deal", "hierarchie", "--seed", "1"],
        ["replay", "GAME", "--hands"],
        ["replay", "GAME", "--round", "9"],
        ["stats", "GAME"],
        ["stats", "GAME", "--player", "Zoe1"],
        ["verify", "GAME"],
        ["puzzles"],
        ["review", "GAME", "--round", "9"],
        ["review", "nowhere"],
        ["rules", "--set", "target=0"],
        ["rules", "--set", "wish=none", "--set", "wish_breach=penalty"],
        ["rules", "--set", "target"],
        ["deal", "whist"],
        ["deal", "--edition", "hoyle"],
    ],
    ids=" ".join,
)
def test_everything_a_player_reads_is_translated(words: list[str], game: str) -> None:
    result = run("--language", "de", *(game if word == "GAME" else word for word in words), columns=1000)
    said = (result.stdout + result.stderr).replace(game, "")
    assert "⟦" in said
    assert unmarked(said) <= {"Zoe"}


def test_legal_actions_are_translated(marked: None, tmp_path: Path) -> None:
    dealt = tmp_path / "dealt.json"
    dealt.write_text(run("deal", "--seed", "1", "--json").stdout, encoding="utf-8")
    assert unmarked(run("--language", "de", "legal", str(dealt), "--pretty", columns=1000).stdout) == set()


@pytest.mark.usefixtures("marked")
def test_games_are_listed_with_the_names_of_languages() -> None:
    said = run("--language", "de", "variants", columns=1000).stdout
    assert unmarked(said) == {"Deutsch", "Französisch", "Portugiesisch", "Niederländisch"}


def test_data_is_the_same_in_every_language(game: str) -> None:
    for words in (
        ["stats", game, "nowhere", "--json"],
        ["verify", game, "--json"],
        ["deal", "--json", "-s", "1"],
    ):
        assert run("--language", "de", *words).stdout == run("--language", "en", *words).stdout


def test_house_rules_can_be_typed_as_they_are_shown() -> None:
    shown = run("--language", "de", "rules", "--set", "bomb_on_dog=ja", "--set", "late_tichu=nein").stdout
    assert "Eine Hausregel; sonst: nein" in shown
    assert "Eine Hausregel; sonst: ja" in shown


def test_options_for_another_game_are_refused_in_the_language() -> None:
    said = run("--language", "de", "play", "http://127.0.0.1:9/t/abc", "--seed", "3").stderr
    assert "ein Tisch auf einem Server hat eigene Regeln" in said


def test_a_damaged_saved_game_is_named_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    path.write_text("tea\n")
    said = run("--language", "de", "play", "--resume", str(path)).stderr
    assert said.startswith(f"tichu: {path}: line 1: ")


def test_a_person_without_a_name_is_called_in_the_language(game: str, tmp_path: Path) -> None:
    unnamed = tmp_path / "unnamed.jsonl"
    unnamed.write_text(Path(game).read_text("utf-8").replace('"Ann"', '"You"'), "utf-8")

    replay, stats = (run("--language", "de", command, str(unnamed)).stdout for command in ("replay", "stats"))

    assert "You" not in replay + stats
    assert "Spieler 1" in replay
    assert "Du " in stats
