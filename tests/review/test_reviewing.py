"""Reviews find planted blunders, are reproducible, and can be stopped."""

from __future__ import annotations

import ast
import io
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.support import record_of
from tests.review.planting import KINDS
from tests.support import act_together, sample_size
from tichu.core.actions import Action, Give, Grand, Play, Tichu, Withdraw
from tichu.core.cards import parse_cards
from tichu.core.match import Match
from tichu.core.round import Round
from tichu.core.round_state import Standing
from tichu.records import Record, Recorder, bsw_record, read_bsw, read_record, write_bsw
from tichu.review import remarks
from tichu.review.decisions import CannotReview, RecordedDecision
from tichu.review.judging import Judge, Judgement, Option, ReviewLevel
from tichu.review.remarks import CARD_PARAMS, SEAT_PARAMS, Remark, remark_on
from tichu.review.report import review_data
from tichu.review.reviewing import Review
from tichu.words import Words
from tichu.words.typescript import values_of_books

SMALL = ReviewLevel(16, 80, 320, 32, 8)
TINY = ReviewLevel(4, 8, 8, 4, 4)
KEPT = Path(__file__).parent / "planted.jsonl"
PLANTED = [json.loads(line) for line in KEPT.read_text(encoding="utf-8").splitlines()]
"""Rounds of four sharks with one bad decision each: python -m benchmarks.review_blunders --keep."""


def reviewed(record: Record, level: ReviewLevel = SMALL) -> Review:
    review = Review(record, level)
    review.run()
    return review


@pytest.mark.parametrize("one", PLANTED[:: sample_size(2, 1)], ids=lambda one: one["kind"])
def test_planted_blunders_are_among_the_worst(one: dict[str, Any]) -> None:
    review = reviewed(read_record(one["record"]).sound())
    worst = {judgement.decision.turn: judgement for judgement in review.rounds[0].worst}
    assert one["turn"] in worst
    remark = remark_on(worst[one["turn"]])
    assert remark is not None
    codes = {"dragon-to-opponent": "gives-strong-away"}
    assert remark.code == codes.get(one["kind"], one["kind"])
    assert remark.text(str)


def test_every_kind_of_blunder_has_a_sample() -> None:
    assert {one["kind"] for one in PLANTED} == set(KINDS)


def test_giving_the_dragon_trick_to_the_leading_opponent_is_a_mistake() -> None:
    position = {
        "variant": "nanjing",
        "phase": "take",
        "hands": ["Ak 4k", "Ag", "", "3g 5k 7b 9r Jg Qk 8b 6g"],
        "turn": 0,
        "trick": [{"seat": 3, "cards": "Kg"}, {"seat": 0, "cards": "Dr"}],
        "passed": [1, 3],
        "started": [0, 1, 2, 3],
        "out": [2],
    }
    round_ = Round.from_json(position)
    wrong = RecordedDecision(1, 1, 0, 0, "give", round_, Give(1))
    judgement = Judge(SMALL).judge(wrong, 1)
    assert judgement.grade in ("mistake", "blunder")
    assert judgement.best.action == Give(3)
    remark = remark_on(judgement)
    assert remark is not None
    assert remark.text("NESW".__getitem__) == ("The Dragon’s trick goes to E (1 card left): better to W (8).")
    assert not Judge(SMALL).judge(wrong._replace(action=Give(3)), 1).real


def test_same_seed_gives_the_same_review() -> None:
    record = read_record(record_of(rounds=1, bots="club", seed=5)).sound()
    first, second = (review_data(reviewed(record, TINY)) for _ in range(2))
    assert json.dumps(first) == json.dumps(second)


def test_every_decision_is_judged_once() -> None:
    record = read_record(record_of(rounds=2, bots="club", seed=6)).sound()
    review = reviewed(record, TINY)
    for round_, recorded in zip(review.rounds, record.rounds, strict=True):
        keys = [(judgement.decision.turn, judgement.decision.part) for judgement in round_.judgements]
        assert len(set(keys)) == len(keys)
        assert [point.turn for point in round_.graph] == list(range(len(recorded.actions) + 1))
        assert round_.graph[-1].value == round_.result
        assert {judgement.decision.kind for judgement in round_.judgements} >= {
            "grand",
            "exchange",
            "lead",
            "pass",
        }
        for judgement in round_.judgements:
            assert judgement.cost >= 0
            assert judgement.options[0] == judgement.taken
            assert len({option.worlds for option in judgement.options[:2]}) == 1
            assert len(judgement.options) > 1
    lines = review.summary()
    assert sum(line.decisions for line in lines) == sum(len(round_.judgements) for round_ in review.rounds)
    assert lines[0].luck == -lines[1].luck == lines[2].luck
    for line in lines:
        assert line.accuracy is not None
        assert 0 <= line.accuracy <= 1


def test_review_can_be_limited_to_a_player_and_a_round() -> None:
    record = read_record(record_of(rounds=2, bots="club", seed=7)).sound()
    review = Review(record, TINY, rounds=[2], players=[3])
    review.run()
    assert [round_.number for round_ in review.rounds] == [2]
    assert {judgement.decision.player for judgement in review.rounds[0].judgements} == {3}


def test_a_round_is_reviewed_without_the_rounds_before_it() -> None:
    record = read_record(record_of(rounds=2, bots="club", seed=7)).sound()
    before, recorded = record.rounds[0].result, record.rounds[1]
    assert before is not None
    (alone,) = Review.of_round(record.header, recorded, before.totals).rounds
    (of_two,) = Review(record, rounds=[2]).rounds

    assert (alone.number, alone.seating, alone.decisions) == (2, of_two.seating, of_two.decisions)
    assert alone.steps[0].before.standing == of_two.steps[0].before.standing


