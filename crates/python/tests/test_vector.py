"""Many games at once: the same as at tables, on arrays that nobody copies, and bad calls that change nothing."""

from __future__ import annotations

import copy
import multiprocessing
import os
import pickle
import subprocess
import sys
import threading
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
import teahouse
from conftest import VARIANTS


def choose(masks: npt.NDArray[np.bool_], random: np.random.Generator) -> npt.NDArray[np.int64]:
    """A random legal action for every game; 0 where there is none."""
    return np.where(masks, random.random(masks.shape), -1.0).argmax(axis=1)


def play(games: teahouse.Vector, steps: int, seed: int = 1) -> teahouse.VectorStep:
    random, now = np.random.default_rng(seed), games.now
    for _ in range(steps):
        now = games.step(choose(now.masks, random))
    return now


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_game_with_given_dice_is_the_game_at_a_table(variant: str) -> None:
    games = teahouse.vector(variant, 1, dice="given")
    table, random, now = games.game.table(), np.random.default_rng(2), games.now
    for _ in range(400):
        if table.is_over:
            break
        if table.is_chance:
            rolls = games.rolls(0)
            number = int(random.integers(len(rolls)))
            table.roll(rolls[number][0])
        else:
            number = int(choose(now.masks, random)[0])
            table.act(number)
        now = games.step(np.array([number]))
        assert games.fen(0) == table.fen
        assert now.to_move[0] == (-1 if table.is_chance else -2 if table.is_over else table.current_seat)
        assert np.array_equal(now.masks[0], table.mask())
        assert now.terminated[0] == table.is_over
        if not table.is_over and not table.is_chance:
            assert np.array_equal(now.observations[0], table.observation())
    assert now.rewards[0].tolist() == (table.scores() if table.is_over else [0] * games.seats)


def test_the_arrays_are_the_same_each_time_and_nothing_is_copied() -> None:
    games = teahouse.vector("nine-mens-morris", 16)
    addresses = [array.ctypes.data for array in games.now[:6]]
    for _ in range(3):
        assert [array.ctypes.data for array in play(games, 1)[:6]] == addresses
    own = games.new_arrays()
    addresses = [array.ctypes.data for array in own[:6]]
    now = games.step(choose(games.now.masks, np.random.default_rng(1)), out=own)
    assert now is own
    assert [array.ctypes.data for array in now[:6]] == addresses
    assert now.masks.any()


def test_arrays_of_ones_own_hold_the_same() -> None:
    one, other = (teahouse.vector("ludopy", 32, seed=4, read_only=True) for _ in range(2))
    own, random = other.new_arrays(), np.random.default_rng(1)
    for _ in range(50):
        actions = choose(one.now.masks, random)
        now = one.step(actions)
        for array in own[:6]:
            array.fill(1)
        other.step(actions, out=own)
        assert all(np.array_equal(a, b) for a, b in zip(now[:6], own[:6], strict=True))
    play(other, 0)
    assert not np.array_equal(other.now.observations, one.now.observations)
    actions = choose(one.now.masks, random)
    assert np.array_equal(other.step(actions).observations, one.step(actions).observations)


@pytest.mark.parametrize("variant", VARIANTS)
def test_writing_what_has_changed_is_writing_everything(variant: str) -> None:
    one, other = (teahouse.vector(variant, 8, seed=4, read_only=read_only) for read_only in (False, True))
    for seed in range(60):
        a, b = play(one, 5, seed), play(other, 5, seed)
        assert all(np.array_equal(x, y) for x, y in zip(a[:6], b[:6], strict=True))


def test_what_others_write_into_the_arrays_is_written_over() -> None:
    one, other = (teahouse.vector("ludopy", 8, seed=4) for _ in range(2))
    for array in one.now[:6]:
        array.fill(1)
    a, b = (games.step(choose(other.now.masks, np.random.default_rng(1))) for games in (one, other))
    assert all(np.array_equal(x, y) for x, y in zip(a[:6], b[:6], strict=True))


def test_what_is_for_reading_only_cannot_be_written() -> None:
    now = teahouse.vector("ludopy", 2, read_only=True).now
    with pytest.raises(ValueError, match="read-only"):
        now.observations[0] = 1


