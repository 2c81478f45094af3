"""Plays random games with OpenSpiel's nine_mens_morris and checks that Teahouse agrees, move by move.

The two rule sets coincide except in how they end a game that goes on and on: OpenSpiel stops after 200 turns, Teahouse
counts plies and repetitions. Both kinds of draw are switched off or left out of the comparison.
"""

import argparse
import random

import pyspiel

from uci import Engine

# OpenSpiel numbers the points row by row from the top left.
POINTS = "a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1".split()


def our_move(state, action):
    """OpenSpiel's action in Teahouse's notation."""
    words = state.action_to_string(state.current_player(), action).split()
    if words[0] == "Move":
        return f"{POINTS[int(words[1])]}-{POINTS[int(words[3])]}"
    point = int(words[1])
    # A point that is taken can only be captured.
    is_taken = board_of(state)[point] != "."
    return ("x" if is_taken else "") + POINTS[point]


def board_of(state):
    """The 24 points of OpenSpiel's drawing, row by row."""
    drawing = str(state).split("\n\n")[0]
    return [c for c in drawing if c in ".WB"]


def compare_one_game(engine, game, chooser):
    state = game.new_initial_state()
    fen, legal, over = engine.look("startpos")
    plies = 0
    while not state.is_terminal():
        moves = {our_move(state, action): action for action in state.legal_actions()}
        if sorted(moves) != sorted(legal):
            raise SystemExit(f"{fen}\n{state}\nlegal {sorted(legal)} but OpenSpiel has {sorted(moves)}")
        text = chooser.choice(sorted(moves))
        state.apply_action(moves[text])
        fen, legal, over = engine.look(f"fen {fen}", [text])
        plies += 1
    winner = {1.0: "white", -1.0: "black", 0.0: None}[state.returns()[0]]
    if winner is not None and winner != over:
        raise SystemExit(f"{fen}: ends {over}, but OpenSpiel says {winner}\n{state}")
    if winner is None and over is not None:
        raise SystemExit(f"{fen}: ends {over}, but OpenSpiel goes on\n{state}")
    return plies


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("binary")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    engine = Engine(arguments.binary, "nine-mens-morris", n_move_rule=0, endgame_n_move_rule=0, threefold_repetition_rule="false")
    game = pyspiel.load_game("nine_mens_morris")
    chooser = random.Random(arguments.seed)
    plies = sum(compare_one_game(engine, game, chooser) for _ in range(arguments.games))
    print(f"OpenSpiel's nine_mens_morris agrees over {arguments.games} games, {plies} plies")


main()
