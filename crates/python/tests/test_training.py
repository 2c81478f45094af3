"""Trainings, nets and shards."""

from __future__ import annotations

import doctest
import inspect
import os
import pickle
import shutil
import signal
import subprocess
import sys
import threading
import time
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
import teahouse
from teahouse import training
from teahouse.training import (
    ArenaJob,
    Curve,
    Generation,
    Net,
    RolloutJob,
    SimulateJob,
    Trainer,
    TrainingError,
)

SMALL = {"games": 60, "generation": 24, "hidden": "16-8"}


def command() -> str:
    """The command line of Teahouse."""
    root = Path(__file__).parents[3]
    target = Path(os.environ.get("CARGO_TARGET_DIR", root / "target"))
    found = [str(target / profile / "teahouse") for profile in ("debug", "release")]
    found = [path for path in found if os.access(path, os.X_OK)] or [shutil.which("teahouse") or ""]
    if not found[0]:
        pytest.fail("the binary `teahouse` is not built (cargo build --package teahouse-cli)")
    return found[0]


def generation_in(trainer: Trainer, cuts: list[int]) -> list[bytes]:
    bounds = [0, *[cut for cut in cuts if cut < trainer.generation_games], trainer.generation_games]
    return [trainer.play(first, end - first) for first, end in pairwise(bounds)]


def test_a_training_does_not_depend_on_how_its_generations_are_cut() -> None:
    game = teahouse.game("long-nardi")
    whole, cut = Trainer(game, **SMALL), Trainer(game, **SMALL, threads=1)
    while not whole.is_done:
        report = whole.learn(generation_in(whole, []))
        other = cut.learn(generation_in(cut, [3, 4, 17])[::-1])
        assert repr(report) == repr(other)
    assert cut.to_bytes() == whole.to_bytes()
    assert whole.best_net != whole.net


def test_a_training_goes_on_where_the_command_line_stopped_and_the_other_way_round(tmp_path: Path) -> None:
    teahouse_binary, game = command(), teahouse.game("ludopy-two")
    sets = [part for name, value in SMALL.items() for part in ("--set", f"{name}={value}")]
    arguments = [teahouse_binary, "train", "--rules", "ludopy-two", *sets, "--test-rounds", "0", "--out"]
    # The command line alone.
    subprocess.run([*arguments, str(tmp_path / "alone.safetensors")], check=True, capture_output=True)
    # Python begins, the command line goes on.
    trainer = Trainer(game, **SMALL)
    trainer.learn(generation_in(trainer, [5]))
    trainer.save(tmp_path / "mixed.checkpoint")
    subprocess.run([*arguments, str(tmp_path / "mixed.safetensors")], check=True, capture_output=True)
    alone, mixed = Net.load(tmp_path / "alone.safetensors"), Net.load(tmp_path / "mixed.safetensors")
    assert mixed == alone
    # What the command line wrote, Python reads.
    read = Trainer.resume(game, tmp_path / "alone.checkpoint", **SMALL)
    assert read.is_done and read.best_net == alone
    with pytest.raises(TrainingError, match=r"seed=1.*seed=2"):
        Trainer.resume(game, tmp_path / "alone.checkpoint", **SMALL, seed=2)


def test_settings_have_the_names_of_the_command_line() -> None:
    game = teahouse.game("ludopy")
    listed = training.settings(game, hidden=[32, 16], cut=False)
    assert listed["hidden"][0] == "32-16" and listed["cut"][0] == "false" and listed["lambda"][0] == "0.9"
    assert all(meaning for _, meaning in listed.values())
    with pytest.raises(TrainingError, match="there is no setting `lamda`"):
        Trainer(game, lamda=1)
    with pytest.raises(TrainingError, match='games = "0" is not a whole number from 1'):
        Trainer(game, games=0)
    with pytest.raises(TrainingError, match="expected original, generations, refinement"):
        Trainer(game, "mine")
    with pytest.raises(teahouse.PlayerError, match="Mill is played by search"):
        Trainer(teahouse.game("nine-mens-morris"))
    with pytest.raises(ValueError, match=r"threads|2000"):
        Trainer(game, threads=2000)


