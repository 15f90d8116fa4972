from __future__ import annotations

import io
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest
from rich.console import Console

import tichu
from tests.cli.support import record_of, run, run_forked
from tichu.cli import common, play
from tichu.core.cards import parse_cards
from tichu.records import load, replay
from tichu.tui.card_faces import Faces

# -- leaving -------------------------------------------------------------------------------------------------


def test_end_of_input_leaves_and_prints_the_score() -> None:
    done = run_forked("play", "--seed", "1", stdin="n\n")
    assert done.returncode == 0
    assert "You leave before the first round is over." in done.stdout
    assert "Total" in done.stdout
    assert done.stderr == ""


def test_leaving_asks_for_confirmation() -> None:
    result = run("play", "--seed", "1", stdin="q\nn\nq\ny\n")
    assert result.exit_code == 0
    assert result.stdout.count("Leave the table?") == 2


def test_game_saved_when_leaving_can_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    taken = tmp_path / "taken.jsonl"
    taken.write_text("mine")
    result = run("play", "--seed", "1", stdin=f"n\nq\ny\n{taken}\n{path}\n")
    assert result.exit_code == 0
    shown = " ".join(result.stdout.split())
    assert "already exists; nothing was overwritten" in shown
    assert f"tichu play --resume {path}" in shown
    assert taken.read_text() == "mine"
    before = replay(load(path).sound()).round
    assert before.phase == "exchange"
    again = run("play", "--resume", str(path), stdin="h\n2\nq\ny\n")
    assert "The coach would give" in again.stdout
    assert "Save the game" not in again.stdout  # it is in its file already
    assert replay(load(path).sound()).round == before


def test_finished_match_and_match_between_rounds_can_be_resumed(tmp_path: Path) -> None:
    for rounds, words in ((1, "Round 1 is over"), (None, "Victory: ")):
        path = tmp_path / f"{rounds}.jsonl"
        path.write_text(record_of(rounds=rounds, seed=1, target=100))
        result = run("play", "--resume", str(path), stdin="q\ny\n")
        assert result.exit_code == 0
        assert words in result.stdout


@pytest.mark.parametrize(
    ("text", "reason"), [("", "the record is empty"), ("tea", "not JSON"), ("{}\n", "starts with a header")]
)
def test_unreadable_saved_game_is_an_error(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "evening.jsonl"
    path.write_text(text + "\n")
    result = run("play", "--resume", str(path))
    assert result.exit_code == 1
    assert result.stderr.startswith(f"tichu: {path}: line 1: ")
    assert reason in result.stderr
    assert path.read_text() == text + "\n"


def test_rules_cannot_be_changed_when_resuming(tmp_path: Path) -> None:
    for options in (["--edition", "groo"], ["--target", "500"], ["--save", "x.jsonl"]):
        result = run("play", "--resume", str(tmp_path / "x"), *options)
        assert result.exit_code == 1
        assert "a saved game has its own rules" in result.stderr


@pytest.mark.parametrize(
    "options",
    [
        ["--seed", "3"],
        ["-e", "groo"],
        ["--bots", "club"],
        ["--set", "wish=required"],
        ["--save", "x"],
        ["-n", "4"],
    ],
)
def test_rules_cannot_be_chosen_at_a_server(options: list[str]) -> None:
    for words in (["http://127.0.0.1:9/t/abc"], ["--at", "http://127.0.0.1:9/t/abc"]):
        result = run("play", *words, *options)
        assert result.exit_code == 1
        assert "a table on a server has its own rules" in result.stderr
    assert "has its own rules" in run("play", "trichu", "--at", "http://127.0.0.1:9/t/abc").stderr


def test_unreachable_server_is_an_error() -> None:
    for words in (["http://127.0.0.1:9/t/abc"], ["--plain", "--at", "http://127.0.0.1:9/t/abc"]):
        result = run("play", *words)
        assert result.exit_code == 1
        assert "http://127.0.0.1:9 does not answer" in " ".join(result.stderr.split())


def test_full_screen_only_in_capable_terminals(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        encoding = "utf-8"

        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stdin", Terminal())
    monkeypatch.setattr(sys, "stdout", Terminal())
    monkeypatch.setenv("TERM", "xterm")
    assert play.full_screen(plain=False)
    assert not play.full_screen(plain=True)
    monkeypatch.setenv("TERM", "dumb")
    assert not play.full_screen(plain=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    assert not play.full_screen(plain=False)


def test_screen_knows_the_file_of_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tichu.tui.app import TichuApp

    path = tmp_path / "evening.jsonl"
    kept = []
    monkeypatch.setattr(play, "full_screen", lambda plain: True)
    monkeypatch.setattr(TichuApp, "run", lambda app: kept.append(app.session.saved))
    for options in (["--save", str(path)], ["--resume", str(path)], []):
        assert run("play", *options).exit_code == 0
    assert kept == [path, path, None]


def test_first_ctrl_c_offers_to_save_and_second_quits() -> None:
    command = [sys.executable, "-u", "-m", "tichu", "play", "--plain", "--seed", "1"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None and program.stderr is not None
        shown = _read_until(program.stdout, "Grand Tichu? y/N")
        program.send_signal(signal.SIGINT)
        shown += _read_until(program.stdout, "Save the game as")
        program.send_signal(signal.SIGINT)
        shown += program.stdout.read()
        assert program.stderr.read() == ""

    assert program.returncode == 0
    assert "You leave before the first round is over." in shown


def _read_until(stream: IO[str], words: str) -> str:
    text = ""
    while words not in text:
        letter = stream.read(1)
        assert letter, f"the program ended: {text}"
        text += letter
    return text


def test_help_and_score_are_always_available() -> None:
    result = run("play", "--seed", "1", stdin="?\ns\nn\n?\n")
    assert result.stdout.count("Type them as you see them") == 2
    assert "to 1000 points" in result.stdout


# -- the screen ----------------------------------------------------------------------------------------------


def test_cards_with_and_without_symbols_and_colours() -> None:
    cards = parse_cards("2g Tk Dr")
    assert Faces(signs=False).strip(cards).plain == "2g Tk Dr"
    assert Faces().strip(cards).plain == "2○ 10† Dr"
    console = Console(file=io.StringIO(), force_terminal=True, color_system="truecolor", no_color=False)
    assert Faces.on(console).paint is not None
    assert Faces.on(console, plain=True).paint is None
    assert Faces.on(Console(file=io.StringIO(), force_terminal=True, no_color=True)).paint is None


def test_no_color_turns_colours_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert Faces.on(common.out()).paint is not None
    monkeypatch.setenv("NO_COLOR", "1")
    assert Faces.on(common.out()).paint is None


def test_control_characters_in_names_are_replaced() -> None:
    match = tichu.Match(seed=1)
    assert play.player_names(match, " \x1b[31mEve\n ")[0] == "?[31mEve"
    assert play.player_names(match, "")[0] == "You"
    assert play.player_names(match, "Mei") == ["Mei", "Bo", "Lin", "Tao"]
    assert play.player_names(tichu.Match("trichu", seed=1), "You")[-1] == "Dummy"
