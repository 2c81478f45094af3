# Words and sentences of all games, in simplified Chinese.
# Terms: legal 合规/可以, draw 和棋, dice 骰子, move 走法, turn 回合, to pass 跳过. Only *[other]: Chinese has no plurals.

## Lists
list-more = { $items }、{ $next }
list-all = { $items }和{ $next }
list-any = { $items }或{ $next }

## Seats
seat-white = 白方
seat-black = 黑方
seat-green = 绿方
seat-red = 红方
seat-yellow = 黄方
seat-blue = 蓝方

## Reasons that every game has
too-long = 对局时间过长，判和。
game-over = 对局已结束。
dice-due = 必须先掷骰子。
dice-not-due = 现在不该掷骰子。
no-such-roll = 骰子掷不出这样的点数。
not-your-piece = 这枚棋子属于{ $owner }，现在轮到{ $seat }。
no-way-there = 没有棋子能从这里走到那里。

## Texts that could not be read
notation-error = { $what }“{ $found }”：{ $problem }
notation-fen = FEN
notation-move = 走法
notation-dice = 骰子
