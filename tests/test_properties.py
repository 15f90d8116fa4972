"""Invariants of every position, step and match.

The search is short and deterministic. ``HYPOTHESIS_PROFILE=shrink`` minimises failures,
``HYPOTHESIS_PROFILE=thorough`` searches for hours with new examples each time.
"""

from __future__ import annotations

import itertools
import json
import os
import zlib
from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, event, note, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

import tichu
from tests.properties.cards import Json, in_order_of_rank
from tests.properties.choosing import next_action, random_action
from tests.properties.happenings import happenings
from tests.properties.knowledge import open_hands
from tests.properties.positions import check_position
from tests.properties.results import check_result
from tests.properties.steps import check_step
from tests.properties.tables import HOUSE_RULES, PLAIN, RANK_GAMES, RANKED, TABLES, Table, dealt
from tests.properties.walking import play_out
from tests.support import act_together, sample_size

_slow = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
_quick = settings(
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=sample_size(1, 2),
    stateful_step_count=12,
    suppress_health_check=_slow,
)
PROFILES = {
    # The position that is printed is enough to begin with; a search for a shorter way there takes minutes.
    "quick": settings(_quick, phases=[Phase.explicit, Phase.generate]),
    "shrink": _quick,
    "thorough": settings(
        deadline=None,
        max_examples=200,
        stateful_step_count=100,
        suppress_health_check=_slow,
        print_blob=True,
    ),
}
PROFILE = PROFILES.get(os.environ.get("HYPOTHESIS_PROFILE", ""), PROFILES["quick"])

STEPS = 1 << 16
numbers = st.integers(0, STEPS - 1).map(lambda number: number / STEPS)


class Walk(RuleBasedStateMachine):
    """Random legal actions, with all invariants checked after each.

    A walk starts with a deal and some unchecked actions, so that late positions are checked as often as early
    ones. The checks depend only on the position: the position in a failure report reproduces it.
    """

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table

    @initialize(seed=st.integers(0, 2**32 - 1), bombs=st.integers(0, 3), ranked=st.booleans(), ahead=numbers)
    def sit_down(self, seed: int, bombs: int, ranked: bool, ahead: float) -> None:
        self.match = dealt(self.table, seed, bombs, ranked)
        rng = Random(seed)
        for _ in range(int(ahead * 24 * self.match.game.seats)):
            if self.match.over:
                break
            if self.match.round.over:
                self.match.next_round()
            act_together(self.match.round, *random_action(self.match.round, rng))

    @rule(who=numbers, sort=numbers, which=numbers)
    def act(self, who: float, sort: float, which: float) -> None:
        self.go_on(False, who, sort, which)

    @rule(who=numbers, sort=numbers, which=numbers)
    def interrupt(self, who: float, sort: float, which: float) -> None:
        self.go_on(True, who, sort, which)

    def go_on(self, interrupt: bool, who: float, sort: float, which: float) -> None:
        round_ = self.match.round
        if self.match.over:
            return
        if round_.over:
            self.match.next_round()
            return
        before = round_.state_json()
        seat, action = next_action(round_, interrupt, who, sort, which)
        note(f"seat {seat}: {action.to_json()} at {json.dumps(before)}")
        act_together(round_, seat, action)
        after = round_.state_json()
        check_step(before, seat, action.to_json(), after)
        for happening in happenings(before, seat, action.to_json(), after):
            event(happening)

    @invariant()
    def everything_is_right(self) -> None:
        text = json.dumps(self.match.round.to_json())
        note(text)
        check_position(self.match.round, Random(zlib.crc32(text.encode())))


# Sizes of the games of ranks differ little.
WALKED = TABLES if PROFILE is PROFILES["thorough"] else [*PLAIN, *RANKED[::3], *HOUSE_RULES]


@pytest.mark.parametrize("table", WALKED, ids=lambda table: table.name)
def test_every_position_of_a_walk(table: Table) -> None:
    run_state_machine_as_test(lambda: Walk(table), settings=PROFILE)  # type: ignore[arg-type]


# -- the walks go everywhere ---------------------------------------------------------------------------------

