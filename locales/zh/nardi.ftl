# Long Nardi and its family, in Chinese.
# Terms: checker 棋子, point N 号位 (点位), head 头位, home 内盘, starting quarter 起始区, to bear off 移出, block 封锁,
# pips 剩余步数, step 步, double 对子, runner 先行子, oin 单胜, mars 全胜 (mars), koks 完胜 (koks), cube 加倍骰, roll-off 掷先.

## Places of the board
nardi-place-point = { $point }
nardi-place-off = { $seat }：已移出

## What is counted, beside a number
count-pips = 剩余步数
count-off = 已移出
count-on-head = 在头位

## What is to be done
nardi-task-roll-off = 双方各掷一枚骰子，点数大的一方先走。
nardi-task-roll = 轮到{ $seat }掷骰。
nardi-task-roll-again = { $seat }掷出对子，再掷一次。
nardi-task-last-roll = { $opponent }已移出全部棋子；{ $seat }还有最后一掷。
nardi-task-last-turn = { $opponent }已移出全部棋子；{ $seat }还有最后一个回合。
nardi-task-play = 轮到{ $seat }走 { $dice }。
nardi-task-play-handed = { $seat }要走{ $opponent }走不了的 { $dice }。
nardi-task-pass = { $seat }走不了 { $dice }，只能跳过。
nardi-task-pips = 剩余步数：{ seat-white } { $white }，{ seat-black } { $black }。

## How a game ended
nardi-verdict-oin = { $winner }单胜，得 { $points } 分：{ $loser }至少移出了一枚棋子。
nardi-verdict-mars = { $winner }全胜，得 { $points } 分：{ $loser }一枚棋子也没有移出。
nardi-verdict-koks-none-home = { $winner }完胜，得 { $points } 分：{ $loser }一枚棋子也没有移出，内盘也没有棋子。
nardi-verdict-koks-first-quarter = { $winner }完胜，得 { $points } 分：{ $loser }一枚棋子也没有移出，起始区还有棋子。
nardi-verdict-tie = 平局：双方都移出了全部棋子。

## Why a step is not legal: the checker
point-empty = { $point } 号位上没有棋子。
not-your-checker = { $point } 号位上的棋子属于{ $owner }，现在轮到{ $seat }。
head-already-used = 本回合不能再有棋子离开头位（{ $point } 号位）；规定每回合 { $limit } 枚。
runner-first = 在 { $point } 号位的先行子越过对方头位（{ $head } 号位）之前，只有它可以走。

## Why a step is not legal: the dice
no-such-die = 从 { $from } 号位到 { $to } 号位需要 { $needed } 点；还可走：{ $dice }。
die-too-small = 从 { $point } 号位移出需要 { $needed } 点或更大；还可走：{ $dice }。
must-play = { $seat }有棋可走，不能跳过。
both-dice-must-be-played = { $dice } 两个点数都可以走，但走了这一步就不行了。
more-dice-must-be-played = 本回合可以走 { $steps } 步，但走了这一步就不行了。
only-the-higher-die = 两个点数只能走一个，必须走大的：走 { $die }，不走 { $other }。

## Why a step is not legal: where it ends
point-held = { $point } 号位被{ $owner }占着。
no-inner-steps = { $seat }的棋子已全部进入内盘：现在只能移出，不能在内盘里走。
not-all-home = { $count ->
   *[other] { $seat }要等全部棋子进入内盘才能移出；{ $points } 号位不在内盘。
}
exact-die-only = 从 { $point } 号位移出必须正好 { $needed } 点；还可走：{ $dice }。
larger-die-only-from-farthest = 点数有余时只能移出最远点位的棋子，即 { $point } 号位，不是 { $from } 号位。

