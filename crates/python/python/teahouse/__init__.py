"""Long Nardi, Ludo and Mill: rules, players and environments.

>>> import teahouse
>>> table = teahouse.game("long-nardi").table()
>>> table.roll(seed=1)
'r22'
>>> table.legal_actions()
['24/22']
>>> table.act("24/22")

A :class:`Game` is the rules of a variant, a :class:`Table` a game in progress with its past, a :class:`State` a
position that never changes, for searches.
"""

from teahouse._errors import (
    IllegalAction,
    NotationError,
    PlayerError,
    RecordError,
    RulesError,
    TeahouseError,
    TrainingError,
)
from teahouse._results import (
    Advice,
    ArenaResult,
    Decision,
    Evaluation,
    Line,
    Message,
    Pairing,
    Review,
    RollLuck,
    SeatResult,
    SeatReview,
    Verdict,
)
from teahouse._teahouse import (
    Advisor,
    Game,
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

__all__ = [
    "Advice",
    "Advisor",
    "ArenaResult",
    "Decision",
    "Evaluation",
    "Game",
    "IllegalAction",
    "Line",
    "Message",
    "NotationError",
    "Pairing",
    "Player",
    "PlayerError",
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
]