PLAYING = {
    "pass",
    "take",
    "take by somebody who is out",
    "over",
    "bomb",
    "straight bomb",
    "bomb led",
    "bomb out of turn",
    "bomb on one's own play",
    "bomb after the last pass",
    "bomb on a bomb",
    "bomb on the dragon",
    "dragon",
    "phoenix",
    "phoenix in a combination",
    "mah jong",
    "mah jong in a straight",
    "no wish",
}
WISHING = {"wish", "wish fulfilled", "wish left open"}
DOGS = {"dog", "dog as the last card"}
BETTING = {
    "grand",
    "no grand",
    "tichu",
    "tichu before the exchange",
    "tichu out of turn",
    "calls at the same moment",
    "withdraw",
    "bet won",
    "bet lost",
}
PARTNERS = {"exchange", "dragon's gift", "dragon's gift that ends the round", "counted", "victory"}
BREACH = {"wish broken", "wish broken: over at once", "wish broken: played on"}
TWO_PACKS = {"two phoenixes in a combination", "phoenix on a phoenix", "dragon on a dragon"}

TEAMS = PLAYING | WISHING | DOGS | BETTING | PARTNERS

HAPPENS = {  # less what is rare there and happens in another game
    "nanjing": TEAMS | BREACH | {"bomb on the dog"},
    "trichu": TEAMS - {"dog as the last card"} | {"bomb on the dog"},
    "tientsin": TEAMS | {"dog to a partner of choice", "tichu too late"},
    "grandseigneur": PLAYING - {"bomb after the last pass"} | WISHING | TWO_PACKS | {"tribute"},
    "hierarchie": PLAYING | DOGS | {"bomb on the dog", "tribute"},
}

FRUITFUL_SEEDS = {
    "nanjing": (11, 38, 72, 80, 94, 96, 117, 153),
    "trichu": (13, 51, 52, 64, 122, 150),
    "tientsin": (15, 17, 18, 34, 51, 59, 73, 130),
    "grandseigneur": (1, 15, 21, 65, 81),
    "hierarchie": (17, 22, 30, 63, 69),
}
"""Walks that together have every event, tried first: without them it takes a hundred walks."""


