"""Nets as modules of PyTorch."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import teahouse
from teahouse import training
from teahouse.training import ArenaJob, Inputs, Net, Trainer

WHY = "PyTorch is not installed (pip install torch); make test-long installs it"
torch = pytest.importorskip("torch", reason=WHY)

from teahouse.torch import TeahouseNet  # noqa: E402


def positions(game: teahouse.Game) -> Inputs:
    """Real positions: what could be decided on the way through a game."""
    table, tables, seats = game.table(), [], []
    choice = np.random.default_rng(4)
    while not table.is_over and len(tables) < 300:
        if table.is_chance:
            table.roll(seed=4)
            continue
        seat = table.current_seat
        texts, _ = training.options(table)
        table.act(texts[choice.integers(len(texts))])
        if not table.is_over and seat is not None:
            tables.append(table.copy())
            seats.append(seat)
    assert len(tables) > 30
    return training.inputs(tables, seats)


@pytest.mark.parametrize(("name", "rules"), training.built_in_nets())
def test_every_net_answers_the_same_in_pytorch(name: str, rules: str) -> None:
    game = teahouse.game(rules)
    net, inputs = Net.built_in(game), positions(game)
    assert net.rules_id == rules, name
    module = TeahouseNet(net)
    with torch.no_grad():
        sparse, dense = module(inputs), module(torch.from_numpy(inputs.dense()))
    expected = net.evaluate(inputs)
    assert np.abs(sparse.numpy() - expected).max() < 1e-5
    assert np.abs(dense.numpy() - expected).max() < 1e-5
    assert module.to_net() == net


def test_a_module_learns_is_exported_and_plays_in_the_arena(tmp_path: Path) -> None:
    torch.manual_seed(1)
    game = teahouse.game("ludopy-two")
    trainer = Trainer(game, games=600, generation=200, hidden="16", average=0)
    module = TeahouseNet(trainer.net)
    optimizer = torch.optim.Adam(module.parameters(), lr=0.005)
    losses = []
    while not trainer.is_done:
        inputs, targets = trainer.samples([trainer.play(0, trainer.generation_games)])
        for _ in range(10):
            loss = module.loss(inputs, torch.from_numpy(targets))
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            losses.append(float(loss.detach()))
        trainer.adopt(module.to_net())
    assert losses[-1] < losses[0]
    net = module.to_net("PyTorch, Adam")
    path = tmp_path / "torch.safetensors"
    net.save(path)
    assert Net.load(path) == net and net.history[-1] == "PyTorch, Adam"
    job = ArenaJob(game, f"greedy:{path}", "random", rounds=100, seed=2)
    total = job.sum()
    total.add(job.play(0, 100))
    assert total.win_share > 0.55


def test_the_loss_is_that_of_the_trainer() -> None:
    game = teahouse.game("ludopy-two")
    trainer = Trainer(game, games=20, generation=20, hidden="16")
    shards = [trainer.play(0, 20)]
    inputs, targets = trainer.samples(shards)
    loss = TeahouseNet(trainer.net).loss(inputs, torch.from_numpy(targets))
    # One step on all of it says the loss before the step.
    report = Trainer(game, games=20, generation=20, hidden="16", batch=1_000_000).learn(
        [Trainer(game, games=20, generation=20, hidden="16", batch=1_000_000).play(0, 20)]
    )
    assert float(loss.detach()) == pytest.approx(report.loss, rel=1e-4)


def test_a_module_can_be_pickled_and_its_state_be_kept() -> None:
    net = training.random_net(teahouse.game("ludopy-two"), hidden=[8, 4])
    module = pickle.loads(pickle.dumps(TeahouseNet(net)))
    assert module.to_net() == net
    other = TeahouseNet(training.random_net(teahouse.game("ludopy-two"), hidden=[8, 4], seed=2))
    other.load_state_dict(module.state_dict())
    assert other.to_net() == net


def test_the_example_runs(tmp_path: Path) -> None:
    example = Path(__file__).parents[3] / "examples" / "torch_td.py"
    command = [sys.executable, str(example), "--games", "400", "--out", str(tmp_path / "net.safetensors")]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert "400 games, loss " in said and "of 400 games against random moves" in said
    assert Net.load(tmp_path / "net.safetensors").rules_id == "ludopy-two"