def test_dlpack_takes_the_arrays_without_a_copy() -> None:
    now = teahouse.vector("long-nardi", 4).now
    taken = np.from_dlpack(now.observations)
    assert taken.ctypes.data == now.observations.ctypes.data
    own = teahouse.vector("long-nardi", 4).new_arrays()
    assert np.from_dlpack(own.observations).ctypes.data == own.observations.ctypes.data


def test_torch_takes_the_arrays_without_a_copy() -> None:
    torch = pytest.importorskip("torch")
    games = teahouse.vector("long-nardi", 4)
    for array in games.now[:6]:
        assert torch.from_dlpack(array).data_ptr() == array.ctypes.data


def test_jax_takes_the_arrays_without_a_copy() -> None:
    pytest.importorskip("jaxlib")
    # In a process of its own: JAX starts threads that forked processes would miss.
    program = (
        "import jax, teahouse\n"
        "for array in teahouse.vector('long-nardi', 4).now[:6]:\n"
        "    assert jax.dlpack.from_dlpack(array, copy=False).unsafe_buffer_pointer() == array.ctypes.data\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize("variant", ["long-nardi", "ludopy", "nine-mens-morris"])
def test_any_number_of_threads_gives_the_same(variant: str) -> None:
    one, many = (teahouse.vector(variant, 600, seed=7, threads=threads) for threads in (1, 3))
    a, b = play(one, 60), play(many, 60)
    assert all(np.array_equal(x, y) for x, y in zip(a[:6], b[:6], strict=True))
    assert one.snapshot() == many.snapshot()


@pytest.mark.parametrize("variant", ["long-nardi", "ludopy", "nine-mens-morris"])
def test_an_illegal_action_is_named_and_nothing_is_stepped(variant: str) -> None:
    games = teahouse.vector(variant, 5, seed=2)
    now = play(games, 20)
    before, shown = games.snapshot(), [array.copy() for array in now[:6]]
    for wrong in [int(now.masks[3].argmin()), -1, games.action_count, 2**40]:
        actions = choose(now.masks, np.random.default_rng(1))
        actions[3] = wrong
        with pytest.raises(teahouse.IllegalAction, match=f"Game 3: action {wrong}") as caught:
            games.step(actions)
        assert (caught.value.index, caught.value.action) == (3, wrong)
        assert caught.value.reason and caught.value.code
        assert games.snapshot() == before
        assert all(np.array_equal(a, b) for a, b in zip(now[:6], shown, strict=True))


def wrong_actions() -> list[tuple[Any, type[Exception], str]]:
    return [
        (np.zeros(4, np.float32), TypeError, "actions has elements of type float32, but int64 is needed"),
        (np.zeros(4, np.bool_), TypeError, "bool"),
        (np.zeros(3, np.int64), ValueError, r"\(3\).*\(4\)"),
        (np.zeros((4, 1), np.int64), ValueError, r"\(4, 1\)"),
        (np.zeros(8, np.int64)[::2], ValueError, "ascontiguousarray"),
        (["a"] * 4, TypeError, "actions"),
    ]


@pytest.mark.parametrize(("actions", "error", "text"), wrong_actions())
def test_actions_of_another_kind_are_refused_by_name(actions: Any, error: type[Exception], text: str) -> None:
    games = teahouse.vector("nine-mens-morris", 4)
    before = games.snapshot()
    with pytest.raises(error, match=text):
        games.step(actions)
    assert games.snapshot() == before


def test_actions_may_have_32_or_64_bits() -> None:
    narrow, wide = (teahouse.vector("nine-mens-morris", 4) for _ in range(2))
    actions = np.array([0, 5, 9, 23])
    assert np.array_equal(narrow.step(actions.astype(np.int32)).masks, wide.step(actions).masks)


@pytest.mark.parametrize("field", teahouse.VectorStep._fields[:6])
def test_arrays_of_another_kind_are_refused_by_name(field: str) -> None:
    games = teahouse.vector("nine-mens-morris", 4)
    right, actions, before = games.new_arrays(), np.zeros(4, np.int64), games.snapshot()
    array = getattr(right, field)
    read_only = array.copy()
    read_only.flags.writeable = False
    twice = np.zeros((8, *array.shape[1:]), array.dtype)
    for wrong in [array.astype(np.float64), array[:2], read_only, twice[::2], [1, 2], None]:
        with pytest.raises((TypeError, ValueError), match=field):
            games.step(actions, out=right._replace(**{field: wrong}))
    assert games.snapshot() == before
    games.step(actions, out=right)


def test_settings_that_there_are_not_are_refused() -> None:
    with pytest.raises(ValueError, match='autoreset is "never": expected next_step, same_step or disabled'):
        teahouse.vector("ludopy", 2, autoreset="never")
    with pytest.raises(ValueError, match="dice"):
        teahouse.vector("ludopy", 2, dice="loaded")
    with pytest.raises(teahouse.TeahouseError, match="at least one game"):
        teahouse.vector("ludopy", 0)
    with pytest.raises(teahouse.TeahouseError):
        teahouse.vector("ludopy", 2, longest=0)
    with pytest.raises(teahouse.RulesError):
        teahouse.vector("ludopyy", 2)
    games = teahouse.vector("ludopy", 2)
    with pytest.raises(teahouse.TeahouseError, match="no game 2"):
        games.fen(2)
    with pytest.raises(teahouse.NotationError):
        games.set_fen(0, "nonsense")
    with pytest.raises(ValueError, match="reset_mask"):
        games.reset(mask=np.zeros(3, np.bool_))
    with pytest.raises(teahouse.TeahouseError, match="seeds"):
        games.reset(seed=[1])


def test_a_closed_batch_says_so() -> None:
    games = teahouse.vector("ludopy", 2)
    games.close()
    assert games.closed
    for call in [games.reset, games.snapshot, lambda: games.step([4, 4]), lambda: games.fen(0)]:
        with pytest.raises(teahouse.TeahouseError, match="closed"):
            call()


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda games: pickle.loads(pickle.dumps(games))])
def test_a_copy_goes_on_as_the_batch_does(way: Any) -> None:
    for variant in ["long-nardi", "nine-mens-morris", {"extends": "ludopy", "id": "mine", "pieces": 2}]:
        games = teahouse.vector(variant, 8, seed=3)
        play(games, 100)
        other = way(games)
        assert np.array_equal(games.now.observations, other.now.observations)
        a, b = play(games, 50), play(other, 50)
        assert all(np.array_equal(x, y) for x, y in zip(a[:6], b[:6], strict=True))


