"""What a generation of a training costs: bytes that travel, seconds of play, seconds of learning.

    python bench/scaling.py [--threads 1,2,4,8,16]

The figures of docs/scaling.md come from here. Only time depends on the machine.
"""

from __future__ import annotations

import argparse
import time

import teahouse
from teahouse.training import Generation, Net, Trainer

#: Rules, recipe, settings. All go on from the net that comes with Teahouse, so that games are of usual length.
CASES: list[tuple[str, str, dict[str, int]]] = [
    ("long-nardi", "generations", {"generation": 128}),
    ("long-nardi", "generations", {"generation": 4096, "batch": 2048}),
    ("long-nardi", "refinement", {"generation": 1024}),
    ("ludopy", "generations", {"generation": 128}),
    ("ludopy", "generations", {"generation": 4096, "batch": 2048}),
]


def measure(rules: str, recipe: str, changes: dict[str, int], threads: list[int]) -> None:
    """Measures one generation."""
    game = teahouse.game(rules)
    net = Net.built_in(game)
    trainer = Trainer(game, recipe, net=net, games=1_000_000, **changes)
    count, weights = trainer.generation_games, trainer.generation().to_bytes()
    begun = time.perf_counter()
    sample = Generation(game, weights, 1)
    opened = time.perf_counter() - begun
    # A part of a large generation says what a game costs; all of it is played to learn from.
    part = min(count, 128 if recipe == "generations" else 32)
    # Time of the processor: that of the clock says little where others work as well.
    begun = time.process_time()
    sample.play(0, part)
    play = (time.process_time() - begun) / part
    shards = [trainer.play(first, min(64, count - first)) for first in range(0, count, 64)]
    shape = "-".join(map(str, net.shape))
    told = ", ".join(f"{name}={value}" for name, value in changes.items())
    print(f"{rules} {recipe} ({told}), net {shape}", flush=True)
    print(f"  weights {len(weights):,} bytes, opened in {1000 * opened:.1f} ms")
    print(f"  shards {sum(map(len, shards)) / count:,.0f} bytes a game")
    print(f"  play {1000 * play:.2f} ms a game on one core, {count * play:.2f} s a generation")
    for number in threads:
        again = Trainer.from_bytes(game, trainer.to_bytes(), number)
        worked = time.process_time()
        again.samples(shards)
        read = time.process_time() - worked
        begun, worked = time.perf_counter(), time.process_time()
        report = again.learn(shards)
        seconds, worked = time.perf_counter() - begun, time.process_time() - worked
        print(
            f"  learn {report.positions:,} positions on {number} threads: {worked:.3f} s of the processor, "
            f"{seconds:.3f} s by the clock (reading shards and inputs alone: {read:.3f} s)",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--threads", default="1,2")
    threads = [int(number) for number in parser.parse_args().threads.split(",")]
    for case in CASES:
        measure(*case, threads)


if __name__ == "__main__":
    main()
