"""Long jobs on a real Ray of two nodes, of which one is killed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import teahouse
from teahouse.training import ArenaJob, Net, RolloutJob, SimulateJob, Trainer, TrainingError

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
os.environ.setdefault("RAY_health_check_period_ms", "500")
os.environ.setdefault("RAY_health_check_failure_threshold", "3")
ray = pytest.importorskip("ray", reason="Ray is not installed (pip install ray)")

from ray.cluster_utils import Cluster  # noqa: E402
from teahouse.ray.crew import Crew, pieces  # noqa: E402
from teahouse.ray.train import Plan, train  # noqa: E402

SETTINGS = {"games": 160, "generation": 32, "hidden": "16-8"}


# Loopback addresses, but not 127.0.0.1, which Ray takes for the address that other machines know this one by.
HEAD, SECOND = "127.0.0.2", "127.0.0.3"


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A node for whoever conducts; the others come and go."""
    cluster = Cluster(
        initialize_head=True,
        head_node_args={"num_cpus": 1, "node_ip_address": HEAD, "include_dashboard": False},
    )
    ray.init(address=cluster.address, _node_ip_address=HEAD, logging_level="error", log_to_driver=False)
    yield cluster
    ray.shutdown()
    cluster.shutdown()


@pytest.fixture
def second(cluster: Any) -> Iterator[Any]:
    """A second node; a test may kill it."""
    node = cluster.add_node(num_cpus=1, node_ip_address=SECOND)
    cluster.wait_for_nodes()
    yield node
    if node in cluster.worker_nodes:
        cluster.remove_node(node)


def wait_until_dead(node: Any) -> None:
    """A worker outlives its node by a moment, in which it could play all that is left."""
    for _ in range(600):
        if all(not known["Alive"] for known in ray.nodes() if known["NodeID"] == node.node_id):
            return
        time.sleep(0.1)
    raise AssertionError("the node is still alive")


class Killer:
    """Kills a node while one of its workers plays, after so many shards have come back."""

    def __init__(self, cluster: Any, node: Any, after: int) -> None:
        self.cluster, self.node, self.left = cluster, node, after
        self.is_dead = False

    def hook(self, crew: Crew) -> None:
        gather = crew._gather

        def watched(*arguments: Any) -> Iterator[tuple[tuple[int, ...], bytes]]:
            for shard in gather(*arguments):
                self.left -= 1
                if self.left <= 0 and not self.is_dead:
                    self.is_dead = True
                    # At once, as when somebody pulls the plug.
                    self.cluster.remove_node(self.node, allow_graceful=False)
                    wait_until_dead(self.node)
                yield shard

        crew._gather = watched  # type: ignore[method-assign]


def both_nodes(crew: Crew) -> None:
    """Waits until the workers of both nodes are there."""
    nodes = {ray.get(ref) for ref in list(crew._starting)}
    assert len(nodes) == 2


def alone(game: teahouse.Game, **changes: Any) -> Trainer:
    trainer = Trainer(game, **{**SETTINGS, **changes})
    while not trainer.is_done:
        trainer.learn([trainer.play(0, trainer.generation_games)])
    return trainer


def test_a_training_is_the_same_though_a_node_dies(cluster: Any, second: Any, tmp_path: Path) -> None:
    game, said = teahouse.game("long-nardi"), list[str]()
    plan = Plan(game, tmp_path / "net.safetensors", settings=SETTINGS, test_rounds=4, test_every=0.0)
    with Crew(2, said.append) as crew:
        both_nodes(crew)
        killer = Killer(cluster, second, after=20)
        killer.hook(crew)
        training = train(plan, crew)
        assert killer.is_dead and crew.lost >= 1
    assert any("played again" in text for text in said), said
    expected = alone(game)
    assert training.trainer.to_bytes() == expected.to_bytes()
    assert (tmp_path / "net.checkpoint").read_bytes() == expected.to_bytes()
    assert Net.load(tmp_path / "net.safetensors") == expected.best_net
    assert len((tmp_path / "net.csv").read_text().splitlines()) == 1 + 5
    assert (tmp_path / "net.svg").read_text().startswith("<svg")