## Why a step is not legal: blocks
block = { $checked ->
    [every-step] 这一步在 { $points } 号位形成封锁。{ $rule }
   *[turn-end] 这一步在 { $points } 号位形成封锁，本回合余下的步数也打不开。{ $rule }
}
block-needs-enemy-ahead = 只有当{ $enemy }有棋子已越过时，才可占住连续 { $length } 个点位。
block-needs-enemy-home = 只有当{ $enemy }有棋子进入内盘时，才可占住连续 { $length } 个点位。
block-never = 任何时候都不得占住连续 { $length } 个点位。
own-start-full = { $checked ->
    [every-step] { $seat }在自己起始区的六个点位（{ $first } 到 { $last }）中最多可占 { $limit } 个；走这一步后会占 { $held } 个。
   *[turn-end] { $seat }在回合结束时，自己起始区的六个点位（{ $first } 到 { $last }）中最多可占 { $limit } 个，走这一步后就做不到了。
}
enemy-start-full = { $checked ->
    [every-step] { $seat }在对方起始区的六个点位（{ $first } 到 { $last }）中最多可占 { $limit } 个；走这一步后会占 { $held } 个。
   *[turn-end] { $seat }在回合结束时，对方起始区的六个点位（{ $first } 到 { $last }）中最多可占 { $limit } 个，走这一步后就做不到了。
}
block-must-be-opened = { $enemy }的全部棋子都在 { $point } 号位，紧挨在 { $points } 号位的封锁后面；本回合必须打开封锁。

## Why steps are not a whole turn
turn-over = 走完 { $steps } 步，本回合就结束了。
turn-incomplete = 本回合还没走完：剩下的 { $dice }，{ $seat }还可以走。

## Texts that could not be read: what was being read
nardi-notation-turn = 回合
nardi-notation-board = 棋盘
nardi-notation-side = 行棋方
nardi-notation-head = 头位字段
nardi-notation-mark = 标记

## Texts that could not be read: what is wrong
nardi-step-form = 一步写成用 "/" 连接的两个点位，如 "24/18" 或 "6/off"，或写 "pass"。
nardi-step-from = 一步从 1 到 24 的点位开始。
nardi-step-to = 一步走到 1 到 24 的点位，或 "off"。
nardi-step-off-outside = 只有内盘里的棋子才能移出。
nardi-step-distance = 一步前进 1 到 6 个点位。
nardi-turn-too-long = 一个回合最多四步。
nardi-turn-pass-alone = "pass" 要单独写。
nardi-dice-form = 应为两个 1 到 6 的数字，如 "63"。
nardi-fen-fields = 应有棋盘、行棋方和骰子，如 "O5/6/o5/6 w -"。
nardi-fen-too-long = 除棋盘、行棋方、骰子、头位字段和标记外还有多余内容。
nardi-fen-side-form = 应为 "w" 或 "b"，掷先之前为 "-"。
nardi-fen-dice-form = 应为 1 到 6 的数字，掷骰之前为 "-"。
nardi-fen-dice-double = 在这种规则下，对子算 { $count } 枚骰子。
nardi-fen-dice-differ = 超过两枚骰子时必须是同一个对子。
nardi-fen-mark-meaningless = 在这种规则和骰子下没有意义。
nardi-fen-mark-form = 应为 "x"、"d"、"c" 或 "h"。
nardi-fen-head-alone = 只有写了骰子或标记 "x" 时才写头位字段。
nardi-fen-head-form = 应为 0 到 15 的数。
nardi-fen-board-form = 应为用 "/" 连接的四个区。
nardi-fen-board-letter = 白方应为 "A" 到 "O"，黑方 "a" 到 "o"，空点位 "1" 到 "6"。
nardi-fen-quarter-long = 第 { $quarter } 区超过六个点位。
nardi-fen-quarter-short = 第 { $quarter } 区应有六个点位，现有 { $points } 个。
nardi-fen-checkers = { $seat }有 { $count } 枚棋子；最多 15 枚。
nardi-fen-no-roll-off = 行棋方 "-" 用于掷先，而这种规则没有掷先。
nardi-fen-roll-off-start = 掷先在开局时进行，没有骰子："O5/6/o5/6 - -"。
nardi-fen-no-tie = 双方都没有棋子了，而这种规则没有平局。
nardi-fen-over-with-dice = 对局已结束，不会还有骰子没走。

