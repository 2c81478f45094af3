"""One learner against players of Teahouse."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ClosedEnvironmentError, ResetNeeded

import teahouse
from teahouse import _environments
from teahouse._environments import RewardKind

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from teahouse import Game, Player, Table

#: Somebody who plays the other seats: the name of a player (``level:3``), the path of a net, a player, or a function
#: that is shown the table and answers with an action, as a number or a text.
Opponent = "str | os.PathLike[str] | Player | Callable[[Table], int | str]"

#: An environment that was made by ``gymnasium.make`` is truncated after so many decisions of the learner.
LONGEST_EPISODE = 10_000


class Env(gymnasium.Env["NDArray[np.float32]", np.int64]):
    """A game in which the learner has one seat and players of Teahouse the others. Dice fall by themselves.

    Observations are what the learner's seat sees (:attr:`Game.observation_layout`); actions are numbers
    (:attr:`Game.action_layout_name`). Which of them are legal is in ``info["action_mask"]``, as
    ``action_space.sample`` takes it, and in :meth:`action_masks`, as MaskablePPO asks for it.

    game
        A variant, a rule file, a dict of options, or a :class:`teahouse.Game`.
    opponent
        Who plays the other seats (:data:`Opponent`): one for all, or a dict by seat.
    seat
        The learner's seat, or ``None``: another one for each game, by lot.
    reward
        At the end, ``"points"`` (in Nardi 2 for a mars) or ``"win"`` (1, 0 or -1). Before that, 0.
    illegal
        What happens to an action that is not legal. ``"raise"``: :class:`teahouse.IllegalAction`, and nothing was
        stepped. ``"random"``: a legal one is drawn instead and ``info["illegal"]`` says so, for learners without masks.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "svg", "rgb_array"], "render_fps": 4}

    #: The game in progress.
    table: Table
    #: The learner's seat in this game.
    seat: int
    #: What decides about the dice of this game: ``table.roll(seed=game_seed)``.
    game_seed: int

    def __init__(
        self,
        game: Any = "long-nardi",
        *,
        opponent: Any = "random",
        seat: int | None = 0,
        reward: RewardKind = "points",
        illegal: Literal["raise", "random"] = "raise",
        render_mode: str | None = None,
    ) -> None:
        self.game: Game = teahouse.game(game)
        self.reward_kind = _environments.chosen("reward", reward, ("points", "win"))
        self.illegal = _environments.chosen("illegal", illegal, ("raise", "random"))
        if render_mode is not None:
            _environments.chosen("render_mode", render_mode, tuple(self.metadata["render_modes"]))
        self.render_mode = render_mode
        self.seats = self.game.seated
        self._wanted_seat = None if seat is None else self._checked(seat)
        self._wanted_opponent = opponent
        self._opponents = {each: self._opponent_at(each) for each in self.seats if each != self._wanted_seat}
        low, high = _environments.bounds(self.game)
        self.observation_space = spaces.Box(low, high, dtype=np.float32)
        self.action_space = spaces.Discrete(self.game.action_count)
        self._is_ready = self._is_closed = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begins a new game and plays until the learner has to decide.

        ``options`` may hold ``fen``, a position to begin with, and ``seat``, the learner's seat in this game.
        """
        self._check_open()
        super().reset(seed=seed)
        options = dict(options or {})
        fen, seat = options.pop("fen", None), options.pop("seat", self._wanted_seat)
        if options:
            raise ValueError(f"{self}: unknown options {sorted(options)}; there are 'fen' and 'seat'")
        table = self.game.table(fen)
        if table.is_over:
            raise ValueError(f"{self}: the game is over in the position {fen!r}")
        self._is_ready = False
        self.seat = int(self.np_random.choice(self.seats)) if seat is None else self._checked(seat)
        self.game_seed = int(self.np_random.integers(2**63))
        self.table = table
        self._play_on()
        self._is_ready = True
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Plays the learner's action, then the others', until the learner has to decide again or the game is over."""
        self._check_open()
        if not self._is_ready:
            raise ResetNeeded(f"{self}: reset() comes before the first step")
        if self.table.is_over:
            raise ResetNeeded(f"{self}: the game is over; reset() begins the next")
        is_illegal = self._act(action)
        try:
            self._play_on()
        except BaseException:
            # Nothing was stepped.
            self.table.undo()
            raise
        is_over = self.table.is_over
        reward = _environments.rewards(self.table, self.reward_kind)[self.seat] if is_over else 0.0
        info = self._info()
        if is_illegal:
            info["illegal"] = True
        return self._observation(), reward, is_over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Whether each action is legal now, for MaskablePPO."""
        self._check_open()
        if not self._is_ready:
            raise ResetNeeded(f"{self}: reset() comes before the first mask")
        return self.table.mask()

    def render(self) -> Any:
        """The board as text, as SVG, or as an array of pixels, as ``render_mode`` has it."""
        self._check_open()
        if self.render_mode is None:
            raise ValueError(f"{self}: it was made without a render_mode")
        if not self._is_ready:
            raise ResetNeeded(f"{self}: reset() comes before the first picture")
        return _environments.rendered(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing can be asked of the environment after this."""
        self._is_closed = True

    def __str__(self) -> str:
        name = self.spec.id if self.spec is not None else "teahouse.gymnasium.Env"
        return f"<{name} {self.game.id}>"

    def _checked(self, seat: int) -> int:
        if seat not in self.seats:
            raise ValueError(f"seat={seat!r}: the seats of {self.game.id} are {self.seats}")
        return int(seat)

    def _check_open(self) -> None:
        if self._is_closed:
            raise ClosedEnvironmentError(f"{self}: it was closed")

    def _opponent_at(self, seat: int) -> Player | Callable[[Table], int | str]:
        opponent = self._wanted_opponent
        if isinstance(opponent, Mapping):
            if seat not in opponent:
                raise ValueError(f"opponent={opponent!r}: nobody for seat {seat} of {self.game.id}")
            opponent = opponent[seat]
        if isinstance(opponent, (str, os.PathLike)):
            return teahouse.player(opponent, self.game)
        if isinstance(opponent, teahouse.Player) or callable(opponent):
            return opponent
        raise TypeError(f"opponent={opponent!r}: expected the name of a player, a path, a player or a function")

    def _act(self, action: Any) -> bool:
        """Plays the learner's action, and says whether it was not legal."""
        try:
            _environments.act(self.table, action, self)
        except teahouse.IllegalAction:
            if self.illegal == "raise":
                raise
            self.table.act(self.np_random.choice(self.table.legal_numbers()))
            return True
        return False

    def _play_on(self) -> None:
        """Plays for dice and opponents until the learner has to decide. What fails leaves no trace."""
        table = self.table
        before = table.event_count
        try:
            while not table.is_over:
                seat = table.current_seat
                if seat == self.seat:
                    return
                if seat is None:
                    table.roll(seed=self.game_seed)
                else:
                    self._play_for(seat)
        except BaseException:
            while table.event_count > before:
                table.undo()
            raise

    def _play_for(self, seat: int) -> None:
        """Lets an opponent act."""
        if seat not in self._opponents:
            self._opponents[seat] = self._opponent_at(seat)
        opponent = self._opponents[seat]
        if isinstance(opponent, teahouse.Player):
            action: int | str = opponent.choose(self.table, seed=int(self.np_random.integers(2**63)))
        else:
            action = opponent(self.table.copy())
        try:
            self.table.act(action)
        except teahouse.IllegalAction as error:
            raise _environments.named(error, f"{self}, the opponent in seat {seat}") from None

    def _observation(self) -> NDArray[np.float32]:
        return self.table.observation(self.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.table.mask().astype(np.int8), "seat": self.seat}
        verdict = self.table.verdict
        if verdict is not None:
            info["result"], info["scores"] = verdict.result, self.table.scores()
        return info


def environment_id(variant: str) -> str:
    """The id under which a built-in variant is registered.

    >>> environment_id("nine-mens-morris")
    'teahouse/NineMensMorris-v0'
    """
    return f"teahouse/{''.join(word.capitalize() for word in variant.split('-'))}-v0"


def register() -> None:
    """Registers an environment for every built-in variant, and ``teahouse/Game-v0`` for any rules."""
    entry, longest = "teahouse.gymnasium:Env", LONGEST_EPISODE
    for variant in teahouse.variants():
        if environment_id(variant) not in gymnasium.registry:
            gymnasium.register(
                environment_id(variant), entry, max_episode_steps=longest, kwargs={"game": variant}
            )
    if "teahouse/Game-v0" not in gymnasium.registry:
        gymnasium.register("teahouse/Game-v0", entry, max_episode_steps=longest)
