# What Ludo says, in Chinese.
# Terms: piece 棋子, square 格, base 基地, start square 起点, loop 环路, home column 终点通道, goal 终点, goal space 终点格,
# to capture 吃子, blockade 封锁, safe square 安全格, globe 地球, star 星星, double 对子, bonus steps 奖励步, stairs 阶梯.

## Places
ludo-place-square = 第 { $number } 格
ludo-place-column = { $seat }终点通道第 { $number } 格
ludo-place-goal = { $seat }终点
ludo-place-goal-space = { $seat }终点格 { $number }
ludo-place-base = { $seat }基地

## What is counted for each player
count-in-base = 在基地
count-at-goal = 到终点
count-progress = 已走格数

## What the player to act has to do
ludo-task-roll = 轮到{ $seat }掷骰
ludo-task-play = 轮到{ $seat }走 { $numbers }
ludo-task-bonus = 轮到{ $seat }走 { $steps } 个奖励步
ludo-task-no-move = { $seat }走不了 { $numbers }，跳过
ludo-task-third = 连续第三次{ $roll }：{ $seat }跳过

## Rolls that may count in a row
ludo-roll-six = 六点
ludo-roll-double = 对子
ludo-roll-six-or-double = 六点或对子

## Why a move is not legal
must-move = 您有棋可走，不能跳过。
no-such-piece = 没有棋子 { $piece }：您的棋子编号为 0 到 { $last }。
all-at-goal = 您的棋子已全部到达终点，没有可走的了。
third-in-a-row =
    { $effect ->
        [last-moved-home] 这是您连续第三次{ $roll }：不能走，回合结束，最后走的棋子退回基地。
        [leader-home] 这是您连续第三次{ $roll }：不能走，回合结束，走在最前面的棋子退回基地。
        [roll-void] 这是您连续第三次{ $roll }：不能走，请跳过并重掷。
       *[turn-ends] 这是您连续第三次{ $roll }：不能走，回合结束。
    }
no-such-number = 没有 { $steps } 点可走；您有 { $numbers }。
sum-only-enters = 两枚骰子之和 { $steps } 只能用来让棋子出基地。
at-goal = 棋子 { $piece } 已走完全程。
needs-entry-number =
    { $count ->
        [0] 已经没有办法让棋子出基地了。
       *[other] 棋子 { $piece } 不能用 { $steps } 出基地：需要 { $entry }。
    }
bonus-from-base = 奖励步不能让棋子出基地。
overshoot = { $steps } 太大：棋子 { $piece } 距路线终点只有 { $left } 格。
past-the-foot = 棋子 { $piece } 必须先正好停在阶梯脚下的第 { $square } 格。
wrong-stair = 棋子 { $piece } 只能用 { $needed } 登上下一级。
own-in-the-way = 第 { $square } 格上您自己的棋子挡路，不能越过。
piece-in-the-way = { $owner }有棋子在您的第 { $square } 格上，不能越过。
blockade-in-the-way = { $owner }在您的第 { $square } 格上有封锁，不能越过。
own-blockade = 您在第 { $square } 格上的封锁也挡住您自己。
own-square-full =
    { $room ->
        [1] 第 { $square } 格上有您自己的棋子，那里不能同时有您的两枚棋子。
       *[other] 第 { $square } 格上已有您的 { $room } 枚棋子，不能再多了。
    }
blockade-on-target = { $owner }在您的第 { $square } 格上有封锁，不能停在那里。
safe-square-taken = { $owner }占着安全格第 { $square } 格，您不能停在那里。
enemy-on-start = { $owner }停在您的第 { $square } 格上，您的棋子出不了基地。
must-use-both-dice = 两枚骰子 { $dice } 都可以走，所以必须都走；走了这一步，另一枚就走不了了。
must-use-larger-die = 两枚骰子只能走一枚，必须走大的：{ $die }。
must-enter = 您可以让棋子出基地，所以必须出。
must-clear-start = 基地里还有棋子时，必须先走起点上的棋子。
must-break-pair = 六点必须用您叠在 { $squares } 格上的棋子之一来走。
must-capture = 您走到 { $squares } 格可以吃子，所以必须吃。

