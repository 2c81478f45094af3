"""Solves a position of three men's morris with OpenSpiel's counterfactual regret minimisation.

pip install teahouse[openspiel]
python examples/open_spiel_cfr.py --length 5 --iterations 100
"""

from __future__ import annotations

import argparse

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability, expected_game_score

import teahouse
import teahouse.open_spiel

# Both sides have two in a row, and White is to place its last piece.
POSITION = "O**/*O*/@*@ w p p 2 1 2 1 0 0 0 0 0 0 0 0 3"


def main() -> None:
    """Solves the position and shows what to play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="three-mens-morris")
    parser.add_argument("--fen", default=POSITION)
    parser.add_argument("--length", type=int, default=4, help="a game of so many actions is a draw")
    parser.add_argument("--iterations", type=int, default=50)
    arguments = parser.parse_args()

    print(teahouse.game(arguments.rules).table(arguments.fen))
    game = pyspiel.load_game(
        "teahouse_mill",
        {"rules": arguments.rules, "fen": arguments.fen, "max_length": arguments.length},
    )
    solver = cfr.CFRSolver(game)
    for _ in range(arguments.iterations):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()

    start = game.new_initial_state()
    for action, chance in sorted(policy.action_probabilities(start).items(), key=lambda item: -item[1]):
        print(f"{start.action_to_string(action):>4} {chance:6.1%}")
    value = expected_game_score.policy_value(start, [policy, policy])[0]
    print(f"White expects {value:+.3f}; exploitability {exploitability.exploitability(game, policy):.3f}")


if __name__ == "__main__":
    main()
