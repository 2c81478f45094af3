"""Long Nardi for PettingZoo: ``env()`` and ``raw_env()``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from teahouse.pettingzoo._seats import Observation, Seats, wrapped

if TYPE_CHECKING:
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    from teahouse._environments import RewardKind


def env(
    rules: Any = "long-nardi", *, reward: RewardKind = "points", render_mode: str | None = None
) -> OrderEnforcingWrapper[str, Observation, Any]:
    """The environment. ``rules`` are a variant of the family, a rule file, a dict of options, or a game;
    ``reward`` is ``"points"`` or ``"win"`` (1, 0 or -1)."""
    return wrapped(raw_env(rules, reward=reward, render_mode=render_mode))


def raw_env(rules: Any = "long-nardi", *, reward: RewardKind = "points", render_mode: str | None = None) -> Seats:
    """The same without wrappers: calls in the wrong order are not explained."""
    return Seats("nardi", rules, reward, render_mode)
