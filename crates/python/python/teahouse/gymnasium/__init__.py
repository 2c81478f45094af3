"""Environments for Gymnasium. Importing this registers them.

>>> import gymnasium, teahouse.gymnasium
>>> env = gymnasium.make("teahouse/LongNardi-v0", opponent="random")
>>> observation, info = env.reset(seed=1)
>>> observation.shape, info["action_mask"].shape
((66,), (130,))
>>> action = env.action_space.sample(info["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(action)
>>> reward, terminated
(0.0, False)

There is an id for every built-in variant (``teahouse/NineMensMorris-v0``), and ``teahouse/Game-v0`` for rules of
one's own: ``gymnasium.make("teahouse/Game-v0", game={"extends": "long-nardi", "head.limit": 2})``. Many games at once,
with every seat in the learner's hands, are a :class:`VectorEnv`.
"""

from teahouse.gymnasium.env import Env, Opponent, environment_id, register
from teahouse.gymnasium.vector import VectorEnv

__all__ = ["Env", "Opponent", "VectorEnv", "environment_id", "register"]

register()
