"""A game of random moves in three ways: by texts, by numbers as an agent sees it, and as a tree of states."""

from __future__ import annotations

import argparse

import numpy as np
import teahouse


def by_texts(game: teahouse.Game, seed: int) -> teahouse.Table:
    """What a program for people does: texts in, texts out."""
    table, anybody = game.table(), teahouse.player("random", game, seed=seed)
    while not table.is_over:
        if table.is_chance:
            table.roll(seed=seed)
        else:
            table.act(anybody.choose(table))
    return table


def by_numbers(game: teahouse.Game, seed: int) -> list[int]:
    """What an agent does: an observation and a mask in, the number of an action out."""
    table, random = game.table(), np.random.default_rng(seed)
    while not table.is_over:
        if table.is_chance:
            table.roll(seed=seed)
            continue
        observation, mask = table.observation(), table.mask()
        assert observation.shape == (game.observation_length,)
        table.act(random.choice(np.flatnonzero(mask)))
    return table.scores()


def count_leaves(state: teahouse.State, depth: int) -> int:
    """What a search does: states that never change, chance included."""
    if depth == 0 or state.is_over:
        return 1
    if state.is_chance:
        return sum(count_leaves(state.roll(number), depth - 1) for number, _ in state.outcomes())
    return sum(count_leaves(state.apply(number), depth - 1) for number in state.legal_numbers())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rules", nargs="?", default="long-nardi", help="a variant, or a rule file")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    game = teahouse.game(arguments.rules)
    table = by_texts(game, arguments.seed)
    print(table)
    print(table.verdict.reason if table.verdict else "")
    print("points by numbers:", by_numbers(game, arguments.seed))
    print("leaves at depth 3:", count_leaves(game.state(), 3))


if __name__ == "__main__":
    main()
