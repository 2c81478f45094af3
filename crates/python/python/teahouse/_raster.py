"""A board as an array of pixels, with NumPy alone: plain, but everything is where it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from teahouse import Table

#: Pixels of a unit of the board.
UNIT = 32

_GROUND = (233, 216, 184)
_PLACE = (206, 181, 138)
_LINE = (140, 110, 70)
_RIM = (128, 104, 84)
#: The colours of pieces, by the ids of the seats.
_SEATS = {
    "white": (250, 247, 240),
    "black": (45, 42, 40),
    "red": (200, 55, 45),
    "green": (60, 140, 70),
    "yellow": (235, 190, 50),
    "blue": (55, 100, 180),
}


class _Canvas:
    """Pixels, and the board's coordinates on them."""

    def __init__(self, width: float, height: float) -> None:
        self.pixels = np.full((round(height * UNIT), round(width * UNIT), 3), _GROUND, np.uint8)
        rows, columns = np.indices(self.pixels.shape[:2], np.float32)
        self.x, self.y = (columns + 0.5) / UNIT, (rows + 0.5) / UNIT

    def disc(self, x: float, y: float, radius: float, colour: tuple[int, int, int]) -> None:
        self.pixels[(self.x - x) ** 2 + (self.y - y) ** 2 <= radius**2] = colour

    def line(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        (x, y), across, down = start, end[0] - start[0], end[1] - start[1]
        length = max(across**2 + down**2, 1e-9)
        along = np.clip(((self.x - x) * across + (self.y - y) * down) / length, 0, 1)
        distance = (self.x - x - along * across) ** 2 + (self.y - y - along * down) ** 2
        self.pixels[distance <= 0.04**2] = _LINE


def picture(table: Table) -> NDArray[np.uint8]:
    """The board with its pieces, as ``(height, width, 3)``."""
    board, view = table.board(), table.view()
    canvas = _Canvas(board["width"], board["height"])
    at = {place["id"]: (place["x"], place["y"]) for place in board["places"]}
    for start, end in board["edges"]:
        canvas.line(at[start], at[end])
    for place in board["places"]:
        canvas.disc(place["x"], place["y"], 0.12 if board["edges"] else 0.45, _PLACE)
    ids = [seat["id"] for seat in view["seats"]]
    for pieces in view["pieces"]:
        _pile(canvas, at[pieces["place"]], pieces, _SEATS[ids[pieces["seat"]]], board)
    return canvas.pixels


def _pile(
    canvas: _Canvas, at: tuple[float, float], pieces: dict[str, Any], colour: tuple[int, int, int], board: Any
) -> None:
    """The pieces of a place, side by side towards the middle of the board so that they can be counted."""
    x, y = at
    count = pieces["count"]
    step = min(0.55, 4.5 / count) * (1 if y < board["height"] / 2 else -1)
    for number in range(count):
        above = y + step * (number - (count - 1) / 2)
        canvas.disc(x, above, 0.38, _RIM)
        canvas.disc(x, above, 0.32, colour)
