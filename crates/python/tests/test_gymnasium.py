"""Single-agent environments for Gymnasium."""

from __future__ import annotations

import multiprocessing
import pickle
import warnings
from typing import Any

import numpy as np
import pytest

import teahouse

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed")

from gymnasium.error import ClosedEnvironmentError, ResetNeeded  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402

from teahouse.gymnasium import Env, environment_id  # noqa: E402

ONE_OF_EACH = ["long-nardi", "ludopy", "nine-mens-morris"]


def first_legal(table: teahouse.Table) -> int:
    """An opponent that always plays the first legal action."""
    return int(table.legal_numbers()[0])


def play(env: Any, seed: int | None, choice: np.random.Generator) -> list[Any]:
    """A random game: everything that the environment answers."""
    observation, info = env.reset(seed=seed)
    told: list[Any] = [(observation, info)]
    ended = False
    while not ended:
        action = choice.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, terminated, truncated, info = env.step(action)
        told.append((observation, reward, terminated, truncated, info))
        ended = terminated or truncated
    return told


def same(left: Any, right: Any) -> bool:
    return pickle.dumps(left) == pickle.dumps(right)


@pytest.mark.parametrize("variant", teahouse.variants())
def test_every_variant_is_registered_and_passes_gymnasiums_own_checks_without_a_warning(variant: str) -> None:
    # The checks try actions without looking at the mask.
    env = gymnasium.make(environment_id(variant), illegal="random")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


def test_rules_of_ones_own_have_an_id_of_their_own() -> None:
    env = gymnasium.make("teahouse/Game-v0", game={"extends": "long-nardi", "head.limit": 2}, illegal="random")
    check_env(env.unwrapped)
    assert env.unwrapped.game.options["head.limit"] == 2


@pytest.mark.parametrize("variant", ONE_OF_EACH)
@pytest.mark.parametrize("opponent", ["random", "level:1", first_legal])
def test_a_game_against_any_opponent_ends_with_the_points_of_the_table(variant: str, opponent: Any) -> None:
    env = Env(variant, opponent=opponent, seat=None)
    choice = np.random.default_rng(1)
    for seed in range(3):
        told = play(env, seed, choice)
        _, reward, terminated, _, info = told[-1]
        assert terminated and env.table.is_over
        assert reward == env.table.scores()[env.seat]
        assert info["scores"] == env.table.scores() and info["result"] == env.table.verdict.result
        assert all(rewards == 0 for _, rewards, *_ in told[1:-1])
        assert not info["action_mask"].any()


def test_the_reward_for_winning_is_one_and_for_losing_minus_one() -> None:
    rewards = set()
    env, points = (Env("ludopy", reward=kind, seat=None) for kind in ("win", "points"))
    for seed in range(12):
        won = play(env, seed, np.random.default_rng(seed))[-1][1]
        by_points = play(points, seed, np.random.default_rng(seed))[-1][1]
        assert won == (1.0 if by_points == 3 else -1.0)
        rewards.add(won)
    assert rewards == {1.0, -1.0}


@pytest.mark.parametrize("variant", ONE_OF_EACH)
def test_the_same_seed_gives_the_same_game_and_another_seed_another(variant: str) -> None:
    env = Env(variant, opponent="level:1", seat=None)
    first, again, other = (play(env, seed, np.random.default_rng(7)) for seed in (5, 5, 6))
    assert same(first, again)
    assert not same(first, other)


def test_games_after_one_another_without_a_seed_differ_but_follow_from_the_first() -> None:
    def two_games() -> list[Any]:
        env = Env("long-nardi")
        return [play(env, seed, np.random.default_rng(7)) for seed in (5, None)]

    first, second = two_games(), two_games()
    assert same(first, second)
    assert not same(first[0], first[1])


@pytest.mark.parametrize("variant", ["long-nardi", "ludopy-two", "nine-mens-morris"])
def test_the_learner_sits_where_it_is_told_or_anywhere_by_lot(variant: str) -> None:
    seats = teahouse.game(variant).seated
    env = Env(variant, seat=None)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == set(seats)
    for seat in seats:
        env = Env(variant, seat=seat)
        _, info = env.reset(seed=1)
        assert info["seat"] == env.table.current_seat == seat
        assert env.reset(options={"seat": seats[0]})[1]["seat"] == seats[0]


