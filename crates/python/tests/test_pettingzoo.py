"""Environments for PettingZoo."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import warnings
from typing import Any

import numpy as np
import pytest

import teahouse

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")

from pettingzoo.test import api_test, performance_benchmark, seed_test  # noqa: E402

from teahouse.pettingzoo import ludo_v0, mill_v0, nardi_v0  # noqa: E402

MODULES: dict[str, Any] = {"nardi": nardi_v0, "ludo": ludo_v0, "mill": mill_v0}
EVERY = [(family, rules) for family in MODULES for rules in teahouse.variants(family)]


def play(env: Any, seed: int) -> dict[str, float]:
    """A random game; answers with what every agent got."""
    choice = np.random.default_rng(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        total[agent] += reward
        env.step(None if terminated else choice.choice(np.flatnonzero(observation["action_mask"])))
    return total


@pytest.mark.parametrize(("family", "rules"), EVERY)
def test_every_variant_passes_pettingzoos_own_tests(family: str, rules: str) -> None:
    def make() -> Any:
        return MODULES[family].env(rules)

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Said of every environment whose observations hold a mask, but for a list of PettingZoo's own.
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        api_test(make(), num_cycles=200)
        seed_test(make, num_cycles=100)


@pytest.mark.skipif(not os.environ.get("TEAHOUSE_LONG"), reason="PettingZoo measures for five seconds; make test-long")
@pytest.mark.parametrize("family", MODULES)
def test_pettingzoos_benchmark_runs(family: str) -> None:
    performance_benchmark(MODULES[family].env())


@pytest.mark.parametrize(("family", "rules"), [*[(family, None) for family in MODULES], ("ludo", "ludopy-two")])
def test_at_the_end_every_agent_gets_its_points(family: str, rules: str | None) -> None:
    module = MODULES[family]
    env = module.raw_env() if rules is None else module.raw_env(rules)
    for seed in range(3):
        total = play(env, seed)
        scores = env.table.scores()
        assert total == {agent: scores[env.seat_of(agent)] for agent in env.possible_agents}
        assert not env.agents


def test_for_winning_there_is_one_point_and_for_losing_one_less() -> None:
    won = play(ludo_v0.env(reward="win"), 1)
    assert sorted(won.values()) == [-1.0, -1.0, -1.0, 1.0]


def test_there_is_an_agent_for_every_seat_that_is_taken() -> None:
    assert ludo_v0.env("ludopy-two").possible_agents == ["player_0", "player_1"]
    assert ludo_v0.raw_env("ludopy-two").seat_of("player_1") == 2
    assert ludo_v0.env().possible_agents == [f"player_{seat}" for seat in range(4)]


def test_only_the_agent_whose_turn_it_is_has_legal_actions() -> None:
    env = nardi_v0.env()
    env.reset(seed=2)
    for agent in env.possible_agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


@pytest.mark.parametrize("family", MODULES)
def test_an_illegal_action_names_environment_agent_and_reason_and_steps_nothing(family: str) -> None:
    env = MODULES[family].env()
    env.reset(seed=1)
    table = env.unwrapped.table
    before, agent = table.copy(), env.agent_selection
    mask = env.observe(agent)["action_mask"]
    for action in [*np.flatnonzero(mask == 0)[:40], -1, len(mask)]:
        with pytest.raises(teahouse.IllegalAction, match=f"{family}_v0 .*player_") as caught:
            env.step(action)
        assert caught.value.reason in str(caught.value)
        assert table == before and env.agent_selection == agent and not any(env.rewards.values())
    for action in ("pass", None, 0.5):
        with pytest.raises(TypeError, match=f"{family}_v0"):
            env.step(action)
        assert table == before


def test_rules_of_another_family_are_refused() -> None:
    with pytest.raises(ValueError, match="ludopy is ludo, not nardi"):
        nardi_v0.env("ludopy")
    with pytest.raises(teahouse.RulesError, match="nonsense"):
        mill_v0.env("nonsense")
    with pytest.raises(ValueError, match="expected one of 'points', 'win'"):
        mill_v0.env(reward="money")  # type: ignore[arg-type]


def test_a_position_to_begin_with_is_taken_and_one_that_is_over_refused() -> None:
    env = nardi_v0.raw_env({"extends": "long-nardi", "head.limit": 2})
    env.reset(options={"fen": "N5/3A2/o5/6 w 63"})
    assert env.table.fen == "N5/3A2/o5/6 w 63"
    play(env, 1)
    with pytest.raises(ValueError, match="the game is over"):
        env.reset(options={"fen": env.table.fen})


def test_a_closed_environment_says_so() -> None:
    env = mill_v0.env()
    env.reset(seed=1)
    env.close()
    env.close()
    for call in (env.reset, lambda: env.step(0), lambda: env.observe("player_0")):
        with pytest.raises(RuntimeError, match="it was closed"):
            call()


@pytest.mark.parametrize("family", MODULES)
def test_an_environment_in_the_middle_of_a_game_pickles_and_goes_on_alike(family: str) -> None:
    env = MODULES[family].env()
    env.reset(seed=1)
    for _ in range(10):
        env.step(env.observe(env.agent_selection)["action_mask"].argmax())
    other = pickle.loads(pickle.dumps(env))
    for agent, twin in zip(env.agent_iter(), other.agent_iter(), strict=True):
        assert agent == twin and env.unwrapped.table.fen == other.unwrapped.table.fen
        observation, _, terminated, _, _ = env.last()
        action = None if terminated else observation["action_mask"].argmax()
        env.step(action)
        other.step(action)


def test_environments_run_in_spawned_workers() -> None:
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.apply(_played, (3,)) == _played(3)


def _played(seed: int) -> str:
    env = ludo_v0.raw_env()
    play(env, seed)
    return str(env.table.fen)


def test_boards_are_drawn() -> None:
    for mode in ("ansi", "svg", "rgb_array"):
        env = mill_v0.env(render_mode=mode)
        env.reset(seed=1)
        assert len(env.render()) > 0
