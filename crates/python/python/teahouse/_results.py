"""What Teahouse answers with, as plain data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Message:
    """Something said to people: a stable ``code``, what it speaks of, and the ``text``."""

    code: str
    arguments: dict[str, Any]
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Verdict:
    """How a game ended: ``white``, ``black``, ``draw``, or with more seats the places, best first (``0213``)."""

    result: str
    reason: Message


for _result in (Message, Verdict):
    _result.__module__ = "teahouse"
