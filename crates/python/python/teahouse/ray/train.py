"""Training on a cluster: workers play generations, a learner learns from them, whoever dies is replaced."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import ray
from ray.exceptions import RayError, RayTaskError
from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

import teahouse
from teahouse.ray.crew import MOST_TRIES, Crew, pieces
from teahouse.ray.progress import Bar, Board, write_whole
from teahouse.training import (
    LONGEST_GAME,
    ArenaJob,
    ArenaSum,
    Curve,
    Generation,
    Net,
    Report,
    Trainer,
    TrainingError,
)


@dataclass
class Plan:
    """What to train: the options of ``teahouse train``."""

    game: teahouse.Game
    out: Path
    recipe: str = "generations"
    settings: dict[str, Any] = field(default_factory=dict)
    net: Net | None = None
    seconds: float | None = None
    opponent: str = "heuristic"
    test_rounds: int = 250
    test_every: float = 20.0
    any_rules: bool = False
    tensorboard: str | None = None

    def begin(self) -> Trainer:
        """The training, which goes on from its checkpoint if there is one."""
        if self.beside("checkpoint").exists():
            return Trainer.resume(self.game, self.beside("checkpoint"), self.recipe, **self.settings)
        return Trainer(self.game, self.recipe, net=self.net, **self.settings)

    def beside(self, ending: str) -> Path:
        """A file beside the net."""
        return self.out.with_suffix(f".{ending}")

    def check(self) -> None:
        """What cannot be written is found out now rather than after an hour."""
        if self.out.is_dir() or not self.out.name:
            raise TrainingError(f"--out {self.out}: expected a file, such as my-net.safetensors")
        if self.out.suffix in (".checkpoint", ".csv", ".svg"):
            what = "the training keeps something else there; use .safetensors"
            raise TrainingError(f"--out {self.out}: {what}")
        if self.recipe == "refinement" and self.net is None:
            raise TrainingError("--recipe refinement goes on from a net; name it with --from")
        try:
            write_whole(self.beside("probe"), "")
            self.beside("probe").unlink()
        except OSError as error:
            raise TrainingError(f"cannot write {self.out}: {error}") from error

    def save(self, trainer: Trainer, curve: Curve) -> None:
        """Writes checkpoint and curve."""
        if not trainer.is_sound:
            place = self.beside("checkpoint")
            raise TrainingError(
                f"the weights ran off to infinity after {trainer.games} games: try a smaller step; "
                f"{place} has the last sound ones, if any"
            )
        # The curve first: what is in it and not in the checkpoint is dropped when the training goes on.
        write_whole(self.beside("csv"), curve.to_csv())
        write_whole(self.beside("svg"), curve.to_svg())
        trainer.save(self.beside("checkpoint"))


class Learner:
    """Learns from generations, on all cores of its node: while it does, nobody plays."""

    def __init__(self, game: teahouse.Game, checkpoint: bytes) -> None:
        self.trainer = Trainer.from_bytes(game, checkpoint)

    def generation(self) -> bytes:
        """What workers need to play the next generation."""
        return self.trainer.generation().to_bytes()

    def learn(self, shards: list[bytes]) -> tuple[Report, bytes]:
        """Learns from a generation; what it did, and the next one."""
        report = self.trainer.learn(shards)
        return report, self.generation()

    def checkpoint(self) -> bytes:
        """The training as it is now."""
        return self.trainer.to_bytes()


class Training:
    """A training in progress, as whoever conducts it sees it."""

    def __init__(self, plan: Plan, crew: Crew) -> None:
        self.plan, self.crew = plan, crew
        plan.check()
        self.trainer = plan.begin()
        csv = plan.beside("csv")
        earlier = csv.read_text(encoding="utf-8") if self.trainer.games > 0 and csv.exists() else ""
        self.curve = Curve(self.trainer, plan.opponent, earlier)
        self.before, self.first = self.curve.seconds, self.trainer.games
        self.bar = Bar(self.trainer.all_games, "games")
        self.bar.begin_at(self.first)
        self.board = Board(plan.tensorboard)
        # Who does not exist is found out before the first game.
        self.test_job(self.trainer.best_net)
        self.games, self.broken_off, self.learners = self.trainer.games, 0, 0
        self.bytes, self.waited, self.learned = 0, 0.0, 0.0
        self.saved = self.trainer.to_bytes()
        self.reports: list[Report] = []
        self.started = self.tested = time.monotonic()
        self.learner: Any = None
        self.start_learner()

    def start_learner(self) -> None:
        """A learner that goes on from the last checkpoint, on the node of whoever conducts if it can be."""
        self.reports = []
        here = NodeAffinitySchedulingStrategy(ray.get_runtime_context().get_node_id(), soft=True)
        remote = ray.remote(num_cpus=0, max_restarts=0)(Learner).options(scheduling_strategy=here)
        for tries_left in reversed(range(MOST_TRIES)):
            self.learners += 1
            self.learner = remote.remote(self.plan.game, self.saved)
            try:
                generation = ray.get(self.learner.generation.remote())
                break
            except RayTaskError:
                raise
            except RayError:
                # It may have been sent to a node that is dead and not yet known to be.
                if not tries_left:
                    raise
        self.generation = Generation(self.plan.game, generation, 1)
        self.games = self.generation.games

    def is_late(self) -> bool:
        """Whether time is up."""
        limit = self.plan.seconds
        return limit is not None and time.monotonic() - self.started >= limit

    def is_done(self) -> bool:
        """Whether all games are learned from."""
        return self.games >= self.trainer.all_games

    def run(self) -> None:
        """Goes on until done, late or interrupted."""
        try:
            while not self.is_done() and not self.is_late():
                try:
                    self.step()
                except RayTaskError:
                    raise
                except RayError:
                    self.crew.say("the learner was lost; a new one goes on from the last checkpoint")
                    self.start_learner()
        except KeyboardInterrupt:
            self.stop()
        self.finish()

    def step(self) -> None:
        """One generation."""
        begun = time.monotonic()
        cut = pieces(self.generation.count, self.crew.size)
        shards = [shard for _, shard in self.crew.play(self.generation, cut)]
        played = time.monotonic()
        report, after = ray.get(self.learner.learn.remote(shards))
        self.generation = Generation(self.plan.game, after, 1)
        self.waited += played - begun
        self.learned += time.monotonic() - played
        self.bytes += sum(map(len, shards))
        self.games = report.games
        self.broken_off += report.broken_off
        self.reports.append(report)
        self.bar.show(self.games)
        is_time = time.monotonic() - self.tested >= self.plan.test_every
        if self.is_done() or self.is_late() or is_time:
            self.measure()

    def test_job(self, net: Net) -> ArenaJob:
        """A test match of a net."""
        plan, learner = self.plan, ("learner", "greedy", net.to_bytes())
        rounds = max(1, plan.test_rounds)
        return ArenaJob(plan.game, learner, plan.opponent, rounds=rounds, seed=9, any_rules=plan.any_rules, threads=1)

    def test(self) -> ArenaSum | None:
        """Plays a test match."""
        if self.plan.test_rounds == 0:
            return None
        job = self.test_job(self.trainer.best_net)
        total = job.sum()
        for _, shard in self.crew.play(job, pieces(job.rounds, self.crew.size)):
            total.add(shard)
        return total

    def measure(self) -> None:
        """A test match, a point of the curve, a checkpoint."""
        checkpoint = ray.get(self.learner.checkpoint.remote())
        self.trainer = Trainer.from_bytes(self.plan.game, checkpoint)
        test = self.test()
        seconds = time.monotonic() - self.started
        speed = (self.games - self.first) / max(seconds, 1e-9)
        self.bar.say(self.curve.add(self.trainer, self.reports, self.before + seconds, speed, test))
        self.plan.save(self.trainer, self.curve)
        self.saved, self.reports = checkpoint, []
        games, _, loss, win_rate, points = self.curve.points[-1]
        self.board.add(games, loss=loss, win_rate=win_rate, points=points, games_per_second=speed)
        self.tested = time.monotonic()

    def stop(self) -> None:
        """Keeps what is learned so far; a generation that is not whole is given up."""
        try:
            self.saved = ray.get(self.learner.checkpoint.remote(), timeout=60)
        except RayError:
            self.crew.say("the learner does not answer; the last checkpoint is kept")
        self.trainer = Trainer.from_bytes(self.plan.game, self.saved)

    def finish(self) -> None:
        """Writes everything, and says so."""
        self.bar.clear()
        self.plan.save(self.trainer, self.curve)
        self.trainer.best_net.save(self.plan.out)
        self.board.close()
        ray.kill(self.learner)
        if self.broken_off:
            print(f"{self.broken_off} games were broken off after {LONGEST_GAME} moves, as draws")
        state = "done" if self.trainer.is_done else "stopped; the same command goes on"
        print(f"{state} after {self.trainer.games} games: {self.plan.out}", flush=True)


def train(plan: Plan, crew: Crew) -> Training:
    """Trains until done, told to stop, or out of time."""
    training = Training(plan, crew)
    training.run()
    return training
