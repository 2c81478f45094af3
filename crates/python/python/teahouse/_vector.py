"""Many games at once: actions in, arrays out.

>>> import teahouse
>>> games = teahouse.vector("ludopy", 64, seed=1)
>>> now = games.reset()
>>> now.observations.shape, now.masks.shape, now.rewards.shape
((64, 48), (64, 5), (64, 4))
>>> for _ in range(10):
...     now = games.step(now.masks.argmax(axis=1))  # the first legal action of every game
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, SupportsIndex, cast

import numpy as np
import numpy.typing as npt

from teahouse._errors import TeahouseError
from teahouse._results import Verdict
from teahouse._teahouse import Batch, Game, Others, closed_text, game

__all__ = ["CHANCE", "NOBODY", "NO_ACTION", "Vector", "VectorStep", "vector"]

CHANCE = -1
"""In ``to_move``: dice are due, and the caller hands them in."""
NOBODY = -2
"""In ``to_move``: the game is over."""
NO_ACTION = -1
"""The action that leaves a finished game as it is, with ``autoreset="disabled"``."""


class VectorStep(NamedTuple):
    """What there is to see after a step, a row for each game. The arrays are written anew by the next step."""

    observations: npt.NDArray[np.float32]
    """What the seat to act sees; at the end of a game what seat 0 sees."""
    masks: npt.NDArray[np.bool_]
    """Which actions are legal; none where a game has ended or waits for dice."""
    rewards: npt.NDArray[np.float32]
    """The points of every seat in the step that ended the game; 0 in all others."""
    terminated: npt.NDArray[np.bool_]
    """Which games have ended by their rules."""
    truncated: npt.NDArray[np.bool_]
    """Which games were cut off because they had become too long."""
    to_move: npt.NDArray[np.int8]
    """The seat to move, ``CHANCE`` or ``NOBODY``."""
    final_observations: npt.NDArray[np.float32] | None = None
    """With ``autoreset="same_step"``: the last observation of every game that this step has ended."""

    @staticmethod
    def empty(count: int, observation: int, actions: int, seats: int, has_final: bool = False) -> VectorStep:
        """Arrays of these sizes, all zero.

        >>> teahouse.vector("ludopy", 8).new_arrays().rewards.shape
        (8, 4)
        """
        return VectorStep(
            _zeros((count, observation), np.float32),
            _zeros((count, actions), np.bool_),
            _zeros((count, seats), np.float32),
            _zeros((count,), np.bool_),
            _zeros((count,), np.bool_),
            _zeros((count,), np.int8),
            _zeros((count, observation), np.float32) if has_final else None,
        )


def _zeros(shape: tuple[int, ...], dtype: Any) -> npt.NDArray[Any]:
    """An array that begins at a multiple of 64 bytes, without which JAX would copy it."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    room = np.zeros(size + 64, np.uint8)
    first = -room.ctypes.data % 64
    array: npt.NDArray[Any] = room[first : first + size].view(dtype).reshape(shape)
    return array


def _read_only(arrays: VectorStep) -> VectorStep:
    """The same memory, for reading."""

    def view(array: Any) -> Any:
        if array is None:
            return None
        array = array.view()
        array.flags.writeable = False
        return array

    return VectorStep(*map(view, arrays))


