"""Long Nardi, Ludo and Mill: rules, players and environments.

>>> import teahouse
>>> table = teahouse.game("long-nardi").table()
>>> table.roll(seed=1)
'r22'
>>> table.legal_actions()
['24/22']
>>> table.act("24/22")

A :class:`Game` is the rules of a variant, a :class:`Table` a game in progress with its past, a :class:`Match` games
with a score and the cube, a :class:`State` a position that never changes, for searches.
"""

from typing import TYPE_CHECKING, Any

from teahouse._errors import (
    IllegalAction,
    NotationError,
    PlayerError,
    PositionError,
    RecordError,
    RulesError,
    TeahouseError,
    TrainingError,
)
from teahouse._results import (
    Advice,
    ArenaResult,
    Cube,
    CubeAdvice,
    Decision,
    Evaluation,
    GameReview,
    GameScore,
    Line,
    Message,
    Pairing,
    PlaySum,
    Review,
    RollLuck,
    SeatResult,
    SeatReview,
    Verdict,
)
from teahouse._teahouse import (
    Advisor,
    Game,
    Match,
    Player,
    State,
    Table,
    __version__,
    advisor,
    arena,
    families,
    game,
    game_from_text,
    player,
    replay,
    review,
    variants,
)

if TYPE_CHECKING:
    from teahouse._vector import Vector, VectorStep, vector

__all__ = [
    "Advice",
    "Advisor",
    "ArenaResult",
    "Cube",
    "CubeAdvice",
    "Decision",
    "Evaluation",
    "Game",
    "GameReview",
    "GameScore",
    "IllegalAction",
    "Line",
    "Match",
    "Message",
    "NotationError",
    "Pairing",
    "PlaySum",
    "Player",
    "PlayerError",
    "PositionError",
    "RecordError",
    "Review",
    "RollLuck",
    "RulesError",
    "SeatResult",
    "SeatReview",
    "State",
    "Table",
    "TeahouseError",
    "TrainingError",
    "Vector",
    "VectorStep",
    "Verdict",
    "__version__",
    "advisor",
    "arena",
    "families",
    "game",
    "game_from_text",
    "player",
    "replay",
    "review",
    "variants",
    "vector",
]


def __getattr__(name: str) -> Any:
    """What needs NumPy is loaded when it is first asked for."""
    if name in ("Vector", "VectorStep", "vector"):
        import teahouse._vector

        return getattr(teahouse._vector, name)
    raise AttributeError(f"module 'teahouse' has no attribute {name!r}")
