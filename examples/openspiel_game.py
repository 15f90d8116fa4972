"""Load Tichu in OpenSpiel, deal, and let OpenSpiel's tree search choose an action.

python examples/openspiel_game.py
"""

from __future__ import annotations

import random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import tichu.envs.openspiel  # noqa: F401 - registers the game


def main() -> None:
    """Print a deal, the information state of seat 0, and the choice of a search."""
    rng = random.Random(3)
    game = pyspiel.load_game("tichu", {"variant": "nanjing", "edition": "fata-morgana"})
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    print(game)
    print(state.information_state_string(0))
    seat = state.current_player()
    print(f"seat {seat} can:", [state.action_to_string(seat, action) for action in state.legal_actions()])
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 100.0, 20, evaluator, random_state=np.random.RandomState(1))
    print("a tree search that sees all cards:", state.action_to_string(seat, bot.step(state)))


if __name__ == "__main__":
    main()
