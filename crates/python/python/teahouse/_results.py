"""What Teahouse answers with, as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pandas


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


@dataclass(frozen=True)
class Cube:
    """The doubling cube: what it shows, whose it is, and who offers it; ``None`` for nobody."""

    value: int
    owner: int | None
    offered: int | None


@dataclass(frozen=True)
class GameScore:
    """A game of a match that is over: who won how many points, and the score after it."""

    winner: int | None
    points: int
    is_dropped: bool
    is_resigned: bool
    score: list[int]


@dataclass(frozen=True)
class Line:
    """One thing that could be done, and what it is worth.

    ``value`` is in expected points for the seat to move, in Mill from -1 to 1; ``None`` where a level chose without
    judging. ``error`` is its standard error and ``trials`` how often it was played out, where it was. ``chances`` has
    the ways the game can end (games with dice), ``won_in`` in how many actions it is won, or lost if negative, where
    that is proven (Mill). ``continuation`` says how play goes on.
    """

    action: str
    value: float | None
    error: float | None
    trials: int
    depth: int
    chances: dict[str, float]
    won_in: int | None
    continuation: list[str]


@dataclass(frozen=True)
class CubeAdvice:
    """What to do about the cube, as the side sees it that may double or has doubled.

    ``decision`` is best for both sides: ``no-double``, ``double-take``, ``double-drop`` or ``too-good``; ``is_take``
    says whether a double should be taken in any case. The others say what rolling and doubling are worth: points, or
    with ``is_match`` the chance to win the match.
    """

    decision: str
    is_take: bool
    no_double: float
    double_take: float
    double_drop: float
    is_match: bool


@dataclass(frozen=True)
class Advice:
    """What to play: the best lines first, and how many positions and seconds it took to find them.

    Where the question is about the cube (a :class:`Match`), ``cube`` says what to do with it.
    """

    lines: list[Line]
    nodes: int
    seconds: float
    cube: CubeAdvice | None = None

    @property
    def best(self) -> str:
        """The action, or whole turn, to play."""
        return self.lines[0].action

    def to_dicts(self) -> list[dict[str, Any]]:
        """The lines as dicts."""
        return [asdict(line) for line in self.lines]

    def to_pandas(self) -> pandas.DataFrame:
        """The lines as a data frame; needs pandas."""
        return _frame(self.to_dicts())


@dataclass(frozen=True)
class Evaluation:
    """What a position is worth.

    ``wins`` has for each seat the chance to win, ``points`` what the seat to act can expect, and ``chances`` how
    likely each way is in which the game can end, as the seat to act sees it.
    """

    wins: list[float]
    points: float
    chances: dict[str, float]


@dataclass(frozen=True)
class Decision:
    """A decision of a game that was reviewed.

    It was the ``seat``'s, among so many ``options``, between the events ``starts`` and ``ends``. ``played`` and the
    best ``lines`` were looked at equally far; ``loss`` is by how many points the best is better, and ``mark`` what to
    call that: best, good, inaccuracy, mistake or blunder. ``wins`` has the chances to win after it. A decision about
    the cube has ``cube``.
    """

    turn: int
    starts: int
    ends: int
    seat: int
    options: int
    played: Line
    lines: list[Line]
    loss: float
    mark: str
    notes: list[Message]
    wins: list[float]
    cube: CubeAdvice | None = None


@dataclass(frozen=True)
class RollLuck:
    """A roll of a game that was reviewed: by how many points it was better than the mean of all rolls.

    ``luck`` is what it was worth to whoever rolled, ``points`` what to every seat; ``before`` and ``wins`` have the
    chances to win before and after it.
    """

    event: int
    seat: int
    roll: str
    luck: float
    points: list[float]
    before: list[float]
    wins: list[float]


@dataclass(frozen=True)
class PlaySum:
    """What one kind of decisions adds up to: how many, the points lost in them, and thousandths of a point for each."""

    decisions: int
    lost: float
    error_rate: float | None


@dataclass(frozen=True)
class SeatReview:
    """How a seat was played.

    ``decisions`` counts those that were not forced, ``lost`` the points lost in them, ``error_rate`` the same in
    thousandths of a point for each. ``like_level`` is the level that errs as much, where there were enough decisions.
    ``moves`` and ``cube`` have the same for moves and for decisions about the cube alone.
    """

    seat: int
    id: str
    decisions: int
    lost: float
    error_rate: float | None
    luck: float
    result: float | None
    result_without_luck: float | None
    like_level: int | None
    marks: dict[str, int]
    moves: PlaySum
    cube: PlaySum


@dataclass(frozen=True)
class GameReview:
    """A game of a match that was reviewed: the events of the match before it and at its end, the score before it."""

    begins: int
    ends: int
    score: list[int]
    seats: list[SeatReview]


@dataclass(frozen=True)
class Review:
    """What is known of a game: its decisions, its rolls, how each seat was played.

    ``chances`` has the chances of every seat to win, each after so many events. Of a match all this is about all games;
    ``games`` has each of them.
    """

    decisions: list[Decision]
    rolls: list[RollLuck]
    seats: list[SeatReview]
    chances: list[tuple[int, list[float]]]
    games: list[GameReview]

    def to_dicts(self) -> list[dict[str, Any]]:
        """The decisions as flat dicts, without their lines."""
        return [
            {
                "event": decision.starts,
                "seat": decision.seat,
                "options": decision.options,
                "played": decision.played.action,
                "best": decision.lines[0].action if decision.lines else decision.played.action,
                "loss": decision.loss,
                "mark": decision.mark,
            }
            for decision in self.decisions
        ]

    def to_pandas(self) -> pandas.DataFrame:
        """The decisions as a data frame; needs pandas."""
        return _frame(self.to_dicts())


@dataclass(frozen=True)
class SeatResult:
    """The games of a pairing in which the first player took this seat."""

    seat: str
    games: int
    wins: int
    draws: int
    points: int


@dataclass(frozen=True)
class Pairing:
    """What two players came to, as the first one sees it.

    Every ``…_ci95`` is half the width of a 95 % interval. A draw counts as half a win, or with more players as one part
    of as many as shared the most points. ``sprt`` is the Elo difference that the pairing was stopped for, if it was.
    """

    player: str
    against: str
    games: int
    wins: int
    draws: int
    broken_off: int
    win_rate: float
    win_rate_ci95: float
    points: float
    points_ci95: float
    elo: float
    elo_ci95_low: float
    elo_ci95_high: float
    sprt: float | None
    seats: list[SeatResult]
    seconds: float


@dataclass(frozen=True)
class ArenaResult:
    """What an arena came to, pairing by pairing. The same rules, seed and players always give the same."""

    rules: str
    digest: str
    seed: int
    pairings: list[Pairing]

    def __len__(self) -> int:
        return len(self.pairings)

    def __getitem__(self, index: int) -> Pairing:
        return self.pairings[index]

    def __iter__(self) -> Iterator[Pairing]:
        return iter(self.pairings)

    def to_dicts(self) -> list[dict[str, Any]]:
        """A dict for each pairing."""
        return [asdict(pairing) for pairing in self.pairings]

    def to_pandas(self) -> pandas.DataFrame:
        """A row for each pairing, without the seats; needs pandas."""
        rows = self.to_dicts()
        for row in rows:
            del row["seats"]
        return _frame(rows)


def _frame(rows: list[dict[str, Any]]) -> pandas.DataFrame:
    try:
        import pandas
    except ImportError as error:
        raise ImportError("data frames need pandas: pip install 'teahouse[pandas]'") from error
    return pandas.DataFrame(rows)


for _result in (
    Message,
    Verdict,
    Cube,
    GameScore,
    Line,
    CubeAdvice,
    Advice,
    Evaluation,
    Decision,
    RollLuck,
    PlaySum,
    SeatReview,
    GameReview,
    Review,
    SeatResult,
    Pairing,
    ArenaResult,
):
    _result.__module__ = "teahouse"
