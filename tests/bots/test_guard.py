"""A guard accepts exactly the legal actions and replaces all others."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import tichu
from tests.bots.support import EVERY_GAME, Doing, first_moment, moments
from tests.properties.attempts import random_attempt
from tests.support import on_table, table
from tichu.bots.guard import BotFault, Fault, Guard, fallback
from tichu.bots.protocol import Decision, Reason
from tichu.core.actions import Action, Exchange, Grand, Pass, Play
from tichu.core.cards import parse_cards

# -- legal answers -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "edition"), EVERY_GAME)
def test_views_and_rounds_agree_on_what_is_legal(variant: str, edition: str) -> None:
    rng = Random(5)
    allowed = 0
    for number, (round_, _) in enumerate(moments(variant, edition, seed=5)):
        if number % 3:
            continue
        options = [round_.legal_actions(seat) for seat in range(round_.game.seats)]
        position = round_.to_json()
        for seat in range(round_.game.seats):
            view = round_.view(seat)
            for action in _some(view.options(), rng):
                assert view.why_not(action) is None
            for _ in range(4):
                try:
                    action = Action.from_json(random_attempt(position, options, seat, rng))
                except tichu.IllegalAction:
                    continue
                declines = isinstance(action, Pass) and not view.in_turn
                legal = declines or round_.why_not(seat, action) is None
                assert (view.why_not(action) is None) == legal, (position, seat, action)
                allowed += legal
    assert allowed > 10


def _some(options: object, rng: Random) -> list[Action]:
    assert isinstance(options, list | tuple) or hasattr(options, "__getitem__")
    return [options[int(rng.random() * len(options))] for _ in range(3)]  # type: ignore[arg-type]


def test_nothing_is_legal_for_a_spectator_or_after_the_round() -> None:
    round_ = tichu.Match(seed=1).round
    why_not = round_.view(None).why_not(Grand(False))
    assert why_not is not None and why_not.code == "no-such-seat"
    tichu.referee.play_round(round_, [lambda view: view.options()[-1]] * 4)
    why_not = round_.view(0).why_not(Play(parse_cards("2g")))
    assert why_not is not None and why_not.code == "round-over"


# -- fallback actions ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "edition"), EVERY_GAME)
def test_fallback_actions_play_every_game_to_the_end(variant: str, edition: str) -> None:
    counts = tichu.VARIANTS[variant].player_counts
    for seed in range(3):
        match = tichu.Match(variant, edition, seed=seed, players=counts[-seed % len(counts)])
        rng = Random(seed)

        def other(view: tichu.View, rng: Random = rng) -> Action:
            return view.options()[int(rng.random() * len(view.options()))]

        for number in range(2):
            if number:
                match.next_round()
            deciders = [fallback if seat % 2 else other for seat in range(match.game.seats)]
            tichu.referee.play_round(match.round, deciders)
            assert match.round.breach is None or match.round.breach % 2 == 0


def test_fallback_risks_nothing() -> None:
    assert fallback(first_moment("grand")) == Grand(False)
    hands = ["9g Ag 2g 3k Dr 3g", "2k 4k 5k", "2b 4b 5b", "2r 4r 5r"]
    round_ = table(hands, phase="exchange")
    gifts = ((1, parse_cards("2g")), (2, parse_cards("3k")), (3, parse_cards("3g")))
    given = fallback(round_.view(0))
    assert isinstance(given, Exchange) and sorted(c for _, c in given.give) == sorted(c for _, c in gifts)
    hands = ["9g Ag Do", "8g 8k", "7g", "7k"]
    assert fallback(table(hands).view(0)) == Play(parse_cards("9g"))
    assert fallback(table(hands, trick=on_table((3, "2g"))).view(0)) == Pass()
    assert fallback(table(hands, trick=on_table((3, "2g"))).view(1)) == Pass()
    assert fallback(table(hands).view(None)) == Pass()
    keys = {"phase": "take", "turn": 0, "passed": [1, 2, 3]}
    assert fallback(table(hands, trick=on_table((0, "Kg")), **keys).view(0)).type == "take"
    assert fallback(table(hands, trick=on_table((0, "Dr")), **keys).view(0)).type == "give"


@pytest.mark.rule("W8")
def test_fallback_breaks_no_wish_where_that_is_penalised() -> None:
    hands = ["9g Ag", "8g 8k", "7g", "7k"]
    keys = {"edition": "tichubadour", "wish": "A"}
    assert fallback(table(hands, **keys).view(0)) == Play(parse_cards("Ag"))
    assert fallback(table(hands, trick=on_table((3, "2g")), **keys).view(0)) == Play(parse_cards("Ag"))
    assert fallback(table(hands, trick=on_table((3, "2g")), wish="K").view(0)) == Pass()


def test_fallback_makes_a_wish_where_it_is_compulsory() -> None:
    round_ = table(["Ma", "2g 3g", "4g", "5g"], edition="francois")
    action = fallback(round_.view(0))
    assert isinstance(action, Play) and action.wish is not None
    assert round_.why_not(0, action) is None


# -- faults --------------------------------------------------------------------------------------------------


def _raise(trouble: BaseException) -> Action:
    raise trouble


def _cheat(view: tichu.View) -> Action:
    """Add the Dragon and three aces to the bot's hand and play the Dragon."""
    assert view.seat is not None
    view.round.hands[view.seat] = parse_cards("Ag Ak Ab Ar Dr")
    view.waiting.append(view.seat)
    view.round.phase = "play"
    view.round.turn = view.seat
    return Play(parse_cards("Dr"))