## The rules: the board
nardi-explain-board = 棋盘
nardi-explain-points = 棋盘有 24 个点位，围成一圈，按白方的视角编号。
nardi-explain-heads = 双方各有十五枚棋子，开始时全在一个点位上，叫作头位：白方在 24 号位，黑方在 12 号位。
nardi-explain-ways = 双方朝同一方向走：白方从 24 走到 1，黑方从 12 走到 1，再从 24 走到 13。
nardi-explain-homes = 路线的最后六个点位是内盘：白方为 6 到 1，黑方为 18 到 13。
nardi-explain-aim = 目标是把全部棋子走进内盘，然后移出棋盘。

## The rules: the start
nardi-explain-start = 开局
nardi-explain-white-rolls = 白方先掷。
nardi-explain-roll-off = 双方各掷一枚骰子；点数相同则重掷。
nardi-explain-roll-off-fresh = 点数大的一方先走，重新掷两枚骰子。
nardi-explain-roll-off-played = 点数大的一方先走，就走刚掷出的两个点数。

## The rules: a turn
nardi-explain-turn = 回合
nardi-explain-steps = 玩家掷两枚骰子，每枚走一步：一枚棋子正好前进这么多点位。
nardi-explain-no-hitting = 不能进入有对方棋子的点位；棋子从不被打。
nardi-explain-same-checker = 只要每一步都可以走，同一枚棋子可以连走几步。
nardi-explain-double-four = 掷出对子，按该点数走四步。
nardi-explain-double-two = 掷出对子，按该点数走两步，然后同一玩家再掷一次。
nardi-explain-extra-roll = 即使对子一步也走不了，仍可再掷，但已经取胜则不再掷；再掷时掷出对子不再加掷。
nardi-explain-extra-roll-head = 加掷不算首回合，最多可有 { $limit } 枚棋子离开头位。
nardi-explain-cascade = 掷出对子，按该点数走四步，再按下一个更大的点数走四步，直到 6：4-4 之后是 5-5 和 6-6。
nardi-explain-cascade-parts = 每个对子都要尽量走完，才开始下一个。
nardi-explain-cascade-ends = 遇到第一个走不了的点数，回合结束，剩下的全归对手；对手按同样顺序走完，再照常掷骰。
nardi-explain-cascade-lost = 对手也走不了的就作废。
nardi-explain-most-dice = 必须尽可能多地走骰子的点数。
nardi-explain-higher-die = 两个不同的点数若任一个可走但不能都走，必须走大的。
nardi-explain-pass = 一步也走不了的玩家跳过。
nardi-explain-winning-stop = 最后一枚棋子可以立即移出，即使换个走法能多走一个点数。
nardi-explain-runner = 走在最前面的棋子是先行子：在有一枚棋子越过对方头位之前，其他棋子不得走动。
nardi-explain-runner-passed = 此后其他棋子就可以走，同一回合剩下的点数也可以用。

## The rules: the head
nardi-explain-head = 头位
nardi-explain-head-free = 每回合离开头位的棋子数不限。
nardi-explain-head-limit = 每回合最多 { $limit } 枚棋子可离开头位。
nardi-explain-first-turn = 玩家的首回合，十五枚棋子都在头位时，掷出 { $doubles } 可让第二枚棋子离开头位。
nardi-explain-first-turn-second = 玩家的首回合，十五枚棋子都在头位时，掷出 { $doubles } 可让第二枚棋子离开头位，但须对手已有棋子离开头位。

