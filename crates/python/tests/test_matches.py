"""Matches and the cube, and positions that are set up by hand."""

from __future__ import annotations

import copy
import pickle

import pytest
import teahouse


def played(match: teahouse.Match, seed: int, most: int = 400) -> teahouse.Match:
    """Plays on by seed, with doubles that are taken or dropped by turns."""
    for step in range(most):
        if match.is_over:
            break
        if match.is_game_over:
            match.next_game()
        elif match.cube is not None and match.cube.offered is not None:
            match.drop() if step % 2 else match.take()
        elif match.may_double is not None and step % 7 == 0:
            match.double()
        elif match.is_chance:
            match.roll(seed=seed)
        else:
            turns = match.legal_turns()
            match.act(turns[step % len(turns)][0])
    return match


def test_a_match_is_played_to_its_end_and_its_records_replay_to_the_same() -> None:
    match = played(teahouse.Match("federation", 3), 5, 5_000)
    assert match.is_over and match.winner is not None
    assert match.score[match.winner] >= 3
    assert match.score == match.games[-1].score
    assert len(match.games) == match.game_number
    again = teahouse.Match.replay(match.record({"white": "Ann", "black": "Bob"}))
    assert (again.events, again.fen, again.score, again.winner) == (
        match.events,
        match.fen,
        match.score,
        match.winner,
    )
    assert match.record({"white": "Ann"}).count("Ann") == len(match.games)


def test_the_cube_is_offered_taken_and_owned() -> None:
    match = teahouse.Match("long-nardi", 5)
    match.act("r63")
    match.act("24/18,18/15")
    assert match.cube == teahouse.Cube(1, None, None)
    match.double()
    assert (match.current_seat, match.legal_actions()) == (0, ["take", "drop"])
    assert match.cube == teahouse.Cube(1, None, 1)
    match.take()
    assert match.cube == teahouse.Cube(2, 0, None)
    assert match.may_double is None
    reason = match.why_not("double")
    assert reason is not None and reason.code == "match-cube-is-theirs"
    assert match.undo() == "take" and match.redo() == "take"


def test_what_a_match_cannot_do_is_said_and_changes_nothing() -> None:
    match = teahouse.Match("long-nardi", 3)
    with pytest.raises(teahouse.IllegalAction) as caught:
        match.take()
    assert caught.value.code == "match-no-double"
    with pytest.raises(teahouse.IllegalAction):
        match.next_game()
    with pytest.raises(teahouse.NotationError):
        match.act("nonsense")
    with pytest.raises(ValueError, match="seat"):
        match.resign(2)
    with pytest.raises(TypeError):
        match.roll()
    assert match.events == []
    with pytest.raises(teahouse.TeahouseError) as refused:
        teahouse.Match("ludopy", 3)
    assert refused.value.code == "match-none"
    with pytest.raises(teahouse.TeahouseError) as refused:
        teahouse.Match("long-nardi", 3, score=(3, 0))
    assert refused.value.code == "match-score"
    with pytest.raises(teahouse.TeahouseError):
        teahouse.Match("long-nardi", 100)
    with pytest.raises(teahouse.RulesError):
        teahouse.Match("long-nardi", 3, jacoby=True)
    with pytest.raises(KeyError):
        match.record({"green": "Ann"})
    with pytest.raises(ValueError, match="one match"):
        teahouse.Match.replay(teahouse.game("long-nardi").table().record())


