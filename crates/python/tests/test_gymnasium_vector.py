"""Gymnasium's vector environment."""

from __future__ import annotations

import pickle

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


def chosen(mask: np.ndarray, random: np.random.Generator) -> np.ndarray:
    return np.where(mask, random.random(mask.shape), -1).argmax(axis=1)


@pytest.mark.parametrize(("variant", "seat"), [("long-nardi", 1), ("ludopy", 2), ("three-mens-morris", 0)])
def test_against_a_player_only_the_learner_decides_and_sees_its_own_side(variant: str, seat: int) -> None:
    envs = VectorEnv(variant, 5, opponent="greedy" if variant != "three-mens-morris" else "depth:1", seat=seat)
    random, ended = np.random.default_rng(1), 0
    observations, info = envs.reset(seed=3)
    for _ in range(2_000):
        assert envs.observation_space.contains(observations)
        assert info["seat"].tolist() == [seat] * 5
        observations, rewards, terminated, truncated, info = envs.step(chosen(info["action_mask"], random))
        going_on = ~(terminated | truncated)
        assert (info["to_move"][going_on] == seat).all() and info["action_mask"][going_on].any(axis=1).all()
        for game in range(5):
            table = envs.games.game.table(envs.games.fen(game))
            assert (table.observation(seat) == observations[game]).all()
            assert rewards[game] == info["rewards"][game, seat]
        ended += int(terminated.sum())
        if ended > 1:
            break
    assert ended > 1


def test_against_a_player_any_number_of_threads_gives_the_same() -> None:
    def played(threads: int) -> list[list[str]]:
        games = teahouse.vector("ludopy", 6, seed=2, threads=threads, opponent="random", seat=None)
        random, fens = np.random.default_rng(1), []
        for _ in range(40):
            now = games.step(chosen(games.now.masks, random))
            fens.append([games.fen(game) for game in range(6)])
            assert (now.to_move == games.learners).all()
        return fens

    assert played(1) == played(2) == played(3)


def test_each_seat_may_have_another_opponent_and_each_game_another_learner() -> None:
    games = teahouse.vector("long-nardi", 3, opponent={0: "random", 1: "greedy"}, seat=[0, 1, 0])
    assert games.opponents == ["random", "greedy"]
    assert games.now.to_move.tolist() == [0, 1, 0]
    again = pickle.loads(pickle.dumps(games))
    assert (again.opponents, again.learners) == (games.opponents, games.learners)
    assert (again.now.observations == games.now.observations).all()
    for wrong in ({"opponent": {0: "random"}, "seat": 0}, {"opponent": "greedy", "seat": 2}, {"opponent": "nobody"}):
        with pytest.raises(ValueError):
            teahouse.vector("long-nardi", 3, **wrong)
    with pytest.raises(ValueError, match="rolled"):
        teahouse.vector("long-nardi", 3, opponent="greedy", dice="given")


def test_an_illegal_action_against_a_player_steps_nothing() -> None:
    games = teahouse.vector("nine-mens-morris", 3, opponent="depth:1")
    games.step([0, 0, 0])
    before = [games.fen(game) for game in range(3)]
    with pytest.raises(teahouse.IllegalAction) as caught:
        games.step([1, 0, 1])
    assert caught.value.index == 1
    assert [games.fen(game) for game in range(3)] == before
