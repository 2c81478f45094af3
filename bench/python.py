"""Steps a second from Python, with observation and mask, beside public environments in the same run.

Everybody does the same: random actions are recorded once, and then played again while the clock runs, so that choosing
is not measured (LUDOpy chooses, which costs it next to nothing). A step is a player's decision; rolls are part of it.
Each is measured in a process of its own, bound to one core, by processor time; then on two cores, ours by the clock.

    python bench/python.py [--seconds 2] [--json]
"""

from __future__ import annotations

import argparse
import json
import os
import random
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

#: Who is compared with whom: family, our rules, and the peers.
FAMILIES: list[tuple[str, list[str], list[str]]] = [
    ("Nardi", ["long-nardi"], ["spiel:backgammon", "pgx:backgammon"]),
    ("Mill", ["nine-mens-morris"], ["spiel:nine_mens_morris"]),
    ("Ludo", ["ludopy", "mensch"], ["spiel:maedn", "ludopy:"]),
]


def best_rate(run: Callable[[], int], seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """Steps a second of the best of several runs, each of which answers how many steps it made."""
    best, ends = 0.0, clock() + seconds
    run()
    while clock() < ends or best == 0.0:
        started = clock()
        steps = run()
        best = max(best, steps / (clock() - started))
    return best


def memory() -> int:
    """The bytes that this process has in memory."""
    with open("/proc/self/statm") as statm:
        return int(statm.read().split()[1]) * resource.getpagesize()


def ours(rules: str, seconds: float, threads: int) -> dict[str, Any]:
    """``teahouse.vector``, with the best of several sizes, with arrays written as a whole and with ``read_only``."""
    import numpy as np
    import teahouse

    found: dict[str, Any] = {"rate": 0.0}
    clock = time.process_time if threads == 1 else time.perf_counter
    for count in (128, 512, 2048):
        games, choice = teahouse.vector(rules, count, seed=1, threads=threads), np.random.default_rng(1)
        quick = teahouse.vector(rules, count, seed=1, threads=threads, read_only=True)
        actions, now = [], games.reset(seed=1)
        for _ in range(max(100, 100_000 // count)):
            actions.append(np.where(now.masks, choice.random(now.masks.shape), -1).argmax(axis=1))
            now = games.step(actions[-1])

        def run(games: Any, actions: Any = actions) -> int:
            games.reset(seed=1)
            for each in actions:
                games.step(each)
            return len(actions) * games.count

        rate = best_rate(partial(run, games), seconds / 6, clock)
        changed = best_rate(partial(run, quick), seconds / 6, clock)
        if max(rate, changed) > found["rate"]:
            found = {"rate": max(rate, changed), "games": count, "all": rate, "changes": changed}
    before, more = memory(), 20_000
    kept = teahouse.vector(rules, more)
    kept.reset()
    found["bytes"] = (memory() - before) / more
    return found


def spiel(name: str, seconds: float) -> dict[str, Any]:
    """OpenSpiel, as its users step it."""
    import pyspiel

    game, choice = pyspiel.load_game(name), random.Random(1)
    games = []
    for _ in range(30):
        state, actions = game.new_initial_state(), []
        while not state.is_terminal():
            if is_chance := state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                action = choice.choices(outcomes, weights)[0]
            else:
                action = choice.choice(state.legal_actions())
            actions.append((is_chance, action))
            state.apply_action(action)
        games.append(actions)

    def run() -> int:
        steps = 0
        for actions in games:
            state = game.new_initial_state()
            for is_chance, action in actions:
                if not is_chance:
                    steps += 1
                    state.observation_tensor()
                    state.legal_actions_mask()
                state.apply_action(action)
            state.returns()
        return steps

    rate = best_rate(run, seconds)
    before = memory()
    kept = [game.new_initial_state() for _ in range(20_000)]
    return {"rate": rate, "bytes": (memory() - before) / len(kept)}


def pgx(name: str, seconds: float) -> dict[str, Any]:
    """pgx on the processor, compiled as a whole, with the best of several sizes."""
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    os.environ["JAX_PLATFORMS"] = "cpu"
    import jax
    import jax.numpy as jnp
    from pgx import make
    from pgx.experimental import auto_reset

    env = make(name)
    step = auto_reset(env.step, env.init)
    found: dict[str, Any] = {"rate": 0.0}
    for count in (8, 16, 32, 64, 256, 1024):
        start = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), count))
        keys = jax.random.split(jax.random.PRNGKey(1), 64)

        def choose(state: Any, key: Any, count: int = count) -> Any:
            one, other = jax.random.split(key)
            action = jax.random.categorical(one, jnp.where(state.legal_action_mask, 0.0, -1e9), axis=-1)
            return jax.vmap(step)(state, action, jax.random.split(other, count)), (action, other)

        def again(state: Any, given: Any, count: int = count) -> Any:
            action, key = given
            return jax.vmap(step)(state, action, jax.random.split(key, count)), None

        _, recorded = jax.jit(partial(jax.lax.scan, choose))(start, keys)
        replay = jax.jit(partial(jax.lax.scan, again))

        def run(replay: Any = replay, given: Any = (start, recorded), steps: int = 64 * count) -> int:
            jax.block_until_ready(replay(*given))
            return steps

        rate = best_rate(run, seconds / 6)
        if rate > found["rate"]:
            size = sum(leaf.nbytes for leaf in jax.tree_util.tree_leaves(start))
            found = {"rate": rate, "games": count, "bytes": size / count}
    return found


