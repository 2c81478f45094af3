"""Players, advice, rollouts, reviews and the arena."""

from __future__ import annotations

import sys
from pathlib import Path

import pandas
import pytest
import teahouse

NETS = Path(__file__).parents[3] / "models"


@pytest.mark.parametrize("name", ["random", "heuristic", "greedy", "1ply", "level:1", "level:6", "estimate:0"])
def test_a_player_plays_a_game_to_its_end(name: str) -> None:
    game = teahouse.game("long-nardi")
    table, player = game.table(), teahouse.player(name, game)
    for _ in range(30):
        if table.is_chance:
            table.roll(seed=4)
        else:
            table.act(player.choose(table))
    assert len(table.events) >= 30


def test_a_player_chooses_the_same_with_the_same_seed_and_from_tables_and_states() -> None:
    game = teahouse.game("nine-mens-morris")
    table = game.table()
    first, second = (teahouse.player("random", game, seed=7) for _ in range(2))
    chosen = [first.choose(table) for _ in range(20)]
    assert chosen == [second.choose(table.state()) for _ in range(20)]
    assert len(set(chosen)) > 1
    assert first.choose(table, seed=3) == second.choose(table, seed=3)


def test_a_net_of_ones_own_plays_by_its_path() -> None:
    game = teahouse.game("long-nardi")
    table = game.table()
    table.roll("41")
    net = NETS / "long-nardi.safetensors"
    built_in = teahouse.player("greedy", game).choose(table)
    for name in (net, str(net), f"greedy:{net}"):
        assert teahouse.player(name, game).choose(table) == built_in
    advisor = teahouse.advisor(game, net)
    assert advisor.net == net
    assert advisor.evaluate(table).wins == pytest.approx(teahouse.advisor(game).evaluate(table).wins, abs=1e-6)


def test_a_net_of_other_rules_is_refused_unless_it_is_welcome() -> None:
    game, net = teahouse.game("gul-bara"), NETS / "long-nardi.safetensors"
    with pytest.raises(teahouse.PlayerError) as caught:
        teahouse.player(net, game)
    assert caught.value.code == "player-net"
    own = teahouse.game({"id": "own", "extends": "long-nardi", "head.limit": 2})
    with pytest.raises(teahouse.PlayerError):
        teahouse.advisor(own, net)
    assert teahouse.player(net, own, any_rules=True).choose(own.table("N5/3A2/o5/6 b 63"))


@pytest.mark.parametrize(
    ("name", "code"),
    [("nobody", "player-unknown"), ("level:11", "player-number"), ("greedy:none.safetensors", "player-net")],
)
def test_players_that_there_are_not_are_refused(name: str, code: str) -> None:
    with pytest.raises(teahouse.PlayerError) as caught:
        teahouse.player(name, "long-nardi")
    assert caught.value.code == code
    with pytest.raises(teahouse.PlayerError):
        teahouse.arena("long-nardi", ["random", name], rounds=1)


def test_a_player_that_asks_the_databases_of_a_folder_needs_some_there(tmp_path: Path) -> None:
    for rules in ("three-mens-morris", "nine-mens-morris"):
        with pytest.raises(teahouse.PlayerError, match="there is no database of the rules") as caught:
            teahouse.player(f"solved:{tmp_path}", rules)
        assert caught.value.code == "player-no-database"
    with pytest.raises(teahouse.PlayerError, match="solved:FOLDER") as caught:
        teahouse.player("solved:", "nine-mens-morris")
    assert caught.value.code == "player-unknown"


def test_nobody_thinks_about_dice_that_are_due_a_game_that_is_over_or_other_rules() -> None:
    game = teahouse.game("long-nardi")
    player, advisor = teahouse.player("greedy", game), teahouse.advisor(game)
    for ask in (player.choose, advisor.advise, advisor.rollout):
        with pytest.raises(teahouse.PlayerError) as caught:
            ask(game.table())
        assert caught.value.code == "dice-due"
        with pytest.raises(teahouse.PlayerError) as caught:
            ask(teahouse.game("fevga").table())
        assert caught.value.code == "other-rules"
        with pytest.raises(TypeError):
            ask("N5/3A2/o5/6 b -")  # type: ignore[arg-type]


def played(game: teahouse.Game) -> teahouse.Table:
    """A game of Nardi in which there is something to decide."""
    table = game.table()
    for event in ["r63", "24/18,18/15", "r52", "12/7,7/5", "r41"]:
        table.act(event)
    return table


