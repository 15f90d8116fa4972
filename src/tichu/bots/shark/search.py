"""Imagined worlds and what becomes of a move in each of them: the inner loops of the searching player."""

from __future__ import annotations

from math import exp
from typing import Final

from tichu.bots.shark import endgame, judging, policy
from tichu.bots.shark import planning as p
from tichu.kernel import moves as m
from tichu.kernel import rules
from tichu.kernel import state as s
from tichu.kernel.cards import ACES, CARDS, DRAGON, PACK, PHOENIX
from tichu.kernel.jit import Floats, Ints, jit, lowest

MOST_STEPS: Final = 6
"""A choice has at most so many moves: an exchange is a gift to each of up to five others."""
POINTS_A_ROUND: Final = 105.0
"""What the leading side adds to its score in a round, about."""
SPREAD: Final = 214.0
"""The standard deviation of the difference of a round."""
TRIES: Final = 24
"""So many worlds are imagined before one that explains the others badly is taken all the same."""


@jit
def _fill(st: Ints, pool: int, slots: Ints, needs: Ints, barred: Ints, pulls: Ints, deck: Ints) -> bool:
    """Deal the cards of the pool to the slots that need some; False if what is barred left no way.

    First those that not everybody can have, then those that some are likelier to have, then the rest.
    """
    n = 0
    left = pool
    while left:
        deck[n] = lowest(left)
        left &= left - 1
        n += 1
    for i in range(n - 1, 0, -1):
        j = rules.below(st, i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    for at in range(len(slots)):
        deck[CARDS + at] = needs[at]
    for turn in range(3):
        for i in range(n):
            card = 1 << deck[i]
            strong = card & (ACES | DRAGON | PHOENIX) != 0
            due = 1 if strong else 2
            for at in range(len(slots)):
                if barred[at] & card:
                    due = 0
            if due != turn:
                continue
            room = 0
            for at in range(len(slots)):
                if not barred[at] & card:
                    room += deck[CARDS + at] * (pulls[at] if strong else 1)
            if room == 0:
                return False
            place = rules.below(st, room)
            for at in range(len(slots)):
                if barred[at] & card:
                    continue
                share = deck[CARDS + at] * (pulls[at] if strong else 1)
                if place < share:
                    st[slots[at]] |= card
                    deck[CARDS + at] -= 1
                    break
                place -= share
    return True


@jit
def _plausibility(st: Ints, me: int, w: Floats, out: Ints, parts: Ints, floats: Floats, twin: Ints) -> float:
    """How well a world explains the others: who called holds good cards, who passed had no reason to play."""
    chance = 1.0
    odds = floats[: p.ODDS]
    costs = floats[p.ODDS : p.ODDS + p.MOST_PARTS]
    if st[s.PHASE] == s.PLAY_PHASE or st[s.PHASE] == s.TAKE_PHASE:
        called = st[s.TICHU] | st[s.GRAND]
        for seat in range(st[s.SEATS]):
            if seat == me or not st[s.HAND + seat]:
                continue
            if not (called >> seat) & 1 and (st[s.STARTED] >> seat) & 1:
                continue
            judging.look_round(st, seat, w, odds)
            cost = p.hand_cost(st[s.HAND + seat], odds, w, parts, costs)
            if (called >> seat) & 1:
                chance *= exp(-0.8 * max(0.0, cost - 0.3))
            elif cost < -0.6 and not called:
                chance *= 0.6
        if st[s.PASSED] and st[s.PLAYS]:
            for seat in range(st[s.SEATS]):
                if seat == me or not (st[s.PASSED] >> seat) & 1:
                    continue
                rules.copy(twin, st)
                twin[s.PHASE] = s.PLAY_PHASE
                twin[s.TURN] = seat
                twin[s.BOMBERS] = 0
                twin[s.HELD] = -1
                if policy.decide(twin, w, 0.0, out, parts, floats) != m.PASS:
                    chance *= 0.4
    return chance


@jit
def _ask_those_after(st: Ints, me: int, out: Ints) -> None:
    """Who is asked for a bomb after this seat may still throw one; who was asked before it did not (B5)."""
    rules.open_window(st, out)
    mine = (me - st[s.OWNER] - 1) % st[s.SEATS]
    for turn in range(mine + 1):
        st[s.BOMBERS] &= ~(1 << (st[s.OWNER] + 1 + turn) % st[s.SEATS])


@jit
def imagine(
    base: Ints,
    me: int,
    fresh: bool,
    first: int,
    last: int,
    worlds: Ints,
    slots: Ints,
    needs: Ints,
    barred: Ints,
    pulls: Ints,
    w: Floats,
    out: Ints,
    parts: Ints,
    floats: Floats,
    twin: Ints,
    deck: Ints,
) -> None:
    """Fill worlds with what the seat cannot see; ``fresh`` if nobody was asked yet about the last play."""
    pool = PACK
    for seat in range(base[s.SEATS]):
        pool &= ~(base[s.HAND + seat] | base[s.STOCK + seat] | base[s.WON + seat])
    pool &= ~base[s.TABLE]
    for index in range(first, last):
        st = worlds[index]
        rng = base[s.RNG]
        for _ in range(TRIES):
            rules.copy(st, base)
            st[s.RNG] = rng
            if not _fill(st, pool, slots, needs, barred, pulls, deck):
                rules.copy(st, base)
                st[s.RNG] = rng ^ 0x5DEECE
                for at in range(len(slots)):
                    deck[2 * CARDS + at] = barred[at]
                    barred[at] = 0
                _fill(st, pool, slots, needs, barred, pulls, deck)
                for at in range(len(slots)):
                    barred[at] = deck[2 * CARDS + at]
            rules.find_bomb_holders(st)
            luck = rules.below(st, 1000) / 1000.0
            rng = st[s.RNG]
            if luck <= _plausibility(st, me, w, out, parts, floats, twin):
                break
        base[s.RNG] = rng
        st[s.BOMBERS] = 0
        if fresh:
            rules.open_window(st, out)
        elif st[s.TURN] != me and (st[s.PHASE] == s.PLAY_PHASE or st[s.PHASE] == s.TAKE_PHASE):
            _ask_those_after(st, me, out)


@jit
def chance_to_win(own: int, other: int, target: int) -> float:
    """The chance to win a match that stands so, between sides that play alike."""
    ahead = own - other
    if own >= target or other >= target:
        return 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
    rounds = max(1.0, (target - max(own, other)) / POINTS_A_ROUND)
    return 1.0 / (1.0 + exp(-1.702 * ahead / (SPREAD * rounds**0.5)))


@jit
def _choose(
    st: Ints,
    me: int,
    steps: Ints,
    cards: int,
    w: Floats,
    noise: float,
    out: Ints,
    parts: Ints,
    floats: Floats,
) -> bool:
    """Let the seat make the moves of a choice; False if others had to decide something in between."""
    alone = True
    for step in range(MOST_STEPS):
        move = steps[step]
        if move < 0 or st[s.PHASE] == s.OVER:
            break
        if move >> 16 == m.MAKE_WISH:
            while st[s.HELD] >= 0:  # whoever could bomb what the Mah Jong is led onto is asked first
                alone = False
                rules.answer(st, policy.decide(st, w, noise, out, parts, floats), 0, out)
            if st[s.PHASE] != s.WISH_PHASE:
                break
        phase = st[s.PHASE]
        in_turn = st[s.TURN] == me or (phase != s.PLAY_PHASE and phase != s.TAKE_PHASE)
        kind = move >> 16
        if phase == s.GRAND_PHASE or phase == s.EXCHANGE_PHASE:
            rules.apply(st, me, move, 0, out)
        elif in_turn or kind == m.CALL_TICHU:
            if kind == m.CALL_TICHU:
                rules.apply(st, me, move, 0, out)
            else:
                rules.answer(st, move, cards, out)
        elif kind != m.PASS:
            rules.throw(st, me, move, cards, out)
    return alone


@jit
def work_out(
    me: int,
    world: Ints,
    choices: Ints,
    cards: Ints,
    w: Floats,
    values: Floats,
    nodes: int,
    stack: Ints,
    moves: Ints,
    notes: Ints,
    left: Ints,
    out: Ints,
    parts: Ints,
    floats: Floats,
) -> bool:
    """What each choice is worth in the one world there is, near the end; False if that is too much.

    Whoever is asked for a bomb out of turn knows that the seat in turn has thrown none.
    """
    if not endgame.is_close(world):
        return False
    left[0] = nodes
    out_of_turn = world[s.PHASE] == s.PLAY_PHASE and world[s.TURN] != me
    for choice in range(len(choices)):
        rules.copy(stack[0], world)
        if not _choose(stack[0], me, choices[choice], cards[choice], w, 0.0, out, parts, floats):
            return False
        calm = out_of_turn and choices[choice, 0] == m.PASS
        values[choice] = endgame.solve(stack, moves, notes, me & 1, calm, left, out)
        if left[0] < 0:
            return False
    return True


@jit
def try_choices(
    me: int,
    first: int,
    last: int,
    worlds: Ints,
    choices: Ints,
    cards: Ints,
    alive: Ints,
    w: Floats,
    noise: float,
    own: int,
    other: int,
    target: int,
    values: Floats,
    utilities: Floats,
    st: Ints,
    out: Ints,
    parts: Ints,
    floats: Floats,
) -> None:
    """Make each choice that is still considered in each of these worlds and play the round out.

    ``values`` takes the score of the own side minus the other's, by choice and world; ``utilities`` the same
    or, if there is a target, the chance to win the match from there, in thousandths.
    """
    side = me & 1
    for index in range(first, last):
        for choice in range(len(choices)):
            if not alive[choice]:
                continue
            rules.copy(st, worlds[index])
            _choose(st, me, choices[choice], cards[choice], w, noise, out, parts, floats)
            policy.play_out(st, w, noise, out, parts, floats)
            mine, theirs = st[s.SCORE + side], st[s.SCORE + 1 - side]
            values[choice, index] = mine - theirs
            utilities[choice, index] = mine - theirs
            if target:
                utilities[choice, index] = 1000.0 * chance_to_win(own + mine, other + theirs, target)


@jit
def judge_options(
    st: Ints,
    me: int,
    n: int,
    moves: Ints,
    w: Floats,
    parts: Ints,
    floats: Floats,
    values: Floats,
) -> None:
    """What the rollout player thinks of each of its options, to search the best of them first."""
    odds = floats[: p.ODDS]
    judging.look_round(st, me, w, odds)
    judging.judge(st, me, n, moves, w, parts, floats, values)


ROOM_DECK: Final = 3 * CARDS