def test_the_mask_is_the_tables_and_fits_both_gymnasium_and_maskable_ppo() -> None:
    env = Env("long-nardi")
    _, info = env.reset(seed=3)
    mask = env.action_masks()
    assert mask.dtype == np.bool_ and info["action_mask"].dtype == np.int8
    assert np.array_equal(mask, info["action_mask"]) and np.array_equal(mask, env.table.mask())
    assert mask[env.action_space.sample(info["action_mask"])]


@pytest.mark.parametrize("variant", ONE_OF_EACH)
def test_an_illegal_action_names_the_environment_and_the_reason_and_steps_nothing(variant: str) -> None:
    env = gymnasium.make(environment_id(variant)).unwrapped
    _, info = env.reset(seed=1)
    before, random = env.table.copy(), env.np_random.bit_generator.state
    for action in [*np.flatnonzero(info["action_mask"] == 0)[:40], -1, env.action_space.n, 10**12]:
        with pytest.raises(teahouse.IllegalAction, match=env.spec.id) as caught:
            env.step(action)
        assert caught.value.reason in str(caught.value) and caught.value.code
        assert env.table == before and env.np_random.bit_generator.state == random


@pytest.mark.parametrize("action", ["24/18", 1.5, None, True, np.array([1, 2]), [3]])
def test_what_is_no_number_is_refused_by_its_type(action: Any) -> None:
    env = Env("long-nardi")
    env.reset(seed=1)
    before = env.table.copy()
    with pytest.raises(TypeError, match=r"teahouse\.gymnasium\.Env"):
        env.step(action)
    assert env.table == before


def test_whole_numbers_of_every_kind_are_actions() -> None:
    env = Env("long-nardi")
    for kind in (int, np.int8, np.int32, np.uint16, np.int64, np.array):
        _, info = env.reset(seed=1)
        env.step(kind(np.flatnonzero(info["action_mask"])[0]))


def test_without_masks_an_illegal_action_can_stand_for_a_random_one() -> None:
    env = Env("long-nardi", illegal="random")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    before = env.table.event_count
    *_, info = env.step(illegal)
    assert info["illegal"] and env.table.event_count > before


def test_an_opponent_who_plays_something_illegal_is_named_and_nothing_was_stepped() -> None:
    env = Env("nine-mens-morris", opponent=lambda table: table.game.action_count - 1)
    _, info = env.reset(seed=1)
    before = env.table.copy()
    with pytest.raises(teahouse.IllegalAction, match="opponent in seat 1"):
        env.step(np.flatnonzero(info["action_mask"])[0])
    assert env.table.events == before.events


def test_an_opponent_that_fails_leaves_the_game_as_it_was() -> None:
    def fails(_: teahouse.Table) -> int:
        raise KeyboardInterrupt

    env = Env("ludopy", opponent=fails)
    _, info = env.reset(seed=1, options={"fen": "0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 0 3 2 0 0 -"})
    before = env.table.copy()
    with pytest.raises(KeyboardInterrupt):
        env.step(np.flatnonzero(info["action_mask"])[0])
    assert env.table.fen == before.fen and env.table.events == before.events


def test_opponents_can_be_told_apart_by_seat() -> None:
    env = Env("ludopy", opponent={1: "random", 2: first_legal, 3: "level:1"})
    play(env, 1, np.random.default_rng(1))
    with pytest.raises(ValueError, match="nobody for seat 3"):
        Env("ludopy", opponent={1: "random", 2: "random"})


