"""Workers on a cluster: they are handed pieces of a job, and what a dead one had is handed to another."""

from __future__ import annotations

import os
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol

import ray
from ray.exceptions import RayError, RayTaskError

#: A piece that was lost so often is not given to anybody else: it may be what they die of.
MOST_TRIES = 5

#: What is handed to :meth:`Job.play`.
Piece = tuple[int, ...]


class Job(Protocol):
    """Something whose pieces can be played anywhere."""

    @property
    def play(self) -> Callable[..., bytes]:
        """Plays a piece: a shard."""
        ...


def connect(address: str | None = None, workers: int | None = None) -> None:
    """Connects to a cluster, or starts one on this machine alone."""
    if ray.is_initialized():
        return
    quiet: dict[str, Any] = {"include_dashboard": False, "logging_level": "error", "log_to_driver": False}
    if address is None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        ray.init(address="local", num_cpus=workers, _node_ip_address="127.0.0.1", **quiet)
    else:
        quiet.pop("include_dashboard")
        ray.init(address=address, **quiet)


def pieces(end: int, workers: int, most: int = 1 << 20) -> list[Piece]:
    """Cuts ``0..end`` into pieces (first, count): several for each worker, so that none waits long."""
    size = max(1, min(most, -(-end // (4 * max(1, workers)))))
    return [(first, min(size, end - first)) for first in range(0, end, size)]


class Player:
    """A worker. It keeps the job it was last handed."""

    def __init__(self) -> None:
        self.number = -1
        self.job: Job | None = None

    def ready(self) -> str:
        """Which node it is on."""
        return str(ray.get_runtime_context().get_node_id())

    def play(self, number: int, holder: list[ray.ObjectRef[Any]], piece: Piece) -> bytes:
        """Plays a piece of a job, which lies in the object store."""
        if self.job is None or self.number != number:
            self.number, self.job = number, ray.get(holder[0])
        assert self.job is not None
        return self.job.play(*piece)


class Crew:
    """Workers, one for every CPU of the cluster unless told otherwise. Those that die are replaced as soon as
    there is room for others."""

    def __init__(self, workers: int | None = None, say: Callable[[str], None] | None = None) -> None:
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        self.size = workers or max(1, int(resources.get("CPU", 1)))
        self.say = say or (lambda text: print(text, file=sys.stderr))
        self.lost = 0
        self._actor = ray.remote(num_cpus=1, max_restarts=0, max_task_retries=0)(Player)
        self._jobs = 0
        self._idle: list[Any] = []
        self._busy: dict[Any, tuple[Any, int, Piece]] = {}
        self._starting: dict[Any, Any] = {}
        for _ in range(self.size):
            self._start()

    def _start(self) -> None:
        actor: Any = self._actor.remote()
        self._starting[actor.ready.remote()] = actor

    def _bury(self, actor: Any) -> None:
        self.lost += 1
        ray.kill(actor, no_restart=True)
        self._start()

    def play(
        self, job: Job, todo: Iterable[Piece], is_wanted: Callable[[Piece], bool] = lambda _: True
    ) -> Iterator[tuple[Piece, bytes]]:
        """Plays the pieces of a job, and yields each with its shard as it is done, in any order. Pieces that
        nobody wants any more when their turn comes are left out."""
        self._jobs += 1
        number, holder, tries = self._jobs, [ray.put(job)], dict[Piece, int]()
        left = deque(todo)
        while True:
            while left and not is_wanted(left[0]):
                left.popleft()
            while left and self._idle:
                piece, actor = left.popleft(), self._idle.pop()
                if is_wanted(piece):
                    self._busy[actor.play.remote(number, holder, piece)] = (actor, number, piece)
                else:
                    self._idle.append(actor)
            if not left and not any(its == number for _, its, _ in self._busy.values()):
                return
            yield from self._gather(number, left, tries)

    def _gather(self, number: int, left: deque[Piece], tries: dict[Piece, int]) -> Iterator[tuple[Piece, bytes]]:
        waiting = [*self._busy, *self._starting]
        done, _ = ray.wait(waiting, num_returns=1, timeout=60)
        if not done and not self._busy:
            self.say(f"waiting for workers: none of {self.size} could be started yet")
        for ref in done:
            actor, its, piece = self._busy.pop(ref, (self._starting.pop(ref, None), 0, ()))
            try:
                shard = ray.get(ref)
            except RayTaskError:
                # It is the job that went wrong, not the worker.
                self._idle.append(actor)
                raise
            except RayError as error:
                self._bury(actor)
                if its == number:
                    tries[piece] = tries.get(piece, 0) + 1
                    if tries[piece] >= MOST_TRIES:
                        raise RuntimeError(f"{piece} was lost {MOST_TRIES} times: {error}") from error
                    self.say(f"a worker was lost; {piece} is played again")
                    left.appendleft(piece)
                continue
            self._idle.append(actor)
            # What belongs to a job that is over is of no use any more.
            if its == number:
                yield piece, shard

    def close(self) -> None:
        """Lets all workers go."""
        for actor in [*self._idle, *self._starting.values(), *(actor for actor, _, _ in self._busy.values())]:
            ray.kill(actor, no_restart=True)
        self._idle, self._busy, self._starting = [], {}, {}

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
