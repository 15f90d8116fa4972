"""Analysis of a position: what it may know, that it can be continued and repeated, and the command."""

from __future__ import annotations

import json
import math
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.cli.support import record_of, run
from tichu.bots.club import ClubBot
from tichu.core.actions import Play
from tichu.core.cards import DRAGON, PHOENIX, cards_name, parse_cards
from tichu.core.errors import InvalidPosition
from tichu.core.match import Match
from tichu.core.round import Round
from tichu.core.view import View
from tichu.review.analysable import CannotAnalyse, open_view
from tichu.review.analysis import Analysis, analyse, key_cards
from tichu.review.endgame import Solver


@cache
def position(actions: int, seed: int = 5) -> Round:
    """The position after some actions of club bots."""
    club, round_ = ClubBot(1), Match("nanjing", seed=seed).round
    for _ in range(actions):
        seat = round_.to_act()[0]
        round_.apply(seat, club.decide(round_.view(seat)))
    return round_


def with_other_hidden_cards(round_: Round, seat: int) -> Round:
    """The same position with the cards that the seat cannot locate dealt anew to the other hands."""
    other = round_.copy()
    given = {card for gifts in round_.given[seat : seat + 1] for _, cards in gifts or () for card in cards}
    hidden = [(at, card) for at, hand in enumerate(round_.hands) if at != seat for card in hand]
    free = [(at, card) for at, card in hidden if card not in given]
    cards = [card for _, card in free]
    random.Random(3).shuffle(cards)
    hands: list[list[int]] = [[card for card in hand if card in given] for hand in round_.hands]
    for (at, _), card in zip(free, cards, strict=True):
        hands[at].append(card)
    other.hands = [hand if at == seat else tuple(sorted(hands[at])) for at, hand in enumerate(round_.hands)]
    return other


@pytest.mark.parametrize("actions", [20, 40])
def test_hidden_cards_do_not_change_the_result(actions: int) -> None:
    round_ = position(actions)
    seat = round_.to_act()[0]
    changed = with_other_hidden_cards(round_, seat)
    assert changed.hands != round_.hands

    one, two = (Analysis(each.view(seat)) for each in (round_, changed))
    for analysis in (one, two):
        analysis.refine(128)

    assert one.result() == two.result()


def test_an_analysis_in_steps_equals_one_at_once() -> None:
    round_ = position(20)
    view = round_.view(round_.to_act()[0])
    at_once = Analysis(view)
    at_once.refine(256)

    *_, last = analyse(view, steps=(64, 128, 256))

    assert last == at_once.result()


def test_chances_of_a_card_sum_to_one_and_follow_what_is_known() -> None:
    round_ = position(20)
    seat = round_.to_act()[0]
    (result,) = analyse(round_.view(seat), steps=(128,))

    assert set(result.holders) <= {
        card for at, hand in enumerate(round_.hands) if at != seat for card in hand
    }
    for chances in result.holders.values():
        assert sum(chances) == pytest.approx(1)
        assert chances[seat] == 0
    for receiver, cards in round_.given[seat] or ():
        for card in cards:
            assert card not in result.holders or result.holders[card][receiver] == 1
    assert key_cards(dict.fromkeys((8, PHOENIX, 58, DRAGON)), 2) == [DRAGON, PHOENIX, 58, 8]


def test_an_ending_with_open_cards_is_solved() -> None:
    data = json.loads((Path(__file__).parents[2] / "tests/review/open_ending.json").read_text("utf-8"))
    round_ = Round.from_json(data)
    seat = round_.to_act()[0]

    (result,) = analyse(open_view(round_, seat))

    solution = Solver().solve(round_)
    assert result.exact
    assert [choice.mean for choice in result.choices] == [move.value for move in solution.moves]
    assert result.best.action == solution.moves[0].action
    assert isinstance(result.best.action, Play)


def test_games_of_ranks_and_finished_rounds_are_refused() -> None:
    ranks = Match("grandseigneur", seed=1).round
    with pytest.raises(CannotAnalyse, match="analysis supports"):
        Analysis(ranks.view(ranks.to_act()[0]))
    over = position(20).copy()
    over.phase = "over"
    with pytest.raises(CannotAnalyse, match="nobody has to decide"):
        Analysis(over.view(0))


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"counts": [14, 14, 14, 15]}, "more than 14"),
        ({"counts": [14, 14, 14, 0]}, "who is out"),
        ({"waiting": [3]}, "the seat in turn"),
        ({"won": ["2r 2g 2b 2k 3r 3g 3b 3k 4r 4g 4b 4k", "", "", ""]}, "more often|more cards than the pack"),
    ],
)
def test_impossible_views_are_refused(changes: dict[str, Any], sentence: str) -> None:
    round_ = position(8)
    view = round_.view(round_.to_act()[0])
    assert view.phase == "play"

    with pytest.raises(InvalidPosition, match=sentence):
        Analysis(View.from_json(view.to_json() | changes))


def test_own_hand_must_be_known_and_fit_its_count() -> None:
    data = position(20).view(position(20).to_act()[0]).to_json()
    seat = data["seat"]
    hidden = [None if at == seat else hand for at, hand in enumerate(data["hands"])]
    counts = [count - (at == seat) for at, count in enumerate(data["counts"])]

    with pytest.raises(InvalidPosition, match="must be known"):
        Analysis(View.from_json(data | {"hands": hidden}))
    with pytest.raises(InvalidPosition, match="'counts' says"):
        Analysis(View.from_json(data | {"counts": counts}))


