"""Pickles, copies, other processes, other threads, and Ctrl-C."""

from __future__ import annotations

import copy
import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from typing import Any

import pytest
import teahouse
from conftest import positions


def choose(player: teahouse.Player, table: teahouse.Table) -> tuple[str, str]:
    """What a worker does."""
    return player.choose(table), table.fen


def arena(seed: int) -> int:
    """What a worker does with threads of its own."""
    return teahouse.arena("long-nardi", ["greedy", "random"], rounds=2, seed=seed, threads=2)[0].wins


def test_games_tables_states_and_players_are_the_same_after_a_pickle(game: teahouse.Game) -> None:
    *_, table = positions(game, most=60)
    table.undo()
    for item in (game, table, table.state()):
        for again in (pickle.loads(pickle.dumps(item)), copy.copy(item), copy.deepcopy(item)):
            assert again == item
    again = pickle.loads(pickle.dumps(table))
    assert (again.undone, again.events) == (table.undone, table.events)
    assert again.redo() == table.copy().redo()


def test_rules_of_ones_own_travel_in_a_pickle() -> None:
    own = teahouse.game({"id": "own", "extends": "long-nardi", "head.limit": 2})
    table = own.table()
    table.roll("63")
    again = pickle.loads(pickle.dumps(table))
    assert again == table
    assert teahouse.player("level:3", own).choose(again)
    [replayed] = teahouse.replay(table.record())
    assert replayed == table


def test_a_player_goes_on_drawing_after_a_pickle() -> None:
    game = teahouse.game("nine-mens-morris")
    player = teahouse.player("random", game, seed=3)
    player.choose(game.table())
    again = pickle.loads(pickle.dumps(player))
    assert [again.choose(game.table()) for _ in range(9)] == [player.choose(game.table()) for _ in range(9)]
    advisor = pickle.loads(pickle.dumps(teahouse.advisor(game)))
    assert advisor.game == game


def test_a_copy_is_a_table_of_its_own() -> None:
    table = teahouse.game("long-nardi").table()
    other = table.copy()
    other.roll("63")
    assert table.events == []
    assert table != other


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_workers_play_whether_forked_or_spawned(method: str) -> None:
    # What the parent has done must not matter to its children.
    teahouse.arena("long-nardi", ["greedy", "random"], rounds=2, threads=2)
    game = teahouse.game("long-nardi")
    table = game.table()
    table.roll("41")
    player = teahouse.player("1ply", game)
    player.choose(table)
    with multiprocessing.get_context(method).Pool(2) as pool:
        work: Any = pool.apply_async(choose, (player, table))
        assert work.get(timeout=120) == (player.choose(table), table.fen)
        wins: Any = pool.map_async(arena, [1, 2, 3])
        assert wins.get(timeout=120) == [arena(seed) for seed in (1, 2, 3)]


def test_other_threads_go_on_while_somebody_thinks() -> None:
    game = teahouse.game("nine-mens-morris")
    advisor = teahouse.advisor(game)
    thinking = threading.Thread(target=lambda: advisor.advise(game.table(), seconds=1.0))
    thinking.start()
    counted = 0
    while thinking.is_alive():
        counted += 1
    thinking.join()
    assert counted > 1000


def test_one_player_may_be_asked_by_many_threads() -> None:
    game = teahouse.game("long-nardi")
    player, table = teahouse.player("1ply", game), game.table()
    table.roll("41")
    expected, found = player.choose(table), list[str]()
    threads = [threading.Thread(target=lambda: found.append(player.choose(table))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected] * 8


LONG = {
    "advise": "teahouse.advisor(mill).advise(mill.table(), seconds=60)",
    "choose": "teahouse.player('time:60000', mill).choose(mill.table())",
    "perft": "mill.table().perft(40)",
    "rollout": "teahouse.advisor(nardi).rollout(rolled, trials=10**9, truncate=0)",
    "arena": "teahouse.arena(mill, ['depth:9', 'depth:9'], rounds=10**6)",
    "review": "teahouse.review(played, level=10, rollouts=10**6)",
}


@pytest.mark.skipif(os.name == "nt", reason="signals are sent otherwise there")
@pytest.mark.parametrize("call", LONG)
def test_ctrl_c_ends_long_calls(call: str) -> None:
    program = f"""
import sys, teahouse
mill, nardi = teahouse.game("nine-mens-morris"), teahouse.game("long-nardi")
rolled = nardi.table("N5/3A2/o5/6 b -"); rolled.roll("52")
played = nardi.table(); player = teahouse.player("level:2", nardi)
while not played.is_over:
    played.roll(seed=1) if played.is_chance else played.act(player.choose(played))
print("begun", flush=True)
try:
    {LONG[call]}
except KeyboardInterrupt:
    sys.exit(42)
"""
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        time.sleep(0.5)
        process.send_signal(signal.SIGINT)
        try:
            # A fraction of a second on a quiet machine; the work itself would take a minute or for ever.
            assert process.wait(timeout=30) == 42
        finally:
            process.kill()
