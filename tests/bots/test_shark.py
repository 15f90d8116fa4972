"""The shark bot: always legal, in time, and using only what its seat may know."""

from __future__ import annotations

import json
from itertools import count
from random import Random
from time import thread_time

import pytest

import tichu
from tests.bots.support import EVERY_GAME, first_moment, moments
from tests.bots.test_secrecy import swapped
from tests.support import on_table, position, table
from tichu.bots.guard import Guard
from tichu.bots.shark import LEVELS, SharkBot, search, trials
from tichu.bots.shark.search import Searcher
from tichu.core.actions import Exchange, Grand
from tichu.core.cards import PACK, card_name, parse_cards
from tichu.core.match import Match
from tichu.core.round_state import Standing
from tichu.kernel import bridge
from tichu.table.referee import Referee

TEAM_GAMES = [pair for pair in EVERY_GAME if pair[0] in bridge.VARIANTS]
AGES = 60.0
"""More seconds than needed, so that the number of worlds is the limit."""


def shark(seed: int, worlds: int = 6) -> SharkBot:
    return SharkBot(seed, seconds=AGES, worlds=worlds)


@pytest.mark.parametrize(("variant", "edition"), EVERY_GAME)
def test_shark_always_answers_legally(variant: str, edition: str) -> None:
    bot = shark(1, worlds=2)
    kinds = set()
    for number, (round_, seat) in enumerate(moments(variant, edition, seed=5)):
        if number % 3 and round_.phase == "play":
            continue
        view = round_.view(seat)
        action = bot.consider(view).action
        assert view.why_not(action) is None
        kinds.add(action.type)
    assert "play" in kinds


@pytest.mark.parametrize("variant", bridge.VARIANTS)
def test_four_sharks_finish_a_round_without_a_fault(variant: str) -> None:
    round_ = Match(variant, seed=3).round
    guards = [Guard(shark(seat, worlds=3)) for seat in range(round_.game.seats)]
    referee = Referee(round_)
    while (seat := referee.ask()) is not None:
        referee.answer(guards[seat].decide(round_.view(seat)))
    assert [guard.faults for guard in guards] == [[]] * len(guards)


@pytest.mark.parametrize(("variant", "edition"), TEAM_GAMES)
def test_hidden_cards_do_not_affect_decisions(variant: str, edition: str) -> None:
    rng = Random(2)
    changed = 0
    for number, (round_, seat) in enumerate(moments(variant, edition, seed=21)):
        if number % 6 and round_.phase == "play":
            continue
        view = round_.view(seat)
        other = swapped(round_, view, rng)
        changed += other.hands != round_.hands or other.stock != round_.stock
        decision = shark(number).consider(view)
        assert shark(number).consider(other.view(seat)) == decision
        again = tichu.View.from_json(json.loads(json.dumps(view.to_json())))
        again.round.standing = view.round.standing
        assert shark(number).consider(again) == decision
    assert changed > 4


