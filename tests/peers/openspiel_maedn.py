#!/usr/bin/env python3
"""Replay random games of OpenSpiel's `maedn` through `teahouse uci`, and stop at the first disagreement.

usage: openspiel_maedn.py BINARY [--games 300] [--seed N]

The rules coincide with `mensch` where that has one try only and lets pieces be passed among the goal slots: OpenSpiel
gives no three tries to a player with no piece on the board, and does not look at what a piece passes on its way.
Run it with an interpreter that has OpenSpiel. Exit status: 0 when everything agrees, 1 at the first
disagreement, 2 when OpenSpiel or the binary cannot be used.
"""
import argparse
import random
import sys

from ludo_records import check, disagree, text_of
from uci import Engine

try:
    import pyspiel
except ImportError as problem:
    print(f"OpenSpiel cannot be imported: {problem}", file=sys.stderr)
    sys.exit(2)

PASS, BRING_IN, FIRST_FIELD = 0, 1, 2
OPTIONS = {"tries_when_all_home": 1, "lane__passing": "true"}


def squares(state, players, seats):
    """Own squares of every seat's pieces, sorted, as OpenSpiel's observation of player 0 has them."""
    tensor = state.observation_tensor(0)
    own = {seat: [0] * int(tensor[4 * 56 + player]) for player, seat in enumerate(seats)}
    for field in range(56):
        colours = tensor[4 * field : 4 * field + 4]
        if 1.0 in colours:
            seat = seats[colours.index(1.0)]
            ring = field < 40
            own[seat].append((field - 10 * seat) % 40 + 1 if ring else 41 + (field - 40) % 4)
    return {seat: sorted(pieces) for seat, pieces in own.items()}


def one_game(game, players, dice):
    seats = [0, 2] if players == 2 else list(range(players))
    ghosts = [seat for seat in range(4) if seat not in seats]
    state = game.new_initial_state()
    pieces = [[0, 0, 0, 0] for _ in range(4)]
    records = []
    while not state.is_terminal():
        die = dice.randint(1, 6)
        state.apply_action(die - 1)
        seat = seats[state.current_player()]
        if records:
            records[-1][3].append(str(seat))
        own = pieces[seat]
        legal, choices = [], {}
        for action in state.legal_actions():
            if action == PASS:
                legal.append("pass")
                continue
            square = 0 if action == BRING_IN else action - FIRST_FIELD + 1
            movable = [piece for piece in range(4) if own[piece] == square]
            legal += [f"p{piece}+{die}" for piece in movable]
            choices[action] = dice.choice(movable)
        action = dice.choice(state.legal_actions())
        fen = f"{text_of(pieces, ghosts)} {seat} {die} 9 0 0 -"
        played = "pass" if action == PASS else f"p{choices[action]}+{die}"
        state.apply_action(action)
        after = squares(state, players, seats)
        if action != PASS:
            own[choices[action]] = 1 if action == BRING_IN else own[choices[action]] + die
            for other in seats:
                gone = [piece for piece in range(4) if pieces[other][piece] not in after[other]]
                for piece in gone:
                    pieces[other][piece] = 0
        for other in seats:
            if sorted(pieces[other]) != after[other]:
                disagree("bookkeeping", fen, played, after[other], pieces[other])
        records.append((fen, legal, played, [text_of(pieces, ghosts)]))
    return records


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("binary")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(2**32))
    arguments = parser.parse_args()
    print(f"seed {arguments.seed}")
    dice = random.Random(arguments.seed)
    engine = Engine(arguments.binary, "mensch", **OPTIONS)
    plies = 0
    for index in range(arguments.games):
        players = 2 + index % 3
        records = one_game(pyspiel.load_game(f"maedn(players={players})"), players, dice)
        plies += len(records)
        for start in range(0, len(records), 100):
            check(engine, f"game {index}", records[start : start + 100])
    print(f"{arguments.games} games, {plies} plies agree")


main()
