"""What several tests use."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import numpy as np
import pytest
import teahouse

# A shell that runs tests in the background lets them ignore Ctrl-C, and so would all they start; some test Ctrl-C.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

#: One variant of each kind of board, dice and number of seats.
VARIANTS = [
    "long-nardi",
    "gul-bara",
    "ludopy",
    "ludopy-two",
    "parcheesi",
    "nine-mens-morris",
    "three-mens-morris",
]


@pytest.fixture(params=VARIANTS)
def game(request: pytest.FixtureRequest) -> teahouse.Game:
    """A game of every kind."""
    return teahouse.game(request.param)


def positions(game: teahouse.Game, seed: int = 1, most: int = 300) -> Iterator[teahouse.Table]:
    """A random game by numbers, shown before every event and at the end."""
    table, random = game.table(), np.random.default_rng(seed)
    for _ in range(most):
        yield table
        if table.is_over:
            return
        if table.is_chance:
            table.roll(seed=seed)
        else:
            table.act(random.choice(table.legal_numbers()))
    yield table
