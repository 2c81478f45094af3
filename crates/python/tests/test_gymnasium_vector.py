"""Gymnasium's vector environment."""

from __future__ import annotations

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")

import teahouse  # noqa: E402
from teahouse.gymnasium import VectorEnv  # noqa: E402


def test_it_is_a_vector_environment_whose_spaces_hold_what_it_gives() -> None:
    envs = VectorEnv("ludopy", 6)
    assert isinstance(envs, gymnasium.vector.VectorEnv)
    observations, info = envs.reset(seed=3)
    random = np.random.default_rng(1)
    for _ in range(200):
        assert envs.observation_space.contains(observations)
        actions = np.where(info["action_mask"], random.random(info["action_mask"].shape), -1).argmax(axis=1)
        assert envs.action_space.contains(actions)
        observations, rewards, terminated, truncated, info = envs.step(actions)
        assert rewards.shape == terminated.shape == truncated.shape == (6,)
        assert rewards.dtype == np.float64


def test_the_reward_is_that_of_the_seat_that_acted() -> None:
    envs, random, seen = VectorEnv("three-mens-morris", 8), np.random.default_rng(1), 0
    _, info = envs.reset(seed=1)
    for _ in range(500):
        acted = info["to_move"]
        mask = info["action_mask"]
        actions = np.where(mask, random.random(mask.shape), -1).argmax(axis=1)
        _, rewards, terminated, _, info = envs.step(actions)
        for game in np.flatnonzero(terminated):
            assert rewards[game] == info["rewards"][game, acted[game]]
            seen += 1
    assert seen > 10


def test_observations_are_copies_unless_asked_otherwise() -> None:
    envs = VectorEnv("nine-mens-morris", 2)
    first, _ = envs.reset()
    envs.step([0, 1])
    assert not np.array_equal(first, envs.games.now.observations)
    envs = VectorEnv("nine-mens-morris", 2, copy=False)
    first, _ = envs.reset()
    envs.step([0, 1])
    assert np.array_equal(first, envs.games.now.observations)


def test_the_autoreset_mode_is_told_as_gymnasium_tells_it() -> None:
    for mode in gymnasium.vector.AutoresetMode:
        envs = VectorEnv("ludopy", 2, autoreset=mode.name.lower())
        assert envs.metadata["autoreset_mode"] is mode


def test_disabled_games_are_reset_by_mask_and_same_step_has_the_last_observation() -> None:
    envs = VectorEnv("nine-mens-morris", 2, autoreset="disabled", longest=1)
    envs.reset()
    _, _, _, truncated, _ = envs.step([0, 1])
    assert truncated.all()
    envs.reset(options={"reset_mask": np.array([True, False])})
    assert envs.games.now.truncated.tolist() == [False, True]
    envs = VectorEnv("nine-mens-morris", 2, autoreset="same_step", longest=1)
    envs.reset()
    _, _, _, truncated, info = envs.step([0, 1])
    assert truncated.all() and info["_final_obs"].all()
    assert info["final_obs"][1].shape == (envs.games.observation_length,)


def test_a_closed_environment_refuses_to_go_on() -> None:
    envs = VectorEnv("ludopy", 2)
    envs.close()
    with pytest.raises(teahouse.TeahouseError, match="closed"):
        envs.step([4, 4])