@pytest.mark.parametrize("variant", tichu.VARIANTS)
def test_walks_reach_every_event_of_a_variant(variant: str) -> None:
    """The chooser of the walks produces every kind of event, and the invariants hold after rare ones."""
    tables = [
        table for table in TABLES if table.variant == variant and not set(dict(table.house_rules)) - SIZE
    ]
    seen: Counter[str] = Counter()

    def watch(before: Json, seat: int, action: Json, after: Json) -> None:
        check_step(before, seat, action, after)
        happened = list(happenings(before, seat, action, after))
        if any(seen[happening] < 2 for happening in happened):
            check_position(match.round, Random(seed))
        seen.update(happened)

    for seed in (*FRUITFUL_SEEDS[variant], *range(600)):
        match = dealt(tables[seed % len(tables)], seed, bombs=seed // 7 % 5, ranked=seed % 3 > 0)
        play_out(match.round, Random(seed), watch)
        check_result(match.round, match.round.to_json())
        if seen.keys() >= HAPPENS[variant]:
            break
    assert HAPPENS[variant] - seen.keys() == set()


SIZE = {"players", "packs"}


@pytest.mark.parametrize("table", PLAIN, ids=lambda table: table.name)
def test_a_seat_sees_its_own_cards(table: Table) -> None:
    """A different card in a seat's own hand gives a different view."""
    match = dealt(table, seed=7)
    rng = Random(7)
    for number in itertools.count():
        if match.round.over:
            break
        match.apply(*random_action(match.round, rng))
        if number % 8:
            continue
        position = match.round.to_json()
        for seat in range(match.game.seats):
            shown = open_hands(position, seat)
            others = [other for other in range(match.game.seats) if other not in shown]
            if seat not in shown or not position["hands"][seat]:
                continue
            own = position["hands"][seat].split()
            other = next((o for o in others if set(position["hands"][o].split()) - set(own)), None)
            if other is None:
                continue
            theirs = position["hands"][other].split()
            got = next(card for card in theirs if card not in own)
            theirs[theirs.index(got)], own[0] = own[0], got
            hands = list(position["hands"])
            hands[seat], hands[other] = in_order_of_rank(own), in_order_of_rank(theirs)
            twin = tichu.Round.from_json({**position, "hands": hands})
            assert twin.view(seat).to_json()["hands"][seat] == in_order_of_rank(own)
            assert twin.view(seat).to_json() != match.round.view(seat).to_json()
            assert sorted(twin.view(seat).hand) == sorted(twin.hands[seat])


# -- matches -------------------------------------------------------------------------------------------------


def short(table: Table, seed: int) -> tichu.Match:
    """A match of a few rounds, with cheap calls, because random calls mostly fail."""
    if table.variant in ("nanjing", "tientsin"):
        return table.match(seed, target=250, tichu_points=10, grand_points=10)
    return table.match(seed, rounds=3)


@pytest.mark.parametrize("table", [*PLAIN, *RANKED[:: sample_size(3, 1)]], ids=lambda table: table.name)
def test_a_whole_match(table: Table) -> None:
    match = short(table, 0)
    rng = Random(0)
    totals: list[int] | None = None
    rounds = 0
    while True:
        check_beginning(match)
        refused(match, "round-not-over")
        play_out(match.round, rng)
        rounds += 1
        check_result(match.round, match.round.to_json())
        if table.variant not in RANK_GAMES:
            assert match.round.scores is not None
            by_player = match.round.scores
            if table.variant == "trichu":
                by_player = [match.round.scores[match.seating.index(player)] for player in range(4)]
            totals = [have + got for have, got in zip(totals or [0] * len(by_player), by_player, strict=True)]
        assert match.scores == totals
        assert match.rounds_played == len(match.history) == rounds
        assert [result.number for result in match.history] == list(range(1, rounds + 1))
        assert match.history[-1].totals == (None if totals is None else tuple(totals))
        assert match.over == should_be_over(match, totals, rounds)
        assert rounds < 60
        if match.over:
            break
        before, seating, soloist, dealer = match.round, match.seating, match.soloist, match.dealer
        match.next_round()
        assert match.round is not before
        finished = [seating[seat] for seat in before.out]
        check_roles(match, finished, soloist, dealer)
    refused(match, "match-over")
    check_winner(match, totals)


def refused(match: tichu.Match, code: str) -> None:
    """Check that there is no next round."""
    before = match.round
    with pytest.raises(tichu.TichuError) as caught:
        match.next_round()
    assert caught.value.code == code and str(caught.value)
    assert match.round is before


def should_be_over(match: tichu.Match, totals: list[int] | None, rounds: int) -> bool:
    """At the target unless both are equal (M1); after the agreed rounds (TR9)."""
    target = match.game.settings.target
    if target is None:
        return rounds == match.game.settings.rounds
    assert totals is not None
    return max(totals) >= target and totals[0] != totals[1]


def check_winner(match: tichu.Match, totals: list[int] | None) -> None:
    """Most points, or the first of the last round."""
    if totals is None:
        assert match.winner == match.seating[match.round.out[0]]
        assert match.winners == (match.winner,)
    else:
        best = tuple(side for side, total in enumerate(totals) if total == max(totals))
        assert match.winners == best
        assert match.winner == (best[0] if len(best) == 1 else None)


def check_beginning(match: tichu.Match) -> None:
    """As many cards as the rules say, the first of them seen (E1, T5, TI1, TI2, HI1, X3)."""
    position = match.round.to_json()
    check_position(match.round, Random(1))
    seats = match.game.seats
    assert sorted(match.seating) == list(range(seats))
    sizes = [
        len(hand.split()) + len(stock.split())
        for hand, stock in zip(position["hands"], position["stock"], strict=True)
    ]
    if position["phase"] == "grand":
        seen = 6 if seats == 6 else 8
        assert {len(hand.split()) for hand in position["hands"]} == {seen}
    if position["variant"] == "hierarchie":
        assert sorted(sizes) == ([10] * 2 + [11] * 8 if seats == 10 else [12] * seats)
    else:
        assert max(sizes) - min(sizes) <= 1
        first = match.deal.setup.first
        clockwise = match.game.settings.deal == "draw-clockwise"
        order = [(first + (-turn if clockwise else turn)) % seats for turn in range(seats)]
        assert [sizes[seat] for seat in order] == sorted(sizes, reverse=True)


def check_roles(match: tichu.Match, finished: list[int], soloist: int | None, dealer: int) -> None:
    """Dealer, soloist and seating of the next round; ``finished`` are players."""
    players = match.game.seats
    if match.game.variant.key in ("nanjing", "tientsin"):
        assert match.seating == tuple(range(players))
        assert match.dealer == (finished[0] if finished else dealer)  # E1
    elif match.game.variant.key == "trichu":
        assert soloist is not None and match.soloist is not None
        if match.game.edition == "philibert":
            winner = finished[0] if finished else soloist
            assert match.soloist == (soloist if winner == 3 else winner)
        else:  # TR2: it goes round, to the right or to the left
            step = {"fata-morgana": 1, "groo": -1}[match.game.edition]
            assert match.soloist == (soloist + step) % 3
        assert match.round.soloist is not None and match.round.dummy == (match.round.soloist + 2) % 4
        assert match.seating[match.round.dummy] == 3
        assert match.controller(match.round.dummy) == match.soloist
        real = [player for player in match.seating if player != 3]
        assert real in ([0, 1, 2], [1, 2, 0], [2, 0, 1])
    else:
        assert match.ranks == tuple(finished)
        first = match.seating.index(finished[0])
        order = [match.seating[(first + step) % players] for step in range(players)]
        places = [finished.index(player) + 1 for player in order]
        if match.game.variant.key == "hierarchie":
            assert places == list(range(1, players + 1))  # HI7
            assert match.dealer == finished[-1]  # HI6
        else:
            assert places == [1, *range(players, 1, -1)]  # GS3
        assert match.round.ranks == tuple(match.seating.index(player) for player in finished)
        check_tribute(match, finished)


def check_tribute(match: tichu.Match, finished: list[int]) -> None:
    """The number of cards each seat passes to each other (GS4, HI5)."""
    players = len(finished)
    five = (2, 1) if match.game.variant.key == "grandseigneur" else (3, 2)
    counts = five if players == 5 else (3, 2, 1)
    seat_of = {player: seat for seat, player in enumerate(match.seating)}
    expected = {}
    for place, count in enumerate(counts):
        high, low = seat_of[finished[place]], seat_of[finished[-1 - place]]
        expected[high], expected[low] = (low, count), (high, count)
    assert sorted(match.round.to_act()) == sorted(expected)
    for seat, (to, count) in expected.items():
        (give,) = {tuple(action.to_json()["give"]) for action in match.round.legal_actions(seat)}
        assert give == (str(to),)
        for action in match.round.legal_actions(seat):
            assert len(action.to_json()["give"][str(to)].split()) == count


@pytest.mark.parametrize("table", PLAIN, ids=lambda table: table.name)
def test_same_seed_gives_the_same_match(table: Table) -> None:
    matches = [short(table, 5), short(table, 5)]
    generators = [Random(6), Random(6)]
    while not matches[0].over:
        if matches[0].round.over:
            for match in matches:
                match.next_round()
        logs = [play_out(match.round, rng) for match, rng in zip(matches, generators, strict=True)]
        assert logs[0] == logs[1]
        assert matches[0].round == matches[1].round
        assert matches[0].history == matches[1].history
    others = [short(table, seed).round.to_json() for seed in range(6, 10)]
    assert short(table, 5).round.to_json() not in others


@pytest.mark.parametrize("table", PLAIN, ids=lambda table: table.name)
def test_a_refereed_match_replays_from_its_log(table: Table) -> None:
    """Players who only see views play to the end, and the log replays to the same match."""
    rng = Random(3)
    log: list[tuple[int, tichu.Action]] = []

    def decide(view: tichu.View) -> tichu.Action:
        options = view.options()
        assert options
        return options[int(rng.random() * len(options))]

    match = short(table, 4)
    deciders = [decide] * match.game.settings.players
    tichu.referee.play_match(match, deciders, lambda seat, action: log.append((seat, action)))
    assert match.over
    again = short(table, 4)
    for seat, action in log:
        if again.round.over:
            again.next_round()
        again.apply(seat, json.loads(json.dumps(action.to_json())))
    assert again.over
    assert again.round == match.round
    assert again.history == match.history