class Vector:
    """Many games under the same rules, stepped together. Made by :func:`teahouse.vector`."""

    def __init__(
        self, batch: Batch, read_only: bool = False, others: Others | None = None, learners: Sequence[int] = ()
    ) -> None:
        self._batch: Batch | None = batch
        self.game: Game = batch.game
        """The rules."""
        self.count, self.observation_length, self.action_count, self.seats = batch.shape
        self.seed, self.threads, self.dice, self.autoreset, self.longest = batch.settings
        self._arrays = self.new_arrays()
        self.read_only = read_only
        """Whether the arrays are for reading only; then only what has changed in them is written."""
        self._views = _read_only(self._arrays) if read_only else self._arrays
        self._holds_last = False
        self._others = others
        self.learners: list[int] = list(learners)
        """With an opponent: the seat that learns, for each game. The next reset or step heeds what is changed here."""
        if others is None:
            batch.show(self._arrays)
        else:
            batch.reset_against(self._arrays, self.learners, others, mask=np.zeros(self.count, np.bool_))

    @property
    def opponents(self) -> list[str] | None:
        """The names of the players of the other seats, by seat; ``None`` where whoever learns plays them all.

        >>> teahouse.vector("long-nardi", 2, opponent="greedy").opponents
        ['greedy', 'greedy']
        """
        return None if self._others is None else self._others.names

    def _open(self) -> Batch:
        if self._batch is None:
            raise TeahouseError(closed_text())
        return self._batch

    def new_arrays(self) -> VectorStep:
        """Arrays for ``out=``, all zero.

        >>> teahouse.vector("long-nardi", 8).new_arrays().masks.shape
        (8, 130)
        """
        has_final = self.autoreset == "same_step"
        return VectorStep.empty(self.count, self.observation_length, self.action_count, self.seats, has_final)

    @property
    def now(self) -> VectorStep:
        """What the last call that was not given ``out`` has written.

        >>> bool(teahouse.vector("nine-mens-morris", 2).now.masks[0, :24].all())
        True
        """
        return self._views

    def reset(
        self,
        seed: int | Sequence[int] | None = None,
        *,
        mask: npt.NDArray[np.bool_] | None = None,
        out: VectorStep | None = None,
    ) -> VectorStep:
        """Begins games anew, all of them or those of ``mask``.

        A seed begins the dice anew as well, without one they go on. A list has a seed for each game; its dice are those
        of a game alone in a batch with that seed.

        >>> games = teahouse.vector("long-nardi", 4, seed=3)
        >>> first = games.fen(2)
        >>> _ = games.reset(seed=3)
        >>> games.fen(2) == first
        True
        """
        one = int(seed) if isinstance(seed, SupportsIndex) else None
        each = [int(number) for number in seed] if seed is not None and one is None else None  # type: ignore[union-attr]
        arrays = self._arrays if out is None else out
        if self._others is None:
            self._open().reset(arrays, one, each, mask)
        else:
            self._open().reset_against(arrays, self.learners, self._others, one, each, mask)
        self._holds_last = out is None
        return self._views if out is None else out

    def step(self, actions: npt.ArrayLike, *, out: VectorStep | None = None) -> VectorStep:
        """Plays an action in every game: an array of ``int64`` or ``int32``.

        An action that is not legal raises :class:`teahouse.IllegalAction`, which names the game (``index``), the action
        and the reason; nothing is stepped then in any game. Without ``out`` the arrays belong to the batch: the same
        ones each time.

        >>> games = teahouse.vector("nine-mens-morris", 2)
        >>> games.step([0, 7]).to_move
        array([1, 1], dtype=int8)
        >>> games.step([5, 7])
        Traceback (most recent call last):
        ...
        teahouse.IllegalAction: Game 1: action 7 (d5) is not legal. ...
        """
        batch = self._open()
        given: npt.NDArray[Any] = np.asarray(actions)
        if self._others is not None:
            numbers = given.astype(np.int64) if given.dtype == np.int32 else given
            arrays = self._arrays if out is None else out
            batch.step_against(numbers, arrays, self.learners, self._others)
            return self._views if out is None else out
        if out is None:
            batch.step(given, self._arrays, self.read_only and self._holds_last)
            self._holds_last = True
            return self._views
        batch.step(given, out, False)
        self._holds_last = False
        return out

    def fen(self, index: int) -> str:
        """The position of a game.

        >>> teahouse.vector("nine-mens-morris", 2).fen(1)
        '********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1'
        """
        return self._open().fen(index)

    def set_fen(self, index: int, fen: str) -> VectorStep:
        """Begins a game anew from a position.

        >>> games = teahouse.vector("nine-mens-morris", 2)
        >>> _ = games.step([3, 4])
        >>> _ = games.set_fen(0, games.fen(1))
        >>> games.fen(0) == games.fen(1)
        True
        """
        batch = self._open()
        batch.set_fen(index, fen)
        return self._show(batch)

    def _show(self, batch: Batch) -> VectorStep:
        if self._others is not None:
            nothing = np.zeros(self.count, np.bool_)
            batch.reset_against(self._arrays, self.learners, self._others, mask=nothing)
            return self._views
        batch.show(self._arrays)
        self._holds_last = True
        return self._views

    def played(self, index: int) -> int:
        """How many actions of players there were in a game.

        >>> teahouse.vector("ludopy", 2).played(0)
        0
        """
        return self._open().played(index)

    def verdict(self, index: int) -> Verdict | None:
        """How a game ended, if it has by its rules.

        >>> teahouse.vector("ludopy", 2).verdict(0) is None
        True
        """
        return self._open().verdict(index)

    def rolls(self, index: int) -> list[tuple[str, float]]:
        """How the dice can fall in a game that waits for them, by number, with the chance of each.

        >>> games = teahouse.vector("ludopy", 2, dice="given")
        >>> [dice for dice, chance in games.rolls(0)]
        ['1', '2', '3', '4', '5', '6']
        """
        return self._open().rolls(index)

    def snapshot(self) -> bytes:
        """The whole batch as bytes: positions, dice to come, what could come back. Pickling holds the same.

        >>> games = teahouse.vector("ludopy", 2)
        >>> teahouse.Vector.restore(games.game, games.snapshot()).fen(0) == games.fen(0)
        True
        """
        return self._open().snapshot()

    @staticmethod
    def restore(
        game: Game,
        snapshot: bytes,
        threads: int = 1,
        read_only: bool = False,
        opponents: Sequence[str] | None = None,
        learners: Sequence[int] = (),
    ) -> Vector:
        """The batch of a snapshot, with the players of the other seats if it had some.

        >>> games = teahouse.vector("ludopy", 2)
        >>> teahouse.Vector.restore(games.game, games.snapshot()).count
        2
        """
        others = None if opponents is None else Others(game, opponents, _cores(threads))
        return Vector(Batch.restore(game, snapshot, threads), read_only, others, learners)

    def _kept(self) -> tuple[Any, ...]:
        return self.game, self.snapshot(), self.threads, self.read_only, self.opponents, self.learners

    def __reduce__(self) -> tuple[Any, ...]:
        return Vector.restore, self._kept()

    def __copy__(self) -> Vector:
        return Vector.restore(*self._kept())

    def __deepcopy__(self, memo: Any) -> Vector:
        return self.__copy__()

    def close(self) -> None:
        """Gives its memory back. Whoever asks for anything afterwards is told so.

        >>> games = teahouse.vector("ludopy", 2)
        >>> games.close()
        """
        self._batch = None

    @property
    def closed(self) -> bool:
        """Whether it has been closed.

        >>> teahouse.vector("ludopy", 2).closed
        False
        """
        return self._batch is None

    def __len__(self) -> int:
        return self.count

    def __repr__(self) -> str:
        return f"<teahouse.Vector of {self.count} x {self.game.id}>"