## How a game ended
ludo-verdict-first =
    { $count ->
       *[other] { $winners }最先把全部棋子走到终点。
    }
ludo-verdict-no-opponent = 已经没有对手了。

## Positions, moves and dice that cannot be read
ludo-fen-fields = 应为 <pieces> <seat> <dice> <round> <tries> <sixes> <places>
ludo-fen-seat = 行棋的座位应为 0 到 3 中有人的座位
ludo-fen-round = 轮数应为 1 到 65535 的数
ludo-fen-tries = 尝试次数应为 0 到 { $most } 的数
ludo-fen-seat-skipped = 这个座位已走完，轮不到它
ludo-fen-four-seats = 应为用 / 连接的四个座位，空座位写 -
ludo-fen-seat-empty = 在这种规则下这个座位是空的；请写 -
ludo-fen-squares = 应为 { $count } 枚棋子的格数，用英文逗号连接
ludo-fen-beyond-the-end = 路线到 { $end } 为止
ludo-fen-crowded = 第 { $square } 格容不下 { $count } 枚同色棋子
ludo-fen-two-seats = 至少要有两个座位有人
ludo-fen-bonus-zero = 奖励至少一步
ludo-fen-bonus-unknown =
    { $count ->
        [0] 这种规则没有奖励步
       *[other] 这种规则的奖励只有 { $steps } 步
    }
ludo-fen-dice = 应为最多 { $count } 枚 1 到 { $most } 点的骰子，以及奖励步，如 b20
ludo-fen-bonus-many = 最多可有 { $most } 次奖励走法待走
ludo-fen-streak = 连续次数应为 0 到 255 的数
ludo-fen-streak-never = 这里不计连续次数；请写 0
ludo-fen-streak-other-dice = 这样的骰子中断了连续次数；请写 0
ludo-fen-places = 应为已走完的座位，各写一次，或写 -
ludo-fen-last-piece = 应为一枚棋子，从 l0 到 l{ $last }
ludo-fen-meaningless = 这在这种规则下没有意义，或现在不适用
ludo-move-form = 应为 0 到 3 的棋子加一个数，如 p2+6，或 pass
ludo-dice-one = 应为一枚 1 到 6 点的骰子
ludo-dice-two = 应为两枚 1 到 6 点的骰子，如 63

## The rules in words: headings
ludo-explain-board = 棋盘
ludo-explain-turn = 回合
ludo-explain-entering = 出基地
ludo-explain-moving = 走子
ludo-explain-meeting = 吃子
ludo-explain-special = 特殊格
ludo-explain-home = 到达终点
ludo-explain-winning = 胜负
ludo-explain-oddities = 为兼容而保留的怪癖

## The rules in words: the board
ludo-explain-players = { $count } 名玩家按此顺序轮流走：{ $seats }。
ludo-explain-team = { $seats }是同伴。
ludo-explain-partners = 同伴可以同在一格，从不互相吃子，也不把对方送回。
ludo-explain-pieces = 每名玩家有 { $count } 枚棋子，开始时在基地。
ludo-explain-pieces-all-out = 每名玩家有 { $count } 枚棋子，开始时在自己的起点。
ludo-explain-pieces-some-out = 每名玩家有 { $count } 枚棋子：{ $out } 枚在起点，{ $in } 枚在基地。
ludo-explain-loop = 环路有 { $squares } 格。从自己的起点数起，起点是您的第 1 格，走过您的第 { $visited } 格后离开环路。
ludo-explain-column =
    { $count ->
        [1] 第 { $first } 格是您的终点通道，其他颜色不能进入。
       *[other] 第 { $first } 到 { $last } 格是您的终点通道，其他颜色不能进入。
    }
ludo-explain-goal = 您的终点是 { $goal }，全部棋子都到那里会合。
ludo-explain-goal-spaces =
    { $count ->
        [1] 您的终点是第 { $first } 格。
       *[other] 您的终点是一排 { $count } 格，从 { $first } 到 { $last }，每格容一枚棋子。
    }

