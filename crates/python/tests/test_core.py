"""Games, tables and states."""

from __future__ import annotations

import numpy as np
import pytest

import teahouse


def test_a_turn_of_long_nardi_by_texts_and_by_numbers_is_the_same() -> None:
    game = teahouse.game("long-nardi")
    by_text, by_number = game.table(), game.table()
    by_text.act("r63")
    by_text.act("24/18,18/15")
    by_number.roll("63")
    by_number.act(5)
    by_number.act(np.int64(by_number.legal_numbers()[0]))
    assert by_text.fen == by_number.fen == "N5/3A2/o5/6 b -"
    assert by_text == by_number


@pytest.mark.parametrize("variant", ["long-nardi", "ludopy", "nine-mens-morris"])
def test_a_random_game_ends_with_a_verdict(variant: str) -> None:
    table = teahouse.game(variant).table()
    choice = np.random.default_rng(1)
    while not table.is_over:
        if table.is_chance:
            table.roll(seed=1)
        else:
            numbers = np.flatnonzero(table.mask())
            assert numbers.tolist() == table.legal_numbers()
            table.act(choice.choice(numbers))
    assert table.verdict is not None
    assert len(table.scores()) == table.game.seats