def vector(
    rules: Any,
    count: int,
    *,
    seed: int = 0,
    threads: int = 1,
    dice: str = "rolled",
    autoreset: str = "next_step",
    longest: int | None = None,
    read_only: bool = False,
    opponent: Any = None,
    seat: int | Sequence[int] | None = 0,
) -> Vector:
    """Many games at once under the rules that :func:`teahouse.game` would take.

    - The dice of a game follow from ``seed`` and its place alone: any number of ``threads`` (0: one for every core)
      gives the same.
    - ``dice="given"``: a game waits where dice are due (``to_move`` is -1), and its action is the number of a roll
      (:meth:`Vector.rolls`).
    - ``autoreset`` is named as Gymnasium names it: ``"next_step"``, ``"same_step"`` or ``"disabled"``.
    - With ``read_only`` the arrays of the batch cannot be written by others, so only what has changed is: faster in
      Mill, but PyTorch and JAX do not take such arrays without a copy.
    - With an ``opponent``, players of Teahouse take the other seats: a name for all (``"level:3"``, the path of a
      net), or a dict by seat. Whoever learns has the ``seat``, one for all games or one for each; with ``None`` the
      games take turns. A step then ends when the learner has to decide again, or the game is over; what is seen is
      always its own side.
    - A game is cut off (truncated) after ``longest`` actions of players, 10,000 if nothing else is said.

    >>> teahouse.vector("ludopy", 4096)
    <teahouse.Vector of 4096 x ludopy>
    """
    of = game(rules)
    batch = Batch(of, count, seed, threads, dice, autoreset, longest)
    if opponent is None:
        return Vector(batch, read_only)
    if dice != "rolled":
        raise ValueError(f"dice={dice!r}: against an opponent they are rolled")
    learners = _learners(of, count, seat)
    others = Others(of, _opponents(of, opponent, set(learners)), _cores(threads))
    games = Vector(batch, read_only, others, learners)
    games.reset(seed)
    return games


def _cores(threads: int) -> int:
    return threads or os.cpu_count() or 1


def _learners(of: Game, count: int, seat: int | Sequence[int] | None) -> list[int]:
    """The seat that learns, for each game."""
    if seat is None:
        return [of.seated[index % len(of.seated)] for index in range(count)]
    seats = [int(seat)] * count if isinstance(seat, SupportsIndex) else [int(each) for each in seat]
    for each in seats:
        if each not in of.seated:
            raise ValueError(f"seat={each!r}: the seats of {of.id} are {of.seated}")
    if len(seats) != count:
        raise ValueError(f"seat has {len(seats)} seats, but there are {count} games")
    return seats


def _opponents(of: Game, opponent: Any, learners: set[int]) -> list[Any]:
    """A player for each seat; where nobody is needed, anybody."""
    if not isinstance(opponent, Mapping):
        return [opponent] * of.seats
    by_seat = dict(cast("Mapping[int, Any]", opponent))
    needed = [seat for seat in of.seated if learners != {seat}]
    for seat in needed:
        if seat not in by_seat:
            raise ValueError(f"opponent={opponent!r}: nobody for seat {seat} of {of.id}")
    return [by_seat.get(seat, by_seat[needed[0]]) for seat in range(of.seats)]


for _item in (VectorStep, Vector, vector):
    _item.__module__ = "teahouse"
