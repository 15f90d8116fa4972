"""Decisions of self-play with the result of every choice, played out from the same cards.

The cards are the real ones, which the seat does not know. Over many rounds the mean difference between two
choices is what the seat could expect from what it knows, so that no worlds have to be sampled here.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from tichu.bots.shark import evaluation, hand_inputs, inputs, policy
from tichu.bots.shark.player import RolloutPlayer
from tichu.kernel import moves as m
from tichu.kernel import rules
from tichu.kernel import state as s
from tichu.kernel.jit import Ints, jit, lowest, small
from tichu.train.code import TRAIN_CODE as TRAIN_CODE  # drops stale machine code before any is loaded

MAX_TRIED: Final = 14
"""Maximum choices of a decision that are played out."""
EXPLORED: Final = 12
"""One in this many recorded decisions goes on with a random choice instead of the best."""


class Decisions(NamedTuple):
    """Recorded decisions, one row each."""

    tables: Any
    actions: Any
    """Inputs about each choice."""
    counts: Ints
    """Number of choices."""
    results: Any
    """Margin of the seat's side after each choice, in points."""
    filled: Ints
    """One number: rows that are filled."""


def new_decisions(rows: int, table: int, action: int, choices: int = MAX_TRIED) -> Decisions:
    """Create room for this many decisions with these numbers of inputs."""
    return Decisions(
        np.zeros((rows, table), np.float32),
        np.zeros((rows, choices, max(1, action)), np.float32),
        np.zeros(rows, np.int64),
        np.zeros((rows, choices), np.float32),
        np.zeros(1, np.int64),
    )


class Table(NamedTuple):
    """Arrays in which rounds are played."""

    st: Ints
    twin: Ints
    deck: Ints
    picked: Ints
    """Moves of the choices that are played out."""


@small
def _margin(st: Ints, seat: int) -> float:
    return float(st[s.SCORE + seat % 2] - st[s.SCORE + 1 - seat % 2])


@small
def _keep_best(n: int, player: RolloutPlayer, picked: Ints) -> int:
    """Write the indexes of the best of n choices to the second half of ``picked``; returns how many."""
    kept = min(n, MAX_TRIED)
    for place in range(kept):
        best = -1
        for at in range(n):
            taken = False
            for before in range(place):
                if picked[MAX_TRIED + before] == at:
                    taken = True
            if not taken and (best < 0 or player.values[at] > player.values[best]):
                best = at
        picked[MAX_TRIED + place] = best
    return kept


@jit
def _record_play(table: Table, seat: int, noise: float, player: RolloutPlayer, found: Decisions) -> int:
    """Play out each choice of the seat; returns a random one of them, or -1."""
    st, twin, picked = table.st, table.twin, table.picked
    n = policy.list_plays(st, seat, player)
    if n < 2:
        return -1
    learned, row = player.learned, found.filled[0]
    kept = _keep_best(n, player, picked)
    for at in range(inputs.TABLE_INPUTS):
        found.tables[row, at] = learned.table[at]
    for place in range(kept):
        at = picked[MAX_TRIED + place]
        picked[place] = player.moves[at]
        for number in range(inputs.ACTION_INPUTS):
            found.actions[row, place, number] = learned.actions[at, number]
    for place in range(kept):
        rules.copy(twin, st)
        rules.answer(twin, picked[place], 0, player.moves)
        policy.play_out(twin, noise, player)
        found.results[row, place] = _margin(twin, seat)
    found.counts[row] = kept
    found.filled[0] += 1
    return picked[rules.below(st, kept)]


@jit
def collect_plays(
    table: Table, rounds: int, every: int, noise: float, player: RolloutPlayer, found: Decisions
) -> int:
    """Record one in ``every`` decisions of play; returns the number of rounds that were played."""
    st = table.st
    played = 0
    while played < rounds and found.filled[0] < len(found.counts):
        rules.deal(st, table.deck)
        while st[s.PHASE] != s.OVER and found.filled[0] < len(found.counts):
            seat = rules.asked(st)
            phase = st[s.PHASE]
            playing = phase == s.PLAY_PHASE or (phase == s.TAKE_PHASE and seat != st[s.TURN])
            move = -1
            if playing and rules.below(st, every) == 0:
                move = _record_play(table, seat, noise, player, found)
                if rules.below(st, EXPLORED):
                    move = -1
            if move < 0:
                move = policy.decide(st, noise, player)
            rules.answer(st, move, 0, player.moves)
        played += 1
        st[s.DEALER] = played % st[s.SEATS]
    return played


