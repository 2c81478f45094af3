"""Games, tables and states: texts and numbers, the same games."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import teahouse
from conftest import positions


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


def test_numbers_texts_masks_and_states_agree_in_every_position(game: teahouse.Game) -> None:
    for table in positions(game):
        numbers, texts, state = table.legal_numbers(), table.legal_actions(), table.state()
        assert len(numbers) == len(texts)
        assert np.flatnonzero(table.mask()).tolist() == numbers == state.legal_numbers()
        assert table.mask().dtype == np.bool_
        assert texts == state.legal_actions()
        assert (table.fen, table.current_seat, table.is_chance, table.is_over) == (
            state.fen,
            state.current_seat,
            state.is_chance,
            state.is_over,
        )
        assert (numbers == []) == (table.is_chance or table.is_over)
        if numbers:
            assert state.apply(numbers[-1]) == state.apply(texts[-1])


def test_every_seat_observes_every_position_and_the_layout_is_the_whole(game: teahouse.Game) -> None:
    assert sum(length for _, length in game.observation_layout) == game.observation_length
    for table in positions(game, most=60):
        for seat in range(game.seats):
            seen = table.observation(seat)
            assert seen.dtype == np.float32
            assert seen.shape == (game.observation_length,)
            assert np.isfinite(seen).all()
            assert (seen == table.state().observation(seat)).all()
        if table.current_seat is not None:
            assert (table.observation() == table.observation(table.current_seat)).all()


def test_chances_sum_to_one_and_every_outcome_can_fall(game: teahouse.Game) -> None:
    for table in positions(game, most=40):
        state = table.state()
        outcomes = state.outcomes()
        assert [number for number, _ in outcomes] == list(range(len(outcomes)))
        assert bool(outcomes) == table.is_chance
        if outcomes:
            assert abs(sum(chance for _, chance in outcomes) - 1) < 1e-12
            assert [text for text, _ in table.rolls()] == state.outcome_texts()
            for number, text in enumerate(state.outcome_texts()):
                assert state.roll(number) == state.roll(text) == state.apply(text)


def test_what_is_taken_back_can_be_played_again(game: teahouse.Game) -> None:
    *_, table = positions(game, most=80)
    events, fen = table.events, table.fen
    taken = [table.undo() for _ in events]
    assert taken[::-1] == events
    assert table.undo() is None
    assert table.fen == table.start_fen
    assert [table.redo() for _ in events] == events
    assert table.redo() is None
    assert table.fen == fen


def test_a_record_plays_the_same_game_again(game: teahouse.Game) -> None:
    *_, table = positions(game, most=100_000)
    assert table.is_over
    text = table.record({game.seat_ids[0]: "Ann"})
    assert '"Ann"' in text
    [again] = teahouse.replay(text)
    assert again == table
    assert again.verdict == table.verdict
    assert again.scores() == table.scores()


def test_a_table_begins_with_any_position_and_its_record_says_so() -> None:
    game = teahouse.game("long-nardi")
    table = game.table("N5/3A2/o5/6 b -")
    table.act("r52")
    [again] = teahouse.replay(table.record())
    assert again.fen == table.fen
    assert again.start_fen == "N5/3A2/o5/6 b -"
    table.restart()
    assert table.fen == game.table().fen
    assert table.events == []


def test_rules_come_from_names_files_texts_and_dicts(tmp_path: Path) -> None:
    text = 'id = "mine"\nextends = "long-nardi"\nhead.limit = 2\n'
    file = tmp_path / "mine.toml"
    file.write_text(text)
    by_file, by_name, by_text = teahouse.game(file), teahouse.game(str(file)), teahouse.game_from_text(text)
    nested = teahouse.game({"id": "mine", "extends": "long-nardi", "head": {"limit": 2}})
    dotted = teahouse.game({"id": "mine", "extends": "long-nardi", "head.limit": 2})
    assert by_file == by_name == by_text == nested == dotted
    assert len({by_file, by_name, by_text, nested, dotted}) == 1
    assert by_file != teahouse.game("long-nardi")
    assert by_file.options["head.limit"] == 2
    assert teahouse.game(by_file) == by_file


def test_options_of_a_game_make_the_same_game_again(game: teahouse.Game) -> None:
    again = teahouse.game({"id": game.id, "family": game.family, **game.options})
    assert again.digest == game.digest
    assert teahouse.game_from_text(game.rule_file) == game


def test_every_variant_and_family_is_listed() -> None:
    assert teahouse.families() == ["nardi", "ludo", "mill"]
    listed = [id for family in teahouse.families() for id in teahouse.variants(family)]
    assert sorted(listed) == sorted(teahouse.variants())
    for id in listed:
        assert teahouse.game(id).id == id


def test_rules_are_told_in_other_languages() -> None:
    game = teahouse.game("long-nardi")
    assert game.rules_text() == game.rules_text("en")
    assert game.rules_text("ru") != game.rules_text("en")
    table = game.table()
    assert table.why_not("24/21", "de") != table.why_not("24/21")
    with pytest.raises(ValueError, match="no language"):
        game.rules_text("tlh")


def test_a_position_is_drawn_as_text_and_as_a_picture(game: teahouse.Game) -> None:
    for table in positions(game, most=30):
        assert str(table).strip()
        assert table._repr_svg_() == table.svg()
        assert table.svg().startswith("<svg")
        assert table.state()._repr_svg_().endswith("</svg>")


def test_views_are_plain_data(game: teahouse.Game) -> None:
    *_, table = positions(game, most=25)
    view, board = table.view(), table.board()
    assert view["fen"] == table.fen
    assert view["rules"]["digest"] == game.digest
    places = {place["id"] for place in board["places"]}
    assert {pile["place"] for pile in view["pieces"]} <= places
    assert sorted(move["text"] for move in view["moves"]) == sorted(table.legal_actions())


def test_whole_turns_of_nardi_lead_where_they_say() -> None:
    table = teahouse.game("long-nardi").table()
    table.roll("41")
    turns = table.legal_turns()
    assert turns
    for turn, fen in turns:
        copy = table.copy()
        copy.act(turn)
        assert copy.fen == fen
    assert teahouse.game("nine-mens-morris").table().legal_turns() is None


def test_states_are_keys_and_know_transpositions() -> None:
    start = teahouse.game("three-mens-morris").state()
    one = start.apply("a1").apply("b3").apply("c1")
    other = start.apply("c1").apply("b3").apply("a1")
    assert one == other
    assert hash(one) == hash(other)
    assert {one: "seen"}[other] == "seen"
    assert one != start
    assert one != "a1"
    assert start.table_from_here().state() == start


def test_the_same_seed_gives_the_same_game_and_undoing_does_not_change_the_dice() -> None:
    game = teahouse.game("ludopy")
    first = [list(table.events) for table in positions(game, seed=5, most=50)][-1]
    second = [list(table.events) for table in positions(game, seed=5, most=50)][-1]
    assert first == second
    table = game.table()
    rolled = table.roll(seed=9)
    table.undo()
    assert table.roll(seed=9) == rolled


def test_perft_counts_what_a_tree_of_states_counts() -> None:
    def leaves(state: teahouse.State, depth: int) -> int:
        if depth == 0:
            return 1
        return sum(leaves(state.apply(number), depth - 1) for number in state.legal_numbers())

    game = teahouse.game("three-mens-morris")
    assert leaves(game.state(), 4) == game.table().perft(4)
