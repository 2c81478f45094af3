"""Measures Teahouse on one core beside public engines on the same machine in the same run, and prints a table.

usage: bench/compare.py [--seconds S] [--only nardi|mill|ludo]
"""

import argparse
import random
import re
import shutil
import subprocess
import sys
import time


def cargo_bench(package, bench, *arguments):
    """What one of our benchmarks prints."""
    command = ["cargo", "bench", "--quiet", "--package", package, "--bench", bench, "--", *arguments]
    return subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE).stdout


def figure(text, pattern):
    """The number that a pattern captures in a benchmark's text; `M` after it means millions."""
    match = re.search(pattern, text)
    if not match:
        raise SystemExit(f"no figure matches {pattern!r} in:\n{text}")
    return float(match[1]) * (1e6 if match[0].endswith(" M ") else 1)


def repeat_for(seconds, play_one):
    """Calls play_one, which returns a count, for this many seconds of CPU time; returns (games per second, counts per second)."""
    games = count = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        count += play_one()
        games += 1
    passed = time.process_time() - start
    return games / passed, count / passed


def open_spiel_random(name, seconds):
    """Random play of an OpenSpiel game from Python: (games/s, decisions/s)."""
    import pyspiel

    game = pyspiel.load_game(name)
    chooser = random.Random(1)

    def play_one():
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(chooser.choices(outcomes, weights)[0])
            else:
                state.apply_action(chooser.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return repeat_for(seconds, play_one)


def ludopy_random(seconds):
    """Random play of four in LUDOpy until the first has finished: (games/s, rolls/s)."""
    import ludopy
    import numpy

    numpy.random.seed(1)

    def play_one():
        game, rolls, won = ludopy.Game(), 0, False
        while not won:
            (_, pieces, _, _, _, won), _ = game.get_observation()
            piece = int(numpy.random.choice(pieces)) if len(pieces) else -1
            _, _, _, _, _, won = game.answer_observation(piece)
            rolls += 1
        return rolls

    return repeat_for(seconds, play_one)


def instructions_per_generation(count=20_000):
    """Instructions of one whole-turn generation, counted by callgrind; they do not vary with the machine's load."""
    if not shutil.which("valgrind"):
        return None
    built = subprocess.run(
        ["cargo", "bench", "--quiet", "--package", "teahouse-nardi", "--bench", "turns", "--no-run", "--message-format=json"],
        check=True, text=True, stdout=subprocess.PIPE).stdout
    binary = re.findall(r'"executable":"([^"]*turns[^"]*)"', built)[-1]
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", "--toggle-collect=*fixed_generations*", binary, "--fixed", str(count)],
        text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    match = re.search(r"Collected : (\d+)", run.stderr)
    return int(match[1]) / count if match else None


def nardi(seconds):
    ours = cargo_bench("teahouse-nardi", "turns", "--seconds", str(seconds))
    games, decisions = open_spiel_random("backgammon", seconds)
    yield "Nardi: whole-turn generations/s", figure(ours, r"whole-turn generations/s +(\d+)"), None, None
    yield "Nardi: random decisions/s", figure(ours, r"random turns/s +(\d+)"), "OpenSpiel backgammon, random decisions/s", decisions
    yield "Nardi: random games/s", figure(ours, r"random games/s +(\d+)"), "OpenSpiel backgammon, random games/s", games
    if count := instructions_per_generation():
        yield "Nardi: instructions per generation (callgrind)", count, None, None


def mill(seconds):
    ours = cargo_bench("teahouse-mill", "mill")
    games, plies = open_spiel_random("nine_mens_morris", seconds)
    yield "Mill: random nine-men games/s", figure(ours, r"random games, nine men, fast path: (\d+)"), "OpenSpiel nine_mens_morris, random games/s", games
    yield "Mill: random plies/s", figure(ours, r"random plies, nine men, fast path: (\d+)"), "OpenSpiel nine_mens_morris, random plies/s", plies
    yield "Mill: perft leaves/s, the last ply unmade", figure(ours, r"perft, nine men, depth 6, fast path: ([\d.]+) M "), None, None
    yield "Mill: perft leaves/s, every leaf made", figure(ours, r"every leaf made, fast path: ([\d.]+) M "), None, None


def ludo(seconds):
    ours = cargo_bench("teahouse-ludo", "ludo")
    games, rolls = ludopy_random(seconds)
    yield "Ludo: rolls/s, ludopy rules, four players", figure(ours, r"ludopy +([\d.]+) M "), "LUDOpy, rolls/s", rolls
    yield "Ludo: games/s, ludopy rules, four players", figure(ours, r"ludopy .*?rolls/s +(\d+) games/s"), "LUDOpy, games/s", games
    games, _ = open_spiel_random("maedn", seconds)
    yield "Ludo: games/s, mensch", figure(ours, r"mensch .*?rolls/s +(\d+) games/s"), "OpenSpiel maedn, games/s", games


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each figure is measured")
    parser.add_argument("--only", default="", choices=["", "nardi", "mill", "ludo"])
    arguments = parser.parse_args()
    print(f"{'Teahouse, one core':<50} {'':>14}   {'peer':<46} {'':>12}   ratio")
    for family in (nardi, mill, ludo):
        if arguments.only in ("", family.__name__):
            for label, our_figure, peer, peers in family(arguments.seconds):
                row = f"{label:<50} {our_figure:>14,.0f}"
                print(row + (f"   {peer:<46} {peers:>12,.0f}   {our_figure / peers:,.0f}" if peer else ""), flush=True)
    sys.exit(0)


main()