def test_an_arena_is_the_same_though_a_node_dies(cluster: Any, second: Any) -> None:
    game = teahouse.game("long-nardi")
    job = ArenaJob(game, "level:2", "heuristic", rounds=120, seed=5, threads=1)
    undisturbed = job.sum()
    undisturbed.add(job.play(0, 120))
    total, said = job.sum(), list[str]()
    with Crew(2, said.append) as crew:
        both_nodes(crew)
        killer = Killer(cluster, second, after=6)
        killer.hook(crew)
        for _, shard in crew.play(job, pieces(120, 2, 4)):
            total.add(shard)
        assert killer.is_dead and crew.lost >= 1
    assert total.is_done
    assert total.row(1.0).line(12) == undisturbed.row(1.0).line(12)


def test_a_learner_that_dies_goes_on_from_the_last_checkpoint(cluster: Any, tmp_path: Path) -> None:
    game, said = teahouse.game("ludopy-two"), list[str]()
    plan = Plan(game, tmp_path / "net.safetensors", settings=SETTINGS, test_rounds=0, test_every=0.0)
    with Crew(1, said.append) as crew:
        from teahouse.ray.train import Training

        training = Training(plan, crew)
        step, steps = training.step, [0]

        def counted() -> None:
            steps[0] += 1
            if steps[0] == 3:
                ray.kill(training.learner)
            step()

        training.step = counted  # type: ignore[method-assign]
        training.run()
    assert training.learners > 1 and sum("learner was lost" in text for text in said) == 1, said
    assert steps[0] == 6, "the generation that was lost is done again, and nothing else"
    assert training.trainer.to_bytes() == alone(game).to_bytes()


def test_a_training_that_was_stopped_goes_on_with_any_number_of_workers(cluster: Any, tmp_path: Path) -> None:
    game = teahouse.game("ludopy-two")
    plan = Plan(game, tmp_path / "net.safetensors", settings=SETTINGS, seconds=0.0001, test_rounds=0, test_every=0.0)
    begun = Trainer(game, **SETTINGS)
    begun.learn([begun.play(0, 32)])
    begun.save(tmp_path / "net.checkpoint")
    with Crew(1) as crew:
        assert train(plan, crew).trainer.games == 32, "time was up before anything was played"
        plan.seconds = None
        assert train(plan, crew).trainer.to_bytes() == alone(game).to_bytes()
    with Crew(1) as crew, pytest.raises(TrainingError, match="goes on with its own settings only"):
        train(Plan(game, tmp_path / "net.safetensors", settings={**SETTINGS, "seed": 2}), crew)


def test_pieces_cover_everything_once() -> None:
    for end, workers, most in [(1, 1, 9), (100, 3, 7), (128, 1000, 64), (1296, 2, 144)]:
        cut = pieces(end, workers, most)
        assert [number for first, count in cut for number in range(first, first + count)] == list(range(end))
        assert max(count for _, count in cut) <= most


def test_a_job_that_is_wrong_is_no_fault_of_the_workers(cluster: Any) -> None:
    job = SimulateJob(teahouse.game("ludopy-two"), games=10)
    with Crew(1) as crew:
        with pytest.raises(TrainingError, match="5 to 15 was asked for"):
            list(crew.play(job, [(5, 10)]))
        assert crew.lost == 0
        assert [piece for piece, _ in crew.play(job, [(0, 10)])] == [(0, 10)], "the worker goes on"


def test_a_piece_that_kills_its_workers_is_given_up(cluster: Any) -> None:
    class Deadly:
        """A job that kills whoever plays it."""

        def play(self, *_: int) -> bytes:
            os._exit(1)

    with Crew(1, lambda _: None) as crew, pytest.raises(RuntimeError, match="was lost 5 times"):
        list(crew.play(Deadly(), [(0, 1)]))