@pytest.mark.parametrize("variant", ["trichu", "tientsin"])
def test_other_partnership_variants(variant: str) -> None:
    record = read_record(record_of(variant, rounds=1, bots="club", seed=8)).sound()
    review = reviewed(record, TINY)
    players = {judgement.decision.player for judgement in review.rounds[0].judgements}
    assert players == set(range(len(record.header.players)))  # the dummy's decisions are the soloist's
    assert review_data(review)["rounds"][0]["decisions"]


def test_rank_game_is_refused_with_a_reason() -> None:
    record = read_record(record_of("grandseigneur", rounds=1, seed=1)).sound()
    with pytest.raises(CannotReview, match="nanjing, trichu, tientsin"):
        Review(record, TINY)


def test_round_of_a_brettspielwelt_log() -> None:
    record = read_record(record_of(rounds=1, bots="club", seed=9)).sound()
    (logged,) = read_bsw(write_bsw(record))
    assert reviewed(bsw_record(logged), TINY).rounds[0].judgements


def test_stopping_keeps_finished_results() -> None:
    record = read_record(record_of(rounds=3, bots="club", seed=10)).sound()
    review = Review(record, TINY)
    count = 0

    def done() -> None:
        nonlocal count
        count += 1
        if count == 100:
            raise KeyboardInterrupt

    review.run(done)
    assert review.interrupted
    assert review.rounds[0].graph
    assert not review.rounds[2].graph
    assert json.dumps(review_data(review))


def test_every_remark_formats() -> None:
    params: dict[str, object] = dict.fromkeys(CARD_PARAMS, "Ag") | dict.fromkeys(SEAT_PARAMS, 1)
    params |= {"power": 2, "rank": "A", "count": 1, "others": 5}
    for key in values_of_books()["review"]:
        if key.startswith("says_"):
            text = Remark(key.removeprefix("says_"), params).text(lambda seat: f"Ann {seat}", Words("de"))
            assert text.endswith(".")


def test_every_remark_has_a_sentence_and_every_sentence_is_used() -> None:
    tree = ast.parse(Path(remarks.__file__).read_text("utf-8"))
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    codes = {text for text in texts if isinstance(text, str) and re.fullmatch(r"[a-z]+(-[a-z]+)+", text)}
    said = {key.removeprefix("says_") for key in values_of_books()["review"] if key.startswith("says_")}
    assert codes - {"no-tichu"} == said


def test_a_remark_names_combinations_and_players() -> None:
    remark = Remark("holds-back", {"better": "9g 9k", "owner": 3})
    told = remark.text(lambda seat: f"Mei {seat}")
    assert told == "Holds back: pair of nines takes the trick from Mei 3."
    given = Remark("gives-others", {"cards": "Do 9g", "better": "2g 3g"})
    assert given.text(str, Words("de"), "tichubadour").startswith("Geschupft: Wolf, ")


def test_without_the_catalogue_a_remark_is_its_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tichu.review.remark_text", None)
    assert Remark("wish-none", {}).text(str) == "wish-none"


def test_withdrawn_call_is_not_judged() -> None:
    match = Match("nanjing", "groo", seed=1)
    text = io.StringIO()
    recorder = Recorder(text, match, players=("Ann", "Bob", "Cyd", "Dan"))

    def act(seat: int, action: Action) -> None:
        act_together(match.round, seat, action)
        recorder.action(seat, action)

    for seat in range(4):
        act(seat, Grand(False))
    for seat in (0, 2):
        act(seat, Tichu())
    back = next(seat for seat in (0, 2) if Withdraw() in match.round.legal_actions(seat))
    act(back, Withdraw())
    (round_,) = Review(read_record(text.getvalue()).sound(), TINY).rounds
    assert [decision.seat for decision in round_.decisions if decision.kind == "tichu"] == [2 - back]


def test_remarks_compare_combinations_by_their_rank() -> None:
    """The triple decides the rank of a full house."""
    position = {
        "variant": "nanjing",
        "phase": "play",
        "hands": ["3g 3k 3b Ag Ak 4g 4k 5g 5k 5b 9g", "2g 6k", "2k 6b", "2b 6r"],
        "turn": 0,
        "started": [0, 1, 2, 3],
    }
    low, high = (Play(parse_cards(cards)) for cards in ("3g 3k 3b Ag Ak", "4g 4k 5g 5k 5b"))
    for taken, better, code in ((low, high, "lead-higher"), (high, low, "lead-lower")):
        decision = RecordedDecision(1, 1, 0, 0, "lead", Round.from_json(position), taken)
        options = (Option(taken, 0, 1, 99), Option(better, 50, 1, 99))
        remark = remark_on(Judgement(decision, *options, 50, 1, True, options))
        assert remark is not None
        assert remark.code == code


def test_same_play_in_other_suits_is_not_an_alternative() -> None:
    record = read_record(record_of(rounds=1, bots="club", seed=11)).sound()
    for judgement in reviewed(record, TINY).rounds[0].judgements:
        taken = judgement.decision.action
        if isinstance(taken, Play) and judgement.decision.kind in ("play", "lead"):
            same = [o.action for o in judgement.options[1:] if o.action == taken]
            assert not same


def test_near_the_target_only_the_chance_of_winning_counts() -> None:
    match = Match("nanjing", seed=1)
    round_ = match.round
    wild = RecordedDecision(1, 1, 0, 0, "grand", round_, Grand(True))
    assert Judge(SMALL).judge(wild, 1).grade in ("mistake", "blunder")
    round_.standing = Standing((300, 990), 1000)  # the others need ten points: only the bet can help
    assert not Judge(SMALL).judge(wild, 1).real
