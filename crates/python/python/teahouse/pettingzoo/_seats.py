"""All seats of a table as agents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

import teahouse
from teahouse import _environments
from teahouse._environments import RewardKind

if TYPE_CHECKING:
    from teahouse import Game, Table

Observation = dict[str, Any]


class Seats(AECEnv[str, Observation, Any]):
    """A game in which every seat is an agent: ``player_0`` and so on, in the order of play. Dice fall by themselves.

    An observation has ``observation``, what the agent's seat sees, and ``action_mask``: whether each action is legal
    now. Nobody but the agent whose turn it is has a legal action.

    An action that is not legal raises :class:`teahouse.IllegalAction`, and nothing was stepped.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "svg", "rgb_array"], "is_parallelizable": False}

    #: The game in progress.
    table: Table
    #: What decides about the dice of this game: ``table.roll(seed=game_seed)``.
    game_seed: int

    def __init__(self, family: str, rules: Any, reward: RewardKind, render_mode: str | None) -> None:
        super().__init__()
        self.game: Game = teahouse.game(rules)
        if self.game.family != family:
            raise ValueError(f"rules={rules!r}: {self.game.id} is {self.game.family}, not {family}")
        self.reward_kind = _environments.chosen("reward", reward, ("points", "win"))
        if render_mode is not None:
            _environments.chosen("render_mode", render_mode, tuple(self.metadata["render_modes"]))
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": f"{family}_v0"}
        self.possible_agents = [f"player_{number}" for number in range(len(self.game.seated))]
        self.agents: list[str] = []
        self._seat = dict(zip(self.possible_agents, self.game.seated, strict=True))
        self._agent = {seat: agent for agent, seat in self._seat.items()}
        low, high = _environments.bounds(self.game)
        count = self.game.action_count
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._random: np.random.Generator | None = None
        self._is_closed = False

    def seat_of(self, agent: str) -> int:
        """The seat at the table in which an agent plays."""
        return self._seat[agent]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game. ``options`` may hold ``fen``, a position to begin with."""
        self._check_open()
        if self._random is None or seed is not None:
            self._random, _ = seeding.np_random(seed)
        fen = (options or {}).get("fen")
        table = self.game.table(fen)
        if table.is_over:
            raise ValueError(f"{self}: the game is over in the position {fen!r}")
        self.table = table
        self.game_seed = int(self._random.integers(2**63))
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._roll_dice()

    def step(self, action: Any) -> None:
        """Plays an action of the agent whose turn it is; ``None`` of an agent for whom the game is over."""
        self._check_open()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        _environments.act(self.table, action, f"{self}, {agent}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._roll_dice()
        if self.table.is_over:
            self._end()
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now."""
        self._check_open()
        seat = self._seat[agent]
        if self.table.current_seat == seat:
            mask = self.table.mask().astype(np.int8)
        else:
            mask = np.zeros(self.game.action_count, np.int8)
        return {"observation": self.table.observation(seat), "action_mask": mask}

    def render(self) -> Any:
        """The board as text, as SVG, or as an array of pixels, as ``render_mode`` has it."""
        self._check_open()
        if self.render_mode is None:
            raise ValueError(f"{self}: it was made without a render_mode")
        return _environments.rendered(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing can be asked of the environment after this."""
        self._is_closed = True

    def __str__(self) -> str:
        return f"{self.metadata['name']} ({self.game.id})"

    def _check_open(self) -> None:
        if self._is_closed:
            raise RuntimeError(f"{self}: it was closed")

    def _roll_dice(self) -> None:
        table = self.table
        while table.is_chance:
            table.roll(seed=self.game_seed)
        seat = table.current_seat
        if seat is not None:
            self.agent_selection = self._agent[seat]

    def _end(self) -> None:
        worth = _environments.rewards(self.table, self.reward_kind)
        verdict = self.table.verdict
        for agent, seat in self._seat.items():
            self.rewards[agent] = worth[seat]
            self.terminations[agent] = True
            self.infos[agent] = {} if verdict is None else {"result": verdict.result}


def wrapped(env: Seats) -> OrderEnforcingWrapper[str, Observation, Any]:
    """The environment, with what PettingZoo says to calls in the wrong order."""
    return OrderEnforcingWrapper(env)
