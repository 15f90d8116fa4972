"""Value of choices: each is made in each sampled world, and the round is played out or solved."""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from tichu.bots.shark import endgame, policy
from tichu.bots.shark.evaluation import estimate_seat_odds, evaluate
from tichu.bots.shark.player import RolloutPlayer
from tichu.bots.shark.workspace import Workspace
from tichu.kernel import moves as m
from tichu.kernel import rules
from tichu.kernel import state as s
from tichu.kernel.jit import Floats, Ints, jit

MAX_STEPS: Final = 6
"""Maximum moves of a choice: a gift to each of up to five others, or a call before it."""
NOISE: Final = 0.25
"""How far the values of the rollout player vary at random, in leads."""
POINTS_PER_ROUND: Final = 105.0
"""Points that the leading side adds to its score in a round, on average."""
SPREAD: Final = 214.0
"""Standard deviation of the margin of a round."""


class ChoiceArrays(NamedTuple):
    """Choices of a seat as arrays, one row each."""

    seat: int
    moves: Ints
    """Up to ``MAX_STEPS`` moves of each choice, then -1."""
    cards: Ints
    """Cards of the play among them, or 0."""


class Trials(NamedTuple):
    """Results of choices in sampled worlds."""

    choices: ChoiceArrays
    alive: Ints
    """Whether each choice is still tried."""
    standing: tuple[int, int, int]
    """Match score of the seat's side and of the other, and the target; three zeros to play for points."""
    points: Floats
    """Margin of the seat's side, by choice and world."""
    worth: Floats
    """The same or, near the end of a match, the chance of winning it, in thousandths."""


@jit
def chance_to_win(own: int, other: int, target: int) -> float:
    """Chance of winning a match at this score, between sides of equal strength."""
    ahead = own - other
    if own >= target or other >= target:
        return 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
    rounds = max(1.0, (target - max(own, other)) / POINTS_PER_ROUND)
    return 1.0 / (1.0 + exp(-1.702 * ahead / (SPREAD * rounds**0.5)))


@jit
def _make_choice(st: Ints, choices: ChoiceArrays, choice: int, noise: float, player: RolloutPlayer) -> bool:
    """Make the moves of a choice; False if others had to decide something in between."""
    me, steps, cards = choices.seat, choices.moves[choice], choices.cards[choice]
    alone = True
    for step in range(MAX_STEPS):
        move = steps[step]
        if move < 0 or st[s.PHASE] == s.OVER:
            break
        kind = move >> 16
        if kind == m.MAKE_WISH:
            while st[s.HELD] >= 0:  # others may bomb the trick before the Mah Jong is played on it
                alone = False
                rules.answer(st, policy.decide(st, noise, player), 0, player.moves)
            if st[s.PHASE] != s.WISH_PHASE:
                break
        phase = st[s.PHASE]
        in_turn = st[s.TURN] == me or (phase != s.PLAY_PHASE and phase != s.TAKE_PHASE)
        if phase == s.GRAND_PHASE or phase == s.EXCHANGE_PHASE or kind == m.CALL_TICHU:
            rules.apply(st, me, move, 0, player.moves)
        elif in_turn:
            rules.answer(st, move, cards, player.moves)
        elif kind != m.PASS:
            rules.throw(st, me, move, cards, player.moves)
    return alone


@jit
def solve_choices(choices: ChoiceArrays, nodes: int, values: Floats, space: Workspace) -> bool:
    """Solve each choice in the first world exactly; False if the ending is too long.

    At most ``nodes`` positions are searched. A seat that is asked for a bomb out of turn knows that the seat
    in turn does not bomb.
    """
    ending, world, me = space.ending, space.worlds[0], choices.seat
    if not endgame.is_close(world):
        return False
    ending.left[0] = nodes
    out_of_turn = world[s.PHASE] == s.PLAY_PHASE and world[s.TURN] != me
    for choice in range(len(choices.cards)):
        first = ending.states[0]
        rules.copy(first, world)
        if not _make_choice(first, choices, choice, 0.0, space.player):
            return False
        no_bomb = out_of_turn and choices.moves[choice, 0] == m.PASS
        values[choice] = endgame.solve(ending, me & 1, no_bomb, space.player.moves)
        if ending.left[0] < 0:
            return False
    return True


@jit
def try_choices(trials: Trials, first: int, last: int, space: Workspace) -> None:
    """Make each living choice in each of these worlds and play the round out."""
    choices, st = trials.choices, space.st
    side = choices.seat & 1
    own, other, target = trials.standing
    for index in range(first, last):
        for choice in range(len(choices.cards)):
            if not trials.alive[choice]:
                continue
            rules.copy(st, space.worlds[index])
            _make_choice(st, choices, choice, NOISE, space.player)
            policy.play_out(st, NOISE, space.player)
            mine, theirs = st[s.SCORE + side], st[s.SCORE + 1 - side]
            trials.points[choice, index] = mine - theirs
            trials.worth[choice, index] = mine - theirs
            if target:
                trials.worth[choice, index] = 1000.0 * chance_to_win(own + mine, other + theirs, target)


@jit
def evaluate_moves(st: Ints, seat: int, moves: Ints, player: RolloutPlayer) -> None:
    """Evaluate moves as the rollout player does; the values are in ``player.values``."""
    estimate_seat_odds(st, seat, player.plan)
    evaluate(st, seat, moves, player)
