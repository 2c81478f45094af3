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

from collections.abc import Sequence
from typing import Any, NamedTuple, SupportsIndex

import numpy as np
import numpy.typing as npt

from teahouse._errors import TeahouseError
from teahouse._results import Verdict
from teahouse._teahouse import Batch, Game, closed_text, game

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

    def __init__(self, batch: Batch, read_only: bool = False) -> None:
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
        batch.show(self._arrays)

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
        self._holds_last = out is None
        self._open().reset(self._arrays if out is None else out, one, each, mask)
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
    def restore(game: Game, snapshot: bytes, threads: int = 1, read_only: bool = False) -> Vector:
        """The batch of a snapshot.

        >>> games = teahouse.vector("ludopy", 2)
        >>> teahouse.Vector.restore(games.game, games.snapshot()).count
        2
        """
        return Vector(Batch.restore(game, snapshot, threads), read_only)

    def __reduce__(self) -> tuple[Any, ...]:
        return Vector.restore, (self.game, self.snapshot(), self.threads, self.read_only)

    def __copy__(self) -> Vector:
        return Vector.restore(self.game, self.snapshot(), self.threads, self.read_only)

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
) -> Vector:
    """Many games at once under the rules that :func:`teahouse.game` would take.

    - The dice of a game follow from ``seed`` and its place alone: any number of ``threads`` (0: one for every core)
      gives the same.
    - ``dice="given"``: a game waits where dice are due (``to_move`` is -1), and its action is the number of a roll
      (:meth:`Vector.rolls`).
    - ``autoreset`` is named as Gymnasium names it: ``"next_step"``, ``"same_step"`` or ``"disabled"``.
    - With ``read_only`` the arrays of the batch cannot be written by others, so only what has changed is: faster for
      some hundred games of Ludo, but PyTorch and JAX do not take such arrays without a copy.
    - A game is cut off (truncated) after ``longest`` actions of players, 10,000 if nothing else is said.

    >>> teahouse.vector("ludopy", 4096)
    <teahouse.Vector of 4096 x ludopy>
    """
    return Vector(Batch(game(rules), count, seed, threads, dice, autoreset, longest), read_only)


for _item in (VectorStep, Vector, vector):
    _item.__module__ = "teahouse"
