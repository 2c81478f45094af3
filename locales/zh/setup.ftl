# What is wrong with a position that somebody sets up on the board, in Chinese.
# Terms: place 位置, piece 棋子, side 方, marker 标记, to take off the board 提子.

setup-no-such-place = 这个棋盘上没有位置 { $place }。
setup-no-such-seat = 没有人执这枚棋子的颜色：{ $place }。
setup-not-theirs = { $seat }的棋子从不在这里：{ $place }。
setup-two-colours = 双方棋子不能同在这里：{ $place }。
setup-crowded = 这里放不下 { $count } 枚棋子：{ $place }。
setup-too-many = { $seat }有 { $count } 枚棋子，最多 { $most } 枚。
setup-nobody-to-act = 请选轮到谁。
setup-no-markers = 这种玩法没有标记。
setup-no-removals = 这种玩法不提子。
setup-no-dice = 这种棋不用骰子。