def test_advice_ranks_lines_and_every_line_is_legal() -> None:
    game = teahouse.game("long-nardi")
    table = played(game)
    advice = teahouse.advisor(game).advise(table, lines=5, depth=1)
    assert 2 <= len(advice.lines) <= 5
    values = [line.value for line in advice.lines]
    assert values == sorted(values, reverse=True)  # type: ignore[type-var]
    for line in advice.lines:
        assert table.why_not(line.action) is None
        assert sum(line.chances.values()) == pytest.approx(1, abs=1e-4)
    assert advice.best == advice.lines[0].action
    assert list(advice.to_pandas()["action"]) == [line.action for line in advice.lines]


def test_mill_finds_a_win_and_says_in_how_many_actions() -> None:
    game = teahouse.game("nine-mens-morris")
    table = game.table()
    for action in ["d6", "f4", "b4", "d2"]:
        table.act(action)
    line = teahouse.advisor(game).advise(table, nodes=20_000).lines[0]
    assert line.depth > 1
    assert line.continuation[0] == line.action
    assert table.why_not(line.action) is None
    evaluation = teahouse.advisor(game).evaluate(table)
    assert sum(evaluation.wins) == pytest.approx(1, abs=1e-6)


def test_rollouts_depend_on_the_seed_and_not_on_the_threads() -> None:
    game = teahouse.game("long-nardi")
    table = played(game)
    advisor = teahouse.advisor(game)
    one = advisor.rollout(table, trials=144, lines=2, threads=1, truncate=4)
    two = advisor.rollout(table, trials=144, lines=2, threads=2, truncate=4)
    assert [line.value for line in one.lines] == [line.value for line in two.lines]
    assert all(line.trials == 144 and line.error is not None and line.error < 0.2 for line in one.lines)
    with pytest.raises(teahouse.PlayerError, match="dice"):
        teahouse.advisor("nine-mens-morris").rollout(teahouse.game("nine-mens-morris").table())


def test_a_review_judges_every_decision_and_roll() -> None:
    table = teahouse.game("long-nardi").table()
    for event in ["r63", "24/18,18/15", "r52", "12/7,7/5", "r41", "24/20,15/14"]:
        table.act(event)
    review, again = teahouse.review(table, threads=1), teahouse.review(table, threads=2)
    assert review == again
    assert (len(review.decisions), len(review.rolls)) == (3, 3)
    assert review.decisions[2].loss > 0
    assert [seat.id for seat in review.seats] == ["white", "black"]
    assert list(review.to_pandas()["mark"]) == [decision.mark for decision in review.decisions]
    assert teahouse.review(table.record()) == review
    for wrong in ("", table.record() * 2):
        with pytest.raises(ValueError, match="one game"):
            teahouse.review(wrong)
    german = teahouse.review(table, language="de")
    assert [len(decision.notes) for decision in german.decisions] == [len(d.notes) for d in review.decisions]


def test_the_arena_gives_the_same_on_any_number_of_threads_with_intervals() -> None:
    players = ["greedy", "heuristic", "random"]
    one = teahouse.arena("long-nardi", players, rounds=10, threads=1)
    two = teahouse.arena("long-nardi", players, rounds=10, threads=2)
    assert [(p.player, p.against, p.games, p.wins, p.points) for p in one] == [
        (p.player, p.against, p.games, p.wins, p.points) for p in two
    ]
    assert len(one) == 3
    assert len(teahouse.arena("long-nardi", players, rounds=1, gauntlet=True)) == 2
    best = one[0]
    assert best.games == 20
    assert best.win_rate > 0.5
    assert 0 < best.points_ci95 < 5
    assert best.elo_ci95_low <= best.elo <= best.elo_ci95_high
    frame = one.to_pandas()
    assert isinstance(frame, pandas.DataFrame)
    assert list(frame["player"]) == [pairing.player for pairing in one]
    assert sum(seat.games for seat in best.seats) == best.games


def test_data_frames_without_pandas_are_an_error_that_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    result = teahouse.arena("three-mens-morris", ["random", "random"], rounds=2)
    monkeypatch.setitem(sys.modules, "pandas", None)
    assert result.to_dicts()[0]["games"] == 4
    with pytest.raises(ImportError, match=r"teahouse\[pandas\]"):
        result.to_pandas()


@pytest.mark.parametrize(
    "arguments",
    [
        {"level": 0},
        {"level": 11},
        {"threads": 0},
        {"threads": 5000},
        {"seconds": -1.0},
        {"seconds": float("nan")},
    ],
)
def test_settings_that_make_no_sense_are_refused(arguments: dict[str, float]) -> None:
    game = teahouse.game("nine-mens-morris")
    with pytest.raises(ValueError):
        teahouse.advisor(game).advise(game.table(), **arguments)  # type: ignore[arg-type]


def test_an_arena_of_one_is_refused() -> None:
    with pytest.raises(ValueError, match="two players"):
        teahouse.arena("long-nardi", ["random"])
