"""Games for OpenSpiel. Importing this registers ``teahouse_nardi``, ``teahouse_ludo`` and ``teahouse_mill``.

>>> import pyspiel, teahouse.open_spiel
>>> game = pyspiel.load_game("teahouse_nardi(rules=fevga,head.limit=2)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 36)

Parameters of every game:

``rules``
    A built-in variant of the family, or the path of a rule file.
``fen``
    The position to begin with, in place of the start.
``max_length``
    A game of so many decisions is a draw. 0: only the table's own limit, 200,000 rolls and actions.
``reward``
    What the end is worth: ``points``, or ``win`` (1, 0 or -1).

and every option of the family by its name in rule files. OpenSpiel fixes the type of a parameter and fills in those
that are not given, so options are whole numbers (yes and no are 1 and 0; -1 stands for what the rules say) or texts
(an empty one stands for what the rules say). Lists are written as in JSON. OpenSpiel separates parameters by commas:
within a text, such as a list or a FEN, ``;`` stands for a comma.

Everything is public. The information state is the whole history; the observation is the position, and its tensor
what :meth:`teahouse.State.observation` shows.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

import teahouse
from teahouse import _environments

if TYPE_CHECKING:
    from numpy.typing import NDArray

#: The rules of each family that are played unless others are named.
DEFAULT_RULES = {"nardi": "long-nardi", "ludo": "ludopy", "mill": "nine-mens-morris"}

#: A table ends a game after so many rolls and actions.
LONGEST_GAME = 200_000

#: What stands for "as the rules have it".
_NUMBER_UNSET, _TEXT_UNSET = -1, ""

_OWN_PARAMETERS = ("rules", "fen", "max_length", "reward")


class Game(pyspiel.Game):  # type: ignore[misc]
    """A variant as a game of OpenSpiel. ``pyspiel.load_game`` makes them."""

    family = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        family = self.family
        unset = {**_TYPES[family].parameter_specification, "rules": None}
        given = {name: value for name, value in (params or {}).items() if value != unset.get(name)}
        given.setdefault("rules", DEFAULT_RULES[family])
        #: The rules.
        self.rules = _rules(family, given)
        self.max_length = _max_length(given.get("max_length", 0))
        self.reward_kind = _environments.chosen("reward", given.get("reward", "points"), ("points", "win"))
        fen = given.get("fen")
        #: The state that games begin with.
        self.start = self.rules.state() if fen is None else self.rules.state(_with_commas(fen))
        self.seats = self.rules.seated
        most = float(self.rules.most_points) if self.reward_kind == "points" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.action_count,
            max_chance_outcomes=self.rules.roll_count,
            num_players=len(self.seats),
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=self.max_length or LONGEST_GAME,
        )
        super().__init__(_TYPES[family], info, {name: _without_commas(value) for name, value in given.items()})

    def new_initial_state(self, text: str | None = None) -> State:
        """The start, or the state that a text says: a FEN, or ``teahouse.State.text``."""
        return State(self, self.start if text is None else self.rules.state(text))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What players see."""
        if params:
            raise ValueError(f"{self}: observations have no parameters, but {params} were given")
        return Observer(self, bool(iig_obs_type is not None and iig_obs_type.perfect_recall))

    def action_to_string(self, player: int, action: int) -> str:
        """What an action means, whatever the position."""
        return f"roll {action}" if player == pyspiel.PlayerId.CHANCE else self.rules.describe_action(action)

    def max_chance_nodes_in_history(self) -> int:
        """How often dice are rolled at most."""
        return LONGEST_GAME if self.rules.has_dice else 0


class Nardi(Game):
    """``teahouse_nardi``"""

    family = "nardi"


class Ludo(Game):
    """``teahouse_ludo``"""

    family = "ludo"


class Mill(Game):
    """``teahouse_mill``"""

    family = "mill"


