"""Print how many rolls a second of CPU time LUDOpy makes: four random players, until the first has finished."""
import random
import sys
import time
import types

# LUDOpy loads OpenCV for its pictures alone; without them it need not be installed.
pictures = types.ModuleType("ludopy.visualizer")
pictures.make_img_of_board = pictures.save_hist_video = None
sys.modules["ludopy.visualizer"] = pictures

from ludopy.game import Game  # noqa: E402

rolls, start = 0, time.process_time()
while time.process_time() - start < 5:
    game = Game()
    while game.first_winner_was == -1:
        (_, movable, *_), _ = game.get_observation()
        game.answer_observation(random.choice(movable) if len(movable) else -1)
        rolls += 1
print(rolls / (time.process_time() - start))
