"""Environments for PettingZoo: ``nardi_v0``, ``ludo_v0`` and ``mill_v0``, each for any rules of its family.

>>> from teahouse.pettingzoo import nardi_v0
>>> env = nardi_v0.env(rules="fevga")
>>> env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.last()
>>> env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
"""

__all__ = ["ludo_v0", "mill_v0", "nardi_v0"]