@pytest.mark.parametrize(
    ("act", "kind", "words"),
    [
        (lambda view: _raise(ZeroDivisionError("oh")), "error", "ZeroDivisionError: oh"),
        (lambda view: _raise(SystemExit(3)), "error", "SystemExit"),
        (lambda view: _raise(RecursionError()), "error", "RecursionError"),
        (lambda view: _raise(tichu.IllegalAction("x", "y")), "error", "IllegalAction: y"),
        (lambda view: _raise(BotFault("timeout", "late")), "timeout", "late"),
        (lambda view: None, "illegal", "got None"),
        (lambda view: "pass", "illegal", "got 'pass'"),
        (lambda view: {"type": "bluff"}, "illegal", "there is no action of type 'bluff'"),
        (lambda view: Play(()), "illegal", "at least one card"),
        (lambda view: Play((4711,)), "error", ""),
        (lambda view: Play("8g"), "error", ""),  # type: ignore[arg-type]
        (lambda view: Play(parse_cards("Dr Dr")), "illegal", ""),
        (lambda view: tichu.Take(), "illegal", "the trick is not finished"),
        (lambda view: tichu.Give(True), "illegal", "seat number"),
        (_cheat, "illegal", "you do not hold the Dragon"),
        (lambda view: Exchange(((1, (8,)), (1, (9,)))), "illegal", "twice"),
        (
            lambda view: _raise(ValueError("\x1b[31mred\nline" + 1000 * "x")),
            "error",
            "ValueError:  [31mred line",
        ),
    ],
)
def test_bad_answers_are_replaced_by_a_legal_action(
    act: Callable[[tichu.View], object], kind: str, words: str
) -> None:
    hands = ["9g Ag", "8g 8k", "7g Dr", "7k"]
    round_ = table(hands, trick=on_table((3, "2g")))
    before = round_.to_json()
    guard = Guard(Doing(act))
    decision = guard.consider(round_.view(0))
    assert decision.action == Pass()
    assert decision.reason == Reason("fallback", {"kind": kind})
    (fault,) = guard.faults
    assert (fault.kind, fault.phase) == (kind, "play")
    assert words in fault.message and fault.message.isprintable() and len(fault.message) <= 400
    assert str(fault).startswith(f"{kind} in phase play: ")
    assert round_.to_json() == before


def test_legal_answers_are_returned_in_normalised_types() -> None:
    round_ = table(["8g 9g Ph", "8k", "7g", "7k"])
    view = round_.view(0)
    cards = parse_cards("8g Ph")
    for action in (Play(cards, (8,)), Play(cards), {"type": "play", "cards": "Ph 8g"}, Play(cards[::-1])):
        guard = Guard(Doing(lambda view, action=action: action))  # type: ignore[misc]
        decided = guard.decide(view)
        assert guard.faults == []
        assert isinstance(decided, Play) and type(decided.cards) is tuple
        round_.copy().apply(0, decided)


def test_missing_reason_is_not_a_fault() -> None:
    class WithoutReason(Doing):
        def consider(self, view: tichu.View) -> Decision:
            return Decision(Grand(False), None)  # type: ignore[arg-type]

    guard = Guard(WithoutReason(lambda view: None))
    assert guard.consider(first_moment("grand")) == Decision(Grand(False), Reason("unexplained"))
    assert guard.name == "doing"


def test_bot_is_not_asked_again_after_too_many_faults_in_a_row() -> None:
    view = first_moment("grand")
    bot = Doing(lambda view: None)
    guard = Guard(bot, max_faults=4)
    for _ in range(6):
        assert guard.decide(view) == Grand(False)
    assert guard.given_up
    assert bot.asked == 4 and len(guard.faults) == 4
    assert bot.closed == 1
    assert guard.consider(view).reason == Reason("not-asked")


def test_bot_is_not_asked_again_after_fewer_timeouts() -> None:
    view = first_moment("grand")
    bot = Doing(lambda view: _raise(BotFault("timeout", "zzz")))
    guard = Guard(bot, max_faults=10, max_timeouts=2)
    for _ in range(5):
        guard.decide(view)
    assert bot.asked == 2
    assert guard.faults == [Fault("timeout", "zzz", "grand")] * 2


def test_good_answer_resets_the_count_of_faults() -> None:
    view = first_moment("grand")
    bot = Doing(lambda view: None if bot.asked % 3 else Grand(True))
    guard = Guard(bot, max_faults=3)
    answers = [guard.decide(view) for _ in range(12)]
    assert not guard.given_up
    assert answers.count(Grand(True)) == 4 and len(guard.faults) == 8


def test_guard_closes_its_bot() -> None:
    bot = Doing(lambda view: None)
    with Guard(bot):
        pass
    assert bot.closed == 1
