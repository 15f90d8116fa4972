"""Puzzles: positions in which one action is clearly best, from solved endings and from reviewed games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from tichu.bots.simple import GreedyBot
from tichu.core.actions import Action, Give, Pass, Play, Take, Tichu, Withdraw
from tichu.core.cards import DOG, DRAGON, PHOENIX, cards_name
from tichu.core.round import Round
from tichu.core.teams import team_of
from tichu.kernel import bridge
from tichu.review.decisions import is_bomb
from tichu.review.endgame import Solution, SolvedMove, Solver, TooManyPositions, can_solve, same_play
from tichu.review.judging import Judge, Judgement

MAX_CARDS: Final = 13
MIN_CARDS: Final = 5
MIN_MOVES: Final = 3
MIN_MARGIN_POINTS: Final = 10
"""Points by which the best action of a solved ending beats the next."""
MIN_COST_POINTS: Final = 30.0
MIN_COST_ERRORS: Final = 6.0
"""Cost of the action taken, in points and in standard errors, for a puzzle from a reviewed game."""
MAX_PUZZLE_NODES: Final = 4_000
"""Maximum positions in a solved ending, so that people can follow it."""


class Finder:
    """Finds puzzles in positions."""

    def __init__(self, *, max_nodes: int = MAX_PUZZLE_NODES, hard: bool = False) -> None:
        self.solver = Solver(max_nodes)
        self.greedy = GreedyBot(1)
        self.hard = hard
        """Keep only positions in which the greedy bot's move is wrong."""

    def endgame(self, round_: Round) -> dict[str, Any] | None:
        """Return the puzzle in an ending, if there is one."""
        held = sum(map(len, round_.hands))
        if held < MIN_CARDS or not can_solve(round_, MAX_CARDS):
            return None
        seat = round_.turn
        assert seat is not None
        if len(different_actions(round_, seat)) < (2 if round_.phase == "take" else MIN_MOVES):
            return None
        try:
            solution = self.solver.solve(round_)
        except TooManyPositions:
            return None
        if len(solution.moves) < 2 or solution.margin < MIN_MARGIN_POINTS:
            return None
        first = self.greedy.decide(round_.view(seat))
        if self.hard and same_play(round_, first, solution.moves[0].move):
            return None
        return self._told(round_, solution, first)

    def _told(self, round_: Round, solution: Solution, first: Action) -> dict[str, Any]:
        best = solution.moves[0]
        seat = solution.seat
        trap = next(
            (line for line in solution.moves[1:] if same_play(round_, first, line.move)), solution.moves[1]
        )
        line = self.solver.best_line(round_, best)
        return {
            "kind": "endgame",
            "theme": theme_of(round_, seat, best.action),
            "seat": seat,
            "position": position_data(round_),
            "combos": table_combos(round_),
            "solutions": [action.to_json() for action in ways(round_, seat, best)],
            "options": {
                key_of(action): line.value for line in solution.moves for action in ways(round_, seat, line)
            },
            "value": best.value,
            "next": solution.moves[1].value,
            "trap": {"action": trap.action.to_json(), "value": trap.value},
            "line": [{"seat": who, "action": action.to_json()} for who, action in line],
            "nodes": solution.nodes,
            "explanation": explanation(best, trap),
        }


def key_of(action: Action) -> str:
    """Return a short key for an action: its cards, ``pass``, or ``give:1``."""
    if isinstance(action, Play):
        return cards_name(sorted(action.cards))
    return f"give:{action.to}" if isinstance(action, Give) else action.type


def table_combos(round_: Round) -> list[dict[str, Any]]:
    """The combinations in the trick."""
    return [{**played.combo.to_json(), "bomb": played.combo.is_bomb} for played in round_.trick]


def _judged(round_: Round, seat: int, judgement: Judgement) -> dict[str, int | None]:
    """Value of every legal action, None if it was not examined."""
    found: dict[str, int | None] = {
        key_of(action): None
        for action in round_.legal_actions(seat)
        if not isinstance(action, Tichu | Withdraw)
    }
    for option in judgement.options:
        move = int(bridge.moves_of(round_, option.action)[0][0])
        for action in ways(round_, seat, SolvedMove(option.action, move, 0)):
            found[key_of(action)] = round(option.mean)
    return found


