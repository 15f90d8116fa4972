"""Positions in which one action is clearly best: ends that are worked out, and wide margins elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import numpy as np

from tichu.bots.shark import policy
from tichu.bots.simple import GreedyBot
from tichu.core.actions import Action, Give, Pass, Play, Take, Tichu, Withdraw
from tichu.core.cards import DOG, DRAGON, PHOENIX, cards_name
from tichu.core.game import Game
from tichu.core.round import Round
from tichu.kernel import bridge, rules
from tichu.kernel import state as s
from tichu.review.endgame import Line, Solution, Solver, TooLong, can_solve, same_play
from tichu.review.judging import Judge, Level, Verdict

MOST_CARDS: Final = 13
FEWEST_CARDS: Final = 5
FEWEST_MOVES: Final = 3
MARGIN: Final = 10
"""In a worked-out end the best action brings at least so many points more than the next."""
WIDE: Final = 30.0
SURE: Final = 6.0
"""Elsewhere it is so many points better than what was played, and so many standard errors."""
SMALL: Final = 4_000
"""Ends with more positions than this are left out: a reader should be able to follow."""

_NOTHING: Final = Level(1, 1, 1, 1, 1)


class Finder:
    """Looks at positions and keeps those that make a puzzle."""

    def __init__(self, *, most_nodes: int = SMALL, hard: bool = False) -> None:
        self.solver = Solver(most_nodes)
        self.greedy = GreedyBot(1)
        self.hard = hard
        """Only positions in which the first thought is wrong."""

    def endgame(self, round_: Round) -> dict[str, Any] | None:
        """The puzzle in an end with open cards, if there is one."""
        held = sum(map(len, round_.hands))
        if held < FEWEST_CARDS or not can_solve(round_, MOST_CARDS):
            return None
        seat = round_.turn
        assert seat is not None
        if len(_different(round_, seat)) < (2 if round_.phase == "take" else FEWEST_MOVES):
            return None
        try:
            solution = self.solver.solve(round_)
        except TooLong:
            return None
        if len(solution.lines) < 2 or solution.margin < MARGIN:
            return None
        first = self.greedy.decide(round_.view(seat))
        if self.hard and same_play(round_, first, solution.lines[0].move):
            return None
        return self._told(round_, solution, first)

    def _told(self, round_: Round, solution: Solution, first: Action) -> dict[str, Any]:
        best = solution.lines[0]
        seat = solution.seat
        trap = next(
            (line for line in solution.lines[1:] if same_play(round_, first, line.move)), solution.lines[1]
        )
        line = self.solver.best_line(round_, best)
        return {
            "kind": "endgame",
            "theme": theme_of(round_, seat, best.action),
            "seat": seat,
            "position": _position(round_),
            "combos": _combos(round_),
            "solutions": [action.to_json() for action in _ways(round_, seat, best)],
            "options": {
                key_of(action): line.value for line in solution.lines for action in _ways(round_, seat, line)
            },
            "value": best.value,
            "next": solution.lines[1].value,
            "trap": {"action": trap.action.to_json(), "value": trap.value},
            "line": [{"seat": who, "action": action.to_json()} for who, action in line],
            "nodes": solution.nodes,
            "explanation": explanation(best, trap),
        }


def key_of(action: Action) -> str:
    """A short name for an action: its cards, ``pass``, or ``give:1``."""
    if isinstance(action, Play):
        return cards_name(sorted(action.cards))
    return f"give:{action.to}" if isinstance(action, Give) else action.type


def _combos(round_: Round) -> list[dict[str, Any]]:
    """What lies on the table, named."""
    return [{**played.combo.to_json(), "bomb": played.combo.is_bomb} for played in round_.trick]


def _judged(round_: Round, seat: int, verdict: Verdict) -> dict[str, int | None]:
    """What every legal action brings, as far as it was looked at."""
    found: dict[str, int | None] = {
        key_of(action): None
        for action in round_.legal_actions(seat)
        if not isinstance(action, Tichu | Withdraw)
    }
    for option in verdict.options:
        move = int(bridge.moves_of(round_, option.action)[0][0])
        for action in _ways(round_, seat, Line(option.action, move, 0)):
            found[key_of(action)] = round(option.mean)
    return found


def explanation(best: Line, trap: Line) -> str:
    """Why, in a sentence."""
    return (
        f"With the best play of all, {_words(best.action)} brings {_signed(best.value)}; "
        f"{_words(trap.action)} only {_signed(trap.value)}."
    )


def _signed(value: int) -> str:
    return f"{value:+d} points"


def _words(action: Action) -> str:
    if isinstance(action, Play):
        return cards_name(action.cards)
    if isinstance(action, Give):
        return f"the trick to seat {action.to}"
    return "passing" if isinstance(action, Pass) else action.type


def theme_of(round_: Round, seat: int, action: Action) -> str:
    """What the puzzle is about."""
    if isinstance(action, Give):
        return "gift"
    partner_holds = round_.top is not None and (round_.top.seat - seat) % 2 == 0
    if isinstance(action, Pass):
        return "let-partner" if partner_holds else "hold-back"
    assert isinstance(action, Play)
    if action.cards == (DOG,):
        return "dog"
    if partner_holds and round_.top is not None and round_.top.combo.cards != (DOG,):
        return "overtake"
    if PHOENIX in action.cards:
        return "phoenix"
    if action.cards == (DRAGON,):
        return "dragon"
    if round_.trick:
        return "win"
    return "lead-single" if len(action.cards) == 1 else "lead-many"


def _position(round_: Round) -> dict[str, Any]:
    """The position without what nobody needs to know any more."""
    data = round_.to_json()
    for key in ("given", "stock", "dealer", "answered", "just_called", "faceup"):
        data.pop(key, None)
    return data


def _different(round_: Round, seat: int) -> set[object]:
    """What can be done, suits and calls aside."""
    return {
        tuple(card >> 2 for card in action.cards) if isinstance(action, Play) else action
        for action in round_.legal_actions(seat)
        if not isinstance(action, Tichu | Withdraw | Take)
    }


def _ways(round_: Round, seat: int, line: Line) -> list[Action]:
    """Every action that is this move, in whatever suits."""
    return [action for action in round_.legal_actions(seat) if same_play(round_, action, line.move)]


# -- wide margins --------------------------------------------------------------------------------------------


def margin_puzzle(verdict: Verdict, judge: Judge, seed: int) -> dict[str, Any] | None:
    """The puzzle in a decision that went clearly wrong: what was better, as far as the seat could know."""
    moment = verdict.moment
    if moment.part != "play" or moment.kind == "bomb" or not verdict.real:
        return None
    if verdict.cost < WIDE or verdict.cost < SURE * verdict.error:
        return None
    better = verdict.best.action
    if not isinstance(better, Play | Pass | Give) or moment.before.turn != moment.seat:
        return None
    again = judge.judge(moment._replace(action=better), seed)
    rest = [option for option in again.options[1:] if option.worlds >= again.taken.worlds // 4]
    if not rest or any(again.taken.mean - option.mean < WIDE / 2 for option in rest):
        return None
    round_, seat = moment.before, moment.seat
    move, wrong = (int(bridge.moves_of(round_, action)[0][0]) for action in (better, moment.action))
    if move == wrong:  # only another wish is better
        return None
    ways = _ways(round_, seat, Line(better, move, 0))
    value, trap = round(verdict.best.mean), round(verdict.taken.mean)
    options = _judged(round_, seat, again)
    options |= {key_of(action): trap for action in _ways(round_, seat, Line(moment.action, wrong, 0))}
    solved = {key_of(action): value for action in ways}
    others = [worth for key, worth in options.items() if worth is not None and key not in solved]
    options |= solved
    return {
        "kind": "margin",
        "theme": theme_of(round_, seat, better),
        "seat": seat,
        "position": _position(round_),
        "combos": _combos(round_),
        "solutions": [action.to_json() for action in ways],
        "options": options,
        "value": value,
        "next": max(others),
        "trap": {"action": moment.action.to_json(), "value": trap},
        "line": [],
        "nodes": 0,
        "explanation": f"In {verdict.best.worlds} imagined deals {_words(better)} brings {_signed(value)} on "
        f"average; {_words(moment.action)} only {_signed(trap)}.",
    }


# -- games to look at ----------------------------------------------------------------------------------------


def own_games(seed: int, rounds: int, noise: float = 0.3) -> Iterator[list[Round]]:
    """Rounds that the searching player's rollout player plays against itself: their last positions."""
    game = Game.of("nanjing")
    st = np.array(bridge.table_of(game), np.int64)
    st[s.RNG] = seed & 0xFFFFFFFF or 1
    judge = Judge(_NOTHING)
    room, deck = judge.room, s.new_buffer(56)
    for _ in range(rounds):
        rules.deal(st, deck)
        ends: list[Round] = []
        while st[s.PHASE] != s.OVER:
            held = sum(int(st[s.HAND + seat]).bit_count() for seat in range(4))
            asked = int(rules.asked(st))
            if st[s.PHASE] in (s.PLAY_PHASE, s.TAKE_PHASE) and held <= MOST_CARDS and asked == st[s.TURN]:
                ends.append(bridge.round_of(st, game))
            move = policy.decide(st, room.weights, noise, room.out, room.parts, room.floats)
            rules.answer(st, move, 0, room.out)
        yield ends


def puzzles_of(rounds: Sequence[Round], finder: Finder) -> Iterator[dict[str, Any]]:
    """At most one puzzle of a round: the one with the most cards."""
    for round_ in rounds:
        found = finder.endgame(round_)
        if found is not None:
            yield found
            return