## The rules in words: a turn
ludo-explain-one-die = 掷一枚骰子，按点数走一枚棋子。
ludo-explain-two-dice = 掷两枚骰子，每枚走一枚棋子。两枚都能走就必须都走；任一枚能走但不能都走时，必须走大的。
ludo-explain-two-dice-free = 掷两枚骰子，每枚走一枚棋子，先后随意。
ludo-explain-seven = 基地里没有棋子时，6 点算 7 点。
ludo-explain-must-move = 有棋可走就必须走，否则跳过。
ludo-explain-may-pass = 即使有棋可走，也可以跳过。
ludo-explain-extra-roll = { $what }之后可再掷一次。
ludo-explain-extra-roll-later = 从第二轮起，{ $what }之后可再掷一次。
ludo-explain-no-extra-roll = 没有再掷的机会。
ludo-extra-six = 掷出 6 点
ludo-extra-doubles = 掷出对子
ludo-extra-capture = 吃子
ludo-extra-finish = 把棋子走到终点
ludo-explain-tries = 路上没有棋子时，最多可掷 { $count } 次来出子。
ludo-explain-tries-first-round = 第一轮中，路上没有棋子时，最多可掷 { $count } 次来出子。
ludo-explain-third-no-extra-roll = 连续第三次{ $roll }照走，但回合到此结束。
ludo-explain-third-turn-ends = 连续第三次{ $roll }不走，回合结束。
ludo-explain-third-roll-void = 连续第三次{ $roll }不走；重掷并重新计数。
ludo-explain-third-last-moved-home = 连续第三次{ $roll }不走：回合结束，本回合最后走的棋子退回基地，除非它已离开环路。
ludo-explain-third-leader-home = 连续第三次{ $roll }不走：回合结束，尚未到终点的棋子中走在最前面的退回基地。

## The rules in words: leaving the base
ludo-explain-entry = 要掷出 { $numbers } 才能让棋子出基地，出来后停在您的起点。
ludo-explain-entry-on = 掷出 { $number } 可让棋子出基地，停在您的第 { $square } 格。
ludo-explain-entry-never = 退回基地的棋子就留在那里。
ludo-explain-entry-sum = 两枚骰子之和也可以，但会用掉两枚骰子。
ludo-explain-entry-forced = 能出子就必须出。
ludo-explain-clear-start = 基地里还有棋子时，起点上的棋子能走就必须先走。
ludo-explain-entry-captures-one = 出来的棋子吃掉该格上的一枚敌方棋子，其余的留下。
ludo-explain-entry-captures-one-when-full = 该格已满时，出来的棋子吃掉那里的一枚敌方棋子。
ludo-explain-entry-captures-all = 出来的棋子吃掉该格上的全部敌方棋子。
ludo-explain-entry-captures-nothing = 该格上若有敌方棋子，您的棋子就出不了基地。

## The rules in words: moving
ludo-explain-stack-any = 同一格可以有您的任意多枚棋子。
ludo-explain-stack =
    { $most ->
        [1] 同一格不能有您的两枚棋子。
       *[other] 同一格最多可有您的 { $most } 枚棋子。
    }
ludo-explain-passing-not-own = 在环路上不能越过自己的棋子。
ludo-explain-passing-nobody = 在环路上不能越过任何棋子。
ludo-explain-column-passing = 在终点通道里不能越过自己的棋子。
ludo-explain-column-and-goal-passing = 在终点通道和终点格里不能越过自己的棋子。
ludo-explain-goal-passing = 在终点格里不能越过自己的棋子。
ludo-explain-stop-behind = 走不到头的棋子停在障碍前能到的最后一格。
ludo-explain-break-pair = 如果您有两枚以上棋子同在环路的一格，掷出 6 时只要能走就必须走其中一枚。
ludo-explain-capture-forced = 能吃子就必须吃。
ludo-explain-capture-bonus = 每吃一枚棋子，您的一枚棋子可走 { $count } 格。
ludo-explain-finish-bonus = 每有一枚棋子到达终点，您的一枚棋子可走 { $count } 格。
ludo-explain-bonus-last = 奖励步在骰子之后走；没有棋子能走就作废。

