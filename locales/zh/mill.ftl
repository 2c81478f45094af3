# Mill: Nine Men's Morris and its family, in Chinese.
# Terms: Mill 九子棋, a mill 三连, piece 棋子/子, point 点, edge 连线, mill line 成三线, ring 圈, diagonal 斜线, to place 摆子/落子,
# placing phase 摆子阶段, moving phase 走子阶段, to remove 提子, to capture 吃, to fly 飞子, custodian 夹吃, intervention 挑吃,
# leap 跳吃, marker 标记, in hand 手中, stalemate 困毙.

## Reasons: why an action is not legal

mill-no-such-point = 这个棋盘上没有这样的点。
removal-due = { $seat }必须先提对方 { $count } 子。
own-removal-due = { $seat }必须先提自己 { $count } 子。
point-taken =
    { $seat-code ->
        [seat-white] { $point } 上已有白子。
       *[seat-black] { $point } 上已有黑子。
    }
point-marked = { $point } 上有标记，摆子阶段结束前不能落子。
mill-no-piece = { $point } 上没有棋子。
hand-empty = { $seat }手中没有棋子。
placing-first = { $seat }还有 { $hand } 子要摆。
mill-not-your-piece =
    { $seat-code ->
        [seat-white] { $point } 上是白子。
       *[seat-black] { $point } 上是黑子。
    }
same-point = 棋子已经在 { $point } 上。
repeated-mill = 往返受限：{ $from } 上的棋子不能马上回到 { $to }，再次形成三连 { $line }。
leap-over-protected = 不能跳过 { $over } 上的棋子：它受三连 { $line } 保护。
not-adjacent = { $from } 和 { $to } 之间没有连线。
not-adjacent-while-placing = { $from } 和 { $to } 之间没有连线，手中还有棋子时不能飞子。
not-adjacent-nor-flying = { $from } 和 { $to } 之间没有连线，只剩 { $count } 子或更少的一方才能飞子。
no-removal-due = { $seat }现在不需要提子。
not-removable =
    { $victim-code ->
        [seat-white] { $point } 上是黑子；应提白子。
       *[seat-black] { $point } 上是白子；应提黑子。
    }
not-next-to-own = { $seat }只能提与自己棋子相邻的对方棋子，{ $point } 不与任何一枚相邻。
protected-by-mill = { $point } 上的棋子受保护：它在三连 { $line } 中。
not-captured = { $point } 上的棋子没有被吃；现在只能提 { $targets }。

## Verdicts: how a game ended

mill-verdict-too-few =
    { $count ->
        [1] { $seat }已没有棋子。
       *[other] { $seat }剩下的棋子不足 { $count } 枚。
    }
mill-verdict-stuck = { $seat }无路可走。
mill-verdict-full-board = 棋盘摆满，白方负。
mill-verdict-full-board-draw = 棋盘摆满。
mill-verdict-stuck-draw = { $seat }无路可走，判和。
mill-verdict-both-stuck = 双方都无路可走。
mill-verdict-quiet = 连续 { $count } 步没有摆子也没有提子。
mill-verdict-repetition = 同一局面第三次出现。

## Tasks: what the side to move has to do

mill-task-place = 轮到{ $seat }摆子
mill-task-place-or-move = 轮到{ $seat }摆子或走子
mill-task-move = 轮到{ $seat }走子
mill-task-fly = 轮到{ $seat }走子，可以飞子
mill-task-remove =
    { $victim-code ->
        [seat-white] 轮到{ $seat }提 { $count } 枚白子
       *[seat-black] 轮到{ $seat }提 { $count } 枚黑子
    }
mill-task-remove-own = 轮到{ $seat }提自己 { $count } 子
mill-task-remove-captured = 轮到{ $seat }提 { $points } 上被吃的棋子
mill-task-remove-choose = 轮到{ $seat }提子：因三连提任意一子，或提 { $points } 上被吃的棋子
mill-task-remove-neighbour = 轮到{ $seat }提一枚与己方相邻的棋子：{ $points }

## Counts of a position

count-on-board = 在棋盘
count-in-hand = 在手中
count-lost = 已失
mill-counts = 白方 O：棋盘 { $white-on-board }，手中 { $white-in-hand } · 黑方 @：棋盘 { $black-on-board }，手中 { $black-in-hand }

## Names of places

mill-point = { $point }
mill-hand =
    { $seat-code ->
        [seat-white] 白方手中
       *[seat-black] 黑方手中
    }

## Texts that could not be read: what is wrong with a FEN