def ludopy(_: str, seconds: float) -> dict[str, Any]:
    """LUDOpy: its observations name the pieces that can move."""
    from ludopy import Game

    game, choice = Game(), random.Random(1)

    def run() -> int:
        game.reset()
        steps, is_won = 0, False
        while not is_won:
            (_, movable, _, _, _, _), _ = game.get_observation()
            action = choice.choice(movable) if len(movable) else -1
            is_won = game.answer_observation(action)[-1]
            steps += 1
        return steps

    rate = best_rate(run, seconds)
    before = memory()
    kept = [Game() for _ in range(300)]
    return {"rate": rate, "bytes": (memory() - before) / len(kept)}


PEERS = {"spiel": spiel, "pgx": pgx, "ludopy": ludopy}
NAMES = {"spiel": "OpenSpiel", "pgx": "pgx", "ludopy": "LUDOpy"}


def measure(what: str, seconds: float, threads: int) -> dict[str, Any]:
    """One of them, in this process."""
    kind, _, name = what.partition(":")
    return PEERS[kind](name, seconds) if kind in PEERS else ours(name, seconds, threads)


def measured(what: str, seconds: float, threads: int) -> dict[str, Any]:
    """One of them, in processes of its own; peers have a process for every thread."""
    cores = sorted(os.sched_getaffinity(0))
    is_ours = what.startswith("ours:")
    command = [sys.executable, __file__, "--seconds", str(seconds), "--only", what, "--threads"]
    places = [cores[-threads:]] if is_ours else [[core] for core in cores[-threads:]]
    runs = [
        subprocess.Popen(
            [*command, str(threads if is_ours else 1)],
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=lambda place=place: os.sched_setaffinity(0, place),
        )
        for place in places
    ]
    results = [json.loads(run.communicate()[0].splitlines()[-1]) for run in runs]
    return results[0] | {"rate": sum(result["rate"] for result in results)}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--only")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if arguments.only:
        print(json.dumps(measure(arguments.only, arguments.seconds, arguments.threads)))
        return
    rows = []
    for threads in (1, 2):
        if threads > len(os.sched_getaffinity(0)):
            break
        for family, rules, peers in FAMILIES:
            theirs = {peer: measured(peer, arguments.seconds, threads) for peer in peers}
            fastest = max(result["rate"] for result in theirs.values())
            rows += [
                (family, threads, NAMES[peer.split(":")[0]], peer.split(":")[1], result, None)
                for peer, result in theirs.items()
            ]
            for each in rules:
                result = measured(f"ours:{each}", arguments.seconds, threads)
                rows.append((family, threads, "Teahouse", each, result, result["rate"] / fastest))
    if arguments.json:
        print(json.dumps(rows))
        return
    print("| | threads | | steps/s | games at once | bytes a game | times the fastest peer |")
    print("|---|---|---|---|---|---|---|")
    for family, threads, who, name, result, ratio in rows:
        times = f"{ratio:.0f}" if ratio else ""
        print(
            f"| {family} | {threads} | {who} `{name}` | {result['rate']:,.0f} | {result.get('games', 1)} "
            f"| {result['bytes']:,.0f} | {times} |"
        )


if __name__ == "__main__":
    main()
