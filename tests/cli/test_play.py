from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import tichu
from tests.cli.scripted import Scripted, play_rounds, table_for
from tests.cli.support import record_of, run, run_really
from tests.support import on_table, position
from tichu.bots.registry import make
from tichu.cli import common, play, scores
from tichu.cli.hints import short_text
from tichu.cli.person import Leave, Person
from tichu.cli.table import Table
from tichu.cli.typed import find_plays
from tichu.core.actions import Action, Exchange, Give, Grand, Pass, Play, Take, Tichu
from tichu.core.cards import parse_cards
from tichu.records import Recorder, load, replay
from tichu.tui.paper import Paper
from tichu.tui.words import Faces, reading


def seated(
    hands: list[str], *answers: str, **keys: object
) -> tuple[Person, tichu.View, Callable[[], str], list[str]]:
    """A person at seat 0 of that position who types these answers; with the screen and the questions."""
    table, screen = table_for(str(keys.get("variant", "nanjing")), seed=1)
    table.match._round = tichu.Round.from_json(position(hands, **keys))
    questions: list[str] = []
    waiting = list(answers)

    def ask(prompt: str) -> str:
        questions.append(prompt)
        return waiting.pop(0)

    return Person(table, ask), table.match.round.view(0), screen.getvalue, questions


def plain(cards: str) -> tuple[int, ...]:
    return parse_cards(cards)


# -- whole rounds --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "edition"), tichu.PAIRS)
@pytest.mark.parametrize("bots", ["greedy", "random"])
def test_whatever_is_legal_can_be_typed_to_the_end_of_the_round(
    variant: str, edition: str, bots: str
) -> None:
    counts = tichu.VARIANTS[variant].player_counts
    for seed in range(2):
        table, screen = table_for(variant, edition, seed=seed, players=counts[-seed])
        person = Scripted(table, Random(seed))
        rounds = 1 if variant in ("nanjing", "tientsin") else 2  # seats, ranks and soloists change
        play_rounds(table, person, Random(seed), rounds, bots)
        scores.show_round(table.console, table.match.round, table.match.history[-1], table.names)
        assert table.match.round.over
        assert person.refusals == []
        assert "is over" in screen.getvalue()


def test_a_match_to_its_end_is_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(3)
    monkeypatch.setattr(play, "Person", lambda table, *_: Scripted(table, rng))
    path = tmp_path / "game.jsonl"
    result = run("play", "--seed", "3", "--target", "150", "--name", "Zoë", "--record", str(path))
    assert result.exit_code == 0
    assert "the match." in result.stdout
    assert "to 150 points" in result.stdout
    record = load(path).sound()
    assert replay(record).over
    assert record.header.players[0] == "Zoë"
    assert run("replay", str(path)).exit_code == 0
    again = run("play", "--record", str(path))
    assert again.exit_code == 1
    assert "already there" in again.stderr


# -- leaving -------------------------------------------------------------------------------------------------


def test_the_end_of_input_ends_politely_with_the_score() -> None:
    done = run_really("play", "--seed", "1", stdin="n\n")
    assert done.returncode == 0
    assert "You leave before the first round is over." in done.stdout
    assert "total" in done.stdout
    assert done.stderr == ""


def test_leaving_is_confirmed() -> None:
    result = run("play", "--seed", "1", stdin="q\nn\nq\ny\n")
    assert result.exit_code == 0
    assert result.stdout.count("Leave the table?") == 2


def test_a_game_is_saved_when_leaving_and_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    taken = tmp_path / "taken.jsonl"
    taken.write_text("mine")
    result = run("play", "--seed", "1", stdin=f"n\nq\ny\n{taken}\n{path}\n")
    assert result.exit_code == 0
    shown = " ".join(result.stdout.split())
    assert "already there, and stays as it is" in shown
    assert f"tichu play --resume {path}" in shown
    assert taken.read_text() == "mine"
    before = replay(load(path).sound()).round
    assert before.phase == "exchange"
    again = run("play", "--resume", str(path), stdin="h\n2\nq\ny\n")
    assert "Hint: give" in again.stdout
    assert "Save the game" not in again.stdout  # it is in its file already
    assert replay(load(path).sound()).round == before


def test_a_match_that_is_over_or_between_rounds_is_resumed_too(tmp_path: Path) -> None:
    for rounds, words in ((1, "Round 1 is over"), (None, "win the match.")):
        path = tmp_path / f"{rounds}.jsonl"
        path.write_text(record_of(rounds=rounds, seed=1, target=100))
        result = run("play", "--resume", str(path), stdin="q\ny\n")
        assert result.exit_code == 0
        assert words in result.stdout


