"""Games for OpenSpiel, and OpenSpiel's own algorithms on them."""

from __future__ import annotations

import copy
import multiprocessing
import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import teahouse

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

import teahouse.open_spiel  # noqa: E402
from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import (  # noqa: E402
    cfr,
    expected_game_score,
    exploitability,
    minimax,
    random_agent,
    tabular_qlearner,
)

LONG = bool(os.environ.get("TEAHOUSE_LONG"))
EVERY = [(family, rules) for family in teahouse.families() for rules in teahouse.variants(family)]
#: White has two in a row and Black too: whoever does not block loses.
BLOCK = "O**/*O*/@*@ w p p 2 1 2 1 0 0 0 0 0 0 0 0 3"


def morris(length: int, fen: str = "") -> Any:
    return pyspiel.load_game("teahouse_mill", {"rules": "three-mens-morris", "max_length": length, "fen": fen})


@pytest.mark.parametrize(("family", "rules"), EVERY)
def test_every_variant_passes_openspiels_own_test_with_serialisation(family: str, rules: str) -> None:
    game = pyspiel.load_game(f"teahouse_{family}", {"rules": rules})
    pyspiel.random_sim_test(game, num_sims=20 if LONG else 2, serialize=True, verbose=False)


@pytest.mark.parametrize("family", teahouse.families())
def test_every_game_is_loaded_without_parameters(family: str) -> None:
    name = f"teahouse_{family}"
    assert name in pyspiel.registered_names()
    game = pyspiel.load_game(name)
    assert game.rules.id == teahouse.open_spiel.DEFAULT_RULES[family]


@pytest.mark.parametrize("family", teahouse.families())
def test_every_option_of_the_family_is_a_parameter_and_unset_ones_are_what_the_rules_say(family: str) -> None:
    for rules in teahouse.variants(family):
        options = teahouse.game(rules).options
        game = pyspiel.load_game(f"teahouse_{family}", {"rules": rules})
        assert game.rules.options == options
        parameters = game.get_type().parameter_specification
        assert set(options) | {"rules", "fen", "max_length", "reward"} == set(parameters)
        # What stands for "unset" is no value of any option.
        assert all(value != -1 for value in options.values())


def test_options_change_the_rules_by_number_yes_and_no_text_and_list() -> None:
    game = pyspiel.load_game("teahouse_nardi(rules=fevga,head.limit=2,match.cube=1,score.tie=none)")
    assert game.rules.options["head.limit"] == 2 and game.rules.options["match.cube"] is True
    fevga = {**teahouse.game("fevga").options, "head.limit": 2, "match.cube": True, "score.tie": "none"}
    assert game.rules.options == fevga
    game = pyspiel.load_game("teahouse_ludo", {"rules": "danish", "safe.squares": "[9, 22]", "seats": "[0;2]"})
    assert game.rules.options["safe.squares"] == [9, 22] and game.num_players() == 2


@pytest.mark.parametrize(
    "text",
    [
        "teahouse_nardi(head.limit=2,rules=fevga)",
        "teahouse_ludo(fen=0;0;0;0/5;0;0;0/0;0;0;0/0;0;0;0 1 4 3 0 0 -,rules=ludopy)",
        "teahouse_ludo(rules=classic,safe.squares=[1;9])",
        "teahouse_mill(max_length=20,reward=win,rules=dooz)",
    ],
)
def test_a_game_is_written_with_what_was_set_and_read_again_from_that(text: str) -> None:
    game = pyspiel.load_game(text)
    assert str(game) == text
    assert game.rules == pyspiel.load_game(str(game)).rules
    assert str(pickle.loads(pickle.dumps(game))) == text


