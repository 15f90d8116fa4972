"""The plain table: whole rounds, every question, commands, leaving."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

import tichu
from tests.support import THOROUGH, on_table, position
from tests.tui.support import local_game
from tests.tui.typing import TypedLines, TypingPlayer, plain_table, typed_at
from tichu.bots.registry import make
from tichu.core.actions import Action, Exchange, Give, Grand, Pass, Play, Take, Tichu
from tichu.core.cards import parse_cards
from tichu.core.match import Match
from tichu.records import load
from tichu.table.referee import play_round
from tichu.tui.card_faces import Faces
from tichu.tui.card_input import find_plays, short_text
from tichu.tui.phrases import reading

PASSED_TO_YOU = {"phase": "take", "turn": 0, "passed": [1, 2, 3]}


# -- whole rounds --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "edition"), tichu.PAIRS if THOROUGH else dict(tichu.PAIRS).items())
def test_everything_legal_can_be_typed(variant: str, edition: str) -> None:
    match = Match(variant, edition, seed=1, players=tichu.VARIANTS[variant].player_counts[-1])
    rounds = 1 if variant in ("nanjing", "tientsin") else 2  # seats, ranks and soloists change

    async def evening() -> str:
        return await TypingPlayer(local_game(match, "random"), Random(1), rounds).play()

    output = asyncio.run(evening())

    assert match.rounds_played == rounds
    assert f"Round {rounds} is over" in output


def test_a_match_is_played_to_its_end() -> None:
    match = Match(seed=3, target=150)

    async def evening() -> None:
        await TypingPlayer(local_game(match), Random(3), rounds=99).play()

    asyncio.run(evening())

    assert match.over


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize(
    ("variant", "players"), [("nanjing", 4), ("trichu", 3), ("tientsin", 6), ("grandseigneur", 12)]
)
def test_every_line_fits_the_terminal(variant: str, players: int, width: int) -> None:
    match = Match(variant, seed=5, players=players)

    async def evening() -> str:
        return await TypingPlayer(local_game(match), Random(5)).play(width)

    # A prompt is not wrapped: the terminal does that, and what is typed follows it.
    lines = [line for line in asyncio.run(evening()).splitlines() if " › " not in line]

    assert max(map(len, lines)) <= width


def test_nothing_hidden_is_shown_before_the_first_play() -> None:
    match = Match(seed=2)

    async def evening() -> str:
        table, output = plain_table(local_game(match), TypedLines("n", "2", "3", "4", ""))
        await table.run()
        return output.getvalue()

    text = asyncio.run(evening()).partition("\n  1  ")[0]
    shown = {word for word in text.split() if word[-1] in "○†▲★" and word[:-1]}
    own = [*match.round.hands[0], *(card for _, cards in match.round.given[0] or () for card in cards)]

    assert shown <= {Faces().label(card) for card in own}


# -- decisions -----------------------------------------------------------------------------------------------


def test_grand_tichu_is_asked_with_the_first_cards() -> None:
    match = Match(seed=1)

    async def evening() -> str:
        table, output = plain_table(local_game(match), TypedLines("maybe", "y"))
        await table.run()
        return output.getvalue()

    output = asyncio.run(evening())

    assert "You see your first 8 cards" in output
    assert "Please answer y or n." in output
    assert match.round.calls[0] == "grand"


def test_the_exchange_names_the_receivers_and_can_be_chosen_again() -> None:
    hands = ["2g 3g 4g 5g 6k", "7g 8g 9g", "7k 8k 9k", "7b 8b 9b"]
    lines = ["2", "Ag", "3", "4", "u", "5", "6k", "3", ""]

    actions, output = typed_at(position(hands, phase="exchange"), *lines)

    assert actions == [
        Exchange(((1, parse_cards("5g")), (2, parse_cards("6k")), (3, parse_cards("3g")))),
    ]
    for words in ("For Mei (right): 1 card", "For Bo (partner): 1 card", "For Lin (left): 1 card"):
        assert output.count(words) >= 2
    assert "You don’t have: ace of jade" in output
    assert "Give 2g › Mei, 3g › Bo, 4g › Lin?" in output


def test_tichu_can_be_called_before_the_exchange() -> None:
    hands = ["2g 3g 4g 5g 6k", "7g 8g 9g", "7k 8k 9k", "7b 8b 9b"]

    actions, output = typed_at(position(hands, phase="exchange"), "2", "t", "3", "4", "")

    assert isinstance(actions[0], Tichu)
    assert isinstance(actions[1], Exchange)
    assert "You: Tichu!" in output


def test_the_phoenix_is_asked_about_only_if_there_is_a_choice() -> None:
    hands = ["8g 8k 9g 9k Ph 2g", "3g", "3k", "3b"]

    actions, output = typed_at(position(hands), "8899ph", "2")
    simple, _ = typed_at(position(hands), "8 ph")

    assert actions == [Play(parse_cards("8g 8k 9g 9k Ph"), (8,))]
    assert "full house of eights" in output
    assert simple == [Play(parse_cards("8g Ph"), (8,))]


@pytest.mark.parametrize(
    ("lines", "wish"),
    [(["ma", "q"], 12), (["1", ""], None), (["ma", "x", "1", "10"], 10), (["ma", "king"], 13)],
)
def test_a_wish_is_asked_for_with_the_mah_jong(lines: list[str], wish: int | None) -> None:
    actions, _ = typed_at(position(["Ma 8g 9g", "3g", "3k", "3b"]), *lines)

    assert actions == [Play(parse_cards("Ma"), None, wish)]


def test_a_play_can_be_taken_back_at_the_question() -> None:
    actions, _ = typed_at(position(["Ma 8g 9g", "3g", "3k", "3b"]), "ma", "u", "8")

    assert actions == [Play(parse_cards("8g"))]


def test_the_dragons_trick_is_given_by_name_or_number() -> None:
    at = position(["8g", "3g 4g", "3k", "3b"], trick=on_table((0, "Dr")), **PASSED_TO_YOU)

    by_name, output = typed_at(at, "9", "lin")
    by_number, _ = typed_at(at, "1")

    assert (by_name, by_number) == ([Give(3)], [Give(1)])
    assert "1  Mei (right), 2 cards" in output


def test_the_dogs_receiver_is_chosen_in_tientsin() -> None:
    hands = ["Do 8g", "3g", "3k", "3b", "3r", "4r"]

    actions, output = typed_at(position(hands, variant="tientsin"), "do", "2")

    assert actions == [Play(parse_cards("Do"), to=4)]
    assert "Bo (partner)" in output


@pytest.mark.parametrize(
    ("lines", "actions"),
    [
        (["7777"], [Play(parse_cards("7g 7k 7b 7r"))]),
        (["b", "1"], [Play(parse_cards("7g 7k 7b 7r"))]),
        (["2", "v", "h", "b", "n", "p"], []),
        ([""], []),
    ],
)
def test_a_bomb_out_of_turn_is_asked_for(lines: list[str], actions: list[Action]) -> None:
    hands = ["7g 7k 7b 7r 2g", "3g 4g", "3k", "3b"]

    made, output = typed_at(position(hands, turn=2, trick=on_table((1, "Ag"))), *lines)

    assert made == actions
    assert "You can throw a bomb" in output


def test_nobody_is_asked_for_a_bomb_they_do_not_have() -> None:
    async def evening() -> str:
        table, output = plain_table(
            game := local_game(Match(seed=1)), TypedLines("n", "2", "3", "4", "", "q", "y", "")
        )
        await table.run()
        assert game.scene.view is not None
        return output.getvalue()

    assert "bomb" not in asyncio.run(evening())


def test_a_trick_is_taken_without_a_question_unless_it_can_be_bombed() -> None:
    bombs = position(["7g 7k 7b 7r", "3g", "3k", "3b"], trick=on_table((0, "Ag")), **PASSED_TO_YOU)

    actions, output = typed_at(bombs, "")

    assert actions == [Take()]
    assert "it can still be bombed" in output


def test_passing_is_automatic_if_nothing_beats_the_trick() -> None:
    actions, output = typed_at(position(["2g", "3g", "3k", "3b"], trick=on_table((3, "Ag"))))

    assert actions == [Pass()]
    assert "Nothing you hold beats it." in output


def test_a_lost_tichu_is_not_offered() -> None:
    at = position(["8g 9g", "3g 4g", "", "3b"], started=[1, 2, 3])

    actions, output = typed_at(at, "t", "8")

    assert actions == [Play(parse_cards("8g"))]
    assert "t Tichu" not in output
    assert "can’t be won any more" in output


@pytest.mark.parametrize(("answer", "cards"), [("y", "3g"), ("n", "8g")])
def test_breaking_the_wish_for_a_penalty_is_confirmed(answer: str, cards: str) -> None:
    at = position(["3g 8g 9g", "3k", "3b", "3r"], edition="tichubadour", wish="8")

    actions, output = typed_at(at, "3", answer, "8")

    assert actions == [Play(parse_cards(cards))]
    assert "Really?" in output


def test_a_refused_play_says_why_and_is_asked_again() -> None:
    actions, output = typed_at(position(["3g 8g 9g", "Kk", "3b", "3r"], wish="8"), "3", "99", "tea", "8")

    assert actions == [Play(parse_cards("8g"))]
    assert "so you must" in output
    assert "You have only 1 of this rank: nine." in output
    assert "“tea” is not a card" in output


def test_the_dummy_is_shown_to_the_defenders() -> None:
    hands = ["2g", "8g 9g", "Kg", "3k 4k"]
    at = position(hands, variant="trichu", turn=1, soloist=0, dummy=2)

    actions, output = typed_at(at, "8", seat=1)

    assert actions == [Play(parse_cards("8g"))]
    assert "The dummy has: K○" in output


# -- commands ------------------------------------------------------------------------------------------------


def test_the_list_shows_what_can_be_typed() -> None:
    hands = ["8g 8k 8b 8r 9g 9k Ph Ma 2g 3g 4g 5g", "3k", "3b", "3r"]

    actions, output = typed_at(position(hands), "v", "h", "9")

    assert actions == [Play(parse_cards("9g"))]
    for words in ("pairs", "8899", "ma2345", "8ph", "bombs", "The coach would play: "):
        assert words in output


@pytest.mark.parametrize("variant", tichu.VARIANTS)
def test_every_listed_play_can_be_typed(variant: str) -> None:
    match = Match(variant, seed=9)
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

    play_round(match.round, [check, *[company] * (match.game.seats - 1)])


def test_help_and_score_are_available_at_every_question() -> None:
    _, output = typed_at(position(["Ma 8g 9g", "3g", "3k", "3b"]), "?", "s", "ma", "?", "s")

    assert output.count("Type them as you see them") == 2
    assert output.count("to 1000 points") == 2


# -- leaving -------------------------------------------------------------------------------------------------


def test_an_interrupted_game_can_be_saved(tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"

    async def evening() -> None:
        lines = Interruptible(str(path))
        table, _ = plain_table(local_game(Match(seed=1)), lines)
        game = asyncio.create_task(table.run())
        await lines.asked.wait()
        game.cancel()  # what asyncio.run does on Ctrl-C
        await game

    asyncio.run(evening())

    assert load(path).problem is None


class Interruptible(TypedLines):
    """Waits at the first question, and answers the second."""

    def __init__(self, *lines: str) -> None:
        super().__init__(*lines)
        self.asked = asyncio.Event()

    async def line(self) -> str:
        if not self.asked.is_set():
            self.asked.set()
            await asyncio.Event().wait()
        return await super().line()


def test_a_decision_is_asked_for_once() -> None:
    match = Match(seed=1)

    async def evening() -> str:
        table, output = plain_table(local_game(match), TypedLines("n"))
        await table.run()
        return output.getvalue()

    assert asyncio.run(evening()).count("Grand Tichu? y/N") == 1
    assert Grand(False) not in match.round.legal_actions(0)
