"""LUDOpy's ``Game`` on Teahouse: agents that were written for LUDOpy 1.5.0 run unchanged.

>>> import numpy as np
>>> import teahouse.compat.ludopy as ludopy
>>> np.random.seed(1)
>>> game = ludopy.Game(ghost_players=[1, 3])
>>> there_is_a_winner = False
>>> while not there_is_a_winner:
...     (dice, move_pieces, pieces, enemies, is_winner, there_is_a_winner), player = game.get_observation()
...     piece = np.random.choice(move_pieces) if len(move_pieces) else -1
...     *_, there_is_a_winner = game.answer_observation(piece)
>>> game.get_winner_of_game()
2

The rules are the variant ``ludopy``, oddities included; dice come from ``np.random`` as there, so that a seed gives the
same game in both. What differs: there is no observation after everybody has finished (LUDOpy goes on for ever), a
game needs two players, and ``get_piece_hist`` works.
"""

from __future__ import annotations

import collections
from typing import TYPE_CHECKING, Any

import numpy as np

import teahouse

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Pieces = NDArray[np.int64]
    Observation = tuple[int, NDArray[Any], Pieces, Pieces, bool, bool]

_SEATS = 4


class Game:
    """The game, as LUDOpy has it. ``ghost_players`` are seats that nobody plays in; seat 0 always plays."""

    def __init__(self, ghost_players: Any = None) -> None:
        self.ghost_players = [] if ghost_players is None else ghost_players
        self.enemys_order = {seat: [(seat + further) % _SEATS for further in (1, 2, 3)] for seat in range(_SEATS)}
        self._game = _rules(self.ghost_players)
        self.reset()

    def reset(self) -> None:
        """Begins anew, and forgets the history."""
        self._table = self._game.table()
        self.game_winners: list[int] = []
        self._look()
        self.hist: collections.defaultdict[str, list[Any]] = collections.defaultdict(list)
        self.current_dice = -1
        self.observation_pending = False
        self.current_move_pieces: list[int] = []
        self.current_enemys: list[Pieces] = []

    def get_observation(self) -> tuple[Observation, int]:
        """Rolls for the player whose turn it is. Answers with
        ``(dice, move_pieces, player_pieces, enemy_pieces, player_is_a_winner, there_is_a_winner)`` and the player."""
        if self.observation_pending:
            raise RuntimeError(
                "There is already a pending observation. The pending observation has to be answered first"
            )
        if self._table.is_over:
            raise RuntimeError("All players have finished, so there is nothing more to observe")
        self.current_dice = int(np.random.randint(1, 6 + 1))
        self._table.roll(str(self.current_dice))
        self.observation_pending = True
        observation = self._observe(self._movable(self._table))
        self._add_to_hist()
        return observation, self.current_player

    def answer_observation(self, piece_to_move: Any) -> Observation:
        """Moves a piece, or nothing where nothing can move, and answers with how it is then for the same player."""
        if not self.observation_pending:
            raise RuntimeError(
                "There is no pending observation. There has to be a pending observation has to be answered first"
            )
        if len(self.current_move_pieces) and piece_to_move not in self.current_move_pieces:
            raise RuntimeError("The piece given has to be among the given move_pieces")
        player, at = self.current_player, (self.current_player, self.round)
        self._table.act(int(piece_to_move) if self.current_move_pieces else "pass")
        self._look()
        after = (self.current_player, self.round)
        # LUDOpy looks back at the player who moved, and writes that down, before it counts on.
        self.current_player, self.round = at
        observation = self._observe(self._movable(self._as_before(player)))
        self._add_to_hist()
        self.current_player, self.round = after
        self.observation_pending = False
        return observation

    def get_pieces(self, seen_from: int | None = None) -> tuple[Any, list[Pieces] | None]:
        """The pieces of all players; or those of one, and those of its enemies."""
        if seen_from is None:
            return [own.copy() for own in self._pieces], None
        assert 0 <= seen_from < _SEATS, "The seen_from has to be between 0 and 3."
        return self._pieces[seen_from].copy(), [self._pieces[enemy].copy() for enemy in self.enemys_order[seen_from]]

    def get_winner_of_game(self) -> int:
        """Who finished first; -1 as long as nobody has."""
        return self.first_winner_was

    def get_winners_of_game(self) -> list[int]:
        """Who has finished, in that order."""
        return self.game_winners

    def all_players_finish(self) -> bool:
        """Whether all four have finished."""
        return len(self.game_winners) == _SEATS

    def get_hist(self) -> collections.defaultdict[str, list[Any]]:
        """Pieces, dice, player and round at every observation and after every answer."""
        return self.hist

    def get_piece_hist(self, mode: int = 0) -> list[list[Pieces]]:
        """The pieces in the course of the game. 0: all that was written down; 1: only where something changed; 2: each
        position once."""
        found: list[list[Pieces]] = []
        for pieces in self.hist["pieces"]:
            earlier = {0: [], 1: found[-1:], 2: found}[mode]
            if not any(np.array_equal(pieces, other) for other in earlier):
                found.append(pieces)
        return found

    def render_environment(self) -> NDArray[np.uint8]:
        """A picture of the board, in RGB."""
        from teahouse._raster import picture

        return picture(self._table)

    def save_hist(self, file_name: str) -> None:
        """Saves the history as an ``.npz`` file."""
        assert file_name.split(".")[-1] == "npz", "The file extension has to be npz (numpy file)"
        np.savez(file_name, **self.hist)

    def save_hist_video(self, video_out: str, fps: float = 8, frame_size: Any = None, fourcc: Any = None) -> None:
        """Saves a video of the history. LUDOpy itself draws it, with OpenCV, so both have to be installed."""
        from ludopy.visualizer import save_hist_video

        moments = zip(*(self.hist[name] for name in _HISTORY), strict=True)
        moments = [list(moment) for moment in moments]
        save_hist_video(video_out, moments, fps=fps, frame_size=frame_size, fourcc=fourcc)

    def _look(self) -> None:
        """Reads what is public from the table."""
        pieces, seat, _, round_number, tries, _, places = self._table.fen.split()[:7]
        self._pieces = [
            np.zeros(_SEATS, np.int64) if own == "-" else np.array(own.split(","), np.int64)
            for own in pieces.split("/")
        ]
        self.current_player, self.round = int(seat), int(round_number)
        self.current_start_attempts = int(tries)
        # The same list during a whole game: agents may hold on to it.
        self.game_winners[:] = [] if places == "-" else [int(place) for place in places]
        self.first_winner_was = self.game_winners[0] if self.game_winners else -1

    def _as_before(self, player: int) -> teahouse.State:
        """The position as if the die were still to be played by this player."""
        pieces, _, _, *rest = self._table.fen.split()
        return self._game.state(" ".join([pieces, str(player), str(self.current_dice), *rest]))

    def _movable(self, position: teahouse.Table | teahouse.State) -> list[int]:
        """The pieces that can move; the last of all action numbers is a pass."""
        return [number for number in position.legal_numbers() if number < self._game.action_count - 1]

    def _observe(self, movable: list[int]) -> Observation:
        self.current_move_pieces = movable
        pieces, enemies = self.get_pieces(self.current_player)
        assert enemies is not None, "seen from a player there are enemies"
        self.current_enemys = enemies
        is_winner = self.current_player in self.game_winners
        return self.current_dice, np.copy(movable), pieces, np.copy(enemies), is_winner, bool(self.game_winners)

    def _add_to_hist(self) -> None:
        moment = (self.get_pieces()[0], self.current_dice, self.current_player, self.round)
        for name, value in zip(_HISTORY, moment, strict=True):
            self.hist[name].append(value)