def run(*arguments: str) -> str:
    """The command on a Ray of its own."""
    environment = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0"}
    environment.pop("RAY_ADDRESS", None)
    command = [sys.executable, "-m", "teahouse.ray", *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout


def without_time(answer: dict[str, Any]) -> dict[str, Any]:
    """An answer in JSON without what depends on the time it took."""
    text = json.dumps(answer)
    plain: dict[str, Any] = json.loads(text)
    plain.pop("seconds", None)
    for row in plain.get("pairings", []):
        row.pop("games_per_second")
    return plain


@pytest.mark.parametrize(
    "arguments",
    [
        ["arena", "level:1", "random", "heuristic", "--rounds", "12", "--seed", "3", "--json"],
        ["rollout", "--roll", "63", "--trials", "300", "--truncate", "3", "--seed", "2", "--json"],
        ["simulate", "--rules", "nine-mens-morris", "--games", "700", "--json"],
        ["arena", "heuristic", "level:1", "--match", "3", "--cube", "right,never", "--rounds", "4", "--json"],
    ],
)
def test_commands_answer_as_the_command_line_does(
    cluster: Any, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    from teahouse.ray.__main__ import main
    from test_training import command

    rust = subprocess.run([command(), *arguments], check=True, capture_output=True, text=True).stdout
    assert main([*arguments, "--workers", "2"]) == 0
    assert without_time(json.loads(capsys.readouterr().out)) == without_time(json.loads(rust))


def test_the_command_trains_and_keeps_curves_and_files_for_tensorboard(tmp_path: Path) -> None:
    pytest.importorskip("tensorboardX", reason="tensorboardX is not installed")
    sets = [part for name, value in SETTINGS.items() for part in ("--set", f"{name}={value}")]
    out = tmp_path / "own.safetensors"
    said = run(
        "train",
        "--rules",
        "ludopy-two",
        *sets,
        "--out",
        str(out),
        "--test-rounds",
        "5",
        "--workers",
        "2",
        "--tensorboard",
        str(tmp_path / "board"),
    )
    lines = said.splitlines()
    assert lines[-1] == f"done after 160 games: {out}" and " against heuristic" in lines[-2]
    expected = alone(teahouse.game("ludopy-two"))
    assert Net.load(out) == expected.best_net
    assert out.with_suffix(".checkpoint").read_bytes() == expected.to_bytes()
    assert list((tmp_path / "board").glob("events.*"))


def test_what_is_wrong_is_said_before_a_cluster_is_started() -> None:
    for arguments, why in [
        (["train"], "--out is missing"),
        (["arena", "random"], "two players or more"),
        (["train", "--out", "x.csv", "--set", "games"], "expected NAME=VALUE"),
    ]:
        command = [sys.executable, "-m", "teahouse.ray", *arguments]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 1 and why in done.stderr


def test_rollouts_do_not_depend_on_the_number_of_workers(cluster: Any) -> None:
    table = teahouse.game("long-nardi").table()
    table.roll("41")
    job = RolloutJob(table, trials=200, truncate=2, threads=1)
    found = []
    for size in (13, 200):
        total = job.sum()
        with Crew(1) as crew:
            cut = [(first, min(size, 200 - first)) for first in range(0, 200, size)]
            todo = [(line, *piece) for line in range(len(job.lines)) for piece in cut]
            for piece, shard in crew.play(job, todo):
                total.add(piece[0], shard)
        assert total.is_done
        found.append(total.to_json())
    assert found[0] == found[1]


def test_the_example_runs(tmp_path: Path) -> None:
    example = Path(__file__).parents[3] / "examples" / "ray_train.py"
    out = str(tmp_path / "net.safetensors")
    command = [sys.executable, str(example), "--games", "300", "--workers", "2", "--out", out]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert "done after 300 games" in said and "of 200 games" in said
    assert Net.load(tmp_path / "net.safetensors").rules_id == "ludopy-two"