def test_shark_keeps_its_time_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measured in processor time, so that other programs do not count; one of three attempts is enough."""
    monkeypatch.setattr(search, "perf_counter", thread_time)
    budget = LEVELS["50ms"].seconds
    searcher = Searcher()
    late = []
    for number, (round_, seat) in enumerate(moments("nanjing", "fata-morgana", seed=8)):
        view = round_.view(seat)
        if number % 7 or len(view.options()) < 2:
            continue
        took = []
        for attempt in range(3):
            began = thread_time()
            searcher.search(view, budget, seed=1 + attempt)
            took.append(thread_time() - began)
        if min(took) > 1.2 * budget:
            late.append((round_.phase, took))
    assert late == []


def test_the_chance_to_win_a_match() -> None:
    assert trials.chance_to_win(1000, 990, 1000) == 1.0
    assert trials.chance_to_win(1010, 1010, 1000) == 0.5
    assert trials.chance_to_win(900, 1005, 1000) == 0.0
    chances = [trials.chance_to_win(own, 500, 1000) for own in range(0, 1000, 50)]
    assert chances == sorted(chances) and chances[10] == 0.5


def test_shark_takes_risks_when_far_behind() -> None:
    """T5: at 300 : 990 only a Grand Tichu can help."""
    called = 0
    for seed in range(6):
        round_ = Match(seed=seed).round
        answers = []
        for points in ((0, 0), (300, 990)):
            round_.standing = Standing(points, 1000)
            action = shark(seed, worlds=64).consider(round_.view(0)).action
            assert isinstance(action, Grand)
            answers.append(action.call)
        assert answers[0] <= answers[1]
        called += answers[1] - answers[0]
    assert called


def test_shark_passes_a_good_card_to_a_partner_who_called() -> None:
    round_ = Match(seed=9).round
    for seat in range(4):
        round_.apply(seat, Grand(seat == 2))
    action = shark(1, worlds=48).consider(round_.view(0)).action
    assert isinstance(action, Exchange)
    gift = dict(action.give)[2][0]
    assert gift >> 2 >= 11 or gift == tichu.core.cards.PHOENIX


def test_shark_answers_legally_at_seats_that_are_not_asked() -> None:
    """Seats that have already answered or given may be asked too; they can only wait."""
    for variant in bridge.VARIANTS:
        bot = shark(1, worlds=2)
        round_ = Match(variant, seed=6).round
        referee = Referee(round_)
        while round_.phase in ("grand", "exchange"):
            for seat in range(round_.game.seats):
                view = round_.view(seat)
                assert view.why_not(bot.consider(view).action) is None
            asked = referee.ask()
            assert asked is not None
            referee.answer(bot.consider(round_.view(asked)).action)


def test_club_decides_if_a_hand_is_too_large_for_the_kernel() -> None:
    pack = sorted(tichu.core.cards.PACK)
    round_ = tichu.Round(tichu.Game.of("nanjing"), [tuple(pack[::3]), *((card,) for card in pack[1:10:3])])
    assert len(round_.hands[0]) > bridge.MAX_CARDS
    round_.phase, round_.turn = "play", 0
    for seat in (0, 1):
        view = round_.view(seat)
        assert view.why_not(shark(1).consider(view).action) is None


def test_taking_its_own_trick_is_the_default_choice() -> None:
    """A bomb on its own trick must be significantly better."""
    hands = ("8g 8k 8b 8r 3g 4g", "2g 5g", "Ag 7k 6k", "2k 3b 4b Jk Tg")
    round_ = tichu.Round(tichu.Game.of("nanjing"), [parse_cards(cards) for cards in hands])
    round_.phase, round_.turn, round_.started = "play", 0, {0, 1, 2, 3}
    round_.apply(0, tichu.Play(parse_cards("4g")))
    for seat in (1, 2, 3):
        round_.apply(seat, tichu.Pass())
    view = round_.view(0)
    assert view.round.phase == "take"
    thought = shark(1).think(view)
    assert thought.own.action == tichu.Take()
    assert len(thought.choices) == 2


def test_search_stops_when_the_choice_is_clear() -> None:
    """Its last card wins the round, so a few hundred worlds are as good as a million."""
    hands = ["Ag", "2g 3g 4g", "Tg Jg Qg", "2k 3k 4k"]
    round_ = table(hands, trick=on_table((3, "5g")), calls={"0": "tichu"}, started=[0, 1, 2, 3])
    thought = Searcher().search(round_.view(0), AGES, seed=1)
    assert thought.best.action == tichu.Play.from_json({"type": "play", "cards": "Ag"})
    assert 64 <= thought.worlds < 1000


@pytest.mark.parametrize("pace", [1e-7, 1e-5])
def test_time_does_not_matter_if_the_number_of_worlds_is_limited(
    monkeypatch: pytest.MonkeyPatch, pace: float
) -> None:
    view = first_moment("exchange")
    expected = Searcher().search(view, AGES, 5, max_worlds=200)
    ticks = count()
    monkeypatch.setattr(search, "perf_counter", lambda: pace * next(ticks) ** 2)
    found = Searcher().search(view, AGES, 5, max_worlds=200)
    assert found._replace(seconds=0) == expected._replace(seconds=0)


def test_shark_wishes_for_a_rank_that_others_may_hold() -> None:
    """Two players are left: only a wish for an eight takes the lead from the opponent; all twos are gone."""
    hands = ["Ma 9r", "", "", "8r Jr Kg Dr"]
    won = ["", "", "", ""]
    for number, card in enumerate(set(map(card_name, PACK)) - set(" ".join(hands).split())):
        won[number % 4] += f" {card}"
    round_ = tichu.Round.from_json(position(hands, out=[1, 2], won=[pile.strip() for pile in won]))
    wish = tichu.Play.from_json({"type": "play", "cards": "Ma", "wish": "8"})
    assert shark(1, worlds=64).consider(round_.view(0)).action == wish


def test_exchange_between_all_six_players() -> None:
    round_ = tichu.Match("tientsin", seed=1, exchange="everyone").round
    for seat in range(6):
        round_.apply(seat, Grand(False))
    action = shark(1).consider(round_.view(0)).action
    assert isinstance(action, Exchange) and len(action.give) == 5


def test_shark_may_call_before_the_exchange() -> None:
    hand = "Dr Ph Ag Ak Kg Kk Kb Qg Qk Jg Jk Tg Tk 9k"
    rest = sorted(set(map(card_name, PACK)) - set(hand.split()))
    hands = [hand, *(" ".join(rest[at::3]) for at in range(3))]
    round_ = tichu.Round.from_json(position(hands, phase="exchange", dealer=0))
    actions = [choice.action for choice in shark(1, worlds=4).think(round_.view(0)).choices]
    assert tichu.Tichu() in actions


@pytest.mark.parametrize("seconds", [0.0, 1e-6, 1e12, float("inf")])
def test_any_time_limit_is_accepted(seconds: float) -> None:
    bot = SharkBot(1, seconds=seconds, worlds=4)
    view = first_moment("exchange")
    assert view.why_not(bot.consider(view).action) is None
