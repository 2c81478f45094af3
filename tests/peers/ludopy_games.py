#!/usr/bin/env python3
"""Replay fresh LUDOpy games, and random single moves, through `teahouse uci`, and stop at the first disagreement.

usage: ludopy_games.py BINARY [--games 200] [--moves 200000] [--seed N]

Run it with an interpreter that has LUDOpy 1.5.0 and numpy; OpenCV, which LUDOpy draws with, is not needed.
Exit status: 0 when everything agrees, 1 at the first disagreement, 2 when LUDOpy or the binary cannot be used.
"""
import argparse
import random
import sys
import types

from ludo_records import check, text_of
from uci import Engine

# LUDOpy loads OpenCV for its pictures alone; without them it need not be installed.
pictures = types.ModuleType("ludopy.visualizer")
pictures.make_img_of_board = pictures.save_hist_video = None
sys.modules["ludopy.visualizer"] = pictures
try:
    import numpy
    from ludopy.game import Game
    from ludopy.player import Player
except ImportError as problem:
    print(f"LUDOpy cannot be imported: {problem}", file=sys.stderr)
    sys.exit(2)


def one_game(dice, ghosts):
    """A random game until the first player has finished, as records."""
    game = Game(ghost_players=list(ghosts))
    records = []
    while game.first_winner_was == -1:
        (die, movable, _, _, _, _), seat = game.get_observation()
        before = (text_of(game.get_pieces()[0], ghosts), game.round, game.current_start_attempts)
        piece = int(dice.choice(list(movable))) if len(movable) else -1
        game.answer_observation(piece)
        played = f"p{piece}+{die}" if len(movable) else "pass"
        legal = [f"p{p}+{die}" for p in movable] or ["pass"]
        expected = [text_of(game.get_pieces()[0], ghosts)]
        if game.first_winner_was == -1:
            expected += [str(game.current_player), str(game.round), str(game.current_start_attempts)]
        records.append((f"{before[0]} {seat} {die} {before[1]} {before[2]} 0 -", legal, played, expected))
    return records


def one_move(dice):
    """A random piece, die and board, as a record; positions that no game reaches are welcome."""
    def square():
        return dice.choice([0, 57, dice.randint(1, 56), dice.randint(1, 56), dice.randint(1, 56)])

    while True:
        pieces = [[square() for _ in range(4)] for _ in range(4)]
        if dice.random() < 0.6:
            # Crowd the board, so that pieces meet.
            ring = dice.randint(0, 51)
            for seat in range(4):
                for piece in range(dice.randint(0, 3)):
                    pieces[seat][piece] = (ring + dice.randint(0, 7) - 13 * seat) % 52 + 1
        if all(any(p != 57 for p in own) for own in pieces):
            break
    seat, die = dice.randrange(4), dice.randint(1, 6)
    player = Player()
    player.set_pieces(numpy.array(pieces[seat]))
    movable = list(player.get_pieces_that_can_move(die))
    legal = [f"p{p}+{die}" for p in movable] or ["pass"]
    fen = f"{text_of(pieces)} {seat} {die} 9 0 0 -"
    if not movable:
        return fen, legal, "pass", [text_of(pieces)]
    piece = int(dice.choice(movable))
    order = [(seat + further) % 4 for further in (1, 2, 3)]
    enemies = player.move_piece(piece, die, [numpy.array(pieces[other]) for other in order])
    after = [list(own) for own in pieces]
    after[seat] = list(player.get_pieces())
    for other, own in zip(order, enemies):
        after[other] = list(own)
    return fen, legal, f"p{piece}+{die}", [text_of(after)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("binary")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--moves", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(2**32))
    arguments = parser.parse_args()
    print(f"seed {arguments.seed}")
    dice = random.Random(arguments.seed)
    numpy.random.seed(arguments.seed)
    engine = Engine(arguments.binary, "ludopy")
    plies = 0
    for index in range(arguments.games):
        records = one_game(dice, (1, 3) if index % 4 == 3 else ())
        plies += len(records)
        for start in range(0, len(records), 100):
            check(engine, f"game {index}", records[start : start + 100])
    print(f"{arguments.games} games, {plies} plies agree")
    for start in range(0, arguments.moves, 200):
        check(engine, "single moves", [one_move(dice) for _ in range(min(200, arguments.moves - start))])
    print(f"{arguments.moves} single moves agree")


main()