@pytest.mark.parametrize(
    ("text", "reason"), [("", "the record is empty"), ("tea", "not JSON"), ("{}\n", "starts with a header")]
)
def test_a_saved_game_that_cannot_be_read_is_named(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "evening.jsonl"
    path.write_text(text + "\n")
    result = run("play", "--resume", str(path))
    assert result.exit_code == 1
    assert result.stderr.startswith(f"tichu: {path}: line 1: ")
    assert reason in result.stderr
    assert path.read_text() == text + "\n"


def test_a_saved_game_has_its_rules(tmp_path: Path) -> None:
    for options in (["--edition", "groo"], ["--target", "500"], ["--save", "x.jsonl"]):
        result = run("play", "--resume", str(tmp_path / "x"), *options)
        assert result.exit_code == 1
        assert "a saved game has its rules" in result.stderr


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
def test_a_servers_table_has_its_rules(options: list[str]) -> None:
    for words in (["http://127.0.0.1:9/t/abc"], ["--at", "http://127.0.0.1:9/t/abc"]):
        result = run("play", *words, *options)
        assert result.exit_code == 1
        assert "a table of a server has its rules, its players and its record already" in result.stderr
    assert "has its rules" in run("play", "trichu", "--at", "http://127.0.0.1:9/t/abc").stderr


def test_a_servers_table_needs_a_screen() -> None:
    for words in (["http://127.0.0.1:9/t/abc"], ["--at", "http://127.0.0.1:9/t/abc"]):
        result = run("play", *words)
        assert result.exit_code == 1
        assert "the link works in a browser too" in result.stderr


def test_the_full_screen_is_for_terminals_that_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_the_screen_knows_where_the_game_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tichu.tui.app import TichuApp

    path = tmp_path / "evening.jsonl"
    kept = []
    monkeypatch.setattr(play, "full_screen", lambda plain: True)
    monkeypatch.setattr(TichuApp, "run", lambda app: kept.append(app.venue.saved))
    for options in (["--save", str(path)], ["--resume", str(path)], []):
        assert run("play", *options).exit_code == 0
    assert kept == [path, path, None]


def test_an_interrupted_game_can_be_saved(tmp_path: Path) -> None:
    table, _ = table_for("nanjing", seed=1)
    path, paper = tmp_path / "evening.jsonl", Paper()
    asked = []

    def interrupted(prompt: str) -> str:
        asked.append(prompt)
        if "Save the game" in prompt:
            return str(path)
        raise KeyboardInterrupt

    recorder = Recorder(paper, table.match, players=table.names)
    play.sit_down(table, interrupted, [make("greedy").decide] * 3, recorder.action, paper=paper)
    assert len(asked) == 2
    assert load(path).problem is None


def test_a_second_interrupt_leaves_at_once() -> None:
    table, screen = table_for("nanjing", seed=1)
    asked = []

    def interrupted(prompt: str) -> str:
        asked.append(prompt)
        raise KeyboardInterrupt

    play.sit_down(table, interrupted, [make("greedy").decide] * 3, paper=Paper())
    assert len(asked) == 2
    assert "You leave before the first round is over." in screen.getvalue()


def test_an_interrupt_ends_politely_too() -> None:
    table, screen = table_for("nanjing", seed=1)

    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    play.sit_down(table, interrupted, [make("greedy").decide] * 3)
    assert "You leave" in screen.getvalue()


def test_help_and_score_can_be_asked_for_anywhere() -> None:
    result = run("play", "--seed", "1", stdin="?\ns\nn\n?\n")
    assert result.stdout.count("type them as you see them") == 2
    assert "to 1000 points" in result.stdout


# -- the questions -------------------------------------------------------------------------------------------


def test_grand_tichu_is_asked_with_the_first_cards() -> None:
    table, screen = table_for("nanjing", seed=1)
    person = Person(table, lambda prompt: "y")
    assert person.decide(table.match.round.view(0)) == Grand(True)
    assert "Your first eight cards" in screen.getvalue()


def test_the_exchange_names_everybody_and_can_be_begun_anew() -> None:
    person, view, _, questions = seated(
        ["2g 3g 4g 5g 6k", "7g 8g 9g", "7k 8k 9k", "7b 8b 9b"],
        *("2", "Ag", "3", "4", "u", "5", "6k", "3", ""),
        phase="exchange",
    )
    action = person.decide(view)
    assert action == Exchange(((1, plain("5g")), (2, plain("6k")), (3, plain("3g"))))
    assert "Mei (right)" in questions[0]
    assert "Bo (partner)" in questions[1]
    assert "Lin (left)" in questions[3]
    assert "Give 2g to Mei, 3g to Bo and 4g to Lin?" in questions[4]


def test_tichu_can_be_called_before_the_exchange() -> None:
    hands = ["2g 3g 4g 5g 6k", "7g 8g 9g", "7k 8k 9k", "7b 8b 9b"]
    person, view, _, _ = seated(hands, "t", phase="exchange")
    assert person.decide(view) == Tichu()


def test_the_phoenix_is_asked_about_only_if_there_is_a_choice() -> None:
    hands = ["8g 8k 9g 9k Ph 2g", "3g", "3k", "3b"]
    person, view, screen, _ = seated(hands, "8899ph", "2")
    assert person.decide(view) == Play(plain("8g 8k 9g 9k Ph"), (8,))
    assert "full house of eights" in screen()
    person, view, _, questions = seated(hands, "8 ph")
    assert person.decide(view) == Play(plain("8g Ph"), (8,))
    assert len(questions) == 1


def test_a_wish_is_asked_for_with_the_mah_jong() -> None:
    hands = ["Ma 8g 9g", "3g", "3k", "3b"]
    for answers, wish in ((["ma", "q"], 12), (["1", ""], None), (["ma", "x", "1", "10"], 10)):
        person, view, _, _ = seated(hands, *answers)
        assert person.decide(view) == Play(plain("Ma"), None, wish)


def test_the_dragons_trick_is_given_by_name_or_number() -> None:
    hands = ["8g", "3g 4g", "3k", "3b"]
    keys = {"phase": "take", "turn": 0, "trick": on_table((0, "Dr")), "passed": [1, 2, 3]}
    person, view, screen, _ = seated(hands, "9", "lin", **keys)
    assert person.decide(view) == Give(3)
    assert "1  Mei (right), two cards" in screen()


def test_the_dogs_receiver_is_chosen_in_tientsin() -> None:
    hands = ["Do 8g", "3g", "3k", "3b", "3r", "4r"]
    person, view, screen, _ = seated(hands, "do", "2", variant="tientsin")
    assert person.decide(view) == Play(plain("Do"), to=4)
    assert "Bo (partner)" in screen()


def test_a_bomb_is_offered_out_of_turn_to_who_has_one() -> None:
    hands = ["7g 7k 7b 7r 2g", "3g 4g", "3k", "3b"]
    keys = {"turn": 2, "trick": on_table((1, "Ag"))}
    for answers, action in (
        (["7777"], Play(plain("7g 7k 7b 7r"))),
        ([""], Pass()),
        (["h", "2", "p"], Pass()),
    ):
        person, view, _, _ = seated(hands, *answers, **keys)
        decided = None
        while decided is None or (isinstance(decided, Play) and len(decided.cards) == 1):
            decided = person.decide(view)  # a single 2 is refused by the engine, and asked again
        assert decided == action


def test_a_trick_is_taken_up_without_a_question_unless_it_could_be_bombed() -> None:
    keys = {"phase": "take", "turn": 0, "trick": on_table((0, "Ag")), "passed": [1, 2, 3]}
    person, view, _, questions = seated(["8g", "3g", "3k", "3b"], **keys)
    assert person.decide(view) == Take()
    assert questions == []
    person, view, _, questions = seated(["7g 7k 7b 7r", "3g", "3k", "3b"], "", **keys)
    assert person.decide(view) == Take()
    assert len(questions) == 1


def test_who_cannot_beat_it_passes_without_a_question() -> None:
    person, view, _, questions = seated(["2g", "3g", "3k", "3b"], trick=on_table((3, "Ag")))
    assert person.decide(view) == Pass()
    assert questions == []


def test_a_lost_tichu_is_not_offered() -> None:
    hands = ["8g 9g", "3g 4g", "", "3b"]
    person, view, screen, questions = seated(hands, "t", "8", started=[1, 2, 3])
    assert person.decide(view) == Play(plain("8g"))
    assert "t Tichu" not in questions[0]
    assert "can no longer be won" in screen()


@pytest.mark.parametrize(("answer", "cards"), [("y", "3g"), ("n", "8g")])
def test_breaking_the_wish_for_a_penalty_is_asked_twice(answer: str, cards: str) -> None:
    hands = ["3g 8g 9g", "3k", "3b", "3r"]
    person, view, _, questions = seated(hands, "3", answer, "8", edition="tichubadour", wish="8")
    assert person.decide(view) == Play(plain(cards))
    assert "Really?" in questions[1]


def test_hints_show_what_can_be_typed() -> None:
    hands = ["8g 8k 8b 8r 9g 9k Ph Ma 2g 3g 4g 5g", "3k", "3b", "3r"]
    person, view, screen, _ = seated(hands, "h", "9")
    assert person.decide(view) == Play(plain("9g"))
    hint = screen()
    assert "pairs" in hint
    assert "8899" in hint
    assert "ma2345" in hint
    assert "8ph" in hint
    assert "bombs" in hint


@pytest.mark.parametrize("variant", tichu.VARIANTS)
def test_every_hint_can_be_typed(variant: str) -> None:
    match = tichu.Match(variant, seed=9)
    company = make("random", 9).decide

    def check(view: tichu.View) -> Action:
        plays = [action for action in view.legal_actions() if isinstance(action, Play)]
        for action in plays:
            combo = reading(action.cards, action.stands_for, view.game.combo_rules)
            assert combo is not None
            found = find_plays(short_text(combo), view.hand, plays, view.game.combo_rules)
            assert set(found) <= set(plays)
            assert any(len(other.cards) == len(action.cards) for other in found)
        return company(view)

    tichu.referee.play_round(match.round, [check, *[company] * (match.game.seats - 1)])


def test_the_engines_refusal_is_shown_and_asked_again() -> None:
    """The wish binds: whatever else is typed comes back with the engine's sentence."""
    table, screen = table_for("nanjing", seed=1)
    at = position(["3g 8g 9g", "Kk", "3b", "3r"], wish="8")
    table.match._round = tichu.Round.from_json(at)
    answers = iter(["3", "8", "9", "3"])
    others = [make("greedy").decide] * 3
    play.play_round(table, Person(table, lambda prompt: next(answers)), others, None)
    assert "You hold an 8 and can play it: the wish binds you." in screen.getvalue()
    assert table.match.round.out[0] == 1


# -- the screen ----------------------------------------------------------------------------------------------


def test_nothing_hidden_is_shown() -> None:
    """During the exchange the other hands, and what the others give each other, stay unknown."""
    table, screen = table_for("nanjing", seed=2)

    class Stop(Scripted):
        def decide(self, view: tichu.View) -> Action:
            if view.round.phase == "play":
                raise Leave
            return super().decide(view)

    faces = Faces()
    with pytest.raises(Leave):
        play_rounds(table, Stop(table, Random(1)), Random(1))
    text = screen.getvalue().partition("\n  1  ")[0]
    known = {faces.label(card) for card in table.match.round.hands[0]}
    known |= {faces.label(card) for _, cards in table.match.round.given[0] or () for card in cards}
    shown = {word for word in text.split() if word[-1] in "○†▲★"}
    assert shown <= known


def test_the_dummy_lies_open_for_the_defenders() -> None:
    hands = ["2g", "8g 9g", "Kg", "3k 4k"]
    round_ = tichu.Round.from_json(position(hands, variant="trichu", turn=1, soloist=0, dummy=2))
    for seed in range(20):
        table, screen = table_for("trichu", seed=seed)
        if table.seat == 1:
            break
    table.match._round = round_
    Person(table, lambda prompt: "8").decide(round_.view(1))
    assert "the dummy has  K○" in screen.getvalue()


def test_plain_and_coloured_cards() -> None:
    cards = plain("2g Tk Dr")
    assert Faces(signs=False).strip(cards).plain == "2g Tk Dr"
    assert Faces().strip(cards).plain == "2○ 10† Dr"
    console = Console(file=io.StringIO(), force_terminal=True, color_system="truecolor", no_color=False)
    assert Faces.on(console).paint is not None
    assert Faces.on(console, plain=True).paint is None
    assert Faces.on(Console(file=io.StringIO(), force_terminal=True, no_color=True)).paint is None


def test_no_color_is_honoured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert Faces.on(common.out()).paint is not None
    monkeypatch.setenv("NO_COLOR", "1")
    assert Faces.on(common.out()).paint is None


@pytest.mark.parametrize("width", [80, 120])
def test_every_line_of_a_game_fits_the_terminal(width: int) -> None:
    for variant, players in (("nanjing", 4), ("trichu", 3), ("tientsin", 6), ("grandseigneur", 12)):
        table, screen = table_for(variant, seed=5, players=players)
        table.console.width = width
        play_rounds(table, Scripted(table, Random(5)), Random(5))
        assert max(map(len, screen.getvalue().splitlines())) <= width


def test_names_are_shown_without_harm() -> None:
    match = tichu.Match(seed=1)
    assert play.names_for(match, " \x1b[31mEve\n ")[0] == "?[31mEve"
    assert play.names_for(match, "")[0] == "You"
    assert play.names_for(match, "Mei") == ["Mei", "Bo", "Lin", "Tao"]
    assert isinstance(table_for("trichu", seed=1)[0], Table)
    assert play.names_for(tichu.Match("trichu", seed=1), "You")[-1] == "Dummy"
