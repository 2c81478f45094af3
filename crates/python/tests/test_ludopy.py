"""``teahouse.compat.ludopy`` beside LUDOpy itself."""

from __future__ import annotations

import copy
import importlib
import itertools
import os
import sys
import types
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from teahouse.compat import ludopy as ours


def _import_ludopy() -> Any:
    """LUDOpy; without OpenCV, which it needs for pictures alone, it is imported without them."""
    try:
        return importlib.import_module("ludopy")
    except ImportError:
        pictures = types.ModuleType("ludopy.visualizer")
        pictures.make_img_of_board = pictures.save_hist_video = None  # type: ignore[attr-defined]
        sys.modules["ludopy.visualizer"] = pictures
        return pytest.importorskip("ludopy", reason="LUDOpy is not installed")


theirs = _import_ludopy()

GAMES = 2000 if os.environ.get("TEAHOUSE_LONG") else 200
#: All that LUDOpy can play; seat 0 plays even as a ghost.
GHOSTS: list[list[int]] = [[], [1, 3], [], [1], [2], [3], [], [1, 2], [2, 3], [0, 3]]


def same(left: Any, right: Any) -> None:
    """Equal, and of the same types all the way down."""
    if isinstance(right, (tuple, list)):
        assert type(left) is type(right)
        assert len(left) == len(right)
        for one, other in zip(left, right, strict=True):
            same(one, other)
    elif isinstance(right, np.ndarray):
        assert isinstance(left, np.ndarray)
        assert left.dtype == right.dtype and left.shape == right.shape
        assert np.array_equal(left, right)
    else:
        assert left == right


PUBLIC = (
    *("current_dice", "current_move_pieces", "current_enemys", "observation_pending", "game_winners"),
    *("first_winner_was", "current_player", "round", "current_start_attempts"),
)
#: What LUDOpy goes on counting after everybody has finished.
COUNTED = 3


def public(game: Any, names: tuple[str, ...]) -> list[Any]:
    """Attributes as they are now; LUDOpy changes some of its arrays later."""
    return [copy.deepcopy(getattr(game, name)) for name in names]


def transcript(game: Any, to_the_end: bool = False) -> list[Any]:
    """A random game as agents of LUDOpy play it: all answers, and everything public after each."""
    players = 4 - len({1, 2, 3} & set(game.ghost_players))
    told: list[Any] = []
    for _ in range(100_000):
        observation, player = game.get_observation()
        told.append((observation, player, public(game, PUBLIC)))
        movable = observation[1]
        piece = np.random.choice(movable) if len(movable) else -1
        after = game.answer_observation(piece)
        winners = list(game.get_winners_of_game())
        is_over = len(winners) == players
        told.append((after, winners, public(game, PUBLIC[:-COUNTED] if is_over else PUBLIC)))
        if is_over or (winners and not to_the_end):
            told.append((game.get_winner_of_game(), game.all_players_finish(), game.get_pieces()))
            told.append([game.get_pieces(seat) for seat in range(4)])
            told.append(list(game.get_hist().items()))
            return told
    raise AssertionError("the game has no end")


def test_games_with_the_same_seed_have_the_same_observations_histories_and_winners() -> None:
    answers = 0
    for seed in range(GAMES):
        ghosts = GHOSTS[seed % len(GHOSTS)]
        told = []
        for module in (ours, theirs):
            np.random.seed(seed)
            told.append(transcript(module.Game(ghost_players=ghosts), to_the_end=seed % 10 == 0))
            told[-1].append(np.random.random())
        same(*told)
        answers += len(told[0])
    assert answers > 200 * GAMES


def test_a_game_after_a_reset_is_a_new_one() -> None:
    told = []
    for module in (ours, theirs):
        np.random.seed(5)
        game = module.Game()
        transcript(game)
        assert game.reset() is None
        told.append(transcript(game))
    same(*told)


def test_the_helpers_about_squares_answer_alike_for_every_square() -> None:
    draw = np.random.default_rng(3)
    for pos in range(-8, 60):
        assert ours.enemy_pos_at_pos(pos) == theirs.enemy_pos_at_pos(pos)
        for _ in range(50):
            enemies = draw.integers(0, 58, (3, 4))
            assert ours.get_enemy_at_pos(pos, enemies) == theirs.get_enemy_at_pos(pos, enemies)


@pytest.mark.parametrize("module", [ours, theirs])
def test_calls_in_the_wrong_order_and_pieces_that_cannot_move_are_refused_alike(module: Any) -> None:
    np.random.seed(1)
    game = module.Game()
    with pytest.raises(RuntimeError, match="There is no pending observation"):
        game.answer_observation(0)
    while True:
        (_, movable, *_), _ = game.get_observation()
        with pytest.raises(RuntimeError, match="already a pending observation"):
            game.get_observation()
        if len(movable):
            break
        game.answer_observation(-1)
    with pytest.raises(RuntimeError, match="has to be among the given move_pieces"):
        game.answer_observation(4)
    game.answer_observation(movable[0])


def test_a_history_is_saved_as_ludopy_saves_it(tmp_path: Path) -> None:
    for name, module in (("ours", ours), ("theirs", theirs)):
        np.random.seed(2)
        game = module.Game()
        transcript(game)
        game.save_hist(str(tmp_path / f"{name}.npz"))
    saved, expected = np.load(tmp_path / "ours.npz"), np.load(tmp_path / "theirs.npz")
    assert sorted(saved.files) == sorted(expected.files)
    for name in expected.files:
        same(saved[name], expected[name])


def test_the_history_of_the_pieces_leaves_out_what_was_asked_to() -> None:
    np.random.seed(2)
    game = ours.Game()
    for _ in range(60):
        (_, movable, *_), _ = game.get_observation()
        game.answer_observation(movable[0] if len(movable) else -1)
    every, changed, once = (game.get_piece_hist(mode) for mode in (0, 1, 2))
    assert len(every) == 120 > len(changed) >= len(once) > 1
    assert all(not np.array_equal(one, next_) for one, next_ in itertools.pairwise(changed))
    assert len({str(pieces) for pieces in once}) == len(once)


def test_a_picture_is_an_array_of_pixels() -> None:
    picture = ours.Game().render_environment()
    assert picture.dtype == np.uint8 and picture.ndim == 3 and picture.shape[2] == 3


def test_after_everybody_has_finished_it_is_said_that_there_is_nothing_to_observe() -> None:
    np.random.seed(4)
    game = ours.Game(ghost_players=[1, 3])
    transcript(game, to_the_end=True)
    with pytest.raises(RuntimeError, match="All players have finished"):
        game.get_observation()


def test_a_game_for_one_is_refused_with_the_reason() -> None:
    with pytest.raises(ValueError, match="at least two seats"):
        ours.Game(ghost_players=[1, 2, 3])