mill-no-dice = 九子棋没有骰子
mill-fen-fields = 有 { $count } 个字段，应为 17 个，如 "{ $example }"
mill-fen-shape = 这个棋盘各圈或各行的点数为 { $shape }
mill-fen-point = 点应为 *（空）、O（白）、@（黑）或 X（标记）
mill-fen-side = 行棋方应为 w 或 b
mill-fen-phase = 阶段应为 p（摆子）、m（走子）或 o（结束）
mill-fen-action = 动作应为 p（摆子）、s（选子走动），或在要提子时为 r（提子）
mill-fen-phase-of-hand = 手中有棋子的一方在摆子（p），没有的在走子（m）
mill-fen-number-on-board = 这里应为棋盘上的棋子数
mill-fen-number-in-hand = 这里应为手中的棋子数
mill-fen-number-removals = 这里应为要提的子数
mill-fen-number-used = 这里应为已用三连的点，写成一个数
mill-fen-number-quiet = 这里应为上次摆子或提子以来的步数
mill-fen-number-move = 这里应为步数编号
mill-fen-number-square = 这里应为点的编号
mill-fen-number-captures = 这里应为被吃的棋子数
mill-fen-number-mill-removals = m: 之后应为因三连要提的子数
mill-fen-on-board = 棋盘上有{ $seat } { $count } 枚棋子
mill-fen-too-many = { $seat }在棋盘和手中合计最多 { $count } 枚棋子
mill-fen-no-markers = 这种玩法没有标记
mill-fen-too-many-markers = { $count } 个标记多于被提的棋子
mill-fen-last-mill = 最近的三连应有不同的起点和终点，或都为 0
mill-fen-used-points = 这些已用三连的点有的不在棋盘上
mill-fen-square = 点的编号为 { $first } 到 { $last }
mill-fen-tail = 步数编号之后只能有 c: i: l: p: s: 或 m:
mill-fen-tail-of-other-rules = 这种玩法的局面不会有这样的标记
mill-fen-captures = 被吃的棋子写成 w-N-square.square|b-N-square.square，且只有行棋方才有
mill-fen-captures-own = 只能吃对方的棋子
mill-fen-too-few =
    { $count ->
        [1] { $seat }已没有棋子；这样的对局已结束（o）
       *[other] { $seat }剩下的棋子不足 { $count } 枚；这样的对局已结束（o）
    }
mill-fen-markers-gone = 双方手中都没有棋子时就不再有标记
mill-fen-removals = 一方最多有 16 次提子，且行棋方先提
mill-fen-capture-not-due = 吃子和困毙都须有待提的子，且两者不能并存
mill-fen-mill-choice = m: 与吃子同时出现，要提的子数是三连与吃子之和
mill-fen-nothing-to-remove = 要提子，但没有可提的棋子
mill-fen-no-action = 行棋方什么也做不了；这样的对局已结束（o）

## Games as text that could not be read

mill-record-error =
    { $ply ->
        [0] 第一步之前，“{ $word }”：{ $problem }
       *[other] 第 { $ply } 步，“{ $word }”：{ $problem }
    }
mill-record-tag = 标签写成 [Name "value"]

## The rules in words: the board and the aim

mill-explain-name = { $name }
mill-explain-summary = { $summary }
mill-explain-players = 白方和黑方两名玩家各有 { $count } 枚棋子。白方先行，双方轮流。
mill-explain-board-heading = 棋盘
mill-explain-points = 棋盘有 { $points } 个点，相邻的点由 { $edges } 条连线相连。
mill-explain-lines = 有 { $lines } 条成三线：一方的 { $count } 枚棋子占满其中一条，就形成三连。
mill-explain-aim-heading = 目标
mill-explain-too-few =
    { $count ->
        [1] 一方在棋盘和手中都没有棋子时负。
       *[other] 一方在棋盘和手中的棋子合计不足 { $count } 枚时负。
    }
mill-explain-stuck-loses-too = 该走而无路可走也负。

## The rules in words: the placing phase

mill-explain-placing-heading = 摆子阶段
mill-explain-place = 手中有棋子的一方把一枚摆到空点上。
mill-explain-place-or-move = 手中有棋子的一方把一枚摆到空点上，或把一枚棋子沿连线走到空点。
mill-explain-mill-removes = 形成三连的一方从棋盘上提对方一子。
mill-explain-mill-empties-hand = 形成三连的一方拿走对方手中一子；对方手中没有时，改从棋盘上提一子。然后轮到对方。
mill-explain-mill-empties-hand-again = 形成三连的一方拿走对方手中一子并再行一次；对方手中没有时，改从棋盘上提一子，回合结束。
mill-explain-mill-victim-removes = 一方形成三连时，另一方任选自己一子提掉，然后照常行棋。
mill-explain-mill-marks = 形成三连的一方提对方一子，但该点留下标记，摆子阶段结束前不能落子。
mill-explain-mill-waits = 三连暂不提子：摆子阶段结束时再数三连。
mill-explain-extra-turn = 形成三连且手中还有棋子的一方可再行一次。
mill-explain-two-empty = 摆下一子后若没有三连、没有吃子且只剩两个空点，摆子阶段就结束；手中剩下的棋子退出对局。

## The rules in words: the moving phase

mill-explain-moving-heading = 走子阶段
mill-explain-move = 手中没有棋子的一方把一枚棋子沿连线走到空点。
mill-explain-flying = 只有 { $count } 子或更少的一方可以飞子：棋子可走到任意空点。
mill-explain-no-flying = 不能飞子。
mill-explain-moved-mill = 走子形成三连的一方从棋盘上提对方一子。