_HISTORY = ("pieces", "current_dice", "current_player", "round")


def _rules(ghost_players: Any) -> teahouse.Game:
    seats = [seat for seat in range(_SEATS) if seat == 0 or seat not in ghost_players]
    if len(seats) == _SEATS:
        return teahouse.game("ludopy")
    return teahouse.game({"extends": "ludopy", "seats": seats})


def enemy_pos_at_pos(pos: int) -> list[list[int]]:
    """Where each of the three enemies, counting on its own route, is on the square that is ``pos`` on mine; -1: nowhere."""
    loop = teahouse.game("ludopy").options["board.loop"]
    return [_seen_by(pos, number * loop // _SEATS, loop) for number in (1, 2, 3)]


def _seen_by(pos: int, offset: int, loop: int) -> list[int]:
    if pos < 0:
        return [max(pos + loop + 1 - offset, -1)]
    if pos == 0 or pos > loop:
        return [-1]
    theirs = (pos - 1 - offset) % loop + 1
    # The square it enters on is also the first of its lane: one of LUDOpy's oddities.
    return [theirs, loop] if theirs == 1 else [theirs]


def get_enemy_at_pos(pos: int, enemys: Any) -> tuple[int, list[int]]:
    """The first enemy on a square, or -1, and its pieces there."""
    for enemy, (places, pieces) in enumerate(zip(enemy_pos_at_pos(pos), enemys, strict=False)):
        there = [piece for place in places if place != -1 for piece, at in enumerate(pieces) if at == place]
        if there:
            return enemy, there
    return -1, []
