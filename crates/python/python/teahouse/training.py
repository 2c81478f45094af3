"""Nets, trainings, and long jobs in shards that can be done anywhere.

A shard is a range of a job's games, rounds or trials, as bytes. What it holds depends on the job and the range
alone, and results are added up in their order, so that a job comes to the same bits however it is cut and whoever
does the pieces.

>>> import teahouse
>>> game = teahouse.game("ludopy-two")
>>> trainer = Trainer(game, games=32, generation=32, hidden="8")
>>> shards = [trainer.play(16, 16), trainer.play(0, 16)]
>>> trainer.learn(shards).games
32

``python -m teahouse.ray`` does the same on a cluster; :mod:`teahouse.torch` has the nets as modules of
PyTorch.
"""

from teahouse._errors import TrainingError
from teahouse._teahouse import (
    LONGEST_GAME,
    ArenaJob,
    ArenaRow,
    ArenaSum,
    ArenaTable,
    Curve,
    Generation,
    Inputs,
    Net,
    Report,
    RolloutJob,
    RolloutSum,
    SimulateJob,
    SimulateSum,
    Trainer,
    arena_pairings,
    built_in_nets,
    game_of_matches,
    inputs,
    options,
    random_net,
    settings,
)

__all__ = [
    "LONGEST_GAME",
    "ArenaJob",
    "ArenaRow",
    "ArenaSum",
    "ArenaTable",
    "Curve",
    "Generation",
    "Inputs",
    "Net",
    "Report",
    "RolloutJob",
    "RolloutSum",
    "SimulateJob",
    "SimulateSum",
    "Trainer",
    "TrainingError",
    "arena_pairings",
    "built_in_nets",
    "game_of_matches",
    "inputs",
    "options",
    "random_net",
    "settings",
]