def test_same_step_shows_the_new_game_and_the_last_observation() -> None:
    games = teahouse.vector("three-mens-morris", 16, autoreset="same_step", longest=20)
    random, now, ended = np.random.default_rng(1), games.now, 0
    while ended < 20:
        now = games.step(choose(now.masks, random))
        done = now.terminated | now.truncated
        ended += int(done.sum())
        assert now.masks.any(axis=1).all(), "all games can be played on"
        assert now.final_observations is not None
        assert now.final_observations[done].any(axis=1).all()


def steps_in_child(games: teahouse.Vector) -> bytes:
    play(games, 20)
    return games.snapshot()


def test_a_forked_process_goes_on_with_threads_of_its_own() -> None:
    games = teahouse.vector("ludopy", 600, threads=2)
    play(games, 5)
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(writer, steps_in_child(games)[-64:])
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
    assert os.read(reader, 64) == steps_in_child(games)[-64:]


def test_a_spawned_process_gets_the_batch_by_pickle() -> None:
    games = teahouse.vector("long-nardi", 4)
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.apply(steps_in_child, (games,)) == steps_in_child(games)


def test_other_threads_run_while_games_are_stepped() -> None:
    games = [teahouse.vector("long-nardi", 64, seed=seed) for seed in range(4)]
    threads = [threading.Thread(target=play, args=(game, 50)) for game in games]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    alone = teahouse.vector("long-nardi", 64, seed=2)
    play(alone, 50)
    assert alone.snapshot() == games[2].snapshot()
