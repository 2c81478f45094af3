"""TD(λ) in PyTorch: Teahouse plays the games and works out what to learn, PyTorch learns it.

    python examples/torch_td.py --games 20000 --out my-net.safetensors

The net that comes out plays everywhere: teahouse arena greedy:my-net.safetensors heuristic --rules ludopy-two
"""

# PyTorch leaves parts of its own types open.
# pyright: reportUnknownMemberType=false

from __future__ import annotations

import argparse
from pathlib import Path

import teahouse
import torch
from teahouse.torch import TeahouseNet
from teahouse.training import ArenaJob, Trainer


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="ludopy-two")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--out", type=Path, default=Path("torch-net.safetensors"))
    options = parser.parse_args()
    torch.manual_seed(1)

    game = teahouse.game(options.rules)
    trainer = Trainer(game, games=options.games, generation=200, hidden="32-16", average=0)
    net = TeahouseNet(trainer.net)
    optimizer = torch.optim.Adam(net.parameters(), lr=0.003)
    while not trainer.is_done:
        # Games with frozen weights; after each move the chances of all outcomes, by λ-returns.
        shard = trainer.play(0, trainer.generation_games)
        inputs, targets = trainer.samples([shard])
        rows = torch.from_numpy(inputs.dense())
        chances = torch.from_numpy(targets)
        total = 0.0
        order = torch.randperm(len(rows))
        for first in range(0, len(rows), 256):
            batch = order[first : first + 256]
            loss = net.loss(rows[batch], chances[batch])
            optimizer.zero_grad()
            torch.autograd.backward(loss)
            optimizer.step()
            total += float(loss.detach()) * len(batch)
        trainer.adopt(net.to_net())
        print(f"{trainer.games:>8} games, loss {total / len(rows):.4f}")

    trainer.net.save(options.out)
    job = ArenaJob(game, f"greedy:{options.out}", "random", rounds=200, seed=7)
    result = job.sum()
    result.add(job.play(0, job.rounds))
    print(f"the net wins {100 * result.win_share:.1f} % of {result.games} games against random moves")


if __name__ == "__main__":
    main()