def test_shards_that_cannot_be_used_change_nothing() -> None:
    game = teahouse.game("ludopy-two")
    trainer = Trainer(game, **SMALL)
    before, shards = trainer.to_bytes(), generation_in(trainer, [10])
    damaged = bytearray(shards[1])
    damaged[-20] ^= 1
    for wrong, why in [
        ([], "number 0 comes next"),
        (shards[:1], "number 10 comes next"),
        ([*shards, shards[0]], "number 10 comes next"),
        ([shards[0], bytes(damaged)], "checksum"),
        ([shards[0], b"nonsense"], "not a whole shard"),
        ([shards[0], Trainer(game, **SMALL, seed=2).play(10, 14)], "another job"),
    ]:
        with pytest.raises(TrainingError, match=why):
            trainer.learn(wrong)
    assert trainer.to_bytes() == before
    with pytest.raises(TrainingError, match="0 to 25 was asked for"):
        trainer.play(0, 25)
    with pytest.raises(TypeError):
        trainer.learn(["text"])  # type: ignore[list-item]
    with pytest.raises(TrainingError, match="other rules"):
        Trainer.from_bytes(teahouse.game("fevga"), before)
    with pytest.raises(TrainingError, match="not a whole checkpoint"):
        Trainer.from_bytes(game, before[:-1])


def test_generations_jobs_nets_and_trainings_can_be_pickled() -> None:
    game = teahouse.game({"extends": "long-nardi", "head.limit": 2})
    trainer = Trainer(game, **SMALL, threads=1)
    generation = pickle.loads(pickle.dumps(trainer.generation()))
    assert isinstance(generation, Generation) and generation.count == 24
    assert generation.play(3, 4) == trainer.play(3, 4)
    assert pickle.loads(pickle.dumps(trainer)).to_bytes() == trainer.to_bytes()
    net = pickle.loads(pickle.dumps(trainer.net))
    assert net == trainer.net and net.rules_digest == game.digest
    report = trainer.learn(generation_in(trainer, []))
    assert repr(pickle.loads(pickle.dumps(report))) == repr(report)
    table = game.table()
    table.roll("63")
    for job, piece in [
        (ArenaJob(game, ("own", "greedy", net.to_bytes()), "random", rounds=4, threads=1), (1, 2)),
        (SimulateJob(game, games=9, threads=1), (2, 5)),
        (RolloutJob(table, trials=5, truncate=2, threads=1), (0, 1, 3)),
    ]:
        assert pickle.loads(pickle.dumps(job)).play(*piece) == job.play(*piece)


def test_the_arena_in_shards_is_the_arena() -> None:
    whole = teahouse.arena("long-nardi", ["level:1", "random"], rounds=10, seed=3)[0]
    job = ArenaJob(teahouse.game("long-nardi"), "level:1", "random", rounds=10, seed=3)
    total = job.sum()
    for first, count in [(7, 3), (0, 7)]:
        assert not total.is_done
        total.add(job.play(first, count))
    assert total.is_done and total.games == whole.games and total.win_share == whole.win_rate
    with pytest.raises(teahouse.PlayerError, match="there is no player"):
        ArenaJob(teahouse.game("long-nardi"), "nobody", "random")
    with pytest.raises(ValueError, match="the smaller first"):
        ArenaJob(teahouse.game("long-nardi"), "random", "random", sprt="10,0")


def test_inputs_and_answers_of_nets_are_those_of_the_evaluator() -> None:
    game = teahouse.game("long-nardi")
    net = Net.built_in(game)
    table = game.table()
    for event in ["r63", "24/18,18/15", "r52", "12/7,7/5", "r41"]:
        table.act(event)
    texts, inputs = training.options(table)
    chances = net.evaluate(inputs)
    assert len(texts) == len(inputs) == len(chances) and chances.dtype == np.float32
    assert np.allclose(chances.sum(axis=1), 1, atol=1e-5)
    advice = teahouse.advisor(game).advise(table, lines=3)
    assert set(texts) >= {line.action for line in advice.lines} and len(advice.lines) == 3
    dense = inputs.dense()
    assert dense.shape == (len(texts), net.shape[0]) and np.count_nonzero(dense) == len(inputs.indices)
    table.act(texts[0])
    again = training.inputs([table, game.state(table.fen)], [0, 0]).dense()
    assert np.array_equal(again, np.stack([dense[0], dense[0]]))
    with pytest.raises(TrainingError, match="dice are due"):
        training.options(table)
    with pytest.raises(TrainingError, match="nobody plays in seat 3"):
        training.inputs([table], [3])
    with pytest.raises(ValueError, match="1 positions, but 2 seats"):
        training.inputs([table], [0, 1])
    with pytest.raises(TrainingError, match="other rules"):
        training.inputs([table, teahouse.game("fevga").table()], [0, 0])


