"""What the environments have in common: rewards, bounds, and errors that name the environment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeVar

import numpy as np

from teahouse._errors import IllegalAction

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from teahouse import Game, State, Table

RewardKind = Literal["points", "win"]

_T = TypeVar("_T", bound=str)


def chosen(what: str, value: _T, known: tuple[_T, ...]) -> _T:
    """The value, if it is one of those there are."""
    if value not in known:
        expected = ", ".join(repr(name) for name in known)
        raise ValueError(f"{what}={value!r}: expected one of {expected}")
    return value


def rewards(table: Table | State, kind: RewardKind) -> list[float]:
    """What the end of a game is worth to every seat: its points, or 1 for the winners and -1 for the others."""
    scores = table.scores()
    if kind == "points":
        return [float(points) for points in scores]
    best = max(scores)
    if best == min(scores):
        return [0.0] * len(scores)
    seated = table.game.seated
    return [0.0 if seat not in seated else 1.0 if points == best else -1.0 for seat, points in enumerate(scores)]


def bounds(game: Game) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """The least and the greatest observation."""
    lengths = [length for _, length in game.observation_layout]
    low, high = zip(*game.observation_bounds, strict=True)
    return np.repeat(np.float32(low), lengths), np.repeat(np.float32(high), lengths)


def act(table: Table, action: Any, environment: object) -> None:
    """Plays an action by its number. What is not legal is refused in the name of the environment."""
    if isinstance(action, str):
        raise TypeError(f"{environment}: an action is a number, not the text {action!r}")
    try:
        table.act(action)
    except IllegalAction as error:
        raise named(error, environment) from None
    except TypeError as error:
        raise TypeError(f"{environment}: {error}") from None


def named(error: IllegalAction, environment: object) -> IllegalAction:
    """The same error in the name of an environment."""
    told = IllegalAction(f"{environment}: {error}")
    told.code, told.arguments = error.code, error.arguments
    told.action, told.reason = error.action, error.reason
    return told


def rendered(table: Table, mode: str) -> Any:
    """The board as text, as SVG, or as an array of pixels."""
    if mode == "ansi":
        return str(table)
    if mode == "svg":
        return table._repr_svg_()
    from teahouse._raster import picture

    return picture(table)
