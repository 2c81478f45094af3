"""Long Nardi, Ludo and Mill: rules, players and environments.

>>> import teahouse
>>> table = teahouse.game("long-nardi").table()
>>> table.roll(seed=1)
'r54'
>>> table.legal_actions()
['24/20', '24/19']
>>> table.act("24/20")

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
from teahouse._results import Message, Verdict
from teahouse._teahouse import (
    Game,
    State,
    Table,
    families,
    game,
    game_from_text,
    replay,
    variants,
)

__all__ = [
    "Game",
    "IllegalAction",
    "Message",
    "NotationError",
    "PlayerError",
    "RecordError",
    "RulesError",
    "State",
    "Table",
    "TeahouseError",
    "TrainingError",
    "Verdict",
    "families",
    "game",
    "game_from_text",
    "replay",
    "variants",
]