def explanation(best: SolvedMove, trap: SolvedMove) -> str:
    """Explain the solution in one sentence."""
    return (
        f"With perfect play on all sides, {_words(best.action)} scores {_signed(best.value)}; "
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
    """Return the theme of the puzzle."""
    if isinstance(action, Give):
        return "gift"
    if round_.wish is not None and isinstance(action, Play | Pass) and _can_fulfil(round_, seat):
        return "wish"
    if isinstance(action, Play) and is_bomb(round_, action):
        return "bomb"
    partner_holds = round_.top is not None and team_of(round_.top.seat) == team_of(seat)
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


def _can_fulfil(round_: Round, seat: int) -> bool:
    """Whether the seat holds the wished rank, so that the wish matters to it."""
    return any(card >> 2 == round_.wish for card in round_.hands[seat])


def position_data(round_: Round) -> dict[str, Any]:
    """The position without fields that no longer matter."""
    data = round_.state_json()
    for key in ("given", "stock", "dealer", "answered", "just_called", "faceup"):
        data.pop(key, None)
    return data


def different_actions(round_: Round, seat: int) -> set[object]:
    """The legal actions, ignoring suits and calls."""
    return {
        action.pattern if isinstance(action, Play) else action
        for action in round_.legal_actions(seat)
        if not isinstance(action, Tichu | Withdraw | Take)
    }


def ways(round_: Round, seat: int, solved: SolvedMove) -> list[Action]:
    """Every action that is this move, in any suits."""
    return [action for action in round_.legal_actions(seat) if same_play(round_, action, solved.move)]


# -- puzzles from reviewed games -----------------------------------------------------------------------------


def margin_puzzle(judgement: Judgement, judge: Judge, seed: int) -> dict[str, Any] | None:
    """Return the puzzle in a clearly wrong decision, judged by what the seat could know."""
    decision = judgement.decision
    if decision.part != "play" or decision.kind == "bomb" or not judgement.real:
        return None
    if judgement.cost < MIN_COST_POINTS or judgement.cost < MIN_COST_ERRORS * judgement.error:
        return None
    better = judgement.best.action
    if not isinstance(better, Play | Pass | Give) or decision.before.turn != decision.seat:
        return None
    again = judge.judge(decision._replace(action=better), seed)
    rest = [option for option in again.options[1:] if option.worlds >= again.taken.worlds // 4]
    if not rest or any(again.taken.mean - option.mean < MIN_COST_POINTS / 2 for option in rest):
        return None
    round_, seat = decision.before, decision.seat
    move, wrong = (int(bridge.moves_of(round_, action)[0][0]) for action in (better, decision.action))
    if move == wrong:  # only the wish differs
        return None
    solutions = ways(round_, seat, SolvedMove(better, move, 0))
    value, trap = round(judgement.best.mean), round(judgement.taken.mean)
    options = _judged(round_, seat, again)
    options |= {key_of(action): trap for action in ways(round_, seat, SolvedMove(decision.action, wrong, 0))}
    solved = {key_of(action): value for action in solutions}
    others = [worth for key, worth in options.items() if worth is not None and key not in solved]
    options |= solved
    return {
        "kind": "margin",
        "theme": theme_of(round_, seat, better),
        "seat": seat,
        "position": position_data(round_),
        "combos": table_combos(round_),
        "solutions": [action.to_json() for action in solutions],
        "options": options,
        "value": value,
        "next": max(others),
        "trap": {"action": decision.action.to_json(), "value": trap},
        "line": [],
        "nodes": 0,
        "explanation": f"In {judgement.best.worlds} sampled deals {_words(better)} scores {_signed(value)} "
        f"on average; {_words(decision.action)} only {_signed(trap)}.",
    }


# -- puzzles from many positions -----------------------------------------------------------------------------


def puzzles_of(rounds: Sequence[Round], finder: Finder) -> Iterator[dict[str, Any]]:
    """Yield at most one puzzle per round: the one with the most cards."""
    for round_ in rounds:
        found = finder.endgame(round_)
        if found is not None:
            yield found
            return