def test_rule_files_are_rules(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('id = "mine"\nextends = "long-nardi"\nhead.limit = 3\n')
    game = pyspiel.load_game("teahouse_nardi", {"rules": str(path)})
    assert game.rules.options["head.limit"] == 3
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("text", "error", "said"),
    [
        ("teahouse_nardi(rules=ludopy)", ValueError, "of ludo"),
        ("teahouse_nardi(rules=nonsense)", teahouse.RulesError, "nonsense"),
        ("teahouse_nardi(head.limit=99)", teahouse.RulesError, "head.limit: 99"),
        ("teahouse_nardi(head.limt=1)", pyspiel.SpielError, "Unknown parameter 'head.limt'"),
        ("teahouse_nardi(head.limit=many)", pyspiel.SpielError, "Wrong type for parameter head.limit"),
        ("teahouse_mill(may_fly=7)", ValueError, "may_fly=7: expected 1"),
        ("teahouse_ludo(seats=[0;2)", ValueError, "seats"),
        ("teahouse_nardi(fen=hello)", teahouse.NotationError, "hello"),
        ("teahouse_nardi(max_length=-1)", ValueError, "max_length=-1"),
        ("teahouse_nardi(reward=money)", ValueError, "'points', 'win'"),
    ],
)
def test_games_that_cannot_be_are_refused_with_the_reason(text: str, error: type[Exception], said: str) -> None:
    with pytest.raises(error) as caught:
        pyspiel.load_game(text)
    assert said in str(caught.value)


def test_bounds_are_those_of_the_rules() -> None:
    nardi = pyspiel.load_game("teahouse_nardi(rules=federation)")
    assert (nardi.num_distinct_actions(), nardi.max_chance_outcomes(), nardi.num_players()) == (130, 36, 2)
    assert (nardi.min_utility(), nardi.max_utility(), nardi.utility_sum()) == (-2, 2, 0)
    ludo = pyspiel.load_game("teahouse_ludo")
    assert (ludo.num_players(), ludo.max_utility(), ludo.max_chance_outcomes()) == (4, 3, 6)
    assert pyspiel.load_game("teahouse_ludo(reward=win)").max_utility() == 1
    mill = pyspiel.load_game("teahouse_mill(max_length=12)")
    assert (mill.max_chance_outcomes(), mill.max_game_length(), mill.max_chance_nodes_in_history()) == (0, 12, 0)
    assert mill.observation_tensor_shape() == [teahouse.game("nine-mens-morris").observation_length]


def test_dice_are_chance_nodes_with_the_probabilities_of_the_table() -> None:
    state = pyspiel.load_game("teahouse_nardi").new_initial_state()
    table = teahouse.game("long-nardi").table()
    outcomes = {state.action_to_string(action): chance for action, chance in state.chance_outcomes()}
    assert outcomes == pytest.approx(dict(table.rolls()))
    state.apply_action(dict(map(reversed, enumerate(outcomes)))["r36" if "r36" in outcomes else "r63"])
    assert [state.action_to_string(action) for action in state.legal_actions()] == ["24/21", "24/18"]


def test_a_game_that_is_too_long_is_a_draw() -> None:
    game = pyspiel.load_game("teahouse_mill(max_length=3)")
    state = game.new_initial_state()
    for _ in range(3):
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal() and state.returns() == [0, 0] and state.legal_actions() == []


@pytest.mark.parametrize("family", teahouse.families())
def test_clones_go_their_own_way(family: str) -> None:
    state = pyspiel.load_game(f"teahouse_{family}").new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    for clone in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        before = str(state)
        assert str(clone) == before and clone.history() == state.history()
        clone.apply_action(clone.legal_actions()[0])
        assert str(state) == before != str(clone)


def test_an_illegal_action_names_game_and_reason_and_changes_nothing() -> None:
    state = pyspiel.load_game("teahouse_mill").new_initial_state()
    before = str(state)
    with pytest.raises(teahouse.IllegalAction, match=r"teahouse_mill\(rules=nine-mens-morris\)") as caught:
        state.apply_action(600)
    assert caught.value.reason in str(caught.value)
    assert str(state) == before and state.history() == []


def test_what_players_see_is_the_position_and_with_perfect_recall_the_history() -> None:
    game = pyspiel.load_game("teahouse_ludo(rules=ludopy-two)")
    state = game.new_initial_state()
    for _ in range(40):
        state.apply_action(state.legal_actions()[-1])
    for player, seat in enumerate([0, 2]):
        assert np.array_equal(state.observation_tensor(player), state.state.observation(seat))
        assert state.information_state_string(player) == state.history_str()
        assert state.state.fen in state.observation_string(player)


