"""Value of choices in a game of ranks: each is made in each sampled world and played out."""

from __future__ import annotations

from typing import Final, NamedTuple

from tichu.bots.shark.ranks import endgame, policy, rules
from tichu.bots.shark.ranks import state as s
from tichu.bots.shark.ranks.hands import TakenCards
from tichu.bots.shark.ranks.planning import RankPlayer
from tichu.bots.shark.ranks.rules import copy
from tichu.bots.shark.ranks.sampling import HiddenHands, RankSpace, sample_world
from tichu.kernel import moves as m
from tichu.kernel.cards import MAHJONG
from tichu.kernel.jit import Floats, Ints, jit

NOISE: Final = 0.25
"""How far the values of the rollout player vary at random, in leads."""
FIRST_POINTS: Final = 100.0
"""Place points of the first; the last has none."""


class RankChoices(NamedTuple):
    """Choices of a seat as arrays."""

    seat: int
    moves: Ints
    once: Ints
    """Cards of the play."""
    twice: Ints
    """Cards of which both copies are played."""
    wishes: Ints
    gifts: Ints
    """Cards returned in the exchange, seven bits each, plus one; 0 in play."""


@jit
def _start_play(st: Ints, hidden: HiddenHands, me: int, gift: int, player: RankPlayer) -> None:
    """Exchange cards and let the Mah Jong lead."""
    for at in range(len(hidden.gifts)):
        upper, lower, count = hidden.gifts[at]
        policy.exchange(st, upper, lower, count, gift if upper == me else 0, player)
    for seat in range(st[s.SEATS]):
        if st[s.ONCE + seat] & MAHJONG:
            st[s.TURN] = seat


@jit
def _make(st: Ints, choices: RankChoices, choice: int) -> None:
    """Make a play, or pass in turn or out of turn."""
    me, move = choices.seat, choices.moves[choice]
    if move != m.PASS:
        rules.play_cards(st, me, move, TakenCards(choices.once[choice], choices.twice[choice]))
        if policy.has_mahjong(move):
            st[s.WISH] = choices.wishes[choice]
    elif st[s.TURN] == me:
        rules.pass_turn(st)
    elif st[s.TURN] == st[s.OWNER] and st[s.KIND]:
        rules.take_trick(st)


@jit
def try_choices(
    hidden: HiddenHands, choices: RankChoices, alive: Ints, points: Floats, count: int, space: RankSpace
) -> None:
    """Make each living choice in this many new worlds and play out; ``points`` takes the place points."""
    st, me = space.st, choices.seat
    exchanging = choices.gifts[0] != 0
    for index in range(count):
        sample_world(hidden, not exchanging, space)
        for choice in range(len(choices.moves)):
            if not alive[choice]:
                continue
            copy(st, space.world)
            if exchanging:
                _start_play(st, hidden, me, choices.gifts[choice], space.player)
            else:
                _make(st, choices, choice)
            policy.play_out(st, me, NOISE, space.player)
            seats = st[s.SEATS]
            place = st[s.PLACE + me] if st[s.PLACE + me] else seats
            points[choice, index] = FIRST_POINTS * (seats - place) / (seats - 1)


@jit
def solve_choices(
    hidden: HiddenHands, choices: RankChoices, nodes: int, points: Floats, space: RankSpace
) -> bool:
    """Solve each choice of an ending between two seats; False if it takes too long."""
    ending, me = space.ending, choices.seat
    sample_world(hidden, True, space)
    ending.left[0] = nodes
    for choice in range(len(choices.moves)):
        st = ending.states[0]
        copy(st, space.world)
        _make(st, choices, choice)
        first = endgame.goes_out_first(ending, me, space.player.moves)
        if first == endgame.UNKNOWN:
            return False
        seats = st[s.SEATS]
        points[choice] = FIRST_POINTS * first / (seats - 1)
    return True