## The rules in words: mills

mill-explain-mills-heading = 三连
mill-explain-several-mills-remove-one = 同时形成几个三连也只提一子。
mill-explain-several-mills-remove-each = 同时形成几个三连，每个提一子。
mill-explain-mills-protect = 三连中的棋子不能提，除非该方的棋子全在三连中。
mill-explain-mills-protect-nothing = 对方任何棋子都可以提，不论是否在三连中。
mill-explain-one-time = 每条线对一方只奖励一次：若三连的所有点都属于已奖励过该方的线，这个三连就无效。
mill-explain-one-time-protects = 这样的三连仍保护其中的棋子。
mill-explain-shuttling = 两个三连之间的往返受限：离开一个三连又形成另一个三连的棋子，不能在本方下一步马上回去再次形成前一个三连。

## The rules in words: captures without mills

mill-explain-custodian-heading = 夹吃
mill-explain-custodian = 一条线上，对方棋子被刚下的棋子和己方另一枚棋子夹住，就被吃。若有几枚，玩家提其中一枚。
mill-explain-intervention-heading = 挑吃
mill-explain-intervention = 一条线上，下到对方两子之间的棋子吃掉两子。若有几条这样的线，只算一条：先算跨圈的线，再算圈边，最后算斜线。
mill-explain-leap-heading = 跳吃
mill-explain-leap = 手中没有棋子的一方可以跳吃：棋子沿一条线从一端跳到另一端，越过对方一子并吃掉它。即使同时形成三连，也只提这一子。
mill-explain-capture-where = 适用于{ $lines }。
mill-explain-along-sides = 圈边
mill-explain-across-rings = 跨圈的线
mill-explain-on-diagonals = 斜线
mill-explain-capture-everywhere = 适用于所有的线。
mill-explain-capture-always = 两个阶段都可以。
mill-explain-capture-always-few = 摆子阶段可以；走子阶段只有棋盘上剩三子或更少的一方可以。
mill-explain-capture-placing = 只在摆子阶段可以。
mill-explain-capture-moving = 只在走子阶段可以。
mill-explain-capture-moving-few = 只在走子阶段可以，而且只有棋盘上剩三子或更少的一方可以。
mill-explain-capture-never = 按现在的规则设置，这不会发生。
mill-explain-beside-heading = 吃子与三连并存
mill-explain-mills-protect-from-captures = 三连也保护棋子不被吃。
mill-explain-custodian-or-intervention = 一步同时形成夹吃和挑吃时，由第一次提子决定算哪一种；两种都吃到的棋子算挑吃。
mill-explain-mill-or-capture = 一步同时形成三连和吃子时，由第一次提子决定算哪一种。
mill-explain-mill-and-capture-as-sanmill = 一步同时形成三连和吃子时，按 Sanmill 的方式计算提子：只能提被吃的棋子，除非三连给的提子数多于吃子。

## The rules in words: the end of the placing phase

mill-explain-end-heading = 摆子阶段结束
mill-explain-turns-go-on = 双方手中都没有棋子后，继续轮流行棋。
mill-explain-opener = 双方手中都没有棋子后，由{ $seat }先走。
mill-explain-counted = 在此之前先数三连，双方提子，{ $seat }先提。
mill-explain-counted-none = 都没有三连时，双方各提自己一子。
mill-explain-counted-one-side = 只有一方有三连时，该方提对方两子，另一方提一子。
mill-explain-counted-both = 双方都有三连时，各提的子数等于三连较少一方的三连数，三连较多的一方多提一子。
mill-explain-full-loses = 这时棋盘若已摆满，白方负。
mill-explain-full-white-removes = 这时棋盘若已摆满，白方先、黑方后，各提对方一子。
mill-explain-full-black-removes = 这时棋盘若已摆满，黑方先、白方后，各提对方一子。
mill-explain-full-opener-removes = 这时棋盘若已摆满，先走的一方先提对方一子。
mill-explain-full-draw = 这时棋盘若已摆满，判和。

## The rules in words: stalemate and draws

mill-explain-stalemate-heading = 困毙
mill-explain-stuck-loses = 该走而无路可走的一方负。
mill-explain-stuck-passes = 无路可走的一方跳过；双方都无路可走则判和。
mill-explain-stuck-removes-and-moves = 无路可走的一方提一枚与己方相邻的对方棋子（三连中的也可以），然后走子。
mill-explain-stuck-removes = 无路可走的一方提一枚与己方相邻的对方棋子（三连中的也可以），然后轮到对方走。
mill-explain-stuck-both-remove = 一方无路可走时，该方先、对方后，各提一枚与自己棋子相邻的对方棋子（三连中的也可以），然后由被困的一方走。
mill-explain-stuck-draws = 行棋方无路可走则判和。
mill-explain-draws-heading = 和棋
mill-explain-quiet = 双方合计连续 { $count } 步没有摆子也没有提子，判和。
mill-explain-quiet-endgame = 一方在棋盘上只剩三子后，这样的步数满 { $count } 步即可。
mill-explain-repetition = 同一局面第三次出现，判和。