def test_seat_without_a_bomb_has_nothing_to_decide_out_of_turn() -> None:
    round_ = position(40)
    seat = next(at for at in range(4) if at not in round_.to_act() and not round_.legal_actions(at))

    with pytest.raises(CannotAnalyse, match=f"seat {seat} has nothing to decide"):
        Analysis(round_.view(seat))


def test_choices_are_ranked_with_error_bars_that_shrink() -> None:
    round_ = position(20)
    view = round_.view(round_.to_act()[0])

    first, *_, last = analyse(view, steps=(64, 128, 512))

    for result in (first, last):
        means = [choice.mean for choice in result.choices if not choice.dropped]
        assert means and len(result.choices) > 1
        assert means == sorted(means, reverse=True)
        assert result.best.behind == result.best.behind_error == 0
        assert all(choice.error > 0 and choice.behind >= 0 for choice in result.choices)
    assert last.best.error < first.best.error


@pytest.mark.parametrize("actions", [3, 6, 20, 40])  # Grand Tichu, exchange, play
def test_two_runs_agree_within_their_error_bars(actions: int) -> None:
    round_ = position(actions)
    view = round_.view(round_.to_act()[0])
    runs = [list(analyse(view, seed=seed, steps=(256,)))[-1] for seed in (1, 2)]

    values = [{choice.action: choice for choice in run.choices} for run in runs]

    assert values[0].keys() & values[1].keys()
    for action in values[0].keys() & values[1].keys():
        one, two = values[0][action], values[1][action]
        assert abs(one.mean - two.mean) <= 4 * math.hypot(one.error, two.error)
    again = values[1][runs[0].best.action]
    assert again.behind <= 4 * again.behind_error


def test_same_seed_gives_the_same_result() -> None:
    view = position(40).view(position(40).to_act()[0])

    assert list(analyse(view, seed=7, steps=(64,))) == list(analyse(view, seed=7, steps=(64,)))
    assert list(analyse(view, seed=7, steps=(64,))) != list(analyse(view, seed=8, steps=(64,)))


def test_ending_between_two_players_is_answered_right() -> None:
    """Seat 0 leads the pair and goes out with the two; if it leads the two, seat 3 goes out first."""
    held = "2k 5g 5r", "3g Kb"
    rest = set(Match("nanjing", seed=1).game.variant.pack(Match("nanjing").game.settings))
    rest -= {card for hand in held for card in parse_cards(hand)}
    data = {
        "variant": "nanjing",
        "edition": "fata-morgana",
        "phase": "play",
        "hands": [held[0], "", "", held[1]],
        "turn": 0,
        "out": [2, 1],
        "started": [0, 1, 2, 3],
        "won": ["", "", cards_name(sorted(rest)), ""],
    }

    (result,) = analyse(Round.from_json(data).view(0))

    assert result.exact
    assert result.best.action == Play(parse_cards("5g 5r"))
    assert result.choices[1].behind > 0


def test_command_ranks_the_choices_of_a_recorded_moment(tmp_path: Path) -> None:
    game = tmp_path / "game.jsonl"
    game.write_text(record_of(rounds=1, bots="greedy", seed=3), encoding="utf-8")

    result = run("analyse", str(game), "--move", "20", "--worlds", "64")
    beyond = run("analyse", str(game), "--move", "999")

    assert result.exit_code == 0
    assert "(played)" in result.stdout
    assert "simulated deals" in result.stdout
    assert "Who probably holds what" in result.stdout
    assert beyond.exit_code == 1
    assert "the round has only" in beyond.output


def test_command_accepts_positions_and_views_as_json(tmp_path: Path) -> None:
    round_ = position(40)
    seat = round_.to_act()[0]
    files = {"position": round_.to_json(), "view": round_.view(seat).to_json()}
    found = []
    for name, data in files.items():
        path = tmp_path / f"{name}.json"
        path.write_text(json.dumps(data), encoding="utf-8")
        found.append(json.loads(run("analyse", str(path), "--worlds", "64", "--json").stdout))

    assert found[0] == found[1]
    assert found[0]["seat"] == seat
    assert found[0]["choices"][0]["behind"] == 0


def test_command_asks_a_view_only_for_its_own_seat(tmp_path: Path) -> None:
    round_ = position(40)
    seat = round_.to_act()[0]
    path = tmp_path / "view.json"
    path.write_text(json.dumps(round_.view(seat).to_json()), encoding="utf-8")

    for options in (["--seat", str((seat + 1) % 4)], ["--open"]):
        result = run("analyse", str(path), *options)

        assert result.exit_code == 1
        assert f"what seat {seat} knows" in result.output


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "empty"),
        ("[]", "not"),
        ('{"hands": 5}', "hands"),
        ('{"hands": ["", null], "seat": 0}', "variant"),
        ('{"variant": "nanjing", "edition": "?", "phase": "play", "hands": ["2r", "", "", ""]}', "edition"),
    ],
)
def test_command_refuses_bad_files_with_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")

    result = run("analyse", str(path))

    assert result.exit_code == 1
    assert sentence in result.output
    assert "Traceback" not in result.output
    assert not result.stdout


def test_command_refuses_a_seat_that_has_nothing_to_decide(tmp_path: Path) -> None:
    round_ = position(40)
    idle = next(at for at in range(4) if at not in round_.to_act() and not round_.legal_actions(at))
    path = tmp_path / "position.json"
    path.write_text(json.dumps(round_.to_json()), encoding="utf-8")

    result = run("analyse", str(path), "--seat", str(idle))

    assert result.exit_code == 1
    assert "nothing to decide" in result.output
    assert run("analyse", str(path), "--seat", "9").exit_code == 1
