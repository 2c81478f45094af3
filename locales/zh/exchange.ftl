# Games in other programs' formats, in Chinese.
# Terms: format 格式, history 历史记录, match 比赛, header 标头, comment 注释, array 数组, moment 时刻, cube 加倍骰.

## Where something is wrong
exchange-line = 第 { $line } 行第 { $column } 列：{ $problem }
exchange-byte = 字节 { $byte }：{ $problem }
exchange-moment = 时刻 { $moment }（从 0 数起）：{ $problem }
exchange-turn = 第 { $game } 局第 { $turn } 回合：{ $problem }
exchange-record = 第 { $number } 局：{ $problem }

## What is wrong with a file as a whole
exchange-unknown = 不是已知的格式：既不以 [Teahouse "1"] 开头，也不以九子棋的标签或走法开头，也不是比赛 (.mat)、LUDOpy 的历史记录 (.npz) 或 LongNardi 的列表 (.json)。
exchange-empty = 其中没有对局。
exchange-nothing-to-write = 没有对局可写。
exchange-not-written = 格式 { $format } 只能读，不能写。
exchange-other-family = 格式 { $format } 不能存放 { $rules } 的对局。
exchange-other-game = 第 { $number } 局不能写成这种格式，它只能存放 { $family } 的对局。
exchange-set-up = 第 { $number } 局从摆好的局面开始，这种格式无法记下。

## What had to be assumed, or was left out
exchange-rules-assumed = 文件没有写明规则，按 { $rules } 处理。
exchange-no-comments =
    { $count ->
       *[other] 略去了 { $count } 条注释；格式 { $format } 无处存放。
    }
exchange-no-headers = 略去了姓名和其他标头；格式 { $format } 无处存放。

## Matches (.mat)
mat-before-games = 第一局之前出现了“{ $found }”。应为："7 point match"、"Game 1" 或以分号 (;) 开头的注释。
mat-names = “{ $found }”没有写明双方姓名。应为：姓名 : 比分，共两组。
mat-cell = “{ $found }”不是走法。应为：骰子（如 63:）、Doubles、Takes、Drops 或 Wins。
mat-cells = “{ $found }”超过两项。应为：每方一项。
mat-dice = “{ $found }”不是骰子。应为：两个 1 到 6 的数字和一个冒号。
mat-double = Doubles 没有写明加到几。应为：Doubles => 2。
mat-wins = Wins 没有写明得几分。应为：Wins 1 point。
mat-move = “{ $found }”不是走法。应为：起点/终点，从 24 到 1，移出棋盘用 0 或 off。
mat-variation = 这是 { $variation } 的比赛；只能重现长双陆的比赛。
mat-cube = 加倍骰不能变为 { $found }。应为：Doubles => { $expected }。
# $found and $expected are numbers of points; $expected may be several, such as 2, 4.
mat-points = 此时认输的一局不值 { $found } 分。应为：{ $expected }。
# $problem says how the game ended.
mat-other-end = 这一局的结束方式不同：{ $problem }
# Scores such as 2-4, the left player's points first.
mat-score = 这一局之前的比分写为 { $found }，与前面各局不符。应为：{ $expected }。
mat-other-turn = 现在轮到{ $seat }。
mat-other-dice = 盘上的骰子是 { $dice }。
mat-must-move = 这些骰子还能走，必须走完。
mat-refused = { $found } 走不了：{ $problem }
mat-no-such-turn = 用这些骰子走不出来。
mat-other-match = 这些对局不属于同一场比赛：规则或比赛分数不同。
mat-roll-off = 第 { $game } 局：文件没有写明掷先的点数，记为 2 和 1。

## LUDOpy's histories (.npz)
npz-cut-off = 文件在这里中断。
npz-directory = 压缩包的目录已损坏。
npz-compressed = 压缩包的这一部分经过压缩。请像 LUDOpy 那样用 numpy.savez 保存，不要用 savez_compressed。
npz-checksum = 压缩包的这一部分已损坏：校验和不符。
npy-version = 不是已知的 numpy 数组。
npy-header = “{ $found }”不是数组的标头。
npy-kind = “{ $found }”：数组里不是整数。应为 numpy.savez(name, **game.hist) 写出的内容。
npy-order = “{ $found }”：数组按 Fortran 顺序排列。应为 C 顺序。
ludopy-one-array = 这里只有一个数组，而历史记录有四个。请用 save_hist 或 numpy.savez(name, **game.hist) 保存。
ludopy-no-array = 缺少数组 { $array }。
ludopy-shape = 数组 { $array } 的形状是 { $found }。应为：{ $expected }。
ludopy-piece = { $found } 不是棋子的位置。
ludopy-player = 写的是玩家 { $found }，但现在轮到玩家 { $expected }。
ludopy-pieces = 棋子不在上一时刻的位置上。
ludopy-pair = 走棋之后的时刻，骰子或玩家与走棋之前不同。
ludopy-no-such-move = 掷 { $die } 没有合规的走法能走成这样。
ludopy-one-game =
    { $count ->
       *[other] LUDOpy 的历史记录只存放一局，而这里有 { $count } 局。
    }
ludopy-rules = LUDOpy 的历史记录只存放按它自己规则（ludopy 和 ludopy-two）下的对局，不能用 { $rules }。

## LongNardi's lists (.json)
longnardi-json = 不是 JSON：{ $problem }
longnardi-list = 不是对局列表。
longnardi-field = 字段 { $field } 缺失或内容不对。
longnardi-board = 棋盘与上一回合结束时不同。
longnardi-no-such-turn = 用这些骰子没有合规的走法能走成这样。
