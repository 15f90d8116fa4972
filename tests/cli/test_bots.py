from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import tichu
from tests.bots.support import first_moment
from tests.cli.support import run, run_forked
from tichu.bots import Decision, GreedyBot, registry, wire

GRAND = json.dumps(wire.question(first_moment("grand")))
NO_GRAND = '{"type": "grand", "call": false}'


def test_bots_lists_all_bots() -> None:
    result = run("bots")
    assert result.exit_code == 0
    for name in ("random", "greedy", "club"):
        assert f" {name} " in result.stdout
    assert "normal, easy" in result.stdout
    assert "cmd:PROGRAM" in result.stdout


def test_level_is_chosen_with_the_name() -> None:
    answer = json.loads(run("bot", "club@easy", "--seed", "1", "--explain", stdin=GRAND).stdout)
    assert answer["action"] == json.loads(NO_GRAND)
    assert answer["reason"]["sentence"] == "this bot never calls Grand Tichu"
    result = run("bot", "club@hard", stdin=GRAND)
    assert result.exit_code == 1
    assert result.stderr == "tichu: the bot club has no level 'hard'; there are normal, easy\n"


def test_broken_bot_is_listed_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = registry.Listed("bro\x1bken", "", "party 1", None, "ImportError: no \x1b[31mparty")
    monkeypatch.setattr(registry, "listed", lambda: [broken])
    result = run("bots")
    assert result.exit_code == 0
    assert "cannot be used: ImportError: no ?[31mparty" in result.stdout
    assert "\x1b" not in result.stdout


def test_bot_answers_each_view_with_an_action() -> None:
    done = run_forked("bot", "greedy", "--seed", "1", stdin=f"{GRAND}\n\nnonsense\n{GRAND}\n")
    assert done.returncode == 0
    first, error, last = done.stdout.splitlines()
    assert first == last == NO_GRAND
    assert json.loads(error)["error"]["code"] == "no-json"
    assert done.stderr == ""


def test_explain_adds_the_reason() -> None:
    answer = json.loads(run("bot", "greedy", "--explain", stdin=GRAND).stdout)
    assert answer["action"] == json.loads(NO_GRAND)
    assert answer["reason"]["sentence"] == "this bot never calls"


@pytest.mark.parametrize("bot", ["random", "club"])
def test_same_seed_gives_the_same_answers(bot: str) -> None:
    lines = GRAND + "\n" + json.dumps(first_moment("exchange").to_json())
    assert (
        run("bot", bot, "--seed", "4", stdin=lines).stdout == run("bot", bot, "-s", "4", stdin=lines).stdout
    )


def test_unknown_bot_is_an_error() -> None:
    for command in (("bot", "deep"), ("play", "--bots", "deep"), ("play", "--bots", "club,,club")):
        result = run(*command)
        assert result.exit_code == 1
        assert result.stderr.startswith("tichu: there is no bot ")
        assert "random, greedy, club" in result.stderr


def test_output_of_a_bot_is_kept_out_of_its_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    class Chatty(GreedyBot):
        def consider(self, view: tichu.View) -> Decision:
            print("let me think")  # noqa: T201
            return super().consider(view)

    monkeypatch.setattr(registry, "make", lambda name, seed=None: Chatty(seed))
    result = run("bot", "chatty", stdin=GRAND)
    assert result.stdout == NO_GRAND + "\n"
    assert "let me think" in result.stderr


def test_faulty_answer_is_replaced_and_reported() -> None:
    result = run("bot", f"cmd:{sys.executable} -S -c print(1)", stdin=GRAND)
    assert result.stdout == NO_GRAND + "\n"
    assert "the bot’s answer was replaced: garbage in phase grand" in result.stderr


# -- playing with them ---------------------------------------------------------------------------------------


def test_bots_can_be_chosen_for_a_game() -> None:
    for bots in (["club"], ["club,random"], ["club", "--bots", "greedy,random"], []):
        words = ["--bots", *bots] if bots else []
        result = run("play", "--seed", "1", *words, stdin="n\n")
        assert result.exit_code == 0
        assert "You leave" in result.stdout


def test_too_many_bots_are_refused() -> None:
    result = run("play", "--bots", "club,club,club,club")
    assert result.exit_code == 1
    assert "4 bots are named, but only 3 can play with you" in result.stderr


def test_bots_sit_in_playing_order() -> None:
    from tichu.cli.play import guarded_bots

    match = tichu.Match("tientsin", seed=1)
    with guarded_bots(["club", "cmd:x a,b", "random, greedy"], match, 1) as guards:
        assert [guard.name for guard in guards] == ["club", "external", "random", "greedy", "club"]


def test_failing_bot_is_reported_at_the_end(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("import sys\nsys.exit('ran out of ideas')")
    result = run("play", "--seed", "1", "--bots", f"cmd:{sys.executable} -S {bot}", stdin="n\n")
    assert result.exit_code == 0
    assert "Mei failed" in result.stderr
    assert "ran out of ideas" in result.stderr