## The rules: blocks
nardi-explain-blocks = 封锁
nardi-explain-blocks-free = 占住连续点位（封锁）没有限制。
nardi-explain-block = 封锁是指在对方的路线上连续 { $length } 个或更多点位全被一方占住。
nardi-explain-block-never = 任何时候都不得封锁。
nardi-explain-block-ahead = 只有当对方有棋子越过封锁的远端时，才可封锁。
nardi-explain-block-home = 只有当对方有棋子进入内盘时，才可封锁。
nardi-explain-block-off-counts = 已移出的棋子也算在内。
nardi-explain-block-off-ignored = 已移出的棋子不算在内。
nardi-explain-own-start = 在自己的起始区（头位及其后五个点位），最多可同时占 { $limit } 个点位。
nardi-explain-enemy-start = { $limit ->
    [0] 在对方的起始区（对方头位及其后五个点位），一个点位也不得占。
   *[other] 在对方的起始区（对方头位及其后五个点位），最多可同时占 { $limit } 个点位。
}
nardi-explain-checked-every-step = 每走一步都要检查。
nardi-explain-checked-turn-end = 只在回合结束时检查：回合中形成的可以再拆开。
nardi-explain-bear-off-unchecked = 移出棋子的步不检查。
nardi-explain-mover-bound = 行棋方必须遵守，即使这些点位在回合开始前就已占住。
nardi-explain-open-block = 如果对方十五枚棋子全在紧挨 { $length } 位封锁后面的点位上，只要有走法能打开封锁，回合结束时就必须打开。

## The rules: bearing off
nardi-explain-bearing-off = 移出棋子
nardi-explain-all-home = 玩家剩下的棋子全部进入内盘后即可移出，最后一枚进入的那个回合也可以。
nardi-explain-exact-die = 每个点数移出对应点位的棋子，从路线终点数起：1 移出最后一个点位的，6 移出内盘第一个点位的。
nardi-explain-larger-die = 点数有余时，只能移出仍有棋子的最远点位上的棋子。
nardi-explain-larger-die-never = 点数有余时不能移出棋子。
nardi-explain-inner-steps = 也可以用点数在内盘里走一步。
nardi-explain-no-inner-steps = 全部进入内盘后，棋子不再在内盘里走动。

## The rules: the end
nardi-explain-end = 终局
nardi-explain-winner = 先移出全部十五枚棋子的一方获胜。
nardi-explain-oin = 这是单胜（oin），得 { $points } 分。
nardi-explain-mars = 负方若一枚棋子也没有移出，则为全胜（mars），得 { $points } 分。
nardi-explain-koks-none-home = 负方若内盘也没有棋子，则改为完胜（koks），得 { $points } 分。
nardi-explain-koks-first-quarter = 负方若在路线的头六个点位上还有棋子，则改为完胜（koks），得 { $points } 分。
nardi-explain-no-ties = 没有平局。
nardi-explain-last-roll = 负方若正好移出了十四枚棋子，可再掷最后一次：移出最后一枚则为平局，否则算对方单胜。
nardi-explain-last-roll-single = 最后一掷掷出对子不再加掷。
nardi-explain-equal-turns = 如果先走的白方先走完，黑方再走一个回合：移出最后一枚则为平局。
nardi-explain-equal-turns-judged = 走完这个回合后才判定胜利的种类。

## The rules: matches
nardi-explain-matches = 比赛
nardi-explain-single-game = 只下一局。
nardi-explain-match-length = 比赛打到 { $points } 分。
nardi-explain-next-opening = 每局都像第一局那样开局。
nardi-explain-next-winner = 胜方在下一局先走。
nardi-explain-next-loser = 负方在下一局先走。
nardi-explain-next-alternate = 双方轮流先走。
nardi-explain-cube = 加倍骰开始时放在中间，显示 1。
nardi-explain-cube-double = 将要掷骰的玩家可以加倍，条件是加倍骰在中间或归自己所有，但用掷先的骰子时不行。
nardi-explain-cube-answer = 对手可以接受，加倍骰翻倍并归其所有；也可以放弃，按加倍骰原来的值输一个单胜。
nardi-explain-cube-score = 得分等于胜利的分数乘以加倍骰。
nardi-explain-crawford = 一方距赢得比赛只差一分后的第一局不用加倍骰（克劳福德规则）。
nardi-explain-jacoby = 加倍骰在中间时，任何胜利都算单胜（雅各比规则）。
