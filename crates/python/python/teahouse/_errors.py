"""What is raised where something cannot be done. All of it is a ``ValueError``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from teahouse._results import Message


class TeahouseError(ValueError):
    """Anything that Teahouse refuses. ``code`` and ``arguments`` say what it is, for programs."""

    code: str = ""
    arguments: dict[str, Any]

    def __init__(self, *texts: object) -> None:
        super().__init__(*texts)
        self.arguments = {}


class RulesError(TeahouseError):
    """Rules that cannot be had.

    ``problems`` lists everything that is wrong, each as a dict with ``code``, ``arguments``, ``text``, ``help``,
    ``path`` (the option), and ``line`` and ``column`` where the rules were a text.
    """

    problems: list[dict[str, Any]]

    def __init__(self, *texts: object) -> None:
        super().__init__(*texts)
        self.problems = []


class NotationError(TeahouseError):
    """A text that could not be read: ``what`` it should have been, and what was ``found``."""

    what: str = ""
    found: str = ""


class PositionError(TeahouseError):
    """A position that was set up and cannot be. ``problems`` lists everything that is wrong, as messages."""

    problems: list[Message]

    def __init__(self, *texts: object) -> None:
        super().__init__(*texts)
        self.problems = []


class IllegalAction(TeahouseError):
    """An action that the rules do not allow here. ``reason`` says why not, in a sentence.

    Of many games at once ``index`` names the one, and ``action`` is a number.
    """

    action: str | int = ""
    reason: str = ""
    index: int | None = None


class RecordError(TeahouseError):
    """A record that is damaged, or was not played by its rules: its ``line``, or which ``event``, from 1."""

    line: int | None = None
    event: int | None = None


class PlayerError(TeahouseError):
    """A player that there is not, or that has nothing to say about this game."""


class TrainingError(TeahouseError):
    """A net, a checkpoint, a shard or a setting that cannot be used, and why."""


for _error in (
    TeahouseError,
    RulesError,
    NotationError,
    PositionError,
    IllegalAction,
    RecordError,
    PlayerError,
    TrainingError,
):
    _error.__module__ = "teahouse"
