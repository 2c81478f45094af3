"""A net teaches itself Ludo on a Ray cluster, and plays in the arena there.

    python examples/ray_train.py --games 20000 --address ray-head:6379

Without an address a Ray of this machine's cores is started. The same command goes on where it was stopped, and
comes to the same net on any number of workers; ``python -m teahouse.ray train`` has all the options.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import teahouse
from teahouse.ray import Crew, connect, pieces, train
from teahouse.ray.train import Plan
from teahouse.training import ArenaJob


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="ludopy-two")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--address")
    parser.add_argument("--out", type=Path, default=Path("ray-net.safetensors"))
    options = parser.parse_args()

    game = teahouse.game(options.rules)
    settings = {"games": options.games, "hidden": "32-16"}
    connect(options.address, options.workers)
    with Crew(options.workers) as crew:
        training = train(Plan(game, options.out, settings=settings, test_rounds=50), crew)
        print(f"{training.bytes / options.games:.0f} bytes a game travelled to the learner")

        # The net that came of it against a player that follows a few rules, on the same workers.
        job = ArenaJob(game, f"greedy:{options.out}", "heuristic", rounds=100, seed=7, threads=1)
        result = job.sum()
        for _, shard in crew.play(job, pieces(job.rounds, crew.size)):
            result.add(shard)
    print(f"the net wins {100 * result.win_share:.1f} % of {result.games} games")


if __name__ == "__main__":
    main()