def test_copies_and_pickles_go_on_alike() -> None:
    match = played(teahouse.Match("gul-bara", 7, score=(2, 4)), 3, 60)
    match.undo()
    for other in (copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert (other.events, other.score, other.fen) == (match.events, match.score, match.fen)
        assert other.redo() == match.copy().redo()
        played(other, 9, 40)
        assert other.events[: len(match.events)] == match.events
        assert len(match.events) < len(other.events)


def test_a_match_may_begin_at_a_score_and_with_a_position() -> None:
    match = teahouse.Match("long-nardi", 5, score=(4, 2), fen="N5/3A2/o5/6 b -")
    assert (match.score, match.fen, match.is_crawford, match.cube) == ([4, 2], "N5/3A2/o5/6 b -", True, None)
    match = teahouse.Match("long-nardi", 5, score=(4, 2), is_after_crawford=True)
    assert not match.is_crawford and match.cube == teahouse.Cube(1, None, None)
    again = teahouse.Match.replay(match.record())
    assert (again.score, again.is_crawford) == ([4, 2], False)


def test_rules_of_ones_own_travel_with_the_record_of_a_match() -> None:
    game = teahouse.game({"extends": "long-nardi", "id": "mine", "head.limit": 2})
    match = teahouse.Match(game, 3)
    match.act("r63")
    assert teahouse.Match.replay(match.record()).game.options["head.limit"] == 2
    assert pickle.loads(pickle.dumps(match)).game.options["head.limit"] == 2


def test_advisors_speak_about_the_cube_and_players_play_on() -> None:
    match = teahouse.Match("long-nardi", 5)
    match.act("r63")
    player = teahouse.player("greedy", match.game)
    match.act(player.choose(match))
    advice = teahouse.advisor(match.game).advise(match)
    assert advice.cube is not None
    assert advice.cube.decision == "no-double" and advice.best == "roll"
    assert advice.cube.is_match and 0 < advice.cube.no_double < 1
    assert teahouse.advisor("long-nardi").advise(teahouse.game("long-nardi").table("N5/3A2/o5/6 b 63")).cube is None


def test_a_match_is_reviewed_with_all_games_and_the_cube() -> None:
    match = played(teahouse.Match("long-nardi", 3), 11, 120)
    review = teahouse.review(match, level=1)
    assert len(review.games) == match.game_number
    assert [game.begins for game in review.games] == sorted(game.begins for game in review.games)
    assert review.games[0].score == [0, 0]
    about_cube = [decision for decision in review.decisions if decision.cube is not None]
    assert about_cube and {decision.played.action for decision in about_cube} <= {"roll", "double", "take", "drop"}
    for seat in review.seats:
        assert seat.moves.decisions + seat.cube.decisions == seat.decisions
        assert seat.moves.lost + seat.cube.lost == pytest.approx(seat.lost)
    single = teahouse.game("long-nardi").table()
    single.act("r63")
    single.act("24/18,18/15")
    assert teahouse.review(single, level=1).games == []


def test_notebooks_show_a_match() -> None:
    match = teahouse.Match("long-nardi", 3)
    assert match._repr_svg_().startswith("<svg") and str(match)
    assert repr(match).startswith("<teahouse.Match long-nardi 0-0/3 ")
    assert match.view()["match"]["length"] == 3


def pieces_of(table: teahouse.Table) -> list[tuple[str, int | None, int]]:
    """What stands where, as ``set_up`` takes it."""
    piles = table.view()["pieces"]
    return sorted((pile["place"], pile["seat"], pile["count"]) for pile in piles)


@pytest.mark.parametrize("variant", ["long-nardi", "ludopy", "nine-mens-morris"])
def test_a_position_that_is_set_up_is_the_position_that_was_seen(variant: str) -> None:
    table = teahouse.game(variant).table()
    for _ in range(30):
        if table.is_chance:
            table.roll(seed=3)
        else:
            table.act(table.legal_numbers()[0])
    while table.game.has_dice and not table.is_chance:
        table.act(table.legal_numbers()[0])
    other = teahouse.game(variant).table()
    other.set_up(stood := pieces_of(table), turn=table.seat_to_act)
    assert pieces_of(other) == stood and stood
    assert other.seat_to_act == table.seat_to_act and other.events == []


def test_every_problem_of_a_position_is_named_and_the_table_stays_as_it_was() -> None:
    table = teahouse.game("long-nardi").table()
    table.act("r63")
    before = table.fen
    with pytest.raises(teahouse.PositionError) as caught:
        table.set_up([("99", 0, 1), ("24", 5, 1)], turn=0)
    assert [problem.code for problem in caught.value.problems] == ["setup-no-such-place", "setup-no-such-seat"]
    assert caught.value.code == "setup-no-such-place"
    with pytest.raises(teahouse.PositionError) as caught:
        table.set_up([("24", 0, 16)], turn=0)
    assert [problem.code for problem in caught.value.problems] == ["setup-too-many"]
    assert table.fen == before and table.events == ["r63"]
    kit = teahouse.game("morabaraba").kit
    assert (kit["pieces"], kit["has_stacks"], kit["has_removals"]) == (12, False, True)
