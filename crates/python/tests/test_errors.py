"""Bad input is normal input: every exception says what is wrong, and nothing changes."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import teahouse


def test_wrong_rules_list_every_problem_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text('id = "wrong"\nextends = "long-nardi"\nhead.limitt = 2\nhead.limit = 99\n')
    with pytest.raises(teahouse.RulesError) as caught:
        teahouse.game(file)
    problems = caught.value.problems
    assert [(problem["path"], problem["line"]) for problem in problems] == [
        ("head.limitt", 3),
        ("head.limit", 4),
    ]
    for problem in problems:
        assert problem["code"].startswith("rules-")
        assert problem["text"] in str(caught.value)
        assert problem["column"] > 0
    assert "head.limit" in problems[0]["help"]


def test_wrong_rules_of_a_dict_are_named_by_their_options_alone() -> None:
    with pytest.raises(teahouse.RulesError) as caught:
        teahouse.game({"extends": "long-nardi", "head": {"limit": 99}, "headd.limit": 1})
    assert {problem["path"] for problem in caught.value.problems} == {"head.limit", "headd"}
    assert all(problem["line"] is None for problem in caught.value.problems)
    assert "line" not in str(caught.value)


@pytest.mark.parametrize("name", ["long-nardy", "no/such/file.toml", "", "\0", "a" * 10_000])
def test_rules_that_there_are_not_are_an_error_of_a_sensible_length(name: str) -> None:
    with pytest.raises(teahouse.RulesError) as caught:
        teahouse.game(name)
    assert caught.value.code
    assert len(str(caught.value)) < 12_000
    assert caught.value.problems == []


@pytest.mark.parametrize("rules", [3, None, 2.5, b"long-nardi", ["long-nardi"]])
def test_rules_of_another_type_are_a_type_error_or_no_such_rules(rules: Any) -> None:
    with pytest.raises((TypeError, teahouse.RulesError)):
        teahouse.game(rules)


def test_options_of_another_type_are_a_type_error() -> None:
    with pytest.raises(TypeError, match="option"):
        teahouse.game({"extends": "long-nardi", "head.limit": object()})
    with pytest.raises(TypeError):
        teahouse.game({1: "long-nardi"})  # type: ignore[dict-item]


def test_an_illegal_action_says_why_and_nothing_is_played() -> None:
    table = teahouse.game("long-nardi").table()
    table.roll("63")
    before = table.copy()
    for action in ["24/20", "24/18,18/14", 0, 129, 130, -1, 10**12]:
        with pytest.raises(teahouse.IllegalAction) as caught:
            table.act(action)
        error = caught.value
        assert error.code
        assert error.reason and error.reason in str(error)
        assert error.action
        assert table == before
        if action != -1:
            why = table.why_not(action)
            assert why is not None
            assert (why.code, why.arguments) == (error.code, error.arguments)
    assert table.why_not("24/20").code == "no-such-die"  # type: ignore[union-attr]


@pytest.mark.parametrize("number", [-1, 10**30, -(10**30), np.int64(-3), np.uint64(2**64 - 1)])
def test_numbers_beyond_all_numbers_are_refused_as_what_they_are(number: int) -> None:
    table = teahouse.game("long-nardi").table()
    table.roll("63")
    with pytest.raises(teahouse.IllegalAction) as caught:
        table.act(number)
    assert caught.value.code == "action-number-unknown"
    assert str(int(number))[:60] in str(caught.value)
    assert table.events == ["r63"]


@pytest.mark.parametrize("action", [True, 2.0, None, b"24/18", ["24/18"]])
def test_actions_of_another_type_are_a_type_error(action: Any) -> None:
    table = teahouse.game("long-nardi").table()
    table.roll("63")
    with pytest.raises(TypeError, match="action"):
        table.act(action)
    with pytest.raises(TypeError, match="action"):
        table.state().apply(action)


def test_texts_that_are_no_actions_are_notation_errors() -> None:
    table = teahouse.game("long-nardi").table()
    table.roll("63")
    with pytest.raises(teahouse.NotationError) as caught:
        table.act("nonsense")
    assert caught.value.what == "move"
    assert "nonsense" in caught.value.found
    with pytest.raises(teahouse.NotationError):
        table.why_not("nonsense")


@pytest.mark.parametrize("fen", ["", "nonsense", "N5/3A2/o5/6 b", "x" * 100_000])
def test_wrong_positions_are_notation_errors(fen: str) -> None:
    game = teahouse.game("long-nardi")
    for read in (game.table, game.state, game.table().restart):
        with pytest.raises(teahouse.NotationError) as caught:
            read(fen)
        assert len(str(caught.value)) < 2_000


def test_dice_that_are_not_due_or_cannot_fall_are_refused() -> None:
    table = teahouse.game("long-nardi").table()
    for dice in ["77", "6", "", 36, -1]:
        with pytest.raises(teahouse.TeahouseError):
            table.roll(dice)
    with pytest.raises(TypeError):
        table.roll()
    with pytest.raises(TypeError):
        table.roll("63", seed=1)
    table.roll("63")
    for again in ({"dice": "63"}, {"seed": 1}):
        with pytest.raises(teahouse.IllegalAction) as caught:
            table.roll(**again)  # type: ignore[arg-type]
        assert caught.value.code == "dice-not-due"
    with pytest.raises(OverflowError):
        table.roll(seed=-1)


@pytest.mark.parametrize("seat", [-1, 2, 255, 256, 10**9])
def test_seats_that_there_are_not_are_refused(seat: int) -> None:
    with pytest.raises(ValueError, match="seat"):
        teahouse.game("long-nardi").table().observation(seat)


def test_damaged_records_say_where() -> None:
    table = teahouse.game("long-nardi").table()
    table.act("r63")
    record = table.record()
    with pytest.raises(teahouse.RecordError) as caught:
        teahouse.replay(record.replace("r63", "r63 24/20").replace('Events "1"', 'Events "2"'))
    assert caught.value.event == 2
    with pytest.raises(teahouse.RecordError) as caught:
        teahouse.replay("nonsense")
    assert caught.value.line == 1
    with pytest.raises(teahouse.RecordError):
        teahouse.replay(record, teahouse.game("fevga"))
    assert teahouse.replay("") == []
    with pytest.raises(KeyError):
        table.record({"purple": "Ann"})


def test_numbers_without_a_meaning_are_an_index_error() -> None:
    game = teahouse.game("long-nardi")
    with pytest.raises(IndexError, match="130"):
        game.describe_action(130)
    with pytest.raises(OverflowError):
        game.describe_action(-1)


def test_exceptions_keep_what_they_know_when_pickled_or_copied() -> None:
    table = teahouse.game("long-nardi").table()
    try:
        table.act("24/21")
    except teahouse.IllegalAction as error:
        for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
            assert type(again) is teahouse.IllegalAction
            assert (again.code, again.reason, str(again)) == (error.code, error.reason, str(error))


def test_families_that_there_are_not_are_refused() -> None:
    with pytest.raises(ValueError, match="nardi"):
        teahouse.variants("chess")