def test_python_ends_without_a_complaint_after_games_were_loaded() -> None:
    text = "import pyspiel, teahouse.open_spiel; pyspiel.load_game('teahouse_nardi').new_initial_state()"
    ended = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_games_are_played_in_spawned_workers() -> None:
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.apply(_walk, ("teahouse_ludo",)) == _walk("teahouse_ludo")


def _walk(name: str) -> str:
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(50):
        state.apply_action(state.legal_actions()[0])
    return str(state)


def test_minimax_and_cfr_agree_about_a_position_of_three_mens_morris() -> None:
    game = morris(4, BLOCK)
    value, best = minimax.alpha_beta_search(
        game=game, maximum_depth=4, value_function=lambda _: 0, maximizing_player_id=0
    )
    assert (value, game.action_to_string(0, best)) == (0, "b1")
    solver = cfr.CFRSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    start = game.new_initial_state()
    assert exploitability.exploitability(game, policy) < 0.05
    assert expected_game_score.policy_value(start, [policy] * 2)[0] == pytest.approx(value, abs=0.05)
    assert policy.action_probabilities(start)[best] > 0.9


def test_openspiels_solver_in_cpp_walks_the_game_too() -> None:
    game = morris(4, BLOCK)
    solver = pyspiel.CFRSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    chances = solver.average_policy().action_probabilities(game.new_initial_state())
    assert game.action_to_string(0, max(chances, key=chances.get)) == "b1"


def test_cfr_finds_the_exact_chances_of_a_race_with_dice() -> None:
    # White has three checkers left and needs a double; Black has one and then wins with any roll.
    game = pyspiel.load_game("teahouse_nardi", {"fen": "6/5a/6/5C w -"})
    solver = cfr.CFRSolver(game)
    solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    value, _ = expected_game_score.policy_value(game.new_initial_state(), [policy] * 2)
    assert value == pytest.approx(1 / 6 - 5 / 6)


def episode(environment: Any, agents: list[Any], is_evaluation: bool) -> float:
    step = environment.reset()
    while not step.last():
        agent = agents[step.observations["current_player"]]
        step = environment.step([agent.step(step, is_evaluation=is_evaluation).action])
    for agent in agents:
        agent.step(step, is_evaluation=is_evaluation)
    return float(step.rewards[0])


def learned(make: Any, episodes: int) -> tuple[float, float]:
    """The mean result against a random player before and after learning three men's morris."""
    environment = rl_environment.Environment(morris(40))
    environment.seed(1)
    np.random.seed(1)
    count = environment.action_spec()["num_actions"]
    size = environment.observation_spec()["info_state"][0]
    agents = [make(size, count), random_agent.RandomAgent(player_id=1, num_actions=count)]
    before = np.mean([episode(environment, agents, True) for _ in range(200)])
    for _ in range(episodes):
        episode(environment, agents, False)
    return float(before), float(np.mean([episode(environment, agents, True) for _ in range(200)]))


def test_tabular_q_learning_learns_three_mens_morris() -> None:
    before, after = learned(lambda _, count: tabular_qlearner.QLearner(0, count), 1000)
    assert after > before + 0.3 and after > 0.5


@pytest.mark.skipif(not LONG, reason="PyTorch is heavy; make test-long")
def test_a_deep_q_network_learns_three_mens_morris() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    pytest.importorskip("tree", reason="dm-tree, which OpenSpiel's networks need, is not installed")
    from open_spiel.python.pytorch import dqn

    torch.manual_seed(1)
    torch.set_num_threads(1)

    def make(size: int, count: int) -> Any:
        return dqn.DQN(
            player_id=0,
            state_representation_size=size,
            num_actions=count,
            hidden_layers_sizes=[64],
            replay_buffer_capacity=10_000,
            batch_size=64,
            learn_every=8,
            epsilon_decay_duration=5_000,
            min_buffer_size_to_learn=200,
            # Plain gradient descent, the default, hardly learns in so few games: the seed decided whether it seemed to.
            optimizer_str="adam",
            learning_rate=0.001,
        )

    before, after = learned(make, 2400)
    assert after > before + 0.3 and after > 0.5