@jit
def _record_pair(
    table: Table,
    seat: int,
    yes: int,
    no: int,
    width: int,
    noise: float,
    player: RolloutPlayer,
    found: Decisions,
) -> None:
    """Record what ``yes`` brings more than ``no``; the inputs are in ``learned.table``."""
    st, twin, row = table.st, table.twin, found.filled[0]
    for at in range(width):
        found.tables[row, at] = player.learned.table[at]
    total = 0.0
    for call in range(2):
        rules.copy(twin, st)
        if call and yes >> 16 == m.CALL_TICHU:
            rules.apply(twin, seat, yes, 0, player.moves)
            rules.answer(twin, no, 0, player.moves)
        else:
            rules.answer(twin, yes if call else no, 0, player.moves)
        policy.play_out(twin, noise, player)
        total += _margin(twin, seat) * (2 * call - 1)
    found.results[row, 0] = total
    found.filled[0] += 1


@jit
def collect_tichu(table: Table, rounds: int, noise: float, player: RolloutPlayer, found: Decisions) -> int:
    """Record what calling Tichu brings at the first card of a seat; returns the rounds played."""
    st = table.st
    played = 0
    while played < rounds and found.filled[0] < len(found.counts):
        rules.deal(st, table.deck)
        while st[s.PHASE] != s.OVER and found.filled[0] < len(found.counts):
            seat = rules.asked(st)
            if st[s.PHASE] == s.PLAY_PHASE and not st[s.STARTED] >> seat & 1 and not st[s.OUT_COUNT]:
                open_ = rules.may_call_tichu(st, seat)
                if open_ and not evaluation.open_bets(st, seat) & evaluation.PARTNER_BET:
                    move = policy.best_play(st, seat, 0.0, player)
                    if move != m.PASS:
                        inputs.describe_table(st, seat, 0.0, player.plan, player.learned.table)
                        _record_pair(
                            table, seat, m.CALL_TICHU << 16, move, inputs.TABLE_INPUTS, noise, player, found
                        )
            rules.answer(st, policy.decide(st, noise, player), 0, player.moves)
        played += 1
        st[s.DEALER] = played % st[s.SEATS]
    return played


@jit
def collect_grand(table: Table, rounds: int, noise: float, player: RolloutPlayer, found: Decisions) -> int:
    """Record what calling Grand Tichu brings to a random seat; returns the rounds played."""
    st = table.st
    played = 0
    while played < rounds and found.filled[0] < len(found.counts):
        rules.deal(st, table.deck)
        while st[s.PHASE] == s.GRAND_PHASE and found.filled[0] < len(found.counts):
            seat = rules.asked(st)
            evaluation.estimate_seat_odds(st, seat, player.plan)
            hand_inputs.describe_first_cards(st[s.HAND + seat], player.plan, player.learned.table)
            x = player.learned.table
            if x[5] + x[6] + x[3] + x[4] + x[12] > 0.0 or rules.below(st, 8) == 0:
                yes = m.ANSWER_GRAND << 16
                _record_pair(table, seat, yes | 1, yes, hand_inputs.GRAND_INPUTS, noise, player, found)
            rules.answer(st, policy.decide(st, noise, player), 0, player.moves)
        played += 1
        st[s.DEALER] = played % st[s.SEATS]
    return played


@jit
def collect_gifts(table: Table, rounds: int, noise: float, player: RolloutPlayer, found: Decisions) -> int:
    """Record the result of each card as a gift; returns the rounds played."""
    st, twin = table.st, table.twin
    played = 0
    while played < rounds and found.filled[0] < len(found.counts):
        rules.deal(st, table.deck)
        while st[s.PHASE] <= s.EXCHANGE_PHASE and found.filled[0] < len(found.counts):
            seat = rules.asked(st)
            if st[s.PHASE] == s.EXCHANGE_PHASE and rules.below(st, 6) == 0:
                evaluation.estimate_seat_odds(st, seat, player.plan)
                policy.list_gifts(st, seat, player)
                learned, row, place = player.learned, found.filled[0], 0
                for at in range(hand_inputs.GIFT_HAND_INPUTS):
                    found.tables[row, at] = learned.table[at]
                left = st[s.HAND + seat]
                while left and place < MAX_TRIED:
                    card = lowest(left)
                    left &= left - 1
                    for at in range(hand_inputs.GIFT_CARD_INPUTS):
                        found.actions[row, place, at] = learned.actions[card, at]
                    table.picked[place] = card
                    place += 1
                for at in range(place):
                    rules.copy(twin, st)
                    rules.answer(twin, m.GIVE_CARD << 16 | table.picked[at], 0, player.moves)
                    policy.play_out(twin, noise, player)
                    found.results[row, at] = _margin(twin, seat)
                found.counts[row] = place
                found.filled[0] += 1
            rules.answer(st, policy.decide(st, noise, player), 0, player.moves)
        played += 1
        st[s.DEALER] = played % st[s.SEATS]
    return played
