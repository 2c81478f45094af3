"""Many games at once as Gymnasium's vector environment.

>>> from teahouse.gymnasium import VectorEnv
>>> envs = VectorEnv("ludopy", 8)
>>> observations, info = envs.reset(seed=1)
>>> observations.shape, info["action_mask"].shape
((8, 48), (8, 5))
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from teahouse._environments import bounds
from teahouse._vector import Vector, VectorStep, vector

__all__ = ["VectorEnv"]


class VectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """Many games at once, in which whoever learns plays for every seat, or with an ``opponent`` for one of them.

    An observation is that of the seat to move (``info["to_move"]``); ``info["action_mask"]`` says what it may do. The
    reward of a step is what the seat that acted gets for it; ``info["rewards"]`` has the points of every seat. The
    arguments are those of :func:`teahouse.vector`, ``opponent`` and ``seat`` among them; with ``copy=False`` the arrays
    are the batch's own, which the next step writes anew.
    """

    def __init__(self, rules: Any, num_envs: int, *, copy: bool = True, **settings: Any) -> None:
        self.games: Vector = vector(rules, num_envs, **settings)
        """The games themselves."""
        self.copy = copy
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode[self.games.autoreset.upper()]}
        self.single_observation_space = gymnasium.spaces.Box(*bounds(self.games.game), dtype=np.float32)
        self.single_action_space = gymnasium.spaces.Discrete(self.games.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)

    def _seen(self, now: VectorStep) -> tuple[Any, dict[str, Any]]:
        """Observations and info of a step."""
        take = np.copy if self.copy else np.asarray
        info: dict[str, Any] = {
            "action_mask": take(now.masks.view(np.int8)),
            "to_move": take(now.to_move),
            "rewards": take(now.rewards),
        }
        if self.games.opponents is not None:
            info["seat"] = np.asarray(self.games.learners, np.int8)
        ended = now.terminated | now.truncated
        if now.final_observations is not None and ended.any():
            final = np.full(self.num_envs, None, dtype=object)
            for game in np.flatnonzero(ended):
                final[game] = now.final_observations[game].copy()
            info |= {"final_obs": final, "_final_obs": ended}
        return take(now.observations), info

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begins all games anew, or those of ``options["reset_mask"]``.

        >>> from teahouse.gymnasium import VectorEnv
        >>> observations, info = VectorEnv("long-nardi", 2).reset(seed=[1, 2])
        >>> info["to_move"].tolist()
        [0, 0]
        """
        mask = (options or {}).get("reset_mask")
        if isinstance(seed, list):
            seeds = [number for number in seed if number is not None]
            seed = seeds if len(seeds) == len(seed) else None  # type: ignore[assignment]
        return self._seen(self.games.reset(seed, mask=mask))  # type: ignore[arg-type]

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Any, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """Plays an action in every game.

        >>> from teahouse.gymnasium import VectorEnv
        >>> envs = VectorEnv("nine-mens-morris", 2)
        >>> observations, rewards, terminated, truncated, info = envs.step([0, 7])
        >>> info["to_move"].tolist(), rewards.tolist()
        ([1, 1], [0.0, 0.0])
        """
        if self.games.opponents is None:
            acted = np.maximum(self.games.now.to_move, 0)
        else:
            acted = np.asarray(self.games.learners)
        now = self.games.step(actions)
        rewards = now.rewards[self._rows, acted].astype(np.float64)
        observations, info = self._seen(now)
        return observations, rewards, now.terminated.copy(), now.truncated.copy(), info

    def close_extras(self, **kwargs: Any) -> None:
        """Gives the memory of the games back.

        >>> from teahouse.gymnasium import VectorEnv
        >>> VectorEnv("ludopy", 2).close()
        """
        self.games.close()