def test_nets_are_read_and_written_with_their_cards(tmp_path: Path) -> None:
    game = teahouse.game("ludopy-two")
    net = training.random_net(game, hidden=[8, 4], seed=5)
    net.save(tmp_path / "net.safetensors")
    assert Net.load(tmp_path / "net.safetensors") == net
    assert (net.rules_id, net.shape[1:3], net.head) == ("ludopy-two", [8, 4], "softmax")
    layers = [(weights * 2, bias) for weights, bias in net.layers]
    changed = net.with_layers(layers, "doubled")
    assert changed != net and changed.history == ["doubled"]
    assert np.array_equal(changed.layers[0][0], 2 * net.layers[0][0])
    with pytest.raises(TrainingError, match="layer 0 is"):
        net.with_layers([(weights.T.copy(), bias) for weights, bias in layers])
    with pytest.raises(TrainingError, match="not finite"):
        net.with_layers([(weights * np.float32("nan"), bias) for weights, bias in layers])
    with pytest.raises(TrainingError, match="not a net"):
        Net.from_bytes(b"nonsense")
    names = dict(training.built_in_nets())
    assert names["long-nardi"] == "long-nardi" and len(names) >= 15


def test_weights_that_were_learned_elsewhere_count_as_a_generation() -> None:
    game = teahouse.game("ludopy-two")
    trainer = Trainer(game, **SMALL, average=0)
    inputs, targets = trainer.samples(generation_in(trainer, [9]))
    assert len(inputs) == len(targets) > 100 and targets.shape[1] == trainer.net.shape[-1]
    own = trainer.net.with_layers([(weights + 1, bias) for weights, bias in trainer.net.layers])
    trainer.adopt(own)
    assert (trainer.games, trainer.generations) == (24, 1)
    assert np.array_equal(trainer.net.layers[0][0], own.layers[0][0])
    with pytest.raises(TrainingError, match="another shape"):
        trainer.adopt(training.random_net(game, hidden=[4]))


def test_a_curve_is_that_of_the_command_line() -> None:
    game = teahouse.game("ludopy-two")
    trainer = Trainer(game, **SMALL)
    curve = Curve(trainer, "random")
    report = trainer.learn(generation_in(trainer, []))
    job = ArenaJob(game, ("learner", "greedy", trainer.best_net.to_bytes()), "random", rounds=2, seed=9)
    test = job.sum()
    test.add(job.play(0, 2))
    line = curve.add(trainer, [report], 1.5, 16.0, test)
    assert line.startswith("       24 games     16/s loss ") and line.endswith(" against random")
    assert curve.to_csv().splitlines()[0].startswith("games,seconds,loss,win_rate")
    assert curve.to_svg().startswith("<svg")
    again = Curve(trainer, "random", curve.to_csv())
    assert again.to_csv() == curve.to_csv() and again.seconds == 1.5


def test_other_threads_go_on_while_games_are_played() -> None:
    trainer = Trainer(teahouse.game("long-nardi"), games=400, generation=400, threads=1)
    counted, is_over = [0], threading.Event()

    def count() -> None:
        while not is_over.is_set():
            counted[0] += 1
            time.sleep(0.001)

    thread = threading.Thread(target=count)
    thread.start()
    before = counted[0]
    trainer.play(0, 200)
    during = counted[0] - before
    is_over.set()
    thread.join()
    assert during > 5


@pytest.mark.skipif(sys.platform == "win32", reason="signals are those of Unix")
def test_an_interrupt_ends_a_long_call() -> None:
    trainer = Trainer(teahouse.game("long-nardi"), games=1_000_000, generation=1_000_000, threads=1)
    timer = threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT))
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        trainer.play(0, 1_000_000)


def test_examples_of_docstrings_run() -> None:
    names = {**vars(training), "teahouse": teahouse}
    tried = 0
    for name in training.__all__:
        item = getattr(training, name)
        text = inspect.getdoc(item) or ""
        assert text.strip() or not callable(item), f"{name} has no docstring"
        if callable(item) and ">>>" in text:
            example = doctest.DocTestParser().get_doctest(text, dict(names), name, None, 0)
            runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
            runner.run(example)
            assert runner.failures == 0
            tried += runner.tries
    assert tried > 10