@pytest.mark.parametrize(
    ("arguments", "error", "said"),
    [
        ({"game": "nonsense"}, teahouse.RulesError, "nonsense"),
        ({"game": "ludopy-two", "seat": 1}, ValueError, r"the seats of ludopy-two are \[0, 2\]"),
        ({"reward": "money"}, ValueError, "expected one of 'points', 'win'"),
        ({"illegal": "ignore"}, ValueError, "expected one of 'raise', 'random'"),
        ({"render_mode": "human"}, ValueError, "expected one of 'ansi'"),
        ({"opponent": "level:11"}, teahouse.PlayerError, "level:11"),
        ({"opponent": 7}, TypeError, "opponent=7"),
    ],
)
def test_environments_that_cannot_be_are_refused_with_the_reason(
    arguments: dict[str, Any], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        Env(**arguments)


def test_a_position_to_begin_with_is_taken_and_a_bad_one_refused() -> None:
    env = Env("long-nardi", opponent=first_legal)
    play(env, 1, np.random.default_rng(1))
    over = env.table.fen
    env.reset(seed=1)
    before = env.table.copy()
    for options, said in [
        ({"fen": "hello"}, "hello"),
        ({"position": 1}, "unknown options"),
        ({"seat": 5}, "seat=5"),
        ({"fen": over}, "the game is over in the position"),
    ]:
        with pytest.raises(ValueError, match=said):
            env.reset(options=options)
        assert env.table == before
    env.reset(options={"fen": "N5/3A2/o5/6 w 63"})
    assert env.table.start_fen == "N5/3A2/o5/6 w 63" and env.table.current_seat == 0


def test_calls_in_the_wrong_order_say_what_comes_first() -> None:
    env = Env("three-mens-morris", opponent=first_legal, render_mode="ansi")
    for call in (lambda: env.step(0), env.render, env.action_masks):
        with pytest.raises(ResetNeeded, match="reset"):
            call()
    play(env, 1, np.random.default_rng(1))
    with pytest.raises(ResetNeeded, match="the game is over"):
        env.step(0)


def test_a_closed_environment_says_so_and_can_be_closed_again() -> None:
    env = Env("long-nardi")
    env.reset(seed=1)
    env.close()
    env.close()
    for call in (env.reset, lambda: env.step(0), env.render, env.action_masks):
        with pytest.raises(ClosedEnvironmentError, match="it was closed"):
            call()


@pytest.mark.parametrize("variant", ONE_OF_EACH)
def test_an_environment_in_the_middle_of_a_game_pickles_and_goes_on_alike(variant: str) -> None:
    env = Env(variant, opponent="level:1", seat=None)
    _, info = env.reset(seed=4)
    for _ in range(5):
        *_, info = env.step(np.flatnonzero(info["action_mask"])[-1])
    other = pickle.loads(pickle.dumps(env))
    assert other.table == env.table
    while not env.table.is_over:
        action = np.flatnonzero(info["action_mask"])[0]
        told = env.step(action)
        assert same(told, other.step(action))
        info = told[-1]


@pytest.mark.parametrize("variant", ONE_OF_EACH)
def test_boards_are_drawn_as_text_svg_and_pixels(variant: str) -> None:
    for mode, check in {
        "ansi": lambda picture: isinstance(picture, str) and len(picture.splitlines()) > 5,
        "svg": lambda picture: picture.lstrip().startswith("<svg"),
        "rgb_array": lambda picture: picture.dtype == np.uint8 and len(np.unique(picture)) > 5,
    }.items():
        env = Env(variant, render_mode=mode)
        env.reset(seed=1)
        assert check(env.render()), mode
    with pytest.raises(ValueError, match="render_mode"):
        bare = Env(variant)
        bare.reset(seed=1)
        bare.render()


def test_environments_run_in_spawned_workers() -> None:
    make = [lambda: gymnasium.make("teahouse.gymnasium:teahouse/Ludopy-v0", illegal="random")] * 2
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        told = pool.apply(_reset, (3,))
    observation, _ = Env("ludopy").reset(seed=3)
    assert np.array_equal(told, observation)
    env = gymnasium.vector.AsyncVectorEnv(make, context="spawn")
    try:
        observations, infos = env.reset(seed=[3, 4])
        assert np.array_equal(observations[0], observation)
        env.step(infos["action_mask"].argmax(axis=1))
    finally:
        env.close()


def _reset(seed: int) -> Any:
    return Env("ludopy").reset(seed=seed)[0]
