"""A game through any interface goes through the same positions as the table in Rust.

Whoever chooses does so by the number of events so far, so that every interface meets the same choices; dice follow from
a seed. The table is the reference: what an interface shows is compared with it before every decision.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import teahouse
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

VARIANTS = st.sampled_from(teahouse.variants())
SEEDS = st.integers(0, 2**63 - 1)

#: Few but whole games; the shrinker finds a small seed, which replays.
GAMES = 400 if os.environ.get("TEAHOUSE_LONG") else 40
whole_games = settings(max_examples=GAMES, deadline=None, suppress_health_check=[HealthCheck.too_slow])

#: Some variants of Mill can be played for ever.
LONGEST = 3000


class Course:
    """A game at a table in which everything follows from a seed."""

    def __init__(self, variant: Any, seed: int, dice_seed: int | None = None) -> None:
        self.seed = seed
        self.dice_seed = seed if dice_seed is None else dice_seed
        self.game = teahouse.game(variant)
        self.table = self.game.table()

    def choice(self, table: teahouse.Table) -> int:
        """What is played at a table: any of the legal actions, by seed and number of events."""
        legal = table.legal_numbers()
        return legal[(self.seed ^ (table.event_count * 0x9E3779B97F4A7C15)) % 1_000_003 % len(legal)]

    def roll(self) -> None:
        """Rolls until somebody has to decide."""
        while self.table.is_chance:
            self.table.roll(seed=self.dice_seed)

    def goes_on(self) -> bool:
        """Whether there is a decision to compare."""
        return not self.table.is_over and self.table.event_count < LONGEST


def same_arrays(found: Any, expected: Any) -> None:
    assert np.array_equal(np.asarray(found), np.asarray(expected))


@given(VARIANTS, SEEDS)
@whole_games
def test_a_game_in_gymnasium_is_the_tables(variant: str, seed: int) -> None:
    pytest.importorskip("gymnasium", reason="Gymnasium is not installed")
    from teahouse.gymnasium import Env

    course = Course(variant, seed)
    env = Env(variant, opponent=course.choice, seat=None)
    observation, info = env.reset(seed=seed)
    course.dice_seed = env.game_seed
    terminated = False
    while not terminated and course.goes_on():
        _play_until(course, lambda table: table.current_seat == env.seat)
        if course.table.is_over:
            break
        assert env.table.fen == course.table.fen
        same_arrays(observation, course.table.observation(env.seat))
        same_arrays(info["action_mask"], course.table.mask())
        same_arrays(env.action_masks(), course.table.mask())
        action = course.choice(course.table)
        observation, reward, terminated, _, info = env.step(action)
        course.table.act(action)
    if terminated:
        _play_until(course, lambda _: False)
        assert env.table.events == course.table.events and course.table.is_over
        same_arrays(observation, course.table.observation(env.seat))
        assert reward == course.table.scores()[env.seat]


def _play_until(course: Course, is_there: Callable[[teahouse.Table], bool]) -> None:
    """Plays for dice and for everybody."""
    while True:
        course.roll()
        if course.table.is_over or is_there(course.table):
            return
        course.table.act(course.choice(course.table))


@given(VARIANTS, SEEDS)
@whole_games
def test_a_game_in_pettingzoo_is_the_tables(variant: str, seed: int) -> None:
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")
    from teahouse.pettingzoo import _seats

    env = _seats.wrapped(_seats.Seats(teahouse.game(variant).family, variant, "points", None))
    env.reset(seed=seed % 2**32)
    raw = env.unwrapped
    course = Course(variant, seed, raw.game_seed)
    course.roll()
    while course.goes_on():
        agent = env.agent_selection
        assert raw.seat_of(agent) == course.table.current_seat and raw.table.fen == course.table.fen
        for each in env.agents:
            same_arrays(env.observe(each)["observation"], course.table.observation(raw.seat_of(each)))
        same_arrays(env.observe(agent)["action_mask"], course.table.mask())
        action = course.choice(course.table)
        env.step(action)
        course.table.act(action)
        course.roll()
    if course.table.is_over:
        assert all(env.terminations.values())
        scores = course.table.scores()
        assert env.rewards == {agent: scores[raw.seat_of(agent)] for agent in env.agents}


@given(VARIANTS, SEEDS)
@whole_games
def test_a_game_in_openspiel_is_the_tables(variant: str, seed: int) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    importlib.import_module("teahouse.open_spiel")

    course = Course(variant, seed)
    game = pyspiel.load_game(f"teahouse_{course.game.family}", {"rules": variant})
    state, seats = game.new_initial_state(), course.game.seated
    while course.goes_on():
        if course.table.is_chance:
            outcomes = dict(state.chance_outcomes())
            texts = [state.action_to_string(outcome) for outcome in outcomes]
            assert dict(zip(texts, outcomes.values(), strict=True)) == pytest.approx(dict(course.table.rolls()))
            state.apply_action(texts.index(course.table.roll(seed=seed)))
            continue
        player = state.current_player()
        assert seats[player] == course.table.current_seat and state.state.fen == course.table.fen
        assert state.legal_actions() == course.table.legal_numbers()
        assert [state.action_to_string(action) for action in state.legal_actions()] == course.table.legal_actions()
        for each, seat in enumerate(seats):
            same_arrays(state.observation_tensor(each), course.table.observation(seat))
        action = course.choice(course.table)
        state.apply_action(action)
        course.table.act(action)
    assert state.state.fen == course.table.fen and state.is_terminal() == course.table.is_over
    assert state.returns() == [course.table.scores()[seat] for seat in seats]


@given(VARIANTS, st.lists(SEEDS, min_size=1, max_size=4))
@whole_games
def test_games_of_a_batch_are_the_tables(variant: str, seeds: list[int]) -> None:
    courses = [Course(variant, seed) for seed in seeds]
    games = teahouse.vector(variant, len(seeds), dice="given", autoreset="disabled")
    now = games.reset()
    while any(course.goes_on() for course in courses):
        actions, was_over = [], [course.table.is_over for course in courses]
        for index, course in enumerate(courses):
            table = course.table
            assert games.fen(index) == table.fen
            if table.is_over:
                assert now.to_move[index] == -2
                actions.append(-1)
                continue
            assert now.to_move[index] == (-1 if table.is_chance else table.current_seat)
            same_arrays(now.masks[index], table.mask())
            if table.is_chance:
                texts = [f"r{text}" for text, _ in games.rolls(index)]
                actions.append(texts.index(table.roll(seed=course.seed)))
            else:
                same_arrays(now.observations[index], table.observation())
                actions.append(course.choice(table))
                table.act(actions[-1])
        now = games.step(np.array(actions))
        for index, course in enumerate(courses):
            assert now.terminated[index] == course.table.is_over
            # Points are handed out once.
            scores = [0] * course.game.seats if was_over[index] else course.table.scores()
            same_arrays(now.rewards[index], scores)


@given(VARIANTS, SEEDS)
@whole_games
def test_a_game_by_texts_is_the_game_by_numbers_and_its_record_replays(variant: str, seed: int) -> None:
    course = Course(variant, seed)
    by_text, state = course.game.table(), course.game.state()
    while course.goes_on():
        if course.table.is_chance:
            event = course.table.roll(seed=seed)
            state = state.roll(event)
        else:
            event = dict(zip(course.table.legal_numbers(), course.table.legal_actions(), strict=True))[
                course.choice(course.table)
            ]
            number = course.choice(course.table)
            course.table.act(number)
            state = state.apply(number)
        by_text.act(event)
        assert by_text.fen == state.fen == course.table.fen
    assert by_text == course.table
    assert state == course.table.state() and course.game.state(state.text) == state
    (replayed,) = teahouse.replay(course.table.record())
    assert replayed.events == course.table.events and replayed.scores() == course.table.scores()