## The rules in words: captures and blockades
ludo-explain-capture = 棋子停到单独一枚敌方棋子上就吃掉它：敌方棋子退回基地。
ludo-explain-pair-none = 若停到几枚上，就全部吃掉。
ludo-explain-pair-not-captured = 同一格上两枚以上同色棋子不能被吃；您与它们同在一格。
ludo-explain-pair-cannot-be-landed-on = 环路一格上两枚以上同色敌方棋子构成封锁：可以越过，但不能停在上面。
ludo-explain-pair-cannot-be-passed = 环路一格上两枚以上同色敌方棋子构成封锁：既不能停在上面，也不能越过。
ludo-explain-pair-arrival-sent-home = 同一格上两枚以上同色棋子互相保护：停到上面的敌方棋子自己退回基地。
ludo-explain-pair-binds-owner = 封锁也挡住同色的其他棋子。

## The rules in words: special squares
ludo-explain-safe-share =
    { $count ->
       *[other] 您的第 { $squares } 格是安全格：不同颜色的棋子可以同在一格。
    }
ludo-explain-safe-arrival-forbidden =
    { $count ->
       *[other] 您的第 { $squares } 格是安全格：有敌方棋子时不能停在那里。
    }
ludo-explain-safe-arrival-sent-home =
    { $count ->
       *[other] 您的第 { $squares } 格是地球：有敌方棋子时停上去，您的棋子退回基地。
    }
ludo-explain-start-owner = 停在自己起点上的棋子会把停到那里的敌方棋子全部送回。
ludo-explain-stars = 您的第 { $squares } 格是星星：停到星星上的棋子跳到下一颗星星。
ludo-explain-last-star-stays = 在最后一颗星星上则停住。
ludo-explain-last-star-to-goal = 若不经跳跃停到最后一颗星星上，就直达终点。
ludo-explain-only-star-to-goal = 您的第 { $square } 格是星星：停到上面的棋子直达终点。
ludo-explain-star-captures-first = 跳跃的棋子只与停到的那颗星星上的敌子相遇，不管跳到的那颗。
ludo-explain-star-captures-final = 跳跃的棋子只与跳到的那颗星星上的敌子相遇，不管停到的那颗。
ludo-explain-star-captures-both = 跳跃的棋子与停到和跳到的两颗星星上的敌子都相遇。

## The rules in words: reaching the goal
ludo-explain-stairs = 终点通道是阶梯。棋子必须先正好停在阶梯脚下的 { $foot }，然后一次登一格，终点是最后一级：第一级用 1，第二级用 2，依此类推，第六级起都用 6。
ludo-explain-finish-exact = 点数正好才能到达终点。
ludo-explain-finish-exact-spaces = 棋子不能走过最后一个终点格。
ludo-explain-finish-bounce = 点数过大的棋子在 { $end } 折返，退走剩余步数，但不会退回环路。
ludo-explain-finish-goal-minus-die = 点数正好才能到达终点。终点通道里的棋子若掷得过大，就放到 { $end } 之前与点数相同的格数处，在那里不发生吃子等任何事。

## The rules in words: winning
ludo-explain-win = 最先把全部棋子走到终点的玩家获胜。
ludo-explain-win-together = 同伴一起获胜：所有同伴的棋子都到达终点才算。
ludo-explain-play-on-all-but-one = 其他人继续争名次，直到只剩一人。
ludo-explain-play-on-all = 其他人继续争名次，直到全部走完。
ludo-explain-finished-roll = 已走完的玩家仍要掷骰，然后跳过。

## The rules in words: oddities
ludo-explain-odd-column-on-loop = 停在终点通道第一格的棋子同时也算在环路的两格上：起点前一格和起点。
ludo-explain-odd-first-enemy-only = 停到几种颜色上的棋子，只与行棋顺序中自己之后的第一种颜色相遇。
ludo-explain-odd-star-goes-on = 在停到的星星上被送回的棋子，仍与跳跃本应到达处的敌子相遇。
ludo-explain-odd-tries = 只有掷骰后棋子全在基地时，才给多次尝试。