class State(pyspiel.State):  # type: ignore[misc]
    """A position in the course of a game."""

    def __init__(self, game: Game, state: teahouse.State) -> None:
        super().__init__(game)
        #: The position as Teahouse has it.
        self.state = state
        #: How many decisions were made.
        self.decisions = 0

    def current_player(self) -> int:
        """The player to move, or who stands for dice and for the end."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.state.current_seat
        return int(pyspiel.PlayerId.CHANCE) if seat is None else self.get_game().seats.index(seat)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        longest = self.get_game().max_length
        return self.state.is_over or (longest > 0 and self.decisions >= longest)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """How the dice can fall, with probabilities."""
        return self.state.outcomes()

    def returns(self) -> list[float]:
        """What the end is worth to every player; 0 before that."""
        game = self.get_game()
        worth = _environments.rewards(self.state, game.reward_kind)
        return [worth[seat] for seat in game.seats]

    def _legal_actions(self, _player: int) -> list[int]:
        return self.state.legal_numbers()

    def _apply_action(self, action: int) -> None:
        try:
            if self.state.is_chance:
                self.state = self.state.roll(action)
            else:
                self.state = self.state.apply(action)
                self.decisions += 1
        except teahouse.IllegalAction as error:
            raise _environments.named(error, self.get_game()) from None

    def _action_to_string(self, player: int, action: int) -> str:
        state = self.state
        if player == pyspiel.PlayerId.CHANCE:
            texts = state.outcome_texts()
            return texts[action] if action < len(texts) else f"roll {action}"
        legal = dict(zip(state.legal_numbers(), state.legal_actions(), strict=True))
        return legal.get(action) or state.game.describe_action(action)

    def __str__(self) -> str:
        """The position with what matters of the past. Games that go on alike have the same, however they came here."""
        fen, _, past = self.state.text.partition(" | ")
        keys = sorted(past.split()[2:])
        length = [f"after {self.decisions}"] if self.get_game().max_length else []
        return " ".join([fen, *keys, *length])


class Observer:
    """What OpenSpiel asks for observations: the position, or with perfect recall the history."""

    def __init__(self, game: Game, perfect_recall: bool) -> None:
        self._seats = game.seats
        self._perfect_recall = perfect_recall
        #: The observation, and its only part by name.
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not perfect_recall:
            self.tensor = np.zeros(game.rules.observation_length, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Fills the tensor with what a player sees."""
        if self.tensor is not None:
            self.tensor[:] = state.state.observation(self._seats[player])

    def string_from(self, state: State, player: int) -> str:
        """What a player sees, as text."""
        return state.history_str() if self._perfect_recall else str(state)


def _with_commas(text: str) -> str:
    return text.replace(";", ",")


def _without_commas(value: Any) -> Any:
    return value.replace(",", ";") if isinstance(value, str) else value


def _rules(family: str, given: dict[str, Any]) -> teahouse.Game:
    """The rules that the parameters name, with the options among them."""
    rules = teahouse.game(given["rules"])
    if rules.family != family:
        raise ValueError(f"teahouse_{family}: rules={given['rules']} are of {rules.family}")
    options = {name: value for name, value in given.items() if name not in _OWN_PARAMETERS}
    if not options:
        return rules
    said = {name: _option(name, value, rules.options[name]) for name, value in options.items()}
    return teahouse.game({"id": f"{rules.id}-changed", "family": family, **rules.options, **said})


def _option(name: str, value: Any, like: Any) -> Any:
    """A parameter as the option that it stands for, which is of this type."""
    if isinstance(like, bool):
        if value not in (0, 1):
            raise ValueError(f"{name}={value}: expected 1 (yes) or 0 (no), or -1 for what the rules say")
        return bool(value)
    if isinstance(like, list):
        try:
            return json.loads(_with_commas(value))
        except json.JSONDecodeError as error:
            raise ValueError(f"{name}={value}: expected a list such as [1;2]: {error}") from None
    return value


def _max_length(length: int) -> int:
    if not 0 <= length <= LONGEST_GAME:
        raise ValueError(f"max_length={length}: expected 0 to {LONGEST_GAME}")
    return length


def _unset(value: Any) -> int | str:
    """What stands for an option that is not given. There is no third boolean, so yes and no are numbers."""
    return _NUMBER_UNSET if isinstance(value, int) else _TEXT_UNSET


def _game_type(family: str) -> pyspiel.GameType:
    rules = teahouse.game(DEFAULT_RULES[family])
    kinds = pyspiel.GameType
    parameters: dict[str, Any] = {name: _unset(value) for name, value in rules.options.items()}
    parameters |= {"rules": DEFAULT_RULES[family], "fen": "", "max_length": 0, "reward": "points"}
    has_dice = kinds.ChanceMode.EXPLICIT_STOCHASTIC if rules.has_dice else kinds.ChanceMode.DETERMINISTIC
    return pyspiel.GameType(
        short_name=f"teahouse_{family}",
        long_name=f"Teahouse: {family.capitalize()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=has_dice,
        information=kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=rules.seats,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


_TYPES = {family: _game_type(family) for family in DEFAULT_RULES}


# Classes and not functions: what OpenSpiel still holds when Python has ended must not be freed then.
for _class in (Nardi, Ludo, Mill):
    pyspiel.register_game(_TYPES[_class.family], _class)
