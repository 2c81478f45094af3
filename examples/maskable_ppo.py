"""Learns a variant with MaskablePPO of sb3-contrib, and measures it against a player of Teahouse.

pip install teahouse[gymnasium] sb3-contrib
python examples/maskable_ppo.py --rules three-mens-morris --steps 20000
"""

from __future__ import annotations

import argparse

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from teahouse.gymnasium import Env


def mean_reward(model: MaskablePPO, env: Env, games: int) -> float:
    """What the learner gets on average when it plays what it thinks best."""
    total = 0.0
    for seed in range(games):
        observation, _ = env.reset(seed=seed)
        terminated = False
        while not terminated:
            action, _ = model.predict(observation, action_masks=env.action_masks(), deterministic=True)
            observation, reward, terminated, _, _ = env.step(action)
            total += reward
    return total / games


def main() -> None:
    """Learns, and says how much better that made it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="three-mens-morris")
    parser.add_argument("--opponent", default="random", help="who plays the other seats: random, level:3 …")
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()

    def make() -> Env:
        return Env(arguments.rules, opponent=arguments.opponent, seat=None, reward="win")

    # Nets this small are fastest on one thread.
    torch.set_num_threads(1)
    model = MaskablePPO("MlpPolicy", make_vec_env(make, n_envs=4), n_steps=256, seed=arguments.seed, device="cpu")
    before = mean_reward(model, make(), arguments.games)
    model.learn(arguments.steps)
    after = mean_reward(model, make(), arguments.games)
    print(f"{arguments.rules} against {arguments.opponent}: {before:+.2f} before, {after:+.2f} after learning")
    layout = make().game.observation_layout_name
    print(f"observations {layout}, {np.sum([p.numel() for p in model.policy.parameters()])} weights")


if __name__ == "__main__":
    main()
